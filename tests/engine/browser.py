"""A browser as far as scenes go: it shows a drawing, then changes it by what `Scene.diff` sends."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.etree import ElementTree

from abilene.engine.scene import Scene

SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Element:
    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    text: str = ""
    title: str = ""
    children: list["Element"] = field(default_factory=list)

    def key(self) -> str:
        return self.attributes.get("data-key", "")


class Browser:
    """Shows one drawing; never sees a Scene again, only JSON."""

    def __init__(self, scene: Scene) -> None:
        self.page = page(scene)
        self.viewed = (scene.width, scene.height, scene.title, scene.lang)
        self._drawn = {
            node["key"]: node.get("attributes", {}) for node in json.loads(json.dumps(scene.to_data()))["nodes"]
        }

    def update(self, scene: Scene, older: Scene) -> None:
        self.apply(json.loads(json.dumps(scene.diff(older))))

    def apply(self, diff: dict[str, Any]) -> None:
        self.viewed = (diff["width"], diff["height"], diff["title"], diff["lang"])
        shown = list(_all(self.page))
        elements = {element.key(): element for element in shown}
        parents = {child.key(): element for element in shown for child in element.children}
        stale = [elements[key] for key in diff["removed"]]
        for node in diff["changed"]:
            old = elements.get(node["key"])
            drawn = node.get("attributes", {} if old is None else self._drawn[node["key"]])
            if old is None or old.tag != node.get("tag", old.tag):
                if old is not None:
                    stale.append(old)
                elements[node["key"]] = Element(node["tag"])
            element = elements[node["key"]]
            element.attributes = _written(node, drawn)
            self._drawn[node["key"]] = drawn
            element.text, element.title = node.get("text", ""), node.get("title", "")
        for parent, keys in diff["order"].items():
            for key in keys:
                if key in parents:
                    parents[key].children = [child for child in parents[key].children if child is not elements[key]]
                parents[key] = elements[parent]
                elements[parent].children.append(elements[key])
        gone = set(map(id, stale))
        for element in _all(self.page):
            element.children = [child for child in element.children if id(child) not in gone]


def page(scene: Scene) -> Element:
    """What a browser shows that begins with this drawing."""
    return _element(ElementTree.fromstring(scene.svg(alone=False)))


def _all(element: Element) -> Iterator[Element]:
    yield element
    for child in element.children:
        yield from _all(child)


def _written(node: dict[str, Any], drawn: dict[str, str]) -> dict[str, str]:
    """The attributes that the browser adds by itself, as SVG has them."""
    written = {"data-key": node["key"], **drawn}
    for name, sent in (("data-rule", "rule"), ("data-from", "from"), ("data-of", "of"), ("data-pick", "pick")):
        if sent in node:
            written[name] = node[sent]
    for name in ("choices", "plan", "preview"):
        if name in node:
            written[f"data-{name}"] = " ".join(map(str, node[name]))
    if "choices" in node or "plan" in node or "pick" in node:
        written |= {"role": "button", "tabindex": "0", "aria-label": node["title"]}
    return written


def _element(drawn: ElementTree.Element) -> Element:
    title = drawn.find(f"{SVG}title")
    text = (drawn.text or "") if title is None else (title.tail or "")
    return Element(
        drawn.tag.removeprefix(SVG),
        dict(drawn.attrib) if "data-key" in drawn.attrib else {},
        text if drawn.tag == f"{SVG}text" or drawn.tag == f"{SVG}tspan" else text.strip(),
        "" if title is None else title.text or "",
        [_element(child) for child in drawn if child.tag != f"{SVG}title"],
    )
