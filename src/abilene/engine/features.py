"""Features: all that can be true of what a seat sees, numbered; an observation is the numbers of what is true.

A layout gives out the numbers in named blocks, so that a number and its name come from one place.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from abilene.engine.core import Question, Step

# ------------------------------------------------------------------ words


def up_to(most: int, least: int = 0) -> list[str]:
    """The numbers from the least to the most, which stands for all beyond it too."""
    return [*map(str, range(least, most)), f"{most} or more"]


def counts(most: int, least: int = 0) -> list[str]:
    """The numbers from the least to the most, which there cannot be more of."""
    return [str(count) for count in range(least, most + 1)]


def at_least(levels: Iterable[int]) -> list[str]:
    """A scale: so many or more."""
    return [f"at least {level}" for level in levels]


def whose(seats: int) -> list[str]:
    """Everybody in turn order, from the seat that looks."""
    return ["you", "next", "second next", "third next", "fourth next"][:seats]


class Catalogue:
    """Things by name: all that any option brings to the table, and which of these those in use are."""

    def __init__(self, used: Sequence[str], *brought: Sequence[str]) -> None:
        self.words: Final[list[str]] = list(dict.fromkeys(chain(*brought, used)))
        self.at: Final[list[int]] = [self.words.index(word) for word in used]

    def meaning(self) -> "Meaning":
        """The same as what a field of a step stands for, which may be none of them."""
        return Meaning(["none", *self.words], -1, [0, *[1 + at for at in self.at]])


# ------------------------------------------------------------------ the layout


class Block:
    """Numbers under a title: one for each combination of words, or those of a layout of their own."""

    def __init__(self, first: int, title: str, words: Sequence[Sequence[str]], within: "Layout | None" = None) -> None:
        self.first: Final = first
        self.title: Final = title
        self.words: Final = words
        self.within: Final = within

    def name(self, offset: int) -> str:
        """What a number of the block means."""
        if self.within is not None:
            return f"{self.title}, {self.within.name(offset)}"
        said: list[str] = []
        for words in self.words[::-1]:
            said.insert(0, words[offset % len(words)])
            offset //= len(words)
        return f"{self.title}: {', '.join(said)}" if said else self.title


class Layout:
    """Numbers for all that can be true, block by block; the size is how many there are."""

    def __init__(self) -> None:
        self.size = 0
        self._blocks: Final[list[Block]] = []

    def block(self, title: str, *words: Sequence[str]) -> int:
        """A block with a number for each combination of these words; the number of its first."""
        size = 1
        for some in words:
            size *= len(some)
        return self._add(Block(self.size, title, words), size)

    def repeat(self, titles: Sequence[str], within: "Layout") -> int:
        """The same layout again under each of these titles; the number of its first."""
        first = self.size
        for title in titles:
            self._add(Block(self.size, title, (), within), within.size)
        return first

    def _add(self, block: Block, size: int) -> int:
        if size:
            self._blocks.append(block)
            self.size += size
        return block.first

    def name(self, number: int) -> str:
        """What a number means; ValueError when there is none such."""
        if not 0 <= number < self.size:
            raise ValueError(f"no feature {number!r}; allowed: 0 to {self.size - 1}")
        block = self._blocks[bisect_right(self._blocks, number, key=lambda block: block.first) - 1]
        return block.name(number - block.first)


# ------------------------------------------------------------------ what is true, added to the numbers that are on


def add_exactly(on: list[int], first: int, count: int, most: int) -> None:
    """The number of a count in words `up_to(most)`."""
    on.append(first + (count if count < most else most))


def add_scale(on: list[int], first: int, count: int, most: int) -> None:
    """As many numbers as there are things, `most` of them at most."""
    for i in range(count if count < most else most):
        on.append(first + i)


def add_bits(on: list[int], first: int, bits: int, at: list[int]) -> None:
    """The numbers of all bits that are set, where each stands for what it is in the catalogue."""
    i = 0
    while bits:
        if bits & 1:
            on.append(first + at[i])
        bits >>= 1
        i += 1


class Copies:
    """Things of which there are several of a kind: the first of a kind has a number, the second another, and so on."""

    def __init__(self, things: Catalogue, copies: Mapping[str, int]) -> None:
        words: list[str] = []
        firsts: list[int] = []
        for word in things.words:
            firsts.append(len(words))
            words += [word, *[f"{word} no. {n}" for n in range(2, copies[word] + 1)]]
        self.words: Final = words
        self.firsts: Final[list[int]] = [firsts[at] for at in things.at]  # by kind in use
        self.most: Final[list[int]] = [copies[things.words[at]] for at in things.at]

    def add(self, on: list[int], first: int, things: list[int]) -> None:
        """The numbers of things that lie sorted by kind; those that are unknown come last or first."""
        firsts, most = self.firsts, self.most
        before = -1
        n = 0
        for kind in things:
            if kind < 0:
                continue
            n = n + 1 if kind == before else 0
            before = kind
            if n < most[kind]:
                on.append(first + firsts[kind] + n)

    def add_counts(self, on: list[int], first: int, counts: list[int]) -> None:
        """The numbers of things that are counted by kind."""
        for kind, count in enumerate(counts):
            if count:
                add_scale(on, first + self.firsts[kind], count, self.most[kind])


# ------------------------------------------------------------------ the question, and what is owed


class Meaning:
    """What the numbers in a field of a step stand for: words, the least number, and the word of each from there on."""

    def __init__(self, words: Sequence[str], least: int = 0, at: list[int] | None = None, seats: int = 0) -> None:
        self.words: Final = words
        self.least: Final = least
        self.at: Final = list(range(len(words))) if at is None else at
        self.seats: Final = seats  # of so many it is one, which is told from the seat that looks; 0: it is no seat

    def word(self, value: int) -> int:
        """The word of a number; beyond the ends it is the last one there."""
        n = value - self.least
        at = self.at
        return at[0] if n < 0 else at[n] if n < len(at) else at[len(at) - 1]


def numbers(least: int, most: int) -> Meaning:
    """A field that is a number."""
    return Meaning(up_to(most, least), least)


def player(seats: int) -> Meaning:
    """A field that is a seat, or nobody."""
    return Meaning(["nobody", *whose(seats)], -1, seats=seats)


YES_OR_NO: Final = Meaning(["no", "yes"])
_TIMES: Final = ["once", "twice", "three times"]


class Owed:
    """The question with all that it is about, and what is owed after it, as far as the seat knows (`Seen.owed`)."""

    def __init__(
        self, layout: Layout, steps: Sequence[type[Step[Any]]], seats: int, meanings: Mapping[str, Meaning]
    ) -> None:
        others = whose(seats)
        self.seats: Final = seats
        self.asked_of: Final = layout.block("asked", others)
        self.asked: Final[list[int]] = []  # by step: its first number as the question, and below it
        self.owes: Final[list[int]] = []
        self.starts: Final[list[list[int]]] = []  # by step and field: where its words begin
        self.fields: Final[list[list[Meaning]]] = []
        for step in steps:
            within = Layout()
            fields = [meanings[field] for field in step.fields[1:]]
            self.fields.append(fields)
            self.starts.append([within.block(name, of.words) for name, of in zip(step.fields[1:], fields)])
            asks, said = issubclass(step, Question), step.kind or step.__name__
            self.asked.append(layout.size)
            if asks and step.kind:
                layout.block(f"asked for {said}")
                layout.repeat([f"asked for {said}"], within)
            self.owes.append(layout.size)
            if not asks or step.kind:  # else it is no step of its own, but what several have in common
                layout.block(f"owed {said}", _TIMES)
                layout.block(f"owed {said} by", others)
                layout.repeat([f"owed {said}"], within)

    def add(self, on: list[int], owed: list[list[int]], seat: int) -> None:
        """The numbers of the steps that are owed, the question last, as the seat sees them."""
        last = len(owed) - 1
        for n in range(last):
            self._add_owed(on, owed, n, seat)
        if last >= 0:
            step = owed[last]
            on.append(self.asked_of + (step[1] - seat) % self.seats)
            first = self.asked[step[0]]
            on.append(first)
            self._add_fields(on, first + 1, step, seat, 0)

    def _add_owed(self, on: list[int], owed: list[list[int]], n: int, seat: int) -> None:
        """The same step may be owed several times: its numbers are on once."""
        step = owed[n]
        kind = step[0]
        before = 0
        for i in range(n):
            if owed[i][0] == kind:
                before += 1
        first = self.owes[kind]
        if before < len(_TIMES):
            on.append(first + before)
        by = first + len(_TIMES)
        if step[1] >= 0:  # else it is nobody's
            player = by + (step[1] - seat) % self.seats
            if not before or player not in on:
                on.append(player)
        self._add_fields(on, by + self.seats, step, seat, before)

    def _add_fields(self, on: list[int], first: int, step: list[int], seat: int, before: int) -> None:
        starts = self.starts[step[0]]
        if not starts:
            return
        fields = self.fields[step[0]]
        for i, start in enumerate(starts):
            field, value = fields[i], step[2 + i]
            if field.seats and value >= 0:
                value = (value - seat) % field.seats
            number = first + start + field.word(value)
            if not before or number not in on:
                on.append(number)
