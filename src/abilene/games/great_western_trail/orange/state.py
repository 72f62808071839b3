"""What orange cattle add to the table."""

from typing import ClassVar

from abilene.engine.core import Step
from abilene.games.great_western_trail.orange.steps import sell_orange
from abilene.games.great_western_trail.state import Extra, Trail


class Orange(Extra):
    """The open stacks of heifers and cows (GWTS-SETUP-4); Brahman alone have none."""

    fields: ClassVar[tuple[str, ...]] = ("stacks",)

    def __init__(self, stacks: list[int]) -> None:
        self.stacks = stacks  # heifers, cows: cards left

    def copy(self) -> "Orange":
        """An independent twin."""
        return Orange(self.stacks[:])

    @classmethod
    def lay(cls, t: Trail) -> "Orange":
        figures = t.figures.orange
        assert figures is not None, "no orange cattle in play"
        return Orange(figures.copies[1:])

    def sell(self, t: Trail, seat: int) -> list[Step[Trail]]:
        """In Kansas City, between the income and the discard of the hand (GWTS-MIX-2)."""
        return sell_orange(t, seat)
