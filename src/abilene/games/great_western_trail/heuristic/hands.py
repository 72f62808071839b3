"""Hands: what the cards in hand total, and what the herd will give."""

from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import Final

from abilene.games.great_western_trail.data import COLOURS
from abilene.games.great_western_trail.heuristic.sight import Sight

CYCLED: Final = 2  # cards that pass through the hand on a trip, beside those it holds in the end


class Hands:
    """The hands of a seat, now and on the trips to come."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight

    def colour(self, card: int) -> int:
        """The colour of a cattle card; -1 of an objective card."""
        return self.sight.figures.kind_colour[card] if card < self.sight.figures.cattle else -1

    def total(self, hand: Sequence[int]) -> int:
        """The breeding values of the different colours (GWT-INC-1)."""
        values = self.sight.figures.colour_value
        return sum(values[colour] for colour in {self.colour(card) for card in hand} if colour >= 0)

    @cached_property
    def now(self) -> int:
        """What the present hand totals."""
        return self.total(self.sight.hand)

    @cached_property
    def counts(self) -> list[int]:
        """The herd by colour."""
        counts = [0] * len(COLOURS)
        for card in self.sight.herd:
            if card < self.sight.figures.cattle:
                counts[self.sight.figures.kind_colour[card]] += 1
        return counts

    def mean_of(self, counts: Sequence[int], limit: int) -> float:
        """What a hand is expected to total with such a herd, some cards passing through it."""
        cards = sum(counts)
        seen = min(limit + CYCLED, cards)
        places = float(limit)
        total = 0.0
        for colour in range(len(counts) - 1, -1, -1):  # the dearest first
            if counts[colour] and places > 0:
                found = min(places, 1 - comb(cards - counts[colour], seen) / comb(cards, seen))
                places -= found
                total += found * self.sight.figures.colour_value[colour]
        return total

    @cached_property
    def mean(self) -> float:
        """What a hand of this herd is expected to total."""
        return self.mean_of(self.counts, self.sight.hand_limit)

    @cached_property
    def larger(self) -> float:
        """What one more card in hand adds."""
        return self.mean_of(self.counts, self.sight.hand_limit + 1) - self.mean

    @cached_property
    def additions(self) -> list[float]:
        """By colour: what one more card of it in the herd adds."""
        return [self.change(colour, 1) for colour in range(len(COLOURS))]

    def change(self, colour: int, by: int) -> float:
        """What more or fewer cards of a colour change."""
        counts = self.counts[:]
        counts[colour] += by
        return self.mean_of(counts, self.sight.hand_limit) - self.mean
