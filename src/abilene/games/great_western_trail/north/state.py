"""What Rails to the North adds to the table."""

from typing import ClassVar

from abilene.engine.core import Part
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN, NorthFigures


class North(Part):
    """The northern map: medium-town tiles, and everybody's stores."""

    fields: ClassVar[tuple[str, ...]] = ("tiles", "slots", "towns")

    def __init__(self, tiles: list[int], slots: list[int], towns: list[int]) -> None:
        self.tiles = tiles  # by town: the medium-town tile there, -1: none
        self.slots = slots  # by town and slot: `owner`
        self.towns = towns  # by seat: towns with an own store, as bits

    def copy(self) -> "North":
        """An independent twin."""
        return North(self.tiles, self.slots[:], self.towns[:])  # tiles are fixed at set-up

    def owner(self, town: int, slot: int) -> int:
        """Whose store stands on this slot; -1: nobody's."""
        return self.slots[town * SLOTS_PER_TOWN + slot]

    def put(self, town: int, slot: int, seat: int) -> None:
        """A store of the seat stands there."""
        self.slots[town * SLOTS_PER_TOWN + slot] = seat
        self.towns[seat] |= 1 << town

    def stores(self, seat: int) -> int:
        """How many stores the seat has placed."""
        towns, count = self.towns[seat], 0
        while towns:
            towns &= towns - 1
            count += 1
        return count

    def bells(self, seat: int, figures: NorthFigures) -> int:
        """The bells cleared: one per full row of the annex (GWTN-STORE-2)."""
        return self.stores(seat) // figures.per_bell

    def has_store(self, seat: int, town: int) -> bool:
        """The seat has a store in this town."""
        return self.towns[seat] >> town & 1 == 1
