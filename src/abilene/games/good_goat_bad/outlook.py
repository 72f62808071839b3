"""What follows for a seat from all that it knows: what everybody has, what each character would bring it, and whom."""

from typing import Final

from abilene.games.good_goat_bad.data import Figures
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.sight import Sight
from abilene.games.good_goat_bad.worth import NO_OWNER, Worth

TRUE: Final = 0.3  # how often a name is true, before anybody is known


def stocks_of(seen: Seen) -> list[float]:
    """What everybody's tokens are worth, to a listener; a token that nobody saw is any of all kinds."""
    figures = seen.figures
    values = figures.values
    mean = sum([values[kind] for kind in figures.locations]) / len(figures.locations)
    found: list[float] = []
    for seat in range(figures.players):
        worth = 0.0
        if seen.looks_at(seat):
            kinds = seen.kinds(seat)
        else:
            kinds = seen.recalled(seat)
            more, fewer = seen.doubts(seat)
            worth = mean * (more - fewer)
        for kind, count in enumerate(kinds):
            worth += count * values[kind]
        found.append(worth)
    return found


class Outlook:
    """Of the seat that looks."""

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self.figures: Final[Figures] = seen.figures
        self.sight: Final = Sight(seen, stocks_of(seen))
        self.worth: Final = Worth(self.sight)
        # Where a card goes that is refused: back to its dealer, in the last stage to nobody (GGB-LAST-9).
        self.back: Final[int] = seen.dealer if seen.last < 0 else NO_OWNER

    def money(self, seat: int) -> float:
        """What a seat has, coins and tokens."""
        return self.sight.money(seat)

    def brings(self, card: int) -> float:
        """Coins ahead of my rivals, when the card is mine."""
        return self.worth.outcome(card, self.sight.me)

    def rather(self, card: int, other: int) -> float:
        """So much better it is for me when the card is mine than when it is that seat's, or nobody's."""
        return self.brings(card) - self.worth.outcome(card, other)

    def accepting(self) -> float:
        """What accepting is worth beside refusing, if the name on offer is true as often as most are."""
        sight, seen = self.sight, self.seen
        others = max(1, sight.held - 1)
        missing = sight.held - len(sight.known)
        edge = 0.0
        for card in sight.known:
            chance = TRUE if card == seen.declared else (1.0 - TRUE) / others
            edge += chance * self.rather(card, self.back)
        for card in sight.free:
            edge += (1.0 - TRUE) / others * missing / len(sight.free) * self.rather(card, self.back)
        return edge
