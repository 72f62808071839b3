"""The store: reads all that is kept; what is written at tables goes through the writer."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Engine,
    RowMapping,
    Table,
    case,
    create_engine,
    event,
    func,
    inspect,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError

from abilene.server.store.schema import (
    CHAT,
    ENDINGS,
    ENTRIES,
    HEAD,
    KEYS,
    ORDERS,
    PEOPLE,
    SIGNED_OUT,
    SITTINGS,
    SNAPSHOTS,
    TABLES,
    VOTES,
)


class Store:
    """Reads; all writing at tables goes through the Writer."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    def prepare(self) -> None:
        """Bring the schema up to date. Alembic is imported only when there is something to do."""
        if self._version() != HEAD:
            from abilene.server.store.migrations import upgrade

            upgrade(self.engine)

    def _version(self) -> str | None:
        if not inspect(self.engine).has_table("alembic_version"):
            return None
        with self.engine.connect() as connection:
            row = connection.exec_driver_sql("select version_num from alembic_version").first()
        return None if row is None else str(row[0])

    def key(self, name: str) -> str:
        """A secret of this house, made when it is first asked for."""
        query = select(KEYS.c.value).where(KEYS.c.name == name)
        try:
            with self.engine.begin() as connection:
                found = connection.execute(query).scalar()
                if found is None:
                    found = secrets.token_urlsafe(48)
                    connection.execute(KEYS.insert().values(name=name, value=found))
        except IntegrityError:  # another process was quicker
            with self.engine.connect() as connection:
                found = connection.execute(query).scalar_one()
        return str(found)

    def look(self) -> None:
        """Read something, to see that it can be read."""
        self._first(select(KEYS.c.name).limit(1))

    def close(self) -> None:
        """Let go of the database; a connection that is in use is closed when it comes back."""
        event.listen(self.engine.pool, "checkin", lambda _connection, record: record.invalidate())
        self.engine.dispose()

    # ------------------------------------------------------------------ tables

    def table(self, table: str) -> RowMapping | None:
        """The row of one table."""
        return self._first(select(TABLES).where(TABLES.c.id == table))

    def lines(self, kind: Table, table: str, after: int = 0) -> Sequence[RowMapping]:
        """The numbered lines of one kind at one table, after the one that is known already."""
        number = kind.c.ply if kind is ENTRIES else kind.c.n
        return self._all(select(kind).where(kind.c.table_id == table, number > after).order_by(number))

    def snapshot(self, table: str) -> RowMapping | None:
        """The last state kept of a table."""
        return self._first(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))

    def ending(self, table: str) -> RowMapping | None:
        """What came of a finished game."""
        return self._first(select(ENDINGS).where(ENDINGS.c.table_id == table))

    def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, tuple[int, ...], str | None]]:
        """By table: how many entries there are, how many sittings, messages, votes and orders, and its rematch."""
        last = [
            select(kind.c.table_id, func.max(kind.c.n)).where(kind.c.table_id.in_(tables))
            for kind in (SITTINGS, CHAT, VOTES, ORDERS)
        ]
        with self.engine.connect() as connection:
            query = select(TABLES.c.id, TABLES.c.ply, TABLES.c.rematch).where(TABLES.c.id.in_(tables))
            found = connection.execute(query).all()
            counts = [{row[0]: int(row[1]) for row in connection.execute(query.group_by("table_id"))} for query in last]
        return {table: (ply, tuple(count.get(table, 0) for count in counts), rematch) for table, ply, rematch in found}

    def tables_of(
        self, person: str, limit: int | None = None, after: int = 0, over: bool | None = None
    ) -> Sequence[RowMapping]:
        """Tables at which this person sits or which they host: first where it is their turn, then the latest."""
        current = _current()
        sits = current.c.person == person
        mine = select(current.c.table_id).where(sits)
        turn = select(current.c.table_id).where(sits, current.c.bot == "", current.c.seat == TABLES.c.player)
        query = select(TABLES).where(or_(TABLES.c.host == person, TABLES.c.id.in_(mine)))
        if over is not None:
            query = query.where(TABLES.c.over.is_(over))
        yours = case((TABLES.c.id.in_(turn.correlate(TABLES)), 0), else_=1)
        ordered = query.order_by(TABLES.c.over, yours, TABLES.c.touched.desc(), TABLES.c.id)
        return self._all(ordered.limit(limit).offset(after))

    def lessons_of(self, person: str, game: str = "") -> Sequence[RowMapping]:
        """The tables at which this person was or is being taught, the latest first; of one game, or of all of them."""
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.lesson, TABLES.c.over).where(TABLES.c.host == person)
        if game:
            query = query.where(TABLES.c.game == game)
        return self._all(query.where(TABLES.c.lesson != "").order_by(TABLES.c.touched.desc(), TABLES.c.id))

    def turns_of(self, person: str) -> int:
        """At how many tables it is this person's turn."""
        current = _current()
        turn = (TABLES.c.id == current.c.table_id) & (TABLES.c.player == current.c.seat) & TABLES.c.over.is_(False)
        query = select(func.count()).select_from(TABLES.join(current, turn))
        with self.engine.connect() as connection:
            return connection.execute(query.where(current.c.person == person, current.c.bot == "")).scalar_one()

    def open_tables(self, limit: int | None = None, after: int = 0) -> Sequence[RowMapping]:
        """Public tables that are not over, the latest first."""
        query = select(TABLES).where(TABLES.c.visibility == "public", TABLES.c.over.is_(False))
        return self._all(query.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit).offset(after))

    def seats_of(self, tables: Sequence[str]) -> Sequence[RowMapping]:
        """Who sits where now, at all of these tables."""
        current = _current()
        return self._all(select(current).where(current.c.table_id.in_(tables)).order_by(current.c.seat))

    def waiting_for_bots(self) -> Sequence[str]:
        """Tables at which a bot must choose."""
        current = _current()
        query = (
            select(TABLES.c.id)
            .join(current, (current.c.table_id == TABLES.c.id) & (current.c.seat == TABLES.c.player))
            .where(TABLES.c.over.is_(False), current.c.bot != "")
        )
        with self.engine.connect() as connection:
            return connection.execute(query).scalars().all()

    def change_host(self, table: str, person: str) -> None:
        """Another person looks after the table."""
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(host=person))

    # ------------------------------------------------------------------ people

    def person(self, person: str) -> RowMapping | None:
        """One person."""
        return self._first(select(PEOPLE).where(PEOPLE.c.id == person))

    def account(self, account: str) -> RowMapping | None:
        """The person of an account."""
        return self._first(select(PEOPLE).where(PEOPLE.c.account == account))

    def add_person(self, name: str, settings: str = "{}") -> str:
        """A new guest, by id."""
        person = secrets.token_urlsafe(12)
        row = {"id": person, "name": name, "settings": settings, "created": time.time()}
        with self.engine.begin() as connection:
            connection.execute(PEOPLE.insert().values(**row))
        return person

    def change_person(self, person: str, **changes: Any) -> bool:
        """Change what is kept of a person; False when the account name is taken."""
        try:
            with self.engine.begin() as connection:
                connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(**changes))
        except IntegrityError:
            return False
        return True

    def sign_out(self, session: str) -> None:
        """A session is over."""
        with self.engine.begin() as connection:
            connection.execute(SIGNED_OUT.insert().values(session=session, at=time.time()))

    def signed_out(self, after: int) -> Sequence[RowMapping]:
        """The sessions that are over, after the one that is known already."""
        return self._all(select(SIGNED_OUT).where(SIGNED_OUT.c.n > after).order_by(SIGNED_OUT.c.n))

    def forget_signed_out(self, before: float) -> None:
        """Sessions so old that their cookies are worth nothing anyway."""
        with self.engine.begin() as connection:
            connection.execute(SIGNED_OUT.delete().where(SIGNED_OUT.c.at < before))

    def _first(self, query: Any) -> RowMapping | None:
        with self.engine.connect() as connection:
            return connection.execute(query).mappings().first()

    def _all(self, query: Any) -> Sequence[RowMapping]:
        with self.engine.connect() as connection:
            return connection.execute(query).mappings().all()


def _current() -> Any:
    last = select(SITTINGS.c.table_id, SITTINGS.c.seat, func.max(SITTINGS.c.n).label("n"))
    newest = last.group_by(SITTINGS.c.table_id, SITTINGS.c.seat).subquery()
    joined = (SITTINGS.c.table_id == newest.c.table_id) & (SITTINGS.c.n == newest.c.n)
    return select(SITTINGS).join(newest, joined).subquery()


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        waits = {"connect_timeout": 5} if url.startswith("postgresql") else {}  # seconds
        return create_engine(url, pool_size=8, pool_pre_ping=True, connect_args=waits)
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
