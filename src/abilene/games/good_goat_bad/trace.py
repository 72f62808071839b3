"""What on the table each event is about: cards dealt and placed, goods and coins taken."""

from collections.abc import Callable
from typing import Any

from abilene.engine.events import Event
from abilene.engine.traces import ALONG, NOTHING, Trace
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARACTERS, CHARLATAN, GAMBLER, LOCATIONS, SHERIFF, THIEF, Figures


def trace(event: Event, figures: Figures) -> Trace | None:
    """The marks of an event."""
    marks = _MARKS.get(type(event))
    shown = marks(event, figures) if marks else NOTHING
    return shown._replace(deed=ALONG) if type(event) in _ALONG else shown


def _seat(seat: int) -> str:
    return f"seat:{seat}"


def _card(card: int) -> str:
    """A character, or its place: at the end of a round they leave as soon as they have acted."""
    return f"character:{CHARACTERS[card]}|place:{CHARACTERS[card]}"


def _location(location: int) -> str:
    return f"location:{LOCATIONS[location]}"


def _lost(shares: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return tuple((seat, -coins) for seat, coins in shares)


def _thief(event: ev.ThiefArrested, figures: Figures) -> Trace:
    back = (_location(event.location),) if event.count else ()
    return Trace(at=(_card(SHERIFF), _card(THIEF)), put=back, paid=((event.player, event.coins),))


def _charlatan(event: ev.CharlatanArrested, figures: Figures) -> Trace:
    gains = dict(event.shares)
    gains[event.player] = gains.get(event.player, 0) + event.coins
    return Trace(at=(_card(SHERIFF), _card(CHARLATAN)), paid=tuple(gains.items()))


_MARKS: dict[type[Event], Callable[[Any, Figures], Trace]] = {
    ev.RoundBegan: lambda e, f: Trace(at=("round",)),
    ev.GoatTurnedUp: lambda e, f: Trace(at=("pile",)),
    ev.SetAside: lambda e, f: Trace(put=(_card(e.card),)),
    ev.HandTaken: lambda e, f: Trace(at=("pile",), put=(_seat(e.dealer),)),
    ev.HandPassed: lambda e, f: Trace(at=(_seat(e.player),), put=(_seat(e.dealer),)),
    ev.Declared: lambda e, f: Trace(at=(_seat(e.dealer),), put=(_seat(e.target),)),
    ev.Accepted: lambda e, f: Trace(at=(_seat(e.player),), put=(_card(e.card),)),
    ev.Refused: lambda e, f: Trace(at=(_seat(e.dealer),), put=(_card(e.card),)),
    ev.Discarded: lambda e, f: Trace(at=("pile",)),
    ev.Forced: lambda e, f: Trace(at=(_seat(e.player),), put=(_card(e.card),)),
    ev.LastStageBegan: lambda e, f: Trace(at=(_seat(e.player),)),
    ev.TookTokens: lambda e, f: Trace(at=(_location(e.location),), put=(_seat(e.player),)),
    ev.TookCoins: lambda e, f: Trace(at=(_location(e.location),), paid=((e.player, e.count),)),
    ev.FoundNothing: lambda e, f: Trace(at=(_card(e.card),)),
    ev.Robbed: lambda e, f: Trace(at=(_location(e.location), _card(THIEF))),
    ev.Swindled: lambda e, f: Trace(at=(_card(CHARLATAN),), paid=_lost(e.shares)),
    ev.ActedInVain: lambda e, f: Trace(at=(_card(e.card),)),
    ev.SheriffKilled: lambda e, f: Trace(at=(_card(SHERIFF),), paid=((e.player, e.coins),)),
    ev.SheriffPaid: lambda e, f: Trace(at=(_card(SHERIFF),), paid=((e.player, e.coins),)),
    ev.ThiefArrested: _thief,
    ev.CharlatanArrested: _charlatan,
    ev.LootKept: lambda e, f: Trace(at=(_card(THIEF),), put=(_seat(e.player),)),
    ev.CharlatanPaid: lambda e, f: Trace(at=(_card(CHARLATAN),), paid=((e.player, e.coins),)),
    ev.Served: lambda e, f: Trace(at=("location:saloon",), put=tuple(_seat(seat) for seat, _ in e.shares)),
    ev.GamblerReplaced: lambda e, f: Trace(at=(_card(GAMBLER),)),
    ev.Stole: lambda e, f: Trace(at=(_seat(e.victim),), put=(_seat(e.player),)),
    ev.RoundEnded: lambda e, f: Trace(at=(_seat(e.dealer),)),
    ev.StockShown: lambda e, f: Trace(at=(_seat(e.player),)),
}

_ALONG = (ev.LastStageBegan, ev.TookTokens, ev.TookCoins, ev.FoundNothing, ev.StockShown)  # what only follows
