"""Workers and buildings: what hiring and building bring, now and on the trips to come."""

from typing import Final

from abilene.games.great_western_trail.bot.goals import BUILDING, Goals
from abilene.games.great_western_trail.bot.herd import Herd
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.rails import Rails
from abilene.games.great_western_trail.bot.sight import UNSET, Sight
from abilene.games.great_western_trail.data import (
    AUXILIARY,
    BUILD,
    BUILD_FREE,
    BUY,
    COPY,
    COWBOY,
    CRAFTSMAN,
    DELIVER,
    DRAW,
    ENGINE,
    ENGINEER,
    HIRE,
    MOVE,
    PER_BELL,
    PER_HAZARD,
    PER_NATIVE_PAIR,
    PER_STATION,
    PER_WOODS,
    REMOVE_HAZARD,
    STATION,
    STORE,
    TAKE_NATIVE,
    Action,
)
from abilene.games.great_western_trail.scoring import M_BUILDINGS, M_WORKER
from abilene.games.great_western_trail.steps.codes import craftsmen_lent, money_each

AHEAD: Final = 3  # workers: the first of them may bring little that the third one multiplies
STEADFAST: Final = 0.8  # how surely each of those further workers will be hired
BUYS_A_TRIP: Final = 0.8  # building E is passed once a trip, but money may be short
BUILDS_A_TRIP: Final = 0.8  # and so is building B
RATE: Final = 2  # dollars a craftsman that building to come costs
PURSE: Final = 12  # dollars that a building to come can count on
USED: Final = 0.2  # the share of trips on which a building gives more than another stop would
TOO_MUCH: Final = 4.0  # points: a building is one stop among others, whatever it does
BEHIND: Final = 0.4  # of a trip: a new building stands behind the herder at first
PASSED: Final = 0.3  # how often an opponent passes a given building on a trip
RISK: Final = 0.3  # points a trip of a risk action
# What the other actions are worth to whoever stops there, in points.
TYPICAL: Final = {
    HIRE: 2.0, BUILD: 2.0, BUY: 2.5, AUXILIARY: 0.8, MOVE: 1.0, DRAW: 0.8, COPY: 2.5, STATION: 3.0, DELIVER: 5.0,
    TAKE_NATIVE: 1.5, STORE: 2.0, BUILD_FREE: 2.0,
}  # fmt: skip
A_HAZARD: Final = 3.0  # points of a hazard tile
ENGINE_STEP: Final = 0.6  # points of a step of the engine


class Ranch:
    """The workers and buildings of a seat."""

    def __init__(self, sight: Sight, outlook: Outlook, goals: Goals, herd: Herd, rails: Rails) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook
        self.goals: Final = goals
        self.herd: Final = herd
        self.rails: Final = rails
        self.craftsmen: Final = sight.workers[CRAFTSMAN]
        self._hires: Final = [UNSET] * len(sight.workers)
        self._faces: Final = [UNSET] * len(sight.figures.faces)
        self._wooded = UNSET

    # ------------------------------------------------------------------ workers

    def another(self, worker: int) -> float:
        """The worth of one more worker of a kind, before its price."""
        if self._hires[worker] == UNSET:
            self._hires[worker] = self._hire(worker)
        return self._hires[worker]

    def _hire(self, worker: int) -> float:
        figures, count = self.sight.figures, self.sight.workers[worker]
        if count >= figures.row_size:
            return 0.0
        now = self._row(worker, count)
        steady = UNSET
        for more in range(1, min(AHEAD, figures.row_size - count) + 1):
            steady = max(steady, (self._row(worker, count + more) - now) / more * STEADFAST ** (more - 1))
        return steady + self._immediate(worker, count) + self.goals.masters_with(M_WORKER)

    def _row(self, worker: int, count: int) -> float:
        """What a row of so many workers is worth: points, and what they will do."""
        figures = self.sight.figures
        return figures.worker_vp * max(0, count + 1 - figures.worker_vp_from) + self._power(worker, count)

    def _power(self, worker: int, count: int) -> float:
        """What the workers of a row will do on the trips to come."""
        outlook = self.outlook
        if worker == COWBOY:
            return self.herd.purchases_to_come(count) * max(0.0, outlook.trips * BUYS_A_TRIP - 0.3)
        if worker == ENGINEER:
            return self.rails.prospect(self.sight.engine, count)
        return self._buildings_to_come(count)

    def _buildings_to_come(self, craftsmen: int) -> float:
        """The buildings that so many craftsmen can still place, the best first."""
        times = max(0.0, self.outlook.trips * BUILDS_A_TRIP - 0.3)
        worths: list[float] = []
        for face in self.sight.unbuilt:
            needed = self.sight.figures.faces[face].craftsmen
            if needed <= craftsmen and needed * RATE <= PURSE:
                worths.append(self.face(face) - needed * RATE * self.outlook.dollar)
        total = 0.0
        for worth in sorted(worths, reverse=True):
            total += max(0.0, worth) * min(1.0, max(0.0, times))
            times -= 1
        return total

    def _immediate(self, worker: int, space: int) -> float:
        """What the space of the row gives at once (GWT-HIRE-4)."""
        number = self.sight.figures.row_action[worker][space]
        if number < 0:
            return 0.0
        action = self.sight.figures.actions[number]
        if action.verb == REMOVE_HAZARD:
            return self.goals.best_hazard()
        if action.verb == TAKE_NATIVE:
            return max(0.0, self.goals.best_native())
        if action.verb == BUILD:
            return max(0.0, self.best_building(action.amount, space + 1))
        if action.verb == HIRE:
            return 2.0 * self.outlook.early
        gray = 0 in self.sight.hand
        return (action.money * self.outlook.dollar + self.rails.certificates(action.steps)) if gray else 0.0

    def hire(self, modifier: int, money: int) -> float:
        """The best worker for hire, its price included; 0 when there is none."""
        figures, workers = self.sight.figures, self.sight.workers
        best, found = 0.0, False
        for row, worker in self.sight.jobs():
            cost = max(0, figures.job_cost[row] + modifier)
            if cost <= money and workers[worker] < figures.row_size:
                gain = self.another(worker) - cost * self.outlook.dollar
                best = max(best, gain) if found else gain
                found = True
        return best

    # ------------------------------------------------------------------ buildings

    def face(self, face: int) -> float:
        """The worth of a face of an own building wherever it stands: points, use and tolls to come."""
        if self._faces[face] == UNSET:
            self._faces[face] = self._face(face)
        return self._faces[face]

    def _face(self, face: int) -> float:
        figures, outlook = self.sight.figures, self.outlook
        tile = figures.faces[face]
        use = 0.0
        for group in tile.groups:
            use += max([self._typical(figures.actions[action]) for action in figures.groups[group]])
        later = max(0.0, outlook.trips - BEHIND)
        tolls = figures.fees[tile.hands] * (self.sight.players - 1) * PASSED * outlook.dollar * later
        return tile.vp + self.goals.masters_with(M_BUILDINGS) + USED * later * min(TOO_MUCH, use) + tolls

    def _typical(self, action: Action) -> float:
        """What a local action is worth on a trip to come."""
        outlook = self.outlook
        times = self._counted(action.per) if action.per else 1.0
        worth = (action.money * outlook.dollar + action.steps * outlook.value) * times - action.pay * outlook.dollar
        if action.to_limit:
            worth += 2 * outlook.value
        if action.verb == ENGINE:
            worth += ENGINE_STEP * (times if action.per else action.amount)
        elif action.verb == REMOVE_HAZARD:
            worth += max(0.0, A_HAZARD - action.amount * outlook.dollar)
        else:
            worth += TYPICAL.get(action.verb, 0.0)
        return worth * (0.6 if action.discard or action.back else 1.0)

    def _counted(self, per: int) -> float:
        """What an amount will be counted by on the trips to come."""
        sight = self.sight
        if per == PER_WOODS:
            return 1.0 + len([space for space in sight.buildings if sight.figures.space_woods[space]])
        if per == PER_HAZARD:
            return len(sight.hazards) + 0.5
        if per == PER_NATIVE_PAIR:
            return min(sight.natives) + 0.5
        if per == PER_STATION:
            return sight.station_count + 0.5
        if per == PER_BELL:
            return sight.bells + 0.5
        return sight.workers[per - 1]

    def site(self, face: int, space: int, rate: int) -> float:
        """The worth of placing a building on a space, its price included."""
        figures, sight, outlook = self.sight.figures, self.sight, self.outlook
        tile = figures.faces[face]
        worth = self.face(face)
        needed = tile.craftsmen
        replaced = sight.faces[space]
        if replaced >= 0:
            needed -= figures.faces[replaced].craftsmen
            worth -= self.face(replaced)
        else:
            worth += self.goals.credit(BUILDING)
            if figures.space_woods[space]:
                worth += self._woods() * outlook.trips
            if figures.space_risk[space] >= 0:
                worth += RISK * outlook.trips
        return worth - needed * money_each(rate) * outlook.dollar

    def _woods(self) -> float:
        """What one more building in the woods gives a trip (GWT-PRIV-1)."""
        if self._wooded == UNSET:
            figures = self.sight.figures
            worth = 0.05
            for space in self.sight.buildings:
                for group in figures.faces[self.sight.faces[space]].groups:
                    action = figures.actions[figures.groups[group][0]]
                    if action.per == PER_WOODS:
                        step = ENGINE_STEP if action.verb == ENGINE else 0.0
                        worth += USED * (action.money * self.outlook.dollar + step)
            self._wooded = worth
        return self._wooded

    def sites(self, face: int, rate: int, craftsmen: int) -> list[int]:
        """Where a building can be placed now (GWT-BUILD-1 to GWT-BUILD-4)."""
        figures, sight = self.sight.figures, self.sight
        craftsmen = craftsmen_lent(rate) or craftsmen  # GWTN-MED-5
        found: list[int] = []
        for space in figures.building_spaces:
            needed = figures.faces[face].craftsmen
            if sight.faces[space] >= 0:
                if sight.owners[space] != sight.me:
                    continue
                needed -= figures.faces[sight.faces[space]].craftsmen
            if 0 < needed <= craftsmen and needed * money_each(rate) <= sight.money:
                found.append(space)
        return found

    def best_building(self, rate: int, craftsmen: int) -> float:
        """The worth of the best building to place now; 0 when there is none."""
        best, found = 0.0, False
        for face in self.sight.unbuilt:
            for space in self.sites(face, rate, craftsmen):
                worth = self.site(face, space, rate)
                best = max(best, worth) if found else worth
                found = True
        return best
