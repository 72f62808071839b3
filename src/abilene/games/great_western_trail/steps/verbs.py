"""Verbs: what an action does once its requirement is met. Every chapter brings its own."""

from typing import Final

from abilene.engine.core import Step
from abilene.games.great_western_trail.data import VERBS, Action
from abilene.games.great_western_trail.state import Trail

GO_BACK: Final = len(VERBS)  # never printed alone: the engine goes back before another verb follows


class Verb:
    """What one sort of action does."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        """It does something now; `space` is that of the building it is printed on, if it is."""
        raise NotImplementedError(type(self).__name__)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        """What is owed when it is done, the first thing first; `optional`: it can still be declined."""
        raise NotImplementedError(type(self).__name__)


VERB: Final[dict[int, Verb]] = {}  # the table of them all


def brings(number: int, verb: Verb) -> None:
    """A chapter brings this verb."""
    VERB[number] = verb


def amount(t: Trail, seat: int, action: Action) -> int:
    """How much of it: the printed amount, or one per thing it counts by."""
    return action.amount if not action.per else t.count(seat, action.per)
