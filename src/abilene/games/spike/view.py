"""What each seat may know, built up field by field (SPK-HID-1 to SPK-HID-4)."""

from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.games.spike.data import COMMODITIES, ROUNDS, ROWS, SORTS
from abilene.games.spike.scoring import breakdown, route_money
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, Railroad
from abilene.games.spike.steps.build import needs


def view(t: Railroad, seat: int | None) -> dict[str, Any]:
    """All that this seat may know (None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = t.figures
    return {
        "seat": seat,
        "players": figures.players,
        "expert": figures.expert,
        "solo": figures.solo,
        "player": t.player,
        "asks": "" if t.over else t.step().kind,
        "about": {} if t.over else dict(zip(t.step().fields, t.step().arguments(), strict=True)),
        "turn": t.turn,
        "first": t.first,
        "turns": t.turns,
        "closer": t.closer,
        "round": t.round,
        "rounds": ROUNDS,
        "time_cards": t.time,
        "market": [
            [figures.commodity_ids[good] for good in t.market[first : first + ROWS]]
            for first in range(0, COMMODITIES, ROWS)
        ],
        "row_values": figures.row_values,
        "display": [figures.kind_ids[card] if card != EMPTY else "" for card in t.display],
        "deck": len(t.deck),
        "discard": _cards(t, t.discard),
        "tracks": {figures.track_names[track]: seat for track, seat in enumerate(t.owner) if seat != EMPTY},
        "build": _build(t),
        "seats": [_seat(t, other, seat) for other in range(figures.players)],
    }


def _cards(t: Railroad, counts: list[int]) -> dict[str, int]:
    return {t.figures.kind_ids[kind]: count for kind, count in enumerate(counts) if count}


def _build(t: Railroad) -> dict[str, Any] | None:
    """A chain under way: its spaces, what they need, what has been paid so far, and what its city will pay."""
    if not t.chain:
        return None
    figures = t.figures
    last = t.chain[-1]
    ends = [figures.one_end[last], figures.other_end[last]]
    reached = [node for node in ends if node < figures.cities and not t.member[t.turn][node]]
    return {
        "tracks": [figures.track_names[track] for track in t.chain],
        "needs": _cards(t, needs(t)),
        "paid": _cards(t, t.payment),
        "city": figures.city_ids[reached[0]] if reached else "",
        "money": t.price(figures.supplies[reached[0]]) if reached else 0,
    }


def _seat(t: Railroad, seat: int, viewer: int | None) -> dict[str, Any]:
    figures = t.figures
    sees = viewer in (seat, EVERYBODY)
    position = t.train[seat]
    known: dict[str, Any] = {
        "money": t.money[seat],
        "pieces": t.pieces[seat],
        "train": figures.position_name(position) if position != EMPTY else "",
        "under_way": t.under_way(seat),
        **{sort: figures.levels[i][t.level(seat, i)] for i, sort in enumerate(SORTS)},
        "prices": {
            sort: figures.upgrade_costs[t.level(seat, i)]
            for i, sort in enumerate(SORTS)
            if t.level(seat, i) < len(figures.upgrade_costs)
        },
        "cargo": [figures.commodity_ids[good] for good in t.aboard(seat)],
        "contracts": [_contract(t, good) for good in range(COMMODITIES) if t.holder[good] == seat],
        "markers": [figures.city_ids[city] for city in range(figures.cities) if t.has_marker(seat, city)],
        "cities": [figures.city_ids[city] for city in t.connected_cities(seat)],
        "connected": len(t.connected_cities(seat)),
        "hand": t.cards(seat),
    }
    if sees:
        known["cards"] = _cards(t, t.hand(seat))
        if t.spare[seat] != EMPTY:
            known["spare_route"] = _route(t, t.spare[seat])
    if (sees or t.over) and t.routes[seat] != EMPTY:
        known["route"] = _route(t, t.routes[seat])
        known["route_money"] = route_money(t, seat)
    if t.gift != EMPTY and seat == t.receiver() and viewer in (seat, t.first, EVERYBODY):
        known["gift"] = figures.kind_ids[t.gift]
    return known


def _contract(t: Railroad, good: int) -> dict[str, Any]:
    figures, contract = t.figures, t.contract[good]
    cargo = t.cargo[good]
    return {
        "id": figures.contract_ids[contract],
        "commodity": figures.commodity_ids[good],
        "cargo": "aboard" if cargo == ABOARD else "delivered" if cargo == DELIVERED else "waiting",
        "pays": {figures.city_ids[city]: t.payout(good, city) for city in figures.destinations[contract]},
    }


def _route(t: Railroad, route: int) -> dict[str, Any]:
    figures = t.figures
    cities = [figures.city_ids[city] for city in figures.route_cities[route]]
    return {
        "id": figures.route_ids[route],
        "start": figures.city_ids[figures.route_start[route]],
        "values": dict(zip(cities, figures.route_values[route], strict=True)),
    }


def standing(t: Railroad, viewer: int | None) -> list[dict[str, int | None]]:
    """The money so far; what a route card will pay is known to its owner only until the end (SPK-HID-3)."""
    found: list[dict[str, int | None]] = []
    for seat, parts in enumerate(breakdown(t)):
        hidden = not t.over and viewer not in (seat, EVERYBODY)
        found.append({part: None if part == "route" and hidden else money for part, money in parts.items()})
    return found
