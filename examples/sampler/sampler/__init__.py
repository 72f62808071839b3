"""A bot that searches: it tries each option in deals that its seat cannot tell from the true one.

Flat Monte Carlo: in every deal each option is played out at random, and the one that comes out best on average is
taken. It plays every game, and it never cheats: `asked.deal` deals anew all that its seat cannot know.
"""

import random
from typing import Any

from abilene import Game, State
from abilene.bots import Asked, Event

DEALS = 4  # for each decision
FAR = 40  # decisions; then the standing is judged as it is


class Sampler:
    """Takes the option with the best average over a few deals."""

    blind = True  # it wants neither view nor events: what it needs is dealt to it

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.seat = seat
        self.random = random.Random(seed)

    def hear(self, event: Event) -> None:
        """What it could remember is in the deals already."""

    def choose(self, asked: Asked) -> int:
        """The best of the options, the first of those that are equally good."""
        worth = dict.fromkeys(asked.options, 0.0)
        for _ in range(DEALS):
            deal = asked.deal(self.random.getrandbits(64))
            for option in asked.options:
                twin = deal.copy(seed=self.random.getrandbits(64))  # chance to come is another each time
                twin.play(option)
                worth[option] += self.margin(self.played_on(twin))
        return max(asked.options, key=worth.__getitem__)

    def played_on(self, state: State) -> State:
        """The same state some random decisions later."""
        for _ in range(FAR):
            if state.over:
                break
            state.play(self.random.choice(state.options()))
        return state

    def margin(self, state: State) -> float:
        """How far its seat is ahead of the best of the others."""
        scores = state.scores()
        return scores.pop(self.seat) - max(scores, default=0)
