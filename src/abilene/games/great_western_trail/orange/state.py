"""What orange cattle add to the table."""

from typing import ClassVar

from abilene.engine.core import Part


class Orange(Part):
    """The open stacks of heifers and cows (GWTS-SETUP-4); Brahman alone have none."""

    fields: ClassVar[tuple[str, ...]] = ("stacks",)

    def __init__(self, stacks: list[int]) -> None:
        self.stacks = stacks  # heifers, cows: cards left

    def copy(self) -> "Orange":
        """An independent twin."""
        return Orange(self.stacks[:])
