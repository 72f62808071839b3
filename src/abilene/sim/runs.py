"""Batch runs: many games between bots, over all cores, with a result that does not depend on how many there are.

Game i of a run with seed S has a seed of its own: the first 8 bytes, big-endian, of BLAKE2b("S i"). Deal and bots
follow from that seed alone, so it does not matter which process plays the game, or when.
"""

import random
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import abilene
from abilene import bots as known_bots
from abilene.bots.playing import SeatBot, play_out, seat_bots
from abilene.engine.chance import SPAN
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.sim.tally import Standing, Tally

Progress = Callable[[int], None]  # is told how many more games are done


class Row(TypedDict):
    """One game of a run."""

    game: int
    seed: int  # of the deal: `game.start(seed)`
    seats: list[str]  # the bots
    scores: list[int]  # of the bots, then of the game's own guests
    winners: list[int]  # seats
    decisions: int


@dataclass(frozen=True)
class Table:
    """Which game, for how many, with which options and figures: enough for any process to set it up."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)

    def load(self) -> Game[Any]:
        """The game, ready to start; ValueError that lists what is allowed."""
        return abilene.load(self.game, players=self.players, data=dict(self.data) or None, **self.options)


@dataclass(frozen=True)
class Run:
    """What is to be played: the bots by seat, how many games, and whether the bots move on one seat each game."""

    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False

    @property
    def blind(self) -> bool:
        """Whether nobody looks, so that nobody need be asked."""
        return set(self.bots) == {"random"}

    def seats(self, game: int) -> tuple[str, ...]:
        """Who sits where in that game of the run."""
        turn = game % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]


@dataclass(frozen=True)
class Result:
    """What came of a run."""

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


class Batch(NamedTuple):
    """A few games of a run, played: their tally, and when they began and ended."""

    tally: Tally
    rows: list[Row]
    began: float
    ended: float


def simulate(
    table: Table,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    rotate: bool = False,
    rows: Callable[[Row], None] | None = None,
    journals: Path | None = None,
) -> Result:
    """Play so many games between these bots, one per seat; Ctrl-C ends the run early, and what is done counts.

    `rows` is given each game, in their order; into the folder `journals` each is written down, as `12.journal`.
    """
    game = table.load()
    run = _checked(Run(tuple(bots), games, seed, rotate), game)
    if jobs < 1:
        raise ValueError(f"jobs must be at least 1, not {jobs}")
    jobs = min(jobs, games)
    done: list[Batch] = []
    told = _InOrder(rows)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)

    def collect(batch: Batch) -> None:
        done.append(batch)
        told.add(batch.rows)
        if progress:
            progress(batch.tally.games)

    interrupted = False
    try:
        if jobs == 1:
            _play_here(game, run, journals, collect)
        else:
            _play_in_processes(table, run, jobs, journals, collect)
    except KeyboardInterrupt:
        interrupted = True
    told.finish()
    tally = Tally(game.seats)
    for batch in done:
        tally.add(batch.tally)
    seconds = max(batch.ended for batch in done) - min(batch.began for batch in done) if done else 0.0
    return Result(table, run, tally, game.guests, jobs, seconds, interrupted)


def game_seed(seed: int, game: int) -> int:
    """The seed of that game of a run."""
    return int.from_bytes(blake2b(f"{seed} {game}".encode(), digest_size=8).digest(), "big")


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


def play_games(game: Game[Any], run: Run, which: range, journals: Path | None = None) -> Batch:
    """Play these games of a run, one after the other."""
    tally, rows, began = Tally(game.seats), list[Row](), time.time()
    for number in which:
        seed, names = game_seed(run.seed, number), run.seats(number)
        state, decisions = play_blindly(game, seed) if run.blind else play_out(game, seed, seat_bots(game, names, seed))
        scores, winners = state.scores(), state.winners()
        tally.add_game(names, scores, winners, decisions)
        rows.append(Row(game=number, seed=seed, seats=[*names], scores=scores, winners=winners, decisions=decisions))
        if journals is not None:
            written = write_down(game, run, number)
            assert written.state.scores() == scores, f"game {number} of seed {run.seed} cannot be repeated"
            (journals / f"{number}.journal").write_text(written.journal(), "utf-8")
    return Batch(tally, rows, began, time.time())


def write_down(game: Game[Any], run: Run, number: int) -> Match[Any]:
    """That game of a run as a match: played once more, and stopping where a table of people would."""
    seed = game_seed(run.seed, number)
    match = Match(game, seed)
    if run.blind:
        chance = _chance(seed)
        while options := match.state.choices:
            match.choose(match.state.player, options[int(chance() * len(options))])
        return match
    events = [*match.opening]
    seats = [SeatBot(bot, seat) for seat, bot in enumerate(seat_bots(game, run.seats(number), seed))]
    while not match.state.over:
        seat = match.state.player
        events += match.choose(seat, seats[seat].choose(match.state, events))
    return match


def play_blindly(game: Game[Any], seed: int) -> tuple[State, int]:
    """A whole game of random choices, without asking anybody: its last state, and how many decisions it took."""
    state: State = game.start(seed)
    chance = _chance(seed)
    decisions = 0
    while options := state.choices:  # not options(): nobody here would change the list, so it need not be copied
        state.play(options[int(chance() * len(options))])
        decisions += 1
    return state, decisions


def _chance(seed: int) -> Callable[[], float]:
    return random.Random(f"choices {seed}").random


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


def _batches(run: Run, jobs: int) -> list[range]:
    # Some tenths of a second each: short enough for a lively progress bar, an even load and a quick end by Ctrl-C.
    size = max(1, min(200 if run.blind else 5, run.games // (4 * jobs)))
    return [range(first, min(first + size, run.games)) for first in range(0, run.games, size)]


def _play_here(game: Game[Any], run: Run, journals: Path | None, collect: Callable[[Batch], None]) -> None:
    for which in _batches(run, 1):
        collect(play_games(game, run, which, journals))


def _play_in_processes(
    table: Table, run: Run, jobs: int, journals: Path | None, collect: Callable[[Batch], None]
) -> None:
    # Spawned, not forked: forking is unsafe beside threads, and a progress bar has one. So bots that were added here
    # are sent along.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _sit_down, (table, known_bots.added())) as pool:
        try:
            batches = [pool.submit(_play_there, run, which, journals) for which in _batches(run, jobs)]
            for done in as_completed(batches):
                collect(done.result())
        except BaseException:  # Ctrl-C above all: else the games still to come would be waited for
            pool.shutdown(cancel_futures=True)
            raise


_GAMES: list[Game[Any]] = []  # the one that this process plays


def _sit_down(table: Table, added: Mapping[str, known_bots.Maker]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that counts
    for name, maker in added.items():
        known_bots.add(name, maker)
    _GAMES.append(table.load())


def _play_there(run: Run, which: range, journals: Path | None) -> Batch:
    return play_games(_GAMES[0], run, which, journals)
