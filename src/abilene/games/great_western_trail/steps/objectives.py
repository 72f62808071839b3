"""Objective cards: gaining and playing them."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.games.great_western_trail.data import MOVE, TO_HAND
from abilene.games.great_western_trail.events import ObjectiveGained, ObjectivePlayed
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import OF_OBJECTIVE, Ask

# When an objective card is played.
BEFORE_PHASE_A: Final = 0
IN_PHASE_B: Final = 1


def can_gain_objective(t: Trail) -> bool:
    """A card is left in the display or in the stack (GWT-OBJ-2)."""
    return len(t.display) + len(t.stack_of_objectives) > 0


class GainObjective(Ask):
    """Take a card of the display, or the unseen top card of the stack (GWT-OBJ-1, GWT-OBJ-3)."""

    kind: ClassVar[str] = "objective"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "where", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-OBJ-1", "GWT-OBJ-2", "GWT-OBJ-3")

    def __init__(self, player: int, where: int, optional: int) -> None:
        super().__init__(player)
        self.where: Final = where
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = sorted([card - t.figures.cattle for card in t.display])
        if t.stack_of_objectives:
            found.append(len(t.figures.objectives))
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, choice: int, /) -> None:
        if choice == PASS:
            return
        blind = choice == len(t.figures.objectives)
        if blind:
            card = t.stack_of_objectives.pop()
            t.reveal()
        else:
            card = choice + t.figures.cattle
            t.display.remove(card)
            if t.stack_of_objectives:
                t.display.append(t.stack_of_objectives.pop())
                t.reveal()
        if self.where == TO_HAND:
            t.hands[self.player].append(card)
            (t.blind if blind else t.shown)[self.player].append(card)
        else:
            t.discards[self.player].append(card)
        if t.heard is not None:
            t.emit(ObjectiveGained(self.player, card, 1 if blind and self.where == TO_HAND else 0))

    def name(self, t: Trail, choice: int, /) -> str:
        return "stack" if choice == len(t.figures.objectives) else notation(t.figures).objectives[choice]

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return {"card": choice + t.figures.cattle} if choice < len(t.figures.objectives) else {}

    def label(self, t: Trail, choice: int, /) -> str:
        return "objective-stack" if choice == len(t.figures.objectives) else super().label(t, choice)

    def forbid(self, t: Trail, choice: int, /) -> tuple[str, str]:
        stack = choice == len(t.figures.objectives)
        return ("GWT-OBJ-2", "objective-stack") if stack else ("GWT-OBJ-1", "objective")


def play_objective(t: Trail, seat: int, card: int, when: int) -> None:
    """Put the card into the area; its immediate action is performed or forfeited (GWT-OBJ-4)."""
    from abilene.games.great_western_trail.steps.actions import MayDo
    from abilene.games.great_western_trail.steps.turn import MayMoveFree

    t.leave_hand(seat, card)
    t.areas[seat].append(card)
    if t.heard is not None:
        t.emit(ObjectivePlayed(seat, card))
    immediate = t.figures.objectives[card - t.figures.cattle].immediate
    if t.figures.actions[immediate].verb == MOVE:
        t.then(MayMoveFree(seat, t.figures.actions[immediate].amount, when))
    else:
        t.then(MayDo(seat, OF_OBJECTIVE, immediate))
