"""Extent: where the things of a drawing lie, told without a browser. A figure of a booklet is cropped by it."""

import re
from collections.abc import Iterable
from dataclasses import replace
from fnmatch import fnmatchcase
from math import cos, hypot, radians, sin
from typing import NamedTuple

from abilene.engine import look
from abilene.engine.scene import Node, Scene

_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_MOVE = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_STROKES = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_POINTS = {"M": 2, "L": 2, "T": 2, "Q": 4, "S": 4, "C": 6, "A": 7}  # numbers that one stroke takes
_UNSEEN = {"halo", "ring"}  # only there while something can be chosen, or has the focus
MANY = 20  # strokes of one path
EDGE = 12  # how far a stroke may reach beyond its points
_UNDRAWN = {"defs", "radialGradient", "linearGradient", "stop", "clipPath", "pattern", "tspan"}


class Area(NamedTuple):
    """A rectangle of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From side to side."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def joined(self, other: "Area") -> "Area":
        """The least that holds both."""
        return Area(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def within(self, other: "Area") -> "Area | None":
        """What both have in common; None: nothing."""
        area = Area(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )
        return area if area.left <= area.right and area.top <= area.bottom else None

    def grown(self, by: float) -> "Area":
        """With a margin on all sides."""
        return Area(self.left - by, self.top - by, self.right + by, self.bottom + by)


class Move(NamedTuple):
    """How coordinates inside a node become those of the drawing."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def then(self, inner: "Move") -> "Move":
        """First the inner one, then this."""
        return Move(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def area(self, points: list[tuple[float, float]]) -> Area:
        """What these points span."""
        xs = [self.a * x + self.c * y + self.e for x, y in points]
        ys = [self.b * x + self.d * y + self.f for x, y in points]
        return Area(min(xs), min(ys), max(xs), max(ys))


class Extents:
    """Where each node of a scene lies, in the coordinates of the whole; what nobody sees lies nowhere."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.areas: dict[str, Area] = {}
        self.moves: dict[str, Move] = {"": Move()}
        moves = self.moves
        windows: dict[str, Area] = {"": Area(0, 0, scene.width, scene.height)}
        unseen: set[str] = set()
        for node in scene.nodes.values():  # whatever something hangs on is drawn before it
            key, above = node.key, moves[node.parent]
            if node.parent in unseen or _is_unseen(node):
                unseen.add(key)
            moves[key] = above.then(_moved(node.attributes.get("transform", "")))
            windows[key] = windows[node.parent]
            if key in unseen:
                continue
            found = _points(node)
            if node.tag == "svg":
                window = above.area(found).within(windows[key])
                if window is None:
                    unseen.add(key)
                    continue
                moves[key], windows[key] = above.then(_windowed(node)), window
            elif found:
                area = moves[key].area(found).within(windows[key])
                if area is not None:
                    self.areas[key] = area
        for node in reversed(scene.nodes.values()):
            lies = self.areas.get(node.key)
            if lies is not None and node.parent:
                here = self.areas.get(node.parent)
                self.areas[node.parent] = lies if here is None else here.joined(lies)
        for node in scene.nodes.values():
            if node.tag == "svg" and node.key in self.areas:
                self.areas[node.key] = windows[node.key]

    def named(self, pattern: str) -> list[str]:
        """The keys that a pattern means, `*` standing for anything; KeyError: none that can be seen."""
        found = [key for key in self.areas if fnmatchcase(key, pattern)]
        if not found:
            raise KeyError(f"nothing on the drawing is called {pattern!r}")
        return found

    def of(self, *patterns: str) -> Area:
        """The least area that holds all that these mean."""
        areas = [self.areas[key] for pattern in patterns for key in self.named(pattern)]
        whole = areas[0]
        for area in areas[1:]:
            whole = whole.joined(area)
        return whole

    def trimmed(self, node: Node, crops: Iterable[Area]) -> Node:
        """A node without those strokes of its path that lie in none of these areas: a map has thousands in one path."""
        d = node.attributes.get("d", "")
        if node.tag != "path" or d.count("M") < MANY:
            return node
        wide = [crop.grown(EDGE) for crop in crops]
        move = self.moves[node.key]
        strokes = [f"M{stroke}" for stroke in d.split("M")[1:]]
        seen = [stroke for stroke in strokes if any(move.area(_stroked(stroke)).within(crop) for crop in wide)]
        return replace(node, attributes={**node.attributes, "d": "".join(seen)})


def _is_unseen(node: Node) -> bool:
    classes = node.attributes.get("class", "").split()
    return bool(node.preview or node.of or node.tag in _UNDRAWN or _UNSEEN.intersection(classes))


def _moved(transform: str) -> Move:
    move = Move()
    for kind, inside in _MOVE.findall(transform):
        n = [float(found) for found in _NUMBER.findall(inside)]
        if kind == "translate":
            move = move.then(Move(e=n[0], f=n[1] if len(n) > 1 else 0))
        elif kind == "scale":
            move = move.then(Move(a=n[0], d=n[-1]))
        else:
            turn = radians(n[0])
            x, y = n[1:] or (0.0, 0.0)
            about = move.then(Move(e=x, f=y)).then(Move(cos(turn), sin(turn), -sin(turn), cos(turn)))
            move = about.then(Move(e=-x, f=-y))
    return move


def _windowed(node: Node) -> Move:
    """What lies behind a window is drawn as large as it fits, in the middle."""
    x, y, width, height = (float(node.attributes.get(name, 0)) for name in ("x", "y", "width", "height"))
    left, top, w, h = (float(n) for n in node.attributes["viewBox"].split())
    scale = min(width / w, height / h)
    return Move(
        scale, 0, 0, scale, x + (width - w * scale) / 2 - left * scale, y + (height - h * scale) / 2 - top * scale
    )


def _points(node: Node) -> list[tuple[float, float]]:
    """Points that span what a node draws by itself."""
    worn = node.attributes

    def at(name: str) -> float:
        return float(worn.get(name, 0))

    match node.tag:
        case "rect" | "use" | "svg" | "image":
            x, y, w, h = at("x"), at("y"), at("width"), at("height")
            return [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]
        case "circle" | "ellipse":
            x, y, rx, ry = at("cx"), at("cy"), at("r") or at("rx"), at("r") or at("ry")
            return [(x - rx, y - ry), (x + rx, y - ry), (x - rx, y + ry), (x + rx, y + ry)]
        case "line":
            return [(at("x1"), at("y1")), (at("x2"), at("y2"))]
        case "polygon" | "polyline":
            n = [float(found) for found in _NUMBER.findall(worn["points"])]
            return list(zip(n[::2], n[1::2], strict=True))
        case "path":
            return _stroked(worn["d"])
        case "text":
            size = at("font-size") or 16
            wide = at("textLength") or look.width(node.text, size) * 0.9  # which tells the most it may need
            x = at("x") - wide * {"middle": 0.5, "end": 1.0}.get(worn.get("text-anchor", ""), 0.0)
            return [(x, at("y") - size * 0.8), (x + wide, at("y") + size * 0.2)] if node.text else []
    return []


def _stroked(path: str) -> list[tuple[float, float]]:
    """The ends and handles of all strokes: a curve lies between them."""
    points: list[tuple[float, float]] = []
    x = y = x0 = y0 = 0.0
    for letter, inside in _STROKES.findall(path):
        n = [float(found) for found in _NUMBER.findall(inside)]
        big, far = letter.upper(), letter.isupper()
        if big == "Z":
            x, y = x0, y0
        elif big in "HV":
            for value in n:
                if big == "H":
                    x = value if far else x + value
                else:
                    y = value if far else y + value
                points.append((x, y))
        else:
            many = _POINTS[big]
            for i in range(0, len(n) - many + 1, many):
                pairs = n[i + 5 : i + 7] if big == "A" else n[i : i + many]
                ends = [
                    (pairs[j] + (0 if far else x), pairs[j + 1] + (0 if far else y)) for j in range(0, len(pairs), 2)
                ]
                if big == "A":
                    bow = min(n[i], hypot(ends[0][0] - x, ends[0][1] - y) / 2)
                    middle = ((x + ends[0][0]) / 2, (y + ends[0][1]) / 2)
                    points += [(middle[0] - bow, middle[1] - bow), (middle[0] + bow, middle[1] + bow)]
                points += ends
                x, y = ends[-1]
            if big == "M":
                x0, y0 = points[-len(n) // 2] if n else (x, y)
    return points
