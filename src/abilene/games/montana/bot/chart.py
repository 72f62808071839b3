"""What the box says before anything stands on the map: the lines of a layout, and what faces cost."""

from typing import Final

from abilene.games.montana.data import Figures

MINE: Final = 1  # how a region is marked for a seat
OPEN: Final = 0
BLOCKED: Final = -9  # mountain, lake, start tile, or somebody else's: no line goes through it

Cost = list[tuple[int, int]]  # kinds of goods, and how many of each


class Chart:
    """What all seats of a table can work out once."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        # By face of a tile.
        self.costs: Final[list[Cost]] = [
            [(kind, count) for kind, count in enumerate(cost) if count] for cost in figures.costs
        ]
        # By region: the other regions of each straight line of four that it can be part of.
        self.windows: Final = [self._windows(region) for region in range(figures.regions)]
        # All regions that share such a line with it.
        self.beside: Final = [sorted({other for window in windows for other in window}) for windows in self.windows]
        # Its neighbours as a set in one number: bit n is region n.
        self.around: Final = [_bits(near) for near in figures.neighbours]

    def _windows(self, region: int) -> list[list[int]]:
        more = self.figures.line - 1
        found: list[list[int]] = []
        for ahead, behind in self.figures.rays[region]:
            found += [
                [*behind[:back], *ahead[: more - back]]
                for back in range(more + 1)
                if back <= len(behind) and more - back <= len(ahead)
            ]
        return found

    def new_lines(self, region: int, own: list[int]) -> int:
        """How many lines of four a settlement here completes (MON-BUILD-8), by the marks of the regions."""
        line = self.figures.line
        found = 0
        for one, other in self.figures.rays[region]:
            ahead, behind = _run(one, own), _run(other, own)
            if ahead + behind + 1 >= line and ahead < line and behind < line:
                found += 1
        return found


def _run(ray: list[int], own: list[int]) -> int:
    """How many own regions follow one another from the start of a ray."""
    length = 0
    for near in ray:
        if own[near] != MINE:
            break
        length += 1
    return length


def _bits(regions: list[int]) -> int:
    """A set of regions in one number."""
    found = 0
    for region in regions:
        found |= 1 << region
    return found
