"""Where everything lies: the places of the board, and the parts of the drawing in both shapes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from abilene.engine.board import Frame, Point
from abilene.engine.scene import Scene
from abilene.games.great_western_trail.modules import laid_out

__all__ = ["Point"]

BOARD = (1400, 1000)
MAT = (376, 542)
STRIP = (376, 94)
HAND = (1040, 98)
DISPLAY = (360, 98)
PHONE = 390  # the width of a part that a phone shows below the board
PHONE_HAND = 186
NORTH = 476.0  # how far the northern map reaches up above the board, whose own city strip it covers
ANNEX = 104.0  # how much higher its annex makes a mat

_GAP = 10


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
    """Where a part of the drawing lies, and how much larger than its own units it is drawn there."""

    x: float
    y: float
    w: float
    h: float
    scale: float = 1.0

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
    mat: Pane
    players: Pane
    hand: Pane
    display: Pane
    poker: Pane | None = None
    sam: Pane | None = None


def frames(shape: str, players: int, *, north: bool) -> Frames:
    """The parts of the drawing at a table of so many."""
    mat = MAT[1] + (ANNEX if north else 0)
    return _wide(players, mat) if shape == "wide" else _tall(players, mat, BOARD[1] + (NORTH if north else 0))


def _wide(players: int, mat: float) -> Frames:
    """The board at the left with the hand below; mat and opponents at the right with the objectives below."""
    w, h = BOARD
    pitch = STRIP[1] + 8
    below = h + 2 * _GAP
    large = w / HAND[0]  # the hand is as wide as the board
    scale = min(1.3, h / (mat + (players - 1) * pitch))
    right = w + 2 * _GAP
    column = 1.3 * MAT[0]
    mat_h = mat * scale
    left = right + (column - MAT[0] * scale) / 2
    height = below + HAND[1] * large + _GAP
    return Frames(
        round(right + column + _GAP),
        round(height),
        Pane(_GAP, _GAP, w, h),
        Pane(left, _GAP, MAT[0] * scale, mat_h, scale),
        Pane(left, _GAP + mat_h + 8 * scale, MAT[0] * scale, (pitch * (players - 1) - 8) * scale, scale),
        Pane(_GAP, below, w, HAND[1] * large, large),
        Pane(right, below, column, HAND[1] * large, column / DISPLAY[0]),
    )


def _tall(players: int, mat: float, h: float) -> Frames:
    """The board above, the other parts below it: a phone shows the board and one of them at a time."""
    w = BOARD[0]
    pitch = STRIP[1] + 8
    scale = PHONE / MAT[0]
    sizes = (
        (PHONE_HAND, 1.0),
        (DISPLAY[1] * PHONE / DISPLAY[0], PHONE / DISPLAY[0]),
        (mat * scale, scale),
        ((pitch + mat + 8) * (players - 1) * scale, scale),  # in brief, then their whole boards
    )
    top: float = h + _GAP
    parts = []
    for high, larger in sizes:
        parts.append(Pane(0, top, PHONE, high, larger))
        top += high + _GAP
    hand, display, own, others = parts
    return Frames(w, round(top), Pane(0, 0, w, h), own, others, hand, display)
