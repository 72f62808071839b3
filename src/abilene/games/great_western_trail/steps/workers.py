"""Hiring workers."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Step
from abilene.games.great_western_trail.data import HIRE, JOB_COLUMNS, JOB_ROWS, WORKERS, Action, Figures
from abilene.games.great_western_trail.events import WorkerHired
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.signs import WORKER_SIGNS
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.asking import LEAST, OF_WORKER, Ask
from abilene.games.great_western_trail.steps.codes import job, job_at
from abilene.games.great_western_trail.steps.verbs import Verb, brings


def hirable(t: Trail, seat: int, modifier: int) -> list[int]:
    """Each worker, by row and type, that can be hired now (GWT-HIRE-1 to GWT-HIRE-3)."""
    found = []
    staffs = t.staffs(seat)
    for row in range(t.row):
        if t.figures.job_cost[row] + modifier > t.money[seat]:
            continue
        here = t.jobs_in(row)
        found += [
            job(row, worker) for worker in range(len(WORKERS)) if worker in here and staffs[worker] < t.figures.row_size
        ]
    return found


class Hire(Ask):
    """Hire one worker of the job market (GWT-HIRE-1)."""

    kind: ClassVar[str] = "hire"
    noun: ClassVar[str] = "job"
    fields: ClassVar[tuple[str, ...]] = ("player", "modifier", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-HIRE-1", "GWT-HIRE-2", "GWT-HIRE-3")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "hire-row", "hire-nobody")

    def __init__(self, player: int, modifier: int, optional: int) -> None:
        super().__init__(player)
        self.modifier: Final = modifier
        self.optional: Final = optional

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, JOB_ROWS * len(WORKERS))

    def answers(self, t: Trail, /) -> list[int]:
        found = hirable(t, self.player, self.modifier)
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, choice: int, /) -> None:
        if choice == PASS:
            return
        row, worker = job_at(choice)
        cost = self.cost(t, row)
        t.pay(self.player, cost)
        job = t.jobs.index(worker, row * JOB_COLUMNS)
        t.jobs[job] = EMPTY
        space = t.staff(self.player, worker)
        t.add_staff(self.player, worker, 1)
        if t.heard is not None:
            t.emit(WorkerHired(self.player, worker, cost, job))
        immediate = t.figures.row_action[worker][space]  # GWT-HIRE-4
        if immediate >= 0:
            t.then(MayDo(self.player, OF_WORKER, immediate))

    def cost(self, t: Trail, row: int) -> int:
        """What a worker of this row costs in this action (GWT-HIRE-2)."""
        return max(0, t.figures.job_cost[row] + self.modifier)

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        row, worker = job_at(choice)
        if row >= t.row:
            return Breach("GWT-HIRE-1", "hire-row")
        if worker not in t.jobs_in(row):
            return Breach("GWT-HIRE-1", "hire-nobody")
        if t.staff(self.player, worker) >= t.figures.row_size:
            return Breach("GWT-HIRE-3", "hire-full")
        return Breach("GWT-HIRE-2", "hire-money") if self.cost(t, row) > t.money[self.player] else None

    def plans(self, t: Trail, /) -> list[Plan]:
        """Each worker, with what is left of the money."""
        found = []
        for choice in t.choices:
            told = self.told(t, choice) if choice >= 0 else {}
            for key in self.keys(t, choice):
                left = t.money[self.player] - told["money"]
                found.append(Plan(key, (choice,), "hire", {**told, "left": left}))
        return found

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0

    def keys(self, t: Trail, choice: int, /) -> tuple[str, ...]:
        row, worker = job_at(choice)
        here = t.jobs_in(row) if choice >= 0 else []
        return tuple([f"job:{row + 1}:{column + 1}" for column, found in enumerate(here) if found == worker])

    def name(self, t: Trail, choice: int, /) -> str:
        row, worker = job_at(choice)
        return f"{notation(t.figures).workers[worker]} row {row + 1}"

    def sign(self, t: Trail, choice: int, /) -> str:
        return WORKER_SIGNS[job_at(choice)[1]]

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        row, worker = job_at(choice)
        return {"worker": worker, "row": row + 1, "money": self.cost(t, row)}


class Hiring(Verb):
    """Hire a worker."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(hirable(t, seat, action.amount)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Hire(seat, action.amount, optional)]


brings(HIRE, Hiring())
