"""The board being drawn: what the viewer sees and may choose, and where it lies."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from abilene.engine import board
from abilene.engine.board import Point
from abilene.engine.ink import printed
from abilene.engine.scene import Node, Scene
from abilene.games.montana.data import Figures
from abilene.games.montana.scene.choices import Offer
from abilene.games.montana.scene.layout import MAP_TYPE, PHONE_NAMES, SHEET_TYPE, Frames
from abilene.games.montana.scene.pieces import Worker
from abilene.games.montana.seen import Seen


@dataclass(frozen=True)
class Board(board.Board[Seen]):
    """All that a part of the drawing may draw upon."""

    offers: Mapping[int, Offer]  # by choice
    planned: Mapping[str, Offer]  # by what stands for a plan
    frames: Frames
    smallest: float  # size of type, in units of the part that is drawn

    def draw(self, key: str, draw: Callable[..., object], *what: Hashable) -> None:
        """The strokes of a thing, in type that can be read there."""
        printed(self.scene, key, (draw, *what), lambda ink: draw(ink, *what), self.smallest)

    def on_sheet(self) -> "Board":
        """The same with the type of a sheet, which is shown smaller in a low window."""
        return replace(self, smallest=SHEET_TYPE)

    def on_map(self, scale: float) -> "Board":
        """The same with the type of the map, which is shown smaller than the rest, and drawn at such a scale."""
        return replace(self, smallest=MAP_TYPE / scale if self.shape == "wide" else PHONE_NAMES)

    def is_asked(self, *kinds: str) -> bool:
        """Whether the viewer must answer one of these questions."""
        return bool(self.offers) and self.seen.asks in kinds

    @property
    def figures(self) -> Figures:
        """The figures in use."""
        return self.seen.figures

    def worker(self, colour: int) -> Worker:
        """A worker of a colour carries the good of its area."""
        return Worker(colour, self.figures.area_good[colour])

    def place(
        self, key: str, parent: str, at: Point, strokes: Callable[..., object], *what: Hashable, **attributes: Any
    ) -> None:
        """Something drawn about a point, which is no thing of its own."""
        self.scene.nodes[key] = _group(key, parent, *at, **attributes)
        self.draw(key, strokes, *what)


@lru_cache(20_000)
def _group(key: str, parent: str, x: float, y: float, **attributes: Any) -> Node:
    """Most of it stays where it is from one drawing to the next."""
    press = Scene(0, 0, "")
    press.add(key, "g", transform=f"translate({x:.5g} {y:.5g})", **attributes)
    return replace(press.nodes[key], parent=parent)
