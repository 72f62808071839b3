"""Foresight: the options that a network likes best are tried on imagined deals, and judged by its own values.

On each deal every option is played, then all seats go on as the network would, until others have decided and the own
seat is asked again: how good it finds that is what the option was worth there. What is on average worth most is chosen;
of two that are as good, what the network likes better. Where people wait, what was seen in time decides.
"""

from dataclasses import dataclass
from math import inf
from random import Random
from time import process_time
from typing import Final

import numpy as np

from abilene.engine.bot import Asked
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.learn.exported import Network, chances, torn_between
from abilene.learn.shape import Floats
from abilene.rl.rewards import margin, shares

AT_ONCE: Final = 4  # deals
FAVOUR: Final = 0.01  # of the worth: for an option that the network finds e times as likely


@dataclass(frozen=True)
class Foresight:
    """How far, and how thoroughly."""

    deals: int = 16  # at most; some at a time, until so many questions were answered on the way
    enough: int = 800
    most: int = 4  # options that are tried
    least: float = 0.05  # none that the network finds less likely
    torn: float = 1.15  # between fewer options than these it is not torn: nothing to think about
    steps: int = 40  # decisions ahead, at most

    def prefers(
        self,
        network: Network,
        game: Game[State],
        seat: int,
        asked: Asked,
        found: Floats,
        luck: Random,
        within: float = inf,
    ) -> int:
        """Which of the options, by its place; `found` is how good the network finds each.

        `within` so many seconds of processor time: all ways are gone at once, so wherever it ends, all are as long.
        """
        end = process_time() + within
        likely = chances(found)
        tried = [int(n) for n in np.argsort(-likely)[: self.most] if likely[n] >= self.least]
        if len(tried) < 2 or torn_between(likely) < self.torn:
            return int(likely.argmax())
        worth, rounds, answered = np.zeros(len(tried)), 0, 0
        while rounds * AT_ONCE < self.deals and answered < self.enough and (not rounds or process_time() < end):
            ways: list[Way] = []
            for _ in range(AT_ONCE):
                # chance is the same for all options: luck is not what one is worth
                imagined, chance = asked.deal(luck.getrandbits(64)), luck.getrandbits(64)
                for n in tried:
                    ways.append(way := Way(imagined.copy(seed=chance), seat))
                    way.play(asked.options[n])
            answered += self._go(network, game, ways, end)
            worth += np.array([way.worth for way in ways]).reshape(AT_ONCE, len(tried)).mean(0)
            rounds += 1
        return tried[int((worth / rounds + FAVOUR * np.log(likely[tried])).argmax())]

    def _go(self, network: Network, game: Game[State], ways: "list[Way]", end: float) -> int:
        """Go all ways at once, for many questions are answered in the time of a few; how many these were."""
        players, answered = game.players, 0
        for _ in range(self.steps):
            going = []
            for way in ways:
                if way.state.over:
                    way.worth = _end(network, way)
                else:
                    going.append(way)
            if not going or (answered and process_time() > end):
                break
            answered += len(going)
            states = [way.state for way in going]
            on = [game.observer.observe(state, state.player) for state in states]
            found, values = network.think_all(players, on, [game.numbered.legal(state) for state in states])
            ways = []
            for way, likes, value in zip(going, found, values):
                asked = way.state.player
                way.worth = float(value[(way.seat - asked) % players, 0])
                way.others |= asked != way.seat
                if asked != way.seat or not way.others:
                    way.play(way.state.choices[int(likes.argmax())])
                    ways.append(way)
        return answered


class Way:
    """One way in which it may go on."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.others = False  # have decided since
        self.worth = 0.0  # to the seat, by what is known so far

    def play(self, choice: int) -> None:
        """Go on to the next decision."""
        self.state.play(choice)
        self.state.skip()


def _end(network: Network, way: Way) -> float:
    """What the end is worth to the seat."""
    state, seat = way.state, way.seat
    return network.worth(state.game.players, shares(state)[seat], margin(state)[seat], state.scores()[seat])
