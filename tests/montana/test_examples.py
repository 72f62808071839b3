"""The worked examples of the rules, played; those told in a chapter's own tests are cited there."""

import pytest

from abilene.games.montana import events as ev
from tests.montana.plains import A, B, C, D, Plains, add, plains, send
from tests.rules import rule

CHEAP = {"shop": {"column_costs": [1, 2, 3, 4, 5]}}


@rule("MON-EX-1")
def test_limited_supply() -> None:
    p = plains(3).supply(stone_small=2).goods(A, stone_small=1).goods(B, stone_small=15)
    p.workers(A, stone=1).coins(6).turn(A).play("quarry 6 coins")
    assert [p.t.good(seat, 2) for seat in (A, B, C)] == [3, 14, 0]
    assert p.t.supply[2] == 1


@rule("MON-EX-2")
def test_recruit() -> None:
    p = plains(2).goods(A, wheat=3).wheel(0).turn(A).play("recruit", "pay 2 wheat")
    assert p.owns(A) == {"wheat": 1}
    assert p.crew(A) == {"stone": 1, "pumpkin": 3}


@rule("MON-EX-3")
def test_bank() -> None:
    p = plains(2).workers(A, copper=1, stone=1).coins(2).turn(A).play("bank 8 coins")
    assert p.t.coins[A] == 10
    assert p.crew(A) == {}
    assert p.t.bank == [0, 0x0101, 0]


@rule("MON-EX-4")
def test_production() -> None:
    p = plains(2).workers(A, wheat=1, copper=1, stone=1).coins(8).turn(A)
    p.play("wheat field 6 coins", send("wheat"), add("copper", "stone"))
    assert p.t.coins[A] == 2
    assert p.owns(A) == {"wheat": 5}
    assert p.crew(A) == {}


@rule("MON-EX-5", "MON-INT-12")
def test_bidding() -> None:
    """Blue is A, Green B, Red C."""
    p = plains(3).goods(A, pumpkin=3).goods(B, pumpkin=5).goods(C, pumpkin=5).turn(A)
    p.play("city", "bid 2 on row 2", "bid 2 on row 4", "bid 3 on row 2")
    assert p.asks() == (A, "bid")
    assert p.options() == [
        "bid 2 on row 1", "bid 3 on row 1", "bid 4 on row 1", "bid 4 on row 2", "bid 2 on row 3", "bid 3 on row 3",
        "bid 4 on row 3", "bid 3 on row 4", "bid 4 on row 4", "pass",
    ]  # fmt: skip
    other = plains(3).goods(A, pumpkin=3).goods(B, pumpkin=5).goods(C, pumpkin=5).turn(A)
    other.play("city", "bid 2 on row 2", "bid 2 on row 4", "bid 3 on row 2")
    assert p.play("bid 4 on row 2").asks() == (C, "bid")
    assert other.play("bid 3 on row 4").asks() == (B, "bid")


@rule("MON-EX-6", "MON-BUILD-13", "MON-INT-19")
def test_build() -> None:
    p = plains(2).tile("T01", at=(0, 0)).start_tile((1, 0)).left(5)
    p.goods(A, stone_large=1, wheat=2, stone_small=1, pumpkin=1).build(A).build_on((0, 0))
    assert (p.t.cows[A], p.t.canteens[A]) == (1, 1)
    assert p.owns(A) == {"stone_small": 1, "wheat": 1, "pumpkin": 1}
    p.play("trade small copper").build_on((-1, 0))
    assert p.t.over  # nothing is left to build with
    assert (p.pieces((0, 0)), p.pieces((-1, 0)), p.t.left[A]) == (1, 2, 2)
    assert p.owns(A) == {}
    assert (p.t.cows[A], p.t.canteens[A], p.t.coins[A]) == (0, 1, 1)


@rule("MON-EX-7", "MON-BUILD-9", "MON-INT-16")
def test_line_on_a_double_region() -> None:
    p = plains(4).settled(A, (-3, 1), (-2, 1), (-1, 1))
    p.land((0, 1), "wheat pumpkin stone_small copper_small", double=True)
    p.goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build(A).build_on((0, 1))
    assert p.pieces((0, 1)) == 3


@rule("MON-EX-9")
def test_longer_line() -> None:
    p = plains(4).settled(A, (-3, 1), (-2, 1), (-1, 1), (0, 1)).goods(A, wheat=1, pumpkin=1).build(A).build_on((1, 1))
    assert p.pieces((1, 1)) == 1


@rule("MON-EX-10")
def test_closing_a_gap() -> None:
    p = plains(4).settled(A, (-3, 1), (-2, 1), (0, 1), (1, 1)).goods(A, wheat=1, pumpkin=1).build(A).build_on((-1, 1))
    assert p.pieces((-1, 1)) == 2


@rule("MON-EX-12", "MON-BUILD-8")
def test_joining_two_finished_lines() -> None:
    p = plains(4).goods(A, wheat=1, pumpkin=1).left(20)
    row = sorted(q for q, r in p.t.figures.where if r == 1)
    assert len(row) >= 9
    p.settled(A, *((q, 1) for q in row[:4]), *((q, 1) for q in row[5:9])).build(A).build_on((row[4], 1))
    assert p.pieces((row[4], 1)) == 1


@rule("MON-EX-13")
def test_last_piece() -> None:
    p = plains(2).land((1, 0), "wheat pumpkin stone_small copper_small", double=True).left(1)
    p.goods(A, wheat=4, pumpkin=4, stone_small=1, copper_small=1).turn(A).play("build").build_on((1, 0))
    assert (p.pieces((1, 0)), p.t.closer, p.t.coins[A]) == (1, A, 2)
    assert p.asks() == (B, "act")


@rule("MON-EX-14", "MON-INT-20")
def test_clearing() -> None:
    p = (
        plains(2)
        .crew_on("mine 1 coin", copper=1)
        .crew_on("mine 3 coins", copper=1)
        .workers(A, copper=3)
        .coins(7)
        .canteens(1)
    )
    p.turn(A).play("mine 6 coins", add("copper"))
    assert p.t.large == p.t.small == [0] * 12
    p.play("canteen")
    assert "mine 1 coin" in p.options()


@rule("MON-EX-16")
def test_passing_chain() -> None:
    p = plains(4).goods(A, pumpkin=2).goods(B, pumpkin=3).goods(C, pumpkin=3).goods(D, pumpkin=2).turn(A)
    p.play("city", "bid 2 on row 1", "bid 3 on row 1")
    assert p.asks() == (A, "bid")
    p.play("bid 2 on row 3", "bid 3 on row 3")
    assert p.asks() == (A, "bid")
    p.play("pass")
    told = p.hear(lambda: p.play("bid 2 on row 2", "take 3 wheat"))
    paid = [(event.player, event.pumpkins) for event in told if isinstance(event, ev.RewardPaid)]
    assert paid == [(B, 3), (C, 3), (D, 2)]
    assert p.owns(A) == {"pumpkin": 3}


@rule("MON-EX-17")
def test_empty_cow_supply() -> None:
    p = plains(2).cows(0, 1).goods(A, pumpkin=1, stone_small=3).turn(A).play("city", "bid 2 on row 1")
    assert p.options() == ["exchange nothing", "exchange stone", "exchange 2 stone", "exchange 3 stone"]
    p.play("exchange 3 stone")
    assert p.t.cows == [0, 1]
    assert p.owns(A) == {"stone_large": 3}


@rule("MON-EX-18", "MON-CITY-21", "MON-INT-14")
def test_scarce_large_stones() -> None:
    p = plains(2).supply(stone_large=0).goods(A, pumpkin=1, stone_small=2).goods(B, stone_large=6).turn(A)
    p.play("city", "bid 2 on row 3")
    assert p.options() == ["exchange nothing", "exchange stone", "exchange 2 stone"]
    p.play("exchange 2 stone")
    assert p.owns(A) == {"stone_large": 2}
    assert p.owns(B) == {"stone_large": 4}
    assert p.t.supply[4] == 0


@rule("MON-EX-22", "MON-CITY-20")
def test_cow_of_the_same_reward() -> None:
    p = plains(2).cows(0, supply=1).goods(A, pumpkin=1).turn(A)
    told = p.hear(lambda: p.play("city", "bid 2 on row 1"))
    assert not [event for event in told if isinstance(event, ev.Exchanged)]  # (0, 0) was the only option
    assert p.asks() == (A, "end")
    assert p.t.cows[A] == 1
    assert "small stone" in p.trades()


@rule("MON-EX-23", "MON-CITY-21")
def test_own_large_piece_returned() -> None:
    p = plains(2).supply(copper_large=0).goods(A, pumpkin=1, copper_small=1, copper_large=5).goods(B, copper_large=1)
    p.turn(A).play("city", "bid 2 on row 4", "exchange copper")
    assert p.owns(A) == {"copper_large": 5}
    assert p.owns(B) == {}
    assert p.t.supply[5] == 1
    assert p.t.coins[A] == 2


@rule("MON-EX-24", "MON-CITY-4", "MON-TURN-5")
def test_city_out_of_reach() -> None:
    p = plains(2).turn(A)
    assert p.options() == ["recruit"]  # the bonus pumpkin would make 1, the first column costs 2
    assert p.refused("city") == "MON-CITY-4"
    p = plains(2).cows(1).turn(A)
    assert p.options() == ["recruit"]
    assert p.play("trade pumpkin").options() == ["recruit", "city"]
    p = plains(2).goods(A, pumpkin=1).turn(A)
    assert p.options() == ["recruit", "city"]
    assert p.play("city").options() == [f"bid 2 on row {row}" for row in (1, 2, 3, 4)]
    p = plains(2).goods(A, pumpkin=1).supply(pumpkin=0).turn(A)
    assert p.options() == ["recruit"]  # it would be given back and taken again


@rule("MON-EX-24")
@pytest.mark.parametrize(("pumpkins", "cows", "supply"), [(0, 0, 9), (0, 1, 9), (1, 0, 9), (1, 0, 0)])
def test_city_within_reach_of_all_where_the_first_column_costs_one(pumpkins: int, cows: int, supply: int) -> None:
    p = Plains(2, data=CHEAP).goods(A, pumpkin=pumpkins).cows(cows).supply(pumpkin=supply).turn(A)
    assert p.options() == ["recruit", "city"]
