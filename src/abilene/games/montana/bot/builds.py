"""A Build action: the best way to use up to three builds, cattle trades included."""

from typing import Final

from abilene.games.montana.bot.chart import MINE, OPEN
from abilene.games.montana.bot.land import Land, Site
from abilene.games.montana.bot.outlook import PIECE
from abilene.games.montana.data import LARGER, STONE

BROAD: Final = 4  # regions tried at each build
LAST: Final = 10.0  # to place the last settlement: there is nothing to wait for
SPENT: Final = 0.9  # of their price: goods in hand could not always be used as well later
PLENTY: Final = 12  # goods from which on they are spent more freely: all that lies in stocks may be given back


class Building:
    """What a Build action is worth, and where it begins."""

    def __init__(self, worth: float, site: Site | None, lacks: int) -> None:
        self.worth: Final = worth
        self.site: Final = site  # None: stop
        self.lacks: Final = lacks  # the kind of good for which a cow must be traded first; -1: none


class Builds:
    """Searches the builds that the stock allows."""

    def __init__(self, land: Land) -> None:
        self.land: Final = land
        self.outlook: Final = land.outlook
        self.sight: Final = land.outlook.sight
        self.spent: Final = SPENT * min(1.0, PLENTY / max(1, sum(self.sight.goods)))
        self.own: Final = land.own[:]
        self.within: Final = [
            site for site in land.sites if short(site, self.sight.goods, self.sight.cows) >= 0
        ]  # what could be paid for at all

    def best(self, done: int) -> Building:
        """The best Build action, so many builds of it being done."""
        sight = self.sight
        opened = 0
        for region in sight.seen.frontier:
            opened |= 1 << region
        return self._search(opened, sight.goods, sight.cows, sight.left, done)

    def _search(self, opened: int, stock: list[int], cows: int, left: int, done: int) -> Building:
        """The best way on: regions that can be built on are the bits of `opened`."""
        figures, own = self.sight.figures, self.own
        rest = (figures.most_builds - done) * figures.unused_coins * self.outlook.coin
        if left == 0:
            return Building(rest + LAST, None, -1)
        best = Building(rest, None, -1)
        if done == figures.most_builds:
            return best
        for gain, _, site, lack, pieces in self._ranked(opened, stock, cows, left):
            after = stock[:]
            lacks = -1
            for kind, count in site.cost:
                if after[kind] < count:
                    lacks = kind
                after[kind] = max(0, after[kind] - count)
            own[site.region] = MINE
            wider = opened | self.land.chart.around[site.region]
            following = self._search(wider, after, cows - lack + site.cows, left - pieces, done + 1)
            own[site.region] = OPEN
            total = gain + following.worth
            if total > best.worth or (best.site is None and done == 0):
                best = Building(total, site, lacks)
        return best

    def _ranked(self, opened: int, stock: list[int], cows: int, left: int) -> list[tuple[float, int, Site, int, int]]:
        """The regions worth trying now: what each gains, itself twice, its cows, and its settlements."""
        outlook, own = self.outlook, self.own
        found: list[tuple[float, int, Site, int, int]] = []
        for site in self.within:
            region = site.region
            if not opened >> region & 1 or own[region] == MINE:
                continue
            lack = short(site, stock, cows)
            if lack < 0:
                continue
            bonus, promise = self.land.line(region, own)
            pieces = min(left, site.pieces + bonus)
            gain = PIECE * pieces + promise + site.brings
            gain -= self.spent * site.price + lack * (outlook.cow - self.spent * outlook.prices[0])
            found.append((gain, -region, site, lack, pieces))
        found.sort(reverse=True)
        return found[:BROAD]


def short(site: Site, stock: list[int], cows: int) -> int:
    """How many cows a region takes besides goods; below 0: it cannot be paid."""
    found = 0
    for kind, count in site.cost:
        if stock[kind] < count:
            if kind >= STONE + LARGER:  # MON-COW-5
                return -1
            found += count - stock[kind]
    return found if found <= cows else -1
