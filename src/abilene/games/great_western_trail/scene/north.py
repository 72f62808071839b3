"""The northern map: its land and rails, towns with their stores, and the tiles of the medium towns."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.north.data import PLAIN, SLOTS_PER_TOWN, TOWN_TYPES, NorthFigures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.notation import town_number
from abilene.games.great_western_trail.scene.actions import (
    Mark,
    action_marks,
    draw_marks,
    group_marks,
    halves,
    marks_width,
)
from abilene.games.great_western_trail.scene.board import Board, in_play
from abilene.games.great_western_trail.scene.cities import CITY
from abilene.games.great_western_trail.scene.house import store
from abilene.games.great_western_trail.scene.layout import BOARD, NORTH, Country, Land, Point
from abilene.games.great_western_trail.scene.signposts import TILE, TOWN, signposts
from abilene.games.great_western_trail.state import EMPTY

COUNTRY, TOWNS = "board:country", "board:towns"

LOT = (23.0, 25.0)
_PITCH = 26.0
_HALL = (58.0, 58.0)
_BEND, _TIP = 34.0, 13.0  # of the arrow that shows the access: how far it runs beside the rail, how long its tip is
_STRIP = (-10.0, 94.0)  # where the city strip begins, and its height
_LAKES = (
    "M640 40c40-30 90-30 130-8c10 20-20 26-60 22s-60 10-70-14z",
    "M672 250c-14-60-6-120 12-150c16-4 20 30 12 80s0 80-12 100c-8 2-10-14-12-30z",
    "M930 330c20-40 60-60 110-60c14 8-20 24-60 36s-40 30-50 24z",
    "M1180 190c20-14 60-18 84-8c4 12-20 16-50 14s-40 4-34-6z",
)
_RULES = ("GWTN-STORE-8", "GWTN-STORE-9", "GWTN-STORE-10", "GWTN-STORE-11")  # by type of town

_sayings: dict[tuple[object, ...], str] = {}


def lot_x(slot: int) -> float:
    """Where a slot lies, from the middle of its town."""
    return _PITCH * (slot - (SLOTS_PER_TOWN - 1) / 2)


# ------------------------------------------------------------------ land and rails


def draw_country(b: Board) -> None:
    """Lakes, rails in the colours of their regions, the town hall, and the ground of the city strip."""
    country = b.land.country
    if country:
        b.scene.add(COUNTRY, "g", parent=b.sheet, class_="ground")
        b.print(COUNTRY, (b.land, b.texts.lang), lambda ink: _print(b, ink, b.land, country))
        x, y = country.hall
        title = b.say("hall")
        piece(b.scene, "hall", b.sheet, x, y, _HALL, style="hall", title=title, rule="GWTN-STORE-4", radius=30)
        b.print("hall", b.texts.lang, lambda ink: _hall(b, ink))


def _print(b: Board, ink: Ink, land: Land, country: Country) -> None:
    ink.path("".join(_LAKES), "lake", transform=f"translate(0 {-NORTH:g})")
    by_region: dict[str, str] = {}
    for rail in country.rails:
        (x, y), (to_x, to_y) = country.ends(land, rail)
        region = country.region(rail)
        by_region[region] = by_region.get(region, "") + f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    ink.path("".join(by_region.values()), "line-bed")
    for region, lines in by_region.items():
        ink.path(lines, f"line r-{region}")
    ink.path("".join(by_region.values()), "line-ties")
    for town, (x, y) in signposts(land).items():
        number = town_number(town)
        ink.text(x, y, number, 10.5, "disp quiet")
        if not number.isdecimal():  # bars, as Roman numbers have them: else I and II look like 1 and 11
            half = ink.smallest * 0.28 * len(number)
            ink.path(f"M{x - half:.1f} {y - 6.5:.1f}h{2 * half:.1f}m0 13h{-2 * half:.1f}", "numeral")
    top, height = _STRIP
    ink.rect(0, top, BOARD[0], height, "strip-ground", 0)
    ink.path(f"M0 {top:g}H{BOARD[0]}", "hair")
    _title(b, ink)


def _title(b: Board, ink: Ink) -> None:
    first, second = b.say("north-title", line=1), b.say("north-title", line=2)
    ink.text(106, 34 - NORTH, first.upper(), 17, "disp wide-set", room=176)
    ink.text(106, 57 - NORTH, second.upper(), 20, "disp wide-set", room=176)
    ink.path(f"M30 {74 - NORTH:g}h152", "rule")
    ink.path(f"M30 {77 - NORTH:g}h152", "hair")
    ink.text(106, 88 - NORTH, b.say("north-map"), 13, "named", room=176)


def _hall(b: Board, ink: Ink) -> None:
    ink.circle(0, 0, 29, "stop")
    ink.icon("i-station", 0, -3, 34, "k-station")
    ink.text(0, 39, b.say("hall-name"), 12, "disp", room=120)


# ------------------------------------------------------------------ towns


def draw_towns(b: Board) -> None:
    """Every town with its slots, the stores in them, and what a medium town offers."""
    country, figures, seen = b.land.country, b.figures.north, b.seen.north
    if not country or not figures or not seen:
        return
    b.scene.add(TOWNS, "g", parent=b.sheet)
    for town, tile in enumerate(seen.tiles):
        _draw_town(b, country, figures, town, seen.slots[town], tile)
        if tile != EMPTY:
            _draw_tile(b, country, figures, town, tile)


def _draw_town(b: Board, country: Country, figures: NorthFigures, town: int, stores: Sequence[int], tile: int) -> None:
    name = figures.towns[town]
    key = f"town:{name}"
    said, rule = _said(b, figures, town, stores, tile), _RULES[figures.town_type[town]]
    b.piece(key, TOWNS, country.towns[name], TOWN, said, style="town", rule=rule)
    region = country.regions[name]
    free = tuple(seat < 0 for seat in stores)
    b.print(key, (b.land, region, free), lambda ink: _town(ink, b.figures, figures, town, region, free))
    if b.seen.asks == "lot" and b.seen.asked_for("town") == town:
        for slot in range(SLOTS_PER_TOWN):
            _draw_lot(b, figures, town, slot, stores[slot])
    for slot, seat in enumerate(stores):
        if seat >= 0:
            store(b, f"store:{name}:{seat}", key, lot_x(slot), 0, seat, origin=_home(b, seat))


def _home(b: Board, seat: int) -> str:
    """Where the stores of a seat come from."""
    return "sam:owner" if seat == b.figures.sam_seat else f"annex:{seat}"


def _said(b: Board, figures: NorthFigures, town: int, stores: Sequence[int], tile: int) -> str:
    """What a town is; said once, and again when somebody has built there."""
    names = tuple(b.texts.seat(seat) for seat in stores if seat >= 0)
    asked = b.texts.lang, b.land, town, names, tile
    if asked not in _sayings:
        if len(_sayings) >= 2000:  # a server has many tables
            _sayings.clear()
        said = [b.say("town", town=town, type=TOWN_TYPES[figures.town_type[town]], region=_region(b, figures, town))]
        if tile != EMPTY:
            said.append(b.say("town-tile", what=_offered(b, figures, tile)))
        slots = [_lot_said(b, figures, town, slot) for slot in range(SLOTS_PER_TOWN)]
        if len(set(slots)) > 1 or not _is_plain(figures, town, 0):
            said.append(b.say("town-slots", slots=", ".join(slots)))
        if names:
            said.append(b.say("town-stores", names=", ".join(names), count=len(names)))
        _sayings[asked] = " ".join(said)
    return _sayings[asked]


def _region(b: Board, figures: NorthFigures, town: int) -> str:
    assert b.land.country is not None
    return b.land.country.regions[figures.towns[town]]


def _is_plain(figures: NorthFigures, town: int, slot: int) -> bool:
    return figures.slot_action[town][slot] == PLAIN and not figures.slot_cost[town][slot]


def _lot_said(b: Board, figures: NorthFigures, town: int, slot: int) -> str:
    if figures.slot_action[town][slot] != PLAIN:
        return b.say("action", action=figures.slot_action[town][slot])
    cost = figures.slot_cost[town][slot]
    return b.say("lot-what", kind="pay" if cost else "plain", money=cost)


def _town(ink: Ink, base: Figures, figures: NorthFigures, town: int, region: str, free: Sequence[bool]) -> None:
    """Four slots in a bar; what a slot costs or brings is shown until a store covers it."""
    w, h = TOWN
    ink.rect(-w / 2, -h / 2, w, h, f"town-bar r-{region}")
    w, h = LOT
    for slot in range(SLOTS_PER_TOWN):
        ink.rect(lot_x(slot) - w / 2, -h / 2, w, h, "slot-place")
        if free[slot]:
            _sign(ink, lot_x(slot), base, figures, town, slot)


def _sign(ink: Ink, x: float, base: Figures, figures: NorthFigures, town: int, slot: int) -> None:
    w = LOT[0]
    cost, action = figures.slot_cost[town][slot], figures.slot_action[town][slot]
    if cost:
        ink.text(x, 0, f"−{cost}", 15.2, "disp loss")
    elif action != PLAIN:
        marks = action_marks(base.actions[action], base)
        draw_marks(ink, x, 0, marks, min(0.88, (w - 1) / marks_width(marks)))


def _draw_lot(b: Board, figures: NorthFigures, town: int, slot: int, owner: int) -> None:
    """A slot of the town that was chosen."""
    name = figures.towns[town]
    key = f"lot:{name}:{slot + 1}"
    said = _lot_said(b, figures, town, slot)
    said = b.say("lot", number=slot + 1, what=said, taken="yes" if owner >= 0 else "no")
    b.piece(key, f"town:{name}", (lot_x(slot), 0), LOT, said, style="lot-choice", rule="GWTN-STORE-5")

    def draw(ink: Ink) -> None:
        w, h = LOT
        ink.rect(-w / 2, -h / 2, w, h, "slot-place edge")
        if owner < 0:
            _sign(ink, 0, b.figures, figures, town, slot)

    b.print(key, (b.land, owner < 0), draw)


# ------------------------------------------------------------------ tiles


def _draw_tile(b: Board, country: Country, figures: NorthFigures, town: int, tile: int) -> None:
    name = figures.towns[town]
    key = f"medium:{name}"
    said = b.say("medium", town=town, what=_offered(b, figures, tile))
    b.piece(key, TOWNS, country.tiles[name], TILE, said, style="medium", rule="GWTN-STORE-10")
    marks = group_marks(figures.tile_actions[tile], b.figures)
    region = country.regions[name]
    b.print(key, ("medium", marks, region), lambda ink: _medium(ink, marks, region))


def _offered(b: Board, figures: NorthFigures, tile: int) -> str:
    actions = figures.tile_actions[tile]
    return f" {b.texts.format('or')} ".join(b.say("action", action=action) for action in actions)


def _medium(ink: Ink, marks: tuple[Mark, ...], region: str) -> None:
    w, h = TILE
    ink.rect(2 - w / 2, 3 - h / 2, w, h, "shade")
    ink.rect(-w / 2, -h / 2, w, h, f"medium-tile edge r-{region}")
    lines = [marks] if marks_width(marks) <= w else halves(marks)
    for i, line in enumerate(lines):
        y = 22 * (i - (len(lines) - 1) / 2)
        draw_marks(ink, 0, y, line, min(0.95, (w - 7) / marks_width(line)))


# ------------------------------------------------------------------ what a choice would do


def corner(b: Board, key: str) -> Point | None:
    """The upper right corner of a town or a slot."""
    country = b.land.country
    sort, _, name = key.partition(":")
    if not country or sort not in ("town", "lot"):
        return None
    town, _, slot = name.partition(":")
    x, y = country.towns[town]
    return (x + lot_x(int(slot) - 1) + 4, y - TOWN[1] / 2 - 6) if slot else (x + TOWN[0] / 2 - 4, y - TOWN[1] / 2)


def draw_ghost(b: Board, parent: str, choice: int) -> None:
    """The store as it would stand there, and an arrow from what gives access to the town (GWTN-STORE-4)."""
    country, (seen, figures) = b.land.country, in_play(b.seen.north, b.figures.north)
    assert country is not None, "there is no northern map"
    seat = b.seen.player
    lot = b.seen.asks == "lot"
    town = b.seen.asked_for("town") if lot else choice
    x, y = country.towns[figures.towns[town]]
    slot = choice if lot else _first_free(seen.slots[town], figures.slot_cost[town], b.seen.money[seat])
    place = f"town:{figures.towns[town]}"
    shown: dict[str, Any] = {"of": place} if b.plan(place) else {"preview": (choice,)}
    name = place if b.plan(place) else choice
    key = b.scene.add(f"preview:{name}", "g", parent=parent, class_="tag would-build", **shown)
    w, h = LOT
    x += lot_x(slot)
    b.scene.add(
        f"{key}.lot", "rect", parent=key, x=x - w / 2, y=y - h / 2, width=w, height=h, rx=3, class_="slot-place"
    )
    store(b, f"{key}.store", key, x, y, seat)
    if not lot:
        way, tip = _arrow(*_access(b, figures, country, seen, town), country.towns[figures.towns[town]])
        b.scene.add(f"{key}.way", "path", parent=key, d=way, class_="route")
        b.scene.add(f"{key}.tip", "path", parent=key, d=tip, class_="route-tip")


def _first_free(stores: list[int], costs: list[int], money: int) -> int:
    return next(slot for slot in range(SLOTS_PER_TOWN) if stores[slot] < 0 and costs[slot] <= money)


def _access(b: Board, figures: NorthFigures, country: Country, seen: SeenNorth, town: int) -> tuple[Point, Point]:
    """The nearest place that lets whoever is asked build in the town, and its size: a store, a disc, or the hall."""
    seat = b.seen.player
    x, y = country.towns[figures.towns[town]]
    stores = [other for other in seen.stores_of(seat) if figures.town_links[other] >> town & 1]
    discs = [city for city, count in enumerate(b.seen.discs[seat]) if count and figures.city_links[city] >> town & 1]
    places = [(country.towns[figures.towns[other]], TOWN) for other in stores]
    places += [(b.land.cities[b.figures.cities[city]], CITY) for city in discs]
    if figures.hall_links >> town & 1:
        places.append((country.hall, _HALL))
    return min(places, key=lambda place: hypot(place[0][0] - x, place[0][1] - y))


def _arrow(start: Point, size: Point, end: Point) -> tuple[str, str]:
    """A way beside the rail, so that it does not cover it, from the edge of a place to that of a town; and its tip."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy)
    bent = (start[0] + end[0]) / 2 + _BEND * dy / far, (start[1] + end[1]) / 2 - _BEND * dx / far
    (x, y), (to_x, to_y) = _edge(start, bent, size), _edge(end, bent, TOWN)
    far = hypot(to_x - bent[0], to_y - bent[1])
    p, q = (to_x - bent[0]) / far * _TIP, (to_y - bent[1]) / far * _TIP
    way = f"M{x:.1f} {y:.1f}Q{bent[0]:.1f} {bent[1]:.1f} {to_x - p:.1f} {to_y - q:.1f}"
    tip = (
        f"M{to_x:.1f} {to_y:.1f}L{to_x - p - q * 0.5:.1f} {to_y - q + p * 0.5:.1f}"
        f"L{to_x - p + q * 0.5:.1f} {to_y - q - p * 0.5:.1f}z"
    )
    return way, tip


def _edge(middle: Point, toward: Point, size: Point) -> Point:
    """Where the line from the middle of a thing to a point leaves the thing."""
    dx, dy = toward[0] - middle[0], toward[1] - middle[1]
    part = min((half + 4) / abs(step) for half, step in ((size[0] / 2, dx), (size[1] / 2, dy)) if step)
    part = min(part, 1.0)
    return middle[0] + dx * part, middle[1] + dy * part
