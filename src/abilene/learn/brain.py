"""A brain thinks about many games at once, remembers what it saw, and learns from it.

NumPy makes one, and so does torch. Both compute the same: `tests/learn` holds one against the other.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from abilene.learn.errors import NoGpu
from abilene.learn.settings import Settings
from abilene.learn.shape import Floats, Shape, Weights

BETAS: Final = (0.9, 0.999)  # of Adam
TINY: Final = 1e-5
LONGEST: Final = 1.0  # of the gradient of all weights together
VALUE_LOSS: Final = 0.5  # beside that of the policy
FORBIDDEN: Final = -1e9  # what an action is worth that is not legal


class Asked(NamedTuple):
    """Many questions, a row each, as a vector environment tells them."""

    table: NDArray[np.int16]  # which of the tables it is
    observation: NDArray[np.int16]  # (rows, width): the features that are on, padded
    legal: NDArray[np.int16]  # (rows, most): the legal actions, then `shape.actions`


class Thought(NamedTuple):
    """What comes of it, a row each."""

    pick: NDArray[np.int16]  # which of the legal actions
    likely: Floats  # the logarithm of its probability
    values: Floats  # (rows, seats, channels), in turn order from the seat that looks


@dataclass(frozen=True)
class Lesson:
    """Decisions to learn from, a row each: which of those remembered, what was done, and what came of it."""

    at: NDArray[np.int64]
    pick: NDArray[np.int64]
    likely: Floats
    advantage: Floats
    target: Floats  # (rows, seats, channels)
    known: Floats  # (rows, seats): 1 where the target is known
    advice: NDArray[np.int64]  # what a teacher would have picked, or -1

    def __len__(self) -> int:
        return len(self.at)

    def part(self, which: NDArray[np.int64]) -> "Lesson":
        """Only these rows."""
        return Lesson(*(column[which] for column in self.columns()))

    def columns(self) -> tuple[NDArray[Any], ...]:
        """All of it."""
        return self.at, self.pick, self.likely, self.advantage, self.target, self.known, self.advice


class Pace(NamedTuple):
    """How to learn just now."""

    rate: float
    entropy: float
    clip: float
    epochs: int
    batch: int
    advice: float = 0.0  # how much a teacher's advice counts
    magnet: float = 0.0  # how strongly it is held to an earlier self (`Brain.hold_to`)


class Losses(NamedTuple):
    """How it went, on average."""

    policy: float
    value: float
    entropy: float
    change: float  # how far the policy has moved: the divergence from what it was
    advice: float  # how unlikely it finds what the teacher advises: the mean of minus the logarithm


def parts(order: Any, batch: int) -> list[Any]:
    """About so many at a time, all parts as large: a small one would pull as hard as a large one."""
    count = max(1, round(len(order) / batch))
    ends = [len(order) * n // count for n in range(count + 1)]
    return [order[first:end] for first, end in pairwise(ends)]


class Brain(Protocol):
    """Thinks and learns."""

    name: str  # of what it runs on

    def think(self, asked: Asked, at: int | None = None, older: NDArray[np.bool_] | None = None) -> Thought:
        """Draw an action in each row; `at`: remember all as the so many-th step; `older`: there another self draws."""
        ...

    def meet(self, weights: Weights) -> None:
        """Let this be the other self."""

    def hold_to(self, weights: Weights) -> None:
        """Let this be the self to which it is held: every step away from its policy costs."""

    def learn(self, lesson: Lesson, pace: Pace, source: np.random.Generator) -> Losses:
        """Become better at it."""
        ...

    def weights(self) -> dict[str, Floats]:
        """All it knows."""
        ...

    def seen(self) -> NDArray[np.int64]:
        """How often each row was on, in a part of what it learned from since it began."""
        ...


def make_brain(
    shape: Shape, weights: Weights, places: NDArray[np.int16], settings: Settings, rows: int, steps: int
) -> Brain:
    """A brain on the device that the settings ask for, which remembers so many steps of so many rows.

    `places` says which row of weights each feature has at each table (`Rows.of_tables`).
    """
    if settings.device != "cpu":
        try:
            from abilene.learn.by_torch import Torch

            return Torch(shape, weights, places, rows, steps, settings.seed)
        except NoGpu:
            if settings.device == "gpu":
                raise
    from abilene.learn.by_numpy import Plain

    return Plain(shape, weights, places, rows, steps, settings.seed)
