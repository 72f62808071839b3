"""Drawings: well-formed, with the same things in both shapes, and choices only for who must choose, in every game."""

from functools import lru_cache
from itertools import cycle
from typing import Any
from xml.etree import ElementTree

import pytest

import abilene
from abilene.engine import ink
from abilene.engine.core import State
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from tests.contract.tables import COUNTS, every_count, moments, seats
from tests.drawings import things

UNRULY = ["<b>&amp;", 'Ann "Calamity" O\'Neil', "a" * 60, "é\u202f«»", "]]>", ""]


@every_count
def test_a_drawing_is_well_formed_whatever_the_players_are_called(game: Game[Any]) -> None:
    names = (UNRULY * game.players)[: game.players]
    for number, (decision, state) in enumerate(moments(game, 61, 3)):
        # Both shapes each time, each in one language and then in the other.
        for lang, shape in zip(LANGS[:: (-1) ** number], SHAPES, strict=True):
            root = ElementTree.fromstring(str(game.scene(state, decision % game.players, lang, shape, names)))
            drawn = [node.get("data-key") for node in root.iter() if node.get("data-key")]
            assert len(set(drawn)) == len(drawn) > 0


@every_count
def test_both_shapes_and_both_languages_show_the_same_things(game: Game[Any]) -> None:
    for number, (_, state) in enumerate(moments(game, 62, 4)):
        for seat in {state.player if not state.over else None, seats(game)[number % len(seats(game))]}:
            wide, tall = [[things(state.scene(seat, lang, shape)) for lang in LANGS] for shape in ("wide", "tall")]
            assert wide[0] == wide[1]
            assert tall[0] == tall[1]
            assert wide[0].items() <= tall[0].items()  # a phone may also show in brief what has no window there
            assert {key for key, (_, choices, *_) in tall[0].items() if choices} <= set(wide[0])


@pytest.mark.parametrize("name", abilene.games.names())
def test_what_is_printed_for_one_table_is_not_laid_on_another(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shared: dict[Any, Any] = {}
    monkeypatch.setattr(ink, "_prints", shared)
    for game in (game for game in COUNTS.values() if game.name == name):
        for (_, state), shape in zip(moments(game, 65, 3), cycle(SHAPES), strict=False):
            beside_others = game.scene(state, 0, shape=shape)
            monkeypatch.setattr(ink, "_prints", {})
            assert game.scene(state, 0, shape=shape) == beside_others
            monkeypatch.setattr(ink, "_prints", shared)


@lru_cache(maxsize=1)
def as_asked(game: Game[Any]) -> list[tuple[State, Scene]]:
    """Moments of a game, each as it is drawn for whoever must choose there; at the end, for a spectator."""
    found = (state for _, state in moments(game, 63, 12))
    return [(state, state.scene(None if state.over else state.player)) for state in found]


@every_count
def test_only_who_must_choose_finds_choices_in_the_drawing(game: Game[Any]) -> None:
    offered = set()
    for (state, scene), watching in zip(as_asked(game), cycle(seats(game)), strict=False):
        choices = {choice for node in scene.nodes.values() for choice in node.choices}
        assert choices <= set(state.options())
        offered |= choices
        if state.over or watching != state.player:
            assert not any(node.choices for node in state.scene(watching).nodes.values())
    assert offered


@every_count
def test_every_choice_means_the_nodes_that_stand_for_it_and_the_rest_of_the_range_can_be_asked_for(
    game: Game[Any],
) -> None:
    found = 0
    for state, scene in as_asked(game):
        if state.over:
            break
        nodes, options = scene.nodes, state.options()
        for choice in game.spans[state.step().kind]:
            keys = state.step().keys(state, choice)
            found += sum(key in nodes and choice not in options for key in keys)
            if choice in options:
                assert all(choice in nodes[key].choices for key in keys if key in nodes)
    assert found
