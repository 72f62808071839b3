"""Where everything lies: the places of the map, and the parts of the drawing in both shapes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import hypot
from typing import Any, NamedTuple

from abilene.engine.board import Frame, Point
from abilene.games.spike.scene.plates import Plate, place_plates

Bar = tuple[float, float, float, float]

MAP = (960, 876)
CORNER = (45, 5)  # of the map, in the units of its figures
SIDES = (CORNER[0] + 4, CORNER[0] + MAP[0] - 4)  # no name goes beyond them
COLUMN = 444
SHEET = 560.0  # the height of a sheet
PHONE = 390  # the width of a part that a phone shows below the map

CITY_RADIUS = 15.0
_CITY_GAP, _JUNCTION_GAP = 16.0, 5.5  # between the middle of a node and the bars that end there

EDGE = 10
GAP = 6.0
ROUTE = 34.0  # the height of the route card


@dataclass(frozen=True, eq=False)
class Land:
    """The places of one map: middles, in units of its figures."""

    nodes: tuple[Point, ...]  # the cities, then the junctions
    bars: tuple[Bar, ...]  # by track space: what is seen of it
    ends: tuple[tuple[int, int], ...]
    kinds: tuple[int, ...]
    patterns: tuple[str, ...]  # by kind
    names: tuple[str, ...]  # of the kinds
    plates: tuple[Plate, ...]  # by city
    coast: tuple[Point, ...]
    islands: tuple[tuple[Point, ...], ...]
    lakes: tuple[tuple[Point, ...], ...]

    def middle(self, track: int) -> Point:
        """The middle of a track space."""
        x, y, to_x, to_y = self.bars[track]
        return round((x + to_x) / 2, 1), round((y + to_y) / 2, 1)

    def bar(self, track: int) -> str:
        """What is seen of a track space."""
        x, y, to_x, to_y = self.bars[track]
        return f"M{x:g} {y:g}L{to_x:g} {to_y:g}"

    def line(self, track: int) -> str:
        """A track piece, from node to node."""
        (x, y), (to_x, to_y) = (self.nodes[node] for node in self.ends[track])
        return f"M{x:g} {y:g}L{to_x:g} {to_y:g}"


_lands: dict[int, tuple[Mapping[str, Any], Land]] = {}


def land_of(tables: Mapping[str, Any]) -> Land:
    """The land of these tables; it is surveyed once (and the tables kept, so that no others can be taken for them)."""
    asked = id(tables)
    if asked not in _lands:
        if len(_lands) >= 100:  # a server has many tables with figures of their own
            _lands.clear()
        _lands[asked] = tables, _survey(tables)
    return _lands[asked][1]


def _survey(tables: Mapping[str, Any]) -> Land:
    cities, junctions, tracks = (tables[name]["items"] for name in ("map_cities", "map_junctions", "map_tracks"))
    rails, coast = tables["rail_kinds"]["items"], tables["map_coast"]
    places = [*cities, *junctions]
    nodes = tuple((float(row["x"]), float(row["y"])) for row in places)
    numbers = {row["id"]: node for node, row in enumerate(places)}
    kinds = [row["id"] for row in rails]
    ends = tuple((numbers[row["a"]], numbers[row["b"]]) for row in tracks)
    bars = tuple(_bar(nodes, one, other, len(cities)) for one, other in ends)
    return Land(
        nodes,
        bars,
        ends,
        tuple(kinds.index(row["kind"]) for row in tracks),
        tuple(row["pattern"] for row in rails),
        tuple(kinds),
        place_plates([row["name"] for row in cities], nodes[: len(cities)], bars, SIDES),
        _points(coast["coast"]),
        (_points(coast["long_island"]),),
        tuple(_points(points) for name, points in coast.items() if name.startswith("lake_")),
    )


def _points(rows: Sequence[Sequence[float]]) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in rows)


def _bar(nodes: Sequence[Point], one: int, other: int, cities: int) -> Bar:
    (x, y), (to_x, to_y) = nodes[one], nodes[other]
    far = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / far, (to_y - y) / far
    near, away = (_CITY_GAP if node < cities else _JUNCTION_GAP for node in (one, other))
    ends = x + near * dx, y + near * dy, to_x - away * dx, to_y - away * dy
    return tuple(round(end, 1) for end in ends)  # type: ignore[return-value]  # four of them


# ------------------------------------------------------------------ parts


PARTS = ("market", "train", "hand", "contracts", "players", "sheet")  # beside the map, from above


class Frames(NamedTuple):
    """The parts of one shape."""

    width: int
    height: int
    map: Frame
    beside: dict[str, Frame]  # the other parts, by name
    cards: float  # the height of the own rail cards; below them what is being done
    deed: float
    columns: int  # of contracts
    card: float  # the height of a contract
    strip: float  # and of another player's

    def rows(self, contracts: int) -> int:
        """How many rows of contract cards."""
        return -(-contracts // self.columns)

    @property
    def panel(self) -> float:
        """The height of the market, and of the rail cards."""
        market = self.beside["market"]
        return market.h if market.w == COLUMN else market.h / 2


def frames(shape: str, players: int, contracts: int, sheet: bool = False) -> Frames:
    """The parts of the drawing at a table of so many, with so many contracts each, with or without a sheet."""
    return (_wide if shape == "wide" else _tall)(players, contracts, sheet)


def _wide(players: int, contracts: int, sheet: bool) -> Frames:
    """The map at the left; beside it, low enough for a low window, the table and all that one owns.

    The contracts and the other players share one place on the page: they are equally high, so that nothing moves there.
    """
    w, h = MAP
    columns, card = (3, 92.0) if contracts == 6 else (contracts, 108.0)
    others, cards, deed = players - 1, 74.0, 40.0
    held = -(-contracts // columns) * (card + GAP) + ROUTE
    shared = max(held, others * (60 + GAP) - GAP)
    strip = min(96.0, (shared + GAP) / others - GAP) if others else 0.0
    left, whole = w + 2.0 * EDGE, Frame(EDGE, EDGE, w, h)
    parts = _column(left, EDGE, COLUMN, 2 * GAP, (106, 68, cards + GAP + deed, shared, shared))
    right = left + COLUMN + EDGE
    if sheet:
        parts["sheet"] = Frame(right, EDGE, COLUMN, SHEET)
        right += COLUMN + EDGE
    return Frames(round(right), h + 2 * EDGE, whole, parts, cards, deed, columns, card, round(strip, 1))


def _tall(players: int, contracts: int, sheet: bool) -> Frames:
    """The map above, the other parts below it: a phone shows the map and one of them at a time."""
    w, h = MAP
    columns, card, strip = 2 if contracts in (4, 6) else 3, 122.0, 86.0
    cards, deed = 104.0, 112.0
    held = -(-contracts // columns) * (card + GAP) + 2 * ROUTE
    sizes = (300, 156, cards + GAP + deed, held, max(1.0, (strip + GAP) * (players - 1)), SHEET)
    parts = _column(0, h + GAP, PHONE, GAP, sizes if sheet else sizes[:-1])
    return Frames(
        w,
        round(parts["sheet" if sheet else "players"].bottom),
        Frame(0, 0, w, h),
        parts,
        cards,
        deed,
        columns,
        card,
        strip,
    )


def _column(x: float, y: float, w: float, gap: float, sizes: Sequence[float]) -> dict[str, Frame]:
    """The parts beside or below the map, one under the other."""
    tops = accumulate(sizes, lambda top, high: top + high + gap, initial=y)
    return {name: Frame(x, top, w, high) for name, top, high in zip(PARTS, tops, sizes, strict=False)}
