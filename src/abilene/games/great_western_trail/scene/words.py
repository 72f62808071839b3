"""What the parts of the board are, in words: for a pointer that rests on them and for a screen reader."""

from abilene.games.great_western_trail.data import (
    BLACK,
    BUILDING,
    ENGINE,
    GAIN,
    GREEN,
    HAZARD,
    KANSAS_CITY,
    NATIVE,
    PER_BELL,
    PER_HAZARD,
    PER_NATIVE_PAIR,
    PER_STATION,
    PER_WOODS,
    PER_WORKER,
    START,
)
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import Land
from abilene.games.great_western_trail.seen import Seen

_doings: dict[tuple[str, Land, int], str] = {}


def does(b: Board, face: int) -> str:
    """The local actions of a building."""
    asked = b.texts.lang, b.land, face
    if asked not in _doings:
        if len(_doings) >= 2000:  # a server has many tables
            _doings.clear()
        either = f" {b.texts.format('or')} "
        local = b.figures.faces[face].groups
        groups = [[b.say("action", action=action) for action in b.figures.groups[group]] for group in local]
        _doings[asked] = b.say("also").join(map(either.join, groups))
    return _doings[asked]


def hands(b: Board, bits: int) -> str:
    """What passing it costs."""
    fee = b.figures.fees[bits]
    if not fee:
        return ""
    colour = {GREEN: "green", BLACK: "black"}.get(bits, "both")
    return " " + b.say("hands", colour=colour, fee=fee)


def building(b: Board, number: int, owner: int, space: int) -> str:
    """A building, what it does, what passing it costs, and what is special about its place."""
    if owner < 0:
        return b.say("neutral", face=number, what=does(b, number)) + now(b, number, b.seen.seat)
    face = b.figures.faces[number]
    said = b.say("building", owner=owner, face=number, what=does(b, number), points=face.vp, count=face.craftsmen)
    return said + now(b, number, owner) + hands(b, face.hands) + lies(b, space)


def now(b: Board, face: int, seat: int | None) -> str:
    """What an action that counts something brings at this moment, and how it comes about."""
    if seat is None or not 0 <= seat < len(b.seen.money):
        return ""
    found = []
    for group in b.figures.faces[face].groups:
        for action in (b.figures.actions[number] for number in b.figures.groups[group]):
            if action.per and action.verb in (GAIN, ENGINE):
                count, kind = counted(b.seen, seat, action.per), "engine" if action.verb == ENGINE else "money"
                each = action.money or action.steps or 1
                kind = "steps" if action.steps else kind
                found.append(b.say("now", kind=kind, all=each * count, each=each, count=count))
    return "".join(f" {text}" for text in dict.fromkeys(found))


def counted(seen: Seen, seat: int, per: int) -> int:
    """How many of the things an action counts by a seat has."""
    if per == PER_WOODS:
        woods = seen.figures.space_woods
        return sum(owner == seat and woods[space] for space, owner in enumerate(seen.owners))
    if per == PER_HAZARD:
        return len(seen.hazards[seat])
    if per == PER_NATIVE_PAIR:
        return min(seen.natives[seat])
    if per == PER_STATION:
        return seen.stations[seat].bit_count()
    if per == PER_BELL:
        return seen.north.bells[seat] if seen.north is not None else 0
    return seen.workers[seat][per - PER_WORKER]


def lies(b: Board, space: int) -> str:
    """Woods and risk actions of a place."""
    figures = b.figures
    said = " " + b.say("woods") if figures.space_woods[space] else ""
    if figures.space_risk[space] >= 0:
        said += " " + b.say("risk", action=figures.space_risk[space])
    return said


def tile(b: Board, number: int, space: int) -> str:
    """A hazard or one of the natives on the trail."""
    said = b.say("tile", tile=number, space=space)
    if b.figures.tile_native[number] >= 0:
        said += " " + reward(b, space)
    return said + (hands(b, b.figures.tile_hands[number]) if b.figures.space_next[space] else "")


def reward(b: Board, space: int) -> str:
    """What whoever takes the native from this space gains or pays (GWT-NAT-2, GWT-NAT-3)."""
    money = b.figures.native_money[space]
    kind = "token" if b.figures.native_token[space] else "pays" if money < 0 else "gains"
    return b.say("reward", kind=kind, money=abs(money))


def space(b: Board, space: int) -> str:
    """A place of the trail."""
    kind = b.figures.space_kind[space]
    if kind == START:
        return b.say("space-start")
    if kind == KANSAS_CITY:
        return b.say("space-kansas-city")
    if kind == BUILDING:
        return b.say("space-building", space=space) + lies(b, space)
    if kind == HAZARD:
        return b.say("space-hazard", space=space)
    return (
        b.say("space-native", space=space) + " " + reward(b, space) if kind == NATIVE else b.say("space", space=space)
    )


def is_open(seen: Seen, seat: int, city: int) -> bool:
    """A seat may deliver to the cities of the strip, and to big cities where it has a store (GWTN-DEL-1)."""
    north, figures = seen.north, seen.figures.north
    if north is None or figures is None:
        return True
    return figures.city_town[city] < 0 or north.has_store(seat, figures.city_town[city])


def signed(number: int) -> str:
    """A number with the sign that is printed, not typed."""
    return str(number).replace("-", "−")
