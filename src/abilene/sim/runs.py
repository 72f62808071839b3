"""Batch runs: many games between bots, here, over all cores or on a cluster, always with the same result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import abilene
from abilene import bots as known_bots
from abilene.engine.chance import SPAN
from abilene.engine.game import Game
from abilene.sim.places import place
from abilene.sim.playing import Batch, Row, Run, Table
from abilene.sim.tally import Standing, Tally

Progress = Callable[[int], None]  # is told how many more games are done


@dataclass(frozen=True)
class Result:
    """What came of a run.

    >>> from abilene.sim import Table, simulate
    >>> result = simulate(Table("good_goat_bad", 3), ["greedy", "random", "random"], games=4, seed=1, rotate=True)
    >>> [(bot.name, bot.games, bot.wins) for bot in result.bots]
    [('greedy', 4, 3.0), ('random', 8, 1.0)]
    """

    table: Table
    run: Run
    tally: Tally
    guests: tuple[str, ...]  # who were scored besides the bots
    jobs: int
    seconds: float  # from the start of the first game to the end of the last, without setting up processes
    interrupted: bool

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return self.tally.decisions / self.seconds if self.seconds else 0.0

    @property
    def seats(self) -> list[Standing]:
        """How each seat has fared, those of guests last."""
        names = [*("" if self.run.rotate else name for name in self.run.bots), *self.guests]
        return [seat.standing(name, self.tally.unit) for name, seat in zip(names, self.tally.seats, strict=True)]

    @property
    def bots(self) -> list[Standing]:
        """How each kind of bot has fared, over all its seats."""
        unit, counts = self.tally.unit, self.tally.bots
        return [counts[name].standing(name, unit) for name in dict.fromkeys(self.run.bots) if name in counts]

    @property
    def mean_scores(self) -> list[float]:
        """The mean score of each seat."""
        return [seat.mean_score for seat in self.seats]

    @property
    def wins(self) -> list[float]:
        """The victories of each seat; one shared by k counts 1/k."""
        return [seat.wins for seat in self.seats]

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON-ready data."""
        table, run, tally = self.table, self.run, self.tally
        return {
            "game": table.game,
            "players": table.players,
            "options": dict(table.options),
            "data": dict(table.data),
            "bots": list(run.bots),
            "guests": list(self.guests),
            "rotate": run.rotate,
            "seed": run.seed,
            "games": tally.games,
            "games_wanted": run.games,
            "interrupted": self.interrupted,
            "decisions": tally.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "jobs": self.jobs,
            "compiled": abilene.compiled,
            "version": abilene.__version__,
            "mean_scores": self.mean_scores,
            "sd_scores": [seat.sd_score for seat in self.seats],
            "wins": self.wins,
            "win_shares": [seat.share for seat in self.seats],
            "win_intervals": [list(seat.interval) for seat in self.seats],
            "shared_victories": tally.shared,
            "by_bot": {
                bot.name: {
                    "games": bot.games,
                    "wins": bot.wins,
                    "win_share": bot.share,
                    "win_interval": list(bot.interval),
                    "mean_score": bot.mean_score,
                    "sd_score": bot.sd_score,
                }
                for bot in self.bots
            },
        }


def simulate(
    table: Table,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None = None,
    progress: Progress | None = None,
    rotate: bool = False,
    rows: Callable[[Row], None] | None = None,
    journals: Path | None = None,
    ray: str = "",
) -> Result:
    """Play so many games between these bots, one per seat; Ctrl-C ends the run early, and what is done counts.

    `rows` is given each game, in their order; into the folder `journals` each is written down, as `12.journal`.
    Games are played in so many processes (`jobs`; one if you do not say), or on so many cores (all if you do not say)
    of the Ray cluster at an address (`ray`; "local" is one on this machine). Nothing but the time depends on it.

    >>> from abilene.sim import Table, simulate
    >>> result = simulate(Table("good_goat_bad", 3), ["greedy", "random", "random"], games=20, seed=1)
    >>> [round(seat.share, 2) for seat in result.seats]
    [0.55, 0.3, 0.15]
    """
    game = table.load()
    run = _checked(Run(tuple(bots), games, seed, rotate, written=journals is not None), game)
    if jobs is not None and jobs < 1:
        raise ValueError(f"jobs must be at least 1, not {jobs}")
    done: list[Batch] = []
    told = _InOrder(rows)
    interrupted = False
    with place(table, run, jobs, ray) as (jobs, batches):
        try:
            for batch in batches:
                done.append(batch)
                _write(batch, journals)
                told.add(batch.rows)
                if progress:
                    progress(batch.tally.games)
        except KeyboardInterrupt:
            interrupted = True
    told.finish()
    tally = Tally(game.seats)
    for batch in done:
        tally.add(batch.tally)
    seconds = max(batch.ended for batch in done) - min(batch.began for batch in done) if done else 0.0
    return Result(table, run, tally, game.guests, jobs, seconds, interrupted)


def _write(batch: Batch, folder: Path | None) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for row, journal in zip(batch.rows, batch.journals, strict=True):
            (folder / f"{row['game']}.journal").write_text(journal, "utf-8")


class _InOrder:
    """Hands on the rows of a run in the order of the games, whichever are done first."""

    def __init__(self, tell: Callable[[Row], None] | None) -> None:
        self._tell = tell
        self._next = 0
        self._waiting: dict[int, list[Row]] = {}  # by their first game

    def add(self, rows: list[Row]) -> None:
        """These follow each other; those before them may still be missing."""
        self._waiting[rows[0]["game"]] = rows
        while self._next in self._waiting:
            self._hand_on(self._next)

    def finish(self) -> None:
        """Nothing more will come."""
        for first in sorted(self._waiting):
            self._hand_on(first)

    def _hand_on(self, first: int) -> None:
        rows = self._waiting.pop(first)
        self._next = first + len(rows)
        if self._tell:
            for row in rows:
                self._tell(row)


def _checked(run: Run, game: Game[Any]) -> Run:
    if len(run.bots) != game.players:
        raise ValueError(f"{game.players} players need {game.players} bots, not {len(run.bots)}")
    for name in run.bots:
        known_bots.maker(name)
    if run.games < 1:
        raise ValueError(f"games must be at least 1, not {run.games}")
    if not 0 <= run.seed < SPAN:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {run.seed}")
    return run
