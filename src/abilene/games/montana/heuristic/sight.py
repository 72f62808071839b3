"""What a seat sees, in numbers: the map, the worker board, and what everybody owns."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from abilene.games.montana.data import GOODS, PUMPKIN, UNBUILDABLE, WORKERS, Figures
from abilene.games.montana.heuristic.chart import Chart

MINE: Final = 1
OPEN: Final = 0
BLOCKED: Final = -9  # mountain, lake, start tile, or somebody else's: no line goes through it

_KIND: Final = {name: kind for kind, name in enumerate(GOODS)}

Cost = tuple[tuple[int, int], ...]  # kinds of goods, and how many of each


class Sight:
    """A view, read by the seat it was made for."""

    def __init__(self, chart: Chart, view: Mapping[str, Any]) -> None:
        seats: Sequence[Mapping[str, Any]] = view["seats"]
        mine = seats[view["seat"]]
        self.chart: Final = chart
        self.figures: Final[Figures] = chart.figures
        self.view: Final = view
        self.seats: Final = seats
        self.me: Final[int] = view["seat"]
        self.about: Final[Mapping[str, int]] = view["about"]
        self.closer: Final[int] = view["closer"]
        self.arrow: Final[int] = view["arrow"]
        self.goods: Final[list[int]] = [mine["goods"][name] for name in GOODS]
        self.workers: Final[list[int]] = [mine["workers"][name] for name in WORKERS]
        self.coins: Final[int] = mine["coins"]
        self.cows: Final[int] = mine["cows"]
        self.canteens: Final[int] = mine["canteens"]
        self.left: Final[int] = mine["settlements_left"]
        self.frontier: Final[list[int]] = view["frontier"]

    @cached_property
    def rivals(self) -> list[Mapping[str, Any]]:
        """All other seats, clockwise from the next one."""
        return [*self.seats[self.me + 1 :], *self.seats[: self.me]]

    @cached_property
    def rival_pumpkins(self) -> list[int]:
        """What the others could bid."""
        return [seat["goods"][GOODS[PUMPKIN]] for seat in self.rivals]

    @cached_property
    def supply(self) -> list[int]:
        """Goods on the table, by kind."""
        return [self.view["supply"][name] for name in GOODS]

    def owners(self, kind: int) -> int:
        """How many players own a good of this kind."""
        return len([seat for seat in self.seats if seat["goods"][GOODS[kind]]])

    @cached_property
    def cow_supply(self) -> int:
        """Cows that row 1 of the shop could hand out."""
        cows: int = self.view["supply"]["cow"]
        return cows

    @cached_property
    def own(self) -> list[int]:
        """By region: mine, open to me, or blocked."""
        found = []
        for region in self.view["map"]:
            owner = region["owner"]
            if owner == self.me:
                found.append(MINE)
            elif owner >= 0 or region["start"] or region["terrain"] in UNBUILDABLE:
                found.append(BLOCKED)
            else:
                found.append(OPEN)
        return found

    def cost(self, region: int) -> Cost:
        """What a region costs."""
        return tuple([(_KIND[name], count) for name, count in self.view["map"][region]["cost"].items()])

    def double(self, region: int) -> bool:
        """Whether a second settlement may stand here."""
        shown: bool = self.view["map"][region]["double"]
        return shown

    def cow(self, region: int) -> bool:
        """Whether a cow lies here."""
        token: str = self.view["map"][region]["token"]
        return token == "cow"

    @cached_property
    def lakes(self) -> list[int]:
        """Lakes that still hold a canteen."""
        return [number for number, region in enumerate(self.view["map"]) if region["token"] == "canteen"]
