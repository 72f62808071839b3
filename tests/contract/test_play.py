"""Playing: options, choices, copies and the end, in every game."""

import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abilene
from abilene.engine.core import State
from abilene.engine.game import Game
from tests.contract.tables import Pointer, any_seed, every_count, every_table, moments, play_on, random_game
from tools.rules import rule_ids

MOST_DECISIONS = 20_000  # no game comes near; a game that never ends meets it


def test_the_package_is_compiled_exactly_when_that_is_expected() -> None:
    assert abilene.compiled == (os.environ.get("ABILENE_EXPECT_COMPILED") == "1")


@every_table
def test_random_play_ends_and_never_meets_an_empty_list(game: Game[Any]) -> None:
    for seed in range(4):
        for decisions, state in enumerate(random_game(game, seed)):
            assert decisions < MOST_DECISIONS
            assert state.over == (state.player == abilene.NOBODY) == (not state.options())
            assert state.over or 0 <= state.player < game.players
            assert len(set(state.options())) == len(state.options())
        assert len(state.scores()) == len(state.breakdown()) == game.seats
        assert state.scores() == [sum(parts.values()) for parts in state.breakdown()]
        assert state.winners()
        assert set(state.winners()) <= set(range(game.seats))


@every_table
def test_a_seed_gives_one_game_and_another_seed_another(game: Game[Any]) -> None:
    assert game.start(3).checksum() == game.start(3).checksum()
    assert len({game.start(seed).checksum() for seed in range(20)}) == 20


@every_count
@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "1", None, True])
def test_a_seed_is_a_whole_number_of_64_bits(game: Game[Any], seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        game.start(seed)
    assert not game.start(2**64 - 1).over


@every_table
def test_options_are_stable_and_nobody_can_change_them(game: Game[Any]) -> None:
    for state in random_game(game, 11):
        options = state.options()
        assert state.options() == options == state.copy().options()
        assert state.over or state.step().choices(state) == options
        state.options().clear()
        state.copy().options().clear()
        assert state.options() == options


@every_table
def test_every_option_can_be_played(game: Game[Any]) -> None:
    for state in random_game(game, 12):
        for choice in state.options():
            state.copy().play(choice)


def assert_independent(state: State, twin: State, seed: int) -> None:
    checksum, options, player = twin.checksum(), twin.options(), twin.player
    for _ in play_on(state, seed):
        pass
    assert (twin.checksum(), twin.options(), twin.player) == (checksum, options, player)


@every_count
def test_a_copy_is_deep(game: Game[Any]) -> None:
    for decision, state in moments(game, 13, 8):
        if state.over:
            break
        assert_independent(state.copy(), state, decision)
        original = state.copy()
        assert_independent(original, original.copy(), decision)


@every_table
def test_a_copy_plays_like_its_original(game: Game[Any]) -> None:
    start = game.start(14)
    for state, twin in zip(play_on(start, 14), play_on(start.copy(), 14), strict=True):
        assert twin.to_data() == state.to_data() == state.copy().to_data()
        assert twin.options() == state.options()


def strangers(game: Game[Any], state: State) -> list[object]:
    """Things that are no option: the rest of the range, numbers beyond it, and what is no whole number at all."""
    options = state.options()
    span = range(0) if state.over else game.spans[state.step().kind]
    numbers = [*span, span.start - 1, span.stop, -1000, 10**30, -(10**30)]
    others = ["", "0", "pass", 0.0, 1.0, 0.5, float("nan"), None, True, False, [], (0,), b"0", object()]
    return [number for number in numbers if number not in options] + others


@every_table
def test_an_illegal_choice_is_refused_with_a_rule_and_changes_nothing(game: Game[Any]) -> None:
    rules = set(rule_ids(game.box.folder / "rules.en.md"))
    asked: Counter[str] = Counter()
    for state in random_game(game, 15):
        question = "" if state.over else state.step().kind
        asked[question] += 1
        if asked[question] not in (1, 2, 10):  # the first, the next, and one when more lies on the table
            continue
        before = state.checksum(), state.options(), state.player
        for choice in strangers(game, state):
            with pytest.raises(abilene.IllegalChoice) as refused:
                state.play(choice)
            assert refused.value.rule in rules
            assert isinstance(refused.value, ValueError)
            assert str(refused.value)
        assert (state.checksum(), state.options(), state.player) == before


@every_count
def test_whole_numbers_of_other_libraries_are_choices_too(game: Game[Any]) -> None:
    for decision, state in moments(game, 16, 15):
        twin = state.copy()
        for choice in state.options():
            one, other = state.copy(), state.copy()
            one.play(choice)
            other.play(Pointer(choice))
            assert one.to_data() == other.to_data()
        for stranger in {-1000, *range(decision % 7, 50, 7)} - set(state.options()):
            with pytest.raises(abilene.IllegalChoice):
                twin.play(Pointer(stranger))
        assert twin.checksum() == state.checksum()


@every_count
@settings(max_examples=8)
@given(seed=any_seed, data=st.data())
def test_play_ends_however_it_is_played(game: Game[Any], seed: int, data: st.DataObject) -> None:
    state = game.start(seed)
    habits = data.draw(st.lists(st.integers(0, 40), min_size=1, max_size=40))
    decisions = 0
    while not state.over:
        options = state.options()
        state.play(options[habits[decisions % len(habits)] % len(options)])
        decisions += 1
        assert decisions < MOST_DECISIONS


@every_count
def test_a_copy_keeps_the_future_of_chance_unless_it_is_given_a_seed(game: Game[Any]) -> None:
    for decision, state in moments(game, 17, 5):
        assert state.copy().rng == state.rng
        futures = [state.copy(seed=seed) for seed in (decision, decision + 1, 0)]
        assert len({twin.rng for twin in futures} | {state.rng}) == len({decision, decision + 1, 0}) + 1
        assert all(twin.to_data() | {"rng": 0} == state.to_data() | {"rng": 0} for twin in futures)
        assert state.copy(seed=decision).rng == futures[0].rng
        for seed in (-1, 2**64):
            with pytest.raises(ValueError, match="a seed is a whole number"):
                state.copy(seed=seed)
