"""What everybody may know of the northern map."""

from typing import Any

from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.stores import north_of
from abilene.games.great_western_trail.state import EMPTY, Trail


def view_north(t: Trail) -> dict[str, Any]:
    """The tiles of the medium towns, and whose stores stand where."""
    north, figures = north_of(t)
    per = SLOTS_PER_TOWN
    return {
        "tiles": {
            figures.towns[town]: figures.tile_names[tile] for town, tile in enumerate(north.tiles) if tile != EMPTY
        },
        "stores": {town: north.slots[i * per : (i + 1) * per] for i, town in enumerate(figures.towns)},
    }


def view_annex(t: Trail, seat: int) -> dict[str, Any]:
    """One player's stores and bells."""
    north, figures = north_of(t)
    return {
        "placed": north.stores(seat),
        "left": figures.stores - north.stores(seat),
        "bells": t.bells(seat),
        "towns": [town for i, town in enumerate(figures.towns) if north.has_store(seat, i)],
    }
