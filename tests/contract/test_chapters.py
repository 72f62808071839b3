"""The chapters of whole games: turns, rounds, marks and turning points, in every game."""

import re
from itertools import pairwise
from typing import Any

from abilene.engine import chapters, look
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from tests.contract.tables import every_count, random_match, seats

SEED = 76


@every_count
def test_there_is_a_turn_for_every_event_that_begins_one(game: Game[Any]) -> None:
    match = random_match(game, SEED)
    begun = [event for event in match.events() if event.begins]
    turns = chapters.turns(match)
    assert [turn.seat for turn in turns] == [getattr(event, event.begins) for event in begun]
    assert len(turns) > game.players
    assert all(a.decisions <= b.decisions for a, b in pairwise(turns))
    assert {turn.seat for turn in turns} == set(range(game.seats))


@every_count
def test_rounds_begin_one_after_the_other_where_there_are_any(game: Game[Any]) -> None:
    match = random_match(game, SEED)
    rounds = chapters.rounds(match)
    assert bool(rounds) == (game.box.round(match.state) is not None)
    assert [one.round for one in rounds] == list(range(1, len(rounds) + 1))
    assert all(a.decisions < b.decisions for a, b in pairwise(rounds))


@every_count
def test_what_is_notable_has_a_pictogram_of_the_sprite(game: Game[Any]) -> None:
    match = random_match(game, SEED)
    known = set(re.findall(r'<symbol id="i-([^"]+)"', look.shared_icons() + game.box.look.icons))
    marks = {event.mark() for event in match.events()}
    kinds = {type(event) for event in match.events()}
    assert marks - {""} or len(kinds) == 1  # where all do the same, nothing is notable
    assert marks <= {"", *known}
    assert not any(event.mark() for event in match.events() if event.begins)


@every_count
def test_a_mark_tells_nobody_more_than_the_event_does(game: Game[Any]) -> None:
    """What a seat sees of something hidden is marked as it would be if the hidden part were anything else."""
    for event in random_match(game, SEED).events():
        for viewer in seats(game):
            seen = event.seen_by(viewer)
            if seen is not None and seen != event:
                assert seen.mark() == type(event).sign


@every_count
def test_the_course_of_a_game_is_its_standing_from_turn_to_turn(game: Game[Any]) -> None:
    match = random_match(game, SEED)
    course, states = chapters.course(match), chapters.positions(match)
    assert (course.at[0], course.at[-1]) == (0, match.decisions)
    for decisions, points in zip(course.at, course.lines["points"], strict=True):
        known = states[decisions].standing(EVERYBODY)
        assert points == [sum(n for n in parts.values() if n is not None) for parts in known]


@every_count
def test_turning_points_lie_in_the_turns_that_they_are_about(game: Game[Any]) -> None:
    match = random_match(game, SEED)
    course = chapters.course(match)
    points = course.lines["points"]
    assert len(course.turning) <= chapters.MOST_TOLD
    assert sum(point.for_good for point in course.turning) <= 1
    for point in course.turning:
        assert course.at[point.at - 1] < point.decisions <= course.at[point.at]
        assert point.gain == points[point.at][point.seat] - points[point.at - 1][point.seat]
        if point.leads:
            assert points[point.at][point.seat] == max(points[point.at])
        if point.for_good:
            assert all(row[point.seat] == max(row) for row in points[point.at :])
