"""Bots at the tables: they think outside the event loop, and move at a pace that people can follow."""

import asyncio
import logging
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from abilene import bots
from abilene.bots.playing import SeatBot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.server.errors import Failed
from abilene.server.store.writer import StoreFailed
from abilene.server.tables.table import Table
from abilene.server.tables.tables import Tables

LOG = logging.getLogger("abilene.bots")
NAMES = ("Abigail", "Buck", "Clementine", "Dakota", "Ezra", "Flora")
PAUSE = 1.0  # seconds before a bot tries again what could not be saved


class BotPlayers:
    """Moves the bots of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._pool = ThreadPoolExecutor(tables.settings.thinkers, thread_name_prefix="abilene-bot")
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

    async def _move(self, table: Table) -> None:
        try:
            while (seat := table.bot_to_move()) is not None:
                ply = table.ply
                if table.row["pace"] and table.seats[seat].bot:  # what was said in advance is answered at once
                    await asyncio.sleep(table.row["pace"] / 1000)
                if (table.ply, table.bot_to_move()) == (ply, seat):
                    await self._play(table, seat, ply)
        finally:
            table.mover = None

    async def _play(self, table: Table, seat: int, ply: int) -> None:
        choice = await self._think(table, seat) if table.seats[seat].bot else await self._tables.ordered(table)
        if choice is None:  # the seat wants to be asked again
            return
        try:
            await self._tables.choose(table, seat, ply, choice)
        except Failed as error:  # somebody took the seat back meanwhile, or took something back
            LOG.debug("table %s: the bot of seat %s comes too late: %s", table.id, seat, error)
        except StoreFailed:
            LOG.exception("table %s: the bot's move could not be saved", table.id)
            await asyncio.sleep(PAUSE)

    async def _think(self, table: Table, seat: int) -> int:
        if seat not in table.minds:
            table.minds[seat] = self._made(table, seat)
        state, events = table.state.copy(), table.match.events()
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, state, table.minds[seat], events)

    def _made(self, table: Table, seat: int) -> SeatBot:
        # Its own luck says nothing about the deal, and is the same after a restart.
        seed = random.Random(f"bot {table.match.seed} {table.match.salt} {seat}").getrandbits(64)
        return SeatBot(bots.make(table.seats[seat].bot, table.game, seat, seed), seat)


def _think(state: State, mind: SeatBot, events: Sequence[Event]) -> int:
    options: list[Any] = state.options()
    try:
        choice = mind.choose(state, events)
    except Exception:  # a table never waits for a bot that has lost its way
        LOG.exception("a bot could not decide")
        return int(random.choice(options))
    return choice if choice in options else int(random.choice(options))
