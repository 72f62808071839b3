"""Observing: what a seat sees as numbers, for learners: sparse, or written into a row of zeros and ones."""

from collections.abc import Callable
from typing import Any, Protocol

from abilene.engine.core import State
from abilene.engine.features import Layout


class Features(Protocol):
    """What a game has laid out: it tells from what is seen, and from nothing else, which features are on."""

    def add(self, on: list[int], seen: Any, /) -> None:
        """Add the numbers of all that is true."""


class Observer:
    """The features of one table."""

    def __init__(
        self, layout: Layout, table: list[int], seen: Callable[[Any, int | None], Any], features: Features
    ) -> None:
        self.layout = layout
        self._table = table  # what is always on: the options
        self._seen = seen
        self._features = features

    def observe(self, state: State, seat: int | None, into: Any = None) -> list[int]:
        """The numbers of what is on."""
        on = self.numbers_of(self._seen(state, seat))
        if into is not None:
            write_row(on, self.layout.size, into)
        return on

    def numbers_of(self, seen: Any) -> list[int]:
        """The same of what a seat sees, for whoever is given nothing else."""
        on = self._table[:]
        self._features.add(on, seen)
        return on


def write_row(on: list[int], size: int, into: Any) -> None:
    """Ones where something is on, zeros elsewhere.

    Whatever holds numbers side by side is a row: an array of NumPy or of Python, of bytes or floats.
    """
    row = memoryview(into)
    if row.shape != (size,):
        raise ValueError(f"a row has {size} items, not {row.shape}")
    row.cast("B")[:] = bytes(row.nbytes)
    for number in on:
        row[number] = 1
