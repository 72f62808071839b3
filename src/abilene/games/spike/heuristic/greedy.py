"""How the greedy bot plays: each choice by what it brings, in dollars."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from abilene.engine.bot import Asked
from abilene.engine.core import PASS
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.spike.data import SPEED, Figures, turned
from abilene.games.spike.heuristic.cards import payment, unseen, wanted
from abilene.games.spike.heuristic.chart import Chart
from abilene.games.spike.heuristic.plan import Plan
from abilene.games.spike.heuristic.sight import Contract, Facts, Sight
from abilene.games.spike.heuristic.thoughts import LOOKED_AT, Thoughts, keep
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.build import Lay, Pay
from abilene.games.spike.steps.cargo import INTO_EMPTY_CAR, Deliver, Load
from abilene.games.spike.steps.draw import DECK, Draw
from abilene.games.spike.steps.moving import ExtraMove, FreeMove, Restart
from abilene.games.spike.steps.opening import ChooseSide, Give, KeepRoute, PlaceLocomotive
from abilene.games.spike.steps.turn import BUILD, DRAW, EXTRA, RESTART, UPGRADE, Action

NEAR: Final = 0.15  # dollars: a city one space nearer to the first one
NEARBY: Final = 4  # spaces: cities farther away do not count
LOADED: Final = 1.0  # dollars: the train begins where it can load
ANY_CHAIN: Final = 0.1  # dollars: the least that a chain counts for when cards are chosen

Way = Callable[[Thoughts, Sequence[int]], int]


class Greedy:
    """Takes what brings most, by the cards in its hand and what lies open; chance has no part in it."""

    blind = False

    def __init__(self, game: Game[Railroad], seat: int, seed: int) -> None:
        self.figures: Final[Figures] = game.figures
        self.chart: Final = Chart(game.figures)
        self.fastest: Final = game.figures.levels[SPEED][-1]
        self.memory: Final[dict[Facts, Plan]] = {}  # the last plan: it often serves for several questions
        self.ways: Final[dict[str, Way]] = {
            ChooseSide.kind: self.side,
            Give.kind: self.give,
            KeepRoute.kind: self.keep_route,
            PlaceLocomotive.kind: self.start,
            FreeMove.kind: self.move,
            Action.kind: self.act,
            Draw.kind: self.draw,
            Lay.kind: self.lay,
            Pay.kind: self.pay,
            Load.kind: self.load,
            Restart.kind: self.move,
            ExtraMove.kind: self.move,
            Deliver.kind: self.deliver,
        }

    def hear(self, event: Event) -> None:
        """All that it counts on is in its view."""

    def choose(self, asked: Asked) -> int:
        """One of the options, by what the view shows."""
        return self.ways[asked.kind](Thoughts(Sight(self.chart, asked.seen), self.memory), asked.options)

    # ------------------------------------------------------------------ set-up

    def side(self, thoughts: Thoughts, sides: Sequence[int]) -> int:
        """The side that goes best with the other contracts for a fast train, from wherever its goods come."""
        sight, figures = thoughts.sight, self.figures
        good: int = sight.about["commodity"]
        others = [contract for contract in sight.contracts if contract.good != good]
        up = next(contract.number for contract in sight.contracts if contract.good == good)

        def worth(side: int) -> float:
            number = turned(up, side)
            pays = {city: figures.pays(number, city) for city in figures.destinations[number]}
            contracts = [*others, Contract(number, good, False, pays)]
            plans = [
                Plan(sight, thoughts.turns, {city}, contracts, speed=self.fastest) for city in figures.sources[good]
            ]
            return max([plan.total for plan in plans])

        return max(sides, key=worth)

    def give(self, thoughts: Thoughts, kinds: Sequence[int]) -> int:
        """A card that is alone: pairs make jokers."""
        return min(kinds, key=thoughts.sight.hand.__getitem__)

    def keep_route(self, thoughts: Thoughts, routes: Sequence[int]) -> int:
        """The route card with which the best start brings most."""

        def worth(route: int) -> float:
            return max([self.start_worth(thoughts, city, route) for city in self.starts(thoughts.sight, route)])

        return max(routes, key=worth)

    def start(self, thoughts: Thoughts, cities: Sequence[int]) -> int:
        """The city from which the plan brings most."""
        route = thoughts.sight.route
        return max(self.starts(thoughts.sight, route), key=lambda city: self.start_worth(thoughts, city, route))

    def starts(self, sight: Sight, route: int) -> Iterable[int]:
        """Cities with which a contract or the route card begins."""
        found = {city for contract in sight.contracts for city in self.figures.sources[contract.good]}
        found.add(self.figures.route_start[route])
        return sorted(found)

    def start_worth(self, thoughts: Thoughts, city: int, route: int) -> float:
        """What the plan brings from this start."""
        plan = Plan(thoughts.sight, thoughts.turns, {city}, None, route)
        near = sum([max(0, NEARBY - apart) for apart in self.chart.apart[city][: self.figures.cities]])
        return plan.total + (LOADED if self.figures.supplies[city] in plan.goals else 0.0) + NEAR * near

    # ------------------------------------------------------------------ the turn

    def act(self, thoughts: Thoughts, actions: Sequence[int]) -> int:
        """The action that brings most."""

        def worth(action: int) -> float:
            if action == DRAW:
                return thoughts.draw
            if action == BUILD:
                return thoughts.build
            if action == RESTART:
                return thoughts.restart
            if action == EXTRA:
                return thoughts.extra
            return thoughts.upgrade(action - UPGRADE)

        return max(actions, key=worth)

    def move(self, thoughts: Thoughts, positions: Sequence[int]) -> int:
        """On towards the next stop; without one the train stays where it is, if it may."""
        stop = thoughts.trip.stop
        if stop != EMPTY:
            return thoughts.trips.towards(stop, positions)
        train = thoughts.sight.train
        return train if train in positions else positions[-1]

    def load(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """Whatever is best to have aboard."""
        trips = thoughts.trips
        good = self.figures.supplies[thoughts.sight.train]
        waiting = trips.waiting - {good}

        def worth(choice: int) -> float:
            if choice == PASS:
                return trips.best(trips.aboard, waiting).worth
            dropped = frozenset(() if choice == INTO_EMPTY_CAR else (choice,))
            return trips.best(trips.aboard - dropped | {good}, waiting | dropped).worth

        return max(choices, key=worth)

    def deliver(self, thoughts: Thoughts, goods: Sequence[int]) -> int:
        """The cargo that pays most, counted with what the others can still bring."""
        trips, city = thoughts.trips, thoughts.sight.train

        def worth(good: int) -> float:
            if good == PASS:
                return thoughts.trip.worth
            return trips.pays[good][city] + trips.best(trips.aboard - {good}, used=city).worth

        return max(goods, key=worth)

    # ------------------------------------------------------------------ cards and tracks

    def draw(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """The card that helps most; the top of the deck counts as the mean of what it may be."""
        sight = thoughts.sight
        worths = wanted([(max(ANY_CHAIN, rate), chain) for rate, chain in thoughts.chains[:LOOKED_AT]], sight.hand)
        hidden = unseen(sight)

        def worth(choice: int) -> float:
            if choice == PASS:
                return 0.0
            if choice == DECK:
                return sum([count * worth for count, worth in zip(hidden, worths, strict=True)]) / max(1, sum(hidden))
            return worths[choice]

        return max(choices, key=worth)

    def lay(self, thoughts: Thoughts, tracks: Sequence[int]) -> int:
        """The next space of the best chain."""
        done = tuple(thoughts.sight.chain)
        if thoughts.line is not None:
            chain = thoughts.line[1].tracks
            if chain[: len(done)] == done and chain[len(done)] in tracks:
                return chain[len(done)]
        return tracks[0]

    def pay(self, thoughts: Thoughts, counts: Sequence[int]) -> int:
        """What is missed least."""
        sight = thoughts.sight
        kind: int = sight.about["rail"]
        following = next((chain for _, chain in thoughts.chains if chain.tracks != tuple(sight.chain)), None)
        return payment(sight.needs, sight.hand, sight.paid[:kind], keep(following))[kind]
