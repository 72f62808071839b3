"""Drawings of tables with modules: moments of random games, and what must be true of every drawing."""

import random
from functools import cache
from typing import Any

import abilene
from abilene.engine.core import PASS, State
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import TOKEN
from tests.drawings import check_form, check_type, check_words, things
from tools.rules import rule_ids

NAMES = ["Ada", "Boaz", "Jean-Christophe", "Ån"]
Options = tuple[tuple[str, Any], ...]


def draw(t: State, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    """The drawing as this seat sees it."""
    game: Game[Any] = t.game
    return game.scene(t, seat, lang, shape, NAMES[: game.players])


def kind(t: Trail) -> str:
    return "" if t.over else t.step().kind


@cache
def moments(players: int, options: Options, seed: int = 11, liked: tuple[str, ...] = ()) -> tuple[Trail, ...]:
    """Now and then a state of a random game among the rich, the first of each question, and the end.

    What is liked is done often.
    """
    t: Trail = abilene.load("great_western_trail", players=players, **dict(options)).start(seed)
    t.money[:players] = [30] * players
    t.workers[: 3 * players] = [2] * 3 * players
    luck = random.Random(seed)
    found, asked, decision = [], set(), 0
    while not t.over:
        if decision % 80 == 0 or kind(t) not in asked:
            found.append(t.copy())
        asked.add(kind(t))
        choices = t.options()
        best = [choice for choice in choices if any(word in t.game.notation(t, choice) for word in liked)]
        t.play(luck.choice(best if best and luck.random() < 0.7 else choices))
        decision += 1
    return (*found, t)


@cache
def drawings(players: int, options: Options, **more: Any) -> list[tuple[Trail, int | None, Scene]]:
    """The moments as whoever must choose and somebody else see them, shapes and languages in turn."""
    found = []
    for i, t in enumerate(moments(players, options, **more)):
        other = (t.player + 1) % players if players > 1 and i % 2 else None
        for j, seat in enumerate([max(t.player, 0), other]):
            found.append((t, seat, draw(t, seat, LANGS[(i + j) % 2], SHAPES[(i // 2 + j) % 2])))
    return found


@cache
def _rules() -> frozenset[str]:
    return frozenset(rule_ids(abilene.load("great_western_trail", players=2).box.folder / "rules.en.md"))


def check_drawing(t: Trail, seat: int | None, scene: Scene) -> None:
    """A drawing is well formed, says what it is, can be read, and its nodes stand for the options of the viewer."""
    check_form(scene)
    check_words(scene, _rules())
    check_type(scene)
    chosen = {choice for node in scene.nodes.values() for choice in node.choices}
    if seat is None or t.player != seat:
        assert not chosen
        assert not any(node.preview for node in scene.nodes.values())
    elif kind(t) not in ("now", "use"):  # some of their answers are buttons of the page
        assert chosen == set(t.options()) - {PASS, TOKEN, *([0] if kind(t) == "grow" else [])}


def parts(shape: str, players: int, *more: str) -> set[str]:
    """The windows of the drawing: everybody's board is one, but for a phone."""
    others = {f"part:mat:{seat}" for seat in range(1, players)} if shape == "wide" else {"part:players"}
    own = {"part:board", "part:hand", "part:objectives", "part:mat:0"}
    return own | (others if players > 1 else set()) | {f"part:{name}" for name in more}


def same_everywhere(t: Trail, seat: int | None) -> None:
    """Both shapes and languages have the same things; a phone also shows the others in brief."""
    wide, tall = things(draw(t, seat, "en", "wide")), things(draw(t, seat, "fr", "tall"))
    assert {key: thing for key, thing in tall.items() if not key.startswith(("players", "strip:"))} == wide
