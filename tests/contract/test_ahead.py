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


def kept(state: State, seat: int, choose: random.Random) -> bool:
    """Whether what is promised to this seat comes, after others have decided at random, and stands until it does."""
    state, ahead = state.copy(), state.ahead(seat)
    assert ahead is not None
    asks, answers = repr(ahead.step()), set(ahead.options())
    while not state.over and state.player != seat:
        still = state.ahead(seat)
        if still is None or repr(still.step()) != asks or not answers <= set(still.options()):
            return False
        state.listen()
        state.play(choose.choice(state.options()))
        if any(repr(step) == asks and {choice} == answers for step, choice in state.forgone or ()):
            return True  # there was no other answer, and nobody was asked
    return state.over or (repr(state.step()) == asks and answers <= set(state.options()))


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
            assert kept(state, seat, choose)
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
