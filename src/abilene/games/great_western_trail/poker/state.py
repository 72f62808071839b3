"""What the poker table adds to the table."""

from typing import ClassVar

from abilene.games.great_western_trail.poker import secrets
from abilene.games.great_western_trail.state import Extra, Trail


class Poker(Extra):
    """The pot, who sits there, their face-down cards, and what everybody can work out about these."""

    fields: ClassVar[tuple[str, ...]] = ("pot", "worker", "token", "cards", "kinds", "strangers", "known", "laid")

    def __init__(
        self,
        pot: int,
        worker: list[int],
        token: list[int],
        cards: list[list[int]],
        kinds: list[list[list[int]]],
        strangers: list[list[int]],
        known: list[list[int]],
        laid: list[list[int]],
    ) -> None:
        self.pot = pot
        # by seat; lists within are never changed, only replaced, so that copies share them
        self.worker = worker  # the worker at the table, -1: nobody
        self.token = token  # the bonus token taken, counted from the top of the stack; -1: none
        self.cards = cards  # face down at the table
        self.kinds = kinds  # for each of these: the cards of which it is one, as far as the others can tell
        self.strangers = strangers  # for each: how many up to there may be neither known nor laid, at most
        self.known = known  # cards that all know to be in that hand or at the table, but not which
        self.laid = laid  # cards that all know to be at the table

    def copy(self) -> "Poker":
        """An independent twin."""
        return Poker(
            self.pot,
            self.worker[:],
            self.token[:],
            self.cards[:],
            self.kinds[:],
            self.strangers[:],
            self.known[:],
            self.laid[:],
        )

    @classmethod
    def lay(cls, t: Trail) -> "Poker":
        """Nobody sits at the table yet, and the pot is empty."""
        none = [-1] * t.figures.seats
        kinds: list[list[list[int]]] = [[] for _ in none]
        return Poker(0, none, none[:], _seats(t), kinds, _seats(t), _seats(t), _seats(t))

    def score(self, t: Trail, seat: int, points: dict[str, int]) -> None:
        """The bonus token of whoever sat down (GWTP-END-2)."""
        figures, token = t.figures.poker, self.token[seat]
        points["poker"] = figures.token_vp[token] if figures is not None and token >= 0 else 0

    # ------------------------------------------------------------------ what everybody can work out: see secrets.py

    def redeal(self, t: Trail, seat: int) -> bool:
        """Hand, table and draw pile of a seat with cards at the table."""
        if not self.cards[seat]:
            return False
        secrets.redeal_seat(t, self, seat)
        return True

    def leave_openly(self, t: Trail, seat: int, card: int) -> None:
        """A card is about to leave the hand for all to see."""
        secrets.leave_openly(t, self, seat, card)

    def narrow(self, t: Trail, seat: int) -> None:
        """Draw the conclusions that leave no doubt."""
        secrets.narrow(t, self, seat)

    def work_out(self, t: Trail, seat: int) -> None:
        """The draw pile is empty."""
        secrets.work_out(t, self, seat)

    def show_hand(self, t: Trail, seat: int) -> None:
        """All see the hand."""
        secrets.show_hand(t, self, seat)


def _seats(t: Trail) -> list[list[int]]:
    return [[] for _ in range(t.figures.seats)]
