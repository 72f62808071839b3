"""The northern map as numbers."""

from typing import TYPE_CHECKING, Any, Final

from abilene.engine.features import Layout, add_scale, at_least
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.seen import SeenNorth

if TYPE_CHECKING:
    from abilene.engine.game import Game

_STORES: Final = 15


class NorthFeatures:
    """The tiles of the medium towns, whose stores stand where, and how many everybody has placed."""

    def __init__(self, layout: Layout, game: "Game[Any]", others: list[str]) -> None:
        tables = game.tables["north"]
        towns = [row["id"].lower() for row in tables["towns"]["towns"]]
        tiles = [row["id"] for row in tables["medium_towns"]["tiles"]]
        slots = [f"slot {slot + 1}" for slot in range(SLOTS_PER_TOWN)]
        self.seats: Final = len(others)
        self.tile_words: Final = len(tiles)
        self.tiles: Final = layout.block("medium town", towns, tiles)
        self.slots: Final = layout.block("store", towns, slots, [f"of {owner}" for owner in others])
        self.placed: Final = layout.block("stores", others, at_least(range(1, _STORES + 1)))

    def add(self, on: list[int], north: SeenNorth, own: int) -> None:
        for town, tile in enumerate(north.tiles):
            if tile >= 0:
                on.append(self.tiles + town * self.tile_words + tile)
        for town, slots in enumerate(north.slots):
            for slot, owner in enumerate(slots):
                if owner >= 0:
                    at = (town * SLOTS_PER_TOWN + slot) * self.seats
                    on.append(self.slots + at + (owner - own) % self.seats)
        for seat, count in enumerate(north.placed):
            add_scale(on, self.placed + (seat - own) % self.seats * _STORES, count, _STORES)
