"""The cheapest ways outwards from a network, whatever the hand holds."""

from bisect import insort
from typing import Final

from abilene.games.spike.bot.sight import Sight
from abilene.games.spike.state import EMPTY

CARD: Final = 0.62  # dollars: what a rail card is worth while there is time to use it
TRACK: Final = 0.25  # dollars: what a space costs besides, as its card may be lacking
ACTION: Final = 1.5  # dollars: what an action could earn elsewhere
LAST_TURNS: Final = 8.0  # in which a card loses its worth
NEVER: Final = 1e9


def card_worth(turns: float) -> float:
    """What a rail card is worth when so many turns are left."""
    return CARD * max(0.0, min(1.0, (turns - 1.0) / LAST_TURNS))


class Queue:
    """Nodes to go on from, the cheapest first and of equal ones the lowest.

    Many cost the same, so that it is quicker to order their common costs than pairs of a cost and a node.
    """

    def __init__(self, nodes: list[int]) -> None:
        self.costs: Final = [0.0]  # below 0, so that the least is last
        self._waiting: Final = {0.0: nodes[:]}

    def next(self) -> tuple[float, list[int]]:
        """The least cost, and the nodes that cost so much."""
        cost = -self.costs.pop()
        nodes = self._waiting.pop(cost)
        nodes.sort()
        return cost, nodes

    def at(self, cost: float) -> list[int]:
        """The nodes that wait at this cost, for others to join them."""
        nodes = self._waiting.get(cost)
        if nodes is None:
            nodes = self._waiting[cost] = []
            insort(self.costs, -cost)
        return nodes


class Ways:
    """To each node: what its way costs, less what cities on it pay, how far it is, and whence it comes."""

    def __init__(
        self,
        sight: Sight,
        track_cost: float,
        cost: list[float],
        far: list[int],
        before: list[int],
        planned: list[int],
    ) -> None:
        self.sight: Final = sight
        self.track_cost: Final = track_cost
        self.cost: Final = cost
        self.far: Final = far  # spaces
        self.before: Final = before
        self.planned: Final = planned  # by node: whether it is in the network, or will be

    def copy(self) -> "Ways":
        """The same ways, for a plan that goes on from there."""
        return Ways(self.sight, self.track_cost, self.cost[:], self.far[:], self.before[:], self.planned[:])

    def spread(self, begin: list[int]) -> None:
        """Cheapest ways outwards; a city on the way pays its price and needs an action of its own."""
        sight, cost, far, before, planned = self.sight, self.cost, self.far, self.before, self.planned
        figures, owner, cities, track_cost = sight.figures, sight.owner, sight.figures.cities, self.track_cost
        for node in begin:
            planned[node] = 1
        done = planned[:]
        for node in begin:
            cost[node] = 0.0
            far[node] = 0
            done[node] = 0
        queue = Queue(begin)
        while queue.costs:
            spent, nodes = queue.next()
            onward = NEVER
            # But for cities that pay, all of these nodes lead to the same two costs: looked for once, if at all.
            junctions: list[int] | None = None
            stops: list[int] | None = None
            for place, node in enumerate(nodes):
                if done[node]:
                    continue
                done[node] = 1
                pays = node < cities and not planned[node]
                reached = (spent - sight.city_price(node) if pays else spent) + track_cost
                if reached != onward:
                    onward, junctions, stops = reached, None, None
                for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                    if done[ahead] or owner[track] >= 0:
                        continue
                    paid = onward + ACTION if ahead < cities else onward
                    if paid < cost[ahead]:
                        cost[ahead] = paid
                        far[ahead] = far[node] + 1
                        before[ahead] = node
                        if ahead < cities:
                            stops = queue.at(paid) if stops is None else stops
                            stops.append(ahead)
                        else:
                            junctions = queue.at(paid) if junctions is None else junctions
                            junctions.append(ahead)
                if onward < spent:  # what a city pays makes the way on cheaper than to all that wait
                    queue.at(spent).extend(nodes[place + 1 :])
                    break

    def to(self, node: int) -> list[int]:
        """The nodes from the plan to a node, the first new one first."""
        found: list[int] = []
        while not self.planned[node]:
            found.append(node)
            node = self.before[node]
        found.reverse()
        return found


def ways_from(sight: Sight, turns: float, network: list[int]) -> Ways:
    """The ways from these nodes when so many turns are left."""
    nodes = sight.figures.nodes
    ways = Ways(sight, card_worth(turns) + TRACK, [NEVER] * nodes, [0] * nodes, [EMPTY] * nodes, [0] * nodes)
    ways.spread(network)
    return ways
