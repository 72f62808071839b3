"""A turn: its three phases, the first one, and when objective cards and tokens come in."""

import pytest

from tests.great_western_trail.ranch import COUNTS, EDITIONS, A, B, C, place, play, ranch, start
from tests.rules import rule


@rule("GWT-TURN-1")
@pytest.mark.parametrize("players", COUNTS)
def test_players_take_turns_from_the_one_with_six_dollars(players: int) -> None:
    t = start(players, 1)
    assert t.money[t.player] == 6
    order = []
    for word in ["begin f"] * players + ["move g"] * players:
        order.append(t.player)
        play(t, word, "use auxiliary", "auxiliary gain_money 1", "use end")
    assert order == [*range(players)] * 2


@rule("GWT-TURN-2")
def test_a_turn_is_move_then_use_then_refill() -> None:
    r = (
        ranch(edition=1)
        .herders("A", "A", "A")
        .money(0)
        .hand(A, "white", "gray")
        .draw_pile(A, "black", "black", "green")
    )
    r.turn()
    assert set(r.options()) == {"move b", "move c", "move d", "move e"}  # nothing but moving, and no pass
    r.play("move b")
    assert r.options() == ["use auxiliary"]  # not the end: phase B is mandatory too
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.cards(r.t.hands[A]) == ["white", "gray"]
    r.play("use end")
    assert r.cards(r.t.hands[A]) == ["white", "gray", "black", "black"]
    assert r.t.player == B


@rule("GWT-TURN-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_turn_begins_on_any_neutral_building(edition: int) -> None:
    r = ranch(edition=edition).money(6, 7, 8).building("E-1", B, "1a").tile("FLOOD-1", "flood green 4")
    r.t.herder = [-1, place(r.t, "E"), -1]
    r.turn()
    assert r.options() == [f"begin {letter}" for letter in "abcdefg"]
    r.hand(A, "black").market("red 2").play("begin e")
    assert r.t.money == [6, 7, 8]
    assert r.options() == ["use discard_black_money_2", "use buy_cattle", "use auxiliary"]


@rule("GWT-TURN-4")
def test_the_first_turn_of_the_second_edition_cuts_the_hand_to_four() -> None:
    r = ranch(4).hand(C, "gray", "gray", "green", "white", "black", "white").turn(C)
    assert r.options() == ["keep gray 0", "keep green 0", "keep black 0", "keep white 0"]
    r.play("keep gray 0")
    assert r.t.step().kind == "keep"
    r.play("keep white 0")
    assert r.cards(r.t.discards[C]) == ["gray", "white"]
    assert r.t.step().kind == "begin"
    assert len(r.t.hands[C]) == 4


@rule("GWT-TURN-4")
def test_only_the_first_turn_cuts_the_hand_and_only_in_the_second_edition() -> None:
    six = ["gray", "gray", "green", "white", "black", "white"]
    later = ranch().herders("A").hand(A, *six).turn()
    assert later.t.step().kind == "move"
    first = ranch(edition=1).hand(A, *six).turn()
    assert first.t.step().kind == "begin"
    assert len(later.t.hands[A]) == len(first.t.hands[A]) == 6


@rule("GWT-TURN-5")
def test_objectives_before_phase_a_and_around_the_actions_of_phase_b() -> None:
    r = ranch().herders("A").money(0).hand(A, "o01", "o02", "o04", "green").turn()
    r.play("move play o01")
    assert r.t.money[A] == 2  # its immediate action
    assert r.t.step().kind == "move"
    r.play("move b", "use play o02")
    assert r.t.money[A] == 4
    r.play("use discard_green_money_2", "use play o04")
    assert r.t.money[A] == 8
    assert r.options() == ["use build_2", "use end"]
    assert r.cards(r.t.areas[A])[1:] == ["o01", "o02", "o04"]


@rule("GWT-TURN-5")
def test_no_objective_inside_an_action_nor_in_phase_c() -> None:
    r = ranch().money(20).workers(A, craftsman=2).hand(A, "o01", "green").draw_pile(A, "o02", "o04", "gray", "gray")
    r.visit(A, "B").play("use build_2")
    assert not any("play" in option for option in r.options())
    r.play("build 1a", "site a-1", "use end")
    assert r.t.over  # phase C drew o02 and o04 but did not ask
    assert {"o01", "o02", "o04"} <= set(r.cards(r.t.hands[A]))


@rule("GWT-TURN-6")
def test_a_token_may_be_spent_at_every_question_of_its_owner() -> None:
    r = ranch().herders("A", "A", "A").tokens(3).hand(A, "green", "gray").draw_pile(A, *["white"] * 9)
    r.turn()
    assert "token" in r.options()  # phase A
    r.play("move b")
    assert "token" in r.options()  # phase B
    r.play("use auxiliary")
    assert "token" in r.options()  # inside an action
    r.play("auxiliary gain_money 1", "use end")
    assert r.options() == ["fill", "token"]  # before phase C
    r.play("token", "draw 2", "discard gray 0", "discard green 0")
    assert r.options() == ["fill", "token"]
    assert r.t.tokens[A] == 2
    assert "token" not in ranch(edition=1).herders("A").tokens(0).turn().options()


@rule("GWT-TURN-7")
def test_a_single_option_is_not_asked() -> None:
    r = ranch().money(20).workers(A, craftsman=1).visit(A, "B")
    r.t.unbuilt[A] = 1  # only building 1 is left
    r.play("use build_2")
    assert r.t.step().kind == "site"  # which building was not asked


@rule("GWT-TURN-7")
@pytest.mark.parametrize(("tokens", "asked"), [(0, False), (1, True)])
def test_income_and_phase_c_are_asked_if_a_token_can_be_spent(tokens: int, asked: bool) -> None:
    def kinds(r_tokens: int) -> list[str]:
        r = ranch().tokens(r_tokens).herders("KANSAS-CITY").marker(A, 0).hand(A, "white").foresight("", "", "")
        r.draw_pile(A, *["gray"] * 4).visit(A, "KANSAS-CITY")
        found = []
        while not r.t.over:
            found.append(r.t.step().kind)
            r.t.play(r.t.options()[0])
        return found

    assert ("income" in kinds(tokens)) == asked
    assert ("fill" in kinds(tokens)) == asked


@rule("GWT-TURN-8")
def test_phase_b_goes_on_until_its_player_ends_it() -> None:
    r = ranch(edition=1).money(0).hand(A, "o01").draw_pile(A, *["gray"] * 4).visit(A, "FLOOD-1")
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.options() == ["use end", "use play o01"]
    r.play("use play o01")
    assert r.options() == ["use end"]  # asked, although it is the only option
    assert r.t.hands[A] == []
    r.play("use end")
    assert len(r.t.hands[A]) == 4
