"""Rooms: a bot that is not ours plays in a process of its own, with a limit to each decision.

Whatever it does there, no game but its own suffers: a room that says nothing in time is closed, and the next game
gets a new one. The true state stays outside. What comes in is another deal of it that the seat cannot tell from the
true one (`asked.deal`), so that knowledge, options and deals of that one are as good (the contract tests hold both
side by side).
"""

import os
import signal
import time
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from abilene import bots as known_bots
from abilene.bots.playing import ask
from abilene.engine.bot import Asked, Bot
from abilene.engine.events import Event
from abilene.sim.playing import Table

TO_SIT: Final = 60.0  # seconds to load a bot, besides the limit of a decision
ONE_THREAD: Final = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
)  # there are games for the other cores


class Failed(Exception):
    """A bot has failed: `crashed`, `hung` or `illegal`, and what there is to say about it."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(f"{what}: {detail}")
        self.what, self.detail = what, detail


class Rooms:
    """One room for each seat of a table; each is opened when it is needed, and stays."""

    def __init__(self, table: Table, limit: float) -> None:
        self.limit = limit  # seconds for a decision
        self._table = table
        self._rooms: dict[int, _Room] = {}

    def sit(self, name: str, seat: int, seed: int) -> "Roomed":
        """The bot of this name in the room of this seat; Failed where it cannot be made."""
        room = self._rooms.get(seat)
        if room is None or not room.open:
            room = self._rooms[seat] = _Room(self._table)
        blind = room.say(("sit", name, seat, seed), TO_SIT + self.limit)
        return Roomed(room, blind, self.limit, seed)

    def close(self) -> None:
        """Send everybody home."""
        for room in self._rooms.values():
            room.close()


class Roomed:
    """A bot in a room, as the table sees it."""

    def __init__(self, room: "_Room", blind: bool, limit: float, seed: int) -> None:
        self.blind, self.spent = blind, 0.0
        self._room, self._limit, self._seed = room, limit, seed
        self._heard: list[Event] = []

    def hear(self, event: Event) -> None:
        """It is told with the next question."""
        self._heard.append(event)

    def choose(self, asked: Asked) -> int:
        """What it answers; Failed when it does not."""
        self._seed += 1
        deal = asked.deal(self._seed % 2**64).to_data()
        heard, self._heard = self._heard, []
        choice, seconds = self._room.say(("choose", deal, heard), self._limit)
        self.spent += seconds
        return choice  # type: ignore[no-any-return]  # whatever it is: the table looks at it


class _Room:
    """A process, and the line to it."""

    def __init__(self, table: Table) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_inside, args=(theirs, table, known_bots.added()), daemon=True)
        self._process.start()
        theirs.close()
        self.open = True

    def say(self, message: tuple[Any, ...], seconds: float) -> Any:
        """Its answer; Failed when there is none in time, and the room is closed."""
        try:
            self._line.send(message)
            if not self._line.poll(seconds):
                raise Failed("hung", f"{seconds:g} s")
            fine, answer = self._line.recv()
        except Failed:
            self.close()
            raise
        except Exception as error:  # the line is cut, or brings what nobody can read
            self.close()
            raise Failed("crashed", f"its process ended ({self._process.exitcode}): {error!r}") from None
        if not fine:
            raise Failed("crashed", answer)
        return answer

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.open = False
        self._process.kill()
        self._process.join()
        self._line.close()


def _inside(line: Connection, table: Table, added: Mapping[str, known_bots.Maker]) -> None:
    """What goes on in a room."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that counts
    for variable in ONE_THREAD:
        os.environ.setdefault(variable, "1")
    known_bots.BOTS.update(added)
    game = table.load()
    bot: Bot | None = None
    while True:
        try:
            kind, *message = line.recv()
        except EOFError:  # the table is gone
            return
        try:
            if kind == "sit":
                bot = None
                name, seat, seed = message
                bot = known_bots.make(name, game, seat, seed)
                answer: object = bot.blind
            else:
                assert bot is not None, "nobody sits here"
                answer = _answer(bot, game.from_data(message[0]), message[1])
            line.send((True, answer))
        except Exception as error:
            line.send((False, repr(error)))


def _answer(bot: Bot, state: Any, heard: list[Event]) -> tuple[int, float]:
    state.stops = False
    began = time.process_time()
    for event in heard:
        bot.hear(event)
    return ask(state, bot), time.process_time() - began
