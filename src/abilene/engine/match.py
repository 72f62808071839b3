"""Match: a game being played, with its journal, its log and its undo."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from abilene.engine.chance import check_seed
from abilene.engine.core import FIRST, NOBODY, State, Step
from abilene.engine.errors import IllegalChoice, NotYourTurn, UndoRefused
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.engine.journal import JOINED, Entry, write_journal

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Decision(Generic[S]):
    """A choice that stands, the state before it, and what it made happen."""

    seat: int
    choice: int
    before: S
    events: tuple[Event, ...]
    unasked: dict[int, int]  # by place in `events`: whose only answer led to that one
    joined: bool = False  # it stands and falls with the one before
    news: int = 0  # how much came to light that the seat did not know itself
    forgone: tuple[tuple[Step[Any], int], ...] = ()  # questions with one answer, which nobody was asked then


class Match(Generic[S]):
    """A state and how it came about. Undo goes back to the line where something came to light, never beyond.

    >>> import abilene
    >>> match = abilene.Match(abilene.load("good_goat_bad", players=3), seed=7)
    >>> events = match.choose(0, 1)
    >>> match.decisions, match.state.step()
    (1, Slide(0, 1))
    >>> match.undo(0)
    >>> match.decisions, match.log(None)[-1]
    (0, 'Player 1 deals first and draws 4 characters.')
    """

    def __init__(self, game: Game[S], seed: int, salt: str = "") -> None:
        self.game = game
        self.seed = check_seed(seed)
        self.salt = salt  # of the seed hash that a table shows before the first move
        state = game.box.deal(game, self.seed)
        state.listen()
        state.settle()
        self.opening: tuple[Event, ...] = tuple(state.heard or ())
        self.state: S = state
        self.start = state.checksum()
        self.made: list[Decision[S]] = []  # the decisions that stand
        self.entries: list[Entry] = []  # all that was done, undos too: nothing is ever deleted
        self._shown: int | None = None  # how many decisions had been made where somebody looks; None: all of them

    @property
    def decisions(self) -> int:
        """How many decisions stand."""
        return len(self.made)

    def copy(self) -> "Match[S]":
        """An independent twin: what is tried there changes nothing here."""
        twin: Match[S] = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        state: Any = self.state.copy()
        twin.state, twin.made, twin.entries = state, self.made[:], self.entries[:]
        return twin

    def __copy__(self) -> "Match[S]":
        return self.copy()

    def __deepcopy__(self, _: Any) -> "Match[S]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from abilene.engine.replay import resume  # which replays by making a match

        return resume, (self.game, self.journal())

    def choose(self, seat: int, choice: int, joined: bool = False) -> tuple[Event, ...]:
        """The seat that must choose makes its choice; says what happened. `joined`: as a part of the plan before."""
        state = self.state
        if joined:
            self._check_plan(seat)
        if state.player != seat:
            waiting = "nobody: the game is over" if state.over else f"seat {state.player}"
            raise NotYourTurn(f"seat {seat} cannot choose now; the table waits for {waiting}")
        before: Any = state.copy()
        state.listen()
        state.play(choice)
        events = tuple(state.heard or ())
        news = state.revealed - before.revealed - state.shown_off
        forgone = tuple(state.forgone or ())
        self.made.append(Decision(seat, int(choice), before, events, state.unasked, joined, news, forgone))
        notation = JOINED * joined + self.game.notation(before, int(choice))
        self.entries.append(Entry(self.decisions, seat, notation, state.checksum()))
        return events

    def choose_all(self, seat: int, choices: Sequence[int], onward: bool = False) -> tuple[Event, ...]:
        """Carry out a plan, all of it or nothing; it is taken back as one. What comes to light ends a plan.

        `onward`: then answer all that has one answer and is no stop, until something comes to light.
        """
        ahead = self.copy()
        events: list[Event] = []
        for n, choice in enumerate(choices):
            events += ahead.choose(seat, choice, joined=n > 0)
        while onward and (only := ahead.only_answer(seat)) is not None:
            events += ahead.choose(seat, only, joined=True)
        self.state, self.made, self.entries = ahead.state, ahead.made, ahead.entries
        return tuple(events)

    def only_answer(self, seat: int) -> int | None:
        """What this seat will answer anyway to go on with its plan; None where it has something to decide or stop at.

        Nor where being asked is to tell nothing: that there was one answer would be seen from how it was given.
        """
        state = self.state
        if state.player != seat or not self.can_join(seat):
            return None
        step = state.step()
        if not step.idle(state) or step.insists(state):
            return None
        return next(choice for choice in state.choices if choice > FIRST)

    @property
    def is_forced(self) -> bool:
        """Whether whoever is asked has one answer and nothing to stop at."""
        return len(self.state.choices) == 1 and self.state.step().idle(self.state)

    def can_join(self, seat: int) -> bool:
        """Whether the last plan is this seat's to go on with, and has told it nothing that it did not know.

        Else whoever tries a plan that fails would have learnt something by it.
        """
        plan = self.made[self._plan() :] if self.made else []
        return bool(plan) and plan[0].seat == seat and not any(decision.news for decision in plan)

    def _check_plan(self, seat: int) -> None:
        """IllegalChoice when the last plan cannot be gone on with; nothing that has come to light is told by that."""
        if not self.can_join(seat):
            rule = (self.made[self._plan()].before if self.made else self.state).rules()[0]
            raise IllegalChoice(f"a plan ends where something comes to light ({rule})", rule)

    def _plan(self) -> int:
        """Which decision the last plan began with."""
        first = self.decisions - 1
        while self.made[first].joined:
            first -= 1
        return first

    def _back(self) -> int:
        """Which decision taking back begins with: the first of the last plan, or of what came after its last secret."""
        first = self.decisions - 1
        while self.made[first].joined and self.made[first - 1].before.revealed == self.state.revealed:
            first -= 1
        return first

    def why_no_undo(self, seat: int) -> str:
        """The key of the text that says why this seat cannot take back the last decision; empty when it can."""
        if not self.made:
            return "undo-nothing"
        last = self.made[self._back()]
        if last.seat != seat:
            mine = any(decision.seat == seat for decision in self.made)
            return "undo-another" if mine else "undo-not-yours"
        return "undo-revealed" if last.before.revealed != self.state.revealed else ""

    def undo(self, seat: int) -> None:
        """Take back the last decision, or the plan it belongs to, if it is this seat's and brought nothing to light.

        Of a plan in which something did, what came after that.
        """
        reason = self.why_no_undo(seat)
        if reason:
            raise UndoRefused(self.game.texts("en").format(reason), reason)
        self._go_back(self._back(), seat, "undo")

    def restart(self, seat: int) -> None:
        """Take back the turn that this seat has now, as far as nothing has come to light."""
        self.undo(seat)
        while not self.is_restarted(seat):
            self.undo(seat)

    def is_restarted(self, seat: int) -> bool:
        """Whether nothing that this seat has done in its turn can be taken back."""
        return bool(self.why_no_undo(seat)) or any(event.begins for event in self.made[-1].events)

    def take_back(self, seat: int) -> None:
        """Take back this seat's last decision and all that followed: the whole table has agreed to forget it."""
        last = next((i for i in reversed(range(self.decisions)) if self.made[i].seat == seat), None)
        if last is None:
            raise UndoRefused(self.game.texts("en").format("undo-nothing"), "undo-nothing")
        while self.made[last].joined:
            last -= 1
        self._go_back(last, seat, "undo agreed")

    def _go_back(self, decisions: int, seat: int, notation: str) -> None:
        before: Any = self.made[decisions].before
        self.state = before.copy()  # twins of this match have it too, and it is played on here
        del self.made[decisions:]
        self.entries.append(Entry(decisions, seat, notation, self.state.checksum()))

    def events(self) -> list[Event]:
        """All that happened, as far as it stands."""
        return [*self.opening, *(event for decision in self.made for event in decision.events)]

    def log(self, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
        """The log lines that this seat may read."""
        lines = (self.game.tell(event, seat, lang, names) for event in self.events())
        return [line for line in lines if line is not None]

    def at(self, decisions: int) -> S:
        """A copy of the state after so many decisions."""
        if not 0 <= decisions <= self.decisions:
            raise ValueError(f"there are no {decisions} decisions; allowed: 0 to {self.decisions}")
        state: Any = self.state if decisions == self.decisions else self.made[decisions].before
        copy: S = state.copy()
        return copy

    @property
    def shown(self) -> int:
        """How many decisions had been made at the point that is looked at."""
        return self.decisions if self._shown is None else min(self._shown, self.decisions)

    def back(self, decisions: int = 1) -> S:
        """Look at an earlier point; nothing is taken back. Says the state there, and a notebook shows it."""
        return self._look_at(self.shown - decisions)

    def forward(self, decisions: int = 1) -> S:
        """Look at a later point."""
        return self._look_at(self.shown + decisions)

    def _look_at(self, decisions: int) -> S:
        state = self.at(decisions)
        self._shown = None if decisions == self.decisions else decisions
        return state

    def _repr_svg_(self) -> str:
        return self.at(self.shown)._repr_svg_()

    def moment(self, decisions: int, heard: int) -> S:
        """A copy in the course of the last of so many decisions, once so much of it was heard; nobody is asked."""
        decision = self.made[decisions - 1]
        state: Any = decision.before.copy()
        state.listen()
        state.before = state.revealed
        state.stack.pop().pick(state, decision.choice)
        while state.stack and len(state.heard) < min(heard, len(decision.events)):
            step = state.stack.pop()
            if not step.run(state):
                for only in step.choices(state):  # else somebody would have been asked
                    step.pick(state, only)
        state.choices = []
        if not state.stack:
            state.player = NOBODY
        moment: S = state
        return moment

    def journal(self) -> str:
        """The whole game as text that people can read and `abilene.replay` can play again."""
        return write_journal(self.game, self.seed, self.start, self.entries, self.state, self.salt)
