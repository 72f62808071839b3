"""Discs: from the player board, or from a station, to a city or a station."""

from typing import Any, ClassVar, Final

from abilene.games.great_western_trail.events import DiscTaken, SlotEmptied
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import Ask

STATION_TARGET: Final = 32  # targets below are cities
# Interchangeable slots: the second of a pair is offered only once the first is empty.
_TWIN: Final = {3: 2, 5: 4, 7: 6, 11: 10}


def disc_sources(t: Trail, seat: int, target: int, money: int) -> list[int]:
    """Where a disc for this target may come from, with so much money to spare (GWT-DISC-1, 7, 8)."""
    figures = t.figures
    white = figures.station_white[target - STATION_TARGET] if target >= STATION_TARGET else figures.city_white[target]
    emptied = t.emptied[seat]
    left = [slot for slot in range(figures.from_station) if not emptied >> slot & 1]
    if white:
        left_white = [slot for slot in left if figures.slot_white[slot]]
        left = left_white or left  # GWT-DISC-7
    found = [
        slot for slot in left if figures.slot_cost[slot] <= money and (slot not in _TWIN or emptied >> _TWIN[slot] & 1)
    ]
    if found:
        return found
    return [
        figures.from_station + station
        for station in range(len(figures.station_at))
        if t.stations[seat] >> station & 1 and STATION_TARGET + station != target
    ]


class PlaceDisc(Ask):
    """Take a disc and put it on the city or station; the slot is unlocked for good (GWT-DISC-2)."""

    kind: ClassVar[str] = "disc"
    noun: ClassVar[str] = "source"
    fields: ClassVar[tuple[str, ...]] = ("player", "target", "kept")
    cites: ClassVar[tuple[str, ...]] = ("GWT-DISC-1", "GWT-DISC-7", "GWT-DISC-8")

    def __init__(self, player: int, target: int, kept: int) -> None:
        super().__init__(player)
        self.target: Final = target
        self.kept: Final = kept  # money that the transport will need (GWT-DISC-10)

    def choices(self, t: Trail, /) -> list[int]:
        return disc_sources(t, self.player, self.target, t.money[self.player] - self.kept)

    def pick(self, t: Trail, source: int, /) -> None:
        seat, first = self.player, t.figures.from_station
        if source >= first:
            t.stations[seat] &= ~(1 << source - first)
            if t.heard is not None:
                t.emit(DiscTaken(seat, source - first))
        else:
            t.pay(seat, t.figures.slot_cost[source])
            t.emptied[seat] |= 1 << source
            t.gain(seat, t.figures.slot_money[source])
            if t.heard is not None:
                t.emit(SlotEmptied(seat, source))
        if self.target >= STATION_TARGET:
            t.stations[seat] |= 1 << self.target - STATION_TARGET
        else:
            t.cities[seat * len(t.figures.cities) + self.target] += 1

    def name(self, t: Trail, source: int, /) -> str:
        first = t.figures.from_station
        words = notation(t.figures)
        return words.slots[source] if source < first else words.stations[source - first]

    def told(self, t: Trail, source: int, /) -> dict[str, Any]:
        if source >= t.figures.from_station:
            return {"source": source, "money": 0}
        return {"source": source, "money": t.figures.slot_money[source] - t.figures.slot_cost[source]}

    def forbid(self, t: Trail, source: int, /) -> tuple[str, str]:
        figures, seat = t.figures, self.player
        if source >= figures.from_station:
            station = source - figures.from_station
            own = t.stations[seat] >> station & 1 and STATION_TARGET + station != self.target
            return "GWT-DISC-8", "disc-station" if own else "disc-station-none"
        if t.has_emptied(seat, source):
            return "GWT-DISC-2", "disc-emptied"
        if source in _TWIN and not t.has_emptied(seat, _TWIN[source]):
            return "GWT-DISC-3", "disc-twin"
        if figures.slot_cost[source] > t.money[seat] - self.kept:
            return ("GWT-DISC-10", "disc-transport") if self.kept else ("GWT-DISC-5", "disc-money")
        return "GWT-DISC-1", "disc-border"
