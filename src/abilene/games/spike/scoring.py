"""Money, the route cards, and who wins."""

from abilene.games.spike.data import Figures
from abilene.games.spike.state import EMPTY, Railroad


def breakdown(t: Railroad) -> list[dict[str, int]]:
    """The parts of each seat's money, with what its route card pays as things stand."""
    return [_parts(t, seat) for seat in range(t.figures.players)]


def _parts(t: Railroad, seat: int) -> dict[str, int]:
    earned = t.lines[seat] + t.deliveries[seat]
    return {
        "connections": t.lines[seat],
        "deliveries": t.deliveries[seat],
        "upgrades": t.money[seat] - earned,  # below zero: what was spent on the train
        "route": route_money(t, seat),
    }


def route_money(t: Railroad, seat: int) -> int:
    """What the route card of a seat pays."""
    return route_pays(t.figures, t.routes[seat], t.connected_cities(seat))


def route_pays(figures: Figures, route: int, connected: list[int]) -> int:
    """What a route card pays to whoever has connected these cities (SPK-END-5, SPK-END-6)."""
    if route == EMPTY or figures.route_start[route] not in connected:
        return 0
    best = count = 0
    for city, value in zip(figures.route_cities[route], figures.route_values[route]):
        if city in connected:
            count += 1
            best = max(best, value)
    return best + figures.route_other * (count - 1) if count else 0


def winners(t: Railroad) -> list[int]:
    """Most money, then most connected cities, then most track pieces left (SPK-END-8)."""
    ranks = [
        (t.money[seat] + route_money(t, seat), len(t.connected_cities(seat)), t.pieces[seat])
        for seat in range(t.figures.players)
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def curves(t: Railroad) -> dict[str, list[int]]:
    """Each seat's money with and without its route card, and how many cities it has connected."""
    seats = range(t.figures.players)
    return {
        "points": [t.money[seat] + route_money(t, seat) for seat in seats],
        "money": t.money[:],
        "cities": [len(t.connected_cities(seat)) for seat in seats],
    }
