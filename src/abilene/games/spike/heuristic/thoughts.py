"""What follows from a view: the plan, the chains, the train's way on, and what each action is worth in dollars."""

from functools import cached_property
from typing import Final

from abilene.games.spike.data import FREIGHT, KINDS, POWER, SORTS, SPEED
from abilene.games.spike.heuristic.cards import payment
from abilene.games.spike.heuristic.chains import Chain, chains, lack, sets
from abilene.games.spike.heuristic.clock import turns_left
from abilene.games.spike.heuristic.plan import Plan, card_worth
from abilene.games.spike.heuristic.sight import Facts, Sight
from abilene.games.spike.heuristic.trips import Trip, Trips
from abilene.games.spike.state import EMPTY

LOOKED_AT: Final = 5  # chains for which cards are collected
NEEDED: Final = 1.3  # a card that the best chain needs, beside one that it does not need
TOO_MANY: Final = 4  # cards more than pieces: no more are drawn
NEVER: Final = -9.0  # dollars: what makes no sense

# Dollars for what the counts below leave out.
NOW: Final = 1.0  # prices fall and spaces are taken: a line is better built at once
UNDER_WAY: Final = 3.0  # a train that has left goes on for nothing
LATER: Final = -1.5  # what an upgrade gives comes later than its price is paid
STEP: Final = 0.3  # an extra move

# What upgrades change.
DRAWS: Final = 0.4  # of the turns to come are draws
RUNNING: Final = 0.8  # of the turns to come the train moves
FEWER_SPACES: Final = 0.85  # of the way, with one more freight car
HURRY: Final = 0.4  # dollars: what a turn of the train is worth
STOPS: Final = 2.0  # dollars: the part of a payout that has been counted as spent on stops


class Thoughts:
    """All that follows from one view, worked out when it is needed."""

    def __init__(self, sight: Sight, memory: dict[Facts, Plan]) -> None:
        self.sight: Final = sight
        self.turns: Final = turns_left(sight)
        self.card: Final = card_worth(self.turns)
        self._memory: Final = memory

    @cached_property
    def plan(self) -> Plan:
        """What to connect; it stays as it is while all that it depends on does."""
        facts = self.sight.facts(self.turns)
        plan = self._memory.get(facts)
        if plan is None:
            self._memory.clear()
            plan = self._memory[facts] = Plan(self.sight, self.turns, self.sight.network)
        return plan

    @cached_property
    def trips(self) -> Trips:
        """Where the train can go."""
        network, goals = self.sight.network, self.plan.goals
        promises = {good: worth for good, (worth, city) in goals.items() if city not in network}
        return Trips(self.sight, self.turns, promises)

    @cached_property
    def trip(self) -> Trip:
        """The best way on for the train."""
        return self.trips.best()

    @cached_property
    def chains(self) -> list[tuple[float, Chain]]:
        """The chains that can be begun now, with what they bring per action, the best first."""
        sight, bonus = self.sight, self.plan.bonus
        found = []
        for chain in chains(sight):
            cards = len(chain.tracks) + sets(chain.needs, sight.hand)
            worth = sight.city_price(chain.city) + bonus.get(chain.city, 0.0) - self.card * cards
            draws = max(0, lack(chain.needs, sight.hand)) / sight.power
            if draws:
                worth *= min(1.0, self.turns / (2.0 * draws))
            found.append((worth / (1.0 + draws), chain))
        found.sort(key=lambda rated: (-rated[0], rated[1].city))
        return found

    @cached_property
    def line(self) -> tuple[float, Chain] | None:
        """The best chain that can be paid without robbing a better one of its cards."""
        hand = self.sight.hand
        best = self.chains[0][1] if self.chains else None
        for rate, chain in self.chains:
            if rate <= 0.0:
                break
            if lack(chain.needs, hand) > 0:
                continue
            if chain is best or best is None:
                return rate, chain
            cards = payment(chain.needs, hand, (), keep(best))
            rest = [held - paid for held, paid in zip(hand, cards, strict=True)]
            if lack(best.needs, rest) <= max(0, lack(best.needs, hand)):
                return rate, chain
        return None

    # ------------------------------------------------------------------ what actions are worth

    @cached_property
    def draw(self) -> float:
        """A draw brings cards, or the ones that a good chain lacks."""
        sight = self.sight
        useful = 0 < sight.pieces > sum(sight.hand) - TOO_MANY
        worth = sight.power * self.card if useful else 0.0
        for rate, chain in self.chains[:LOOKED_AT]:
            if lack(chain.needs, sight.hand) > 0:
                worth = max(worth, rate)
        return worth

    @property
    def build(self) -> float:
        """A build brings its line."""
        return self.line[0] + NOW if self.line is not None else NEVER

    @property
    def restart(self) -> float:
        """A restart brings its part of what the train then earns."""
        trip = self.trip
        return trip.worth / max(1, trip.restarts) + UNDER_WAY if trip.stop != EMPTY else NEVER

    @property
    def extra(self) -> float:
        """An extra move brings the train nearer to its stop, which counts the more the sooner the game may end."""
        trip = self.trip
        return STEP + trip.worth / (self.turns + 2) if trip.stop != EMPTY else NEVER

    def upgrade(self, sort: int) -> float:
        """An upgrade brings more than it costs, if there is time."""
        return self._upgrades[sort] - self.sight.costs[sort] + LATER

    @cached_property
    def _upgrades(self) -> list[float]:
        sight, plan = self.sight, self.plan
        payouts = spaces = 0.0
        for contract in sight.contracts:
            if contract.good in plan.goals:
                worth, city = plan.goals[contract.good]
                payouts += worth + STOPS
                spaces += plan.run(contract, city) * sight.speed

        def earned(speed: int, way: float) -> float:
            in_time = min(1.0, RUNNING * self.turns * speed / max(1.0, way))
            return payouts * in_time - HURRY * way / speed

        now = earned(sight.speed, spaces)
        found = [0.0] * len(SORTS)
        found[SPEED] = earned(sight.speed + 1, spaces) - now
        if len(plan.goals) > sight.cars:
            found[FREIGHT] = earned(sight.speed, spaces * FEWER_SPACES) - now
        wanted = max(0, sight.pieces - sum(sight.hand)) / sight.power
        found[POWER] = self.card * min(DRAWS * self.turns, wanted)
        return found


def keep(chain: Chain | None) -> list[float]:
    """What a card of each kind is worth to keep: more, if the chain needs it."""
    if chain is None:
        return [1.0] * KINDS
    return [NEEDED if need else 1.0 for need in chain.needs]
