"""Two things written as one number, and how they are read again."""

from typing import Final

from abilene.games.great_western_trail.data import WORKERS, Figures

# ------------------------------------------------------------------ a worker of the job market: row and type


def job(row: int, worker: int) -> int:
    """A worker of this type in this row of the job market."""
    return row * len(WORKERS) + worker


def job_at(code: int) -> tuple[int, int]:
    """Its row and its type."""
    return code // len(WORKERS), code % len(WORKERS)


# ------------------------------------------------------------------ an auxiliary action, single or double


def auxiliary_times(auxiliary: int, times: int) -> int:
    """The auxiliary action, once or twice."""
    return 2 * auxiliary + times - 1


def auxiliary_at(code: int) -> tuple[int, int]:
    """The auxiliary action, and 1 or 2 for the single or double one."""
    return code // 2, code % 2 + 1


# ------------------------------------------------------------------ a local action: its group, and the alternative


def use(group: int, alternative: int) -> int:
    """An alternative of a group of local actions."""
    return 2 * group + alternative


def use_at(code: int) -> tuple[int, int]:
    """The group and the alternative."""
    return code // 2, code % 2


def group_names(figures: Figures) -> list[str]:
    """Each group by the building it is printed on, if it is on one, and by its actions."""
    names = ["/".join([figures.actions[action].id for action in actions]) for actions in figures.groups]
    for face in figures.faces:
        for group in set(face.groups):
            names[group] = f"{face.name} {names[group]}"
    return names


def auxiliary_instead(figures: Figures) -> int:
    """After all local actions: the single auxiliary action instead of them."""
    return 2 * len(figures.groups)


def end_of_use(figures: Figures) -> int:
    """After that: the end of phase B."""
    return 2 * len(figures.groups) + 1


# ------------------------------------------------------------------ a local action of a visit: group, face, space

_FACE: Final = 64
_GROUP: Final = 64 * 64


def local(group: int, face: int, space: int) -> int:
    """A group of local actions, the face it belongs to, the space that face lies on."""
    return group * _GROUP + face * _FACE + space


def group_of(local: int) -> int:
    """The group of alternatives that a local action of a visit is."""
    return local // _GROUP


def face_of(local: int) -> int:
    """The face that a local action of a visit belongs to."""
    return local // _FACE % _FACE


def space_of(local: int) -> int:
    """The trail space of the building that a local action of a visit belongs to."""
    return local % _FACE


# ------------------------------------------------------------------ what building costs: money, or craftsmen lent


def free_with(craftsmen: int) -> int:
    """The rate of a building placed for free, as if with so many craftsmen (GWTN-MED-5)."""
    return -craftsmen


def craftsmen_lent(rate: int) -> int:
    """As many as the action lends; 0: the own ones are at work, and paid for."""
    return max(0, -rate)


def money_each(rate: int) -> int:
    """What each craftsman at work costs."""
    return max(0, rate)
