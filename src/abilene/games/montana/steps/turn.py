"""A turn: one main action, the clearing of the worker board, and perhaps a canteen."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Step, Sure
from abilene.games.montana.data import BANK, BUILD, CITY, GOODS_SIGNS, NONE, RECRUIT, Figures
from abilene.games.montana.events import (
    AreaCleared,
    BankCleared,
    CanteenSpent,
    GameEnded,
    RaceEnded,
    TurnBegan,
    TurnCapReached,
)
from abilene.games.montana.scoring import rank, winners
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.asking import Ask
from abilene.games.montana.steps.bank import PlaceAtBank, bank_plan
from abilene.games.montana.steps.build import Build, affordable, build_plans, can_build
from abilene.games.montana.steps.cattle import END, Trading, stops_at_end
from abilene.games.montana.steps.city import can_visit, city_plans, enter_city, is_payday, too_dear
from abilene.games.montana.steps.production import LargeSpace, SmallSpace, work_plan
from abilene.games.montana.steps.recruit import Advance, spin
from abilene.games.montana.steps.solo import drifter_works

KEEP: Final = 0
SPEND: Final = 1


class FirstTurn(Step[Territory]):
    """The set-up is over."""

    kind: ClassVar[str] = "first"  # while it is to come, there is no turn yet

    def run(self, t: Territory, /) -> bool:
        begin_turn(t, self.player)
        return True


def begin_turn(t: Territory, seat: int) -> None:
    """One turn of a player, an extra turn included (MON-TURN-1, MON-TURN-8)."""
    if t.turns[seat] >= t.figures.cap and t.closer < 0:  # MON-ENG-1, MON-SOLO-7
        if t.heard is not None:
            t.emit(TurnCapReached(t.figures.cap))
        finish(t)
        return
    t.turn = seat
    t.turns[seat] += 1
    if t.heard is not None:
        t.emit(TurnBegan(seat, t.turns[seat]))
    t.then(MainAction(seat))


class MainAction(Trading):
    """Exactly one of: Recruit, a space of the bank, a location, the city, Build (MON-TURN-1, MON-TURN-2)."""

    kind: ClassVar[str] = "act"
    noun: ClassVar[str] = "action"
    cites: ClassVar[tuple[str, ...]] = ("MON-TURN-1", "MON-TURN-2", "MON-TURN-4")
    forbids: ClassVar[tuple[str, ...]] = (
        "MON-CITY-4", "MON-BUILD-14", "MON-BANK-4", "MON-BANK-1", "MON-PROD-7", "MON-PROD-1", *Trading.forbids
    )  # fmt: skip
    confirms: ClassVar[bool] = True  # MON-TURN-5: a spin of the wheel cannot be taken back

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return figures.first_location + len(figures.location_ids)

    def answers(self, t: Territory, /) -> list[int]:
        seat, figures = self.player, t.figures
        found = [RECRUIT]  # MON-TURN-5
        if can_visit(t, seat):
            found.append(CITY)
        if can_build(t, seat):
            found.append(BUILD)
        workers = t.crew(seat)
        if workers:
            bank, large = t.bank, t.large
            for space, needed in enumerate(figures.bank_workers):
                if needed <= workers and bank[space] == 0:
                    found.append(BANK + space)
            first, area, able = figures.first_location, figures.location_area, self.areas(t, workers)
            for location in figures.payable(t.coins[seat]):
                if large[location] == 0 and able[area[location]]:
                    found.append(first + location)  # noqa: PERF401  # a plain loop is faster
        return found

    def areas(self, t: Territory, workers: int) -> list[bool]:
        """By area: whether the player's workers are enough for one of its spaces (MON-PROD-1)."""
        matching, others = t.figures.matching, t.figures.others
        return [own >= matching or workers - own >= others for own in t.workers_of(self.player)]

    def answer(self, t: Territory, action: int, /) -> None:
        seat = self.player
        if action == RECRUIT:
            t.then(Advance(seat), EndTurn(seat))
            spin(t, seat)
        elif action == CITY:
            t.then(EndTurn(seat))
            enter_city(t, seat)
        elif action == BUILD:
            t.then(Build(seat, 0), EndTurn(seat))
        elif action < t.figures.first_location:
            t.then(PlaceAtBank(seat, t.figures.bank_of(action)), EndTurn(seat))
        else:
            location = t.figures.location_of(action)
            t.then(LargeSpace(seat, location), SmallSpace(seat, location), EndTurn(seat))

    def wrong(self, t: Territory, action: int, /) -> Breach | None:
        if action == PASS:
            return Breach("MON-TURN-1", "must")
        if action == CITY:
            return None if can_visit(t, self.player) else Breach("MON-CITY-4", "act-city")
        if action == BUILD and not t.left[self.player]:
            return Breach("MON-BUILD-14", "act-settlements")
        if action == BUILD:
            return None if can_build(t, self.player) else Breach("MON-TURN-4", "act-build")
        location, space = t.figures.location_of(action), t.figures.bank_of(action)
        if space != NONE:
            return self.bank_closed(t, space)
        return self.location_closed(t, location) if location != NONE else None

    def bank_closed(self, t: Territory, space: int) -> Breach | None:
        """Why a space of the bank cannot be used."""
        if t.bank[space]:
            return Breach("MON-BANK-4", "act-occupied")
        return Breach("MON-BANK-1", "act-workers") if t.crew(self.player) < t.figures.bank_workers[space] else None

    def location_closed(self, t: Territory, location: int) -> Breach | None:
        """Why a location cannot be used."""
        if t.large[location]:
            return Breach("MON-PROD-7", "act-occupied")
        if t.coins[self.player] < t.figures.location_coins[location]:
            return Breach("MON-PROD-1", "act-coins")
        manned = self.areas(t, t.crew(self.player))[t.figures.location_area[location]]
        return None if manned else Breach("MON-PROD-1", "act-workers")

    def keys(self, t: Territory, action: int, /) -> tuple[str, ...]:
        """A main action is where it happens: to build is what can be built on, the city is where one can stand."""
        figures = t.figures
        location, space = figures.location_of(action), figures.bank_of(action)
        if location != NONE:
            return (f"large:{figures.location_ids[location]}",)
        if space != NONE:
            return (f"bank:{figures.bank_ids[space]}",)
        if action == BUILD:
            return tuple([figures.region_key(region) for region in affordable(t, self.player) or t.frontier])
        if action == CITY:
            plans = city_plans(t, self.player, CITY) if can_visit(t, self.player) else []
            return tuple([plan.key for plan in plans]) or ("shop",)
        return super().keys(t, action) if action < 0 else ("wheel",)

    def elsewhere(self, t: Territory, key: str, /) -> Breach | None:
        """A region that cannot be built on, be it that none can; or a space of the shop that is too dear."""
        if key.startswith("cell:"):
            return too_dear(t, self.player, key) if CITY in t.choices else None
        if key.startswith("cows:"):
            return super().elsewhere(t, key)
        regions = [region for region in range(t.figures.regions) if t.figures.region_key(region) == key]
        breach = Build(self.player, 0).wrong(t, regions[0]) if regions else None
        return Breach(breach.rule, "act-goods") if breach is not None and breach.text == "build-cost" else breach

    def plans(self, t: Territory, /) -> list[Plan]:
        """The board is the menu: a region, a space of the shop, or one for workers, with the cheapest crew for it."""
        seat, figures = self.player, t.figures
        found: list[Plan] = []
        for action in t.choices:
            if action == BUILD:
                found += build_plans(t, seat, BUILD)
            elif action == CITY:
                found += city_plans(t, seat, CITY)
            elif figures.location_of(action) != NONE:
                found.append(work_plan(t, seat, action, figures.location_of(action)))
            elif figures.bank_of(action) != NONE:
                found.append(bank_plan(t, seat, action, figures.bank_of(action)))
        return found

    def say(self, t: Territory, action: int, /) -> str:
        if action < 0:
            return super().say(t, action)
        return ["recruit", "city", "build", *t.figures.bank_said, *t.figures.location_said][action]

    def sign(self, t: Territory, action: int, /) -> str:
        if action < BANK:
            return ("wheel", "store", "settlement")[action]
        location = t.figures.location_of(action)
        return "bank" if location == NONE else GOODS_SIGNS[t.figures.location_good[location]]

    def formerly(self, t: Territory, action: int, /) -> str:
        if action < 0:
            return super().formerly(t, action)
        return ["", "", "", *t.figures.bank_ids, *t.figures.location_ids][action]

    def label(self, t: Territory, action: int, /) -> str:
        if action < 0:
            return super().label(t, action)
        if action < BANK:
            return ("recruit", "city", "build-action")[action]
        return "bank-space" if t.figures.bank_of(action) != NONE else "location"

    def told(self, t: Territory, action: int, /) -> dict[str, Any]:
        figures = t.figures
        location, space = figures.location_of(action), figures.bank_of(action)
        if location != NONE:
            return {
                "location": location,
                "coins": figures.location_coins[location],
                "good": figures.location_good[location],
                "count": figures.location_yield[location],
            }
        if space != NONE:
            return {"bank": space, "count": figures.bank_workers[space], "coins": figures.bank_coins[space]}
        return {"pumpkins": figures.column_costs[0]} if action == CITY else {}


class EndTurn(Trading):
    """The main action is done; cattle can still be traded before the turn ends (MON-TURN-6)."""

    kind: ClassVar[str] = "end"
    noun: ClassVar[str] = "answer"
    cites: ClassVar[tuple[str, ...]] = ("MON-TURN-6", "MON-TURN-3")
    confirms: ClassVar[bool] = True

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return END + 1

    def run(self, t: Territory, /) -> bool:
        if t.figures.solo and t.closer >= 0:  # MON-SOLO-2: at once
            finish(t)
            return True
        return False

    def answers(self, t: Territory, /) -> list[int]:
        return [END]

    def insists(self, t: Territory, /) -> bool:
        """A stop while the last choice can be taken back."""
        return t.can_take_back(self.player) and stops_at_end(t, self.player)

    def answer(self, t: Territory, _end: int, /) -> None:
        if t.figures.solo:
            drifter_works(t)
        clear_board(t)
        if t.canteens[self.player]:
            t.then(MayDrink(self.player))
        else:
            go_on(t, self.player)

    def sure(self, t: Territory, seat: int, /) -> Sure | None:
        """While others take their rewards, after the active player's; without a cow nothing is asked (MON-COW-7)."""
        waits = seat == self.player and t.cows[seat] > 0 and is_payday(t)
        return Sure(self, [END]) if waits else None

    def wrong(self, t: Territory, end: int, /) -> Breach | None:
        return Breach("MON-TURN-6", "must") if end == PASS else None

    def name(self, t: Territory, end: int, /) -> str:
        return ""

    def sign(self, t: Territory, end: int, /) -> str:
        return "step-forward"

    def ends(self, t: Territory, end: int, /) -> bool:
        return end == END


def clear_board(t: Territory) -> None:
    """The bank, then each area: full ones are emptied (MON-BANK-5, MON-PROD-9)."""
    bank = t.bank
    if 0 not in bank:
        for space, crew in enumerate(bank):
            t.bring_back(crew)
            bank[space] = 0
        if t.heard is not None:
            t.emit(BankCleared())
    large, small = t.large, t.small
    for area, locations in enumerate(t.figures.area_locations):
        if large[locations[-1]] and 0 not in [large[location] for location in locations]:  # the last is often free
            for location in locations:
                t.bring_back(large[location] + small[location])
                large[location] = small[location] = 0
            if t.heard is not None:
                t.emit(AreaCleared(area))


class MayDrink(Ask):
    """A canteen may be spent for another complete turn at once (MON-CAN-1, MON-CAN-5)."""

    kind: ClassVar[str] = "canteen"
    noun: ClassVar[str] = "answer"
    cites: ClassVar[tuple[str, ...]] = ("MON-CAN-1", "MON-CAN-4", "MON-CAN-5")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(KEEP, SPEND + 1)

    def choices(self, t: Territory, /) -> list[int]:
        return [KEEP, SPEND]

    def pick(self, t: Territory, answer: int, /) -> None:
        if answer == SPEND:
            t.canteens[self.player] -= 1  # MON-CAN-2: it leaves the game
            if t.heard is not None:
                t.emit(CanteenSpent(self.player))
            begin_turn(t, self.player)
        else:
            go_on(t, self.player)

    def broken(self, t: Territory, answer: int, /) -> Breach | None:
        return None

    def keys(self, t: Territory, answer: int, /) -> tuple[str, ...]:
        return (f"canteens:{self.player}",) if answer == SPEND else ()  # to keep it is to end the turn

    def ends(self, t: Territory, answer: int, /) -> bool:
        return answer == KEEP

    def say(self, t: Territory, answer: int, /) -> str:
        return "canteen" if answer == SPEND else "keep"

    def sign(self, t: Territory, answer: int, /) -> str:
        return "canteen" if answer == SPEND else ""


def go_on(t: Territory, seat: int) -> None:
    """The next player; the end, once triggered, comes after the last seat (MON-TURN-7, MON-END-2)."""
    if seat + 1 < t.figures.players:
        begin_turn(t, seat + 1)
    elif t.closer < 0:
        begin_turn(t, 0)
    else:
        finish(t)


def finish(t: Territory) -> None:
    """Nothing is owed any more: the game is over."""
    if t.heard is not None:
        t.emit(RaceEnded(0, t.turns[0], rank(t)) if t.figures.solo else _ended(t))


def _ended(t: Territory) -> GameEnded:
    first = winners(t)
    others = [t.placed(seat) for seat in range(t.figures.players) if seat not in first]
    best = t.placed(first[0])
    return GameEnded(tuple(first), best, max(others) if others else best)
