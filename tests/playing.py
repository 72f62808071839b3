"""Whole games for tests: however they are played, and with twins that a seat cannot tell apart."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from abilene.bots.playing import ask
from abilene.engine.bot import Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game

S = TypeVar("S", bound=State)
ENDLESS = 20_000  # decisions: no game of any box takes so many


def states(game: Game[S], seed: int, habits: Sequence[int]) -> Iterator[tuple[S, list[Event]]]:
    """The table at every decision and at the end, with what has happened since the one before."""
    t = game.box.deal(game, seed)
    t.heard = []
    t.settle()
    for decision in range(ENDLESS):
        yield t, t.heard
        if t.over:
            return
        t.heard = []
        options = t.options()
        t.play(options[habits[decision % len(habits)] % len(options)])
    raise AssertionError("this game does not end")


def compare_with_twins(game: Game[Any], bots: Sequence[Bot], kind: type[Any], seed: int, often: float) -> int:
    """A game between these bots, in which now and then one of their kind is asked in a state that looks the same to
    its seat: it must choose the same. Says how often."""
    luck = random.Random(seed)
    t = game.start(3)
    compared = 0
    while not t.over:
        seat = t.player
        choice = ask(t, bots[seat])
        if luck.random() < often:
            twin = t.redeal(seat, luck.getrandbits(64))
            assert ask(twin, kind(game, seat, luck.getrandbits(64))) == choice
            compared += 1
        t.play(choice)
    return compared
