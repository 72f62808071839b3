"""The frame of drawings: pieces about their middle, strokes that are drawn once, and what a title says."""

from functools import cache

import abilene
from abilene.engine.board import Board, Frame
from abilene.engine.ink import Ink
from abilene.engine.lights import DARK, Lights
from abilene.engine.scene import Scene


def board(lit: Lights = DARK) -> Board[None]:
    texts = abilene.load("good_goat_bad", players=2).texts("en")
    return Board(Scene(100, 100, "A table"), None, lit, texts, "wide")


def test_a_piece_is_laid_by_its_middle_and_tilted_about_it() -> None:
    b = board()
    for key, tilt in (("straight", 0.0), ("tilted", -3.5)):
        b.piece(key, "", Frame(10, 20, 30, 40).middle, (30, 40), "a card", tilt=tilt)
    assert b.scene.nodes["straight"].attributes["transform"] == "translate(25 40)"
    assert b.scene.nodes["tilted"].attributes["transform"] == "translate(25 40) rotate(-3.5)"


def test_a_piece_that_can_be_chosen_says_first_what_choosing_it_does() -> None:
    b = board(Lights({"card": (4,), "hat": (5,)}, {"card": "Take it", "hat": "A hat"}))
    for key, said in (("card", "the Goat"), ("hat", "A hat of Ann"), ("coin", "a coin")):
        b.piece(key, "", (0, 0), (10, 10), said)
    titles = [b.scene.nodes[key].title for key in ("card", "hat", "coin")]
    assert titles == ["Take it. The Goat", "A hat of Ann", "A coin"]
    assert [key for key in b.scene.nodes if key.endswith(".halo")] == ["card.halo", "hat.halo"]


@cache
def printing(word: str) -> list[str]:
    """How often a word was drawn."""
    return []


def write(ink: Ink, word: str) -> None:
    printing(word).append(ink.key)
    ink.text(0, 0, word, 12)


def test_strokes_are_drawn_once_for_all_that_their_arguments_tell_apart() -> None:
    for word in ("once", "twice", "once"):
        b = board()
        b.piece("sign", "", (0, 0), (10, 10), "")
        b.draw("sign", write, word)
        assert b.scene.nodes["sign.1"].text == word
    assert (printing("once"), printing("twice")) == (["sign"], ["sign"])


def test_a_badge_is_a_number_that_can_be_read() -> None:
    scene = Scene(10, 10, "")
    scene.add("pile", "g")
    Ink(scene, "pile").badge(3, 4, 12, radius=2)
    disc, number = scene.nodes["pile.1"], scene.nodes["pile.2"]
    assert (disc.attributes["class"], number.text) == ("badge", "12")
    assert float(number.attributes["font-size"]) >= 10.5
