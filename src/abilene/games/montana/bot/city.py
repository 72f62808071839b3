"""The city: what the rows of the shop are worth, and how much to bid."""

from typing import Final

from abilene.games.montana.bot.work import Work
from abilene.games.montana.data import COPPER, LARGER, PUMPKIN, STONE

GUEST: Final = 0.9  # goods that a rival gains by a reward on somebody else's turn
SPITE: Final = 0.6  # of what a rival gains, shared among all rivals, is lost to the seat
HELD: Final = 0.5  # how often the best row is kept against rivals who can pay as much


class City:
    """The shop, seen by a seat with a plan."""

    def __init__(self, work: Work) -> None:
        self.work: Final = work
        self.plan: Final = work.plan
        self.sight: Final = work.sight
        self.figures: Final = work.figures

    def mix(self, mix: int) -> float:
        """What these goods are worth."""
        return sum([self.plan.taken(kind, count) for kind, count in enumerate(self.figures.mixes[mix]) if count])

    def exchanges(self, stones: int, coppers: int) -> float:
        """What it is worth to have large pieces instead of small ones."""
        plan = self.plan
        return (
            plan.gain(STONE + LARGER, stones)
            + plan.gain(COPPER + LARGER, coppers)
            - plan.loss(STONE, stones)
            - plan.loss(COPPER, coppers)
        )

    def row(self, row: int) -> float:
        """What the reward of a row is worth."""
        figures, goods = self.figures, self.sight.goods
        worth = self.work.coins(figures.row_coins[row]) if figures.row_coins[row] else 0.0
        worth += min(figures.row_cows[row], self.sight.seen.cow_supply) * self.plan.outlook.cow
        if figures.row_mixes[row]:
            return worth + max([self.mix(mix) for mix in figures.row_mixes[row]])
        most, best = figures.row_exchanges[row], 0.0
        for stones in range(min(most, goods[STONE]) + 1):
            for coppers in range(min(most - stones, goods[COPPER]) + 1):
                if stones or coppers:
                    best = max(best, self.exchanges(stones, coppers))
        return worth + best

    def visit(self) -> float:
        """What a visit is worth, which also serves those rivals who have pumpkins."""
        figures, plan = self.figures, self.plan
        rows = sorted([self.row(row) for row in range(figures.rows)], reverse=True)
        rivals = self.sight.rival_pumpkins()
        first, second = rows[0], rows[min(1, len(rows) - 1)]
        mine, most = self.sight.goods[PUMPKIN] + figures.bonus_pumpkins, max(rivals, default=0)
        cheapest = figures.column_costs[0]
        if most > cheapest:  # somebody may outbid the first column
            held = HELD + (0.25 if mine > most else 0.0)
            first = held * first + (1.0 - held) * second
        guests = len([pumpkins for pumpkins in rivals if pumpkins >= cheapest])
        spite = SPITE * GUEST * guests / max(1, len(rivals)) * plan.outlook.share
        kept = max(0, figures.bonus_pumpkins - cheapest)  # the own pumpkins that are paid were there to be bid
        return first + plan.gain(PUMPKIN, kept) - spite

    def bid(self, space: int) -> float:
        """What it is worth to stand on a space of the shop."""
        row, column = self.figures.cell(space)
        return self.row(row) - self.plan.loss(PUMPKIN, self.figures.column_costs[column])
