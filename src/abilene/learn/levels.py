"""The recipes of the levels: how each plays with the network of its game.

`strong` plays what the network finds best; where the network is meant to play by chance, as likely as it finds each
option. `expert` looks ahead besides (`foresight`), or where it plays by chance, does so with less of it. The others
hesitate (temperature), overlook options and make other mistakes that have names. None ever plays what the network finds
absurd of what it has noticed: a novice loses as a beginner does, not as dice do. How strong each of them is, an arena
has measured (docs/bots.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, log
from pathlib import Path
from typing import Any, Final

import numpy as np

from abilene.bots.levels import LEVELS
from abilene.bots.mistakes import UNNOTICED, GrabsPoints, HoardsMoney, Mistake, Moment, Overlooks
from abilene.engine.bot import Asked, Bot
from abilene.engine.game import Game
from abilene.learn.bot import Learned, own_network
from abilene.learn.errors import NotTrained
from abilene.learn.exported import Network, chances, load_network
from abilene.learn.foresight import Foresight


@dataclass(frozen=True)
class Recipe:
    """What makes a level of a network."""

    temperature: float = 0.0  # 0: always what seems best
    absurd: float = 1.0  # less than so many times as likely as the best: never played
    mistakes: tuple[Mistake, ...] = ()
    foresight: Foresight | None = None
    chance: float = 1.0  # the temperature, at least, where the network is meant to play by chance


RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe(2.5, 0.01, (Overlooks(0.16), GrabsPoints(2.0), HoardsMoney(1.0))),
    "easy": Recipe(2.0, 0.02, (Overlooks(0.09), GrabsPoints(1.0), HoardsMoney(0.5))),
    "steady": Recipe(1.5, 0.05, (Overlooks(0.04),)),
    "strong": Recipe(),
    "expert": Recipe(foresight=Foresight(), chance=0.5),
}
assert tuple(RECIPES) == LEVELS


class Leveled(Learned):
    """Plays the seat as its level does."""

    def __init__(self, recipe: Recipe, game: Game[Any], seat: int, seed: int, network: Network | None = None) -> None:
        super().__init__(game, seat, seed, network)
        self._recipe, self._seat = recipe, seat
        self.within = inf  # seconds of processor time: at a table it is given less (`abilene.bots.at_table`)

    def choose(self, asked: Asked) -> int:
        """One of the options that are not absurd."""
        found, recipe = self.weigh(asked), self._recipe
        if recipe.foresight and not self._network.sampled:
            network, game, luck = self._network, self._game, self._source
            looked = recipe.foresight.prefers(network, game, self._seat, asked, found, luck, self.within)
            return asked.options[looked]
        temperature = max(recipe.temperature, recipe.chance) if self._network.sampled else recipe.temperature
        moment = Moment(asked, self._seat, self._source)
        seems = found / (temperature or 1.0)
        for mistake in recipe.mistakes:
            seems = seems + np.array(mistake.misled(moment), np.float32)
        if recipe.temperature:  # of what it has noticed
            noticed = seems > UNNOTICED / 2
            seems = np.where(noticed & (found >= found[noticed].max() + log(recipe.absurd)), seems, -np.inf)
        if not temperature:
            return asked.options[int(seems.argmax())]
        return self._source.choices(asked.options, chances(seems).tolist())[0]


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


def learned(game: Game[Any]) -> bool:
    """Whether levels play this table by the network of the game; BadFile or OSError when it cannot be used at all."""
    network = own_network(game.name)
    try:
        network.check(game)
    except NotTrained:
        return False
    return game.players in network.suited
