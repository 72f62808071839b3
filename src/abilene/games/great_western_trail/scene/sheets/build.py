"""The sheet for a building: every tile with what it does and costs, or what it lacks; then its places."""

from collections import defaultdict
from functools import partial
from math import inf
from typing import NamedTuple

from abilene.engine.board import Frame, capital
from abilene.engine.ink import Ink, pattern
from abilene.engine.lights import INSTEAD
from abilene.engine.texts import dollars
from abilene.games.great_western_trail.data import Face
from abilene.games.great_western_trail.scene import words
from abilene.games.great_western_trail.scene.actions import Mark, draw_marks, marks_width
from abilene.games.great_western_trail.scene.badges import WAYS
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.holdings import tick
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scene.layout import SHEET
from abilene.games.great_western_trail.scene.pieces import BUILDING_SIZE, building, face_lines, hand, hands_of
from abilene.games.great_western_trail.scene.sheets.paper import (
    FOOT,
    MARGIN,
    SIZE,
    WIDTH,
    account,
    broken,
    button,
    cells,
    heading,
    open_sheet,
    paragraph,
)
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.buildings import (
    Build,
    BuildAt,
    at_work,
    craftsmen_needed,
    least_needed,
    sites,
    tile_row,
)
from abilene.games.great_western_trail.steps.codes import money_each
from abilene.games.great_western_trail.steps.planning import ahead
from abilene.games.great_western_trail.steps.turn import PhaseB

_TOP = 76.0
_ROW = 76.0  # the highest row of a tile with its words
_LOW = 54.0  # a row that has no room for the tile beside its words
_PRICE = 52.0
_BETWEEN = 22.0  # two local actions in a line
_SMALL, _IN_ROW = 44.0, 5
_NAMED = 16.0  # so much of the upper edge of a place, to both sides, is left to its name


class Work(NamedTuple):
    """What is being built: at which rate, and which tile if it is chosen already."""

    rate: int
    chosen: int = -1


class Tile(NamedTuple):
    """A private building that is not yet on the trail."""

    number: int  # counted from 0
    face: Face
    side: int  # the number of the face
    places: list[int]
    needed: int  # craftsmen where it needs the fewest
    varies: bool  # elsewhere it needs more of them
    over: int  # the face that it replaces, where it can stand nowhere else; else -1


def work_of(t: Trail) -> Work | None:
    """What the present question builds, or would build at one stroke; None: nothing."""
    step = t.step()
    if isinstance(step, PhaseB | MayDo):
        plan = next((plan for plan in step.plans(t) if plan.key.startswith("sheet:build:")), None)
        if plan is None:
            return None
        step = ahead(t, plan.choices[:1]).step()
        return Work(step.rate) if isinstance(step, Build | BuildAt) else None
    if isinstance(step, BuildAt):
        return Work(step.rate, step.number)
    return Work(step.rate) if isinstance(step, Build) else None


def draw_build(b: Board, t: Trail) -> None:
    """Tiles that can be placed, those that cannot, and what the one that is pointed at costs and brings."""
    work, seat = work_of(t), t.player
    assert work is not None, "nothing is built"
    each, have = money_each(work.rate), at_work(t, seat, work.rate)
    key = open_sheet(
        b,
        "build",
        "building",
        b.say("sheet-build"),
        b.say("sheet-build-with", each=each, have=have, left=t.money[seat]),
    )
    tiles = [_tile(t, seat, number, work.rate) for number in range(t.figures.numbers) if t.unbuilt[seat] >> number & 1]
    can, cannot = [tile for tile in tiles if tile.places], [tile for tile in tiles if not tile.places]
    foot = SHEET[1] - FOOT
    low = foot - (24 + _SMALL * -(-len(cannot) // _IN_ROW) if cannot else 0)
    _headings(b, key, len(can), len(cannot), low)
    pitch = min(_ROW, (low - _TOP - 10) // max(1, len(can)))
    for tile, frame in zip(can, cells(len(can), 1, _TOP + 10, pitch, 6), strict=True):
        _draw_tile(b, key, tile, frame, each)
    _draw_places(b, can)
    for tile, frame in zip(cannot, cells(len(cannot), _IN_ROW, low + 22, _SMALL, 6), strict=True):
        _draw_lacking(b, t, key, tile, frame, have)
    _draw_foot(b, t, key, can, work)


def _tile(t: Trail, seat: int, number: int, rate: int) -> Tile:
    places = sites(t, seat, number, rate)
    side = t.private_face(number)
    needs = [craftsmen_needed(t, seat, number, space) for space in places]
    needed = min(needs, default=0)
    over = -1
    if places and all(t.owner(space) == seat for space in places):
        over = t.face(places[needs.index(needed)])
    return Tile(number, t.figures.faces[side], side, places, needed, len(set(needs)) > 1, over)


def _headings(b: Board, key: str, can: int, cannot: int, low: float) -> None:
    yes, no = b.say("sheet-build-can", count=can), b.say("sheet-build-cannot", count=cannot) if cannot else ""

    def draw(ink: Ink) -> None:
        heading(ink, _TOP - 6, yes)
        if no:
            heading(ink, low + 9, no)

    b.print(b.scene.add(f"{key}:lists", "g", parent=key), (yes, no, low), draw)


def _price(b: Board, tile: Tile, each: int) -> str:
    money = dollars(b.texts.lang, tile.needed * each)
    return b.say("sheet-build-from", price=money) if tile.varies else money


def _draw_tile(b: Board, parent: str, tile: Tile, frame: Frame, each: int) -> None:
    key, tag, face = tile_row(tile.number), _price(b, tile, each), tile.face
    text = capital(words.does(b, tile.side))
    instead = b.texts.format("plan-build", face=tile.side) if b.chosen.get(key) == INSTEAD else ""
    said = f"{instead}. {text}" if instead else text
    button(b, key, parent, frame, said, style=b.marked("sheet-tile", key), rule="GWT-BUILD-1")
    if tile.over >= 0:
        text = f"{capital(b.say('sheet-build-over', face=tile.over, count=len(tile.places)))}. {text}"
    seat = b.wears(b.seen.player)
    what = face.name, tag, text, frame.w, frame.h, seat, issue(b.figures)
    if frame.h < _LOW:
        marks = face_lines(face, b.figures, inf)
        b.print(key, what, partial(_tile_in_signs, frame=frame, face=face, price=tag, marks=marks))
    else:
        b.print(key, what, partial(_tile_and_words, frame=frame, face=face, price=tag, text=text))
        scale = _scale(frame)
        middle = 4 + BUILDING_SIZE[0] * scale / 2 - frame.w / 2, 0.0
        building(b, f"{key}:face", key, middle, face, seat, "", "", scale)
    tick(b, key, frame.w, frame.h)


def _tile_and_words(ink: Ink, frame: Frame, face: Face, price: str, text: str) -> None:
    """A high row: room for the tile, what it does, and to the right what it costs and counts."""
    w, h = frame.w, frame.h
    across = BUILDING_SIZE[0] * _scale(frame)
    ink.rect(-w / 2, -h / 2, w, h, "sheet-row edge")
    x, y = w / 2 - _PRICE / 2 - 4, h / 4 - 2
    _price_tag(ink, x, -h / 4 + 3, price)
    ink.icon("i-hammer", x - 13, y, 15, "k-craftsman")
    ink.text(x - 5, y, str(face.craftsmen), 14, "disp", "start")
    ink.shield(w / 2 - 14, y, face.vp, 18)
    _words(ink, 12 + across - w / 2, text, w - across - _PRICE - 22, h)


def _scale(frame: Frame) -> float:
    return min(0.98, (frame.h - 8) / BUILDING_SIZE[1])


def _tile_in_signs(ink: Ink, frame: Frame, face: Face, price: str, marks: list[tuple[Mark, ...]]) -> None:
    """A low row: the tile laid out in a line, its name, craftsmen, points and toll before its local actions."""
    w, h = frame.w, frame.h
    ink.rect(-w / 2, -h / 2, w, h, "sheet-row edge")
    ink.text(10 - w / 2, 0, face.name, 15, "disp", "start")
    ink.icon("i-hammer", 53 - w / 2, 0, 15, "k-craftsman")
    ink.text(62 - w / 2, 0, str(face.craftsmen), 14, "disp", "start")
    ink.shield(90 - w / 2, 0, face.vp, 20)
    _price_tag(ink, w / 2 - _PRICE / 2 - 4, 0, price)
    x = 112 - w / 2
    for colour in hands_of(face):
        hand(ink, x, 0, colour, 16, lit=colour == "black")  # the green one is seen by night as it is
        x += 17
    room = w / 2 - _PRICE - 12 - x
    scale = min(0.9, room / (sum(map(marks_width, marks)) + _BETWEEN * (len(marks) - 1)))
    for line in marks:
        wide = marks_width(line) * scale
        draw_marks(ink, x + wide / 2, 0, line, scale)
        x += wide + _BETWEEN * scale


def _price_tag(ink: Ink, x: float, y: float, price: str) -> None:
    ink.rect(x - 24, y - 11, 48, 22, "sheet-price", 11)
    ink.text(x, y, price, 14, room=44)


def _words(ink: Ink, x: float, words: str, room: float, high: float) -> None:
    """What a tile does, about the middle of its row."""
    most = max(1, int(high // 16))
    lines = min(most, len(broken(words, room)))
    paragraph(ink, x, -8.0 * (lines - 1), words, room, most)


def _draw_places(b: Board, tiles: list[Tile]) -> None:
    """Where a tile may stand, on the board, while it is pointed at: once for all that may stand there."""
    rows: dict[tuple[int, ...], list[str]] = defaultdict(list)
    for tile in tiles:
        key = tile_row(tile.number)
        if b.plan(key) or b.choices(key):
            rows[tuple(tile.places)].append(key)
    fill = pattern(b.wears(b.seen.player))
    for spaces, keys in rows.items():
        places = [b.land.spaces[b.figures.spaces[space]] for space in spaces]
        d = "".join(f"M{x - _NAMED:g} {y - 32:g}H{x - 54:g}v64h108v-64H{x + _NAMED:g}" for x, y in places)
        key, of = f"{keys[0]}:places", " ".join(keys)
        b.scene.add(key, "path", parent=WAYS, d=d, class_="would-stand", stroke=fill, of=of)


def _draw_lacking(b: Board, t: Trail, parent: str, tile: Tile, frame: Frame, have: int) -> None:
    """A tile that cannot be placed: a plate with what is missing."""
    key, seat, face = tile_row(tile.number), t.player, tile.face
    least = least_needed(t, seat, tile.number)
    lacks = f"{have} / {least}" if least > have else b.say("sheet-build-money" if least else "sheet-build-room")
    said = b.say("mat-plate", face=tile.side, what=words.does(b, tile.side), needed=face.craftsmen, points=face.vp)
    button(b, key, parent, frame, said, style="sheet-tile off", rule="GWT-BUILD-2")

    def draw(ink: Ink) -> None:
        w, h = frame.w, frame.h
        ink.rect(-w / 2, -h / 2, w, h, "sheet-row edge")
        ink.rect(-w / 2, -h / 2, 6, h, "stripe", 2, fill=pattern(seat))
        ink.text(12 - w / 2, -8, face.name, 14, "disp", "start")
        ink.shield(w / 2 - 13, -7, face.vp, 17)
        if least > have:
            ink.icon("i-hammer", 18 - w / 2, 9, 15, "k-craftsman")
            ink.text(28 - w / 2, 9, lacks, SIZE, "disp", "start")
        else:
            ink.text(12 - w / 2, 9, lacks, SIZE, "disp", "start", w - 14)

    b.print(key, (frame.w, frame.h, face.name, lacks, least > have, seat), draw)


# ------------------------------------------------------------------ what it costs


def _draw_foot(b: Board, t: Trail, parent: str, can: list[Tile], work: Work) -> None:
    """Money before and after: of the place that is pointed at, of the tile, or else what there is."""
    seat, each = t.player, money_each(work.rate)
    top = SHEET[1] - FOOT
    hint = b.say("sheet-build-where" if work.chosen >= 0 else "sheet-build-which")
    b.print(b.scene.add(f"{parent}:hint", "g", parent=parent), hint, partial(_hint, top=top, hint=hint))
    if work.chosen < 0:
        pointed = {tile_row(tile.number): tile for tile in can}
        pointed = {key: tile for key, tile in pointed.items() if b.plan(key) or b.choices(key)}
        if pointed:  # one ground for what is told of each of them
            b.print(b.scene.add(f"{parent}:ground", "g", parent=parent, of=" ".join(pointed)), top, _ground)
        for key, tile in pointed.items():
            node = b.scene.add(f"{key}:sum", "g", parent=parent, of=key)
            left = t.money[seat] - tile.needed * each
            does = capital(words.does(b, tile.side))
            then = b.say("sheet-then", left=left, points=words.signed(tile.face.vp), count=tile.face.vp)
            b.print(node, (does, then), partial(_told, top=top, does=does, below=then))
        return
    chosen = next(tile for tile in can if tile.number == work.chosen)
    by_price: dict[tuple[int, int], list[int]] = defaultdict(list)
    for space in chosen.places:
        lost = t.figures.faces[t.face(space)].vp if t.owner(space) == seat else 0
        by_price[craftsmen_needed(t, seat, chosen.number, space) * each, chosen.face.vp - lost].append(space)
    for (cost, points), spaces in by_price.items():
        node = b.scene.add(f"{parent}:sum:{cost}:{points}", "g", parent=parent, preview=spaces)
        _sum(b, t, node, cost, points)


def _ground(ink: Ink) -> None:
    """The foot of the sheet, empty."""
    ink.rect(4, SHEET[1] - FOOT, SHEET[0] - 8, FOOT - 4, "sheet-foot", 0)


def _hint(ink: Ink, top: float, hint: str) -> None:
    """What is to be done next."""
    _ground(ink)
    paragraph(ink, MARGIN, top + 26, hint, WIDTH, 2, "quiet")


def _told(ink: Ink, top: float, does: str, below: str) -> None:
    """What a tile does, and what is left after it."""
    lines = paragraph(ink, MARGIN, top + 18, does, WIDTH, 2)
    ink.text(MARGIN, top + 22 + 16 * lines, below, SIZE, "quiet", "start", WIDTH)


def _sum(b: Board, t: Trail, key: str, cost: int, points: int) -> None:
    money = t.money[t.player]
    terms = [
        ("", b.say("sheet-have"), money),
        ("−", b.say("sheet-costs"), cost),
        ("=", b.say("sheet-keep"), money - cost),
    ]
    label = b.say("sheet-points")
    b.print(key, (money, cost, points), lambda ink: account(ink, SHEET[1] - FOOT, terms, f"{points:+d}", label))
