"""Track spaces have no printed names: each is called by a city in sight, where it lies from there, and its kind."""

from collections.abc import Sequence
from math import atan2, hypot, pi
from typing import Final, NamedTuple

# Eight directions, clockwise from the east: on the map y grows towards the south.
BEARINGS: Final = ("east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast")
NOWHERE: Final = -1

Point = tuple[float, float]


class Spot(NamedTuple):
    """A track space seen from a city: it leads from there towards another one, or lies in one of the directions."""

    city: int
    towards: int  # a city; NOWHERE: the space touches no city
    bearing: int  # the direction in which it lies then, else NOWHERE
    nth: int  # of several spaces of one kind that this would fit, from the nearest; 0: there is no other


def spots(nodes: Sequence[Point], cities: int, ends: Sequence[tuple[int, int]], kinds: Sequence[int]) -> list[Spot]:
    """Where each track space lies; no two of one kind have the same spot."""
    towns = nodes[:cities]
    found = [_touching(nodes, cities, *pair) or _apart(towns, _middle(nodes, pair)) for pair in ends]
    alike: dict[tuple[Spot, int], list[int]] = {}
    for track, spot in enumerate(found):
        alike.setdefault((spot, kinds[track]), []).append(track)
    for (spot, _), tracks in alike.items():
        if len(tracks) > 1:
            tracks.sort(key=lambda track: _far(towns[spot.city], _middle(nodes, ends[track])))
            for i, track in enumerate(tracks):
                found[track] = spot._replace(nth=i + 1)
    return found


def _touching(nodes: Sequence[Point], cities: int, one: int, other: int) -> Spot | None:
    """From its city towards the one to which it leads on most directly; None where it touches no city."""
    city, ahead = (one, other) if one < cities else (other, one)
    if city >= cities:
        return None
    if ahead < cities:
        return Spot(city, ahead, NOWHERE, 0)
    start, junction = nodes[city], nodes[ahead]
    near = _far(start, junction)

    def away(goal: int) -> float:
        """How far it is over the junction, where a detour counts twice."""
        onward = _far(junction, nodes[goal])
        return 3 * onward + 2 * (near - _far(start, nodes[goal]))

    others = [goal for goal in range(cities) if goal != city]
    return Spot(city, min(others, key=away), NOWHERE, 0)


def _apart(towns: Sequence[Point], at: Point) -> Spot:
    """In which direction it lies from the nearest city."""
    city = min(range(len(towns)), key=lambda each: _far(towns[each], at))
    x, y = towns[city]
    bearing = round(atan2(at[1] - y, at[0] - x) * len(BEARINGS) / (2 * pi)) % len(BEARINGS)
    return Spot(city, NOWHERE, bearing, 0)


def _middle(nodes: Sequence[Point], pair: tuple[int, int]) -> Point:
    (x, y), (to_x, to_y) = nodes[pair[0]], nodes[pair[1]]
    return (x + to_x) / 2, (y + to_y) / 2


def _far(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def track_name(spot: Spot, cities: Sequence[str], kind: str) -> str:
    """A track space in notation: "birmingham-atlanta black", "southwest-of-atlanta red"."""
    city = cities[spot.city]
    place = f"{BEARINGS[spot.bearing]}-of-{city}" if spot.towards == NOWHERE else f"{city}-{cities[spot.towards]}"
    return f"{place} {kind} {spot.nth}" if spot.nth else f"{place} {kind}"
