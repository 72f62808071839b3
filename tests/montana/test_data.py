"""The figures: what ships is sound, what is corrected is checked, and a corrected figure is played with."""

from typing import Any

import pytest

from abilene.engine.data import override_tables
from abilene.engine.errors import DataError
from abilene.engine.game import Game
from abilene.games.montana import BOX
from abilene.games.montana.checks import check
from abilene.games.montana.data import MOST, ROOM, packed
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.city import ChooseGoods
from tests.montana.plains import load

TABLES = load(3).tables


def corrected(changes: dict[str, Any], players: int = 3) -> Game[Territory]:
    return Game(BOX, players, changes)


def test_the_shipped_figures_are_sound() -> None:
    check(TABLES)


def test_every_table_says_where_it_is_from() -> None:
    for name, table in TABLES.items():
        for row in table if isinstance(table, list) else [table]:
            assert row["source"].strip(), name
            assert row["confidence"] in ("seed", "public", "reconstructed"), name


def test_what_is_reconstructed_is_named() -> None:
    expected = {
        "start_region", "tile_draw", "wheel", "bank_space", "location", "shop", "engine", "solo", "geometry",
        "tile_set", "layout", "tile",
    }  # fmt: skip
    assert set(load(3).reconstructed) == expected


def test_a_tile_can_be_corrected_region_by_region() -> None:
    game = corrected({"tile": [{"id": "T01", "hexes": [{"pos": 0, "cost": ["copper_large", "wheat"], "cow": False}]}]})
    assert game.figures.costs[0] == [1, 0, 0, 0, 0, 1]
    assert not game.figures.has_cow[0]
    assert game.figures.costs[1] == load(3).figures.costs[1]
    mountain = {"pos": 0, "terrain": "mountain", "cost": [], "cow": False}
    assert not corrected({"tile": [{"id": "T01", "hexes": [mountain]}]}).figures.buildable[0]


def test_wheel_bank_and_shop_can_be_corrected() -> None:
    segments = [["wheat_worker", "stone_worker"]] * 6 + [["any", "any"]] * 2
    game = corrected(
        {
            "wheel": {"segments": segments},
            "bank_space": [{"id": "bank_3", "coins": 12}],
            "shop": {"column_costs": [1, 2, 4]},
            "location": [{"id": "mine_3", "yield": 4}],
        }
    )
    assert game.figures.wheel[0] == (2, 1)
    assert game.figures.bank_coins == [5, 8, 12]
    assert (game.figures.columns, game.figures.location_yield[2]) == (3, 4)
    t = game.start(1)
    for _ in range(300):
        if t.over:
            break
        t.play(t.options()[0])


def test_two_rows_may_give_goods_each_of_its_own_choice() -> None:
    row = {"row": 3, "exchanges_max": 0, "goods_count": 1, "goods_choice": ["pumpkin", "wheat"]}
    t = corrected({"shop_row": [row]}).start(1)
    t.stack, t.turn, t.cows = [], 0, [0, 0, 0]
    t.then(ChooseGoods(0, 2))
    t.settle()
    assert [t.step().say(t, choice) for choice in t.options()] == ["take wheat", "take pumpkin"]
    refusal = t.refusal(0)
    assert refusal is not None
    assert refusal.rule == "MON-CITY-2"
    assert refusal.en == "Your row does not give these goods."


def test_layouts_can_be_corrected() -> None:
    centres = [[1, -3], [3, -2], [-2, -1], [0, 0], [2, 1], [-3, 2], [4, 2]]
    game = corrected({"layout": [{"players": 2, "tile_centres": centres}]}, 2)
    assert (5, 2) in game.figures.where


@pytest.mark.parametrize(
    ("changes", "table"),
    [
        ({"bank_space": [{"id": "bank_1", "coins": -1}]}, "bank_space.bank_1.coins"),
        ({"bank_space": [{"id": "bank_1", "workers": 0}]}, "bank_space.bank_1"),
        ({"bank_space": [{"id": "bank_3", "workers": 9}]}, "bank_space.bank_3"),
        ({"limits": {"handling_order": ["wheat"]}}, "limits.handling_order"),
        ({"area": [{"id": "mine", "good": "copper_large"}]}, "worker.copper_worker.harvests"),
        ({"area": [{"id": "mine", "worker": "wheat_worker"}]}, "area.mine.worker"),
        ({"worker": [{"id": "wheat_worker", "count": 17}]}, "worker.wheat_worker.count"),
        ({"cattle_trade": {"goods": ["wheat", "stone_large"]}}, "cattle_trade.goods"),
        ({"resource": [{"id": "wheat", "box_count": 5}]}, "resource.wheat"),
        ({"resource": [{"id": "wheat", "box_count": 128}]}, "resource.wheat"),
        ({"resource": [{"id": "wheat", "start_per_player": 0}]}, "resource.wheat.start_per_player"),
        ({"players": [{"count": 2, "settlements_per_player": 13}]}, "players.2"),
        ({"players": [{"count": 4, "start_coins_by_seat": [1, 2]}]}, "players.4"),
        ({"solo": {"settlements": 0}}, "solo.settlements"),
        ({"solo": {"layout_of_players": 5}}, "solo.layout_of_players"),
        ({"solo": {"neutral_representative_column": 5}}, "solo.neutral_representative_column"),
        ({"solo": {"ranks": [{"en": "Pioneer", "max_turns": 20}]}}, "solo.ranks"),
        ({"start_stock": {"wheel_spins": 3}}, "start_stock.workers"),
        ({"engine": {"turn_cap_per_player": 0}}, "engine.turn_cap_per_player"),
        ({"build": {"line_length": 0}}, "build.line_length"),
        ({"wheel": {"segments": [["any", "any"]]}}, "wheel.segments"),
        ({"wheel": {"segments": [["any", "wheat_worker"]] * 8}}, "wheel.segments"),
        ({"wheel": {"segments": [["cook", "cook"]] * 8}}, "wheel.segments"),
        ({"wheel": {"segments": [["wheat_worker"]] * 8}}, "wheel.segments"),
        ({"wheel": {"max_advance": 8}}, "wheel.max_advance"),
        ({"wheel": {"wheat_per_step": 0}}, "wheel.wheat_per_step"),
        ({"work_payment": {"other_workers": 0}}, "work_payment.other_workers"),
        ({"work_payment": {"small_space_coins": 1}}, "work_payment.small_space_coins"),
        ({"work_payment": {"other_workers": 3}}, "box.workers"),
        ({"location": [{"id": "mine_1", "area": "saloon"}]}, "location.mine_1.area"),
        ({"location": [{"id": f"mine_{n}", "area": "garden"} for n in (1, 2, 3)]}, "location"),
        ({"shop": {"column_costs": [1, 3, 2]}}, "shop.column_costs"),
        ({"shop": {"row_count": 5}}, "shop_row"),
        ({"shop_row": [{"row": 2, "exchanges_max": 1}]}, "shop_row.2"),
        ({"shop_row": [{"row": 2, "goods_choice": ["gold"]}]}, "shop_row.2.goods_choice"),
        ({"tile": [{"id": "T01", "hexes": [{"pos": 0, "terrain": "desert"}]}]}, "tile.T01.hexes.0.terrain"),
        ({"tile": [{"id": "T01", "hexes": [{"pos": 0, "cost": ["gold"]}]}]}, "tile.T01.hexes.0.cost"),
        ({"tile": [{"id": "T01", "hexes": [{"pos": 0, "cost": []}]}]}, "tile.T01.hexes.0"),
        ({"tile": [{"id": "T01", "hexes": [{"pos": 2, "cow": True}]}]}, "tile.T01.hexes.2"),
        ({"tile": [{"id": "T01", "hexes": [{"pos": 0, "canteen": True}]}]}, "tile.T01.hexes.0"),
        ({"tile": [{"id": "T01", "hexes": [{"pos": 3, "cow": True}]}]}, "tile"),
        ({"box": {"canteens": 3}}, "tile"),
        ({"players": [{"count": 2, "landscape_tiles": 8}]}, "layout.2"),
        ({"layout": [{"players": 2, "tile_centres": [[0, 0]] * 7}]}, "layout.2"),
        ({"layout": [{"players": 2, "tile_centres": [[3 * i, 9 * i] for i in range(7)]}]}, "layout.2"),
        ({"geometry": {"axes": [[1, 0]]}}, "geometry.axes"),
    ],
)
def test_figures_that_cannot_be_those_of_a_box_are_refused(changes: dict[str, Any], table: str) -> None:
    with pytest.raises(DataError) as refused:
        check(override_tables(TABLES, changes))
    assert refused.value.table == table


def test_a_slip_of_the_pen_is_refused() -> None:
    with pytest.raises(DataError, match="unknown table"):
        corrected({"saloon": {}})
    with pytest.raises(DataError, match="no row with id"):
        corrected({"tile": [{"id": "T13"}]})


def test_counts_in_one_number_are_compared_all_at_once() -> None:
    for have in ([0, 0, 0], [1, 2, 3], [MOST, 0, MOST]):
        for cost in ([0, 0, 0], [1, 0, 3], [2, 0, 0], [0, 1, 0], [MOST, 0, MOST]):
            enough = all(owned >= asked for owned, asked in zip(have, cost, strict=True))
            assert ((packed(have) + ROOM - packed(cost)) & ROOM == ROOM) == enough
