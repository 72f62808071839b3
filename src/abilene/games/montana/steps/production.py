"""Work in the mine, the quarry, the wheat field and the garden."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan
from abilene.games.montana.data import Figures
from abilene.games.montana.events import LargeSpaceUsed, SmallSpaceUsed
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import (
    Sending,
    able,
    cheapest,
    crew_keys,
    crew_name,
    former_crew_name,
    owns,
    sending,
)
from abilene.games.montana.steps.cattle import Trading, ending


def unfit(t: Territory, seat: int, location: int, crew: int) -> Breach | None:
    """Why a crew cannot stand on a space of this location."""
    if not t.figures.can_work(crew, location):
        return Breach("MON-PROD-2", "work-crew")
    return None if owns(t, seat, crew) else Breach("MON-PROD-1", "crew")


def work_plan(t: Territory, seat: int, action: int, location: int) -> Plan:
    """The cheapest crew on a large space."""
    figures, crews = t.figures, t.figures.location_crews[location]
    told = {
        "location": location,
        "crew": cheapest(t, seat, crews),
        "coins": figures.location_coins[location],
        "good": figures.location_good[location],
        "count": figures.location_yield[location],
    }
    return Plan(f"large:{figures.location_ids[location]}", sending(t, seat, action, crews), "work", told)


class LargeSpace(Sending):
    """One worker of the area's colour or two others; the coins are paid, the goods taken (MON-PROD-2, MON-PROD-3)."""

    kind: ClassVar[str] = "work"
    fields: ClassVar[tuple[str, ...]] = ("player", "location")
    cites: ClassVar[tuple[str, ...]] = ("MON-PROD-2", "MON-PROD-3", "MON-INT-5")
    forbids: ClassVar[tuple[str, ...]] = ("MON-PROD-1",)

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def choices(self, t: Territory, /) -> list[int]:
        return able(t, self.player, t.figures.location_crews[self.location])

    def pick(self, t: Territory, crew: int, /) -> None:
        figures, seat, location = t.figures, self.player, self.location
        coins = figures.location_coins[location]
        t.large[location] = t.send(seat, crew)
        t.coins[seat] -= coins
        good, count = figures.location_good[location], figures.location_yield[location]
        if t.heard is not None:
            t.emit(LargeSpaceUsed(seat, location, crew, coins, good, count))
        t.take_goods(seat, good, count)

    def broken(self, t: Territory, crew: int, /) -> Breach | None:
        return unfit(t, self.player, self.location, crew)

    def keys(self, t: Territory, crew: int, /) -> tuple[str, ...]:
        if self.broken(t, crew) is not None:
            return ()
        return (f"large:{t.figures.location_ids[self.location]}", *crew_keys(t, self.player, crew))

    def told(self, t: Territory, crew: int, /) -> dict[str, Any]:
        return {"crew": crew, "coins": t.figures.location_coins[self.location]}


class SmallSpace(Trading):
    """In the same turn the small space may be used as well: no coins, one more good (MON-PROD-4, MON-PROD-5)."""

    kind: ClassVar[str] = "add"
    noun: ClassVar[str] = "crew"
    fields: ClassVar[tuple[str, ...]] = ("player", "location")
    cites: ClassVar[tuple[str, ...]] = ("MON-PROD-4", "MON-PROD-5", "MON-INT-4")
    forbids: ClassVar[tuple[str, ...]] = ("MON-PROD-2", "MON-PROD-1", *Trading.forbids)
    untold: ClassVar[tuple[str, ...]] = (*Trading.untold, "crew", "work-crew")

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return len(figures.crews)

    def answers(self, t: Territory, /) -> list[int]:
        found = able(t, self.player, t.figures.location_crews[self.location])
        found.append(PASS)
        return found

    def answer(self, t: Territory, crew: int, /) -> None:
        if crew == PASS:
            return
        figures, seat, location = t.figures, self.player, self.location
        t.small[location] = t.send(seat, crew)
        good, count = figures.location_good[location], figures.small_yield
        if t.heard is not None:
            t.emit(SmallSpaceUsed(seat, location, crew, good, count))
        t.take_goods(seat, good, count)

    def wrong(self, t: Territory, crew: int, /) -> Breach | None:
        return None if crew == PASS else unfit(t, self.player, self.location, crew)

    def keys(self, t: Territory, crew: int, /) -> tuple[str, ...]:
        if crew < 0 or self.wrong(t, crew) is not None:
            return super().keys(t, crew)
        return (f"small:{t.figures.location_ids[self.location]}", *crew_keys(t, self.player, crew))

    def plans(self, t: Territory, /) -> list[Plan]:
        """The small space for the cheapest crew, or the end of the turn without it."""
        found, crews = ending(t, self.player, "leave", {}), t.figures.location_crews[self.location]
        if able(t, self.player, crews):
            crew = cheapest(t, self.player, crews)
            found.append(Plan(f"small:{t.figures.location_ids[self.location]}", (crew,), "add", self.told(t, crew)))
        return found

    def ends(self, t: Territory, crew: int, /) -> bool:
        return crew == PASS

    def name(self, t: Territory, crew: int, /) -> str:
        return crew_name(t, crew)

    def formerly(self, t: Territory, crew: int, /) -> str:
        return super().formerly(t, crew) if crew < 0 else f"add {former_crew_name(t, crew)}"

    def label(self, t: Territory, crew: int, /) -> str:
        return "leave" if crew == PASS else super().label(t, crew)
