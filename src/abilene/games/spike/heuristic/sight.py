"""What a seat sees, in numbers."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from abilene.games.spike.data import COMMODITIES, KINDS, SORTS
from abilene.games.spike.heuristic.chart import Chart
from abilene.games.spike.state import EMPTY


class Contract(NamedTuple):
    """A contract that is still open: what it pays where."""

    number: int
    good: int
    aboard: bool
    pays: dict[int, int]


Facts = tuple[object, ...]  # what a plan depends on


class Sight:
    """A view, read by whoever must choose."""

    def __init__(self, chart: Chart, view: Mapping[str, Any]) -> None:
        figures = chart.figures
        self.chart: Final = chart
        self.figures: Final = figures
        self.me: Final[int] = view["seat"]
        seats = view["seats"]
        mine = seats[self.me]
        self.about: Final[Mapping[str, Any]] = view["about"]
        self.round: Final[int] = view["round"]
        self.time: Final[int] = view["time_cards"]
        self.deck: Final[int] = view["deck"]
        self.closing: Final[bool] = view["closer"] != EMPTY
        self.rest: Final[int] = figures.most_turns - view["turns"]  # rounds of turns before the limit (SPK-END-9)

        # --- cards
        self.hand: Final = self._cards(mine.get("cards", {}))
        self.held: Final[int] = sum([seat["hand"] for seat in seats])  # by everybody
        self.powers: Final[list[int]] = [seat["power"] for seat in seats]
        self.discard: Final = self._cards(view["discard"])
        self.display: Final = [0] * KINDS
        for name in view["display"]:
            if name:
                self.display[chart.kind[name]] += 1
        build = view["build"] or {"tracks": (), "needs": {}, "paid": {}}
        self.chain: Final = [chart.track[name] for name in build["tracks"]]
        self.needs: Final = self._cards(build["needs"])
        self.paid: Final = self._cards(build["paid"])

        # --- market and map
        self.price: Final = [0] * COMMODITIES
        for column in view["market"]:
            for name, value in zip(column, view["row_values"], strict=True):
                self.price[chart.good[name]] = value
        self.owner: Final = [EMPTY] * figures.tracks
        self.own: Final[list[int]] = []
        for name, seat in view["tracks"].items():
            track = chart.track[name]
            self.owner[track] = seat
            if seat == self.me:
                self.own.append(track)
        self.train: Final = chart.position(mine["train"]) if mine["train"] else EMPTY
        self.train_ends: Final = self._ends(self.train)
        self.network: Final[set[int]] = set()
        for track in self.own:
            self.network.add(figures.one_end[track])
            self.network.add(figures.other_end[track])
        if not self.own and self.train != EMPTY:
            self.network.add(self.train)  # SPK-MAP-6

        # --- what I own
        self.money: Final[int] = mine["money"]
        self.pieces: Final[int] = mine["pieces"]
        self.speed, self.power, self.cars = [int(mine[sort]) for sort in SORTS]
        self.costs: Final[list[int]] = [mine["prices"].get(sort, 0) for sort in SORTS]
        self.markers: Final = frozenset([chart.city[name] for name in mine["markers"]])
        self.contracts: Final = [
            Contract(
                chart.contract[row["id"]],
                chart.good[row["commodity"]],
                row["cargo"] == "aboard",
                {chart.city[name]: money for name, money in row["pays"].items()},
            )
            for row in mine["contracts"]
            if row["cargo"] != "delivered"
        ]
        self.route: Final[int] = chart.route[mine["route"]["id"]] if "route" in mine else EMPTY

    def _ends(self, position: int) -> list[int]:
        """The nodes next to a position; a city is its own."""
        figures, track = self.figures, self.figures.track_at(position)
        return [position] if track < 0 else [figures.one_end[track], figures.other_end[track]]

    def facts(self, turns: int) -> Facts:
        """All that a plan depends on when so many turns are left."""
        return (
            turns, self.pieces, self.speed, self.route, self.train, self.markers,
            tuple(self.price), tuple(self.owner),
            tuple([(contract.number, contract.aboard) for contract in self.contracts]),
        )  # fmt: skip

    def _cards(self, counts: Mapping[str, int]) -> list[int]:
        found = [0] * KINDS
        for name, count in counts.items():
            found[self.chart.kind[name]] = count
        return found

    def city_price(self, city: int) -> int:
        """What connecting a city is worth now (SPK-BUILD-11)."""
        return self.price[self.figures.supplies[city]]
