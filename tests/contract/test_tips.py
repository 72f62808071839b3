"""Tips: whoever points at a piece reads what it is for, with the figures that are printed on it, in every game."""

import re
from collections import defaultdict
from itertools import cycle
from typing import Any

import pytest

import abilene
from abilene.engine import look
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from tests.contract.tables import every_count, every_table, moments

# Nothing speaks for these, and why; keys without their last number.
SILENT = re.compile(
    # paper, land and fine lines, on which all else lies
    r"(board|map):(ground|country|frame)|part:\w+\.ground|map|(mat|strip):\d+|sam|(own|strip:\d+|deed):paper|rails:rule|sam:thread"
    r"|map:apart|track:t\d+"  # who clicks there reads why nobody can build there now
    # words that are read as they stand
    r"|why:\d+|sam:(intro|turn)|deed:(hint|line)"
    r"|sheet:(city|line|rows|sums(:\d+)?|builds|build:(head|lists|hint)|goals:(head|area)|kansas:(cities|discs|foot|foresight|head|income))"
    r"|sheet:(\w+:)?paper|sheet:card:\w+"  # the number beside a card has the tip
)
# Figures through which one points at what lies below: names, lights, and representatives.
LIGHT = re.compile(r"platform:words|board:tags:names|land:names|lights:\w+|rep:\d+")
DRAWN = {"rect", "circle", "ellipse", "path", "text", "use"}
OF_OTHERS = {"symbol", "clipPath", "radialGradient"}  # what is used elsewhere is no thing of its own
# Figures that a tip leaves out: they number a thing, or are the rest of a scale on which the tip says what counts.
NUMBERED = re.compile(
    # scales
    r"city:kansas_city|limit:\d+:(hand|steps)|track:\w+|segment:\d+|row:\d+:(cowboy|craftsman|engineer)|builds|store"
    # what lies there, named
    r"|discard:\d+|left:\d+|strip:\d+:hand|mat:\d+:hand|objective:[os]\d+|poker:(card:\d+|seat):\d+"
    # of how many
    r"|sheet:(objective:[os]\d+|advance:\d+|pay:\d+|build:\w+|deliver:\d+)|sign:bet|deed:line|plan|round|bidder:\d+"
    r"|action:(build|draw|extra|restart)"  # how much of it is possible now
    r"|told:\d+|sam:native:\d+"  # Sam’s cards and tiles, by their numbers
)
# Their keys name what they are, so that a tip can say no more than the key does; the sheets among them are answers.
NAMED = re.compile(
    r"collected:\d+:[a-z]+-[a-z]+-\d+|deed:line|pay:\d+|sheet:(deliver:\d+|disc:\d+|go)|sam:(card|hazards)|told:\d+"
)
NOW = re.compile(r"(?:Now|En ce moment)\s?: \$?(\d+)(?:\s\$)? \((\d+) × \$?(\d+)")
NONE = re.compile(
    r"\b(no|none|nothing|empty|free|not|aucune?|rien|vide|pas|sans|gratuit\w*|start|départ)\b", re.IGNORECASE
)


def words(text: str) -> set[str]:
    """The words of a text, whatever stands between them."""
    return set(re.findall(r"\w+", text.lower()))


def printed(scene: Scene) -> dict[str, list[str]]:
    """By the piece that speaks for it, what is printed on it; under "?" and its key what nothing speaks for."""
    found: dict[str, list[str]] = defaultdict(list)
    for key, speaks in speakers(scene).items():
        node = scene.nodes[key]
        if node.tag == "text" and node.text.strip():
            found[speaks or "?" + re.sub(r"\.\d+$", "", key)].append(node.text.strip())
    return found


def transparent(scene: Scene) -> set[str]:
    """The classes that let a pointer through to what lies below."""
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", f"{look.style()}\n{scene.own.style}")
    through = " ".join(selectors for selectors, rules in blocks if re.search(r"pointer-events:\s*none", rules))
    groups = re.findall(r"\.scene (:is\([^()]*\)|\.[\w-]+)\s*(?=,|$|\.scene)", through)
    return {name for group in groups for name in re.findall(r"\.([\w-]+)", group)}


def mute(scene: Scene) -> list[str]:
    """What is drawn and can be pointed at, though nothing speaks for it."""
    speaks, through = speakers(scene), transparent(scene)

    def passes(key: str) -> bool:
        node = scene.nodes[key]
        below = node.attributes.get("pointer-events") == "none" or not through.isdisjoint(
            node.attributes.get("class", "").split()
        )
        return below or node.tag in OF_OTHERS or bool(node.parent and passes(node.parent))

    return [
        key
        for key, by in speaks.items()
        if not by and scene.nodes[key].tag in DRAWN and (scene.nodes[key].tag != "text" or scene.nodes[key].text)
        if not passes(key)
    ]


def speakers(scene: Scene) -> dict[str, str]:
    """Of each node the one that speaks for it; of what is seen only while something is pointed at, nothing."""
    speaks: dict[str, str] = {}
    for key, node in scene.nodes.items():
        if node.preview or node.of or (node.parent and node.parent not in speaks):
            continue
        speaks[key] = key if node.title else speaks.get(node.parent, "")
    return speaks


def spoken(game: Game[Any], seed: int, about: int) -> list[Scene]:
    """Moments of a game as whoever is asked sees them, by turns in each language and shape."""
    ways = cycle([(lang, shape) for lang in LANGS for shape in SHAPES])
    drawn = zip(moments(game, seed, about), ways, strict=False)
    return [game.scene(state, None if state.over else state.player, *way) for (_, state), way in drawn]


def says_it(scene: Scene, key: str, texts: list[str]) -> bool:
    """What an answer brings or costs lies on what stands for it, whose tip says the figure."""
    on = scene.nodes.get(key.removeprefix("badge:").removeprefix("toll:"))
    figures = set(re.findall(r"\d+", " ".join(texts)))
    return key.startswith(("badge:", "toll:")) and on is not None and figures <= set(re.findall(r"\d+", on.title))


@every_table
def test_a_tip_says_more_than_what_is_printed_there(game: Game[Any]) -> None:
    for scene in spoken(game, 71, 2):
        on = printed(scene)
        for key, node in scene.nodes.items():
            if node.title and not NAMED.fullmatch(key):
                label = {word for text in on.get(key, ()) for word in words(text)} | words(key.replace("_", " "))
                assert len(words(node.title) - label) >= 2, (key, node.title, on.get(key))


@every_count
def test_a_tip_says_the_figures_that_are_printed_on_its_piece(game: Game[Any]) -> None:
    for scene in spoken(game, 72, 4):
        for key, texts in printed(scene).items():
            title = scene.nodes[key].title if key in scene.nodes else ""
            if not title or NUMBERED.fullmatch(key):
                continue
            figures = set(re.findall(r"\d+", " ".join(texts))) - set(re.findall(r"\d+", title))
            if NONE.search(title):
                figures.discard("0")
            assert not figures, (key, title, texts)


@every_count
def test_whatever_is_drawn_on_the_table_has_a_tip(game: Game[Any]) -> None:
    """Every area, place, track, scale, marker, figure and heading; what has none is named above, with the reason."""
    for scene in spoken(game, 74, 4):
        assert not [key for key in mute(scene) if not SILENT.fullmatch(re.sub(r"\.\d+$", "", key))]


@every_count
def test_whatever_has_a_figure_on_the_table_has_a_tip(game: Game[Any]) -> None:
    for scene in spoken(game, 73, 3):
        mute = [(key.removeprefix("?"), texts) for key, texts in printed(scene).items() if key.startswith("?")]
        assert not [
            (key, texts)
            for key, texts in mute
            if re.search(r"\d", " ".join(texts))
            and not (SILENT.fullmatch(key) or LIGHT.fullmatch(key))
            and not says_it(scene, key, texts)
        ]


@pytest.mark.parametrize("lang", LANGS)
def test_what_counts_something_says_what_it_brings_now(lang: str) -> None:
    """`$2 for each of your buildings in the woods` says the sum of this moment, and how it comes about."""
    game = abilene.load("great_western_trail", players=2)
    scenes = [game.scene(state, state.player, lang, SHAPES[0]) for _, state in moments(game, 75, 6) if not state.over]
    said = {found for scene in scenes for node in scene.nodes.values() for found in NOW.findall(node.title)}
    assert said
    assert all(int(whole) == int(count) * int(each) for whole, count, each in said)


# What hangs on the position, by the beginning of its key, and how its tip says what it is worth at some moment,
# in each language.
HANGING = {
    "great_western_trail": {
        "building:": ("Now: $", "En ce moment\u00a0: "),
        "neutral:": ("Now in the hand for it: ", "En ce moment, en main pour cela"),
        "neutral:C": ("Now: up to", "En ce moment\u00a0: jusqu’à"),
        "engine:": ("take it as far as", "la mènent au plus loin"),
        "station:": ("ahead of your engine", "devant ta locomotive"),
        "master:": ("Now: ", "En ce moment\u00a0: "),
        "objective:": ("tasks", "tâches"),
        "price:": ("too few", "il te manque"),
        "city:": ("the hand is", "à la main"),
        "worth:": ("Now: ", "En ce moment\u00a0: "),
    },
    "spike": {
        "city:": ("Now for", "En ce moment, pour"),
        "chip:": ("Now for", "En ce moment, pour"),
        "contract:": ("Now: ", "En ce moment"),
        "display:": ("in the hand", "main"),
        "tile:": ("would be left", "en resterait"),
    },
    "montana": {
        "good:": ("within reach", "à portée"),
        "coins:": ("pay for", "paient"),
        "large:": ("Now for", "En ce moment, pour"),
        "bank:": ("Now for", "En ce moment, pour"),
        "reward:": ("Now for", "En ce moment, pour"),
        "segment:": ("in 8", "sur 8"),
    },
    "good_goat_bad": {
        "place:": ("Now: ", "En ce moment"),
        "character:": ("Now: ", "En ce moment"),
        "seat:": ("Worth", "Valeur"),
    },
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", HANGING)
def test_what_hangs_on_the_position_says_what_it_is_worth_now(name: str, lang: str) -> None:
    game = abilene.load(name, players=3)
    scenes = [game.scene(state, state.player, lang, SHAPES[0]) for _, state in moments(game, 76, 4) if not state.over]
    for begins, said in HANGING[name].items():
        tips = [node.title for scene in scenes for key, node in scene.nodes.items() if key.startswith(begins)]
        assert any(said[LANGS.index(lang)] in tip for tip in tips), begins
