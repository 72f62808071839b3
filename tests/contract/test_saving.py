"""Saving: a state as data and as text, at any moment, in every game."""

import copy
import json
import pickle
from typing import Any

import pytest

import abilene
from abilene.engine.core import State
from abilene.engine.game import Game
from tests.contract.tables import every_count, every_table, moments, play_on, random_game, random_match


def assert_same(one: State, other: State) -> None:
    assert one.to_data() == other.to_data()
    assert one.options() == other.options()
    assert one.player == other.player
    assert one.revealed == other.revealed


@every_table
def test_a_saved_state_is_the_same_when_it_is_loaded(game: Game[Any]) -> None:
    for state in random_game(game, 31):
        assert_same(game.from_data(json.loads(json.dumps(state.to_data()))), state)


@every_count
def test_a_saved_state_goes_on_in_the_same_way(game: Game[Any]) -> None:
    for decision, state in moments(game, 32, 10):
        loaded = game.from_data(json.loads(json.dumps(state.to_data())))
        for one, other in zip(play_on(state.copy(), decision), play_on(loaded, decision), strict=True):
            assert (one.player, one.choices, one.rng) == (other.player, other.choices, other.rng)
        assert_same(one, other)


@every_table
def test_saved_data_are_not_the_state_itself(game: Game[Any]) -> None:
    state = game.start(33)
    checksum, data = state.checksum(), state.to_data()
    loaded = game.from_data(data)
    for _ in play_on(loaded, 33):
        pass
    assert data == state.to_data()
    assert state.checksum() == checksum


@every_table
def test_the_repr_of_a_game_and_of_a_state_can_be_pasted_back(game: Game[Any]) -> None:
    same = eval(repr(game), {"abilene": abilene})
    assert repr(same) == repr(game)
    for _, state in moments(game, 34, 8):
        assert_same(eval(repr(state), {"abilene": abilene}), state)


@every_count
def test_data_that_are_no_saved_state_are_refused(game: Game[Any]) -> None:
    good = game.start(35).to_data()
    for key in good:
        with pytest.raises(abilene.DataError, match="saved game"):
            game.from_data({name: value for name, value in good.items() if name != key})
    with pytest.raises(abilene.DataError, match="saved game"):
        game.from_data(good | {"stack": [["Poker", 0]]})
    with pytest.raises(abilene.DataError, match="saved game"):
        game.from_data(good | {"stack": [[*good["stack"][-1], 0, 0, 0, 0, 0, 0, 0]]})


@every_table
def test_games_and_states_can_be_pickled(game: Game[Any]) -> None:
    same = pickle.loads(pickle.dumps(game))
    assert repr(same) == repr(game)
    assert pickle.loads(pickle.dumps(game)) is same
    for _, state in moments(game, 36, 6):
        loaded = pickle.loads(pickle.dumps(state))
        assert_same(loaded, state)
        assert loaded.game is same


@every_count
def test_a_match_can_be_pickled(game: Game[Any]) -> None:
    match = random_match(game, 37)
    loaded = pickle.loads(pickle.dumps(match))
    assert loaded.journal() == match.journal()
    assert loaded.events() == match.events()


@every_count
def test_copies_of_the_standard_library_are_as_deep_as_our_own(game: Game[Any]) -> None:
    for decision, state in moments(game, 38, 4):
        if state.over:
            break
        checksum = state.checksum()
        for twin in (copy.copy(state), copy.deepcopy(state)):
            assert_same(twin, state)
            for _ in play_on(twin, decision):
                pass
            assert state.checksum() == checksum
    assert copy.copy(game) is copy.deepcopy(game) is game
    match = random_match(game, 39)
    for other in (copy.copy(match), copy.deepcopy(match)):
        other.take_back(match.made[-1].seat)
        assert other.decisions < match.decisions
    assert match.state.over
