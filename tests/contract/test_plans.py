"""Plans: several choices played as one, all or nothing, and taken back as one, in every game."""

from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from abilene.engine.match import Match
from tests.contract.tables import every_count, pointed_at, random_choices

MOST = 250  # decisions of a game whose plans are looked at


def longest_plan(match: Match[Any], seed: int, most: int = 4) -> list[int]:
    """What the seat that must choose can decide, at random, before anything comes to light or another must choose."""
    state, player = match.state.copy(), match.state.player
    plan: list[int] = []
    for where in random_choices(seed):
        plan.append(pointed_at(state, where))
        state.play(plan[-1])
        if state.player != player or state.revealed != match.state.revealed or len(plan) == most:
            return plan
    raise AssertionError("random choices do not run out")


def played_in_plans(game: Game[Any], seed: int) -> Match[Any]:
    match = abilene.Match(game, seed)
    while not match.state.over:
        match.choose_all(match.state.player, longest_plan(match, seed + match.decisions))
    return match


@every_count
def test_a_game_played_in_plans_is_the_same_as_one_played_choice_by_choice(game: Game[Any]) -> None:
    match = played_in_plans(game, 61)
    single = abilene.Match(game, 61)
    for decision in match.made:
        single.choose(decision.seat, decision.choice)
    assert (single.state.checksum(), single.events()) == (match.state.checksum(), match.events())
    again = abilene.replay(match.journal())
    assert (again.journal(), again.made[-1].joined) == (match.journal(), match.made[-1].joined)


@every_count
def test_a_plan_is_taken_back_as_one(game: Game[Any]) -> None:
    match, taken_back = abilene.Match(game, 62), 0
    while not match.state.over:
        before, decisions, player = match.state.checksum(), match.decisions, match.state.player
        match.choose_all(player, longest_plan(match, 62 + decisions, most=2))
        if not match.why_no_undo(player):
            twin = match.copy()
            twin.undo(player)
            assert (twin.state.checksum(), twin.decisions) == (before, decisions)
            assert abilene.replay(twin.journal()).state.checksum() == before
            taken_back += 1
        if taken_back == 8:
            return


@every_count
def test_of_a_plan_that_cannot_be_carried_out_nothing_is(game: Game[Any]) -> None:
    match, tried = abilene.Match(game, 63), 0
    for number, where in enumerate(random_choices(63)):
        if match.state.over or tried == 5:
            break
        player, before = match.state.player, match.journal()
        plan = longest_plan(match, 63 + number, most=8)
        ahead = match.copy()
        ahead.choose_all(player, plan)
        if not ahead.state.over:  # whatever comes next is another's to decide, or nobody could foresee it, or forbidden
            beyond = ahead.state.options()[0] if len(plan) < 8 else -(10**6)
            with pytest.raises((abilene.IllegalChoice, abilene.NotYourTurn)):
                match.choose_all(player, [*plan, beyond])
            assert match.journal() == before
            tried += 1
        match.choose(player, pointed_at(match.state, where))
    assert tried


@every_count
def test_a_turn_begins_anew_as_far_as_nothing_has_come_to_light(game: Game[Any]) -> None:
    match = abilene.Match(game, 64)
    for where in random_choices(64):
        if match.state.over:
            return
        player = match.state.player
        match.choose(player, pointed_at(match.state, where))
        if match.why_no_undo(player):
            continue
        twin = match.copy()
        twin.restart(player)
        left = match.made[twin.decisions :]
        assert {decision.seat for decision in left} == {player}
        assert all(decision.before.revealed == match.state.revealed for decision in left)
        begun = [any(event.begins for event in decision.events) for decision in left[:-1]]
        assert not any(begun), "more than this turn was taken back"
        assert twin.is_restarted(player)
        assert twin.state.checksum() == left[0].before.checksum()


def test_a_journal_cannot_join_what_belongs_to_no_plan() -> None:
    match = abilene.Match(abilene.load("montana", players=2), 7)
    match.choose(match.state.player, match.state.options()[0])
    with pytest.raises(abilene.JournalError, match="a plan ends where something comes to light"):
        abilene.replay(
            match.journal().replace("1    seat 0  ", "1    seat 0  + ").replace("1    seat 1  ", "1    seat 1  + ")
        )


def test_most_of_a_great_western_trail_can_be_played_in_plans() -> None:
    game = abilene.load("great_western_trail", players=2)
    assert sum(decision.joined for decision in played_in_plans(game, 61).made) > 50
    match, player, taken_back = abilene.Match(game, 61), 0, 0
    while not match.state.over:
        decisions, player = match.decisions, match.state.player
        match.choose_all(player, longest_plan(match, 61 + decisions, most=2))
        taken_back += match.decisions == decisions + 2 and not match.why_no_undo(player)
    assert taken_back > 20


@every_count
def test_what_has_one_answer_and_is_no_stop_is_answered_at_once_and_taken_back_with_what_led_to_it(
    game: Game[Any],
) -> None:
    match = abilene.Match(game, 65)
    for where in random_choices(65):
        if match.state.over or match.decisions > 150:
            break
        player, before = match.state.player, match.state.checksum()
        choice = pointed_at(match.state, where)
        match.choose_all(player, [choice], onward=True)
        assert match.only_answer(player) is None
        if not match.why_no_undo(player):
            twin = match.copy()
            twin.undo(player)
            assert twin.state.checksum() == before
    assert abilene.replay(match.journal()).state.checksum() == match.state.checksum()


@every_count
def test_every_plan_that_is_drawn_can_be_carried_out_to_its_last_choice(game: Game[Any]) -> None:
    """And goes no further than what its player knows, nor than what this player decides."""
    match = abilene.Match(game, 65)
    for number, where in enumerate(random_choices(65)):
        if match.state.over or number > MOST:
            return
        state, player = match.state, match.state.player
        plans = state.step().plans(state)
        assert len({(plan.key, plan.choices[0]) for plan in plans}) == len(plans), "two plans at one node begin alike"
        for plan in plans:
            twin = match.copy()
            twin.choose_all(player, plan.choices)
            assert not any(decision.news for decision in twin.made[match.decisions : -1])
        match.choose(player, pointed_at(state, where))


@every_count
def test_a_plan_depends_on_nothing_that_its_player_cannot_see(game: Game[Any]) -> None:
    match = abilene.Match(game, 66)
    for number, where in enumerate(random_choices(66)):
        if match.state.over or number > MOST:
            return
        state = match.state
        plans = state.step().plans(state)
        if plans and number % 5 == 0:
            guess = state.redeal(state.player, number)
            assert [plan.choices for plan in guess.step().plans(guess)] == [plan.choices for plan in plans]
        match.choose(state.player, pointed_at(state, where))


def refused(match: Match[Any], seat: int, plan: list[int]) -> str:
    """How a plan is refused; empty: it is not."""
    try:
        match.copy().choose_all(seat, plan)
    except (abilene.IllegalChoice, abilene.NotYourTurn) as error:
        return f"{type(error).__name__} {error}"
    return ""


@every_count
def test_a_plan_that_fails_tells_nothing_that_its_seat_cannot_know(game: Game[Any]) -> None:
    match, compared = abilene.Match(game, 66), 0
    for number, where in enumerate(random_choices(66)):
        if match.state.over or compared == 12:
            break
        seat, choice = match.state.player, pointed_at(match.state, where)
        ahead = match.copy()
        ahead.choose(seat, choice)
        if ahead.made[-1].news:
            twin = match.copy()
            twin.state = match.state.redeal(seat, number)
            then = [*ahead.state.choices[:2], *range(3)]
            answers = {refused(one, seat, [choice, beyond]) for one in (match, twin) for beyond in then}
            assert len(answers) == 1
            assert "comes to light" in answers.pop()
            compared += 1
        match.choose(seat, choice)
    assert compared
