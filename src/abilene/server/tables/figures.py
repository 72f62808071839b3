"""Reconstructed figures as somebody who owns the box can correct them: table by table, module by module, as TOML."""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from abilene.engine.data import PROVENANCE, reconstructed
from abilene.games import box, names
from abilene.server.errors import BadRequest, NeedsAccount, TooHeavy
from abilene.server.house import House
from abilene.server.people.callers import Caller
from abilene.server.tables.games import load_game
from abilene.server.tables.trial import Outcome, Trial, run
from abilene.server.words import words

# What a file has at most that somebody could have written. The largest that ships has 7 levels and 9,000 values.
DEEPEST, MOST_VALUES, LONGEST, LARGEST = 8, 20_000, 2000, 2**53
# Reading such a key takes memory by the square of its length, so it is found before anything is read.
_PART = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DEEP_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{{DEEPEST}}}")


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


async def tried(house: House, caller: Caller, trial: Trial) -> dict[str, Any]:
    """The corrections, once a table was set up with them elsewhere; for people with an account, who can be asked."""
    person = await house.people.person(caller.person)
    if person is None or not person["account"]:
        raise NeedsAccount
    house.own_figures.count(caller)
    if _DEEP_KEY.search(trial.toml or "") or not could_be_written(trial.data):
        raise BadRequest("figures_size", levels=DEEPEST, values=MOST_VALUES, length=LONGEST)
    outcome = await asyncio.get_running_loop().run_in_executor(house.trials, run, trial)
    if outcome is None:
        raise TooHeavy
    if outcome.unread:
        raise BadRequest(reason=words(caller.lang).format("form-unread", where=outcome.reason))
    if outcome.reason:
        raise BadRequest(reason=_why(trial, outcome, caller.lang))
    if not could_be_written(outcome.data):
        raise BadRequest("figures_size", levels=DEEPEST, values=MOST_VALUES, length=LONGEST)
    return outcome.data


def _why(trial: Trial, outcome: Outcome, lang: str) -> str:
    """Why figures fit no table, in the reader's language where a check has words for it."""
    if not outcome.said:
        return outcome.reason
    others = [name for name in names() if outcome.place in box(name).tables]
    if outcome.said == "unknown-table" and others:
        titles = {"game": box(trial.game).meta.titles[lang], "other": box(others[0]).meta.titles[lang]}
        return words(lang).format("form-other-game", **titles)
    texts = load_game(trial.game, trial.players, "{}", "{}").texts(lang)
    reason = texts.format(f"wrong-{outcome.said}", **outcome.values)
    return words(lang).format("form-at", place=outcome.place, reason=reason)


def could_be_written(data: Any) -> bool:
    """Whether its size is that of a file; looked through level by level, so that no depth is too deep."""
    values, level = 0, [data]
    for _ in range(DEEPEST + 1):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner += [*value, *value.values()]
            elif isinstance(value, list):
                inner += value
            elif not _is_plain(value):
                return False
        values += len(inner)
        if values > MOST_VALUES:
            return False
        level = inner
    return not level


def _is_plain(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST
    return not isinstance(value, int | float) or abs(value) <= LARGEST


def as_file(changes: Mapping[str, Any]) -> str:
    """Corrections as TOML."""
    return "\n".join(line for name, table in changes.items() for line in _written(name, table))


def _written(name: str, table: Any) -> Iterator[str]:
    """A table, or the tables within it where it has no figure of its own."""
    if isinstance(table, dict) and table and all(isinstance(inner, dict) for inner in table.values()):
        for key, inner in table.items():
            yield from _written(f"{name}.{key}", inner)
    else:
        yield from _lines(name, table)
        yield ""


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
