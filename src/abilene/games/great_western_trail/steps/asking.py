"""Questions of this game, and exchange tokens, which may be spent at each of them."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from abilene.engine.core import FIRST, PASS, Breach, Interruptible
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.events import CardsDiscarded, CardsDrawn, TokenSpent
from abilene.games.great_western_trail.former import former_name
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.signs import card_sign, space_sign
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.keys import ON_PILE, card_key, draw_key, location_key

TOKEN: Final = FIRST  # 2E: spend an exchange token first, then answer (GWT-XT-2)
LEAST: Final = TOKEN

# Whose immediate action it is.
OF_WORKER: Final = 0
OF_MASTER: Final = 1
OF_OBJECTIVE: Final = 2
OF_SLOT: Final = 3
OF_TOWN: Final = 4
OF_ARROW: Final = 5


class Ask(Interruptible[Trail]):
    """A question; it answers itself when there is one answer, and is gone when there is none.

    A token may be spent first, if the question is asked at all.
    """

    fades: ClassVar[bool] = True
    meanwhile: ClassVar[str] = "token"
    things: ClassVar[frozenset[str]] = frozenset((
        "job", "market", "price", "card", "objective", "rail", "station", "master", "tile", "risk", "aux", "building",
        "town", "city", "arrow", "foresight", "neutral", "space", "herder", "engine", "row", "slot", "limit", "track",
        "deck", "certificate",
    ))  # fmt: skip
    forbids: ClassVar[tuple[str, ...]] = ("GWT-COMP-10", "GWT-XT-1", "GWT-XT-4")
    untold: ClassVar[tuple[str, ...]] = ("token-edition", "token-none", "not-in-hand")
    waits_for_token: ClassVar[bool] = False  # asked with one answer too, if a token can be spent (GWT-TURN-7)

    @classmethod
    def deeds(cls, figures: Figures, /) -> Sequence[Any]:
        names = cls.names(figures)
        return [*range(LEAST, 0), *names] if names else cls.span(figures)

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        """What each answer from 0 stands for, where modules or editions change that; none: it is always the same."""
        return []

    def choices(self, t: Trail, /) -> list[int]:
        found = self.answers(t)
        if t.tokens[self.player]:
            found += self.beside(t, found)
        return found

    def beside(self, t: Trail, answers: list[int], /) -> list[int]:
        if answers and t.can_spend_token(self.player):
            asked = len(answers) > 1 or type(self).waits_for_token or self.insists(t)
            if asked:
                return [TOKEN]
        return []

    def left_first(self, t: Trail, /) -> int:
        return -1 if t.figures.edition == 1 else t.tokens[self.player]

    def do_first(self, t: Trail, choice: int, /) -> None:
        t.tokens[self.player] -= 1
        if t.heard is not None:
            t.emit(TokenSpent(self.player))
        t.then(DrawThenDiscard(self.player, t.figures.token_draw))  # GWT-XT-1

    def too_soon(self, t: Trail, choice: int, /) -> Breach | None:
        if t.figures.edition == 1:
            return Breach("GWT-COMP-10", "token-edition")
        if not t.tokens[self.player]:
            return Breach("GWT-XT-1", "token-none")
        return None if t.can_draw(self.player) else Breach("GWT-XT-4", "token-draw")

    def broken(self, t: Trail, choice: int, /) -> Breach | None:
        if choice == PASS:
            return None if self.may_pass(t) else self.must(t)
        return super().broken(t, choice)

    def may_pass(self, t: Trail) -> bool:
        """It can be declined."""
        return False

    def must(self, t: Trail) -> Breach:
        """Why it cannot be declined."""
        return Breach(self.rules(t)[0], "must")

    def formerly(self, t: Trail, choice: int, /) -> str:
        name = former_name(t, self, choice) if choice >= 0 else ""
        return f"{type(self).kind} {name}" if name else ""

    def keys(self, t: Trail, choice: int, /) -> tuple[str, ...]:
        if choice < 0:
            return ()
        keys = self.node(t, choice), self.row(t, choice)
        return tuple([key for key in keys if key])

    def sign_first(self, t: Trail, choice: int, /) -> str:
        return "exchange"

    def can_be_met(self, t: Trail) -> bool:
        """The hand holds what is asked for, as all know who hear the question."""
        return len(self.answers(t)) > 0

    def node(self, t: Trail, choice: int) -> str:
        """The key of the node that stands for an answer; empty: it is a button of the page only."""
        return ""

    def row(self, t: Trail, choice: int) -> str:
        """The key of what stands for an answer on the question's sheet; empty: it has none."""
        return ""


class AskCard(Ask):
    """One of the cards in hand is chosen, by its kind."""

    noun: ClassVar[str] = "card"

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, figures.kinds)

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return [figures.card_name(card) for card in range(figures.kinds)]

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def sign(self, t: Trail, card: int, /) -> str:
        return card_sign(t.figures, card)

    def node(self, t: Trail, card: int) -> str:
        return card_key(t, self.player, card)


class AskSpace(Ask):
    """A space of the trail is chosen."""

    noun: ClassVar[str] = "space"

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.spaces))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def sign(self, t: Trail, space: int, /) -> str:
        return space_sign(t, space)

    def node(self, t: Trail, space: int) -> str:
        return location_key(t, space)


class AskRail(Ask):
    """A space or a turnout of the railroad is chosen."""

    noun: ClassVar[str] = "rail"

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, figures.last_space + 1)

    def name(self, t: Trail, rail: int, /) -> str:
        return notation(t.figures).rail(rail)

    def node(self, t: Trail, rail: int) -> str:
        return f"rail:{t.figures.rail_name(rail)}"


class DrawThenDiscard(Ask):
    """Say how many cards to draw, draw them all, then discard as many (GWT-AUX-6, GWT-INT-18)."""

    kind: ClassVar[str] = "draw"
    noun: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("player", "most")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-6", "GWT-INT-18")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-AUX-7")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "draw-none", "draw-most")

    def __init__(self, player: int, most: int) -> None:
        super().__init__(player)
        self.most: Final = most

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, figures.most_drawn + 1)

    def answers(self, t: Trail, /) -> list[int]:
        cards = len(t.draws[self.player]) + len(t.discards[self.player])
        return list(range(1, min(self.most, cards) + 1))

    def answer(self, t: Trail, count: int, /) -> None:
        drawn = 0
        while drawn < count and t.draw_card(self.player):
            drawn += 1
        if t.heard is not None:
            t.emit(CardsDrawn(self.player, drawn, tuple(t.hands[self.player][-drawn:])))
        t.then(DiscardCards(self.player, drawn))

    def wrong(self, t: Trail, count: int, /) -> Breach | None:
        if count == 0:
            return Breach("GWT-INT-18", "draw-none")
        if count > self.most:
            return Breach("GWT-AUX-6", "draw-most")
        cards = len(t.draws[self.player]) + len(t.discards[self.player])
        return Breach("GWT-AUX-7", "draw-cards") if count > cards else None

    def node(self, t: Trail, count: int) -> str:
        return draw_key(self.player, count if self.most <= ON_PILE else 0)


class DiscardCards(AskCard):
    """Discard so many cards of the hand, any of them."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-6", "GWT-ACT-3")

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    def answers(self, t: Trail, /) -> list[int]:
        return t.hand_kinds(self.player) if self.count else []

    def insists(self, t: Trail, /) -> bool:
        return t.figures.rules >= 3 and len(t.may_hold(self.player)) > 1  # being asked tells nothing of the hand

    def answer(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        t.then(DiscardCards(self.player, self.count - 1))

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        return Breach("GWT-ACT-3", "not-in-hand") if card not in t.hands[self.player] else None
