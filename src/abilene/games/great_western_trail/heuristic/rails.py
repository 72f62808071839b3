"""Engine, stations, station masters, cities, and the discs that go there."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from abilene.games.great_western_trail.data import (
    AUX_CERTIFICATE,
    AUX_DRAW,
    AUX_ENGINE,
    AUX_MONEY,
    AUX_REMOVE,
    BUILD_FREE,
    CERTIFICATE_4,
    CERTIFICATE_6,
    ENGINEER,
    EXTRA_DISC,
    HAND_1,
    HAND_2,
    SLOTS,
    STEP_LEFT,
    STEP_RIGHT,
    STORE,
    Master,
)
from abilene.games.great_western_trail.heuristic.goals import LAST_CITY, STATION, Goals
from abilene.games.great_western_trail.heuristic.herd import VALUE_3, Herd
from abilene.games.great_western_trail.heuristic.outlook import Outlook
from abilene.games.great_western_trail.heuristic.sight import Sight
from abilene.games.great_western_trail.scoring import (
    M_AREA,
    M_BUILDINGS,
    M_CATTLE,
    M_CERTIFICATES,
    M_HAZARD,
    M_NATIVES,
    M_STATIONS,
    M_STORES,
    M_WORKER,
)

RIDES_A_TRIP: Final = 1.6  # engine actions with all engineers: buildings C and G
OTHER_STEPS: Final = 1.5  # steps a trip that need no engineers
# Points a turn that an emptied slot is worth: how often its action is the best thing to do.
SLOT_A_TURN: Final = {AUX_MONEY: 0.02, AUX_DRAW: 0.04, AUX_CERTIFICATE: 0.05, AUX_ENGINE: 0.05, AUX_REMOVE: 0.05}
DOUBLE_STORE_A_TURN: Final = 0.05  # the same for the second store of Rails to the North
STEP_A_TURN: Final = 0.07  # points a turn of one more step for the herder
CARD_FOR_FREE: Final = 0.3  # points of an objective card that an arrow gives
NEIGHBOUR: Final = 0.5  # the share of an arrow's points while only one of its cities has a disc
BELLS_A_TRIP: Final = 0.3  # bells cleared between now and the end
CROSSED: Final = 0.6  # the share of deliveries that go beyond a given cross
A_WORKER: Final = 0.7  # points a trip that a worker brings
# How many more a trip there will be of what station masters count.
A_TRIP: Final = {
    M_WORKER: 1.0, M_AREA: 0.5, M_HAZARD: 0.4, M_NATIVES: 0.3, M_STATIONS: 0.7, M_BUILDINGS: 0.7, M_STORES: 0.3,
    M_CATTLE: 0.7,
}  # fmt: skip
PLACED_AT_ONCE: Final = 2.0  # points of a store or a building that a station master gives
CERTIFICATE_SPARE: Final = 0.5  # deliveries in which a higher limit is used


class Rails:
    """What the railroad and the deliveries bring a seat."""

    def __init__(
        self, sight: Sight, outlook: Outlook, goals: Goals, herd: Herd, opening: Callable[[int], float]
    ) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook
        self.goals: Final = goals
        self.herd: Final = herd
        self.opening: Final = opening  # what the towns are worth that a disc on a city opens

    # ------------------------------------------------------------------ discs

    def slot(self, slot: int) -> float:
        """The worth of emptying a slot of the player board, with its money."""
        figures, outlook = self.sight.figures, self.outlook
        money = outlook.dollar * (figures.slot_money[slot] - figures.slot_cost[slot])
        return money + figures.slot_vp[slot] + self._unlocked(slot)

    def _unlocked(self, slot: int) -> float:
        outlook = self.outlook
        turns = outlook.turns - 1
        if slot == STEP_LEFT:
            return STEP_A_TURN * turns * self.sight.figures.step_left
        if slot == STEP_RIGHT:
            return STEP_A_TURN * turns * self.sight.figures.step_right
        if slot in (HAND_1, HAND_2):
            return self.herd.hands.larger * outlook.value * self.herd.later
        if slot in (CERTIFICATE_4, CERTIFICATE_6):
            both = slot == CERTIFICATE_4 or SLOTS[CERTIFICATE_4] not in self.sight.covered
            return CERTIFICATE_SPARE * outlook.value * outlook.trips * (1.0 if both else 0.5)
        if slot == EXTRA_DISC:
            return DOUBLE_STORE_A_TURN * turns
        return SLOT_A_TURN[slot if slot <= AUX_DRAW else (slot + 2) // 2] * turns

    def best_slot(self, white: bool, money: float) -> float:
        """The best slot for a target with this border (GWT-DISC-1, GWT-DISC-7)."""
        figures = self.sight.figures
        free = self.sight.free_slots
        if white:
            free = [slot for slot in free if figures.slot_white[slot]] or free
        return max((self.slot(slot) for slot in free if figures.slot_cost[slot] <= money), default=0.0)

    @cached_property
    def usual_slot(self) -> float:
        """What a disc will usually unlock: the best slots go first."""
        worths = sorted((self.slot(slot) for slot in self.sight.free_slots), reverse=True)
        return worths[min(2, len(worths) - 1)] if worths else 0.0

    # ------------------------------------------------------------------ stations

    def station(self, station: int) -> float:
        """The worth of upgrading a station, its price included, as if it could be paid."""
        figures = self.sight.figures
        if self.sight.stations[station]:
            return 0.0
        price = figures.station_cost[station]
        worth = figures.station_vp[station] + self.goals.credit(STATION) + self.goals.masters_with(M_STATIONS)
        worth += self.usual_slot
        return worth - price * self.outlook.dollar + max(0.0, self.appointment(station))

    @cached_property
    def station_worths(self) -> list[float]:
        """What each station is worth to whoever comes there."""
        return [max(0.0, self.station(station)) for station in range(len(self.sight.stations))]

    def upgrade(self, rail: int) -> float:
        """The worth of the upgrade that a stop there allows now."""
        station = self.sight.figures.turnout_station[rail]
        if station < 0 or self.sight.figures.station_cost[station] > self.sight.money or not self.sight.free_slots:
            return 0.0
        return self.station_worths[station]

    def appointment(self, station: int) -> float:
        """The worth of the station master there for the cheapest worker that can be spared."""
        master = self.sight.masters_at[station]
        spare = [self.dismissal(worker) for worker in range(3) if self.sight.workers[worker] > 1]
        if master < 0 or not spare:
            return 0.0
        return self.master(self.sight.figures.masters[master]) - min(spare)

    def dismissal(self, worker: int) -> float:
        """What giving up the last worker of a row costs."""
        figures, count = self.sight.figures, self.sight.workers[worker]
        points = figures.worker_vp if count >= figures.worker_vp_from else 0
        return points + A_WORKER * self.outlook.trips + self.goals.masters_with(M_WORKER)

    def master(self, master: Master) -> float:
        """A station master: at once, for good, and at the end."""
        sight, outlook = self.sight, self.outlook
        money = sum(sight.figures.actions[action].money for action in master.immediate[:1])
        steps = sum(sight.figures.actions[action].steps for action in master.immediate[:1])
        tiles = max(self.goals.best_hazard(), self.goals.best_native()) if len(master.immediate) > 1 else 0.0
        counted = {
            M_WORKER: sum(sight.workers) - 1,
            M_AREA: len(self.goals.cards),
            M_HAZARD: len(sight.hazards),
            M_NATIVES: min(sight.natives),
            M_CERTIFICATES: sight.permanent + 2,
            M_STATIONS: sum(sight.stations),
            M_BUILDINGS: len(sight.buildings),
            M_STORES: len(sight.stores & set(sight.figures.north.medium)) if sight.figures.north else 0,
            M_CATTLE: sum(1 for card in self.herd.cattle if sight.figures.kind_value[card] >= VALUE_3),
        }.get(master.scoring, 0) + A_TRIP.get(master.scoring, 0.0) * outlook.trips
        lasting = master.certificates * outlook.value * outlook.trips
        placed = any(sight.figures.actions[action].verb in (STORE, BUILD_FREE) for action in master.immediate)
        at_once = money * outlook.dollar + steps * outlook.value + tiles + (PLACED_AT_ONCE if placed else 0.0)
        return at_once + lasting + master.vp * counted / master.per

    # ------------------------------------------------------------------ the engine

    def prospect(self, rail: int, engineers: int) -> float:
        """What an engine there can still come to: stations ahead, and crosses already behind it."""
        figures, outlook = self.sight.figures, self.outlook
        if outlook.ending:
            return 0.0
        steps = max(1.0, outlook.trips * (RIDES_A_TRIP * engineers + OTHER_STEPS))
        worth = 0.0
        for station, at in enumerate(figures.station_at):
            if at > rail:
                worth += self.station_worths[station] * max(0.0, 1 - (at - rail) / 2 / steps)
        passed = sum(1 for cross in figures.crossings if 2 * cross < rail and cross < self.herd.hands.mean + 3)
        return worth + passed * outlook.dollar * outlook.trips * CROSSED

    @cached_property
    def here(self) -> float:
        """The prospect of the engine where it stands."""
        return self.prospect(self.sight.engine, self.sight.workers[ENGINEER])

    def stop(self, rail: int) -> float:
        """What moving the engine there brings, forwards or backwards."""
        if rail == self.sight.figures.last_space:
            back = max(range(rail), key=self.turned_back)
            return self.upgrade(rail) + self.turned_back(back) - self.here
        return self.upgrade(rail) + self.prospect(rail, self.sight.workers[ENGINEER]) - self.here

    def turned_back(self, rail: int) -> float:
        """What a space is worth to an engine sent back from the end of the line."""
        if rail in self.sight.engines or (rail % 2 and self.sight.figures.turnout_station[rail] < 0):
            return -1.0
        return self.upgrade(rail) + self.prospect(rail, self.sight.workers[ENGINEER])

    def ahead(self, rail: int) -> list[int]:
        """The free spaces one step forward (GWT-ENG-2)."""
        following = [rail + 1] if rail % 2 else [rail + 2]
        if rail % 2 == 0 and self.sight.figures.turnout_station[rail + 1] >= 0:
            following.append(rail + 1)
        return self._free(following, self.ahead)

    def behind(self, rail: int) -> list[int]:
        """The free spaces one step backward."""
        if rail == 0:
            return []
        following = [rail - 1] if rail % 2 else [rail - 2]
        if rail % 2 == 0 and self.sight.figures.turnout_station[rail - 1] >= 0:
            following.append(rail - 1)
        return self._free(following, self.behind)

    def _free(self, rails: Sequence[int], beyond: Callable[[int], list[int]]) -> list[int]:
        found: list[int] = []
        for rail in rails:
            found += beyond(rail) if rail in self.sight.engines else [rail]
        return found

    def ride(self, steps: int) -> float:
        """The best that up to so many steps forward bring; 0 without any."""
        last = self.sight.figures.last_space
        edge, reached = {self.sight.engine}, set[int]()
        for _ in range(steps):
            edge = {place for rail in edge if rail != last for place in self.ahead(rail)}
            reached |= edge
        return max((self.stop(rail) for rail in reached), default=0.0)

    def retreat(self, steps: int) -> float | None:
        """The least that exactly so many steps backward cost (below 0), or None when there is no way."""
        edge = {self.sight.engine}
        for _ in range(steps):
            edge = {place for rail in edge for place in self.behind(rail)}
        return max((self.stop(rail) for rail in edge), default=None)

    # ------------------------------------------------------------------ deliveries

    def transport(self, city: int) -> int:
        """A dollar for each cross between the engine and the city (GWT-DEL-8)."""
        figures = self.sight.figures
        value = figures.city_value[city]
        return sum(1 for cross in figures.crossings if self.sight.engine <= 2 * cross and cross < value)

    def city(self, city: int, money: float, carried: bool = True) -> float:
        """The worth of a delivery to a city, with the towns that it opens."""
        return self.disc(city, money, carried) + self.opening(city)

    def disc(self, city: int, money: float, carried: bool = True) -> float:
        """The worth of a disc on a city: points, arrows, the slot it empties, less the transport."""
        figures, sight, outlook = self.sight.figures, self.sight, self.outlook
        cost = self.transport(city) if carried else 0
        worth = figures.city_vp[city] - cost * outlook.dollar
        worth += figures.city_money[city] * outlook.dollar
        if figures.city_objective[city]:
            worth += CARD_FOR_FREE * outlook.early
        if figures.north:
            worth += figures.north.city_vp_per_bell[city] * (sight.bells + BELLS_A_TRIP * outlook.trips)
        if city == figures.last_city:
            worth += self.goals.credit(LAST_CITY)
        for left, other in ((city - 1, city - 1), (city, city + 1)):
            if left >= 0 and figures.arrow[left]:
                worth += self._arrow(left, sight.cities[other] > 0)
        return worth + self.best_slot(figures.city_white[city], money - cost)

    def _arrow(self, left: int, complete: bool) -> float:
        figures, outlook = self.sight.figures, self.outlook
        action = figures.arrow_action[left]
        gain = CARD_FOR_FREE * outlook.early if action == 1 else self.goals.token if action == 2 else 0.0
        worth = figures.arrow_vp[left] + gain
        return worth if complete else max(0.0, worth) * NEIGHBOUR * min(1.0, outlook.trips)

    def deliverable(self, total: float) -> list[int]:
        """Cities within the total that take another own disc (GWT-DEL-1, GWT-DEL-2)."""
        figures = self.sight.figures
        return [
            city
            for city in self.sight.open_cities
            if figures.city_value[city] <= total and (figures.city_repeats[city] or not self.sight.cities[city])
        ]

    def delivery(self, total: int) -> float:
        """The worth of a visit to Kansas City with this total: the income, and the best city."""
        money = self.sight.money + total
        best = max(self.city(city, money) for city in self.deliverable(total))
        return total * self.outlook.dollar + best

    def haul(self, rail: int) -> float:
        """The worth of a special delivery that takes the engine back to this space (GWT-XDEL-2)."""
        spaces = range(rail + rail % 2, self.sight.engine, 2)
        total = sum(1 for space in spaces if space not in self.sight.engines)
        cities = [self.city(city, self.sight.money, carried=False) for city in self.deliverable(total)]
        if self.sight.figures.rules >= 2:
            cities.append(0.0)  # it may be given up (GWT-XDEL-3)
        return max(cities) + self.stop(rail)

    @cached_property
    def best_haul(self) -> float:
        """The best special delivery."""
        turnouts = self.sight.figures.turnout_station
        rails = [rail for rail in range(self.sight.engine) if rail % 2 == 0 or turnouts[rail] >= 0]
        return max((self.haul(rail) for rail in rails if rail not in self.sight.engines), default=0.0)

    def certificates(self, steps: int) -> float:
        """The worth of moving the certificate marker forward, as far as the limit lets it."""
        track = self.sight.figures.track
        at = track.index(self.sight.certificates)
        limit = track.index(self.sight.certificate_limit)
        gained = track[max(at, min(at + steps, limit))] - track[at]
        return gained * self.certificate

    @property
    def certificate(self) -> float:
        """A certificate kept: for a delivery to come, or for a station master."""
        return max(self.goals.masters_with(M_CERTIFICATES), self.outlook.value * min(1.0, self.outlook.trips))
