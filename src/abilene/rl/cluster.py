"""Vector environments on a Ray cluster (extra `ray`): games are played wherever a core is free.

No memory is shared between machines, so what an actor tells of its rows is copied into the arrays of the learner.
"""

from collections.abc import Mapping
from typing import Any, Final

import abilene
from abilene.extras import needing
from abilene.rl.memory import bytes_of, cuts
from abilene.rl.slots import Rows
from abilene.rl.workers import Work, WorkerFailed
from abilene.sim.cluster import joined, sit_down_there

with needing("ray"):
    import ray

__all__ = ["There", "joined"]

LEARNERS: Final = ("pick", "wanted")  # what the learner writes; all else it reads


class There:
    """Plays in an actor of the cluster."""

    def __init__(self, work: Work, memory: Any) -> None:
        self._work = work
        self._halves = [cuts(memory, work.rows, work.own, work.plan.widths, start) for start in work.starts]
        self._owed: dict[int, Any] = {}  # by half: what it is at
        self._actor = ray.remote(Player).options(scheduling_strategy="SPREAD").remote(abilene.__version__, work)
        for half in range(len(self._halves)):
            self.step(half)  # the first deals

    def step(self, half: int) -> None:
        """Play on with a half."""
        self._owed[half] = self._actor.play.remote(half, {name: bytes(self._halves[half][name]) for name in LEARNERS})

    def wait(self, half: int) -> None:
        """Wait until that is done."""
        if half in self._owed:
            try:
                told = ray.get(self._owed.pop(half))
            except ray.exceptions.RayError as error:
                raise WorkerFailed(f"an actor, which played {self._work.told}: {error}") from None
            for name, cells in told.items():
                self._halves[half][name][:] = cells

    def close(self) -> None:
        """End the actor."""
        ray.kill(self._actor)


class Player:
    """What plays there, in memory of its own."""

    def __init__(self, version: str, work: Work) -> None:
        sit_down_there(version, work.added)
        self._work = work
        size = bytes_of(work.rows, work.plan.widths)
        self._memory = bytearray(size * len(work.starts))
        self._halves: dict[int, Rows] = {}

    def play(self, half: int, given: Mapping[str, bytes]) -> dict[str, bytes]:
        """Deal the first games of a half, or play on with it: its rows as they stand then."""
        work = self._work
        cells = cuts(self._memory, work.rows, work.own, work.plan.widths, work.starts[half])
        for name in given:
            cells[name][:] = given[name]
        if half in self._halves:
            self._halves[half].step()
        else:
            self._halves[half] = work.begin(half, self._memory)
        return {name: bytes(told) for name, told in cells.items() if name not in given}
