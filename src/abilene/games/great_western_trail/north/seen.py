"""What everybody may know of the northern map."""

from typing import ClassVar, Final

from abilene.engine.seen import SeenPart
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.stores import north_of
from abilene.games.great_western_trail.state import Trail


class SeenNorth(SeenPart):
    """The tiles of the medium towns, whose stores stand where, and how far the annexes are emptied."""

    fields: ClassVar[tuple[str, ...]] = ("tiles", "slots", "towns", "placed", "bells")

    def __init__(self, t: Trail) -> None:
        north, figures = north_of(t)
        per = SLOTS_PER_TOWN
        self.tiles: Final = north.tiles[:]  # by town; -1: none
        self.slots: Final = [north.slots[i * per : (i + 1) * per] for i in range(len(figures.towns))]  # whose stores
        # by seat
        self.towns: Final = north.towns[:]  # bits: with an own store
        self.placed: Final = [north.stores(seat) for seat in range(len(north.towns))]
        self.bells: Final = [t.bells(seat) for seat in range(len(north.towns))]

    def has_store(self, seat: int, town: int) -> bool:
        """The seat has a store in this town."""
        return self.towns[seat] >> town & 1 == 1

    def stores_of(self, seat: int) -> list[int]:
        """The towns with a store of the seat."""
        return [town for town in range(len(self.slots)) if self.has_store(seat, town)]
