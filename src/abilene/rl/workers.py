"""Workers: the processes that play the games of a vector environment. Nothing here needs NumPy."""

import signal
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from abilene import bots as known_bots
from abilene.rl.slots import Plan, Rows

PATIENCE: Final = 5  # seconds until a process that was asked to end is ended
SPAWNED: Final = get_context("spawn")  # never forked: that is unsafe beside threads


class WorkerFailed(RuntimeError):
    """A process that played games has died, or something went wrong in one of its games."""


@dataclass(frozen=True)
class Work:
    """What one process does: some rows of each half, and where the halves begin."""

    plan: Plan
    rows: int
    own: range
    starts: Sequence[int]  # in bytes
    added: Mapping[str, known_bots.Maker]  # bots that are known here only

    @property
    def told(self) -> str:
        """What it plays, in words."""
        return f"rows {self.own.start} to {self.own.stop - 1} of each half"

    def begin(self, half: int, memory: Any) -> Rows:
        """Deal the first games of a half."""
        slots = range(half * self.rows + self.own.start, half * self.rows + self.own.stop)
        return Rows(self.plan, slots, memory, self.starts[half], self.rows, self.own.start)


class Worker(Protocol):
    """Plays some rows of each half."""

    def step(self, half: int) -> None:
        """Play on with a half."""

    def wait(self, half: int) -> None:
        """Wait until that is done; WorkerFailed when it cannot be."""

    def close(self) -> None:
        """Play no more."""


class Here:
    """Plays in this process, at once."""

    def __init__(self, work: Work, memory: Any) -> None:
        self._halves = [work.begin(half, memory) for half in range(len(work.starts))]

    def step(self, half: int) -> None:
        """Play on with a half."""
        self._halves[half].step()

    def wait(self, half: int) -> None:
        """It is done already."""

    def close(self) -> None:
        """Play no more."""


class Started:
    """Plays in a process of its own."""

    def __init__(self, work: Work, memory: Any) -> None:
        self._work = work
        self._owed = list(range(len(work.starts)))  # the halves that it is at: it deals all when it begins
        self._told, tells = SPAWNED.Pipe()
        self._process = SPAWNED.Process(target=_play, args=(work, memory, tells), daemon=True)
        self._process.start()
        tells.close()  # so that its death is noticed

    def step(self, half: int) -> None:
        """Play on with a half."""
        self._owed.append(half)
        with suppress(BrokenPipeError):  # whoever waits for it is told
            self._told.send(half)

    def wait(self, half: int) -> None:
        """Wait until that is done."""
        while half in self._owed:
            try:
                failure = self._told.recv()
            except (EOFError, ConnectionResetError):
                self._process.join(PATIENCE)
                failure = f"it has died ({_ending(self._process.exitcode)})"
            if failure:
                raise WorkerFailed(f"process {self._process.pid}, which played {self._work.told}: {failure}")
            del self._owed[0]

    def close(self) -> None:
        """End the process: between two games, or in the middle of one when that takes long."""
        self._told.close()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _ending(code: int | None) -> str:
    if code is None or code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def _play(work: Work, memory: Any, tells: "Connection[Any, Any]") -> None:
    """What the process does: deal, then play on with whichever half it is told to, until nobody tells it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that learns
    try:
        for name, maker in work.added.items():
            known_bots.add(name, maker)
        halves: list[Rows] = []
        for half in range(len(work.starts)):
            halves.append(work.begin(half, memory))
            tells.send("")
        while (asked := _next(tells)) is not None:
            halves[asked].step()
            tells.send("")
    except Exception:
        with suppress(OSError):  # nobody is there to be told
            tells.send(traceback.format_exc())


def _next(tells: "Connection[Any, Any]") -> int | None:
    try:
        half: int = tells.recv()
    except (EOFError, ConnectionResetError):
        return None
    return half
