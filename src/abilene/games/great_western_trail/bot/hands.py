"""Hands: what the cards in hand total, and what the herd will give."""

from typing import Final

from abilene.games.great_western_trail.bot.sight import UNSET, Sight
from abilene.games.great_western_trail.data import ORANGE

CYCLED: Final = 2  # cards that pass through the hand on a trip, beside those it holds in the end


class Hands:
    """The hands of a seat, now and on the trips to come."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        breed = sight.lore.breed
        counts = [0] * len(sight.lore.breed_value)
        for card in sight.herd:
            if card < sight.figures.cattle:
                counts[breed[card]] += 1
        self.counts: Final = counts  # the herd by breed
        # how surely a given card of the herd passes through the hand on a trip
        self.seen: Final = min(1.0, (sight.hand_limit + CYCLED) / max(1, sum(counts)))
        self.mean: Final = self.mean_of(sight.hand_limit)  # what a hand of this herd is expected to total
        self.now: Final = self._now()
        self._additions: Final = [UNSET] * len(counts)

    def colour(self, card: int) -> int:
        """The colour of a cattle card; -1 of an objective card."""
        return self.sight.figures.kind_colour[card] if card < self.sight.figures.cattle else -1

    def _now(self) -> int:
        """The breeding values of the different colours (GWT-INC-1); of orange cattle the best one (GWTS-KC-1)."""
        figures = self.sight.figures
        best = [0] * len(figures.colour_value)
        for card in self.sight.hand:
            if card < figures.cattle:
                colour = figures.kind_colour[card]
                best[colour] = max(best[colour], figures.kind_value[card])
        return sum(best)

    def mean_of(self, limit: int) -> float:
        """What a hand is expected to total with the herd so counted, some cards passing through it."""
        counts, values = self.counts, self.sight.lore.breed_value
        cards = sum(counts)
        missed = self.sight.lore.missed(cards, min(limit + CYCLED, cards))
        places = float(limit)
        total = 0.0
        oranges, orange = 0, 0.0  # such cards of a better stage, and how surely one of them is seen
        for breed in self.sight.lore.dearest:
            count = counts[breed]
            if count and places > 0:
                if breed >= ORANGE:
                    oranges += count
                    count = oranges
                found = min(places, 1.0 - missed[count])
                if breed >= ORANGE:  # only the best one adds its value (GWTS-KC-1)
                    better = max(0.0, found - orange)
                    orange = found
                    found = better
                places -= found
                total += found * values[breed]
        return total

    def larger(self) -> float:
        """What one more card in hand adds."""
        return self.mean_of(self.sight.hand_limit + 1) - self.mean

    def addition(self, breed: int) -> float:
        """What one more card of a breed in the herd adds."""
        if self._additions[breed] == UNSET:
            self._additions[breed] = self.change(breed, 1)
        return self._additions[breed]

    def change(self, breed: int, by: int) -> float:
        """What more or fewer cards of a breed change."""
        self.counts[breed] += by
        mean = self.mean_of(self.sight.hand_limit)
        self.counts[breed] -= by
        return mean - self.mean
