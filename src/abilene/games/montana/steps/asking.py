"""What every question of the game does: whatever it is not about says what is asked for instead."""

from typing import ClassVar, Final

from abilene.engine.core import Question
from abilene.games.montana.state import Territory

# What lies on the table and may be taken for an answer, by the beginning of its key.
THINGS: Final = frozenset((
    "region", "wheel", "segment", "bank", "large", "small", "shop", "cell", "reward", "store", "bidder", "supply",
    "good", "worker", "cows", "trade", "canteens",
))  # fmt: skip


class Ask(Question[Territory]):
    """A question of Montana at which no cattle is traded."""

    things: ClassVar[frozenset[str]] = THINGS
