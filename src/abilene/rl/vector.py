"""Thousands of games at once, over processes with shared memory: a vector environment for learners.

The games are in two halves. While the learner thinks about one, the processes play on with the other:

    with Vector(abilene.load("great_western_trail", players=2), 4096, seed=1) as vector:
        while learning:
            for half in vector.halves:
                half.wait()                # its arrays say where each of its games stands
                half.step(choose(half))    # which of the legal actions, for each game; returns at once

A process is started as a program of its own, so a script that makes a vector must stand behind
`if __name__ == "__main__":`, as everywhere in `multiprocessing`.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from abilene import bots as known_bots
from abilene.engine.chance import check_seed
from abilene.engine.game import Game
from abilene.extras import needing
from abilene.rl.memory import Widths, bytes_of, check_room, columns
from abilene.rl.rewards import Reward, reward_of
from abilene.rl.slots import LEARNER, NO_ADVICE, Plan
from abilene.rl.workers import SPAWNED, Here, Started, Work, Worker, WorkerFailed

with needing("rl"):
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

__all__ = ["LEARNER", "NO_ADVICE", "Ended", "Half", "Vector", "WorkerFailed"]

WIDTH: Final = 1024  # features that can be on at a time: four players with all modules of one game have had 513
HALVES: Final = 2
INT16: Final = 1 << 15

Games = Game[Any] | Sequence[Game[Any] | tuple[Game[Any], float]]


@dataclass(frozen=True)
class Ended:
    """A game that is over: what it was, and what came of it."""

    row: int
    table: int
    seed: int
    bots: list[int]  # by seat: the number of the bot's name, or LEARNER
    rewards: list[float]
    wins: list[float]
    scores: list[int]


class Half:
    """Half of the games, a row each; all arrays are written anew in place between `step` and the end of `wait`.

    Of a game that is over, `done`, `reward`, `win` and `score` tell; all else is of the game that was begun after it.
    """

    observation: NDArray[np.int16]  # (rows, width): the numbers of the features that are on, then `vector.features`
    on: NDArray[np.int16]  # how many are on
    legal: NDArray[np.int16]  # (rows, most): the numbers of the legal actions, then `vector.actions`
    options: NDArray[np.int16]  # how many are legal: two at least
    seat: NDArray[np.int8]  # who must choose
    table: NDArray[np.int16]  # which of the games it is
    bots: NDArray[np.int8]  # (rows, players): by seat the number of the bot's name, or LEARNER
    seed: NDArray[np.uint64]  # `vector.games[table].start(seed)` is the same deal
    episode: NDArray[np.int64]  # how many games were played in this row before
    pick: NDArray[np.int16]  # which of the legal actions is chosen: written by the learner
    wanted: NDArray[np.bool_]  # the teacher's advice is wanted, in games begun from now on too: written by the learner
    advice: NDArray[np.int16]  # which of the legal actions the teacher would pick, or NO_ADVICE
    done: NDArray[np.bool_]  # the game was over with the last step
    reward: NDArray[np.float32]  # (rows, players), where it is done
    win: NDArray[np.float32]  # (rows, players), where it is done: the share in the victory
    score: NDArray[np.int32]  # (rows, seats), where it is done; guests of the game come last

    def __init__(self, vector: "Vector", number: int, rows: int, memory: Any, start: int, widths: Widths) -> None:
        self._vector = vector
        self._number = number
        self.rows = rows
        for column in columns(rows, widths, start):
            count = rows * max(1, column.width)
            flat = np.frombuffer(memory, np.dtype(column.code), count, column.start)
            setattr(self, column.name, flat.reshape((rows, column.width)) if column.width else flat)
        self._before: dict[str, NDArray[Any]] = {}  # of the games as they were when the last step was begun

    def __len__(self) -> int:
        return self.rows

    def wait(self) -> None:
        """Wait until its games have been played on."""
        self._vector.wait(self._number)

    def step(self, picks: Any = None, *, actions: Any = None) -> None:
        """Have its games played on, and do not wait for it.

        `picks` says which of its legal actions each game goes on with, or `actions` the numbers of these; with neither,
        what was written into `pick` counts. Where one of them is not legal, nothing is played.
        """
        self.wait()
        chosen = self.pick if picks is None else np.broadcast_to(picks, self.rows)
        if actions is not None:
            chosen = self._places(np.asarray(actions))
        self._check(chosen)
        self.pick[:] = chosen
        self._before = {name: getattr(self, name).copy() for name in ("table", "seed", "bots")}
        self._vector.step(self._number)

    def _check(self, picks: NDArray[Any]) -> None:
        wrong = np.flatnonzero((picks < 0) | (picks >= self.options))
        if len(wrong):
            row = int(wrong[0])
            raise IndexError(f"row {row} has {self.options[row]} legal actions, and no. {picks[row]} was picked")

    def _places(self, actions: NDArray[Any]) -> NDArray[Any]:
        found = self.legal == actions.reshape(self.rows, 1)
        places: NDArray[Any] = found.argmax(axis=1)
        wrong = np.flatnonzero((places >= self.options) | ~found.any(axis=1))
        if len(wrong):
            row = int(wrong[0])
            legal = self.legal[row, : self.options[row]].tolist()
            raise ValueError(f"action {actions[row]} is not legal in row {row}; allowed: {legal}")
        return places

    def ended(self) -> list[Ended]:
        """The games that were over with the last step."""
        before, games = self._before, self._vector.games
        found: list[Ended] = []
        for row in np.flatnonzero(self.done).tolist():
            game = games[before["table"][row]]
            found.append(
                Ended(
                    row,
                    int(before["table"][row]),
                    int(before["seed"][row]),
                    before["bots"][row, : game.players].tolist(),
                    self.reward[row, : game.players].tolist(),
                    self.win[row, : game.players].tolist(),
                    self.score[row, : game.seats].tolist(),
                )
            )
        return found

    def dense(self, dtype: DTypeLike = np.uint8, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The observations as rows of zeros and ones, in a new array or in one that is given."""
        return _spread(self.observation, self.on, self._vector.features, dtype, out)

    def mask(self, dtype: DTypeLike = np.bool_, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The legal actions as rows of zeros and ones, in a new array or in one that is given."""
        return _spread(self.legal, self.options, self._vector.actions, dtype, out)


class Vector:
    """So many games at once, in two halves, played by so many processes; without any, in this one.

    `games` is a game or several, of one box, each with a weight where they are not as likely: one is drawn for each
    deal. `bots` gives, by name, the share of games in which all seats but one (drawn anew) are played by such bots.
    `reward` is "win", "margin" or "score", or a function of the last state that gives a number for each player.
    A `teacher`, a bot too, gives advice at each of the learner's questions until it is no longer `wanted`.
    All follows from the seed, whatever the number of processes, and wherever they are: `ray` is the address of a Ray
    cluster ("local" is one on this machine) on which the games are played instead, by one process a core.

    >>> import abilene
    >>> from abilene.rl.vector import Vector
    >>> with Vector(abilene.load("spike", players=2), 8, seed=1, processes=0) as vector:
    ...     for half in vector.halves:
    ...         half.wait()
    ...         half.step([0, 0, 0, 0])  # the first of the legal actions, in each of its games
    >>> half.seat, half.options
    (array([0, 0, 1, 0], dtype=int8), array([36, 36, 36, 36], dtype=int16))
    """

    def __init__(
        self,
        games: Games,
        count: int,
        *,
        seed: int,
        reward: str | Reward = "win",
        bots: Mapping[str, float] | None = None,
        teacher: str = "",
        processes: int | None = None,
        ray: str = "",
        width: int = WIDTH,
    ) -> None:
        self.games, weights = _weighed(games)
        self.features: Final = max(game.features for game in self.games)  # at the largest table
        self.actions: Final = self.games[0].actions
        self.bots: Final = tuple(bots or ())  # names
        if count < HALVES or count % HALVES:
            raise ValueError(f"so many games as can be halved, not {count}")
        rows = count // HALVES
        widths = _widths(self.games, width)
        if teacher:
            known_bots.maker(teacher)
        plan = Plan(self.games, weights, _checked(bots or {}), reward_of(reward), check_seed(seed), widths, teacher)
        size = bytes_of(rows, widths)
        starts = tuple(size * half for half in range(HALVES))
        check_room(size * HALVES)
        memory = SPAWNED.RawArray("B", size * HALVES)  # nobody can find it by name, so nobody need remove it
        self.halves: Final = tuple(Half(self, half, rows, memory, start, widths) for half, start in enumerate(starts))
        for half in self.halves:
            half.wanted[:] = bool(teacher)
        self._workers: list[Worker] = []
        self._joined = ExitStack()
        try:
            wanted, begin = self._place(processes, ray)
            for own in _shares(rows, wanted):
                self._workers.append(begin(Work(plan, rows, own, starts, known_bots.added()), memory))
        except BaseException:
            self.close()
            raise

    def _place(self, processes: int | None, ray: str) -> tuple[int, Callable[[Work, Any], Worker]]:
        """How many play, and where."""
        if ray:
            from abilene.rl import cluster

            return self._joined.enter_context(cluster.joined(ray, processes)), cluster.There
        wanted = (os.cpu_count() or 1) if processes is None else processes
        return wanted, Started if wanted else Here

    def __len__(self) -> int:
        return sum(map(len, self.halves))

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def step(self, half: int) -> None:
        """Have all play on with a half."""
        self._each("step", half)

    def wait(self, half: int) -> None:
        """Wait until all have played on with a half."""
        self._each("wait", half)

    def _each(self, what: str, half: int) -> None:
        if not self._workers:
            raise ValueError("the vector is closed")
        try:
            for worker in self._workers:
                getattr(worker, what)(half)
        except WorkerFailed:
            self.close()
            raise

    def close(self) -> None:
        """End all processes; the arrays stay as they are."""
        for worker in self._workers:
            worker.close()
        self._workers = []
        self._joined.close()

    @property
    def sections(self) -> NDArray[np.int64]:
        """By table: where the features of its player count begin, when each count has a section of its own."""
        return _sections(self.games)[0]

    @property
    def sectioned(self) -> int:
        """How many features all player counts have together."""
        return _sections(self.games)[1]


def _weighed(games: Games) -> tuple[tuple[Game[Any], ...], list[float]]:
    several = [games] if isinstance(games, Game) else games
    pairs = [one if isinstance(one, tuple) else (one, 1.0) for one in several]
    found = tuple(game for game, _ in pairs)
    weights = [float(weight) for _, weight in pairs]
    if not found or min(weights) < 0 or not sum(weights):
        raise ValueError("there is no game to play")
    if len({(game.name, game.actions) for game in found}) > 1:
        raise ValueError(f"these games have no actions in common: {', '.join(map(repr, found))}")
    return found, weights


def _checked(bots: Mapping[str, float]) -> Mapping[str, float]:
    for name in bots:
        known_bots.maker(name)
    if any(share < 0 for share in bots.values()) or sum(bots.values()) > 1:
        raise ValueError(f"of each bot a share of the games, all together 1 at most, not {dict(bots)}")
    return dict(bots)


def _widths(games: Sequence[Game[Any]], width: int) -> Widths:
    players, seats = max(game.players for game in games), max(game.seats for game in games)
    most = max(len(span) for game in games for span in game.spans.values())
    assert max(games[0].actions, *(game.features for game in games)) < INT16
    return Widths(observation=width, legal=most, bots=players, reward=players, win=players, score=seats)


def _shares(rows: int, processes: int) -> list[range]:
    """The rows of each process."""
    if processes < 0:
        raise ValueError(f"so many processes or none, not {processes}")
    count = min(rows, max(1, processes))
    ends = [rows * n // count for n in range(count + 1)]
    return [range(first, end) for first, end in pairwise(ends)]


def _sections(games: Sequence[Game[Any]]) -> tuple[NDArray[np.int64], int]:
    starts: dict[int, int] = {}
    total = 0
    for game in sorted(games, key=lambda game: game.players):
        if game.players not in starts:
            starts[game.players] = total
            total += game.features
    return np.array([starts[game.players] for game in games]), total


def _spread(
    numbers: NDArray[np.int16], counts: NDArray[np.int16], size: int, dtype: DTypeLike, out: NDArray[Any] | None
) -> NDArray[Any]:
    spread = np.empty((len(numbers), size), dtype) if out is None else out
    spread[...] = 0
    real = np.arange(numbers.shape[1]) < counts[:, None]
    spread[np.nonzero(real)[0], numbers[real]] = 1
    return spread
