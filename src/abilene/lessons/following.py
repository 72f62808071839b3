"""Following a lesson: what its lamp says now. All of it comes from the journal, so that whoever leaves keeps the place.

A pointer goes forward over the steps. At each question of the learner the next step that fits is taken: it is of the
kind that the step waits for, and something that it wants is allowed. What does not fit is passed over, but for a step
that waits (`when`); a step that `follows` fits only in a row with the one before it. After a few questions in a row of
which the lesson has nothing to say, it waits no longer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Any, Final, Literal

from abilene.engine.core import State
from abilene.engine.game import SHAPES
from abilene.engine.match import Decision, Match
from abilene.engine.texts import LANGS
from abilene.lessons.lesson import Lesson, Line, Reaction, Step, is_drawn

PATIENCE: Final = 6  # questions in a row that no step fits, until the lesson waits no longer
UNDO: Final = "undo"  # how entries begin that take something back
Sort = Literal["praise", "react", "read", "ask", "release", "free"]


@dataclass(frozen=True)
class Told:
    """A card that is to be shown: of which step, what it says, and what it is for."""

    sort: Sort
    step: int
    say: str = ""  # the key of its text; none: it speaks of any question
    light: tuple[str, ...] = ()
    offers_back: bool = False  # the choice was a poor one: taking it back is offered, once


@dataclass(frozen=True)
class Place:
    """Where a lesson stands."""

    cards: tuple[Told, ...]  # one after another; the last one is about what is asked now
    wanted: tuple[int, ...]  # the choices that the step wants
    step: int  # its index among the steps
    number: int  # of the step, from 1, of so many; asides have that of the step before
    chapters: tuple[str, ...]  # that are behind the learner
    asked: bool  # the learner must choose
    can_back: bool  # the learner has chosen something here
    over: bool = False  # the lesson has let go, and the learner plays on

    @property
    def learned(self) -> bool:
        """There is nothing more to learn here: it lets go, whether or not the learner plays on."""
        return self.over or any(told.sort == "release" for told in self.cards)


def follow(lesson: Lesson, match: Match[Any]) -> Place:
    """Where the lesson stands after what this match has seen."""
    return Guide(lesson).place(match)


def scripted(lesson: Lesson, match: Match[Any]) -> int | None:
    """What the lesson has the others do now; None: whoever plays that seat decides."""
    return Guide(lesson).scripted(match)


def notations(state: State) -> dict[str, int]:
    """All that can be chosen, in the words of the journal."""
    step = state.step()
    return {step.say(state, choice): choice for choice in state.options()}


def _meant(state: State, line: Line) -> int | None:
    return next((choice for words, choice in notations(state).items() if line.pattern.fits(words)), None)


class _Drawn:
    """What a step may ask for of the drawing; it is drawn only if one does."""

    def __init__(self, lesson: Lesson, state: State) -> None:
        self._lesson, self.state = lesson, state

    @cached_property
    def _keys(self) -> tuple[str, ...]:
        return tuple(self.state.scene(self._lesson.learner, LANGS[0], SHAPES[0]).nodes)

    def has(self, step: Step) -> bool:
        """Whether all is there that the step needs."""
        return not step.given or all(is_drawn(key, self._keys) for key in step.given)


class Guide:
    """Goes through a match with its lesson. It remembers how far it has come, so that it can be asked at every turn."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._begin()

    def _begin(self) -> None:
        self.seen: list[Decision[Any]] = []
        self.at = 0  # the first step that is not behind the learner
        self.silent = 0  # questions in a row that no step has fitted
        self.reaction: Told | None = None  # to the last choice
        self.taken = -1  # the step that was answered last
        self.sent = -1  # the step that a goto led to last
        self.over = False
        self.own = 0  # choices of the learner here
        self._sought: tuple[int, int | None] = (-1, None)  # which question was sought for last, and what was found
        self._done: set[int] = set()  # lines of the others that were carried out

    def _catch_up(self, match: Match[Any]) -> None:
        """Take what was decided since; what was taken back is forgotten, and all before it gone through again."""
        known = len(self.seen)
        if any(seen is not decision for seen, decision in zip_longest(self.seen, match.made[:known])):
            self._begin()
        for n in range(len(self.seen), match.decisions):
            if n >= len(self.lesson.given):
                self._take(n, match)
            self.seen.append(match.made[n])

    def scripted(self, match: Match[Any]) -> int | None:
        """What the lesson has the others do now; None: whoever plays that seat decides."""
        self._catch_up(match)
        state = match.state
        if state.over or state.player == self.lesson.learner:
            return None
        if match.decisions < len(self.lesson.given):  # of what was given something was taken back
            given = self.lesson.given[match.decisions]
            return _meant(state, given) if given.seat == state.player else None
        found = self._line(state)
        return None if found is None else _meant(state, found)

    # ------------------------------------------------------------------ going on

    def _take(self, n: int, match: Match[Any]) -> None:
        decision = match.made[n]
        if decision.seat != self.lesson.learner:
            line = self._line(decision.before)
            if line is not None and _meant(decision.before, line) == decision.choice:
                self._done.add(line.line)
            return
        self.own += 1
        fit = self._fit(n, _Drawn(self.lesson, decision.before))
        if fit is not None or not decision.joined:  # what only goes on with a choice leaves the answer to it
            self.reaction = None
        if fit is None:
            self.over = self.over or self.at == len(self.lesson.steps) - 1
            self.silent += len(decision.before.options()) > 1
            return
        self.silent = 0
        self.taken, self.at = fit, fit + 1
        step = self.lesson.steps[fit]
        reaction = step.reaction(decision.before.step().say(decision.before, decision.choice))
        if reaction is not None:
            first = n  # of the plan that this choice was a part of, which is taken back as one
            while match.made[first].joined:
                first -= 1
            again = any(first <= one.decisions <= n and one.notation.startswith(UNDO) for one in match.entries)
            self._react(fit, reaction, again)

    def _react(self, fit: int, reaction: Reaction, again: bool) -> None:
        sort: Sort = "praise" if reaction is self.lesson.steps[fit].praise else "react"
        self.reaction = Told(sort, fit, reaction.say, reaction.light, reaction.after == "back" and not again)
        if reaction.after == "goto":
            self.at = self.sent = next(n for n, step in enumerate(self.lesson.steps) if step.id == reaction.goto)

    def _fit(self, n: int, drawn: _Drawn) -> int | None:
        """The step that fits the question before decision n; the same whether it is asked or was answered."""
        if self._sought[0] != n:
            self._sought = n, self._seek(drawn)
        return self._sought[1]

    def _seek(self, drawn: _Drawn) -> int | None:
        """The next step that fits what the learner is asked; none: the lesson has nothing to say of it."""
        steps = self.lesson.steps
        kind, allowed = drawn.state.step().kind, list(notations(drawn.state))
        patient = self.silent < PATIENCE
        for place in range(self.at, len(steps)):
            step = steps[place]
            if (step.aside and place != self.sent) or not self._is_in_row(place):
                continue
            if step.fits(kind, allowed) and drawn.has(step):
                return place
            if step.when and patient:
                return None
        last_words = self._last_words()
        if not patient or not any(self._is_due(place) for place in range(self.at, last_words)):
            self.at = max(self.at, last_words)
        return None

    def _is_in_row(self, place: int) -> bool:
        """Whether what a step goes on with has begun with the step before it, and not anywhere else in the game."""
        steps = self.lesson.steps
        first = place
        while steps[first].follows:
            first -= 1
        return first == place or first <= self.taken < place

    def _is_due(self, place: int) -> bool:
        """Whether a step wants something of everybody who comes by."""
        step = self.lesson.steps[place]
        return step.want is not None and (not step.aside or place == self.sent)

    def _last_words(self) -> int:
        """Where the last steps begin that want nothing any more, and let go."""
        steps = self.lesson.steps
        return max((place + 1 for place, step in enumerate(steps) if step.want), default=0)

    def _line(self, state: State) -> Line | None:
        """What the lesson has the seat do that must choose: the first line that is allowed, and was not done yet."""
        lines = self._others()
        mine = (line for line in lines if line.seat == state.player and line.line not in self._done)
        return next((line for line in mine if _meant(state, line) is not None), None)

    def _others(self) -> tuple[Line, ...]:
        """The block after the step that was taken last, else the nearest one before; asides have theirs alone."""
        lesson = self.lesson
        near: tuple[Line, ...] = ()
        for block in lesson.others:
            owner = max((n for n in range(block.step) if lesson.steps[n].want), default=-1)
            if owner == self.taken:
                return block.lines
            if owner < self.taken and not lesson.steps[owner].aside:
                near = block.lines
        return near

    # ------------------------------------------------------------------ where it stands

    def place(self, match: Match[Any]) -> Place:
        """Where the lesson stands after what this match has seen."""
        self._catch_up(match)
        state = match.state
        asked = not state.over and state.player == self.lesson.learner
        drawn = _Drawn(self.lesson, state)
        fit = self._fit(match.decisions, drawn) if asked else None
        cards = [] if self.reaction is None else [self.reaction]
        if self.over or state.over:
            cards = []
        elif fit is not None:
            cards += [*self._reads(fit, drawn), self._told("ask", fit)]
        elif asked and self.at >= self._last_words():
            last = len(self.lesson.steps) - 1
            cards += [*self._reads(last, drawn), self._told("release", last)]
        elif asked and len(state.options()) > 1:  # what has one answer is no choice
            cards = cards or [Told("free", self.at)]
        step = cards[-1].step if cards else min(self.at, len(self.lesson.steps) - 1)
        return Place(
            tuple(cards),
            () if fit is None else self._wanted(self.lesson.steps[fit], state),
            step,
            self.lesson.number_of(step),
            self._learned(step),
            asked,
            self.own > 0,
            self.over or state.over,
        )

    def _told(self, sort: Sort, place: int) -> Told:
        step = self.lesson.steps[place]
        return Told(sort, place, step.say, step.light)

    def _reads(self, until: int, drawn: _Drawn) -> list[Told]:
        """What is to be read before a step."""
        steps = self.lesson.steps
        return [
            self._told("read", place)
            for place in range(self.at, until)
            if steps[place].want is None and drawn.has(steps[place])
        ]

    def _wanted(self, step: Step, state: State) -> tuple[int, ...]:
        assert step.want is not None
        return tuple(choice for words, choice in notations(state).items() if step.want.fits(words))

    def _learned(self, step: int) -> tuple[str, ...]:
        """The chapters before the one that a step belongs to; all of them once the lesson lets go."""
        chapters: Sequence[str] = self.lesson.chapters
        now = self.lesson.steps[step]
        return tuple(chapters) if now.release or self.over else tuple(chapters[: chapters.index(now.chapter)])
