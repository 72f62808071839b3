"""Bots at a table where people wait: whoever searches is told how much processor time a decision may take.

An arena tells nobody: there a bot thinks for as long as it needs, so that its games can be repeated anywhere.
"""

from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

from abilene.bots import Maker
from abilene.engine.bot import Bot
from abilene.engine.game import Game

# Seconds of processor time: with what was begun when they end, no decision takes a whole one.
BUDGET: Final = 0.8


@runtime_checkable
class Searching(Protocol):
    """A bot that could think on and on: it comes to an end within so many seconds of processor time."""

    within: float


@dataclass(frozen=True)
class AtTable:
    """Makes the same bots, in haste."""

    maker: Maker

    def __call__(self, game: Game[Any], seat: int, seed: int) -> Bot:
        """A bot for a seat."""
        bot = self.maker(game, seat, seed)
        if isinstance(bot, Searching):
            bot.within = BUDGET
        return bot
