"""The regions within reach: what each would cost and bring, lines of four included."""

from typing import Final

from abilene.games.montana.heuristic.outlook import PIECE, Outlook
from abilene.games.montana.heuristic.sight import OPEN, Cost

# What it is worth to add to so many regions of a line, while the others of the four are open.
LINE: Final = (0.0, 0.12, 0.55)
REACH: Final = 2  # steps from what stands on the map
BEHIND: Final = 0.2  # of what a region two steps away would bring, for the way there


class Site:
    """A region that could be built on, now or after its neighbours."""

    __slots__ = ("brings", "cost", "cows", "distance", "opens", "pieces", "price", "region")

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
        self.sites: Final = self._sites()

    def _sites(self) -> dict[int, Site]:
        sight, prices, neighbours = self.outlook.sight, self.outlook.prices, self.neighbours
        figures, own = sight.figures, sight.own
        found: dict[int, Site] = {}
        edge = sight.frontier
        for distance in range(1, REACH + 1):
            for region in edge:
                cost = sight.cost(region)
                price = 0.0
                for kind, count in cost:
                    price += prices[kind] * count
                site = found[region] = Site(region, distance, cost, price)
                if sight.double(region):
                    site.pieces += figures.double_bonus
                if sight.cow(region):
                    site.cows, site.brings = 1, self.outlook.cow
            if distance < REACH:
                beyond = {near for region in edge for near in neighbours[region]}
                edge = sorted([near for near in beyond if own[near] == OPEN and near not in found])
        for lake in sight.lakes:
            for near in neighbours[lake]:
                if near in found:
                    found[near].brings += self.outlook.canteen
        for region, site in found.items():
            if site.distance == REACH:
                merit = BEHIND * (PIECE * site.pieces + site.brings - site.price)
                for near in neighbours[region]:
                    if near in found and found[near].distance < REACH:
                        found[near].opens = max(found[near].opens, merit)
        return found

    def line(self, region: int, own: list[int]) -> tuple[int, float]:
        """What a settlement here does for lines of four: bonus settlements, and what it is worth to prepare more."""
        chart = self.chart
        most = 0
        for window in chart.windows[region]:
            count = 0
            for other in window:
                count += own[other]
            if count > most:
                if count == len(window):  # complete; whether it is a new one is another question
                    return chart.new_lines(region, own) * chart.figures.line_bonus, 0.0
                most = count
        return 0, LINE[most]
