"""Rooms: bots that are not ours think in processes of their own, one for each seat (`abilene.bots.apart`).

Whatever one does there, no game but its own suffers: a process that says nothing in time is ended, and the next game
gets a new one. The true state stays outside.
"""

from collections.abc import Sequence
from typing import Any

from abilene import bots as known_bots
from abilene.bots.apart import Apart, Mind
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game


class Rooms:
    """A process for each seat; each is begun when it is needed, and stays from game to game."""

    def __init__(self, limit: float) -> None:
        self.limit = limit  # seconds for a decision
        self._rooms: dict[int, Apart] = {}

    def sit(self, name: str, game: Game[Any], seat: int, seed: int) -> "Guest":
        """The bot of this name in the room of this seat; CouldNotAnswer where it cannot be made."""
        room = self._rooms.setdefault(seat, Apart())
        mind = Mind(known_bots.maker(name), game, seat, seed)
        room.meet(mind)
        return Guest(room, mind, self.limit)

    def close(self) -> None:
        """Send everybody home."""
        for room in self._rooms.values():
            room.close()


class Guest:
    """A bot in a room, as the table sees it."""

    blind = False  # nobody knows: whatever its seat sees is told to it

    def __init__(self, room: Apart, mind: Mind, limit: float) -> None:
        self._room, self._mind, self._limit = room, mind, limit
        self.spent = 0.0

    def choose(self, state: State, events: Sequence[Event]) -> int:
        """What it answers; CouldNotAnswer when it does not."""
        answer = self._room.ask(self._mind, state, events, self._limit)
        self.spent += answer.seconds
        return answer.choice
