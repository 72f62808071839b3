"""Reconstructed figures as somebody who owns the box can correct them: table by table, module by module, as TOML."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from abilene.engine.data import PROVENANCE, reconstructed
from abilene.games import box
from abilene.server.errors import BadRequest
from abilene.server.options import check_options
from abilene.server.table import load_game


@dataclass(frozen=True)
class Sheet:
    """One table whose figures are ours, ready to be copied."""

    name: str
    module: str  # empty: of the game itself
    note: str
    toml: str


def sheets(game: str) -> list[Sheet]:
    """All tables of a game and its modules whose figures no source shows."""
    shipped = box(game).tables
    modules = [module.name for module in box(game).modules]
    found = []
    for name in reconstructed(shipped):
        table: Any = shipped
        for part in name.split("."):
            table = table[part]
        rows = [row for row in table if _ours(row)] if isinstance(table, list) else table
        first = rows[0] if isinstance(rows, list) else rows
        module = name.partition(".")[0]
        note, toml = str(first.get("note", "")), "\n".join(_lines(name, rows))
        found.append(Sheet(name, module if module in modules else "", note, toml))
    return found


def chapters(game: str, lang: str) -> list[tuple[str, list[Sheet]]]:
    """The same, those of each module under its name; the game itself needs no heading."""
    meta = box(game).meta
    texts = load_game(game, meta.players[0], "{}", "{}").texts(lang)
    return [
        (texts.format(f"module-{module}") if module else "", list(own))
        for module, own in groupby(sheets(game), lambda sheet: sheet.module)
    ]


def corrected(game: str, players: int, options: Mapping[str, Any], text: str) -> dict[str, Any]:
    """What a file of corrections says; BadRequest with the reason when it does not fit the game."""
    try:
        data = tomllib.loads(text)
        check_options(game, players, options)
        load_game(game, players, json.dumps(dict(options)), json.dumps(data, default=str))
    except (ValueError, RecursionError) as error:
        raise BadRequest(reason=str(error)) from None
    return data


def _ours(row: Mapping[str, Any]) -> bool:
    return bool(row.get("confidence") == "reconstructed")


def _lines(name: str, table: Any) -> Iterator[str]:
    """A table as TOML: its figures, then the tables within it."""
    for row in table if isinstance(table, list) else [table]:
        yield f"[[{name}]]" if isinstance(table, list) else f"[{name}]"
        own = {key: value for key, value in row.items() if key not in PROVENANCE}
        inner = {key: value for key, value in own.items() if _is_rows(value)}
        for key, value in own.items():
            if key not in inner:
                yield f"{key} = {_value(value)}"
        for key, value in inner.items():
            yield from _lines(f"{name}.{key}", value)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
