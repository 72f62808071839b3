"""Cattle trade: a free action, offered at every question of the own turn that the rules mark."""

from typing import Any, ClassVar, Final

from abilene.engine.core import ENDING, FIRST, PASS, Breach, Interruptible, Plan
from abilene.games.montana.data import COLOURS, COLOURS_SAID, GOODS_SIGNS, NONE, WORKERS, Figures, trade_of
from abilene.games.montana.events import CowTraded, WorkerDismissed
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.asking import THINGS, Ask

END: Final = 0  # the answer that ends a turn
ON_SHEET: Final = "sheet:"


def trade_key(figures: Figures, trade: int, where: str = "") -> str:
    """What a cow can be traded for, on the mat or on a sheet."""
    return f"{where}trade:{figures.trade_ids[trade]}"


class Trading(Interruptible[Territory]):
    """A question at which the active player may trade cattle first; it is then asked again (MON-TURN-3)."""

    meanwhile: ClassVar[str] = "trade"
    hides_mat: ClassVar[bool] = False  # it has a sheet, which lies over the mat: cattle is traded there too
    things: ClassVar[frozenset[str]] = THINGS
    forbids: ClassVar[tuple[str, ...]] = ("MON-COW-7", "MON-COW-2", "MON-COW-3")
    untold: ClassVar[tuple[str, ...]] = ("trade-turn", "trade-cow")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        """All trades, a pass, and as many answers as there can be."""
        return range(figures.trades[-1], cls.most(figures))

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        """How many answers there can be, a pass aside."""
        raise NotImplementedError(cls.__name__)

    def choices(self, t: Territory, /) -> list[int]:
        found = self.answers(t)
        if t.turn == self.player and t.cows[self.player]:  # MON-COW-7; most who are asked have no cow
            found += self.beside(t, found)
        return found

    def beside(self, t: Territory, answers: list[int], /) -> list[int]:
        """What a cow can be traded for now (MON-COW-1, MON-COW-3)."""
        supply, trades = t.worker_supply, t.figures.trades
        if supply[0] and supply[1] and supply[2] and supply[3]:
            return trades
        colours = t.figures.trade_colour
        return [choice for choice, colour in zip(trades, colours) if colour == NONE or t.worker_exists(colour)]

    def idle(self, t: Territory, /) -> bool:
        """A cow that is traded first may open further answers: goods to build with, pumpkins to bid."""
        return super().idle(t) and len(t.choices) == 1

    def do_first(self, t: Territory, choice: int, /) -> None:
        """Return a cow to the supply for a good, coins or a worker (MON-COW-1, MON-COW-6)."""
        seat, figures, trade = self.player, t.figures, trade_of(choice)
        good, colour = figures.trade_good[trade], figures.trade_colour[trade]
        t.cows[seat] -= 1
        t.cow_supply += 1
        if t.heard is not None:
            t.emit(CowTraded(seat, trade))
        if good != NONE:
            t.take_goods(seat, good, figures.trade_good_count)
        elif colour != NONE:
            t.take_workers(seat, colour, figures.trade_workers)
            dismiss_surplus(t, seat)  # MON-COW-4
        else:
            t.coins[seat] += figures.trade_coins

    def too_soon(self, t: Territory, choice: int, /) -> Breach | None:
        if t.turn != self.player:
            return Breach("MON-COW-7", "trade-turn")
        if not t.cows[self.player]:
            return Breach("MON-COW-2", "trade-cow")
        colour = t.figures.trade_colour[trade_of(choice)]
        return Breach("MON-COW-3", "trade-nobody") if colour != NONE and not t.worker_exists(colour) else None

    def keys(self, t: Territory, choice: int, /) -> tuple[str, ...]:
        if choice > FIRST:
            return ()
        trade = trade_of(choice)
        on_sheet = (trade_key(t.figures, trade, ON_SHEET),) if type(self).hides_mat else ()
        return (trade_key(t.figures, trade), *on_sheet)

    def elsewhere(self, t: Territory, key: str, /) -> Breach | None:
        """The cows are what is paid: what they buy is chosen beside them."""
        if key != f"cows:{self.player}":
            return None
        return self.too_soon(t, FIRST) or Breach("MON-COW-1", "trade-what")

    def say_first(self, t: Territory, choice: int, /) -> str:
        return f"trade {t.figures.trade_said[trade_of(choice)]}"

    def sign_first(self, t: Territory, choice: int, /) -> str:
        good, colour = t.figures.trade_good[trade_of(choice)], t.figures.trade_colour[trade_of(choice)]
        return GOODS_SIGNS[good] if good != NONE else "worker" if colour != NONE else "coin"

    def formerly(self, t: Territory, choice: int, /) -> str:
        return f"trade {t.figures.trade_ids[trade_of(choice)]}" if choice <= FIRST else ""

    def told_first(self, t: Territory, choice: int, /) -> dict[str, Any]:
        return {"trade": trade_of(choice)}


def ending(t: Territory, seat: int, text: str, told: "dict[str, Any]") -> list[Plan]:
    """The plan that declines what is asked and ends the turn; none where the turn goes on, or ends by that alone."""
    asked = bool(t.cows[seat]) or stops_at_end(t, seat)
    return [Plan(ENDING, (PASS, END), text, told)] if asked and not (t.figures.solo and t.closer >= 0) else []


def stops_at_end(t: Territory, seat: int) -> bool:
    """Whether a turn stops before it ends; whoever has a canteen is asked about that instead."""
    return t.stops and t.figures.rules >= 3 and not t.canteens[seat]


def dismiss_surplus(t: Territory, seat: int) -> None:
    """Workers have been taken: perhaps too many (MON-REC-6)."""
    if t.crew(seat) > t.figures.bunks:
        t.then(Dismiss(seat))


def bunk_keys(t: Territory, seat: int, colour: int) -> list[str]:
    """The nodes of all workers of a colour on a player board."""
    return [f"worker:{seat}:{WORKERS[colour]}:{i}" for i in range(t.worker(seat, colour))]


class Dismiss(Ask):
    """More than eight workers: one of the player's choice goes back, until eight are left (MON-REC-6)."""

    kind: ClassVar[str] = "dismiss"
    noun: ClassVar[str] = "worker"
    cites: ClassVar[tuple[str, ...]] = ("MON-REC-6", "MON-COMP-3", "MON-INT-8")
    untold: ClassVar[tuple[str, ...]] = ("dismiss",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(COLOURS)

    def choices(self, t: Territory, /) -> list[int]:
        return [colour for colour in range(COLOURS) if t.worker(self.player, colour)]

    def pick(self, t: Territory, colour: int, /) -> None:
        t.dismiss(self.player, colour)
        if t.heard is not None:
            t.emit(WorkerDismissed(self.player, colour))
        dismiss_surplus(t, self.player)

    def broken(self, t: Territory, colour: int, /) -> Breach | None:
        return None if t.worker(self.player, colour) else Breach("MON-REC-6", "dismiss")

    def keys(self, t: Territory, colour: int, /) -> tuple[str, ...]:
        return tuple(bunk_keys(t, self.player, colour))

    def name(self, t: Territory, colour: int, /) -> str:
        return COLOURS_SAID[colour]

    def formerly(self, t: Territory, colour: int, /) -> str:
        return f"dismiss {WORKERS[colour]}"
