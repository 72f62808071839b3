"""Bot: whoever plays a seat by program. It is told what its seat may know, and is never given the true state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from abilene.engine.core import State
from abilene.engine.events import Event


def _no_deal(seed: int) -> State:
    raise NotImplementedError("whoever asks deals nothing")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question put to a bot: its kind, the legal choices, and all that the seat may know.

    `deal(seed)` is a state to try things on: all that the seat cannot know is dealt anew there, and chance to come is
    another. A bot that searches makes as many as it likes; nothing else hands it a state.

    >>> import abilene
    >>> from abilene.bots import Asked
    >>> state = abilene.load("good_goat_bad", players=3).start(seed=7)
    >>> asked = Asked("offer", state.options(), state.seen_by(0), lambda seed: state.redeal(0, seed))
    >>> asked.deal(1).options() == asked.options
    True
    """

    kind: str
    options: list[int]
    seen: Any  # a `Seen` of the game's own; None for a bot that is blind
    deal: Callable[[int], State] = _no_deal


class Bot(Protocol):
    """Plays one seat of one game.

    One that knows how close its options were may say so in an attribute `torn`: between how many of them it was torn
    when it chose last (1: it was sure; how many options there are: it found all alike). At a table it then takes its
    time as a person does, where that tells nothing of what it alone knows.

    >>> import abilene
    >>> from abilene import bots
    >>> class First:
    ...     blind = True
    ...     def __init__(self, game, seat, seed): pass
    ...     def hear(self, event): pass
    ...     def choose(self, asked): return asked.options[0]
    >>> bots.add("first of all", First)
    >>> bots.make("first of all", abilene.load("spike", players=2), seat=0, seed=1).choose(bots.Asked("", [4, 5], None))
    4
    """

    blind: bool  # needs neither view nor events, so none are made for it

    def hear(self, event: Event) -> None:
        """Something happened, as the bot's seat may see it."""

    def choose(self, asked: Asked) -> int:
        """One of the options."""
        ...
