"""Why a character cannot be offered: where all can see that it is."""

import random

import abilene
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED
from abilene.games.good_goat_bad.steps.saloon import Serve
from tests.rules import rule


@rule("GGB-DIST-4", "GGB-DIST-5")
def test_a_character_is_refused_by_where_it_is() -> None:
    game = abilene.load("good_goat_bad", players=3)
    met: set[str] = set()
    for seed in range(6):
        state, pick = game.start(seed), random.Random(seed)
        while not state.over:
            step = state.step()
            for card in game.refused(state) if step.kind in ("slide", "declare") else ():
                breach = step.broken(state, card)
                assert breach is not None
                place = state.place[card]
                if card not in game.figures.deck:
                    expected = "not-in-game"
                elif place >= 0:
                    expected = "in-play"
                else:
                    seen = {FACE_UP: "set-aside", REFUSED: "turned-down"}
                    expected = seen.get(place, "not-in-hand" if step.kind == "slide" else "declare-not-in-hand")
                assert breach.text == expected
                assert step.tells(state, card) == (expected in ("in-play", "set-aside", "turned-down"))
                met.add(expected)
            state.play(pick.choice(state.options()))
    assert {"not-in-game", "in-play", "set-aside", "not-in-hand"} <= met


@rule("GGB-CHAR-19")
def test_one_bottle_is_one_bottle() -> None:
    game = abilene.load("good_goat_bad", players=3)
    state = game.start(1)
    state.site_tokens[4] = 1
    state.stack = [Serve(0)]
    state.settle()
    assert game.prompt(state, "fr") == "Ta Serveuse\u00a0: à qui donne\u2011t\u2011elle la bouteille\u00a0?"
    assert not any(state.step().tells(state, split) for split in game.refused(state))
