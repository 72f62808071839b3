"""A Build action: the best way to use up to three builds, cattle trades included."""

from typing import Final, NamedTuple

from abilene.games.montana.data import LARGER, STONE
from abilene.games.montana.heuristic.land import Land, Site
from abilene.games.montana.heuristic.outlook import PIECE
from abilene.games.montana.heuristic.sight import MINE, OPEN

BROAD: Final = 4  # regions tried at each build
LAST: Final = 10.0  # to place the last settlement: there is nothing to wait for
SPENT: Final = 0.9  # of their price: goods in hand could not always be used as well later
PLENTY: Final = 12  # goods from which on they are spent more freely: all that lies in stocks may be given back


class Building(NamedTuple):
    """What a Build action is worth, and where it begins."""

    worth: float
    site: Site | None  # None: stop
    lacks: int  # the kind of good for which a cow must be traded first; -1: none


class Builds:
    """Searches the builds that the stock allows."""

    def __init__(self, land: Land) -> None:
        self.land: Final = land
        self.outlook: Final = land.outlook
        self.sight: Final = land.outlook.sight
        self.spent: Final = SPENT * min(1.0, PLENTY / max(1, sum(self.sight.goods)))

    def best(self, done: int) -> Building:
        """The best Build action, so many builds of it being done."""
        sight = self.sight
        own = sight.own[:]
        opened = set(sight.frontier)
        within = [site for site in self.land.sites.values() if self._short(site, sight.goods, sight.cows) >= 0]
        return self._search(within, opened, own, sight.goods[:], sight.cows, sight.left, done)

    def _short(self, site: Site, stock: list[int], cows: int) -> int:
        """How many cows a region takes besides goods; below 0: it cannot be paid."""
        short = 0
        for kind, count in site.cost:
            if stock[kind] < count:
                if kind >= STONE + LARGER:  # MON-COW-5
                    return -1
                short += count - stock[kind]
        return short if short <= cows else -1

    def _search(
        self, within: list[Site], opened: set[int], own: list[int], stock: list[int], cows: int, left: int, done: int
    ) -> Building:
        outlook, figures, prices = self.outlook, self.sight.figures, self.outlook.prices
        rest = (figures.most_builds - done) * figures.unused_coins * outlook.coin
        if left == 0:
            return Building(rest + LAST, None, -1)
        best = Building(rest, None, -1)
        if done == figures.most_builds:
            return best
        ranked = []
        for site in within:
            region = site.region
            if region not in opened or own[region] == MINE:
                continue
            short = self._short(site, stock, cows)
            if short < 0:
                continue
            bonus, promise = self.land.line(region, own)
            pieces = min(left, site.pieces + bonus)
            gain = PIECE * pieces + promise + site.brings
            gain -= self.spent * site.price + short * (outlook.cow - self.spent * prices[0])
            ranked.append((gain, -region, site, short, pieces))
        ranked.sort(reverse=True)
        for gain, _, site, short, pieces in ranked[:BROAD]:
            after = stock[:]
            lacks = -1
            for kind, count in site.cost:
                if after[kind] < count:
                    lacks = kind
                after[kind] = max(0, after[kind] - count)
            own[site.region] = MINE
            wider = opened | set(self.land.neighbours[site.region])
            following = self._search(within, wider, own, after, cows - short + site.cows, left - pieces, done + 1)
            own[site.region] = OPEN
            total = gain + following.worth
            if total > best.worth or (best.site is None and done == 0):
                best = Building(total, site, lacks)
        return best
