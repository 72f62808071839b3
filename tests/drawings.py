"""What tests of drawings ask of a scene."""

import re
from collections.abc import Collection, Iterable, Sequence, Set
from xml.etree import ElementTree

from abilene.engine.scene import Node, Scene
from tests.engine.browser import Browser, page

SMALLEST = 10.5  # type that can still be read


def legal(scene: Scene) -> dict[str, Node]:
    """The nodes that stand for choices."""
    return {key: node for key, node in scene.nodes.items() if node.choices}


def words(scene: Scene, key: str) -> str:
    """The text of a node and of all that hangs on it."""
    inside = (words(scene, node.key) for node in scene.nodes.values() if node.parent == key)
    return scene.nodes[key].text + "".join(inside)


def things(scene: Scene) -> dict[str, tuple[str, tuple[int, ...], tuple[int, ...], str]]:
    """What must be the same in both shapes and languages: the nodes, what they stand for, and their rules.

    Windows differ: a phone has fewer of them, and shows in brief what lies behind.
    """
    nodes = scene.nodes.items()
    return {key: (node.tag, node.choices, node.preview, node.rule) for key, node in nodes if node.tag != "svg"}


def check_form(scene: Scene) -> None:
    """It is well-formed XML that holds every node once, in its language."""
    svg = ElementTree.fromstring(str(scene))
    drawn = [element.attrib["data-key"] for element in svg.iter() if "data-key" in element.attrib]
    assert sorted(drawn) == sorted(scene.nodes)
    assert svg.get("lang") == scene.lang


def check_parts(scene: Scene, names: Sequence[str] | Set[str]) -> None:
    """These parts and no others fill the drawing, in their order if they have one, and none of them covers another."""
    boxes = {
        key: [float(node.attributes[name]) for name in ("x", "y", "width", "height")]
        for key, node in scene.nodes.items()
        if node.tag == "svg"
    }
    assert (set(boxes) if isinstance(names, Set) else list(boxes)) == names
    for key, (x, y, w, h) in boxes.items():
        assert min(x, y, w, h) >= 0
        assert x + w <= scene.width + 1
        assert y + h <= scene.height + 1
        for other, (x2, y2, w2, h2) in boxes.items():
            assert key == other or x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y, (key, other)


def check_words(scene: Scene, rules: Collection[str]) -> None:
    """Everything says what it is in whole words, and names rules that exist."""
    for node in scene.nodes.values():
        said = node.title or node.text
        assert "{" not in said, node
        assert "  " not in said.strip(), node
        assert not said or node.tag == "text" or not said[0].islower(), node
        if node.rule:
            assert node.title, node
            assert node.rule in rules, node
        if scene.lang == "fr":
            assert not re.search(r" [:;?!»]|« ", said), said


def check_type(scene: Scene) -> None:
    """Words are large enough to be read."""
    for node in scene.nodes.values():
        if node.tag == "text":
            assert float(node.attributes["font-size"]) >= SMALLEST, node


def check_updates(scenes: Iterable[Scene]) -> None:
    """A browser that applies the changes from each to the next shows what one sees that begins with it."""
    older: Scene | None = None
    for scene in scenes:
        if older is None:
            browser = Browser(scene)
        else:
            browser.update(scene, older)
        assert browser.page == page(scene)
        older = scene
    assert older is not None
