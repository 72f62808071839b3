"""Where the train should go: which stops to make, in which order, to load and to deliver."""

from typing import Final

from abilene.games.spike.bot.sight import Contract, Sight
from abilene.games.spike.data import FAR
from abilene.games.spike.state import EMPTY

STOP: Final = 0.9  # dollars: to leave a stop again is an action
FADE: Final = 0.95  # what a dollar is worth a turn later
DEPTH: Final = 4  # stops that are looked ahead
PROMISE: Final = 0.35  # of what a cargo aboard will pay once its city is connected


class Trip:
    """The best way on: what it is worth, its first stop, and how often the train must be restarted on it."""

    def __init__(self, worth: float, stop: int, restarts: int) -> None:
        self.worth: Final = worth
        self.stop: Final = stop
        self.restarts: Final = restarts


Goods = frozenset[int]


class Trips:
    """The own network as the train sees it. A city is left by a restart, and entering one ends the turn's movement."""

    def __init__(self, sight: Sight, turns: float, promises: dict[int, float]) -> None:
        self.sight: Final = sight
        self.turns: Final = turns
        self.promises: Final = promises  # by good: what it will bring in a city that is not connected yet
        figures, mine = sight.figures, sight.mine
        self.contracts: Final[dict[int, Contract]] = {contract.good: contract for contract in sight.contracts}
        self.aboard: Final[Goods] = frozenset([contract.good for contract in sight.contracts if contract.aboard])
        self.waiting: Final[Goods] = frozenset([contract.good for contract in sight.contracts if not contract.aboard])
        # By good: where it can be loaded, and where it can be delivered.
        self.sources: Final[dict[int, list[int]]] = {}
        self.cities: Final[dict[int, list[int]]] = {}
        for contract in sight.contracts:
            good = contract.good
            self.sources[good] = [city for city in figures.sources[good] if mine[city]]
            self.cities[good] = [
                city for city in contract.cities if mine[city] and not sight.seen.has_marker(sight.me, city)
            ]
        self._spaces: Final[dict[int, list[int]]] = {}

    def spaces(self, position: int) -> list[int]:
        """How many spaces it takes from a position to enter each other city of the network (SPK-MOVE-2)."""
        if position in self._spaces:
            return self._spaces[position]
        figures, owner, me = self.sight.figures, self.sight.owner, self.sight.me
        found = [0] * figures.nodes
        edge = self.sight.ends(position)
        for node in edge:
            found[node] = 1
        for node in edge:
            for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                if owner[track] == me and not found[ahead]:
                    found[ahead] = found[node] + 1
                    edge.append(ahead)
        self._spaces[position] = found
        return found

    # ------------------------------------------------------------------ looking ahead

    def best(self, aboard: Goods, waiting: Goods, used: int = EMPTY) -> Trip:
        """The best way on from where the train stands, with this cargo and these contracts."""
        marked: frozenset[int] = frozenset() if used == EMPTY else frozenset([used])
        return self._search(self.sight.train, aboard, waiting, marked, 0, DEPTH)

    def _search(self, place: int, aboard: Goods, waiting: Goods, marked: frozenset[int], time: int, depth: int) -> Trip:
        sight = self.sight
        rests = place < sight.figures.cities
        best = Trip(self._promised(aboard, time), EMPTY, 0)
        if depth == 0:
            return best
        if rests:
            good = sight.figures.supplies[place]
            if good in waiting:
                aboard, waiting = self._loaded(good, aboard, waiting)
        spaces, speed = self.spaces(place), sight.speed
        fee = STOP * FADE**time if rests else 0.0
        for stop, pay, cargo, left, mark in self._stops(place, aboard, waiting, marked):
            arrival = time + (spaces[stop] + speed - 1) // speed
            chance = self._chance(arrival)
            if chance <= 0.0:
                continue
            onward = self._search(stop, cargo, left, mark, arrival, depth - 1)
            worth = pay * chance * FADE**arrival + onward.worth - fee
            if worth > best.worth:
                best = Trip(worth, stop, onward.restarts + (1 if rests else 0))
        return best

    def _loaded(self, good: int, aboard: Goods, waiting: Goods) -> tuple[Goods, Goods]:
        """With this good aboard, if there is room, or in place of one that cannot be delivered (SPK-LOAD-4)."""
        if len(aboard) < self.sight.cars:
            return aboard | {good}, waiting - {good}
        idle = [other for other in aboard if not self.cities[other]]
        if not idle or not self.cities[good]:
            return aboard, waiting
        dropped = min(idle, key=lambda other: (self.promises.get(other, 0.0), other))
        return aboard - {dropped} | {good}, waiting - {good} | {dropped}

    def _stops(
        self, place: int, aboard: Goods, waiting: Goods, marked: frozenset[int]
    ) -> list[tuple[int, int, Goods, Goods, frozenset[int]]]:
        """Stops that make sense: where something aboard is paid for, and sources while there is room."""
        found: list[tuple[int, int, Goods, Goods, frozenset[int]]] = []
        for good in aboard:
            contract, rest = self.contracts[good], aboard - {good}
            found += [
                (city, contract.pays(city), rest, waiting, marked | {city})
                for city in self.cities[good]
                if city != place and city not in marked
            ]
        if len(aboard) < self.sight.cars:
            for good in waiting:
                if self.cities[good] or good in self.promises:
                    found += [(city, 0, aboard, waiting, marked) for city in self.sources[good] if city != place]
        return found

    def _promised(self, aboard: Goods, time: int) -> float:
        """What cargo that cannot be delivered yet may bring."""
        found = 0.0
        for good in aboard:
            if good in self.promises:
                found += PROMISE * self.promises[good] * FADE**time
        return found

    def _chance(self, turns: float) -> float:
        """That the train arrives before the game ends."""
        return max(0.0, min(1.0, 2.0 * (1.2 - turns / (self.turns + 1.0))))

    # ------------------------------------------------------------------ moving

    def towards(self, stop: int, positions: list[int]) -> int:
        """Of these positions the one from which the stop is nearest; other cities are not entered on the way."""
        sight, spaces = self.sight, self.spaces(stop)  # as far as from there
        nearest, best = FAR + 1, EMPTY
        for position in positions:
            if position == stop:
                return stop
            far = FAR if position < sight.figures.cities else min([spaces[node] for node in sight.ends(position)])
            if far < nearest:
                nearest, best = far, position
        return best
