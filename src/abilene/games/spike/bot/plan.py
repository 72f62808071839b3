"""The plan: what contracts and the route card want connected, what the way there costs, and what it pays."""

from typing import Final

from abilene.games.spike.bot.sight import Contract, Sight
from abilene.games.spike.bot.ways import NEVER, Ways, ways_from
from abilene.games.spike.state import EMPTY

STOP: Final = 0.8  # dollars: to leave a stop is an action too
RUN: Final = 0.3  # dollars: what a turn of the train could earn elsewhere
DETOUR: Final = 1.25  # an own line is longer than the shortest one
ON_THE_WAY: Final = 0.65  # dollars: a space between two cities that are both still to be connected
APPROACH: Final = 5  # spaces between two deliveries
TRACK_TURNS: Final = 0.5  # turns that a space takes: its card must be drawn, its line be built
CERTAIN: Final = 2.0  # what takes less than half of the time left happens surely; with more, the chance falls to none
BEGUN: Final = 0.4  # of what a project brings goes to the chain that begins it, the rest by length
FEWEST: Final = 0.05  # dollars: a project that brings less is none


class Project:
    """Cities to connect, the nearest first, what that brings, and the city where a contract is then delivered."""

    def __init__(self, gain: float, cities: list[int], contract: Contract | None, goal: int) -> None:
        self.gain: Final = gain
        self.cities: Final = cities
        self.contract: Final = contract
        self.goal: Final = goal


NOTHING: Final = Project(FEWEST, [], None, EMPTY)


def nearest(apart: list[int], nodes: list[int]) -> int:
    """How far it is to the nearest of these nodes."""
    found = apart[nodes[0]]
    for node in nodes:
        if apart[node] < found:
            found = apart[node]
    return found


class Plan:
    """The best projects one after the other, each using the lines of those before; whatever the hand holds."""

    def __init__(
        self,
        sight: Sight,
        turns: float,
        network: list[int],
        contracts: list[Contract] | None = None,
        route: int = EMPTY,
        speed: int = 0,
        ways: Ways | None = None,
    ) -> None:
        self.sight: Final = sight
        self.contracts: Final = sight.contracts if contracts is None else contracts
        self.route: Final = sight.route if route == EMPTY else route
        self.turns: Final = turns
        self.speed: Final = speed or sight.speed
        self.ways: Final = ways_from(sight, turns, network) if ways is None else ways.copy()
        self.cost: Final[list[float]] = self.ways.cost
        self.far: Final[list[int]] = self.ways.far
        self.planned: Final[list[int]] = self.ways.planned
        self.network: Final[list[int]] = self.planned[:]  # by node: whether it is in the network already
        self.bonus: Final[dict[int, float]] = {}  # by city: what projects give to the chain that connects it
        self.goals: Final[dict[int, tuple[float, int]]] = {}  # by good: what its delivery is worth, and where it goes
        self.total = 0.0  # what all projects bring
        self._left = sight.pieces
        self._queue = 0.0  # turns for which the train is busy
        self._make()

    # ------------------------------------------------------------------ ways

    def _net(self, city: int) -> float:
        """What it costs to have a city connected, its own price deducted."""
        return 0.0 if self.planned[city] else self.cost[city] - self.sight.city_price(city)

    def _both(self, one: int, other: int) -> float:
        """What it costs to have two cities connected."""
        first, second = self._net(one), self._net(other)
        if self.planned[one] or self.planned[other]:
            return first + second
        apart = ON_THE_WAY * self.sight.apart[one][other]
        return min(first + second, min(first, second) + apart)

    def _building(self, one: int, other: int) -> float:
        """How many turns it takes to have two cities connected."""
        near, far = self.far[one], self.far[other]
        return TRACK_TURNS * min(near + far, self.sight.apart[one][other] + min(near, far))

    # ------------------------------------------------------------------ projects

    def _make(self) -> None:
        """Take up the best project again and again, as long as one pays and pieces are left."""
        contracts = self.contracts[:]
        reached = {contract.good: self._reached(contract) for contract in contracts}
        route = self.route != EMPTY
        while True:
            best = self._route() if route else NOTHING
            for contract in contracts:
                project = self._deliver(contract, reached[contract.good])
                if project.gain > best.gain:
                    best = project
            if best.contract is not None:
                contracts.remove(best.contract)
            elif best.cities:
                route = False
            else:
                return
            if self._take_up(best):
                self.total += best.gain
                if best.contract is not None:
                    self.goals[best.contract.good] = (best.gain + reached[best.contract.good], best.goal)
                    self._queue += self.run(best.contract, best.goal)

    def run(self, contract: Contract, city: int) -> float:
        """How many turns the train needs for a contract that is delivered there."""
        return self._spaces(contract, self.sight.figures.sources[contract.good], city) / self.speed + 1.0

    def _spaces(self, contract: Contract, sources: list[int], city: int) -> float:
        """How far the train goes: from where it is, or to the goods and on with them."""
        apart = self.sight.apart[city]
        if contract.aboard:
            return DETOUR * nearest(apart, self.sight.train_ends)
        return DETOUR * nearest(apart, sources) + APPROACH

    def _chance(self, turns: float) -> float:
        """That something so many turns ahead happens before the game ends."""
        return max(0.0, min(1.0, CERTAIN * (1.0 - turns / (self.turns + 0.01))))

    def _taken(self, good: int) -> set[int]:
        """Cities where I mean to deliver something else (SPK-DELIV-3)."""
        return {city for other, (_, city) in self.goals.items() if other != good}

    def _marked(self, city: int) -> bool:
        """Whether I have delivered there (SPK-DELIV-3)."""
        return self.sight.seen.has_marker(self.sight.me, city)

    def _worth(self, contract: Contract, sources: list[int], city: int, building: float) -> float:
        """What a delivery is worth, by the time until it happens."""
        run = self._spaces(contract, sources, city) / self.speed
        stops = 1 if contract.aboard else 2
        chance = self._chance(self._queue + run + building)
        return chance * contract.pays(city) - RUN * run - STOP * stops

    def _reached(self, contract: Contract) -> float:
        """What the best delivery on the lines as they are is worth."""
        best = 0.0
        sources = [city for city in self.sight.figures.sources[contract.good] if self.network[city]]
        if sources or contract.aboard:
            taken = self._taken(contract.good)
            for city in contract.cities:
                if self.network[city] and city not in taken and not self._marked(city):
                    worth = self._worth(contract, sources, city, 0.0)
                    if worth > best:
                        best = worth
                        self.goals[contract.good] = (worth, city)
        return best

    def _deliver(self, contract: Contract, reached: float) -> Project:
        """The best new lines for a contract."""
        best = NOTHING
        taken = self._taken(contract.good)
        sources = [city for city in self.sight.figures.sources[contract.good] if self.cost[city] < NEVER]
        for city in contract.cities:
            if self.cost[city] >= NEVER or city in taken or self._marked(city):
                continue
            if contract.aboard:
                cost = self._net(city)
                gain = self._worth(contract, sources, city, TRACK_TURNS * self.far[city]) - cost - reached
                if gain > best.gain and not self.network[city]:
                    best = Project(gain, [city], contract, city)
                continue
            for source in sources:
                if self.network[city] and self.network[source]:
                    continue
                cost = self._both(city, source)
                gain = self._worth(contract, [source], city, self._building(city, source)) - cost - reached
                if gain > best.gain:
                    cities = [source, city] if self._net(source) <= self._net(city) else [city, source]
                    best = Project(gain, cities, contract, city)
        return best

    def _route(self) -> Project:
        """The best of the cities that the route card lists, connected with the start (SPK-END-6)."""
        figures, planned, route = self.sight.figures, self.planned, self.route
        start, best = figures.route_start[route], NOTHING
        if self.cost[start] >= NEVER:
            return best
        cities, values = figures.route_cities[route], figures.route_values[route]
        connected = [value for city, value in zip(cities, values) if planned[city]]
        each = figures.route_other
        now = max(connected) + each * (len(connected) - 1) if connected and planned[start] else 0
        for city, value in zip(cities, values):
            if self.cost[city] >= NEVER or (planned[city] and planned[start]):
                continue
            cost = self._both(start, city)
            others = len(connected) - 1 if planned[city] else len(connected)
            gain = self._chance(self._building(start, city)) * (max([value, *connected]) + each * others - now) - cost
            if gain > best.gain:
                ends = [start, city] if self._net(start) <= self._net(city) else [city, start]
                best = Project(gain, ends, None, EMPTY)
        return best

    def _take_up(self, project: Project) -> bool:
        """The plan now holds the ways to these cities, if there are pieces for them; their first chains get a share."""
        cities = self.sight.figures.cities
        for target in project.cities:
            if self.planned[target]:
                continue
            way = self.ways.to(target)
            if len(way) > self._left:
                return False
            self._left -= len(way)
            spaces = 1  # to the first city on the way
            while way[spaces - 1] >= cities:
                spaces += 1
            first = way[spaces - 1]
            share = project.gain * (BEGUN + (1.0 - BEGUN) * spaces / len(way))
            self.bonus[first] = self.bonus.get(first, 0.0) + share
            self.ways.spread(way)
        return True
