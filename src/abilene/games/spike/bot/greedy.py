"""How the greedy bot plays: each choice by what it brings, in dollars."""

from collections.abc import Callable
from typing import ClassVar, Final

from abilene.engine.bot import Asked
from abilene.engine.core import PASS
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.spike.bot.cards import payment, unseen, wanted
from abilene.games.spike.bot.chains import Chain
from abilene.games.spike.bot.chart import Apart, spaces_apart
from abilene.games.spike.bot.plan import Plan
from abilene.games.spike.bot.sight import Contract, Sight
from abilene.games.spike.bot.thoughts import LOOKED_AT, Memory, Thoughts, keep
from abilene.games.spike.data import KINDS, SPEED, Figures, turned
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.build import Lay, Pay
from abilene.games.spike.steps.cargo import INTO_EMPTY_CAR, Deliver, Load
from abilene.games.spike.steps.draw import DECK, Draw
from abilene.games.spike.steps.moving import ExtraMove, FreeMove, Restart
from abilene.games.spike.steps.opening import ChooseSide, Give, KeepRoute, PlaceLocomotive
from abilene.games.spike.steps.turn import BUILD, DRAW, EXTRA, RESTART, UPGRADE, Action, EndTurn

NEAR: Final = 0.15  # dollars: a city one space nearer to the first one
NEARBY: Final = 4  # spaces: cities farther away do not count
LOADED: Final = 1.0  # dollars: the train begins where it can load
ANY_CHAIN: Final = 0.1  # dollars: the least that a chain counts for when cards are chosen

Way = Callable[[Thoughts, list[int]], int]


def best_of(choices: list[int], worths: list[float]) -> int:
    """The choice that is worth most; of equal ones the first."""
    return choices[worths.index(max(worths))]


class Greedy:
    """Takes what brings most, by the cards in its hand and what lies open; chance has no part in it."""

    ponders: ClassVar[tuple[str, ...]] = (Action.kind,)

    def __init__(self, game: Game[Railroad], seat: int, seed: int) -> None:
        self.blind: bool = False
        self.figures: Final[Figures] = game.figures
        self.apart: Final[Apart] = spaces_apart(game.figures)
        self.memory: Final = Memory()
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
            EndTurn.kind: self.end,
        }

    def hear(self, event: Event) -> None:
        """All that it counts on is in what it sees."""

    def choose(self, asked: Asked) -> int:
        """One of the options, by what is seen."""
        seen: Seen = asked.seen
        return self.ways[asked.kind](Thoughts(Sight(self.apart, seen), self.memory), asked.options)

    def end(self, thoughts: Thoughts, ends: list[int]) -> int:
        """It takes nothing back."""
        return ends[0]

    # ------------------------------------------------------------------ set-up

    def side(self, thoughts: Thoughts, sides: list[int]) -> int:
        """The side that goes best with the other contracts for a fast train, from wherever its goods come."""
        sight, figures = thoughts.sight, self.figures
        good, fastest = sight.seen.subject, figures.levels[SPEED][-1]
        others = [contract for contract in sight.contracts if contract.good != good]
        worths: list[float] = []
        for side in sides:
            number = turned(sight.seen.contract[good], side)
            contracts = [*others, Contract(figures, number, good, False)]
            plans = [Plan(sight, thoughts.turns, [city], contracts, speed=fastest) for city in figures.sources[good]]
            worths.append(max([plan.total for plan in plans]))
        return best_of(sides, worths)

    def give(self, thoughts: Thoughts, kinds: list[int]) -> int:
        """A card that is alone: pairs make jokers."""
        return best_of(kinds, [-float(thoughts.sight.hand[kind]) for kind in kinds])

    def keep_route(self, thoughts: Thoughts, routes: list[int]) -> int:
        """The route card with which the best start brings most."""
        return best_of(routes, [max(self.starts_worth(thoughts, route)) for route in routes])

    def start(self, thoughts: Thoughts, cities: list[int]) -> int:
        """The city from which the plan brings most."""
        route = thoughts.sight.route
        starts = [city for city in self.starts(thoughts.sight, route) if city in cities] or cities
        return best_of(starts, [self.start_worth(thoughts, city, route) for city in starts])

    def starts(self, sight: Sight, route: int) -> list[int]:
        """Cities with which a contract or the route card begins."""
        found = {city for contract in sight.contracts for city in self.figures.sources[contract.good]}
        found.add(self.figures.route_start[route])
        return sorted(found)

    def starts_worth(self, thoughts: Thoughts, route: int) -> list[float]:
        """What the plan brings from each of these starts."""
        return [self.start_worth(thoughts, city, route) for city in self.starts(thoughts.sight, route)]

    def start_worth(self, thoughts: Thoughts, city: int, route: int) -> float:
        """What the plan brings from this start."""
        plan = Plan(thoughts.sight, thoughts.turns, [city], None, route)
        near = sum([max(0, NEARBY - apart) for apart in self.apart[city][: self.figures.cities]])
        return plan.total + (LOADED if self.figures.supplies[city] in plan.goals else 0.0) + NEAR * near

    # ------------------------------------------------------------------ the turn

    def act(self, thoughts: Thoughts, actions: list[int]) -> int:
        """The action that brings most."""
        if actions == [PASS]:
            return PASS
        upgrades = thoughts.upgrades() if actions[-1] >= UPGRADE else []
        worths: list[float] = []
        for action in actions:
            if action == DRAW:
                worths.append(thoughts.draw())
            elif action == BUILD:
                worths.append(thoughts.build())
            elif action == RESTART:
                worths.append(thoughts.restart())
            elif action == EXTRA:
                worths.append(thoughts.extra())
            else:
                worths.append(upgrades[action - UPGRADE])
        return best_of(actions, worths)

    def move(self, thoughts: Thoughts, positions: list[int]) -> int:
        """On towards the next stop; without one the train stays where it is, if it may."""
        stop = thoughts.trip().stop
        if stop != EMPTY:
            return thoughts.trips().towards(stop, positions)
        train = thoughts.sight.train
        return train if train in positions else positions[-1]

    def load(self, thoughts: Thoughts, choices: list[int]) -> int:
        """Whatever is best to have aboard."""
        trips = thoughts.trips()
        good = self.figures.supplies[thoughts.sight.train]
        waiting = trips.waiting - {good}
        worths: list[float] = []
        for choice in choices:
            if choice == PASS:
                worths.append(trips.best(trips.aboard, waiting).worth)
                continue
            dropped = frozenset(() if choice == INTO_EMPTY_CAR else (choice,))
            worths.append(trips.best(trips.aboard - dropped | {good}, waiting | dropped).worth)
        return best_of(choices, worths)

    def deliver(self, thoughts: Thoughts, goods: list[int]) -> int:
        """The cargo that pays most, counted with what the others can still bring."""
        trips, city = thoughts.trips(), thoughts.sight.train
        worths: list[float] = []
        for good in goods:
            if good == PASS:
                worths.append(thoughts.trip().worth)
                continue
            onward = trips.best(trips.aboard - {good}, trips.waiting, city)
            worths.append(trips.contracts[good].pays(city) + onward.worth)
        return best_of(goods, worths)

    # ------------------------------------------------------------------ cards and tracks

    def draw(self, thoughts: Thoughts, choices: list[int]) -> int:
        """The card that helps most; the top of the deck counts as the mean of what it may be."""
        sight = thoughts.sight
        chains = [(max(ANY_CHAIN, rate), chain) for rate, chain in thoughts.chains()[:LOOKED_AT]]
        kinds, hidden = wanted(chains, sight.hand), unseen(sight)
        mean = sum([hidden[kind] * kinds[kind] for kind in range(KINDS)]) / max(1, sum(hidden))
        worths = [0.0 if choice == PASS else mean if choice == DECK else kinds[choice] for choice in choices]
        return best_of(choices, worths)

    def lay(self, thoughts: Thoughts, tracks: list[int]) -> int:
        """The next space of the best chain that goes on from here."""
        done, line = thoughts.sight.seen.chain, thoughts.line()
        length = len(done)
        for _, chain in [line, *thoughts.chains()] if line is not None else thoughts.chains():
            if chain.tracks[:length] == done and chain.tracks[length] in tracks:
                return chain.tracks[length]
        return tracks[0]

    def pay(self, thoughts: Thoughts, counts: list[int]) -> int:
        """What is missed least."""
        sight, seen = thoughts.sight, thoughts.sight.seen
        kind = seen.subject
        following: Chain | None = None
        for _, chain in thoughts.chains():
            if chain.tracks != seen.chain:
                following = chain
                break
        return payment(self.figures.needs(seen.chain), sight.hand, seen.payment[:kind], keep(following))[kind]
