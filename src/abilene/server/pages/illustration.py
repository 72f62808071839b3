"""Figures of booklets and legends: a real position of a journal in the game's folder, cropped, ringed and numbered."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup, escape

from abilene import replay
from abilene.engine import look
from abilene.engine.core import State
from abilene.engine.extent import Area, Extents
from abilene.engine.match import Match
from abilene.engine.scene import Scene
from abilene.games import box

FOLDER = "figures"  # of the journals, in a game's folder
NAMES = ("Camille", "Pedro", "Rose", "Jack", "Lou")  # who plays in them
NARROW, UNDER, WIDE = 396, 560, 900  # pixels that a figure beside the text has, one below it, and one below both
LARGEST = 1.35  # times its size at the table
_WORDS = {"eyes", "show", "ring", "call", "for", "zoom", "pad", "wide", "under", "asked", "shape"}
_CORNERS = {"n": (0.5, 0), "s": (0.5, 1), "w": (0, 0.5), "e": (1, 0.5), "c": (0.5, 0.5)} | {
    "nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1),
}  # fmt: skip
_LENT = {"radialGradient", "stop", "clipPath", "tspan"}  # lie nowhere by themselves
_TERM = re.compile(r"([+-]?)([a-z_.#0-9]+)(?::(\d))?(?:@(\d+))?(?:\*(\d+))?")
_PLACE = re.compile(rf"\{{(?:{_TERM.pattern})+\}}")


@dataclass(frozen=True)
class Spec:
    """What a figure shows, as it is written after `figure`."""

    game: str
    journal: str
    decisions: int  # made by then
    eyes: int | None = None
    show: tuple[str, ...] = ()
    ring: tuple[str, ...] = ()
    call: tuple[tuple[str, str], ...] = ()  # number and key; a corner may follow the key: seat:0@sw
    rules: tuple[str, ...] = ()  # that it helps to understand
    zoom: float = 0  # none said: larger where there is room
    pad: float = 10
    wide: bool = False  # below the text, as wide as the page
    under: bool = False  # below the text, as wide as that: where the margin would be far longer
    asked: bool = False  # with what glows for whoever is asked
    shape: str = "wide"


def read_spec(game: str, text: str) -> Spec:
    """`round.journal 12 eyes 0 show location:bank seat:0 ring seat:0 call 1 seat:0 for GGB-DIST-1 wide`."""
    journal, decisions, *rest = text.split()
    said: dict[str, Any] = {}
    word = ""
    many: dict[str, list[str]] = {"show": [], "ring": [], "call": [], "for": []}
    for part in rest:
        if part in _WORDS:
            word = part
            if part in ("wide", "under", "asked"):
                said[part] = True
        elif word in many:
            many[word] += part.split("..") if word == "show" else [part]
        elif word in ("zoom", "pad"):
            said[word] = float(part)
        elif word == "eyes":
            said[word] = int(part)
        elif word == "shape":
            said[word] = part
        else:
            raise ValueError(f"{part!r} means nothing in the figure {text!r}")
    calls = tuple(zip(many["call"][::2], many["call"][1::2], strict=True))
    return Spec(
        game, journal, int(decisions), show=tuple(many["show"]), ring=tuple(many["ring"]), call=calls,
        rules=tuple(many["for"]), **said,
    )  # fmt: skip


@lru_cache(6)
def match_of(game: str, journal: str) -> Match[Any]:
    """The game that a figure is taken from."""
    return replay((box(game).folder / FOLDER / journal).read_text(encoding="utf-8"))


@lru_cache(200)
def position(game: str, journal: str, decisions: int) -> State:
    """The position of a figure."""
    state: State = match_of(game, journal).at(decisions)
    return state


def scene_of(spec: Spec, lang: str) -> Scene:
    """The whole drawing that a figure is a part of."""
    return extents_of(spec, lang).scene


def extents_of(spec: Spec, lang: str) -> Extents:
    """The same, with where everything lies on it. Figures share it: those of a legend come from few positions."""
    return _extents(Spec(spec.game, spec.journal, spec.decisions, spec.eyes, asked=spec.asked, shape=spec.shape), lang)


@lru_cache(8)
def _extents(whole: Spec, lang: str) -> Extents:
    state = position(whole.game, whole.journal, whole.decisions)
    if not whole.asked:
        state = state.copy()
        state.choices = []
    return Extents(state.game.scene(state, whole.eyes, lang, whole.shape, NAMES[: state.game.players]))


def value_of(spec: Spec, place: str) -> str:
    """What `{money:0}` stands for in the position of a figure, of a seat or of the table; `{money:0@9-money:0@7}`."""
    if _PLACE.fullmatch(place) is None:
        raise ValueError(f"{place!r} is no place for a number")
    terms = [found.groups() for found in _TERM.finditer(place[1:-1])]
    if len(terms) == 1 and not terms[0][4]:
        return str(_value(spec, *terms[0][1:4]))
    signed = (-1 if sign == "-" else 1 for sign, *_ in terms)
    return str(sum(sign * _value(spec, *term) * int(times or 1) for sign, (_, *term, times) in zip(signed, terms)))


def _value(spec: Spec, path: str, seat: str | None, decisions: str | None) -> Any:
    """What a view has there, or the `score` of a seat; `#` counts it, and numbers by kind are added up."""
    if path.isdigit():
        return int(path)
    state = position(spec.game, spec.journal, int(decisions) if decisions else spec.decisions)
    value: Any = state.view(spec.eyes)
    if seat:
        value = value["seats"][int(seat)] | {"score": state.breakdown()[int(seat)]}
    for name in path.removeprefix("#").split("."):
        value = value[int(name)] if isinstance(value, list) else value[name]
    if path.startswith("#"):
        return len(value)
    return sum(value.values()) if isinstance(value, dict) else value


def filled(text: str, spec: Spec | None) -> str:
    """The text with the numbers of its figure."""

    def number(place: re.Match[str]) -> str:
        if spec is None:
            raise ValueError(f"{place[0]} stands before the first figure")
        return value_of(spec, place[0])

    return _PLACE.sub(number, text)


@cache
def drawn(spec: Spec, lang: str, label: str) -> Markup:
    """The figure as SVG for a page that has the style of this game."""
    return cropped(extents_of(spec, lang), spec, label)


def window(extents: Extents, spec: Spec) -> Area:
    """What of a drawing a figure shows."""
    whole = Area(0, 0, extents.scene.width, extents.scene.height)
    return extents.of(*spec.show).grown(spec.pad) if spec.show else whole


def cropped(extents: Extents, spec: Spec, label: str) -> Markup:
    """That much of a drawing, ringed and numbered as the figure says."""
    scene, crop = extents.scene, window(extents, spec)
    inside = inked(cut(scene, extents, crop))
    room = WIDE if spec.wide else UNDER if spec.under else NARROW
    zoom = spec.zoom or min(LARGEST, max(1.0, room / crop.width))
    shown = round(crop.width * zoom)
    small = max(1.0, shown / room) / zoom  # so that rings and numbers are as large in every figure
    over = "".join((*_rings(spec, extents, small), *_calls(spec, extents, crop, small)))
    return Markup(
        f'<svg class="scene" viewBox="{crop.left:.1f} {crop.top:.1f} {crop.width:.1f} {crop.height:.1f}"'
        f' width="{shown}" height="{round(crop.height * zoom)}" lang="{scene.lang}" role="img"'
        f' aria-label="{escape(label)}">{inside}{over}</svg>'
    )


def cut(scene: Scene, extents: Extents, *crops: Area) -> Scene:
    """What of a drawing is seen in these areas: a picture, in which nothing can be chosen."""
    kept = {key for key, area in extents.areas.items() if any(area.within(crop) is not None for crop in crops)}
    rest = Scene(scene.width, scene.height, scene.title, scene.lang, scene.own)
    for key, node in scene.nodes.items():
        hangs = not node.parent or node.parent in rest.nodes
        lent = node.tag in _LENT or (node.parent and scene.nodes[node.parent].tag in _LENT)  # the shape of a clip, too
        if hangs and (key in kept or lent):
            shown = extents.trimmed(node, crops)
            rest.nodes[key] = replace(shown, choices=(), plan=(), pick="", rule="", origin="")
    return rest


def inked(scene: Scene) -> str:
    """All that is drawn, for a page that has the style of this game; nothing in it has a name."""
    inside = scene.svg(alone=False)
    inside = inside[inside.index(">") + 1 : inside.rindex("</svg>")]
    return re.sub(r' data-(?:key|part|icon|slot|mini|piece)="[^"]*"', "", inside)


def symbols(game: str, figures: Iterable[Markup]) -> Markup:
    """The pictograms that figures point to, inside the page: only there the colours of players reach them."""
    found = look.symbols("".join(figures), box(game).look.icons)
    return Markup(re.sub(r"<pattern .*?</pattern>", "", found, flags=re.DOTALL))  # which every page has


def _rings(spec: Spec, extents: Extents, small: float) -> Iterator[str]:
    for pattern in spec.ring:
        area = extents.of(pattern).grown(4)
        yield (
            f'<rect class="fig-ring" x="{area.left:.1f}" y="{area.top:.1f}" width="{area.width:.1f}"'
            f' height="{area.height:.1f}" rx="7" stroke-width="{4 * small:.1f}"/>'
        )


def _calls(spec: Spec, extents: Extents, crop: Area, small: float) -> Iterator[str]:
    for number, place in spec.call:
        key, _, corner = place.partition("@")
        area, (right, down) = extents.of(key), _CORNERS[corner or "ne"]
        r = 12.5 * small
        x = min(max(area.left + area.width * right, crop.left + r + 2), crop.right - r - 2)
        y = min(max(area.top + area.height * down, crop.top + r + 2), crop.bottom - r - 2)
        yield (
            f'<g class="fig-call"><circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" stroke-width="{2.2 * small:.1f}"/>'
            f'<text x="{x:.1f}" y="{y + 5.6 * small:.1f}" font-size="{16 * small:.1f}">{number}</text></g>'
        )
