"""Bots at the tables: they think outside the event loop, move at a pace that people can follow, and never stop a game.

Our own bots, which are quick, think in threads; all others in processes of their own, within a limit. When a bot has
lost its way, another takes over its seat: that is a line in the store like any other change of a seat.
"""

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import log2
from typing import Final
from zlib import crc32

from abilene import bots
from abilene.bots.apart import Answer, Apart, CouldNotAnswer, Mind
from abilene.bots.at_table import AtTable
from abilene.bots.playing import SeatBot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.server.errors import Failed, Stale
from abilene.server.store.schema import Row
from abilene.server.store.writer import StoreFailed
from abilene.server.tables.table import Table
from abilene.server.tables.tables import Tables

LOG = logging.getLogger("abilene.bots")
PAUSE = 1.0  # seconds before a bot tries again what could not be saved
QUICK: Final = ("random", "greedy")  # ours, and as quick as the rules: they think in threads of the server
SHORTEST, LONGEST = 0.4, 1.6  # of the pace: a breath where there is nothing to decide, and where there is very much


class BotPlayers:
    """Moves the bots of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._pool = ThreadPoolExecutor(tables.settings.thinkers, thread_name_prefix="abilene-bot")
        self._rooms = [Room(tables.settings.think_seconds) for _ in range(tables.settings.thinkers)]
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change = self.look

    def look(self, table: Table) -> None:
        """Begin to think, if a bot must choose."""
        if table.mover is None and table.bot_to_move() is not None:
            table.mover = asyncio.get_running_loop().create_task(self._move(table))
            self._tasks.add(table.mover)
            table.mover.add_done_callback(self._tasks.discard)

    async def resume(self) -> None:
        """After a restart: go on wherever a bot must choose."""
        for table in await asyncio.to_thread(self._tables.store.waiting_for_bots):
            try:
                await self._tables.get(table)
            except Failed:  # its rules may be gone
                continue
            except Exception:  # the store may have failed, or what it holds of this table: the others go on
                LOG.exception("table %s: its bots could not be woken", table)

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(room.close() for room in self._rooms))

    async def _move(self, table: Table) -> None:
        try:
            while (seat := table.bot_to_move()) is not None:
                await self._play(table, seat, table.ply)
        finally:
            table.mover = None

    async def _play(self, table: Table, seat: int, ply: int) -> None:
        try:
            choice = await self._choice(table, seat, ply)
            if choice is not None:
                await self._tables.choose(table, seat, ply, choice)
        except CouldNotAnswer as error:
            LOG.warning("table %s: %s at seat %s could not answer: %s", table.id, table.seats[seat].bot, seat, error)
            await self._replace(table, seat)
        except Failed as error:  # somebody took the seat back meanwhile, or took something back
            LOG.debug("table %s: the bot of seat %s comes too late: %s", table.id, seat, error)
        except StoreFailed:
            LOG.exception("table %s: the bot's move could not be saved", table.id)
            await asyncio.sleep(PAUSE)

    async def _choice(self, table: Table, seat: int, ply: int) -> int | None:
        """What the seat chooses, after a breath; None: something has changed, or it wants to be asked again."""
        if not table.seats[seat].bot:
            return await self._tables.ordered(table)  # what was said in advance is answered at once
        begun = time.monotonic()
        told = None if table.guide is None else table.guide.scripted(table.match)  # a lesson has the others do it
        answer = await self._think(table, seat) if told is None else Answer(told, 0.0)
        rest = _breath(table, answer.torn) - (time.monotonic() - begun)
        if rest > 0:
            await asyncio.sleep(rest)
        return answer.choice if (table.ply, table.bot_to_move()) == (ply, seat) else None

    async def _think(self, table: Table, seat: int) -> Answer:
        mind = table.minds.get(seat)
        if mind is None:
            mind = table.minds[seat] = self._made(table, seat)
        state, events = table.state.copy(), table.match.events()
        if isinstance(mind, Mind):
            room = self._rooms[crc32(f"{table.id} {seat}".encode()) % len(self._rooms)]
            return await room.ask(mind, state, events)
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, state, mind, events)

    def _made(self, table: Table, seat: int) -> SeatBot | Mind:
        # Its own luck says nothing about the deal, and is the same after a restart.
        seed = random.Random(f"bot {table.match.seed} {table.match.salt} {seat}").getrandbits(64)
        name = table.seats[seat].bot
        try:
            if name in QUICK:
                return SeatBot(bots.make(name, table.game, seat, seed), seat)
            return Mind(AtTable(bots.maker(name)), table.game, seat, seed)
        except Exception as error:  # its package may be gone, or broken
            raise CouldNotAnswer("crashed", f"{type(error).__name__}: {error}") from None

    async def _replace(self, table: Table, seat: int) -> None:
        """Another bot plays on, until whoever owns the seat or opened the table says otherwise."""
        failed = table.seats[seat].bot

        def change() -> Row:
            if not failed or table.seats[seat].bot != failed:
                raise Stale  # somebody was quicker
            return {"seat": seat, "bot": "random" if failed == "greedy" else "greedy", "failed": failed}

        try:
            await self._tables.seat(table, change)
        except Stale:
            pass
        except StoreFailed:
            LOG.exception("table %s: that another bot plays on could not be saved", table.id)
            await asyncio.sleep(PAUSE)


class Room:
    """A process in which bots think, with a thread that waits for it and a limit for each answer."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._apart = Apart()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="abilene-room")
        self._free = asyncio.Lock()

    async def ask(self, mind: Mind, state: State, events: Sequence[Event]) -> Answer:
        """What the bot chooses; CouldNotAnswer when it fails or takes too long."""
        asked = partial(self._apart.ask, mind, state, events, self._limit)
        async with self._free:
            answer = asyncio.get_running_loop().run_in_executor(self._thread, asked)
            answer.add_done_callback(_heard)
            return await asyncio.shield(answer)

    async def close(self) -> None:
        """End the process and the thread."""
        self._apart.kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._apart.close)
        self._thread.shutdown(wait=False)


def _heard(answer: asyncio.Future[Answer]) -> None:
    """What a bot answers after nobody waits any more, as when the server closes, is no error that nobody saw."""
    if not answer.cancelled():
        answer.exception()


def _think(state: State, mind: SeatBot, events: Sequence[Event]) -> Answer:
    try:
        answer = Answer(mind.choose(state, events), mind.torn)
    except Exception as error:
        LOG.exception("a bot could not decide")
        raise CouldNotAnswer("crashed", f"{type(error).__name__}: {error}") from None
    if answer.choice not in state.options():
        raise CouldNotAnswer("illegal", str(answer.choice))
    return answer


def _breath(table: Table, torn: float) -> float:
    """How long the seat that must choose takes for it, in seconds: no longer or shorter for what it alone knows.

    Networks are there for all to read: from how torn one was, its hand could be reckoned, and how many options it has
    tells of its hand, too. So this is for what lies open; else options are counted in a deal that anybody imagines.
    """
    state, pace = table.state, table.row["pace"] / 1000
    step = state.step()
    if not pace or (step.insists(state) and not step.confirms):
        return float(pace)  # that it is asked must tell nothing, so neither does how long it takes
    if {**state.view(state.player), "seat": None} == state.view(None):
        share = breath(len(state.options()), torn)
    else:
        share = breath(len(state.redeal(None, random.getrandbits(64)).options()))
    return float(pace * (share if table.has_people() else min(share, 1.0)))


def breath(options: int, torn: float = 0.0) -> float:
    """How long a bot takes for a decision, as a share of the pace: quick where it is forced or sure, long where it is
    torn between many; of a bot that does not say so, by how many options there are."""
    return min(max(SHORTEST + 0.3 * log2(max(torn or options, 1)), SHORTEST), LONGEST)
