"""Bot: whoever plays a seat by program. It is told what its seat may know, and is never given the state."""

from dataclasses import dataclass
from typing import Any, Protocol

from abilene.engine.events import Event


@dataclass(frozen=True, slots=True)
class Asked:
    """A question put to a bot: its kind, the legal choices, and all that the seat may know."""

    kind: str
    options: list[int]
    seen: Any  # a `Seen` of the game's own; None for a bot that is blind


class Bot(Protocol):
    """Plays one seat of one game."""

    blind: bool  # needs neither view nor events, so none are made for it

    def hear(self, event: Event) -> None:
        """Something happened, as the bot's seat may see it."""

    def choose(self, asked: Asked) -> int:
        """One of the options."""
        ...
