"""What the poker table adds to the table."""

from typing import ClassVar

from abilene.engine.core import Part


class Poker(Part):
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


def empty_table(players: int) -> Poker:
    """Nobody sits at the table yet, and the pot is empty."""
    none = [-1] * players
    return Poker(
        0, none, none[:], _seats(players), [[] for _ in none], _seats(players), _seats(players), _seats(players)
    )


def _seats(players: int) -> list[list[int]]:
    return [[] for _ in range(players)]
