"""The northern map, with the names of things."""

from typing import Any

from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.state import EMPTY


def view_north(seen: Seen) -> dict[str, Any]:
    """The tiles of the medium towns, and whose stores stand where."""
    north, figures = seen.north, seen.figures.north
    if north is None or figures is None:
        return {}
    tiles = {figures.towns[town]: figures.tile_names[tile] for town, tile in enumerate(north.tiles) if tile != EMPTY}
    return {"north": {"tiles": tiles, "stores": dict(zip(figures.towns, north.slots, strict=True))}}


def view_annex(seen: Seen, seat: int) -> dict[str, Any]:
    """One player's stores and bells."""
    north, figures = seen.north, seen.figures.north
    if north is None or figures is None:
        return {}
    annex = {
        "placed": north.placed[seat],
        "left": figures.stores - north.placed[seat],
        "bells": north.bells[seat],
        "towns": [figures.towns[town] for town in north.stores_of(seat)],
    }
    return {"annex": annex}
