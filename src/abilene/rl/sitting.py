"""Sitting: one game in which bots may have taken seats; it goes on to wherever anybody else has something to decide."""

import random
from collections.abc import Mapping
from typing import Any

from abilene.bots import make
from abilene.bots.playing import SeatBot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game


class Sitting:
    """A game of this seed, in which these seats are played by bots of these names; all that happens follows from it."""

    def __init__(self, game: Game[Any], seed: int, bots: Mapping[int, str]) -> None:
        source = random.Random(f"bots {seed}")
        seeds = [source.getrandbits(64) for _ in range(game.players)]
        self._bots = {seat: SeatBot(make(name, game, seat, seeds[seat]), seat) for seat, name in bots.items()}
        self._events: list[Event] = []
        self.state: State = game.box.deal(game, seed)
        self.state.stops = False
        if self._bots:
            self.state.heard = self._events
        self.state.settle()
        self._go_on()

    def play(self, choice: int) -> None:
        """Carry out a choice, then all that others do and that needs no decision."""
        self.state.play(choice)
        self._go_on()

    def _go_on(self) -> None:
        state = self.state
        state.skip()
        while state.player in self._bots:
            state.play(self._bots[state.player].choose(state, self._events))
            state.skip()
