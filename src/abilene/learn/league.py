"""The league: earlier selves, against whom some games are played, so that what was learned is not forgotten."""

import numpy as np
from numpy.typing import NDArray

from abilene.learn.shape import Floats, Weights

NOBODY = -1  # no earlier self plays in this game


class League:
    """The earlier selves that are kept; or one opponent who is `always` the same."""

    def __init__(
        self, most: int, members: list[dict[str, Floats]], source: np.random.Generator, always: Weights | None = None
    ) -> None:
        self._most, self._source, self._always = most, source, always
        self.members = members[-most:] if most else []

    def admit(self, weights: Weights) -> None:
        """One more; when there are too many, another one goes, whichever, so that some stay for long."""
        if not self._most:
            return
        if len(self.members) == self._most:
            del self.members[int(self._source.integers(self._most))]
        self.members.append({name: array.astype(np.float16).astype(np.float32) for name, array in weights.items()})

    def draw(self) -> Weights | None:
        """Any of them."""
        if self._always is not None:
            return self._always
        return self.members[int(self._source.integers(len(self.members)))] if self.members else None


class Seating:
    """In which games of a half earlier selves play all seats but one, and which one."""

    def __init__(self, rows: int, share: float, source: np.random.Generator) -> None:
        self._share, self._source = share, source
        self.own: NDArray[np.int8] = np.full(rows, NOBODY, np.int8)  # the learner's seat where there are others

    def deal(self, begun: NDArray[np.bool_], players: NDArray[np.int8], free: NDArray[np.bool_], open_: bool) -> None:
        """Games that were begun: draw anew; `free` are those in which no bot has a seat."""
        some = begun & free & (self._source.random(len(begun)) < (self._share if open_ else 0)) & (players > 1)
        self.own[begun] = NOBODY
        self.own[some] = (self._source.random(int(some.sum())) * players[some]).astype(np.int8)

    def others(self, seat: NDArray[np.int8]) -> NDArray[np.bool_]:
        """Where an earlier self is asked."""
        asked: NDArray[np.bool_] = (self.own != NOBODY) & (self.own != seat)
        return asked
