"""The writer: one thread that commits what all tables have to write, as much at once as is waiting."""

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Engine, Table, bindparam
from sqlalchemy.exc import DatabaseError, IntegrityError, InternalError, SQLAlchemyError

from abilene.server.store.schema import ENDINGS, METADATA, SNAPSHOTS, TABLES, Row

MOST_AT_ONCE = 512

# Of these a table has one line, the latest.
_REPLACE = {kind.name: kind.delete().where(kind.c.table_id == bindparam("old")) for kind in (SNAPSHOTS, ENDINGS)}
_TOUCH = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("ply", "player", "over", "touched")})
)


_CLAIM = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("table"), TABLES.c.rematch.is_(None))
    .values(rematch=bindparam("new_rematch"))
)


class Conflict(Exception):
    """A line of that number is already in the store."""


class StoreFailed(Exception):
    """The store cannot be written now; nothing was played."""


def store_key(error: BaseException) -> str:
    """The text that says what is wrong with the store: it cannot be used now, or what it holds is damaged."""
    error = error.__cause__ if isinstance(error, StoreFailed) and error.__cause__ is not None else error
    damaged = type(error) in (DatabaseError, InternalError)  # what a page that makes no sense is called
    return "store_damaged" if damaged else "store"


@dataclass
class Job:
    """Lines to be added together, and what the list of tables shall say from now on."""

    rows: list[tuple[Table, Row]]
    touch: Row | None = None  # table, new_ply, new_player, new_over, new_touched
    claim: Row | None = None  # table, new_rematch: all of it only if that table has no rematch yet
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Group commit: a move waits for one transaction, which it shares with the moves of other tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="abilene-writer", daemon=True)
        self._thread.start()

    async def commit(
        self, rows: Sequence[tuple[Table, Row]], touch: Row | None = None, claim: Row | None = None
    ) -> None:
        """Return when all of it is on disk; Conflict, and nothing was written, when a number or claim is taken."""
        job = Job(list(rows), touch, claim)
        self._waiting.put(job)
        await job.done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            first = self._waiting.get()
            jobs = [] if first is None else [first]
            closing = first is None
            while len(jobs) < MOST_AT_ONCE:
                try:
                    job = self._waiting.get_nowait()
                except Empty:
                    break
                if job is None:
                    closing = True
                else:
                    jobs.append(job)
            if jobs:
                _answer(jobs, self._write(jobs))
            if closing:
                return

    def _write(self, jobs: list[Job]) -> list[Exception | None]:
        try:
            with self._engine.begin() as connection:
                _execute(connection, jobs)
        except (SQLAlchemyError, Conflict) as error:
            if len(jobs) > 1:  # one of them spoils it for all
                return [self._write([job])[0] for job in jobs]
            taken = isinstance(error, IntegrityError | Conflict)
            failed = Conflict(str(error)) if taken else StoreFailed(str(error))
            failed.__cause__ = error
            return [failed]
        return [None] * len(jobs)


def _execute(connection: Connection, jobs: list[Job]) -> None:
    rows: dict[str, list[Row]] = {}
    for job in jobs:
        for table, row in job.rows:
            rows.setdefault(table.name, []).append(row)
    for kind, delete in _REPLACE.items():
        latest = {row["table_id"]: row for row in rows.get(kind, ())}
        if latest:
            rows[kind] = list(latest.values())
            connection.execute(delete, [{"old": table} for table in sorted(latest)])
    for table in METADATA.sorted_tables:
        if table.name in rows:
            keys = [column.name for column in table.primary_key]
            # Every process locks in the same order, so that none waits for another in a circle.
            ordered = sorted(rows[table.name], key=lambda row: [row[key] for key in keys])
            connection.execute(table.insert(), ordered)
    for job in jobs:
        if job.claim and connection.execute(_CLAIM, job.claim).rowcount != 1:
            raise Conflict(f"table {job.claim['table']} has a rematch already")
    touches = {job.touch["table"]: job.touch for job in jobs if job.touch}
    if touches:
        connection.execute(_TOUCH, [touches[table] for table in sorted(touches)])


def _answer(jobs: list[Job], results: list[Exception | None]) -> None:
    try:
        jobs[0].done.get_loop().call_soon_threadsafe(_resolve, jobs, results)
    except RuntimeError:  # the loop is gone, and with it everybody who waited
        return


def _resolve(jobs: list[Job], results: list[Exception | None]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.cancelled():
            continue
        if result is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(result)
