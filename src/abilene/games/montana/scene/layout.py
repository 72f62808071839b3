"""Where everything lies: the parts of the drawing in both shapes, and the regions of the map."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from abilene.engine.board import Frame, Point
from abilene.games.montana.data import Figures

MAP = (942.0, 856.0)  # as broad as it takes to fill more than half of a low window, and no broader
RADIUS = 44.0  # of a region, in units of the land
WIDTH = sqrt(3) * RADIUS
SHEET, SHEET_TYPE = 388.0, 13.0  # the width of a sheet, and its smallest type
TYPE, MAP_TYPE = 12.6, 13.1  # the smallest beside the map and on it: 9 pixels in a window of 1024x768
PHONE_NAMES = 14.0  # of regions: a phone shows the map at half its size
PHONE = 390.0  # the width of a part that a phone shows below the map

_GAP = 8.0
COLUMN = 440.0  # the width of a part that stands beside the map
_COLUMN_HEIGHTS = (144.0, 170.0, 212.0, 212.0)  # mat, work, and one of wheel and city at a time
_LARGEST = 1.21  # times its own units: a small map leaves two corners to the legends
_PHONE_HEIGHTS = (216.0, 462.0, 430.0, 420.0)

STRIP, PHONE_STRIP = 66.0, 88.0


class Frames(NamedTuple):
    """The parts of one shape."""

    width: int
    height: int
    map: Frame
    mat: Frame
    work: Frame
    wheel: Frame
    city: Frame
    players: Frame


def sheet(frames: Frames, height: float) -> tuple[Frame, Point]:
    """Where the sheet of a question lies, over all that is beside the map, and its size in units of its own."""
    x, y, w, _ = frames.mat
    return Frame(x, y, w, height * w / SHEET), (SHEET, height)


def strip_pitch(shape: str) -> float:
    """From one opponent to the next."""
    return (STRIP if shape == "wide" else PHONE_STRIP) + 6


@lru_cache
def frames(shape: str, players: int) -> Frames:
    """The parts of the drawing at a table of so many."""
    return _wide(players - 1) if shape == "wide" else _tall(players - 1)


def _wide(others: int) -> Frames:
    """The map at the left, all else in a column at the right."""
    right = _GAP + MAP[0] + _GAP
    parts = _stacked(right, _GAP, COLUMN, (*_COLUMN_HEIGHTS, _strips(others, "wide")))
    height = max(_GAP + MAP[1], parts[-1].bottom)
    return Frames(round(right + COLUMN + _GAP), round(height + _GAP), Frame(_GAP, _GAP, *MAP), *parts)


def _tall(others: int) -> Frames:
    """The map above, the other parts below it: a phone shows the map and one of them at a time."""
    parts = _stacked(0, MAP[1] + _GAP, PHONE, (*_PHONE_HEIGHTS, _strips(others, "tall")))
    return Frames(round(MAP[0]), round(parts[-1].bottom + _GAP), Frame(0, 0, *MAP), *parts)


def _strips(others: int, shape: str) -> float:
    """How high the opponents are, one below the other."""
    return max(others * strip_pitch(shape) - 6, 0)


def _stacked(x: float, y: float, width: float, heights: Sequence[float]) -> list[Frame]:
    """Parts one below the other."""
    tops = accumulate(heights, lambda top, height: top + height + _GAP, initial=y)
    return [Frame(x, top, width, height) for top, height in zip(tops, heights, strict=False)]


# ------------------------------------------------------------------ the map


class Land(NamedTuple):
    """The regions of a map: their middles in units of the land, and how the land lies on its part."""

    at: tuple[Point, ...]
    x: float
    y: float
    scale: float
    keys: tuple[Point | None, Point | None]  # where the two legends have room

    @property
    def transform(self) -> str:
        """How the land lies on its part."""
        return f"translate({self.x:.5g} {self.y:.5g}) scale({self.scale:.4g})"


LEGENDS = ((270.0, 120.0), (286.0, 92.0))  # of the goods, of the signs


@lru_cache(64)
def land_of(figures: Figures) -> Land:
    """The land at a table with these figures: it is surveyed once."""
    at = tuple((WIDTH * (q + r / 2), 1.5 * RADIUS * r) for q, r in figures.where)
    left, right = min(x for x, _ in at) - WIDTH / 2, max(x for x, _ in at) + WIDTH / 2
    top, bottom = min(y for _, y in at) - RADIUS, max(y for _, y in at) + RADIUS
    scale = min((MAP[0] - 16) / (right - left), (MAP[1] - 16) / (bottom - top), _LARGEST)
    x, y = MAP[0] / 2 - scale * (left + right) / 2, MAP[1] / 2 - scale * (top + bottom) / 2
    placed = [(x + scale * px, y + scale * py) for px, py in at]
    goods = _free_corner(placed, scale, LEGENDS[0], None)
    signs = _free_corner(placed, scale, LEGENDS[1], goods)
    return Land(at, x, y, scale, (goods, signs))


def _free_corner(placed: list[Point], scale: float, size: Point, taken: Point | None) -> Point | None:
    """The corner of the map where a legend covers no region, if there is one: at the bottom left by preference."""
    w, h = size
    right, bottom = MAP[0] - w - 12, MAP[1] - h - 12
    for corner in ((12.0, bottom), (right, 12.0), (12.0, 12.0), (right, bottom)):
        near = min(_near(middle, corner, size) for middle in placed)
        apart = taken is None or abs(corner[0] - taken[0]) > w or abs(corner[1] - taken[1]) > h + 40
        if apart and near > scale * RADIUS:
            return corner
    return None


def _near(middle: Point, corner: Point, size: Point) -> float:
    """How far a point is from a rectangle."""
    (x, y), (left, top), (w, h) = middle, corner, size
    dx, dy = max(left - x, 0, x - left - w), max(top - y, 0, y - top - h)
    return sqrt(dx * dx + dy * dy)


def hexagon(radius: float) -> str:
    """The outline of a region about its middle, as points of a polygon."""
    return " ".join(f"{x:.4g},{y:.4g}" for x, y in corners(radius))


@lru_cache(16)
def corners(radius: float) -> tuple[Point, ...]:
    """The corners of a region, clockwise from the top."""
    half = sqrt(3) / 2 * radius
    return (
        (0, -radius), (half, -radius / 2), (half, radius / 2),
        (0, radius), (-half, radius / 2), (-half, -radius / 2),
    )  # fmt: skip
