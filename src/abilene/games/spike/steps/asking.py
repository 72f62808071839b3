"""What every question of the game does: whatever it is not about says what is asked for instead."""

from typing import ClassVar

from abilene.engine.core import Breach, Question
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.missing import why_not_here


class Ask(Question[Railroad]):
    """A question of Spike."""

    things: ClassVar[frozenset[str]] = frozenset((
        "city", "track", "train", "marker", "chip", "display", "deck", "discard", "tile", "place", "car", "cargo",
        "stack", "contract", "route", "deed", "action",
    ))  # fmt: skip

    def elsewhere(self, t: Railroad, key: str, /) -> Breach | None:
        """Once the game has begun, a contract says what it waits for, and a chip what it is worth."""
        return why_not_here(t, self.player, key) if t.turns else None
