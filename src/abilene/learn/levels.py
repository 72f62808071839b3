"""The recipes of the levels: how each plays with the network of its game.

`expert` plays what the network finds best; where the network is meant to play by chance, as likely as it finds each
option. The others see less far, hesitate (temperature) and make mistakes that have names. None ever plays what the
network finds absurd: a novice loses as a beginner does, not as dice do. How strong each of them is, only an arena says;
until it has, these figures are guesses.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final

import numpy as np

from abilene.bots.levels import LEVELS
from abilene.engine.bot import Asked, Bot
from abilene.engine.game import Game
from abilene.learn.bot import Learned, own_network
from abilene.learn.errors import LearnError
from abilene.learn.exported import Network, load_network
from abilene.learn.mistakes import GrabsPoints, HoardsMoney, Mistake, Moment, Overlooks


@dataclass(frozen=True)
class Recipe:
    """What makes a level of a network."""

    temperature: float = 0.0  # 0: always what seems best
    absurd: float = 1.0  # less than so many times as likely as the best: never played
    mistakes: tuple[Mistake, ...] = ()


RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe(1.8, 0.02, (Overlooks(0.2), GrabsPoints(1.2), HoardsMoney(0.6))),
    "easy": Recipe(1.3, 0.05, (Overlooks(0.1), GrabsPoints(0.7), HoardsMoney(0.3))),
    "steady": Recipe(1.0, 0.1, (Overlooks(0.04),)),
    "strong": Recipe(0.5, 0.2),
    "expert": Recipe(),
}
assert tuple(RECIPES) == LEVELS


class Leveled(Learned):
    """Plays the seat as its level does."""

    def __init__(self, recipe: Recipe, game: Game[Any], seat: int, seed: int, network: Network | None = None) -> None:
        super().__init__(game, seat, seed, network)
        self._recipe, self._seat = recipe, seat

    def choose(self, asked: Asked) -> int:
        """One of the options that are not absurd."""
        found, recipe = self.weigh(asked), self._recipe
        temperature = max(recipe.temperature, 1.0) if self._network.sampled else recipe.temperature
        sensible = found >= found.max() + log(recipe.absurd) if recipe.temperature else found == found
        moment = Moment(asked, self._seat, self._source)
        seems = found / (temperature or 1.0)
        for mistake in recipe.mistakes:
            seems = seems + mistake.misled(moment)
        seems = np.where(sensible, seems, -np.inf)
        if not temperature:
            return asked.options[int(seems.argmax())]
        return self._source.choices(asked.options, np.exp(seems - seems.max()).tolist())[0]


@dataclass(frozen=True)
class PlayingAs:
    """Makes bots that play as a level does with the network of this file, wherever it lies."""

    file: Path
    level: str

    def __call__(self, game: Game[Any], seat: int, seed: int) -> Leveled:
        """A bot for a seat."""
        return Leveled(RECIPES[self.level], game, seat, seed, load_network(self.file))


def player(level: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """A bot of this level for a seat; NotTrained or BadFile where there is no network for this table."""
    return Leveled(RECIPES[level], game, seat, seed)


def why_not(game: Game[Any]) -> str:
    """Why no level can play this table; empty: all can."""
    try:
        own_network(game.name).check(game)
    except (LearnError, OSError) as error:
        return str(error)
    return ""
