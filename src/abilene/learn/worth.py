"""Worth: what the end of a game brings, on a scale that fits every game and player count.

A victory alone teaches to hurry, points alone teach to dream: it is a mixture of both, and of the margin. Points are
measured against what is usual at such a table by now, in deviations of it.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from abilene.engine.game import Game
from abilene.learn.shape import CHANNELS, Floats

MEMORY = 4_000  # scores: how slowly what is usual follows
GUESSED = 200  # scores: as many count where what is usual was guessed from other tables
NOTHING = (0.0, 0.0, 0.0)  # is known
FAR = 4.0  # deviations that are worth 1 of the score
WIDE = 3.0  # deviations that are worth 1 of the margin, and no more counts


class Worth:
    """What is usual at each table, and what a result is worth there."""

    def __init__(self, mixture: tuple[float, float, float], usual: Sequence[Sequence[float]]) -> None:
        self._mixture = mixture
        # by table: how many games count, their mean score, and the mean of its square
        self._usual = np.array(usual, np.float64)

    def usual(self) -> list[list[float]]:
        """What is usual, to be written down."""
        found: list[list[float]] = self._usual.round(6).tolist()
        return found

    def of(
        self, table: NDArray[np.int16], players: NDArray[np.int8], win: Floats, margin: Floats, score: Floats
    ) -> Floats:
        """What each player of games that are over gets: (rows, seats, channels). The rest is told by (rows, seats)."""
        seated = np.arange(win.shape[1]) < players[:, None]
        for number in np.unique(table).tolist():
            here = table == number
            self._count(number, score[here][seated[here]])
        mean, spread = self._mean_and_spread(table)
        found = np.zeros((*win.shape, CHANNELS), np.float32)
        found[..., 0], found[..., 1] = judged(
            self._mixture, mean[:, None], spread[:, None], players[:, None], win, margin, score
        )
        return np.where(seated[:, :, None], found, 0).astype(np.float32)

    def _count(self, table: int, scores: Floats) -> None:
        usual = self._usual[table]
        usual[0] = min(MEMORY, usual[0] + len(scores))
        share = min(1.0, len(scores) / usual[0])
        usual[1] += share * (scores.mean() - usual[1])
        usual[2] += share * ((scores**2).mean() - usual[2])

    def _mean_and_spread(self, table: NDArray[np.int16]) -> tuple[Floats, Floats]:
        return mean_and_spread(self._usual[table])


def remembered(
    games: Sequence[Game[Any]], before: Sequence[Game[Any]], usual: Sequence[Sequence[float]]
) -> list[Sequence[float]]:
    """What is usual at each of these tables by what it was before: there, or else with as many players."""
    known = [(game, of) for game, of in zip(before, usual) if of[0]]
    same = {repr(game): of for game, of in known}

    def guessed(players: int) -> Sequence[float]:
        of_count = [of for game, of in known if game.players == players]
        return (GUESSED, *np.mean(of_count, axis=0).tolist()[1:]) if of_count else NOTHING

    return [same.get(repr(game)) or guessed(game.players) for game in games]


def mean_and_spread(usual: NDArray[Any]) -> tuple[Floats, Floats]:
    """Of what is usual (rows of count, mean, mean of the square), the mean and its deviation."""
    mean = usual[..., 1]
    return mean.astype(np.float32), np.sqrt(np.maximum(usual[..., 2] - mean**2, 1)).astype(np.float32)


def judged(
    mixture: tuple[float, float, float], mean: Any, spread: Any, players: Any, win: Any, margin: Any, score: Any
) -> tuple[Any, Any]:
    """What an end is worth, and the points alone, where this is usual; numbers, or arrays of them."""
    won, wide, far = mixture
    points = (score - mean) / (FAR * spread)
    better = np.clip(margin / (WIDE * spread), -1, 1)
    # of many players one wins: what all get together is the same with any number of them
    victory = np.where(players > 1, (win * players - 1) / np.maximum(1, players - 1), 2 * win - 1)
    return won * victory + wide * better + far * points, points
