"""State: what a game is at one moment, with the stack of what the rules still owe (`question.py`).

Everything here is hot: int-coded typed Python that runs as it is and compiles with mypyc.
"""

import json
from hashlib import blake2b
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from abilene.engine.chance import MASK, NATIVE, SPAN, check_seed, mixed, shuffled
from abilene.engine.errors import IllegalChoice
from abilene.engine.question import ENDING, FIRST, PASS, Breach, Interruptible, Pick, Plan, Question, Step, Sure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from abilene.engine.events import Event
    from abilene.engine.game import Game, Refusal

# What a game's folder is made of is found here in one place.
__all__ = (
    "ENDING", "FIRST", "NOBODY", "PASS", "Breach", "Interruptible", "Part", "Pick", "Plan", "Question", "State", "Step",
    "Sure", "plain", "restored",
)  # fmt: skip

NOBODY: Final = -1
_COMPACT: Final = json.JSONEncoder(check_circular=False, separators=(",", ":"), sort_keys=True)

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
        self.picked: tuple[str, ...] = ()  # for the plan of a sheet, the latest last: drawn, and played by nobody yet
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

    def play_action(self, action: SupportsIndex, /) -> None:
        """Carry out the choice that an action number, also one of NumPy's, stands for; IllegalChoice: for none."""
        self.play(self.game.choice(self, index(action)))

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
