"""What every question of the game does: whatever it is not about says what is asked for instead."""

from typing import ClassVar

from abilene.engine.core import Question
from abilene.games.good_goat_bad.state import Town


class Ask(Question[Town]):
    """A question of The Good, the Goat and the Bad."""

    things: ClassVar[frozenset[str]] = frozenset((
        "seat", "hat", "hand", "character", "memory", "platform", "offer", "location", "place", "loot", "pile", "aside",
    ))  # fmt: skip
