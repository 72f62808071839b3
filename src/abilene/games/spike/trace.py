"""What on the table each event is about: where trains went, what was built, taken and paid."""

from collections.abc import Callable
from typing import Any

from abilene.engine.events import Event
from abilene.engine.traces import ALONG, APART, NOTHING, Keys, Trace
from abilene.games.spike import events as ev
from abilene.games.spike.data import Figures


def trace(event: Event, figures: Figures) -> Trace | None:
    """The marks of an event; None for what is no step of a turn."""
    if isinstance(event, ev.TurnBegan):
        return None
    marks = _MARKS.get(type(event))
    shown = marks(event, figures) if marks else NOTHING
    return shown._replace(deed=_DEEDS.get(type(event), ""))


def _city(figures: Figures, city: int) -> str:
    return figures.position_key(city)


def _contract(figures: Figures, commodity: int) -> str:
    return f"contract:{figures.commodity_ids[commodity]}"


def _display(places: tuple[int, ...]) -> Keys:
    return tuple(f"display:{place + 1}" for place in places)


def _dealt(event: ev.ContractsDealt, figures: Figures) -> Trace:
    return Trace(put=tuple(_contract(figures, figures.contract_of(contract)) for contract in event.contracts))


def _line(event: ev.LineBuilt, figures: Figures) -> Trace:
    tracks = tuple(figures.position_key(figures.on_track(track)) for track in event.tracks)
    return Trace(way=(*tracks, _city(figures, event.city)))


def _scored(event: ev.CityScored, figures: Figures) -> Trace:
    chip = f"chip:{figures.commodity_ids[event.commodity]}"
    return Trace(at=(chip, _city(figures, event.city)), paid=((event.player, event.money),))


def _delivered(event: ev.CargoDelivered, figures: Figures) -> Trace:
    there = _city(figures, event.city)
    return Trace(at=(_contract(figures, event.commodity),), put=(there,), paid=((event.player, event.money),))


_MARKS: dict[type[Event], Callable[[Any, Figures], Trace]] = {
    ev.ContractsDealt: _dealt,
    ev.SideChosen: lambda e, f: Trace(put=(_contract(f, f.contract_of(e.contract)),)),
    ev.HandDealt: lambda e, f: Trace(at=("deck",)),
    ev.LocomotivePlaced: lambda e, f: Trace(put=(_city(f, e.city),)),
    ev.TrainMoved: lambda e, f: Trace(way=tuple(map(f.position_key, e.way))),
    ev.CargoLoaded: lambda e, f: Trace(at=(_contract(f, e.commodity), f"train:{e.player}")),
    ev.CargoDelivered: _delivered,
    ev.CardTaken: lambda e, f: Trace(at=_display((e.place,))),
    ev.CardDrawn: lambda e, f: Trace(at=("deck",)),
    ev.RoundBegan: lambda e, f: Trace(at=("deck",)),
    ev.TimeCardRevealed: lambda e, f: Trace(at=("time",)),
    ev.ClockTicked: lambda e, f: Trace(at=("discard",)),
    ev.LineBuilt: _line,
    ev.CityScored: _scored,
    ev.TrainUpgraded: lambda e, f: Trace(at=(f"train:{e.player}",), paid=((e.player, -e.money),)),
    ev.LastTurnsBegan: lambda e, f: Trace(at=(f"stock:{e.player}",)),
}

_DEEDS: dict[type[Event], str] = {
    **dict.fromkeys((ev.RouteDealt, ev.RouteShown, ev.DisplayFilled), ALONG),
    **dict.fromkeys((ev.ClockTicked, ev.CityScored), ALONG),
    **dict.fromkeys((ev.RoundBegan, ev.TimeCardRevealed), APART),
    **dict.fromkeys((ev.CardTaken, ev.CardDrawn), "cards"),
    **dict.fromkeys((ev.TrainMoved, ev.CargoLoaded, ev.CargoDelivered), "train"),
}
