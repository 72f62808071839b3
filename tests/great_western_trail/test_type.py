"""Type: how large the words of each part are in the windows that the page is drawn for."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from abilene.engine.scene import Node, Scene
from abilene.engine.texts import LANGS
from tests.great_western_trail.drawn import draw, moments

# What the page gives to the parts, in pixels, and the smallest type that can be read there.
WINDOWS = {
    "1440x900": (
        10.0,
        {"board": (1052, 751), "hand": (1040, 92), "goals": (330, 92), "tab": (330, 473)},
    ),
    "1280x720": (
        9.0,
        {"board": (844, 603), "hand": (545, 65), "goals": (275, 65), "tab": (378, 434)},
    ),
    "1920x1080": (
        10.0,
        {"board": (1278, 913), "hand": (1266, 107), "goals": (358, 107), "tab": (358, 627)},
    ),
}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": 1, "building_sides": "random"}),
    (4, {"orange_cattle": "both"}),
    (3, {"rails_to_the_north": True, "poker": True}),
    (1, {"solo": "medium", "rails_to_the_north": True}),
]


def larger(node: Node) -> float:
    """How much larger its transform draws a node."""
    found = re.search(r"scale\(([\d.]+)\)", node.attributes.get("transform", ""))
    return float(found[1]) if found else 1.0


def sizes(scene: Scene) -> Iterator[tuple[str, Node, float]]:
    """All words with the part they stand in, and their type in units of that part."""
    for word in scene.nodes.values():
        if word.tag != "text" or not word.text.strip():
            continue
        size, node = float(word.attributes["font-size"]), word
        while node.tag != "svg":
            size, node = size * larger(node), scene.nodes[node.parent]
        yield node.key, word, size


@pytest.mark.parametrize(("players", "options"), TABLES, ids=["first", "orange", "north", "sam"])
def test_all_words_can_be_read_in_every_window(players: int, options: dict[str, Any]) -> None:
    for i, t in enumerate(moments(players, tuple(options.items()))):
        scene = draw(t, max(t.player, 0), LANGS[i % 2])
        for key, word, size in sizes(scene):
            part = scene.nodes[key].attributes
            slot = "board" if key == "part:board" else part["data-slot"].replace("sheet", "tab")  # it lies there
            for window, (smallest, slots) in WINDOWS.items():
                w, h = slots[slot]
                pixels = size * min(w / float(part["width"]), h / float(part["height"]))
                assert pixels >= smallest - 0.05, (window, key, word)
