"""What a seat sees as numbers: features have names, one layout serves all options, and nothing that matters is lost."""

from array import array
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from abilene.engine.core import State
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from tests.contract.tables import TABLES, every_count, every_table, moments, random_game, seats

INT16 = 2**15


def names(game: Game[Any]) -> list[str]:
    return [game.feature_name(number) for number in range(game.features)]


def by_count() -> Iterator[tuple[str, list[Game[Any]]]]:
    """All tables of a game at one player count."""
    found = sorted(TABLES.values(), key=lambda game: (game.name, game.players))
    for (name, players), games in groupby(found, key=lambda game: (game.name, game.players)):
        yield f"{name}-{players}", list(games)


LAYOUTS = dict(by_count())


@pytest.mark.parametrize("games", LAYOUTS.values(), ids=LAYOUTS)
def test_one_layout_serves_all_options_and_every_feature_has_a_name_of_its_own(games: list[Game[Any]]) -> None:
    said = names(games[0])
    assert len(said) == len(set(said)) < INT16
    assert all(line.strip() == line != "" for line in said)
    for game in games[1:]:
        assert names(game) == said


@every_table
def test_features_that_are_on_are_numbers_of_the_layout_each_once(game: Game[Any]) -> None:
    for _, state in moments(game, 71, 20):
        for seat in [*seats(game), EVERYBODY]:
            on = state.observe(seat)
            assert len(set(on)) == len(on)
            assert 0 <= min(on) <= max(on) < game.features


@every_table
def test_whatever_a_seat_sees_change_changes_what_it_observes(game: Game[Any]) -> None:
    before: dict[int, tuple[Any, list[int]]] = {}
    for state in random_game(game, 72):
        for seat in range(min(2, game.players)):
            seen, on = state.seen_by(seat), state.observe(seat)
            if seat in before:
                assert (seen == before[seat][0]) == (on == before[seat][1])
            before[seat] = seen, on


@every_count
def test_what_is_owed_tells_nothing_that_is_hidden(game: Game[Any]) -> None:
    """Where nothing comes to light by a choice, two states that looked alike go on looking alike."""
    for decision, state in moments(game, 73, 16):
        for seat in seats(game):
            twin = state.redeal(seat, decision)
            for choice in set(state.options()) & set(twin.options()):
                one, other = later(state, choice), later(twin, choice)
                if one.revealed == state.revealed == other.revealed:
                    assert one.observe(seat) == other.observe(seat)


def later(state: State, choice: int) -> State:
    twin = state.copy()
    twin.play(choice)
    return twin


@every_count
def test_it_is_told_in_words_from_the_seat_that_looks(game: Game[Any]) -> None:
    others = ["you", "next", "second next", "third next", "fourth next"]
    for _, state in moments(game, 74, 5):
        for seat in range(game.players):
            said = state.observe_in_words(seat).split("\n")
            assert said == [game.feature_name(number) for number in state.observe(seat)]
            asked = [others[(state.player - seat) % game.seats]] if not state.over else []
            assert [line for line in said if line.startswith("asked: ")] == [f"asked: {other}" for other in asked]


@every_count
@pytest.mark.parametrize("code", ["B", "f", "d"])
def test_a_row_gets_ones_where_features_are_on_and_zeros_elsewhere(game: Game[Any], code: str) -> None:
    row = array(code, [7] * game.features)
    for _, state in moments(game, 75, 5):
        on = state.observe(0, row)
        assert [number for number, value in enumerate(row) if value == 1] == sorted(on)
        assert set(row) == {0, 1}
    with pytest.raises(ValueError, match=f"a row has {game.features} items"):
        game.start(1).observe(0, array(code, [0]))


@every_count
def test_a_row_may_be_one_of_a_numpy_array(game: Game[Any]) -> None:
    np = pytest.importorskip("numpy", reason="NumPy is not needed to observe")
    for dtype in (np.uint8, np.float32, np.bool_):
        rows = np.full((3, game.features), 1, dtype)
        on = game.start(1).observe(0, rows[1])
        assert rows.sum(axis=1).tolist() == [game.features, len(on), game.features]
        assert rows[1].nonzero()[0].tolist() == sorted(on)


@every_count
def test_there_is_no_observation_for_a_stranger_and_no_name_beyond_the_layout(game: Game[Any]) -> None:
    with pytest.raises(ValueError, match="allowed: 0"):
        game.start(1).observe(game.players)
    for number in (-1, game.features):
        with pytest.raises(ValueError, match=f"allowed: 0 to {game.features - 1}"):
            game.feature_name(number)
