"""Workers and coins: what they are worth, whom to send, and what the wheel may bring."""

from collections.abc import Sequence
from typing import Final

from abilene.games.montana.bot.outlook import TRIFLE
from abilene.games.montana.bot.plan import Plan
from abilene.games.montana.data import ANY, COLOURS, WHEAT

MATCHING: Final = 0.5  # a worker whose colour is needed, in small goods
OTHER: Final = 0.3
IDLE: Final = 0.08  # a worker beyond those that there will be work for
PER_GOOD: Final = 0.6  # workers that a good takes, the bank's included
PRICE: Final = 1.6  # coins that a good takes
NOBODY: Final = 99.0  # what it costs to send workers that one has not
SURPLUS: Final = 0.15  # of a coin's worth, once there are enough

Crew = list[int]  # workers by colour


class Work:
    """The worker board, seen by a seat with a plan."""

    def __init__(self, plan: Plan) -> None:
        sight = plan.sight
        self.plan: Final = plan
        self.sight: Final = sight
        self.figures: Final = sight.figures
        self.outlook: Final = plan.outlook
        self.share: Final = max(TRIFLE, plan.outlook.share)
        self.wanted: Final = [
            (plan.missing[good] + 1) // 2 + 1 if plan.missing[good] else 1 for good in self.figures.area_good
        ]
        self.enough_workers: Final = plan.lacking * PER_GOOD + 1.0
        self.enough_coins: Final = plan.lacking * PRICE + 1.0
        self._crews: list[tuple[float, float]] = []  # worked out when they are needed
        self._pairs: list[float] = []

    # ------------------------------------------------------------------ coins

    def coins(self, count: int) -> float:
        """What so many coins more or fewer change."""
        have = self.sight.coins
        return self._purse(have + count) - self._purse(have)

    def _purse(self, coins: int) -> float:
        useful = min(float(coins), self.enough_coins)
        return self.outlook.coin * (useful + SURPLUS * (coins - useful))

    # ------------------------------------------------------------------ workers

    def unit(self, colour: int, place: int, total: int) -> float:
        """What the worker at this place among those of a colour is worth, in a crew of so many."""
        worth = MATCHING if place < self.wanted[colour] else OTHER
        if total > self.figures.bunks:
            return 0.0
        if total > self.enough_workers:
            worth = IDLE + 0.1 * worth
        return worth * self.share

    def gain(self, colours: tuple[int, int]) -> float:
        """What these workers would be worth to the seat."""
        own = self.sight.workers[:]
        total, worth = sum(own), 0.0
        for colour in colours:
            total += 1
            taken = self.pick(own, range(COLOURS)) if colour == ANY else colour
            worth += self.unit(taken, own[taken], total)
            own[taken] += 1
        return worth

    def pick(self, own: Crew, colours: Sequence[int]) -> int:
        """The colour that a crew lacks most."""
        missing, goods = self.plan.missing, self.figures.area_good
        lacked = [
            (self.unit(colour, own[colour], 0), missing[goods[colour]] - own[colour], -colour) for colour in colours
        ]
        return -max(lacked)[2]

    def loss(self, crew: Sequence[int], own: Crew) -> float:
        """What it costs to send a crew."""
        total, worth = sum(own), 0.0
        for colour, count in enumerate(crew):
            for i in range(count):
                worth += self.unit(colour, own[colour] - 1 - i, total)
                total -= 1
        return worth

    def cheapest(self, own: Crew, colours: list[int], count: int) -> Crew | None:
        """So many workers of these colours that are missed least; None when there are not so many."""
        crew = [0] * COLOURS
        for _ in range(count):
            able = [(self.unit(c, own[c] - crew[c] - 1, 0), crew[c] - own[c], c) for c in colours if own[c] > crew[c]]
            if not able:
                return None
            crew[min(able)[2]] += 1
        return crew

    def area_crew(self, own: Crew, area: int) -> tuple[float, Crew] | None:
        """The best crew for a space of an area and what it costs; None when there is none (MON-PROD-2)."""
        others = [colour for colour in range(COLOURS) if colour != area]
        found = []
        for colours, count in (([area], self.figures.matching), (others, self.figures.others)):
            crew = self.cheapest(own, colours, count)
            if crew is not None:
                found.append((self.loss(crew, own), crew))
        return min(found) if found else None

    def crews(self) -> list[tuple[float, float]]:
        """By area: what the large space costs in workers, and what the small one would add."""
        if not self._crews:
            self._crews = [self._crew_costs(area) for area in range(COLOURS)]
        return self._crews

    def _crew_costs(self, area: int) -> tuple[float, float]:
        own = self.sight.workers
        large = self.area_crew(own, area)
        if large is None:
            return NOBODY, NOBODY
        rest = [have - sent for have, sent in zip(own, large[1])]
        small = self.area_crew(rest, area)
        return large[0], small[0] if small is not None else NOBODY

    # ------------------------------------------------------------------ what a turn of work brings

    def location(self, location: int) -> float:
        """A location: its goods, and one more from the small space if it pays."""
        figures = self.figures
        area = figures.location_area[location]
        kind, count = figures.area_good[area], figures.location_yield[location]
        large, small = self.crews()[area]
        have = self.sight.goods[kind]
        worth = self.plan.taken(kind, count) + self.coins(-figures.location_coins[location]) - large
        return worth + max(0.0, self.plan.goods(kind, have + count, figures.small_yield) - small)

    def bank(self, space: int) -> float:
        """A space of the bank."""
        own = self.sight.workers
        crew = self.cheapest(own, list(range(COLOURS)), self.figures.bank_workers[space])
        return -NOBODY if crew is None else self.coins(self.figures.bank_coins[space]) - self.loss(crew, own)

    def pairs(self) -> list[float]:
        """By segment of the wheel: what its workers are worth."""
        if not self._pairs:
            self._pairs = [self.gain(pair) for pair in self.figures.wheel]
        return self._pairs

    def recruiting(self) -> float:
        """What a spin of the wheel brings on average, with wheat for another pair if that pays."""
        steps = range(min(self.figures.most_steps, self.sight.goods[WHEAT] // self.figures.step_wheat) + 1)
        room, pairs = self.room() - 2, self.pairs()
        total = 0.0
        for arrow, pair in enumerate(pairs):
            total += pair + max([self.advance(arrow, step, room) for step in steps])
        return total / len(pairs)

    def room(self) -> int:
        """How many workers more the player board holds (MON-COMP-3)."""
        return self.figures.bunks - sum(self.sight.workers)

    def advance(self, arrow: int, steps: int, room: int) -> float:
        """What it brings to move the arrow on from there, for a pair that finds so much room (MON-REC-5)."""
        if not steps:
            return 0.0
        pairs = self.pairs()
        pair = pairs[(arrow + steps) % len(pairs)] * min(2, max(0, room)) / 2
        return pair - self.plan.loss(WHEAT, steps * self.figures.step_wheat)
