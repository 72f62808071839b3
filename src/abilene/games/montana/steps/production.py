"""Work in the mine, the quarry, the wheat field and the garden."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Step
from abilene.games.montana.events import LargeSpaceUsed, SmallSpaceUsed
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import able, crew_name, former_crew_name
from abilene.games.montana.steps.cattle import Trading


class LargeSpace(Step[Territory]):
    """One worker of the area's colour or two others; the coins are paid, the goods taken (MON-PROD-2, MON-PROD-3)."""

    kind: ClassVar[str] = "work"
    noun: ClassVar[str] = "crew"
    fields: ClassVar[tuple[str, ...]] = ("player", "location")
    cites: ClassVar[tuple[str, ...]] = ("MON-PROD-2", "MON-PROD-3", "MON-INT-5")

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def options(self, t: Territory, /) -> list[int]:
        return able(t, self.player, t.figures.area_crews[t.figures.location_area[self.location]])

    def take(self, t: Territory, crew: int, /) -> None:
        figures, seat, location = t.figures, self.player, self.location
        coins = figures.location_coins[location]
        t.large[location] = t.send(seat, crew)
        t.coins[seat] -= coins
        good, count = figures.area_good[figures.location_area[location]], figures.location_yield[location]
        if t.heard is not None:
            t.emit(LargeSpaceUsed(seat, location, crew, coins, good, count))
        t.take_goods(seat, good, count)

    def say(self, t: Territory, crew: int, /) -> str:
        return f"send {crew_name(t, crew)}"

    def formerly(self, t: Territory, crew: int, /) -> str:
        return f"send {former_crew_name(t, crew)}"

    def words(self, t: Territory, crew: int, /) -> dict[str, Any]:
        return {"crew": crew, "coins": t.figures.location_coins[self.location]}

    def refuse(self, t: Territory, crew: int, /) -> tuple[str, str]:
        return why_not(t, self.location, crew)


class SmallSpace(Trading):
    """In the same turn the small space may be used as well: no coins, one more good (MON-PROD-4, MON-PROD-5)."""

    kind: ClassVar[str] = "add"
    declines: ClassVar[str] = "leave"
    noun: ClassVar[str] = "crew"
    fields: ClassVar[tuple[str, ...]] = ("player", "location")
    cites: ClassVar[tuple[str, ...]] = ("MON-PROD-4", "MON-PROD-5", "MON-INT-4")

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def answers(self, t: Territory, /) -> list[int]:
        found = able(t, self.player, t.figures.area_crews[t.figures.location_area[self.location]])
        found.append(PASS)
        return found

    def answer(self, t: Territory, crew: int, /) -> None:
        if crew == PASS:
            return
        figures, seat, location = t.figures, self.player, self.location
        t.small[location] = t.send(seat, crew)
        good, count = figures.area_good[figures.location_area[location]], figures.small_yield
        if t.heard is not None:
            t.emit(SmallSpaceUsed(seat, location, crew, good, count))
        t.take_goods(seat, good, count)

    def name(self, t: Territory, crew: int, /) -> str:
        return f"add {crew_name(t, crew)}"

    def former_name(self, t: Territory, crew: int, /) -> str:
        return f"add {former_crew_name(t, crew)}"

    def forbid(self, t: Territory, crew: int, /) -> tuple[str, str]:
        return why_not(t, self.location, crew)


def why_not(t: Territory, location: int, crew: int) -> tuple[str, str]:
    """Why a crew cannot stand on a space of this location."""
    wrong = crew not in t.figures.area_crews[t.figures.location_area[location]]
    return ("MON-PROD-2", "work-crew") if wrong else ("MON-PROD-1", "crew")
