"""The bots, by name. They play through the engine's contract and see only what their seat may see."""

from collections.abc import Callable
from typing import Any

from abilene.bots.blind import Random
from abilene.engine.bot import Bot
from abilene.engine.game import Game

BOTS: dict[str, Callable[[Game[Any], int, int], Bot]] = {
    "random": Random,
    "greedy": lambda game, seat, seed: game.box.greedy(game, seat, seed),
}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(BOTS)


def make(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """A bot for a seat, with a seed of its own; ValueError that lists the bots when there is none such."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; allowed: {', '.join(BOTS)}")
    return BOTS[name](game, seat, seed)
