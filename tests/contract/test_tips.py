"""Tips: whoever points at a piece reads what it is for, with the figures that are printed on it, in every game."""

import re
from collections import defaultdict
from itertools import cycle
from typing import Any

from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from tests.contract.tables import every_count, every_table, moments

# Nothing is said of what is printed on the ground: headings, names of places, scales, sums of a sheet that stands open.
GROUND = re.compile(
    r"(part|map|land|board|labels?|legend|area|wheel|city|market|rails|hand|own|strip|mat|objectives|poker|sam|why|sheet|"
    r"badge|toll|lights|deed|platform|offer|round|rep|line|plates|told)\b"
)
# Digits that number seats, steps and places, or stand on a scale of which the tip says the point that counts.
NUMBERED = re.compile(
    r"(seat|strip|own|mat|track|round|told|rep|limit|left|city|sign|poker|sam|row|segment|sheet|deed|action|"
    r"plan|store|pay|bidder|objective|discard)\b"
)
NONE = re.compile(
    r"\b(no|none|nothing|empty|free|not|aucune?|rien|vide|pas|sans|gratuit\w*|start|départ)\b", re.IGNORECASE
)


def words(text: str) -> set[str]:
    """The words of a text, whatever stands between them."""
    return set(re.findall(r"\w+", text.lower()))


def printed(scene: Scene) -> dict[str, list[str]]:
    """By the piece that speaks for it, what is printed on it; under "?" and its key what nothing speaks for."""
    speaks: dict[str, str] = {}
    found: dict[str, list[str]] = defaultdict(list)
    for key, node in scene.nodes.items():
        if node.preview or node.of or (node.parent and node.parent not in speaks):
            continue  # seen only while something is pointed at, as is all that hangs on it
        speaks[key] = key if node.title else speaks.get(node.parent, "")
        if node.tag == "text" and node.text.strip():
            found[speaks[key] or "?" + re.sub(r"\.\d+$", "", key)].append(node.text.strip())
    return found


def spoken(game: Game[Any], seed: int, about: int) -> list[Scene]:
    """Moments of a game as whoever is asked sees them, by turns in each language and shape."""
    ways = cycle([(lang, shape) for lang in LANGS for shape in SHAPES])
    drawn = zip(moments(game, seed, about), ways, strict=False)
    return [game.scene(state, None if state.over else state.player, *way) for (_, state), way in drawn]


@every_table
def test_a_tip_says_more_than_what_is_printed_there(game: Game[Any]) -> None:
    for scene in spoken(game, 71, 2):
        on = printed(scene)
        for key, node in scene.nodes.items():
            if node.title and not key.startswith(("sheet", "told", "deed", "sam", "collected", "master", "pay")):
                label = {word for text in on.get(key, ()) for word in words(text)} | words(key.replace("_", " "))
                assert len(words(node.title) - label) >= 2, (key, node.title, on.get(key))


@every_count
def test_a_tip_says_the_figures_that_are_printed_on_its_piece(game: Game[Any]) -> None:
    for scene in spoken(game, 72, 4):
        for key, texts in printed(scene).items():
            title = scene.nodes[key].title if key in scene.nodes else ""
            if not title or NUMBERED.match(key):
                continue
            figures = set(re.findall(r"\d+", " ".join(texts))) - set(re.findall(r"\d+", title))
            if NONE.search(title):
                figures.discard("0")
            assert not figures, (key, title, texts)


@every_count
def test_whatever_has_a_figure_on_the_table_has_a_tip(game: Game[Any]) -> None:
    for scene in spoken(game, 73, 3):
        mute = [(key, texts) for key, texts in printed(scene).items() if key.startswith("?")]
        assert not [
            (key, texts)
            for key, texts in mute
            if re.search(r"\d", " ".join(texts)) and not GROUND.match(key.removeprefix("?"))
        ]
