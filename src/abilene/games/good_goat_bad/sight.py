"""What a seat makes of what it sees: where the cards can be, and what everybody's belongings are worth."""

from typing import Final

from abilene.games.good_goat_bad.data import CHARACTERS, Figures
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.state import REFUSED, REMOVED, UNSEEN

Facts = tuple[object, ...]  # what the worth of the cards depends on


class Sight:
    """The table, seen by somebody who remembers what came into the stocks and is told nothing more."""

    def __init__(self, seen: Seen, stock: list[float]) -> None:
        figures = seen.figures
        self.seen: Final = seen
        self.figures: Final[Figures] = figures
        self.me: Final = seen.seat
        self.stock: Final = stock  # what everybody's tokens are worth
        self.loot: Final = seen.loot * figures.values[seen.robbed] if seen.loot else 0
        # The seat whose hat each card carries; UNSEEN, or REFUSED: out of the round.
        self.owner: Final = [place if UNSEEN <= place < REMOVED else REFUSED for place in seen.place]
        self.unseen: Final = [card for card in figures.deck if self.owner[card] == UNSEEN]
        there = seen.noted | seen.named
        self.known: Final = [card for card in range(len(CHARACTERS)) if there >> card & 1]  # in the hand or on offer
        # In the hand, the pile or face down.
        self.free: Final = [card for card in self.unseen if not there >> card & 1]
        self.held: Final = seen.held + 1 if seen.declared >= 0 or seen.offered >= 0 else seen.held
        self.facts: Final[Facts] = (
            seen.place, seen.hats, seen.coins, seen.tokens, seen.site_tokens, seen.site_coins, seen.elixirs,
            self.stock, seen.loot, seen.robbed, seen.last, there, self.held,
        )  # fmt: skip

    def money(self, seat: int) -> float:
        """What a seat's coins and tokens are worth."""
        return self.seen.coins[seat] + self.stock[seat]
