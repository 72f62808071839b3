"""What happens on the northern map, for all to see."""

from dataclasses import dataclass
from typing import ClassVar

from abilene.engine.events import Event


@dataclass(frozen=True, slots=True)
class StorePlaced(Event):
    """A store in a town; the slot cost or brought this money."""

    sign: ClassVar[str] = "store"

    player: int
    town: int
    lot: int
    money: int


@dataclass(frozen=True, slots=True)
class BellCleared(Event):
    """The last store of a row has left the annex."""

    player: int
    bells: int
