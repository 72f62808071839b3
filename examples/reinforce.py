"""REINFORCE with NumPy: a linear policy learns Spike for two, against a player who chooses at random.

Needs nothing but Abilene and NumPy: `python examples/reinforce.py [games]`.
"""

import random
import sys
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import abilene

GAME = abilene.load("spike", players=2)
Numbers = NDArray[np.float64]


class Taken(NamedTuple):
    """A decision: what was seen, what was legal, how likely each of it was, and which it became."""

    seen: list[int]
    legal: list[int]
    likely: Numbers
    chosen: int


def decide(weights: Numbers, state: Any, chance: np.random.Generator) -> Taken:
    """Draw a legal action: the more the weights of all that is seen speak for it, the likelier."""
    seen, legal = state.observe(state.player), GAME.legal_actions(state)
    worth = weights[np.ix_(seen, legal)].sum(axis=0)
    likely = np.exp(worth - worth.max())
    likely /= likely.sum()
    return Taken(seen, legal, likely, int(chance.choice(len(legal), p=likely)))


def play(weights: Numbers, number: int, chance: np.random.Generator) -> tuple[list[Taken], int]:
    """A game, from each seat in turn: what the learner decided, and by how many points it won."""
    state, learner, other = GAME.start(seed=number), number % 2, random.Random(number)
    taken: list[Taken] = []
    while not state.over:
        if state.player != learner or len(state.options()) == 1:
            state.play(other.choice(state.options()))
        else:
            taken.append(decide(weights, state, chance))
            state.play_action(taken[-1].legal[taken[-1].chosen])
    scores = state.scores()
    return taken, scores[learner] - scores[1 - learner]


def train(games: int, rate: float = 0.2) -> list[int]:
    """By how many points each game was won, while it learnt."""
    weights, chance = np.zeros((GAME.features, GAME.actions)), np.random.default_rng(1)
    margins: list[int] = []
    for number in range(games):
        taken, margin = play(weights, number, chance)
        margins.append(margin)
        better = (margin - np.mean(margins)) / (np.std(margins) + 1)  # than so far
        for seen, legal, likely, chosen in taken:
            push = -likely
            push[chosen] += 1
            weights[np.ix_(seen, legal)] += rate * better / len(seen) * push
    return margins


if __name__ == "__main__":
    margins = np.array(train(int(sys.argv[1]) if len(sys.argv) > 1 else 80))
    for few in np.array_split(margins, 4):
        print(f"{len(few)} games: {np.mean(few > 0):.0%} won, {few.mean():.1f} points ahead on average")
