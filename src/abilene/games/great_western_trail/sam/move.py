"""Sam rides: how far, and which way."""

from abilene.games.great_western_trail.sam.data import FIXED, HUMAN, MOST_BUILDINGS, SEAT, SamCard
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail


def distance(t: Trail, card: SamCard) -> int:
    """How many locations: as printed, or by workers of the specialty, or by buildings on the trail (GWTA-MOVE-1)."""
    sam, figures = sam_of(t)
    if card.move_rule == FIXED:
        return card.move
    if card.move_rule == MOST_BUILDINGS:
        counted = max(len(t.own_buildings(SEAT)), len(t.own_buildings(HUMAN)))
    else:
        counted = t.staff(SEAT, sam.specialty)
    return max(figures.least_move, min(counted, figures.most_move))


def ride(t: Trail, card: SamCard) -> None:
    """To the end nearest to Kansas City, as cheaply as can be (GWTA-MOVE-2 to GWTA-MOVE-6)."""
    sam, _ = sam_of(t)
    limit = distance(t, card)
    paths = _paths(t, limit)
    path = paths[0]
    if len(paths) > 1:
        left: dict[int, int] = {}
        ranked = [(_left(t, way[-1], left), _fees(t, way), _owed(t, way), way) for way in paths]
        chosen = min(ranked)
        path, reason = chosen[3], _why(ranked, chosen)
    else:
        reason = "way-stopped" if len(path) < limit else "way-only"
    start = t.herder[SEAT]
    t.herder[SEAT] = path[-1]
    tell(t, "rode", reason, [len(path), card.move_rule, sam.specialty, *t.place(path[-1]), start, *path])
    for space in path:
        fee = _fee(t, space)
        if fee and t.owner(space) == HUMAN:
            t.gain(HUMAN, fee)
            tell(t, "earned", "toll", [fee, *t.place(space)])


def _why(ranked: list[tuple[int, int, int, list[int]]], chosen: tuple[int, int, int, list[int]]) -> str:
    """What set the chosen way apart from the last of the others."""
    nearest = [way for way in ranked if way[0] == chosen[0]]
    if len(nearest) == 1:
        return "way-nearest"
    cheapest = [way for way in nearest if way[1] == chosen[1]]
    if len(cheapest) == 1:
        return "way-cheapest"
    return "way-owed" if len([way for way in cheapest if way[2] == chosen[2]]) == 1 else "way-first"


def _paths(t: Trail, limit: int) -> list[list[int]]:
    """Every way of so many locations, and shorter ones that end in Kansas City, by the locations entered."""
    whole: list[list[int]] = []
    growing: list[list[int]] = [[]]
    for _ in range(limit):
        longer: list[list[int]] = []
        for path in growing:
            for space in _following(t, path[-1] if path else t.herder[SEAT]):
                (whole if space == t.figures.kansas_city else longer).append([*path, space])
        growing = longer
    return whole + growing


def _following(t: Trail, space: int) -> list[int]:
    """The locations next on the trail; empty spaces are ridden over (GWT-MOVE-2)."""
    found: list[int] = []
    _ride_on(t, space, found)
    return found


def _ride_on(t: Trail, space: int, found: list[int]) -> None:
    for ahead in t.figures.space_next[space]:
        if t.tiles[ahead] == EMPTY and ahead != t.figures.kansas_city:
            _ride_on(t, ahead, found)
        elif ahead not in found:
            found.append(ahead)


def _left(t: Trail, space: int, known: dict[int, int]) -> int:
    """How many locations the shortest way from there to Kansas City still has."""
    if space == t.figures.kansas_city:
        return 0
    if space not in known:
        known[space] = 1 + min([_left(t, ahead, known) for ahead in _following(t, space)])
    return known[space]


def _fee(t: Trail, space: int) -> int:
    return 0 if t.owner(space) == SEAT else t.figures.fees[t.hands_at(space)]


def _fees(t: Trail, path: list[int]) -> int:
    return sum([_fee(t, space) for space in path])


def _owed(t: Trail, path: list[int]) -> int:
    """What the human would get."""
    return sum([_fee(t, space) for space in path if t.owner(space) == HUMAN])
