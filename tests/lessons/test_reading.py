"""Reading lessons: what a file says, and what it says where it is not well written."""

import pytest

from abilene.lessons import LessonError, read_lesson

HEAD = """abilene lesson 1
game good_goat_bad
players 3
option first_dealer 0
seed 255
learner 0
bots novice greedy
number 2
minutes 6
"""
STEPS = """chapter deal
given
  seat 0  offer 1
step slide                 # a comment
  light character:* seat:1
  path  character:goat seat:1
  frame part:table
  when  slide
  if    character:goat
  say   slide
  want  slide goat | thief say good light pile
  else  slide banker say poor back
  else  * say other goto done
  idle  20 say waits
others
  seat 1  accept
step done
  say let-go
  release
"""


def test_a_lesson_is_read_as_it_is_written() -> None:
    lesson = read_lesson(HEAD + STEPS, "first_round")
    assert (lesson.game, lesson.players, lesson.seed, lesson.number, lesson.minutes) == ("good_goat_bad", 3, 255, 2, 6)
    assert lesson.options == {"first_dealer": 0}
    assert [lesson.bot(seat) for seat in (1, 2)] == ["novice", "greedy"]
    slide, done = lesson.steps
    assert (slide.light, slide.path) == (("character:*", "seat:1"), ("character:goat", "seat:1"))
    assert (slide.frame, slide.when, slide.given, slide.idle) == (
        "part:table",
        "slide",
        ("character:goat",),
        (20, "waits"),
    )
    assert slide.want is not None
    assert [slide.want.fits(words) for words in ("slide goat", "slide thief", "slide banker", "thief")] == [
        True,
        True,
        False,
        False,
    ]
    told = [slide.reaction(words) for words in ("slide thief", "slide banker", "slide widow")]
    assert [(one.say, one.after, one.goto, one.light) for one in told if one] == [
        ("good", "stay", "", ("pile",)),
        ("poor", "back", "", ()),
        ("other", "goto", "done", ()),
    ]
    assert done.release
    assert [str(line) for line in (*lesson.given, *lesson.others[0].lines)] == ["seat 0  offer 1", "seat 1  accept"]
    assert lesson.texts() == ["slide", "let-go", "good", "poor", "other", "waits"]


def test_what_is_given_can_be_a_journal() -> None:
    head = HEAD.replace("good_goat_bad", "great_western_trail").replace("option first_dealer 0\n", "")
    lesson = read_lesson(head + STEPS.replace("given\n  seat 0  offer 1", "given trail.journal 3"), "first")
    assert [str(line) for line in lesson.given] == [
        "seat 0  begin building a",
        "seat 0  use a discard galloway then gain 2",
        "seat 0  use a hire",
    ]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("chess", 1, "this is no lesson"),
        (HEAD + "given lost.journal 3\n", 10, "no journal 'lost.journal'"),
        (HEAD + "chapter x\nstep y\n  say z\n", 11, "lets go with 'release'"),
        (HEAD + "step y\n", 10, "belongs to a chapter"),
        (HEAD + "chapter X\n", 10, "is no name"),
        (HEAD + "chapter x\nstep y\n  release\n", 11, "says nothing"),
        (HEAD + "chapter x\nstep y\n  shine z\n", 12, "says nothing of a step"),
        (HEAD + "chapter x\nstep y\n  path z\n", 12, "from one key to another"),
        (HEAD + "chapter x\nstep y\n  say z\n  want accept\n", 11, "lets go"),
        (HEAD + "chapter x\nstep y\n  say z\n  want accept\nstep z\n  say z\n  release", 11, "needs 'else *"),
        (HEAD + STEPS.replace("goto done", "goto slide"), 22, "later step"),
        (HEAD + STEPS.replace("say poor back", "poor back"), 21, "this is not"),
        (HEAD + STEPS.replace("  seat 1  accept", "  buck accepts"), 25, "is not 'seat N  words'"),
        (HEAD + STEPS.replace("step done", "step slide"), 26, "already"),
        (HEAD.replace("novice greedy", "novice") + STEPS, 28, "a learner and 2 bots"),
        (HEAD.replace("seed 255\n", "") + STEPS, 27, "'seed' is missing"),
        (HEAD.replace("seed 255", "seed x") + STEPS, 28, "invalid literal"),
    ],
)
def test_a_line_that_is_not_well_written_is_named(text: str, line: int, says: str) -> None:
    with pytest.raises(LessonError, match=says) as found:
        read_lesson(text, "first_round")
    assert found.value.line == line
