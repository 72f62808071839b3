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
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final, NamedTuple

from abilene.bots import Maker
from abilene.bots.playing import ask, torn
from abilene.engine.bot import Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game

MOST_MINDS: Final = 1000  # that a process remembers; whoever was asked longest ago is made anew when asked again
_NUMBERS: Final = count(1)


class CouldNotAnswer(Exception):
    """A bot has lost its way: it raised something, answered what was not asked, took too long, or cannot be made."""


class Answer(NamedTuple):
    """What a bot chose, and between how many options it was torn; 0: it does not say."""

    choice: int
    torn: float = 0.0


class Mind:
    """One bot at one seat, as it is known on this side."""

    def __init__(self, maker: Maker, game: Game[Any], seat: int, seed: int) -> None:
        self.number: Final = next(_NUMBERS)
        self.made: Final = (maker, game, seat, seed)
        self.seat: Final = seat
        self.luck: Final = Random(f"imagined {seed}")
        self.home: object = None  # the process that has it
        self.heard = 0  # of all that has happened

    def introduction(self, home: object) -> bytes:
        """What goes across before it is asked anything in that process."""
        self.home, self.heard = home, 0
        return _packed(self.number, self.made)

    def question(self, state: State, events: Sequence[Event]) -> bytes:
        """All that goes across when it is asked."""
        seen = [told for event in events[self.heard :] if (told := event.seen_by(self.seat)) is not None]
        imagined = state.redeal(self.seat, self.luck.getrandbits(64))
        self.heard = len(events)
        return _packed(self.number, None, seen, imagined)


def _packed(*told: object) -> bytes:
    try:
        return pickle.dumps(told, pickle.HIGHEST_PROTOCOL)
    except (pickle.PicklingError, AttributeError, TypeError) as error:  # of what makes the bot
        raise CouldNotAnswer(f"it cannot think in a process of its own: {error}") from None


class Apart:
    """A process in which bots think, one at a time. Begun when it is needed, and again whenever it has ended.

    Questions come from one thread; any other may end the process meanwhile.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ended = ""  # why we ended it

    def meet(self, mind: Mind) -> None:
        """Have the bot made there, unless it is known; CouldNotAnswer when it cannot be.

        What makes it, its package and its network may be large, and all of it is read here.
        """
        self._start()
        if mind.home is not self._process:
            self._told(mind.introduction(self._process))

    def _start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        self._ended = ""
        line, theirs = multiprocessing.Pipe()
        # Spawned, not forked: there are threads here.
        process = multiprocessing.get_context("spawn").Process(target=think, args=(theirs,), daemon=True)
        try:
            process.start()
            self._line, self._process = line, process
            theirs.close()
            line.recv_bytes()
        except (EOFError, OSError) as error:
            raise CouldNotAnswer(self._ended or f"the process of the bots does not begin: {error!r}") from None

    def ask(self, mind: Mind, state: State, events: Sequence[Event]) -> Answer:
        """What the bot chooses for the seat that must choose, after all these events; CouldNotAnswer when it fails."""
        if len(state.choices) == 1:
            return Answer(state.choices[0], 1.0)
        self.meet(mind)
        told = self._told(mind.question(state, events))
        if "lost" in told:  # it has had others to think of since
            self._told(mind.introduction(self._process))
            told = self._told(mind.question(state, events))
        chosen = Answer(int(told["choice"]), float(told["torn"]))
        if chosen.choice not in state.options():
            raise CouldNotAnswer(f"{chosen.choice} was not among the options")
        return chosen

    def kill(self, why: str) -> None:
        """End the process at once, whatever it does: from any thread; whoever waits for it hears why."""
        self._ended = why
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process, and leave nothing of it."""
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if line is not None:
            line.close()

    def _told(self, question: bytes) -> dict[str, Any]:
        assert self._line is not None
        try:
            self._line.send_bytes(question)
            told: dict[str, Any] = json.loads(self._line.recv_bytes())
        except (EOFError, OSError, ValueError) as error:
            raise CouldNotAnswer(self._ended or f"its process has ended: {error!r}") from None
        if "failed" in told:
            raise CouldNotAnswer(told["failed"])
        return told


# ------------------------------------------------------------------ in the process of its own


def think(line: Connection) -> None:
    """Answer one question after the other, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for whoever asks, and ends when they do
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"  # of a library that nobody has read yet
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    minds: dict[int, Bot] = {}
    with suppress(EOFError, OSError):
        line.send_bytes(b"ready")
        while True:
            line.send_bytes(json.dumps(answer(minds, line.recv_bytes())).encode())


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
        for event in () if bot.blind else events:
            bot.hear(event)
        state.stops = False
        return {"choice": operator.index(ask(state, bot)), "torn": torn(bot)}
    except Exception as error:  # whatever it is, it is the bot's
        return {"failed": f"{type(error).__name__}: {error}"[:500]}
