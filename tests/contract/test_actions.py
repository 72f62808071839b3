"""Action numbers: the same for the same deed at every table of a game, whatever its options and however many play."""

from array import array
from collections import defaultdict
from itertools import islice
from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from tests.contract.tables import COUNTS, TABLES, Pointer, every_count, every_table, moments, pointed_at, random_game

NAMES = sorted({game.name for game in TABLES.values()})

# Places are called by what stands there, shares by the seats they go to, payments by what is held.
SAID_BY_THE_BOARD = {
    *("begin", "build", "copy", "hazard", "move", "ride", "route", "site", "stray", "upgrade"),
    *("serve", "swindle"),
    *("pay",),
}


@every_table
def test_every_option_has_a_number_of_its_own_by_which_it_can_be_played(game: Game[Any]) -> None:
    for n, state in enumerate(random_game(game, 71)):
        actions = game.legal_actions(state)
        assert len(set(actions)) == len(actions) == len(state.options())
        assert [game.choice(state, action) for action in actions] == state.options()
        assert [game.action(state, choice) for choice in state.options()] == actions
        if actions and n % 20 == 0:
            one, other = state.copy(), state.copy()
            one.play(state.options()[-1])
            other.play_action(actions[-1])
            assert one.to_data() == other.to_data()
            other = state.copy()
            other.play_action(Pointer(actions[-1]))
            assert one.to_data() == other.to_data()
            mask = game.mask(state)
            assert len(mask) == game.actions
            assert [number for number, legal in enumerate(mask) if legal] == sorted(actions)
            row = array("f", [7.0] * game.actions)
            assert game.mask(state, row) is row
            assert row.tolist() == [*mask]


@every_count
def test_a_number_that_answers_nothing_here_is_refused_and_changes_nothing(game: Game[Any]) -> None:
    for _, state in moments(game, 72, 4):
        before = state.checksum(), state.options()
        strangers = [*(number for number, legal in enumerate(game.mask(state)) if not legal), -1, game.actions]
        for number in strangers[:: max(1, len(strangers) // 20)]:
            with pytest.raises(abilene.IllegalChoice):
                state.play_action(number)
        assert (state.checksum(), state.options()) == before


@pytest.mark.parametrize("name", NAMES)
def test_there_are_as_many_numbers_at_every_table(name: str) -> None:
    tables = [*TABLES.values(), *COUNTS.values()]
    assert len({game.actions for game in tables if game.name == name}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_same_number_is_the_same_deed_at_every_table(name: str) -> None:
    """Told by the notation, in each dialect, but for questions whose words depend on what lies on the board."""
    said: dict[tuple[str, int], set[str]] = defaultdict(set)
    kinds: dict[int, str] = {}
    for game in TABLES.values():
        if game.name != name:
            continue
        dialect = game.box.dialect(game.options)
        for state in islice(random_game(game, 73), 400):
            for choice in state.options():
                number = game.action(state, choice)
                said[dialect, number].add(game.notation(state, choice))
                assert kinds.setdefault(number, state.step().kind) == state.step().kind
    several = {kinds[number] for (_, number), words in said.items() if len(words) > 1}
    assert several <= SAID_BY_THE_BOARD


@every_count
def test_questions_with_one_answer_can_be_skipped(game: Game[Any]) -> None:
    state = game.start(74)
    decided = 0
    while not state.over:
        twin = state.copy()
        skipped = state.skip()
        for _ in range(skipped):
            twin.play(twin.options()[0])
        assert twin.to_data() == state.to_data()
        assert len(state.options()) != 1
        if not state.over:
            state.play(pointed_at(state, decided * 0.37 % 1))
            decided += 1
    assert state.skip() == 0
