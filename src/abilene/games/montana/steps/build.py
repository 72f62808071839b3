"""Build: up to three settlements, with those that symbols and lines of four add."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan
from abilene.games.montana.data import ROOM, Figures
from abilene.games.montana.events import BonusPlaced, Built, CanteenTaken, CoinsGained, CowTaken, EndTriggered
from abilene.games.montana.state import CANTEEN, COW, FREE, NOTHING, START_TILE, Territory
from abilene.games.montana.steps.asking import Ask
from abilene.games.montana.steps.cattle import Trading, ending

DECLINE: Final = 0
PLACE: Final = 1


def affordable(t: Territory, seat: int) -> list[int]:
    """Regions that the seat could build on and pay for now (MON-BUILD-1, MON-BUILD-2)."""
    have = t.goods_bytes(seat) + ROOM
    cost, land = t.figures.cost_bytes, t.land
    return [region for region in t.frontier if (have - cost[land[region]]) & ROOM == ROOM]


def can_build(t: Territory, seat: int) -> bool:
    """Whether there is such a region, and a settlement for it (MON-TURN-4, MON-BUILD-14)."""
    if not t.left[seat]:
        return False
    have = t.goods_bytes(seat) + ROOM
    cost, land = t.figures.cost_bytes, t.land
    for region in t.frontier:
        if (have - cost[land[region]]) & ROOM == ROOM:
            return True
    return False


def new_lines(t: Territory, seat: int, region: int) -> int:
    """How many straight lines of four this region completes; a longer one was rewarded before (MON-BUILD-8)."""
    line, owner = t.figures.line, t.owner
    found = 0
    for ways in t.figures.rays[region]:
        reach = [0, 0]
        for side, way in enumerate(ways):
            for near in way:
                if owner[near] != seat:
                    break
                reach[side] += 1
        if reach[0] + reach[1] + 1 >= line and reach[0] < line and reach[1] < line:
            found += 1
    return found


class Build(Trading):
    """Build on a region next to what stands there, or stop (MON-BUILD-2 to MON-BUILD-4)."""

    kind: ClassVar[str] = "build"
    declines: ClassVar[str] = "stop"
    noun: ClassVar[str] = "region"
    fields: ClassVar[tuple[str, ...]] = ("player", "done")
    hides_mat: ClassVar[bool] = True
    cites: ClassVar[tuple[str, ...]] = ("MON-BUILD-1", "MON-BUILD-2", "MON-BUILD-3", "MON-BUILD-4")
    forbids: ClassVar[tuple[str, ...]] = ("MON-COMP-6", "MON-BUILD-15", *Trading.forbids)
    untold: ClassVar[tuple[str, ...]] = (*Trading.untold, "build-land", "build-start", "build-taken", "build-far")

    def __init__(self, player: int, done: int) -> None:
        super().__init__(player)
        self.done: Final = done

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return figures.regions

    @classmethod
    def deeds(cls, figures: Figures, /) -> Sequence[Any]:
        return [*range(cls.span(figures).start, 0), *figures.where]  # fewer play on a smaller map

    def run(self, t: Territory, /) -> bool:
        if self.done < t.figures.most_builds and t.left[self.player]:
            return False
        self.stop(t)  # MON-BUILD-14, MON-BUILD-17
        return True

    def answers(self, t: Territory, /) -> list[int]:
        found = affordable(t, self.player)
        if self.done:
            found.append(PASS)
        return found

    def answer(self, t: Territory, region: int, /) -> None:
        if region == PASS:
            self.stop(t)
            return
        # In the order of MON-BUILD-16.
        seat, figures = self.player, t.figures
        face = t.land[region]
        for kind, count in enumerate(figures.costs[face]):
            if count:
                t.pay_good(seat, kind, count)
        ended = t.closer
        t.settle_on(seat, region)
        if t.heard is not None:
            t.emit(Built(seat, region, tuple(figures.costs[face])))
        self.take_cow(t, region)
        self.take_canteens(t, region)
        bonus = self.bonus(t, region)
        if figures.auto_bonus:
            t.then(Build(seat, self.done + 1))
            add_settlements(t, seat, region, min(bonus, t.left[seat]))  # MON-BUILD-10
        else:
            t.then(Bonus(seat, region, bonus), Build(seat, self.done + 1))
        if t.heard is not None and t.closer != ended:
            t.emit(EndTriggered(seat))

    def bonus(self, t: Territory, region: int) -> int:
        """The settlements that its symbol and new lines add (MON-BUILD-9)."""
        figures = t.figures
        double = figures.double_bonus if figures.has_double[t.land[region]] else 0
        return double + figures.line_bonus * new_lines(t, self.player, region)

    def take_cow(self, t: Territory, region: int) -> None:
        """MON-BUILD-11."""
        if t.token[region] == COW:
            t.token[region] = NOTHING
            t.cows[self.player] += 1
            if t.heard is not None:
                t.emit(CowTaken(self.player))

    def take_canteens(self, t: Territory, region: int) -> None:
        """MON-BUILD-12."""
        token = t.token
        for near in t.figures.neighbours[region]:
            if token[near] == CANTEEN:
                token[near] = NOTHING
                t.canteens[self.player] += 1
                if t.heard is not None:
                    t.emit(CanteenTaken(self.player))

    def unused(self, t: Territory) -> int:
        """A coin for each build not used (MON-BUILD-4)."""
        return t.figures.unused_coins * (t.figures.most_builds - self.done)

    def stop(self, t: Territory) -> None:
        """No more builds: the coins for those that were not used."""
        coins = self.unused(t)
        t.coins[self.player] += coins
        if coins and t.heard is not None:
            t.emit(CoinsGained(self.player, coins))

    def wrong(self, t: Territory, region: int, /) -> Breach | None:
        if region == PASS:
            return None if self.done else Breach("MON-BUILD-3", "build-first")
        if not t.figures.buildable[t.land[region]]:
            return Breach("MON-COMP-6", "build-land")
        if t.owner[region] == START_TILE:
            return Breach("MON-BUILD-1", "build-start")
        if t.owner[region] != FREE:
            return Breach("MON-BUILD-15", "build-taken")
        if all(t.owner[near] == FREE for near in t.figures.neighbours[region]):
            return Breach("MON-BUILD-1", "build-far")
        costs = t.figures.costs[t.land[region]]
        poor = any(cost > t.good(self.player, kind) for kind, cost in enumerate(costs))
        return Breach("MON-BUILD-2", "build-cost") if poor else None

    def keys(self, t: Territory, region: int, /) -> tuple[str, ...]:
        if region < 0:
            return super().keys(t, region)
        return t.figures.region_key(region), build_row(t.figures.region_names[region])

    def plans(self, t: Territory, /) -> list[Plan]:
        return ending(t, self.player, "stop", {"coins": self.unused(t)}) if self.done else []

    def ends(self, t: Territory, region: int, /) -> bool:
        return region == PASS

    def name(self, t: Territory, region: int, /) -> str:
        return t.figures.region_names[region]

    def setting(self, t: Territory, /) -> dict[str, Any]:
        return {"coins": self.unused(t)}

    def told(self, t: Territory, region: int, /) -> dict[str, Any]:
        return {
            "region": region,
            "cost": tuple(t.figures.costs[t.land[region]]),
            "cow": 1 if t.token[region] == COW else 0,
            "canteen": sum([t.token[near] == CANTEEN for near in t.figures.neighbours[region]]),
            "bonus": self.bonus(t, region),
        }


def build_row(name: str) -> str:
    """The row of a region on the sheet for builds."""
    return f"sheet:build:{name}"


def build_plans(t: Territory, seat: int, action: int) -> list[Plan]:
    """To build is to choose a region; the only one that can be built on is not asked for."""
    step = Build(seat, 0)
    asked = len(step.choices(t)) > 1
    return [
        Plan(t.figures.region_key(region), (action, region) if asked else (action,), "build", step.told(t, region))
        for region in affordable(t, seat)
    ]


def add_settlements(t: Territory, seat: int, region: int, count: int) -> None:
    """More settlements, free of charge, on the region just built (MON-BUILD-5, MON-BUILD-6)."""
    for _ in range(count):
        t.place_piece(seat, region)
    if count and t.heard is not None:
        t.emit(BonusPlaced(seat, region, count))


class Bonus(Ask):
    """One more settlement on the region just built, or not (MON-BUILD-10, MON-VAR-4)."""

    kind: ClassVar[str] = "bonus"
    noun: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("player", "region", "count")
    cites: ClassVar[tuple[str, ...]] = ("MON-BUILD-10", "MON-VAR-4", "MON-INT-26")

    def __init__(self, player: int, region: int, count: int) -> None:
        super().__init__(player)
        self.region: Final = region
        self.count: Final = count  # of bonuses still to be asked about, this one included

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(DECLINE, PLACE + 1)

    def run(self, t: Territory, /) -> bool:
        return self.count == 0 or t.left[self.player] == 0

    def choices(self, t: Territory, /) -> list[int]:
        return [DECLINE, PLACE]

    def pick(self, t: Territory, answer: int, /) -> None:
        if answer == PLACE:
            ended = t.closer
            add_settlements(t, self.player, self.region, 1)
            if t.heard is not None and t.closer != ended:
                t.emit(EndTriggered(self.player))
        t.then(Bonus(self.player, self.region, self.count - 1))

    def broken(self, t: Territory, answer: int, /) -> Breach | None:
        return None

    def keys(self, t: Territory, answer: int, /) -> tuple[str, ...]:
        return (t.figures.region_key(self.region),) if answer == PLACE else ()  # to decline is a button

    def say(self, t: Territory, answer: int, /) -> str:
        return "bonus" if answer == PLACE else "decline"
