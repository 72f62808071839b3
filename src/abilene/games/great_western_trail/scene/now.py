"""What things are worth at this moment, for the tip of each: the figure, and how it comes about."""

from collections import Counter

from abilene.games.great_western_trail.data import (
    COWBOY,
    ENGINE,
    ENGINEER,
    GAIN,
    NO_TURNOUT,
    PER_BELL,
    PER_HAZARD,
    PER_NATIVE_PAIR,
    PER_STATION,
    PER_WOODS,
    PER_WORKER,
    SAME_COLOUR,
    Action,
    Master,
    Price,
    rail_at,
    rail_number,
)
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scoring import (
    M_AREA,
    M_BUILDINGS,
    M_CATTLE,
    M_CERTIFICATES,
    M_HAZARD,
    M_NATIVES,
    M_STATIONS,
    M_STORES,
    M_WORKER,
)
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.steps.actions import ANY_COLOUR, fitting

_faces: dict[tuple[int, int], tuple[list[Action], set[int]]] = {}


def viewer(b: Board) -> int:
    """The seat that looks; -1: somebody who watches, or sees all."""
    seat = b.seen.seat
    return seat if seat is not None and 0 <= seat < len(b.seen.money) else -1


def building(b: Board, face: int, seat: int) -> str:
    """What the actions of a building bring that count something, and what of the hand it could take."""
    counting, wanted = _asks(b, face)
    if not (counting or wanted) or not 0 <= seat < len(b.seen.money):
        return ""
    found = [_brings(b, action, seat) for action in counting]
    if wanted and seat == viewer(b):
        found.append(_hand(b, wanted, seat))
    return "".join(f" {text}" for text in dict.fromkeys(found))


def _asks(b: Board, face: int) -> tuple[list[Action], set[int]]:
    """The actions of a building that count something, and what others want discarded."""
    asked = issue(b.figures), face
    if asked not in _faces:
        if len(_faces) >= 2000:  # a server has many tables
            _faces.clear()
        figures = b.figures
        actions = [figures.actions[number] for group in figures.faces[face].groups for number in figures.groups[group]]
        counting = [action for action in actions if action.per and action.verb in (GAIN, ENGINE)]
        _faces[asked] = counting, {action.discard for action in actions if action.discard}
    return _faces[asked]


def _brings(b: Board, action: Action, seat: int) -> str:
    count, kind = counted(b.seen, seat, action.per), "engine" if action.verb == ENGINE else "money"
    each = action.money or action.steps or 1
    return b.say("now", kind="steps" if action.steps else kind, all=each * count, each=each, count=count)


def _hand(b: Board, wanted: set[int], seat: int) -> str:
    """The cards in the hand that one of these actions asks for."""
    held = Counter(b.seen.cards[seat])
    found: set[int] = set()
    for one in wanted:
        cards = fitting(b.figures, list(held), one, ANY_COLOUR)
        if one == SAME_COLOUR:
            breeds = Counter(b.figures.kind_colour[card] for card in cards for _ in range(held[card]))
            cards = [card for card in cards if breeds[b.figures.kind_colour[card]] > 1]
        found.update(cards)
    return b.say("now-hand", cards=tuple(card for card in held.elements() if card in found), count=len(found))


def counted(seen: Seen, seat: int, per: int) -> int:
    """How many of the things an action counts by a seat has."""
    if per == PER_WOODS:
        woods = seen.figures.space_woods
        return len([space for space, owner in enumerate(seen.owners) if owner == seat and woods[space]])
    if per == PER_HAZARD:
        return len(seen.hazards[seat])
    if per == PER_NATIVE_PAIR:
        return min(seen.natives[seat])
    if per == PER_STATION:
        return seen.stations[seat].bit_count()
    if per == PER_BELL:
        return seen.north.bells[seat] if seen.north is not None else 0
    return seen.workers[seat][per - PER_WORKER]


def master(b: Board, of: Master, seat: int) -> str:
    """The points that a station master would score for a seat as things stand (GWT-SCORE-8)."""
    if seat < 0 or not of.scoring:
        return ""
    sets = _sets(b.seen, of.scoring, seat) // of.per
    return " " + b.say("now-points", points=of.vp * sets, sets=sets, each=of.vp)


def _sets(seen: Seen, scoring: int, seat: int) -> int:
    figures = seen.figures
    if scoring == M_STORES:
        held = seen.north, figures.north
        return sum(held[0].has_store(seat, town) for town in held[1].medium) if held[0] and held[1] else 0
    if scoring == M_CATTLE:
        return len([card for card in seen.herd[seat] if 0 <= card < figures.cattle and figures.kind_value[card] >= 3])
    return {
        M_WORKER: sum(seen.workers[seat]),
        M_AREA: len(seen.areas[seat]),
        M_HAZARD: len(seen.hazards[seat]),
        M_NATIVES: min(seen.natives[seat]),
        M_CERTIFICATES: seen.certificates(seat) + seen.permanent[seat],
        M_STATIONS: seen.stations[seat].bit_count(),
        M_BUILDINGS: len(seen.buildings_of(seat)),
    }[scoring]


def objective(b: Board, card: int, owned: list[int]) -> str:
    """How many tasks of a card these possessions could fulfil, were it alone (GWT-OBJ-8)."""
    needs = b.figures.objectives[card - b.figures.cattle].needs
    have = sum([min(needed, owned[task]) for task, needed in enumerate(needs) if needed])
    return " " + b.say("now-tasks", count=have, all=sum(needs))


def engine(b: Board, seat: int) -> str:
    """How far the engineers of a seat take its engine along the line (GWT-ENG-2, GWT-ENG-3)."""
    steps = b.seen.workers[seat][ENGINEER]
    rail = b.seen.engine[seat]
    for _ in range(steps):
        rail = _onward(b.seen, seat, rail)
    return " " + b.say("now-reach", count=steps, rail=rail)


def _onward(seen: Seen, seat: int, rail: int) -> int:
    """The next free numbered space; the last one ends the way."""
    last, taken = seen.figures.last_space, _others(seen, seat)
    following = range(rail_at(rail_number(rail) + 1), last + 1, 2)
    return next((place for place in following if place not in taken), last)


def _others(seen: Seen, seat: int) -> list[int]:
    return [at for other, at in enumerate(seen.engine) if other != seat]


def station(b: Board, number: int) -> str:
    """How far ahead of the engine of whoever looks a station lies (GWT-ENG-2, GWT-ENG-7)."""
    seat, place = viewer(b), b.figures.station_at[number]
    if seat < 0 or place == NO_TURNOUT or b.seen.has_station(seat, number):
        return ""
    engine = b.seen.engine[seat]
    if place <= engine:
        return " " + b.say("now-station", kind="there" if place == engine else "behind", count=0)
    taken = _others(b.seen, seat)
    between = [rail for rail in range(rail_at(rail_number(engine) + 1), place, 2) if rail not in taken]
    return " " + b.say("now-station", kind="ahead", count=len(between) + 1)


def price(b: Board, price: Price) -> str:
    """Whether whoever looks could buy for that, had their turn come (GWT-BUY-2, GWT-BUY-7)."""
    seat = viewer(b)
    if seat < 0:
        return ""
    cowboys, money = price.cowboys - b.seen.workers[seat][COWBOY], price.money - b.seen.money[seat]
    values = b.figures.kind_value
    cards = sum(count for card, count in enumerate(b.seen.market) if values[card] == price.value)
    kind = "cowboys" if cowboys > 0 else "money" if money > 0 else "cards" if cards < price.cards else "open"
    return " " + b.say("now-price", kind=kind, count={"cowboys": cowboys, "money": money}.get(kind, cards))


def income(seen: Seen, seat: int) -> list[int]:
    """The breeding values that count in a hand, each breed once (GWT-INC-1); of orange cattle the best (GWTS-KC-1)."""
    figures = seen.figures
    cattle = [card for card in seen.cards[seat] if card < figures.cattle]
    return list(dict(sorted((figures.kind_colour[card], figures.kind_value[card]) for card in cattle)).values())


def value(b: Board) -> int:
    """What the hand of whoever looks would be worth in Kansas City; 0: there is none, or it is being sold."""
    seat, seen = viewer(b), b.seen
    if seat < 0 or not seen.cards[seat] or seen.asks == "deliver":
        return 0
    return sum(income(seen, seat)) + seen.certificates(seat) + seen.permanent[seat]


def city(b: Board, number: int, worth: int) -> str:
    """Whether a hand worth so much reaches a city that may still be served (GWT-DEL-1, GWT-DEL-2)."""
    seat, seen, figures = viewer(b), b.seen, b.figures
    served = worth and seen.discs[seat][number] and not figures.city_repeats[number]
    if not worth or served or not is_open(seen, seat, number):
        return ""
    missing = max(0, figures.city_value[number] - worth)
    return " " + b.say("now-city", kind="far" if missing else "open", missing=missing)


def is_open(seen: Seen, seat: int, city: int) -> bool:
    """A seat may deliver to the cities of the strip, and to big cities where it has a store (GWTN-DEL-1)."""
    north, figures = seen.north, seen.figures.north
    if north is None or figures is None:
        return True
    return figures.city_town[city] < 0 or north.has_store(seat, figures.city_town[city])
