"""Where locomotives, delivery markers and names stand: each where it hides the least of what one must see."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

from abilene.engine.board import Point
from abilene.games.spike.scene.layout import CITY_RADIUS, CORNER, MAP, SIDES, Land
from abilene.games.spike.scene.plates import Bar, Plate, freest, near_by, places, points
from abilene.games.spike.state import EMPTY

TRAIN = (38.0, 32.0)
SMALLER = 0.86  # under way, so that the places to go to stay in sight

MARKER = 6.0  # the radius of a delivery marker

_ROUND = 18.6  # from the middle of a city to that of a marker
_CLEAR = (TRAIN[0] / 2 + CITY_RADIUS + 2, TRAIN[1] / 2 + CITY_RADIUS + 2)  # from a city to a train beside it
_TURNS = sorted(range(-16, 16), key=abs)  # round the city: above it first
_FURTHER = (1.0, 1.1, 1.2, 1.3, 1.4)
_ALONG, _ACROSS = (0, 4, -4, 8, -8, 12, -12), (0, 6, -6, 12, -12, 18, -18, 24, -24)
_FURTHER_OFF = (0.0, 5.0, 10.0)  # how much further from its city a name may be that steps aside
_LINE = 100  # what it costs a name to hide a point of a line: more than all that never moves
_NEARER = 8  # by so much a train should be nearer to its own city than to any other
_LEFT = 4  # of the nine points of a space, as many as a train may cover
_NEAR = 90.0  # what is further away is in nobody's way


@lru_cache(512)
def names(land: Land, tracks: tuple[int, ...]) -> tuple[Plate, ...]:
    """The name plates; those on a line, built or being built, step aside of it."""
    found, laid = list(land.plates), set(tracks)
    for city, plate in enumerate(land.plates):
        if not laid.isdisjoint(_hidden(land, city, plate)):
            near = [other for other in found if plate.is_near(other) and other is not plate]
            offered = [(place, cost + _LINE * _hides(land, city, place, laid)) for place, cost in _places(land, city)]
            found[city] = freest(offered, near)
    return tuple(found)


@lru_cache(512)
def _places(land: Land, city: int) -> list[tuple[Plate, float]]:
    name, at, cities = land.plates[city].name, land.nodes[city], land.nodes[: len(land.plates)]
    return [
        (plate, cost + further)
        for further in _FURTHER_OFF
        for plate, cost in places(name, at, cities, land.bars, SIDES, further)
    ]


def _hides(land: Land, city: int, plate: Plate, laid: Collection[int]) -> int:
    return sum(points for track, points in _hidden(land, city, plate).items() if track in laid)


@lru_cache(4096)
def _hidden(land: Land, city: int, plate: Plate) -> Mapping[int, int]:
    """The track spaces on which a piece would lie below a name beside its city, and how much of each."""
    near = set(near_by(land.nodes[city], land.bars))
    covered = {track: plate.hides(bar) for track, bar in enumerate(land.bars) if bar in near}
    return {track: points for track, points in covered.items() if points}


@lru_cache(4096)
def trains(land: Land, stops: tuple[int, ...], owners: tuple[int, ...]) -> tuple[Point, ...]:
    """The middles of all trains, by seat, those that have no place yet anywhere."""
    taken: list[Point] = []
    laid = tuple(track for track, owner in enumerate(owners) if owner != EMPTY)
    plates = names(land, laid)
    empty = [bar for bar, owner in zip(land.bars, owners, strict=True) if owner == EMPTY]
    for place in stops:
        track = place - len(land.plates)
        built = [land.bars[other] for other in laid if other != track]
        near = _near(land, plates, land.nodes[place] if track < 0 else land.middle(track), (built, empty), taken)
        if place == EMPTY:
            taken.append((0, 0))
        elif track < 0:
            taken.append(near.freest(_about(*land.nodes[place]), TRAIN))
        else:
            taken.append(near.freest(_on(land, track), (SMALLER * TRAIN[0], SMALLER * TRAIN[1])))
    return tuple(taken)


def _about(x: float, y: float) -> Iterable[Point]:
    """Places beside a city, the nearest first."""
    wide, high = _CLEAR
    for far in _FURTHER:
        for turn in _TURNS:
            dx, dy = sin(turn * pi / 16), -cos(turn * pi / 16)
            away = far * min(wide / max(abs(dx), 0.01), high / max(abs(dy), 0.01))
            yield round(x + away * dx, 1), round(y + away * dy, 1)


def _on(land: Land, track: int) -> Iterable[Point]:
    """Places on a track space, its middle first."""
    (x, y), (from_x, from_y, to_x, to_y) = land.middle(track), land.bars[track]
    far = hypot(to_x - from_x, to_y - from_y)
    dx, dy = (to_x - from_x) / far, (to_y - from_y) / far
    for across in _ACROSS:
        for along in _ALONG:
            yield round(x + along * dx - across * dy, 1), round(y + along * dy + across * dx, 1)


@lru_cache(4096)
def markers(land: Land, city: int) -> tuple[Point, ...]:
    """The middles of the delivery markers about a city, by seat."""
    x, y = land.nodes[city]
    about = [
        (round(x + _ROUND * cos(turn * pi / 4), 1), round(y + _ROUND * sin(turn * pi / 4), 1)) for turn in range(8)
    ]
    covered = [sum(plate.overlap(*place, MARKER, MARKER) for plate in land.plates) for place in about]
    return tuple(about[turn] for turn in sorted(sorted(range(8), key=covered.__getitem__)[:4]))


class _Near(NamedTuple):
    """What a train should not cover."""

    cities: Sequence[Point]
    plates: Sequence[Plate]
    lines: Sequence[Point]  # points on the track pieces
    spaces: Sequence[Sequence[Point]]  # and on each empty space: enough of it must be left for a pointer
    trains: Sequence[Point]
    own: Point  # where it is: beside its city it should not seem to be in another

    def freest(self, places: Iterable[Point], size: Point) -> Point:
        """The first of the places where the least is covered; never beyond the map."""
        half, high = size[0] / 2, size[1] / 2
        return min(places, key=lambda place: round(self._covered(place, half, high), 1))

    def _covered(self, place: Point, half: float, high: float) -> float:
        (x, y), (left, top), (w, h) = place, CORNER, MAP
        outs = (left - x + half, x + half - left - w, top - y + high, y + high - top - h)
        beyond = sum(max(0.0, out) for out in outs)
        discs = sum(max(0.0, CITY_RADIUS - _far(x - at_x, y - at_y, half, high)) for at_x, at_y in self.cities)
        others = sum(
            _shared(x - at_x, y - at_y, half + TRAIN[0] / 2, high + TRAIN[1] / 2) for at_x, at_y in self.trains
        )
        covered = sum(plate.overlap(x, y, half, high) for plate in self.plates)
        pieces = sum(abs(x - at_x) < half + 5 and abs(y - at_y) < high + 5 for at_x, at_y in self.lines)
        apart = {at: _far(x - at[0], y - at[1], half, high) for at in self.cities}
        there = apart.pop(self.own, -_NEARER)
        astray = max(0.0, there + _NEARER - min(apart.values(), default=_NEAR))
        hidden = (
            sum(abs(x - at_x) < half + 3 and abs(y - at_y) < high + 3 for at_x, at_y in space) for space in self.spaces
        )
        buried = sum(max(0, count - _LEFT) for count in hidden)
        return 1000 * beyond + 500 * discs + 50 * others + 6 * covered + 40 * pieces + 150 * buried + 45 * astray


def _far(dx: float, dy: float, half: float, high: float) -> float:
    """How far a point is from a box whose middle is so far away."""
    return hypot(max(0.0, abs(dx) - half), max(0.0, abs(dy) - high))


def _shared(dx: float, dy: float, w: float, h: float) -> float:
    """How much two boxes share whose middles are so far apart and whose halves are together so large."""
    return max(0.0, w - abs(dx)) * max(0.0, h - abs(dy))


def _near(
    land: Land, plates: Sequence[Plate], place: Point, bars: tuple[Sequence[Bar], Sequence[Bar]], taken: Sequence[Point]
) -> _Near:
    def close(x: float, y: float) -> bool:
        return abs(x - place[0]) < _NEAR and abs(y - place[1]) < _NEAR

    built, empty = bars
    return _Near(
        [at for at in land.nodes[: len(land.plates)] if close(*at)],
        [plate for plate in plates if abs(plate.x - place[0]) < 2 * _NEAR and abs(plate.y - place[1]) < _NEAR],
        [at for bar in built for at in points(bar) if close(*at)],
        [points(bar) for bar in empty if close(*bar[:2])],
        [at for at in taken if close(*at)],
        place,
    )
