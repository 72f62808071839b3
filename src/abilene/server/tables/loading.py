"""A table loaded from the store: its journal played again, then all that was said and done around it."""

import logging
from collections.abc import Sequence
from typing import Any

from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.server.errors import NotFound
from abilene.server.store.schema import CHAT, ENTRIES, ORDERS, SITTINGS, VOTES
from abilene.server.store.store import Store
from abilene.server.tables.endings import Kept, RulesGone, kept_ending
from abilene.server.tables.games import game_of, nearest_game
from abilene.server.tables.lines import Record
from abilene.server.tables.rebuild import rebuild
from abilene.server.tables.rows import order_of, said_of, sitting_of, vote_of
from abilene.server.tables.table import Table

LOG = logging.getLogger("abilene.tables")


def read_table(store: Store, table_id: str) -> Table:
    """The table as the store has it; NotFound when there is none, RulesGone when this release cannot show it."""
    row = store.table(table_id)
    if row is None:
        raise NotFound
    rows, end = store.lines(ENTRIES, table_id), store.ending(table_id)
    if end is not None and end["ply"] != len(rows):  # the last decision was taken back since
        end = None
    try:
        match, records, resumed = _replay(store, row, rows, end)
    except ValueError as error:
        LOG.warning("table %s cannot be set up: %s", table_id, error)
        seats = store.seats_of([table_id])
        raise RulesGone(Kept(row, seats, None if end is None else kept_ending(end))) from None
    table = Table(row, match, records, resumed)
    table.ending = None if end is None else kept_ending(end)
    for sitting in store.lines(SITTINGS, table_id):
        table.sit(sitting_of(sitting))
    table.chat += [said_of(said) for said in store.lines(CHAT, table_id)]
    table.votes += [vote_of(vote) for vote in store.lines(VOTES, table_id)]
    for order in store.lines(ORDERS, table_id):
        table.note(order_of(order))
    return table


def _replay(store: Store, row: Any, rows: Sequence[Any], end: Any) -> tuple[Match[Any], list[Record], int]:
    """The match of a table; ValueError when this release cannot show it.

    A finished game stands as it ended, even where its rules are no longer there or lead elsewhere now.
    """
    seed, salt = int(row["seed"], 16), row["salt"]
    try:
        game = game_of(row)
    except ValueError:
        if end is None:
            raise
    else:
        if end is None:
            return rebuild(game, seed, salt, rows, store.snapshot(row["id"]))
        try:
            return rebuild(game, seed, salt, rows, end)
        except Exception as error:  # a state of before may break anything
            LOG.warning("table %s: its last state no longer fits: %s", row["id"], error)
    try:
        found = rebuild(nearest_game(row), seed, salt, rows, end, always=True)
        found[0].state.view(None)
        for lang in LANGS:
            found[0].game.scene(found[0].state, None, lang, "wide")
    except Exception as error:
        raise ValueError(f"its last state cannot be shown: {error}") from error
    return found
