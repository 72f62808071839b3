"""What may be chosen: which nodes stand for it, what it costs and gives, and how it is said.

Some answers are buttons of the page only, because nothing on the table stands for them: to leave the small space,
to stop building, to decline a bonus, to keep a canteen, and to end the turn.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from abilene.engine.core import PASS, Step
from abilene.engine.texts import Texts
from abilene.games.montana.data import (
    AREAS,
    COPPER,
    GOODS,
    KINDS,
    LARGER,
    PUMPKIN,
    STONE,
    TRADE_COINS,
    WHEAT,
    WORKERS,
)
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import PlaceAtBank
from abilene.games.montana.steps.build import PLACE, Bonus, Build, affordable
from abilene.games.montana.steps.cattle import FIRST_TRADE
from abilene.games.montana.steps.city import ChooseGoods, Exchange
from abilene.games.montana.steps.production import LargeSpace, SmallSpace
from abilene.games.montana.steps.turn import BANK, BUILD, CITY, RECRUIT, SPEND

_NONE: tuple[int, ...] = (0,) * KINDS
_FEW = 3  # deeds that one title tells


class Offer(NamedTuple):
    """What one choice is on the table."""

    keys: tuple[str, ...] = ()  # of the nodes that stand for it; none: it is a button of the page only
    change: tuple[int, ...] = _NONE  # of the own goods, by kind
    coins: int = 0  # gained or paid
    cows: int = 0
    houses: int = 0  # that would stand on a region
    crew: tuple[int, ...] = ()  # that would stand on a space
    deed: str = ""  # in words


def offers(t: Territory, texts: Texts) -> dict[int, Offer]:
    """Every choice of the present question, and what it is on the table."""
    step = t.step()
    about = dict(zip(step.fields, step.arguments(), strict=True))
    found = {}
    for choice in t.options():
        made = _offer(t, step, choice)
        if made.keys:
            said = texts.format(f"label-{step.label(t, choice)}", **(about | step.words(t, choice)))
            made = made._replace(deed=said)
        found[choice] = made
    return found


def standing(options: Mapping[int, Offer]) -> tuple[dict[str, tuple[int, ...]], dict[str, str]]:
    """Which node stands for which choices, and what choosing it does."""
    stands: dict[str, tuple[int, ...]] = {}
    deeds: dict[str, list[str]] = {}
    for choice, offer in options.items():
        for key in offer.keys:
            stands[key] = (*stands.get(key, ()), choice)
            deeds.setdefault(key, []).append(offer.deed)
    return stands, {key: " / ".join(said[:_FEW]) + (" / …" if len(said) > _FEW else "") for key, said in deeds.items()}


def where(t: Territory, choice: int) -> tuple[str, ...]:
    """The nodes that a choice of the present question means, legal or not, as far as the table shows it."""
    step = t.step()
    if choice not in t.options() and type(step).kind in ("bank", "work", "add", "goods", "exchange"):
        return ()  # their spaces stand for what is legal only
    return _offer(t, step, choice).keys


def region_key(t: Territory, region: int) -> str:
    """The node of a region."""
    return f"region:{t.figures.region_names[region]}"


def _offer(t: Territory, step: Step[Any], choice: int) -> Offer:
    if choice <= FIRST_TRADE:
        return _trade(t, step, FIRST_TRADE - choice)
    if choice == PASS:
        return Offer(("store",)) if type(step).kind == "bid" else Offer()
    return _OFFERS[type(step).kind](t, step, choice)


def _goods(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(name, 0) for name in GOODS)


def _trade(t: Territory, step: Step[Any], trade: int) -> Offer:
    gained = {}
    if trade < TRADE_COINS:
        gained = {GOODS[t.figures.trade_goods[trade]]: t.figures.trade_good_count}
    coins = t.figures.trade_coins if trade == TRADE_COINS else 0
    return Offer((f"cows:{step.player}",), _goods(**gained), coins, -1)


def _start(t: Territory, step: Step[Any], region: int) -> Offer:
    return Offer((region_key(t, region),))


def _act(t: Territory, step: Step[Any], action: int) -> Offer:
    """A main action is where it happens: to build is what can be built on."""
    if action == RECRUIT:
        return Offer(("wheel",))
    if action == CITY:
        return Offer(("shop",), _goods(pumpkin=t.figures.bonus_pumpkins))
    if action == BUILD:
        return Offer(tuple(region_key(t, region) for region in affordable(t, step.player) or t.frontier))
    if action < BANK + len(t.bank):
        space = action - BANK
        return Offer((f"bank:{t.figures.bank_ids[space]}",), coins=t.figures.bank_coins[space])
    location = action - BANK - len(t.bank)
    gained = _goods(**{_yields(t, location): t.figures.location_yield[location]})
    return Offer((_large(t, location),), gained, -t.figures.location_coins[location])


def _yields(t: Territory, location: int) -> str:
    return GOODS[t.figures.area_good[t.figures.location_area[location]]]


def _large(t: Territory, location: int) -> str:
    return f"large:{t.figures.location_ids[location]}"


def _pick(t: Territory, step: Step[Any], colour: int) -> Offer:
    return Offer((f"supply:{WORKERS[colour]}",))


def _dismiss(t: Territory, step: Step[Any], colour: int) -> Offer:
    return Offer(_workers(t, step.player, colour))


def _workers(t: Territory, seat: int, colour: int) -> tuple[str, ...]:
    count = t.workers[seat * len(AREAS) + colour]
    return tuple(f"worker:{seat}:{WORKERS[colour]}:{i}" for i in range(count))


def _advance(t: Territory, step: Step[Any], steps: int) -> Offer:
    segment = (t.arrow + steps) % len(t.figures.wheel)
    return Offer((f"segment:{segment}",), _goods(**{GOODS[WHEAT]: -steps * t.figures.step_wheat}))


def _crew(t: Territory, step: Step[Any], crew: int) -> Offer:
    """Workers are sent from their bunks to a space; both stand for it."""
    figures = t.figures
    counts = figures.crews[crew]
    sent = [key for colour, count in enumerate(counts) if count for key in _workers(t, step.player, colour)]
    if isinstance(step, PlaceAtBank):
        return Offer((f"bank:{figures.bank_ids[step.bank]}", *sent), coins=figures.bank_coins[step.bank], crew=counts)
    assert isinstance(step, LargeSpace | SmallSpace)
    location = step.location
    if isinstance(step, SmallSpace):
        gained = _goods(**{_yields(t, location): figures.small_yield})
        return Offer((f"small:{figures.location_ids[location]}", *sent), gained, crew=counts)
    gained = _goods(**{_yields(t, location): figures.location_yield[location]})
    return Offer((_large(t, location), *sent), gained, -figures.location_coins[location], crew=counts)


def _bid(t: Territory, step: Step[Any], space: int) -> Offer:
    row, column = divmod(space, t.figures.columns)
    cost = t.figures.column_costs[column]
    return Offer((f"cell:{row + 1}:{column + 1}",), _goods(**{GOODS[PUMPKIN]: -cost}))


def _mix(t: Territory, step: Step[Any], mix: int) -> Offer:
    assert isinstance(step, ChooseGoods)
    return _reward(t, step.row, t.figures.mixes[mix])


def _exchange(t: Territory, step: Step[Any], exchange: int) -> Offer:
    assert isinstance(step, Exchange)
    stones, coppers = divmod(exchange, t.figures.most_exchanges + 1)
    change = [0] * KINDS
    change[STONE], change[STONE + LARGER] = -stones, stones
    change[COPPER], change[COPPER + LARGER] = -coppers, coppers
    return _reward(t, step.row, tuple(change))


def _reward(t: Territory, row: int, change: tuple[int, ...]) -> Offer:
    """A row gives its coins and its cow besides, if the supply has one (MON-LIM-5)."""
    return Offer((f"reward:{row + 1}",), change, t.figures.row_coins[row], min(t.figures.row_cows[row], t.cow_supply))


def _build(t: Territory, step: Step[Any], region: int) -> Offer:
    assert isinstance(step, Build)
    bonus: int = step.told(t, region)["bonus"]
    houses = 1 + min(bonus, t.left[step.player] - 1)
    return Offer((region_key(t, region),), tuple(-count for count in t.figures.costs[t.land[region]]), houses=houses)


def _bonus(t: Territory, step: Step[Any], answer: int) -> Offer:
    assert isinstance(step, Bonus)
    return Offer((region_key(t, step.region),)) if answer == PLACE else Offer()


def _canteen(t: Territory, step: Step[Any], answer: int) -> Offer:
    return Offer((f"canteens:{step.player}",)) if answer == SPEND else Offer()


def _button(t: Territory, step: Step[Any], answer: int) -> Offer:
    return Offer()


_OFFERS: dict[str, Callable[[Territory, Step[Any], int], Offer]] = {
    "start": _start,
    "act": _act,
    "pick": _pick,
    "dismiss": _dismiss,
    "advance": _advance,
    "bank": _crew,
    "work": _crew,
    "add": _crew,
    "bid": _bid,
    "goods": _mix,
    "exchange": _exchange,
    "build": _build,
    "bonus": _bonus,
    "end": _button,
    "canteen": _canteen,
}
