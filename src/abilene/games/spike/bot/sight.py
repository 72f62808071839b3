"""What the planner makes of what its seat sees, before it thinks."""

from typing import Final

from abilene.games.spike.bot.chart import Apart
from abilene.games.spike.data import COMMODITIES, KINDS, ROWS, Figures
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY


class Contract:
    """A contract that is still open."""

    def __init__(self, figures: Figures, number: int, good: int, aboard: bool) -> None:
        self.figures: Final = figures
        self.number: Final = number
        self.good: Final = good
        self.aboard: Final = aboard
        self.cities: Final[list[int]] = figures.destinations[number]  # where it pays

    def pays(self, city: int) -> int:
        """What it pays there."""
        return self.figures.pays(self.number, city)


Facts = tuple[object, ...]  # what a plan depends on


class Sight:
    """What is seen by whoever must choose."""

    def __init__(self, apart: Apart, seen: Seen) -> None:
        figures, me = seen.figures, seen.seat
        self.seen: Final = seen
        self.figures: Final[Figures] = figures
        self.apart: Final = apart
        self.me: Final[int] = me
        self.owner: Final[list[int]] = seen.owner
        self.hand: Final[list[int]] = seen.hand(me)
        self.pieces: Final[int] = seen.pieces[me]
        self.speed: Final[int] = seen.speed(me)
        self.power: Final[int] = seen.power(me)
        self.cars: Final[int] = seen.cars(me)
        self.train: Final[int] = seen.train[me]
        self.train_ends: Final[list[int]] = self.ends(self.train)
        self.route: Final[int] = seen.routes[me]
        self.price: Final[list[int]] = [0] * COMMODITIES
        for place, good in enumerate(seen.market):
            self.price[good] = figures.row_values[place % ROWS]
        self.contracts: Final[list[Contract]] = []
        for good in seen.contracts(me):
            if seen.cargo[good] != DELIVERED:
                self.contracts.append(Contract(figures, seen.contract[good], good, seen.cargo[good] == ABOARD))
        self.network: Final[list[int]] = self._nodes()
        self.mine: Final[list[int]] = [0] * figures.nodes  # by node: whether it is in the network
        for node in self.network:
            self.mine[node] = 1
        # All that ways over the map depend on.
        self.ground: Final[Facts] = (tuple(self.price), tuple(self.owner), tuple(self.network))

    def _nodes(self) -> list[int]:
        """The nodes of the own network, in the order of a set: of ways that cost the same the first is taken."""
        figures, owner, me = self.figures, self.owner, self.me
        found: set[int] = set()
        for track in range(figures.tracks):
            if owner[track] == me:
                found.add(figures.one_end[track])
                found.add(figures.other_end[track])
        if not found and self.train != EMPTY:
            found.add(self.train)  # SPK-MAP-6
        return list(found)

    def ends(self, position: int) -> list[int]:
        """The nodes next to a position; a city is its own."""
        figures, track = self.figures, self.figures.track_at(position)
        return [position] if track < 0 else [figures.one_end[track], figures.other_end[track]]

    def facts(self, turns: int) -> Facts:
        """All that a plan depends on when so many turns are left."""
        return (
            turns, self.pieces, self.speed, self.route, self.train, self.seen.markers[self.me], self.ground,
            tuple([(contract.number, contract.aboard) for contract in self.contracts]),
        )  # fmt: skip

    def display(self) -> list[int]:
        """By kind: the rail cards face up."""
        found = [0] * KINDS
        for kind in self.seen.display:
            if kind != EMPTY:
                found[kind] += 1
        return found

    def city_price(self, city: int) -> int:
        """What connecting a city is worth now (SPK-BUILD-11)."""
        return self.price[self.figures.supplies[city]]
