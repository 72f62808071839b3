"""The invariants of Montana: goods, workers, cows, canteens and settlements, counted again."""

from abilene.games.montana.data import BYTE, COLOURS, KINDS
from abilene.games.montana.state import CANTEEN, COW, FREE, START_TILE, Territory
from benchmarks.watch import Broken


class Watch:
    """Counts all pieces again and compares them with those of the start."""

    def __init__(self, t: Territory) -> None:
        self.goods = [t.supply[kind] + sum(t.goods[kind::KINDS]) for kind in range(KINDS)]
        self.workers = [_workers(t, colour) for colour in range(COLOURS)]
        self.cows = -1  # some leave for good while the start tile is laid
        self.canteens = -1

    def check(self, t: Territory) -> None:
        """Broken, unless all is accounted for."""
        figures = t.figures
        if [t.supply[kind] + sum(t.goods[kind::KINDS]) for kind in range(KINDS)] != self.goods:
            raise Broken("MON-LIM-7", f"goods {t.goods}, supply {t.supply}")
        if [_workers(t, colour) for colour in range(COLOURS)] != self.workers:
            raise Broken("MON-COMP-3", f"workers {t.workers}, supply {t.worker_supply}")
        for numbers in (t.supply, t.goods, t.workers, t.worker_supply, t.coins, t.cows, t.canteens, t.left, t.turns):
            if min(numbers) < 0:
                raise Broken("MON-LIM-8", f"less than nothing: {numbers}")
        unfinished = 0 if t.over or t.step().kind not in ("pick", "dismiss") else 2
        for seat in range(figures.players):
            own = [pieces for pieces, owner in zip(t.pieces, t.owner) if owner == seat]
            if sum(own) + t.left[seat] != figures.settlements:
                raise Broken("MON-BUILD-15", f"seat {seat}: {own} on the map, {t.left[seat]} left")
            if t.crew(seat) > figures.bunks + unfinished:
                raise Broken("MON-REC-6", f"seat {seat}: {t.crew(seat)} workers")
        if t.owner.count(START_TILE) == 1:
            self.check_animals(t)
        self.check_map(t)

    def check_animals(self, t: Territory) -> None:
        """Cows stay; canteens only become fewer."""
        cows = t.cow_supply + sum(t.cows) + t.token.count(COW)
        canteens = sum(t.canteens) + t.token.count(CANTEEN)
        if self.cows < 0:
            self.cows, self.canteens = cows, canteens
        if cows != self.cows or canteens > self.canteens or t.cow_supply < 0:
            raise Broken("MON-COMP-2", f"{cows} cows instead of {self.cows}, {canteens} canteens")
        self.canteens = canteens

    def check_map(self, t: Territory) -> None:
        """What can be built on is the free land beside what is occupied."""
        neighbours, buildable = t.figures.neighbours, t.figures.buildable
        free = [
            region
            for region, face in enumerate(t.land)
            if t.owner[region] == FREE and buildable[face] and any(t.owner[near] != FREE for near in neighbours[region])
        ]
        if t.frontier != free:
            raise Broken("MON-BUILD-1", f"frontier {t.frontier} instead of {free}")


def _workers(t: Territory, colour: int) -> int:
    posted = sum(crew >> (BYTE * colour) & 0xFF for crew in [*t.bank, *t.large, *t.small])
    return t.worker_supply[colour] + sum(t.workers[colour::COLOURS]) + posted
