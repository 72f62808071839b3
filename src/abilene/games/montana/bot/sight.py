"""What a seat makes of the table: what is its own, and where it could build."""

from typing import Final

from abilene.games.montana.bot.chart import BLOCKED, MINE, OPEN, Chart
from abilene.games.montana.data import PUMPKIN, Figures
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import FREE


class Sight:
    """The table, read by the seat that sees it."""

    def __init__(self, chart: Chart, seen: Seen) -> None:
        me = seen.seat
        self.chart: Final = chart
        self.figures: Final[Figures] = chart.figures
        self.seen: Final = seen
        self.goods: Final = seen.goods[me]
        self.workers: Final = seen.workers[me]
        self.coins: Final = seen.coins[me]
        self.cows: Final = seen.cows[me]
        self.canteens: Final = seen.canteens[me]
        self.left: Final = seen.left[me]
        players = chart.figures.players
        self.rivals: Final = [(me + i) % players for i in range(1, players)]

    def marks(self) -> list[int]:
        """By region: mine, open to me, or blocked."""
        seen, buildable = self.seen, self.figures.buildable
        me, land = seen.seat, seen.land
        found: list[int] = []
        for region, owner in enumerate(seen.owner):
            if owner == me:
                found.append(MINE)
            else:
                found.append(OPEN if owner == FREE and buildable[land[region]] else BLOCKED)
        return found

    def rival_pumpkins(self) -> list[int]:
        """What the others could bid."""
        return [self.seen.goods[rival][PUMPKIN] for rival in self.rivals]

    def owners(self, kind: int) -> int:
        """How many players own a good of this kind."""
        return len([goods for goods in self.seen.goods if goods[kind]])
