"""State and Step: what a game is at one moment, and what the rules still owe.

Everything here is hot: int-coded typed Python that runs as it is and compiles with mypyc.
"""

import json
from hashlib import blake2b
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from abilene.engine.chance import MASK, NATIVE, SPAN, check_seed, mixed, shuffled
from abilene.engine.errors import IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from abilene.engine.events import Event
    from abilene.engine.game import Game, Refusal

PASS: Final = -1
FIRST: Final = -2  # this choice and those below are done before the answer
ENDING: Final = "end"  # the key of a plan that ends the turn: the page has a button for that
NOBODY: Final = -1
_COMPACT: Final = json.JSONEncoder(check_circular=False, separators=(",", ":"), sort_keys=True)

S = TypeVar("S", bound="State")


class Breach(NamedTuple):
    """The first rule that a choice would break, as a referee names it, and the key of the text that says how."""

    rule: str
    text: str
    told: "tuple[tuple[str, Any], ...]" = ()  # what the text is told besides, where another question would forbid it


class Plan(NamedTuple):
    """Choices that are made as one, all of them or none: what stands for them on the board or on a sheet."""

    key: str
    choices: tuple[int, ...]
    text: str = ""  # the text that says what comes of it; none: the drawing says it
    told: "dict[str, Any]" = {}  # noqa: RUF012  # what that text is told


class Sure(NamedTuple):
    """A question that is sure to come, and the answers that it is sure to allow, whatever others decide before."""

    question: "Question[Any]"
    answers: list[int]
    where: "dict[int, tuple[str, ...]]" = {}  # noqa: RUF012  # by answer: nodes that mean it while nobody is asked

    def keys(self, state: "State", answer: int) -> tuple[str, ...]:
        """The keys of the nodes that an answer means on the board."""
        return self.where.get(answer) or self.question.keys(state, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing the rules still owe. Never changes once made, so stacks copy shallowly.

    >>> import abilene
    >>> abilene.load("good_goat_bad", players=3).start(seed=7).stack
    [Rounds(-1), EndOfRound(-1), SaloonPhase(-1), Offer(0)]
    """

    kind: ClassVar[str] = ""  # the word for a question in notation, views and texts
    fields: ClassVar[tuple[str, ...]] = ("player",)  # what the constructor takes, in order
    confirms: ClassVar[bool] = False  # always asked, even when there is one choice only (the end of a turn)
    fades: ClassVar[bool] = False  # gone, not an error, when there is nothing to choose

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, state: S, /) -> bool:
        """Do what needs no choice; True: finished, False: ask."""
        return False

    def insists(self, state: S, /) -> bool:
        """Asked even when there is one choice only: always, or as the state has it."""
        return type(self).confirms

    def choices(self, state: S, /) -> list[int]:
        """The legal choices in a stable order, in a list of their own: the only definition of legality."""
        raise NotImplementedError(repr(self))

    def pick(self, state: S, choice: int, /) -> None:
        """Carry out a legal choice; owe what follows with `state.then(A(..), B(..))`."""
        raise NotImplementedError(repr(self))

    def sure(self, state: S, seat: int, /) -> Sure | None:
        """What is sure to be asked next of a seat that waits for others, by this or because of this, unless the game
        ends; None: it can depend on what others decide, or on what comes to light."""
        return None

    def arguments(self) -> list[int]:
        """What the constructor took, so that the step can be saved and made again."""
        return [getattr(self, field) for field in type(self).fields]

    def known(self, state: S, seat: int, /) -> list[int]:
        """The same as a seat may know it, with UNKNOWN for what it may not."""
        return self.arguments()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.arguments()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A choice from a fixed range, and all that is to be said of it: its rules, its nodes on the board, its words."""

    noun: ClassVar[str] = ""  # what a choice is, for the texts: a target, a card, a location
    declines: ClassVar[str] = "pass"  # the word for PASS, in notation and texts
    cites: ClassVar[tuple[str, ...]] = ()  # the rule ids behind the question, the nearest first
    forbids: ClassVar[tuple[str, ...]] = ()  # further rules that a choice may break
    untold: ClassVar[tuple[str, ...]] = ()  # the texts of refusals of what nobody means: it is not here, or not held
    things: ClassVar[frozenset[str]] = frozenset()  # how keys begin of what may be taken for an answer, and is told so
    secret: ClassVar[bool] = False  # what was chosen is not open to all; only events say what came of it

    @classmethod
    def span(cls, figures: Any, /) -> range:
        """The fixed range of its choices with these figures."""
        raise NotImplementedError(cls.__name__)

    @classmethod
    def deeds(cls, figures: Any, /) -> "Sequence[Any]":
        """What each choice of the range stands for, whatever else is in the box: the same deed has one action number.

        To be named where a module or an edition gives choices other meanings.
        """
        return cls.span(figures)

    def broken(self, state: S, choice: int, /) -> Breach | None:
        """The first rule that a choice of the range would break; None: it is legal."""
        raise NotImplementedError(repr(self))

    def tells(self, state: S, choice: int, /) -> bool:
        """A choice that is refused could be meant: it belongs in a list of all that is not possible now."""
        breach = self.broken(state, choice)
        return breach is not None and breach.text not in type(self).untold

    def rules(self, state: S, /) -> tuple[str, ...]:
        """The rule ids behind the question, the nearest first."""
        return type(self).cites

    def keys(self, state: S, choice: int, /) -> tuple[str, ...]:
        """The keys of the nodes that a choice means on the board: lit where it is legal, else refused there."""
        return ()

    def plans(self, state: S, /) -> list[Plan]:
        """What can be done at one stroke from here, as far as nothing comes to light by it."""
        return []

    def ends(self, state: S, choice: int, /) -> bool:
        """The turn ends with this choice: until it is made, all that has not come to light can be taken back."""
        return False

    def idle(self, state: S, /) -> bool:
        """There is one answer, and no reason to wait for it: what may be done first may be done later."""
        return not type(self).confirms and len([choice for choice in state.choices if choice > FIRST]) == 1

    def limits(self, state: S, seat: int, /) -> range | None:
        """How far a seat may say in advance that it will go, whoever is asked now; None: it has nothing to say."""
        return None

    def within(self, state: S, limit: int, /) -> int | None:
        """The answer that is given for a seat that has named this limit; None: it must be asked."""
        return None

    def elsewhere(self, state: S, key: str, /) -> Breach | None:
        """Why a node that no choice means cannot be chosen, where the question can tell: a city out of reach."""
        return None

    def aside(self, state: S, key: str, /) -> Breach | None:
        """What is told of a node that the question is not about at all, if nothing around it has a better reason."""
        cls = type(self)
        return Breach(cls.cites[0], "aside", (("asks", cls.kind),)) if key.partition(":")[0] in cls.things else None

    def say(self, state: S, choice: int, /) -> str:
        """The choice in notation: words that no other choice of this question's range has."""
        if choice == PASS:
            return type(self).declines
        name = self.name(state, choice)
        return f"{type(self).kind} {name}" if name else type(self).kind

    def name(self, state: S, choice: int, /) -> str:
        """What was chosen, in notation; empty where the kind of the question says it all."""
        return str(choice)

    def formerly(self, state: S, choice: int, /) -> str:
        """The choice in the notation of older journals, where it was another; they can still be read."""
        return ""

    def icon(self, state: S, choice: int, /) -> str:
        """The pictogram on the button of a choice; none where its words say enough."""
        return "step-forward" if choice == PASS else self.sign(state, choice)

    def sign(self, state: S, choice: int, /) -> str:
        """The pictogram of what was chosen, if there is one."""
        return ""

    def setting(self, state: S, /) -> dict[str, Any]:
        """All that the texts are told of the question besides its fields, by name."""
        return {}

    def words(self, state: S, choice: int, /) -> dict[str, Any]:
        """All that the texts are told of a choice, by name."""
        return {} if choice == PASS else self.told(state, choice)

    def told(self, state: S, choice: int, /) -> dict[str, Any]:
        """All that the texts are told of what was chosen, if it is more than a pass."""
        return {type(self).noun: choice}

    def label(self, state: S, choice: int, /) -> str:
        """Which text the button of a choice bears."""
        return type(self).declines if choice == PASS else type(self).kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Interruptible(Question[S]):
    """A question before whose answer something else may be done; it then returns.

    Answers are PASS and up; what may be done first is FIRST and down.
    """

    meanwhile: ClassVar[str] = ""  # the word for what may be done first, in notation and texts

    def answers(self, state: S, /) -> list[int]:
        """The legal answers in a stable order, in a list of their own."""
        raise NotImplementedError(repr(self))

    def answer(self, state: S, choice: int, /) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError(repr(self))

    def beside(self, state: S, answers: list[int], /) -> list[int]:
        """What may be done before one of these answers is given."""
        raise NotImplementedError(repr(self))

    def do_first(self, state: S, choice: int, /) -> None:
        """Carry out what is done before the answer."""
        raise NotImplementedError(repr(self))

    def choices(self, state: S, /) -> list[int]:
        """The answers, then what may be done first."""
        found = self.answers(state)
        found += self.beside(state, found)
        return found

    def pick(self, state: S, choice: int, /) -> None:
        """Carry out an answer, or what is done first, whereupon the question returns."""
        if choice <= FIRST:
            state.then(self)
            self.do_first(state, choice)
        else:
            self.answer(state, choice)

    def broken(self, state: S, choice: int, /) -> Breach | None:
        """The first rule that an answer, or what is done first, would break."""
        return self.too_soon(state, choice) if choice <= FIRST else self.wrong(state, choice)

    def too_soon(self, state: S, choice: int, /) -> Breach | None:
        """The first rule that would be broken by doing this before the answer."""
        raise NotImplementedError(repr(self))

    def wrong(self, state: S, choice: int, /) -> Breach | None:
        """The first rule that an answer would break."""
        raise NotImplementedError(repr(self))

    def say(self, state: S, choice: int, /) -> str:
        """The choice in notation."""
        return super().say(state, choice) if choice > FIRST else self.say_first(state, choice)

    def say_first(self, state: S, choice: int, /) -> str:
        """What is done first, in notation."""
        return type(self).meanwhile

    def icon(self, state: S, choice: int, /) -> str:
        """The pictogram on the button of a choice."""
        return super().icon(state, choice) if choice > FIRST else self.sign_first(state, choice)

    def sign_first(self, state: S, choice: int, /) -> str:
        """The pictogram of what is done first, if there is one."""
        return ""

    def words(self, state: S, choice: int, /) -> dict[str, Any]:
        """All that the texts are told of a choice, by name."""
        return super().words(state, choice) if choice > FIRST else self.told_first(state, choice)

    def told_first(self, state: S, choice: int, /) -> dict[str, Any]:
        """All that the texts are told of what is done first."""
        return {}

    def label(self, state: S, choice: int, /) -> str:
        """Which text the button of a choice bears."""
        return super().label(state, choice) if choice > FIRST else type(self).meanwhile


P = TypeVar("P", bound="Part")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What a module adds to a state, under its name: ints and lists of ints, saved where the module is in play."""

    fields: ClassVar[tuple[str, ...]] = ()  # what the constructor takes, in order

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON-ready data."""
        return {field: plain(getattr(self, field)) for field in type(self).fields}

    @classmethod
    def from_data(cls: "type[P]", data: "Mapping[str, Any]") -> P:
        """The part that `to_data` saved."""
        return cls(*[plain(data[field]) for field in cls.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment: ints and lists of ints, and the stack of what the rules still owe.

    The constructor takes the game, then these five, then the game's own `fields` in their order, then a part or None
    for each module of the box.

    >>> import abilene
    >>> state = abilene.load("good_goat_bad", players=3).start(seed=7)
    >>> state.player, state.options()
    (0, [1, 2])
    >>> twin = state.copy()
    >>> twin.play(2)
    >>> twin.step(), twin.scores(), twin.over
    (Slide(0, 2), [4, 4, 4], False)
    >>> state.redeal(seat=1, seed=3).observe(1) == state.observe(1)  # dealt anew is only what the seat cannot know
    True
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        game: "Game[Any]",
        rng: int,
        revealed: int,
        player: int,
        stack: "list[Step[Any]]",
        choices: list[int],
    ) -> None:
        self.game: Final = game
        self.rng = rng
        self.revealed = revealed
        self.player = player
        self.stack = stack
        self.choices = choices
        self.shown_off = 0  # how often the seat that chose has shown what it knew itself, since somebody listens
        self.before = revealed  # what had come to light when the last choice was made
        self.stops = True  # turns stop before they pass on; not where bots play alone: they take nothing back
        self.heard: list[Event] | None = None  # a list when somebody listens
        self.unasked: dict[int, int] = {}  # by place in `heard`: who had one answer only, and what came of it first
        self.forgone: list[tuple[Step[Any], int]] | None = None  # questions nobody was asked, with their answer

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        """Nobody has anything left to choose."""
        return self.player < 0

    def options(self) -> list[int]:
        """The legal choices, in a stable order; empty when the game is over."""
        return self.choices[:]

    def play(self, choice: object, /) -> None:
        """Carry out a choice; IllegalChoice, and nothing has changed, when it is not an option."""
        chosen: int = choice if type(choice) is int else self._whole(choice)
        if chosen not in self.choices:
            raise self._illegal(chosen)
        step = self.stack.pop()
        self.before = self.revealed
        if self.heard is None:
            step.pick(self, chosen)
            self.settle()
        else:
            self._play_aloud(step, chosen)

    def play_action(self, action: int, /) -> None:
        """Carry out the choice that an action number stands for; IllegalChoice when it is not an option."""
        self.play(self.game.choice(self, action))

    def skip(self) -> int:
        """Answer every question that has one answer, until somebody has something to decide; how many there were."""
        skipped = 0
        while len(self.choices) == 1:
            self.play(self.choices[0])
            skipped += 1
        return skipped

    def settle(self) -> None:
        """Do all that needs no choice, until somebody must choose or nothing is owed.

        A question with one answer is answered, not asked; one that `fades` is gone when it has none.
        """
        stack = self.stack
        while stack:
            step = stack.pop()
            if step.run(self):
                continue
            choices = step.choices(self)
            if len(choices) == 1 and not step.insists(self):
                if self.heard is None:
                    step.pick(self, choices[0])
                else:
                    self._take_only(step, choices[0])
                continue
            if not choices:
                assert type(step).fades, f"{step!r} asks but offers nothing"
                continue
            stack.append(step)
            self.player = step.player
            self.choices = choices
            return
        self.player = NOBODY
        self.choices = []

    def _play_aloud(self, step: "Step[Any]", choice: int) -> None:
        """The same before listeners; what follows of itself from somebody's own choice is no news to them."""
        only, first = len(self.choices) == 1 and not type(step).confirms, len(self.heard or ())
        step.pick(self, choice)
        told = len(self.heard or ())
        self.settle()
        self.unasked = {n: seat for n, seat in self.unasked.items() if seat != step.player}
        if only and told > first:
            self.unasked[first] = step.player

    def _take_only(self, step: "Step[Any]", choice: int) -> None:
        """Carry out the only answer to a question, and note what comes of it: nobody had to decide on it."""
        heard = self.heard
        assert heard is not None
        first = len(heard)
        if self.forgone is not None:
            self.forgone.append((step, choice))
        step.pick(self, choice)
        if len(heard) > first:
            self.unasked[first] = step.player

    def then(self, *steps: "Step[Any]") -> None:
        """Owe these steps, the first named first, before all that was owed already."""
        if len(steps) == 1:  # as most often
            self.stack.append(steps[0])
        else:
            self.stack.extend(steps[::-1])

    # ------------------------------------------------------------------ chance and what comes to light

    def reveal(self) -> None:
        """Something hidden has come to light: nobody can take back what led to it."""
        self.revealed += 1

    def show_off(self) -> None:
        """Whoever has just chosen shows what was hidden from the others only."""
        self.revealed += 1
        self.shown_off += 1

    def can_take_back(self, seat: int) -> bool:
        """The last choice was this seat's, and nothing has come to light by it: asked while it is carried out."""
        return self.stops and self.player == seat and self.revealed == self.before

    def random64(self) -> int:
        """The next 64 random bits: SplitMix64 (Steele, Lea and Flood 2014) over the one int `rng`."""
        z = self.rng = (self.rng + 0x9E3779B97F4A7C15) & MASK
        return mixed(z)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely: draws in the incomplete last span are drawn again."""
        self.revealed += 1
        while True:
            bits = self.random64()
            if bits < SPAN - n or bits < SPAN - SPAN % n:  # the first is quickly told, and nearly always so
                return bits % n

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` into one of their orders, each as likely (Fisher and Yates, from the end)."""
        if NATIVE and len(cards) > 1:
            self.rng = shuffled(cards, self.rng)
            self.revealed += len(cards) - 1
            return
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    # ------------------------------------------------------------------ events

    def listen(self) -> None:
        """Note from now on what happens."""
        self.heard = []
        self.unasked = {}
        self.forgone = []
        self.shown_off = 0

    def emit(self, event: "Event") -> None:
        """Tell those who listen. Rules ask `heard is not None` first, so that silence costs nothing."""
        if self.heard is not None:
            self.heard.append(event)

    # ------------------------------------------------------------------ asking about the question

    def step(self) -> "Question[Any]":
        """The question being asked; ValueError when the game is over."""
        if not self.stack:
            raise ValueError("the game is over: nothing is asked")
        asked: Any = self.stack[-1]  # what waits for a choice is a question
        return asked  # type: ignore[no-any-return]

    def rules(self) -> tuple[str, ...]:
        """The rule ids behind the present question."""
        return self.step().rules(self) if self.stack else self.game.box.over_rules

    def refusal(self, choice: int) -> "Refusal | None":
        """Why a choice of the question's range is not legal now; None when it is legal or no choice at all."""
        return self.game.refusal(self, choice)

    def _whole(self, choice: object) -> int:
        try:
            if type(choice) is not bool:
                return index(choice)  # type: ignore[arg-type]  # whatever Python calls an index: NumPy's ints too
        except TypeError:
            pass
        raise IllegalChoice(f"a choice is a whole number, not {choice!r}", self.rules()[0])

    def _illegal(self, choice: int) -> IllegalChoice:
        refusal = self.game.refusal(self, choice)
        if refusal is not None:
            return IllegalChoice(f"{refusal.en} ({refusal.rule})", refusal.rule)
        rule = self.rules()[0]
        if self.over:
            return IllegalChoice(f"the game is over ({rule})", rule)
        return IllegalChoice(f"{choice} is no choice of this question; the options are {self.choices} ({rule})", rule)

    def ahead(self, seat: int) -> "State | None":
        """A twin in which a seat that waits is asked already what it is sure to be asked next; None: nobody can tell.

        Its options are the answers that will be legal in any case.
        """
        sure = self.sure(seat)
        if sure is None:
            return None
        twin = self.copy()
        twin.stack.append(sure.question)
        twin.player = seat
        twin.choices = sure.answers
        return twin

    def sure(self, seat: int) -> Sure | None:
        """What a seat that waits is sure to be asked next, whatever others decide; None: nobody can tell."""
        if self.player == seat:
            return None
        for step in self.stack[::-1]:  # mypyc cannot compile reversed() here
            sure = step.sure(self, seat)
            if sure is not None:
                return sure
            if isinstance(step, Question) and step.player == seat:  # that comes first
                return None
        return None

    # ------------------------------------------------------------------ copies, saves, fingerprints

    def copy(self, seed: int | None = None) -> "State":
        """An independent twin, to which nobody listens.

        Chance to come is the same there: whoever tries choices on copies sees what they will bring. With a seed it is
        drawn anew; what lies face down stays where it is, and only `redeal` deals that anew too.

        >>> import abilene
        >>> state = abilene.load("spike", players=2).start(seed=7)
        >>> state.copy().rng == state.rng, state.copy(seed=1).rng == state.rng
        (True, False)
        """
        raise NotImplementedError(type(self).__name__)

    def chance(self, seed: int | None) -> int:
        """The `rng` of a copy: the same, or another that follows from a seed."""
        return self.rng if seed is None else mixed(check_seed(seed) ^ MASK)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, _: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> "tuple[Any, ...]":
        return restored, (self.game, self.to_data())

    def to_data(self) -> dict[str, Any]:
        """All of the state as plain JSON-ready data."""
        return {name: plain(value) for name, value in self._named().items()}

    def _named(self) -> dict[str, Any]:
        """All of it under its names; the lists are the state's own."""
        data: dict[str, Any] = {
            "rng": self.rng,
            "revealed": self.revealed,
            "stack": [[type(step).__name__, *step.arguments()] for step in self.stack],
        }
        for field in type(self).fields:
            data[field] = getattr(self, field)
        for module in self.game.box.modules:
            part: Part | None = getattr(self, module.name)
            if part is not None:
                data[module.name] = part.to_data()
        return data

    def checksum(self) -> int:
        """A 64-bit fingerprint of the whole state."""
        text = _COMPACT.encode(self._named())
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    def __repr__(self) -> str:
        return f"{self.game!r}.from_data({self.to_data()!r})"

    # ------------------------------------------------------------------ what the game's folder knows how to say

    def scores(self) -> list[int]:
        """One number per seat."""
        return [sum(parts.values()) for parts in self.breakdown()]

    def breakdown(self) -> list[dict[str, int]]:
        """The named parts of each seat's score."""
        return self.game.box.breakdown(self)

    def standing(self, seat: int | None) -> list[dict[str, int | None]]:
        """The parts of each seat's score so far, as this seat may know them; None: hidden from it."""
        return self.game.box.standing(self, self.game.seat(seat))

    def curves(self) -> "Mapping[str, list[int]]":
        """What is worth following over the game, one number per seat; for those who may know all."""
        return self.game.box.curves(self)

    def winners(self) -> list[int]:
        """The seats that win after all tie-breaks (several when they share); empty before the end."""
        return self.game.box.winners(self) if self.over else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, JSON-ready (None: a spectator)."""
        return self.game.box.view(self.seen_by(seat))

    def seen_by(self, seat: int | None) -> Any:
        """The same in numbers: what drawings, terminals and bots read."""
        return self.game.box.seen(self, self.game.seat(seat))

    def observe(self, seat: SupportsIndex | None, into: Any = None) -> list[int]:
        """The numbers of all features that are on for this seat (`game.feature_name` says what each means).

        A row to write into, of `game.features` items of whatever type, gets 1 there and 0 elsewhere.

        >>> import abilene
        >>> state = abilene.load("good_goat_bad", players=2).start(seed=7)
        >>> row = bytearray(state.game.features)  # or numpy.empty(state.game.features, numpy.float32)
        >>> on = state.observe(0, row)
        >>> on[:5], sum(row) == len(on)
        ([0, 3, 4, 9, 12], True)
        """
        on: list[int] = self.game.observe(self, seat, into)
        return on

    def observe_in_words(self, seat: SupportsIndex | None) -> str:
        """The same in words, line by line."""
        return "\n".join([self.game.feature_name(number) for number in self.observe(seat)])

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex) -> "State":
        """A copy in which all that this seat cannot know is dealt anew.

        >>> import abilene
        >>> state = abilene.load("great_western_trail", players=2).start(seed=7)
        >>> twin = state.redeal(seat=0, seed=1)
        >>> twin.view(0) == state.view(0), twin.view(1) == state.view(1)
        (True, False)
        """
        twin: State = self.game.redeal(self, seat, seed)
        return twin

    def scene(self, seat: int | None, lang: str = "en", shape: str = "wide") -> Any:
        """The drawing as this seat may see it, wide or tall; `str(scene)` is SVG."""
        return self.game.scene(self, seat, lang, shape)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board as a spectator sees it."""
        return str(self.scene(None))


def restored(game: "Game[Any]", data: "dict[str, Any]") -> State:
    """The state that was pickled."""
    state: State = game.from_data(data)
    return state


def plain(value: Any) -> Any:
    """A value of a state, or one saved, as a copy of its own: lists may hold lists."""
    if isinstance(value, list):
        return [plain(item) if isinstance(item, list) else item for item in value]
    return value
