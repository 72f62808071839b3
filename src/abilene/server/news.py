"""News between processes: whoever changes a table says so, and the others read what is new from the store."""

import asyncio
import logging
import secrets

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from abilene.server.tables import Tables

LOG = logging.getLogger("abilene.news")
CHANNEL = "tables"
PAUSE = 1.0  # seconds before a lost line is tried again


class News:
    """One process among several that share a store. A lost message costs time, never a move: the journal decides."""

    def __init__(self, url: str, tables: Tables) -> None:
        self._tables = tables
        self._process = secrets.token_hex(8)  # tells our own news from those of others
        self._redis: Redis = Redis.from_url(url)
        self._backend = RedisChannelsPubSubBackend(redis=self._redis, key_prefix="abilene")
        self._listening: asyncio.Task[None] | None = None
        tables.on_commit = self.tell

    async def open(self) -> None:
        """Listen from now on."""
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._backend.on_shutdown()
        await self._redis.aclose()

    async def tell(self, table: str) -> None:
        """Something new is in the store."""
        try:
            await self._backend.publish(f"{self._process} {table}".encode(), [CHANNEL])
        except (OSError, RedisError) as error:  # the move is committed all the same
            LOG.warning("the others could not be told of table %s: %s", table, error)

    async def _listen(self) -> None:
        while True:
            try:
                async for _, data in self._backend.stream_events():
                    process, _, table = data.decode().partition(" ")
                    if process != self._process:
                        await self._tables.heard(table)
            except (OSError, RedisError) as error:
                LOG.warning("the line to the others is lost: %s", error)
                await asyncio.sleep(PAUSE)
                for live in self._tables.live():
                    await self._tables.heard(live.id)
