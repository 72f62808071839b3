"""The printed board: paper, washes, roads, rails, and the frames of the markets."""

from math import atan2, cos, hypot, sin

from abilene.engine.ink import Ink
from abilene.engine.look import fit
from abilene.games.great_western_trail.data import NO_TURNOUT, rail_number
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import BOARD, JOB_FRAME, MARKET_FRAME, TOWN_FRAME, Point, road

GROUND = "board:ground"

# Washes tell the branches of the trail apart at arm's length.
_WASHES = {
    "water": "M1062 850C980 838 900 862 800 850S600 862 552 852",
    "rock": "M1182 424C1196 380 1180 300 1140 285S1000 285 830 285",
    "desert": "M338 806C296 780 300 700 304 545",
    "natives": "M575 664H1010M826 596H960",
}
_NAMES: dict[str, tuple[float, float, float]] = {  # middle and turn of the words on the land
    "flood": (906, 808, 0),
    "drought": (259, 690, -90),
    "rockfall": (1094, 346, 0),
    "native": (722, 610, 0),
}
_ROOM = {"flood": 140.0, "drought": 140.0, "rockfall": 93.0, "native": 150.0}
_MOUNTAINS = ((520, 560, 30), (500, 600, 24), (545, 600, 20))
_TREES = ((-56, -22, 30), (-44, -36, 24), (50, -36, 26))  # about a building space in the woods
_ARROWS_FROM = 118  # shorter stretches of road have no arrowhead


def draw_ground(b: Board) -> None:
    """All that never changes, in one go."""
    b.scene.add(GROUND, "g", parent=b.sheet, class_="ground")
    what = b.land, b.texts.lang
    b.print(GROUND, what, lambda ink: _print(b, ink))


def _print(b: Board, ink: Ink) -> None:
    top = b.land.top
    ink.rect(0, top, BOARD[0], BOARD[1] - top, "land", 0)
    _print_lamplight(ink, top)
    for name, line in _WASHES.items():
        ink.path(line, f"wash wash-{name}")
    for name, (x, y, turn) in _NAMES.items():
        turned = {"transform": f"rotate({turn:g} {x:g} {y:g})"} if turn else {}
        _print_name(ink, x, y, b.say("land", zone=name), _ROOM[name], **turned)
    for x, y, size in _MOUNTAINS:
        ink.icon("i-mountain", x, y, size, "k-mountain")
    _print_frames(b, ink)
    _print_roads(b, ink)
    _print_rails(b, ink)
    if not b.land.country:
        _print_title(b, ink)
    ink.rect(1, top + 1, BOARD[0] - 2, BOARD[1] - top - 2, "neatline", 0)


def _print_name(ink: Ink, x: float, y: float, name: str, room: float, **turned: str) -> None:
    """The name of a stretch of land, in two lines where it would be cut in one."""
    lines = name.split(" ", 1) if "…" in fit(name, ink.smallest, room)[0] else [name, ""]  # in all languages two
    for i, line in enumerate(lines):
        ink.text(x, y + 17 * i, line, 14, "named", room=room, **turned)


def _print_lamplight(ink: Ink, top: float) -> None:
    """By night a lamp hangs over the middle of the board."""
    light = ink.scene.add(f"{GROUND}.light", "radialGradient", parent=GROUND, id="lamplight", cx=0.5, cy=0.46, r=0.72)
    for i, offset in enumerate((0.0, 0.6, 1.0)):
        ink.scene.add(f"{light}.{i}", "stop", parent=light, offset=offset, class_=f"lamplight-{i}")
    ink.rect(0, top, BOARD[0], BOARD[1] - top, "lamplight", 0, fill="url(#lamplight)")


def _print_title(b: Board, ink: Ink) -> None:
    ink.text(80, 35, "GREAT WESTERN", 15, "disp wide-set", room=138)
    ink.text(80, 56, "TRAIL", 20, "disp wider-set")
    ink.path("M22 70h116", "rule")
    ink.path("M22 73h116", "hair")
    ink.text(80, 82, b.say("edition", edition=b.figures.edition), 12, "named", room=140)


def _print_frames(b: Board, ink: Ink) -> None:
    if not b.land.country:
        ink.rect(160, 4, 1240, 84, "bank", 0)
    ink.rect(236, 88, 1164, 150, "bank", 0)
    ink.rect(1194, 238, 206, 762, "bank", 0)
    ink.path("M160 88H1400", "hair")
    for (x, y, w, h), name in ((TOWN_FRAME, "kansas-city"), (JOB_FRAME, "jobs")):
        ink.sheet(x, y, w, h, "quarter", 0)
        ink.text(x + w / 2, y + 18, b.say("region", region=name).upper(), 14.5, "disp wide-set", room=w - 40)
    ink.rect(*MARKET_FRAME, "quarter")
    words = b.say("region", region="cattle").upper().split(maxsplit=1)
    for i, word in enumerate(words):
        x = 266 if len(words) == 1 else 257 + 17 * i
        ink.text(x, 947, word, 12, "disp set", room=90, transform=f"rotate(-90 {x:g} 947)")


# ------------------------------------------------------------------ the trail


def _print_roads(b: Board, ink: Ink) -> None:
    places, figures = b.land.spaces, b.figures
    edges = [
        (places[name], places[figures.spaces[ahead]])
        for name, following in zip(figures.spaces, figures.space_next, strict=True)
        for ahead in following
    ]
    roads = "".join(road([start, end]) for start, end in edges)
    for style in ("road-edge", "road", "road-line"):
        ink.path(roads, style)
    ink.path("".join(_arrowhead(*edge) for edge in edges if hypot(*_between(*edge)) > _ARROWS_FROM), "road-arrow")
    for name, woods in zip(figures.spaces, figures.space_woods, strict=True):
        if woods:
            x, y = places[name]
            for dx, dy, size in _TREES:
                ink.icon("i-forest", x + dx, y + dy, size, "k-woods")


def _between(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _arrowhead(start: Point, end: Point) -> str:
    dx, dy = _between(start, end)
    x, y, turn = start[0] + dx / 2, start[1] + dy / 2, atan2(dy, dx)
    tips = [
        (x + p * cos(turn) - q * sin(turn), y + p * sin(turn) + q * cos(turn)) for p, q in ((-5, -6), (5, 0), (-5, 6))
    ]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in tips)


# ------------------------------------------------------------------ the railroad


def _print_rails(b: Board, ink: Ink) -> None:
    rails, figures = b.land.rails, b.figures
    tracks = [(rails[str(n)], rails[str(n + 1)]) for n in range(rail_number(figures.last_space))]
    for name in rails:
        if name.startswith("t"):
            n = int(name[1:])
            tracks += [(rails[str(n)], rails[name]), (rails[name], rails[str(n + 1)])]
    ink.path("".join(_line(*track) for track in tracks), "ties")
    ink.path("".join(_line(*track, aside) for track in tracks for aside in (-4, 4)), "irons")
    links = [
        (rails[figures.rail_name(at)], station)
        for at, station in zip(figures.station_at, b.land.stations, strict=True)
        if at != NO_TURNOUT
    ]
    ink.path("".join(_line(*link) for link in links), "siding")
    strip = list(zip(b.land.cities.values(), figures.city_value, strict=True))[: figures.last_city + 1]
    ink.path("".join(f"M{x:g} {y + 34:g}L{rails[str(value)][0]:g} 100" for (x, y), value in strip), "tie-line")
    ink.path("".join(f"M{x:g} {y:g}l12 10m0-10l-12 10" for x, y in (_cross(b, n) for n in figures.crossings)), "cross")


def _line(start: Point, end: Point, aside: float = 0) -> str:
    dx, dy = _between(start, end)
    far = hypot(dx, dy)
    x, y = -dy / far * aside, dx / far * aside
    return f"M{start[0] + x:.1f} {start[1] + y:.1f}L{end[0] + x:.1f} {end[1] + y:.1f}"


def _cross(b: Board, n: int) -> Point:
    x, y = cross_at(b, n)
    return x - 6, y - 5


def cross_at(b: Board, n: int) -> Point:
    """The middle of the cross between railroad spaces n and n + 1 (GWT-DEL-8)."""
    (x, y), (to_x, _) = b.land.rails[str(n)], b.land.rails[str(n + 1)]
    return (x + to_x) / 2, y - 19
