"""Bots at their seats: each hears what its seat may see, and is asked when it must choose."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from abilene.bots import make
from abilene.engine.bot import Asked, Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game


def seat_bots(game: Game[Any], names: Sequence[str], seed: int) -> list[Bot]:
    """One bot per seat, each with a seed of its own that says nothing about the deal."""
    if len(names) != game.players:
        raise ValueError(f"{game.players} players need {game.players} bots, not {len(names)}")
    source = random.Random(f"bots {seed}")
    return [make(name, game, seat, source.getrandbits(64)) for seat, name in enumerate(names)]


def ask(state: State, bot: Bot) -> int:
    """What the bot chooses for the seat that must choose; where there is one answer, nobody has to think."""
    if len(state.choices) == 1:
        return state.choices[0]
    seen = None if bot.blind else state.seen_by(state.player)
    return bot.choose(Asked(state.step().kind, state.options(), seen, _dealing(state)))


def torn(bot: Bot) -> float:
    """Between how many options the bot was torn when it chose last; 0: it does not say."""
    return float(getattr(bot, "torn", 0.0) or 0.0)


def _dealing(state: State) -> Callable[[int], State]:
    """Deals anew what the seat that must choose cannot know; bots take nothing back, so that no turn stops there."""
    seat = state.player

    def deal(seed: int) -> State:
        imagined = state.redeal(seat, seed)
        imagined.stops = False
        return imagined

    return deal


class SeatBot:
    """A bot at its seat: it hears what the seat may see, and chooses when the seat must."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self._bot, self._seat = bot, seat
        self._heard = 0  # of all that has happened

    def hear(self, events: Sequence[Event]) -> None:
        """This has happened, as far as its seat may see it."""
        if not self._bot.blind:
            for event in events:
                seen = event.seen_by(self._seat)
                if seen is not None:
                    self._bot.hear(seen)

    def choose(self, state: State, events: Sequence[Event]) -> int:
        """Its choice, after all these events since the beginning.

        What it missed it hears only now: until a bot has chosen, people may take back what it would have heard.
        """
        if len(events) > self._heard:
            self.hear(events[self._heard :])
            self._heard = len(events)
        return ask(state, self._bot)

    @property
    def torn(self) -> float:
        """Between how many options it was torn when it chose last; 0: it does not say."""
        return torn(self._bot)


def play_out(game: Game[Any], seed: int, bots: Sequence[Bot]) -> tuple[State, int]:
    """A whole game between bots: its last state, and how many decisions it took."""
    seats = [SeatBot(bot, seat) for seat, bot in enumerate(bots)]
    state: State = game.box.deal(game, seed)
    events: list[Event] = []
    state.heard = None if all(bot.blind for bot in bots) else events
    state.stops = False
    state.settle()
    return state, play_on(state, seats, events)


def play_on(state: State, seats: Sequence[SeatBot], events: Sequence[Event]) -> int:
    """The rest of a game between bots; how many decisions it took. What happens is added to the events."""
    decisions = 0
    while not state.over:
        state.play(seats[state.player].choose(state, events))
        decisions += 1
    return decisions
