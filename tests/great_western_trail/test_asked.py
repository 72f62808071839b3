"""Who is asked, and when: whoever could do anything else first, and whoever might as far as the others know."""

import pytest

import abilene
from abilene.games.great_western_trail.steps.asking import DiscardCards
from abilene.games.great_western_trail.steps.kansas_city import SpecialDelivery
from tests.great_western_trail.ranch import EDITIONS, A, B, Ranch, rail, ranch
from tests.rules import rule

GRAYS = ["gray"] * 4


def before_kansas_city(edition: int = 2, **options: int) -> Ranch:
    """Kansas City is all that the herder of A can reach; one tile of foresight 1 and 2 can be taken."""
    r = ranch(edition=edition, **options).herders("G", "A", "A").money(0).marker(A, 0)
    return r.foresight("native a", "native b", "").draw_pile(A, *GRAYS)


# ---------------------------------------------------------------------- phase A


@rule("GWT-EX-37", "GWT-TURN-7", "GWT-INT-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_way_to_ride_is_asked_with_a_card_that_the_others_have_not_seen(edition: int) -> None:
    for hand in (["gray", "white"], ["gray", "o06"]):
        r = before_kansas_city(edition).hand(A, *hand).turn()
        assert (r.t.step().kind, r.t.player) == ("move", A)
        assert r.options()[0] == "move kansas-city"


@rule("GWT-EX-37", "GWT-TURN-7")
def test_one_way_to_ride_is_asked_with_a_token_even_if_the_hand_is_known() -> None:
    r = before_kansas_city().open_hand(A, "gray", "white").tokens(1).turn()
    assert r.options() == ["move kansas-city", "token"]
    r.play("token", "draw 1", "discard white 0")
    assert r.options() == ["move kansas-city"]  # what was drawn is not known: asked again, with one answer


@rule("GWT-EX-37", "GWT-TURN-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_neither_the_herder_is_moved_at_once(edition: int) -> None:
    r = before_kansas_city(edition).open_hand(A, "gray", "white").turn()
    assert r.where(A) == "KANSAS-CITY"
    assert r.t.step().kind == "deliver"  # one tile each, no certificates: nothing else was there to choose


@rule("GWT-TURN-7")
def test_a_token_without_a_card_to_draw_is_no_reason_to_ask() -> None:
    r = before_kansas_city().open_hand(A, "gray", "white").tokens(1).draw_pile(A).discard_pile(A).turn()
    assert r.where(A) == "KANSAS-CITY"


@rule("GWT-TURN-7")
def test_an_objective_card_that_all_have_seen_is_asked_about() -> None:
    r = before_kansas_city().open_hand(A, "gray", "o06").turn()
    assert r.options() == ["move kansas-city", "move play o06"]


@rule("GWT-TURN-7")
@pytest.mark.parametrize("hidden", ["gray", "o06"])
def test_being_asked_tells_the_others_nothing(hidden: str) -> None:
    """The same draw pile and discard pile, another hand: B sees the same question."""
    r = before_kansas_city().hand(A, hidden, "white").draw_pile(A, *({"gray", "o06"} - {hidden})).turn()
    assert (r.t.player, r.t.view(B)["asks"]) == (A, "move")
    r.play("move kansas-city")
    assert (r.t.player, r.t.view(B)["asks"]) == (A, "foresee")


@rule("GWT-TURN-7", "GWT-TURN-4")
def test_the_first_hand_is_cut_by_its_owner_even_if_all_cards_are_alike() -> None:
    r = ranch(4).hand(A, *["gray"] * 6).turn()
    assert r.options() == ["keep gray 0"]
    r.play("keep gray 0", "keep gray 0")
    assert r.t.step().kind == "begin"


# ---------------------------------------------------------------------- Kansas City


@rule("GWT-EX-37", "GWT-TURN-5", "GWT-KC-1", "GWT-INT-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_card_may_be_played_before_the_first_tile(edition: int) -> None:
    r = before_kansas_city(edition).hand(A, "gray", "gray", "o06").draw_pile(A, "purple 5", "black", "white")
    r.visit(A, "KANSAS-CITY")
    assert r.options() == ["foresee native a", "foresee play o06"]
    r.play("foresee play o06", "now draw_discard_3", "draw 3", "discard gray 0", "discard gray 0", "discard white 0")
    assert r.cards(r.t.areas[A])[-1] == "o06"
    assert r.options() == ["foresee native a"]  # asked: the hand is hidden
    r.play("foresee native a")
    assert r.t.total == 5 + 2  # the income counts the new hand


@rule("GWT-EX-37", "GWT-TURN-5")
def test_also_a_card_that_a_token_brought_after_the_move() -> None:
    r = before_kansas_city().hand(A, "gray").tokens(1).draw_pile(A, "o06", "white").turn().play("move kansas-city")
    assert r.options() == ["foresee native a", "token"]
    r.play("token", "draw 1", "discard gray 0")
    assert r.options() == ["foresee native a", "foresee play o06"]


@rule("GWT-KC-1", "GWT-TURN-5")
def test_no_card_between_the_five_steps() -> None:
    r = before_kansas_city().foresight("native a", "native a, native b", "").hand(A, "o01", "gray")
    r.visit(A, "KANSAS-CITY").play("foresee native a")
    assert r.options() == ["foresee native a", "foresee native b"]
    assert r.refused("foresee play o01") == "GWT-KC-1"
    r = before_kansas_city().foresight("native a, native b", "", "").hand(A, "gray").visit(A, "KANSAS-CITY")
    assert r.refused("foresee play o01") == "GWT-TURN-5"  # not in hand
    assert r.refused("pass") == "GWT-FORE-1"


@rule("GWT-TURN-7", "GWT-FORE-5")
def test_where_no_tile_can_be_taken_one_goes_on() -> None:
    r = before_kansas_city().foresight("", "native a, native b", "").hand(A, "gray", "o01").visit(A, "KANSAS-CITY")
    assert r.options() == ["foresee play o01", "pass"]
    r.play("foresee play o01")
    assert r.t.money[A] == 2
    assert r.options() == ["pass"]  # gray could be an objective card for all that the others know
    r.play("pass")
    assert r.options() == ["foresee native a", "foresee native b"]
    r = before_kansas_city().foresight("", "native a, native b", "").open_hand(A, "gray").visit(A, "KANSAS-CITY")
    assert r.options() == ["foresee native a", "foresee native b"]  # column 2 at once


@rule("GWT-OBJ-10", "GWT-TURN-5")
def test_a_free_move_in_kansas_city_is_forfeited_but_the_card_is_played() -> None:
    moving = [card.id.lower() for card in ranch().t.figures.objectives if card.immediate >= 0]
    mover = next(name for name in moving if ranch().t.figures.actions[_immediate(name)].id.startswith("move"))
    r = before_kansas_city().hand(A, mover, "gray").visit(A, "KANSAS-CITY").play(f"foresee play {mover}")
    assert r.cards(r.t.areas[A])[-1] == mover
    assert (r.where(A), r.options()) == ("KANSAS-CITY", ["foresee native a"])


def _immediate(name: str) -> int:
    return next(card.immediate for card in ranch().t.figures.objectives if card.id.lower() == name)


# ---------------------------------------------------------------------- the rules that games of before go on under


@rule("GWT-TURN-7", "GWT-KC-1")
def test_a_game_begun_under_the_first_rules_asks_as_it_did() -> None:
    r = before_kansas_city(rules=1).hand(A, "gray", "white").tokens(1).turn()
    assert r.where(A) == "KANSAS-CITY"
    assert r.t.step().kind == "income"
    r = before_kansas_city(rules=1).foresight("native a, native b", "", "").hand(A, "gray", "o01")
    r.visit(A, "KANSAS-CITY")
    assert r.options() == ["foresee native a", "foresee native b"]
    assert r.refused("foresee play o01") == "GWT-KC-1"
    r = ranch(rules=1).engines("10").money(9).owe(SpecialDelivery(A)).play("haul t7")
    assert "pass" not in r.options()
    assert r.t.engine[A] == rail("t7")
    assert ranch(4, rules=1).hand(A, *["gray"] * 6).turn().t.step().kind == "begin"


def test_the_rules_of_today_are_the_third() -> None:
    assert abilene.load("great_western_trail", players=2).rules == 3


@rule("GWT-KC-1")
def test_words_that_answer_nothing_in_kansas_city_are_told_what_is_allowed() -> None:
    r = before_kansas_city().hand(A, "gray", "o06").visit(A, "KANSAS-CITY")
    with pytest.raises(ValueError, match="answers nothing here; allowed: foresee "):
        r.t.game.parse(r.t, "dance")


# ---------------------------------------------------------------------- discards


@rule("GWT-ACT-3", "GWT-ACT-4")
@pytest.mark.parametrize("hand", [["gray", "gray", "black", "white"], ["gray", "gray", "black", "black"]])
def test_a_discard_is_asked_for_whatever_else_the_hand_holds(hand: list[str]) -> None:
    r = ranch().hand(A, *hand).draw_pile(A, *GRAYS).do(A, "discard_pair_money_3")
    assert r.t.step().kind == "sell"
    assert "sell gray 0" in r.options()


@rule("GWT-ACT-3", "GWT-ACT-4")
def test_a_discard_is_not_asked_for_where_all_know_that_one_kind_will_do() -> None:
    r = ranch().open_hand(A, "gray", "gray", "black").do(A, "discard_pair_money_3")
    assert r.cards(r.t.discards[A]) == ["gray", "gray"]  # they have seen the hand
    r = ranch().hand(A, "gray", "black").draw_pile(A, "white").do(A, "discard_gray_money_2")
    assert r.cards(r.t.discards[A]) == ["gray"]  # there is one kind of gray cattle


@rule("GWT-AUX-6", "GWT-ACT-3")
def test_what_is_discarded_after_a_draw_is_asked_even_of_a_hand_of_one_kind() -> None:
    r = ranch().hand(A, "gray", "gray").draw_pile(A, "black", "gray").owe(DiscardCards(A, 1))
    assert r.options() == ["discard gray 0"]
    r = ranch(rules=2).hand(A, "gray", "gray").draw_pile(A, "black", "gray").owe(DiscardCards(A, 1))
    assert r.cards(r.t.discards[A]) == ["gray"]
