"""The foresight on the sheet for Kansas City: a tile of each column, picked in any order, and where each will go."""

from abilene.engine.board import Frame, Point
from abilene.engine.ink import Ink
from abilene.games.great_western_trail.data import JOB_COLUMNS, WORKERS
from abilene.games.great_western_trail.scene.badges import BADGES, WAYS
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.kansas_city import comes_of, foresight_said
from abilene.games.great_western_trail.scene.pieces import line, tile
from abilene.games.great_western_trail.scene.sheets.paper import MARGIN, heading, ticked, told
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.kansas_city import (
    COLUMNS,
    Column,
    barred,
    columns,
    first_free,
    range_of,
    tile_keys,
)

FORESIGHT = 76.0  # how high it is
ROMAN = ("I", "II", "III")
_TILE = 44.0
_COLUMN = 126.0  # two tiles and their numeral


def draw_foresight(b: Board, t: Trail, parent: str, top: float) -> None:
    """Six tiles; of each column that is left one is picked, and they are placed one column after the other."""
    left_first = sorted(range(COLUMNS), key=lambda i: b.land.foresight_x[i])
    left = {column.number: column for column in columns(t)}
    empty = frozenset((i, y) for i in range(COLUMNS) for y, number in enumerate(t.foresight_in(i)) if number == EMPTY)
    title, aside = b.say("sheet-foresight"), b.say("sheet-order") if left else ""

    def draw(ink: Ink) -> None:
        heading(ink, top + 6, title, aside)
        for x, i in enumerate(left_first):
            for y in range(2):
                if (i, y) in empty:
                    ink.rect(*_tile_frame(top, x, y), "lot")
            ink.text(
                MARGIN + _COLUMN * x + 9, top + 20 + _TILE / 2, ROMAN[i], 14, "disp" if i in left else "disp quiet"
            )

    b.print(b.scene.add(f"{parent}:foresight", "g", parent=parent), (aside, *left, empty), draw)
    frames = {}
    for x, i in enumerate(left_first):
        for y, number in enumerate(t.foresight_in(i)):
            if number == EMPTY:
                continue
            key, frame = f"sheet:foresight:{i + 1}:{y + 1}", _tile_frame(top, x, y)
            frames[key] = frame
            tile(b, key, parent, frame.middle, number, *foresight_said(b, i, number, left.get(i)), _TILE)
    for column in left.values():
        for number in column.tiles:
            keys = tile_keys(t, column.number, number)
            if number != column.tile:
                told(b, parent, keys[-1], keys, comes_of(b, column, number))
            _mark_goal(b, column, number, keys)
    ticked(b, parent, {key: frame.moved(3, -2) for key, frame in frames.items()})  # clear of the letter of a native


def _tile_frame(top: float, x: int, y: int) -> Frame:
    return Frame(MARGIN + _COLUMN * x + 21 + (_TILE + 3) * y, top + 20, _TILE, _TILE)


def _goal(b: Board, t: Trail, number: int) -> tuple[Point, float] | None:
    """The middle of where a tile would lie, and half its width."""
    if number < len(WORKERS):
        if barred(t, number):
            return None
        row, column = divmod(t.leftmost_job(), JOB_COLUMNS)
        return (b.land.job_x[column], b.land.job_y[row]), 22
    space = first_free(t, range_of(t, number))
    return (b.land.spaces[b.figures.spaces[space]], 29) if space >= 0 else None


def _mark_goal(b: Board, column: Column, number: int, keys: tuple[str, ...]) -> None:
    """Where it would lie, on the board: while the tile is pointed at, and once it is picked with its numeral."""
    goal = _goal(b, column.t, number)
    if goal is None:
        return
    (x, y), half = goal
    d, chosen = f"M{x - half:g} {y - half:g}h{2 * half}v{2 * half}h{-2 * half}z", number == column.tile
    key = f"goal:{column.number + 1}:{number}"
    b.scene.add(key, "path", parent=WAYS, d=d, class_="last", of="" if chosen else " ".join(keys))
    if chosen:
        at = f"translate({x + half:g} {y - half:g})"
        b.scene.add(f"{key}:sign", "g", parent=BADGES, class_="tag", transform=at)
        b.scene.add(f"{key}:disc", "circle", parent=f"{key}:sign", r=11, class_="badge")
        line(b.scene, f"{key}:numeral", f"{key}:sign", (0, 5.4), ROMAN[column.number], 15.2, "disp on-ink")
