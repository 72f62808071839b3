"""What is in the box, as far as the rules speak of it."""

import pytest

from abilene.games.montana.data import AREAS, GOODS, KINDS, POSITIONS, WORKERS
from abilene.games.montana.state import NOTHING
from tests.montana.plains import A, B, add, load, plains, send
from tests.rules import rule

FIGURES = load(3).figures
TABLES = load(3).tables


@rule("MON-COMP-1")
@pytest.mark.parametrize(
    ("have", "cost"),
    [
        ("stone_small", "stone_large"),
        ("stone_large", "stone_small"),
        ("copper_small", "copper_large"),
        ("copper_large", "copper_small"),
    ],
)
def test_a_size_never_stands_in_for_the_other(have: str, cost: str) -> None:
    near = {
        "stone_large": "wheat stone_large",
        "stone_small": "wheat stone_small",
        "copper_large": "wheat copper_large",
    }
    p = plains().land((1, 0), near.get(cost, "wheat copper_small")).goods(A, wheat=5, **{have: 5})
    p.t.frontier = [p.region((1, 0))]
    assert "build" not in p.turn(A).options()
    p.goods(A, **{cost: 1})
    p.t.stack = []
    assert "build" in p.turn(A).options()


@rule("MON-COMP-1")
def test_six_kinds_of_goods() -> None:
    assert sorted(GOODS) == sorted(row["id"] for row in TABLES["resource"])
    assert KINDS == 6


@rule("MON-COMP-2")
def test_four_colours_of_workers() -> None:
    colours = [(row["id"], row["colour"], row["count"]) for row in TABLES["worker"]]
    assert colours == [
        ("copper_worker", "brown", 18),
        ("stone_worker", "grey", 18),
        ("wheat_worker", "beige", 18),
        ("pumpkin_worker", "orange", 18),
    ]


@rule("MON-COMP-3")
def test_goods_coins_cows_and_canteens_have_no_limit() -> None:
    p = plains().goods(A, wheat=90).coins(500).cows(24).canteens(6).workers(A, wheat=1).turn(A)
    p.play("wheat field 1 coin", "pass", "end")
    assert p.owns(A)["wheat"] == 91
    assert (p.t.coins[A], p.t.cows[A], p.t.canteens[A]) == (499, 24, 6)


@rule("MON-COMP-4")
def test_the_bank_never_runs_out_of_coins() -> None:
    p = plains().coins(1_000, 1_000, 1_000).workers(A, copper=1).turn(A).play("bank 5 coins")
    assert p.t.coins[A] == 1_005


@rule("MON-COMP-5")
def test_a_tile_is_a_flower_of_seven_regions() -> None:
    assert len(FIGURES.tile_ids) == 12
    assert len(FIGURES.terrain) == 12 * POSITIONS
    assert FIGURES.where[:7] == [(1, -3), (2, -3), (2, -4), (1, -4), (0, -3), (0, -2), (1, -2)]
    for region in range(1, 7):
        assert 0 in FIGURES.neighbours[region]
    for face, terrain in enumerate(FIGURES.terrain):
        assert not FIGURES.has_canteen[face] or terrain == "lake"


@rule("MON-COMP-5")
def test_the_tiles_are_what_their_table_says() -> None:
    said = TABLES["tile_set"]
    assert len(FIGURES.tile_ids) == said["tiles"]
    assert len(FIGURES.terrain) == said["hexes"]
    assert FIGURES.terrain.count("lake") == sum(FIGURES.has_canteen) == said["lakes"]
    assert FIGURES.terrain.count("mountain") == said["mountains"]
    assert sum(FIGURES.has_cow) == said["cows"]
    assert sum(FIGURES.has_double) == said["doubles"]
    assert sum(FIGURES.buildable) == said["buildable"]
    assert [sum(column) for column in zip(*FIGURES.costs, strict=True)] == [49, 49, 34, 34, 26, 26]


@rule("MON-COMP-6")
@pytest.mark.parametrize("terrain", ["mountain", "lake"])
def test_mountains_and_lakes_are_never_built_on(terrain: str) -> None:
    p = plains().terrain((1, 0), terrain).goods(A, wheat=3, pumpkin=3).build(A)
    assert (1, 0) not in p.buildable()
    assert p.refused(f"build {p.name((1, 0))}") == "MON-COMP-6"


@rule("MON-COMP-7")
def test_the_worker_board() -> None:
    assert FIGURES.bank_workers == [1, 2, 3]
    assert FIGURES.bank_coins == [5, 8, 11]
    assert [row["id"] for row in TABLES["area"]] == list(AREAS)
    assert FIGURES.location_coins == [1, 3, 6] * 4
    assert FIGURES.location_yield == [1, 2, 3, 1, 2, 3, 1, 2, 4, 1, 2, 4]
    assert (FIGURES.rows, FIGURES.column_costs) == (4, [2, 3, 4, 5, 6])


@rule("MON-COMP-8")
def test_a_location_is_free_exactly_when_its_large_space_is_empty() -> None:
    p = plains().workers(A, copper=2).workers(B, copper=4).coins(9, 9).turn(A).play("mine 1 coin", "pass")
    assert p.t.small[0] == NOTHING
    assert "mine 1 coin" not in p.options()
    assert "mine 3 coins" in p.options()


@rule("MON-COMP-9")
def test_the_wheel() -> None:
    pairs = [[WORKERS[colour] if colour >= 0 else "any" for colour in pair] for pair in FIGURES.wheel]
    assert pairs == TABLES["wheel"]["segments"]
    assert len(pairs) == 8
    assert pairs.count(["any", "any"]) == 2
    for name in WORKERS:
        assert sum(pair.count(name) for pair in pairs) == 3


@rule("MON-COMP-10")
def test_representatives_wait_at_the_hardware_store_outside_the_bidding() -> None:
    p = plains().goods(A, pumpkin=1).turn(A)
    assert p.waits()
    p.play("city", "bid 2 on row 4")
    assert p.waits()


def test_a_crew_is_named_in_the_order_of_the_colours() -> None:
    assert send("pumpkin", "copper") == "send brown, orange"
    assert add("wheat") == "add beige"
