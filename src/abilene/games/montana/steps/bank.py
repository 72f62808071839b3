"""Work at the bank."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Step
from abilene.games.montana.data import COLOURS_SAID, ROOM, WORKERS, counted
from abilene.games.montana.events import BankUsed
from abilene.games.montana.state import Territory


def able(t: Territory, seat: int, crews: list[int]) -> list[int]:
    """Those of the crews that the seat can send."""
    have = t.worker_bytes(seat) + ROOM
    crew_bytes = t.figures.crew_bytes
    return [crew for crew in crews if (have - crew_bytes[crew]) & ROOM == ROOM]


def crew_name(t: Territory, crew: int) -> str:
    """A crew in notation."""
    return counted(t.figures.crews[crew], COLOURS_SAID)


def former_crew_name(t: Territory, crew: int) -> str:
    """A crew in the notation of older journals."""
    counts = t.figures.crews[crew]
    return " ".join([WORKERS[colour] for colour, count in enumerate(counts) for _ in range(count)])


class PlaceAtBank(Step[Territory]):
    """Workers of any colours, as many as the space asks for, in return for its coins (MON-BANK-2)."""

    kind: ClassVar[str] = "bank"
    noun: ClassVar[str] = "crew"
    fields: ClassVar[tuple[str, ...]] = ("player", "bank")
    cites: ClassVar[tuple[str, ...]] = ("MON-BANK-2", "MON-BANK-1")

    def __init__(self, player: int, bank: int) -> None:
        super().__init__(player)
        self.bank: Final = bank

    def options(self, t: Territory, /) -> list[int]:
        return able(t, self.player, t.figures.bank_crews[self.bank])

    def take(self, t: Territory, crew: int, /) -> None:
        coins = t.figures.bank_coins[self.bank]
        t.bank[self.bank] = t.send(self.player, crew)
        t.coins[self.player] += coins
        if t.heard is not None:
            t.emit(BankUsed(self.player, self.bank, crew, coins))

    def say(self, t: Territory, crew: int, /) -> str:
        return f"send {crew_name(t, crew)}"

    def formerly(self, t: Territory, crew: int, /) -> str:
        return f"send {former_crew_name(t, crew)}"

    def words(self, t: Territory, crew: int, /) -> dict[str, Any]:
        return {"crew": crew, "coins": t.figures.bank_coins[self.bank]}

    def refuse(self, t: Territory, crew: int, /) -> tuple[str, str]:
        wrong = crew not in t.figures.bank_crews[self.bank]
        return ("MON-BANK-2", "bank-count") if wrong else ("MON-BANK-1", "crew")
