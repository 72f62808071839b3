"""The printed map: land and water, the six kinds of track, junctions, and what the kinds are."""

from collections.abc import Sequence
from typing import Any

from abilene.engine.board import Point, capital
from abilene.engine.ink import Ink
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.layout import CORNER, MAP, Land
from abilene.games.spike.scene.plates import MAP_TYPE
from abilene.games.spike.scene.rails import draw_bars, draw_sample

GROUND, TRACKS = "map:ground", "map:tracks"

_NAMES: dict[str, tuple[float, float, float, float]] = {  # middle, turn and size of the words on land and water
    "atlantic": (878, 555, -62, 30),
    "gulf": (375, 792, 0, 28),
    "canada": (706, 76, 0, 20),
    "superior": (346, 14, 0, 13.5),
    "huron": (556, 112, 0, 13.5),
}
_LEGEND = (782.0, 694.0, 214.0, 178.0)


def draw_ground(b: Board) -> None:
    """All that never changes, in few strokes; while somebody builds, the tracks step back behind those in question."""
    b.scene.add(GROUND, "g", parent="map", class_="ground", clip_path="url(#map-edge)")
    b.print(GROUND, b.land, lambda ink: _print(b, ink))
    calm = b.seen.asks in ("lay", "pay")
    b.scene.add(TRACKS, "g", parent="map", class_="tracks calm" if calm else "tracks")
    b.print(TRACKS, b.land, lambda ink: _print_tracks(ink, b.land))


def _print(b: Board, ink: Ink) -> None:
    (x, y), (w, h) = CORNER, MAP
    edge = ink.scene.add(f"{GROUND}.edge", "clipPath", parent=GROUND, id="map-edge")
    ink.scene.add(f"{edge}.box", "rect", parent=edge, x=x, y=y, width=w, height=h)
    ink.rect(x, y, w, h, "sea", 0)
    coast = smooth(b.land.coast)
    for i in range(3):
        ink.path(coast, f"shoal shoal-{i + 1}")
    ink.path(f"{coast}L-60 822L-60-60L1130-60L1130 107z", "shore")
    for island in b.land.islands:
        ink.path(smooth(island, closed=True), "shore")
    for lake in b.land.lakes:
        ink.path(smooth(lake, closed=True), "lake")
    _print_lamplight(ink)
    for name, (at_x, at_y, turn, size) in _NAMES.items():
        turned: dict[str, Any] = {"transform": f"rotate({turn:g} {at_x:g} {at_y:g})"} if turn else {}
        style = "named" if name == "canada" else "named water"
        ink.text(at_x, at_y, b.say("land", region=name), size, style, **turned)
    _print_legend(b, ink)


def _print_lamplight(ink: Ink) -> None:
    """By night a lamp hangs over the middle of the map."""
    light = ink.scene.add(f"{GROUND}.light", "radialGradient", parent=GROUND, id="maplight", cx=0.45, cy=0.46, r=0.72)
    for i, offset in enumerate((0.0, 0.6, 1.0)):
        ink.scene.add(f"{light}.{i}", "stop", parent=light, offset=offset, class_=f"lamplight-{i}")
    ink.rect(*CORNER, *MAP, "lamplight", 0, fill="url(#maplight)")


def _print_legend(b: Board, ink: Ink) -> None:
    x, y, w, h = _LEGEND
    ink.rect(x, y, w, h, "legend")
    ink.text(x + 15, y + 19, b.say("legend"), MAP_TYPE, "disp caps", "start", w - 30)
    for kind, name in enumerate(b.land.names):
        at = y + 44 + 24 * kind
        draw_sample(ink, b.land, kind, x + 39, at, 48)
        words = capital(b.say("kind", kind=b.texts.format(f"rail-{name}"), pattern=b.land.patterns[kind]))
        ink.text(x + 72, at, words, MAP_TYPE, "plain", "start", w - 82)


def _print_tracks(ink: Ink, land: Land) -> None:
    draw_bars(ink, land, range(len(land.bars)))
    junctions = land.nodes[len(land.plates) :]
    ink.path("".join(f"M{x - 3.6:g} {y:g}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z" for x, y in junctions), "junction")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through all points."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    x, y = points[0]
    path = [f"M{x:g} {y:g}"]
    for i in range(count if closed else count - 1):
        before, (x1, y1), (x2, y2), after = at(i - 1), at(i), at(i + 1), at(i + 2)
        c1 = x1 + (x2 - before[0]) / 6, y1 + (y2 - before[1]) / 6
        c2 = x2 - (after[0] - x1) / 6, y2 - (after[1] - y1) / 6
        path.append(f"C{c1[0]:.0f} {c1[1]:.0f} {c2[0]:.0f} {c2[1]:.0f} {x2:g} {y2:g}")
    return "".join(path) + ("z" if closed else "")
