"""Plain SVG: a drawing with its style worked into it, for what draws SVG but knows little of CSS.

Drawings are styled for browsers: custom properties, which pictograms inherit too, and colours for day and night.
Programs that make pictures of SVG, or put it on paper, know none of this.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

from abilene.extras import needing

with needing("rl"):
    import tinycss2  # type: ignore[import-untyped]
    from cssselect2 import ElementWrapper, Matcher, compile_selector_list  # type: ignore[import-untyped]
    from tinycss2.color4 import parse_color  # type: ignore[import-untyped]

SVG = "http://www.w3.org/2000/svg"
LIGHTS = ("day", "night")

Known = dict[str, str]  # what an element hands down: custom properties, and how its text is set

# What only matters where somebody points, or where things move.
_LEFT_OUT = {"animation", "animation-name", "color-scheme", "cursor", "outline", "pointer-events", "transition"}
_HANDED_DOWN = "text-transform"
_ASIDE = {"class", "tabindex", "role"}
_PLACE = ("x", "y", "width", "height")


def plain(svg: str, light: str = "day") -> str:
    """The same drawing without style sheets, pictograms of their own, classes and whatever is not shown."""
    if light not in LIGHTS:
        raise ValueError(f"unknown light {light!r}; allowed: {', '.join(LIGHTS)}")
    root = ElementTree.fromstring(svg)
    root.set("data-light", light)
    styles = root.findall(f"{{{SVG}}}style")
    for style in styles:
        root.remove(style)
    drawn = _Drawing(root, _matcher("".join(style.text or "" for style in styles)), light).whole()
    ElementTree.register_namespace("", SVG)
    return ElementTree.tostring(drawn, "unicode")


@lru_cache(maxsize=16)
def _matcher(css: str) -> Matcher:
    """The rules that always hold; those for some screens or pointers do not."""
    matcher = Matcher()
    for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
        if rule.type == "qualified-rule":
            declared = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
            values = {
                one.name: _one_line(tinycss2.serialize(one.value))
                for one in declared
                if one.type == "declaration" and one.name not in _LEFT_OUT
            }
            for selector in compile_selector_list(rule.prelude) if values else ():
                matcher.add_selector(selector, values)
    return matcher


class _Drawing:
    """One drawing while its style is worked in."""

    def __init__(self, root: ElementTree.Element, matcher: Matcher, light: str) -> None:
        self._root = ElementWrapper.from_xml_root(root)
        self._matcher = matcher
        self._light = light
        self._symbols = {el.id: el for el in self._root.query_all("symbol")}
        self._known: dict[tuple[tuple[str, str], ...], Known] = {}  # one of each, so that the same can be told
        self._pictograms: dict[tuple[str, int], list[ElementTree.Element]] = {}

    def whole(self) -> ElementTree.Element:
        drawn = self._drawn(self._root, {})
        assert drawn is not None
        return drawn

    def _drawn(self, el: Any, handed: Known) -> ElementTree.Element | None:
        """The element as it looks, with all that is in it; None: it is not shown."""
        declared = self._declared(el)
        known = self._handed_down(declared, handed)
        worn = {name: self._value(value, known) for name, value in declared.items()}
        shown = {name: value for name, value in worn.items() if value is not None}
        if "font-family" in shown:
            shown |= _face(shown["font-family"])
        if shown.get("display") == "none":
            return None
        tag = el.local_name
        drawn = ElementTree.Element(f"{{{SVG}}}{'g' if tag == 'use' else tag}", shown)
        drawn.text, drawn.tail = _set(el.etree_element.text, known), _set(el.etree_element.tail, known)
        drawn.extend(self._pictogram(el, known) if tag == "use" else self._inside(el, known))
        if tag == "pattern":
            _close_seams(drawn)
        return drawn

    def _inside(self, el: Any, known: Known) -> Iterator[ElementTree.Element]:
        for child in el.iter_children():
            drawn = self._drawn(child, known) if child.local_name not in ("title", "symbol") else None
            if drawn is not None:
                yield drawn

    def _pictogram(self, use: Any, known: Known) -> list[ElementTree.Element]:
        """A pictogram where it is used: what it inherits from there it cannot have anywhere else."""
        symbol = self._symbols[use.etree_element.get("href", "").removeprefix("#")]
        asked = symbol.id, id(known)
        if asked not in self._pictograms:
            self._pictograms[asked] = list(self._inside(symbol, known))
        place = {name: value for name, value in use.etree_element.attrib.items() if name in _PLACE}
        own = {name: value for name, value in symbol.etree_element.attrib.items() if name != "id"}
        window = ElementTree.Element(f"{{{SVG}}}svg", place | own)
        window.extend(self._pictograms[asked])
        return [window]

    def _declared(self, el: Any) -> dict[str, str]:
        """All that is said of an element: by its attributes, then by the style, the nearest rule last."""
        aside = {*_ASIDE, "href", *_PLACE} if el.local_name == "use" else _ASIDE
        declared = {
            name: value
            for name, value in el.etree_element.attrib.items()
            if name not in aside and not name.startswith(("data-", "aria-"))
        }
        for *_, values in self._matcher.match(el):
            declared |= values
        return declared

    def _handed_down(self, declared: dict[str, str], handed: Known) -> Known:
        """Takes what an element hands down out of what is said of it."""
        own = {name: declared.pop(name) for name in list(declared) if name.startswith("--") or name == _HANDED_DOWN}
        if not own:
            return handed
        values = {name: self._own_value(name, own, handed) for name in own}
        known = {name: value for name, value in (handed | values).items() if value is not None}
        return self._known.setdefault(tuple(sorted(known.items())), known)

    def _own_value(self, name: str, own: Known, handed: Known) -> str | None:
        """A property may be made of others, but not of itself: then it is none."""
        others = {other: value for other, value in own.items() if other != name}
        found = {other: self._own_value(other, others, handed) for other in _named(own[name]) if other in others}
        rest = {other: value for other, value in (handed | found).items() if value is not None and other != name}
        return self._value(own[name], rest)

    # ------------------------------------------------------------------ values

    def _value(self, text: str, known: Known) -> str | None:
        """A value as anybody understands it; None: it names a property that is not there."""
        if "(" not in text:
            return text
        parts = [self._part(token, known) for token in _tokens(text)]
        return None if None in parts else "".join(map(str, parts))

    def _part(self, token: Any, known: Known) -> str | None:
        if token.type != "function":
            return str(tinycss2.serialize([token]))
        arguments = _arguments(token)
        if token.name == "var":
            if arguments[0] in known:
                return known[arguments[0]]
            return self._value(",".join(arguments[1:]), known) if len(arguments) > 1 else None
        values = [self._value(argument, known) for argument in arguments]
        if None in values:
            return None
        if token.name == "light-dark":
            return values[LIGHTS.index(self._light)]
        if token.name == "color-mix":
            return _mixed(*map(str, values[1:]))
        whole = f"{token.name}({', '.join(map(str, values))})"
        return _colour(whole) if token.name.startswith("rgb") else whole


@lru_cache(maxsize=4096)
def _tokens(text: str) -> list[Any]:
    return list(tinycss2.parse_component_value_list(text))


def _arguments(function: Any) -> list[str]:
    """What stands between the commas."""
    found: list[list[Any]] = [[]]
    for token in function.arguments:
        if token == ",":
            found.append([])
        else:
            found[-1].append(token)
    return [tinycss2.serialize(tokens).strip() for tokens in found]


def _named(text: str) -> list[str]:
    """The properties that a value is made of."""
    found: list[str] = []
    waiting = _tokens(text)[:]
    while waiting:
        token = waiting.pop()
        if token.type == "function":
            waiting += token.arguments
        elif token.type == "ident" and token.value.startswith("--"):
            found.append(token.value)
    return found


def _mixed(more: str, other: str) -> str:
    """Two colours mixed, such a share of the first."""
    name, _, share = more.rpartition(" ")
    part = float(share.rstrip("%")) / 100
    return _written([part * a + (1 - part) * b for a, b in zip(_shares(name), _shares(other))])


def _colour(text: str) -> str:
    """A colour in the oldest form that has all of it."""
    return _written(_shares(text))


def _shares(text: str) -> list[float]:
    colour: Any = parse_color(text)
    return [*colour.to("srgb").coordinates, colour.alpha]


def _written(shares: list[float]) -> str:
    red, green, blue = (round(share * 255) for share in shares[:3])
    return f"rgba({red}, {green}, {blue}, {shares[3]:g})"


def _close_seams(pattern: ElementTree.Element) -> None:
    """The ground of a pattern reaches beyond its tile: where tiles meet between two pixels, it would show gaps."""
    ground = pattern[0]
    if all(ground.get(side) == pattern.get(side) for side in ("width", "height")):
        for side, beyond in {"x": -1.0, "y": -1.0, "width": 2.0, "height": 2.0}.items():
            ground.set(side, f"{float(ground.get(side, 0)) + beyond:g}")


def _face(families: str) -> dict[str, str]:
    """What a browser knows as a narrow family is a family set narrow elsewhere."""
    narrow = re.sub(r'"([^"]+) (Condensed|Narrow)"', r'"\1 \2", "\1"', families)
    return {"font-family": narrow, "font-stretch": "condensed" if narrow != families else "normal"}


def _one_line(value: str) -> str:
    return " ".join(value.split())


def _set(text: str | None, known: Known) -> str | None:
    return text.upper() if text and known.get(_HANDED_DOWN) == "uppercase" else text
