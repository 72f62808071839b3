"""Where everything lies: the places of the board, and the parts of the drawing in both shapes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from abilene.engine.board import Frame, Point
from abilene.engine.ink import SMALLEST
from abilene.engine.scene import Scene
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.modules import laid_out

__all__ = ["Point"]

BOARD = (1400, 1000)
MAT = (342, 470)
STRIP = (342, 94)
HAND = {"wide": (780, 93), "tall": (390, 242)}
DISPLAY = (342, 95)
POKER = (390, 318)
SAM = {"wide": (390, 559), "tall": (390, 900)}
SHEET = (388, 556)
PHONE = 390  # the width of a part that a phone shows below the board
TOWN_FRAME, JOB_FRAME, MARKET_FRAME = (10, 96, 222, 292), (10, 398, 222, 590), (244, 898, 936, 98)
NORTH = 476.0  # how far the northern map reaches up above the board, whose own city strip it covers
ANNEX = 22.0  # how much higher its annex makes a mat

# The smallest type of the parts in their units: 10 pixels in a window of 1440x900 and 9 in one of 1280x720.
_ON_BOARD, _IN_HAND, _ON_DISPLAY, _ON_MAT, _BESIDE, _ON_SHEET = 15.2, 12.9, 13.2, 10.7, 12.1, 13.0

_GAP = 10
_CELL = (390, 559)  # in the drawing as one picture: what takes turns beside the board lies side by side there
_IN_COLUMN = 2


@dataclass(frozen=True, eq=False)
class Country:
    """The places of the northern map: middles, in units of the board below it."""

    towns: Mapping[str, Point]
    regions: Mapping[str, str]  # the colour of each town's rails
    tiles: Mapping[str, Point]  # of the medium towns
    hall: Point
    rails: tuple[tuple[str, str], ...]  # pairs of places that are joined: towns, cities of the strip, the town hall

    def ends(self, land: "Land", rail: tuple[str, str]) -> list[Point]:
        """The two ends of a stretch of rail."""
        return [self.towns.get(place) or land.cities.get(place) or self.hall for place in rail]

    def region(self, rail: tuple[str, str]) -> str:
        """The colour of a stretch of rail: that of the town it leads to."""
        near, far = rail
        return self.regions.get(far) or self.regions[near]


@dataclass(frozen=True, eq=False)
class Land:
    """The places of one edition's board: middles, in units of the board."""

    spaces: Mapping[str, Point]
    sections: Mapping[str, str]  # of the hazard spaces
    rails: Mapping[str, Point]  # by name: "5", "t4"
    stations: tuple[Point, ...]
    masters: tuple[Point | None, ...]
    cities: Mapping[str, Point]
    job_x: tuple[float, ...]
    job_y: tuple[float, ...]
    foresight_x: tuple[float, ...]
    foresight_y: tuple[float, ...]
    country: Country | None

    @property
    def top(self) -> float:
        """Where the land begins."""
        return -NORTH if self.country else 0


_lands: dict[tuple[int, int, bool], tuple[Mapping[str, Any], Land]] = {}


def land_of(tables: Mapping[str, Any], options: Mapping[str, Any]) -> Land:
    """The land of these tables; it is surveyed once (and the tables kept, so that no others can be taken for them)."""
    north: bool = options["rails_to_the_north"]
    asked = id(tables), options["edition"], north
    if asked not in _lands:
        if len(_lands) >= 100:  # a server has many tables with figures of their own
            _lands.clear()
        _lands[asked] = tables, _survey(*laid_out(tables, options), tables["north"] if north else None)
    return _lands[asked][1]


def _survey(common: Mapping[str, Any], own: Mapping[str, Any], north: Mapping[str, Any] | None) -> Land:
    stations = common["stations"]["stations"]
    railroad, jobs, foresight = common["railroad"], common["job_market"], common["foresight"]
    return Land(
        {row["id"]: _at(row) for row in own["trail"]["spaces"]},
        {row["id"]: row["hazard"] for row in own["trail"]["spaces"] if "hazard" in row},
        {row["id"].lower(): _at(row) for row in [*railroad["spaces"], *railroad["turnouts"]]},
        tuple(_at(row, _up(row)) for row in stations),
        tuple((row["master_x"], row["master_y"] - _up(row)) if "master_x" in row else None for row in stations),
        {row["id"].lower(): _at(row, NORTH if north else 0) for row in own["city_strip"]["cities"]},
        tuple(jobs["column_x"]),
        tuple(row["y"] for row in jobs["rows"]),
        tuple(foresight["column_x"]),
        tuple(foresight["row_y"]),
        _chart(north) if north else None,
    )


def _up(station: Mapping[str, Any]) -> float:
    return NORTH if "town" in station else 0


def _at(row: Mapping[str, Any], up: float = 0) -> Point:
    return row["x"], row["y"] - up


def _chart(north: Mapping[str, Any]) -> Country:
    towns, rails = north["towns"]["towns"], north["rails"]
    return Country(
        {row["id"].lower(): _at(row, NORTH) for row in towns},
        {row["id"].lower(): row["region"] for row in towns},
        {row["id"].lower(): (row["tile_x"], row["tile_y"] - NORTH) for row in towns if "tile_x" in row},
        (rails["hall_x"], rails["hall_y"] - NORTH),
        tuple((near.lower(), far.lower()) for near, far in rails["edges"]),
    )


def stretch(start: Point, end: Point) -> str:
    """The road from one place to the next, as the continuation of a path."""
    (x, y), (to_x, to_y) = start, end
    if abs(to_x - x) > 90 and abs(to_y - y) > 20:
        middle = (x + to_x) / 2
        return f"C{middle:g} {y:g} {middle:g} {to_y:g} {to_x:g} {to_y:g}"
    return f"L{to_x:g} {to_y:g}"


def road(places: list[Point]) -> str:
    """The road along these places."""
    (x, y), *_ = places
    return f"M{x:g} {y:g}" + "".join(map(stretch, places, places[1:]))


# ------------------------------------------------------------------ parts


class Pane(NamedTuple):
    """Where a part of the drawing lies, how much larger than its own units it is drawn there, and its smallest type."""

    x: float
    y: float
    w: float
    h: float
    scale: float = 1.0
    smallest: float = SMALLEST

    @property
    def frame(self) -> Frame:
        """Where it lies."""
        return Frame(*self[:4])

    def sheet(self, scene: Scene, key: str, part: str) -> str:
        """What lies in it, in its own units."""
        return scene.add(key, "g", parent=part, transform=f"scale({self.scale:.4g})")


class Frames(NamedTuple):
    """The parts of one shape."""

    width: int
    height: int
    board: Pane
    hand: Pane
    display: Pane
    mats: tuple[Pane, ...]  # the viewer's own first; on a phone the others' are among the players
    players: Pane | None
    poker: Pane | None
    sam: Pane | None
    sheet: Pane | None  # of the question


def frames(shape: str, figures: Figures, sheet: bool) -> Frames:
    """The parts of the drawing at this table, with or without a sheet."""
    return _wide(figures, sheet) if shape == "wide" else _tall(figures, sheet)


def mat_size(figures: Figures) -> Point:
    """How large a mat is at this table."""
    w, h = MAT
    return w, h + (ANNEX if figures.north else 0)


def _wide(figures: Figures, sheet: bool) -> Frames:
    """The board at the left with hand and objectives below; at the right what takes turns there in a window."""
    w, h = BOARD
    scale = (w - _GAP) / (HAND["wide"][0] + DISPLAY[0])
    below = h + 2 * _GAP
    hand = _pane(_GAP, below, HAND["wide"], scale, _IN_HAND)
    display = _pane(hand.x + hand.w + _GAP, below, DISPLAY, scale, _ON_DISPLAY)
    seats = 1 if figures.sam else figures.seats
    mats = tuple(_cell(i, mat_size(figures), _ON_MAT) for i in range(seats))
    poker = _cell(seats, POKER, _BESIDE) if figures.poker else None
    sam = _cell(seats, SAM["wide"], _BESIDE) if figures.sam else None
    asked = _cell(seats + bool(poker or sam), SHEET, _ON_SHEET) if sheet else None
    last = asked or poker or sam or mats[-1]
    width, height = last.x + _CELL[0] + _GAP, mats[0].y + _IN_COLUMN * (_CELL[1] + _GAP)
    board = Pane(_GAP, _GAP, w, h, smallest=_ON_BOARD)
    return Frames(round(width), round(height), board, hand, display, mats, None, poker, sam, asked)


def _pane(x: float, y: float, size: Point, scale: float, smallest: float) -> Pane:
    return Pane(x, y, size[0] * scale, size[1] * scale, scale, smallest)


def _cell(number: int, size: Point, smallest: float) -> Pane:
    """The place of a part beside the board, column by column."""
    column, row = divmod(number, _IN_COLUMN)
    w, h = _CELL
    x, y = BOARD[0] + 2 * _GAP + (w + _GAP) * column, _GAP + (h + _GAP) * row
    return _pane(x, y, size, w / size[0], smallest)


def _tall(figures: Figures, sheet: bool) -> Frames:
    """The board above, the other parts below it: a phone shows the board and one of them at a time."""
    mat, others = mat_size(figures), figures.seats - 1
    players = mat[0], (STRIP[1] + mat[1] + 16) * others  # in brief, then their whole boards
    sizes = [HAND["tall"], DISPLAY, mat, SAM["tall"] if figures.sam else players]
    sizes += [POKER] * (figures.poker is not None) + [SHEET] * sheet
    w, h = BOARD[0], BOARD[1] + (NORTH if figures.north else 0)
    top: float = h + _GAP
    parts = []
    for size in sizes:
        parts.append(_pane(0, top, size, PHONE / size[0], _ON_SHEET if size == SHEET else SMALLEST))
        top += parts[-1].h + _GAP
    hand, display, own, beside = parts[:4]
    board = Pane(0, 0, w, h, smallest=_ON_BOARD)
    seats, sam = (None, beside) if figures.sam else (beside, None)
    poker, asked = parts[4] if figures.poker else None, parts[-1] if sheet else None
    return Frames(w, round(top), board, hand, display, (own,), seats, poker, sam, asked)
