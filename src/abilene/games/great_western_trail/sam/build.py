"""Sam builds."""

from abilene.games.great_western_trail.data import BUILDING, CRAFTSMAN, Face
from abilene.games.great_western_trail.sam.data import HUMAN, SEAT
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail, private_tile


def build(t: Trail, one: bool) -> None:
    """A new tile just ahead of the human, else a larger one in place of an own; with card 14 perhaps for one builder.

    (GWTA-BUILD-1 to GWTA-BUILD-6)
    """
    most = 1 if one else t.staff(SEAT, CRAFTSMAN)
    number = _tile(t, most)
    space, ahead = next_site(t)
    if number >= 0 and space >= 0:
        face = t.owned_face(SEAT, number)
        _put(t, number, space)
        tell(t, "built", "build-one" if one else "build-most", [face, space, ahead])
        return
    number, space = _replacement(t, most)
    if number < 0:
        tell(t, "skipped", "no-building", [])
        return
    face, old = t.owned_face(SEAT, number), t.face(space)
    _put(t, number, space)
    tell(t, "replaced", "replace-one" if one else "replace-most", [face, space, old])


def _put(t: Trail, number: int, space: int) -> None:
    t.tiles[space] = private_tile(SEAT, number)
    t.unbuilt[SEAT] &= ~(1 << number)


def _supply(t: Trail) -> list[int]:
    """Numbers, counted from 0, of his buildings not yet placed."""
    return [number for number in range(t.figures.numbers) if t.unbuilt[SEAT] >> number & 1]


def _face(t: Trail, number: int) -> Face:
    return t.figures.faces[t.owned_face(SEAT, number)]


def _tile(t: Trail, most: int) -> int:
    """The tile that takes most builders, then one with a hand, then the lowest number (GWTA-BUILD-2); -1: none."""
    found = [number for number in _supply(t) if _face(t, number).craftsmen <= most]
    return max(found, key=lambda n: (_face(t, n).craftsmen, _face(t, n).hands > 0, -n)) if found else -1


def next_site(t: Trail) -> tuple[int, int]:
    """The next empty building space ahead of the human, 1; else of the start, 0 (GWTA-BUILD-3); -1: none."""
    space = _nearest(t, t.herder[HUMAN]) if t.herder[HUMAN] >= 0 else -1
    return (space, 1) if space >= 0 else (_nearest(t, t.figures.start), 0)


def _nearest(t: Trail, space: int) -> int:
    """Out from a space along all roads at once, in the order of the trail table (GWTA-INT-4)."""
    _, figures = sam_of(t)
    edge, seen = [space], 1 << space
    while edge:
        further: list[int] = []
        for here in edge:
            for ahead in t.figures.space_next[here]:
                if seen >> ahead & 1:
                    continue
                seen |= 1 << ahead
                free = t.figures.space_kind[ahead] == BUILDING and t.tiles[ahead] == EMPTY
                if free and ahead not in figures.excluded:
                    return ahead
                further.append(ahead)
        edge = further
    return -1


def _replacement(t: Trail, most: int) -> tuple[int, int]:
    """Which tile goes where: most builders, the costliest tile, most hands, lowest number (GWTA-BUILD-4); -1: none."""
    own = t.own_buildings(SEAT)
    found: list[tuple[int, int, int, int, int]] = []
    for space in own:
        old = t.figures.faces[t.face(space)]
        for number in _supply(t):
            new = _face(t, number)
            used = new.craftsmen - old.craftsmen
            if 0 < used <= most:
                hands = (new.hands > 0) - (old.hands > 0)  # all other buildings stay as they are
                found.append((-used, -new.craftsmen, -hands, number, space))
    if not found:
        return -1, -1
    best = min(found)
    return best[3], best[4]
