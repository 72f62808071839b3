"""What everybody may know of orange cattle."""

from typing import ClassVar, Final

from abilene.engine.seen import SeenPart
from abilene.games.great_western_trail.orange.state import Orange


class SeenOrange(SeenPart):
    """The open stacks."""

    fields: ClassVar[tuple[str, ...]] = ("stacks",)

    def __init__(self, orange: Orange) -> None:
        self.stacks: Final = orange.stacks[:]  # heifers, cows: cards left
