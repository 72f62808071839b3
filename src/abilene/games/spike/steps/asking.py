"""What every question of the game does: whatever it is not about says what is asked for instead."""

from typing import Final

from abilene.engine.core import Breach, Question
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.missing import why_not_here

# What lies on the table and may be taken for an answer, by the beginning of its key.
THINGS: Final = frozenset(
    (
        "city", "track", "train", "marker", "chip", "display", "deck", "discard", "tile", "place", "car", "cargo",
        "stack", "contract", "route", "deed", "action",
    )
)  # fmt: skip


class Ask(Question[Railroad]):
    """A question of Spike."""

    def elsewhere(self, t: Railroad, key: str, /) -> Breach | None:
        """Once the game has begun, a contract says what it waits for, and a chip what it is worth."""
        return why_not_here(t, self.player, key) if t.turns else None

    def aside(self, t: Railroad, key: str, /) -> Breach | None:
        cls = type(self)
        return Breach(cls.cites[0], "aside", (("asks", cls.kind),)) if key.partition(":")[0] in THINGS else None
