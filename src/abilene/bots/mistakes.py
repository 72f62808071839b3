"""Mistakes that people make, each by its name: how an option looks to somebody who makes it, beside what it is.

A mistake adds to how good an option seems (the logits of a network, the places of a ranking), or takes from it. It sees
no more than the bot does: what an option brings at once is tried on a deal that the seat imagines. Chance comes from
the bot's own luck, so that a game can be repeated.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, Protocol

from abilene.engine.bot import Asked
from abilene.engine.core import State

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
    def points(self) -> list[float]:
        """How the own score would stand right after each option, beside the others: 0 on average, 1 apart."""
        return _beside([state.scores()[self._seat] for state in self._after])

    @cached_property
    def purse(self) -> list[float]:
        """The same for the own money; 0 in a game without."""
        return _beside([_money(state.seen_by(self._seat), self._seat) for state in self._after])


def _beside(values: Sequence[int]) -> list[float]:
    mean, apart = fmean(values), pstdev(values)
    return [(value - mean) / apart if apart else 0.0 for value in values]


def _money(seen: Any, seat: int) -> int:
    return sum(int(of[seat]) for name in PURSES if isinstance(of := getattr(seen, name, None), list))


class Mistake(Protocol):
    """Misleads whoever makes it."""

    def misled(self, moment: Moment) -> list[float]:
        """What each option seems to be worth beyond what it is."""
        ...


@dataclass(frozen=True)
class Overlooks:
    """Now and then an option is not noticed; never all of them."""

    chance: float

    def misled(self, moment: Moment) -> list[float]:
        """Nothing, or far too little."""
        unnoticed = [moment.luck.random() < self.chance for _ in moment.asked.options]
        unnoticed[moment.luck.randrange(len(unnoticed))] &= not all(unnoticed)
        return [UNNOTICED if missed else 0.0 for missed in unnoticed]


@dataclass(frozen=True)
class GrabsPoints:
    """What brings points at once looks better than what brings more later: a short sight."""

    weight: float

    def misled(self, moment: Moment) -> list[float]:
        """More for what scores now."""
        return [self.weight * points for points in moment.points]


@dataclass(frozen=True)
class HoardsMoney:
    """What costs money looks worse than it is."""

    weight: float

    def misled(self, moment: Moment) -> list[float]:
        """Less for what is paid for."""
        return [self.weight * purse for purse in moment.purse]
