"""The end of the set-up: where the start tile goes, and everybody's first workers."""

from collections.abc import Sequence
from typing import Any, ClassVar

from abilene.engine.core import Breach, Step
from abilene.games.montana.data import Figures
from abilene.games.montana.events import StartPlaced
from abilene.games.montana.state import COW, NOTHING, START_TILE, Territory
from abilene.games.montana.steps.asking import Ask
from abilene.games.montana.steps.recruit import spin


def room(t: Territory, region: int) -> int:
    """How many neighbours of a region can be built on."""
    buildable, land = t.figures.buildable, t.land
    return sum([buildable[land[near]] for near in t.figures.neighbours[region]])


def start_regions(t: Territory) -> list[int]:
    """Where the start tile may go: land that can be built on (MON-SET-2, MON-INT-1)."""
    return [region for region in range(t.figures.regions) if t.figures.buildable[t.land[region]]]


def roomy_regions(t: Territory) -> list[int]:
    """Where the start tile may go by chance: land with enough room around it (MON-SET-2, MON-INT-1)."""
    land = start_regions(t)
    rooms = [room(t, region) for region in land]
    least = min(t.figures.least_room, max(rooms))
    return [region for region, free in zip(land, rooms) if free >= least]


class PlaceStart(Ask):
    """The start tile goes on a region, at random or where the first player wants it (MON-SET-2, MON-VAR-2)."""

    kind: ClassVar[str] = "start"
    noun: ClassVar[str] = "region"
    cites: ClassVar[tuple[str, ...]] = ("MON-SET-2", "MON-VAR-2", "MON-INT-1")
    untold: ClassVar[tuple[str, ...]] = ("start-land", "start-room")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.regions)

    @classmethod
    def deeds(cls, figures: Figures, /) -> Sequence[Any]:
        return figures.where

    def run(self, t: Territory, /) -> bool:
        if t.figures.chooses_start:
            return False
        regions = roomy_regions(t)
        self.pick(t, regions[t.below(len(regions))])
        return True

    def choices(self, t: Territory, /) -> list[int]:
        # MON-VAR-2: a free choice; the first rules asked for room around it here, too.
        return start_regions(t) if t.figures.rules >= 2 else roomy_regions(t)

    def pick(self, t: Territory, region: int, /) -> None:
        figures = t.figures
        t.owner[region] = START_TILE
        t.token[region] = NOTHING  # MON-SET-3
        t.open_around(region)
        if figures.surplus_to_supply:  # MON-VAR-3; else left-over cows go to the box (MON-SET-6)
            t.cow_supply = figures.cows - t.token.count(COW) - figures.players * figures.start_cows
        if t.heard is not None:
            t.emit(StartPlaced(region))

    def broken(self, t: Territory, region: int, /) -> Breach | None:
        if not t.figures.buildable[t.land[region]]:
            return Breach("MON-SET-2", "start-land")
        cramped = t.figures.rules < 2 and region not in roomy_regions(t)
        return Breach("MON-SET-2", "start-room") if cramped else None

    def keys(self, t: Territory, region: int, /) -> tuple[str, ...]:
        return (t.figures.region_key(region),)

    def name(self, t: Territory, region: int, /) -> str:
        return t.figures.region_names[region]


class FirstWorkers(Step[Territory]):
    """One of the spins of the wheel before the first turn (MON-SET-13)."""

    def run(self, t: Territory, /) -> bool:
        spin(t, self.player)
        return True
