"""What may be chosen: the number that matters, and the way that it takes.

Some answers are buttons of the page only, because nothing on the table stands for them: to pass and to spend an
exchange token at any question, and the end of phase B.
"""

from typing import Any, NamedTuple

from abilene.engine.core import Step
from abilene.engine.lights import INSTEAD, Lights
from abilene.engine.texts import Texts, dollars
from abilene.games.great_western_trail.north.stores import ChooseSlot, PlaceStore, free_slots, north_of
from abilene.games.great_western_trail.poker.steps import Stake
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.buildings import BuildAt, buildable, tile_row
from abilene.games.great_western_trail.steps.journey import journey
from abilene.games.great_western_trail.steps.kansas_city import Deliver, columns, tile_keys, transport
from abilene.games.great_western_trail.steps.keys import building_key
from abilene.games.great_western_trail.steps.planning import asked_by
from abilene.games.great_western_trail.steps.railroad import MayUpgrade, UpgradeBehind
from abilene.games.great_western_trail.steps.trail import MayMoveFree, Route, Way, cheapest, toll
from abilene.games.great_western_trail.steps.turn import MoveHerder, PhaseA, PhaseB
from abilene.games.great_western_trail.steps.workers import Hire


class Question(NamedTuple):
    """What is asked, or would be asked next: its kind, and what each of its choices is on the table."""

    kind: str
    offers: "dict[int, Offer]"


class Offer(NamedTuple):
    """What one choice is on the table."""

    keys: tuple[str, ...] = ()  # of the nodes that stand for it; none: it is a button of the page only
    badge: str = ""  # steps, or the price in words
    price: int = 0
    toll: int = 0  # money to pay on the way
    way: tuple[int, ...] = ()  # of the herder: all trail spaces from where it stands


def offers(t: Trail, texts: Texts) -> dict[int, Offer]:
    """Every choice of the present question, and what it is on the table."""
    step = t.step()
    found = {choice: step.keys(t, choice) for choice in t.options()}
    return {choice: _offer(t, step, choice, keys, texts) if keys else Offer() for choice, keys in found.items()}


def led_to(t: Trail, texts: Texts, lights: Lights) -> list[Question]:
    """The questions that local and immediate actions lead to: what is lit for them bears its price too."""
    step = t.step()
    if step.kind in ("foresee", "income"):
        keys = [key for key in lights.picks if key.startswith("city:")]
        return [Question("deliver", dict(_delivery(t, key) for key in keys))]
    if not isinstance(step, PhaseB | MayDo):
        return []
    lit = {plan.key: plan.choices[0] for plan in step.plans(t)}
    found = []
    for choice in dict.fromkeys(lit.values()):
        twin = asked_by(t, choice)
        asked = {option: _lit_by(offer, lit, choice) for option, offer in offers(twin, texts).items()}
        found.append(Question(twin.step().kind, {option: offer for option, offer in asked.items() if offer.keys}))
    return found


def _delivery(t: Trail, key: str) -> tuple[int, Offer]:
    """A city that is picked before its question is asked."""
    city = t.figures.cities.index(key.removeprefix("city:"))
    return city, Offer((key,), toll=transport(t, t.player, city))


def picked_things(t: Trail) -> dict[str, str]:
    """What is picked of a stop in Kansas City, on the board and on the player board."""
    keys = [tile_keys(t, column.number, column.tile) for column in columns(t) if column.tile >= 0]
    found = [key for both in keys for key in both[:: max(1, len(both) // 2)]]  # of two that are alike the upper one
    for kind, leg in journey(t).legs.items():
        if leg.choice >= 0 and kind != "income":
            found += leg.t.step().keys(leg.t, leg.choice)
    return dict.fromkeys(found, "sel")


def chosen_tile(t: Trail) -> dict[str, str]:
    """The building that a place is chosen for, and those that could be chosen instead, on the mat and on the sheet."""
    step = t.step()
    if not isinstance(step, BuildAt):
        return {}
    seat, numbers = step.player, buildable(t, step.player, step.rate)
    marks = {number: "sel" if number == step.number else INSTEAD for number in numbers}
    return {key: mark for n, mark in marks.items() for key in (tile_row(n), building_key(seat, n))}


def _lit_by(offer: Offer, lit: dict[str, int], choice: int) -> Offer:
    """The same with the keys that this choice lights: others are lit by another local action."""
    return offer._replace(keys=tuple(key for key in offer.keys if lit.get(key) == choice))


def _offer(t: Trail, step: Step[Any], choice: int, keys: tuple[str, ...], texts: Texts) -> Offer:
    way, free = _way(t, step, choice)
    if way is not None:
        cost = 0 if free else toll(t, step.player, way)
        return Offer(keys, str(len(way.locations)), toll=cost, way=_spaces(t, step.player, way))
    if isinstance(step, Deliver):
        return Offer(keys, toll=step.told(t, choice)["money"])
    price = _price(t, step, choice)
    return Offer(keys) if price is None else Offer(keys, dollars(texts.lang, price), price)


def _way(t: Trail, step: Step[Any], choice: int) -> tuple[Way | None, bool]:
    """The way of the herder, by the cheapest and of these the shortest, and whether it is free of tolls."""
    if isinstance(step, Route):
        return step.way(t, choice), bool(step.free)
    if isinstance(step, MoveHerder | MayMoveFree):
        free = isinstance(step, MayMoveFree)
        return cheapest(t, step.player, step.most, choice, free), free
    if isinstance(step, PhaseA) and not step.plays(t, choice):
        return cheapest(t, step.player, t.step_limit(step.player), choice), False
    return None, False


def _spaces(t: Trail, seat: int, way: Way) -> tuple[int, ...]:
    """All spaces along the way, the empty ones included."""
    passed = [t.herder[seat]]
    while passed[-1] != way.locations[-1]:
        ahead = t.figures.space_next[passed[-1]]
        passed.append(ahead[way.branches >> t.figures.fork[passed[-1]] & 1 if len(ahead) > 1 else 0])
    return tuple(passed)


def _price(t: Trail, step: Step[Any], choice: int) -> int | None:
    """What a choice costs, where its node says so; None: nothing is said."""
    if isinstance(step, BuildAt | Hire | MayUpgrade | UpgradeBehind | Stake):
        money: int = step.told(t, choice)["money"]
        return money
    if isinstance(step, ChooseSlot):
        return step.told(t, choice)["cost"] or None
    if isinstance(step, PlaceStore):  # the cheapest slot
        _, figures = north_of(t)
        return min([figures.slot_cost[choice][slot] for slot in free_slots(t, step.player, choice)]) or None
    return None
