"""What Sam does, for all to see."""

from dataclasses import dataclass

from abilene.engine.events import Event


@dataclass(frozen=True, slots=True)
class SamActed(Event):
    """One step of Sam's turn: what he does, why, and all that is to be said of it, as `sam/telling.py` numbers them."""

    player: int
    step: tuple[int, ...]
    nth: int  # of this turn
    marked: str = ""  # with this pictogram, along the game

    def mark(self) -> str:
        return self.marked
