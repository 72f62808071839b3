"""The plan: which regions to build on next, and which goods that takes."""

from typing import Final

from abilene.games.montana.bot.chart import MINE
from abilene.games.montana.bot.land import Land, Site
from abilene.games.montana.bot.outlook import GOODS_OF_A_REGION, PIECE
from abilene.games.montana.data import COPPER, KINDS, LARGER, PUMPKIN, STONE, WHEAT

# How sure it is that a good is needed, by the place of its region in the plan.
SURE: Final = (1.0, 1.0, 0.95, 0.85, 0.75, 0.65)
OWNED: Final = 0.7  # what a good in stock counts: it could go elsewhere
SPARE: Final = 0.55  # how sure it is that a good will be needed for a region not planned yet
DWINDLING: Final = 0.75  # of that, for each further one
STEPS: Final = (0.15, 0.15)  # wheat beyond that moves the arrow
BIDS: Final = (0.6, 0.6, 0.5, 0.5)  # pumpkins beyond that bid


class Target:
    """A region that may come into the plan."""

    def __init__(self, site: Site, line: tuple[int, float]) -> None:
        self.site: Final = site
        self.base: Final = site.brings + site.opens
        self.reached = site.distance == 1  # by what stands on the map, or by the plan
        self.line = line  # what it does for lines of four, the plan being built


class Plan:
    """The next regions, the best first, and from them the worth of every good."""

    def __init__(self, land: Land) -> None:
        sight = land.outlook.sight
        self.land: Final = land
        self.outlook: Final = land.outlook
        self.sight: Final = sight
        self.targets: Final[list[Site]] = []
        self.certainty: Final[list[list[float]]] = [[] for _ in range(KINDS)]  # of the first, second… of a kind
        self.placed = 0  # settlements, when all of it is built
        if self.outlook.racing:
            self._choose()
            self._want_for_exchange()
        self.missing: Final = [max(0, len(self.certainty[kind]) - sight.goods[kind]) for kind in range(KINDS)]
        beyond = max(0, sight.left - self.placed)
        self.lacking: Final = sum(self.missing) + beyond * GOODS_OF_A_REGION  # goods until the last settlement
        self.spare: Final = SPARE * min(1.0, beyond / 3.0)

    def _choose(self) -> None:
        land, sight = self.land, self.sight
        own, stock = land.own[:], sight.goods[:]
        waiting = [Target(site, land.line(site.region, own)) for site in land.sites]
        at: list[Target | None] = [None] * len(own)
        for target in waiting:
            at[target.site.region] = target
        while waiting and self.placed < sight.left and len(self.targets) < len(SURE):
            best = self._best(waiting, stock)
            if best is None:
                break
            waiting.remove(best)
            site, sure = best.site, SURE[len(self.targets)]
            self.targets.append(site)
            self.placed += site.pieces + best.line[0]
            for kind, count in site.cost:
                stock[kind] = max(0, stock[kind] - count)
                self.certainty[kind] += [sure] * count
            own[site.region] = MINE
            for near in land.neighbours[site.region]:
                other = at[near]
                if other is not None:
                    other.reached = True
            for near in land.chart.beside[site.region]:
                other = at[near]
                if other is not None:
                    other.line = land.line(near, own)

    def _best(self, waiting: list[Target], stock: list[int]) -> Target | None:
        """The region to build on next; the first of equals."""
        prices, left = self.outlook.prices, self.sight.left - self.placed
        best: Target | None = None
        most = 0.0
        for target in waiting:
            if not target.reached:
                continue
            site = target.site
            bonus, promise = target.line
            pieces = site.pieces + bonus
            score = target.base + promise - site.price
            score += PIECE * (pieces if pieces < left else left)
            for kind, count in site.cost:
                have = stock[kind]
                if have:
                    score += prices[kind] * (have if have < count else count) * (1.0 - OWNED)
            if best is None or score > most:
                best, most = target, score
        return best

    def _want_for_exchange(self) -> None:
        """A large piece that is missing takes a small one first (MON-CITY-17)."""
        for small in (STONE, COPPER):
            large = small + LARGER
            self.certainty[small] += self.certainty[large][self.sight.goods[large] :]

    def good(self, kind: int, place: int) -> float:
        """What the good at this place of the stock is worth; 0 for the first of its kind."""
        sure = self.certainty[kind]
        price = self.outlook.prices[kind]
        if not self.outlook.racing:
            return price
        if place < len(sure):
            return price * sure[place]
        further = place - len(sure)
        spare = self.spare * DWINDLING**further
        if kind == PUMPKIN and further < len(BIDS):
            spare = max(spare, BIDS[further])
        elif kind == WHEAT and further < len(STEPS):
            spare = max(spare, STEPS[further])
        return price * spare

    def goods(self, kind: int, first: int, count: int) -> float:
        """What so many of a kind are worth, from that place of the stock on."""
        worth = 0.0
        for place in range(first, first + count):
            worth += self.good(kind, place)
        return worth

    def gain(self, kind: int, count: int) -> float:
        """What so many more of a kind are worth."""
        return self.goods(kind, self.sight.goods[kind], count)

    def loss(self, kind: int, count: int) -> float:
        """What so many fewer of a kind cost."""
        return self.goods(kind, self.sight.goods[kind] - count, count)

    def taken(self, kind: int, count: int) -> float:
        """What it is worth to take so many of a kind; while the supply is short all give one back (MON-LIM-1)."""
        short = count - self.sight.seen.supply[kind]
        if short > 0:
            owners = self.sight.owners(kind)
            count -= min(self.sight.goods[kind], -(-short // owners)) if owners else 0
        return self.gain(kind, count)
