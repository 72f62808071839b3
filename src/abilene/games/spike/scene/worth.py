"""What things are worth at this moment: the last words of a tip, from nothing but what the viewer sees."""

from collections.abc import Collection, Mapping

from abilene.games.spike.scene.board import Board
from abilene.games.spike.scoring import route_pays
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, ON_CONTRACT


def city_now(b: Board, city: int, connected: Collection[int], away: Mapping[int, int]) -> str:
    """What a city promises to the seat whose train is shown, besides the good that it supplies."""
    seen, figures, seat = b.seen, b.figures, b.own
    told = []
    if city not in seen.networks[seat] and seen.train[seat] != EMPTY:
        told.append(b.say("far", state="away" if city in away else "none", count=away.get(city, 0)))
    for good in seen.contracts(seat):
        money = figures.pays(seen.contract[good], city)
        if seen.cargo[good] != DELIVERED and money and not seen.has_marker(seat, city):
            told.append(b.say("city-pays", commodity=good, money=money))
    good = figures.supplies[city]
    if seen.holder[good] == seat and seen.cargo[good] == ON_CONTRACT:
        told.append(b.say("city-loads", commodity=good))
    route = seen.routes[seat]
    if route != EMPTY and city not in connected:
        more = route_pays(figures, route, sorted([*connected, city])) - seen.route_money(seat)
        if more:
            told.append(b.say("city-route", money=more))
    return b.say("city-now", player=seat, what=", ".join(told)) if told else ""


def chip_now(b: Board, good: int, away: Mapping[int, int]) -> str:
    """Which cities that supply a good are still to be connected, and how near the nearest of them is."""
    if b.seen.train[b.own] == EMPTY:
        return ""
    left = [city for city in b.figures.sources[good] if city not in b.seen.networks[b.own]]
    near = [away[city] for city in left if city in away]
    far = b.say("far", state="away" if near else "none", count=min(near, default=0))
    return b.say("chip-now", player=b.own, towns=left, far=far)


def card_now(b: Board, kind: int) -> str:
    """What one more rail card of a kind makes of those in the hand (SPK-BUILD-9)."""
    seen = b.seen
    return b.say("display-now", count=seen.hand(b.own)[kind]) if seen.knows_hand(b.own) else ""


def contract_now(b: Board, seat: int, good: int) -> str:
    """The most that a contract pays in the network as it is, and whether its good can be loaded there."""
    seen, figures = b.seen, b.figures
    if seen.cargo[good] == DELIVERED or seen.train[seat] == EMPTY:
        return ""
    joined = seen.cities(seat)
    pays = b.pays(seen.contract[good])
    best = max(
        [city for city in pays if city in joined and not seen.has_marker(seat, city)],
        key=pays.__getitem__,
        default=EMPTY,
    )
    loads = seen.cargo[good] == ABOARD or any(city in joined for city in figures.sources[good])
    told = {"city": best, "money": pays[best]} if best != EMPTY else {"city": 0, "money": 0}
    return b.say("contract-now", **told, loads="yes" if loads else "no")


def money_now(b: Board, seat: int) -> str:
    """Money and what the route card brings are what counts in the end (SPK-END-8)."""
    seen = b.seen
    more = 0 if seen.asks == "route" else seen.route_money(seat)
    return b.say("money-now", money=seen.money[seat] + more) if more else ""


def tile_now(b: Board, seat: int, price: int) -> str:
    """Whether the next tile can be paid (SPK-UPG-1)."""
    left = b.seen.money[seat] - price
    return b.say("tile-now", count=abs(left), state="left" if left >= 0 else "short") if price else ""


def jokers(count: int) -> int:
    """How many jokers so many cards of one kind make at most (SPK-BUILD-9)."""
    return max(0, count - 1)
