"""Discs: from the player board, or from a station, to a city or a station."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Pick, Plan
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.events import DiscTaken, SlotEmptied
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import LEAST, Ask
from abilene.games.great_western_trail.steps.journey import row, stop_picks, stop_plans
from abilene.games.great_western_trail.steps.keys import station_key

_STATION: Final = 32  # targets below are cities
# Interchangeable slots: the second of a pair is offered only once the first is empty.
_TWIN: Final = {3: 2, 5: 4, 7: 6, 11: 10}


def at_station(station: int) -> int:
    """A station as the target of a disc; a city is its own number."""
    return _STATION + station


def station_at(target: int) -> int:
    """The station that is the target of a disc; below 0: it is a city."""
    return target - _STATION


def disc_sources(t: Trail, seat: int, target: int, money: int) -> list[int]:
    """Where a disc for this target may come from, with so much money to spare (GWT-DISC-1, 7, 8)."""
    figures = t.figures
    emptied = t.emptied[seat]
    found = [
        slot
        for slot in of_the_border(t, seat, target)
        if figures.slot_cost[slot] <= money and (slot not in _TWIN or emptied >> _TWIN[slot] & 1)
    ]
    if found:
        return found
    return [
        figures.from_station + station
        for station in range(len(figures.station_at))
        if t.stations[seat] >> station & 1 and at_station(station) != target
    ]


def of_the_border(t: Trail, seat: int, target: int) -> list[int]:
    """The slots of the board with a disc whose border serves this target (GWT-DISC-1, GWT-DISC-7)."""
    figures = t.figures
    station = station_at(target)
    emptied = t.emptied[seat]
    left = [slot for slot in range(figures.from_station) if not emptied >> slot & 1]
    if figures.station_white[station] if station >= 0 else figures.city_white[target]:
        return [slot for slot in left if figures.slot_white[slot]] or left
    return left


class PlaceDisc(Ask):
    """Take a disc and put it on the city or station; the slot is unlocked for good (GWT-DISC-2)."""

    kind: ClassVar[str] = "disc"
    noun: ClassVar[str] = "source"
    fields: ClassVar[tuple[str, ...]] = ("player", "target", "kept")
    cites: ClassVar[tuple[str, ...]] = ("GWT-DISC-1", "GWT-DISC-7", "GWT-DISC-8")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-DISC-2", "GWT-DISC-3", "GWT-DISC-5", "GWT-DISC-10")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "disc-emptied", "disc-station-none", "disc-twin")

    def __init__(self, player: int, target: int, kept: int) -> None:
        super().__init__(player)
        self.target: Final = target
        self.kept: Final = kept  # money that the transport will need (GWT-DISC-10)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, figures.from_station + len(figures.station_at))

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return [*figures.slots, *figures.station_names]

    def answers(self, t: Trail, /) -> list[int]:
        return disc_sources(t, self.player, self.target, t.money[self.player] - self.kept)

    def answer(self, t: Trail, source: int, /) -> None:
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
        station = station_at(self.target)
        if station >= 0:
            t.stations[seat] |= 1 << station
        else:
            t.add_disc(seat, self.target)

    def name(self, t: Trail, source: int, /) -> str:
        first = t.figures.from_station
        words = notation(t.figures)
        return words.slots[source] if source < first else words.stations[source - first]

    def sign(self, t: Trail, source: int, /) -> str:
        return "disc"

    def told(self, t: Trail, source: int, /) -> dict[str, Any]:
        if source >= t.figures.from_station:
            return {"source": source, "money": 0}
        return {"source": source, "money": t.figures.slot_money[source] - t.figures.slot_cost[source]}

    def wrong(self, t: Trail, source: int, /) -> Breach | None:
        figures, seat = t.figures, self.player
        if source >= figures.from_station:
            station = source - figures.from_station
            if not t.stations[seat] >> station & 1 or at_station(station) == self.target:
                return Breach("GWT-DISC-8", "disc-station-none")
            given = [slot for slot in of_the_border(t, seat, self.target) if self.payable(t, slot)]
            return Breach("GWT-DISC-8", "disc-station") if given else None
        if t.has_emptied(seat, source):
            return Breach("GWT-DISC-2", "disc-emptied")
        if source not in of_the_border(t, seat, self.target):
            return Breach("GWT-DISC-1", "disc-border")
        if source in _TWIN and not t.has_emptied(seat, _TWIN[source]):
            return Breach("GWT-DISC-3", "disc-twin")
        if not self.payable(t, source):
            return Breach("GWT-DISC-10", "disc-transport") if self.kept else Breach("GWT-DISC-5", "disc-money")
        return None

    def plans(self, t: Trail, /) -> list[Plan]:
        return stop_plans(t) if station_at(self.target) < 0 else []

    def picks(self, t: Trail, /) -> list[Pick]:
        return stop_picks(t) if station_at(self.target) < 0 else []

    def payable(self, t: Trail, slot: int) -> bool:
        """What the slot costs can be paid, and the transport as well."""
        return t.figures.slot_cost[slot] <= t.money[self.player] - self.kept

    def node(self, t: Trail, source: int) -> str:
        if source >= t.figures.from_station:
            return station_key(source - t.figures.from_station)
        return f"slot:{self.player}:{t.figures.slots[source]}"

    def row(self, t: Trail, source: int) -> str:
        return row(type(self).kind, source) if station_at(self.target) < 0 else ""
