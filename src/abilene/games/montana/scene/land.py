"""The map: its regions with what they cost, settlements, rows of four, and what lies on the land."""

from collections.abc import Sequence
from typing import Any

from abilene.engine.board import Point, sentences
from abilene.engine.ink import Ink
from abilene.games.montana.data import GOODS, KINDS, POSITIONS, UNBUILDABLE, Figures
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import LEGENDS, MAP, RADIUS, Land, corners, hexagon, land_of
from abilene.games.montana.scene.pieces import draw_house, draw_thing, spread
from abilene.games.montana.scene.worth import region_now
from abilene.games.montana.state import CANTEEN, COW, FREE, START_TILE, TOKENS
from abilene.games.montana.steps.build import Build
from abilene.games.montana.steps.turn import MainAction

_Goods = tuple[int, ...]  # their kinds, each as often as it is asked for

_HEX = hexagon(RADIUS)
_LAMP = hexagon(RADIUS - 5)
_RING = hexagon(RADIUS - 1)
_PEN = {
    "hills": "M-28 -14q8-10 16 0M10 -20q7-9 14 0",
    "prairie": "M-26 20l2-6m2 6l1-5M20 -20l2-6m2 6l1-5",
    "farmland": "M-30 -10l60-10M-32 12l64-10M-22 26l44-7",
    "lake": "M-24 16q6-5 12 0t12 0M-6 -18q6-5 12 0t12 0",
}


def draw_land(b: Board) -> None:
    """The whole map, from the ground up."""
    land, part = land_of(b.figures), b.part("map", b.frames.map, mini="land:regions", piece=1.4 * RADIUS)
    b = b.on_map(land.scale)
    b.scene.add("map:ground", "g", parent=part)
    b.draw("map:ground", _print_ground)
    b.scene.add("land", "g", parent=part, transform=land.transform)
    b.scene.add("land:regions", "g", parent="land")
    for region, at in enumerate(land.at):
        _draw_region(b, region, at)
    _add_inert(b, "land:tiles")
    b.draw("land:tiles", _print_outlines, land)
    _add_inert(b, "land:lines")
    for first, last in rows_of_four(b.seen.owner, b.figures):
        _draw_line(b, first, last, land)
    _add_inert(b, "land:pieces")
    for region, at in enumerate(land.at):
        _draw_pieces(b, region, at)
    for choice, offer in b.offers.items():
        if offer.houses:
            _draw_offer(b, choice, offer.houses, land.at[choice], preview=(choice,))
    for region, at in enumerate(land.at):
        key = b.figures.region_key(region)
        if key in b.planned:
            _draw_offer(b, region, b.planned[key].houses, at, of=key)
    _add_inert(b, "land:names")
    b.draw("land:names", _print_names, land, tuple(b.figures.region_names))
    _draw_legends(b, part, land)


def _add_inert(b: Board, key: str) -> None:
    b.scene.add(key, "g", parent="land", class_="inert")


def _print_names(ink: Ink, land: Land, names: Sequence[str]) -> None:
    """Each region is called in the texts by its row and its place in it: that name, at its lowest corner."""
    size = ink.smallest
    for name, (x, y) in zip(names, land.at, strict=True):
        ink.text(x, y + RADIUS - 8 - size / 5, name.upper(), size, "disp region-name")


def _print_ground(ink: Ink) -> None:
    ink.rect(0, 0, *MAP, "land")
    ink.add("radialGradient", id="montana-lamp")
    lamp = f"{ink.key}.{ink.strokes}"
    for i, offset in enumerate((0, 0.6, 1)):
        ink.scene.add(f"{lamp}:{i}", "stop", parent=lamp, offset=offset, class_=f"lamplight-{i}")
    ink.rect(0, 0, *MAP, "", 3, fill="url(#montana-lamp)")
    ink.rect(1, 1, MAP[0] - 2, MAP[1] - 2, "neatline", 3)


# ------------------------------------------------------------------ regions


def _draw_region(b: Board, region: int, at: Point) -> None:
    key, figures, face = b.figures.region_key(region), b.figures, b.seen.land[region]
    terrain, cost, choices, plan = figures.terrain[face], figures.costs[face], b.choices(key), b.plan(key)
    sign = "double" if figures.has_double[face] else TOKENS[b.seen.token[region]]
    free = b.seen.owner[region] == FREE
    missing = lacking(b, region, cost) if free else ()
    said, rule = region_words(b, region, terrain, sign, missing)
    b.place(
        key, "land:regions", at, _print_region, terrain, spread(cost) if free else (), sign, missing, free,
        bool(choices), class_="region legal" if choices else "region", title=b.title(key, said), rule=rule,
        choices=choices, plan=plan,
    )  # fmt: skip


def lacking(b: Board, region: int, cost: Sequence[int]) -> _Goods:
    """The goods that whoever is asked lacks, to build on a region within reach (MON-BUILD-2)."""
    seen = b.seen
    asked = seen.seat == seen.player and seen.asks in (MainAction.kind, Build.kind)
    if not asked or region not in seen.frontier:
        return ()
    return spread([count - have for count, have in zip(cost, seen.goods[seen.seat], strict=True)])


def region_words(b: Board, region: int, terrain: str, sign: str, missing: _Goods) -> tuple[str, str]:
    """What a region is, and the rule that speaks of it."""
    owner = b.seen.owner[region]
    if owner >= 0:
        said = b.say("region-owned", region=region, player=owner, count=b.seen.pieces[region])
        return said, "MON-BUILD-15"
    if owner == START_TILE:
        return b.say("region-start", region=region), "MON-BUILD-1"
    if terrain in UNBUILDABLE:
        return b.say("region-wild", region=region, what=sign or terrain), "MON-BUILD-12" if sign else "MON-COMP-6"
    cost = tuple(b.figures.costs[b.seen.land[region]])
    words = b.texts.format(f"terrain-{terrain}")
    said = sentences(
        b.say("region", region=region, terrain=words, cost=cost, sign=sign or "none"), region_now(b, region)
    )
    if missing:
        lack = tuple(missing.count(kind) for kind in range(KINDS))
        said += " " + b.say("region-short", cost=lack, how=_remedy(b, missing))
    return said, "MON-BUILD-2"


def _remedy(b: Board, missing: _Goods) -> str:
    """How a region that is one good short can still be paid for (MON-COW-1, MON-CITY-17)."""
    if len(missing) != 1:
        return "none"
    if missing[0] not in b.figures.trade_good:
        return "city"
    return "cow" if b.seen.cows[b.seen.seat] else "none"


def _print_region(ink: Ink, terrain: str, cost: _Goods, sign: str, missing: _Goods, free: bool, lit: bool) -> None:
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
        _print_double(ink, 0, -26, 16)
    _print_cost(ink, cost, missing, bool(sign))


def _print_double(ink: Ink, x: float, y: float, size: float) -> None:
    for side in (-8, 8):
        ink.icon("i-settlement", x + side, y, size, "k-sign")


def _print_cost(ink: Ink, cost: _Goods, missing: _Goods, signed: bool) -> None:
    """What a region costs; goods that are missing are pale in a dashed ring."""
    places = _places(len(cost), signed)
    for kind, (x, y) in zip(cost, places, strict=True):
        draw_thing(ink, kind, x, y, 19 if len(cost) > 3 else 20)
    lacking = list(missing)
    for kind, (x, y) in zip(cost[::-1], places[::-1], strict=True):
        if kind in lacking:
            lacking.remove(kind)
            ink.circle(x, y, 11.5, "lacking")


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


def _print_outlines(ink: Ink, land: Land) -> None:
    """A tile is drawn but has no meaning in the rules: a stronger line round its seven regions."""
    for first in range(0, len(land.at), POSITIONS):
        ink.path(_outline(land.at[first : first + POSITIONS]), "tile-line")


def _outline(middles: Sequence[Point]) -> str:
    """The edges that only one of the regions has."""
    edges: dict[tuple[tuple[int, int], ...], tuple[Point, Point]] = {}
    for x, y in middles:
        points = [(x + dx, y + dy) for dx, dy in corners(RADIUS)]
        for a, b in zip(points, points[1:] + points[:1], strict=True):
            ends = tuple(sorted((round(p[0]), round(p[1])) for p in (a, b)))
            if edges.pop(ends, None) is None:
                edges[ends] = a, b
    return "".join(f"M{a[0]:.5g} {a[1]:.5g}L{b[0]:.5g} {b[1]:.5g}" for a, b in edges.values())


# ------------------------------------------------------------------ what stands on the land


def rows_of_four(owners: Sequence[int], figures: Figures) -> list[tuple[int, int]]:
    """First and last region of every straight line of own regions that is long enough (MON-BUILD-8)."""
    found = []
    for region, owner in enumerate(owners):
        for axis, (_, behind) in enumerate(figures.rays[region]):
            if owner < 0 or (behind and owners[behind[0]] == owner):
                continue
            row = [region]
            while (ahead := figures.rays[row[-1]][axis][0]) and owners[ahead[0]] == owner:
                row.append(ahead[0])
            if len(row) >= figures.line:
                found.append((region, row[-1]))
    return found


def _draw_line(b: Board, first: int, last: int, land: Land) -> None:
    names, owner = b.figures.region_names, b.seen.owner[first]
    said = b.say("line", player=owner, count=b.figures.line)
    key = b.scene.add(f"line:{names[first]}:{names[last]}", "g", parent="land:lines", title=said, rule="MON-BUILD-8")
    b.draw(key, _print_line, *land.at[first], *land.at[last], owner)


def _print_line(ink: Ink, x: float, y: float, to_x: float, to_y: float, owner: int) -> None:
    ink.run(f"M{x:.5g} {y + 14:.5g}L{to_x:.5g} {to_y + 14:.5g}", owner)


def _draw_pieces(b: Board, region: int, at: Point) -> None:
    name, owner, token = b.figures.region_names[region], b.seen.owner[region], b.seen.token[region]
    if owner == START_TILE:
        b.place("start", "land:pieces", at, _print_start)
    if token == CANTEEN:
        b.place(f"token:{name}", "land:pieces", at, _print_canteen)
    elif token == COW:
        crowded = sum(b.figures.costs[b.seen.land[region]]) > 3
        b.place(f"token:{name}", "land:pieces", at, _print_cow, *((-24, 13.5, 20) if crowded else (-17, 14.5, 22)))
    if owner >= 0:
        count = b.seen.pieces[region]
        b.place(f"houses:{name}", "land:pieces", at, _print_houses, owner, count, origin=f"stock:{owner}")


def _print_start(ink: Ink) -> None:
    ink.circle(0, 0, 30, "start-tile")
    ink.path("M0 -24l5 19l19 5l-19 5l-5 19l-5-19l-19-5l19-5z", "compass")


def _print_canteen(ink: Ink) -> None:
    ink.circle(0, 0, 19, "canteen-token")
    draw_thing(ink, "canteen", 0, 0, 32)


def _print_cow(ink: Ink, y: float, radius: float, size: float) -> None:
    ink.circle(0, y, radius, "cow-token")
    draw_thing(ink, "cow", 0, y, size)


def _print_houses(ink: Ink, seat: int, count: int) -> None:
    """Settlements of one seat on one region: one, two, or two with their number."""
    if count == 1:
        draw_house(ink, seat, 0, 0, 52)
        return
    draw_house(ink, seat, -12, -8, 42)
    draw_house(ink, seat, 12, 8, 42)
    if count > 2:
        ink.circle(26, -18, 13, "many")
        ink.text(26, -18, f"×{count}", 13, f"disp who p{seat + 1}")


def _draw_offer(b: Board, region: int, houses: int, at: Point, **shown: Any) -> None:
    """The settlements that would stand there; how many of them come free of charge, by a sign or rows of four."""
    if houses > 1:
        key, corner = f"badge:{b.figures.region_names[region]}", (at[0] + 31, at[1] - 24)
        b.place(key, "land:pieces", corner, _print_badge, houses - 1)
    key, style = f"preview:{region}", "would-be"
    b.place(key, "land:pieces", at, _print_preview, b.seen.own, houses, class_=style, **shown)


def _print_badge(ink: Ink, bonus: int) -> None:
    ink.circle(0, 0, 11, "lamp")
    ink.text(0, 0, f"+{bonus}", 12, "disp on-lamp")


def _print_preview(ink: Ink, seat: int, houses: int) -> None:
    ink.circle(0, 0, 33, "would-be-ring")
    _print_houses(ink, seat, houses)


# ------------------------------------------------------------------ legends


def _draw_legends(b: Board, part: str, land: Land) -> None:
    """What the pictograms are, where a corner of the map is free."""
    goods, signs = land.keys
    if goods is not None:
        words = [b.texts.format(f"good-{name}") for name in GOODS]
        b.place("legend:goods", part, goods, _print_goods, b.say("legend-cost"), *words, class_="inert")
    if signs is not None:
        said = b.say("legend-cow"), b.say("legend-double")
        b.place("legend:signs", part, signs, _print_signs, *said, class_="inert")


def _print_goods(ink: Ink, title: str, *words: str) -> None:
    w, h = LEGENDS[0]
    ink.rect(0, 0, w, h, "legend")
    ink.text(14, 20, title, 13.5, "disp caps", "start", w - 28)
    for kind, word in enumerate(words):
        column, row = ((0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (1, 2))[kind]
        x, y = 26 + 121 * column, 48 + 27 * row
        draw_thing(ink, kind, x, y, 25)
        ink.text(x + 20, y, word, 13.5, "", "start", 92)


def _print_signs(ink: Ink, cow: str, double: str) -> None:
    w, h = LEGENDS[1]
    ink.rect(0, 0, w, h, "legend")
    ink.circle(32, 27, 16, "cow-token")
    draw_thing(ink, "cow", 32, 27, 24)
    _print_double(ink, 32, 66, 19)
    for y, word in ((27, cow), (66, double)):
        ink.text(56, y, word, 14.5, "", "start", w - 66)
