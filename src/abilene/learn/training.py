"""Training: a network plays against itself, earlier selves and `greedy`, and learns from it (PPO), again and again."""

import datetime
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import abilene
from abilene.learn.brain import Asked, Brain, Lesson, Losses, Pace, make_brain
from abilene.learn.checkpoint import Checkpoint, about, check_about
from abilene.learn.league import NOBODY, League, Seating
from abilene.learn.returns import Played, look_back
from abilene.learn.settings import Settings, tables_of
from abilene.learn.shape import CHANNELS, Floats, rows_of, shape_of
from abilene.learn.sources import made_with
from abilene.learn.worth import Worth, remembered
from abilene.rl.vector import LEARNER, NO_ADVICE, Half, Vector

WARMING: Final = 4  # so many rounds until the full rate is reached: Adam begins anew with every run
ADMITTED: Final = 50.0  # seconds between one earlier self and the next
AT_RISK: Final = 60.0  # seconds of learning that may be lost, at most, where a round takes less


@dataclass
class Tally:
    """Games that were over, by player count: the learner's scores, and how it fared against others."""

    games: int = 0
    scores: dict[int, list[float]] = field(default_factory=dict)
    earlier: list[float] = field(default_factory=list)  # shares in the victory, times the players: 1 is as good
    greedy: dict[int, list[float]] = field(default_factory=dict)  # shares in the victory
    ahead: dict[int, list[float]] = field(default_factory=dict)  # points more than the best of them


@dataclass(frozen=True)
class Report:
    """How one round went."""

    seconds: float  # of this run
    decisions: int  # since the network began
    games: int
    speed: float  # decisions a second
    spent: Mapping[str, float]  # the parts of the time: waiting for the games, thinking, learning
    losses: Losses
    pace: Pace
    tally: Tally

    def row(self) -> dict[str, float]:
        """The same as numbers with names."""
        losses, pace = self.losses, self.pace
        told = {
            "seconds": self.seconds, "decisions": self.decisions, "games": self.games, "speed": self.speed,
            **self.spent, "entropy": losses.entropy, "value loss": losses.value, "policy loss": losses.policy,
            "change": losses.change, "against advice": losses.advice, "rate": pace.rate,
            "against earlier": _mean(self.tally.earlier),
        }  # fmt: skip
        told |= {f"score of {count}": _mean(scores) for count, scores in sorted(self.tally.scores.items())}
        for count, shares in sorted(self.tally.greedy.items()):
            told |= {f"games against greedy of {count}": len(shares), f"won against greedy of {count}": _mean(shares)}
            told[f"points ahead of greedy of {count}"] = _mean(self.tally.ahead[count])
        return told


class Steps:
    """What half of the games did in one round: (decisions, rows, …)."""

    def __init__(self, decisions: int, rows: int, seats: int) -> None:
        self.seat = np.zeros((decisions, rows), np.int8)
        self.players = np.ones((decisions, rows), np.int8)
        self.values = np.zeros((decisions, rows, seats, CHANNELS), np.float32)
        self.done = np.zeros((decisions, rows), np.bool_)
        self.brought = np.zeros((decisions, rows, seats, CHANNELS), np.float32)
        self.pick = np.zeros((decisions, rows), np.int64)
        self.likely = np.zeros((decisions, rows), np.float32)
        self.own = np.zeros((decisions, rows), np.bool_)  # decided at a seat of the learner
        self.led = np.zeros((decisions, rows), np.bool_)  # where it did what the teacher said
        self.advice = np.zeros((decisions, rows), np.int64)
        self.table = np.zeros(rows, np.int16)  # of the games that are being played now
        self.bots = np.zeros((rows, 1), np.int8)


class Training:
    """A run: begins anew, or goes on from a checkpoint."""

    def __init__(
        self, settings: Settings, resumed: Checkpoint | None = None, against: Checkpoint | None = None
    ) -> None:
        tables = settings.tables(resumed.decisions if resumed else 0)
        games = [game for game, _ in tables]
        counts = tuple(dict.fromkeys(game.players for game in games))
        self.settings = settings = replace(settings, players=settings.players or counts)
        rows = rows_of(settings.game, games[0].rules)
        shape = shape_of(games, settings.width, settings.blocks)
        self.about = about(settings.game, games[0].rules, rows.version, shape)
        for other in (resumed, against):
            if other:
                check_about(other.about, self.about)
        self.begun: Final = resumed or Checkpoint(self.about, shape.begin(settings.seed), seen=np.zeros(rows.size, int))
        self._source = np.random.default_rng([settings.seed, self.begun.decisions])
        self._tables = tables
        self._players = np.array([game.players for game in games], np.int8)
        before = tables_of(self.begun.runs[-1]) if self.begun.runs else []
        self._worth = Worth(settings.worth, remembered(games, before, self.begun.usual))
        self._date = f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d %H:%M} UTC"
        self._seats = shape.seats
        self._league = League(settings.kept, self.begun.earlier, self._source)
        if against:
            self._league = League(0, [], self._source, always=against.weights)
        half, steps = settings.games // 2, 2 * settings.decisions
        places = rows.of_tables(games)
        self.brain: Brain = make_brain(shape, self.begun.weights, places, settings, half, steps)
        self.decisions, self.games, self.seconds, self.rounds = self.begun.decisions, self.begun.games, 0.0, 0
        self._tally = Tally()
        self._spent: dict[str, float] = {}
        self._vector = Vector(
            tables, settings.games, seed=int(self._source.integers(1 << 63)), reward="margin",
            bots={"greedy": settings.greedy} if settings.greedy else {}, processes=settings.processes,
            teacher="greedy" if settings.taught else "",
        )  # fmt: skip
        self._steps = [Steps(settings.decisions, half, self._seats) for _ in self._vector.halves]
        self._lead = settings.led if settings.taught else 0.0  # in so many of the games the teacher decides
        self._follows = [self._source.random(half) for _ in self._vector.halves]  # who follows longest
        others = 1.0 if against else settings.earlier
        self._seating = [Seating(half, others, self._source) for _ in self._vector.halves]

    def close(self) -> None:
        """End all processes."""
        self._vector.close()

    def run(self, tell: Callable[[Report], None], save: Callable[[Checkpoint], None]) -> None:
        """Learn for as many minutes as the settings say; save at the end, whatever ends it, and in good time before.

        What a round has learned is there when it is over: it is saved when more could be lost until the next one is.
        """
        begun = saved = admitted = now = time.monotonic()
        self._hold()
        long = self.settings.minutes * 60
        try:
            while now - begun < long or not self.rounds:
                before = now
                report = self._round(self.seconds / long if self.rounds else 0)
                now = time.monotonic()
                self.seconds = now - begun
                tell(replace(report, seconds=self.seconds))
                if now - admitted > ADMITTED:
                    self._league.admit(self.brain.weights())
                    self._hold()
                    admitted = now
                if now + (now - before) - saved > AT_RISK:
                    save(self.checkpoint())
                    saved = now
        finally:
            save(self.checkpoint())

    def checkpoint(self) -> Checkpoint:
        """All it takes to go on from here."""
        run = {
            "settings": self.settings.to_data(),
            "tables": [
                {"players": game.players, "options": dict(game.options), "share": round(share, 4)}
                for game, share in self._tables
            ],
            "begun": self._date,
            **made_with(),
            "compiled": abilene.compiled,
            "device": self.brain.name,
            "decisions": self.decisions - self.begun.decisions,
            "seconds": round(self.seconds, 1),
        }
        return Checkpoint(
            self.about,
            self.brain.weights(),
            self._league.members,
            self.begun.seen + self.brain.seen(),
            self._worth.usual(),
            self.decisions,
            self.games,
            self.begun.seconds + self.seconds,
            [*self.begun.runs, run],
        )

    def _hold(self) -> None:
        """From now on it is held to what it is now."""
        if self.settings.magnet:
            self.brain.hold_to(self.brain.weights())

    # ------------------------------------------------------------------ one round

    def _round(self, gone: float) -> Report:
        """Play some decisions of all games, then learn from them; `gone` is the part of the run that is over."""
        begun, games, self._tally = time.monotonic(), self.games, Tally()
        self._spent = dict.fromkeys(("waiting", "thinking", "learning"), 0.0)
        other = self._league.draw()
        if other is not None:
            self.brain.meet(other)
        lesson = self._play(other is not None)
        self.decisions += 2 * self.settings.decisions * (self.settings.games // 2)
        self.rounds += 1
        pace = self._pace(min(1.0, gone))
        with self._counted("learning"):
            losses = self.brain.learn(lesson, pace, self._source)
        self.games = games + self._tally.games
        took = time.monotonic() - begun
        speed = self.settings.decisions * self.settings.games / took
        spent = {what: seconds / took for what, seconds in self._spent.items()}
        return Report(0.0, self.decisions, self.games, speed, spent, losses, pace, self._tally)

    def _pace(self, gone: float) -> Pace:
        settings, warm = self.settings, min(1.0, self.rounds / WARMING)
        rate, entropy = (first + gone * (last - first) for first, last in (settings.rate, settings.entropy))
        advice = max(0.0, 1 - gone / settings.taught) if settings.taught else 0.0
        self._lead = settings.led * advice
        if not advice:
            for half in self._vector.halves:
                half.wanted[:] = False
        return Pace(rate * warm, entropy, settings.clip, settings.epochs, settings.batch, advice, settings.magnet)

    def _play(self, others: bool) -> Lesson:
        decisions = self.settings.decisions
        for at in range(decisions):
            for number, half in enumerate(self._vector.halves):
                self._wait(half)
                if at:
                    self._hear(number, half, at - 1, others)
                elif not self.rounds:
                    self._begin(number, half, np.ones(len(half), np.bool_), others)
                half.step(self._think(number, half, at))
        lessons = []
        for number, half in enumerate(self._vector.halves):
            self._wait(half)
            self._hear(number, half, decisions - 1, others)
            lessons.append(self._look_back(number, half))
        return _joined(lessons)

    def _wait(self, half: Half) -> None:
        with self._counted("waiting"):
            half.wait()

    @contextmanager
    def _counted(self, what: str) -> Iterator[None]:
        """Counts the time that something takes."""
        begun = time.monotonic()
        yield
        self._spent[what] += time.monotonic() - begun

    def _think(self, number: int, half: Half, at: int) -> NDArray[np.int16]:
        """What is picked in each row, written down: by the brain, or at first by the teacher."""
        steps, seat = self._steps[number], half.seat
        older = self._seating[number].others(seat)
        with self._counted("thinking"):
            thought = self.brain.think(_asked(half), number * self.settings.decisions + at, older)
        steps.seat[at], steps.players[at], steps.own[at] = seat, self._players[half.table], ~older
        led = ~older & (half.advice != NO_ADVICE) & (self._follows[number] < self._lead)
        pick = np.where(led, half.advice, thought.pick)
        steps.pick[at], steps.likely[at], steps.values[at] = pick, thought.likely, thought.values
        steps.advice[at], steps.led[at] = half.advice, led
        return pick

    def _hear(self, number: int, half: Half, at: int, others: bool) -> None:
        """What came of the decisions: games that are over are judged, and new ones are seated."""
        steps, done = self._steps[number], half.done
        steps.done[at] = done
        if not done.any():
            return
        over = np.flatnonzero(done)
        players = steps.players[at][over]
        win, margin, score = (self._by_seat(column[over]) for column in (half.win, half.reward, half.score))
        steps.brought[at][over] = self._worth.of(steps.table[over], players, win, margin, score)
        self._count(steps.bots[over], self._seating[number].own[over], players, win, margin, score)
        self._begin(number, half, done, others)

    def _by_seat(self, column: NDArray[Any]) -> Floats:
        """A column for each seat at the largest table."""
        column = column[:, : self._seats].astype(np.float32)
        return np.pad(column, ((0, 0), (0, self._seats - column.shape[1])))

    def _begin(self, number: int, half: Half, begun: NDArray[np.bool_], others: bool) -> None:
        steps = self._steps[number]
        steps.table, steps.bots = half.table.copy(), half.bots.copy()
        free = (half.bots == LEARNER).all(axis=1)
        self._seating[number].deal(begun, self._players[half.table], free, others)

    def _count(
        self,
        bots: NDArray[np.int8],
        own: NDArray[np.int8],
        players: NDArray[np.int8],
        win: Floats,
        margin: Floats,
        score: Floats,
    ) -> None:
        tally = self._tally
        tally.games += len(bots)
        met = (bots != LEARNER).any(axis=1)
        row = np.arange(len(bots))
        seat = np.where(met, (bots == LEARNER).argmax(axis=1), own)
        tally.earlier += (win[row, seat] * players)[~met & (own != NOBODY)].tolist()
        for count in np.unique(players).tolist():
            alone, here = ~met & (own == NOBODY) & (players == count), met & (players == count)
            for of, columns in (
                (tally.scores, score[alone, :count].ravel()),
                (tally.greedy, win[row, seat][here]),
                (tally.ahead, margin[row, seat][here]),
            ):
                if len(columns):
                    of.setdefault(count, []).extend(columns.tolist())

    def _look_back(self, number: int, half: Half) -> Lesson:
        """The decisions of half the games that the learner made, and what came of them."""
        steps, settings = self._steps[number], self.settings
        played = Played(steps.seat, steps.players, steps.values, steps.done, steps.brought)
        ahead = self.brain.think(_asked(half)).values
        found = look_back(played, half.seat, ahead, settings.trace)
        kept = np.flatnonzero((steps.own & found.known[:, :, 0]).ravel())

        def flat(column: NDArray[Any]) -> NDArray[Any]:
            return column.reshape(-1, *column.shape[2:])[kept]

        return Lesson(
            kept + number * settings.decisions * len(half),
            flat(steps.pick),
            flat(steps.likely),
            np.where(flat(steps.led), np.nan, flat(found.advantage)),  # what others decided is no merit
            flat(found.target),
            flat(found.known).astype(np.float32),
            flat(steps.advice),
        )


def _asked(half: Half) -> Asked:
    """As narrow as can be: less has to be carried to where the brain is."""
    return Asked(half.table, half.observation[:, : int(half.on.max())], half.legal[:, : int(half.options.max())])


def _joined(lessons: list[Lesson]) -> Lesson:
    """All in one, advantages measured in their deviation; those that nobody knows count as none."""
    columns = [np.concatenate(parts) for parts in zip(*(lesson.columns() for lesson in lessons))]
    known = ~np.isnan(columns[3])
    advantage = columns[3][known]
    columns[3] = np.zeros(len(known), np.float32)
    if known.any():
        columns[3][known] = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    return Lesson(*columns)


def _mean(numbers: list[float]) -> float:
    return float(np.mean(numbers)) if numbers else float("nan")
