"""Questions of this game, and exchange tokens, which may be spent at each of them."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Step
from abilene.games.great_western_trail.events import CardsDiscarded, CardsDrawn, TokenSpent
from abilene.games.great_western_trail.former import former_name
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail

TOKEN: Final = -2  # 2E: spend an exchange token first, then answer (GWT-XT-2)
LEAST: Final = TOKEN

# Whose immediate action it is.
OF_WORKER: Final = 0
OF_MASTER: Final = 1
OF_OBJECTIVE: Final = 2
OF_SLOT: Final = 3
OF_TOWN: Final = 4
OF_ARROW: Final = 5


class Ask(Step[Trail]):
    """A question with its choices; it answers itself when there is one, and is gone when there is none."""

    fades: ClassVar[bool] = True
    waits_for_token: ClassVar[bool] = False  # asked with one choice too, if a token can be spent (GWT-TURN-7)

    def choices(self, t: Trail, /) -> list[int]:
        """What can be chosen besides spending a token."""
        raise NotImplementedError(repr(self))

    def pick(self, t: Trail, choice: int, /) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError(repr(self))

    def options(self, t: Trail, /) -> list[int]:
        choices = self.choices(t)
        if t.tokens[self.player] and choices and t.can_draw(self.player):
            asked = len(choices) > 1 or type(self).waits_for_token or self.insists(t)
            if asked:
                choices.append(TOKEN)
        return choices

    def take(self, t: Trail, choice: int, /) -> None:
        if choice == TOKEN:
            t.tokens[self.player] -= 1
            if t.heard is not None:
                t.emit(TokenSpent(self.player))
            t.then(DrawThenDiscard(self.player, t.figures.token_draw), self)  # GWT-XT-1
        else:
            self.pick(t, choice)

    def say(self, t: Trail, choice: int, /) -> str:
        if choice == TOKEN:
            return "token"
        return "pass" if choice == PASS else f"{self.verb(t, choice)} {self.name(t, choice)}".strip()

    def verb(self, t: Trail, choice: int, /) -> str:
        """The word for what is done with it."""
        return type(self).kind

    def name(self, t: Trail, choice: int, /) -> str:
        """The chosen thing in notation."""
        return str(choice)

    def formerly(self, t: Trail, choice: int, /) -> str:
        name = former_name(t, self, choice) if choice >= 0 else ""
        return f"{type(self).kind} {name}" if name else ""

    def words(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return self.told(t, choice) if choice >= 0 else {}

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        """All that the texts are told of a choice that is more than a pass or a token."""
        return {type(self).noun: choice}

    def label(self, t: Trail, choice: int, /) -> str:
        return "token" if choice == TOKEN else "pass" if choice == PASS else type(self).kind

    def refuse(self, t: Trail, choice: int, /) -> tuple[str, str]:
        if choice == TOKEN:
            return ("GWT-XT-4", "token") if t.figures.edition == 2 else ("GWT-COMP-10", "token-edition")
        return (self.rules(t)[0], "must") if choice == PASS else self.forbid(t, choice)

    def forbid(self, t: Trail, choice: int, /) -> tuple[str, str]:
        """The rule that forbids a choice, and the text that says why."""
        return self.rules(t)[0], type(self).kind


class DrawThenDiscard(Ask):
    """Say how many cards to draw, draw them all, then discard as many (GWT-AUX-6, GWT-INT-18)."""

    kind: ClassVar[str] = "draw"
    noun: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("player", "most")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-6", "GWT-INT-18")

    def __init__(self, player: int, most: int) -> None:
        super().__init__(player)
        self.most: Final = most

    def choices(self, t: Trail, /) -> list[int]:
        cards = len(t.draws[self.player]) + len(t.discards[self.player])
        return list(range(1, min(self.most, cards) + 1))

    def pick(self, t: Trail, count: int, /) -> None:
        drawn = 0
        while drawn < count and t.draw_card(self.player):
            drawn += 1
        if t.heard is not None:
            t.emit(CardsDrawn(self.player, drawn, tuple(t.hands[self.player][-drawn:])))
        t.then(DiscardCards(self.player, drawn))


class DiscardCards(Ask):
    """Discard so many cards of the hand, any of them."""

    kind: ClassVar[str] = "discard"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-6", "GWT-ACT-3")

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    def choices(self, t: Trail, /) -> list[int]:
        return t.hand_kinds(self.player) if self.count else []

    def pick(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        t.then(DiscardCards(self.player, self.count - 1))

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def forbid(self, t: Trail, card: int, /) -> tuple[str, str]:
        return "GWT-ACT-3", "not-in-hand"
