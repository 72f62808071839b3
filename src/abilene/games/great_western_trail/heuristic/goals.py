"""Objective cards: how near they are, and what each tile, building, card and disc would add."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from abilene.games.great_western_trail.data import ORANGE, TASKS, Objective
from abilene.games.great_western_trail.heuristic.outlook import Outlook
from abilene.games.great_western_trail.heuristic.sight import Sight
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
HOPE: Final = (0.6, 0.55, 0.55, 0.6, 0.55, 0.6, 0.4, 0.4, 0.0, 0.45, 0.5)
FAR: Final = 18.0  # the total that the last city asks for
NOT_FAR: Final = 10.0  # with hands that total less, nobody gets there
TURNS_A_TASK: Final = 5.0  # a task takes about as long
TRADE_BUILDING: Final = 0.3  # points: natives of both kinds feed building 7a


class Goals:
    """The objective cards of a seat, served one after the other, the dearest first."""

    def __init__(self, sight: Sight, outlook: Outlook) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook

    @cached_property
    def owned(self) -> list[int]:
        """What can serve tasks, by task."""
        sight, figures = self.sight, self.sight.figures
        cattle = [card for card in sight.herd if card < figures.cattle]
        values = [figures.kind_value[card] for card in cattle if figures.kind_colour[card] != ORANGE]  # GWTS-OBJ-1
        return [
            len(sight.buildings),
            *sight.natives,
            len(sight.hazards),
            sum(sight.stations),
            values.count(3),
            values.count(4),
            values.count(5),
            sight.cities[figures.last_city],
            sight.bells,
            len(cattle) - len(values),
        ]

    @cached_property
    def cards(self) -> list[tuple[Objective, bool]]:
        """Own objective cards, and whether they lie in the area."""
        figures = self.sight.figures
        unplayed = [card for card in self.sight.herd if card >= figures.cattle]
        found = [(figures.objectives[card - figures.cattle], True) for card in self.sight.area]
        found += [(figures.objectives[card - figures.cattle], False) for card in unplayed]
        return sorted(found, key=lambda one: (-self.stake(*one), one[0].id))

    @cached_property
    def spare(self) -> list[int]:
        """What no card of one's own asks for."""
        return self._served[1]

    @cached_property
    def open(self) -> list[tuple[float, list[int]]]:
        """Cards not yet fulfilled: what is at stake, and what is missing by task."""
        return self._served[0]

    @cached_property
    def _served(self) -> tuple[list[tuple[float, list[int]]], list[int]]:
        left = self.owned[:]
        found = []
        for card, played in self.cards:
            missing = [max(0, need - have) for need, have in zip(card.needs, left, strict=True)]
            left = [max(0, have - need) for need, have in zip(card.needs, left, strict=True)]
            if any(missing):
                found.append((self.stake(card, played), missing))
        return found, left

    def stake(self, card: Objective, played: bool) -> float:
        """The points between fulfilling a card and not doing so."""
        return card.vp + (card.penalty if played else 0.0)

    @cached_property
    def chances(self) -> list[float]:
        """By task: how surely one more is had before the end."""
        sight = self.sight
        reach = self.outlook.mean + sight.permanent + sight.certificate_limit
        far = min(0.8, max(0.0, (reach - NOT_FAR) / (FAR - NOT_FAR)))
        return [*HOPE[:LAST_CITY], far * min(1.0, self.outlook.trips), *HOPE[LAST_CITY + 1 :]]

    def hope(self, missing: Sequence[int]) -> float:
        """How surely a card is fulfilled that lacks these tasks."""
        count = sum(missing)
        if not count:
            return 1.0
        if self.outlook.ending:
            return 0.0
        chance = min(1.0, self.outlook.turns / (TURNS_A_TASK * count))
        for lacking, hope in zip(missing, self.chances, strict=True):
            if lacking:
                chance *= hope**lacking
        return chance

    def credit(self, task: int) -> float:
        """What one more possession of this kind adds through objective cards."""
        best = 0.0
        for stake, missing in self.open:
            if missing[task]:
                after = [*missing[:task], missing[task] - 1, *missing[task + 1 :]]
                best = max(best, stake * (self.hope(after) - self.hope(missing)))
        return best

    def promise(self, card: Objective) -> float:
        """How surely a card that is not yet ours would be fulfilled."""
        return self.hope([max(0, need - have) for need, have in zip(card.needs, self.spare, strict=True)])

    def certainty(self, number: int) -> float:
        """How surely an own card is fulfilled, by its number; all possessions are its own first."""
        card = self.sight.figures.objectives[number]
        return self.hope([max(0, need - have) for need, have in zip(card.needs, self.owned, strict=True)])

    def masters_with(self, scoring: int) -> float:
        """Points that own station masters give for one more of what they count."""
        points = 0.0
        for number in self.sight.masters:
            master = self.sight.figures.masters[number]
            if master.scoring == scoring:
                points += master.vp / master.per
        return points

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
        return money + figures.native_token[space] * self.token + self.credit(NATIVE_A + kind) + pair

    @property
    def token(self) -> float:
        """An exchange token is worth a better hand in one delivery."""
        return min(1.0, self.outlook.trips) * self.outlook.value

    def best_hazard(self) -> float:
        """The best hazard to take; 0 without one."""
        return max((self.hazard(space) for space in self.sight.hazard_spaces), default=0.0)

    def best_native(self) -> float:
        """The best native to take; 0 without one."""
        return max((self.native(space) for space in self.sight.native_spaces), default=0.0)

    def area(self) -> float:
        """What one more card in the area adds by itself."""
        return self.masters_with(M_AREA)
