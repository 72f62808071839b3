"""News between processes: whoever changes a table says so, and the others read what is new from the store."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis

if TYPE_CHECKING:
    from abilene.server.house import House

LOG = logging.getLogger("abilene.news")
CHANNEL = "abilene:tables"
PEOPLE = "/people"  # no table's name: somebody has signed out
LIMIT = 2.0  # seconds that Redis may take for anything
LONGEST = 15.0  # seconds between two tries to get a lost line back


class News:
    """One process among several that share a store.

    A lost message costs time, never a move: the journal decides, and every now and then each process looks into the
    store for what it has not heard of. Nobody who plays ever waits for Redis.
    """

    def __init__(self, url: str, house: "House") -> None:
        self._house = house
        self._process = secrets.token_hex(8)  # tells our own news from those of others
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=LIMIT, socket_timeout=LIMIT)
        self._untold: dict[str, None] = {}
        self._something_to_tell = asyncio.Event()
        self._line_holds = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        house.tables.on_commit = self.tell

    async def open(self) -> None:
        """Listen from now on; where Redis does not answer, as soon as it does."""
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._tell_others, self._look_around)]
        try:
            async with asyncio.timeout(LIMIT):
                await self._line_holds.wait()
        except TimeoutError:
            LOG.warning("Redis does not answer yet")

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, topic: str) -> None:
        """Something new is in the store: the others are told as soon as nothing else waits."""
        self._untold[topic] = None
        self._something_to_tell.set()

    def tell_of_people(self) -> None:
        """Somebody has signed out."""
        self.tell(PEOPLE)

    async def _tell_others(self) -> None:
        while True:
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            topics, self._untold = list(self._untold), {}
            await _safely(partial(self._publish, topics), "the others could not be told")

    async def _publish(self, topics: list[str]) -> None:
        async with asyncio.timeout(LIMIT), self._redis.pipeline(transaction=False) as together:
            for topic in topics:
                together.publish(CHANNEL, f"{self._process} {topic}")
            await together.execute()

    async def _listen(self) -> None:
        pause = LIMIT / 4
        while True:
            held = await _safely(self._hold_line, "the line to the others is lost")
            pause = LIMIT / 4 if held or self._line_holds.is_set() else min(2 * pause, LONGEST)
            self._line_holds.clear()
            await asyncio.sleep(pause)

    async def _hold_line(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            self._line_holds.set()
            await self._look()  # what was said while nobody listened
            while True:
                said: Any = await line.get_message(timeout=self._house.settings.look_every)
                if said is not None and said["type"] == "message":
                    await self._hear(said["data"].decode("utf-8", "replace"))

    async def _hear(self, said: str) -> None:
        process, _, topic = said.partition(" ")
        if process == self._process:
            return
        if topic == PEOPLE:
            await _safely(self._house.look_for_signed_out, "who has signed out could not be read")
        else:
            await self._house.tables.hear(topic)

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.look_every)
            await self._look()

    async def _look(self) -> None:
        await _safely(self._house.tables.look, "the store could not be looked into")
        await _safely(self._house.look_for_signed_out, "who has signed out could not be read")


async def _safely(work: Callable[[], Awaitable[None]], trouble: str) -> bool:
    """Whether it went well; whatever goes wrong is said, and never ends who listens or tells."""
    try:
        await work()
    except Exception as error:
        LOG.warning("%s: %s", trouble, str(error) or type(error).__name__)
        return False
    return True
