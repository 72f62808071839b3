"""Lines to come: where the next track space can lead, for the preview of a build."""

from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.build import Lay, Search
from abilene.games.spike.steps.lines import Line, line_of


def lines_to_come(t: Railroad, step: Lay) -> dict[int, Line]:
    """The shortest line over each space that may come next; of equal ones that of the dearest city."""
    search = Search(t, step.player)
    return {track: _shortest(t, step.player, search, track, step.ahead(t, track)) for track in t.options()}


def _shortest(t: Railroad, seat: int, search: Search, track: int, node: int) -> Line:
    for length in range(search.distance(node) + 1, search.most + 1):
        ends = _Walk(t, search, length).over(track, node)
        if ends:
            return max(
                (line_of(t, seat, [*t.chain, *path], city) for path, city in ends),
                key=lambda line: (line.money, -line.cards),
            )
    raise AssertionError("a space that leads to no city is never offered")  # SPK-DEC-14


class _Walk:
    """All payable ways of one length over empty spaces to a new city."""

    def __init__(self, t: Railroad, search: Search, length: int) -> None:
        self.figures = t.figures
        self.owner = t.owner
        self.search = search
        self.left = search.left
        self.length = length
        self.path: list[int] = []
        self.nodes: list[int] = []
        self.found: list[tuple[tuple[int, ...], int]] = []

    def over(self, track: int, node: int) -> list[tuple[tuple[int, ...], int]]:
        """Each of them with its city."""
        self._go(track, node, self.search.slack)
        return self.found

    def _go(self, track: int, node: int, slack: int) -> None:
        left = self.left
        kind = self.figures.track_kind[track]
        if left[kind] != 1:  # the same account as in the search for open spaces
            slack -= 1
        distance = self.search.distance(node)
        room = self.length - len(self.path) - 1
        if slack < 0 or distance < 0 or distance > room or node in self.nodes:
            return
        self.path.append(track)
        if distance == 0:
            if room == 0:
                self.found.append((tuple(self.path), node))
        else:
            left[kind] -= 1
            self.nodes.append(node)
            for way, ahead in zip(self.figures.ways[node], self.figures.ahead[node], strict=True):
                if self.owner[way] == EMPTY:
                    self._go(way, ahead, slack)
            self.nodes.pop()
            left[kind] += 1
        self.path.pop()
