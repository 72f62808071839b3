"""What the map says before anything stands on it: which regions can make a line of four together."""

from typing import Final

from abilene.games.montana.data import Figures


class Chart:
    """The lines of one layout."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        # By region: the other regions of each straight line of four that it can be part of.
        self.windows: Final = [self._windows(region) for region in range(figures.regions)]
        self.beside: Final = [
            frozenset(other for window in windows for other in window) for windows in self.windows
        ]  # all regions that share such a line with it

    def _windows(self, region: int) -> list[tuple[int, ...]]:
        more = self.figures.line - 1
        found: list[tuple[int, ...]] = []
        for ahead, behind in self.figures.rays[region]:
            found += [
                (*behind[:back], *ahead[: more - back])
                for back in range(more + 1)
                if back <= len(behind) and more - back <= len(ahead)
            ]
        return found

    def new_lines(self, region: int, own: list[int]) -> int:
        """How many lines of four a settlement here completes (MON-BUILD-8); own regions are marked 1."""
        line = self.figures.line
        found = 0
        for one, other in self.figures.rays[region]:
            ahead = behind = 0
            for near in one:
                if own[near] != 1:
                    break
                ahead += 1
            for near in other:
                if own[near] != 1:
                    break
                behind += 1
            if ahead + behind + 1 >= line and ahead < line and behind < line:
                found += 1
        return found
