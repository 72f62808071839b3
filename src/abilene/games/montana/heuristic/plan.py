"""The plan: which regions to build on next, and which goods that takes."""

from typing import Final

from abilene.games.montana.data import COPPER, KINDS, LARGER, PUMPKIN, STONE, WHEAT
from abilene.games.montana.heuristic.land import Land, Site
from abilene.games.montana.heuristic.outlook import GOODS_OF_A_REGION, PIECE
from abilene.games.montana.heuristic.sight import MINE

# How sure it is that a good is needed, by the place of its region in the plan.
SURE: Final = (1.0, 1.0, 0.95, 0.85, 0.75, 0.65)
OWNED: Final = 0.7  # what a good in stock counts: it could go elsewhere
SPARE: Final = 0.55  # how sure it is that a good will be needed for a region not planned yet
DWINDLING: Final = 0.75  # of that, for each further one
STEPS: Final = (0.15, 0.15)  # wheat beyond that moves the arrow
BIDS: Final = (0.6, 0.6, 0.5, 0.5)  # pumpkins beyond that bid


class Plan:
    """The next regions, the best first, and from them the worth of every good."""

    def __init__(self, land: Land) -> None:
        self.land: Final = land
        self.outlook: Final = land.outlook
        self.sight: Final = land.outlook.sight
        self.targets: Final[list[Site]] = []
        self.certainty: Final[list[list[float]]] = [[] for _ in range(KINDS)]  # of the first, second… of a kind
        self.placed = 0  # settlements, when all of it is built
        if self.outlook.racing:
            self._choose()
            self._want_for_exchange()
        self.missing: Final = [
            max(0, len(sure) - have) for sure, have in zip(self.certainty, self.sight.goods, strict=True)
        ]
        beyond = max(0, self.sight.left - self.placed)
        self.lacking: Final = sum(self.missing) + beyond * GOODS_OF_A_REGION  # goods until the last settlement
        self.spare: Final = SPARE * min(1.0, beyond / 3.0)

    def _choose(self) -> None:
        land, sight, prices = self.land, self.sight, self.outlook.prices
        own, stock, left = sight.own[:], sight.goods[:], sight.left
        beside, neighbours = land.chart.beside, land.neighbours
        waiting = list(land.sites.values())
        lines = [land.line(site.region, own) for site in waiting]
        near: set[int] = set()  # what the plan has come next to
        while waiting and self.placed < left and len(self.targets) < len(SURE):
            best, found = -1, 0.0
            for number, site in enumerate(waiting):
                if site.distance > 1 and site.region not in near:
                    continue
                bonus, promise = lines[number]
                score = site.brings + site.opens + promise - site.price
                score += PIECE * min(site.pieces + bonus, left - self.placed)
                for kind, count in site.cost:
                    have = stock[kind]
                    if have:
                        score += prices[kind] * (have if have < count else count) * (1.0 - OWNED)
                if best < 0 or score > found:
                    best, found = number, score
            if best < 0:
                break
            site = waiting.pop(best)
            bonus, _ = lines.pop(best)
            sure = SURE[len(self.targets)]
            self.targets.append(site)
            self.placed += site.pieces + bonus
            for kind, count in site.cost:
                stock[kind] = max(0, stock[kind] - count)
                self.certainty[kind] += [sure] * count
            own[site.region] = MINE
            near.update(neighbours[site.region])
            touched = beside[site.region]
            for number, other in enumerate(waiting):
                if other.region in touched:
                    lines[number] = land.line(other.region, own)

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
        handy = BIDS if kind == PUMPKIN else STEPS if kind == WHEAT else ()
        if further < len(handy):
            spare = max(spare, handy[further])
        return price * spare

    def goods(self, kind: int, count: int, have: int | None = None) -> float:
        """What so many more of a kind are worth."""
        if have is None:
            have = self.sight.goods[kind]
        worth = 0.0
        for place in range(have, have + count):
            worth += self.good(kind, place)
        return worth

    def taken(self, kind: int, count: int) -> float:
        """What it is worth to take so many of a kind; while the supply is short all give one back (MON-LIM-1)."""
        short = count - self.sight.supply[kind]
        if short > 0:
            own = self.sight.goods[kind]
            owners = self.sight.owners(kind)
            back = min(own, -(-short // owners)) if owners else 0
            return self.goods(kind, count - back)
        return self.goods(kind, count)

    def loss(self, kind: int, count: int) -> float:
        """What so many fewer of a kind cost."""
        return self.goods(kind, count, self.sight.goods[kind] - count)
