"""The trail: its places, what lies on them, and the herders."""

from functools import partial

from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.data import (
    BUILDING,
    HAZARD,
    KANSAS_CITY,
    NATIVE,
    NEUTRAL,
    START,
)
from abilene.games.great_western_trail.scene import words
from abilene.games.great_western_trail.scene.actions import native_icon
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import Point
from abilene.games.great_western_trail.scene.pieces import building, herder, risk, tile
from abilene.games.great_western_trail.state import EMPTY

PLACES, TILES, TAGS, HERDERS = "board:places", "board:tiles", "board:tags", "board:herders"

SITE = (108.0, 64.0)
LOT = (52.0, 52.0)
STOP = (72.0, 72.0)
SIGN = (74.0, 36.0)

_RULES = {
    START: "GWT-KCEND-1",
    NEUTRAL: "GWT-COMP-6",
    BUILDING: "GWT-BUILD-1",
    HAZARD: "GWT-FORE-3",
    NATIVE: "GWT-FORE-2",
    KANSAS_CITY: "GWT-KC-1",
}
_HERDER_STEP = 30.0  # herders on one place stand side by side
# So far out of the corner of a building, whose actions it would cover; several lie below its last line.
_HERDER_OUT = {SITE: ((8.0, 6.0), (8.0, 14.0))}
_ON_TILE = (-1.0, -3.0)
_AT_START = ((56, 0), (56, 42), (56, -42), (14, 42))  # beside the sign, not on its word


def size_of(b: Board, space: int) -> Point:
    """How large what lies on a space is."""
    kind = b.figures.space_kind[space]
    if kind in (HAZARD, NATIVE):
        return LOT
    return {START: SIGN, KANSAS_CITY: STOP}.get(kind, SITE)


def draw_trail(b: Board) -> None:
    """Empty places below, then tiles and buildings, then what is printed and stays readable."""
    b.layer(PLACES, "space:", _draw_places)
    b.scene.add(TILES, "g", parent=b.sheet)
    for space, (number, face) in enumerate(zip(b.seen.tiles, b.seen.faces, strict=True)):
        if number != EMPTY:
            _draw_tile(b, space, number)
        elif face != EMPTY:
            _draw_building(b, space, face, b.seen.owners[space])
    b.layer(TAGS, "risk:", _draw_tags)
    _draw_names(b)


# ------------------------------------------------------------------ places


def _draw_places(b: Board) -> None:
    for space in range(len(b.figures.spaces)):
        _draw_place(b, space)


def _draw_place(b: Board, space: int) -> None:
    figures = b.figures
    kind, name = figures.space_kind[space], figures.spaces[space]
    key = f"space:{name}"
    said, radius = words.space(b, space), STOP[0] / 2 if kind == KANSAS_CITY else 3
    b.piece(key, PLACES, b.land.spaces[name], size_of(b, space), said, style="spot", rule=_RULES[kind], radius=radius)
    if kind == START:
        b.print(key, b.texts.lang, lambda ink: _sign(ink, b.say("start")))
    elif kind == KANSAS_CITY:
        b.print(key, "", _stop)
    elif kind in (HAZARD, NATIVE):
        section = b.land.sections.get(name, "")
        icon = f"i-{section}" if section else native_icon(figures.edition)
        b.print(key, icon, lambda ink: _lot(ink, icon, section or "native"))
    else:
        b.print(key, kind, lambda ink: _site(ink, kind == BUILDING))


def _sign(ink: Ink, words: str) -> None:
    ink.path("M34 -18h-60l-14 18l14 18h60z", "signpost edge")
    ink.text(4, 0, words, 14, room=58)


def _stop(ink: Ink) -> None:
    ink.circle(0, 0, 36, "stop edge")
    ink.circle(0, 0, 31, "hair")
    ink.icon("i-station", 0, -3, 40, "k-station")


def _lot(ink: Ink, icon: str, section: str) -> None:
    ink.rect(-26, -26, 52, 52, f"lot lot-{section} edge")
    ink.icon(icon, 0, 0, 28, f"k-{section} coming")


def _site(ink: Ink, free: bool) -> None:
    ink.rect(-54, -32, 108, 64, "lot edge")
    if free:
        ink.icon("i-hammer", 0, 0, 24, "k-place coming")


def _draw_tags(b: Board) -> None:
    """Risk actions on the lower edge of a place, and what a native space gives or takes, under it."""
    figures = b.figures
    for space, name in enumerate(figures.spaces):
        x, y = b.land.spaces[name]
        if figures.space_risk[space] >= 0:
            risk(b, f"risk:{name}", TAGS, (x, y + 37), figures.space_risk[space])
    for space in figures.native_spaces:
        x, y = b.land.spaces[figures.spaces[space]]
        key = f"reward:{figures.spaces[space]}"
        piece(b.scene, key, TAGS, x, y + 36, (0, 0), style="reward", title=words.space(b, space), rule="GWT-NAT-2")
        worth = figures.native_money[space], figures.native_token[space]
        b.print(key, worth, partial(_reward, money=worth[0], token=worth[1]))


def _reward(ink: Ink, money: int, token: int) -> None:
    """What a native brings, or costs."""
    if token:
        ink.icon("i-exchange", 0, 0, 17, "k-token")
    elif money < 0:
        ink.rect(-19, -9, 38, 19, "toll", 9.5)
        ink.money(0, 0, f"−{-money}", 12, "disp on-toll")
    else:
        ink.coin(0, 0, money, 18)


def _draw_names(b: Board) -> None:
    """The name of every place on which no private building stands."""
    named = tuple((space, mark) for space, mark in enumerate(b.figures.space_mark) if mark and b.seen.owners[space] < 0)

    def draw(ink: Ink) -> None:
        for space, mark in named:
            _name(b, ink, space, mark)

    key = b.scene.add(f"{TAGS}:names", "g", parent=b.sheet, pointer_events="none")  # what lies below has the tip
    b.print(key, (b.land, named), draw)


def _name(b: Board, ink: Ink, space: int, mark: str) -> None:
    """The name of a place on its upper edge, where it can be read whatever lies there."""
    x, y = b.land.spaces[b.figures.spaces[space]]
    top = y - size_of(b, space)[1] / 2
    w = 8.0 + 9.5 * len(mark)
    ink.rect(x - w / 2, top - 8, w, 16, "place-name", 8)
    ink.text(x, top, mark, 15.2, "disp quiet")


# ------------------------------------------------------------------ tiles, buildings, herders


def _draw_tile(b: Board, space: int, number: int) -> None:
    name = b.figures.spaces[space]
    rule = "GWT-HAZ-1" if b.figures.tile_hazard[number] >= 0 else "GWT-NAT-1"
    tile(b, f"tile:{name}", TILES, b.land.spaces[name], number, words.tile(b, number, space), rule)


def _draw_building(b: Board, space: int, face: int, owner: int) -> None:
    shown = b.figures.faces[face]
    if owner < 0:
        key, rule, seat = f"neutral:{shown.name}", "GWT-COMP-6", None
    else:
        key, rule, seat = f"building:{owner}:{shown.name[:-1]}", "GWT-COMP-7", b.wears(owner)
    at = b.land.spaces[b.figures.spaces[space]]
    building(b, key, TILES, at, shown, seat, words.building(b, face, owner, space), rule)


def draw_herders(b: Board) -> None:
    """Each at the lower right corner of its place; several side by side (GWT-MOVE-6)."""
    b.scene.add(HERDERS, "g", parent=b.sheet, class_="pawns")
    for seat, space in enumerate(b.seen.herder):
        if space < 0:
            continue
        w, h = size_of(b, space)
        x, y = b.land.spaces[b.figures.spaces[space]]
        before = b.seen.herder[:seat].count(space)
        right, down = _HERDER_OUT.get((w, h), (_ON_TILE, _ON_TILE))[b.seen.herder.count(space) > 1]
        at = x + w / 2 + right - _HERDER_STEP * before, y + h / 2 + down
        if space == b.figures.start:
            at = x + _AT_START[before][0], y + _AT_START[before][1]
        said = b.say("herder", player=seat, place=(space, b.seen.faces[space], b.seen.owners[space]))
        herder(b.scene, f"herder:{seat}", HERDERS, at, b.wears(seat), said)
