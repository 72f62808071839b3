"""Engine, stations, station masters, cities, and the discs that go there."""

from collections.abc import Callable
from typing import Final

from abilene.games.great_western_trail.bot.goals import LAST_CITY, STATION, Goals
from abilene.games.great_western_trail.bot.herd import VALUE_3, Herd
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.sight import UNSET, Sight
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
    STEP_LEFT,
    STEP_RIGHT,
    STORE,
    WORKERS,
    is_turnout,
    numbered,
    rail_at,
)
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
A_TRIP: Final[list[float]] = [0.0, 1.0, 0.5, 0.4, 0.3, 0.0, 0.7, 0.7, 0.3, 0.7]  # as MASTER_SCORES lists them
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
        self._usual_slot = UNSET
        self._slots: Final = [UNSET] * len(sight.figures.slots)
        self._stations: Final = [UNSET] * len(sight.figures.station_at)
        self._prospects: Final = [UNSET] * (sight.figures.last_space + 1)
        self._stops: Final = [UNSET] * (sight.figures.last_space + 1)
        self._carried: Final = [UNSET] * len(sight.figures.cities)
        self._haul = UNSET
        # cities that take another own disc (GWT-DEL-2)
        self._takers: Final = [
            city for city in sight.open_cities() if sight.figures.city_repeats[city] or not sight.cities[city]
        ]

    # ------------------------------------------------------------------ discs

    def slot(self, slot: int) -> float:
        """The worth of emptying a slot of the player board, with its money."""
        if self._slots[slot] == UNSET:
            figures = self.sight.figures
            money = self.outlook.dollar * (figures.slot_money[slot] - figures.slot_cost[slot])
            self._slots[slot] = money + figures.slot_vp[slot] + self._unlocked(slot)
        return self._slots[slot]

    def _unlocked(self, slot: int) -> float:
        outlook = self.outlook
        turns = outlook.turns - 1
        if slot == STEP_LEFT:
            return STEP_A_TURN * turns * self.sight.figures.step_left
        if slot == STEP_RIGHT:
            return STEP_A_TURN * turns * self.sight.figures.step_right
        if slot in (HAND_1, HAND_2):
            return self.herd.hands.larger() * outlook.value * self.herd.later
        if slot in (CERTIFICATE_4, CERTIFICATE_6):
            both = slot == CERTIFICATE_4 or CERTIFICATE_4 not in self.sight.free_slots
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
        return max([self.slot(slot) for slot in free if figures.slot_cost[slot] <= money], default=0.0)

    def usual_slot(self) -> float:
        """What a disc will usually unlock: the best slots go first."""
        if self._usual_slot == UNSET:
            worths = sorted([self.slot(slot) for slot in self.sight.free_slots], reverse=True)
            self._usual_slot = worths[min(2, len(worths) - 1)] if worths else 0.0
        return self._usual_slot

    # ------------------------------------------------------------------ stations

    def station(self, station: int) -> float:
        """The worth of upgrading a station, its price included, as if it could be paid."""
        if self._stations[station] == UNSET:
            self._stations[station] = self._station(station)
        return self._stations[station]

    def _station(self, station: int) -> float:
        figures = self.sight.figures
        if self.sight.stations[station]:
            return 0.0
        price = figures.station_cost[station]
        worth = figures.station_vp[station] + self.goals.credit(STATION) + self.goals.masters_with(M_STATIONS)
        worth += self.usual_slot()
        return worth - price * self.outlook.dollar + max(0.0, self.appointment(station))

    def upgrade(self, rail: int) -> float:
        """The worth of the upgrade that a stop there allows now."""
        station = self.sight.figures.turnout_station[rail]
        if station < 0 or self.sight.figures.station_cost[station] > self.sight.money or not self.sight.free_slots:
            return 0.0
        return max(0.0, self.station(station))

    def appointment(self, station: int) -> float:
        """The worth of the station master there for the cheapest worker that can be spared."""
        master = self.sight.seen.masters[station]
        spare = [self.dismissal(worker) for worker in range(len(WORKERS)) if self.sight.workers[worker] > 1]
        if master < 0 or not spare:
            return 0.0
        return self.master(master) - min(spare)

    def dismissal(self, worker: int) -> float:
        """What giving up the last worker of a row costs."""
        figures, count = self.sight.figures, self.sight.workers[worker]
        points = figures.worker_vp if count >= figures.worker_vp_from else 0
        return points + A_WORKER * self.outlook.trips + self.goals.masters_with(M_WORKER)

    def master(self, number: int) -> float:
        """A station master: at once, for good, and at the end."""
        outlook, actions = self.outlook, self.sight.figures.actions
        master = self.sight.figures.masters[number]
        money, steps, tiles = 0, 0, 0.0
        if master.immediate:
            first = actions[master.immediate[0]]
            money, steps = first.money, first.steps
        if len(master.immediate) > 1:
            tiles = max(self.goals.best_hazard(), self.goals.best_native())
        counted = self._counted(master.scoring) + A_TRIP[master.scoring] * outlook.trips
        lasting = master.certificates * outlook.value * outlook.trips
        verbs = [actions[action].verb for action in master.immediate]
        placed = PLACED_AT_ONCE if STORE in verbs or BUILD_FREE in verbs else 0.0
        at_once = money * outlook.dollar + steps * outlook.value + tiles + placed
        return at_once + lasting + master.vp * counted / master.per

    def _counted(self, scoring: int) -> int:
        """How many there are by now of what a station master counts."""
        sight = self.sight
        if scoring == M_WORKER:
            return sum(sight.workers) - 1
        if scoring == M_AREA:
            return self.goals.card_count()
        if scoring == M_HAZARD:
            return len(sight.hazards)
        if scoring == M_NATIVES:
            return min(sight.natives)
        if scoring == M_CERTIFICATES:
            return sight.permanent + 2
        if scoring == M_STATIONS:
            return sight.station_count
        if scoring == M_BUILDINGS:
            return len(sight.buildings)
        if scoring == M_STORES and sight.figures.north is not None:
            return len([town for town in sight.figures.north.medium if sight.stores >> town & 1])
        if scoring == M_CATTLE:
            cattle, values = sight.figures.cattle, sight.figures.kind_value
            return len([card for card in sight.herd if card < cattle and values[card] >= VALUE_3])
        return 0

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
                worth += max(0.0, self.station(station)) * max(0.0, 1.0 - (at - rail) / 2.0 / steps)
        near = self.herd.hands.mean + 3
        passed = len([cross for cross in figures.crossings if rail_at(cross) < rail and cross < near])
        return worth + passed * outlook.dollar * outlook.trips * CROSSED

    def _prospect(self, rail: int) -> float:
        """The same with the engineers that one has."""
        if self._prospects[rail] == UNSET:
            self._prospects[rail] = self.prospect(rail, self.sight.workers[ENGINEER])
        return self._prospects[rail]

    def stop(self, rail: int) -> float:
        """What moving the engine there brings, forwards or backwards."""
        if self._stops[rail] == UNSET:
            onward = self._prospect(rail)
            if rail == self.sight.figures.last_space:
                onward = max([self.turned_back(back) for back in range(rail)])
            self._stops[rail] = self.upgrade(rail) + onward - self._prospect(self.sight.engine)
        return self._stops[rail]

    def turned_back(self, rail: int) -> float:
        """What a space is worth to an engine sent back from the end of the line."""
        if self.sight.engines[rail] or not self.sight.figures.can_stand(rail):
            return -1.0
        return self.upgrade(rail) + self._prospect(rail)

    def _step(self, rail: int, way: int, reached: list[int]) -> None:
        """The free spaces one step forward or backward, spaces with engines skipped (GWT-ENG-2)."""
        if rail == (0 if way < 0 else self.sight.figures.last_space):
            return
        self._free(rail + (way if is_turnout(rail) else 2 * way), way, reached)
        if not is_turnout(rail) and self.sight.figures.can_stand(rail + way):
            self._free(rail + way, way, reached)

    def _free(self, rail: int, way: int, reached: list[int]) -> None:
        if self.sight.engines[rail]:
            self._step(rail, way, reached)
        elif rail not in reached:
            reached.append(rail)

    def ride(self, steps: int) -> float:
        """The best that up to so many steps forward bring; 0 without any."""
        last = self.sight.figures.last_space
        edge = [self.sight.engine]
        best = UNSET
        for _ in range(steps):
            following: list[int] = []
            for rail in edge:
                if rail != last:
                    self._step(rail, 1, following)
            for rail in following:
                best = max(best, self.stop(rail))
            edge = following
        return best if best != UNSET else 0.0

    def retreat(self, steps: int) -> float | None:
        """The least that exactly so many steps backward cost (below 0), or None when there is no way."""
        edge = [self.sight.engine]
        for _ in range(steps):
            following: list[int] = []
            for rail in edge:
                self._step(rail, -1, following)
            edge = following
        return max([self.stop(rail) for rail in edge]) if edge else None

    # ------------------------------------------------------------------ deliveries

    def transport(self, city: int) -> int:
        """A dollar for each cross between the engine and the city (GWT-DEL-8)."""
        figures = self.sight.figures
        value = figures.city_value[city]
        return len([cross for cross in figures.crossings if self.sight.engine <= rail_at(cross) and cross < value])

    def city(self, city: int, money: float, carried: bool = True) -> float:
        """The worth of a delivery to a city, with the towns that it opens."""
        return self.disc(city, money, carried) + self.opening(city)

    def disc(self, city: int, money: float, carried: bool = True) -> float:
        """The worth of a disc on a city: points, arrows, the slot it empties, less the transport."""
        cost = self.transport(city) if carried else 0
        if not carried:
            worth = self._disc(city, 0)
        else:
            if self._carried[city] == UNSET:
                self._carried[city] = self._disc(city, cost)
            worth = self._carried[city]
        return worth + self.best_slot(self.sight.figures.city_white[city], money - cost)

    def _disc(self, city: int, cost: int) -> float:
        """The same without the slot."""
        figures, sight, outlook = self.sight.figures, self.sight, self.outlook
        worth = figures.city_vp[city] - cost * outlook.dollar
        worth += figures.city_money[city] * outlook.dollar
        if figures.city_objective[city]:
            worth += CARD_FOR_FREE * outlook.early
        if figures.north is not None:
            worth += figures.north.city_vp_per_bell[city] * (sight.bells + BELLS_A_TRIP * outlook.trips)
        if city == figures.last_city:
            worth += self.goals.credit(LAST_CITY)
        if city > 0 and figures.arrow[city - 1]:
            worth += self._arrow(city - 1, sight.cities[city - 1] > 0)
        if figures.arrow[city]:
            worth += self._arrow(city, sight.cities[city + 1] > 0)
        return worth

    def _arrow(self, left: int, complete: bool) -> float:
        figures, outlook = self.sight.figures, self.outlook
        action = figures.arrow_action[left]
        gain = CARD_FOR_FREE * outlook.early if action == 1 else self.goals.token() if action == 2 else 0.0
        worth = figures.arrow_vp[left] + gain
        return worth if complete else max(0.0, worth) * NEIGHBOUR * min(1.0, outlook.trips)

    def deliverable(self, total: int) -> list[int]:
        """Cities within the total that take another own disc (GWT-DEL-1, GWT-DEL-2)."""
        values = self.sight.figures.city_value
        return [city for city in self._takers if values[city] <= total]

    def delivery(self, total: int) -> float:
        """The worth of a visit to Kansas City with this total: the income, and the best city."""
        money = self.sight.money + total
        best = max([self.city(city, money) for city in self.deliverable(total)])
        return total * self.outlook.dollar + best

    def haul(self, rail: int) -> float:
        """The worth of a special delivery that takes the engine back to this space (GWT-XDEL-2)."""
        spaces = numbered(rail, self.sight.engine)
        total = len([space for space in spaces if not self.sight.engines[space]])
        cities = [self.city(city, self.sight.money, carried=False) for city in self.deliverable(total)]
        if self.sight.figures.rules >= 2:
            cities.append(0.0)  # it may be given up (GWT-XDEL-3)
        return max(cities) + self.stop(rail)

    def best_haul(self) -> float:
        """The best special delivery."""
        if self._haul == UNSET:
            engines = self.sight.engines
            rails = [rail for rail in range(self.sight.engine) if self.sight.figures.can_stand(rail)]
            self._haul = max([self.haul(rail) for rail in rails if not engines[rail]], default=0.0)
        return self._haul

    def certificates(self, steps: int) -> float:
        """The worth of moving the certificate marker forward, as far as the limit lets it."""
        track, seen = self.sight.figures.track, self.sight.seen
        at, limit = seen.marker[self.sight.me], seen.marker_limit[self.sight.me]
        gained = track[max(at, min(at + steps, limit))] - track[at]
        return gained * self.certificate()

    def certificate(self) -> float:
        """A certificate kept: for a delivery to come, or for a station master."""
        return max(self.goals.masters_with(M_CERTIFICATES), self.outlook.value * min(1.0, self.outlook.trips))
