"""Signposts: the numbers of the towns without a city, each at a corner of its town where it covers nothing."""

from collections.abc import Iterator
from functools import lru_cache

from abilene.games.great_western_trail.scene.cities import BIG_CITY
from abilene.games.great_western_trail.scene.layout import Country, Land, Point
from abilene.games.great_western_trail.scene.railroad import STATION

TOWN = (108.0, 34.0)
TILE = (56.0, 48.0)
_MASTER = (52.0, 52.0)
_SIZE = (24.0, 13.0)
_CORNERS = tuple((42.0 * side, 24.5 * end) for side in (-1, 1, 0) for end in (1, -1))  # the lower left one first
_RAIL = 9.0  # half the width of a rail, and a little more
_STEPS = 40

_Box = tuple[Point, Point]  # middle and size


@lru_cache(100)
def signposts(land: Land) -> dict[str, Point]:
    """The middle of each number, by town."""
    country = land.country
    assert country is not None, "there is no northern map"
    boxes, points = list(_boxes(land, country)), list(_points(land, country))
    found = {}
    for town, (x, y) in country.towns.items():
        if town not in land.cities:
            places = [(x + dx, y + dy) for dx, dy in _CORNERS]
            found[town] = min(places, key=lambda place: _covered(place, boxes, points))
    return found


def _boxes(land: Land, country: Country) -> Iterator[_Box]:
    yield from ((at, TOWN) for at in country.towns.values())
    yield from ((at, TILE) for at in country.tiles.values())
    yield from ((at, BIG_CITY) for at in land.cities.values())
    yield from ((at, STATION) for at in land.stations)
    yield from ((at, _MASTER) for at in land.masters if at is not None)


def _points(land: Land, country: Country) -> Iterator[Point]:
    """Points along all rails, close together."""
    for rail in country.rails:
        (x, y), (to_x, to_y) = country.ends(land, rail)
        yield from ((x + (to_x - x) * i / _STEPS, y + (to_y - y) * i / _STEPS) for i in range(_STEPS + 1))


def _covered(place: Point, boxes: list[_Box], points: list[Point]) -> int:
    """How much a number would cover here."""
    x, y = place
    w, h = _SIZE
    tiles = sum(abs(x - bx) < (w + bw) / 2 and abs(y - by) < (h + bh) / 2 for (bx, by), (bw, bh) in boxes)
    return 100 * tiles + sum(abs(x - px) < w / 2 + _RAIL and abs(y - py) < h / 2 + _RAIL for px, py in points)
