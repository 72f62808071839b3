"""Work at the bank, and the crews that are sent to any space."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Plan
from abilene.games.montana.data import COLOURS_SAID, ROOM, WORKERS, Figures, counted
from abilene.games.montana.events import BankUsed
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.asking import Ask
from abilene.games.montana.steps.cattle import bunk_keys


def able(t: Territory, seat: int, crews: list[int]) -> list[int]:
    """Those of the crews that the seat can send."""
    have = t.worker_bytes(seat) + ROOM
    crew_bytes = t.figures.crew_bytes
    return [crew for crew in crews if (have - crew_bytes[crew]) & ROOM == ROOM]


def cheapest(t: Territory, seat: int, crews: list[int]) -> int:
    """The crew that is missed least: the fewest workers, no colour's last one, and the colours of which there are most.

    The seat can send one of them.
    """
    return min([(_loss(t, seat, crew), crew) for crew in able(t, seat, crews)])[1]


def _loss(t: Territory, seat: int, crew: int) -> tuple[int, int, int]:
    """How much is missed: workers, colours of which none is left, and the fewer there are of the others the more."""
    sent, owned = t.figures.crews[crew], t.workers_of(seat)
    gone = [colour for colour, count in enumerate(sent) if count and count == owned[colour]]
    return sum(sent), len(gone), -sum([count * owned[colour] for colour, count in enumerate(sent)])


def sending(t: Territory, seat: int, action: int, crews: list[int]) -> tuple[int, ...]:
    """The plan to do this and send the cheapest crew; if only one can be sent, nobody is asked which."""
    return (action,) if len(able(t, seat, crews)) == 1 else (action, cheapest(t, seat, crews))


def owns(t: Territory, seat: int, crew: int) -> bool:
    """Whether the seat has all these workers."""
    return all(count <= t.worker(seat, colour) for colour, count in enumerate(t.figures.crews[crew]))


def crew_keys(t: Territory, seat: int, crew: int) -> list[str]:
    """The nodes of all workers of the colours that are sent."""
    return [key for colour, count in enumerate(t.figures.crews[crew]) if count for key in bunk_keys(t, seat, colour)]


def crew_name(t: Territory, crew: int) -> str:
    """A crew in notation."""
    return counted(t.figures.crews[crew], COLOURS_SAID)


def former_crew_name(t: Territory, crew: int) -> str:
    """A crew in the notation of older journals."""
    counts = t.figures.crews[crew]
    return " ".join([WORKERS[colour] for colour, count in enumerate(counts) for _ in range(count)])


class Sending(Ask):
    """Which workers go to a space."""

    noun: ClassVar[str] = "crew"
    untold: ClassVar[tuple[str, ...]] = ("crew", "bank-count", "work-crew")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(len(figures.crews))

    def say(self, t: Territory, crew: int, /) -> str:
        return f"send {crew_name(t, crew)}"

    def formerly(self, t: Territory, crew: int, /) -> str:
        return f"send {former_crew_name(t, crew)}"


def bank_plan(t: Territory, seat: int, action: int, space: int) -> Plan:
    """The cheapest crew on a space of the bank."""
    figures, crews = t.figures, t.figures.bank_crews[space]
    told = {"crew": cheapest(t, seat, crews), "coins": figures.bank_coins[space]}
    return Plan(f"bank:{figures.bank_ids[space]}", sending(t, seat, action, crews), "bank", told)


class PlaceAtBank(Sending):
    """Workers of any colours, as many as the space asks for, in return for its coins (MON-BANK-2)."""

    kind: ClassVar[str] = "bank"
    fields: ClassVar[tuple[str, ...]] = ("player", "bank")
    cites: ClassVar[tuple[str, ...]] = ("MON-BANK-2", "MON-BANK-1")

    def __init__(self, player: int, bank: int) -> None:
        super().__init__(player)
        self.bank: Final = bank

    def choices(self, t: Territory, /) -> list[int]:
        return able(t, self.player, t.figures.bank_crews[self.bank])

    def pick(self, t: Territory, crew: int, /) -> None:
        coins = t.figures.bank_coins[self.bank]
        t.bank[self.bank] = t.send(self.player, crew)
        t.coins[self.player] += coins
        if t.heard is not None:
            t.emit(BankUsed(self.player, self.bank, crew, coins))

    def broken(self, t: Territory, crew: int, /) -> Breach | None:
        if sum(t.figures.crews[crew]) != t.figures.bank_workers[self.bank]:
            return Breach("MON-BANK-2", "bank-count")
        return None if owns(t, self.player, crew) else Breach("MON-BANK-1", "crew")

    def keys(self, t: Territory, crew: int, /) -> tuple[str, ...]:
        if self.broken(t, crew) is not None:
            return ()  # a space stands for the crews that can go there only
        return (f"bank:{t.figures.bank_ids[self.bank]}", *crew_keys(t, self.player, crew))

    def told(self, t: Territory, crew: int, /) -> dict[str, Any]:
        return {"crew": crew, "coins": t.figures.bank_coins[self.bank]}
