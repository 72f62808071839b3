"""Hiring workers."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.games.great_western_trail.data import JOB_COLUMNS
from abilene.games.great_western_trail.events import WorkerHired
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.asking import OF_WORKER, Ask


def hirable(t: Trail, seat: int, modifier: int) -> list[int]:
    """Row and kind (row * 3 + kind) of each worker that can be hired now (GWT-HIRE-1 to GWT-HIRE-3)."""
    found = []
    for row in range(t.row):
        if t.figures.job_cost[row] + modifier > t.money[seat]:
            continue
        place = row * JOB_COLUMNS
        here = t.jobs[place : place + JOB_COLUMNS]
        found += [
            row * 3 + worker
            for worker in range(3)
            if worker in here and t.workers[3 * seat + worker] < t.figures.row_size
        ]
    return found


class Hire(Ask):
    """Hire one worker of the job market (GWT-HIRE-1)."""

    kind: ClassVar[str] = "hire"
    noun: ClassVar[str] = "job"
    fields: ClassVar[tuple[str, ...]] = ("player", "modifier", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-HIRE-1", "GWT-HIRE-2", "GWT-HIRE-3")

    def __init__(self, player: int, modifier: int, optional: int) -> None:
        super().__init__(player)
        self.modifier: Final = modifier
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = hirable(t, self.player, self.modifier)
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, job: int, /) -> None:
        if job == PASS:
            return
        row, worker = divmod(job, 3)
        cost = max(0, t.figures.job_cost[row] + self.modifier)
        t.pay(self.player, cost)
        place = row * JOB_COLUMNS
        t.jobs[t.jobs.index(worker, place)] = EMPTY
        space = t.workers[3 * self.player + worker]
        t.workers[3 * self.player + worker] += 1
        if t.heard is not None:
            t.emit(WorkerHired(self.player, worker, cost))
        immediate = t.figures.row_action[worker][space]  # GWT-HIRE-4
        if immediate >= 0:
            from abilene.games.great_western_trail.steps.actions import MayDo

            t.then(MayDo(self.player, OF_WORKER, immediate))

    def name(self, t: Trail, job: int, /) -> str:
        return f"{notation(t.figures).workers[job % 3]} row {job // 3 + 1}"

    def told(self, t: Trail, job: int, /) -> dict[str, Any]:
        row, worker = divmod(job, 3)
        return {"worker": worker, "row": row + 1, "money": max(0, t.figures.job_cost[row] + self.modifier)}

    def forbid(self, t: Trail, job: int, /) -> tuple[str, str]:
        row, worker = divmod(job, 3)
        if row >= t.row or worker not in t.jobs[row * JOB_COLUMNS : (row + 1) * JOB_COLUMNS]:
            return "GWT-HIRE-1", "hire-nobody" if row < t.row else "hire-row"
        if t.workers[3 * self.player + worker] >= t.figures.row_size:
            return "GWT-HIRE-3", "hire-full"
        return "GWT-HIRE-2", "hire-money"
