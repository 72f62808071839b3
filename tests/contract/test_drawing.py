"""Drawings: well-formed, with the same things in both shapes, and choices only for who must choose, in every game."""

from typing import Any
from xml.etree import ElementTree

from abilene.engine.game import SHAPES, Game
from abilene.engine.texts import LANGS
from tests.contract.tables import every_count, random_game, seats

UNRULY = ["<b>&amp;", 'Ann "Calamity" O\'Neil', "a" * 60, "é\u202f«»", "]]>", ""]


@every_count
def test_a_drawing_is_well_formed_whatever_the_players_are_called(game: Game[Any]) -> None:
    names = (UNRULY * game.players)[: game.players]
    for ply, state in enumerate(random_game(game, 61)):
        if ply % 30 == 0 or state.over:
            for lang in LANGS:
                for shape in SHAPES:
                    root = ElementTree.fromstring(str(game.scene(state, ply % game.players, lang, shape, names)))
                    drawn = [node.get("data-key") for node in root.iter() if node.get("data-key")]
                    assert len(set(drawn)) == len(drawn) > 0


@every_count
def test_both_shapes_and_both_languages_show_the_same_things(game: Game[Any]) -> None:
    for ply, state in enumerate(random_game(game, 62)):
        if ply % 10 == 0 or state.over:
            for seat in seats(game):
                first, *others = [state.scene(seat, lang, shape) for lang in LANGS for shape in SHAPES]
                for other in others:
                    assert set(other.nodes) == set(first.nodes)
                    assert {k: n.choices for k, n in other.nodes.items()} == {
                        k: n.choices for k, n in first.nodes.items()
                    }


@every_count
def test_only_who_must_choose_finds_choices_in_the_drawing(game: Game[Any]) -> None:
    offered = set()
    for ply, state in enumerate(random_game(game, 63)):
        if ply % 3 == 0 or state.over:
            for seat in seats(game):
                choices = {choice for node in state.scene(seat).nodes.values() for choice in node.choices}
                if seat == state.player:
                    assert choices <= set(state.options())
                    offered |= choices
                else:
                    assert not choices
    assert offered
