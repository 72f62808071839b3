"""How the map answers whoever points at a contract or the route card."""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from abilene.engine.ink import Ink
from abilene.engine.look import width
from abilene.games.spike.data import Figures
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.layout import CITY_RADIUS, CORNER, MAP
from abilene.games.spike.scene.plates import MAP_TYPE
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY

LIGHTS = "map:lights"


class Goal(NamedTuple):
    """A city that pays: how much, and how far away it is, in words."""

    city: int
    money: int
    far: str


def draw_beams(b: Board) -> None:
    """For every open contract where it is loaded and what it pays where, and the same for the own route card."""
    b.scene.add(LIGHTS, "g", parent="map", class_="untouchable")
    seen, figures = b.seen, b.figures
    for seat in range(figures.players):
        for good in seen.contracts(seat):
            if seen.cargo[good] != DELIVERED:
                _draw_contract(b, seat, good)
    route = seen.routes[b.own]
    if route != EMPTY:
        goals = goals_of(b, b.route(route), distances(seen, b.own), {})
        light_up(b, "route", goals, (figures.route_start[route],))


def _draw_contract(b: Board, seat: int, good: int) -> None:
    """Once the good is aboard, the way of the train to the connected cities shows instead of where it is loaded."""
    seen, figures = b.seen, b.figures
    pays = {city: money for city, money in b.pays(seen.contract[good]).items() if not seen.has_marker(seat, city)}
    aboard = seen.cargo[good] == ABOARD
    open_ways = ways(seen, seat) if aboard else {}
    goals = goals_of(b, pays, distances(seen, seat), open_ways)
    way = {track for city in pays for track in open_ways.get(city, ())}
    sources = () if aboard else tuple(figures.sources[good])
    light_up(b, figures.commodity_ids[good], goals, sources, tuple(sorted(way)))


def goals_of(
    b: Board, pays: Mapping[int, int], away: Mapping[int, int], open_ways: Mapping[int, Sequence[int]]
) -> list[Goal]:
    """What pays where, and how far it is: for the train where a way is open, else for the tracks to be laid.

    Before there is a train nothing is near or far.
    """
    if b.seen.train[b.own] == EMPTY:
        return [Goal(city, money, "") for city, money in pays.items()]
    found = []
    for city, money in pays.items():
        far = away.get(city, -1)
        state = "none" if far < 0 else "away" if far else "connected"
        if city in open_ways:
            state, far = "way", len(open_ways[city]) + 1
        found.append(Goal(city, money, b.say("far", state=state, count=far)))
    return found


def light_up(b: Board, name: str, goals: Sequence[Goal], sources: tuple[int, ...], way: tuple[int, ...] = ()) -> None:
    """What shines for whoever points at a thing that asks for these beams."""
    key = b.scene.add(f"lights:{name}", "g", parent=LIGHTS, class_=f"beams answers-beams-{name}")
    b.print(key, (b.land, *goals, sources, way), partial(_print, b=b, goals=goals, sources=sources, way=way))


def _print(ink: Ink, b: Board, goals: Sequence[Goal], sources: Sequence[int], way: Sequence[int]) -> None:
    nodes = b.land.nodes
    if way:
        ink.path("".join(map(b.land.line, way)), "light-way")
    if sources:
        ink.path("".join(_ring(*nodes[city], CITY_RADIUS + 3.5) for city in sources), "light-source")
    ink.path("".join(_ring(*nodes[goal.city], CITY_RADIUS + 2.5) for goal in goals), "light-ring")
    for goal in goals:
        x, y = nodes[goal.city]
        room = width(goal.far, MAP_TYPE)
        below = b.land.plates[goal.city].y < y + 8 and y < CORNER[1] + MAP[1] - 45
        y += 31 if below else -31
        x = min(x, CORNER[0] + MAP[0] - room - 28)
        if goal.far:
            ink.rect(x, y - 9.5, room + 21, 19, "light-tag", 9)
            ink.text(x + 15, y, goal.far, MAP_TYPE, "disp", "start", room)
        ink.coin(x, y, goal.money, 26)


def _ring(x: float, y: float, radius: float) -> str:
    half = f"a{radius:g} {radius:g} 0 1 0 "
    return f"M{x - radius:g} {y:g}{half}{2 * radius:g} 0{half}{-2 * radius:g} 0z"


# ------------------------------------------------------------------ how far it is


def distances(seen: Seen, seat: int) -> Mapping[int, int]:
    """How many tracks a seat would have to lay to each city, by city; those out of reach are left out."""
    found = _ways(seen.figures, EMPTY, tuple(seen.networks[seat]), tuple(seen.owner))
    return {city: len(way) for city, way in found.items()}


def ways(seen: Seen, seat: int) -> Mapping[int, tuple[int, ...]]:
    """The tracks that a train still has to run over to each city that is connected, by city."""
    figures, position = seen.figures, seen.train[seat]
    track = figures.track_at(position)
    starts = (position,) if track < 0 else (figures.one_end[track], figures.other_end[track])
    return _ways(figures, seat, starts, tuple(seen.owner))


@lru_cache(512)
def _ways(
    figures: Figures, seat: int, starts: tuple[int, ...], owners: tuple[int, ...]
) -> Mapping[int, tuple[int, ...]]:
    """The shortest way from the starts to each city, over tracks of one seat; EMPTY: over those of nobody."""
    found: dict[int, tuple[int, ...]] = dict.fromkeys(starts, ())
    waiting = deque(starts)
    while waiting:
        node = waiting.popleft()
        for way, ahead in zip(figures.ways[node], figures.ahead[node], strict=True):
            if owners[way] == seat and ahead not in found:
                found[ahead] = (*found[node], way)
                waiting.append(ahead)
    return {node: way for node, way in found.items() if node < figures.cities}
