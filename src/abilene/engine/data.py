"""Figures: the tables of a game, and corrections from a player's own box."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from abilene.engine.errors import DataError

Tables = dict[str, Any]

SAME = object()  # nothing differs
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
    tables = dict(shipped)  # a table in which nothing changes is the same
    for name, change in changes.items():
        if name not in tables:
            among = ", ".join(sorted(tables))
            raise DataError(name, f"unknown table; there are {among}", "unknown-table", names=among)
        tables[name] = _corrected(name, copied(tables[name]), change)
    return tables


def copied(value: Any) -> Any:
    """The same figures, to be changed: what TOML can say is copied in a fifth of the time that `deepcopy` takes."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    return [copied(inner) for inner in value] if isinstance(value, list) else value


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
            raise DataError(where, f"a table is needed here, not {new!r}", "no-table")
        for key, value in new.items():
            if key in old:
                old[key] = _corrected(f"{where}.{key}", old[key], value)
            elif key in PROVENANCE:
                old[key] = value
            else:
                among = ", ".join(old)
                raise DataError(where, f"unknown figure {key!r}; there are {among}", "no-figure", name=key, names=among)
        if "confidence" in old and "confidence" not in new:
            old["confidence"] = "corrected"
        return old
    if isinstance(old, list) and old and isinstance(old[0], dict):
        return _corrected_rows(where, old, new)
    if type(old) is not type(new):
        said = f"{new!r} is not of the same type as the shipped {old!r}"
        raise DataError(where, said, "other-sort", value=str(new), ours=str(old))
    return new


def _corrected_rows(where: str, old: list[Tables], new: Any) -> list[Tables]:
    keys = [key for key in old[0] if _tells_apart(key, old)]
    if not keys:
        raise DataError(where, "its rows have no name: they cannot be corrected one by one", "nameless")
    if not isinstance(new, list) or not all(isinstance(row, dict) for row in new):
        raise DataError(where, f"write each row as a table of its own: [[{where}]]", "rows", name=f"[[{where}]]")
    # Files of former releases may name rows by another figure that told them apart.
    key = next((key for key in keys if all(row.get(key) in [one[key] for one in old] for row in new)), keys[0])
    rows = {row[key]: row for row in old}
    for row in new:
        if row.get(key) not in list(rows):  # a list compares what a dictionary could not look up
            wanted, among = f"{key} = {row.get(key)!r}", ", ".join(map(str, rows))
            raise DataError(where, f"no row with {wanted}; there are {among}", "no-row", row=wanted, names=among)
        _corrected(f"{where}.{row[key]}", rows[row[key]], row)
    return old


# ------------------------------------------------------------------ one figure at a time


def row_name(rows: list[Tables]) -> str:
    """The figure by which rows of a list are found; empty: there is none."""
    return next((key for key in rows[0] if _tells_apart(key, rows)), "")


def is_rows(value: Any) -> bool:
    """This is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def names_in(value: Any) -> list[str]:
    """What can be asked of a table, of rows or of a list, by the parts of a path."""
    if is_rows(value):
        key = row_name(value)
        return [str(row[key]) for row in value]
    return [str(n) for n in range(len(value))] if isinstance(value, list) else list(value)


def figure(tables: Any, path: str) -> Any:
    """The figure at `bank_space.bank_1.coins`; KeyError: there is none such."""
    for part in path.split(".") if path else ():
        tables = tables[_step(tables, part)]
    return tables


def put_figure(tables: Tables, path: str, value: Any) -> None:
    """Write another figure at a place that exists; a list of figures grows, with None where nothing is written."""
    above, _, last = path.rpartition(".")
    inside = figure(tables, above)
    if isinstance(inside, list) and not is_rows(inside):
        inside += [None] * (int(last) + 1 - len(inside))
    inside[_step(inside, last)] = value


def difference(old: Any, new: Any) -> Any:
    """What `override_tables` needs to make the one of the other; the tables have the same form."""
    if isinstance(old, dict):
        own = [key for key in old if key not in PROVENANCE and old[key] != new[key]]
        return {key: found for key in own if (found := difference(old[key], new[key])) is not SAME and found != {}}
    if is_rows(old):
        key, pairs = row_name(old), zip(old, new, strict=True)
        return [{key: row[key], **found} for row, now in pairs if (found := difference(row, now))] or SAME
    return SAME if old == new else new


def _step(inside: Any, part: str) -> Any:
    if is_rows(inside):
        return names_in(inside).index(part)
    return int(part) if isinstance(inside, list) else part


def _tells_apart(key: str, rows: list[Tables]) -> bool:
    values = [row.get(key) for row in rows]
    return all(isinstance(value, str | int) for value in values) and len(set(values)) == len(values)
