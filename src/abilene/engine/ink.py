"""Ink: pieces as groups placed by their middle, and the strokes that are printed on them."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from abilene.engine.look import fit
from abilene.engine.scene import Node, Scene
from abilene.engine.texts import dollars

Draw = Callable[["Ink"], object]

_prints: dict[tuple[Hashable, ...], dict[str, Node]] = {}  # by the game's look, language, key, print and type
_MOST_PRINTS = 20_000

SMALLEST = 10.5  # type that can still be read

PLAIN = 5  # the sixth seat's colour, which has no pattern


def pattern(seat: int) -> str:
    """What the things of a seat are filled with: its colour and its pattern."""
    return f"url(#pat-{seat + 1})"


class Ink:
    """The strokes of one piece, numbered; all lengths are measured from its middle."""

    def __init__(self, scene: Scene, key: str, smallest: float = SMALLEST) -> None:
        self.scene = scene
        self.key = key
        self.smallest = smallest  # size of type: whoever draws knows how small it will be shown
        self.strokes = 0

    def add(self, tag: str, **attributes: Any) -> None:
        """One stroke over what is there."""
        self.strokes += 1
        self.scene.add(f"{self.key}.{self.strokes}", tag, parent=self.key, **attributes)

    def rect(self, x: float, y: float, w: float, h: float, style: str, radius: float = 3, **attributes: Any) -> None:
        """A rectangle with round corners."""
        if radius:
            attributes["rx"] = radius
        self.add("rect", x=_short(x), y=_short(y), width=_short(w), height=_short(h), class_=style, **attributes)

    def place(self, key: str, x: float, y: float, w: float, h: float, style: str) -> None:
        """A place that things come to and go from: printed too, but it can be pointed at."""
        self.scene.add(key, "rect", parent=self.key, x=x, y=y, width=w, height=h, rx=3, class_=style)

    def reach(self, x: float, y: float, w: float, h: float) -> None:
        """An area that can be pointed at, whatever is printed on it; it is not seen."""
        self.add("rect", x=_short(x), y=_short(y), width=_short(w), height=_short(h), fill="none", pointer_events="all")

    def block(self, w: float, h: float, style: str, radius: float = 3) -> None:
        """The body of a piece: a rectangle about its middle, with a little shadow."""
        self.rect(2 - w / 2, 3 - h / 2, w, h, "shade", radius)
        self.rect(-w / 2, -h / 2, w, h, f"{style} edge", radius)

    def circle(self, x: float, y: float, radius: float, style: str, **attributes: Any) -> None:
        """A circle."""
        self.add("circle", cx=_short(x), cy=_short(y), r=_short(radius), class_=style, **attributes)

    def sheet(
        self, x: float, y: float, w: float, h: float, style: str, edge: float = 1, line: float = 4, radius: float = 3
    ) -> None:
        """Paper in a frame, its edge so far inside, and a fine line further inside."""
        self.rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge, style)
        self.rect(x + line, y + line, w - 2 * line, h - 2 * line, "hair", radius)

    def disc(self, x: float, y: float, radius: float, seat: int) -> None:
        """A disc of a seat's."""
        self.circle(x, y, radius, "stripe", fill=pattern(seat))

    def path(self, d: str, style: str, **attributes: Any) -> None:
        """A line or an area."""
        self.add("path", d=d, class_=style, **attributes)

    def run(self, d: str, seat: int) -> None:
        """A way that a seat goes or owns."""
        self.path(d, "run-ink")
        self.path(d, "run-pattern", stroke=pattern(seat))

    def icon(self, name: str, x: float, y: float, size: float, style: str = "", **attributes: Any) -> None:
        """A pictogram about a point."""
        style = f"ink {style}".rstrip()
        if size >= 32:
            style += " pict-l"
        at = {"x": _short(x - size / 2), "y": _short(y - size / 2)}
        self.add("use", href=f"#{name}", **at, width=_short(size), height=_short(size), class_=style, **attributes)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        style: str = "disp",
        anchor: str = "middle",
        room: float = 0,
        **attributes: Any,
    ) -> None:
        """Words in one line, their middle height at y; set narrower or cut when there is not enough room."""
        size = max(size, self.smallest)
        if room:
            words, squeezed = fit(words, size, room)
            attributes |= squeezed
        if anchor != "start":
            attributes["text_anchor"] = anchor
        if style:
            attributes["class_"] = style
        y = _short(y + size * 0.36)
        self.add("text", x=_short(x), y=y, font_size=_short(size), text=words, **attributes)

    def money(
        self,
        x: float,
        y: float,
        amount: object,
        size: float,
        style: str = "disp",
        anchor: str = "middle",
        room: float = 0,
    ) -> None:
        """So many dollars, as the drawing's language writes them; the amount may have a sign."""
        figure = str(amount)
        sign = figure[:1] if figure[:1] in "+−" else ""
        self.text(x, y, dollars(self.scene.lang, figure.removeprefix(sign), sign), size, style, anchor, room)

    def coin(self, x: float, y: float, amount: int | str, size: float = 21) -> None:
        """A number in a coin, which is large enough for it: money."""
        number = str(amount)
        size = max(size, self.smallest * (1.2 if len(number) < 2 else 1.45))
        self.icon("coin", x, y, size * 1.14, "gold")
        self.text(x, y, number, size * (0.62 if len(number) < 2 else 0.54))

    def badge(self, x: float, y: float, count: int, radius: float) -> None:
        """A number on a small disc of ink: how many there are."""
        self.circle(x, y, radius, "badge")
        self.text(x, y, str(count), radius * 1.34, "disp on-ink")

    def shield(self, x: float, y: float, points: int | str, size: float = 17) -> None:
        """A number in a shield, which is large enough for it: victory points."""
        number = str(points).replace("-", "−")
        long = min(len(number), 3) - 1
        size = max(size, self.smallest * (1.15, 1.45, 1.9)[long])
        self.icon("shield", x, y, size, "parchment")
        self.text(x, y - size * 0.06, number, size * (0.7, 0.56, 0.43)[long])


def commit(ink: Ink, w: float, h: float, words: str, size: float = 17) -> None:
    """The one dark button of a sheet, about its middle: it says what it does."""
    ink.rect(-w / 2, -h / 2, w, h, "commit", 4)
    ink.text(0, 0, words, size, "disp on-ink", room=w - 20)


def _short(length: float) -> float:
    return round(float(length), 1)


def printed(scene: Scene, key: str, what: Hashable, draw: Draw, smallest: float = SMALLEST) -> None:
    """What is printed on a piece never changes: it is drawn once, and then only laid into the scene."""
    asked = scene.own, scene.lang, key, what, smallest
    nodes = _prints.get(asked)
    if nodes is None:
        press = Scene(0, 0, "", scene.lang)
        press.add(key, "g")
        draw(Ink(press, key, smallest))
        del press.nodes[key]
        if len(_prints) >= _MOST_PRINTS:
            _prints.clear()
        nodes = _prints[asked] = press.nodes
    scene.nodes.update(nodes)


def piece(
    scene: Scene,
    key: str,
    parent: str,
    x: float,
    y: float,
    size: tuple[float, float],
    *,
    style: str = "piece",
    scale: float = 1,
    tilt: float = 0,
    title: str = "",
    rule: str = "",
    origin: str = "",
    choices: Sequence[int] = (),
    plan: Sequence[int] = (),
    pick: str = "",
    radius: float = 3,
) -> str:
    """A thing of its own about its middle; it glows when it stands for choices, or for a plan."""
    if key in scene.nodes:
        raise ValueError(f"two nodes with the key {key!r}")
    look = (key, parent, x, y, size, style, scale, tilt, title, rule, origin, tuple(choices), tuple(plan), pick, radius)
    scene.nodes.update(_group(*look))
    return key


@lru_cache(_MOST_PRINTS)
def _group(
    key: str,
    parent: str,
    x: float,
    y: float,
    size: tuple[float, float],
    style: str,
    scale: float,
    tilt: float,
    title: str,
    rule: str,
    origin: str,
    choices: tuple[int, ...],
    plan: tuple[int, ...],
    pick: str,
    radius: float,
) -> dict[str, Node]:
    """Most pieces stay where they are from one drawing to the next."""
    press = Scene(0, 0, "")
    turned = f" rotate({tilt:g})" if tilt else ""
    lit = bool(choices or plan or pick)
    press.add(
        key,
        "g",
        transform=f"translate({x:g} {y:g}){turned}" + (f" scale({scale:.3g})" if scale != 1 else ""),
        class_=f"{style} legal" if lit else style,
        title=title,
        rule=rule,
        origin=origin,
        choices=choices,
        plan=plan,
        pick=pick,
    )
    if lit:
        halo(press, key, size, radius)
    return press.nodes | {key: replace(press.nodes[key], parent=parent)}


def halo(scene: Scene, key: str, size: tuple[float, float], radius: float = 3) -> None:
    """Lamplight round a piece that may be chosen, and the ring of the keyboard's focus."""
    w, h = size
    for name, more in (("halo", 0), ("ring", 5)):
        x, y = -w / 2 - more, -h / 2 - more
        scene.add(
            f"{key}.{name}", "rect", parent=key, x=x, y=y, width=-2 * x, height=-2 * y, rx=radius + more, class_=name
        )
