"""How the map answers whoever points at a contract or the route card."""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from abilene.engine.ink import Ink, printed
from abilene.engine.look import width
from abilene.games.spike.data import Figures
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.layout import CITY_RADIUS, CORNER, MAP

LIGHTS = "map:lights"

_TAG = 11.5  # the size of its type


class Goal(NamedTuple):
    """A city that pays: how much, and how far away it is, in words."""

    city: int
    money: int
    far: str


def draw_beams(b: Board) -> None:
    """For every open contract where it is loaded and what it pays where, and the same for the own route card."""
    b.scene.add(LIGHTS, "g", parent="map", class_="untouchable")
    for seat, owns in enumerate(b.known["seats"]):
        for contract in owns["contracts"]:
            if contract["cargo"] != "delivered":
                _draw_contract(b, seat, contract)
    route = b.known["seats"][b.own].get("route")
    if route is not None:
        away = distances(b.known, b.figures, b.own)
        goals = tuple(_goal(b, name, value, away) for name, value in route["values"].items())
        _draw(b, "route", goals, (b.figures.city_ids.index(route["start"]),), ())


def _draw_contract(b: Board, seat: int, contract: Mapping[str, Any]) -> None:
    """Once the good is aboard, the way of the train to the connected cities shows instead of where it is loaded."""
    figures, owns = b.figures, b.known["seats"][seat]
    away = distances(b.known, figures, seat)
    pays = {name: money for name, money in contract["pays"].items() if name not in owns["markers"]}
    way: set[int] = set()
    goals = [_goal(b, name, money, away) for name, money in pays.items()]
    sources: tuple[int, ...] = ()
    if contract["cargo"] == "aboard":
        open_ways = ways(b.known, figures, seat)
        for i, goal in enumerate(goals):
            if goal.city in open_ways:
                way.update(open_ways[goal.city])
                goals[i] = goal._replace(far=b.say("far", state="way", count=len(open_ways[goal.city]) + 1))
    else:
        sources = tuple(figures.sources[figures.commodity_ids.index(contract["commodity"])])
    _draw(b, contract["commodity"], tuple(goals), sources, tuple(sorted(way)))


def _goal(b: Board, name: str, money: int, away: Mapping[int, int]) -> Goal:
    city = b.figures.city_ids.index(name)
    far = away.get(city, -1)
    return Goal(city, money, b.say("far", state="none" if far < 0 else "away" if far else "connected", count=far))


def _draw(b: Board, name: str, goals: tuple[Goal, ...], sources: tuple[int, ...], way: tuple[int, ...]) -> None:
    key = b.scene.add(f"lights:{name}", "g", parent=LIGHTS, class_=f"beams beams-{name}")
    printed(b.scene, key, (b.land, goals, sources, way), partial(_print, b=b, goals=goals, sources=sources, way=way))


def _print(ink: Ink, b: Board, goals: Sequence[Goal], sources: Sequence[int], way: Sequence[int]) -> None:
    nodes = b.land.nodes
    if way:
        ink.path("".join(map(b.land.line, way)), "light-way")
    if sources:
        ink.path("".join(_ring(*nodes[city], CITY_RADIUS + 3.5) for city in sources), "light-source")
    ink.path("".join(_ring(*nodes[goal.city], CITY_RADIUS + 2.5) for goal in goals), "light-ring")
    for goal in goals:
        x, y = nodes[goal.city]
        room = width(goal.far, _TAG)
        below = b.land.plates[goal.city].y < y + 8 and y < CORNER[1] + MAP[1] - 45
        y += 31 if below else -31
        x = min(x, CORNER[0] + MAP[0] - room - 28)
        ink.rect(x, y - 9.5, room + 21, 19, "light-tag", 9)
        ink.text(x + 15, y, goal.far, _TAG, "disp", "start", room)
        ink.coin(x, y, goal.money, 26)


def _ring(x: float, y: float, radius: float) -> str:
    half = f"a{radius:g} {radius:g} 0 1 0 "
    return f"M{x - radius:g} {y:g}{half}{2 * radius:g} 0{half}{-2 * radius:g} 0z"


# ------------------------------------------------------------------ how far it is


def distances(known: Mapping[str, Any], figures: Figures, seat: int) -> Mapping[int, int]:
    """How many tracks a seat would have to lay to each city, by city; those out of reach are left out."""
    owns = known["seats"][seat]
    start = owns["train"] if not owns["under_way"] else ""
    return _distances(figures, seat, start, tuple(known["tracks"].items()))


def ways(known: Mapping[str, Any], figures: Figures, seat: int) -> Mapping[int, tuple[int, ...]]:
    """The tracks that a train still has to run over to each city that is connected, by city."""
    return _ways(figures, seat, known["seats"][seat]["train"], tuple(known["tracks"].items()))


@lru_cache(256)
def _distances(figures: Figures, seat: int, start: str, tracks: tuple[tuple[str, int], ...]) -> Mapping[int, int]:
    owner = dict(tracks)
    owners = [owner.get(name, -1) for name in figures.track_names]
    far = {
        node: 0
        for track, its in enumerate(owners)
        if its == seat
        for node in (figures.one_end[track], figures.other_end[track])
    }
    if not far and start:
        far[figures.city_ids.index(start)] = 0
    waiting = deque(far)
    while waiting:
        node = waiting.popleft()
        for way, ahead in zip(figures.ways[node], figures.ahead[node], strict=True):
            if owners[way] < 0 and ahead not in far:
                far[ahead] = far[node] + 1
                waiting.append(ahead)
    return {node: steps for node, steps in far.items() if node < figures.cities}


@lru_cache(256)
def _ways(
    figures: Figures, seat: int, position: str, tracks: tuple[tuple[str, int], ...]
) -> Mapping[int, tuple[int, ...]]:
    own = {figures.track_names.index(name) for name, owner in tracks if owner == seat}
    if position in figures.city_ids:
        starts = [figures.city_ids.index(position)]
    else:
        track = figures.track_names.index(position)
        starts = [figures.one_end[track], figures.other_end[track]]
    found: dict[int, tuple[int, ...]] = dict.fromkeys(starts, ())
    waiting = deque(starts)
    while waiting:
        node = waiting.popleft()
        for way, ahead in zip(figures.ways[node], figures.ahead[node], strict=True):
            if way in own and ahead not in found:
                found[ahead] = (*found[node], way)
                waiting.append(ahead)
    return {node: way for node, way in found.items() if node < figures.cities}
