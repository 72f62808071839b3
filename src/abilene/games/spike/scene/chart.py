"""What changes on the map: cities, track pieces, trains, and the spaces that may be chosen."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from abilene.engine.ink import Ink, piece, printed
from abilene.engine.scene import Node, Scene
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_good
from abilene.games.spike.scene.layout import CITY_RADIUS, Land, Point
from abilene.games.spike.scene.lines import Line
from abilene.games.spike.scene.plates import HEIGHT as PLATE
from abilene.games.spike.scene.plates import TYPE, Plate
from abilene.games.spike.scene.rails import draw_bars
from abilene.games.spike.scene.stands import MARKER, SMALLER, TRAIN, in_city, markers, under_way

SPACES, BRIGHT, BUILT, CITIES, TRAINS = "map:spaces", "map:bright", "map:built", "map:cities", "map:trains"


def draw_spaces(b: Board) -> None:
    """The empty spaces in question, brighter than the others: those that come next, and the line so far."""
    b.scene.add(SPACES, "g", parent="map")
    for track, line in b.lines.items():
        _draw_space(b, track, line)
    if b.lines:
        _draw_closed(b)
    b.scene.add(BRIGHT, "g", parent="map", class_="bright")
    if b.lines:
        shown = {track for line in b.lines.values() for track in line.tracks}
        printed(b.scene, BRIGHT, (b.land, tuple(sorted(shown))), lambda ink: draw_bars(ink, b.land, sorted(shown)))


def _draw_closed(b: Board) -> None:
    """The other empty spaces where the line could go on: whoever clicks one learns why it cannot be chosen."""
    figures, head = b.figures, b.known["about"]["head"]
    built = _numbers(b)
    own = [built[name] for name, seat in b.known["tracks"].items() if seat == b.own]
    nodes = {node for track in own for node in (figures.one_end[track], figures.other_end[track])}
    if head >= 0:
        nodes = {head}
    elif not nodes:
        nodes = {figures.city_ids.index(b.known["seats"][b.own]["train"])}
    taken = {built[name] for name in (*b.known["tracks"], *(b.known["build"] or {"tracks": ()})["tracks"])}
    for track in sorted({way for node in nodes for way in figures.ways[node]} - taken - set(b.lines)):
        x, y, to_x, to_y = b.land.bars[track]
        key = f"track:{figures.track_ids[track]}"
        b.scene.add(key, "path", parent=SPACES, d=f"M{x:g} {y:g}L{to_x:g} {to_y:g}", class_="closed")


def _draw_space(b: Board, track: int, line: Line) -> None:
    key = f"track:{b.figures.track_ids[track]}"
    said = b.say(
        "space",
        track=track,
        city=line.city,
        spaces=len(line.tracks),
        money=line.money,
        cards_needed=line.cards,
        direct="yes" if line.tracks[-1] == track else "no",
    )
    b.scene.nodes.update(_space(b.land, key, track, said, b.choices(key)))


@lru_cache(20_000)
def _space(land: Land, key: str, track: int, title: str, choices: tuple[int, ...]) -> Mapping[str, Node]:
    """A track space that may be chosen: lamplight along it, wide enough for a finger."""
    press = Scene(0, 0, "")
    press.add(SPACES, "g")
    press.add(key, "g", parent=SPACES, class_="space legal", title=title, rule="SPK-BUILD-2", choices=choices)
    x, y, to_x, to_y = land.bars[track]
    for name in ("halo", "ring"):
        press.add(f"{key}.{name}", "path", parent=key, d=f"M{x:g} {y:g}L{to_x:g} {to_y:g}", class_=name)
    del press.nodes[SPACES]
    return press.nodes


# ------------------------------------------------------------------ track pieces


def draw_built(b: Board) -> None:
    """The lines of all players, each in a few strokes, and a bead with its owner's number on every piece."""
    b.scene.add(BUILT, "g", parent="map")
    numbers = _numbers(b)
    tracks: Mapping[str, int] = b.known["tracks"]
    build = b.known["build"]
    for seat in range(b.figures.players):
        own = tuple(numbers[name] for name, owner in tracks.items() if owner == seat)
        key = b.scene.add(f"line:{seat}", "g", parent=BUILT, class_=f"railroad p{seat + 1}")
        if own:
            printed(b.scene, key, (b.land, own), partial(_lay, land=b.land, tracks=own, seat=seat))
    for name, seat in tracks.items():
        _draw_piece(b, numbers[name], seat)
    if build is not None:
        _draw_plan(b, [numbers[name] for name in build["tracks"]])


@lru_cache(64)
def _track_numbers(names: tuple[str, ...]) -> Mapping[str, int]:
    return {name: track for track, name in enumerate(names)}


def _numbers(b: Board) -> Mapping[str, int]:
    return _track_numbers(tuple(b.figures.track_names))


def _lay(ink: Ink, land: Land, tracks: tuple[int, ...], seat: int) -> None:
    path = "".join(map(land.line, tracks))
    ink.path(path, "casing")
    ink.path(path, "piece-ink")
    ink.path(path, "piece-pattern", stroke=f"url(#pat-{seat + 1})")


def _draw_piece(b: Board, track: int, seat: int) -> None:
    key = f"track:{b.figures.track_ids[track]}"
    x, y = b.land.middle(track)
    choices = b.choices(key)
    title = b.title(key, b.say("piece", player=seat, track=track))
    b.scene.nodes.update(_bead(b.land, key, track, x, y, seat, title, choices))


@lru_cache(20_000)
def _bead(
    land: Land, key: str, track: int, x: float, y: float, seat: int, title: str, choices: tuple[int, ...]
) -> Mapping[str, Node]:
    press = Scene(0, 0, "")
    press.add(BUILT, "g")
    press.add(
        key,
        "g",
        parent=BUILT,
        transform=f"translate({x:g} {y:g})",
        class_="bead legal" if choices else "bead",
        title=title,
        rule="SPK-MAP-4",
        origin=f"stock:{seat}",
        choices=choices,
    )
    if choices:
        one_x, one_y, to_x, to_y = land.bars[track]
        line = f"M{one_x - x:.1f} {one_y - y:.1f}L{to_x - x:.1f} {to_y - y:.1f}"
        for name in ("halo", "ring"):
            press.add(f"{key}.{name}", "path", parent=key, d=line, class_=name)
    press.add(f"{key}.1", "circle", parent=key, r=7, class_="bead-disc edge")
    number = str(seat + 1)
    press.add(f"{key}.2", "text", parent=key, y=3.9, font_size=10.5, class_="disp", text_anchor="middle", text=number)
    del press.nodes[BUILT]
    return press.nodes


def _draw_plan(b: Board, tracks: list[int]) -> None:
    """A line that is being built, not yet paid: dashed, and its spaces counted."""
    seat = b.known["turn"]
    title = b.say("plan", player=seat, spaces=len(tracks))
    key = b.scene.add("plan", "g", parent=BUILT, class_="plan", title=title, rule="SPK-BUILD-4")
    _ghost(b, "plan.line", key, tracks)
    for i, track in enumerate(tracks):
        x, y = b.land.middle(track)
        number = b.scene.add(f"plan.{i + 1}", "g", parent=key, transform=f"translate({x:g} {y:g})", class_="count")
        printed(b.scene, number, i + 1, partial(_count, number=i + 1))


def _count(ink: Ink, number: int) -> None:
    ink.circle(0, 0, 9, "lamp")
    ink.text(0, 0, str(number), 12, "disp on-lamp")


# ------------------------------------------------------------------ cities


def draw_cities(b: Board) -> None:
    """Every city with the good it supplies and its name, and the markers of those who have delivered there."""
    b.scene.add(CITIES, "g", parent="map")
    prices = {good: b.known["row_values"][row] for column in b.known["market"] for row, good in enumerate(column)}
    ends = {line.city for line in b.lines.values()}
    connected = set(b.known["seats"][b.own]["cities"])
    for seat, owns in enumerate(b.known["seats"]):
        for name in owns["markers"]:  # below the cities: a marker covers no name
            _draw_marker(b, seat, name)
    for city, name in enumerate(b.figures.city_ids):
        _draw_city(b, city, name, prices, city in ends, name in connected)


def _draw_city(b: Board, city: int, name: str, prices: Mapping[str, int], end: bool, connected: bool) -> None:
    key = f"city:{name}"
    x, y = b.land.nodes[city]
    good = b.figures.commodity_ids[b.figures.supplies[city]]
    said = b.say(
        "city",
        city=city,
        commodity=b.figures.supplies[city],
        money=prices[good],
        connected="yes" if connected else "no",
    )
    style = f"city supplies-{good}" + (" aim" if end else "")
    size = 2 * CITY_RADIUS, 2 * CITY_RADIUS
    piece(
        b.scene,
        key,
        CITIES,
        x,
        y,
        size,
        style=style,
        title=b.title(key, said),
        rule="SPK-MAP-2",
        choices=b.choices(key),
        radius=CITY_RADIUS,
    )
    what = "aim" if end else "", good, b.land
    printed(b.scene, key, what, partial(_print_city, good=good, plate=b.land.plates[city], at=(x, y), end=end))


def _print_city(ink: Ink, good: str, plate: Plate, at: Point, end: bool) -> None:
    if end:
        ink.circle(0, 0, CITY_RADIUS + 3.5, "aim-ring")
    ink.circle(0, 0, CITY_RADIUS, "city-disc edge")
    draw_good(ink, good, 0, 0, 21)
    x, y = plate.x - at[0], plate.y - at[1]
    ink.rect(x - plate.half, y - PLATE / 2, 2 * plate.half, PLATE, "plate")
    ink.text(x, y, plate.name, TYPE, "disp plate-name", room=2 * plate.half - 6)


def _draw_marker(b: Board, seat: int, name: str) -> None:
    city = b.figures.city_ids.index(name)
    x, y = markers(b.land, city)[seat]
    title = b.say("marker", player=seat, city=city)
    key = f"marker:{seat}:{name}"
    origin = f"train:{seat}"
    piece(b.scene, key, CITIES, x, y, (2 * MARKER, 2 * MARKER), title=title, rule="SPK-DELIV-3", origin=origin)
    printed(b.scene, key, seat, lambda ink: ink.circle(0, 0, MARKER, "stripe", fill=f"url(#pat-{seat + 1})"))


# ------------------------------------------------------------------ trains


def draw_trains(b: Board) -> None:
    """Each locomotive beside its city, or on its track space; several in one place stand side by side."""
    b.scene.add(TRAINS, "g", parent="map")
    seats = b.known["seats"]
    for seat, owns in enumerate(seats):
        if owns["train"]:
            together = [other for other, its in enumerate(seats) if its["train"] == owns["train"]]
            _draw_train(b, seat, owns, together)


def _draw_train(b: Board, seat: int, owns: Mapping[str, Any], together: list[int]) -> None:
    key = f"train:{seat}"
    position = _position(b, owns)
    if owns["under_way"]:
        x, y = under_way(b.land, b.figures.track_at(position))
    else:
        x, y = in_city(b.land, position, len(together))[together.index(seat)]
    said = b.say(
        "train",
        player=seat,
        state="way" if owns["under_way"] else "rest",
        position=position,
        count=len(owns["cargo"]),
        goods=", ".join(map(b.good, owns["cargo"])),
    )
    piece(
        b.scene,
        key,
        TRAINS,
        x,
        y,
        TRAIN,
        style="train",
        scale=SMALLER if owns["under_way"] else 1,
        title=b.title(key, said),
        rule="SPK-TRAIN-4",
        choices=b.choices(key),
    )
    printed(b.scene, key, seat, partial(_print_train, seat=seat))


def _position(b: Board, owns: Mapping[str, Any]) -> int:
    name = owns["train"]
    return b.figures.on_track(_numbers(b)[name]) if owns["under_way"] else b.figures.city_ids.index(name)


def _print_train(ink: Ink, seat: int) -> None:
    w, h = TRAIN
    ink.rect(1.5 - w / 2, 2.5 - h / 2, w, h, "shade")
    ink.rect(-w / 2, -h / 2, w, h, "train-tile edge")
    ink.rect(-w / 2, h / 2 - 6, w, 6, "stripe", 1, fill=f"url(#pat-{seat + 1})")
    ink.icon("i-locomotive", 0, -3.5, 27, f"seat-{seat + 1}")


# ------------------------------------------------------------------ previews


def draw_previews(b: Board) -> None:
    """The whole line that a space can become, for whoever points at it."""
    for track, line in b.lines.items():
        _ghost(b, f"preview:{track}", "map", line.tracks, (track,))


def _ghost(b: Board, key: str, parent: str, tracks: Sequence[int], preview: Sequence[int] = ()) -> None:
    """Pieces that do not lie there yet."""
    stroke = f"url(#pat-{b.known['turn'] + 1})"
    path = "".join(map(b.land.line, tracks))
    b.scene.add(key, "path", parent=parent, d=path, class_="would-be", stroke=stroke, preview=preview)
