"""Figures that no box could hold are refused before anything is built from them."""

import math
from typing import Any

import pytest

from abilene.engine.checks import not_too_large
from abilene.engine.errors import DataError
from abilene.games import box, load, names

FROM_STRANGERS = [
    ("montana", {"shop_row": [{"row": 2, "goods_count": 1000}]}, "shop_row.goods_count"),
    ("montana", {"shop_row": [{"row": 3, "exchanges_max": 10**6}]}, "shop_row.exchanges_max"),
    ("montana", {"limits": {"worker_slots_per_player": 10**6}}, "limits.worker_slots_per_player"),
    ("montana", {"resource": [{"id": "wheat", "box_count": 10**6}]}, "resource.wheat.box_count"),
    ("montana", {"layout": [{"players": 2, "tile_centres": [[10**7, 0]] * 7}]}, "layout.tile_centres"),
    ("montana", {"engine": {"turn_cap_per_player": 10**30}}, "engine.turn_cap_per_player"),
    ("spike", {"map_cities": {"items": [{"id": "boston", "x": 10**7}]}}, "map_cities.items.boston.x"),
    ("spike", {"map_cities": {"items": [{"id": "boston", "y": -(10**30)}]}}, "map_cities.items.boston.y"),
    ("spike", {"map_cities": {"items": [{"id": "boston", "lat": math.nan}]}}, "map_cities.items.boston.lat"),
    ("spike", {"rail_kinds": {"items": [{"id": "black", "copies": 10**6}]}}, "rail_kinds.items.black.copies"),
    ("spike", {"components": {"track_pieces_per_player": 10**6}}, "components.track_pieces_per_player"),
    ("great_western_trail", {"common": {"railroad": {"last_space": 10**6}}}, "common.railroad.last_space"),
    ("great_western_trail", {"north": {"rails": {"hall_x": 10**7}}}, "north.rails.hall_x"),
    ("good_goat_bad", {"constants": {"charlatan_coins": 10**6}}, "constants.charlatan_coins"),
    ("good_goat_bad", {"player_counts": [{"players": 5, "rounds": 1000}]}, "player_counts.rounds"),
    ("good_goat_bad", {"resources": [{"id": "supplies", "count": 10**6}]}, "resources.supplies.count"),
]


@pytest.mark.parametrize(("game", "data", "place"), FROM_STRANGERS)
def test_a_figure_that_no_box_could_hold_is_refused_by_its_name(game: str, data: dict[str, Any], place: str) -> None:
    with pytest.raises(DataError, match="it is at most") as refused:
        load(game, players=2, data=data)
    assert refused.value.table == place


@pytest.mark.parametrize("game", names())
def test_every_whole_number_of_a_box_has_a_bound(game: str) -> None:
    """Whatever figure a stranger raises to a million is refused, by this check or another; nothing is built first."""
    tables = box(game).tables
    for _, change in _raised(tables):
        with pytest.raises(DataError):
            load(game, players=2, data=change)


def _raised(value: Any, path: tuple[Any, ...] = ()) -> Any:
    """Every whole number of the tables, as a correction that makes it a million."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _raised(inner, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        key = next((key for key in value[0] if len({str(row.get(key)) for row in value}) == len(value)), None)
        for row in value[:1] if key is not None else ():
            for place, change in _raised({name: n for name, n in row.items() if name != key}):
                yield (*path, *place), _at(path, [{key: row[key], **change}])
    elif type(value) is int:
        yield path, _at(path, 10**6)


def _at(path: tuple[Any, ...], value: Any) -> Any:
    for key in reversed(path):
        value = {key: value}
    return value


def test_what_is_no_number_is_larger_than_all() -> None:
    with pytest.raises(DataError, match="at most 5"):
        not_too_large({"a": {"b": math.nan}}, lambda path: 5)
    not_too_large({"a": [{"id": "x", "b": -5}]}, lambda path: 5)
