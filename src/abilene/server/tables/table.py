"""One table as it stands in memory: its match, who sits where, what was said, and who is listening."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from abilene.bots.apart import Mind
from abilene.bots.playing import SeatBot
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.engine.journal import seed_hash
from abilene.engine.match import Match
from abilene.lessons import Guide, lesson
from abilene.server.contract.answers import UndoAsked
from abilene.server.errors import NotFound, NotYourSeat
from abilene.server.people.callers import Caller
from abilene.server.tables.endings import Ending, ending_of
from abilene.server.tables.lines import UNDO, UNDO_AGREED, Order, Record, Said, Sitting, Vote
from abilene.server.tables.orders import answer, why_off
from abilene.server.tables.presence import Listener, Presence

T = TypeVar("T")

# Bytes, as measured: a state takes 4 to 6 times what it has as JSON; then an entry, and a line of the log in words.
STATE_WEIGHT, ENTRY_WEIGHT, LINE_WEIGHT = 6, 1000, 1000


def guide_of(row: Mapping[Any, Any]) -> Guide | None:
    """Who teaches at this table; nobody where the lesson is no longer there."""
    taught = lesson(row["game"], row["lesson"]) if row.get("lesson") else None
    return None if taught is None else Guide(taught)


def _is_of(key: Any, seat: int) -> bool:
    """Whether what is built for this key is shown to that seat alone."""
    return isinstance(key, tuple) and key[1] == seat


class Table:
    """A live table. Only what is committed is ever in it."""

    def __init__(self, row: Mapping[Any, Any], match: Match[Any], records: list[Record], resumed: int = 0) -> None:
        self.id: str = row["id"]
        self.row = row
        self.match = match
        self.records = records
        self.standing: list[int] = []  # per decision that stands, the index of its record
        self.undos: list[int] = []  # the plies at which something was taken back
        self.ending: Ending | None = None  # as it was kept; see `end`
        self.resumed = resumed  # the ply from which the rules no longer replay the same; 0: all replays
        self.rematch: str | None = row["rematch"]
        self.seats: list[Sitting] = []
        self.sittings = 0
        self.chat: list[Said] = []
        self.votes: list[Vote] = []
        self.lock = asyncio.Lock()
        self.presence = Presence(self.owned, self.change)
        self.closing = False
        self.version = 0  # grows with everything that is shown besides the journal
        self.used = time.monotonic()
        self.secrets: dict[str, int] = {}  # the seat of every secret there ever was, by its hash
        self.mover: asyncio.Task[None] | None = None  # moves the bots
        self.orders: dict[int, Order] = {}  # by seat: what it has said last, in force or not
        self.order_lines = 0
        self.minds: dict[int, SeatBot | Mind] = {}  # of the seats that bots play, here or in a process of their own
        self.replaced: dict[int, list[Sitting]] = {}  # by ply: where a bot could not answer, and who played on
        self.guide = None if resumed else guide_of(row)  # where a lesson is taught
        self.scenes: dict[Any, Any] = {}
        self.past: dict[Any, bytes] = {}  # scenes of turns that are told
        self.lines: dict[Any, Any] = {}  # the log in words, by eyes and language
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

    @property
    def head(self) -> tuple[int, tuple[int, ...], str | None]:
        """How far the table is known here: entries; sittings, messages, votes and orders; and its rematch."""
        return self.ply, (self.sittings, len(self.chat), len(self.votes), self.order_lines), self.rematch

    @cached_property
    def seed_hash(self) -> str:
        """What shows at the end that the seed was fixed at the start."""
        return seed_hash(self.match.seed, self.match.salt)

    def end(self) -> Ending:
        """How the game ended: as it was kept then, whatever the rules of today make of it."""
        if self.ending is None or self.ending.ply != self.ply:
            self.ending = ending_of(self.match, self.ply)
        return self.ending

    def accept(self, ahead: Match[Any], records: Sequence[Record]) -> None:
        """These entries are committed: from now on the table stands there."""
        self.match = ahead
        for record in records:
            self.records.append(record)
            self._stand(len(self.records) - 1, record)
            if record.notation in (UNDO, UNDO_AGREED):
                self.minds.clear()  # bots forget what was taken back
        self.wake()

    def _stand(self, index: int, record: Record) -> None:
        if record.undone:
            return
        if record.notation not in (UNDO, UNDO_AGREED):
            self.standing.append(index)
            return
        self.undos.append(record.ply)
        for taken in self.standing[record.standing :]:
            self.records[taken].undone = record.ply
        del self.standing[record.standing :]

    def _seat_of(self, standing: int) -> int:
        return self.records[self.standing[standing]].seat

    @property
    def weight(self) -> int:
        """About how many bytes it takes: a state for each decision that stands, and what was told of every entry."""
        shown = sum(len(made) for made in self._cache.values() if isinstance(made, bytes))
        shown += sum(map(len, self.past.values()))
        lines = sum(map(len, self.lines.values()))
        states = self._state_weight * (self.match.decisions + 1)
        return states + ENTRY_WEIGHT * len(self.records) + LINE_WEIGHT * lines + shown

    @cached_property
    def _state_weight(self) -> int:
        return STATE_WEIGHT * len(msgspec.json.encode(self.state.to_data()))

    # ------------------------------------------------------------------ seats

    def seat(self, seat: int) -> Sitting:
        """Who has this seat; NotFound when there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise NotFound
        return self.seats[seat]

    def sit(self, sitting: Sitting) -> None:
        """The sitting is committed."""
        self.sittings = sitting.n
        if sitting.failed:
            self.replaced.setdefault(sitting.ply, []).append(sitting)
        if sitting.token:
            self.secrets[sitting.token] = sitting.seat
        if sitting.seat == len(self.seats):
            self.seats.append(sitting)
        else:
            self.seats[sitting.seat] = sitting
            self.minds.pop(sitting.seat, None)
        self.lines.clear()
        self._names.clear()
        self.presence.count_again()
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
        """The caller's seats; a seat token that fits none was used up or revoked."""
        seats = self.owned(caller)
        if caller.token and not seats:
            raise self.spent(caller.token, caller.lang)
        return seats

    def spent(self, token: str, lang: str) -> NotYourSeat:
        """Why a secret opens no seat: somebody has sat down there since, or it was revoked, or never was one."""
        seat = self.secrets.get(token)
        if seat is None or not self.seats[seat].met:
            return NotYourSeat("revoked")
        return NotYourSeat("link_used", player=seat, names=self.names(lang))

    def is_host(self, caller: Caller) -> bool:
        """Whether the caller opened this table."""
        return caller.person is not None and not caller.token and caller.person == self.row["host"]

    def admit(self, caller: Caller) -> tuple[int, ...]:
        """The caller's seats; NotFound when the table is private and the caller has no business here."""
        private = self.row["visibility"] == "private"
        try:
            seats = self.seats_of(caller)
        except NotYourSeat:
            if private:
                raise NotFound from None
            raise
        if not seats and private and not self.is_host(caller):
            raise NotFound
        return seats

    def expect(self, token: str) -> None:
        """NotFound when the table is private and this never was the secret of a seat."""
        if self.row["visibility"] == "private" and token not in self.secrets:
            raise NotFound

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
        """The seat that must choose, if a bot plays it, or if it has said its answer in advance."""
        player = self.state.player
        if player < 0:
            return None
        return player if self.seats[player].bot or self.ordered() is not None else None

    def has_people(self) -> bool:
        """Whether somebody plays here who is no bot, or looks on."""
        return bool(self.presence.listeners) or any(not sitting.bot for sitting in self.seats)

    # ------------------------------------------------------------------ what is said in advance

    def limits(self, seat: int) -> range | None:
        """How far a seat may say that it goes, at the question that goes round now."""
        return None if self.state.over else self.state.step().limits(self.state, seat)

    def ahead(self, seat: int) -> State | None:
        """The state as if the seat were asked already what it is sure to be asked next, where that can be told."""
        return None if self.state.over else self.state.ahead(seat)

    def note(self, order: Order) -> None:
        """What a seat has said in advance is committed. Its own streams are woken, and no others."""
        self.orders[order.seat] = order
        self.order_lines = order.n
        # only what this seat is shown is made anew: that others' answers came faster or slower would tell of it
        self._cache = {key: made for key, made in self._cache.items() if not _is_of(key, order.seat)}
        for listener in self.presence.listeners:
            if order.seat in listener.seats:
                listener.woken.set()

    def has_said(self, seat: int) -> bool:
        """Whether the last that a seat has said in advance was not that it wants to be asked."""
        return seat in self.orders and self.orders[seat].is_said

    def why_off(self, seat: int) -> str:
        """Why what a seat has said last is not in force any more; empty: it is, or nothing was said."""
        order = self.orders.get(seat)
        return "" if order is None else self.cached(("order", seat), lambda: why_off(self, order))

    def order(self, seat: int) -> Order | None:
        """What a seat has said in advance, as long as it is in force."""
        return None if self.why_off(seat) else self.orders.get(seat)

    def has_stand_in(self, eyes: int | None) -> bool:
        """Whether a bot plays for these eyes."""
        return eyes is not None and eyes >= 0 and bool(self.seats[eyes].bot)

    def ordered(self) -> int | None:
        """What the seat that must choose has said in advance to answer; None: it must be asked."""
        order = self.order(self.state.player)
        return None if order is None else answer(self.state, order)

    # ------------------------------------------------------------------ presence

    def owned(self, caller: Caller) -> tuple[int, ...]:
        """The seats that are the caller's, whatever else they may have brought."""
        return tuple(seat for seat in range(len(self.seats)) if self.owns(caller, seat))

    def here(self) -> list[bool]:
        """For each seat, whether its owner has a stream open."""
        return [self.presence.is_here(seat) for seat in range(len(self.seats))]

    def leave(self, listener: Listener) -> None:
        """A stream is closed."""
        self.presence.leave(listener)
        self.used = time.monotonic()
        if not self.presence.listeners:  # nobody looks: drawings and words are made again when somebody does
            self.scenes.clear()
            self.past.clear()
            self.lines.clear()
            self._cache = {}

    def wake(self) -> None:
        """Tell every stream that there is something new."""
        self.used = time.monotonic()
        for listener in self.presence.listeners:
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

    def asked(self) -> UndoAsked | None:
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
        return UndoAsked(asker, self.ply, agreed, [seat for seat in self.voters(asker) if seat not in voices])

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back alone: as in the match; and what ended stands, for its seed has come to light."""
        return "undo-over" if self.state.over else self.match.why_no_undo(seat)

    def voters(self, asker: int) -> list[int]:
        """One seat of everybody else who plays here, were a bot to keep it meanwhile; empty seats have no voice."""
        owners = {self._owner(asker)}
        voters = []
        for seat, sitting in enumerate(self.seats):
            if sitting.kind == "bot" or self._owner(seat) in owners:
                continue
            played = any(self._seat_of(i) == seat for i in range(len(self.standing)))
            if sitting.met or played:
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
