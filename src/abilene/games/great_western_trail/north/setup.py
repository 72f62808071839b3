"""Set-up of the northern map."""

from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.state import North
from abilene.games.great_western_trail.state import EMPTY, Trail


def lay_north(t: Trail) -> None:
    """Six of ten medium-town tiles at random, and no stores yet (GWTN-SETUP-3)."""
    figures = t.figures.north
    assert figures is not None, "Rails to the North is not in play"
    pool = [tile for tile, copies in enumerate(figures.tile_copies) for _ in range(copies)]
    t.shuffle(pool)
    tiles = [EMPTY] * len(figures.towns)
    for town in figures.medium:
        tiles[town] = pool.pop()
    t.north = North(tiles, [EMPTY] * (SLOTS_PER_TOWN * len(figures.towns)), [0] * t.figures.players)
