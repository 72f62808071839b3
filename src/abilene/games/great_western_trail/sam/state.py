"""What Sam adds to the table."""

from typing import ClassVar

from abilene.engine.core import Part


class Sam(Part):
    """Sam's specialty, discs and cards; all else that is his lies where everybody else's does."""

    fields: ClassVar[tuple[str, ...]] = (
        "specialty", "discs", "delivered", "gone", "deck", "played", "pile", "active", "turned", "told",
    )  # fmt: skip

    def __init__(
        self,
        specialty: int,
        discs: int,
        delivered: int,
        gone: int,
        deck: list[int],
        played: list[int],
        pile: list[int],
        active: list[int],
        turned: int,
        told: list[int],
    ) -> None:
        self.specialty = specialty  # a worker
        self.discs = discs  # left in his supply
        self.delivered = delivered  # deliveries made along his route
        self.gone = gone  # 1: his engine has left the game (GWTA-ENG-5)
        self.deck = deck  # cards by their place among the cards of this level; the top is last
        self.played = played  # face up, the latest last
        self.pile = pile  # cattle and objective cards he gained; the first is his starting objective, face down
        self.active = active  # expansion cards turned up and not yet finished, the active one last
        self.turned = turned  # how many expansion cards have been turned up so far
        self.told = told  # his latest turn, step by step (see telling.py)

    def copy(self) -> "Sam":
        """An independent twin."""
        return Sam(
            self.specialty,
            self.discs,
            self.delivered,
            self.gone,
            self.deck[:],
            self.played[:],
            self.pile[:],
            self.active[:],
            self.turned,
            self.told[:],
        )
