"""Auxiliary actions, single and double."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Step
from abilene.games.great_western_trail.data import (
    AUX_CERTIFICATE,
    AUX_DRAW,
    AUX_ENGINE,
    AUX_MONEY,
    AUX_REMOVE,
    AUX_STORE,
    AUXILIARY,
    EXTRA_DISC,
    Action,
    Figures,
)
from abilene.games.great_western_trail.events import MoneyPaid
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import Gain
from abilene.games.great_western_trail.steps.asking import LEAST, Ask, DrawThenDiscard
from abilene.games.great_western_trail.steps.codes import auxiliary_at, auxiliary_times
from abilene.games.great_western_trail.steps.herd import RemoveCards
from abilene.games.great_western_trail.steps.railroad import MoveBackward, MoveForward, reach_backward
from abilene.games.great_western_trail.steps.verbs import Verb, brings


def unlocked(emptied: int, auxiliary: int) -> int:
    """By the bits of the emptied slots, 0: locked, 1: the single action, 2: the double one too (GWT-DISC-3)."""
    if auxiliary <= AUX_DRAW:
        return 1 + (emptied >> auxiliary & 1)
    if auxiliary == AUX_STORE:  # GWTN-AUX-1
        return 1 + (emptied >> EXTRA_DISC & 1)
    return (emptied >> (2 * auxiliary - 2) & 1) + (emptied >> (2 * auxiliary - 1) & 1)


def can_use(t: Trail, seat: int, auxiliary: int, times: int) -> bool:
    """Unlocked, its requirement can be met, and it does something."""
    if unlocked(t.emptied[seat], auxiliary) < times:
        return False
    if auxiliary == AUX_MONEY:
        return True
    if auxiliary == AUX_DRAW:
        return t.can_draw(seat)  # GWT-AUX-7
    if auxiliary == AUX_ENGINE:
        return t.money[seat] >= times
    if auxiliary == AUX_STORE:
        return t.north is not None and t.north.can_pay_for_stores(t, seat, times)
    if auxiliary == AUX_CERTIFICATE and t.money[seat] < times:
        return False
    return len(reach_backward(t, seat, times)) > 0


class Auxiliary(Ask):
    """One auxiliary action (GWT-AUX-4)."""

    kind: ClassVar[str] = "auxiliary"
    noun: ClassVar[str] = "auxiliary"
    fields: ClassVar[tuple[str, ...]] = ("player", "most", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-1", "GWT-AUX-3", "GWT-AUX-4")
    forbids: ClassVar[tuple[str, ...]] = (
        *Ask.forbids, "GWT-DISC-3", "GWT-AUX-7", "GWT-TOLL-5", "GWT-ENG-5", "GWTN-AUX-2", "GWTN-AUX-3",
    )  # fmt: skip

    def __init__(self, player: int, most: int, optional: int) -> None:
        super().__init__(player)
        self.most: Final = most  # 2: the double version too
        self.optional: Final = optional

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, 2 * len(figures.auxiliaries))

    def answers(self, t: Trail, /) -> list[int]:
        found = [
            auxiliary_times(auxiliary, times)
            for auxiliary in range(len(t.figures.auxiliaries))
            for times in range(1, self.most + 1)
            if can_use(t, self.player, auxiliary, times)
        ]
        return [*found, PASS] if self.optional else found

    def answer(self, t: Trail, choice: int, /) -> None:
        if choice == PASS:
            return
        seat = self.player
        auxiliary, times = auxiliary_at(choice)
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
        elif auxiliary == AUX_STORE and t.north is not None:
            t.north.pay_for_stores(t, seat, times)
        else:
            money = times * t.figures.aux_remove_money  # GWT-AUX-2
            t.then(MoveBackward(seat, times), Gain(seat, money, 0), RemoveCards(seat, times))

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        seat = self.player
        auxiliary, times = auxiliary_at(choice)
        if times > self.most:
            return Breach("GWT-AUX-4", "auxiliary-double")
        if unlocked(t.emptied[seat], auxiliary) < times:
            return Breach("GWT-DISC-3", "auxiliary-locked")
        if auxiliary == AUX_DRAW and not t.can_draw(seat):
            return Breach("GWT-AUX-7", "auxiliary-draw")
        if auxiliary == AUX_STORE and t.north is not None:
            return t.north.no_stores(t, seat, times)
        if auxiliary in (AUX_ENGINE, AUX_CERTIFICATE) and t.money[seat] < times:
            return Breach("GWT-TOLL-5", "auxiliary-money")
        if auxiliary in (AUX_CERTIFICATE, AUX_REMOVE) and not reach_backward(t, seat, times):
            return Breach("GWT-ENG-5", "auxiliary-engine")
        return None

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0

    def plans(self, t: Trail, /) -> list[Plan]:
        """Money and cards are taken twice where they can be: that costs nothing, and fewer cards may be drawn."""
        seat = self.player
        return [
            Plan(self.node(t, twice), (twice,), "auxiliary", self.told(t, twice))
            for twice in (auxiliary_times(AUX_MONEY, 2), auxiliary_times(AUX_DRAW, 2))
            if self.most > 1 and can_use(t, seat, *auxiliary_at(twice))
        ]

    def node(self, t: Trail, choice: int) -> str:
        return f"aux:{self.player}:{t.figures.auxiliaries[auxiliary_at(choice)[0]]}"

    def name(self, t: Trail, choice: int, /) -> str:
        return notation(t.figures).auxiliary(*auxiliary_at(choice))

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return {"support": choice, "times": auxiliary_at(choice)[1]}


def _pay(t: Trail, seat: int, money: int) -> None:
    t.pay(seat, money)
    if t.heard is not None:
        t.emit(MoneyPaid(seat, money, "auxiliary"))


class UsingAuxiliary(Verb):
    """Use an auxiliary action: gaining $1 is always open."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return True

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Auxiliary(seat, action.amount, optional)]


brings(AUXILIARY, UsingAuxiliary())
