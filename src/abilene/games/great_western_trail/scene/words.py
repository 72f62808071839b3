"""What the parts of the board are, in words: for a pointer that rests on them and for a screen reader."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from abilene.games.great_western_trail.data import (
    BLACK,
    BUILDING,
    GREEN,
    HAZARD,
    KANSAS_CITY,
    NATIVE,
    START,
    Face,
    Figures,
)
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import Land

_doings: dict[tuple[str, Land, str], str] = {}


@lru_cache(64)
def _kinds(figures: Figures) -> dict[str, int]:
    return {figures.card_name(number): number for number in range(figures.kinds)}


def kind(figures: Figures, card: str) -> int:
    """The number of a card, by its name."""
    return _kinds(figures)[card]


def face_number(figures: Figures, name: str) -> int:
    """The number of a face, by its name."""
    if len(name) == 1:
        return ord(name) - ord("A")
    return figures.neutrals + 2 * int(name[:-1]) - 2 + "ab".index(name[-1])


def does(b: Board, face: Face) -> str:
    """The local actions of a building."""
    asked = b.texts.lang, b.land, face.name
    if asked not in _doings:
        if len(_doings) >= 2000:  # a server has many tables
            _doings.clear()
        either = f" {b.texts.format('or')} "
        groups = [[b.say("action", action=action) for action in b.figures.groups[group]] for group in face.groups]
        _doings[asked] = b.say("also").join(map(either.join, groups))
    return _doings[asked]


def hands(b: Board, bits: int) -> str:
    """What passing it costs."""
    fee = b.figures.fees[bits]
    if not fee:
        return ""
    colour = {GREEN: "green", BLACK: "black"}.get(bits, "both")
    return " " + b.say("hands", colour=colour, fee=fee)


def building(b: Board, face: Face, owner: int, space: int = -1) -> str:
    """A building, what it does, what passing it costs, and what is special about its place if it has one."""
    number = face_number(b.figures, face.name)
    if owner < 0:
        return b.say("neutral", face=number, what=does(b, face))
    said = b.say("building", owner=owner, face=number, what=does(b, face), points=face.vp, count=face.craftsmen)
    return said + hands(b, face.hands) + (lies(b, space) if space >= 0 else "")


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


def is_open(figures: Figures, owns: Mapping[str, Any], city: int) -> bool:
    """A seat may deliver to the cities of the strip, and to big cities where it has a store (GWTN-DEL-1)."""
    return figures.north is None or figures.north.city_town[city] < 0 or figures.cities[city] in owns["annex"]["towns"]


def signed(number: int) -> str:
    """A number with the sign that is printed, not typed."""
    return str(number).replace("-", "−")
