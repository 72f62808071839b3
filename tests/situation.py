"""A table set up by hand: what the builders of all games share."""

import re
from typing import Any, Generic, Self, TypeVar

import pytest

from abilene.engine.core import State, Step
from abilene.engine.errors import IllegalChoice

S = TypeVar("S", bound=State)


class Situation(Generic[S]):
    """A state in which every verb changes one thing."""

    t: S

    def owe(self, *steps: Step[Any]) -> Self:
        """The rules owe these steps, and go on until somebody must choose."""
        self.t.then(*steps)
        self.t.settle()
        return self

    def said(self, choice: int) -> str:
        """A choice in notation, as the tests of the game write it."""
        return self.t.step().say(self.t, choice)

    def refused(self, words: str) -> str:
        """The rule that forbids an answer, which is then also said in both languages; "" when it is legal."""
        choice = next(c for c in self.t.game.spans[self.t.step().kind] if self.said(c) == words)
        refusal = self.t.refusal(choice)
        if refusal is None:
            return ""
        assert refusal.en != refusal.fr
        with pytest.raises(IllegalChoice, match=re.escape(refusal.en)):
            self.t.play(choice)
        return refusal.rule
