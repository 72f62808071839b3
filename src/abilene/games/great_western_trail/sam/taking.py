"""Sam takes an objective card, an outlaw or a hazard."""

from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail


def take_objective(t: Trail, reason: str) -> None:
    """The card farthest from the stack; the others move up, a new one comes (GWTA-OBJ-1, GWTA-HUM-3)."""
    sam, _ = sam_of(t)
    if not t.display:
        tell(t, "skipped", "no-objective", [])
        return
    card = t.display.pop(0)
    sam.pile.append(card)
    if t.stack_of_objectives:
        t.display.append(t.stack_of_objectives.pop())
        t.reveal()
    tell(t, "gained", reason, [card])


def take_outlaw(t: Trail) -> None:
    """The outlaw on the highest number, without its bounty (GWTA-OUT-1)."""
    found = [space for space in t.figures.native_spaces if t.tiles[space] != EMPTY]
    if not found:
        tell(t, "skipped", "no-outlaw", [])
        return
    space = found[-1]
    tile = t.tiles[space]
    t.tiles[space] = EMPTY
    t.add_native(SEAT, t.figures.tile_native[tile])
    tell(t, "caught", "outlaw-last", [tile, space])


def take_hazard(t: Trail) -> None:
    """From the area with most tiles, then with the best one, the tile worth most (GWTA-HAZ-1)."""
    best, size = -1, (0, 0)
    points = t.figures.tile_vp
    for area in t.figures.hazard_spaces:
        found = [space for space in area if t.tiles[space] != EMPTY]
        if not found:
            continue
        dearest = max(found, key=lambda space: (points[t.tiles[space]], space))
        here = len(found), points[t.tiles[dearest]]
        if here > size:  # of equal areas the first: floods, droughts, rockfalls
            best, size = dearest, here
    if best < 0:
        tell(t, "skipped", "no-hazard", [])
        return
    tile = t.tiles[best]
    t.tiles[best] = EMPTY
    t.hazards[SEAT].append(tile)
    tell(t, "cleared", "hazard-most", [tile, best])
