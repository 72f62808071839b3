"""Pictograms: what a game names for its options and for the parts of its drawing is in the sprite."""

import re
from typing import Any

from abilene.engine import look
from abilene.engine.core import PASS
from abilene.engine.game import SHAPES, Game
from tests.contract.tables import every_count, moments

SPRITE = (look.FOLDER / "icons.svg").read_text("utf-8")
ICONS = set(re.findall(r'<symbol id="i-([^"]+)"', SPRITE))


@every_count
def test_every_choice_has_a_pictogram_of_the_sprite_or_none(game: Game[Any]) -> None:
    shown = set()
    for _, state in moments(game, 17, 60):
        if not state.over:
            step = state.step()
            shown |= {step.icon(state, choice) for choice in {*state.options(), *game.refused(state)}}
            if PASS in state.options():
                assert step.icon(state, PASS)
    assert shown <= {"", *ICONS}
    assert shown - {""}


@every_count
def test_every_part_of_a_drawing_besides_the_board_has_a_pictogram(game: Game[Any]) -> None:
    state = game.start(5)
    for shape in SHAPES:
        nodes = state.scene(0, "en", shape).nodes.values()
        icons = [node.attributes["data-icon"] for node in nodes if "data-part" in node.attributes]
        assert set(icons[1:]) <= ICONS
