"""Build: where, for what, how often, and what comes with it."""

import pytest

from tests.montana.plains import A, B, C, Place, plains
from tests.rules import rule

ROUND_START = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


@rule("MON-BUILD-1")
def test_next_to_the_start_tile_or_anybodys_settlement() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=3).build(A)
    assert p.buildable() == ROUND_START
    p = plains(2).goods(A, wheat=3, pumpkin=3).settled(B, (1, 0)).terrain((2, 0), "mountain").build(A)
    assert p.buildable() == ROUND_START - {(1, 0)} | {(2, -1), (1, 1)}
    assert p.refused(f"build {p.name((2, 0))}") == "MON-COMP-6"
    assert p.refused(f"build {p.name((2, 1))}") == "MON-BUILD-1"


@rule("MON-BUILD-1")
def test_tile_borders_do_not_matter() -> None:
    """(1, 0) lies on the tile of the start, (2, 0) on the next one."""
    p = plains(2).goods(A, wheat=2, pumpkin=2).build(A).build_on((1, 0))
    figures = p.t.figures
    assert p.region((1, 0)) // 7 != p.region((2, 0)) // 7
    assert (2, 0) in p.buildable()
    assert p.region((2, 0)) in figures.neighbours[p.region((1, 0))]


@rule("MON-BUILD-2")
def test_the_cost_is_paid_to_the_supply_and_a_settlement_placed() -> None:
    p = plains(2).land((1, 0), "wheat pumpkin stone_large").goods(A, wheat=2, pumpkin=1, stone_large=1).build(A)
    p.build_on((1, 0))
    assert p.owns(A) == {"wheat": 1}
    assert p.t.supply == [101, 101, 100, 100, 101, 100]
    assert (p.pieces((1, 0)), p.t.owner[p.region((1, 0))], p.t.left[A]) == (1, A, 11)


@rule("MON-BUILD-2")
def test_what_one_cannot_pay_is_not_offered() -> None:
    p = plains(2).land((1, 0), "wheat pumpkin stone_large").goods(A, wheat=1, pumpkin=1).build(A)
    assert p.buildable() == ROUND_START - {(1, 0)}
    assert p.refused(f"build {p.name((1, 0))}") == "MON-BUILD-2"


@rule("MON-BUILD-3")
def test_one_to_three_builds_one_after_the_other() -> None:
    p = plains(2).goods(A, wheat=4, pumpkin=4).turn(A).play("build")
    assert "stop" not in p.options()
    assert p.refused("stop") == "MON-BUILD-3"
    p.build_on((1, 0), (2, 0), (3, -1))  # each next to the one before
    assert p.asks() == (B, "act")
    assert p.owns(A) == {"wheat": 1, "pumpkin": 1}


@rule("MON-BUILD-4")
@pytest.mark.parametrize(("builds", "coins"), [(1, 2), (2, 1)])
def test_a_coin_for_each_build_not_used(builds: int, coins: int) -> None:
    p = plains(2).goods(A, wheat=9, pumpkin=9).build(A).build_on(*[(1, 0), (0, 1)][:builds])
    assert p.t.coins[A] == 0
    p.play("stop")
    assert p.t.coins[A] == coins
    assert p.t.over


@rule("MON-BUILD-4", "MON-INT-19")
def test_coins_are_paid_to_who_cannot_build_any_more() -> None:
    p = plains(2).goods(A, wheat=1, pumpkin=1).build(A).build_on((1, 0))
    assert p.t.over
    assert p.t.coins[A] == 2


@rule("MON-BUILD-5")
def test_a_double_symbol_adds_a_settlement() -> None:
    cost = "wheat pumpkin stone_small copper_small"
    p = plains(2).land((1, 0), cost, double=True)
    p.goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build(A).build_on((1, 0))
    assert p.pieces((1, 0)) == 2
    assert p.t.left[A] == 10


AXES = {"east": (1, 0), "north-east": (1, -1)}


def along(axis: str, *steps: int) -> list[Place]:
    """Regions of a line through (0, 1), so many steps from it."""
    dq, dr = AXES[axis]
    return [(step * dq, 1 + step * dr) for step in steps]


@rule("MON-BUILD-6", "MON-BUILD-7", "MON-INT-16")
@pytest.mark.parametrize(
    ("axis", "steps"),
    [
        ("east", (-3, -2, -1)),
        ("east", (-2, -1, 1)),
        ("east", (1, 2, 3)),
        ("north-east", (-2, -1, 1)),
        ("north-east", (-1, 1, 2)),
        ("north-east", (1, 2, 3)),
    ],
)
def test_a_line_of_four_adds_a_settlement_on_the_region_just_built(axis: str, steps: tuple[int, ...]) -> None:
    p = plains(4).goods(A, wheat=1, pumpkin=1).settled(A, *along(axis, *steps)).build(A)
    p.build_on((0, 1))
    assert p.pieces((0, 1)) == 2
    assert [p.pieces(at) for at in along(axis, *steps)] == [1, 1, 1]


@rule("MON-BUILD-7")
def test_the_third_axis_too() -> None:
    p = plains(4).goods(A, wheat=1, pumpkin=1).settled(A, (1, -1), (1, 0), (1, 1)).build(A).build_on((1, 2))
    assert p.pieces((1, 2)) == 2


@rule("MON-BUILD-7")
def test_three_regions_are_no_line_of_four_whatever_stands_on_them() -> None:
    p = plains(4).goods(A, wheat=1, pumpkin=1).settled(A, (-2, 1), (-1, 1))
    p.t.pieces[p.region((-1, 1))] = 2
    p.build(A).build_on((0, 1))
    assert p.pieces((0, 1)) == 1


@rule("MON-BUILD-7")
def test_the_start_tile_and_other_players_break_a_line() -> None:
    p = plains(4).goods(A, wheat=1, pumpkin=1).settled(A, (-1, 0), (1, 0), (2, 0)).build(A).build_on((-2, 0))
    assert p.pieces((-2, 0)) == 1
    p = plains(4).goods(A, wheat=1, pumpkin=1).settled(A, (-2, 1), (-1, 1)).settled(B, (1, 1)).settled(A, (2, 1))
    p.build(A).build_on((0, 1))
    assert p.pieces((0, 1)) == 1
    p = plains(4).goods(A, wheat=1, pumpkin=1).settled(A, (-3, 1), (-2, 1)).settled(A, (0, 1)).settled(B, (-1, 1))
    p.build(A).build_on((1, 1))
    assert p.pieces((1, 1)) == 1


@rule("MON-BUILD-8", "MON-INT-15")
@pytest.mark.parametrize(
    ("behind", "ahead", "pieces"),
    [(4, 0, 1), (0, 4, 1), (3, 0, 2), (3, 3, 2), (2, 2, 2), (4, 1, 1), (1, 1, 1), (4, 3, 1)],
)
def test_a_longer_line_gives_nothing_but_closing_a_gap_does(behind: int, ahead: int, pieces: int) -> None:
    """Along the row through (0, 1), which has nine regions with four players."""
    p = plains(4).goods(A, wheat=1, pumpkin=1)
    row = sorted(q for q, r in p.t.figures.where if r == 1)
    new = row[behind]
    p.left(20).settled(A, *((row[behind - i], 1) for i in range(1, behind + 1)))
    p.settled(A, *((new + i, 1) for i in range(1, ahead + 1)))
    p.build(A).build_on((new, 1))
    assert p.pieces((new, 1)) == pieces


@rule("MON-BUILD-9", "MON-INT-17", "MON-EX-11")
def test_two_lines_at_once_are_two_bonuses() -> None:
    p = plains(4).goods(A, wheat=1, pumpkin=1).left(20)
    p.settled(A, *along("east", -3, -2, -1), *along("north-east", -1, 1, 2)).build(A).build_on((0, 1))
    assert p.pieces((0, 1)) == 3


@rule("MON-BUILD-10")
def test_bonuses_cost_nothing_and_are_no_builds() -> None:
    cost = "wheat pumpkin stone_small copper_small"
    p = plains(2).land((1, 0), cost, double=True)
    p.goods(A, wheat=4, pumpkin=4, stone_small=1, copper_small=1).turn(A).play("build").build_on((1, 0))
    assert p.t.left[A] == 10
    p.build_on((0, 1), (-1, 1))
    assert p.owns(A) == {"wheat": 1, "pumpkin": 1}
    assert p.t.left[A] == 8


@rule("MON-BUILD-10", "MON-VAR-4", "MON-INT-26")
def test_a_bonus_may_be_declined_when_the_table_asks() -> None:
    cost = "wheat pumpkin stone_small copper_small"
    for answer, pieces in (("bonus", 2), ("decline", 1)):
        p = plains(2, auto_bonus=False).land((1, 0), cost, double=True)
        p.goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build(A).build_on((1, 0))
        assert p.asks() == (A, "bonus")
        assert p.options() == ["decline", "bonus"]
        p.play(answer)
        assert p.pieces((1, 0)) == pieces
        assert p.t.coins[A] == 2


@rule("MON-VAR-4", "MON-BUILD-9")
def test_each_bonus_is_asked_about_on_its_own() -> None:
    p = plains(4, auto_bonus=False).goods(A, wheat=1, pumpkin=1).left(20)
    p.settled(A, *along("east", -3, -2, -1), *along("north-east", -1, 1, 2)).build(A).build_on((0, 1))
    p.play("decline", "bonus")
    assert p.pieces((0, 1)) == 2


@rule("MON-BUILD-10", "MON-BUILD-14")
def test_a_bonus_without_a_settlement_left_is_lost() -> None:
    for options in ({}, {"auto_bonus": False}):
        p = plains(2, **options).land((1, 0), "wheat pumpkin stone_small copper_small", double=True).left(1)
        p.goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build(A).build_on((1, 0))
        assert p.pieces((1, 0)) == 1
        assert p.t.over


@rule("MON-BUILD-11", "MON-BUILD-13")
def test_a_cow_of_the_region_is_the_builders_and_may_be_traded_before_the_next_build() -> None:
    p = plains(2).cow((1, 0)).goods(A, wheat=2, pumpkin=1).build(A)
    p.build_on((1, 0))
    assert p.t.cows[A] == 1
    assert p.t.token[p.region((1, 0))] == 0
    p.play("trade pumpkin")
    p.build_on((2, 0))
    assert p.t.cows[A] == 0


@rule("MON-BUILD-12", "MON-EX-21")
def test_all_canteens_of_lakes_beside_the_region_and_nothing_for_later_builders() -> None:
    p = plains(2).terrain((2, 0), "lake", canteen=True).terrain((2, -1), "lake", canteen=True)
    p.goods(A, wheat=1, pumpkin=1).goods(B, wheat=1, pumpkin=1).build(A).build_on((1, 0))
    assert p.t.canteens == [2, 0]
    p.build(B).build_on((1, -1))
    assert p.t.canteens == [2, 0]


@rule("MON-BUILD-14")
def test_without_settlements_nobody_builds() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=3).left(0).turn(A)
    assert "build" not in p.options()
    assert p.refused("build") == "MON-BUILD-14"
    p = plains(2).goods(A, wheat=3, pumpkin=3).left(2).build(A).build_on((1, 0), (0, 1))
    assert p.t.over
    assert p.t.coins[A] == 1


@rule("MON-BUILD-15", "MON-INT-18")
def test_a_region_is_one_players_alone() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=3).settled(B, (1, 0)).settled(A, (0, 1)).build(A)
    assert not {(1, 0), (0, 1)} & p.buildable()
    assert p.refused(f"build {p.name((1, 0))}") == p.refused(f"build {p.name((0, 1))}") == "MON-BUILD-15"


@rule("MON-BUILD-16")
def test_cow_and_canteen_are_taken_even_with_the_last_settlement() -> None:
    p = plains(2).cow((1, 0)).terrain((2, 0), "lake", canteen=True).goods(A, wheat=1, pumpkin=1).left(1)
    p.build(A)
    told = [type(event).__name__ for event in p.hear(lambda: p.build_on((1, 0)))]
    assert told == ["Built", "CowTaken", "CanteenTaken", "EndTriggered", "CoinsGained"]
    assert (p.t.cows[A], p.t.canteens[A], p.t.left[A]) == (1, 1, 0)


@rule("MON-BUILD-16")
def test_bonuses_come_last() -> None:
    p = plains(2).land((1, 0), "wheat pumpkin stone_small copper_small", double=True).cow((1, 0))
    p.terrain((2, 0), "lake", canteen=True).goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build(A)
    told = [type(event).__name__ for event in p.hear(lambda: p.build_on((1, 0)))]
    assert told[:4] == ["Built", "CowTaken", "CanteenTaken", "BonusPlaced"]


@rule("MON-BUILD-17")
def test_the_third_build_ends_the_action_without_a_coin() -> None:
    p = plains(3).goods(C, wheat=9, pumpkin=9).turn(C).play("build").build_on((1, 0), (0, 1), (-1, 1))
    assert p.asks() == (A, "act")
    assert p.t.coins[C] == 0
