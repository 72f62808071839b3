"""What follows from a view: the plan, the chains, the train's way on, and what each action is worth in dollars."""

from typing import Final

from abilene.games.spike.bot.cards import payment
from abilene.games.spike.bot.chains import Chain, chains, lack
from abilene.games.spike.bot.plan import Plan
from abilene.games.spike.bot.sight import Facts, Sight
from abilene.games.spike.bot.trips import Trip, Trips
from abilene.games.spike.bot.ways import Ways, card_worth, ways_from
from abilene.games.spike.clock import turns_left
from abilene.games.spike.data import FREIGHT, KINDS, POWER, SORTED, SPEED
from abilene.games.spike.state import EMPTY
from abilene.games.spike.steps.lines import sets

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


Rated = tuple[float, Chain]  # what a chain brings per action


class Memory:
    """The last ways, plan and chains: they often serve for several questions."""

    def __init__(self) -> None:
        self.ground: Facts = ()
        self.ways: Ways | None = None
        self.facts: Facts = ()
        self.plan: Plan | None = None
        self.cards: list[int] = []  # the hand, and how many cards a draw takes
        self.chains: list[Rated] = []


class Thoughts:
    """All that follows from what is seen, worked out when it is needed."""

    def __init__(self, sight: Sight, memory: Memory) -> None:
        self.sight: Final = sight
        self.turns: Final[int] = turns_left(sight.seen)
        self.card: Final[float] = card_worth(self.turns)
        self.facts: Final[Facts] = sight.facts(self.turns)
        self._memory: Final = memory
        self._trips: Trips | None = None
        self._trip: Trip | None = None

    def plan(self) -> Plan:
        """What to connect; it stays as it is while all that it depends on does."""
        sight, memory = self.sight, self._memory
        if memory.plan is None or memory.facts != self.facts:
            memory.facts = self.facts
            memory.plan = Plan(sight, self.turns, sight.network, ways=self._ways())
            memory.cards = []
        return memory.plan

    def _ways(self) -> Ways:
        """The ways from the own network; a move of the train or a turn that is over leaves them as they are."""
        sight, memory = self.sight, self._memory
        ground = (self.card, sight.ground)
        if memory.ways is None or memory.ground != ground:
            memory.ground = ground
            memory.ways = ways_from(sight, self.turns, sight.network)
        return memory.ways

    def trips(self) -> Trips:
        """Where the train can go."""
        if self._trips is None:
            goals = self.plan().goals
            promises = {good: worth for good, (worth, city) in goals.items() if not self.sight.mine[city]}
            self._trips = Trips(self.sight, self.turns, promises)
        return self._trips

    def trip(self) -> Trip:
        """The best way on for the train."""
        if self._trip is None:
            trips = self.trips()
            self._trip = trips.best(trips.aboard, trips.waiting)
        return self._trip

    def chains(self) -> list[Rated]:
        """The chains that can be begun now, with what they bring per action, the best first."""
        memory, bonus, cards = self._memory, self.plan().bonus, [*self.sight.hand, self.sight.power]
        if memory.cards != cards:
            memory.cards = cards
            memory.chains = [(self._rate(chain, bonus.get(chain.city, 0.0)), chain) for chain in chains(self.sight)]
            memory.chains.sort(key=_best_first)
        return memory.chains

    def _rate(self, chain: Chain, bonus: float) -> float:
        sight = self.sight
        cards = len(chain.tracks) + sets(chain.needs, sight.hand)
        worth = sight.city_price(chain.city) + bonus - self.card * cards
        draws = max(0, lack(chain.needs, sight.hand)) / sight.power
        if draws:
            worth *= min(1.0, self.turns / (2.0 * draws))
        return worth / (1.0 + draws)

    def line(self) -> Rated | None:
        """The best chain that can be paid without robbing a better one of its cards."""
        hand, rated = self.sight.hand, self.chains()
        for rate, chain in rated:
            if rate <= 0.0:
                break
            if lack(chain.needs, hand) > 0:
                continue
            best = rated[0][1]
            if chain is best:
                return rate, chain
            cards = payment(chain.needs, hand, [], keep(best))
            rest = [hand[kind] - cards[kind] for kind in range(KINDS)]
            if lack(best.needs, rest) <= max(0, lack(best.needs, hand)):
                return rate, chain
        return None

    # ------------------------------------------------------------------ what actions are worth

    def draw(self) -> float:
        """A draw brings cards, or the ones that a good chain lacks."""
        sight = self.sight
        useful = 0 < sight.pieces > sum(sight.hand) - TOO_MANY
        worth = sight.power * self.card if useful else 0.0
        for rate, chain in self.chains()[:LOOKED_AT]:
            if lack(chain.needs, sight.hand) > 0:
                worth = max(worth, rate)
        return worth

    def build(self) -> float:
        """A build brings its line."""
        line = self.line()
        return line[0] + NOW if line is not None else NEVER

    def restart(self) -> float:
        """A restart brings its part of what the train then earns."""
        trip = self.trip()
        return trip.worth / max(1, trip.restarts) + UNDER_WAY if trip.stop != EMPTY else NEVER

    def extra(self) -> float:
        """An extra move brings the train nearer to its stop, which counts the more the sooner the game may end."""
        trip = self.trip()
        return STEP + trip.worth / (self.turns + 2) if trip.stop != EMPTY else NEVER

    def upgrades(self) -> list[float]:
        """An upgrade of each sort brings more than it costs, if there is time."""
        sight, plan = self.sight, self.plan()
        payouts = spaces = 0.0
        for contract in sight.contracts:
            if contract.good in plan.goals:
                worth, city = plan.goals[contract.good]
                payouts += worth + STOPS
                spaces += plan.run(contract, city) * sight.speed
        now = self._earned(payouts, spaces, sight.speed)
        found = [0.0] * SORTED
        found[SPEED] = self._earned(payouts, spaces, sight.speed + 1) - now
        if len(plan.goals) > sight.cars:
            found[FREIGHT] = self._earned(payouts, spaces * FEWER_SPACES, sight.speed) - now
        wanted = max(0, sight.pieces - sum(sight.hand)) / sight.power
        found[POWER] = self.card * min(DRAWS * self.turns, wanted)
        return [found[sort] - max(0, sight.seen.upgrade_cost(sight.me, sort)) + LATER for sort in range(SORTED)]

    def _earned(self, payouts: float, way: float, speed: int) -> float:
        """What a train of this speed brings of the payouts, so many spaces away."""
        in_time = min(1.0, RUNNING * self.turns * speed / max(1.0, way))
        return payouts * in_time - HURRY * way / speed


def _best_first(rated: Rated) -> tuple[float, int]:
    return -rated[0], rated[1].city


def keep(chain: Chain | None) -> list[float]:
    """What a card of each kind is worth to keep: more, if the chain needs it."""
    if chain is None:
        return [1.0] * KINDS
    return [NEEDED if need else 1.0 for need in chain.needs]
