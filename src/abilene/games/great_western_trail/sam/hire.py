"""Sam hires a worker."""

from typing import Final

from abilene.games.great_western_trail.data import JOB_COLUMNS
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail

_PREFERRED: Final[tuple[str, ...]] = ("hire-specialty", "hire-second", "hire-third")


def hire(t: Trail, cheapest_first: bool) -> None:
    """A worker for nothing: of his specialty if possible, or the cheapest (GWTA-HIRE-1 to GWTA-HIRE-4)."""
    sam, _ = sam_of(t)
    found: list[tuple[int, int, int]] = []
    for place in range(t.row * JOB_COLUMNS):
        worker = t.jobs[place]
        if worker != EMPTY and t.staff(SEAT, worker) < t.figures.row_size:
            cost = t.figures.job_cost[place // JOB_COLUMNS]
            rank = _rank(t, worker)
            found.append((cost, min(rank, 1), place) if cheapest_first else (rank, cost, place))
    if not found:
        tell(t, "skipped", "no-worker", [])
        return
    best = min(found)
    place = best[2]
    worker = t.jobs[place]
    t.jobs[place] = EMPTY
    t.add_staff(SEAT, worker, 1)
    row, column = divmod(place, JOB_COLUMNS)
    reason = "hire-cheapest" if cheapest_first else _PREFERRED[best[0]]
    tell(t, "hired", reason, [worker, t.figures.job_cost[row], row + 1, column + 1])
    if t.staff(SEAT, worker) > t.staff(SEAT, sam.specialty):  # GWTA-HIRE-5
        sam.specialty = worker
        tell(t, "specialised", "most-workers", [worker])


def _rank(t: Trail, worker: int) -> int:
    """0: his specialty; then the type he has next most of; types he has as many of are equal (GWTA-HIRE-2)."""
    sam, _ = sam_of(t)
    if worker == sam.specialty:
        return 0
    other = 3 - worker - sam.specialty
    return 1 if t.staff(SEAT, worker) >= t.staff(SEAT, other) else 2
