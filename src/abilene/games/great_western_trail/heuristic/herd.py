"""The herd: what hands it will give, what a card is worth in it, and what to buy."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from abilene.games.great_western_trail.data import COWBOY, ORANGE
from abilene.games.great_western_trail.heuristic.goals import CATTLE_3, CATTLE_ORANGE, Goals
from abilene.games.great_western_trail.heuristic.hands import Hands
from abilene.games.great_western_trail.heuristic.orange import Orange
from abilene.games.great_western_trail.heuristic.outlook import Outlook
from abilene.games.great_western_trail.heuristic.sight import Sight
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
        self.orange: Final = Orange(sight, hands, outlook, self.later, orange) if orange else None

    @cached_property
    def cattle(self) -> list[int]:
        """All cattle of the herd."""
        return [card for card in self.sight.herd if card < self.sight.figures.cattle]

    # ------------------------------------------------------------------ the hand

    def use(self, card: int, hand: Sequence[int]) -> float:
        """What a card in hand adds to the next delivery, and what an objective card is kept for."""
        colour = self.hands.colour(card)
        if colour < 0:
            figures = self.sight.figures
            return 1.0 if self.goals.certainty(card - figures.cattle) >= 0.5 else 0.0
        if colour == ORANGE and self.orange:
            rest = list(hand)
            rest.remove(card)
            return max(0, self.sight.figures.kind_value[card] - self.best_orange(rest)) + self.orange.aside(card)
        if [self.hands.colour(other) for other in hand].count(colour) > 1:
            return 0.0
        return self.sight.figures.colour_value[colour]

    def best_orange(self, hand: Sequence[int]) -> int:
        """The best breeding value of orange cattle among these cards."""
        values = self.sight.figures.kind_value
        return max((values[card] for card in hand if self.hands.colour(card) == ORANGE), default=0)

    @cached_property
    def aside(self) -> float:
        """What orange cattle in hand bring in Kansas City, beside their breeding value."""
        if not self.orange:
            return 0.0
        oranges = [card for card in self.sight.hand if self.hands.colour(card) == ORANGE]
        return sum(self.orange.aside(card) for card in oranges) * self.outlook.value

    def fresh(self, hand: Sequence[int]) -> float:
        """What the next card drawn is expected to add to this hand."""
        held = {self.hands.colour(card) for card in hand}
        pool = self.sight.drawable
        figures = self.sight.figures
        new = [card for card in pool if card < figures.cattle and figures.kind_colour[card] not in held]
        added: float = sum(figures.kind_value[card] for card in new)
        if self.orange:
            held_orange = self.best_orange(hand)
            for card in pool:
                if self.hands.colour(card) == ORANGE:
                    better = figures.kind_value[card] - held_orange if held_orange else 0
                    added += max(0, better) + self.orange.aside(card)
        return added / len(pool) if pool else 0.0

    def weakest(self, options: Sequence[int], hand: Sequence[int]) -> int:
        """The card among the options that the hand misses least."""
        return min(options, key=lambda card: (self.use(card, hand), self.worth(card), card))

    def discard(self, options: Sequence[int]) -> float:
        """The worth of discarding the weakest of these: another card takes its place."""
        hand = self.sight.hand
        card = self.weakest(options, hand)
        left = hand[:]
        left.remove(card)
        return (self.fresh(left) - self.use(card, hand)) * self.outlook.value * self.presence

    @cached_property
    def presence(self) -> float:
        """How much the present hand matters."""
        return 0.0 if self.outlook.ending else NEAR**self.outlook.arrival * min(1.0, self.outlook.trips)

    def draw(self, count: int) -> float:
        """The worth of drawing so many cards, then discarding as many."""
        hand = self.sight.hand
        if not hand or not self.sight.drawable:
            return 0.0
        uses = sorted(self.use(card, hand) for card in hand)
        better = sum(max(0.2, self.fresh(hand) - use) for use in uses[:count])
        return better * self.outlook.value * self.presence

    # ------------------------------------------------------------------ a card for good

    def worth(self, card: int) -> float:
        """A card as part of the herd: its points, and the hands it makes better."""
        figures = self.sight.figures
        if card >= figures.cattle:
            return figures.objectives[card - figures.cattle].vp * self.goals.certainty(card - figures.cattle)
        value = figures.kind_value[card]
        counted = self.goals.masters_with(M_CATTLE) if value >= VALUE_3 else 0.0
        if figures.kind_colour[card] == ORANGE and self.orange:
            return self.orange.lasting(card) + self.goals.credit(CATTLE_ORANGE) + counted
        goal = self.goals.credit(CATTLE_3 + value - VALUE_3) if value >= VALUE_3 else 0.0
        gain = self.hands.additions[figures.kind_colour[card]] * self.outlook.value * self.later
        return figures.kind_vp[card] + goal + gain + counted

    def removal(self, card: int) -> float:
        """The worth of taking a card in hand out of the game."""
        figures = self.sight.figures
        if card >= figures.cattle or figures.kind_colour[card] == ORANGE:
            return -self.worth(card)
        thinner = self.hands.change(figures.kind_colour[card], -1) * self.outlook.value * self.later
        return thinner - figures.kind_vp[card] - self.use(card, self.sight.hand) * self.outlook.value * self.presence

    # ------------------------------------------------------------------ buying

    @cached_property
    def on_sale(self) -> list[list[float]]:
        """The worth of the cattle on sale, by class, the dearest first."""
        classes = self.sight.names.classes
        found: list[list[float]] = [[] for _ in classes]
        for kind, count in enumerate(self.sight.market):
            if count:
                found[self.sight.figures.kind_value[kind] - classes[0]] += [self.worth(kind)] * min(count, COPIES)
        return [sorted(worths, reverse=True)[:COPIES] for worths in found]

    @cached_property
    def to_come(self) -> list[list[float]]:
        """The mean worth of cattle that will be on sale, by class: this seat's share of what is left."""
        figures, sight = self.sight.figures, self.sight
        left = sight.view["market_pile"] + sum(sight.market)
        share = 1.5 * left / len(figures.market_cards) / sight.players
        found = []
        for value in sight.names.classes:
            kinds = [kind for kind in figures.market_cards if figures.kind_value[kind] == value]
            mean = sum(self.worth(kind) for kind in set(kinds)) / len(set(kinds))
            found.append([mean] * min(COPIES, round(len(kinds) * share)))
        return found

    def best_purchase(
        self, cattle: Sequence[Sequence[float]], cowboys: int, money: int, taken: Sequence[int] = (), first: int = 0
    ) -> tuple[float, int]:
        """The best way to spend cowboys and money: its worth, and the price to pay first (-1: none)."""
        best, chosen = 0.0, -1
        prices = self.sight.figures.prices
        taken = taken or [0] * len(cattle)  # by class
        for number in range(first, len(prices)):
            price = prices[number]
            if price.cowboys > cowboys or price.money > money:
                continue
            kind = price.value - self.sight.names.classes[0]
            had = taken[kind]
            bought = cattle[kind][had : had + price.cards]
            if len(bought) < price.cards:
                continue
            after = [*taken[:kind], had + price.cards, *taken[kind + 1 :]]
            rest, _ = self.best_purchase(cattle, cowboys - price.cowboys, money - price.money, after, number)
            worth = sum(bought) - price.money * self.outlook.dollar + rest
            if worth > best:
                best, chosen = worth, number
        return best, chosen

    @cached_property
    def purchase(self) -> float:
        """The worth of buying cattle now."""
        return self.best_purchase(self.on_sale, self.sight.workers[COWBOY], self.sight.money)[0]

    def purchases_to_come(self, cowboys: int) -> float:
        """The worth of a purchase on a trip to come, with so many cowboys."""
        return self.best_purchase(self.to_come, cowboys, BUDGET)[0]
