"""What changes on the map: cities, track pieces, trains, and the spaces that may be chosen."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from abilene.engine.board import Point, sentences
from abilene.engine.ink import Ink, pattern
from abilene.engine.lights import INSTEAD
from abilene.engine.scene import Node, Scene
from abilene.games.spike.data import COMMODITIES
from abilene.games.spike.scene.beams import distances
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_good
from abilene.games.spike.scene.layout import CITY_RADIUS, Land
from abilene.games.spike.scene.plates import HEIGHT as PLATE
from abilene.games.spike.scene.plates import MAP_TYPE, Plate
from abilene.games.spike.scene.rails import draw_bars
from abilene.games.spike.scene.stands import MARKER, SMALLER, TRAIN, markers, names, trains
from abilene.games.spike.scene.worth import city_now
from abilene.games.spike.state import EMPTY
from abilene.games.spike.steps.build import APART
from abilene.games.spike.steps.lines import Line

SPACES, BRIGHT, BUILT, CITIES, TRAINS = "map:spaces", "map:bright", "map:built", "map:cities", "map:trains"
NAMES = "map:names"


def _key(b: Board, track: int) -> str:
    return b.figures.position_key(b.figures.on_track(track))


def draw_spaces(b: Board) -> None:
    """The empty spaces in question, brighter than the others: those that come next, and the line so far."""
    b.scene.add(SPACES, "g", parent="map")
    for track, line in b.lines.items():
        _draw_space(b, track, line)
    if b.lines:
        _draw_closed(b)
    elif b.bends:
        _draw_bends(b)
    else:
        _draw_first_spaces(b)
    b.scene.add(BRIGHT, "g", parent="map", class_="bright")
    if b.lines or b.bends:
        whole = [line.tracks for line in (*b.lines.values(), *b.ends.values(), *b.bends.values())]
        shown = tuple(sorted({track for tracks in whole for track in tracks}))
        b.print(BRIGHT, (b.land, shown), lambda ink: draw_bars(ink, b.land, shown))


def _draw_first_spaces(b: Board) -> None:
    """Where a line may begin, while the action is still open: less bright than the cities to which one can lead."""
    for track, owner in enumerate(b.seen.owner):
        key = _key(b, track)
        if owner == EMPTY and (plan := b.plan(key)):
            b.scene.nodes.update(_space(b.land, key, track, b.title(key, ""), (), plan))


def _draw_bends(b: Board) -> None:
    """Spaces over which the line could go as well, while it waits to be paid: a click bends it."""
    tracks = {name: track for track, name in enumerate(b.figures.track_ids)}
    for key, line in b.bends.items():
        said = b.say("bend", city=line.city, spaces=len(line.tracks), cards_needed=line.cards)
        b.scene.nodes.update(_bend(b.land, key, tracks[key.rpartition(":")[2]], said))


@lru_cache(20_000)
def _bend(land: Land, key: str, track: int, title: str) -> Mapping[str, Node]:
    press = Scene(0, 0, "")
    press.add(SPACES, "g")
    press.add(key, "g", parent=SPACES, class_=f"bend {INSTEAD}", title=title, rule="SPK-BUILD-9")
    for name in ("glow", "reach"):
        press.add(f"{key}.{name}", "path", parent=key, d=land.bar(track), class_=name)
    del press.nodes[SPACES]
    return press.nodes


def _draw_closed(b: Board) -> None:
    """The other empty spaces where the line could go on: whoever clicks one learns why it cannot be chosen."""
    seen, head = b.seen, b.seen.subject
    nodes = [head] if head != EMPTY else seen.networks[b.own]
    others = {way for node in nodes for way in b.figures.ways[node] if seen.owner[way] == EMPTY}
    for track in sorted(others - {*seen.chain, *b.lines}):
        b.scene.add(_key(b, track), "path", parent=SPACES, d=b.land.bar(track), class_="closed")
    apart = [track for track, owner in enumerate(seen.owner) if owner == EMPTY]
    rest = "".join(b.land.bar(track) for track in apart if track not in others and track not in seen.chain)
    b.scene.add(APART, "path", parent=SPACES, d=rest, class_="closed")


def _draw_space(b: Board, track: int, line: Line) -> None:
    said = b.say(
        "space",
        track=track,
        city=line.city,
        spaces=len(line.tracks),
        money=line.money,
        cards_needed=line.cards,
        direct="yes" if line.tracks[-1] == track else "no",
    )
    key = _key(b, track)
    b.scene.nodes.update(_space(b.land, key, track, said, b.choices(key), ()))


@lru_cache(20_000)
def _space(
    land: Land, key: str, track: int, title: str, choices: tuple[int, ...], plan: tuple[int, ...]
) -> Mapping[str, Node]:
    """A track space that may be chosen: lamplight along it, wide enough for a finger."""
    press = Scene(0, 0, "")
    press.add(SPACES, "g")
    style = "space legal" + " first" * bool(plan)
    press.add(key, "g", parent=SPACES, class_=style, title=title, rule="SPK-BUILD-2", choices=choices, plan=plan)
    for name in ("halo", "ring"):
        press.add(f"{key}.{name}", "path", parent=key, d=land.bar(track), class_=name)
    del press.nodes[SPACES]
    return press.nodes


# ------------------------------------------------------------------ track pieces


def draw_built(b: Board) -> None:
    """The lines of all players, each in a few strokes, and a bead with its owner's number on every piece."""
    b.scene.add(BUILT, "g", parent="map")
    owner = b.seen.owner
    for seat in range(b.figures.players):
        own = tuple(track for track, its in enumerate(owner) if its == seat)
        key = b.scene.add(f"line:{seat}", "g", parent=BUILT, class_=f"railroad p{seat + 1}")
        if own:
            b.print(key, (b.land, own), partial(_lay, land=b.land, tracks=own, seat=seat))
    for track, seat in enumerate(owner):
        if seat != EMPTY:
            key = _key(b, track)
            title = b.title(key, "" if b.choices(key) or b.plan(key) else b.say("piece", player=seat, track=track))
            b.scene.nodes.update(_bead(b.land, key, track, seat, title, b.choices(key), b.plan(key)))
    if b.seen.chain:
        _draw_plan(b, b.seen.chain)


def _lay(ink: Ink, land: Land, tracks: tuple[int, ...], seat: int) -> None:
    path = "".join(map(land.line, tracks))
    ink.path(path, "casing")
    ink.path(path, "piece-ink")
    ink.path(path, "piece-pattern", stroke=pattern(seat))


@lru_cache(20_000)
def _bead(
    land: Land, key: str, track: int, seat: int, title: str, choices: tuple[int, ...], plan: tuple[int, ...]
) -> Mapping[str, Node]:
    press = Scene(0, 0, "")
    press.add(BUILT, "g")
    x, y = land.middle(track)
    what: dict[str, Any] = {"title": title, "rule": "SPK-MAP-4", "origin": f"stock:{seat}"}
    what |= {"choices": choices, "plan": plan}
    at, style = f"translate({x:g} {y:g})", "bead legal" if choices or plan else "bead"
    press.add(key, "g", parent=BUILT, transform=at, class_=style, **what)
    if choices or plan:
        one_x, one_y, to_x, to_y = land.bars[track]
        line = f"M{one_x - x:.1f} {one_y - y:.1f}L{to_x - x:.1f} {to_y - y:.1f}"
        for name in ("halo", "ring"):
            press.add(f"{key}.{name}", "path", parent=key, d=line, class_=name)
    press.add(f"{key}.1", "circle", parent=key, r=7.5, class_="bead-disc edge")
    number = str(seat + 1)
    press.add(
        f"{key}.2", "text", parent=key, y=4.8, font_size=MAP_TYPE, class_="disp", text_anchor="middle", text=number
    )
    del press.nodes[BUILT]
    return press.nodes


def _draw_plan(b: Board, tracks: list[int]) -> None:
    """A line that is being built, not yet paid: dashed, and its spaces counted."""
    title = b.say("plan", player=b.seen.turn, spaces=len(tracks))
    key = b.scene.add("plan", "g", parent=BUILT, class_="plan", title=title, rule="SPK-BUILD-4")
    _ghost(b, "plan.line", key, tracks)
    counts = b.scene.add("plan.counts", "g", parent=key, class_="count")
    b.print(counts, (b.land, tuple(tracks)), partial(_count, land=b.land, tracks=tracks))


def _count(ink: Ink, land: Land, tracks: Sequence[int]) -> None:
    for i, track in enumerate(tracks, 1):
        x, y = land.middle(track)
        ink.circle(x, y, 9, "lamp")
        ink.text(x, y, str(i), MAP_TYPE, "disp on-lamp")


# ------------------------------------------------------------------ cities


def draw_cities(b: Board) -> None:
    """Every city with the good it supplies and its name, and the markers of those who have delivered there."""
    b.scene.add(CITIES, "g", parent="map")
    seen, figures = b.seen, b.figures
    for seat in range(figures.players):  # below the cities: a marker covers no name
        for city in range(figures.cities):
            if seen.has_marker(seat, city):
                _draw_marker(b, seat, city)
    prices = [seen.price(good) for good in range(COMMODITIES)]
    ends, connected = {line.city for line in b.ends.values()}, set(seen.cities(b.own))
    laid = [track for track, owner in enumerate(seen.owner) if owner != EMPTY]
    plates, away = names(b.land, (*laid, *seen.chain)), distances(seen, b.own)
    for city, good in enumerate(figures.supplies):
        joined = "yes" if city in connected else "no"
        said = b.say("city", city=city, commodity=good, money=prices[good], connected=joined)
        said = sentences(said, city_now(b, city, connected, away))
        if line := b.instead.get(figures.position_key(city)):
            said = _other_line(b, line)
        _draw_city(b, city, figures.commodity_ids[good], "" if city in ends else said, city in ends, plates[city])
    b.scene.add(NAMES, "g", parent="map", class_="names")  # above every city: no halo lies over a name
    b.print(NAMES, (b.land, plates), partial(_print_names, land=b.land, plates=plates))


def _print_names(ink: Ink, land: Land, plates: Sequence[Plate]) -> None:
    """Where tracks lie beneath a name, they show through its plate."""
    for plate in plates:
        sheer = " sheer" if any(map(plate.covers, land.bars)) else ""
        ink.rect(plate.x - plate.half, plate.y - PLATE / 2, 2 * plate.half, PLATE, f"plate{sheer}")
        ink.text(plate.x, plate.y, plate.name, MAP_TYPE, f"disp plate-name{sheer}", room=2 * plate.half - 6)


def _other_line(b: Board, line: Line) -> str:
    """In words, what a click makes of the line that is to be paid."""
    told = {"city": line.city, "commodity": b.figures.supplies[line.city], "money": line.money}
    return b.texts.format("plan-line-instead", **told, spaces=len(line.tracks), cards_needed=line.cards)


def _draw_city(b: Board, city: int, good: str, said: str, end: bool, plate: Plate) -> None:
    at, size = b.land.nodes[city], (2 * CITY_RADIUS, 2 * CITY_RADIUS)
    style = f"city answers-goods-{good}" + (" aim" if end else "")
    key = b.figures.position_key(city)
    if key in b.instead:
        style += f" {INSTEAD}"
    b.piece(key, CITIES, at, size, said, style=style, rule="SPK-MAP-2", radius=CITY_RADIUS)
    b.print(key, (end, good, at, plate), partial(_print_city, good=good, plate=plate, at=at, end=end))


def _print_city(ink: Ink, good: str, plate: Plate, at: Point, end: bool) -> None:
    if end:
        ink.circle(0, 0, CITY_RADIUS + 3.5, "aim-ring")
    ink.circle(0, 0, CITY_RADIUS, "city-disc edge")
    draw_good(ink, good, 0, 0, 21)
    x, y = plate.x - at[0], plate.y - at[1]
    ink.rect(x - plate.half, y - PLATE / 2, 2 * plate.half, PLATE, "name-place")  # the name is a part of its city


def _draw_marker(b: Board, seat: int, city: int) -> None:
    key, at, size = f"marker:{seat}:{b.figures.city_ids[city]}", markers(b.land, city)[seat], (2 * MARKER, 2 * MARKER)
    said = b.say("marker", player=seat, city=city)
    b.piece(key, CITIES, at, size, said, rule="SPK-DELIV-3", origin=f"train:{seat}")
    b.print(key, seat, lambda ink: ink.disc(0, 0, MARKER, seat))


# ------------------------------------------------------------------ trains


def draw_trains(b: Board) -> None:
    """Each locomotive beside its city, or on its track space, where it hides nothing that others have there."""
    b.scene.add(TRAINS, "g", parent="map")
    places = trains(b.land, tuple(b.seen.train), tuple(b.seen.owner))
    for seat, position in enumerate(b.seen.train):
        if position != EMPTY:
            _draw_train(b, seat, position, places[seat])


def _draw_train(b: Board, seat: int, position: int, at: Point) -> None:
    seen, state = b.seen, b.stands_at(seat)
    scale = SMALLER if state == "way" else 1.0
    cargo = seen.aboard(seat)
    goods = ", ".join(map(b.good, cargo))
    said = b.say("train", player=seat, state=state, position=position, count=len(cargo), goods=goods)
    key = b.piece(f"train:{seat}", TRAINS, at, TRAIN, said, style="train", scale=scale, rule="SPK-TRAIN-4")
    track = b.figures.track_at(position)
    x, y = b.land.nodes[position] if track < 0 else b.land.middle(track)
    off = (x - at[0]) / scale, (y - at[1]) / scale
    b.print(key, (seat, off), partial(_print_train, seat=seat, off=off))


def _print_train(ink: Ink, seat: int, off: Point) -> None:
    """Its tile, and the lead to where it is, which is not always where there is room for it."""
    (w, h), (x, y) = TRAIN, off
    ink.path(f"M0 0L{x:g} {y:g}", "lead-edge")
    ink.path(f"M0 0L{x:g} {y:g}", "lead")
    ink.rect(1.5 - w / 2, 2.5 - h / 2, w, h, "shade")
    ink.rect(-w / 2, -h / 2, w, h, "train-tile edge")
    ink.rect(-w / 2, h / 2 - 6, w, 6, "stripe", 1, fill=pattern(seat))
    ink.icon("i-locomotive", 0, -3, 25, f"seat-{seat + 1}")


# ------------------------------------------------------------------ previews


def draw_previews(b: Board) -> None:
    """The whole line that a space can become, for whoever points at it."""
    for track, line in b.lines.items():
        _ghost(b, f"preview:{track}", "map", line.tracks, (track,))

    for of, tracks in _ways(b):
        _ghost(b, f"way:{of.partition(' ')[0]}", "map", tracks, of=of)


def draw_counts(b: Board) -> None:
    """The spaces of the line that a city stands for, counted above all names, for whoever points at it."""
    for of, tracks in _ways(b):
        name = f"way:{of.partition(' ')[0]}:counts"
        key = b.scene.add(name, "g", parent="map", class_="untouchable other" if b.bends else "untouchable", of=of)
        b.print(key, (b.land, tracks), partial(_count, land=b.land, tracks=tracks))


def _ways(b: Board) -> list[tuple[str, tuple[int, ...]]]:
    """The keys of the cities or spaces that stand for a line, and that line."""
    found: dict[tuple[int, ...], list[str]] = {}
    for key, line in (*b.ends.items(), *b.bends.items()):
        found.setdefault(line.tracks, []).append(key)
    return [(" ".join(keys), tracks) for tracks, keys in found.items()]


def _ghost(b: Board, key: str, parent: str, tracks: Sequence[int], preview: Sequence[int] = (), of: str = "") -> None:
    """Pieces that do not lie there yet."""
    stroke, path = pattern(b.seen.turn), "".join(map(b.land.line, tracks))
    b.scene.add(key, "path", parent=parent, d=path, class_="would-be", stroke=stroke, preview=preview, of=of)
