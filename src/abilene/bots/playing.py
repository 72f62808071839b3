"""A table of bots: each is asked when its seat must choose, and hears what its seat may see."""

import random
from collections.abc import Sequence
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
    """What the bot chooses for the seat that must choose."""
    seen = None if bot.blind else state.seen_by(state.player)
    return bot.choose(Asked(state.step().kind, state.options(), seen))


def tell(events: Sequence[Event], bots: Sequence[Bot | None]) -> None:
    """Each bot hears what its seat may see."""
    for seat, bot in enumerate(bots):
        if bot is not None and not bot.blind:
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    bot.hear(seen)


def play_out(game: Game[Any], seed: int, bots: Sequence[Bot]) -> tuple[State, int]:
    """A whole game between bots: its last state, and how many decisions it took."""
    state: State = game.box.deal(game, seed)
    listening = not all(bot.blind for bot in bots)
    state.heard = [] if listening else None
    state.settle()
    decisions = 0
    while not state.over:
        if state.heard:
            tell(state.heard, bots)
            state.heard = []
        state.play(ask(state, bots[state.player]))
        decisions += 1
    return state, decisions
