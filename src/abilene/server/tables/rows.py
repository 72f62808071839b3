"""What the store keeps of a table, line by line, and the lines read back."""

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from abilene.engine.match import Match
from abilene.server.store.schema import Row
from abilene.server.tables.lines import Order, Record, Said, Sitting, Vote
from abilene.server.tables.table import Table


def entry_row(table: Table, record: Record) -> Row:
    """An entry of the journal."""
    return {
        "table_id": table.id,
        "ply": record.ply,
        "standing": record.standing,
        "seat": record.seat,
        "notation": record.notation,
        "checksum": f"{record.checksum:016x}",
        "at": time.time(),
    }


def touch_row(table: Table, ahead: Match[Any], ply: int) -> Row:
    """What lists say of the table from now on."""
    state = ahead.state
    return {
        "table": table.id,
        "new_ply": ply,
        "new_player": state.player,
        "new_over": state.over,
        "new_touched": time.time(),
    }


def snapshot_row(table: Table, ahead: Match[Any] | None = None, ply: int | None = None) -> Row:
    """The state as it stands."""
    match = ahead or table.match
    return {
        "table_id": table.id,
        "ply": table.ply if ply is None else ply,
        "rules": match.game.rules,
        "state": msgspec.json.encode(match.state.to_data()).decode(),
    }


def sitting_of(row: Mapping[Any, Any]) -> Sitting:
    """Who has a seat."""
    return Sitting(**{name: row[name] for name in Sitting.__dataclass_fields__})


def said_of(row: Mapping[Any, Any]) -> Said:
    """A message."""
    return Said(**{name: row[name] for name in Said.__dataclass_fields__})


def vote_of(row: Mapping[Any, Any]) -> Vote:
    """A voice."""
    return Vote(**{name: row[name] for name in Vote.__dataclass_fields__})


def order_of(row: Mapping[Any, Any]) -> Order:
    """What was said in advance."""
    return Order(**{name: row[name] for name in Order.__dataclass_fields__})
