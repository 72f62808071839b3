"""Gathering: the steps of a game are those that stand in its folder."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from abilene.engine.core import Step


@cache
def gather(package: str, modules: Sequence[str] = ()) -> tuple[type[Step[Any]], ...]:
    """All steps of `steps/`, chapter by chapter in the order of their names, then those of each module in play."""
    return tuple(step for name in ("steps", *modules) for step in _steps(f"{package}.{name}"))


def _steps(package: str) -> Iterator[type[Step[Any]]]:
    found = import_module(package)
    yield from _defined(found)  # a small game has its steps in one module
    for name in sorted(module.name for module in iter_modules(getattr(found, "__path__", ()))):
        yield from _defined(import_module(f"{package}.{name}"))


def _defined(module: ModuleType) -> list[type[Step[Any]]]:
    """Compiled or not, a module's classes are found in the same order: that of their names."""
    own = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__]
    return sorted((value for value in own if issubclass(value, Step)), key=lambda step: step.__name__)
