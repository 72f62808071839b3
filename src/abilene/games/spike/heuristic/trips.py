"""Where the train should go: which stops to make, in which order, to load and to deliver."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from abilene.games.spike.heuristic.sight import Sight
from abilene.games.spike.state import EMPTY

STOP: Final = 0.9  # dollars: to leave a stop again is an action
FADE: Final = 0.95  # what a dollar is worth a turn later
DEPTH: Final = 4  # stops that are looked ahead
PROMISE: Final = 0.35  # of what a cargo aboard will pay once its city is connected


class Trip(NamedTuple):
    """The best way on: what it is worth, its first stop, and how often the train must be restarted on it."""

    worth: float
    stop: int
    restarts: int


NOWHERE: Final = Trip(0.0, EMPTY, 0)


class Trips:
    """The own network as the train sees it. A city is left by a restart, and entering one ends the turn's movement."""

    def __init__(self, sight: Sight, turns: float, promises: dict[int, float]) -> None:
        self.sight: Final = sight
        self.turns: Final = turns
        self.promises: Final = promises  # by good: what it will bring in a city that is not connected yet
        figures = sight.figures
        self.lines: Final[dict[int, list[tuple[int, int]]]] = {node: [] for node in sight.network}
        for track in sight.own:
            one, other = figures.one_end[track], figures.other_end[track]
            self.lines[one].append((track, other))
            self.lines[other].append((track, one))
        self.pays: Final = {contract.good: contract.pays for contract in sight.contracts}
        self.aboard: Final = frozenset([contract.good for contract in sight.contracts if contract.aboard])
        self.waiting: Final = frozenset([contract.good for contract in sight.contracts if not contract.aboard])
        self._spaces: Final[dict[int, dict[int, int]]] = {}
        connected = sight.network
        self.sources: Final = {
            good: [city for city in figures.sources[good] if city in connected] for good in self.pays
        }
        self.cities: Final = {
            good: [city for city in pays if city in connected and city not in sight.markers]
            for good, pays in self.pays.items()
        }

    def spaces(self, position: int) -> dict[int, int]:
        """How many spaces it takes from a position to enter each city of the network (SPK-MOVE-2)."""
        found = self._spaces.get(position)
        if found is None:
            figures = self.sight.figures
            cities = figures.cities
            if position < cities:
                passed = {position: 0}
            else:
                track = figures.track_at(position)
                passed = {figures.one_end[track]: 0, figures.other_end[track]: 0}
            edge = list(passed)
            for node in edge:
                beyond = passed[node] + 1
                for _, ahead in self.lines[node]:
                    if ahead not in passed:
                        passed[ahead] = beyond
                        edge.append(ahead)
            found = {node: tracks + 1 for node, tracks in passed.items() if node < cities}
            if position < cities:
                del found[position]
            self._spaces[position] = found
        return found

    # ------------------------------------------------------------------ looking ahead

    def best(
        self, aboard: frozenset[int] | None = None, waiting: frozenset[int] | None = None, used: int = EMPTY
    ) -> Trip:
        """The best way on from where the train stands, with this cargo and these contracts."""
        aboard = self.aboard if aboard is None else aboard
        waiting = self.waiting if waiting is None else waiting
        marked = frozenset() if used == EMPTY else frozenset([used])
        return self._search(self.sight.train, aboard, waiting, marked, 0, DEPTH)

    def _search(
        self, place: int, aboard: frozenset[int], waiting: frozenset[int], marked: frozenset[int], time: int, depth: int
    ) -> Trip:
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

    def _loaded(
        self, good: int, aboard: frozenset[int], waiting: frozenset[int]
    ) -> tuple[frozenset[int], frozenset[int]]:
        """With this good aboard, if there is room, or in place of one that cannot be delivered (SPK-LOAD-4)."""
        if len(aboard) < self.sight.cars:
            return aboard | {good}, waiting - {good}
        idle = [other for other in aboard if not self.cities[other]]
        if not idle or not self.cities[good]:
            return aboard, waiting
        dropped = min(idle, key=lambda other: (self.promises.get(other, 0.0), other))
        return aboard - {dropped} | {good}, waiting - {good} | {dropped}

    def _stops(
        self, place: int, aboard: frozenset[int], waiting: frozenset[int], marked: frozenset[int]
    ) -> list[tuple[int, int, frozenset[int], frozenset[int], frozenset[int]]]:
        """Stops that make sense: where something aboard is paid for, and sources while there is room."""
        found = []
        for good in aboard:
            pays, rest = self.pays[good], aboard - {good}
            found += [
                (city, pays[city], rest, waiting, marked | {city})
                for city in self.cities[good]
                if city != place and city not in marked
            ]
        if len(aboard) < self.sight.cars:
            for good in waiting:
                if self.cities[good] or good in self.promises:
                    found += [(city, 0, aboard, waiting, marked) for city in self.sources[good] if city != place]
        return found

    def _promised(self, aboard: frozenset[int], time: int) -> float:
        """What cargo that cannot be delivered yet may bring."""
        return sum([PROMISE * self.promises[good] * FADE**time for good in aboard if good in self.promises])

    def _chance(self, turns: float) -> float:
        """That the train arrives before the game ends."""
        return max(0.0, min(1.0, 2.0 * (1.2 - turns / (self.turns + 1.0))))

    # ------------------------------------------------------------------ moving

    def towards(self, stop: int, positions: Sequence[int]) -> int:
        """Of these positions the one from which the stop is nearest; other cities are not entered on the way."""
        cities = self.sight.figures.cities

        def far(position: int) -> int:
            if position == stop:
                return -1
            return 1000 if position < cities else self.spaces(position)[stop]

        return min(positions, key=far)
