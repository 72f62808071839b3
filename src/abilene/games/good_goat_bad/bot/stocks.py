"""What everybody's tokens are worth, to somebody who listens and forgets nothing: the table does not recall it."""

from collections.abc import Callable
from typing import Any, Final

from abilene.engine.events import UNKNOWN, Event
from abilene.games.good_goat_bad.data import BOTTLE, Figures
from abilene.games.good_goat_bad.events import LootKept, Served, Stole, TookTokens


class Stocks:
    """The tokens that each seat was heard to gain, and the random thefts (GGB-HID-8, GGB-HID-9)."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        # By seat: how many tokens it was heard to gain, and what they are worth.
        self.counts: Final = [figures.start_bottles] * figures.players
        self.values: Final = [figures.start_bottles * figures.values[BOTTLE]] * figures.players
        self.thefts: Final[list[tuple[int, int, int]]] = []  # taker, victim, and the kind or UNKNOWN
        # What a token is worth of which nothing is known.
        self.mean: Final = sum([figures.values[kind] for kind in figures.locations]) / len(figures.locations)
        self.ears: Final[dict[type[Event], Callable[[Any], None]]] = {
            TookTokens: self.hear_taken,
            LootKept: self.hear_taken,
            Served: self.hear_served,
            Stole: self.hear_theft,
        }

    def gain(self, seat: int, kind: int, count: int) -> None:
        """Tokens come into a stock."""
        self.counts[seat] += count
        self.values[seat] += count * self.figures.values[kind]

    def hear_taken(self, event: TookTokens | LootKept) -> None:
        """Tokens were taken from a location, or as loot."""
        self.gain(event.player, event.token, event.count)

    def hear_served(self, event: Served) -> None:
        """Bottles come into some stocks."""
        for seat, bottles in event.shares:
            self.gain(seat, BOTTLE, bottles)

    def hear_theft(self, event: Stole) -> None:
        """A token goes from stock to stock."""
        self.thefts.append((event.player, event.victim, event.token))

    def worth(self, tokens: list[int]) -> list[float]:
        """What so many tokens of each seat are worth.

        A stolen token that was not seen counts as the mean of what its owner was heard to gain, and one that came
        before the listening began as the mean of all kinds.
        """
        values, counts = self.figures.values, self.counts[:]
        worth = [float(value) for value in self.values]
        for taker, victim, kind in self.thefts:
            token = values[kind] if kind != UNKNOWN else self.values[victim] / max(1, self.counts[victim])
            worth[taker] += token
            worth[victim] -= token
            counts[taker] += 1
            counts[victim] -= 1
        for seat, has in enumerate(tokens):
            worth[seat] += self.mean * (has - counts[seat])
        return worth
