"""Bots that do wrong, each in its own way; they are found by this module, so that they play in other processes too."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy

from abilene.bots import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game


class Decent:
    """Takes the first option; the others do so too, before they do wrong."""

    blind = True

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.asked = 0

    def hear(self, event: Event) -> None:
        """What happens."""

    def choose(self, asked: Asked) -> Any:
        self.asked += 1
        return self.wrong(asked) if self.asked == 3 else asked.options[0]

    def wrong(self, asked: Asked) -> Any:
        return asked.options[0]


class Crashing(Decent):
    def wrong(self, asked: Asked) -> Any:
        raise ZeroDivisionError("one too many")


class Dying(Decent):
    def wrong(self, asked: Asked) -> Any:
        os._exit(7)


class Hanging(Decent):
    def wrong(self, asked: Asked) -> Any:
        while True:  # even where it is told to stop
            try:
                time.sleep(60)
            except BaseException:
                continue


class Cheating(Decent):
    def wrong(self, asked: Asked) -> Any:
        return 10_000


class Babbling(Decent):
    def wrong(self, asked: Asked) -> Any:
        return "the first one"


class Unmade(Decent):
    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        raise RuntimeError("no such file")


class Forking(Decent):
    """Comes back twice, and answers otherwise the second time."""

    def choose(self, asked: Asked) -> Any:
        return asked.options[-1] if os.fork() else asked.options[0]


class Deaf(Decent):
    """Lives on, but has closed its line."""

    def wrong(self, asked: Asked) -> Any:
        os.closerange(3, 100)
        return asked.options[0]


class Printing(Decent):
    def choose(self, asked: Asked) -> Any:
        print("I wonder", flush=True)
        return asked.options[0]


class Shrugging(Decent):
    """Says of how torn it was that it does not know, and hands over a number of another library."""

    torn = None

    def choose(self, asked: Asked) -> Any:
        return numpy.int64(asked.options[0])


class Begetting(Decent):
    """Leaves somebody behind, who has something to say much later."""

    def choose(self, asked: Asked) -> Any:
        with Path(os.environ["BEGOTTEN"]).open("wb") as line:
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30); print('late')"], stdout=line)
        return asked.options[0]


class Listening(Decent):
    """Knows what its seat sees and hears."""

    blind = False

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.seat, self.heard = seat, 0

    def hear(self, event: Event) -> None:
        assert event.seen_by(self.seat) == event
        self.heard += 1

    def choose(self, asked: Asked) -> int:
        assert asked.seen.seat == asked.seen.player == self.seat
        assert asked.deal(3).options() == asked.options
        assert self.heard
        return asked.options[self.heard % len(asked.options)]
