"""Action A, rounds and time cards."""

import pytest

from abilene.games.spike import events as ev
from abilene.games.spike.data import TIME
from abilene.games.spike.steps.rounds import begin_round
from tests.rules import rule
from tests.spike.railway import SETTINGS, A, B, rails, random_game, table


@rule("SPK-DRAW-1", "SPK-DEC-8")
def test_one_card_after_the_other() -> None:
    r = table().levels(A, power=4).display("white", "white", "red", "green").draw(A)
    assert r.options() == ["take white", "take red", "take green", "deck"]
    assert r.refused("stop") == "SPK-DRAW-1"
    assert r.refused("take black") == "SPK-DRAW-1"
    r.play("take white", "deck")
    assert r.options() == ["take white", "take red", "take green", "deck", "stop"]
    r.play("stop")
    assert sum(r.cards(A).values()) == 2
    assert r.t.turn == B


@rule("SPK-DRAW-2")
def test_the_display_is_refilled_after_the_last_card() -> None:
    r = table().display("white", "blue", "red", "green").deck("black", "yellow", "white").draw(A, "take white")
    assert r.shown() == ["blue", "red", "green"]
    r.play("take red")
    assert r.shown() == ["black", "blue", "yellow", "green"]


@rule("SPK-DRAW-3", "SPK-HID-1")
def test_only_the_drawer_sees_a_card_of_the_deck() -> None:
    r = table().deck("yellow", "white", "white").hear().draw(A, "deck")
    drawn = next(event for event in r.events if isinstance(event, ev.CardDrawn))
    seen = [drawn.seen_by(seat) for seat in (A, B, None)]
    assert [event.rail for event in seen] == [r.kind("yellow"), -1, -1]
    assert r.asks() == "draw"  # the next card is decided on after that
    assert r.t.view(A)["seats"][A]["cards"] == {"yellow": 1}


@rule("SPK-DRAW-4")
def test_there_is_no_hand_limit() -> None:
    r = table().hand(A, white=9, blue=9, red=9).levels(A, power=4).draw(A, "deck", "deck", "deck", "deck")
    assert sum(r.cards(A).values()) == 31


@rule("SPK-DRAW-5", "SPK-ROUND-2", "SPK-INT-12")
def test_a_refill_that_empties_the_deck_ends_the_round() -> None:
    r = table().display("white", "blue", "red", "green").deck("black", "yellow").discard(white=6)
    r.draw(A, "take white", "take blue")
    assert r.t.round == 2
    assert len(r.shown()) == 4
    assert len(r.t.deck) == 6
    assert sum(r.t.discard) == 0
    assert r.cards(A) == {"white": 1, "blue": 1}  # hands are untouched


@rule("SPK-DRAW-6")
def test_without_a_deck_only_the_display() -> None:
    r = table().round(2, taken=0).deck().display("white", "blue", "red").draw(A)
    assert r.options() == ["take white", "take blue", "take red"]
    assert r.refused("deck") == "SPK-DRAW-6"


@rule("SPK-DRAW-7")
def test_the_action_ends_when_there_is_no_card_left() -> None:
    r = table().round(3).deck().display("white", "blue").levels(A, power=4).hand(B, white=6).draw(A)
    r.play("take white", "take blue")
    assert r.t.turn == B
    assert r.cards(A) == {"white": 1, "blue": 1}


@rule("SPK-ROUND-1", "SPK-SETUP-1")
def test_three_rounds() -> None:
    for players in (2, 3, 4):
        rounds = [t.round for t in random_game(players, seed=4)]
        assert rounds == sorted(rounds)
        assert sorted(set(rounds)) == [1, 2, 3]


@rule("SPK-ROUND-2", "SPK-RND-4")
def test_display_and_discard_become_the_new_deck() -> None:
    decks = set()
    for seed in range(20):
        r = table().display("white", "blue", "red", "green").deck().discard(yellow=4, black=4)
        r.t.rng = seed
        begin_round(r.t)
        pool = sorted([*r.t.deck, *r.t.display])
        assert pool == sorted([0, 1, 2, 4] + [3] * 4 + [5] * 4)
        decks.add(tuple(r.t.deck))
    assert len(decks) > 15


@rule("SPK-ROUND-3", "SPK-END-2")
@pytest.mark.parametrize("cards", range(5, 12))
def test_the_bottom_half_is_the_larger(cards: int) -> None:
    r = table().round(2).display("white", "blue", "red", "green").deck().discard(yellow=cards)
    begin_round(r.t)
    assert r.t.round == 3
    assert r.t.deck.count(TIME) == 3
    assert len(r.t.deck) == cards + 3
    assert r.t.bottom == cards - cards // 2 + 3
    assert TIME not in r.t.deck[r.t.bottom :]


@rule("SPK-ROUND-4", "SPK-INT-13", "SPK-ROUND-7")
def test_a_time_card_is_replaced_by_the_next_card() -> None:
    r = table().round(3).levels(A, power=2).deck("time", "yellow", "black", "white", "time", "time").hear()
    r.draw(A, "deck")
    assert r.t.time == 1
    assert r.cards(A) == {"yellow": 1}
    assert ev.TimeCardRevealed(1) in r.events
    r.play("deck")  # it did not count as a card taken
    assert r.cards(A) == {"yellow": 1, "black": 1}


@rule("SPK-ROUND-4")
def test_a_time_card_may_come_while_refilling() -> None:
    r = table().round(3).display("white", "blue", "red", "green").deck("time", "yellow", "black", "time", "time")
    r.draw(A, "take white", "stop")
    assert r.t.time == 1
    assert r.shown() == ["yellow", "blue", "red", "green"]
    last = table().round(3, time_cards=2).display("white", "blue", "red", "green").deck("time", "yellow")
    last.draw(A, "take white", "stop")
    assert last.t.over
    assert last.shown() == ["blue", "red", "green"]


@rule("SPK-ROUND-5", "SPK-INT-17")
def test_fewer_than_four_cards_all_lie_face_up() -> None:
    r = table().display("white").deck("black").discard(red=1).levels(A, power=3).draw(A, "deck")
    assert r.t.round == 2
    assert sorted(r.shown()) == ["red", "white"]
    assert r.t.deck == []
    assert r.asks() == "draw"


@rule("SPK-ROUND-6", "SPK-INT-17", "SPK-ROUND-2")
def test_each_card_taken_ends_the_round_again_while_the_deck_is_empty() -> None:
    r = table().display("white").deck("black").discard(red=1).levels(A, power=3).draw(A, "deck", "take red")
    assert r.t.round == 3  # the deck was empty after the next card, too
    assert r.t.deck.count(TIME) == 3
    idle = table().round(2, taken=0).deck().display("white", "blue").hand(A, white=6).home(A, "raleigh").turn()
    idle.play("build")
    assert idle.t.round == 2  # no card has been taken since


@rule("SPK-ROUND-7", "SPK-ROUND-8")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_rail_cards_are_conserved_and_time_cards_are_nowhere_else(players: int, expert: bool) -> None:
    for t in random_game(players, expert, seed=8):
        assert rails(t) == (42 if players < 3 else 60) or sum(t.hands) == 0
        assert TIME not in t.display
        assert t.deck.count(TIME) + t.time == (3 if t.round == 3 else 0)
