"""What everybody's tokens are worth, to somebody who listens and forgets nothing: the table does not recall it."""

from collections.abc import Callable
from typing import Any, Final

from abilene.engine.events import UNKNOWN, Event
from abilene.games.good_goat_bad.data import BOTTLE, KINDS, Figures
from abilene.games.good_goat_bad.events import LootKept, Served, Stole, TookTokens


class Stocks:
    """The tokens that each seat was heard to gain, and the random thefts (GGB-HID-8, GGB-HID-9)."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        self.gained: Final = [[0] * KINDS for _ in range(figures.players)]
        self.thefts: Final[list[tuple[int, int, int]]] = []  # taker, victim, and the kind or UNKNOWN
        for gained in self.gained:
            gained[BOTTLE] = figures.start_bottles
        self.ears: Final[dict[type[Event], Callable[[Any], None]]] = {
            TookTokens: self.hear_taken,
            LootKept: self.hear_taken,
            Served: self.hear_served,
            Stole: self.hear_theft,
        }

    def hear_taken(self, event: TookTokens | LootKept) -> None:
        """Tokens come into a stock."""
        self.gained[event.player][event.token] += event.count

    def hear_served(self, event: Served) -> None:
        """Bottles come into some stocks."""
        for seat, bottles in event.shares:
            self.gained[seat][BOTTLE] += bottles

    def hear_theft(self, event: Stole) -> None:
        """A token goes from stock to stock."""
        self.thefts.append((event.player, event.victim, event.token))

    def worth(self, tokens: list[int]) -> list[float]:
        """What so many tokens of each seat are worth.

        A stolen token that was not seen counts as the mean of what its owner was heard to gain, and one that came
        before the listening began as the mean of all kinds.
        """
        values, kinds = self.figures.values, self.figures.locations
        worth: list[float] = [sum(map(int.__mul__, gained, values)) for gained in self.gained]
        counts = [sum(gained) for gained in self.gained]
        means = [total / max(1, count) for total, count in zip(worth, counts)]
        for taker, victim, kind in self.thefts:
            token = values[kind] if kind != UNKNOWN else means[victim]
            worth[taker] += token
            worth[victim] -= token
            counts[taker] += 1
            counts[victim] -= 1
        mean = sum([values[kind] for kind in kinds]) / len(kinds)
        return [total + mean * (has - count) for total, has, count in zip(worth, tokens, counts)]
