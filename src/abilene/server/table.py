"""One table as it stands in memory: its match, who sits where, what was said, and who is listening."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, TypeVar

import msgspec

from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.engine.journal import seed_hash
from abilene.engine.match import Match
from abilene.games import load
from abilene.server.errors import NotFound, NotYourSeat
from abilene.server.people import Caller

T = TypeVar("T")

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
    undone: int = 0  # the ply that took it back; 0: it stands


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who has a seat: its owner, and the bot that plays for now."""

    n: int
    seat: int
    ply: int
    kind: str  # person, link, local, bot
    person: str | None
    name: str
    bot: str
    token: str
    at: float


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
class Asked:
    """Somebody asks the table to forget."""

    seat: int
    ply: int
    agreed: list[int]
    waiting: list[int]


@dataclass(eq=False, slots=True)
class Listener:
    """One open stream."""

    caller: Caller
    woken: asyncio.Event = field(default_factory=asyncio.Event)


class Table:
    """A live table. Only what is committed is ever in it."""

    def __init__(self, row: Mapping[Any, Any], match: Match[Any], records: list[Record], resumed: int = 0) -> None:
        self.id: str = row["id"]
        self.row = row
        self.match = match
        self.records = records
        self.standing: list[int] = []  # per decision that stands, the index of its record
        self.resumed = resumed  # the ply from which the rules no longer replay the same; 0: all replays
        self.rematch: str | None = row["rematch"]
        self.seats: list[Sitting] = []
        self.sittings = 0
        self.chat: list[Said] = []
        self.votes: list[Vote] = []
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.closing = False
        self.version = 0  # grows with everything that is shown besides the journal
        self.used = time.monotonic()
        self.last_here: dict[int, float] = {}
        self.met: set[int] = set()  # seats whose link somebody has used
        self.loaded = time.monotonic()
        self.mover: asyncio.Task[None] | None = None  # moves the bots
        self.minds: dict[int, Any] = {}
        self.scenes: dict[Any, Any] = {}
        self.lines: dict[Any, list[dict[str, Any]]] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        self._cache: dict[Any, Any] = {}
        self._cache_of = (-1, -1)
        for index, record in enumerate(records):
            self._stand(index, record)

    # ------------------------------------------------------------------ the game

    @property
    def game(self) -> Game[Any]:
        """The game with its options."""
        return self.match.game

    @property
    def state(self) -> State:
        """The game as it stands."""
        state: State = self.match.state
        return state

    @property
    def ply(self) -> int:
        """How many entries the journal has."""
        return len(self.records)

    @cached_property
    def seed_hash(self) -> str:
        """What shows at the end that the seed was fixed at the start."""
        return seed_hash(self.match.seed, self.match.salt)

    def accept(self, ahead: Match[Any], record: Record) -> None:
        """The entry is committed: from now on the table stands there."""
        self.match = ahead
        self.records.append(record)
        self._stand(len(self.records) - 1, record)
        if record.notation in (UNDO, UNDO_AGREED):
            self.minds.clear()  # bots forget what was taken back
        self.wake()

    def _stand(self, index: int, record: Record) -> None:
        if record.undone:
            return
        if record.notation == UNDO:
            if self.standing:
                self.records[self.standing.pop()].undone = record.ply
        elif record.notation == UNDO_AGREED:
            mine = (i for i in reversed(range(len(self.standing))) if self._seat_of(i) == record.seat)
            last = next(mine, len(self.standing))
            for taken in self.standing[last:]:
                self.records[taken].undone = record.ply
            del self.standing[last:]
        else:
            self.standing.append(index)

    def _seat_of(self, standing: int) -> int:
        return self.records[self.standing[standing]].seat

    # ------------------------------------------------------------------ seats

    def seat(self, seat: int) -> Sitting:
        """Who has this seat; NotFound when there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise NotFound
        return self.seats[seat]

    def sit(self, sitting: Sitting) -> None:
        """The sitting is committed."""
        self.sittings = sitting.n
        if sitting.seat == len(self.seats):
            self.seats.append(sitting)
        else:
            self.seats[sitting.seat] = sitting
            self.minds.pop(sitting.seat, None)
        self.lines.clear()
        self._names.clear()
        self.change()

    def names(self, lang: str) -> tuple[str, ...]:
        """The name of everybody who scores: those who sit here, then the game's own guests."""
        if lang not in self._names:
            texts = self.game.texts(lang)
            named = (sitting.name or texts.format("seat", number=n) for n, sitting in enumerate(self.seats, 1))
            self._names[lang] = (*named, *self.game.guests)
        return self._names[lang]

    def owns(self, caller: Caller, seat: int) -> bool:
        """Whether the seat is the caller's."""
        sitting = self.seats[seat]
        if caller.token:
            return bool(sitting.token) and sitting.token == caller.token
        return sitting.person is not None and sitting.person == caller.person

    def seats_of(self, caller: Caller) -> tuple[int, ...]:
        """The caller's seats; a seat token that fits none has been revoked."""
        seats = tuple(seat for seat in range(len(self.seats)) if self.owns(caller, seat))
        if caller.token:
            if not seats:
                raise NotYourSeat("revoked")
            self.met.update(seats)
        return seats

    def is_host(self, caller: Caller) -> bool:
        """Whether the caller opened this table."""
        return caller.person is not None and not caller.token and caller.person == self.row["host"]

    def admit(self, caller: Caller) -> tuple[int, ...]:
        """The caller's seats; NotFound when the table is private and the caller has no business here."""
        seats = self.seats_of(caller)
        if not seats and self.row["visibility"] == "private" and not self.is_host(caller):
            raise NotFound
        return seats

    def eyes(self, seats: tuple[int, ...], wanted: int | None) -> int | None:
        """Whose eyes are meant: the seat asked for, else the one that must choose, else the first (None: nobody's)."""
        if wanted is not None:
            if not 0 <= wanted < len(self.seats):
                raise NotFound
            if wanted not in seats:
                raise NotYourSeat
            return wanted
        return self.state.player if self.state.player in seats else next(iter(seats), None)

    def bot_to_move(self) -> int | None:
        """The seat that must choose, if a bot plays it."""
        player = self.state.player
        return player if player >= 0 and self.seats[player].bot else None

    # ------------------------------------------------------------------ presence

    def here(self) -> list[bool]:
        """For each seat, whether its owner has a stream open."""
        return [any(self.owns(listener.caller, seat) for listener in self.listeners) for seat in range(len(self.seats))]

    def watching(self) -> int:
        """How many look on."""
        return sum(not any(self.owns(one.caller, seat) for seat in range(len(self.seats))) for one in self.listeners)

    def away(self, seat: int) -> float:
        """For how many seconds the owner of a seat has had no stream open."""
        if self.here()[seat]:
            return 0
        return time.monotonic() - self.last_here.get(seat, self.loaded)

    def listen(self, caller: Caller) -> Listener:
        """Somebody opens a stream."""
        listener = Listener(caller)
        before = self.here(), self.watching()
        self.listeners.add(listener)
        if (self.here(), self.watching()) != before:
            self.change()
        return listener

    def leave(self, listener: Listener) -> None:
        """A stream is closed."""
        before = self.here(), self.watching()
        self.listeners.discard(listener)
        after = self.here()
        for seat, (was, is_) in enumerate(zip(before[0], after, strict=True)):
            if was and not is_:
                self.last_here[seat] = time.monotonic()
        self.used = time.monotonic()
        if not self.listeners:  # nobody looks: drawings and words are made again when somebody does
            self.scenes.clear()
            self.lines.clear()
            self._cache = {}
        if (after, self.watching()) != before:
            self.change()

    def wake(self) -> None:
        """Tell every stream that there is something new."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.woken.set()

    def change(self) -> None:
        """Something besides the journal has changed."""
        self.version += 1
        self.wake()

    # ------------------------------------------------------------------ chat and votes

    def hear(self, said: Said) -> None:
        """The message is committed."""
        self.chat.append(said)
        self.wake()

    def vote(self, vote: Vote) -> None:
        """The voice is committed."""
        self.votes.append(vote)
        self.change()

    def asked(self) -> Asked | None:
        """The open question whether to take something back, if there is one."""
        votes = [vote for vote in self.votes if vote.ply == self.ply]
        opening = next((i for i in reversed(range(len(votes))) if votes[i].asker == votes[i].seat), None)
        if opening is None:
            return None
        asker = votes[opening].asker
        voices = {vote.seat: vote.agree for vote in votes[opening:]}
        if not all(voices.values()):
            return None
        agreed = sorted(seat for seat in voices if seat != asker)
        return Asked(asker, self.ply, agreed, [seat for seat in self.voters(asker) if seat not in voices])

    def voters(self, asker: int) -> list[int]:
        """One seat of everybody else who plays here; bots follow, and empty seats have no voice."""
        owners = {self._owner(asker)}
        voters = []
        for seat, sitting in enumerate(self.seats):
            if sitting.bot or self._owner(seat) in owners:
                continue
            played = any(self._seat_of(i) == seat for i in range(len(self.standing)))
            if sitting.person is not None or played or seat in self.met:
                owners.add(self._owner(seat))
                voters.append(seat)
        return voters

    def _owner(self, seat: int) -> str:
        sitting = self.seats[seat]
        return sitting.person or f"seat {seat}"

    # ------------------------------------------------------------------ what is built once for all who see the same

    def cached(self, key: Any, make: Callable[[], T]) -> T:
        """What was made for this key at the present ply, or is made now."""
        at = (len(self.records), self.version)
        if self._cache_of != at:
            self._cache_of = at
            self._cache = {}
        found: T
        if key in self._cache:
            found = self._cache[key]
        else:
            found = self._cache[key] = make()
        return found


def game_of(row: Mapping[Any, Any]) -> Game[Any]:
    """The game of a table's row."""
    return load_game(row["game"], row["players"], row["options"], row["data"], row["rules"])


@lru_cache(maxsize=200)
def load_game(name: str, players: int, options: str, data: str, rules: int | None = None) -> Game[Any]:
    """A game by its name, players and options as JSON; tables that play the same share it."""
    own = msgspec.json.decode(data) or None
    return load(name, players=players, data=own, rules=rules, **msgspec.json.decode(options))
