"""What on the table each event is about: where things came from, where they went, and what was paid to whom."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from abilene.engine.events import UNKNOWN, Event
from abilene.engine.traces import ALONG, APART, NOTHING, Keys, Trace
from abilene.games.great_western_trail import events as ev
from abilene.games.great_western_trail.data import JOB_COLUMNS, WORKERS, Figures, is_turnout
from abilene.games.great_western_trail.north import events as north
from abilene.games.great_western_trail.orange import events as orange
from abilene.games.great_western_trail.poker import events as poker
from abilene.games.great_western_trail.sam.events import SamActed
from abilene.games.great_western_trail.sam.telling import deed
from abilene.games.great_western_trail.state import column_of, top_of
from abilene.games.great_western_trail.steps.keys import station_key

Marks = Callable[[Any, Figures], Trace]


def trace(event: Event, figures: Figures) -> Trace | None:
    """The marks of an event; None for what is no step of a turn: that it begins, and what Sam's own words tell."""
    told_by_sam = getattr(event, "player", UNKNOWN) == figures.sam_seat and not isinstance(event, SamActed)
    if isinstance(event, ev.TurnBegan) or told_by_sam:
        return None
    marks = _MARKS.get(type(event))
    shown = marks(event, figures) if marks else NOTHING
    return shown._replace(deed=_DEEDS.get(type(event), ""))


# ------------------------------------------------------------------ where things are


def _space(figures: Figures, space: int) -> str:
    return f"space:{figures.spaces[space]}"


def _job(job: int) -> str:
    row, column = divmod(job, JOB_COLUMNS)
    return f"place:job:{row + 1}:{column + 1}"


def _foresight(place: int) -> str:
    column = column_of(place)
    return f"place:foresight:{column + 1}:{place - top_of(column) + 1}"


def _rail(figures: Figures, rail: int) -> str:
    return f"rail:{figures.rail_name(rail)}"


def _city(figures: Figures, city: int) -> str:
    return f"city:{figures.cities[city]}"


def _building(figures: Figures, seat: int, face: int) -> str:
    return f"building:{seat}:{figures.faces[face].name[:-1]}"


def _market(figures: Figures, cards: tuple[int, ...]) -> Keys:
    return tuple(dict.fromkeys(f"market:{figures.card_name(card)}" for card in cards))


def _town(figures: Figures, town: int) -> Keys:
    return (f"town:{figures.north.towns[town]}",) if figures.north else ()


def _cards(seat: int) -> str:
    """How many cards a player has in hand and draw pile."""
    return f"mat:{seat}:cards"


def _row(seat: int, worker: int) -> str:
    return f"row:{seat}:{WORKERS[worker]}"


def _ridden(figures: Figures, locations: tuple[int, ...]) -> Keys:
    """The spaces between the locations that were entered, the shortest way from each to the next."""
    way = [space for space in locations[:1] if space >= 0]
    for here, there in pairwise(locations):
        ways = [[here]]
        while ways[0][-1] != there:
            ridden = ways.pop(0)
            ways += [[*ridden, ahead] for ahead in figures.space_next[ridden[-1]]]
        way += ways[0][1:]
    return tuple(_space(figures, space) for space in way)


def _railway(figures: Figures, before: int, rail: int) -> Keys:
    """The railroad spaces from one to the other; turnouts between them are not entered."""
    step = 1 if rail > before else -1
    between = [space for space in range(before + step, rail, step) if not is_turnout(space)]
    return tuple(_rail(figures, space) for space in (before, *between, rail))


# ------------------------------------------------------------------ what happened


def _paid(seat: int, money: int, at: Keys = (), put: Keys = ()) -> Trace:
    """Somebody has so much more money."""
    return Trace(at, put, paid=((seat, money),) if money else ())


def _toll(event: ev.TollPaid, figures: Figures) -> Trace:
    to = ((event.owner, event.money),) if event.owner >= 0 else ()
    return Trace(at=(_space(figures, event.space),), paid=((event.player, -event.money), *to))


def _foresaw(event: ev.ForesightTaken, figures: Figures) -> Trace:
    on_trail = (_space(figures, event.space),) if event.space >= 0 else ()
    return Trace(at=(_foresight(event.origin),), put=(_job(event.job),) if event.job >= 0 else on_trail)


def _upgraded(event: ev.StationUpgraded, figures: Figures) -> Trace:
    return _paid(event.player, -event.money, put=(station_key(event.station),))


def _slot(event: ev.SlotEmptied, figures: Figures) -> Trace:
    money = figures.slot_money[event.slot] - figures.slot_cost[event.slot]
    return _paid(event.player, money, at=(f"slot:{event.player}:{figures.slots[event.slot]}",))


def _objective(event: ev.ObjectiveGained, figures: Figures) -> Trace:
    came = "objective:stack" if event.card == UNKNOWN else f"objective:{figures.card_name(event.card)}"
    return Trace(at=(came, _cards(event.player)))


def _pot(event: poker.PotWon, figures: Figures) -> Trace:
    return _paid(event.player, event.money, at=("poker:pot", f"poker:seat:{event.player}"))


_MARKS: dict[type[Event], Marks] = {
    ev.HerderPlaced: lambda e, f: Trace(put=(_space(f, e.place[0]),)),
    ev.HerderMoved: lambda e, f: Trace(way=_ridden(f, e.way)),
    ev.TollPaid: _toll,
    ev.MoneyGained: lambda e, f: _paid(e.player, e.money),
    ev.MoneyPaid: lambda e, f: _paid(e.player, -e.money),
    ev.MarkerMoved: lambda e, f: Trace(put=(f"marker:{e.player}",)),
    ev.TokenGained: lambda e, f: Trace(at=(f"mat:{e.player}:tokens",)),
    ev.TokenSpent: lambda e, f: Trace(at=(f"mat:{e.player}:tokens",)),
    ev.CardsDrawn: lambda e, f: Trace(at=(_cards(e.player),)),
    ev.CardsDiscarded: lambda e, f: Trace(at=(_cards(e.player),)),
    ev.CardRemoved: lambda e, f: Trace(at=(_cards(e.player),)),
    ev.WorkerHired: lambda e, f: _paid(e.player, -e.money, at=(_job(e.job),), put=(_row(e.player, e.worker),)),
    ev.BuildingPlaced: lambda e, f: _paid(e.player, -e.money, put=(_building(f, e.player, e.face),)),
    ev.BuildingCopied: lambda e, f: Trace(at=(_space(f, e.space),)),
    ev.HazardRemoved: lambda e, f: _paid(e.player, -e.money, at=(_space(f, e.space),)),
    ev.NativeTaken: lambda e, f: _paid(e.player, e.money, at=(_space(f, e.space),)),
    ev.CattleBought: lambda e, f: _paid(e.player, -e.money, at=(*_market(f, e.cards), _cards(e.player))),
    ev.CattleRevealed: lambda e, f: Trace(put=_market(f, e.cards)),
    ev.ObjectiveGained: _objective,
    ev.ObjectivePlayed: lambda e, f: Trace(put=(f"objective:{f.card_name(e.card)}",)),
    ev.EngineMoved: lambda e, f: Trace(way=_railway(f, e.before, e.rail)),
    ev.StationUpgraded: _upgraded,
    ev.SlotEmptied: _slot,
    ev.DiscTaken: lambda e, f: Trace(at=(station_key(e.station),)),
    ev.MasterAppointed: lambda e, f: Trace(at=(f"master:{f.masters[e.master].id}", station_key(e.station))),
    ev.ForesightTaken: _foresaw,
    ev.ForesightFilled: lambda e, f: Trace(put=tuple(_foresight(place) for place in e.origins)),
    ev.IncomeTaken: lambda e, f: _paid(e.player, e.money, at=(_space(f, f.kansas_city),)),
    ev.Delivered: lambda e, f: Trace(put=(_city(f, e.city),)),
    ev.MarketClosed: lambda e, f: Trace(at=("board:jobs",)),
    north.StorePlaced: lambda e, f: _paid(e.player, e.money, put=_town(f, e.town)),
    north.BellCleared: lambda e, f: Trace(at=(f"annex:{e.player}",)),
    orange.CattleGrown: lambda e, f: Trace(at=(f"open:{f.card_name(e.card)}", _cards(e.player))),
    orange.BrahmanSold: lambda e, f: _paid(e.player, e.money, at=(_space(f, f.kansas_city),)),
    poker.SatDown: lambda e, f: _paid(e.player, e.money, put=(f"poker:seat:{e.player}",)),
    poker.CardStaked: lambda e, f: _paid(e.player, -e.money, put=(f"poker:seat:{e.player}",)),
    poker.HandShown: lambda e, f: Trace(at=(f"poker:seat:{e.player}",)),
    poker.PotWon: _pot,
    SamActed: lambda e, f: _sam(e, f),
}

_DEEDS: dict[type[Event], str] = {
    **dict.fromkeys((ev.TollPaid, ev.MoneyGained, ev.MoneyPaid, ev.MarkerMoved, ev.TokenGained), ALONG),
    **dict.fromkeys((ev.SlotEmptied, ev.DiscTaken, ev.MasterAppointed, ev.DeliveryVoid), ALONG),
    **dict.fromkeys((ev.CattleRevealed, orange.BrahmanSold, north.BellCleared), ALONG),
    **dict.fromkeys((poker.HandShown, poker.PotWon), ALONG),
    **dict.fromkeys((ev.TokenSpent, ev.CardsDrawn, ev.CardsDiscarded), "cards"),
    **dict.fromkeys((ev.ObjectiveGained, ev.ObjectivePlayed), "objective"),
    **dict.fromkeys((ev.EngineMoved, ev.StationUpgraded), "engine"),
    **dict.fromkeys((poker.SatDown, poker.CardStaked), "poker"),
    ev.ForesightTaken: "foresight",
    **dict.fromkeys((ev.IncomeTaken, ev.Delivered, ev.ForesightFilled, SamActed), APART),
}


# ------------------------------------------------------------------ Sam

Values = dict[str, Any]


def _sam(event: SamActed, figures: Figures) -> Trace:
    """His step, and its sentence beside the board."""
    done = deed(event.step)
    marks = _SAM.get(done.step)
    shown = marks(done.values, figures) if marks else NOTHING
    return shown._replace(at=(*shown.at, f"told:{event.nth}"))


def _sam_paid(values: Values, figures: Figures) -> Trace:
    space, _, owner = values["place"]
    return _paid(owner, values["money"], at=(_space(figures, space),))


def _sam_built(values: Values, figures: Figures) -> Trace:
    return Trace(put=(_space(figures, values["space"]),))


def _sam_hired(values: Values, figures: Figures) -> Trace:
    return Trace(at=(f"place:job:{values['row']}:{values['column']}",))


_SAM: dict[str, Callable[[Values, Figures], Trace]] = {
    "opened": lambda v, f: Trace(put=_town(f, v["town"])),
    "turned": lambda v, f: Trace(at=(_city(f, v["city"]),)),
    "rode": lambda v, f: Trace(way=_ridden(f, v["way"])),
    "earned": _sam_paid,
    "hired": _sam_hired,
    "revealed": lambda v, f: Trace(put=_market(f, v["cards"])),
    "bought": lambda v, f: Trace(at=_market(f, v["cards"])),
    "took": lambda v, f: Trace(at=_market(f, (v["card"],))),
    "built": _sam_built,
    "replaced": _sam_built,
    "drove": lambda v, f: Trace(put=(_rail(f, v["rail"]),)),
    "upgraded": lambda v, f: Trace(put=(station_key(v["station"]),)),
    "moved_disc": lambda v, f: Trace(at=(station_key(v["station"]),)),
    "caught": lambda v, f: Trace(at=(_space(f, v["space"]),)),
    "cleared": lambda v, f: Trace(at=(_space(f, v["space"]),)),
    "foresaw": lambda v, f: Trace(at=(f"place:foresight:{v['column']}:{v['row']}",)),
    "delivered": lambda v, f: Trace(put=(_city(f, v["city"]),)),
}
