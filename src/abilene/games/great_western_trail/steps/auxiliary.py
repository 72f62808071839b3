"""Auxiliary actions, single and double."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Step
from abilene.games.great_western_trail.data import (
    AUX_CERTIFICATE,
    AUX_DRAW,
    AUX_ENGINE,
    AUX_MONEY,
    AUX_STORE,
    EXTRA_DISC,
)
from abilene.games.great_western_trail.events import MarkerMoved, MoneyGained, MoneyPaid
from abilene.games.great_western_trail.north.stores import can_pay_for_stores, no_stores, pay_for_stores
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import Ask, DrawThenDiscard
from abilene.games.great_western_trail.steps.herd import RemoveCards
from abilene.games.great_western_trail.steps.railroad import MoveBackward, MoveForward, reach_backward


def unlocked(t: Trail, seat: int, auxiliary: int) -> int:
    """0: locked, 1: the single action, 2: the double one too (GWT-DISC-3)."""
    if auxiliary <= AUX_DRAW:
        return 1 + t.has_emptied(seat, auxiliary)
    if auxiliary == AUX_STORE:  # GWTN-AUX-1
        return 1 + t.has_emptied(seat, EXTRA_DISC)
    return t.has_emptied(seat, 2 * auxiliary - 2) + t.has_emptied(seat, 2 * auxiliary - 1)


def can_use(t: Trail, seat: int, auxiliary: int, times: int) -> bool:
    """Unlocked, its requirement can be met, and it does something."""
    if unlocked(t, seat, auxiliary) < times:
        return False
    if auxiliary == AUX_MONEY:
        return True
    if auxiliary == AUX_DRAW:
        return t.can_draw(seat)  # GWT-AUX-7
    if auxiliary == AUX_ENGINE:
        return t.money[seat] >= times
    if auxiliary == AUX_STORE:
        return can_pay_for_stores(t, seat, times)
    if auxiliary == AUX_CERTIFICATE and t.money[seat] < times:
        return False
    return len(reach_backward(t, seat, times)) > 0


class Auxiliary(Ask):
    """One auxiliary action (GWT-AUX-4)."""

    kind: ClassVar[str] = "auxiliary"
    noun: ClassVar[str] = "auxiliary"
    fields: ClassVar[tuple[str, ...]] = ("player", "most", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-1", "GWT-AUX-3", "GWT-AUX-4")

    def __init__(self, player: int, most: int, optional: int) -> None:
        super().__init__(player)
        self.most: Final = most  # 2: the double version too
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = [
            2 * auxiliary + times - 1
            for auxiliary in range(len(t.figures.auxiliaries))
            for times in range(1, self.most + 1)
            if can_use(t, self.player, auxiliary, times)
        ]
        return [*found, PASS] if self.optional else found

    def pick(self, t: Trail, choice: int, /) -> None:
        if choice == PASS:
            return
        seat = self.player
        auxiliary, times = choice // 2, choice % 2 + 1
        if auxiliary == AUX_MONEY:
            t.then(Gain(seat, times, 0))
        elif auxiliary == AUX_DRAW:
            t.then(DrawThenDiscard(seat, times))
        elif auxiliary == AUX_ENGINE:
            _pay(t, seat, times)
            t.then(MoveForward(seat, times, 0))
        elif auxiliary == AUX_CERTIFICATE:
            _pay(t, seat, times)
            t.then(MoveBackward(seat, times), Gain(seat, 0, times))
        elif auxiliary == AUX_STORE:
            pay_for_stores(t, seat, times)
        else:
            money = times * t.figures.aux_remove_money  # GWT-AUX-2
            t.then(MoveBackward(seat, times), Gain(seat, money, 0), RemoveCards(seat, times))

    def name(self, t: Trail, choice: int, /) -> str:
        return notation(t.figures).auxiliary(choice)

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return {"auxiliary": choice // 2, "times": choice % 2 + 1}

    def forbid(self, t: Trail, choice: int, /) -> tuple[str, str]:
        auxiliary, times = choice // 2, choice % 2 + 1
        if times > self.most:
            return "GWT-AUX-4", "auxiliary-double"
        if unlocked(t, self.player, auxiliary) < times:
            return "GWT-DISC-3", "auxiliary-locked"
        if auxiliary == AUX_DRAW:
            return "GWT-AUX-7", "auxiliary-draw"
        if auxiliary == AUX_STORE:
            return no_stores(t, self.player, times)
        if auxiliary == AUX_ENGINE or (auxiliary == AUX_CERTIFICATE and t.money[self.player] < times):
            return "GWT-TOLL-5", "auxiliary-money"
        return "GWT-ENG-5", "auxiliary-engine"


def _pay(t: Trail, seat: int, money: int) -> None:
    t.pay(seat, money)
    if t.heard is not None:
        t.emit(MoneyPaid(seat, money))


class Gain(Step[Trail]):
    """Money and certificate steps, taken in full (GWT-ACT-6)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "money", "steps")

    def __init__(self, player: int, money: int, steps: int) -> None:
        super().__init__(player)
        self.money: Final = money
        self.steps: Final = steps

    def run(self, t: Trail, /) -> bool:
        if self.money:
            t.gain(self.player, self.money)
            if t.heard is not None:
                t.emit(MoneyGained(self.player, self.money))
        before = t.marker[self.player]
        t.advance_marker(self.player, self.steps)
        if t.heard is not None and t.marker[self.player] != before:
            track = t.figures.track
            now = track[t.marker[self.player]]
            t.emit(MarkerMoved(self.player, now - track[before], now))
        return True
