"""Auxiliary actions, single and double."""

import pytest

from abilene.games.great_western_trail.steps.auxiliary import Auxiliary
from tests.great_western_trail.ranch import EDITIONS, A, Ranch, rail, ranch
from tests.rules import rule

ALL_SLOTS = (
    "aux_money_2", "aux_draw_2", "aux_certificate_1", "aux_certificate_2", "aux_engine_1", "aux_engine_2",
    "aux_remove_1", "aux_remove_2",
)  # fmt: skip


def granted(r: Ranch, most: int = 2) -> Ranch:
    """One auxiliary action: up to the double one, or single only."""
    return r.owe(Auxiliary(A, most, 0))


def unlocked(edition: int = 2) -> Ranch:
    """All auxiliary actions are unlocked, and the engine can go back and forth."""
    return ranch(edition=edition).slots(A, *ALL_SLOTS).engines("3").money(9).hand(A, "gray", "green", "o01", "white")


@rule("GWT-AUX-1")
def test_there_are_five_of_them() -> None:
    assert granted(unlocked(), 1).options() == [
        "auxiliary gain_money 1",
        "auxiliary draw_discard 1",
        "auxiliary pay_back_certificate 1",
        "auxiliary pay_engine_forward 1",
        "auxiliary back_remove_card 1",
    ]


@rule("GWT-AUX-1")
def test_gain_a_dollar() -> None:
    assert granted(unlocked()).play("auxiliary gain_money 1").t.money[A] == 10


@rule("GWT-AUX-1")
def test_draw_one_then_discard_one() -> None:
    r = granted(unlocked().draw_pile(A, "black", "gray")).play("auxiliary draw_discard 1")
    assert r.cards(r.t.hands[A]) == ["gray", "green", "o01", "white", "black"]
    r.play("discard white 0")
    assert r.cards(r.t.hands[A]) == ["gray", "green", "o01", "black"]
    assert r.cards(r.t.discards[A]) == ["white"]


@rule("GWT-AUX-1")
def test_pay_and_go_back_for_a_certificate() -> None:
    r = granted(unlocked()).play("auxiliary pay_back_certificate 1")
    assert (r.t.money[A], r.t.engine[A], r.certificates(A)) == (8, rail("2"), 1)


@rule("GWT-AUX-1")
def test_pay_to_move_the_engine() -> None:
    r = granted(unlocked()).play("auxiliary pay_engine_forward 1")
    assert (r.t.money[A], r.t.engine[A]) == (8, rail("4"))


@rule("GWT-AUX-1", "GWT-AUX-2")
@pytest.mark.parametrize(("edition", "money"), [(1, 0), (2, 1)])
def test_go_back_to_remove_a_card(edition: int, money: int) -> None:
    r = granted(unlocked(edition)).play("auxiliary back_remove_card 1")
    assert (r.t.money[A], r.t.engine[A]) == (9 + money, rail("2"))
    r.play("remove gray 0")
    assert r.cards(r.t.hands[A]) == ["green", "o01", "white"]
    assert r.cards(r.t.gone_cards) == ["gray"]
    assert r.t.discards[A] == []
    assert r.options() == []


@rule("GWT-AUX-2", "GWT-AUX-3")
@pytest.mark.parametrize(("edition", "money"), [(1, 0), (2, 2)])
def test_removing_two_cards_gives_the_money_twice(edition: int, money: int) -> None:
    r = granted(unlocked(edition)).play("auxiliary back_remove_card 2")
    assert (r.t.money[A], r.t.engine[A]) == (9 + money, rail("1"))
    r.play("remove gray 0", "remove white 0")
    assert r.cards(r.t.hands[A]) == ["green", "o01"]
    assert r.options() == []


@rule("GWT-AUX-3")
def test_the_double_actions_double_requirement_and_reward() -> None:
    assert granted(unlocked()).play("auxiliary gain_money 2").t.money[A] == 11
    r = granted(unlocked()).play("auxiliary pay_back_certificate 2")
    assert (r.t.money[A], r.t.engine[A], r.certificates(A)) == (7, rail("1"), 2)
    r = granted(unlocked()).play("auxiliary pay_engine_forward 2")
    assert r.options() == ["engine 4", "engine t4", "engine 5"]
    assert r.t.money[A] == 7
    r = granted(unlocked().draw_pile(A, "black", "black")).play("auxiliary draw_discard 2", "draw 2")
    assert r.cards(r.t.hands[A])[4:] == ["black", "black"]
    r.play("discard gray 0", "discard green 0")
    assert r.options() == []


@rule("GWT-AUX-3")
def test_the_double_requirement_must_be_met_in_full() -> None:
    poor = granted(unlocked().money(1)).options()
    assert "auxiliary pay_engine_forward 1" in poor
    assert "auxiliary pay_engine_forward 2" not in poor
    assert "auxiliary pay_back_certificate 2" not in poor
    near = granted(unlocked().engines("1")).options()
    assert "auxiliary back_remove_card 1" in near
    assert "auxiliary back_remove_card 2" not in near


@rule("GWT-AUX-4", "GWT-DISC-3")
def test_single_from_the_first_slot_on_double_only_with_both() -> None:
    r = ranch().engines("3").money(9).slots(A, "aux_engine_1", "aux_draw_2", "aux_remove_1", "aux_remove_2")
    assert granted(r).options() == [
        "auxiliary gain_money 1",
        "auxiliary draw_discard 1",
        "auxiliary draw_discard 2",
        "auxiliary pay_engine_forward 1",
        "auxiliary back_remove_card 1",
        "auxiliary back_remove_card 2",
    ]


@rule("GWT-AUX-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_instead_of_local_actions_it_is_always_single(edition: int) -> None:
    r = unlocked(edition).visit(A, "A").play("use auxiliary")
    assert {words[-1] for words in r.options()} == {"1"}
    assert len(r.options()) == 5
    assert {words[-1] for words in unlocked(edition).visit(A, "G").play("use aux_single_or_double").options()} == set(
        "12"
    )


@rule("GWT-AUX-5")
def test_an_objective_card_can_be_removed_too() -> None:
    r = granted(unlocked()).play("auxiliary back_remove_card 1")
    assert "remove o01" in r.options()
    r.play("remove o01")
    assert r.cards(r.t.gone_cards) == ["o01"]
    assert "o01" not in r.cards([*r.t.hands[A], *r.t.discards[A], *r.t.draws[A], *r.t.stack_of_objectives])


@rule("GWT-AUX-6")
def test_as_many_are_discarded_as_were_drawn() -> None:
    r = granted(unlocked().draw_pile(A, "black").discard_pile(A)).play("auxiliary draw_discard 2")
    assert len(r.t.hands[A]) == 5  # one card was left to draw
    r.play("discard gray 0")
    assert r.options() == []
    assert len(r.t.hands[A]) == 4


@rule("GWT-AUX-6")
def test_all_are_drawn_before_any_is_discarded() -> None:
    r = granted(unlocked().draw_pile(A, "black").discard_pile(A, "purple 5")).play("auxiliary draw_discard 2", "draw 2")
    assert sorted(r.cards(r.t.hands[A])) == ["black", "gray", "green", "o01", "purple 5", "white"]
    assert r.t.discards[A] == []


@rule("GWT-AUX-7")
def test_nothing_to_draw_nothing_to_do() -> None:
    r = unlocked().draw_pile(A).discard_pile(A)
    assert "auxiliary draw_discard 1" not in granted(r).options()
    assert "auxiliary draw_discard 1" in granted(unlocked().draw_pile(A).discard_pile(A, "gray")).options()
    r = ranch().hand(A, "o06").draw_pile(A).discard_pile(A).visit(A, "A").play("use play o06")
    assert "now draw_discard_3" not in r.options()
    r = ranch().building("A-1", A, "4b").draw_pile(A).discard_pile(A).visit(A, "A-1")
    assert "use draw_discard_per_cowboy" not in r.options()
