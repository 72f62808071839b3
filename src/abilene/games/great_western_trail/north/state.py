"""What Rails to the North adds to the table."""

from typing import ClassVar

from abilene.engine.core import Breach
from abilene.games.great_western_trail.north import stores
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN, NorthFigures
from abilene.games.great_western_trail.state import EMPTY, Extra, Trail


class North(Extra):
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

    # ------------------------------------------------------------------ where the game asks

    @classmethod
    def lay(cls, t: Trail) -> "North":
        """No stores yet."""
        towns = len(_figures(t).towns)
        return North([EMPTY] * towns, [EMPTY] * (SLOTS_PER_TOWN * towns), [0] * t.figures.seats)

    def set_up(self, t: Trail) -> None:
        """Six of ten medium-town tiles at random (GWTN-SETUP-3)."""
        figures = _figures(t)
        pool = [tile for tile, copies in enumerate(figures.tile_copies) for _ in range(copies)]
        t.shuffle(pool)
        for town in figures.medium:
            self.tiles[town] = pool.pop()

    def score(self, t: Trail, seat: int, points: dict[str, int]) -> None:
        """Bells for a disc on Oregon City (GWTN-SCORE-1)."""
        per_bell = _figures(t).city_vp_per_bell
        points["cities"] += t.bells(seat) * sum([per_bell[city] * discs for city, discs in enumerate(t.discs_of(seat))])

    def is_open(self, t: Trail, seat: int, city: int) -> bool:
        """A city of the strip, or a big city where the seat has a store (GWTN-DEL-1)."""
        town = _figures(t).city_town[city]
        return town < 0 or self.has_store(seat, town)

    def can_pay_for_stores(self, t: Trail, seat: int, times: int) -> bool:
        """The sixth auxiliary action can be paid for."""
        return stores.can_pay_for_stores(t, seat, times)

    def no_stores(self, t: Trail, seat: int, times: int) -> Breach | None:
        """Why it cannot be; None: it can."""
        return stores.no_stores(t, seat, times)

    def pay_for_stores(self, t: Trail, seat: int, times: int) -> None:
        """Carry it out."""
        stores.pay_for_stores(t, seat, times)


def _figures(t: Trail) -> NorthFigures:
    figures = t.figures.north
    assert figures is not None, "Rails to the North is not in play"
    return figures
