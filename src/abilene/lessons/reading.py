"""Reading lessons: `games/<game>/lessons/<lesson>.lesson`, line by line.

abilene lesson 1
game good_goat_bad
players 3
seed 7
learner 0
bots novice novice
number 1
minutes 5

chapter goal
step hand
  light card:*
  say hand

step offer
  say offer
  want offer 1
  else * say offer-other stay

others
  seat 1  accept

step done
  say let-go
  release
"""

import json
import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from abilene.engine.journal import JOINED, read_journal
from abilene.games import box
from abilene.lessons.lesson import Lesson, LessonError, Line, Others, Pattern, Reaction, Step

TITLE: Final = "abilene lesson 1"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
_SEAT: Final = re.compile(r"seat (\d+)\s+(\S.*)")
_SAYS: Final = re.compile(r"(.+?)\s+say (\S+)(?:\s+(stay|back|goto \S+))?(?:\s+light (.+))?")


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are learned."""
    return _lessons(box(game).folder / "lessons")


@cache
def _lessons(folder: Path) -> tuple[Lesson, ...]:
    found = [read_lesson(file.read_text("utf-8"), file.stem) for file in sorted(folder.glob("*.lesson"))]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def lesson(game: str, name: str) -> Lesson | None:
    """The lesson of this name, if the game has one."""
    return next((lesson for lesson in lessons(game) if lesson.name == name), None)


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson in this text; LessonError that names the first line that is not well written."""
    lines = text.rstrip().split("\n")
    if lines[0].strip() != TITLE:
        raise LessonError(1, f"this is no lesson: it should begin with {TITLE!r}")
    draft = _Draft()
    for number, line in enumerate(lines[1:], start=2):
        bare = re.sub(r"(^|\s)#.*", "", line).rstrip()
        if bare:
            try:
                draft.read(number, bare)
            except ValueError as error:
                raise error if isinstance(error, LessonError) else LessonError(number, str(error)) from None
    return draft.done(name, len(lines))


def pattern_of(words: str) -> Pattern:
    """`move b | c` is `move b` or `move c`; an alternative of several words stands for itself."""
    first, *others = (" ".join(one.split()) for one in words.split(" | "))
    stem = first.rpartition(" ")[0]
    more = (one if " " in one or not stem else f"{stem} {one}" for one in others)
    return Pattern(("*",) if first == "any" else (first, *more))


@dataclass
class _Draft:
    """A lesson that is being read."""

    head: dict[str, str] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    given: list[Line] = field(default_factory=list)
    chapters: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    others: list[Others] = field(default_factory=list)
    block: str = ""

    def read(self, number: int, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if line[0].isspace():
            self._within(number, word, rest, line.strip())
            return
        self.block = word
        if word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = json.loads(value)
        elif word in ("game", "players", "seed", "learner", "bots", "number", "minutes"):
            if word in self.head:
                raise ValueError(f"there is a line {word!r} already")
            self.head[word] = rest
        elif word == "chapter":
            self.chapters.append(_name(rest))
        elif word == "step":
            if not self.chapters:
                raise ValueError("a step belongs to a chapter, and none has begun yet")
            if any(step.id == rest for step in self.steps):
                raise ValueError(f"there is a step {rest!r} already")
            self.steps.append(Step(number, _name(rest), self.chapters[-1]))
        elif word == "others":
            self.others.append(Others(len(self.steps), ()))
        elif word == "given":
            self.given += _played(number, self.head.get("game", ""), rest) if rest else []
        else:
            raise ValueError(f"{word!r} is not a word of a lesson")

    def _within(self, number: int, word: str, rest: str, line: str) -> None:
        if self.block == "step":
            self.steps[-1] = replace(self.steps[-1], **_field(self.steps[-1], number, word, rest))
        elif self.block in ("given", "others"):
            found = _SEAT.fullmatch(line)
            if found is None:
                raise ValueError(f"{line!r} is not 'seat N  words'")
            told = Line(number, int(found[1]), pattern_of(found[2]))
            if self.block == "given":
                self.given.append(told)
            else:
                last = self.others[-1]
                self.others[-1] = replace(last, lines=(*last.lines, told))
        else:
            raise ValueError(f"nothing can stand under {self.block!r}")

    def done(self, name: str, last: int) -> Lesson:
        try:
            missing = [word for word in ("game", "players", "seed", "bots") if word not in self.head]
            if missing:
                raise ValueError(f"the line {missing[0]!r} is missing")
            lesson = Lesson(
                _name(name),
                self.head["game"],
                int(self.head["players"]),
                int(self.head["seed"]),
                tuple(self.head["bots"].split()),
                int(self.head.get("number", "1")),
                int(self.head.get("minutes", "5")),
                int(self.head.get("learner", "0")),
                self.options,
                tuple(self.given),
                tuple(self.chapters),
                tuple(self.steps),
                tuple(self.others),
            )
            if not 0 <= lesson.learner < lesson.players or len(lesson.bots) != lesson.players - 1:
                raise ValueError(f"{lesson.players} players are a learner and {lesson.players - 1} bots")
        except ValueError as error:
            raise LessonError(last, str(error)) from None
        _check_steps(lesson, last)
        return lesson


def _played(number: int, game: str, rest: str) -> list[Line]:
    """`trail.journal 120`: the first 120 decisions of a journal that the booklet's figures are drawn from, too."""
    name, _, count = rest.partition(" ")
    file = box(game).folder / "figures" / name
    if not NAME.fullmatch(file.stem) or not file.is_file():
        raise ValueError(f"there is no journal {name!r} in the folder figures")
    made = read_journal(file.read_text("utf-8")).entries[: int(count)]
    return [Line(number, entry.seat, Pattern((entry.notation.removeprefix(JOINED),))) for entry in made]


def _name(word: str) -> str:
    if not NAME.fullmatch(word):
        raise ValueError(f"{word!r} is no name: small letters, figures, - and _")
    return word


def _field(step: Step, number: int, word: str, rest: str) -> dict[str, Any]:
    """What a line under a step says of it."""
    words = rest.split()
    if word in ("follows", "aside", "release"):
        if rest:
            raise ValueError(f"{word!r} stands alone")
        return {word: True}
    if not rest:
        raise ValueError(f"{word!r} of what?")
    if word == "light":
        return {"light": (*step.light, *words)}
    if word == "if":
        return {"given": (*step.given, *words)}
    if word == "path":
        if len(words) < 2:
            raise ValueError("a path goes from one key to another, maybe by others")
        return {"path": tuple(words)}
    if word in ("say", "frame", "when"):
        if len(words) != 1:
            raise ValueError(f"{word!r} is one word")
        return {word: rest}
    if word == "want":
        praise = _reaction(number, rest) if " say " in rest else None
        return {"want": praise.pattern if praise else pattern_of(rest), "praise": praise}
    if word == "else":
        return {"reactions": (*step.reactions, _reaction(number, rest))}
    if word == "idle":
        if len(words) != 3 or words[1] != "say":
            raise ValueError("this is not 'idle SECONDS say KEY'")
        return {"idle": (int(words[0]), words[2])}
    raise ValueError(f"{word!r} says nothing of a step")


def _reaction(number: int, rest: str) -> Reaction:
    found = _SAYS.fullmatch(rest)
    if found is None:
        raise ValueError("this is not 'WORDS say KEY (stay | back | goto STEP) light KEYS'")
    words, key, after, light = found.groups()
    does, _, goto = (after or "stay").partition(" ")
    return Reaction(number, pattern_of(words), key, does, goto, tuple((light or "").split()))  # type: ignore[arg-type]


def _check_steps(lesson: Lesson, last: int) -> None:
    """What no line alone can say: that the steps make a lesson."""
    places = {step.id: place for place, step in enumerate(lesson.steps)}
    for place, step in enumerate(lesson.steps):
        final = place == len(lesson.steps) - 1
        if not step.say:
            raise LessonError(step.line, f"step {step.id!r} says nothing")
        if step.release != final:
            raise LessonError(step.line, "the last step, and no other, lets go with 'release'")
        if step.want is None and (step.when or step.reactions or step.idle or step.follows):
            raise LessonError(step.line, f"step {step.id!r} wants nothing, so it cannot wait or react")
        if step.follows and (place == 0 or lesson.steps[place - 1].want is None):
            raise LessonError(step.line, f"step {step.id!r} follows none that wants something")
        if step.want is not None:
            if step.release:
                raise LessonError(step.line, f"step {step.id!r} wants something: the learner must be asked")
            rest = (*step.reactions[-1:],)
            open_to_all = any(one.endswith("*") for one in step.want.words)
            if not open_to_all and not any("*" in one.pattern.words for one in rest):
                raise LessonError(step.line, f"step {step.id!r} needs 'else * say …' as its last answer")
        for one in (*step.reactions, *([step.praise] if step.praise else [])):
            if one.goto and places.get(one.goto, -1) <= place:
                raise LessonError(one.line, f"goto goes on to a later step, and {one.goto!r} is none")
    if not lesson.steps:
        raise LessonError(last, "there are no steps")
