"""Who is here: the streams that are open at a table, seat by seat."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from abilene.server.people.callers import Caller

CROWD = 0.5  # seconds in which those who come to look on are counted together


@dataclass(eq=False, slots=True)
class Listener:
    """One open stream."""

    caller: Caller
    seats: tuple[int, ...] = ()  # the caller's; none: they look on
    woken: asyncio.Event = field(default_factory=asyncio.Event)


class Presence:
    """Those who listen at one table."""

    def __init__(self, owned: Callable[[Caller], tuple[int, ...]], changed: Callable[[], None]) -> None:
        self.listeners: set[Listener] = set()
        self._owned = owned  # which seats are a caller's
        self._changed = changed  # the table tells everybody
        self._open: Counter[int | None] = Counter()  # streams per seat; None: of those who look on
        self._last_here: dict[int, float] = {}
        self._since = time.monotonic()
        self._crowd: asyncio.TimerHandle | None = None

    def is_here(self, seat: int) -> bool:
        """Whether the owner of a seat has a stream open."""
        return self._open[seat] > 0

    def watching(self) -> int:
        """How many look on."""
        return self._open[None]

    def away(self, seat: int) -> float:
        """For how many seconds the owner of a seat has had no stream open."""
        return 0 if self.is_here(seat) else time.monotonic() - self._last_here.get(seat, self._since)

    def listen(self, caller: Caller) -> Listener:
        """Somebody opens a stream."""
        listener = Listener(caller, self._owned(caller))
        self.listeners.add(listener)
        self._tell(listener, 1)
        return listener

    def leave(self, listener: Listener) -> None:
        """A stream is closed."""
        self.listeners.discard(listener)
        self._tell(listener, -1)

    def count_again(self) -> None:
        """Seats have changed hands."""
        self._open.clear()
        for listener in self.listeners:
            listener.seats = self._owned(listener.caller)
            self._count(listener, 1)

    def _count(self, listener: Listener, one: int) -> None:
        for seat in listener.seats or (None,):
            self._open[seat] += one

    def _tell(self, listener: Listener, one: int) -> None:
        """Players are told at once who plays comes and goes; how many look on, when several may have come."""
        before = [self.is_here(seat) for seat in listener.seats]
        self._count(listener, one)
        changed = [seat for seat, was in zip(listener.seats, before) if self.is_here(seat) != was]
        self._last_here |= {seat: time.monotonic() for seat in changed if one < 0}
        if changed:
            self._changed()
        elif not listener.seats and self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._crowd = None
        self._changed()
