"""Objective cards: gaining and playing them."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Step
from abilene.games.great_western_trail.data import GAIN, MOVE, TO_HAND, Action, Figures
from abilene.games.great_western_trail.events import ObjectiveGained, ObjectivePlayed, TokenGained
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import Gain, MayDo
from abilene.games.great_western_trail.steps.asking import LEAST, OF_OBJECTIVE, Ask
from abilene.games.great_western_trail.steps.keys import objective_key
from abilene.games.great_western_trail.steps.trail import MayMoveFree
from abilene.games.great_western_trail.steps.verbs import Verb, brings


def can_gain_objective(t: Trail) -> bool:
    """A card is left in the display or in the stack (GWT-OBJ-2)."""
    return len(t.display) + len(t.stack_of_objectives) > 0


class GainObjective(Ask):
    """Take a card of the display, or the unseen top card of the stack (GWT-OBJ-1, GWT-OBJ-3)."""

    kind: ClassVar[str] = "objective"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "where", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-OBJ-1", "GWT-OBJ-2", "GWT-OBJ-3")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "objective")

    def __init__(self, player: int, where: int, optional: int) -> None:
        super().__init__(player)
        self.where: Final = where
        self.optional: Final = optional

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.objectives) + 1)

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return [*(objective.id for objective in figures.objectives), "stack"]

    def answers(self, t: Trail, /) -> list[int]:
        found = sorted([card - t.figures.cattle for card in t.display])
        if t.stack_of_objectives:
            found.append(len(t.figures.objectives))
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, choice: int, /) -> None:
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

    def sign(self, t: Trail, choice: int, /) -> str:
        return "objective"

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return {"card": choice + t.figures.cattle} if choice < len(t.figures.objectives) else {}

    def label(self, t: Trail, choice: int, /) -> str:
        return "objective-stack" if choice == len(t.figures.objectives) else super().label(t, choice)

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        if choice == len(t.figures.objectives):
            return None if t.stack_of_objectives else Breach("GWT-OBJ-2", "objective-stack")
        return None if choice + t.figures.cattle in t.display else Breach("GWT-OBJ-1", "objective")

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0

    def node(self, t: Trail, choice: int) -> str:
        if choice == len(t.figures.objectives):
            return "objective:stack"
        return objective_key(t, choice + t.figures.cattle)

    def row(self, t: Trail, choice: int) -> str:
        return f"sheet:{self.node(t, choice)}"


class AskOrPlay(Ask):
    """A question before which objective cards may be played; they are numbered after its own answers (GWT-TURN-5)."""

    @classmethod
    def own(cls, figures: Figures) -> int:
        """How many answers there are besides the cards."""
        raise NotImplementedError(cls.__name__)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, cls.own(figures) + len(figures.objectives))

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return [*cls.own_names(figures), *(objective.id for objective in figures.objectives)]

    @classmethod
    def own_names(cls, figures: Figures) -> list[str]:
        """What its own answers stand for."""
        return [str(answer) for answer in range(cls.own(figures))]

    def plays(self, t: Trail, choice: int) -> bool:
        """The choice is an objective card."""
        return choice >= self.own(t.figures)

    def card(self, t: Trail, choice: int) -> int:
        """The card that is played."""
        return choice - self.own(t.figures) + t.figures.cattle

    def playable(self, t: Trail) -> list[int]:
        """The choices of all objective cards in hand."""
        cattle = t.figures.cattle
        held = [card - cattle for card in t.hands[self.player] if card >= cattle]
        if held:
            first = self.own(t.figures)
            held = sorted([first + card for card in held])
        return held

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        return None if self.card(t, choice) in t.hands[self.player] else Breach("GWT-TURN-5", "not-in-hand")

    def node(self, t: Trail, choice: int) -> str:
        return objective_key(t, self.card(t, choice))

    def say(self, t: Trail, choice: int, /) -> str:
        if not self.plays(t, choice):
            return super().say(t, choice)
        return f"play {notation(t.figures).objectives[choice - self.own(t.figures)]}"

    def sign(self, t: Trail, choice: int, /) -> str:
        return "objective"

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return {"card": self.card(t, choice)}

    def label(self, t: Trail, choice: int, /) -> str:
        return "play" if self.plays(t, choice) else super().label(t, choice)


def play_objective(t: Trail, seat: int, card: int, when: int) -> Step[Trail]:
    """Put the card into the area; what it owes: its immediate action, performed or forfeited (GWT-OBJ-4)."""
    t.leave_hand(seat, card)
    t.areas[seat].append(card)
    if t.heard is not None:
        t.emit(ObjectivePlayed(seat, card))
    immediate = t.figures.objectives[card - t.figures.cattle].immediate
    if t.figures.actions[immediate].verb == MOVE:
        return MayMoveFree(seat, t.figures.actions[immediate].amount, when)
    return MayDo(seat, OF_OBJECTIVE, immediate)


class Gaining(Verb):
    """Money, certificates, a token, an objective card."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        times = t.count(seat, action.per) if action.per else 1
        if action.money * times > 0 or action.token:
            return True
        if (action.steps * times > 0 or action.to_limit) and t.marker[seat] < t.marker_limit(seat):
            return True
        return action.objective > 0 and can_gain_objective(t)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        times = t.count(seat, action.per) if action.per else 1
        steps = len(t.figures.track) if action.to_limit else action.steps * times
        if action.token:
            t.tokens[seat] += action.token
            if t.heard is not None:
                t.emit(TokenGained(seat))
        gain = Gain(seat, action.money * times, steps)
        return [gain, GainObjective(seat, action.objective, optional)] if action.objective else [gain]


brings(GAIN, Gaining())
