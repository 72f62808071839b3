"""Checks that the figures of several games need before anybody plays with them."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from abilene.engine.errors import DataError

Path = tuple[str, ...]


def not_below_zero(tables: Mapping[str, Any], may_be: Callable[[Path], bool]) -> None:
    """DataError for the first figure below 0, unless one of its place may be."""
    for path, value in _numbers(tables):
        if isinstance(value, int) and value < 0 and not may_be(path):
            raise DataError(".".join(path), f"it cannot be {value}", "below-zero", value=value)


def not_too_large(tables: Mapping[str, Any], most: Callable[[Path], int]) -> None:
    """DataError for the first figure further from 0 than one of its place can be: no box could hold it."""
    for path, value in _numbers(tables):
        if not abs(value) <= most(path):  # what is not a number fails too
            raise DataError(".".join(path), f"it is at most {most(path)}", "too-large", most=most(path))


def once(check: Callable[[Mapping[str, Any]], None]) -> Callable[[Mapping[str, Any]], None]:
    """The same check, which does not look again at the tables it has just passed: nearly every game has the box's."""
    passed: list[Mapping[str, Any]] = []

    def checked(tables: Mapping[str, Any]) -> None:
        if not passed or tables is not passed[0]:
            check(tables)
            passed[:] = [tables]

    return checked


def same(where: str, found: Any, expected: Any) -> None:
    """DataError unless it is what the rules say."""
    if found != expected:
        raise DataError(where, f"it is {expected!r} in the rules, not {found!r}", "not-so", expected=_plainly(expected))


def known(where: str, name: Any, names: Collection[Any]) -> None:
    """DataError unless it is one of these."""
    if name not in names:
        among = ", ".join(map(str, names))
        raise DataError(where, f"unknown {name!r}; there are {among}", "unknown", names=among)


def at_least(where: str, value: int, least: int) -> None:
    """DataError for less than that."""
    if value < least:
        raise DataError(where, f"it is at least {least}, not {value}", "too-small", least=least)


def _plainly(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _numbers(value: Any) -> list[tuple[Path, int | float]]:
    """Every single number with its place; rows go by their id."""
    found: list[tuple[Path, int | float]] = []

    def look(value: Any, path: Path) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if not isinstance(inner, str):  # most of what there is
                    look(inner, (*path, str(key)))
        elif isinstance(value, list):
            for inner in value:
                named = isinstance(inner, dict) and "id" in inner
                look(inner, (*path, str(inner["id"])) if named else path)
        elif isinstance(value, int | float):
            found.append((path, value))

    look(value, ())
    return found
