"""The games: one folder each, found by looking.

>>> import abilene
>>> "montana" in abilene.games()
True
"""

import sys
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from abilene.engine.box import Box
from abilene.engine.game import Game


class _Shelf(ModuleType):
    """The package itself answers a call: `abilene.games()` are the names of all games."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Shelf


@cache
def names() -> tuple[str, ...]:
    """The names of all games: ours, then those of installed packages (entry points `abilene.games`)."""
    return tuple(dict.fromkeys([*_ours(), *sorted(_installed())]))


@cache
def _ours() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group="abilene.games")}


def box(name: str) -> Box[Any]:
    """What a game's folder exports; ValueError that lists the games when there is none such."""
    if name not in names():
        raise ValueError(f"unknown game {name!r}; allowed: {', '.join(names())}")
    found: Box[Any] = import_module(f"{__name__}.{name}").BOX if name in _ours() else _installed()[name].load()
    return found


def load(
    name: str,
    /,
    *,
    players: int | None = None,
    data: str | Path | dict[str, Any] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Game[Any]:
    """A game with its players and options chosen, under the newest rules or a former version of them.

    ValueError that lists what is allowed when something does not fit.

    >>> import abilene
    >>> abilene.load("great_western_trail", players=2, poker=True).options["poker"]
    True
    >>> abilene.load("spike")
    Traceback (most recent call last):
    ...
    ValueError: spike needs the number of players; allowed: 1, 2, 3, 4
    """
    if data is not None:
        return Game(box(name), players, data, rules, **options)
    rules = box(name).meta.rules_version if rules is None else rules
    try:
        return _shared(name, players, rules, **options)
    except TypeError:  # a list among the options: let the game itself say what is allowed
        return Game(box(name), players, None, rules, **options)


@lru_cache(maxsize=256, typed=True)
def _shared(name: str, players: int | None, rules: int | None, **options: Any) -> Game[Any]:
    """Tables with the same settings share one game: it never changes, and it remembers sentences."""
    return Game(box(name), players, None, rules, **options)
