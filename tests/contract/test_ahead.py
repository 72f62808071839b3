"""Answers in advance: what is sure to be asked comes, with the answers that were promised, whatever others decide."""

import random
from typing import Any

import pytest

import abilene
from abilene.engine.core import State
from abilene.engine.game import Game
from tests.contract.tables import every_table, pointed_at, random_choices

GAMES = 6  # that are played at random, each from a deal of its own
KINDS: dict[str, set[str]] = {
    "good_goat_bad": set(),  # an offer is answered to what was declared, and all else is asked in one's own turn
    "great_western_trail": {"keep", "begin"},
    "montana": {"goods", "end"},
    "spike": {"side", "route", "start", "action"},
}


def asked_next(state: State, seat: int, choose: random.Random) -> State | None:
    """The state in which this seat is asked next, after others have decided at random; None: the game has ended."""
    state = state.copy()
    while not state.over and state.player != seat:
        state.play(choose.choice(state.options()))
    return None if state.over else state


def promised(game: Game[Any], seed: int, most: int) -> set[str]:
    """The kinds of questions that were promised in a game; each of them is seen to come as it was."""
    choose, state = random.Random(seed), game.start(seed)
    found: set[str] = set()
    for where in random_choices(seed):
        if state.over or not most:
            return found
        most -= 1
        for seat in range(game.players):
            ahead = state.ahead(seat)
            if ahead is None:
                continue
            found.add(ahead.step().kind)
            assert ahead.player == seat != state.player
            assert ahead.options()
            labels = [(game.notation(ahead, n), game.label(ahead, n), game.prompt(ahead)) for n in ahead.options()]
            twin = state.redeal(seat, seed).ahead(seat)
            assert twin is not None
            assert labels == [(game.notation(twin, n), game.label(twin, n), game.prompt(twin)) for n in twin.options()]
            asked = asked_next(state, seat, choose)
            if asked is not None:
                assert repr(asked.step()) == repr(ahead.step())
                assert set(ahead.options()) <= set(asked.options())
        state.play(pointed_at(state, where))
    raise AssertionError("random choices do not run out")


@every_table
def test_what_is_promised_comes_and_tells_nothing_that_is_hidden(game: Game[Any]) -> None:
    for seed in range(70, 70 + GAMES):
        kinds = promised(game, seed, 120)
        assert kinds <= KINDS.get(game.name, kinds)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("good_goat_bad", [{}]),
        ("great_western_trail", [{"edition": 1}, {"edition": 2}]),
        ("montana", [{}]),
        ("spike", [{"expert": True}]),
    ],
)
def test_each_game_promises_all_that_it_can(name: str, options: list[dict[str, Any]]) -> None:
    games = [abilene.load(name, players=3, **setting) for setting in options]
    assert {kind for game in games for seed in range(12) for kind in promised(game, seed, 300)} == KINDS[name]


def test_whoever_is_asked_or_has_nothing_to_come_is_promised_nothing() -> None:
    state = abilene.load("spike", players=3).start(1)
    while not state.over:
        assert state.ahead(state.player) is None
        state.play(state.options()[0])
    assert [state.ahead(seat) for seat in range(3)] == [None] * 3
