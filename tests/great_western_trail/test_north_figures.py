"""Rails to the North: corrections of its figures that no table could live with are refused with their place."""

from copy import deepcopy
from typing import Any

import pytest

import abilene
from abilene import DataError
from abilene.games.great_western_trail.checks import check

TABLES = abilene.load("great_western_trail", players=2, rails_to_the_north=True).tables
EDGES = TABLES["north"]["rails"]["edges"]
TILES = TABLES["north"]["medium_towns"]["tiles"]


def town(name: str, **changes: Any) -> dict[str, Any]:
    """A correction of one town."""
    return {"towns": {"towns": [{"id": name, **changes}]}}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (town("T01", type="tiny"), "north.towns.T01.type: unknown 'tiny'"),
        (town("T01", slots=["", "", ""]), "north.towns.T01.slots: a town has 4 slots, not 3"),
        (town("T01", slots=["", "", "", "dance"]), "north.towns.T01.slots: unknown 'dance'"),
        (town("T01", slots=["", "", "", "pay_much"]), "north.towns.T01.slots: unknown 'pay_much'"),
        (town("T01", type="medium"), "north.setup.medium_tiles_placed: it is 7 in the rules, not 6"),
        (town("T01", type="station"), "north.stations.stations: it is "),
        (town("T01", type="big"), "north.big_cities.cities: it is "),
        (town("ST1", type="small"), "north.stations.NS1.town: unknown 'ST1'"),
        ({"stations": {"stations": [{"id": "NS1", "town": "T01"}]}}, "north.stations.NS1.town: unknown 'T01'"),
        ({"stations": {"stations": [{"id": "NS1", "town": "ST2"}]}}, "north.stations.stations: it is "),
        ({"stations": {"stations": [{"id": "NS1", "border": "red"}]}}, "north.stations.NS1.border: unknown 'red'"),
        ({"rails": {"edges": [*EDGES, ["T01", "T99"]]}}, "north.rails.edges: unknown 'T99'"),
        ({"rails": {"edges": [*EDGES, ["PEORIA", "T01"]]}}, "north.rails.edges: unknown 'PEORIA'"),
        ({"rails": {"edges": [*EDGES, ["T01", "T02", "T03"]]}}, "north.rails.edges: a rail joins two places"),
        ({"rails": {"edges": [edge for edge in EDGES if "T18" not in edge]}}, "rails.edges: no rail leads to T18"),
        (
            {"medium_towns": {"tiles": [{"id": tile["id"], "count": 1} for tile in TILES]}},
            "north.medium_towns.tiles: there are 6 medium towns",
        ),
        (
            {"medium_towns": {"tiles": [{"id": "engine_3", "actions": []}]}},
            "north.medium_towns.engine_3: a tile shows one action, or a choice of two",
        ),
        (
            {"medium_towns": {"tiles": [{"id": "engine_3", "actions": ["dance"]}]}},
            "north.medium_towns.engine_3: unknown 'dance'",
        ),
        (
            {"city_strip": {"cities": [{"id": "TOLEDO", "value": 3}]}},
            "north.city_strip.cities: they stand in the order of their values",
        ),
        (
            {"city_strip": {"arrows": [{"from": "FULTON", "to": "CHICAGO"}]}},
            "north.city_strip.arrows: FULTON and CHICAGO are no neighbours",
        ),
        ({"city_strip": {"arrows": [{"from": "FULTON", "action": "dance"}]}}, "arrows.FULTON: unknown 'dance'"),
        ({"big_cities": {"cities": [{"id": "OMA", "border": "red"}]}}, "north.big_cities.OMA.border: unknown 'red'"),
        ({"big_cities": {"cities": [{"id": "OMA", "on_delivery": ["engine_3"]}]}}, "on_delivery: unknown 'engine_3'"),
        ({"annex": {"rows_of_stores": 0}}, "north.annex.rows_of_stores: it is at least 1, not 0"),
        ({"annex": {"stores_per_row": 0}}, "north.annex.stores_per_row: it is at least 1, not 0"),
        ({"annex": {"disc_slot": {"border": "red"}}}, "north.annex.disc_slot.border: unknown 'red'"),
        ({"auxiliary_action": {"single": {"pay": -1}}}, "it cannot be -1"),
        ({"station_masters": {"tiles": [{"id": "M10", "scoring": "per_cow"}]}}, "M10: unknown 'per_cow'"),
        ({"station_masters": {"tiles": [{"id": "M10", "immediate": ["dance"]}]}}, "M10: unknown 'dance'"),
        ({"station_masters": {"tiles": [{"id": "M10", "per": 0}]}}, "M10.per: it is at least 1, not 0"),
        ({"private_buildings": {"buildings": [{"id": "13a", "craftsmen": 0}]}}, "13a.craftsmen: it is at least 1"),
        ({"private_buildings": {"buildings": [{"id": "13a", "local_actions": [["dance"]]}]}}, "13a: unknown 'dance'"),
        ({"private_buildings": {"buildings": [{"id": "13a", "local_actions": [[]]}]}}, "13a: a local action is one"),
        ({"objective_cards": {"cards": [{"id": "O25", "tasks": ["goat"]}]}}, "O25: unknown 'goat'"),
        ({"starting_objective_cards": {"cards": [{"id": "S05", "immediate": "dance"}]}}, "S05: unknown 'dance'"),
        ({"weather": {}}, "unknown figure 'weather'"),
    ],
)  # fmt: skip
def test_a_correction_that_does_not_fit_is_refused_with_its_place(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        abilene.load("great_western_trail", players=3, rails_to_the_north=True, data={"north": changes})


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("annex", "disc_slot", "id"), "aux_store_3", "north.annex.disc_slot.id: it is 'aux_store_2'"),
        (("auxiliary_action", "id"), "open_store", "north.auxiliary_action.id: it is 'place_store'"),
        (("station_masters", "tiles"), [], "north.station_masters.tiles: 7 stations have a place for one"),
    ],
)
def test_what_the_rules_call_by_name_must_be_there(path: tuple[str, ...], value: Any, message: str) -> None:
    tables = deepcopy(TABLES)
    *way, last = path
    table: Any = tables["north"]
    for name in way:
        table = table[name]
    table[last] = value
    if path[0] == "station_masters":
        del tables["second_edition"]["station_masters"]["tiles"][5:]  # as many as the base game needs
    with pytest.raises(DataError, match=message):
        check(tables)


def test_a_corrected_north_plays() -> None:
    changes = {
        "annex": {"rows_of_stores": 1, "stores_per_row": 2},
        **town("T01", slots=["pay_1", "", "", "gain_money_5"]),
    }
    game = abilene.load("great_western_trail", players=2, rails_to_the_north=True, data={"north": changes})
    assert game.start(1).view(0)["seats"][0]["annex"]["left"] == 2
