"""Hands: what the cards in hand total, and what the herd will give."""

from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import Final

from abilene.games.great_western_trail.data import ORANGE
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
        """The breeding values of the different colours (GWT-INC-1); of orange cattle the best one (GWTS-KC-1)."""
        figures = self.sight.figures
        best: dict[int, int] = {}
        for card in hand:
            if card < figures.cattle:
                colour = figures.kind_colour[card]
                best[colour] = max(best.get(colour, 0), figures.kind_value[card])
        return sum(best.values())

    @cached_property
    def now(self) -> int:
        """What the present hand totals."""
        return self.total(self.sight.hand)

    @cached_property
    def counts(self) -> list[int]:
        """The herd by breed."""
        breed = self.sight.names.breed
        counts = [0] * len(self.sight.names.breed_value)
        for card in self.sight.herd:
            if card < self.sight.figures.cattle:
                counts[breed[card]] += 1
        return counts

    def mean_of(self, counts: Sequence[int], limit: int) -> float:
        """What a hand is expected to total with such a herd, some cards passing through it."""
        cards = sum(counts)
        seen = min(limit + CYCLED, cards)
        places = float(limit)
        total = 0.0
        oranges, orange = 0, 0.0  # such cards of a better stage, and how surely one of them is seen
        values = self.sight.names.breed_value
        for breed in self.sight.names.dearest:
            if counts[breed] and places > 0:
                count = counts[breed]
                if breed >= ORANGE:
                    oranges += count
                    count = oranges
                found = min(places, 1 - comb(cards - count, seen) / comb(cards, seen))
                if breed >= ORANGE:  # only the best one adds its value (GWTS-KC-1)
                    found, orange = max(0.0, found - orange), found
                places -= found
                total += found * values[breed]
        return total

    @cached_property
    def seen(self) -> float:
        """How surely a given card of the herd passes through the hand on a trip."""
        return min(1.0, (self.sight.hand_limit + CYCLED) / max(1, sum(self.counts)))

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
        """By breed: what one more card of it in the herd adds."""
        return [self.change(breed, 1) for breed in range(len(self.counts))]

    def change(self, breed: int, by: int) -> float:
        """What more or fewer cards of a breed change."""
        counts = self.counts[:]
        counts[breed] += by
        return self.mean_of(counts, self.sight.hand_limit) - self.mean
