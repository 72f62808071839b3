"""Pictograms: a game shows those that all share and those of its own folder, and each has a name of its own."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import abilene
from abilene.engine import look
from abilene.engine.core import PASS
from abilene.engine.game import SHAPES, Game
from abilene.games import box, names
from abilene.server.pages.look import emblem, thumb
from abilene.server.pages.static import all_icons
from tests.contract.tables import every_count, moments

SHARED = look.shared_icons()
OWN = {name: box(name).look.icons for name in names()}
SPRITES = {"engine/look": SHARED, **OWN}

WRITTEN = {".py", ".js", ".html", ".css", ".svg", ".toml", ".md", ".lesson"}

every_sprite = pytest.mark.parametrize("where", SPRITES)
every_game = pytest.mark.parametrize("game", OWN)


def icons(game: str) -> set[str]:
    """The pictograms that a game may name: those of all, and its own."""
    return set(re.findall(r'<symbol id="i-([^"]+)"', SHARED + OWN[game]))


# ------------------------------------------------------------------ the sprites


def test_no_two_pictograms_have_the_same_name() -> None:
    """All are gathered into one sprite, in which a name stands for one of them."""
    places: dict[str, list[str]] = {}
    for where, sprite in SPRITES.items():
        for name in re.findall(r' id="([^"]+)"', sprite):
            places.setdefault(name, []).append(where)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


@every_sprite
def test_a_pictogram_points_only_to_what_its_game_has(where: str) -> None:
    ElementTree.fromstring(SPRITES[where])
    drawn = look.drawn(SPRITES[where])
    pointed = set(re.findall(r'(?:url\(|href=")#([a-z0-9-]+)', "".join(drawn.values())))
    assert pointed <= drawn.keys() | look.drawn(SHARED).keys()


@every_sprite
def test_a_pictogram_is_drawn_with_the_shared_inks(where: str) -> None:
    used = set(re.findall(r"var\(--([a-z0-9-]+)[,)]", "".join(look.drawn(SPRITES[where]).values())))
    tokens = (look.FOLDER / "tokens.css").read_text("utf-8")
    assert used - {"p", "p-fill", "hat-w"} <= set(re.findall(r"--([a-z0-9-]+):", tokens))


def test_pages_get_them_all_in_one_sprite() -> None:
    ElementTree.fromstring(all_icons())
    gathered = {name: one for sprite in SPRITES.values() for name, one in look.drawn(sprite).items()}
    assert look.drawn(all_icons()) == gathered


def test_every_pictogram_is_named_somewhere() -> None:
    """By a program, a page, a text or a file of a game: as a word, or in a list of them."""
    source = Path(abilene.__file__).parent
    written = "\n".join(path.read_text("utf-8") for path in source.rglob("*") if path.suffix in WRITTEN)
    words = set(re.findall(r"[\w-]+", re.sub(r' id="i-[^"]+"', "", written)))
    drawn = {name for sprite in SPRITES.values() for name in re.findall(r'<symbol id="(i-[^"]+)"', sprite)}
    assert {name for name in drawn if not {name, name.removeprefix("i-")} & words} == set()


# ------------------------------------------------------------------ the games


@every_game
def test_the_emblem_and_the_small_board_of_a_game_have_them_from_there(game: str) -> None:
    assert emblem(game) in icons(game)
    assert set(re.findall(r'icons.svg#i-([^"]+)"', thumb(game))) <= icons(game)


@every_count
def test_a_drawing_brings_every_pictogram_it_points_to(game: Game[Any]) -> None:
    known = {*look.drawn(SHARED), *look.drawn(OWN[game.name])}
    for decision, state in moments(game, 23, 6):
        for shape in SHAPES:
            nodes = state.scene(decision % game.players, "en", shape).nodes.values()
            pointed = {node.attributes["href"].removeprefix("#") for node in nodes if "href" in node.attributes}
            its_own = {node.attributes["id"] for node in nodes if "id" in node.attributes}
            assert pointed <= known | its_own


@every_count
def test_every_choice_has_a_pictogram_of_the_sprite_or_none(game: Game[Any]) -> None:
    shown = set()
    for _, state in moments(game, 17, 60):
        if not state.over:
            step = state.step()
            shown |= {step.icon(state, choice) for choice in {*state.options(), *game.refused(state)}}
            if PASS in state.options():
                assert step.icon(state, PASS)
    assert shown <= {"", *icons(game.name)}
    assert shown - {""}


@every_count
def test_every_part_of_a_drawing_besides_the_board_has_a_pictogram(game: Game[Any]) -> None:
    state = game.start(5)
    for shape in SHAPES:
        nodes = state.scene(0, "en", shape).nodes.values()
        shown = [node.attributes["data-icon"] for node in nodes if "data-part" in node.attributes]
        assert set(shown[1:]) <= icons(game.name)
