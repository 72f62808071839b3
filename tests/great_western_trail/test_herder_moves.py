"""Local actions that move the herder on."""

import pytest

from tests.great_western_trail.ranch import A, B, ranch
from tests.rules import rule


@rule("GWT-HMOVE-1")
def test_the_herder_moves_on_and_uses_the_next_location() -> None:
    r = ranch().building("A-1", A, "4b").visit(A, "A-1").play("use move_3")
    assert r.options() == ["ride b", "ride c", "ride d", "ride e"]  # E lies 3 steps ahead past C's buildings
    r.play("ride b")
    assert r.where(A) == "B"
    assert "use auxiliary" in r.options()
    assert "use draw_discard_per_cowboy" not in r.options()


@rule("GWT-HMOVE-1")
def test_the_new_phase_b_is_complete() -> None:
    r = ranch().building("A-1", A, "10b").money(10).hand(A, "green").visit(A, "A-1")
    r.play("use gain_money_4", "use move_4", "ride b")
    assert {"use discard_green_money_2", "use build_2", "use auxiliary"} <= set(r.options())
    assert "use end" not in r.options()  # something must be done here too
    r.play("use discard_green_money_2", "use build_2")
    assert r.t.step().kind == "build"


@rule("GWT-HMOVE-1", "GWT-TOLL-6", "GWT-INT-4")
@pytest.mark.parametrize(("players", "fee"), [(2, 2), (3, 2), (4, 1)])
def test_tolls_are_paid_on_the_way(players: int, fee: int) -> None:
    r = ranch(players).building("A-1", A, "3a").building("A-2", B, "1a").money(5, 5).visit(A, "A-1")
    r.play("use move_1")
    assert r.where(A) == "A-2"
    assert r.t.money[:2] == [5 - fee, 5 + fee]


@rule("GWT-HMOVE-2")
def test_cards_are_drawn_once_at_the_end_of_the_turn() -> None:
    r = ranch().building("A-1", A, "3a").hand(A, "gray", "gray").visit(A, "A-1").play("use discard_pair_money_3")
    assert r.t.hands[A] == []
    r.play("use move_1")
    assert (r.where(A), r.t.hands[A]) == ("B", [])
    r.play("use auxiliary", "auxiliary gain_money 1", "use end")
    assert len(r.t.hands[A]) == 4
    assert r.options() == []


@rule("GWT-HMOVE-3", "GWT-LOC-3")
def test_kansas_city_is_reached_too() -> None:
    r = ranch().building("G-1", A, "3a").hand(A, "gray", "green", "black", "white").money(0)
    r.foresight("flood green 4, native a", "cowboy, craftsman", "cowboy, engineer").visit(A, "G-1").play("use move_1")
    assert r.where(A) == "KANSAS-CITY"
    r.play("foresee native a", "foresee cowboy", "foresee engineer")
    assert r.t.total == 7  # the income came by itself: no certificates to spend
    assert r.t.step().kind == "deliver"
    r.play("deliver kansas_city", "disc aux_money_2", "leave")
    assert r.where(A) == "START"
    assert r.options() == []
    assert len(r.t.hands[A]) == 4


@rule("GWT-HMOVE-4")
def test_the_move_is_complete_when_the_herder_stops() -> None:
    r = ranch().building("A-1", A, "3a").hand(A, "o01", "gray", "gray").money(0).visit(A, "A-1")
    r.play("use move_1", "use play o01")
    assert (r.where(A), r.t.money[A]) == ("B", 2)
    assert "use auxiliary" in r.options()


@rule("GWT-LOC-11", "GWT-INT-3")
def test_what_was_not_used_before_moving_is_lost() -> None:
    r = ranch().building("A-1", A, "3a").hand(A, "gray", "gray").visit(A, "A-1")
    assert "use discard_pair_money_3" in r.options()
    r.play("use move_1")
    assert "use discard_pair_money_3" not in r.options()
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.options() == ["use end"]
