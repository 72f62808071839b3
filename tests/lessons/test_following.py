"""Following a lesson: the place comes from the journal, every choice works, and nobody is left waiting."""

from typing import Any

import abilene
from abilene.engine.match import Match
from abilene.lessons import Lesson, follow, read_lesson, scripted
from abilene.lessons.following import PATIENCE
from abilene.lessons.trying import begin

HEAD = """abilene lesson 1
game good_goat_bad
players 3
option first_dealer 0
seed 255
bots greedy greedy
chapter deal
"""
LESSON = """step hello
  say   hello
step offer
  say   offer
  want  offer 1
  else  *  say offer-other
step slide
  say   slide
  want  slide banker
  else  slide goat  say poor back
  else  *  say other goto declare-free
step declare
  say   declare
  want  declare goat  say kept light character:banker
  else  *  say other
others
  seat 1  refuse
  seat 2  refuse
  seat 1  offer 0
  seat 1  slide goat
  seat 1  declare sheriff
step declare-free
  aside
  say   declare-free
  want  declare *
chapter answer
step answer
  when  answer
  if    memory:goat
  say   answer
  want  refuse
  else  *  say took
step done
  say   let-go
  release
"""


def lesson_of(steps: str = LESSON) -> Lesson:
    return read_lesson(HEAD + steps, "first")


def cards(lesson: Lesson, match: Match[Any]) -> list[str]:
    """What is said now: the sort of each card and its text."""
    return [f"{card.sort} {card.say}".strip() for card in follow(lesson, match).cards]


def play(match: Match[Any], *words: str) -> None:
    for one in words:
        match.choose(match.state.player, match.game.parse(match.state, one))


def play_others(lesson: Lesson, match: Match[Any]) -> None:
    """What the lesson has the others do, else the first thing that is allowed."""
    while not match.state.over and match.state.player != lesson.learner:
        choice = scripted(lesson, match)
        match.choose(match.state.player, match.state.options()[0] if choice is None else choice)


def test_a_step_follows_from_the_choices_before_it() -> None:
    lesson = lesson_of()
    match = begin(lesson)
    assert cards(lesson, match) == ["read hello", "ask offer"]
    place = follow(lesson, match)
    assert [match.game.notation(match.state, choice) for choice in place.wanted] == ["offer 1"]
    assert (place.number, place.chapters, place.asked, place.can_back) == (2, (), True, False)
    play(match, "offer 1")
    assert cards(lesson, match) == ["ask slide"]
    play(match, "slide banker")
    play(match, "declare goat")
    assert cards(lesson, match) == ["praise kept"]  # while the others play
    assert follow(lesson, match).cards[0].light == ("character:banker",)
    play_others(lesson, match)
    assert cards(lesson, match) == ["praise kept", "ask answer"]
    assert follow(lesson, match).chapters == ("deal",)
    play(match, "refuse")
    play_others(lesson, match)
    assert cards(lesson, match)[-1] == "release let-go"
    assert follow(lesson, match).chapters == ("deal", "answer")
    match.choose(0, match.state.options()[0])
    assert follow(lesson, match).over


def test_the_others_do_what_the_lesson_says_as_far_as_the_rules_allow() -> None:
    lesson = lesson_of()
    match = begin(lesson)
    assert scripted(lesson, match) is None  # the learner is asked
    play(match, "offer 1", "slide goat", "declare thief")
    play_others(lesson, match)
    assert [entry.notation for entry in match.entries[3:6]] == ["refuse", "offer 0", "slide banker"]  # no Goat to slide


def test_a_choice_that_was_not_wanted_is_answered_and_leads_on() -> None:
    lesson = lesson_of()
    match = begin(lesson)
    play(match, "offer 2")
    assert cards(lesson, match) == ["react offer-other", "ask slide"]
    play(match, "slide sheriff")
    assert cards(lesson, match) == ["react other", "ask declare-free"]  # only a goto leads there


def test_taking_back_is_offered_once() -> None:
    lesson = lesson_of()
    match = begin(lesson)
    play(match, "offer 1", "slide goat")
    place = follow(lesson, match)
    assert [card.offers_back for card in place.cards] == [True, False]
    assert place.can_back
    match.undo(0)
    assert cards(lesson, match) == ["ask slide"]
    play(match, "slide goat")
    assert [card.offers_back for card in follow(lesson, match).cards] == [False, False]


def test_what_goes_on_with_a_choice_leaves_its_answer() -> None:
    """A turn ends and the hand is filled with one click: the lamp still answers that the turn was ended."""
    answers = "step answer\n  say answer\n  want refuse\n  else * say x\nstep done\n  say let-go\n  release\n"
    lesson = lesson_of("step offer\n  say offer\n  want offer 1\n  else * say offer-other\n" + answers)
    for joined, told in ((True, "react offer-other"), (False, "free")):
        match = begin(lesson)
        play(match, "offer 2")
        match.choose(0, match.game.parse(match.state, "slide goat"), joined)
        assert cards(lesson, match) == [told]


def test_a_plan_that_was_taken_back_as_one_is_not_offered_again() -> None:
    lesson = lesson_of()
    match = begin(lesson)
    for _ in range(2):
        offer, slide = (match.game.parse(match.state, "offer 1"), "slide goat")
        match.choose(0, offer)
        match.choose(0, match.game.parse(match.state, slide), joined=True)
        offered = [card.offers_back for card in follow(lesson, match).cards]
        match.undo(0)
    assert offered == [False, False]


def test_whoever_leaves_and_comes_back_finds_the_same_place() -> None:
    lesson = lesson_of()
    match = begin(lesson)
    play(match, "offer 1", "slide goat")
    match.undo(0)
    play(match, "slide goat", "declare goat")
    play_others(lesson, match)
    again = abilene.replay(match.journal())
    assert follow(lesson, again) == follow(lesson, match)


def test_what_goes_on_with_a_step_comes_only_after_it() -> None:
    """Cards are slid all the time; this lesson speaks of it once somebody was refused."""
    steps = "step answer\n  say answer\n  want refuse\n  else * say x\n"
    slides = "step slide\n  {}say slide\n  want slide *\nstep done\n  say let-go\n  release\n"
    for follows, told in (("", "ask slide"), ("follows\n  ", "free")):
        lesson = lesson_of(steps + slides.format(follows))
        match = begin(lesson)
        play(match, "offer 1")
        assert cards(lesson, match) == [told]


def test_what_is_given_has_been_played() -> None:
    lesson = lesson_of("given\n  seat 0  offer 1\n" + LESSON)
    match = begin(lesson)
    assert match.decisions == 1
    assert cards(lesson, match) == ["read hello", "ask slide"]  # what no longer fits is passed over
    assert not follow(lesson, match).can_back


def test_a_step_that_never_comes_keeps_nobody() -> None:
    waits = "step never\n  when swindle\n  say x\n  want any\nstep done\n  say y\n  release\n"
    lesson = lesson_of(waits)
    match = begin(lesson)
    free = 0
    while not (found := follow(lesson, match)).cards or found.cards[-1].sort != "release":
        assert not match.state.over
        if found.asked:
            free += [card.sort for card in found.cards] == ["free"]
            own = match.state.options()
            match.choose(0, own[-1])
        else:
            play_others(lesson, match)
    assert free == PATIENCE
