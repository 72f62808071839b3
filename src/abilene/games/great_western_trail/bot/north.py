"""The northern map: which town to put a store in, and which deliveries that opens."""

from collections.abc import Callable
from typing import Final

from abilene.games.great_western_trail.bot.goals import BELL, Goals
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.rails import CARD_FOR_FREE, Rails
from abilene.games.great_western_trail.bot.sight import UNSET, Sight
from abilene.games.great_western_trail.north.data import BIG, MEDIUM, PLAIN, STATION_TOWN, NorthFigures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.scoring import M_STORES

NOWHERE: Final = -100.0  # no town takes a store
A_STORE: Final = 1.5  # points that a store to come costs: a dollar, a card, and what else could be done
BEYOND: Final = 0.5  # the share of a town's worth while another store has to be placed first
SOON: Final = 8.0  # turns in which a further store is surely placed
GROWTH: Final = 0.35  # of breeding value: hands grow by so much a trip
BETTERED: Final = 1.0  # of breeding value: certificates and waiting better a delivery by so much
SPREAD: Final = 8.0  # of breeding value: deliveries differ by so much
WELL_OFF: Final = 100.0  # dollars: the money of a delivery to come is no question
UNFORESEEN: Final = 1.3  # a city is worth more than the plan says: hands often fall short of it
SHARE: Final = 0.8  # of the points that stores promise: some never come
PATIENT: Final = 0.6  # the part of that share which counts only late: a ranch comes first
A_BELL: Final = 0.8  # points of a bell by itself: certificates, cards to come


class North:
    """The stores of a seat, and what more of them would bring."""

    def __init__(
        self,
        sight: Sight,
        outlook: Outlook,
        goals: Goals,
        rails: Rails,
        action: Callable[[int], float],
        figures: NorthFigures,
        seen: SeenNorth,
    ) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook
        self.goals: Final = goals
        self.rails: Final = rails
        self.action: Final = action  # what an action is worth now
        self.figures: Final = figures
        self.soon: Final = min(1.0, (outlook.turns - 1) / SOON)
        self.share: Final = SHARE * (1 - PATIENT * outlook.early)
        self.seen: Final = seen
        self.left: Final = figures.stores - seen.placed[sight.me]  # stores on the own annex
        self.within_reach: Final = self._within_reach()
        self._towns: Final = [UNSET] * len(figures.towns)
        self._bell = UNSET
        self._openings: Final = [UNSET] * len(sight.figures.cities)
        self._ranked: list[float] | None = None
        self._gains: list[float] | None = None

    # ------------------------------------------------------------------ where: towns as bits

    def _within_reach(self) -> int:
        """Towns that take a store now, money aside (GWTN-STORE-4)."""
        links = self.figures.hall_links
        for city, joined in enumerate(self.figures.city_links):
            if joined and self.sight.cities[city]:
                links |= joined
        for town in range(len(self.figures.towns)):
            if self.sight.stores >> town & 1:
                links |= self.figures.town_links[town]
        return links & ~self.sight.stores

    # ------------------------------------------------------------------ slots

    def slot(self, town: int, slot: int) -> float:
        """What a slot brings, its price included."""
        number = self.figures.slot_action[town][slot]
        if number == PLAIN:
            return -self.figures.slot_cost[town][slot] * self.outlook.dollar
        action = self.sight.figures.actions[number]
        return CARD_FOR_FREE * self.outlook.early if action.objective else max(0.0, self.action(number))

    def best_slot(self, town: int) -> float:
        """The best free slot of a town; NOWHERE when none can be paid."""
        costs, stores = self.figures.slot_cost[town], self.seen.slots[town]
        free = [slot for slot, owner in enumerate(stores) if owner < 0 and costs[slot] <= self.sight.money]
        return max([self.slot(town, slot) for slot in free], default=NOWHERE)

    # ------------------------------------------------------------------ towns

    def town(self, town: int) -> float:
        """What a store in a town brings by itself: slot, station, tile or city, and the bell it comes nearer."""
        if self._towns[town] == UNSET:
            self._towns[town] = self.best_slot(town) + self._kind(town) + self.bell()
        return self._towns[town]

    def _kind(self, town: int) -> float:
        kind = self.figures.town_type[town]
        if kind == STATION_TOWN:
            station = self.figures.town_station[town]
            cost = self.sight.figures.station_cost[station]
            payable = cost <= self.sight.money and self.sight.free_slots
            return max(0.0, self.rails.station(station)) if payable else 0.0
        if kind == MEDIUM:
            gain = max([self.action(action) for action in self.figures.tile_actions[self.seen.tiles[town]]])
            return max(0.0, gain) + self.goals.masters_with(M_STORES)
        return UNFORESEEN * self.gains()[self.figures.town_city[town]] if kind == BIG else 0.0

    def bell(self) -> float:
        """What a store adds to the bells: the last one of a row most."""
        if self._bell == UNSET:
            self._bell = self._a_bell()
        return self._bell

    def _a_bell(self) -> float:
        per_bell, trips = self.figures.city_vp_per_bell, self.outlook.trips
        delivered = sum([points for city, points in enumerate(per_bell) if self.sight.cities[city]])
        hoped = 0.0
        if not delivered:
            for city, points in enumerate(per_bell):
                hoped += points * self.reach(city)
        worth = A_BELL * self.outlook.early + self.goals.credit(BELL) + delivered + hoped * min(1.0, trips)
        lacking = self.figures.per_bell - self.seen.placed[self.sight.me] % self.figures.per_bell
        return worth / lacking * (1.0 if lacking == 1 else self.soon)

    def onward(self, town: int, passed: int = 0) -> float:
        """What the towns behind a town promise to whoever has a store there, those already passed aside."""
        behind = self.figures.town_links[town] & ~self.sight.stores & ~self.within_reach & ~passed
        return self._beyond(behind, passed | 1 << town)

    def _beyond(self, towns: int, passed: int) -> float:
        worth = 0.0
        for town in range(len(self._towns)):
            if towns >> town & 1:
                worth = max(worth, self.town(town) + self.onward(town, passed) - A_STORE)
        return worth * BEYOND * self.soon

    def store(self, town: int) -> float:
        """What a store there is worth now, with all that it leads to."""
        return self.town(town) + self.onward(town)

    def ranked(self) -> list[float]:
        """The worth of the next store, by town within reach, the best first."""
        if self._ranked is None:
            towns = [town for town in range(len(self._towns)) if self.left and self.within_reach >> town & 1]
            self._ranked = sorted([self.store(town) for town in towns], reverse=True)
        return self._ranked

    def stores(self, count: int) -> float:
        """The worth of placing so many stores now; NOWHERE when there is no place for one."""
        ranked = self.ranked()
        if not ranked or ranked[0] <= NOWHERE / 2:
            return NOWHERE
        total = 0.0
        for worth in ranked[:count]:
            total += max(0.0, worth)
        return total * self.share

    # ------------------------------------------------------------------ deliveries to come

    def opening(self, city: int) -> float:
        """What the towns promise that a disc on a city of the strip brings within reach."""
        if self._openings[city] == UNSET:
            links = self.figures.city_links[city] if self.left and not self.sight.cities[city] else 0
            self._openings[city] = self._beyond(links & ~self.sight.stores & ~self.within_reach, 0) if links else 0.0
        return self._openings[city]

    def reach(self, city: int) -> float:
        """How surely a delivery to come goes as far as a city."""
        sight, outlook = self.sight, self.outlook
        total = outlook.mean + sight.permanent + BETTERED + GROWTH * outlook.trips
        return min(1.0, max(0.0, 0.5 + (total - sight.figures.city_value[city]) / SPREAD))

    def gains(self) -> list[float]:
        """By city: what it adds to the deliveries to come if it is opened."""
        if self._gains is None:
            figures = self.sight.figures
            cities = [city for city, had in enumerate(self.sight.cities) if figures.city_repeats[city] or not had]
            ranked = sorted([(-self.rails.disc(city, WELL_OFF), city) for city in cities])
            opened = [False] * len(figures.cities)
            for city in self.sight.open_cities():
                opened[city] = True
            before = self._plan(ranked, opened)
            gains = [0.0] * len(figures.cities)
            for city in cities:
                was, opened[city] = opened[city], True
                gains[city] = self._plan(ranked, opened) - before
                opened[city] = was
            self._gains = gains
        return self._gains

    def _plan(self, ranked: list[tuple[float, int]], opened: list[bool]) -> float:
        """What the trips to come bring, the best of the open cities first."""
        left, total = self.outlook.trips, 0.0
        for worth, city in ranked:
            if opened[city]:
                taken = self.reach(city) * (left if self.sight.figures.city_repeats[city] else min(1.0, left))
                left -= taken
                total += taken * -worth
        return total
