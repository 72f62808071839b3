"""Where everything lies: the parts of the drawing in both shapes, and the regions of the map."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from abilene.engine.board import Frame, Point
from abilene.games.montana.data import Figures

MAP = (784.0, 752.0)
RADIUS = 44.0  # of a region, in units of the land
WIDTH = sqrt(3) * RADIUS
PHONE = 390.0  # the width of a part that a phone shows below the map
BOX = (121.0, 224.0)  # an area of the worker board, or the bank

_GAP = 8.0
_COLUMN = 632.0  # the right half of a wide drawing
_HEIGHT = 878
_LARGEST = 1.05  # times its own units, for a small map

_MAT = (784.0, 104.0)
_PHONE_MAT = 206.0
STRIP, PHONE_STRIP = 48.0, 88.0


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


def strip_pitch(shape: str) -> float:
    """From one opponent to the next."""
    return (STRIP if shape == "wide" else PHONE_STRIP) + 6


@lru_cache
def frames(shape: str, players: int) -> Frames:
    """The parts of the drawing at a table of so many."""
    return _wide(players - 1) if shape == "wide" else _tall(players - 1)


def _wide(others: int) -> Frames:
    """The map at the left with the own mat below; work, wheel, city and opponents at the right."""
    right = _GAP + MAP[0] + _GAP
    bottom = _HEIGHT - _GAP
    strips = max(others * strip_pitch("wide") - 6, 0)
    end = bottom - strips - (_GAP if others else 0)
    wheel_y = _GAP + BOX[1] + _GAP
    room = end - wheel_y - _GAP  # for the wheel and the city; the city grows first
    city_h = min(room - 222, 300)
    wheel_h = room - city_h
    return Frames(
        round(right + _COLUMN + _GAP),
        _HEIGHT,
        Frame(_GAP, _GAP, *MAP),
        Frame(_GAP, bottom - _MAT[1], *_MAT),
        Frame(right, _GAP, _COLUMN, BOX[1]),
        Frame(right, wheel_y, _COLUMN, wheel_h),
        Frame(right, wheel_y + wheel_h + _GAP, _COLUMN, city_h),
        Frame(right, bottom - strips, _COLUMN, strips),
    )


def _tall(others: int) -> Frames:
    """The map above, the other parts below it: a phone shows the map and one of them at a time."""
    heights = (_PHONE_MAT, 2 * BOX[1] + 14, 430.0, 420.0, max(others * strip_pitch("tall") - 6, 0))
    top = MAP[1] + _GAP
    parts = []
    for height in heights:
        parts.append(Frame(0, top, PHONE, height))
        top += height + _GAP
    return Frames(round(MAP[0]), round(top), Frame(0, 0, *MAP), *parts)


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


LEGENDS = ((236.0, 104.0), (236.0, 76.0))  # of the goods, of the signs


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
        if apart and near > scale * (RADIUS - 4):
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
