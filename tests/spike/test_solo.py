"""Racing the clock, alone: a house rule."""

import pytest

from abilene.games.spike import events as ev
from abilene.games.spike.meta import META
from abilene.games.spike.state import EMPTY
from tests.rules import rule
from tests.spike.railway import A, rails, random_game, random_match, start, table


@rule("SPK-SOLO-1")
def test_the_box_has_no_solo_game() -> None:
    assert META.unofficial == ("solo",)
    assert META.players == (1, 2, 3, 4)


@rule("SPK-SOLO-2")
@pytest.mark.parametrize("expert", [False, True])
def test_the_set_up_alone(expert: bool) -> None:
    t = start(1, expert)
    while t.turn < 0:
        assert t.step().kind != "give"
        t.play(t.options()[0])
    assert t.holder.count(0) == 6
    assert t.cards(0) == 5
    assert t.gift == EMPTY
    assert rails(t) == 42
    assert len(t.deck) == 42 - 5 - 4


@rule("SPK-SOLO-2", "SPK-SOLO-3")
def test_the_clock_discards_a_card_after_each_turn() -> None:
    r = table(1).deck("black", "green", "red", "white").hear().draw(A, "deck", "deck")
    assert r.discarded() == {"red": 1}
    assert ev.ClockTicked(r.kind("red")) in r.events
    assert r.t.taken == 1
    match = random_match(1, seed=3)
    ticks = sum(isinstance(event, ev.ClockTicked) for event in match.events())
    turns = sum(isinstance(event, ev.TurnBegan) for event in match.events())
    assert turns - 1 <= ticks <= turns


@rule("SPK-SOLO-2", "SPK-SOLO-3")
def test_the_clock_ends_rounds_and_the_game() -> None:
    r = table(1).deck("black", "green", "red").display("white", "white", "white", "white").discard(blue=6)
    r.draw(A, "deck", "deck")
    assert r.t.round == 2  # the clock took the last card
    assert len(r.t.deck) == 7
    r = table(1).round(3, 2).deck("black", "green", "time", "red").draw(A, "deck", "deck")
    assert r.t.over
    again = table(1).round(3, 1).deck("black", "green", "time", "red", "time").draw(A, "deck", "deck")
    assert not again.t.over
    assert again.t.time == 2
    assert again.discarded() == {"red": 1}


@rule("SPK-SOLO-3")
def test_the_special_end_ends_the_game_at_once() -> None:
    r = table(1).home(A, "raleigh").tracks(A, "t277", "t276").pieces(A, 0).draw(A, "deck", "deck")
    assert r.t.over
    assert r.t.winners() == [A]


@rule("SPK-SOLO-2")
def test_solo_games_end_and_pay_money() -> None:
    for seed in range(3):
        for t in random_game(1, seed=seed):
            last = t
        assert last.over
        assert last.scores() == [last.money[0] + last.breakdown()[0]["route"]]
