"""The book of an arena: a line of JSON for each game, in a file that can be gone on with.

The first line says what is played: game, options, figures, rules and seed. A file of other settings is refused; bots
and player counts may be added, and more games: what is there is not played again. A bot whose file has changed is
another one, so lines of settings also hold a fingerprint of each.
"""

import gzip
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final, cast

from abilene.sim.arena.playing import Game

FORMAT: Final = 1
BEGINS: Final = b'{"arena": '  # every book
INFORMS: Final = ("bots", "abilene")  # what lines of settings may differ in
_OF_SEATS: Final[Mapping[str, set[type]]] = {"seats": {str}, "scores": {int}, "decisions": {int}, "ms": {int, float}}

Key = tuple[int, int, tuple[str, ...]]  # player count, deal, bots by seat


class BadRows(ValueError):
    """A file that cannot be gone on with: `line` is no row, or `name` was `there` and `wanted` is something else."""

    def __init__(self, line: int = 0, name: str = "", there: object = None, wanted: object = None) -> None:
        what = f"{name} was {there!r} there, not {wanted!r}" if name else f"line {line} is no row of an arena"
        super().__init__(what)
        self.line, self.name, self.there, self.wanted = line, name, there, wanted


class Book:
    """The games that were played, and where the next ones are written; without a file they are kept in memory only."""

    def __init__(self, settings: Mapping[str, Any], prints: Mapping[str, str], file: Path | None = None) -> None:
        self.games: dict[Key, Game] = {}
        self.healed = False  # its last line was cut in the middle, and is gone
        self._file: IO[str] | None = None
        wanted = {"arena": FORMAT, **_plain(settings)}
        if file is None:
            return
        known: dict[str, str] = {}
        if file.exists():
            self.healed = _heal(file)
            for line, data in read(file):
                if "arena" in data:
                    _compare(data, wanted)
                    known |= data.get("bots", {})
                else:
                    self.add(_row(line, data))
        for name, mark in prints.items():
            if known.get(name, mark) != mark:
                raise BadRows(name=name, there=known[name], wanted=mark)
        self._file = file.open("a", encoding="utf-8", buffering=1)
        if not prints.items() <= known.items() or not known:
            print(json.dumps({**wanted, "bots": dict(prints)}), file=self._file)

    def add(self, row: Game) -> None:
        """One game more."""
        self.games[key(row)] = row
        if self._file:
            print(json.dumps(row), file=self._file)

    def close(self) -> None:
        """Nothing more will be written."""
        if self._file:
            self._file.close()


def key(row: Game) -> Key:
    """What no two games of a book have in common."""
    return row["players"], row["deal"], tuple(row["seats"])


def read(file: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines of a book with their numbers, packed or not; BadRows names the first that is none."""
    number = 0
    with gzip.open(file, "rt", encoding="utf-8") if file.suffix == ".gz" else file.open(encoding="utf-8") as lines:
        while True:
            number += 1
            try:
                line = next(lines, "")
                data = json.loads(line) if line else None
            except ValueError:  # no JSON, or no text at all
                raise BadRows(number) from None
            if not line:
                return
            if not isinstance(data, dict) or (number == 1 and "arena" not in data):
                raise BadRows(number)
            yield number, data


def _row(line: int, data: dict[str, Any]) -> Game:
    if not Game.__required_keys__ <= data.keys() or not _fits(data):
        raise BadRows(line)
    return cast(Game, data)


def _fits(data: dict[str, Any]) -> bool:
    """Whether it says of every seat what a row says."""
    players = data["players"]
    if not all(type(data[name]) is int for name in ("players", "deal", "seed")):
        return False
    for name, kinds in _OF_SEATS.items():
        if not isinstance(data[name], list) or len(data[name]) != players or not {*map(type, data[name])} <= kinds:
            return False
    named = [data["winners"], [fault["seat"] for fault in data.get("faults", [])]]
    return all(isinstance(seats, list) and all(seat in range(players) for seat in seats) for seats in named)


def _compare(there: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    for name in dict.fromkeys([*wanted, *there]):
        if name not in INFORMS and there.get(name) != wanted.get(name):
            raise BadRows(name=name, there=there.get(name), wanted=wanted.get(name))


def _plain(settings: Mapping[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(settings)))


def _heal(file: Path) -> bool:
    """Cut off what an interrupted run has left of its last line; BadRows where the file was never a book."""
    with file.open("rb+") as content:
        data = content.read()
        if data[: len(BEGINS)] != BEGINS[: len(data)]:
            raise BadRows(1)
        whole = data.rfind(b"\n") + 1
        content.truncate(whole)
    return whole < len(data)
