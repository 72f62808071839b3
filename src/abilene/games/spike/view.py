"""What each seat may know, with names on: plain JSON; and the score so far."""

from collections.abc import Iterable
from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.engine.seen import SPECTATOR
from abilene.games.spike.data import COMMODITIES, ROUNDS, ROWS, SORTS
from abilene.games.spike.scoring import breakdown
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, ON_CONTRACT, Railroad
from abilene.games.spike.steps.build import Lay, Pay
from abilene.games.spike.steps.draw import Draw
from abilene.games.spike.steps.opening import ChooseSide

CARGO = {ON_CONTRACT: "waiting", ABOARD: "aboard", DELIVERED: "delivered"}  # where the token of a contract is

_ABOUT = {step.kind: step.fields for step in (ChooseSide, Draw, Lay, Pay)}  # questions that are about something


def view(seen: Seen) -> dict[str, Any]:
    """All that this seat may know (None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = seen.figures
    return {
        "seat": None if seen.seat == SPECTATOR else seen.seat,
        "players": figures.players,
        "expert": figures.expert,
        "solo": figures.solo,
        "player": seen.player,
        "asks": seen.asks,
        "about": dict(zip(_ABOUT.get(seen.asks, ("player",)), seen.about)),
        "turn": seen.turn,
        "first": seen.first,
        "turns": seen.turns,
        "closer": seen.closer,
        "round": seen.round,
        "rounds": ROUNDS,
        "time_cards": seen.time,
        "market": [_goods(seen, seen.market[first : first + ROWS]) for first in range(0, COMMODITIES, ROWS)],
        "row_values": figures.row_values,
        "display": [figures.kind_ids[card] if card != EMPTY else "" for card in seen.display],
        "deck": seen.deck,
        "discard": _cards(seen, seen.discard),
        "tracks": {figures.track_names[track]: seat for track, seat in enumerate(seen.owner) if seat != EMPTY},
        "build": _build(seen) if seen.chain else None,
        "seats": [_seat(seen, seat) for seat in range(figures.players)],
    }


def _goods(seen: Seen, goods: Iterable[int]) -> list[str]:
    return [seen.figures.commodity_ids[good] for good in goods]


def _cities(seen: Seen, cities: Iterable[int]) -> list[str]:
    return [seen.figures.city_ids[city] for city in cities]


def _cards(seen: Seen, counts: list[int]) -> dict[str, int]:
    return {seen.figures.kind_ids[kind]: count for kind, count in enumerate(counts) if count}


def _build(seen: Seen) -> dict[str, Any]:
    """A chain under way: its spaces, what they need, what has been paid so far, and what its city will pay."""
    figures, city = seen.figures, seen.reached()
    return {
        "tracks": [figures.track_names[track] for track in seen.chain],
        "needs": _cards(seen, figures.needs(seen.chain)),
        "paid": _cards(seen, seen.payment),
        "city": figures.city_ids[city] if city != EMPTY else "",
        "money": seen.city_price(city) if city != EMPTY else 0,
    }


def _seat(seen: Seen, seat: int) -> dict[str, Any]:
    figures, cities = seen.figures, seen.cities(seat)
    prices = {sort: seen.upgrade_cost(seat, i) for i, sort in enumerate(SORTS)}
    known: dict[str, Any] = {
        "money": seen.money[seat],
        "pieces": seen.pieces[seat],
        "train": figures.position_name(seen.train[seat]) if seen.train[seat] != EMPTY else "",
        "under_way": seen.under_way(seat),
        **{sort: seen.level(seat, i) for i, sort in enumerate(SORTS)},
        "prices": {sort: money for sort, money in prices.items() if money != EMPTY},
        "cargo": _goods(seen, seen.aboard(seat)),
        "contracts": [_contract(seen, good) for good in seen.contracts(seat)],
        "markers": _cities(seen, [city for city in range(figures.cities) if seen.has_marker(seat, city)]),
        "cities": _cities(seen, cities),
        "connected": len(cities),
        "hand": seen.held[seat],
    }
    if seen.knows_hand(seat):
        known["cards"] = _cards(seen, seen.hand(seat))
    if seen.spare[seat] != EMPTY:
        known["spare_route"] = _route(seen, seen.spare[seat])
    if seen.routes[seat] != EMPTY:
        known["route"] = _route(seen, seen.routes[seat])
        known["route_money"] = seen.route_money(seat)
    if seen.gift != EMPTY and seat == seen.receiver():
        known["gift"] = figures.kind_ids[seen.gift]
    return known


def _contract(seen: Seen, good: int) -> dict[str, Any]:
    figures, contract = seen.figures, seen.contract[good]
    return {
        "id": figures.contract_ids[contract],
        "commodity": figures.commodity_ids[good],
        "cargo": CARGO[seen.cargo[good]],
        "pays": {figures.city_ids[city]: figures.pays(contract, city) for city in figures.destinations[contract]},
    }


def _route(seen: Seen, route: int) -> dict[str, Any]:
    figures = seen.figures
    return {
        "id": figures.route_ids[route],
        "start": figures.city_ids[figures.route_start[route]],
        "values": dict(zip(_cities(seen, figures.route_cities[route]), figures.route_values[route], strict=True)),
    }


def standing(t: Railroad, viewer: int | None) -> list[dict[str, int | None]]:
    """The money so far; what a route card will pay is known to its owner only until the end (SPK-HID-3)."""
    found: list[dict[str, int | None]] = []
    for seat, parts in enumerate(breakdown(t)):
        hidden = not t.over and viewer not in (seat, EVERYBODY)
        found.append({part: None if part == "route" and hidden else money for part, money in parts.items()})
    return found
