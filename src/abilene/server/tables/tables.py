"""The tables of this process: loaded when somebody comes, changed only by what is committed."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.server.contract.requests import InAdvance
from abilene.server.errors import Failed, NotFound, Stale, UndoFailed
from abilene.server.people.callers import Caller
from abilene.server.settings import Settings
from abilene.server.store.schema import CHAT, ENDINGS, ENTRIES, ORDERS, SITTINGS, SNAPSHOTS, TABLES, VOTES, Row
from abilene.server.store.store import Store
from abilene.server.store.writer import Conflict, StoreFailed, Writer
from abilene.server.tables.deeds import Deed, forget, not_undone, plan, undo
from abilene.server.tables.endings import ending_of, ending_row
from abilene.server.tables.lines import UNDO, UNDO_AGREED, Record, Said, Sitting, Vote
from abilene.server.tables.loading import read_table
from abilene.server.tables.memory import Memory
from abilene.server.tables.orders import new_order
from abilene.server.tables.rebuild import repeat
from abilene.server.tables.rows import entry_row, order_of, said_of, sitting_of, snapshot_row, touch_row, vote_of
from abilene.server.tables.table import Table

LOG = logging.getLogger("abilene.tables")
AT_ONCE = 500  # tables to look after with one question
TRIES = 5  # for lines whose number another process was quicker to take
Changed = Callable[[Table], None]
Told = Callable[[str], None]


class Tables:
    """All tables that are in memory here, and the way to the others."""

    def __init__(self, settings: Settings, store: Store, writer: Writer) -> None:
        self.settings = settings
        self.store = store
        self._writer = writer
        self._memory = Memory(settings.live_tables, settings.live_bytes)
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.on_change: Changed = lambda table: None  # the bots look whether it is their turn
        self.on_commit: Told | None = None  # other processes are told

    # ------------------------------------------------------------------ finding

    async def get(self, table_id: str) -> Table:
        """The table, loaded from the store if need be; NotFound when there is none."""
        table = self._memory.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        if table_id not in self._loading:
            if not 1 <= len(table_id) <= 24 or not table_id.isascii() or not table_id.isprintable():
                raise NotFound
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def known(self, table_id: str) -> Table:
        """The table with all that other processes have committed: an invitation may have been made a moment ago."""
        table = await self.get(table_id)
        if self.on_commit is not None:
            await self.refresh(table)
        return table

    def live(self) -> Iterable[Table]:
        """The tables in memory."""
        return self._memory.tables()

    async def _load(self, table_id: str) -> Table:
        table = await asyncio.to_thread(read_table, self.store, table_id)
        if table.state.over and table.ending is None and not table.resumed:
            await self._keep_ending(table)
        self._memory.keep(table)
        self.on_change(table)
        return table

    def _forget(self, table: Table) -> None:
        """What is in memory has gone astray: whoever looks on comes back, and it is loaded anew."""
        self._memory.put_away(table)
        table.closing = True
        table.wake()

    async def present(self, table: Table) -> Table:
        """The same table as it is in memory now: it may have been put away while nobody listened."""
        while self._memory.get(table.id) is not table:
            table = await self.get(table.id)
        return table

    async def _keep_ending(self, table: Table) -> None:
        """A game that ended before endings were kept: from now on it stands as well."""
        try:
            await self._writer.commit([(ENDINGS, ending_row(table.id, table.match, table.end()))])
        except (Conflict, StoreFailed):
            LOG.exception("table %s: how it ended could not be kept", table.id)

    async def catch_up(self, table: Table, ply: int) -> None:
        """Stale, unless the table stands at this ply or another process has brought it there."""
        if ply > table.ply and self.on_commit is not None:
            await self.refresh(table)
        if ply != table.ply:
            raise Stale

    async def heard(self, table_id: str) -> None:
        """Another process has changed a table; if it is in memory here, it is brought up to date."""
        table = self._memory.get(table_id)
        if table is not None:
            await self.refresh(table)

    async def look(self) -> None:
        """Take over what other processes have committed, wherever it was not heard of."""
        live = [table.id for table in self.live()]
        for start in range(0, len(live), AT_ONCE):
            heads = await asyncio.to_thread(self.store.heads, live[start : start + AT_ONCE])
            for table_id, head in heads.items():
                table = self._memory.get(table_id)
                if table is not None and table.head != head:
                    await self.hear(table_id)

    async def hear(self, table_id: str) -> None:
        """The same, for one table; what goes wrong there stops nobody."""
        try:
            await self.heard(table_id)
        except Exception:  # the store may be down, the table may have gone astray: the next look tries again
            LOG.exception("table %s could not be brought up to date", table_id)

    async def refresh(self, table: Table) -> None:
        """Take over what other processes have committed since."""
        async with table.lock:
            await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        def read() -> tuple[Sequence[Any], ...]:
            return (
                self.store.lines(ENTRIES, table.id, table.ply),
                self.store.lines(SITTINGS, table.id, table.sittings),
                self.store.lines(CHAT, table.id, len(table.chat)),
                self.store.lines(VOTES, table.id, len(table.votes)),
                self.store.lines(ORDERS, table.id, table.order_lines),
                [self.store.table(table.id)],
            )

        entries, sittings, chat, votes, orders, [row] = await asyncio.to_thread(read)
        for entry in entries:
            ahead = table.match.copy()
            record = repeat(ahead, entry)
            if record is None:
                self._forget(table)
                raise RuntimeError(f"table {table.id}: {entry['notation']!r} does not fit what is here")
            table.accept(ahead, [record])
        for sitting in sittings:
            table.sit(sitting_of(sitting))
        for said in chat:
            table.hear(said_of(said))
        for vote in votes:
            table.vote(vote_of(vote))
        for order in orders:
            table.note(order_of(order))
        if row is not None and row["rematch"] != table.rematch:
            table.rematch = row["rematch"]
            table.change()
        self.on_change(table)

    # ------------------------------------------------------------------ making

    async def create(
        self,
        row: Row,
        match: Match[Any],
        sittings: Sequence[Row],
        rematch_of: Table | None = None,
        records: Sequence[Record] = (),
    ) -> Table:
        """A new table, committed with all its seats; Conflict when somebody has opened that rematch already.

        `records`: what was played before anybody sat down, as in a lesson.
        """
        now = time.time()
        table_id = secrets.token_urlsafe(9)
        state = match.state
        row |= {"id": table_id, "created": now, "touched": now, "ply": len(records)}
        row |= {"player": state.player, "over": state.over}
        seated = [
            {"failed": "", "coached": False, **sitting, "table_id": table_id, "n": n, "ply": 0, "at": now}
            for n, sitting in enumerate(sittings, 1)
        ]
        table = Table(row, match, list(records))
        claim = None if rematch_of is None else {"table": rematch_of.id, "new_rematch": table_id}
        rows: list[tuple[Any, Row]] = [(TABLES, row), *((SITTINGS, sitting) for sitting in seated)]
        rows += [(SNAPSHOTS, snapshot_row(table)), *((ENTRIES, entry_row(table, record)) for record in records)]
        await self._writer.commit(rows, claim=claim)
        for sitting in seated:
            table.sit(sitting_of(sitting))
        self._memory.keep(table)
        if rematch_of is not None:
            rematch_of.rematch = table_id
            rematch_of.change()
            self._tell(rematch_of)
        self.on_change(table)
        return table

    # ------------------------------------------------------------------ playing

    async def choose(self, table: Table, seat: int, ply: int, choice: int) -> int:
        """A choice, once it is committed; Stale when the table has moved on, Illegal when the rules forbid it."""
        return await self.choose_all(table, seat, ply, [choice])

    async def choose_all(self, table: Table, seat: int, ply: int, choices: Sequence[int], onward: bool = False) -> int:
        """The same for a plan: all of it is committed, or nothing."""
        return await self._enter(table, ply, plan(table, seat, choices, onward))

    async def undo(self, table: Table, seat: int, ply: int, turn: bool = False, instead: str = "") -> int:
        """The last decision taken back, or the whole turn, as far as the boundary; and something chosen instead."""
        return await self._enter(table, ply, undo(table, seat, turn, instead))

    async def _enter(self, table: Table, ply: int, deed: Deed) -> int:
        async with table.lock:
            await self._check_ply(table, ply)
            await self._commit(table, deed)
        self.on_change(table)
        self._tell(table)
        return table.ply

    async def _check_ply(self, table: Table, ply: int) -> None:
        if ply > table.ply and self.on_commit is not None:
            await self._refresh(table)
        if ply != table.ply:
            raise Stale

    async def _commit(self, table: Table, deed: Deed) -> None:
        """Play on a twin, commit, and only then let anybody see it."""
        ahead = table.match.copy()
        records = list(deed(ahead))
        last = records[-1]
        due = last.ply // self.settings.snapshot_every > table.ply // self.settings.snapshot_every
        rows: list[tuple[Any, Row]] = [(ENTRIES, entry_row(table, record)) for record in records]
        if due or any(record.notation in (UNDO, UNDO_AGREED) for record in records):
            rows.append((SNAPSHOTS, snapshot_row(table, ahead, last.ply)))
        ending = ending_of(ahead, last.ply) if ahead.state.over else None
        if ending is not None:
            rows.append((ENDINGS, ending_row(table.id, ahead, ending)))
        try:
            await self._writer.commit(rows, touch_row(table, ahead, last.ply))
        except Conflict:
            await self._refresh(table)
            raise Stale from None
        table.ending = ending
        table.accept(ahead, records)
        if due:  # it has grown
            self._memory.keep(table)

    async def ask_undo(self, table: Table, seat: int, ply: int) -> int:
        """Ask the table to take back the seat's last decision; where nobody else plays, it is done at once."""
        async with table.lock:
            await self._check_ply(table, ply)
            if not any(standing.seat == seat for standing in table.match.made):
                raise not_undone(table, "undo-nothing")
            if table.voters(seat):
                await self._vote(table, ply, seat, seat, agree=True)
            else:
                await self._commit(table, forget(table, seat))
        self.on_change(table)
        self._tell(table)
        return table.ply

    async def answer_undo(self, table: Table, seats: Sequence[int], ply: int, agree: bool) -> int:
        """Agree or not to what was asked; with the last voice it is done."""
        async with table.lock:
            await self._check_ply(table, ply)
            asked = table.asked()
            if asked is None:
                raise UndoFailed("nothing_asked")
            seat = next((seat for seat in asked.waiting if seat in seats), None)
            if seat is None:
                raise UndoFailed("already_answered")
            await self._vote(table, ply, asked.seat, seat, agree)
            asked = table.asked()
            if asked is not None and not asked.waiting:
                await self._commit(table, forget(table, asked.seat))
        self.on_change(table)
        self._tell(table)
        return table.ply

    async def _vote(self, table: Table, ply: int, asker: int, seat: int, agree: bool) -> None:
        vote = Vote(len(table.votes) + 1, ply, asker, seat, agree)
        try:
            await self._writer.commit([(VOTES, {"table_id": table.id, **asdict(vote)})])
        except Conflict:
            await self._refresh(table)
            raise Stale from None
        table.vote(vote)

    # ------------------------------------------------------------------ what is said in advance

    async def order(self, table: Table, seat: int, said: InAdvance) -> int:
        """What a seat says in advance, or that it wants to be asked, which may be said at any ply. Nobody is told."""
        async with table.lock:
            for _ in range(TRIES):
                if said.is_said:
                    await self._check_ply(table, said.ply)
                elif self.on_commit is not None:
                    await self._refresh(table)
                if not said.is_said and not table.has_said(seat):
                    return table.ply
                order = new_order(table, seat, said)
                try:
                    await self._writer.commit([(ORDERS, {"table_id": table.id, **asdict(order)})])
                except Conflict:
                    await self._refresh(table)
                    continue
                table.note(order)
                break
            else:
                raise Stale
        self.on_change(table)
        self._tell(table)
        return table.ply

    async def ordered(self, table: Table) -> int | None:
        """What the seat that must choose has said in advance, or taken back since, perhaps at another process."""
        if self.on_commit is not None:
            await self.refresh(table)
        return table.ordered()

    # ------------------------------------------------------------------ seats and chat

    async def seat(self, table: Table, change: Callable[[], Row]) -> Sitting:
        """Change who has a seat; `change` looks at the table as it stands and says what shall be different."""
        async with table.lock:
            for _ in range(TRIES):
                changes = change()
                now = asdict(table.seat(changes["seat"]))
                row = {**now, "n": table.sittings + 1, "ply": table.ply, "at": time.time(), "failed": "", **changes}
                try:
                    await self._writer.commit([(SITTINGS, {"table_id": table.id, **row})])
                except Conflict:
                    await self._refresh(table)
                    continue
                sitting = Sitting(**row)
                table.sit(sitting)
                break
            else:
                raise Stale
        self.on_change(table)
        self._tell(table)
        return sitting

    async def meet(self, table_id: str, token: str) -> None:
        """Whoever uses a seat's secret as it is sits down by that: the link invites nobody else any more."""
        try:
            table = await self.get(table_id)
        except Failed:  # the route says why
            return
        seat = table.secrets.get(token)
        if seat is not None and table.seats[seat].token == token and not table.seats[seat].met:

            def change() -> Row:
                if table.seats[seat].token != token:
                    raise table.spent(token, LANGS[0])
                return {"seat": seat, "met": True}

            await self.seat(table, change)

    async def say(self, table: Table, caller: Caller, name: str, seat: int | None, text: str) -> Said:
        """A message, kept with the table."""
        async with table.lock:
            for _ in range(TRIES):
                said = Said(len(table.chat) + 1, name, seat, text, time.time())
                try:
                    row = {"table_id": table.id, "person": caller.person, **asdict(said)}
                    await self._writer.commit([(CHAT, row)])
                except Conflict:
                    await self._refresh(table)
                    continue
                table.hear(said)
                break
            else:
                raise Stale
        self._tell(table)
        return said

    async def hand_over(self, guest: str, person: str) -> None:
        """Whoever signs in takes along the seats and tables they had as a guest."""
        for listed in await asyncio.to_thread(self.store.tables_of, guest):
            try:
                table = await self.get(listed["id"])
            except Failed:  # its rules are gone: nobody plays there any more
                continue
            for seat, sitting in enumerate(table.seats):
                if sitting.person == guest:
                    await self.seat(table, partial(dict, seat=seat, person=person))
            if table.row["host"] == guest:
                await asyncio.to_thread(self.store.change_host, table.id, person)
                table.row = {**table.row, "host": person}

    # ------------------------------------------------------------------ the end of the day

    async def keep_snapshots(self) -> None:
        """Keep the state of every running table, in case the rules change while the house is closed."""
        rows = [(SNAPSHOTS, snapshot_row(table)) for table in self.live() if not table.state.over]
        if rows:
            await self._writer.commit(rows)

    def _tell(self, table: Table) -> None:
        if self.on_commit is not None:
            self.on_commit(table.id)
