"""The stream: server-sent events that bring a reader from what they know to what there is."""

import asyncio
import zlib
from collections.abc import AsyncIterator

import msgspec

from abilene.server.errors import Failed
from abilene.server.house import House
from abilene.server.live import positions
from abilene.server.live.log import chat_lines
from abilene.server.live.scenes import scene_at
from abilene.server.people.callers import Caller
from abilene.server.tables.presence import Listener
from abilene.server.tables.table import Table

PING = b"event: ping\ndata: {}\n\n"
GONE = b"event: gone\ndata: {}\n\n"


class Reader:
    """One open stream: what its reader knows already."""

    def __init__(
        self, table: Table, caller: Caller, lang: str, seat: int | None = None, shape: str | None = None, last: str = ""
    ) -> None:
        self.table = table
        self.caller = caller
        self.lang = lang
        self.seat = seat
        self.shape = shape
        self._since, self._chat = _last_id(last)
        self._since = min(self._since, table.ply)
        self._chat = min(self._chat, len(table.chat))
        self._version = -1
        self._order = 0
        self._eyes: int | None = -1  # none yet
        self._scene: tuple[int, int] | None = None
        self._resumes = self._since >= 0

    def news(self) -> bytes:
        """All that the reader does not know yet; empty when there is nothing."""
        table = self.table
        yours = table.admit(self.caller)
        eyes = table.eyes(yours, self.seat)
        news = b""
        if eyes != self._eyes and not self._resumes:
            self._since, self._scene = -1, None
        if eyes != self._eyes or table.ply != self._since or scene_at(table) != self._scene:
            data = positions.update_bytes(table, eyes, yours, self.lang, self.shape, self._since, self._scene)
            news += self._event("position", data)
            self._since, self._eyes, self._version = table.ply, eyes, table.version
            self._order = _order(table, eyes)
            self._scene = scene_at(table)
            self._resumes = False
        elif table.version != self._version:
            news += self._event("seats", positions.seats_bytes(table, eyes, yours, self.lang))
            self._version = table.version
        if _order(table, eyes) != self._order:
            news += self._event("orders", positions.orders_bytes(table, eyes, self.lang))
            self._order = _order(table, eyes)
        for said in chat_lines(table, self._chat):
            self._chat = said.id
            news += self._event("chat", msgspec.json.encode(said))
        return news

    def _event(self, name: str, data: bytes) -> bytes:
        return b"id: %d.%d\nevent: %s\ndata: %s\n\n" % (self.table.ply, self._chat, name.encode(), data)


def _order(table: Table, eyes: int | None) -> int:
    """Which was the last that a seat has said in advance; 0: none."""
    order = None if eyes is None else table.orders.get(eyes)
    return 0 if order is None else order.n


async def stream(reader: Reader, house: House) -> AsyncIterator[bytes]:
    """News as they come, with time to breathe in between, until the reader goes or may no longer look."""
    table = reader.table = await house.tables.present(reader.table)
    if not house.onlookers.let_in(reader.caller.address):
        yield GONE
        return
    listener = table.presence.listen(reader.caller)
    try:
        while not table.closing:
            listener.woken.clear()
            if house.people.has_ended(reader.caller.session):
                yield GONE
                return
            try:
                news = reader.news()
            except Failed:
                yield GONE
                return
            if news:
                yield news
                await asyncio.sleep(house.settings.breath)
            if not listener.woken.is_set() and not await _woken(listener, house.settings.ping):
                yield PING
    finally:
        house.onlookers.let_out(reader.caller.address)
        table.leave(listener)


async def squeezed(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same in gzip: each event can be read at once, and what was sent before makes the next ones small."""
    gzip = zlib.compressobj(4, zlib.DEFLATED, 16 + 13, 6)  # 64 kB of memory a stream
    async for event in events:
        yield gzip.compress(event) + gzip.flush(zlib.Z_SYNC_FLUSH)


async def _woken(listener: Listener, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            return await listener.woken.wait()
    except TimeoutError:
        return False


def _last_id(last: str) -> tuple[int, int]:
    ply, _, chat = last.partition(".")
    if ply.isascii() and ply.isdigit() and chat.isascii() and chat.isdigit() and len(last) < 20:
        return int(ply), int(chat)
    return -1, 0
