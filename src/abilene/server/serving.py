"""Serving: the application on a socket, until somebody says stop."""

import gc
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from abilene.server.app import create_app
from abilene.server.doors import Config
from abilene.server.house import House
from abilene.server.settings import Settings

# What goes wrong is told with its time.
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"timed": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "timed"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"uvicorn": {"level": "WARNING"}},
}


class Server(uvicorn.Server):
    """Ends the open streams before it waits for connections to close."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer from now on, and say so."""
        await super().startup(sockets=sockets)
        if not self.should_exit:
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what was begun."""
        self._house.end_streams()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stopping by signal is the usual way, and no error."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def run(settings: Settings, listening: socket.socket, started: Callable[[], None] = lambda: None) -> None:
    """Serve on a listening socket until a signal says stop."""
    house = House(settings)
    config = Config(create_app(house=house), settings, log_level="warning", log_config=LOGGING)
    # What was loaded stays; states of games die young or live long. Looking through them all too often costs pauses.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    Server(config, house, started).run(sockets=[listening])
