"""The bots, by name. They play through the engine's contract and see only what their seat may see."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from abilene.bots.blind import Random
from abilene.bots.levels import LEVELS, Level
from abilene.engine.bot import Asked, Bot
from abilene.engine.events import Event
from abilene.engine.game import Game

Maker = Callable[[Game[Any], int, int], Bot]  # of a bot for this seat, with a seed of its own


def _greedy(game: Game[Any], seat: int, seed: int) -> Bot:
    return game.box.greedy(game, seat, seed)


BOTS: dict[str, Maker] = {"random": Random, "greedy": _greedy}
_OURS = tuple(BOTS)


def add(name: str, maker: Maker) -> None:
    """Add a bot of one's own: what makes one, a class above all, under a name that no other has.

    To play in several processes it must be found by its module, as whatever stands at the top of one is.

    >>> from abilene import bots
    >>> from abilene.bots.blind import Random
    >>> bots.add("dice", Random)
    >>> "dice" in bots.names()
    True
    """
    if name in (*names(), *LEVELS) and BOTS.get(name) is not maker:
        raise ValueError(f"there is a bot {name!r} already")
    BOTS[name] = maker


def added() -> dict[str, Maker]:
    """The bots that were added.

    >>> from abilene import bots
    >>> "greedy" in bots.added()
    False
    """
    return {name: maker for name, maker in BOTS.items() if name not in _OURS}


def names() -> tuple[str, ...]:
    """The names of all bots: ours, those that were added, those of installed packages (entry points `abilene.bots`).

    Levels are not among them: which tables they can play, `abilene.bots.levels.why_not` says.

    >>> from abilene import bots
    >>> bots.names()[:2]
    ('random', 'greedy')
    """
    return tuple(dict.fromkeys([*BOTS, *_installed()]))


def maker(name: str) -> Maker:
    """What makes bots of this name; ValueError that lists the bots when there is none such.

    >>> from abilene import bots
    >>> bots.maker("random")
    <class 'abilene.bots.blind.Random'>
    """
    if name in BOTS:
        return BOTS[name]
    if name in LEVELS:
        return Level(name)
    if name not in _installed():
        raise ValueError(f"unknown bot {name!r}; allowed: {', '.join(names())}")
    loaded: Maker = _installed()[name].load()
    return loaded


def make(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """A bot for a seat, with a seed of its own; ValueError that lists the bots when there is none such.

    >>> import abilene
    >>> from abilene import bots
    >>> bot = bots.make("greedy", abilene.load("spike", players=2), seat=0, seed=1)
    >>> bot.blind
    False
    """
    return maker(name)(game, seat, seed)


@cache
def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group="abilene.bots")}


__all__ = ["Asked", "Bot", "Event", "Maker", "add", "added", "make", "maker", "names"]
