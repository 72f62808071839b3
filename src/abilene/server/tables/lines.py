"""The lines that are written down at a table: entries of the journal, sittings, messages, votes and orders."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from abilene.engine.events import Event
from abilene.engine.journal import JOINED
from abilene.server.contract.requests import Kind

UNDO, UNDO_AGREED = "undo", "undo agreed"


@dataclass(slots=True)
class Record:
    """One journal entry and what it made happen."""

    ply: int
    seat: int
    notation: str
    kind: str
    secret: bool  # the notation is for the seat alone, until the end
    round: int | None
    checksum: int
    turn: int  # whose turn it was
    events: tuple[Event, ...] = ()
    unasked: Mapping[int, int] = field(default_factory=dict)  # by place in `events`: whose only answer led to it
    standing: int = 0  # decisions that stand after it
    undone: int = 0  # the ply that took it back; 0: it stands

    @property
    def joined(self) -> bool:
        """Whether it stands and falls with the decision before."""
        return self.notation.startswith(JOINED)


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who has a seat: its owner, and the bot that plays for now."""

    n: int
    seat: int
    ply: int
    kind: Kind
    person: str | None
    name: str
    bot: str
    token: str
    at: float
    met: bool = False  # somebody has sat down: a person, or whoever uses the seat's secret as it is
    failed: str = ""  # the bot that could not answer, in whose place `bot` plays from this sitting on
    coached: bool = False  # its owner has asked the coach, here and now or before

    @property
    def free(self) -> bool:
        """Whether its link still waits for somebody."""
        return self.kind == "link" and not self.met and not self.bot


@dataclass(frozen=True, slots=True)
class Said:
    """One message of the chat."""

    n: int
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Vote:
    """One voice on taking back more than undo allows; the asker's own opens the question."""

    n: int
    ply: int
    asker: int
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat has said in advance: how far it goes, or its answer; neither: it wants to be asked."""

    n: int
    seat: int
    sitting: int  # of whoever said it
    ply: int
    asks: str  # the kind of a question that goes round, or the question itself
    limit: int | None
    choice: int | None

    @property
    def is_said(self) -> bool:
        """Whether something is said, and not that it wants to be asked."""
        return self.limit is not None or self.choice is not None
