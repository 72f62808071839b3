"""The coach: tries answers in deals that its seat could imagine, and says only what they show."""

import json
from collections.abc import Sequence
from itertools import count
from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import abilene
from abilene import bots
from abilene.bots.coach import FEWEST, MOST, Coach, Trial, chance
from abilene.bots.playing import SeatBot, ask
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.games import box, names

TABLES = [(name, players) for name in names() for players in box(name).meta.players]


def middle(name: str, players: int, seed: int = 3) -> tuple[State, list[Event]]:
    """A game of bots, somewhere between its first question and its last, where there is something to choose."""
    game = abilene.load(name, players=players)
    state = game.start(seed)
    events: list[Event] = []
    state.heard = events
    seats = [SeatBot(bots.make("greedy", game, seat, seat), seat) for seat in range(players)]
    least, found = Random(players).randrange(20, 60), (state.copy(), events[:])
    for decision in count():
        if len(state.options()) > 1:
            found = state.copy(), events[:]
            if decision >= least:
                break
        if state.over:  # a game may be shorter
            break
        state.play(seats[state.player].choose(state, events))
    return found


def coached(state: State, events: Sequence[Event], deals: int = 4) -> Coach:
    coach = Coach(state.game, state.player, 5, deals=deals, seconds=inf)
    for event in events:
        seen = event.seen_by(state.player)
        if seen is not None:
            coach.hear(seen)
    assert ask(state, coach) == coach.says["choices"][0]["choice"]
    return coach


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_has_advice_at_every_table(name: str, players: int) -> None:
    state, events = middle(name, players)
    says = coached(state, events, deals=1).says
    tried = [one["choice"] for one in says["choices"]]
    assert len(tried) == min(MOST, len(state.options()))
    assert set(tried) <= set(state.options())
    assert says["deals"] == len(tried)
    assert says["over"]


def test_it_sees_no_more_than_its_seat() -> None:
    """Two deals that the seat cannot tell apart get the same advice, word for word."""
    state, events = middle("good_goat_bad", 3)
    twin = state.redeal(state.player, 99)
    assert twin.to_data() != state.to_data()
    assert coached(twin, events).says["choices"][0].keys() == coached(state, events).says["choices"][0].keys()
    imagined = [one.redeal(state.player, 1).checksum() for one in (state, twin)]
    assert imagined[0] == imagined[1]
    assert coached(twin, events).says == coached(state, events).says


def test_the_worse_answers_are_given_up_and_what_is_asked_again_is_looked_at_longer() -> None:
    state, events = middle("montana", 2)
    assert len(state.options()) > FEWEST
    coach = coached(state, events, deals=6)
    deals = {one["choice"]: one["deals"] for one in coach.says["choices"]}
    assert sorted(deals.values(), reverse=True)[:FEWEST] == [6] * FEWEST
    assert min(deals.values()) == 3
    coach._deals = 9
    ask(state, coach)
    assert max(one["deals"] for one in coach.says["choices"]) == 9
    coach.hear(events[-1])  # something has happened: that was another question
    ask(state, coach)
    assert coach.says["choices"][0]["deals"] == 9
    assert coach.says["deals"] < 2 * 9 * MOST


def told(*trials: Trial) -> list[dict[str, Any]]:
    coach = Coach(abilene.load("good_goat_bad", players=2), 0, 0)
    return coach._told(trials)


def trial(choice: int, own: Sequence[int], others: Sequence[int], soon: Sequence[int] = ()) -> Trial:
    scores = [[a, b] for a, b in zip(own, others, strict=True)]
    parts = [{"hats": n, "coins": 0} for n in own]
    return Trial(choice, [a - b for a, b in scores], scores, parts, [{"money": n} for n in soon])


@pytest.mark.parametrize("name", names())
def test_the_line_is_of_a_deal_that_ended_in_the_middle_and_can_be_played_again(name: str) -> None:
    state, events = middle(name, max(box(name).meta.players))
    for one in coached(state, events, deals=1).says["choices"]:
        line = json.loads(json.dumps(one["line"]))  # as it comes from a process of its own
        again = state.game.from_data(line["from"])
        assert again.seen_by(state.player) == state.seen_by(state.player)
        assert line["choices"][0] == one["choice"]
        again.stops = False
        for choice in line["choices"]:
            assert choice in again.options()
            again.play(choice)
    assert trial(7, [30, 20, 29, 18, 25], [20] * 5).typical == 4


def test_a_reason_is_the_largest_difference_that_luck_does_not_explain() -> None:
    best, other = told(
        trial(7, [30, 31, 29, 30, 30, 30], [20, 20, 21, 20, 20, 20]),
        trial(8, [25, 26, 24, 25, 25, 25], [20, 20, 21, 20, 20, 20]),
    )
    assert best["reason"] == {"part": "hats", "by": 5.0, "than": 8}
    assert other["reason"] == {"part": "hats", "by": -5.0, "than": 7}
    best, other = told(trial(7, [30, 20, 29, 18, 30, 19], [20] * 6), trial(8, [18, 30, 19, 29, 20, 30], [20] * 6))
    assert best["reason"] == {"than": 8}  # once so, once otherwise
    best, other = told(trial(7, [30] * 6, [20, 21, 20] * 2), trial(8, [30] * 6, [24, 25, 24] * 2))
    assert other["reason"] == {"seat": 1, "by": 4.0, "than": 7}


def test_few_deals_are_no_reason() -> None:
    best, _ = told(trial(7, [30] * 5, [20] * 5), trial(8, [10] * 5, [20] * 5))
    assert best["reason"] == {"few": 6, "than": 8}, "which is another thing than about the same"
    assert told(trial(7, [30], [20]), trial(8, [10], [20]))[0]["chance"] is None  # one deal says nothing


def test_where_the_ends_say_nothing_what_one_has_at_the_next_turn_may() -> None:
    ends = [30, 20, 30, 20, 30, 20], [20] * 6
    best, other = told(trial(7, *ends, soon=[6, 7, 6, 6, 7, 6]), trial(8, *ends, soon=[3, 4, 3, 3, 4, 3]))
    assert best["reason"] == {"soon": "money", "by": 3.0, "than": 8}
    assert other["reason"] == {"soon": "money", "by": -3.0, "than": 7}
    best, _ = told(trial(7, *ends, soon=[3, 9, 2, 8, 3, 7]), trial(8, *ends, soon=[8, 2, 9, 3, 8, 4]))
    assert best["reason"] == {"than": 8}


@pytest.mark.parametrize("name", names())
def test_it_measures_what_one_has_when_the_next_turn_comes(name: str) -> None:
    state, events = middle(name, max(box(name).meta.players))
    coach = coached(state, events, deals=1)
    measured = [soon for trial in coach._trials for soon in trial.soon if soon]
    assert all(soon.keys() == state.curves().keys() for soon in measured)
    assert measured


def test_a_look_ends_where_others_take_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = middle("montana", 2)
    coach = Coach(state.game, state.player, 5, deals=400, seconds=1000)
    waited = count(0, 500)
    clocks = SimpleNamespace(process_time=lambda: 0.0, monotonic=lambda: next(waited))
    monkeypatch.setattr("abilene.bots.coach.time", clocks)
    ask(state, coach)
    assert not coach.says["over"]
    assert 0 < coach.says["deals"] < 4 * MOST


def test_a_chance_is_that_of_the_lead_against_the_luck() -> None:
    assert chance(0, 10) == 0.5
    assert chance(10, 10) == pytest.approx(0.841, abs=0.001)
    assert chance(-10, 10) + chance(10, 10) == pytest.approx(1)
