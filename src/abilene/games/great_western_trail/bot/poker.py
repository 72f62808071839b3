"""The poker table: whether to sit down, which cards to stake, and when to show them."""

from math import exp
from typing import Final

from abilene.games.great_western_trail.bot.herd import Herd
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.rails import Rails
from abilene.games.great_western_trail.bot.sight import Sight
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.poker.data import PokerFigures
from abilene.games.great_western_trail.poker.seen import SeenPoker

HIDDEN: Final = 2.0  # the breeding value of a card that somebody else has staked, about
DOUBT: Final = 1.0  # of breeding value: how far that may be wrong, for each such card
JOINED: Final = 0.8  # how surely a lone hand is still the best one when it is shown
SHOWN: Final = 0.5  # how surely a staked card is shown on the same trip
SPITE: Final = 0.3  # of a dollar's worth: a dollar that an opponent wins


class Poker:
    """The place of a seat at the table."""

    def __init__(
        self, sight: Sight, outlook: Outlook, herd: Herd, rails: Rails, table: SeenPoker, figures: PokerFigures
    ) -> None:
        self.sight: Final = sight
        self.outlook: Final = outlook
        self.herd: Final = herd
        self.rails: Final = rails
        self.table: Final = table
        self.figures: Final = figures
        self.count: Final = table.count[sight.me]  # cards staked, and what they are worth together
        self.value: Final = table.value[sight.me]
        # how many cards each opponent at the table has staked
        self.others: Final = [count for seat, count in enumerate(table.count) if seat != sight.me and count]

    def chance(self, value: int) -> float:
        """How surely a hand of this value is the best one."""
        chance = 1.0
        for count in self.others:
            chance /= 1 + exp((HIDDEN * count - value) / (DOUBT * count))
        return chance

    def pot(self, stake: int) -> int:
        """What the winner gets."""
        return self.table.pot + self.figures.bank_bonus + stake

    # ------------------------------------------------------------------ at D

    def sit(self, worker: int) -> float:
        """The worth of having this worker sit down: the token, less what the worker would still do."""
        figures, token = self.figures, self.table.taken
        if token >= len(figures.token_vp):
            return -self.rails.dismissal(worker)
        return figures.token_vp[token] + figures.token_money[token] * self.outlook.dollar - self.rails.dismissal(worker)

    def stake(self, card: int, stake: int) -> float:
        """The worth of staking a card: a share of the pot, and another card in its place."""
        figures, dollar = self.sight.figures, self.outlook.dollar
        value = figures.kind_value[card] if card < figures.cattle else 0
        shown = SHOWN * min(1.0, self.outlook.trips)
        won = self.chance(self.value + value) * (1.0 if self.others else JOINED)
        before = self.chance(self.value) * (1.0 if self.others else JOINED) if self.count else 0.0
        pot = won * self.pot(stake) - before * self.pot(0)
        lost = max(0.0, self.herd.worth(card)) * (1 - min(1.0, self.outlook.trips / 2))  # GWTP-END-1
        return (shown * pot - stake) * dollar + self.herd.discard([card]) - lost

    def best_stake(self, cards: list[int], stake: int) -> float:
        """The best card to stake."""
        return max([self.stake(card, stake) for card in cards], default=0.0)

    def spare(self) -> list[int]:
        """Kinds of workers of which one could sit down (GWTP-SEAT-1)."""
        return [worker for worker in range(len(WORKERS)) if self.sight.workers[worker] > 1]

    def bet(self) -> float:
        """The worth of going to the table."""
        stake = self.figures.stakes[0]
        cards = self.sight.hand if self.sight.money >= stake else []
        if self.table.worker[self.sight.me] >= 0:
            return self.best_stake(cards, stake)
        return max([self.sit(worker) for worker in self.spare()], default=0.0) + max(0.0, self.best_stake(cards, stake))

    # ------------------------------------------------------------------ at G

    def show(self) -> float:
        """The worth of showing the hands now."""
        won = self.chance(self.value)
        return (won - SPITE * (1 - won)) * self.pot(0) * self.outlook.dollar
