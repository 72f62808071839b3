"""The board being drawn: what the viewer sees and may choose, and where things lie."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from abilene.engine import board
from abilene.engine.ink import PLAIN, SMALLEST, Draw, printed
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.scene.choices import Offer, Question
from abilene.games.great_western_trail.scene.layout import Frames, Land, Pane
from abilene.games.great_western_trail.seen import Seen

S = TypeVar("S")
F = TypeVar("F")


@dataclass(frozen=True)
class Board(board.Board[Seen]):
    """All that a part of the drawing may draw upon."""

    offers: Mapping[int, Offer]
    standing: list[dict[str, int | None]]  # the score so far, as far as the viewer may know it
    land: Land
    frames: Frames
    beyond: tuple[Question, ...] = ()  # what local actions lead to
    chosen: Mapping[str, str] = field(default_factory=dict)  # by key: what is chosen ("sel"), or could be instead
    smallest: float = SMALLEST  # type of the part that is being drawn

    def on(self, pane: Pane) -> "Board":
        """The same while this part is drawn."""
        return replace(self, smallest=pane.smallest)

    def print(self, key: str, what: Hashable, draw: Draw, scale: float = 1) -> None:
        """What is printed on a thing that is so much larger or smaller: drawn once for all that `what` tells apart."""
        printed(self.scene, key, what, draw, round(self.smallest / scale, 1))

    @property
    def figures(self) -> Figures:
        """The figures in use."""
        return self.seen.figures

    def marked(self, style: str, key: str) -> str:
        """The classes of a thing that may be chosen already."""
        return f"{style} {self.chosen[key]}" if key in self.chosen else style

    def wears(self, seat: int) -> int:
        """Whose colour a seat's pieces have: Sam's are plain, so that he is never taken for a player."""
        return PLAIN if seat == self.figures.sam_seat else seat

    @property
    def sheet(self) -> str:
        """What the board lies on; below the northern map it is pushed down."""
        return "board:sheet" if self.land.country else "part:board"

    def layer(self, key: str, sort: str, draw: Callable[["Board"], None]) -> None:
        """A layer of the board that looks the same at every table, unless one of its things can be chosen."""
        self.scene.add(key, "g", parent=self.sheet)
        if any(key.startswith(sort) for key in (*self.lit.stands, *self.lit.plans, *self.lit.picks)):
            draw(self)
        else:
            self.print(key, (self.land, self.texts.lang), lambda ink: draw(replace(self, scene=ink.scene)))


def in_play(seen: S | None, figures: F | None) -> tuple[S, F]:
    """What is seen of a module that is in play, and its figures."""
    assert seen is not None, "this module is not in play"
    assert figures is not None, "this module is not in play"
    return seen, figures
