"""Lines to come: where the next track space can lead, for the preview of a build."""

from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.build import Lay
from abilene.games.spike.steps.lines import Line, line_of
from abilene.games.spike.steps.search import Search, Ways


def lines_to_come(t: Railroad, step: Lay) -> dict[int, Line]:
    """The shortest line over each space that may come next; of equal ones that of the dearest city."""
    search = Search(t, step.player)
    return {track: _shortest(t, step.player, search, track, step.ahead(t, track)) for track in t.options()}


def _shortest(t: Railroad, seat: int, search: Search, track: int, node: int) -> Line:
    for length in range(search.distance(node) + 1, search.most + 1):
        ends = Ways(t, search, length).over(track, node)
        if ends:
            return max(
                (line_of(t, seat, [*t.chain, *path], city) for path, city in ends),
                key=lambda line: (line.money, -line.cards),
            )
    raise AssertionError("a space that leads to no city is never offered")  # SPK-DEC-14
