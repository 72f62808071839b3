"""What the choices of a question would change on the table: shown while one of them is pointed at."""

from collections.abc import Mapping
from typing import NamedTuple

from abilene.engine.core import ENDING, FIRST, Plan
from abilene.games.montana.data import CITY, COPPER, KINDS, LARGER, NONE, PUMPKIN, STONE, WHEAT, trade_of
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import PlaceAtBank
from abilene.games.montana.steps.build import Build
from abilene.games.montana.steps.city import Bid, ChooseGoods, Exchange, Reward
from abilene.games.montana.steps.production import LargeSpace, SmallSpace
from abilene.games.montana.steps.recruit import Advance
from abilene.games.montana.steps.turn import MainAction


class Offer(NamedTuple):
    """What one choice brings and costs."""

    goods: tuple[int, ...] = (0,) * KINDS  # by kind: more or fewer of the own
    coins: int = 0
    cows: int = 0
    canteens: int = 0
    houses: int = 0  # that would stand on a region
    steps: int = 0  # that the arrow would move on
    crew: tuple[int, ...] = ()  # that would stand on a space

    @property
    def change(self) -> tuple[int, ...]:
        """Of all that is counted on a mat, in its order there."""
        return (*self.goods, self.coins, self.cows, self.canteens)


def offers(t: Territory, seat: int | None) -> dict[int, Offer]:
    """Every choice of the present question for whoever must answer it."""
    return {choice: _offer(t, choice) for choice in t.options()} if seat is not None and t.player == seat else {}


def planned(t: Territory, seat: int | None) -> dict[str, Offer]:
    """By what stands for them: the plans of the present question, for whoever must answer it."""
    if seat is None or t.player != seat:
        return {}
    return {plan.key: _of_plan(t, plan) for plan in t.step().plans(t) if plan.key != ENDING}


def _of_plan(t: Territory, plan: Plan) -> Offer:
    """What a plan brings as a whole: where a crew works, or where is built."""
    step, told = t.step(), plan.told
    if not isinstance(step, MainAction):
        return _offer(t, plan.choices[-1])
    if "region" in told:
        return _built(t, Build(step.player, 0), told["region"])
    if "pumpkins" in told:
        return Offer(_goods({PUMPKIN: t.figures.bonus_pumpkins - told["pumpkins"]}))
    return _act(t, plan.choices[0])._replace(crew=t.figures.crews[told["crew"]])


def _offer(t: Territory, choice: int) -> Offer:
    step, figures = t.step(), t.figures
    if choice <= FIRST:
        return _trade(t, trade_of(choice))
    if choice < 0:
        return Offer()
    match step:
        case MainAction():
            return _act(t, choice)
        case Advance():
            return Offer(_goods({WHEAT: -choice * figures.step_wheat}), steps=choice)
        case PlaceAtBank():
            return Offer(coins=figures.bank_coins[step.bank], crew=figures.crews[choice])
        case LargeSpace():
            return _work(t, step.location)._replace(crew=figures.crews[choice])
        case SmallSpace():
            gained = _goods({figures.location_good[step.location]: figures.small_yield})
            return Offer(gained, crew=figures.crews[choice])
        case Bid():
            return Offer(_goods({PUMPKIN: -figures.column_costs[figures.cell(choice)[1]]}))
        case ChooseGoods():
            return _reward(t, step, figures.mixes[choice])
        case Exchange():
            stones, coppers = figures.exchanged(choice)
            large = {STONE + LARGER: stones, COPPER + LARGER: coppers}
            return _reward(t, step, _goods({STONE: -stones, COPPER: -coppers, **large}))
        case Build():
            return _built(t, step, choice)
    return Offer()


def _built(t: Territory, step: Build, region: int) -> Offer:
    told = step.told(t, region)
    houses = 1 + min(told["bonus"], t.left[step.player] - 1)
    return Offer(tuple(-count for count in told["cost"]), 0, told["cow"], told["canteen"], houses)


def _goods(counts: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in range(KINDS))


def _trade(t: Territory, trade: int) -> Offer:
    figures = t.figures
    good, colour = figures.trade_good[trade], figures.trade_colour[trade]
    coins = figures.trade_coins if good == colour == NONE else 0
    return Offer(_goods({good: figures.trade_good_count}), coins, cows=-1)


def _act(t: Territory, action: int) -> Offer:
    figures = t.figures
    location, space = figures.location_of(action), figures.bank_of(action)
    if location != NONE:
        return _work(t, location)
    if space != NONE:
        return Offer(coins=figures.bank_coins[space])
    return Offer(_goods({PUMPKIN: figures.bonus_pumpkins})) if action == CITY else Offer()


def _work(t: Territory, location: int) -> Offer:
    figures = t.figures
    gained = _goods({figures.location_good[location]: figures.location_yield[location]})
    return Offer(gained, -figures.location_coins[location])


def _reward(t: Territory, step: Reward, change: tuple[int, ...]) -> Offer:
    """A row gives its coins and its cow besides, if the supply has one (MON-LIM-5)."""
    cows = min(t.figures.row_cows[step.row], t.cow_supply)
    return Offer(change, t.figures.row_coins[step.row], cows)
