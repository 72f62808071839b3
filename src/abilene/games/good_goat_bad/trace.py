"""What on the table each event is about: cards dealt and placed, goods and coins taken."""

from collections.abc import Callable
from typing import Any

from abilene.engine.events import Event
from abilene.engine.traces import ALONG, APART, NOTHING, Trace
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import (
    CHARACTERS,
    CHARLATAN,
    GAMBLER,
    LOCATIONS,
    OUTLAW,
    SHERIFF,
    THIEF,
    WAITRESS,
    Figures,
)


def trace(event: Event, figures: Figures) -> Trace | None:
    """The marks of an event."""
    marks = _MARKS.get(type(event))
    shown = marks(event, figures) if marks else NOTHING
    deed = ALONG if type(event) in _ALONG else APART if type(event) in _APART else shown.deed
    if isinstance(event, ev.StockShown) and event.player % 2:  # two of them are one step: as much as can be read
        deed = ALONG
    return shown._replace(deed=deed)


def _seat(seat: int) -> str:
    return f"seat:{seat}"


def place_of(card: int) -> str:
    """A character, or its place: at the end of a round they leave as soon as they have acted."""
    return f"character:{CHARACTERS[card]}|place:{CHARACTERS[card]}"


def _location(location: int) -> str:
    return f"location:{LOCATIONS[location]}"


def _lost(shares: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return tuple((seat, -coins) for seat, coins in shares)


def _thief(event: ev.ThiefArrested, figures: Figures) -> Trace:
    back = (_location(event.location),) if event.count else ()
    return Trace(at=(place_of(SHERIFF), place_of(THIEF)), put=back, paid=((event.player, event.coins),))


def _charlatan(event: ev.CharlatanArrested, figures: Figures) -> Trace:
    gains = dict(event.shares)
    gains[event.player] = gains.get(event.player, 0) + event.coins
    return Trace(at=(place_of(SHERIFF), place_of(CHARLATAN)), paid=tuple(gains.items()))


_MARKS: dict[type[Event], Callable[[Any, Figures], Trace]] = {
    ev.RoundBegan: lambda e, f: Trace(at=("round",)),
    ev.GoatTurnedUp: lambda e, f: Trace(at=("pile",)),
    ev.SetAside: lambda e, f: Trace(put=(place_of(e.card),)),
    ev.HandTaken: lambda e, f: Trace(at=("pile",), put=(_seat(e.dealer),)),
    ev.HandPassed: lambda e, f: Trace(at=(_seat(e.player),), put=(_seat(e.dealer),)),
    ev.Declared: lambda e, f: Trace(at=(_seat(e.dealer),), put=(_seat(e.target),)),
    ev.Accepted: lambda e, f: Trace(at=(_seat(e.player),), put=(place_of(e.card),)),
    ev.Refused: lambda e, f: Trace(at=(_seat(e.dealer),), put=(place_of(e.card),)),
    ev.Discarded: lambda e, f: Trace(at=("pile",)),
    ev.Forced: lambda e, f: Trace(at=(_seat(e.player),), put=(place_of(e.card),)),
    ev.LastStageBegan: lambda e, f: Trace(at=(_seat(e.player),)),
    ev.TookTokens: lambda e, f: Trace(at=(_location(e.location),), put=(_seat(e.player),)),
    ev.TookCoins: lambda e, f: Trace(at=(_location(e.location),), paid=((e.player, e.count),)),
    ev.FoundNothing: lambda e, f: Trace(at=(place_of(e.card),)),
    ev.Robbed: lambda e, f: Trace(at=(_location(e.location), place_of(THIEF))),
    ev.Swindled: lambda e, f: Trace(at=(place_of(CHARLATAN),), paid=_lost(e.shares)),
    ev.ActedInVain: lambda e, f: Trace(at=(place_of(e.card),)),
    ev.SheriffKilled: lambda e, f: Trace(at=(place_of(OUTLAW), place_of(SHERIFF)), paid=((e.player, e.coins),)),
    ev.SheriffPaid: lambda e, f: Trace(at=(place_of(SHERIFF),), paid=((e.player, e.coins),)),
    ev.ThiefArrested: _thief,
    ev.CharlatanArrested: _charlatan,
    ev.LootKept: lambda e, f: Trace(at=(place_of(THIEF),), put=(_seat(e.player),)),
    ev.CharlatanPaid: lambda e, f: Trace(at=(place_of(CHARLATAN),), paid=((e.player, e.coins),)),
    ev.Served: lambda e, f: Trace(at=(place_of(WAITRESS),), put=tuple(_seat(seat) for seat, _ in e.shares)),
    ev.GamblerReplaced: lambda e, f: Trace(at=(place_of(GAMBLER),)),
    ev.Stole: lambda e, f: Trace(at=(place_of(GAMBLER), _seat(e.victim)), put=(_seat(e.player),)),
    ev.RoundEnded: lambda e, f: Trace(at=(_seat(e.dealer),)),
    ev.StockShown: lambda e, f: Trace(at=(_seat(e.player),)),
}

# What only follows: the Sheriff's arrests are his one deed in the Saloon.
_ALONG = (
    ev.LastStageBegan, ev.TookTokens, ev.TookCoins, ev.FoundNothing, ev.ThiefArrested, ev.CharlatanArrested,
    ev.GameEnded,
)  # fmt: skip
# A card that is turned over, each one that acts in the Saloon, the end and the beginning of a round, stocks.
_APART = (
    ev.Accepted, ev.Refused, ev.Discarded, ev.Forced, ev.ActedInVain, ev.SheriffKilled, ev.SheriffPaid, ev.LootKept,
    ev.CharlatanPaid, ev.Served, ev.GamblerReplaced, ev.Stole, ev.RoundEnded, ev.RoundBegan, ev.StockShown,
)  # fmt: skip
