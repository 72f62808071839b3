"""Bots of which a server knows nothing; read by the processes in which they think, so that little is read with them."""

import os
import signal
import time
from typing import Any

from abilene.engine.bot import Asked
from abilene.engine.events import Event


class Quiet:
    """Whatever a bot needs besides its choice."""

    blind = False

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        pass

    def hear(self, event: Event) -> None:
        """It does not listen."""


class Able(Quiet):
    """Takes the last option."""

    def choose(self, asked: Asked) -> int:
        return asked.options[-1]


class Confused(Quiet):
    """Does not know the question."""

    def choose(self, asked: Asked) -> int:
        raise RuntimeError("what was the question?")


class Astray(Quiet):
    """Answers what was not asked."""

    def choose(self, asked: Asked) -> int:
        return 999


class Lost(Quiet):
    """Never comes to an end."""

    def choose(self, asked: Asked) -> int:
        while True:
            time.sleep(1)


class Gone(Quiet):
    """Takes its process along."""

    def choose(self, asked: Asked) -> int:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
        return 0


class Unborn(Quiet):
    """Cannot even be made."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        raise ValueError("no network has learned this yet")


FAILING = {"confused": Confused, "astray": Astray, "lost": Lost, "gone": Gone, "unborn": Unborn}
