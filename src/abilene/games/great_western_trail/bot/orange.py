"""Orange cattle: what they bring in Kansas City beside their breeding value, and what they grow into."""

from typing import Final

from abilene.games.great_western_trail.bot.hands import Hands
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.sight import Sight
from abilene.games.great_western_trail.orange.data import OrangeFigures


class Orange:
    """The orange cattle of a seat."""

    def __init__(self, sight: Sight, hands: Hands, outlook: Outlook, later: float, figures: OrangeFigures) -> None:
        self.sight: Final = sight
        self.hands: Final = hands
        self.outlook: Final = outlook
        self.later: Final = later  # trips on which a card in the herd can still be of use
        self.figures: Final = figures

    def lasting(self, card: int) -> float:
        """Its points and the hands it makes better, growing as often as it comes to Kansas City in hand."""
        stages = self.figures.stages
        grown = stages[stages.index(card) :] if card in stages else [card]
        a_stage = 1 / self.hands.seen  # trips until it is in hand there
        trips, points, total = self.later, float(self.sight.figures.kind_vp[card]), 0.0
        for i in range(len(grown) - 1):
            young, older = grown[i], grown[i + 1]
            passing = min(trips, a_stage)
            points += self._more(young, older) * passing / a_stage
            total += self._addition(young) * passing
            trips -= passing
        total += self._addition(grown[-1]) * trips
        if card == self.figures.brahman:
            points += self.figures.bonus * self.outlook.dollar * self.hands.seen * self.later
        return points + total * self.outlook.value

    def aside(self, card: int) -> float:
        """What it brings when it is in hand in Kansas City, counted as breeding value: money, or growth."""
        if card == self.figures.brahman:
            return self.figures.bonus * self.outlook.dollar / self.outlook.value
        if card not in self.figures.stages[:-1]:
            return 0.0
        return (self.lasting(card + 1) - self.lasting(card)) / self.outlook.value

    def _addition(self, card: int) -> float:
        return self.hands.addition(self.sight.lore.breed[card])

    def _more(self, young: int, older: int) -> int:
        points = self.sight.figures.kind_vp
        return points[older] - points[young]
