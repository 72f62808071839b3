"""Figures: the tables of a game, and corrections from a player's own box."""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from abilene.engine.errors import DataError

Tables = dict[str, Any]

PROVENANCE = ("source", "confidence", "note")  # every table may carry these


def read_tables(path: Path) -> Tables:
    """The tables of a TOML file; DataError when it is missing or no TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(str(path), "there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), f"this is not TOML: {error}") from None


def override_tables(shipped: Tables, changes: Mapping[str, Any]) -> Tables:
    """The shipped tables with `changes` laid over them, figure by figure.

    Rows of a list of tables are found by the first figure that is another in each, such as `id`. Only what exists
    can be corrected, and only by a value of the same type: anything else is a slip of the pen.
    """
    tables = deepcopy(shipped)
    for name, change in changes.items():
        if name not in tables:
            raise DataError(name, f"unknown table; there are {', '.join(sorted(tables))}")
        tables[name] = _corrected(name, tables[name], change)
    return tables


def reconstructed(tables: Tables) -> tuple[str, ...]:
    """The tables whose figures are ours, because no source shows those of the box."""
    found = []
    for name, table in tables.items():
        rows = [row for row in (table if isinstance(table, list) else [table]) if isinstance(row, dict)]
        if any(row.get("confidence") == "reconstructed" for row in rows):
            found.append(name)
        elif isinstance(table, dict):  # a table of tables
            found += [f"{name}.{inner}" for inner in reconstructed(table)]
    return tuple(found)


def _corrected(where: str, old: Any, new: Any) -> Any:
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise DataError(where, f"a table is needed here, not {new!r}")
        for key, value in new.items():
            if key in old:
                old[key] = _corrected(f"{where}.{key}", old[key], value)
            elif key in PROVENANCE:
                old[key] = value
            else:
                raise DataError(where, f"unknown figure {key!r}; there are {', '.join(k for k in old)}")
        if "confidence" in old and "confidence" not in new:
            old["confidence"] = "corrected"
        return old
    if isinstance(old, list) and old and isinstance(old[0], dict):
        return _corrected_rows(where, old, new)
    if type(old) is not type(new):
        raise DataError(where, f"{new!r} is not of the same type as the shipped {old!r}")
    return new


def _corrected_rows(where: str, old: list[Tables], new: Any) -> list[Tables]:
    key = next((key for key in old[0] if _tells_apart(key, old)), "")
    if not key:
        raise DataError(where, "its rows have no name: they cannot be corrected one by one")
    if not isinstance(new, list) or not all(isinstance(row, dict) for row in new):
        raise DataError(where, f"write each row as a table of its own: [[{where}]]")
    rows = {row[key]: row for row in old}
    for row in new:
        if row.get(key) not in list(rows):  # a list compares what a dictionary could not look up
            raise DataError(where, f"no row with {key} = {row.get(key)!r}; there are {', '.join(map(str, rows))}")
        _corrected(f"{where}.{row[key]}", rows[row[key]], row)
    return old


def _tells_apart(key: str, rows: list[Tables]) -> bool:
    values = [row.get(key) for row in rows]
    return all(isinstance(value, str | int) for value in values) and len(set(values)) == len(values)
