"""Type: how large the words of each part are in the windows that the page is drawn for."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from abilene.engine.scene import Node, Scene
from abilene.engine.texts import LANGS
from tests.desk import unreadable
from tests.great_western_trail.drawn import draw, moments

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": 1, "building_sides": "random"}),
    (4, {"orange_cattle": "both"}),
    (3, {"rails_to_the_north": True, "poker": True}),
    (1, {"solo": "medium", "rails_to_the_north": True}),
    (4, {"rails_to_the_north": True, "poker": True, "orange_cattle": "both"}),
]


def larger(node: Node) -> float:
    """How much larger its transform draws a node."""
    found = re.search(r"scale\(([\d.]+)\)", node.attributes.get("transform", ""))
    return float(found[1]) if found else 1.0


def sizes(scene: Scene) -> Iterator[tuple[str, str, float]]:
    """All words with the part they stand in, and their type in units of that part."""
    for word in scene.nodes.values():
        if word.tag != "text" or not word.text.strip():
            continue
        size, node = float(word.attributes["font-size"]), word
        while node.tag != "svg":
            size, node = size * larger(node), scene.nodes[node.parent]
        yield node.key, word.text, size


@pytest.mark.parametrize(("players", "options"), TABLES, ids=["first", "orange", "north", "sam", "all"])
def test_all_words_can_be_read_in_every_window(players: int, options: dict[str, Any]) -> None:
    for i, t in enumerate(moments(players, tuple(options.items()))):
        scene = draw(t, max(t.player, 0), LANGS[i % 2])
        assert list(unreadable(scene, sizes(scene))) == []
