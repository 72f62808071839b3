"""Rails: the six kinds by colour and pattern, as bars on the map and as bars on cards."""

from collections.abc import Iterable
from functools import lru_cache
from math import hypot

from abilene.engine.ink import Ink
from abilene.games.spike.scene.layout import Bar, Land

CARD_SIZE = (48.0, 66.0)
_CHEVRON, _CROSS = (5.4, 2.5), (6.3, 2.4)  # pitch along the bar, half the size


def draw_bars(ink: Ink, land: Land, tracks: Iterable[int]) -> None:
    """Printed track spaces: a few strokes for each kind, however many there are, the edges below all others."""
    chosen = list(tracks)
    kinds = {
        kind: [land.bars[track] for track in chosen if land.kinds[track] == kind] for kind in range(len(land.names))
    }
    for kind, bars in kinds.items():
        if bars:
            ink.path("".join(map(_straight, bars)), f"track-edge answers-rails-{land.names[kind]}")
    for kind, bars in kinds.items():
        if not bars:
            continue
        name, lines, pattern = land.names[kind], "".join(map(_straight, bars)), land.patterns[kind]
        ink.path(lines, f"track-bar track-{name} answers-rails-{name}")
        style = f"track-mark marks-{name} answers-rails-{name} {pattern}"
        if pattern in ("dotted", "striped"):
            ink.path(lines, style)
        elif pattern == "checkered":
            for side in (1.5, -1.5):
                ink.path("".join(_straight(bar, side) for bar in bars), f"{style} {'odd' if side < 0 else 'even'}")
        elif pattern in ("chevron", "crosshatched"):
            ink.path("".join(_signs(bar, pattern) for bar in bars), style)


def _straight(bar: Bar, aside: float = 0) -> str:
    x, y, to_x, to_y = bar
    if aside:
        far = hypot(to_x - x, to_y - y)
        dx, dy = (y - to_y) / far * aside, (to_x - x) / far * aside
        x, y, to_x, to_y = x + dx, y + dy, to_x + dx, to_y + dy
    return f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"


@lru_cache(2000)
def _signs(bar: Bar, pattern: str) -> str:
    """Chevrons or crosses along a bar."""
    x, y, to_x, to_y = bar
    far = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / far, (to_y - y) / far
    pitch, half = _CHEVRON if pattern == "chevron" else _CROSS
    count = max(1, int((far - 2) / pitch))
    first = (far - pitch * (count - 1)) / 2

    def at(along: float, across: float) -> str:
        return f"{x + along * dx - across * dy:.1f} {y + along * dy + across * dx:.1f}"

    found = []
    for i in range(count):
        p = first + pitch * i
        if pattern == "chevron":
            found.append(f"M{at(p - half / 2, -half)}L{at(p + half / 2, 0)}L{at(p - half / 2, half)}")
        else:
            ends = ((p - half, -half), (p + half, half), (p - half, half), (p + half, -half))
            found.append("M{}L{}M{}L{}".format(*(at(*end) for end in ends)))
    return "".join(found)


def draw_sample(ink: Ink, land: Land, kind: int, x: float, y: float, wide: float = 40) -> None:
    """A bar of one kind about a point, as on cards."""
    high = wide * 0.3
    place = {
        "x": round(x - wide / 2, 1),
        "y": round(y - high / 2, 1),
        "width": round(wide, 1),
        "height": round(high, 1),
    }
    ink.add("use", href=f"#rail-{land.patterns[kind]}", class_=f"rail-{land.names[kind]}", **place)


def draw_card(ink: Ink, land: Land, kind: int, style: str = "rail-card edge", shade: bool = True) -> None:
    """A rail card about its middle."""
    if shade:
        ink.rect(-22, -30, 48, 66, "shade", 4)
    ink.rect(-24, -33, 48, 66, style, 4)
    for y in (-17, 0, 17):
        draw_sample(ink, land, kind, 0, y, 37)
