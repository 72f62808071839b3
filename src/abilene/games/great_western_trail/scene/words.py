"""What the parts of the board are, in words: for a pointer that rests on them and for a screen reader."""

from abilene.games.great_western_trail.data import BLACK, BUILDING, GREEN, HAZARD, KANSAS_CITY, NATIVE, START
from abilene.games.great_western_trail.scene import now
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import Land

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
        return b.say("neutral", face=number, what=does(b, number)) + now.building(b, number, now.viewer(b))
    face = b.figures.faces[number]
    said = b.say("building", owner=owner, face=number, what=does(b, number), points=face.vp, count=face.craftsmen)
    return said + now.building(b, number, owner) + hands(b, face.hands) + lies(b, space)


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


def signed(number: int) -> str:
    """A number with the sign that is printed, not typed."""
    return str(number).replace("-", "−")
