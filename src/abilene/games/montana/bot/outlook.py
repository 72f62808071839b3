"""How long the race still lasts, and what things are worth until then, counted in small goods."""

from typing import Final

from abilene.games.montana.bot.sight import Sight
from abilene.games.montana.data import KINDS, LARGER, PUMPKIN, STONE

SMALL: Final = 1.0
LARGE: Final = 1.4  # a small one, and its share of a visit to the city
PIECE: Final = 2.4  # a settlement: the goods of a common region, and its share of a Build action
RARE: Final = 1.1  # a pumpkin: no row of the shop hands it out
COIN: Final = 0.19
COW: Final = 1.0  # any small good at any moment
CANTEEN: Final = 1.6  # a turn, at the moment of one's choice
TRIFLE: Final = 0.02  # what only breaks a tie

A_SETTLEMENT: Final = 2.3  # turns that one takes, from the first worker on
GOODS_OF_A_REGION: Final = 2.6
HASTE: Final = 3.0  # turns before a rival's end from which goods that lie about lose their worth


class Outlook:
    """What a seat can still do with what it gets."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.racing: Final = sight.left > 0
        self.share: Final = self._share()  # of a thing's worth that there is still time to use
        self.prices: Final = self._prices()
        self.coin: Final = max(TRIFLE, COIN * self.share)
        self.cow: Final = max(5 * TRIFLE, COW * self.share)
        self.canteen: Final = max(5 * TRIFLE, CANTEEN * self.share)

    def _share(self) -> float:
        sight = self.sight
        if not self.racing:
            return 0.0
        if sight.seen.closer >= 0:
            return 1.0 if sight.canteens > 1 else 0.4 if sight.canteens else 0.0
        turns = min([self.turns_to_end(rival) for rival in sight.rivals], default=HASTE) + sight.canteens
        return min(1.0, max(0.1, turns / HASTE))

    def turns_to_end(self, rival: int) -> float:
        """How soon a rival can have placed its last settlement."""
        seen = self.sight.seen
        left = seen.left[rival]
        stocked: float = min(left, (sum(seen.goods[rival]) + seen.cows[rival]) / GOODS_OF_A_REGION)
        building = stocked / self.sight.figures.most_builds
        return max(1.0, building + (left - stocked) * A_SETTLEMENT - seen.canteens[rival])

    def _prices(self) -> list[float]:
        """By kind of good."""
        small, large = max(TRIFLE, SMALL * self.share), max(TRIFLE, LARGE * self.share)
        prices = [small if kind < STONE + LARGER else large for kind in range(KINDS)]
        prices[PUMPKIN] *= RARE
        return prices
