"""The score so far: as each seat may know it, and open to all at the end, in every game."""

from typing import Any

import pytest

from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from abilene.engine.texts import LANGS
from tests.contract.tables import every_count, every_table, moments, random_game, seats


@every_table
def test_what_is_known_of_the_score_so_far_is_true(game: Game[Any]) -> None:
    for _, state in moments(game, 71, 10):
        truth = state.breakdown()
        assert state.standing(EVERYBODY) == truth
        for viewer in seats(game):
            for known, parts in zip(state.standing(viewer), truth, strict=True):
                assert list(known) == list(parts)
                assert all(points in (None, parts[part]) for part, points in known.items())
    assert all(state.standing(viewer) == truth for viewer in seats(game))


@every_count
def test_the_score_so_far_tells_nothing_that_is_hidden(game: Game[Any]) -> None:
    for decision, state in moments(game, 72, 8):
        for viewer in seats(game):
            assert state.redeal(viewer, decision).standing(viewer) == state.standing(viewer)


@every_count
def test_there_is_no_score_so_far_for_a_seat_that_is_not_there(game: Game[Any]) -> None:
    with pytest.raises(ValueError, match="allowed: 0"):
        game.start(73).standing(game.players)


@every_count
def test_curves_have_a_number_for_every_seat_and_end_with_the_scores(game: Game[Any]) -> None:
    *_, state = random_game(game, 74)
    curves = state.curves()
    assert curves["points"] == state.scores()
    for values in curves.values():
        assert len(values) == game.seats


@every_count
@pytest.mark.parametrize("lang", LANGS)
def test_every_part_of_the_score_has_words(game: Game[Any], lang: str) -> None:
    texts = game.texts(lang)
    for part in game.start(75).breakdown()[0]:
        assert texts.format(f"score-{part}").strip()
