"""What callers send and hear, as types: the OpenAPI description is made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Visibility = Literal["public", "link", "private"]
Name = Annotated[str, Meta(max_length=200)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall have a seat."""

    kind: Literal["me", "link", "local", "bot"]
    bot: str = "greedy"
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; `bots` is short for `seats`, all others being links to send."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    bots: dict[str, str] = {}
    names: list[Name] = []
    seats: list[NewSeat] | None = None
    visibility: Visibility = "link"
    seed: int | str | None = None
    data: dict[str, Any] = {}
    pace: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class SeatLink(Struct):
    """A seat and the secret that makes whoever has it the owner."""

    seat: int
    token: str | None = None
    url: str | None = None


class TableMade(Struct):
    """A new table."""

    table: str
    url: str
    seed_hash: str
    seats: list[SeatLink]


class Choice(Struct, forbid_unknown_fields=True):
    """A choice, by number or in notation, for the table as it stood at `ply`."""

    ply: Ply
    choice: Annotated[int, Meta(ge=-(2**31), le=2**31)] | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


class AtPly(Struct, forbid_unknown_fields=True):
    """For the table as it stood at `ply`."""

    ply: Ply


class Answer(Struct, forbid_unknown_fields=True):
    """Whether to let somebody take back more than undo allows."""

    ply: Ply
    agree: bool


class Moved(Struct):
    """The change is committed; the journal has so many entries now."""

    ply: int


class Message(Struct, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: str


class Said(Struct):
    """A message of the chat."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Invitation(Struct, forbid_unknown_fields=True):
    """The secret of a seat's link."""

    token: Annotated[str, Meta(max_length=100)]


class Invited(Struct):
    """The seat that a link invites to."""

    table: str
    game: str
    title: str
    seat: int
    yours: bool  # the caller sits there already
    name: str
    seats: list[dict[str, Any]]


class SeatAction(Struct, forbid_unknown_fields=True):
    """What shall happen with a seat."""

    action: Literal["sit", "bot", "return", "revoke", "leave", "rename"]
    token: Annotated[str, Meta(max_length=100)] | None = None
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = "greedy"


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody who needs only a name."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """Somebody with a passphrase."""

    name: Name
    passphrase: Annotated[str, Meta(max_length=1000)]


class NewSettings(Struct, forbid_unknown_fields=True):
    """Settings to be changed; the others stay."""

    lang: Literal["", "en", "fr"] | None = None
    light: Literal["system", "day", "night"] | None = None
    sound: Literal["off", "on"] | None = None
    motion: Literal["system", "reduced", "full"] | None = None
    patterns: Literal["off", "on"] | None = None
    pace: Literal["0", "400", "900", "1800"] | None = None
    autoplay: Literal["off", "on"] | None = None
    keys: Literal["off", "on"] | None = None
    told: Literal["steps", "skip"] | None = None


class Person(Struct):
    """Who the caller is."""

    name: str | None
    account: bool
    settings: dict[str, str]


class Option(Struct):
    """One answer to the question."""

    choice: int
    notation: str
    label: str
    icon: str  # the name of a pictogram; empty: none
    rules: list[str]


class Refused(Struct):
    """An answer that is not possible now, and why."""

    choice: int
    notation: str
    label: str
    icon: str
    rule: str
    reason: str


class RefusedAt(Refused):
    """The same, and the keys of the nodes in the drawing that it means."""

    where: tuple[str, ...]


class Refusals(Struct):
    """Every answer to the question at `ply` that is not possible."""

    ply: int
    refused: list[RefusedAt]


class UndoAsked(Struct):
    """Somebody asks the table to take something back."""

    seat: int
    ply: int
    agreed: list[int]
    waiting: list[int]


class Undo(Struct):
    """Whether the last decision can be taken back."""

    can: bool
    reason: str
    may_ask: bool
    asked: UndoAsked | None


class Seat(Struct):
    """One seat as all may see it."""

    seat: int
    name: str
    kind: Literal["person", "link", "local", "bot"]
    bot: str
    free: bool
    owned: bool
    here: bool
    line: str
    score: int | None
    active: bool
    yours: bool


class GuestSeat(Struct):
    """One of those who play by the rules alone: scored like everybody, but nobody sits there and nothing is asked."""

    seat: int
    name: str
    line: str
    score: int | None


class LogLine(Struct, omit_defaults=True):
    """One line of the log; `seat`: who did it; `turn`: whose turn it was; -1: nobody's."""

    ply: int
    seat: int
    turn: int
    round: int | None
    spans: list[dict[str, str]]
    undone: bool = False
    unasked: bool = False  # told to whoever did it: there was no other choice


class Result(Struct):
    """How the game ended."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    labels: dict[str, str]
    winners: list[int]
    seed: str
    salt: str


class SeatStanding(Struct):
    """The score so far of one seat: `points` part by part, None where it is hidden."""

    seat: int
    name: str
    points: list[int | None]
    total: int  # of what is known
    whole: bool  # nothing is hidden


class Standing(Struct):
    """The score so far, as far as the caller may know it."""

    ply: int
    parts: list[dict[str, str]]
    seats: list[SeatStanding]


class Position(Struct):
    """What the caller may know, and nothing else."""

    table: str
    game: str
    title: str
    players: int
    table_options: dict[str, Any]
    visibility: Visibility
    created: float
    pace: int
    seed_hash: str
    chosen_seed: bool
    rules_version: int
    resumed: int
    other_rules: bool
    reconstructed: list[str]
    ply: int
    decisions: int
    your_seats: list[int]
    player: int
    over: bool
    seat: int | None
    rules: list[str]
    asks: str
    phase: int | None
    options: list[Option]
    refused: list[Refused]
    impossible: int
    insists: bool  # asked with one option too, so that being asked tells nothing: nobody should answer it unasked
    prompt: list[dict[str, str]]
    undo: Undo
    seats: list[Seat]
    guests: list[GuestSeat]
    watching: int
    view: dict[str, Any]
    result: Result | None
    rematch: str | None
    log: list[LogLine] = []
    chat: list[Said] = []


class Replayed(Struct):
    """One decision that stands."""

    ply: int
    seat: int
    notation: str


class Curves(Struct):
    """What can be followed over the game: after `at[n]` decisions, `lines[name][n]` is the number of each seat."""

    at: list[int]
    lines: dict[str, list[list[int]]]
    labels: dict[str, str]


class Replay(Struct):
    """What can be stepped through."""

    start: int  # the first position that can be shown
    plies: list[Replayed]
    rounds: list[dict[str, int]]
    curves: Curves | None
    over: bool


class TableListed(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    players: int
    seats: list[dict[str, Any]]
    guests: list[str]
    player: int
    over: bool
    your_turn: bool
    your_seats: list[int]
    ply: int
    touched: float
    created: float
    visibility: Visibility


class Error(Struct, omit_defaults=True):
    """What went wrong, in the reader's language."""

    error: str
    message: str
    rule: str = ""
    reason: str = ""
    position: Any = None
    result: Any = None
