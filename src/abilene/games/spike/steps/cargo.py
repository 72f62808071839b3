"""Loading and delivering."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach
from abilene.games.spike.data import COMMODITIES, Figures
from abilene.games.spike.events import CargoDelivered, CargoLoaded
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, ON_CONTRACT, Railroad
from abilene.games.spike.steps.asking import Ask

INTO_EMPTY_CAR: Final = COMMODITIES  # the choice after dropping one of the commodities


def loadable(t: Railroad, seat: int) -> int:
    """The commodity that the train can load where it rests; EMPTY: none (SPK-LOAD-1)."""
    commodity = t.figures.supplies[t.train[seat]]
    if t.holder[commodity] == seat and t.cargo[commodity] == ON_CONTRACT:
        return commodity
    return EMPTY


def deliverable(t: Railroad, seat: int) -> list[int]:
    """The commodities aboard whose contract lists the city that the train has entered (SPK-DELIV-1)."""
    city = t.train[seat]
    if t.has_marker(seat, city):
        return []
    return [commodity for commodity in t.aboard(seat) if t.payout(commodity, city)]


def earnings(t: Railroad, seat: int, city: int) -> int:
    """The most that one of the goods aboard earns in a city, should the train enter it (SPK-DELIV-1)."""
    if city >= t.figures.cities or t.has_marker(seat, city):
        return 0
    return max([t.payout(commodity, city) for commodity in t.aboard(seat)], default=0)


def good_sign(t: Railroad, commodity: int) -> str:
    """The pictogram of a commodity."""
    good = t.figures.commodity_ids[commodity]
    return "cow" if good == "cows" else good


def card_key(t: Railroad, commodity: int) -> str:
    """The key of a contract on the sheet of its question."""
    return f"offer:{t.figures.commodity_ids[commodity]}"


class Load(Ask):
    """The first step of a restart: load the city's commodity, perhaps in place of another one (SPK-LOAD-2)."""

    kind: ClassVar[str] = "load"
    noun: ClassVar[str] = "dropped"
    cites: ClassVar[tuple[str, ...]] = ("SPK-LOAD-1", "SPK-LOAD-2", "SPK-LOAD-4", "SPK-LOAD-5", "SPK-DEC-11")
    forbids: ClassVar[tuple[str, ...]] = ("SPK-LOAD-3",)
    untold: ClassVar[tuple[str, ...]] = ("load-room", "load-absent")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(PASS, INTO_EMPTY_CAR + 1)

    def choices(self, t: Railroad, /) -> list[int]:
        aboard = t.aboard(self.player)
        if len(aboard) < t.cars(self.player):
            return [INTO_EMPTY_CAR, PASS]  # SPK-LOAD-3
        aboard.append(PASS)
        return aboard

    def pick(self, t: Railroad, choice: int, /) -> None:
        if choice == PASS:
            return
        commodity = loadable(t, self.player)
        dropped = EMPTY if choice == INTO_EMPTY_CAR else choice
        if dropped != EMPTY:
            t.cargo[dropped] = ON_CONTRACT
        t.cargo[commodity] = ABOARD
        if t.heard is not None:
            t.emit(CargoLoaded(self.player, commodity, dropped))

    def broken(self, t: Railroad, choice: int, /) -> Breach | None:
        if choice == PASS:
            return None
        aboard = t.aboard(self.player)
        room = len(aboard) < t.cars(self.player)
        if choice == INTO_EMPTY_CAR:
            return None if room else Breach("SPK-LOAD-4", "load-full")
        if room:
            return Breach("SPK-LOAD-3", "load-room")
        return None if choice in aboard else Breach("SPK-LOAD-4", "load-absent")

    def keys(self, t: Railroad, choice: int, /) -> tuple[str, ...]:
        seat = self.player
        if choice == PASS:
            return ()
        if choice == INTO_EMPTY_CAR:
            cars = [f"car:{seat}:{place + 1}" for place in range(len(t.aboard(seat)), t.cars(seat))]
            return (*cars, card_key(t, loadable(t, seat)), t.figures.position_key(t.train[seat]))
        return f"cargo:{t.figures.commodity_ids[choice]}", card_key(t, choice)

    def say(self, t: Railroad, choice: int, /) -> str:
        if choice == PASS:
            return "pass"
        return "load" if choice == INTO_EMPTY_CAR else f"load for {t.figures.commodity_ids[choice]}"

    def sign(self, t: Railroad, choice: int, /) -> str:
        return "freight-car" if choice == INTO_EMPTY_CAR else good_sign(t, choice)

    def told(self, t: Railroad, choice: int, /) -> dict[str, Any]:
        return {"commodity": loadable(t, self.player), "dropped": EMPTY if choice == INTO_EMPTY_CAR else choice}

    def label(self, t: Railroad, choice: int, /) -> str:
        return "load-nothing" if choice == PASS else "load" if choice == INTO_EMPTY_CAR else "load-instead"


class Deliver(Ask):
    """On entering a city: deliver one cargo there, or none (SPK-DELIV-1, SPK-DELIV-5)."""

    kind: ClassVar[str] = "deliver"
    noun: ClassVar[str] = "commodity"
    cites: ClassVar[tuple[str, ...]] = ("SPK-DELIV-1", "SPK-DELIV-5", "SPK-DELIV-6", "SPK-DEC-6")
    untold: ClassVar[tuple[str, ...]] = ("deliver-absent",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(PASS, COMMODITIES)

    def choices(self, t: Railroad, /) -> list[int]:
        found = deliverable(t, self.player)
        found.append(PASS)
        return found

    def pick(self, t: Railroad, commodity: int, /) -> None:
        if commodity == PASS:
            return
        seat = self.player
        city = t.train[seat]
        money = t.payout(commodity, city)
        t.money[seat] += money
        t.deliveries[seat] += money
        t.cargo[commodity] = DELIVERED
        t.put_marker(seat, city)
        if t.heard is not None:
            t.emit(CargoDelivered(seat, commodity, city, money))

    def broken(self, t: Railroad, commodity: int, /) -> Breach | None:
        if commodity == PASS:
            return None
        if commodity not in t.aboard(self.player):
            return Breach("SPK-DELIV-1", "deliver-absent")
        return None if t.payout(commodity, t.train[self.player]) else Breach("SPK-DELIV-1", "deliver-city")

    def keys(self, t: Railroad, commodity: int, /) -> tuple[str, ...]:
        if commodity == PASS:
            return ()
        good = t.figures.commodity_ids[commodity]
        there = t.figures.position_key(t.train[self.player])
        return f"cargo:{good}", f"contract:{good}", card_key(t, commodity), there

    def name(self, t: Railroad, commodity: int, /) -> str:
        return t.figures.commodity_ids[commodity]

    def sign(self, t: Railroad, commodity: int, /) -> str:
        return good_sign(t, commodity)

    def told(self, t: Railroad, commodity: int, /) -> dict[str, Any]:
        city = t.train[self.player]
        money = t.payout(commodity, city) if t.contract[commodity] != EMPTY else 0
        return {"commodity": commodity, "city": city, "money": money}

    def label(self, t: Railroad, commodity: int, /) -> str:
        return "deliver-nothing" if commodity == PASS else "deliver"
