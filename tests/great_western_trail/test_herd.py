"""Phase C and the herd: hand, draw pile and discard pile."""

import pytest

from abilene.games.great_western_trail.scoring import herd
from abilene.games.great_western_trail.steps.herd import FillHand, RemoveCards
from tests.great_western_trail.ranch import A, ranch
from tests.rules import rule


@rule("GWT-DRAW-1")
@pytest.mark.parametrize(("held", "then"), [(0, 4), (3, 4), (4, 4), (6, 6)])
def test_the_hand_is_filled_to_its_limit_and_never_cut(held: int, then: int) -> None:
    r = ranch().hand(A, *["gray"] * held).draw_pile(A, *["white"] * 9).owe(FillHand(A))
    assert r.cards(r.t.hands[A]) == ["gray"] * held + ["white"] * (then - held)


@rule("GWT-DRAW-1")
def test_a_higher_limit_draws_more() -> None:
    r = ranch().slots(A, "hand_1", "hand_2").hand(A).draw_pile(A, *["white"] * 9).owe(FillHand(A))
    assert len(r.t.hands[A]) == 6


@rule("GWT-HERD-1")
def test_gained_and_discarded_cards_lie_on_the_discard_pile() -> None:
    r = ranch().money(20).hand(A, "black", "white").draw_pile(A, "gray").discard_pile(A, "green").market("red 2")
    r.visit(A, "E").play("use discard_black_money_2")
    assert r.cards(r.t.discards[A]) == ["green", "black"]
    r.play("use buy_cattle", "buy v3_1")
    assert r.cards(r.t.discards[A]) == ["green", "black", "red 2"]
    assert sorted(r.cards(herd(r.t, A))) == ["black", "gray", "green", "red 2", "white"]


@rule("GWT-HERD-2")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    r = ranch().hand(A, "gray", "gray").draw_pile(A, "white", "white").discard_pile(A, "black", "green")
    r.owe(FillHand(A))
    assert r.t.draws[A] == []
    assert r.cards(r.t.discards[A]) == ["black", "green"]
    r.hand(A, "gray", "gray", "gray").owe(FillHand(A))
    assert r.t.discards[A] == []
    assert sorted(r.cards(r.t.draws[A] + r.t.hands[A][3:])) == ["black", "green"]


@rule("GWT-HERD-2")
def test_drawing_goes_on_from_the_new_pile_in_any_order() -> None:
    drawn = set()
    for seed in range(40):
        r = ranch().hand(A, "gray").draw_pile(A, "white").discard_pile(A, "black", "green", "red 2", "blue 3")
        r.t.rng = seed
        r.owe(FillHand(A))
        assert r.cards(r.t.hands[A])[:2] == ["gray", "white"]
        assert len(r.t.draws[A]) == 2
        drawn.add(tuple(r.cards(r.t.hands[A][2:])))
    assert len(drawn) == 4 * 3


@rule("GWT-HERD-3")
def test_with_both_piles_empty_no_more_is_drawn() -> None:
    r = ranch().hand(A, "gray").draw_pile(A, "white").discard_pile(A, "black").owe(FillHand(A))
    assert r.cards(r.t.hands[A]) == ["gray", "white", "black"]
    assert r.t.over


@rule("GWT-HERD-4")
def test_a_herd_may_be_removed_to_the_last_card() -> None:
    r = ranch().hand(A, "gray", "white").draw_pile(A).discard_pile(A).owe(RemoveCards(A, 2))
    r.play("remove gray 0", "remove white 0")
    assert herd(r.t, A) == []
    r.owe(FillHand(A))
    assert r.t.hands[A] == []


@rule("GWT-HERD-5")
def test_the_discard_pile_is_open_and_the_order_of_the_draw_pile_is_not() -> None:
    r = ranch().hand(A, "gray").draw_pile(A, "white", "black").discard_pile(A, "red 2", "blue 3")
    seen = r.t.view(A)
    assert seen["seats"][A]["discard_pile"] == ["red 2", "blue 3"]
    r.draw_pile(A, "black", "white")
    assert r.t.view(A) == seen
