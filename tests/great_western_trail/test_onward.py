"""What a page need not ask: a token in hand adds no question, and a plan may go through Kansas City."""

from typing import Any

import pytest

import abilene
from abilene.engine.match import Match
from tests.great_western_trail.ranch import A, Ranch, ranch
from tests.rules import rule


def match(r: Ranch) -> Match[Any]:
    """The ranch as a match."""
    found = abilene.Match(r.t.game, 1)
    found.state = r.t
    return found


def choices(r: Ranch, *words: str) -> list[int]:
    """What these words mean, one after the other."""
    t, found = r.t.copy(), []
    for said in words:
        found.append(t.game.parse(t, said))
        t.play(found[-1])
    return found


@rule("GWT-XT-2", "GWT-DRAW-1")
def test_whoever_holds_a_token_ends_the_turn_with_one_answer() -> None:
    r = ranch(2, 2).tokens(1).hand(A, "gray", "white").visit(A, "A").play("use discard_white_money_2")
    m = match(r)
    assert {"use end", "token"} <= set(r.options())
    m.choose_all(A, choices(r, "use end"), onward=True)
    assert m.state.player != A
    assert [entry.notation for entry in m.entries] == ["use end", "+ fill"]


@rule("GWT-XT-2", "GWT-INC-1")
def test_before_the_hand_is_sold_a_token_waits() -> None:
    r = (
        ranch(2, 2)
        .tokens(1)
        .hand(A, "gray", "white")
        .foresight("native a", "native b", "cowboy")
        .visit(A, "kansas-city")
    )
    m = match(r)
    m.choose_all(A, choices(r, r.options()[0]), onward=True)
    assert m.state.step().kind == "income"
    assert m.only_answer(A) is None


@rule("GWT-INC-1", "GWT-DEL-1")
def test_a_plan_goes_on_after_the_own_hand_was_shown_and_is_taken_back_as_far_as_that() -> None:
    r = ranch(2, 2).tokens(1).hand(A, "gray", "white").foresight().visit(A, "kansas-city")
    while r.t.step().kind != "income":
        r.play(r.options()[0])
    m = match(r)
    m.choose_all(A, choices(r, r.options()[0], "deliver kansas city"))
    assert [entry.notation for entry in m.entries][1].startswith("+ deliver")
    assert m.why_no_undo(A) == ""
    m.undo(A)
    assert (m.decisions, m.state.step().kind) == (1, "deliver")
    assert m.why_no_undo(A) == "undo-revealed"


@rule("GWT-XT-1")
def test_a_plan_ends_where_cards_are_drawn() -> None:
    r = ranch(2, 2).tokens(1).hand(A, "gray", "white").draw_pile(A, "black", "green").visit(A, "A")
    m = match(r)
    with pytest.raises(abilene.IllegalChoice, match="comes to light"):
        m.choose_all(A, choices(r, "token", "draw 1", "discard black 0"))
    assert not m.entries
