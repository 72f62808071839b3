"""Cattle trade: a cow for something else, at any moment of the own turn."""

import pytest

from tests.montana.plains import A, B, plains
from tests.rules import rule

TRADES = {  # by what is wanted: what one has then
    "small stone": "stone_small", "small copper": "copper_small", "wheat": "wheat", "pumpkin": "pumpkin", "coins": "",
    "brown worker": "copper", "grey worker": "stone", "beige worker": "wheat", "orange worker": "pumpkin",
}  # fmt: skip


@rule("MON-COW-1", "MON-COW-6")
@pytest.mark.parametrize("wanted", TRADES)
def test_a_cow_for_one_thing(wanted: str) -> None:
    p = plains(2).cows(1).coins(2).turn(A)
    assert p.trades() == list(TRADES)
    p.play(f"trade {wanted}")
    assert (p.t.cows[A], p.t.cow_supply) == (0, 1)
    if wanted == "coins":
        assert (p.t.coins[A], p.owns(A), p.crew(A)) == (5, {}, {})
    elif wanted.endswith(" worker"):
        assert (p.t.coins[A], p.owns(A), p.crew(A)) == (2, {}, {TRADES[wanted]: 1})
    else:
        assert (p.t.coins[A], p.owns(A), p.crew(A)) == (2, {TRADES[wanted]: 1}, {})


@rule("MON-COW-2")
def test_as_often_as_one_has_cows() -> None:
    p = plains(2).cows(3).turn(A).play("trade wheat", "trade wheat", "trade coins")
    assert p.owns(A) == {"wheat": 2}
    assert p.t.coins[A] == 3
    assert p.trades() == []
    assert p.refused("trade wheat") == "MON-COW-2"
    assert p.asks() == (A, "act")


@rule("MON-COW-3")
def test_limited_supply_applies() -> None:
    p = plains(3).cows(1).supply(wheat=0).goods(B, wheat=2).turn(A).play("trade wheat")
    assert (p.owns(A), p.owns(B)) == ({"wheat": 1}, {"wheat": 1})


@rule("MON-COW-3")
def test_a_colour_that_nobody_has_is_not_offered() -> None:
    p = plains(2).cows(1).worker_supply(wheat=0).turn(A)
    assert p.trades() == [wanted for wanted in TRADES if wanted != "beige worker"]
    assert p.refused("trade beige worker") == "MON-COW-3"


@rule("MON-COW-5")
def test_large_pieces_cannot_be_had_for_a_cow() -> None:
    p = plains(2).cows(1).turn(A)
    assert not {"large stone", "large copper"} & set(p.trades())


@rule("MON-COW-6")
def test_row_1_hands_out_traded_cows_again() -> None:
    p = plains(2).cows(1).goods(A, pumpkin=1).turn(A).play("trade wheat", "city", "bid 2 on row 1")
    assert (p.t.cows[A], p.t.cow_supply) == (1, 0)


@rule("MON-COW-7")
def test_nobody_trades_in_anothers_turn() -> None:
    p = plains(2).cows(0, 1).goods(A, pumpkin=1).goods(B, pumpkin=2).turn(A).play("city", "bid 2 on row 1")
    assert p.asks() == (B, "bid")
    assert p.trades() == []
