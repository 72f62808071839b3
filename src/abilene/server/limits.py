"""Rate limits: so many times in so many seconds, per person or address."""

import time
from collections import deque

from abilene.server.errors import TooMany

_MOST_KEYS = 10_000


class Limit:
    """One thing that may be done only so often."""

    def __init__(self, allowed: tuple[int, float] | None) -> None:
        self._allowed = allowed
        self._times: dict[str, deque[float]] = {}

    def count(self, key: str) -> None:
        """Count one more; TooMany when that is too often."""
        if self._allowed is None:
            return
        most, seconds = self._allowed
        now = time.monotonic()
        if len(self._times) > _MOST_KEYS:
            self._times = {key: times for key, times in self._times.items() if times[-1] > now - seconds}
        times = self._times.setdefault(key, deque())
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            raise TooMany
        times.append(now)
