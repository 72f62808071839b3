"""What a lesson is: a table with a fixed deal, and steps that say something about it and want something chosen."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, Final, Literal

SALT: Final = "lesson"  # of every table of a lesson: its bots have the same luck each time
After = Literal["stay", "back", "goto"]


class LessonError(ValueError):
    """A lesson that cannot be read as it is written; `line` is the first line that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True)
class Pattern:
    """Which choices are meant, in the words of the journal: `*` stands for any words, `|` parts alternatives."""

    words: tuple[str, ...]

    @cached_property
    def _form(self) -> re.Pattern[str]:
        return re.compile("|".join(re.escape(one).replace(r"\*", ".*") for one in self.words))

    def fits(self, notation: str) -> bool:
        """Whether this choice is meant."""
        return self._form.fullmatch(notation) is not None

    def among(self, notations: Iterable[str]) -> bool:
        """Whether one of these is meant."""
        return any(map(self.fits, notations))

    def __str__(self) -> str:
        return " | ".join(self.words)


def is_drawn(key: str, keys: Iterable[str]) -> bool:
    """Whether a key, in which `*` stands for anything, is among these."""
    return any(fnmatchcase(drawn, key) for drawn in keys)


@dataclass(frozen=True)
class Reaction:
    """What is said of a choice, wanted or not, and how the lesson goes on from there."""

    line: int
    pattern: Pattern
    say: str
    after: After = "stay"
    goto: str = ""
    light: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """One card: what it lights, what it says, and what it wants."""

    line: int
    id: str
    chapter: str
    say: str = ""
    light: tuple[str, ...] = ()  # keys of the scene, with `*`
    path: tuple[str, ...] = ()  # from where to where
    frame: str = ""  # what the window shall show
    when: str = ""  # the kind of question it waits for
    given: tuple[str, ...] = ()  # keys that must be drawn, else it is passed over
    want: Pattern | None = None
    praise: Reaction | None = None  # what is said once that was chosen
    reactions: tuple[Reaction, ...] = ()
    idle: tuple[int, str] | None = None  # after so many seconds it says this
    follows: bool = False  # it comes only in a row with the step before it
    aside: bool = False  # only a goto leads here
    release: bool = False

    def fits(self, kind: str, notations: Iterable[str]) -> bool:
        """Whether it has something to want of a question of this kind with these answers."""
        return self.want is not None and self.when in ("", kind) and self.want.among(notations)

    def reaction(self, notation: str) -> Reaction | None:
        """What is said of this choice; None: it is what was wanted, and that speaks for itself."""
        if self.want is None or self.want.fits(notation):
            return self.praise
        return next((one for one in self.reactions if one.pattern.fits(notation)), None)


@dataclass(frozen=True)
class Line:
    """What a seat does, in the words of the journal."""

    line: int
    seat: int
    pattern: Pattern

    def __str__(self) -> str:
        return f"seat {self.seat}  {self.pattern}"


@dataclass(frozen=True)
class Others:
    """What the others do from the step on before which it stands, as long as the rules allow it."""

    step: int  # how many steps stand before it
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was read."""

    name: str
    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    number: int = 1  # its place among the lessons of its game
    minutes: int = 5
    learner: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    given: tuple[Line, ...] = ()
    chapters: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    others: tuple[Others, ...] = ()

    def bot(self, seat: int) -> str:
        """Who plays a seat that is not the learner's."""
        return self.bots[seat - (seat > self.learner)]

    def number_of(self, step: int) -> int:
        """The number of a step, from 1; an aside has that of the step before."""
        return max(1, sum(not one.aside for one in self.steps[: step + 1]))

    def texts(self) -> list[str]:
        """The keys of all that its cards say."""
        said = [step.say for step in self.steps]
        said += [step.praise.say for step in self.steps if step.praise]
        said += [reaction.say for step in self.steps for reaction in step.reactions]
        said += [step.idle[1] for step in self.steps if step.idle]
        return list(dict.fromkeys(said))
