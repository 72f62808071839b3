"""Objective cards: how near they are, and what each tile, building, card and disc would add."""

from typing import Final

from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.sight import UNSET, Sight
from abilene.games.great_western_trail.data import MASTER_SCORES, TASKS
from abilene.games.great_western_trail.scoring import M_AREA, M_HAZARD, M_NATIVES

BUILDING: Final = TASKS.index("building")
NATIVE_A: Final = TASKS.index("native_a")
HAZARD: Final = TASKS.index("hazard")
STATION: Final = TASKS.index("station")
CATTLE_3: Final = TASKS.index("cattle_3")
LAST_CITY: Final = TASKS.index("last_city")
BELL: Final = TASKS.index("bell")
CATTLE_ORANGE: Final = TASKS.index("cattle_orange")
# How surely one more of each kind is had before the end, by task; the last city depends on the herd.
HOPE: Final[list[float]] = [0.6, 0.55, 0.55, 0.6, 0.55, 0.6, 0.4, 0.4, 0.0, 0.45, 0.5]
FAR: Final = 18.0  # the total that the last city asks for
NOT_FAR: Final = 10.0  # with hands that total less, nobody gets there
TURNS_A_TASK: Final = 5.0  # a task takes about as long
TRADE_BUILDING: Final = 0.3  # points: natives of both kinds feed building 7a


class Open:
    """An own card that is not yet fulfilled: what is at stake, what is missing by task, how likely it still is."""

    def __init__(self, stake: float, missing: list[int], hope: float) -> None:
        self.stake: Final = stake
        self.missing: Final = missing
        self.hope: Final = hope


class Goals:
    """The objective cards of a seat, served one after the other, the dearest first."""

    def __init__(self, sight: Sight, outlook: Outlook) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook
        self.owned: Final = sight.seen.possessions(sight.me)  # what can serve tasks, by task
        self._with: Final = [0.0] * len(MASTER_SCORES)
        for number in sight.masters:
            master = sight.figures.masters[number]
            self._with[master.scoring] += master.vp / master.per
        reach = outlook.mean + sight.permanent + sight.seen.certificate_limit(sight.me)
        far = min(0.8, max(0.0, (reach - NOT_FAR) / (FAR - NOT_FAR)))
        # by task: how surely one more is had before the end
        self.chances: Final[list[float]] = HOPE[:]
        self.chances[LAST_CITY] = far * min(1.0, outlook.trips)
        self.spare: Final = self.owned[:]  # what no card of one's own asks for
        self.open: Final[list[Open]] = []
        self._serve()
        self._credits: Final = [UNSET] * len(TASKS)
        self._best_hazard = UNSET
        self._best_native = UNSET

    def _serve(self) -> None:
        """Give the cards what they ask for, those with most at stake first."""
        figures = self.sight.figures
        objectives, cattle = figures.objectives, figures.cattle
        ranked: list[tuple[float, str, int]] = []
        for card in self.sight.seen.areas[self.sight.me]:
            of = objectives[card - cattle]
            ranked.append((-float(of.vp + of.penalty), of.id, card - cattle))
        for card in self.sight.herd:
            if card >= cattle:
                of = objectives[card - cattle]
                ranked.append((-float(of.vp), of.id, card - cattle))
        ranked.sort()
        for stake, _, number in ranked:
            missing = self._missing(number, self.spare)
            needs = objectives[number].needs
            for task, need in enumerate(needs):
                self.spare[task] = max(0, self.spare[task] - need)
            if sum(missing):
                self.open.append(Open(-stake, missing, self.hope(missing)))

    def _missing(self, number: int, had: list[int]) -> list[int]:
        needs = self.sight.figures.objectives[number].needs
        return [max(0, need - had[task]) for task, need in enumerate(needs)]

    def card_count(self) -> int:
        """How many objective cards one has, played or not."""
        unplayed = [card for card in self.sight.herd if card >= self.sight.figures.cattle]
        return len(unplayed) + len(self.sight.seen.areas[self.sight.me])

    def hope(self, missing: list[int]) -> float:
        """How surely a card is fulfilled that lacks these tasks."""
        count = sum(missing)
        if not count:
            return 1.0
        if self.outlook.ending:
            return 0.0
        chance = min(1.0, self.outlook.turns / (TURNS_A_TASK * count))
        for task, lacking in enumerate(missing):
            if lacking:
                chance *= self.chances[task] ** lacking
        return chance

    def credit(self, task: int) -> float:
        """What one more possession of this kind adds through objective cards."""
        if self._credits[task] == UNSET:
            best = 0.0
            for card in self.open:
                if card.missing[task]:
                    after = card.missing[:]
                    after[task] -= 1
                    best = max(best, card.stake * (self.hope(after) - card.hope))
            self._credits[task] = best
        return self._credits[task]

    def promise(self, number: int) -> float:
        """How surely a card that is not yet ours would be fulfilled, by its number."""
        return self.hope(self._missing(number, self.spare))

    def certainty(self, number: int) -> float:
        """How surely an own card is fulfilled, by its number; all possessions are its own first."""
        return self.hope(self._missing(number, self.owned))

    def masters_with(self, scoring: int) -> float:
        """Points that own station masters give for one more of what they count."""
        return self._with[scoring]

    # ------------------------------------------------------------------ tiles of the trail

    def hazard(self, space: int) -> float:
        """The worth of taking the hazard there, before its price."""
        vp = self.sight.figures.tile_vp[self.sight.tiles[space]]
        return vp + self.credit(HAZARD) + self.masters_with(M_HAZARD)

    def native(self, space: int) -> float:
        """The worth of taking the native there."""
        sight, figures = self.sight, self.sight.figures
        kind = figures.tile_native[sight.tiles[space]]
        pairs = sight.natives[kind] < sight.natives[1 - kind]
        pair = (self.masters_with(M_NATIVES) + TRADE_BUILDING) if pairs else 0.0
        money = self.outlook.dollar * figures.native_money[space]
        return money + figures.native_token[space] * self.token() + self.credit(NATIVE_A + kind) + pair

    def token(self) -> float:
        """An exchange token is worth a better hand in one delivery."""
        return min(1.0, self.outlook.trips) * self.outlook.value

    def best_hazard(self) -> float:
        """The best hazard to take; 0 without one."""
        if self._best_hazard == UNSET:
            self._best_hazard = max([self.hazard(space) for space in self.sight.hazard_spaces()], default=0.0)
        return self._best_hazard

    def best_native(self) -> float:
        """The best native to take; 0 without one."""
        if self._best_native == UNSET:
            self._best_native = max([self.native(space) for space in self.sight.native_spaces()], default=0.0)
        return self._best_native

    def area(self) -> float:
        """What one more card in the area adds by itself."""
        return self.masters_with(M_AREA)
