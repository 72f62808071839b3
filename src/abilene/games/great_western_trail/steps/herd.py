"""The herd: buying cattle, discarding for an action, removing cards, filling the hand."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.games.great_western_trail.data import ANY_CATTLE, COWBOY, OBJECTIVE, ORANGE, SAME_COLOUR, VALUE_3
from abilene.games.great_western_trail.events import (
    CardRemoved,
    CardsDiscarded,
    CardsDrawn,
    CattleBought,
    CattleRevealed,
)
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import Ask

ANY_COLOUR: Final = -1


def discardable(t: Trail, seat: int, wanted: int, colour: int) -> list[int]:
    """The kinds in hand with which the requirement can be met (GWT-ACT-4)."""
    figures = t.figures
    hand = t.hand_kinds(seat)
    if wanted == OBJECTIVE:
        return [card for card in hand if card >= figures.cattle]
    cattle = [card for card in hand if card < figures.cattle]
    if colour != ANY_COLOUR:
        return [card for card in cattle if figures.kind_colour[card] == colour]
    if wanted == ANY_CATTLE:
        return cattle
    if wanted == VALUE_3:
        return [card for card in cattle if figures.kind_value[card] == 3 and figures.kind_colour[card] != ORANGE]
    if wanted == SAME_COLOUR:
        return [card for card in cattle if t.holds_cattle(seat, figures.kind_colour[card]) >= 2]
    return [card for card in cattle if figures.kind_colour[card] == wanted - 1]


class DiscardFor(Ask):
    """Discard what an action asks for; its reward comes with the last card, and only then (GWT-ACT-1, GWT-ACT-3)."""

    kind: ClassVar[str] = "sell"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "wanted", "colour", "action", "space")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ACT-3", "GWT-ACT-4")

    def __init__(self, player: int, wanted: int, colour: int, action: int, space: int) -> None:
        super().__init__(player)
        self.wanted: Final = wanted
        self.colour: Final = colour  # of the first card of a pair, when the second is asked for
        self.action: Final = action
        self.space: Final = space  # of the building it is printed on

    def choices(self, t: Trail, /) -> list[int]:
        return discardable(t, self.player, self.wanted, self.colour)

    def pick(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        if self.wanted == SAME_COLOUR and self.colour == ANY_COLOUR:
            colour = t.figures.kind_colour[card]
            t.then(DiscardFor(self.player, self.wanted, colour, self.action, self.space))
            return
        from abilene.games.great_western_trail.steps.actions import owe_reward

        owe_reward(t, self.player, self.action, self.space, 1)

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def forbid(self, t: Trail, card: int, /) -> tuple[str, str]:
        return ("GWT-ACT-4", "sell-wrong") if card in t.hands[self.player] else ("GWT-ACT-3", "not-in-hand")


class RemoveCards(Ask):
    """Take up to so many hand cards out of the game (GWT-AUX-5, GWT-INT-19)."""

    kind: ClassVar[str] = "remove"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-5", "GWT-INT-19")

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    def choices(self, t: Trail, /) -> list[int]:
        kinds = t.hand_kinds(self.player)
        return [*kinds, PASS] if kinds and self.count else []

    def pick(self, t: Trail, card: int, /) -> None:
        if card == PASS:
            return
        t.leave_hand(self.player, card)
        t.gone_cards.append(card)
        if t.heard is not None:
            t.emit(CardRemoved(self.player, card))
        t.then(RemoveCards(self.player, self.count - 1))

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def forbid(self, t: Trail, card: int, /) -> tuple[str, str]:
        return "GWT-AUX-5", "not-in-hand"


def affordable(t: Trail, seat: int, cowboys: int) -> list[int]:
    """Prices for which there are cowboys, money and cards (GWT-BUY-2, GWT-BUY-7)."""
    figures = t.figures
    found = []
    for i, price in enumerate(figures.prices):
        if price.cowboys > cowboys or price.money > t.money[seat]:
            continue
        if in_market(t, price.value) >= price.cards:
            found.append(i)
    return found


class Buy(Ask):
    """Buy cattle while cowboys and money last, or have a cowboy look for more (GWT-BUY-1 to GWT-BUY-6)."""

    kind: ClassVar[str] = "buy"
    noun: ClassVar[str] = "price"
    fields: ClassVar[tuple[str, ...]] = ("player", "cowboys", "begun")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUY-2", "GWT-BUY-4", "GWT-BUY-6")

    def __init__(self, player: int, cowboys: int, begun: int) -> None:
        super().__init__(player)
        self.cowboys: Final = cowboys  # not yet used in this action
        self.begun: Final = begun

    def choices(self, t: Trail, /) -> list[int]:
        found = affordable(t, self.player, self.cowboys)
        if self.cowboys and t.pile:
            found.append(len(t.figures.prices))  # look for more cattle
        return [*found, PASS] if found and self.begun else found

    def pick(self, t: Trail, price: int, /) -> None:
        if price == PASS:
            return
        if price == len(t.figures.prices):
            self.look_for_more(t)
            return
        chosen = t.figures.prices[price]
        t.pay(self.player, chosen.money)
        t.then(
            TakeCattle(self.player, chosen.value, chosen.cards, chosen.money),
            Buy(self.player, self.cowboys - chosen.cowboys, 1),
        )

    def look_for_more(self, t: Trail) -> None:
        """Reveal two cards of the market pile (GWT-BUY-4)."""
        before = t.pile[-t.figures.revealed :]
        for _ in before:
            t.reveal_cattle()
        if t.heard is not None:
            t.emit(CattleRevealed(tuple(before)))
        t.then(Buy(self.player, self.cowboys - 1, 1))

    def name(self, t: Trail, price: int, /) -> str:
        return "more" if price == len(t.figures.prices) else notation(t.figures).prices[price]

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        if choice == len(t.figures.prices):
            return {"count": min(t.figures.revealed, len(t.pile))}
        price = t.figures.prices[choice]
        return {"value": price.value, "needed": price.cowboys, "money": price.money, "count": price.cards}

    def label(self, t: Trail, choice: int, /) -> str:
        if choice == PASS:
            return "stop"
        return "more" if choice == len(t.figures.prices) else super().label(t, choice)

    def forbid(self, t: Trail, choice: int, /) -> tuple[str, str]:
        if choice == len(t.figures.prices):
            return "GWT-BUY-4", "more-pile" if self.cowboys else "more-cowboys"
        price = t.figures.prices[choice]
        if price.cowboys > self.cowboys:
            return "GWT-BUY-2", "buy-cowboys"
        return ("GWT-BUY-2", "buy-money") if price.money > t.money[self.player] else ("GWT-BUY-7", "buy-cards")


def in_market(t: Trail, value: int) -> int:
    """How many cards of this value are face up."""
    return sum([count for kind, count in enumerate(t.market) if t.figures.kind_value[kind] == value])


class TakeCattle(Ask):
    """Which card of that value (GWT-BUY-3)."""

    kind: ClassVar[str] = "cattle"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "value", "count", "money")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUY-3", "GWT-BUY-7")

    def __init__(self, player: int, value: int, count: int, money: int) -> None:
        super().__init__(player)
        self.value: Final = value
        self.count: Final = count
        self.money: Final = money

    def choices(self, t: Trail, /) -> list[int]:
        if not self.count:
            return []
        values = t.figures.kind_value
        return [kind for kind, count in enumerate(t.market) if count and values[kind] == self.value]

    def pick(self, t: Trail, card: int, /) -> None:
        t.market[card] -= 1
        t.discards[self.player].append(card)  # GWT-BUY-5
        if t.heard is not None:
            t.emit(CattleBought(self.player, (card,), self.money))
        t.then(TakeCattle(self.player, self.value, self.count - 1, 0))

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def forbid(self, t: Trail, card: int, /) -> tuple[str, str]:
        other = card >= t.figures.cattle or t.figures.kind_value[card] != self.value
        return "GWT-BUY-3", "cattle-value" if other else "cattle-gone"


def can_buy(t: Trail, seat: int) -> bool:
    """Something can be bought or revealed."""
    cowboys = t.workers[3 * seat + COWBOY]
    return len(t.pile) > 0 or len(affordable(t, seat, cowboys)) > 0


class FillHand(Ask):
    """Phase C: draw up to the hand limit (GWT-DRAW-1); a token may be spent before."""

    kind: ClassVar[str] = "fill"
    noun: ClassVar[str] = "answer"
    cites: ClassVar[tuple[str, ...]] = ("GWT-DRAW-1", "GWT-XT-2")
    waits_for_token: ClassVar[bool] = True

    def choices(self, t: Trail, /) -> list[int]:
        return [0]

    def pick(self, t: Trail, answer: int, /) -> None:
        missing = t.hand_limit(self.player) - len(t.hands[self.player])
        drawn = 0
        while drawn < missing and t.draw_card(self.player):
            drawn += 1
        if drawn and t.heard is not None:
            t.emit(CardsDrawn(self.player, drawn, tuple(t.hands[self.player][-drawn:])))

    def name(self, t: Trail, answer: int, /) -> str:
        return ""
