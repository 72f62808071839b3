"""The herd: what hands it will give, what a card is worth in it, and what to buy."""

from collections.abc import Sequence
from typing import Final

from abilene.games.great_western_trail.bot.goals import CATTLE_3, CATTLE_ORANGE, Goals
from abilene.games.great_western_trail.bot.hands import Hands
from abilene.games.great_western_trail.bot.orange import Orange
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.sight import UNSET, Sight
from abilene.games.great_western_trail.data import COWBOY, ORANGE
from abilene.games.great_western_trail.scoring import M_CATTLE

FIRST_USE: Final = 0.5  # of a trip: a new card lies in the discard pile before it can be drawn
NEAR: Final = 0.8  # the share of the present hand that is still there a turn later
BUDGET: Final = 11  # dollars that a purchase to come can count on
COPIES: Final = 3  # of a class: more are hardly ever bought at once
VALUE_3: Final = 3  # the least breeding value that tasks ask for


class Herd:
    """The cattle of a seat."""

    def __init__(self, sight: Sight, hands: Hands, outlook: Outlook, goals: Goals) -> None:
        self.sight: Final = sight
        self.hands: Final = hands
        self.outlook: Final = outlook
        self.goals: Final = goals
        self.later: Final = max(0.0, outlook.trips - FIRST_USE)
        orange = sight.figures.orange
        self.orange: Final = Orange(sight, hands, outlook, self.later, orange) if orange is not None else None
        # how much the present hand matters
        self.presence: Final[float] = 0.0 if outlook.ending else NEAR**outlook.arrival * min(1.0, outlook.trips)
        self._colours: Final = self._held(sight.hand)
        self._fresh = UNSET
        self._aside = UNSET
        self._worths: Final = [UNSET] * sight.figures.kinds
        self._on_sale: list[list[float]] | None = None
        self._to_come: list[list[float]] | None = None
        self._purchase = UNSET

    # ------------------------------------------------------------------ the hand

    def _held(self, hand: list[int]) -> list[int]:
        """By colour: how many cards of it are in hand."""
        figures = self.sight.figures
        held = [0] * len(figures.colour_value)
        for card in hand:
            if card < figures.cattle:
                held[figures.kind_colour[card]] += 1
        return held

    def use(self, card: int) -> float:
        """What a card in hand adds to the next delivery, and what an objective card is kept for."""
        figures = self.sight.figures
        colour = self.hands.colour(card)
        if colour < 0:
            return 1.0 if self.goals.certainty(card - figures.cattle) >= 0.5 else 0.0
        if colour == ORANGE and self.orange is not None:
            rest = self.sight.hand[:]
            rest.remove(card)
            return max(0, figures.kind_value[card] - self.best_orange(rest)) + self.orange.aside(card)
        return 0.0 if self._colours[colour] > 1 else float(figures.colour_value[colour])

    def uses(self) -> list[float]:
        """What the cards in hand add, the weakest first."""
        return sorted([self.use(card) for card in self.sight.hand])

    def best_orange(self, hand: list[int]) -> int:
        """The best breeding value of orange cattle among these cards."""
        values = self.sight.figures.kind_value
        return max([values[card] for card in hand if self.hands.colour(card) == ORANGE], default=0)

    def aside(self) -> float:
        """What orange cattle in hand bring in Kansas City, beside their breeding value."""
        if self.orange is None:
            return 0.0
        if self._aside == UNSET:
            total = 0.0
            for card in self.sight.hand:
                if self.hands.colour(card) == ORANGE:
                    total += self.orange.aside(card)
            self._aside = total * self.outlook.value
        return self._aside

    def fresh(self) -> float:
        """What the next card drawn is expected to add to the hand."""
        if self._fresh == UNSET:
            self._fresh = self._fresh_to(self.sight.hand, self._colours)
        return self._fresh

    def _fresh_to(self, hand: list[int], held: list[int]) -> float:
        """The same for another hand, and how many cards of each colour it holds."""
        pool, figures = self.sight.drawable(), self.sight.figures
        new = 0
        for card in pool:
            if card < figures.cattle and not held[figures.kind_colour[card]]:
                new += figures.kind_value[card]
        added = float(new)
        if self.orange is not None:
            held_orange = self.best_orange(hand)
            for card in pool:
                if self.hands.colour(card) == ORANGE:
                    better = figures.kind_value[card] - held_orange if held_orange else 0
                    added += max(0, better) + self.orange.aside(card)
        return added / len(pool) if pool else 0.0

    def weakest(self, options: Sequence[int]) -> int:
        """The card among the options that the hand misses least."""
        return min([(self.use(card), self.worth(card), card) for card in options])[2]

    def discard(self, options: list[int]) -> float:
        """The worth of discarding the weakest of these: another card takes its place."""
        card = self.weakest(options)
        left, held = self.sight.hand[:], self._colours[:]
        left.remove(card)
        if card < self.sight.figures.cattle:
            held[self.sight.figures.kind_colour[card]] -= 1
        return (self._fresh_to(left, held) - self.use(card)) * self.outlook.value * self.presence

    def draw(self, count: int) -> float:
        """The worth of drawing so many cards, then discarding as many."""
        if not self.sight.hand or not self.sight.drawable():
            return 0.0
        fresh, better = self.fresh(), 0.0
        for use in self.uses()[:count]:
            better += max(0.2, fresh - use)
        return better * self.outlook.value * self.presence

    # ------------------------------------------------------------------ a card for good

    def worth(self, card: int) -> float:
        """A card as part of the herd: its points, and the hands it makes better."""
        if self._worths[card] == UNSET:
            self._worths[card] = self._worth(card)
        return self._worths[card]

    def _worth(self, card: int) -> float:
        figures = self.sight.figures
        if card >= figures.cattle:
            return figures.objectives[card - figures.cattle].vp * self.goals.certainty(card - figures.cattle)
        value = figures.kind_value[card]
        counted = self.goals.masters_with(M_CATTLE) if value >= VALUE_3 else 0.0
        if figures.kind_colour[card] == ORANGE and self.orange is not None:
            return self.orange.lasting(card) + self.goals.credit(CATTLE_ORANGE) + counted
        goal = self.goals.credit(CATTLE_3 + value - VALUE_3) if value >= VALUE_3 else 0.0
        gain = self.hands.addition(figures.kind_colour[card]) * self.outlook.value * self.later
        return figures.kind_vp[card] + goal + gain + counted

    def removal(self, card: int) -> float:
        """The worth of taking a card in hand out of the game."""
        figures = self.sight.figures
        if card >= figures.cattle or figures.kind_colour[card] == ORANGE:
            return -self.worth(card)
        thinner = self.hands.change(figures.kind_colour[card], -1) * self.outlook.value * self.later
        return thinner - figures.kind_vp[card] - self.use(card) * self.outlook.value * self.presence

    # ------------------------------------------------------------------ buying

    def on_sale(self) -> list[list[float]]:
        """The worth of the cattle on sale, by class, the dearest first."""
        if self._on_sale is None:
            classes = self.sight.lore.classes
            found: list[list[float]] = [[] for _ in classes]
            for kind, count in enumerate(self.sight.market):
                if count:
                    alike = found[self.sight.figures.kind_value[kind] - classes[0]]
                    alike.extend([self.worth(kind)] * min(count, COPIES))
            self._on_sale = [sorted(worths, reverse=True)[:COPIES] for worths in found]
        return self._on_sale

    def to_come(self) -> list[list[float]]:
        """The mean worth of cattle that will be on sale, by class: this seat's share of what is left."""
        if self._to_come is None:
            sight, lore = self.sight, self.sight.lore
            left = sight.seen.pile + sum(sight.market)
            share = 1.5 * left / len(sight.figures.market_cards) / sight.players
            found: list[list[float]] = []
            for kinds, cards in zip(lore.class_kinds, lore.class_cards, strict=True):
                total = 0.0
                for kind in kinds:
                    total += self.worth(kind)
                found.append([total / len(kinds)] * min(COPIES, round(cards * share)))
            self._to_come = found
        return self._to_come

    def purchase(self) -> float:
        """The worth of buying cattle now."""
        if self._purchase == UNSET:
            cowboys, money = self.sight.workers[COWBOY], self.sight.money
            self._purchase = Purchase(self, self.on_sale()).best(cowboys, money, 0)
        return self._purchase

    def purchases_to_come(self, cowboys: int) -> float:
        """The worth of a purchase on a trip to come, with so many cowboys."""
        return Purchase(self, self.to_come()).best(cowboys, BUDGET, 0)

    def first_price(self, cowboys: int, money: int) -> int:
        """The price to pay first in the best purchase now; -1: none."""
        purchase = Purchase(self, self.on_sale())
        purchase.best(cowboys, money, 0)
        return purchase.first


class Purchase:
    """The best way to spend cowboys and money on cattle of these worths, by class."""

    def __init__(self, herd: Herd, cattle: list[list[float]]) -> None:
        self.cattle: Final = cattle
        self.prices: Final = herd.sight.figures.prices
        self.least: Final = herd.sight.lore.classes[0]
        self.dollar: Final = herd.outlook.dollar
        self.taken: Final = [0] * len(cattle)
        self.first = -1  # the price to pay first

    def best(self, cowboys: int, money: int, after: int) -> float:
        """The worth of the best purchases at this price and those after it."""
        best, chosen = 0.0, -1
        for number in range(after, len(self.prices)):
            price = self.prices[number]
            if price.cowboys > cowboys or price.money > money:
                continue
            kind = price.value - self.least
            worths, had = self.cattle[kind], self.taken[kind]
            if len(worths) - had < price.cards:
                continue
            bought = 0.0
            for card in range(had, had + price.cards):
                bought += worths[card]
            self.taken[kind] = had + price.cards
            rest = self.best(cowboys - price.cowboys, money - price.money, number)
            self.taken[kind] = had
            worth = bought - price.money * self.dollar + rest
            if worth > best:
                best, chosen = worth, number
        self.first = chosen
        return best
