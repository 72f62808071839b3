"""What the rules still owe: steps, and questions among them, with all that is to be said of each.

Everything here is hot: int-coded typed Python that runs as it is and compiles with mypyc.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abilene.engine.core import State

PASS: Final = -1
FIRST: Final = -2  # this choice and those below are done before the answer
ENDING: Final = "end"  # the key of a plan that ends the turn: the page has a button for that

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


class Pick(NamedTuple):
    """What changes the plan of a sheet and plays nothing, by the thing that stands for it."""

    key: str
    pick: str  # "name=value": of one name, what was picked last counts
    text: str  # the text that says what it means
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

    def left_first(self, state: S, /) -> int:
        """How often whoever is asked can still do what may be done before an answer; -1: the game has nothing such."""
        return -1

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
        """The keys of the nodes that a choice means on the board: lit where it is legal, else refused there.

        Of a choice made piece by piece a node is named for each of its pieces (`PIECEMEAL`).
        """
        return ()

    def plans(self, state: S, /) -> list[Plan]:
        """What can be done at one stroke from here, as far as nothing comes to light by it.

        Several at one node begin differently: it stands for what they begin with, and which is meant is asked.
        """
        return []

    def picks(self, state: S, /) -> list[Pick]:
        """What can be picked for the plan of its sheet, beside what is picked already (`state.picked`)."""
        return []

    def instead(self, state: S, key: str, /) -> tuple[int, ...]:
        """What is chosen from here with a node that is drawn only later, in place of what was chosen meanwhile."""
        return ()

    def ends(self, state: S, choice: int, /) -> bool:
        """The turn ends with this choice: until it is made, all that has not come to light can be taken back."""
        return False

    def idle(self, state: S, /) -> bool:
        """There is one answer, and no reason to wait for it: what may be done first may be done later."""
        return self.lone(state)

    def lone(self, state: S, /) -> bool:
        """There is one answer, whatever may be done before it."""
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
        if key.partition(":")[0] not in cls.things:
            return None
        return Breach(self.rules(state)[0], "aside", (("asks", cls.kind),))

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
