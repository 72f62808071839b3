"""The house: everything one server process runs."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from abilene.server.doors import Doors
from abilene.server.limits import Limit
from abilene.server.live.bots import BotPlayers
from abilene.server.live.coach import Coaching
from abilene.server.people.accounts import People
from abilene.server.settings import Settings
from abilene.server.store.lock import InUse, Lock, lock_file
from abilene.server.store.store import Store
from abilene.server.store.writer import Conflict, StoreFailed, Writer
from abilene.server.tables.tables import Tables

if TYPE_CHECKING:
    from abilene.server.live.news import News

LOG = logging.getLogger("abilene.server")
PATIENCE = 5  # seconds with a store that does not answer
TRIALS = 2  # of somebody's own figures at once


class StoreUnusable(Exception):
    """The store cannot be opened; says why in one line."""


class StoreInUse(StoreUnusable):
    """Another server has this SQLite file; says which process."""


class House:
    """Store, people, tables and bots; opened and closed with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lock = _locked(settings)
        try:
            self.store = _opened(settings)
        except StoreUnusable:
            self._unlock()
            raise
        self.people = People(self.store)
        self.csrf_secret = self.store.key("csrf")
        self.sign_ins = Limit(settings.limits.sign_in)
        self.new_tables = Limit(settings.limits.tables)
        self.messages = Limit(settings.limits.chat)
        self.own_figures = Limit(settings.limits.figures)
        self.previews = Limit(settings.limits.previews)
        self.orders = Limit(settings.limits.orders)
        self.coached = Limit(settings.limits.coach)
        self.drawing = asyncio.Lock()  # one preview at a time, so that others are served in between
        self.onlookers = Doors(settings)  # by the addresses that proxies name, too
        self.trials = ThreadPoolExecutor(TRIALS, thread_name_prefix="abilene-trial")
        self.writer = Writer(self.store.engine)
        self.tables = Tables(settings, self.store, self.writer)
        self.coaching = Coaching(self.tables, settings.coach_seconds, settings.coach_deals)
        self.bots: BotPlayers | None = None
        self._news: News | None = None
        self._resuming: asyncio.Task[Any] | None = None
        self._look: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Take up what was going on."""
        if self.settings.channels:
            from abilene.server.live.news import News

            self._news = News(self.settings.channels, self)
            await self._news.open()
        self.bots = BotPlayers(self.tables)
        self._resuming = asyncio.create_task(self.bots.resume())

    async def look_into_store(self) -> None:
        """Raises what is wrong with the store; whoever asks meanwhile waits for the same look."""
        if self._look is None or self._look.done():
            self._look = asyncio.ensure_future(asyncio.to_thread(self.store.look))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._look)
        except TimeoutError:
            raise StoreFailed(f"it has not answered for {PATIENCE} s") from None

    async def sign_out(self, session: str) -> None:
        """A session is over, here and wherever else it is open."""
        await self.people.sign_out(session)
        self._end_streams_of({session})
        if self._news is not None:
            self._news.tell_of_people()

    async def look_for_signed_out(self) -> None:
        """Whoever has signed out at another process is signed out here too."""
        self._end_streams_of(await self.people.look())

    def _end_streams_of(self, sessions: set[str]) -> None:
        for table in self.tables.live():
            if any(listener.caller.session in sessions for listener in table.presence.listeners):
                table.wake()

    def end_streams(self) -> None:
        """The house closes: readers come back when it opens again."""
        for table in self.tables.live():
            table.closing = True
            table.wake()

    async def close(self) -> None:
        """Stop the bots, keep the state of every table, and let go of the store."""
        if self._resuming is not None:
            self._resuming.cancel()
        if self.bots is not None:
            await self.bots.close()
        await self.coaching.close()
        if self._news is not None:
            await self._news.close()
        try:
            await self.tables.keep_snapshots()
        except (Conflict, StoreFailed):  # they are a cache: the journals are safe
            LOG.exception("the snapshots could not be kept")
        self.trials.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.writer.close)
        self.store.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()


def _locked(settings: Settings) -> Lock | None:
    """The store is ours alone, where it is a file."""
    path = lock_file(settings.url)
    try:
        if path is None:
            return None
        if settings.folder is not None:
            settings.folder.mkdir(parents=True, exist_ok=True)
        return Lock(path)
    except InUse as error:
        raise StoreInUse(str(error)) from None
    except OSError as error:
        raise StoreUnusable(str(error)) from error


def _opened(settings: Settings) -> Store:
    try:
        store = Store(settings.url)
        store.prepare()
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnusable(str(getattr(error, "orig", None) or error).splitlines()[0]) from error
    return store
