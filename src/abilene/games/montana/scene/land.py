"""The map: its regions with what they cost, settlements, rows of four, and what lies on the land."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from abilene.engine.ink import Ink
from abilene.engine.scene import Node, Scene
from abilene.games.montana.data import GOODS, POSITIONS, UNBUILDABLE, Figures
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import LEGENDS, MAP, RADIUS, Land, Point, corners, hexagon, land_of
from abilene.games.montana.scene.pieces import CANTEEN, COW, draw_good, draw_house

_Cost = tuple[int, ...]  # the kinds of the goods, each as often as it is asked for

_HEX = hexagon(RADIUS)
_LAMP = hexagon(RADIUS - 5)
_RING = hexagon(RADIUS - 1)
_AXES = ((1, 0), (1, -1), (0, -1))
_NAME = {"wide": 11.0, "tall": 14.0}  # how large the name of a region is: a phone shows the map at half its size
_MOST_DRAWN = 20_000


def draw_land(b: Board) -> None:
    """The whole map, from the ground up."""
    land = land_of(b.figures)
    part = b.part("map")
    b.scene.add("map:ground", "g", parent=part)
    b.press("map:ground", (), _ground)
    b.scene.add("land", "g", parent=part, transform=land.transform)
    b.scene.add("land:regions", "g", parent="land")
    for region, known in enumerate(b.known["map"]):
        _draw_region(b, region, known, land.at[region])
    b.scene.add("land:tiles", "g", parent="land", class_="inert")
    b.press("land:tiles", land, partial(_outlines, land=land))
    b.scene.add("land:lines", "g", parent="land", class_="inert")
    for line in rows_of_four(tuple(known["owner"] for known in b.known["map"]), b.figures):
        _draw_line(b, line, land)
    b.scene.add("land:pieces", "g", parent="land", class_="inert")
    for region, known in enumerate(b.known["map"]):
        _draw_pieces(b, known, land.at[region])
    for choice, offer in b.offers.items():
        if offer.houses > 1:
            _draw_badge(b, choice, offer.houses - 1, land.at[choice])
        if offer.houses:
            _draw_preview(b, choice, offer.houses, land.at[choice])
    b.scene.add("land:names", "g", parent="land", class_="inert")
    b.press("land:names", (land, b.shape), partial(_print_names, land, tuple(b.figures.region_names), _NAME[b.shape]))
    _draw_legends(b, part, land)


def _print_names(land: Land, names: tuple[str, ...], size: float, ink: Ink) -> None:
    """Each region is called in the texts by its row and its place in it: that name, at its lowest corner."""
    for name, (x, y) in zip(names, land.at, strict=True):
        ink.text(x, y + RADIUS - 8 - size / 5, name.upper(), size, "disp region-name")


def _ground(ink: Ink) -> None:
    ink.rect(0, 0, *MAP, "land")
    ink.add("radialGradient", id="montana-lamp")
    lamp = f"{ink.key}.{ink.strokes}"
    for i, offset in enumerate((0, 0.6, 1)):
        ink.scene.add(f"{lamp}:{i}", "stop", parent=lamp, offset=offset, class_=f"lamplight-{i}")
    ink.rect(0, 0, *MAP, "", 3, fill="url(#montana-lamp)")
    ink.rect(1, 1, MAP[0] - 2, MAP[1] - 2, "neatline", 3)


# ------------------------------------------------------------------ regions


def _draw_region(b: Board, region: int, known: Mapping[str, Any], at: Point) -> None:
    key = f"region:{known['region']}"
    free = known["owner"] < 0 and not known["start"]
    cost: _Cost = tuple(kind for kind, name in enumerate(GOODS) for _ in range(known["cost"].get(name, 0)))
    missing = _missing(b, region, cost) if free else ()
    said, rule = _said(b, region, known, missing)
    choices = b.choices(key)
    b.scene.nodes.update(_group(key, *at, b.title(key, said), rule, choices))
    sign = "double" if known["double"] else known["token"]
    b.press(
        key,
        (known["terrain"], cost, sign, missing, free, bool(choices)),
        partial(_print_region, known["terrain"], cost if free else (), sign, missing, free, bool(choices)),
    )


def _missing(b: Board, region: int, cost: _Cost) -> _Cost:
    """The goods that whoever is asked lacks, to build on a region within reach (MON-BUILD-2)."""
    asked = b.known["seat"] == b.known["player"] and b.known["asks"] in ("act", "build")
    if not asked or region not in b.known["frontier"]:
        return ()
    have = b.known["seats"][b.own]["goods"]
    counts = [cost.count(kind) - have[name] for kind, name in enumerate(GOODS)]
    return tuple(kind for kind, lack in enumerate(counts) for _ in range(max(lack, 0)))


def _said(b: Board, region: int, known: Mapping[str, Any], missing: _Cost) -> tuple[str, str]:
    """What a region is, and the rule that speaks of it."""
    if known["owner"] >= 0:
        said = b.say("region-owned", region=region, player=known["owner"], count=known["settlements"])
        return said, "MON-BUILD-15"
    if known["start"]:
        return b.say("region-start", region=region), "MON-BUILD-1"
    if known["terrain"] in UNBUILDABLE:
        what = known["token"] or known["terrain"]
        return b.say("region-wild", region=region, what=what), "MON-BUILD-12" if what == "canteen" else "MON-COMP-6"
    terrain = b.texts.format(f"terrain-{known['terrain']}")
    cost = tuple(known["cost"].get(name, 0) for name in GOODS)
    sign = "double" if known["double"] else known["token"] or "none"
    said = b.say("region", region=region, terrain=terrain, cost=cost, sign=sign)
    if missing:
        lack = tuple(missing.count(kind) for kind in range(len(GOODS)))
        said += " " + b.say("region-short", cost=lack, how=_remedy(b, missing))
    return said, "MON-BUILD-2"


def _remedy(b: Board, missing: _Cost) -> str:
    """How a region that is one good short can still be paid for (MON-COW-1, MON-CITY-17)."""
    if len(missing) != 1:
        return "none"
    if missing[0] not in b.figures.trade_good:
        return "city"
    return "cow" if b.known["seats"][b.own]["cows"] else "none"


@lru_cache(_MOST_DRAWN)
def _group(key: str, x: float, y: float, title: str, rule: str, choices: tuple[int, ...]) -> dict[str, Node]:
    press = Scene(0, 0, "")
    press.add("land:regions", "g")
    style = "region legal" if choices else "region"
    at = f"translate({x:.5g} {y:.5g})"
    press.add(key, "g", parent="land:regions", transform=at, class_=style, title=title, rule=rule, choices=choices)
    del press.nodes["land:regions"]
    return press.nodes


def _print_region(terrain: str, cost: _Cost, sign: str, missing: _Cost, free: bool, lit: bool, ink: Ink) -> None:
    ink.add("polygon", points=_HEX, class_=f"hex t-{terrain}")
    if terrain == "mountain":
        ink.icon("i-mountain", -6, -2, 54, "k-mountain")
        ink.icon("i-mountain", 16, 8, 36, "k-mountain pict-l")
    else:
        ink.path(_PEN[terrain], f"pen-{terrain}")
    if lit:
        for name, points in (("halo", _LAMP), ("lamp-edge", _LAMP), ("ring", _RING)):
            ink.scene.add(f"{ink.key}.{name}", "polygon", parent=ink.key, points=points, class_=name)
    if free and sign == "double":
        for side in (-8, 8):
            ink.icon("i-settlement", side, -26, 16, "k-sign")
    _print_cost(ink, cost, missing, bool(sign))


_PEN = {
    "hills": "M-28 -14q8-10 16 0M10 -20q7-9 14 0",
    "prairie": "M-26 20l2-6m2 6l1-5M20 -20l2-6m2 6l1-5",
    "farmland": "M-30 -10l60-10M-32 12l64-10M-22 26l44-7",
    "lake": "M-24 16q6-5 12 0t12 0M-6 -18q6-5 12 0t12 0",
}


def _print_cost(ink: Ink, cost: _Cost, missing: _Cost, signed: bool) -> None:
    """What a region costs; goods that are missing are pale in a dashed ring."""
    places = _places(len(cost), signed)
    for kind, (x, y) in zip(cost, places, strict=True):
        draw_good(ink, kind, x, y, 19 if len(cost) > 3 else 20)
    lacking = list(missing)
    for kind, (x, y) in zip(cost[::-1], places[::-1], strict=True):
        if kind in lacking:
            lacking.remove(kind)
            ink.circle(x, y, 11.5, "lacking")


@lru_cache(64)
def _places(count: int, signed: bool) -> list[Point]:
    """Up to three in a row, four two by two, more in rows of three; below the sign, if there is one."""
    if count <= 3:
        return [(22 * (i - (count - 1) / 2), 12.0 if signed else 0.0) for i in range(count)]
    wide = 2 if count == 4 else 3
    rows = -(-count // wide)
    middle = 7.0 if signed else -2.0  # its name stands below
    return [
        ((26 if wide == 2 else 21) * (i % wide - (wide - 1) / 2), middle + 21 * (i // wide - (rows - 1) / 2))
        for i in range(count)
    ]


def _outlines(ink: Ink, land: Land) -> None:
    """A tile is drawn but has no meaning in the rules: a stronger line round its seven regions."""
    for first in range(0, len(land.at), POSITIONS):
        ink.path(_outline(land.at[first : first + POSITIONS]), "tile-line")


def _outline(middles: Sequence[Point]) -> str:
    """The edges that only one of the regions has."""
    edges: dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point]] = {}
    around = corners(RADIUS)
    for x, y in middles:
        points = [(x + dx, y + dy) for dx, dy in around]
        for a, b in zip(points, points[1:] + points[:1], strict=True):
            ends = sorted((round(p[0]), round(p[1])) for p in (a, b))
            if edges.pop((ends[0], ends[1]), None) is None:
                edges[ends[0], ends[1]] = a, b
    return "".join(f"M{a[0]:.5g} {a[1]:.5g}L{b[0]:.5g} {b[1]:.5g}" for a, b in edges.values())


# ------------------------------------------------------------------ what stands on the land


@lru_cache(256)
def rows_of_four(owners: tuple[int, ...], figures: Figures) -> list[tuple[int, int]]:
    """First and last region of every straight line of own regions that is long enough (MON-BUILD-8)."""
    number = {place: region for region, place in enumerate(figures.where)}
    found = []
    for region, (q, r) in enumerate(figures.where):
        for dq, dr in _AXES:
            before = number.get((q - dq, r - dr))
            if owners[region] < 0 or (before is not None and owners[before] == owners[region]):
                continue
            last, length = region, 1
            while (after := number.get((q + length * dq, r + length * dr))) is not None:
                if owners[after] != owners[region]:
                    break
                last, length = after, length + 1
            if length >= figures.line:
                found.append((region, last))
    return found


def _draw_line(b: Board, line: tuple[int, int], land: Land) -> None:
    first, last = line
    names = b.figures.region_names
    key = f"line:{names[first]}:{names[last]}"
    owner = b.known["map"][first]["owner"]
    said = b.say("line", player=owner, count=b.figures.line)
    b.scene.add(key, "g", parent="land:lines", title=said, rule="MON-BUILD-8")
    ends = land.at[first], land.at[last]
    b.press(key, (ends, owner), partial(_print_line, *ends, owner))


def _print_line(start: Point, end: Point, owner: int, ink: Ink) -> None:
    way = f"M{start[0]:.5g} {start[1] + 14:.5g}L{end[0]:.5g} {end[1] + 14:.5g}"
    ink.path(way, "run-ink")
    ink.path(way, "run-pattern", stroke=f"url(#pat-{owner + 1})")


def _draw_pieces(b: Board, known: Mapping[str, Any], at: Point) -> None:
    name = known["region"]
    where = f"translate({at[0]:.5g} {at[1]:.5g})"
    if known["start"]:
        b.scene.add("start", "g", parent="land:pieces", transform=where)
        b.press("start", (), _print_start)
    if known["token"]:
        key = b.scene.add(f"token:{name}", "g", parent="land:pieces", transform=where)
        crowded = sum(known["cost"].values()) > 3
        b.press(key, (known["token"], crowded), partial(_print_token, known["token"], crowded))
    if known["owner"] >= 0:
        key, owner, count = f"houses:{name}", known["owner"], known["settlements"]
        b.scene.add(key, "g", parent="land:pieces", transform=where, origin=f"stock:{owner}")
        b.press(key, (owner, count), partial(print_houses, owner, count))


def _print_start(ink: Ink) -> None:
    ink.circle(0, 0, 30, "start-tile")
    ink.path("M0 -24l5 19l19 5l-19 5l-5 19l-5-19l-19-5l19-5z", "compass")


def _print_token(token: str, crowded: bool, ink: Ink) -> None:
    if token == "canteen":
        ink.circle(0, 0, 19, "canteen-token")
        ink.icon(CANTEEN, 0, 0, 32, "k-canteen")
    else:
        y = -24 if crowded else -17
        ink.circle(0, y, 13.5 if crowded else 14.5, "cow-token")
        ink.icon(COW, 0, y, 20 if crowded else 22, "k-cow")


def print_houses(seat: int, count: int, ink: Ink) -> None:
    """Settlements of one seat on one region: one, two, or two with their number."""
    if count == 1:
        draw_house(ink, seat, 0, 0, 52)
        return
    draw_house(ink, seat, -12, -8, 42)
    draw_house(ink, seat, 12, 8, 42)
    if count > 2:
        ink.circle(26, -18, 13, "many")
        ink.text(26, -18, f"×{count}", 13, f"disp who p{seat + 1}")


def _draw_badge(b: Board, region: int, bonus: int, at: Point) -> None:
    """Settlements that would come free of charge: for the sign of the region, and for rows of four."""
    key = b.scene.add(
        f"badge:{b.figures.region_names[region]}",
        "g",
        parent="land:pieces",
        transform=f"translate({at[0] + 31:.5g} {at[1] - 24:.5g})",
    )
    b.press(key, bonus, partial(_print_badge, bonus))


def _print_badge(bonus: int, ink: Ink) -> None:
    ink.circle(0, 0, 11, "lamp")
    ink.text(0, 0, f"+{bonus}", 12, "disp on-lamp")


def _draw_preview(b: Board, region: int, houses: int, at: Point) -> None:
    """The settlements that would stand there."""
    key = b.scene.add(
        f"preview:{region}",
        "g",
        parent="land:pieces",
        transform=f"translate({at[0]:.5g} {at[1]:.5g})",
        class_="would-be",
        preview=(region,),
    )
    b.press(key, (b.own, houses), partial(_print_preview, b.own, houses))


def _print_preview(seat: int, houses: int, ink: Ink) -> None:
    ink.circle(0, 0, 33, "would-be-ring")
    print_houses(seat, houses, ink)


# ------------------------------------------------------------------ legends


def _draw_legends(b: Board, part: str, land: Land) -> None:
    """What the pictograms are, where a corner of the map is free."""
    words = tuple(b.texts.format(f"good-{name}") for name in GOODS)
    for name, place, size, said, draw in (
        ("goods", land.keys[0], LEGENDS[0], (b.say("legend-cost"), *words), _print_goods),
        ("signs", land.keys[1], LEGENDS[1], (b.say("legend-cow"), b.say("legend-double")), _print_signs),
    ):
        if place is not None:
            key = b.scene.add(
                f"legend:{name}", "g", parent=part, transform=f"translate({place[0]:g} {place[1]:g})", class_="inert"
            )
            b.press(key, said, partial(draw, said, size))


def _print_goods(said: Sequence[str], size: Point, ink: Ink) -> None:
    ink.rect(0, 0, *size, "legend")
    ink.text(14, 18, said[0], 11.5, "disp caps", "start", size[0] - 28)
    for kind, word in enumerate(said[1:]):
        column, row = ((0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (1, 2))[kind]
        x, y = 24 + 112 * column, 40 + 24 * row
        draw_good(ink, kind, x, y, 22)
        ink.text(x + 18, y, word, 11.5, "", "start", 78)


def _print_signs(said: Sequence[str], size: Point, ink: Ink) -> None:
    ink.rect(0, 0, *size, "legend")
    ink.circle(26, 22, 14, "cow-token")
    ink.icon(COW, 26, 22, 21, "k-cow")
    for side in (-8, 8):
        ink.icon("i-settlement", 26 + side, 55, 17, "k-sign")
    for y, word in zip((22, 55), said, strict=True):
        ink.text(48, y, word, 12.5, "", "start", size[0] - 58)
