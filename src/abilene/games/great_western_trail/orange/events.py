"""What happens to orange cattle, for all to see."""

from dataclasses import dataclass

from abilene.engine.events import Event


@dataclass(frozen=True, slots=True)
class CattleGrown(Event):
    """Cards of one stage left the game for as many of the next."""

    player: int
    card: int  # what they have become
    count: int


@dataclass(frozen=True, slots=True)
class BrahmanSold(Event):
    """The money for the Brahman cards in hand."""

    player: int
    count: int
    money: int
