"""The regions within reach: what each would cost and bring, lines of four included."""

from typing import Final

from abilene.games.montana.bot.chart import OPEN, Cost
from abilene.games.montana.bot.outlook import PIECE, Outlook
from abilene.games.montana.state import CANTEEN, COW

# What it is worth to add to so many regions of a line, while the others of the four are open.
LINE: Final = (0.0, 0.12, 0.55)
REACH: Final = 2  # steps from what stands on the map
BEHIND: Final = 0.2  # of what a region two steps away would bring, for the way there


class Site:
    """A region that could be built on, now or after its neighbours."""

    def __init__(self, region: int, distance: int, cost: Cost, price: float) -> None:
        self.region: Final = region
        self.distance: Final = distance  # 1: it touches what stands there
        self.cost: Final = cost
        self.price: Final = price  # of all its goods
        self.pieces = 1  # settlements that it takes, lines aside
        self.cows = 0
        self.brings = 0.0  # what its cow and the canteens beside it are worth
        self.opens = 0.0  # what lies behind it


class Land:
    """All regions that the seat may think of."""

    def __init__(self, outlook: Outlook) -> None:
        sight = outlook.sight
        self.outlook: Final = outlook
        self.chart: Final = sight.chart
        self.neighbours: Final = sight.figures.neighbours
        self.own: Final = sight.marks()
        self.sites: Final[list[Site]] = []
        self.at: Final[list[Site | None]] = [None] * len(self.own)  # by region
        self._survey()
        self._value_lakes()
        self._value_ways()

    def _survey(self) -> None:
        """What touches the map, then what lies behind it."""
        own, at = self.own, self.at
        edge = self.outlook.sight.seen.frontier
        for distance in range(1, REACH + 1):
            for region in edge:
                site = at[region] = self._site(region, distance)
                self.sites.append(site)
            if distance < REACH:
                beyond = {near for region in edge for near in self.neighbours[region]}
                edge = sorted([near for near in beyond if own[near] == OPEN and at[near] is None])

    def _site(self, region: int, distance: int) -> Site:
        outlook, seen = self.outlook, self.outlook.sight.seen
        face = seen.land[region]
        cost, price, prices = self.chart.costs[face], 0.0, outlook.prices
        for kind, count in cost:
            price += prices[kind] * count
        site = Site(region, distance, cost, price)
        if seen.figures.has_double[face]:
            site.pieces += seen.figures.double_bonus
        if seen.token[region] == COW:
            site.cows, site.brings = 1, outlook.cow
        return site

    def _value_lakes(self) -> None:
        """Whoever builds beside a lake takes its canteen."""
        for lake, token in enumerate(self.outlook.sight.seen.token):
            if token == CANTEEN:
                for near in self.neighbours[lake]:
                    site = self.at[near]
                    if site is not None:
                        site.brings += self.outlook.canteen

    def _value_ways(self) -> None:
        """A region is worth more where another lies behind it."""
        for site in self.sites:
            if site.distance == REACH:
                merit = BEHIND * (PIECE * site.pieces + site.brings - site.price)
                for near in self.neighbours[site.region]:
                    before = self.at[near]
                    if before is not None and before.distance < REACH and merit > before.opens:
                        before.opens = merit

    def line(self, region: int, own: list[int]) -> tuple[int, float]:
        """What a settlement here does for lines of four: bonus settlements, and what it is worth to prepare more."""
        most = 0
        for window in self.chart.windows[region]:
            count = 0
            for other in window:
                count += own[other]
            if count > most:
                if count == len(window):  # complete; whether it is a new one is another question
                    return self.chart.new_lines(region, own) * self.chart.figures.line_bonus, 0.0
                most = count
        return 0, LINE[min(most, len(LINE) - 1)]
