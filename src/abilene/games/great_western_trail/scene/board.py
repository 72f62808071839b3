"""The board being drawn: what the viewer knows and may choose, and how it is said."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from abilene.engine.ink import printed
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.scene.choices import Offer
from abilene.games.great_western_trail.scene.layout import Frames, Land

PLAIN = 5  # the sixth seat's colour, which has no pattern


@dataclass(frozen=True)
class Board:
    """All that a part of the drawing may draw upon."""

    scene: Scene
    known: Mapping[str, Any]
    stands: Mapping[str, tuple[int, ...]]  # by key of a node: the choices it stands for
    deeds: Mapping[str, str]  # and what choosing it does
    offers: Mapping[int, Offer]
    texts: Texts
    figures: Figures
    land: Land
    frames: Frames
    shape: str

    def say(self, message: str, /, **arguments: Any) -> str:
        """A text of the scene."""
        return self.texts.format(f"scene-{message}", **arguments)

    def title(self, key: str, said: str) -> str:
        """What a thing is; first what choosing it does, if it can be chosen and this says more."""
        deed = self.deeds.get(key, "")
        said = said if deed in said else f"{deed}. {_capital(said)}"
        return _capital(said)

    def choices(self, key: str) -> tuple[int, ...]:
        """The choices that a thing stands for."""
        return self.stands.get(key, ())

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
        if any(standing.startswith(sort) for standing in self.stands):
            draw(self)
        else:
            printed(self.scene, key, (self.land, self.texts.lang), lambda ink: draw(replace(self, scene=ink.scene)))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
