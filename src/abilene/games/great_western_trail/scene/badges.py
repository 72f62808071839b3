"""What a choice would do: badges on the targets, ways of the herder, and ghosts that show what would be there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from abilene.games.great_western_trail.data import rail_number
from abilene.games.great_western_trail.scene import cities
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.ground import cross_at
from abilene.games.great_western_trail.scene.layout import Point, road
from abilene.games.great_western_trail.scene.north import corner, draw_ghost
from abilene.games.great_western_trail.scene.pieces import badge, building, disc, toll
from abilene.games.great_western_trail.scene.railroad import STATION
from abilene.games.great_western_trail.scene.trail import size_of

WAYS, BADGES = "board:ways", "board:badges"

_BESIDE = 27  # a way runs along the lower edge of the tiles, not over their pictograms


def draw_badges(b: Board) -> None:
    """A pass of their own over all halos, else a neighbour's light would cover them."""
    for layer in (WAYS, BADGES):
        b.scene.add(layer, "g", parent=b.sheet)
    _draw_question(b, b.seen.asks)
    for asked in b.beyond:
        _draw_question(replace(b, offers=asked.offers), asked.kind)


def _draw_question(b: Board, asks: str) -> None:
    preview = _PREVIEWS.get(asks)
    for choice, offer in b.offers.items():
        if preview is not None and offer.keys:
            preview(b, choice)
        for key in offer.keys if offer.badge or offer.toll else ():
            at = _corner(b, key, choice)
            if at is not None:
                _draw_badge(b, key, *at, offer.badge, offer.toll)
    if asks == "hire":
        _draw_wages(b)


def _draw_wages(b: Board) -> None:
    """What the workers of a row cost in this action, where it is not the price that is printed beside them."""
    wages = {int(offer.keys[0].split(":")[1]): offer for offer in b.offers.values() if offer.keys}
    for row, offer in wages.items():
        if offer.price != b.figures.job_cost[row - 1]:
            badge(b.scene, f"badge:job:{row}", BADGES, (50, b.land.job_y[row - 1] - 14), offer.badge, 11)


def _corner(b: Board, key: str, choice: int) -> Point | None:
    """The upper right corner of a target on the board, of a city the lower one."""
    sort, _, name = key.partition(":")
    if sort == "way":
        x, y = _middle(b, b.offers[choice].way)
        return x + 14, y + _BESIDE
    if sort == "station":
        x, y = b.land.stations[int(name) - 1]
        w, h = STATION
    elif sort == "city":
        x, y = b.land.cities[name]
        w, h = cities.size_of(b, choice)
        return x + w / 2, y + h / 2  # not over its name
    elif sort in ("space", "tile", "neutral", "building"):
        x, y = b.land.spaces[b.figures.spaces[choice]]
        w, h = size_of(b, choice)
    else:
        return corner(b, key)
    return x + w / 2, y - h / 2


def _draw_badge(b: Board, key: str, x: float, y: float, number: str, money: int) -> None:
    if number:
        badge(b.scene, f"badge:{key}", BADGES, (x, y), number, 11 if len(number) > 1 else 12)
    if money:
        toll(b.scene, f"toll:{key}", BADGES, (x - (31 if number else 16), y), money)


# ------------------------------------------------------------------ the herder


def _places(b: Board, way: tuple[int, ...]) -> list[Point]:
    return [b.land.spaces[b.figures.spaces[space]] for space in way]


def _middle(b: Board, way: tuple[int, ...]) -> Point:
    """A place on the way that tells it from the others, for its badge."""
    others = [offer.way for offer in b.offers.values() if offer.way and offer.way != way]
    own = [space for space in way if not any(space in other for other in others)] or list(way[1:-1]) or list(way)
    return b.land.spaces[b.figures.spaces[own[len(own) // 2]]]


def _draw_way(b: Board, choice: int) -> None:
    """The cheapest way to a place, if there is one, while it is pointed at."""
    if not b.offers[choice].way:
        return
    way = road(_places(b, b.offers[choice].way))
    beside = f"translate(0 {_BESIDE})"
    key = b.offers[choice].keys[0]
    shown: dict[str, Any] = {"of": key} if b.plan(key) else {"preview": (choice,)}
    name = choice if b.choices(key) else key  # what a local action leads to is no choice of this question
    b.scene.add(f"preview:{name}", "path", parent=WAYS, d=way, class_="route", transform=beside, **shown)


def _draw_route(b: Board, choice: int) -> None:
    """One of several ways to the place that was chosen: a road that can be clicked."""
    key = f"way:{choice}"
    way = road(_places(b, b.offers[choice].way))
    said = b.say("way", way=b.lit.deeds[key], count=int(b.offers[choice].badge))
    b.scene.add(
        key,
        "g",
        parent=WAYS,
        transform=f"translate(0 {_BESIDE})",
        class_="way legal",
        title=b.title(key, said),
        rule="GWT-MOVE-3",
        choices=b.choices(key),
    )
    b.scene.add(f"{key}.light", "path", parent=key, d=way, class_="halo")
    b.scene.add(f"{key}.line", "path", parent=key, d=way, class_="route")


# ------------------------------------------------------------------ buildings and deliveries


def _draw_ghost(b: Board, choice: int) -> None:
    """The building as it would stand here, while the place is pointed at."""
    seat, number = b.seen.player, b.seen.asked_for("number")
    face = next(face for face in b.seen.unbuilt_of(seat) if (face - b.figures.neutrals) // 2 == number)
    at = b.land.spaces[b.figures.spaces[choice]]
    key = b.scene.add(f"preview:{choice}", "g", parent=WAYS, class_="tag", preview=(choice,))
    building(b, f"{key}.tile", key, at, b.figures.faces[face], b.wears(seat), "", "")


def _draw_store(b: Board, choice: int) -> None:
    draw_ghost(b, WAYS, choice)


def _draw_delivery(b: Board, choice: int) -> None:
    """The disc that would go there, and rings round the crosses to pay for (GWT-DEL-8)."""
    seat = b.seen.player
    at, radius = cities.next_well(b, choice)
    pointed = [key for key, pick in b.lit.picks.items() if pick == b.pick(b.offers[choice].keys[0])]
    shown: dict[str, Any] = {"of": " ".join(pointed)} if b.pick(pointed[0]) else {"preview": (choice,)}
    key = b.scene.add(f"preview:{choice}", "g", parent=WAYS, class_="tag", **shown)
    disc(b.scene, f"{key}.disc", key, at, seat, radius)
    crosses = _crosses(b, choice)
    if crosses:
        rings = "".join(f"M{cx - 10:g} {cy:g}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0" for cx, cy in crosses)
        b.scene.add(f"{key}.rings", "path", parent=key, d=rings, class_="paid")


def _crosses(b: Board, city: int) -> list[Point]:
    if not b.offers[city].toll:
        return []
    passed = rail_number(b.seen.engine[b.seen.player] + 1)  # a turnout lies beyond its space
    return [cross_at(b, n) for n in b.figures.crossings if passed <= n < b.figures.city_value[city]]


# What is shown on the board while a choice is pointed at, by what is asked.
_PREVIEWS: dict[str, Callable[[Board, int], None]] = {
    "route": _draw_route,
    "move": _draw_way,
    "ride": _draw_way,
    "stray": _draw_way,
    "site": _draw_ghost,
    "deliver": _draw_delivery,
    "store": _draw_store,
    "lot": _draw_store,
}
