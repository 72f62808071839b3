"""The herd: buying cattle, discarding for an action, removing cards, filling the hand."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Step
from abilene.games.great_western_trail.data import (
    BUY,
    COWBOY,
    DRAW,
    REMOVE,
    TAKE_CATTLE,
    Action,
    Figures,
)
from abilene.games.great_western_trail.events import (
    CardRemoved,
    CardsDrawn,
    CattleBought,
    CattleRevealed,
)
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import LEAST, Ask, AskCard, DrawThenDiscard
from abilene.games.great_western_trail.steps.keys import market_key
from abilene.games.great_western_trail.steps.planning import ahead, asks
from abilene.games.great_western_trail.steps.verbs import Verb, amount, brings


class RemoveCards(AskCard):
    """Take up to so many hand cards out of the game (GWT-AUX-5, GWT-INT-19)."""

    kind: ClassVar[str] = "remove"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("GWT-AUX-5", "GWT-INT-19")

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    def answers(self, t: Trail, /) -> list[int]:
        kinds = t.hand_kinds(self.player)
        return [*kinds, PASS] if kinds and self.count else []

    def answer(self, t: Trail, card: int, /) -> None:
        if card == PASS:
            return
        t.leave_hand(self.player, card)
        t.gone_cards.append(card)
        if t.heard is not None:
            t.emit(CardRemoved(self.player, card))
        t.then(RemoveCards(self.player, self.count - 1))

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        return Breach("GWT-AUX-5", "not-in-hand") if card not in t.hands[self.player] else None

    def may_pass(self, t: Trail) -> bool:
        return True


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
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-BUY-7")

    def __init__(self, player: int, cowboys: int, begun: int) -> None:
        super().__init__(player)
        self.cowboys: Final = cowboys  # not yet used in this action
        self.begun: Final = begun

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.prices) + 1)

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return [*(price.id for price in figures.prices), "look"]

    def answers(self, t: Trail, /) -> list[int]:
        found = affordable(t, self.player, self.cowboys)
        if self.cowboys and t.pile:
            found.append(len(t.figures.prices))  # look for more cattle
        return [*found, PASS] if found and self.begun else found

    def answer(self, t: Trail, price: int, /) -> None:
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

    def sign(self, t: Trail, price: int, /) -> str:
        return "search" if price == len(t.figures.prices) else "cattle"

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        if choice == len(t.figures.prices):
            return {"count": min(t.figures.revealed, len(t.pile))}
        price = t.figures.prices[choice]
        return {"value": price.value, "needed": price.cowboys, "money": price.money, "count": price.cards}

    def label(self, t: Trail, choice: int, /) -> str:
        if choice == PASS:
            return "stop"
        return "more" if choice == len(t.figures.prices) else super().label(t, choice)

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        if choice == len(t.figures.prices):
            if not self.cowboys:
                return Breach("GWT-BUY-4", "more-cowboys")
            return None if t.pile else Breach("GWT-BUY-4", "more-pile")
        price = t.figures.prices[choice]
        if price.cowboys > self.cowboys:
            return Breach("GWT-BUY-2", "buy-cowboys")
        if price.money > t.money[self.player]:
            return Breach("GWT-BUY-2", "buy-money")
        return Breach("GWT-BUY-7", "buy-cards") if in_market(t, price.value) < price.cards else None

    def may_pass(self, t: Trail) -> bool:
        return self.begun > 0

    def must(self, t: Trail) -> Breach:
        return Breach("GWT-BUY-6", "must")

    def node(self, t: Trail, choice: int) -> str:
        prices = t.figures.prices
        return f"price:{prices[choice].id}" if choice < len(prices) else "market:pile"

    def plans(self, t: Trail, /) -> list[Plan]:
        """Each card of the market, at the cheapest price that buys it; what else that price buys is asked then.

        The pile tells what it is here for: what it turns up stays.
        """
        more = len(t.figures.prices)
        found = [Plan(self.node(t, more), (more,), "more", self.told(t, more))] if more in t.options() else []
        for card, count in enumerate(t.market):
            price = self.cheapest(t, t.figures.kind_value[card]) if count else PASS
            if price != PASS:
                asked = asks(ahead(t, (price,)), ("cattle",), t)  # not where there are no others of that value
                of = t.figures.prices[price]
                told = {"card": card, "money": of.money, "needed": of.cowboys, "count": of.cards}
                told["left"] = t.money[self.player] - of.money
                found.append(Plan(market_key(t, card), (price, card) if asked else (price,), "buy", told))
        return found

    def elsewhere(self, t: Trail, key: str, /) -> Breach | None:
        """Why a card of the market cannot be bought: what its cheapest price lacks."""
        cards = [card for card, count in enumerate(t.market) if count and market_key(t, card) == key]
        values = [t.figures.kind_value[card] for card in cards]
        found = [i for i, price in enumerate(t.figures.prices) if price.value in values]
        if not found:
            return None
        price = min(found, key=lambda i: (t.figures.prices[i].cowboys, t.figures.prices[i].money))
        breach = self.wrong(t, price)
        return None if breach is None else Breach(breach.rule, breach.text, tuple(t.game.words_of(t, price).items()))

    def cheapest(self, t: Trail, value: int) -> int:
        """The price for a card of this value that asks for the least money, and of these the fewest cowboys."""
        prices = t.figures.prices
        found = [i for i in affordable(t, self.player, self.cowboys) if prices[i].value == value]
        return min(found, key=lambda i: (prices[i].money, prices[i].cowboys)) if found else PASS


def in_market(t: Trail, value: int) -> int:
    """How many cards of this value are face up."""
    return sum([count for kind, count in enumerate(t.market) if t.figures.kind_value[kind] == value])


class TakeCattle(Ask):
    """Which card of that value (GWT-BUY-3)."""

    kind: ClassVar[str] = "cattle"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "value", "count", "money")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUY-3", "GWT-BUY-7")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "cattle-value", "cattle-gone")

    def __init__(self, player: int, value: int, count: int, money: int) -> None:
        super().__init__(player)
        self.value: Final = value
        self.count: Final = count
        self.money: Final = money

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, figures.cattle)

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return figures.kind_name

    def answers(self, t: Trail, /) -> list[int]:
        if not self.count:
            return []
        values = t.figures.kind_value
        return [kind for kind, count in enumerate(t.market) if count and values[kind] == self.value]

    def answer(self, t: Trail, card: int, /) -> None:
        t.market[card] -= 1
        t.discards[self.player].append(card)  # GWT-BUY-5
        if t.heard is not None:
            t.emit(CattleBought(self.player, (card,), self.money, self.count - 1))
        t.then(TakeCattle(self.player, self.value, self.count - 1, 0))

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        if t.figures.kind_value[card] != self.value:
            return Breach("GWT-BUY-3", "cattle-value")
        return None if t.market[card] else Breach("GWT-BUY-3", "cattle-gone")

    def node(self, t: Trail, card: int) -> str:
        return market_key(t, card)

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def sign(self, t: Trail, card: int, /) -> str:
        return "cattle"


def can_buy(t: Trail, seat: int) -> bool:
    """Something can be bought or revealed."""
    cowboys = t.staff(seat, COWBOY)
    return len(t.pile) > 0 or len(affordable(t, seat, cowboys)) > 0


class FillHand(Ask):
    """Phase C: draw up to the hand limit (GWT-DRAW-1); a token may be spent before."""

    kind: ClassVar[str] = "fill"
    noun: ClassVar[str] = "answer"
    cites: ClassVar[tuple[str, ...]] = ("GWT-DRAW-1", "GWT-XT-2")
    waits_for_token: ClassVar[bool] = True

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, 1)

    def answers(self, t: Trail, /) -> list[int]:
        return [0]

    def answer(self, t: Trail, answer: int, /) -> None:
        missing = t.hand_limit(self.player) - len(t.hands[self.player])
        drawn = 0
        while drawn < missing and t.draw_card(self.player):
            drawn += 1
        if drawn and t.heard is not None:
            t.emit(CardsDrawn(self.player, drawn, tuple(t.hands[self.player][-drawn:])))

    def wrong(self, t: Trail, answer: int, /) -> Breach | None:
        return None

    def node(self, t: Trail, answer: int) -> str:
        return f"deck:{self.player}"

    def name(self, t: Trail, answer: int, /) -> str:
        return ""


class Buying(Verb):
    """Buy cattle with all cowboys."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_buy(t, seat)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Buy(seat, t.staff(seat, COWBOY), 0)]


class Drawing(Verb):
    """Draw cards, then discard as many."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return t.can_draw(seat)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [DrawThenDiscard(seat, amount(t, seat, action))]


class Removing(Verb):
    """Take hand cards out of the game."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(t.hands[seat]) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [RemoveCards(seat, action.amount)]


class TakingCattle(Verb):
    """Take a card of the cattle market."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return in_market(t, action.amount) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [TakeCattle(seat, action.amount, 1, 0)]


brings(BUY, Buying())
brings(DRAW, Drawing())
brings(REMOVE, Removing())
brings(TAKE_CATTLE, TakingCattle())
