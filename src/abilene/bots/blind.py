"""The random bot: any option, each as likely."""

import random
from typing import Any

from abilene.engine.bot import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game


class Random:
    """Chooses without looking."""

    blind = True

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self._random = random.Random(seed).random

    def hear(self, event: Event) -> None:
        """It does not listen either."""

    def choose(self, asked: Asked) -> int:
        """Any of the options."""
        return asked.options[int(self._random() * len(asked.options))]
