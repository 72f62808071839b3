"""The open stacks of orange cattle as numbers."""

from typing import Final

from abilene.engine.features import Layout, add_exactly, up_to
from abilene.games.great_western_trail.orange.seen import SeenOrange

_CARDS: Final = 12


class OrangeFeatures:
    """How many heifers and cows are left; without Simmental there are none."""

    def __init__(self, layout: Layout) -> None:
        self.stacks: Final = layout.block("open stack", ["heifers", "cows"], up_to(_CARDS))

    def add(self, on: list[int], orange: SeenOrange) -> None:
        for stage, count in enumerate(orange.stacks):
            add_exactly(on, self.stacks + stage * (_CARDS + 1), count, _CARDS)
