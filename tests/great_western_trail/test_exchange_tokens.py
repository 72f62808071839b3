"""Exchange tokens of the second edition."""

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.steps.asking import DrawThenDiscard
from tests.great_western_trail.ranch import COUNTS, A, B, Ranch, ranch
from tests.rules import rule


def with_token() -> Ranch:
    """A has a token, cards to draw, and stands at B with a little money."""
    return ranch().tokens(1).hand(A, "gray", "green").draw_pile(A, "white", "black", "black").money(8)


@rule("GWT-XT-1")
def test_draw_one_or_two_then_discard_as_many() -> None:
    r = with_token().visit(A, "B").play("token")
    assert r.options() == ["draw 1", "draw 2"]
    r.play("draw 2")
    assert r.cards(r.t.hands[A]) == ["gray", "green", "white", "black"]
    assert r.t.tokens[A] == 0
    r.play("discard gray 0", "discard white 0")
    assert r.cards(r.t.hands[A]) == ["green", "black"]
    assert "use auxiliary" in r.options()  # and back to the same question


@rule("GWT-XT-1")
def test_one_card_is_enough() -> None:
    r = with_token().visit(A, "B").play("token", "draw 1", "discard green 0")
    assert r.cards(r.t.hands[A]) == ["gray", "white"]
    assert r.t.step().kind == "use"


@rule("GWT-XT-2", "GWT-TURN-6")
def test_a_token_is_offered_inside_an_action() -> None:
    r = with_token().visit(A, "B").play("use build_2")
    building = r.options()
    assert "token" in building
    r.play("token", "draw 1", "discard gray 0")
    assert r.options() == [words for words in building if words != "token"]
    assert r.play("build 1a").t.step().kind == "site"


@rule("GWT-XT-2", "GWT-TURN-6")
def test_a_token_is_offered_before_phase_a_in_kansas_city_and_before_phase_c() -> None:
    r = with_token().foresight("native a, native b", "cowboy, engineer", "cowboy, engineer").herders("F").turn(A)
    asked = []
    while r.t.player == A:
        assert "token" in r.options()
        asked.append(r.t.step().kind)
        r.play("move kansas-city" if asked == ["move"] else r.options()[0])
    assert asked == ["move", "foresee", "foresee", "foresee", "income", "deliver", "disc", "leave", "fill"]


@rule("GWT-XT-2", "GWT-INT-39")
def test_a_token_is_never_offered_out_of_turn() -> None:
    r = with_token().tokens(1, 1).herders("A", "A").visit(A, "B")
    assert r.t.player == A
    r.play("token", "draw 1")
    assert r.t.tokens == [0, 1, 0]
    assert r.t.player == A


@rule("GWT-XT-3")
@pytest.mark.parametrize("players", COUNTS)
def test_tokens_are_worth_nothing_at_the_end(players: int) -> None:
    r = ranch(players)
    before = breakdown(r.t)
    assert breakdown(r.tokens(9).t) == before


@rule("GWT-XT-4")
def test_no_token_without_a_card_to_draw() -> None:
    r = with_token().draw_pile(A).discard_pile(A).visit(A, "B")
    assert "token" not in r.options()
    r = with_token().draw_pile(A).discard_pile(A, "gray").visit(A, "B")
    assert "token" in r.options()
    r = with_token().draw_pile(A).discard_pile(A, "gray").visit(A, "B").play("token")
    assert len(r.t.hands[A]) == 3  # one card was all there was: nothing to ask


@rule("GWT-XT-4")
def test_a_token_inside_a_draw_does_not_change_what_is_discarded() -> None:
    r = with_token().owe(DrawThenDiscard(A, 1))
    assert len(r.t.hands[A]) == 3
    assert r.options() == ["discard gray 0", "discard green 0", "discard white 0", "token"]
    r.play("token", "draw 2", "discard gray 0", "discard green 0")
    assert len(r.t.hands[A]) == 3  # white, black, black
    r.play("discard white 0")
    assert r.cards(r.t.hands[A]) == ["black", "black"]
    assert r.options() == []


@rule("GWT-XT-2", "GWT-ACT-1")
def test_a_token_that_sweeps_away_the_cards_asked_for_forfeits_the_reward() -> None:
    r = ranch().building("A-1", A, "8b").tokens(1).hand(A, "gray", "white").draw_pile(A, "o02", "o03").money(0)
    r.visit(A, "A-1").play("use discard_any_money_6_objective_to_hand")
    assert r.options() == ["sell gray 0", "sell white 0", "token"]
    r.play("token", "draw 2", "discard gray 0", "discard white 0")
    assert r.t.money[A] == 0
    assert r.cards(r.t.hands[A]) == ["o02", "o03"]
    assert r.options() == ["use end", "use play o02", "use play o03"]


@rule("GWT-XT-2", "GWT-TURN-7")
def test_income_and_phase_c_wait_for_whoever_can_spend_a_token() -> None:
    def coming(tokens: int) -> Ranch:
        return ranch().tokens(tokens).open_hand(A, "gray").foresight().money(0).herders("G").turn(A)

    assert coming(0).t.step().kind == "deliver"
    r = coming(1).play("move kansas-city")
    assert r.t.step().kind == "income"
    assert r.options() == ["income 0", "token"]
    r = ranch().tokens(1).visit(A, "A").play("use auxiliary", "auxiliary gain_money 1", "use end")
    assert r.options() == ["fill", "token"]
    r = ranch().tokens(0, 1).visit(A, "A").play("use auxiliary", "auxiliary gain_money 1", "use end")
    assert r.t.player != A
    assert r.t.tokens[B] == 1


@rule("GWT-XT-1", "GWT-COMP-10")
def test_the_first_edition_has_none() -> None:
    r = ranch(edition=1).draw_pile(A, "gray", "gray").visit(A, "B")
    assert r.t.tokens == [0, 0, 0]
    assert "token" not in r.options()
    assert not [action for action in r.t.figures.faces if action.name == "12b"]
