"""The sheet for a building: every tile with what it does and costs, or what it lacks; then its places."""

from collections import defaultdict
from typing import NamedTuple

from abilene.engine.board import Frame, capital
from abilene.engine.ink import Ink, pattern
from abilene.engine.texts import dollars
from abilene.games.great_western_trail.data import Face
from abilene.games.great_western_trail.scene import words
from abilene.games.great_western_trail.scene.badges import WAYS
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import SHEET
from abilene.games.great_western_trail.scene.pieces import BUILDING_SIZE, building
from abilene.games.great_western_trail.scene.sheets.paper import (
    FOOT,
    MARGIN,
    SIZE,
    WIDTH,
    account,
    button,
    cells,
    heading,
    open_sheet,
    paragraph,
    tick,
)
from abilene.games.great_western_trail.state import Trail
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

_FEW = 6  # tiles that have room for their words
_TOP = 76.0
_SMALL, _IN_ROW = 44.0, 5


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
    over: int  # the face that it replaces, where it can stand nowhere else; else -1


def work_of(t: Trail) -> Work | None:
    """What the present question builds, or would build at one stroke; None: nothing."""
    step = t.step()
    if isinstance(step, PhaseB):
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
    columns = 2 if len(can) <= _FEW else 3
    rows = max(1, -(-len(can) // columns))
    pitch = min(142.0 if columns == 2 else 100.0, (low - _TOP - 10) / rows)
    for tile, frame in zip(can, cells(len(can), columns, _TOP + 10, pitch), strict=True):
        _draw_tile(b, key, tile, frame, each, work.chosen == tile.number)
    for tile, frame in zip(cannot, cells(len(cannot), _IN_ROW, low + 22, _SMALL, 6), strict=True):
        _draw_lacking(b, t, key, tile, frame, have)
    _draw_foot(b, t, key, can, work)


def _tile(t: Trail, seat: int, number: int, rate: int) -> Tile:
    places = sites(t, seat, number, rate)
    side = t.private_face(number)
    needed = min([craftsmen_needed(t, seat, number, space) for space in places], default=0)
    only_over = places and all(t.owner(space) == seat for space in places)
    cheapest = next((space for space in places if craftsmen_needed(t, seat, number, space) == needed), -1)
    return Tile(number, t.figures.faces[side], side, places, needed, t.face(cheapest) if only_over else -1)


def _headings(b: Board, key: str, can: int, cannot: int, low: float) -> None:
    yes, no = b.say("sheet-build-can", count=can), b.say("sheet-build-cannot", count=cannot) if cannot else ""

    def draw(ink: Ink) -> None:
        heading(ink, _TOP - 6, yes)
        if no:
            heading(ink, low + 9, no)

    b.print(b.scene.add(f"{key}:lists", "g", parent=key), (yes, no, low), draw)


def _price(b: Board, tile: Tile, each: int) -> str:
    money = dollars(b.texts.lang, tile.needed * each)
    return money if tile.over < 0 else b.say("sheet-build-over", price=money, face=tile.over)


def _draw_tile(b: Board, parent: str, tile: Tile, frame: Frame, each: int, chosen: bool) -> None:
    key, price, face = tile_row(tile.number), _price(b, tile, each), tile.face
    does = words.does(b, tile.side)
    said = b.say("mat-plate", face=tile.side, what=does, needed=face.craftsmen, points=face.vp)
    button(b, key, parent, frame, said, style="sheet-tile sel" if chosen else "sheet-tile", rule="GWT-BUILD-1")
    wordy = frame.w > 150
    most = int((frame.h - 78) // 16) if wordy else 0

    def draw(ink: Ink) -> None:
        w, h = frame.w, frame.h
        ink.rect(-w / 2, -h / 2, w, h, "sheet-row edge")
        y = -h / 2 + (19 if wordy else h - 14)
        x = w / 2 - 30 if wordy else -w / 2 + 26
        ink.rect(x - 24, y - 11, 48, 22, "sheet-price", 11)
        ink.text(x, y, price.split(",")[0], 14, room=44)
        x, y = (x - 12, y + 24) if wordy else (6, y)
        ink.icon("i-hammer", x, y, 17, "k-craftsman")
        ink.text(x + 10, y, str(face.craftsmen), 14, "disp", "start")
        ink.shield(*((x + 12, y + 23) if wordy else (w / 2 - 20, y)), face.vp, 20)
        if most > 0:
            text = does if tile.over < 0 else f"{price}. {capital(does)}"
            paragraph(ink, 8 - w / 2, 86 - h / 2, capital(text), w - 16, most)

    b.print(key, (face.name, price, does, chosen, frame.w, frame.h), draw)
    scale = 1.02 if wordy else min(0.98, (frame.h - 34) / BUILDING_SIZE[1])
    middle = (61 - frame.w / 2, 40 - frame.h / 2) if wordy else (0.0, 8 + scale * 32 - frame.h / 2)
    building(b, f"{key}:face", key, middle, face, b.wears(b.seen.player), "", "", scale)
    tick(b, key, frame)
    _draw_places(b, tile)


def _draw_places(b: Board, tile: Tile) -> None:
    """Where it may stand, on the board, while it is pointed at."""
    key = tile_row(tile.number)
    if not (b.plan(key) or b.choices(key)):
        return
    places = [b.land.spaces[b.figures.spaces[space]] for space in tile.places]
    d = "".join(f"M{x - 54:g} {y - 32:g}h108v64h-108z" for x, y in places)
    fill = pattern(b.wears(b.seen.player))
    b.scene.add(f"{key}:places", "path", parent=WAYS, d=d, class_="would-stand", stroke=fill, of=key)


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
    b.print(b.scene.add(f"{parent}:hint", "g", parent=parent), hint, lambda ink: _hint(ink, top, hint))
    if work.chosen < 0:
        for tile in can:
            key = tile_row(tile.number)
            if b.plan(key) or b.choices(key):
                node = b.scene.add(f"{key}:sum", "g", parent=parent, of=key)
                _sum(b, t, node, tile.needed * each, tile.face.vp)
        return
    chosen = next(tile for tile in can if tile.number == work.chosen)
    by_price: dict[tuple[int, int], list[int]] = defaultdict(list)
    for space in chosen.places:
        lost = t.figures.faces[t.face(space)].vp if t.owner(space) == seat else 0
        by_price[craftsmen_needed(t, seat, chosen.number, space) * each, chosen.face.vp - lost].append(space)
    for (cost, points), spaces in by_price.items():
        node = b.scene.add(f"{parent}:sum:{cost}:{points}", "g", parent=parent, preview=spaces)
        _sum(b, t, node, cost, points)


def _hint(ink: Ink, top: float, hint: str) -> None:
    ink.rect(4, top, SHEET[0] - 8, FOOT - 4, "sheet-foot", 0)
    paragraph(ink, MARGIN, top + 26, hint, WIDTH, 2, "quiet")


def _sum(b: Board, t: Trail, key: str, cost: int, points: int) -> None:
    money = t.money[t.player]
    terms = [
        ("", b.say("sheet-have"), money),
        ("−", b.say("sheet-costs"), cost),
        ("=", b.say("sheet-keep"), money - cost),
    ]
    label = b.say("sheet-points")
    b.print(key, (money, cost, points), lambda ink: account(ink, SHEET[1] - FOOT, terms, f"{points:+d}", label))
