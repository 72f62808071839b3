"""What callers hear: each answer and each event is built as one of these."""

from typing import Any, Generic, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType

from abilene.server.contract.requests import Kind, Visibility

P = TypeVar("P")


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


class LessonOpened(Struct):
    """A table at which a lesson is taught."""

    table: str
    url: str


class LessonCard(Struct):
    """What the lamp says: at a question (ask), before it (read), of what was chosen (react), or at the end."""

    sort: Literal["praise", "react", "read", "ask", "release", "free"]
    number: int  # of the step
    chapter: int  # of those that are told, from 0; -1: it is about none
    caps: str  # what the chapter is about, and the place in it
    heading: str
    text: str  # with **bold** words
    do: str
    why: str
    light: list[str]  # keys of the drawing, in which * stands for anything
    path: list[str]  # from where to where
    frame: str  # what the window shall show
    back: bool  # taking the choice back is offered
    idle: int  # after so many seconds without a choice the hint is said
    hint: list[str]  # its heading and text


class LessonChapter(Struct):
    """A line of what one knows."""

    text: str
    state: Literal["done", "now", "later"]


class LessonNext(Struct):
    """The lesson after this one."""

    title: str
    url: str
    minutes: int


class LessonPlace(Struct):
    """Where a lesson stands at this ply."""

    ply: int
    cards: list[LessonCard]  # one after another; the last one is about what is asked
    wanted: list[int]  # choices
    number: int  # of the step
    of: int
    chapters: list[LessonChapter]
    asked: bool  # the learner must choose
    can_back: bool
    over: bool  # the lesson has let go
    next: LessonNext | None


class Moved(Struct):
    """The change is committed; the journal has so many entries now."""

    ply: int


class Fine(Struct):
    """All is well."""

    ok: bool = True


class GameListed(Struct):
    """A game, and what whoever opens a table needs to know of it."""

    game: str
    title: str
    titles: dict[str, str]
    designer: str
    publisher: str
    players: list[int]
    options: dict[str, Any]  # a JSON schema
    bots: list[str]
    rules_version: int
    reconstructed: list[str]


class Said(Struct):
    """A message of the chat."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class SeatNamed(Struct):
    """A seat as it is named to those who are not at the table yet."""

    seat: int
    name: str
    free: bool


class Invited(Struct):
    """The seat that a link invites to."""

    table: str
    game: str
    title: str
    seat: int
    yours: bool  # the caller sits there already
    name: str
    seats: list[SeatNamed]


class Person(Struct):
    """Who the caller is."""

    name: str | None
    account: bool
    settings: dict[str, str]


class Span(Struct, omit_defaults=True):
    """A piece of a text: plain, or a name of some sort, with its number, and its pictogram where it has one."""

    text: str
    sort: str = ""
    number: str = ""
    icon: str = ""


class Option(Struct):
    """One answer to the question."""

    choice: int
    notation: str
    label: str
    icon: str  # the name of a pictogram; empty: none
    rules: list[str]
    role: Literal["", "first", "end"] = ""  # done before the answer; or the turn ends with it
    then: list[int] = []  # made with it, as one plan: its label tells all of it
    follows: str = ""  # what comes of it, where that is not clear from its label
    brief: str = ""  # the label in few words, where it has many


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
    kind: Kind
    bot: str
    free: bool
    owned: bool
    here: bool
    line: str
    figures: list[tuple[str, int]]  # the same as a page's head shows it: pictograms with their numbers
    score: int | None
    active: bool
    yours: bool = False
    instead: str = ""  # the bot that could not answer, in whose place this one plays
    coached: bool = False  # whoever sits there has asked the coach


class GuestSeat(Struct):
    """One of those who play by the rules alone: scored like everybody, but nobody sits there and nothing is asked."""

    seat: int
    name: str
    line: str
    figures: list[tuple[str, int]]
    score: int | None


class Plate(GuestSeat):
    """What the head of a page says of one who plays."""

    active: bool


class Trace(Struct, omit_defaults=True):
    """What on the table a step of a turn is about: keys of nodes, and what was paid."""

    at: tuple[str, ...] = ()  # things used, taken or left
    put: tuple[str, ...] = ()  # things placed or moved there
    way: tuple[str, ...] = ()  # places ridden along, from the first to the last
    paid: tuple[tuple[int, ...], ...] = ()  # each a seat, and how much more (or less) money it has
    deed: str = ""  # lines of one deed are one step; "+": it goes with the line before, ".": with none


class Reveal(Struct):
    """Something is turned up: its name and pictogram, what was claimed of it, and a stamp that says what it is."""

    at: str  # the key of the node in the drawing where it is shown
    icon: str
    name: str
    stamp: str  # empty: none
    good: bool  # what the stamp says
    lead: list[Span]
    claim: str
    turns: bool  # it has lain face down until now


class RecapStep(Struct):
    """One sentence of a recap, and its pictogram."""

    icon: str
    spans: list[Span]


class RecapSeat(Struct):
    """What somebody had a part in, and the numbers, each with how it has changed."""

    seat: int
    icons: tuple[str, ...]
    numbers: tuple[tuple[str, ...], ...]


class Recap(Struct):
    """What a round, or whatever has come to its end, has brought to whom."""

    title: str
    lead: str
    steps: list[RecapStep]
    heading: str
    columns: tuple[str, ...]
    seats: list[RecapSeat]
    notes: list[list[Span]]
    next: list[Span]


class LogLine(Struct, omit_defaults=True):
    """One line of the log; `seat`: who did it; `turn`: whose turn it was; -1: nobody's."""

    ply: int
    seat: int
    turn: int
    round: int | None
    spans: list[Span]
    undone: bool = False
    unasked: bool = False  # told to whoever did it: there was no other choice
    icon: str = ""  # the pictogram of something notable
    begins: bool = False  # a turn begins with it
    trace: Trace | UnsetType = UNSET  # of a line that is a step of a turn
    within: int = 0  # how much had been heard of its ply, where something comes to light in the course of it; 0: all
    reveal: Reveal | UnsetType = UNSET  # only to those who hear of it when it happens
    recap: Recap | UnsetType = UNSET


class Result(Struct):
    """How the game ended."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    labels: dict[str, str]
    winners: list[int]
    seed: str
    salt: str
    said: str = ""  # what the winner has and the best of the others, in the game's words, where it has any


class ScorePart(Struct):
    """A part of the score, and what it is called."""

    part: str
    label: str


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
    parts: list[ScorePart]
    seats: list[SeatStanding]


class Advised(Struct):
    """An answer that the coach has tried."""

    choice: int
    label: str
    keys: tuple[str, ...]  # of what it is on the board
    ways: list[tuple[str, ...]]  # that are ridden with it: keys of places, from the first to the last
    chance: float | None  # to win; None: there is nobody to win against, or it was tried too little
    give: float  # how far off that may be, with 95 % confidence
    points: float  # at the end, on average
    deals: int
    told: str  # the points in words
    reason: str


class Advice(Struct):
    """What the coach found, the best answer first, with the words around it."""

    ply: int
    bot: str  # who played all those deals to their end
    deals: int
    enough: bool  # more would tell no more
    choices: list[Advised]
    title: str
    head: str
    notes: list[str]
    more: str  # looking on
    knows: list[str]  # how it knows: the name of that, then what there is to say
    line: str  # showing how it went on


class First(Struct):
    """What may be done before an answer has a button of its own, whether it can be now or not."""

    label: str
    left: int  # how often


class Question(Struct, kw_only=True):
    """What is asked, of whom, and what may be answered: the answers only for whoever must choose."""

    player: int
    over: bool
    seat: int | None  # whose eyes these are; None: nobody's
    rules: list[str]
    asks: str
    phase: int | None
    prompt: list[Span]
    options: list[Option] = []
    refused: list[Refused] = []
    impossible: int = 0
    insists: bool = False  # asked with one option too, so that being asked tells the others nothing
    idle: bool = False  # there is one answer, and nothing to wait for: a page may give it
    waits: bool = False  # there is one answer, and only what may be done first to wait for
    first: First | None = None


class Far(Struct):
    """How far off the end is, as all can see: in words, and as so many steps of so many; `brief`: in figures.

    At the steps that are `marks`, counted from 0, more happens than at the others.
    """

    left: int
    whole: int
    marks: list[int]
    text: str
    brief: str


class Limit(Struct):
    """How far one may say in advance that one goes."""

    limit: int
    label: str


class SureOption(Struct):
    """An answer that may be given in advance: it will be legal, whatever others decide."""

    choice: int
    notation: str
    label: str
    icon: str
    where: list[str]  # keys of the nodes that mean it


class Orders(Struct):
    """What the seat may say in advance, and what it has said; nobody else is told."""

    asks: str = ""  # the kind of the question that goes round, or is sure to come
    prompt: list[Span] = []
    limits: list[Limit] = []
    options: list[SureOption] = []
    limit: int | None = None  # as it was said
    choice: int | None = None
    lapsed: str = ""  # why what was said is off, in words


class Now(Question, kw_only=True):
    """What a move can change of all that the caller may know."""

    ply: int
    decisions: int
    your_seats: list[int]
    undo: Undo
    seats: list[Seat]
    guests: list[GuestSeat]
    watching: int
    view: dict[str, Any]
    far: Far | None
    result: Result | None
    rematch: str | None
    orders: Orders | None


class Position(Now, kw_only=True):
    """What the caller may know, and nothing else; a stream sends log and chat beside it."""

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
    log: list[LogLine] | UnsetType = UNSET
    chat: list[Said] | UnsetType = UNSET


class Scene(Struct):
    """A drawing, node by node."""

    width: int
    height: int
    title: str
    lang: str
    nodes: list[dict[str, Any]]


class SceneAt(Struct):
    """The whole drawing at `ply`; of a ply that is past, what the head of the page said then as well."""

    ply: int
    whole: Scene
    plates: list[Plate] | UnsetType = UNSET
    far: Far | UnsetType | None = UNSET


class Drawn(Struct):
    """A drawing, whole; or what has changed in the one that was sent before."""

    whole: Scene | UnsetType = UNSET
    since: int | UnsetType = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    title: str | UnsetType = UNSET
    lang: str | UnsetType = UNSET
    changed: list[dict[str, Any]] | UnsetType = UNSET
    removed: list[str] | UnsetType = UNSET
    order: dict[str, list[str]] | UnsetType = UNSET


class Imagined(Struct):
    """The table as it is imagined after so many decisions of a line: what differs from the drawing before."""

    ply: int
    scene: Drawn
    plates: list[Plate]
    far: Far | None


class Line(Struct):
    """How one imagined deal went on after an answer: a log of its own, whose plies are counted from the answer on."""

    ply: int  # at which the table stands
    lines: list[LogLine]
    moments: list[Imagined]
    title: str
    told: str  # which deal that was


class Update(Struct, Generic[P]):
    """An event `position` of a stream: a whole Position to whoever knows nothing yet, what is Now to all others."""

    ply: int
    since: int
    position: P
    log: list[LogLine]
    undone: list[int]
    scene: Drawn | UnsetType = UNSET


class SeatsChanged(Struct):
    """An event `seats` of a stream: somebody came or went, asked something back, or a rematch is there."""

    seats: list[Seat]
    your_seats: list[int]
    watching: int
    undo: Undo
    rematch: str | None


class Replayed(Struct):
    """One decision that stands."""

    ply: int
    seat: int
    notation: str


class TurnBegins(Struct):
    """After so many decisions it is this seat's turn."""

    decisions: int
    seat: int


class RoundBegins(Struct):
    """After so many decisions this round begins."""

    decisions: int
    round: int


class Marked(Struct):
    """Something notable that the last of so many decisions led to: who did it, a pictogram, and what the log says."""

    decisions: int
    seat: int
    icon: str
    spans: list[Span]


class Replay(Struct):
    """What can be stepped through."""

    start: int  # the first position that can be shown
    decisions: list[Replayed]  # those that stand
    turns: list[TurnBegins]
    rounds: list[RoundBegins]
    marks: list[Marked]  # as the caller may see them
    over: bool


class TurningPoint(Struct):
    """A turn after which the table stood otherwise: whose it was, what happened, and who gained how many points."""

    at: int  # the place in the curves that it led to
    decisions: int  # after which of its decisions most of it had happened
    turn: int
    seat: int
    gain: int
    leads: bool  # since then that seat has the lead
    for_good: bool  # to the end
    spans: list[Span]


class Curves(Struct):
    """What can be followed over the game: after `at[n]` decisions, `lines[name][n]` is the number of each seat."""

    at: list[int]
    lines: dict[str, list[list[int]]]
    labels: dict[str, str]
    rounds: list[RoundBegins]
    turning: list[TurningPoint]


class Moment(Question, kw_only=True):
    """The table as it stood after so many `decisions` out of all that stand."""

    table: str
    decisions: int
    of: int
    ply: int
    eyes: int | Literal["all"] | None
    view: dict[str, Any]
    scores: list[int] | None
    plates: list[Plate]
    far: Far | None
    log: list[LogLine]
    caption: list[Span]  # what the last decision was; before the first one, the question
    scene: Drawn | UnsetType = UNSET


class SeatListed(SeatNamed):
    """A seat in a list of tables."""

    kind: Kind


class TableListed(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    players: int
    seats: list[SeatListed]
    guests: list[str]
    options: str  # edition and modules, in words
    player: int
    over: bool
    your_turn: bool
    your_seats: list[int]
    ply: int
    touched: float
    created: float
    visibility: Visibility


class KeptResult(Struct):
    """How a game ended that this release can no longer show."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]


class Error(Struct, omit_defaults=True):
    """What went wrong, in the reader's language."""

    error: str
    message: str
    rule: str = ""
    reason: str = ""
    position: Position | None = None  # how the table stands, for whoever came too late
    result: KeptResult | None = None
