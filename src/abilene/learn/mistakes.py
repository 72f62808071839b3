"""Mistakes that people make, each by its name: how an option looks to somebody who makes it, beside what it is.

A mistake adds to the logits of a network, or takes from them. It sees no more than the bot does: what an option brings
at once is tried on a deal that the seat imagines. Chance comes from the bot's own luck, so that a game can be repeated.
"""

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final, Protocol

import numpy as np

from abilene.engine.bot import Asked
from abilene.engine.core import State
from abilene.learn.shape import Floats

UNNOTICED: Final = -1e9
PURSES: Final = ("coins", "money")  # what a game may call the money of each seat


class Moment:
    """A question as a level has it before it."""

    def __init__(self, asked: Asked, seat: int, luck: Random) -> None:
        self.asked: Final = asked
        self.luck: Final = luck
        self._seat = seat

    @cached_property
    def _after(self) -> list[State]:
        """The states right after each option, on one deal that the seat imagines."""
        imagined = self.asked.deal(self.luck.getrandbits(64))
        chance = self.luck.getrandbits(64)  # the same for all: luck is not what an option is worth
        tried = [imagined.copy(seed=chance) for _ in self.asked.options]
        for state, choice in zip(tried, self.asked.options, strict=True):
            state.play(choice)
        return tried

    @cached_property
    def points(self) -> Floats:
        """How the own score would stand right after each option, beside the others: 0 on average, 1 apart."""
        return _beside([state.scores()[self._seat] for state in self._after])

    @cached_property
    def purse(self) -> Floats:
        """The same for the own money; 0 in a game without."""
        return _beside([_money(state.seen_by(self._seat), self._seat) for state in self._after])


def _beside(values: list[int]) -> Floats:
    found = np.array(values, np.float32)
    apart = found.std()
    even: Floats = (found - found.mean()) / apart if apart > 0 else np.zeros_like(found)
    return even


def _money(seen: Any, seat: int) -> int:
    return sum(int(of[seat]) for name in PURSES if isinstance(of := getattr(seen, name, None), list))


class Mistake(Protocol):
    """Misleads whoever makes it."""

    def misled(self, moment: Moment) -> Floats:
        """What each option seems to be worth beyond what it is."""
        ...


@dataclass(frozen=True)
class Overlooks:
    """Now and then an option is not noticed; never all of them."""

    chance: float

    def misled(self, moment: Moment) -> Floats:
        """Nothing, or far too little."""
        unnoticed = np.array([moment.luck.random() < self.chance for _ in moment.asked.options])
        unnoticed[moment.luck.randrange(len(unnoticed))] &= not unnoticed.all()
        return np.where(unnoticed, UNNOTICED, 0).astype(np.float32)


@dataclass(frozen=True)
class GrabsPoints:
    """What brings points at once looks better than what brings more later: a short sight."""

    weight: float

    def misled(self, moment: Moment) -> Floats:
        """More for what scores now."""
        return np.float32(self.weight) * moment.points


@dataclass(frozen=True)
class HoardsMoney:
    """What costs money looks worse than it is."""

    weight: float

    def misled(self, moment: Moment) -> Floats:
        """Less for what is paid for."""
        return np.float32(self.weight) * moment.purse
