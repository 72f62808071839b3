"""The northern map: which town to put a store in, and which deliveries that opens."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from abilene.games.great_western_trail.heuristic.goals import BELL, Goals
from abilene.games.great_western_trail.heuristic.outlook import Outlook
from abilene.games.great_western_trail.heuristic.rails import CARD_FOR_FREE, Rails
from abilene.games.great_western_trail.heuristic.sight import Sight
from abilene.games.great_western_trail.north.data import BIG, MEDIUM, PLAIN, STATION_TOWN, NorthFigures
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
    ) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook
        self.goals: Final = goals
        self.rails: Final = rails
        self.action: Final = action  # what an action is worth now
        self.figures: Final = figures
        self.soon: Final = min(1.0, (outlook.turns - 1) / SOON)
        self.share: Final = SHARE * (1 - PATIENT * outlook.early)
        self._towns: Final[dict[int, float]] = {}

    # ------------------------------------------------------------------ where

    def linked(self, links: int) -> set[int]:
        """Towns without an own store, out of these bits."""
        return {town for town in range(len(self.figures.towns)) if links >> town & 1} - self.sight.stores

    @cached_property
    def within_reach(self) -> set[int]:
        """Towns that take a store now, money aside (GWTN-STORE-4)."""
        links = self.figures.hall_links
        for city, joined in enumerate(self.figures.city_links):
            if joined and self.sight.cities[city]:
                links |= joined
        for town in self.sight.stores:
            links |= self.figures.town_links[town]
        return self.linked(links)

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
        stores = self.sight.view["north"]["stores"][self.figures.towns[town]]
        costs = self.figures.slot_cost[town]
        free = [slot for slot, owner in enumerate(stores) if owner < 0 and costs[slot] <= self.sight.money]
        return max((self.slot(town, slot) for slot in free), default=NOWHERE)

    # ------------------------------------------------------------------ towns

    def town(self, town: int) -> float:
        """What a store in a town brings by itself: slot, station, tile or city, and the bell it comes nearer."""
        if town not in self._towns:
            self._towns[town] = self.best_slot(town) + self._kind(town) + self.bell
        return self._towns[town]

    def _kind(self, town: int) -> float:
        kind = self.figures.town_type[town]
        if kind == STATION_TOWN:
            station = self.figures.town_station[town]
            cost = self.sight.figures.station_cost[station]
            payable = cost <= self.sight.money and self.sight.free_slots
            return max(0.0, self.rails.station(station)) if payable else 0.0
        if kind == MEDIUM:
            tile = self.figures.tile_names.index(self.sight.view["north"]["tiles"][self.figures.towns[town]])
            gain = max(self.action(action) for action in self.figures.tile_actions[tile])
            return max(0.0, gain) + self.goals.masters_with(M_STORES)
        return UNFORESEEN * self.gains[self.figures.city_town.index(town)] if kind == BIG else 0.0

    @cached_property
    def bell(self) -> float:
        """What a store adds to the bells: the last one of a row most."""
        per_bell = self.figures.city_vp_per_bell
        delivered = sum(points for city, points in enumerate(per_bell) if self.sight.cities[city])
        hoped = sum(points * self.reach(city) for city, points in enumerate(per_bell)) if not delivered else 0.0
        worth = A_BELL * self.outlook.early + self.goals.credit(BELL) + delivered + hoped * min(1.0, self.outlook.trips)
        lacking: int = self.figures.per_bell - self.sight.mine["annex"]["placed"] % self.figures.per_bell
        return worth / lacking * (1.0 if lacking == 1 else self.soon)

    def onward(self, town: int, passed: frozenset[int] = frozenset()) -> float:
        """What the towns behind a town promise to whoever has a store there."""
        behind = self.linked(self.figures.town_links[town]) - self.within_reach - passed
        return self._beyond(behind, passed | {town})

    def _beyond(self, towns: Iterable[int], passed: frozenset[int]) -> float:
        worth = max((self.town(town) + self.onward(town, passed) - A_STORE for town in towns), default=0.0)
        return max(0.0, worth) * BEYOND * self.soon

    def store(self, town: int) -> float:
        """What a store there is worth now, with all that it leads to."""
        return self.town(town) + self.onward(town)

    @cached_property
    def ranked(self) -> list[float]:
        """The worth of the next store, by town within reach, the best first."""
        if not self.sight.mine["annex"]["left"]:
            return []
        return sorted(map(self.store, self.within_reach), reverse=True)

    def stores(self, count: int) -> float:
        """The worth of placing so many stores now; NOWHERE when there is no place for one."""
        if not self.ranked or self.ranked[0] <= NOWHERE / 2:
            return NOWHERE
        return sum(max(0.0, worth) for worth in self.ranked[:count]) * self.share

    # ------------------------------------------------------------------ deliveries to come

    def opening(self, city: int) -> float:
        """What the towns promise that a disc on a city of the strip brings within reach."""
        if self.sight.cities[city] or not self.figures.city_links[city] or not self.sight.mine["annex"]["left"]:
            return 0.0
        return self._beyond(self.linked(self.figures.city_links[city]) - self.within_reach, frozenset())

    def reach(self, city: int) -> float:
        """How surely a delivery to come goes as far as a city."""
        sight, outlook = self.sight, self.outlook
        total = outlook.mean + sight.permanent + BETTERED + GROWTH * outlook.trips
        return min(1.0, max(0.0, 0.5 + (total - sight.figures.city_value[city]) / SPREAD))

    @cached_property
    def gains(self) -> list[float]:
        """By city: what it adds to the deliveries to come if it is opened."""
        figures = self.sight.figures
        repeats = figures.city_repeats
        cities = [city for city, had in enumerate(self.sight.cities) if repeats[city] or not had]
        worths = {city: self.rails.disc(city, WELL_OFF) for city in cities}
        chances = {city: self.reach(city) for city in cities}
        cities.sort(key=lambda city: -worths[city])
        opened = self.sight.open_cities

        def plan(closed: int) -> float:
            """What the trips to come bring: the best cities first, with this one among them."""
            left, total = self.outlook.trips, 0.0
            for city in cities:
                if city in opened or city == closed:
                    taken = chances[city] * (left if repeats[city] else min(1.0, left))
                    left -= taken
                    total += taken * worths[city]
            return total

        before = plan(-1)
        return [plan(city) - before if city in worths else 0.0 for city in range(len(figures.cities))]
