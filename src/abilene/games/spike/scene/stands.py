"""Where locomotives and delivery markers stand: by their city or on their track space, off the names if possible."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, hypot, pi, sin

from abilene.engine.board import Point
from abilene.games.spike.scene.layout import CITY_RADIUS, CORNER, MAP, Land

TRAIN = (42.0, 35.0)
SMALLER = 0.84  # under way, so that the places to go to stay in sight

MARKER = 6.0  # the radius of a delivery marker

_ROUND = 18.6  # from the middle of a city to that of a marker
_PITCH = TRAIN[0] + 2  # of several in one place
_ABOVE = 33.0  # a train in a city stands above or below it
_ASIDE = (0, 6, -6, 12, -12, 18, -18, 24, -24, 30, -30)  # the nearest first
_ALONG, _ACROSS = (0, 4, -4, 8, -8, 12, -12), (0, 6, -6, 12, -12)


@lru_cache(4096)
def in_city(land: Land, city: int, trains: int) -> tuple[Point, ...]:
    """The middles of so many trains in a city, side by side."""
    x, y = land.nodes[city]
    half = (_PITCH * trains - 2) / 2
    places = ((x + dx, y + dy) for dy in (-_ABOVE, _ABOVE) for dx in _ASIDE)
    at, y = _freest(land, places, half, TRAIN[1] / 2)
    return tuple((round(at + (i - (trains - 1) / 2) * _PITCH, 1), y) for i in range(trains))


@lru_cache(4096)
def under_way(land: Land, track: int) -> Point:
    """The middle of a train on a track space."""
    x, y = land.middle(track)
    from_x, from_y, to_x, to_y = land.bars[track]
    far = hypot(to_x - from_x, to_y - from_y)
    dx, dy = (to_x - from_x) / far, (to_y - from_y) / far
    places = (
        (round(x + along * dx - across * dy, 1), round(y + along * dy + across * dx, 1))
        for across in _ACROSS
        for along in _ALONG
    )
    return _freest(land, places, SMALLER * TRAIN[0] / 2, SMALLER * TRAIN[1] / 2)


@lru_cache(4096)
def markers(land: Land, city: int) -> tuple[Point, ...]:
    """The middles of the delivery markers about a city, by seat."""
    x, y = land.nodes[city]
    about = [
        (round(x + _ROUND * cos(turn * pi / 4), 1), round(y + _ROUND * sin(turn * pi / 4), 1)) for turn in range(8)
    ]
    names = [sum(plate.overlap(*place, MARKER, MARKER) for plate in land.plates) for place in about]
    return tuple(about[turn] for turn in sorted(sorted(range(8), key=names.__getitem__)[:4]))


def _freest(land: Land, places: Iterable[Point], half: float, high: float) -> Point:
    """The first of the places where the least is covered: of names, then of cities; never beyond the map."""
    return min(places, key=lambda place: round(_covered(land, place, half, high), 3))


def _covered(land: Land, place: Point, half: float, high: float) -> float:
    x, y = place
    (left, top), (w, h) = CORNER, MAP
    beyond = sum(max(0.0, out) for out in (left - x + half, x + half - left - w, top - y + high, y + high - top - h))
    names = sum(plate.overlap(x, y, half, high) for plate in land.plates)
    discs = sum(
        max(0.0, half + CITY_RADIUS - abs(x - at_x)) * max(0.0, high + CITY_RADIUS - abs(y - at_y))
        for at_x, at_y in land.nodes[: len(land.plates)]
    )
    return 1000 * beyond + names + discs / 4
