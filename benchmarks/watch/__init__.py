"""Watches: one per game, which counts everything at the table again, after every decision."""

from importlib import import_module
from typing import Any, Protocol


class Broken(AssertionError):
    """Something at the table does not add up; says which rule it breaks."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")


class Watch(Protocol):
    """Looks at one game from its start to its end."""

    def check(self, t: Any) -> None:
        """Broken, unless all is where it can be."""


def watch(game: str, t: Any) -> Watch:
    """The watch of this game, at its start."""
    found: Watch = import_module(f"benchmarks.watch.{game}").Watch(t)
    return found
