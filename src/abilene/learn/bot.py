"""The learned bot: it knows what its seat sees, and asks its network."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from abilene.bots.levels import network_file
from abilene.engine.bot import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.learn.errors import NotTrained
from abilene.learn.exported import Network, chances, load_network, torn_between
from abilene.learn.shape import Floats


class Learned:
    """Plays the seat with the network of the game: what it finds best, or by chance where it is meant to."""

    blind = False

    def __init__(self, game: Game[Any], seat: int, seed: int, network: Network | None = None) -> None:
        self._network = network or own_network(game.name)
        self._network.check(game)
        self._game = game
        self._source = random.Random(seed)
        self.torn = 0.0  # between how many options, as likely as it found them when it was asked last

    def hear(self, event: Event) -> None:
        """All it needs is what it sees."""

    def weigh(self, asked: Asked) -> Floats:
        """How good it finds each option, before a softmax."""
        game = self._game
        numbers, first = game.numbered.numbers[asked.kind], game.numbered.first[asked.kind]
        legal = [numbers[choice - first] for choice in asked.options]
        found, _ = self._network.think(game.players, game.observer.numbers_of(asked.seen), legal)
        self.torn = torn_between(chances(found))
        return found

    def choose(self, asked: Asked) -> int:
        """One of the options."""
        found = self.weigh(asked)
        if not self._network.sampled:
            return asked.options[int(found.argmax())]
        return self._source.choices(asked.options, chances(found).tolist())[0]


@dataclass(frozen=True)
class Playing:
    """Makes bots that play with the network of this file: `abilene.bots.add("mine", Playing(file))`."""

    file: Path

    def __call__(self, game: Game[Any], seat: int, seed: int) -> Learned:
        """A bot for a seat."""
        return Learned(game, seat, seed, load_network(self.file))


def own_network(game: str) -> Network:
    """The network that comes with a game; NotTrained when none does."""
    file = network_file(game)
    if file is None:
        raise NotTrained(f"no network has learned {game} yet")
    return load_network(file)
