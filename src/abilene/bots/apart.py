"""Bots apart: they think in a process of their own, which can be ended when one takes too long, and is then begun anew.

Across go the events that the seat has seen, and one deal that it imagines: a state in which all that it cannot know is
dealt anew. What the seat sees there is what it sees in truth, and what it deals from there is as likely. The true state
stays here. Back come numbers and words, never objects.
"""

import json
import multiprocessing
import operator
import os
import pickle
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from threading import RLock, Thread
from typing import Any, Final, NamedTuple

from abilene.bots import Maker
from abilene.bots.playing import ask, torn
from abilene.engine.bot import Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game

BEGINNING: Final = 60.0  # seconds to begin a process, and to read a bot and its network there
PATIENCE: Final = 5.0  # seconds, for a process that has closed its line to end
MOST_MINDS: Final = 1000  # that a process remembers; whoever was asked longest ago is made anew when asked again
_NUMBERS: Final = count(1)


class CouldNotAnswer(Exception):
    """A bot has lost its way: it `crashed` or cannot be made, it `hung`, or it gave an `illegal` answer."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(f"{what}: {detail}")
        self.what, self.detail = what, detail


class Answer(NamedTuple):
    """What a bot chose; between how many options it was torn (0: it does not say); its processor time; what it says."""

    choice: int
    torn: float = 0.0
    seconds: float = 0.0
    says: Any = None


class Mind:
    """One bot at one seat, as it is known on this side."""

    def __init__(self, maker: Maker, game: Game[Any], seat: int, seed: int) -> None:
        self.number: Final = next(_NUMBERS)
        self.made: Final = (maker, game, seat, seed)
        self.seat: Final = seat
        self.seed: Final = seed
        self.home: object = None  # the process that has it
        self.heard = 0  # of all that has happened

    def introduction(self, home: object) -> bytes:
        """What goes across before it is asked anything in that process."""
        self.home, self.heard = home, 0
        return _packed(self.number, self.made)

    def question(self, state: State, events: Sequence[Event]) -> bytes:
        """All that goes across when it is asked."""
        seen = [told for event in events[self.heard :] if (told := event.seen_by(self.seat)) is not None]
        # Whoever knows the seed of a redeal, or what chance was left with after it, can undo its shuffles and find the
        # true order. So the seed comes of the true chance, which stays here, and leaves nothing of itself behind.
        luck = Random(f"imagined {self.seed} {state.rng} {len(events)}")
        imagined = state.redeal(self.seat, luck.getrandbits(64))
        imagined.rng = luck.getrandbits(64)
        self.heard = len(events)
        return _packed(self.number, None, seen, imagined)


def _packed(*told: object) -> bytes:
    try:
        return pickle.dumps(told, pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # whatever it is, it is of what makes the bot
        raise CouldNotAnswer("crashed", f"it cannot think in a process of its own: {error}") from None


class Apart:
    """A process in which bots think, one at a time. Begun when it is needed, and again whenever it has ended.

    Questions come from one thread; any other may end the process meanwhile.
    """

    def __init__(self) -> None:
        self._changing = RLock()  # which process there is
        self._over = False
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, mind: Mind, state: State, events: Sequence[Event], limit: float) -> Answer:
        """What the bot chooses for the seat that must choose, after all these events, within so many seconds.

        CouldNotAnswer when it fails; a process that has said nothing in time is ended.
        """
        if len(state.choices) == 1:
            return Answer(state.choices[0], 1.0)
        self.meet(mind)
        told = self._told(mind.question(state, events), limit)
        if "lost" in told:  # it has had others to think of since
            self._told(mind.introduction(self._process), BEGINNING)
            told = self._told(mind.question(state, events), limit)
        choice = told["choice"]
        if type(choice) is not int or choice not in state.choices:
            raise CouldNotAnswer("illegal", str(choice))
        return Answer(choice, told["torn"], told["seconds"], told["says"])

    def meet(self, mind: Mind) -> None:
        """Have the bot made there, unless it is known; CouldNotAnswer when it cannot be.

        What makes it, its package and its network may be large, and all of it is read here.
        """
        self._start()
        if mind.home is not self._process:
            self._told(mind.introduction(self._process), BEGINNING)

    def _start(self) -> None:
        with self._changing:
            if self._over:
                raise CouldNotAnswer("crashed", "nobody is asked any more")
            if self._process is not None and self._process.is_alive():
                return
            self.close()
            try:
                line, theirs = multiprocessing.Pipe()
                # Spawned, not forked: there are threads here.
                process = multiprocessing.get_context("spawn").Process(target=think, args=(theirs,), daemon=True)
                process.start()
            except OSError as error:  # the machine has no room for one more
                raise CouldNotAnswer("crashed", f"no process can be begun for it: {error}") from None
            theirs.close()
            self._line, self._process = line, process

    def kill(self) -> None:
        """End the process at once and for good, whatever it does: from any thread."""
        with self._changing:
            self._over = True
            if self._process is not None:
                _end(self._process)

    def close(self) -> None:
        """End the process, and leave nothing of it."""
        with self._changing:
            process, line, self._process, self._line = self._process, self._line, None, None
            if process is not None:
                _end(process)
                process.join()
                process.close()
            if line is not None:
                line.close()

    def _told(self, question: bytes, limit: float) -> dict[str, Any]:
        line, process = self._line, self._process
        assert line is not None
        assert process is not None
        try:
            line.send_bytes(question)
            if not line.poll(limit):
                self.close()
                raise CouldNotAnswer("hung", f"it took longer than {limit:g} s")
            told: dict[str, Any] = json.loads(line.recv_bytes())
        except (EOFError, OSError, ValueError) as error:
            process.join(PATIENCE)
            code = process.exitcode
            self.close()  # it may live on and have closed its line only
            raise CouldNotAnswer("crashed", f"its process ended ({code}): {error!r}") from None
        if "failed" in told:
            raise CouldNotAnswer("crashed", told["failed"])
        return told


def _end(process: BaseProcess) -> None:
    """At once, with all that it has begun itself."""
    if hasattr(os, "killpg") and process.pid is not None:
        with suppress(OSError):  # it has ended, or is no group of its own yet
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


# ------------------------------------------------------------------ in the process of its own


def think(line: Connection) -> None:
    """Answer one question after the other, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for whoever asks, and ends when they do
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"  # of a library that nobody has read yet
    _step_back()
    Thread(target=_end_with_parent, daemon=True).start()
    here = os.getpid()
    minds: dict[int, Bot] = {}
    with suppress(EOFError, OSError):
        while True:
            told = json.dumps(answer(minds, line.recv_bytes())).encode()
            if os.getpid() != here:  # a fork that a bot has let come back here: one of them answers
                os._exit(0)
            line.send_bytes(told)


def _step_back() -> None:
    """People and their server come first: with the processor, the memory, and what is printed."""
    if hasattr(os, "nice"):
        os.nice(5)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # what it begins ends with it
    with suppress(OSError):  # where there is such a thing: whoever floods the memory goes first
        Path("/proc/self/oom_score_adj").write_text("1000", "ascii")
    with suppress(OSError):
        os.dup2(2, 1)  # what a bot prints is not what the program prints


def _end_with_parent() -> None:
    """A bot that never comes to an end does not outlive whoever asked it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(minds: dict[int, Bot], question: bytes) -> dict[str, Any]:
    """What comes back for what went across: nothing for an introduction, a choice, or why there is none."""
    try:
        number, made, *asked = pickle.loads(question)
        if made is not None:
            maker, game, seat, seed = made
            minds[number] = maker(game, seat, seed)
            if len(minds) > MOST_MINDS:
                del minds[next(iter(minds))]
            return {}
        if number not in minds:
            return {"lost": True}
        bot = minds[number] = minds.pop(number)  # the last one asked is the last one forgotten
        events, state = asked
        state.stops = False
        begun = time.process_time()
        for event in () if bot.blind else events:
            bot.hear(event)
        choice = ask(state, bot)
        with suppress(TypeError):  # numbers of NumPy are numbers, too; what is none is no answer
            choice = operator.index(choice)
        spent = time.process_time() - begun
        return {
            "choice": choice if type(choice) is int else repr(choice)[:100],
            "torn": torn(bot),
            "seconds": spent,
            "says": getattr(bot, "says", None),
        }
    except Exception as error:  # whatever it is, it is the bot's
        return {"failed": f"{type(error).__name__}: {error}"[:500]}
