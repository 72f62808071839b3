"""Rate limits: so many times in so many seconds, per person and per address."""

import time
from collections import deque

from abilene.server.doors import neighbourhood
from abilene.server.errors import TooMany
from abilene.server.people.callers import Caller

_MOST_KEYS = 10_000
SHARED = 4  # several people come from one address


class Limit:
    """One thing that may be done only so often."""

    def __init__(self, allowed: tuple[int, float] | None) -> None:
        self._allowed = allowed
        self._times: dict[str, deque[float]] = {}

    def count(self, caller: Caller, seat: str = "") -> None:
        """Count one more of this person and of their address; TooMany when that is too often.

        A seat token opens an allowance of its own only where the seat was found to be theirs: anybody can make one up.
        """
        who = caller.person or seat
        if who:
            self._count(f"at {neighbourhood(caller.address)}", SHARED)
            self._count(f"by {who}")
        else:
            self._count(neighbourhood(caller.address))

    def count_seat(self, seat: str) -> None:
        """Count one more of a seat that was found to be the caller's: what others do is nothing to it."""
        self._count(f"by {seat}")

    def count_address(self, caller: Caller) -> None:
        """Count one more of the address, whoever it is."""
        self._count(neighbourhood(caller.address))

    def _count(self, key: str, often: int = 1) -> None:
        if self._allowed is None:
            return
        most, seconds = self._allowed
        now = time.monotonic()
        times = self._times.pop(key, None) or deque()
        self._times[key] = times  # the last in the row: who has done nothing for longest is forgotten first
        while len(self._times) > _MOST_KEYS:
            del self._times[next(iter(self._times))]
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most * often:
            raise TooMany
        times.append(now)
