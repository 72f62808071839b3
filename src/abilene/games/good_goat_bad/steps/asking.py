"""What every question of the game does: whatever it is not about says what is asked for instead."""

from typing import Final

from abilene.engine.core import Breach, Question
from abilene.games.good_goat_bad.state import Town

# What lies on the table and may be taken for an answer, by the beginning of its key.
THINGS: Final = frozenset(
    (
        "seat", "hat", "hand", "character", "memory", "platform", "offer", "location", "place", "loot", "pile", "aside",
    )
)  # fmt: skip


class Ask(Question[Town]):
    """A question of The Good, the Goat and the Bad."""

    def aside(self, t: Town, key: str, /) -> Breach | None:
        asked = (("asks", type(self).kind),)
        return Breach(self.rules(t)[0], "aside", asked) if key.partition(":")[0] in THINGS else None
