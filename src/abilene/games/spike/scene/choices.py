"""What may be chosen, and which nodes stand for it.

Some answers are buttons of the page only, because nothing on the table stands for them: to pass when nothing can be
done, to stop drawing, to load nothing, and to deliver nothing. All of them are the choice PASS.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from abilene.engine.core import PASS
from abilene.engine.texts import Texts
from abilene.games.spike.data import KINDS, SORTS
from abilene.games.spike.scene.lines import Line, lines
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.build import Lay
from abilene.games.spike.steps.cargo import INTO_EMPTY_CAR
from abilene.games.spike.steps.turn import ACTIONS, EXTRA, RESTART, UPGRADE


class Offer(NamedTuple):
    """What one choice is on the table."""

    keys: tuple[str, ...] = ()  # of the nodes that stand for it; none: it is a button of the page only
    deed: str = ""  # in words
    line: Line | None = None  # the whole line that a track space can become


def offers(t: Railroad, texts: Texts) -> dict[int, Offer]:
    """Every choice of the present question, and what it is on the table."""
    step = t.step()
    about = dict(zip(step.fields, step.arguments(), strict=True))
    ways = lines(t, step) if isinstance(step, Lay) else {}
    cities = nearest(ways)
    found = {}
    for choice in t.options():
        keys = (*where(t, choice), *(key for city in cities.get(choice, ()) for key in _city(t, step.player, city)))
        said = texts.format(f"label-{step.label(t, choice)}", **(about | step.words(t, choice))) if keys else ""
        found[choice] = Offer(keys, said, ways.get(choice))
    return found


def nearest(ways: Mapping[int, Line]) -> dict[int, list[int]]:
    """Cities to which a line can lead, each with the space that comes next on its cheapest one, by that space."""
    found: dict[int, list[int]] = {}
    for city in {line.city for line in ways.values()}:
        there = [choice for choice, line in ways.items() if line.city == city]
        best = min(there, key=lambda choice: (ways[choice].cards, len(ways[choice].tracks)))
        found.setdefault(best, []).append(city)
    return found


def standing(options: Mapping[int, Offer]) -> tuple[dict[str, tuple[int, ...]], dict[str, str]]:
    """Which node stands for which choices, and what choosing it does."""
    stands: dict[str, tuple[int, ...]] = {}
    deeds: dict[str, str] = {}
    for choice, offer in options.items():
        for key in offer.keys:
            stands[key] = (*stands.get(key, ()), choice)
            deeds[key] = f"{deeds[key]} / {offer.deed}" if key in deeds else offer.deed
    return stands, deeds


# ------------------------------------------------------------------ what stands for a choice

_Keys = tuple[str, ...]


def _side(t: Railroad, seat: int, choice: int) -> _Keys:
    return (f"side:{choice}",)


def _give(t: Railroad, seat: int, choice: int) -> _Keys:
    return (f"stack:{t.figures.kind_ids[choice]}",)


def _route(t: Railroad, seat: int, choice: int) -> _Keys:
    return (f"route:{t.figures.route_ids[choice]}",)


def _city(t: Railroad, seat: int, choice: int) -> _Keys:
    return (f"city:{t.figures.city_ids[choice]}",)


def _track(t: Railroad, seat: int, choice: int) -> _Keys:
    return (f"track:{t.figures.track_ids[choice]}",)


def _position(t: Railroad, seat: int, choice: int) -> _Keys:
    cities = t.figures.cities
    if choice == t.train[seat]:
        return (f"train:{seat}",)
    return _city(t, seat, choice) if choice < cities else _track(t, seat, choice - cities)


def _action(t: Railroad, seat: int, choice: int) -> _Keys:
    if choice >= UPGRADE:
        return (f"tile:{seat}:{SORTS[choice - UPGRADE]}",)
    also = (f"train:{seat}",) if choice in (RESTART, EXTRA) else ()
    return (f"action:{ACTIONS[choice]}", *also)


def _draw(t: Railroad, seat: int, choice: int) -> _Keys:
    if choice == KINDS:
        return ("deck",)
    return tuple(f"display:{place + 1}" for place, card in enumerate(t.display) if card == choice)


def _pay(t: Railroad, seat: int, choice: int) -> _Keys:
    return (f"pay:{choice}",)


def _load(t: Railroad, seat: int, choice: int) -> _Keys:
    if choice == INTO_EMPTY_CAR:
        return tuple(f"car:{seat}:{place + 1}" for place in range(len(t.aboard(seat)), t.cars(seat)))
    return (f"cargo:{t.figures.commodity_ids[choice]}",)


def _deliver(t: Railroad, seat: int, choice: int) -> _Keys:
    good = t.figures.commodity_ids[choice]
    return f"cargo:{good}", f"contract:{good}"


_WHERE: Mapping[str, Callable[[Railroad, int, int], _Keys]] = {
    "side": _side,
    "give": _give,
    "route": _route,
    "start": _city,
    "move": _position,
    "restart": _position,
    "extra": _position,
    "action": _action,
    "draw": _draw,
    "lay": _track,
    "pay": _pay,
    "load": _load,
    "deliver": _deliver,
}


def where(t: Railroad, choice: int) -> tuple[str, ...]:
    """The nodes that a choice of the present question means, legal or not, as far as the table shows it."""
    if choice == PASS:
        return ()
    step = t.step()
    return _WHERE[type(step).kind](t, step.player, choice)
