"""The board being drawn."""

from dataclasses import dataclass

from abilene.engine import board
from abilene.games.good_goat_bad.scene.layout import Layout, Plate
from abilene.games.good_goat_bad.seen import Seen

TABLE = "part:table"  # the one part of the drawing, on which everything lies


@dataclass(frozen=True)
class Board(board.Board[Seen]):
    """What the viewer sees and may choose, and where it is drawn."""

    lay: Layout

    def plate(self, seat: int) -> Plate:
        """A seat's place: clockwise from the viewer at the lower edge."""
        return self.lay.plates[(seat - self.seen.own) % len(self.lay.plates)]
