"""Matches: journals that replay exactly, and undo up to the line where something came to light, in every game."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abilene
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from tests.contract.tables import any_seed, every_count, every_table, pointed_at, random_choices, random_match


def assert_replays(match: Match[Any]) -> Match[Any]:
    text = match.journal()
    again = abilene.replay(text)
    assert again.journal() == text
    assert again.state.checksum() == match.state.checksum()
    assert again.decisions == match.decisions
    assert again.events() == match.events()
    return again


@every_table
def test_a_journal_replays_exactly(game: Game[Any]) -> None:
    match = random_match(game, 41)
    assert repr(assert_replays(match).game) == repr(game)
    assert match.journal().splitlines()[-1].startswith("end ")


@every_count
def test_a_journal_replays_from_any_moment(game: Game[Any]) -> None:
    whole, match = random_match(game, 41), abilene.Match(game, 41)
    for decision in whole.made:
        if match.decisions % (whole.decisions // 4 + 1) == 0:  # at the start, and at three moments more
            assert_replays(match)
        match.choose(decision.seat, decision.choice)
    assert match.journal() == whole.journal()


@every_count
def test_a_match_can_be_looked_at_after_every_decision(game: Game[Any]) -> None:
    match = random_match(game, 41)
    state = game.start(41)
    for number, decision in enumerate(match.made):
        assert match.at(number).to_data() == state.to_data()
        assert decision.seat == state.player
        state.play(decision.choice)
    assert match.at(match.decisions).checksum() == state.checksum() == match.state.checksum()
    match.at(0).play(match.made[0].choice)
    assert match.at(0).checksum() == match.start
    for beyond in (-1, match.decisions + 1):
        with pytest.raises(ValueError, match="allowed: 0 to"):
            match.at(beyond)


@every_count
def test_a_match_goes_the_way_of_its_state_and_listens_without_changing_it(game: Game[Any]) -> None:
    match, state = random_match(game, 41), game.start(41)
    for decision, entry in zip(match.made, match.entries, strict=True):
        state.play(decision.choice)
        assert entry.checksum == state.checksum()
    assert state.over


@every_count
def test_only_the_seat_that_must_choose_can_choose(game: Game[Any]) -> None:
    match = abilene.Match(game, 45)
    for where in random_choices(45):
        state, before = match.state, match.state.to_data()
        for seat in {*range(game.players), game.players} - {state.player}:
            with pytest.raises(abilene.NotYourTurn):
                match.choose(seat, (state.options() or [0])[0])
        assert match.state.to_data() == before
        if state.over:
            break
        match.choose(state.player, pointed_at(state, where))
    assert len(match.entries) == match.decisions


@every_count
def test_an_illegal_choice_leaves_no_trace_in_a_match(game: Game[Any]) -> None:
    match = abilene.Match(game, 46)
    before = match.journal()
    stranger = game.spans[match.state.step().kind].stop
    with pytest.raises(abilene.IllegalChoice):
        match.choose(match.state.player, stranger)
    assert match.journal() == before


@every_count
@settings(max_examples=10)
@given(seed=any_seed, data=st.data())
def test_undo_takes_back_exactly_what_it_may(game: Game[Any], seed: int, data: st.DataObject) -> None:
    match = abilene.Match(game, seed)
    standing: list[tuple[int, int, int]] = []  # whose each decision is; checksum and `revealed` before it
    for where in data.draw(st.lists(st.floats(0, 1, exclude_max=True), min_size=5, max_size=60)):
        state = match.state
        if state.over:
            break
        standing.append((state.player, state.checksum(), state.revealed))
        match.choose(state.player, pointed_at(state, where))
        for seat in data.draw(st.permutations(range(game.players))):
            whose, checksum, revealed = standing[-1] if standing else (abilene.NOBODY, 0, 0)
            reason = match.why_no_undo(seat)
            if seat == whose and match.state.revealed == revealed:
                assert reason == ""
                if data.draw(st.booleans()):
                    match.undo(seat)
                    standing.pop()
                    assert match.state.checksum() == checksum
            else:
                now = match.state.checksum()
                with pytest.raises(abilene.UndoRefused) as refused:
                    match.undo(seat)
                assert match.state.checksum() == now
                assert refused.value.reason == reason
                assert len({game.texts(lang).format(reason) for lang in LANGS}) == len(LANGS)
        assert match.decisions == len(standing)
    assert_replays(match)


@every_count
def test_what_a_twin_takes_back_and_chooses_instead_changes_nothing_here(game: Game[Any]) -> None:
    match = abilene.Match(game, 47)
    for where in random_choices(47):
        if match.state.over or match.decisions > 20:
            break
        seat = match.state.player
        match.choose(seat, pointed_at(match.state, where))
        if not match.why_no_undo(seat):
            twin = match.copy()
            twin.undo(seat)
            twin.choose(seat, pointed_at(twin.state, 0.99 - where))
    stands = [decision.before.checksum() for decision in match.made[1:]]
    assert stands == [entry.checksum for entry in match.entries[:-1]]


@every_count
@settings(max_examples=5)
@given(seed=any_seed, data=st.data())
def test_a_table_that_agrees_goes_back_to_before_a_seats_last_decision(
    game: Game[Any], seed: int, data: st.DataObject
) -> None:
    match = abilene.Match(game, seed)
    standing: list[tuple[int, int]] = []
    for where in data.draw(st.lists(st.floats(0, 1, exclude_max=True), min_size=5, max_size=30)):
        if match.state.over:
            break
        standing.append((match.state.player, match.state.checksum()))
        match.choose(match.state.player, pointed_at(match.state, where))
        seat = data.draw(st.integers(0, 4 * game.players))
        if seat < game.players and seat not in [whose for whose, _ in standing]:
            with pytest.raises(abilene.UndoRefused):
                match.take_back(seat)
        elif seat < game.players:
            match.take_back(seat)
            while standing[-1][0] != seat:
                standing.pop()
            assert match.state.checksum() == standing.pop()[1]
        assert match.decisions == len(standing)
    assert_replays(match)


@every_table
def test_undo_never_crosses_what_came_to_light_or_another_seat(game: Game[Any]) -> None:
    match = random_match(game, 41)
    crossed = [
        decision.before.revealed != after.revealed
        for decision, after in zip(match.made, [*(p.before for p in match.made[1:]), match.state], strict=True)
    ]
    assert any(crossed)
    assert match.why_no_undo(match.made[-1].seat) == ("undo-revealed" if crossed[-1] else "")
    assert abilene.Match(game, 41).why_no_undo(0) == "undo-nothing"
