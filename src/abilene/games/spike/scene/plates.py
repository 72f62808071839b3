"""Name plates: each city's name beside it, where it covers the fewest tracks."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from abilene.engine.look import width

HEIGHT = 17.5
TYPE = 12.6  # the smallest beside the map: 9 pixels in a window of 1024x768
MAP_TYPE = 13.4  # and on it
_AWAY = 17.0  # from the middle of the city to the near edge of the plate
_NEAR = 180.0  # bars further away are under no plate of this city
_LINE = 8.0  # half the width of a line, with its numbers
_NAME = 3.0  # what it costs to hide so much of another name: half of one is worse than a line
_NARROW = 0.86  # the type of the plates is narrower than the widest face of the look

Point = tuple[float, float]
Bar = tuple[float, float, float, float]


class Plate(NamedTuple):
    """The name of a city, by its middle and half its width."""

    x: float
    y: float
    half: float
    name: str

    def overlap(self, x: float, y: float, half: float, high: float) -> float:
        """How much of a box about that middle it covers."""
        across = min(self.x + self.half, x + half) - max(self.x - self.half, x - half)
        down = min(self.y + HEIGHT / 2, y + high) - max(self.y - HEIGHT / 2, y - high)
        return max(0.0, across) * max(0.0, down)

    def is_near(self, other: "Plate") -> bool:
        """Whether they could touch if one of them stepped aside."""
        return abs(self.x - other.x) < _NEAR and abs(self.y - other.y) < _NEAR / 2

    def beyond(self, left: float, right: float) -> float:
        """How much of it lies beyond the sides of the map; nothing is worse."""
        return 1000 * (max(0.0, left - self.x + self.half) + max(0.0, self.x + self.half - right))

    def covers(self, bar: Bar) -> int:
        """How many of nine points along a bar it covers."""
        x, y, to_x, to_y = bar
        left, right = self.x - self.half, self.x + self.half
        top, bottom = self.y - HEIGHT / 2, self.y + HEIGHT / 2
        if max(x, to_x) < left or min(x, to_x) > right or max(y, to_y) < top or min(y, to_y) > bottom:
            return 0
        return sum(left <= px <= right and top <= py <= bottom for px, py in points(bar))

    def hides(self, bar: Bar) -> int:
        """How many of nine points along a line it covers, which is wider than a bar, with its numbers."""
        x, y, to_x, to_y = bar
        half, high = self.half + _LINE, HEIGHT / 2 + _LINE
        if min(x, to_x) >= self.x + half or max(x, to_x) <= self.x - half:
            return 0
        if min(y, to_y) >= self.y + high or max(y, to_y) <= self.y - high:
            return 0
        return sum(abs(at_x - self.x) < half and abs(at_y - self.y) < high for at_x, at_y in points(bar))


def points(bar: Bar) -> list[Point]:
    """Nine points along a bar."""
    x, y, to_x, to_y = bar
    return [(x + (to_x - x) * i / 8, y + (to_y - y) * i / 8) for i in range(9)]


def place_plates(
    names: Sequence[str], cities: Sequence[Point], bars: Sequence[Bar], sides: tuple[float, float]
) -> tuple[Plate, ...]:
    """A place for each name between the sides, one after the other: what it would cover counts against it."""
    found: list[Plate] = []
    for name, at in zip(names, cities, strict=True):
        found.append(freest(places(name, at, cities, bars, sides), found))
    return tuple(found)


def freest(offered: Iterable[tuple[Plate, float]], others: Sequence[Plate]) -> Plate:
    """Of places and what each costs, the one where a name covers the least, other names too."""
    return min(offered, key=lambda place: place[1] + _crowd(place[0], others))[0]


def places(
    name: str,
    at: Point,
    cities: Sequence[Point],
    bars: Sequence[Bar],
    sides: tuple[float, float],
    further: float = 0.0,
) -> list[tuple[Plate, float]]:
    """Where a name can stand beside its city, and what each place costs: by what it covers that never moves."""
    near, about = near_by(at, bars), _about(name, *at, _AWAY + further)
    return [(plate, _cost(plate, at, cities, near) + plate.beyond(*sides)) for plate in about]


def near_by(at: Point, bars: Sequence[Bar]) -> list[Bar]:
    """The bars on which a name beside this city could lie."""
    x, y = at
    return [bar for bar in bars if abs(bar[0] - x) < _NEAR and abs(bar[1] - y) < _NEAR]


def _about(name: str, x: float, y: float, away: float) -> list[Plate]:
    half = round(width(name, MAP_TYPE) * _NARROW / 2 + 6, 1)
    side, above = away + half, away + HEIGHT / 2
    places = [(side, 0.0), (-side, 0.0), (0.0, above), (0.0, -above)]
    places += [(toward * (side - abs(dy) / 2), dy) for dy in (6.0, -6.0, 12.0, -12.0) for toward in (1, -1)]
    places += [(part * half, dy) for part in (0.4, -0.4, 0.8, -0.8) for dy in (above, -above)]
    return [Plate(round(x + dx, 1), round(y + dy, 1), half, name) for dx, dy in places]


def _cost(plate: Plate, own: Point, cities: Sequence[Point], bars: Sequence[Bar]) -> float:
    tracks = sum(plate.covers(bar) for bar in bars)
    discs = sum(plate.overlap(x, y, 16, 16) for x, y in cities if (x, y) != own)
    train = plate.overlap(own[0], own[1] - 34, 20, 17)  # where a locomotive stands
    return tracks + discs * 0.8 + train * 0.02


def _crowd(plate: Plate, others: Sequence[Plate]) -> float:
    return _NAME * sum(plate.overlap(other.x, other.y, other.half + 1, HEIGHT / 2 + 1) for other in others)
