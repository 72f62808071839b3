"""What on the table each event is about: who worked where, bid, built, took and paid."""

from collections.abc import Callable
from typing import Any

from abilene.engine.events import Event
from abilene.engine.traces import ALONG, APART, NOTHING, Trace
from abilene.games.montana import events as ev
from abilene.games.montana.data import AREAS, GOODS, NONE, PUMPKIN, WHEAT, WORKERS, Figures


def trace(event: Event, figures: Figures) -> Trace | None:
    """The marks of an event; None for what is no step of a turn."""
    if isinstance(event, ev.TurnBegan):
        return None
    marks = _MARKS.get(type(event))
    shown = marks(event, figures) if marks else NOTHING
    return shown._replace(deed=_DEEDS.get(type(event), ""))


def _good(seat: int, kind: int) -> str:
    return f"good:{seat}:{GOODS[kind]}"


def _reward(row: int) -> str:
    return f"reward:{row + 1}"


def _houses(figures: Figures, region: int) -> str:
    return f"houses:{figures.region_names[region]}"


def _supply(worker: int) -> str:
    return f"supply:{WORKERS[worker]}"


def _traded(event: ev.CowTraded, figures: Figures) -> Trace:
    for_coins = figures.trade_good[event.trade] == NONE and figures.trade_colour[event.trade] == NONE
    return Trace(at=(f"cows:{event.player}",), paid=((event.player, figures.trade_coins),) if for_coins else ())


def _bid(event: ev.BidPlaced, figures: Figures) -> Trace:
    column = figures.column_costs.index(event.pumpkins)
    return Trace(put=(f"cell:{event.row + 1}:{column + 1}",))


def _large(event: ev.LargeSpaceUsed, figures: Figures) -> Trace:
    place, goods = f"large:{figures.location_ids[event.location]}", _good(event.player, event.good)
    return Trace(put=(place,), at=(goods,), paid=((event.player, -event.coins),) if event.coins else ())


def _small(event: ev.SmallSpaceUsed, figures: Figures) -> Trace:
    return Trace(put=(f"small:{figures.location_ids[event.location]}",), at=(_good(event.player, event.good),))


_MARKS: dict[type[Event], Callable[[Any, Figures], Trace]] = {
    ev.StartPlaced: lambda e, f: Trace(put=("start",)),
    ev.GoodsGivenBack: lambda e, f: Trace(at=tuple(_good(seat, e.good) for seat in e.players)),
    ev.WorkersGivenBack: lambda e, f: Trace(at=tuple(f"bunks:{seat}" for seat in e.players)),
    ev.WorkersShort: lambda e, f: Trace(at=(_supply(e.worker),)),
    ev.CowTraded: _traded,
    ev.CoinsGained: lambda e, f: Trace(at=(f"coins:{e.player}",), paid=((e.player, e.coins),)),
    ev.WheelSpun: lambda e, f: Trace(at=(f"segment:{e.segment}",)),
    ev.WorkerPicked: lambda e, f: Trace(at=(_supply(e.worker), f"bunks:{e.player}")),
    ev.ArrowMoved: lambda e, f: Trace(at=(_good(e.player, WHEAT), f"segment:{e.segment}")),
    ev.WorkerDismissed: lambda e, f: Trace(at=(f"bunks:{e.player}", _supply(e.worker))),
    ev.BankUsed: lambda e, f: Trace(put=(f"bank:{f.bank_ids[e.bank]}",), paid=((e.player, e.coins),)),
    ev.LargeSpaceUsed: _large,
    ev.SmallSpaceUsed: _small,
    ev.BankCleared: lambda e, f: Trace(at=("area:bank",)),
    ev.AreaCleared: lambda e, f: Trace(at=(f"area:{AREAS[e.area]}",)),
    ev.CityEntered: lambda e, f: Trace(at=("store", _good(e.player, PUMPKIN))),
    ev.BidPlaced: _bid,
    ev.WasOutbid: lambda e, f: Trace(at=(_reward(e.row),)),
    ev.BidPassed: lambda e, f: Trace(at=("store",)),
    ev.RewardPaid: lambda e, f: Trace(at=(_reward(e.row), _good(e.player, PUMPKIN))),
    ev.RewardLost: lambda e, f: Trace(at=(_reward(e.row),)),
    ev.GoodsChosen: lambda e, f: Trace(at=(f"mat:{e.player}",)),
    ev.Exchanged: lambda e, f: Trace(at=(f"mat:{e.player}",)),
    ev.Built: lambda e, f: Trace(put=(_houses(f, e.region),)),
    ev.BonusPlaced: lambda e, f: Trace(put=(_houses(f, e.region),)),
    ev.CowTaken: lambda e, f: Trace(at=(f"cows:{e.player}",)),
    ev.CanteenTaken: lambda e, f: Trace(at=(f"canteens:{e.player}",)),
    ev.CanteenSpent: lambda e, f: Trace(at=(f"canteens:{e.player}",)),
    ev.EndTriggered: lambda e, f: Trace(at=(f"stock:{e.player}",)),
    ev.DrifterSpun: lambda e, f: Trace(at=(f"segment:{e.segment}",)),
    ev.DrifterAtLocation: lambda e, f: Trace(put=(f"large:{f.location_ids[e.location]}",)),
    ev.DrifterAtBank: lambda e, f: Trace(put=(f"bank:{f.bank_ids[e.bank]}",)),
    ev.NeutralPlaced: lambda e, f: Trace(put=(f"cell:{e.row + 1}:{f.neutral_column + 1}",)),
    ev.NeutralLeft: lambda e, f: Trace(at=(_reward(e.row),)),
}

_DEEDS: dict[type[Event], str] = {
    **dict.fromkeys((ev.GoodsGivenBack, ev.WorkersGivenBack, ev.WorkersShort, ev.CoinsGained), ALONG),
    **dict.fromkeys((ev.BankCleared, ev.AreaCleared, ev.BonusPlaced, ev.CowTaken, ev.CanteenTaken), ALONG),
    **dict.fromkeys((ev.BidPassed, ev.WasOutbid, ev.RewardLost, ev.NeutralPlaced, ev.NeutralLeft), ALONG),
    **dict.fromkeys((ev.CityEntered, ev.BidPlaced), "bid"),
    ev.RewardPaid: APART,  # what each takes, after the last bid, and of the same decision
    **dict.fromkeys((ev.GoodsChosen, ev.Exchanged), ALONG),
    **dict.fromkeys((ev.WheelSpun, ev.ArrowMoved, ev.WorkerPicked, ev.WorkerDismissed), "workers"),
    **dict.fromkeys((ev.BankUsed, ev.LargeSpaceUsed, ev.SmallSpaceUsed), "work"),
    **dict.fromkeys((ev.DrifterSpun, ev.DrifterAtLocation, ev.DrifterAtBank), "drifter"),
}
