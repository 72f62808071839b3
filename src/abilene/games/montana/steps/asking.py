"""What every question of the game does: whatever it is not about says what is asked for instead."""

from typing import Final

from abilene.engine.core import Breach, Question
from abilene.games.montana.state import Territory

# What lies on the table and may be taken for an answer, by the beginning of its key.
THINGS: Final = frozenset(
    (
        "region", "wheel", "segment", "bank", "large", "small", "shop", "cell", "reward", "store", "bidder", "supply",
        "good", "worker", "cows", "canteens",
    )
)  # fmt: skip


def not_asked(question: Question[Territory], key: str) -> Breach | None:
    """What is told of a thing that this question is not about."""
    cls = type(question)
    return Breach(cls.cites[0], "aside", (("asks", cls.kind),)) if key.partition(":")[0] in THINGS else None


class Ask(Question[Territory]):
    """A question of Montana at which no cattle is traded."""

    def aside(self, t: Territory, key: str, /) -> Breach | None:
        return not_asked(self, key)
