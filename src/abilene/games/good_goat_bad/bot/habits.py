"""How an opponent deals and answers, learnt from what all could see."""

from math import exp
from typing import Final

# Before anything is seen, a declaration is a little more often true than one of four drawn blindly (0.25).
HONEST: Final = 1.5
OFFERS: Final = 5.0  # so many offers this first opinion is worth
ANSWER_RATE: Final = 0.3  # how fast answers change an opinion: a handful in a game must do
LEAN_RATE: Final = 0.05  # slower: one good card slid proves little
INSIGHT: Final = 0.3  # how much a target makes of the cards it has seen in the hand itself


def sigmoid(x: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, x))))


class Habits:
    """What one opponent can be expected to do."""

    def __init__(self) -> None:
        self._honest = HONEST
        self._offers = OFFERS
        self.lean = 0.0  # above 0: slides cards that are wanted; below 0: cards that are shunned
        self._ready = 0.0  # to accept
        self._swayed = 0.0  # by the name it hears: above 0 it believes, below 0 it takes the contrary

    def honesty(self) -> float:
        """The chance that a declaration is true."""
        return self._honest / self._offers

    def has_offered(self, honest: int, appeal: float) -> None:
        """A card this opponent slid has come to light."""
        self._honest += honest
        self._offers += 1.0
        self.lean += LEAN_RATE * (appeal - self.lean)

    def accepts(self, name: float, seen: float) -> float:
        """The chance to accept, by the appeal of the name heard and of what it knows to be in the hand."""
        return sigmoid(self._ready + self._swayed * name + INSIGHT * seen)

    def has_answered(self, accepted: bool, name: float) -> None:
        """This opponent has accepted or refused, having heard that name."""
        surprise = (1.0 if accepted else 0.0) - self.accepts(name, 0.0)
        self._ready += ANSWER_RATE * surprise
        self._swayed += ANSWER_RATE * surprise * name
