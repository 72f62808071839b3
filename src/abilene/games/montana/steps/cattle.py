"""Cattle trade: a free action, offered at every question of the own turn that the rules mark."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Step
from abilene.games.montana.data import (
    COLOURS,
    COLOURS_SAID,
    GOODS,
    GOODS_SAID,
    TRADE_COINS,
    TRADE_WORKER,
    TRADES,
    WORKERS,
)
from abilene.games.montana.events import CowTraded, WorkerDismissed
from abilene.games.montana.state import Territory

FIRST_TRADE: Final = -2  # trade i is the choice FIRST_TRADE - i, below the pass
LEAST: Final = FIRST_TRADE - TRADES + 1
_ALL: Final = list(range(FIRST_TRADE, LEAST - 1, -1))


def trades(t: Territory) -> list[int]:
    """What a cow can be traded for now (MON-COW-1, MON-COW-3)."""
    supply = t.worker_supply
    if supply[0] and supply[1] and supply[2] and supply[3]:
        return _ALL
    found = _ALL[:TRADE_WORKER]
    for colour in range(COLOURS):
        if t.worker_exists(colour):
            found.append(FIRST_TRADE - TRADE_WORKER - colour)
    return found


def trade(t: Territory, seat: int, number: int) -> None:
    """Return a cow to the supply for a good, coins or a worker (MON-COW-1, MON-COW-6)."""
    figures = t.figures
    t.cows[seat] -= 1
    t.cow_supply += 1
    if t.heard is not None:
        t.emit(CowTraded(seat, number))
    if number < TRADE_COINS:
        t.take_goods(seat, figures.trade_goods[number], figures.trade_good_count)
    elif number == TRADE_COINS:
        t.coins[seat] += figures.trade_coins
    else:
        t.take_workers(seat, number - TRADE_WORKER, figures.trade_workers)
        dismiss_surplus(t, seat)  # MON-COW-4


class Trading(Step[Territory]):
    """A question at which the active player may trade cattle first; it is then asked again (MON-TURN-3)."""

    declines: ClassVar[str] = "pass"  # which text the button bears that takes nothing

    def answers(self, t: Territory, /) -> list[int]:
        """What can be chosen besides a trade, in a list of its own."""
        raise NotImplementedError(repr(self))

    def answer(self, t: Territory, choice: int, /) -> None:
        """Carry out what is no trade."""
        raise NotImplementedError(repr(self))

    def options(self, t: Territory, /) -> list[int]:
        found = self.answers(t)
        if t.turn == self.player and t.cows[self.player]:  # MON-COW-7
            found += trades(t)
        return found

    def take(self, t: Territory, choice: int, /) -> None:
        if choice <= FIRST_TRADE:
            t.then(self)
            trade(t, self.player, FIRST_TRADE - choice)
        else:
            self.answer(t, choice)

    def say(self, t: Territory, choice: int, /) -> str:
        if choice > FIRST_TRADE:
            return "pass" if choice == PASS else self.name(t, choice)
        number = FIRST_TRADE - choice
        if number < TRADE_COINS:
            return f"trade {GOODS_SAID[t.figures.trade_goods[number]]}"
        return f"trade {COLOURS_SAID[number - TRADE_WORKER]} worker" if number >= TRADE_WORKER else "trade coins"

    def formerly(self, t: Territory, choice: int, /) -> str:
        if choice >= PASS:
            return "" if choice == PASS else self.former_name(t, choice)
        number = FIRST_TRADE - choice
        if number < TRADE_COINS:
            return f"trade {GOODS[t.figures.trade_goods[number]]}"
        return f"trade {WORKERS[number - TRADE_WORKER]}" if number >= TRADE_WORKER else ""

    def name(self, t: Territory, choice: int, /) -> str:
        """What is no trade and no pass, in notation."""
        return f"{type(self).kind} {choice}"

    def former_name(self, t: Territory, choice: int, /) -> str:
        """The same in the notation of older journals, where it was another."""
        return ""

    def words(self, t: Territory, choice: int, /) -> dict[str, Any]:
        if choice <= FIRST_TRADE:
            return {"trade": FIRST_TRADE - choice}
        return self.told(t, choice) if choice != PASS else {}

    def told(self, t: Territory, choice: int, /) -> dict[str, Any]:
        """All that the texts are told of what is no trade and no pass."""
        return {type(self).noun: choice}

    def label(self, t: Territory, choice: int, /) -> str:
        if choice <= FIRST_TRADE:
            return "trade"
        return type(self).kind if choice != PASS else type(self).declines

    def refuse(self, t: Territory, choice: int, /) -> tuple[str, str]:
        if choice > FIRST_TRADE:
            return (type(self).cites[0], "must") if choice == PASS else self.forbid(t, choice)
        if t.turn != self.player:
            return "MON-COW-7", "trade-turn"
        return ("MON-COW-3", "trade-nobody") if t.cows[self.player] else ("MON-COW-2", "trade-cow")

    def forbid(self, t: Territory, choice: int, /) -> tuple[str, str]:
        """The rule that forbids what is no trade and no pass, and the text that says why."""
        return type(self).cites[0], type(self).kind


def dismiss_surplus(t: Territory, seat: int) -> None:
    """Workers have been taken: perhaps too many (MON-REC-6)."""
    if t.crew(seat) > t.figures.bunks:
        t.then(Dismiss(seat))


class Dismiss(Step[Territory]):
    """More than eight workers: one of the player's choice goes back, until eight are left (MON-REC-6)."""

    kind: ClassVar[str] = "dismiss"
    noun: ClassVar[str] = "worker"
    cites: ClassVar[tuple[str, ...]] = ("MON-REC-6", "MON-COMP-3", "MON-INT-8")

    def options(self, t: Territory, /) -> list[int]:
        first = self.player * COLOURS
        return [colour for colour in range(COLOURS) if t.workers[first + colour]]

    def take(self, t: Territory, colour: int, /) -> None:
        t.workers[self.player * COLOURS + colour] -= 1
        t.worker_supply[colour] += 1
        if t.heard is not None:
            t.emit(WorkerDismissed(self.player, colour))
        dismiss_surplus(t, self.player)

    def say(self, t: Territory, colour: int, /) -> str:
        return f"dismiss {COLOURS_SAID[colour]}"

    def formerly(self, t: Territory, colour: int, /) -> str:
        return f"dismiss {WORKERS[colour]}"

    def refuse(self, t: Territory, colour: int, /) -> tuple[str, str]:
        return "MON-REC-6", "dismiss"
