"""Work in the city: the bidding, and the rewards of the shop."""

from bisect import bisect_right
from typing import Any, ClassVar, Final

from abilene.engine.core import NOBODY, PASS, Breach, Plan, Step, Sure
from abilene.games.montana.data import COPPER, GOODS, GOODS_SAID, KINDS, LARGER, PUMPKIN, STONE, Figures, counted
from abilene.games.montana.events import (
    BidPassed,
    BidPlaced,
    CityEntered,
    CoinsGained,
    CowTaken,
    Exchanged,
    GoodsChosen,
    NeutralLeft,
    RewardLost,
    RewardPaid,
    WasOutbid,
)
from abilene.games.montana.state import WAITING, Territory
from abilene.games.montana.steps.cattle import Trading
from abilene.games.montana.steps.solo import place_neutral


def can_visit(t: Territory, seat: int) -> bool:
    """Whether the seat, its bonus pumpkin taken, can pay the first column (MON-CITY-4)."""
    figures = t.figures
    short = figures.bonus_pumpkins - t.supply[PUMPKIN]
    own = t.goods[seat * KINDS + PUMPKIN] if short <= 0 else after_giving_back(t, seat, short)
    return own + figures.bonus_pumpkins >= figures.column_costs[0]


def after_giving_back(t: Territory, seat: int, short: int) -> int:
    """The pumpkins of a seat once all have given back what the supply lacks, less what is lacking even then."""
    owned = [t.good(other, PUMPKIN) for other in range(t.figures.players)]
    rounds = 0
    while short > 0 and rounds < max(owned):
        short -= sum([pumpkins > rounds for pumpkins in owned])
        rounds += 1
    return max(owned[seat] - rounds, 0) - max(short, 0)


def enter_city(t: Territory, seat: int) -> None:
    """A pumpkin for the active player, then everybody bids, clockwise from there (MON-CITY-1, MON-CITY-5)."""
    players = t.figures.players
    if t.heard is not None:
        t.emit(CityEntered(seat, t.figures.bonus_pumpkins))
    if t.figures.solo:
        place_neutral(t)
    t.take_goods(seat, PUMPKIN, t.figures.bonus_pumpkins)
    t.then(Bid(seat, 1), *[Bid((seat + i) % players, 0) for i in range(1, players)], Payday(seat, 0))


def heights(t: Territory) -> list[int]:
    """By row: the column of the representative that stands there; -1: none."""
    rows, columns = t.figures.space_row, t.figures.space_column
    found = [-1] * t.figures.rows
    for space in t.stand:
        if space != WAITING:
            found[rows[space]] = columns[space]
    if t.neutral != WAITING:
        found[rows[t.neutral]] = columns[t.neutral]
    return found


def stands_in(t: Territory, space: int, row: int) -> bool:
    """Whether a representative on this space, if it is on one, stands in the row."""
    return space != WAITING and t.figures.space_row[space] == row


class Bid(Trading):
    """Stand on a space of the shop, perhaps pushing somebody out, or pass (MON-CITY-3 to MON-CITY-9)."""

    kind: ClassVar[str] = "bid"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "must")
    hides_mat: ClassVar[bool] = True
    cites: ClassVar[tuple[str, ...]] = ("MON-CITY-5", "MON-CITY-6", "MON-CITY-3")
    forbids: ClassVar[tuple[str, ...]] = ("MON-CITY-9", *Trading.forbids)

    def __init__(self, player: int, must: int) -> None:
        super().__init__(player)
        self.must: Final = must  # 1: the first placement of the active player (MON-CITY-4)

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return figures.rows * figures.columns

    def rules(self, t: Territory, /) -> tuple[str, ...]:
        return ("MON-CITY-4", "MON-CITY-3") if self.must else type(self).cites

    def answers(self, t: Territory, /) -> list[int]:
        figures = t.figures
        reach = bisect_right(figures.column_costs, t.good(self.player, PUMPKIN))
        found: list[int] = []
        for row, height in enumerate(heights(t)):
            found += figures.spaces[row][height + 1 : reach]
        if not self.must:
            found.append(PASS)  # MON-CITY-9
        return found

    def answer(self, t: Territory, space: int, /) -> None:
        if space == PASS:  # MON-CITY-8
            if t.heard is not None:
                t.emit(BidPassed(self.player, 1 if len(self.answers(t)) > 1 else 0))
            return
        row, column = t.figures.cell(space)
        if t.heard is not None:
            t.emit(BidPlaced(self.player, row, t.figures.column_costs[column]))
        rows = t.figures.space_row
        for other, stands in enumerate(t.stand):
            if stands != WAITING and rows[stands] == row:  # MON-CITY-7
                t.stand[other] = WAITING
                if t.heard is not None:
                    t.emit(WasOutbid(other, row))
                t.then(Bid(other, 0))
        if stands_in(t, t.neutral, row):  # MON-SOLO-4
            t.neutral = WAITING
            if t.heard is not None:
                t.emit(NeutralLeft(row))
        t.stand[self.player] = space

    def wrong(self, t: Territory, space: int, /) -> Breach | None:
        if space == PASS:
            return Breach("MON-CITY-9", "bid-must") if self.must else None
        row, column = t.figures.cell(space)
        if t.figures.column_costs[column] > t.good(self.player, PUMPKIN):
            return Breach("MON-CITY-3", "bid-pumpkins")
        return Breach("MON-CITY-6", "bid-left") if column <= heights(t)[row] else None

    def limits(self, t: Territory, seat: int, /) -> range | None:
        """The most pumpkins that a seat will bid: while it is to bid, or can be pushed out."""
        to_come = [step for step in t.stack if isinstance(step, Bid) and step.player == seat]
        free = t.stand[seat] != WAITING if not to_come else not to_come[0].must  # whoever must stand somewhere is asked
        return range(t.good(seat, PUMPKIN) + 1) if free and not t.figures.solo else None

    def within(self, t: Territory, limit: int, /) -> int | None:
        """A pass, where every space is dearer."""
        columns = [t.figures.cell(space)[1] for space in self.answers(t) if space != PASS]
        dear = all(t.figures.column_costs[column] > limit for column in columns)
        return PASS if dear and not self.must else None

    def keys(self, t: Territory, space: int, /) -> tuple[str, ...]:
        if space < 0:
            return ("store",) if space == PASS else super().keys(t, space)
        row, column = t.figures.cell(space)
        return (f"cell:{row + 1}:{column + 1}",)

    def name(self, t: Territory, space: int, /) -> str:
        row, column = t.figures.cell(space)
        return f"{t.figures.column_costs[column]} on row {row + 1}"

    def formerly(self, t: Territory, space: int, /) -> str:
        row, column = t.figures.cell(space)
        return super().formerly(t, space) if space < 0 else f"bid {row + 1} {column + 1}"

    def told(self, t: Territory, space: int, /) -> dict[str, Any]:
        row, column = t.figures.cell(space)
        pushed = [seat for seat, stands in enumerate(t.stand) if stands_in(t, stands, row)]
        return {
            "row": row,
            "pumpkins": t.figures.column_costs[column],
            "pushed": pushed[0] if pushed else NOBODY,
            "barren": int(t.figures.row_cows[row] > t.cow_supply),  # MON-CITY-13
        }


def city_plans(t: Territory, seat: int, action: int) -> list[Plan]:
    """To go to the city is to stand on a space of its shop, with the bonus pumpkin in hand (MON-CITY-1, MON-CITY-4).

    Not where others must give pumpkins back first, nor where a spin places somebody before (MON-SOLO-4).
    """
    figures = t.figures
    if figures.solo or t.supply[PUMPKIN] < figures.bonus_pumpkins:
        return []
    step, pumpkins = Bid(seat, 1), t.good(seat, PUMPKIN) + figures.bonus_pumpkins
    reach = bisect_right(figures.column_costs, pumpkins)
    spaces = [space for row in figures.spaces for space in row[:reach]]
    return [Plan(step.keys(t, space)[0], (action, space), "bid", step.told(t, space)) for space in spaces]


def too_dear(t: Territory, seat: int, key: str) -> Breach | None:
    """A space of the shop that the seat could not pay, its bonus pumpkin taken."""
    figures, pumpkins = t.figures, t.good(seat, PUMPKIN) + t.figures.bonus_pumpkins
    for column, cost in enumerate(figures.column_costs):
        if cost > pumpkins and key in [f"cell:{row + 1}:{column + 1}" for row in range(figures.rows)]:
            return Breach("MON-CITY-3", "act-cell", (("count", cost - pumpkins),))
    return None


class Payday(Step[Territory]):
    """The active player first, then clockwise: everybody who stands in the shop pays (MON-CITY-10, MON-CITY-11)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "done")

    def __init__(self, player: int, done: int) -> None:
        super().__init__(player)
        self.done: Final = done  # how many players have had their reward, or none

    def run(self, t: Territory, /) -> bool:
        players = t.figures.players
        for i in range(self.done, players):
            seat = (self.player + i) % players
            if t.stand[seat] != WAITING:
                t.then(Payday(self.player, i + 1))
                pay(t, seat)
                return True
        for seat in range(players):  # MON-CITY-18
            t.stand[seat] = WAITING
        t.neutral = WAITING
        return True

    def sure(self, t: Territory, seat: int, /) -> Sure | None:
        """The goods of a seat that is still to be paid: nobody can push it out any more."""
        place = (seat - self.player) % t.figures.players
        if place < self.done or t.stand[seat] == WAITING or not is_payday(t):
            return None
        row, column = t.figures.cell(t.stand[seat])
        mixes = t.figures.row_mixes[row]
        # Where pumpkins run short, it may have to give some back before it pays (MON-LIM-2).
        plenty = t.supply[PUMPKIN] >= self.most_taken(t, place)
        affordable = t.good(seat, PUMPKIN) >= t.figures.column_costs[column]
        return Sure(ChooseGoods(seat, row), mixes) if len(mixes) > 1 and plenty and affordable else None

    def most_taken(self, t: Territory, place: int) -> int:
        """How many pumpkins can leave the supply before the player at this place pays: rewards, and cattle traded."""
        players, cows = t.figures.players, 0 if self.done > 1 else t.cows[self.player]
        others = [i for i in range(self.done, place) if t.stand[(self.player + i) % players] != WAITING]
        return (1 + len(others)) * t.figures.most_goods + cows * t.figures.trade_good_count


def is_payday(t: Territory) -> bool:
    """Whether everybody has bid, and rewards are being taken."""
    kinds = [type(step) for step in t.stack]
    return Payday in kinds and Bid not in kinds


def pay(t: Territory, seat: int) -> None:
    """Pay the pumpkins of the column, then declare the reward of the row (MON-CITY-12, MON-CITY-20)."""
    figures = t.figures
    row, column = figures.cell(t.stand[seat])
    cost = figures.column_costs[column]
    if t.good(seat, PUMPKIN) < cost:  # MON-CITY-19
        if t.heard is not None:
            t.emit(RewardLost(seat, row))
        return
    t.pay_good(seat, PUMPKIN, cost)
    if t.heard is not None:
        t.emit(RewardPaid(seat, row, cost))
    if figures.row_mixes[row]:
        t.then(ChooseGoods(seat, row))
    else:
        t.then(Exchange(seat, row))


def take_extras(t: Territory, seat: int, row: int) -> None:
    """The cow, if the supply has one, and the coins of a row (MON-CITY-13, MON-CITY-16, MON-LIM-5)."""
    cows = min(t.figures.row_cows[row], t.cow_supply)
    t.cow_supply -= cows
    t.cows[seat] += cows
    coins = t.figures.row_coins[row]
    t.coins[seat] += coins
    if t.heard is not None:
        for _ in range(cows):
            t.emit(CowTaken(seat))
        if coins:
            t.emit(CoinsGained(seat, coins))


def reward_row(choice: int) -> str:
    """The row of a reward that can be taken, on the sheet of the city."""
    return f"sheet:reward:{choice}"


class Reward(Trading):
    """What is declared of the reward of a row (MON-CITY-12)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "row")
    hides_mat: ClassVar[bool] = True

    def __init__(self, player: int, row: int) -> None:
        super().__init__(player)
        self.row: Final = row

    def keys(self, t: Territory, choice: int, /) -> tuple[str, ...]:
        if choice < 0 or self.wrong(t, choice) is not None:
            return super().keys(t, choice)
        return (reward_row(choice),)


class ChooseGoods(Reward):
    """A row that gives goods, in any mix of those it names (MON-CITY-14)."""

    kind: ClassVar[str] = "goods"
    noun: ClassVar[str] = "mix"
    cites: ClassVar[tuple[str, ...]] = ("MON-CITY-14", "MON-CITY-12", "MON-CITY-20")
    forbids: ClassVar[tuple[str, ...]] = ("MON-CITY-2", *Trading.forbids)
    untold: ClassVar[tuple[str, ...]] = (*Reward.untold, "goods-row")

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return len(figures.mixes)

    def answers(self, t: Territory, /) -> list[int]:
        return t.figures.row_mixes[self.row][:]

    def answer(self, t: Territory, mix: int, /) -> None:
        take_extras(t, self.player, self.row)
        if t.heard is not None:
            t.emit(GoodsChosen(self.player, mix))
        for kind, count in enumerate(t.figures.mixes[mix]):
            if count:
                t.take_goods(self.player, kind, count)

    def wrong(self, t: Territory, mix: int, /) -> Breach | None:
        if mix == PASS:
            return Breach("MON-CITY-14", "must")
        return None if mix in t.figures.row_mixes[self.row] else Breach("MON-CITY-2", "goods-row")

    def say(self, t: Territory, mix: int, /) -> str:
        return super().say(t, mix) if mix < 0 else f"take {counted(t.figures.mixes[mix], GOODS_SAID)}"

    def sign(self, t: Territory, mix: int, /) -> str:
        return "take"

    def formerly(self, t: Territory, mix: int, /) -> str:
        if mix < 0:
            return super().formerly(t, mix)
        goods = [GOODS[kind] for kind, count in enumerate(t.figures.mixes[mix]) for _ in range(count)]
        return f"take {' '.join(goods)}"


class Exchange(Reward):
    """Small stones and small copper for as many large ones, up to the number of the row (MON-CITY-17)."""

    kind: ClassVar[str] = "exchange"
    noun: ClassVar[str] = "exchange"
    cites: ClassVar[tuple[str, ...]] = ("MON-CITY-17", "MON-CITY-12", "MON-CITY-20", "MON-CITY-21")
    untold: ClassVar[tuple[str, ...]] = (*Reward.untold, "exchange-row")

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return figures.exchange(figures.most_exchanges, figures.most_exchanges) + 1

    def answers(self, t: Territory, /) -> list[int]:
        figures, most = t.figures, t.figures.row_exchanges[self.row]
        own_stones, own_coppers = t.good(self.player, STONE), t.good(self.player, COPPER)
        found: list[int] = []
        for stones in range(min(most, own_stones) + 1):
            coppers = min(most - stones, own_coppers)
            first = figures.exchange(stones, 0)
            found += range(first, first + coppers + 1)
        return found

    def answer(self, t: Territory, exchange: int, /) -> None:
        seat = self.player
        stones, coppers = t.figures.exchanged(exchange)
        take_extras(t, seat, self.row)
        t.pay_good(seat, STONE, stones)
        t.pay_good(seat, COPPER, coppers)
        if t.heard is not None and exchange:
            t.emit(Exchanged(seat, stones, coppers))
        if stones:
            t.take_goods(seat, STONE + LARGER, stones)
        if coppers:
            t.take_goods(seat, COPPER + LARGER, coppers)

    def wrong(self, t: Territory, exchange: int, /) -> Breach | None:
        if exchange == PASS:
            return Breach("MON-CITY-17", "must")
        stones, coppers = t.figures.exchanged(exchange)
        if stones + coppers > t.figures.row_exchanges[self.row]:
            return Breach("MON-CITY-17", "exchange-row")
        short = stones > t.good(self.player, STONE) or coppers > t.good(self.player, COPPER)
        return Breach("MON-CITY-21", "exchange-pieces") if short else None

    def name(self, t: Territory, exchange: int, /) -> str:
        return counted(t.figures.exchanged(exchange), ("stone", "copper")) or "nothing"

    def sign(self, t: Territory, exchange: int, /) -> str:
        return "exchange"

    def formerly(self, t: Territory, exchange: int, /) -> str:
        stones, coppers = t.figures.exchanged(exchange)
        return super().formerly(t, exchange) if exchange < 0 else f"exchange {stones} {coppers}"

    def told(self, t: Territory, exchange: int, /) -> dict[str, Any]:
        stones, coppers = t.figures.exchanged(exchange)
        return {"stones": stones, "coppers": coppers}
