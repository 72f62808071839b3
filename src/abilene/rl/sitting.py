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
    """A game of this seed, in which these seats are played by bots of these names; all that happens follows from it.

    Whoever plays the other seats may have a teacher, a bot too, who says what it would do in their place.
    """

    def __init__(self, game: Game[Any], seed: int, bots: Mapping[int, str], teacher: str = "") -> None:
        source = random.Random(f"bots {seed}")
        seeds = [source.getrandbits(64) for _ in range(game.players)]
        others = [seat for seat in range(game.players) if teacher and seat not in bots]
        self._bots = {seat: SeatBot(make(name, game, seat, seeds[seat]), seat) for seat, name in bots.items()}
        self._teachers = {seat: SeatBot(make(teacher, game, seat, seeds[seat]), seat) for seat in others}
        self._events: list[Event] = []
        self.state: State = game.box.deal(game, seed)
        self.state.stops = False
        if self._bots or self._teachers:
            self.state.heard = self._events
        self.state.settle()
        self._go_on()

    def play(self, choice: int) -> None:
        """Carry out a choice, then all that others do and that needs no decision."""
        self.state.play(choice)
        self._go_on()

    def advice(self) -> int | None:
        """What the teacher would choose for the seat that must choose; None where there is no teacher."""
        teacher = self._teachers.get(self.state.player)
        return None if teacher is None else teacher.choose(self.state, self._events)

    def _go_on(self) -> None:
        state = self.state
        state.skip()
        while state.player in self._bots:
            state.play(self._bots[state.player].choose(state, self._events))
            state.skip()
