"""What may be chosen: which node stands for it, the number that matters, and the way that it takes.

Some answers are buttons of the page only, because nothing on the table stands for them: to pass and to spend an
exchange token at any question, the end of phase B, and an immediate action, which is done now or never, unless the
tile of a medium town offers it.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from abilene.engine.core import PASS, Step
from abilene.engine.texts import Texts, dollars
from abilene.games.great_western_trail.data import JOB_COLUMNS, WORKERS
from abilene.games.great_western_trail.north.stores import ChooseSlot, free_slots, north_of
from abilene.games.great_western_trail.orange.steps import Grow
from abilene.games.great_western_trail.poker.steps import Stake
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, NOTHING_DONE, OWNED, PRIVATE_TILE, Trail
from abilene.games.great_western_trail.steps.actions import MayDo, group_of, space_of
from abilene.games.great_western_trail.steps.asking import OF_TOWN, TOKEN
from abilene.games.great_western_trail.steps.auxiliary import can_use
from abilene.games.great_western_trail.steps.buildings import BuildAt
from abilene.games.great_western_trail.steps.kansas_city import Deliver, Foresight, transport
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from abilene.games.great_western_trail.steps.trail import Route, Way, cheapest, toll, ways
from abilene.games.great_western_trail.steps.turn import MayMoveFree, MoveHerder
from abilene.games.great_western_trail.steps.workers import Hire

NO_PRICE = -1


class Offer(NamedTuple):
    """What one choice is on the table."""

    keys: tuple[str, ...] = ()  # of the nodes that stand for it; none: it is a button of the page only
    badge: str = ""  # steps, or the price in words
    price: int = NO_PRICE
    toll: int = 0  # money to pay on the way
    way: tuple[int, ...] = ()  # of the herder: all trail spaces from where it stands
    deed: str = ""  # in words


_BUTTON = Offer()


def offers(t: Trail, texts: Texts) -> dict[int, Offer]:
    """Every choice of the present question, and what it is on the table."""
    step = t.step()
    offer = _OFFERS[type(step).kind](t, step)
    found = {choice: _BUTTON if choice in (PASS, TOKEN) else offer(choice) for choice in t.options()}
    about = dict(zip(step.fields, step.arguments(), strict=True))
    for choice, made in found.items():
        if made.price != NO_PRICE:
            made = made._replace(badge=dollars(texts.lang, made.price))
        if made.keys:
            said = texts.format(f"label-{step.label(t, choice)}", **(about | step.words(t, choice)))
            made = made._replace(deed=said)
        found[choice] = made
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


def location_key(t: Trail, space: int) -> str:
    """The node that stands for a trail space: what lies there, or the empty place."""
    tile = t.tiles[space]
    if tile == EMPTY:
        return f"space:{t.figures.spaces[space]}"
    if tile >= PRIVATE_TILE:
        seat, number = divmod(tile - PRIVATE_TILE, OWNED)
        return f"building:{seat}:{number + 1}"
    if tile >= NEUTRAL_TILE:
        return f"neutral:{t.figures.faces[tile - NEUTRAL_TILE].name}"
    return f"tile:{t.figures.spaces[space]}"


# ------------------------------------------------------------------ the trail

_Offering = Callable[[int], Offer]


def _spaces(t: Trail, seat: int, way: Way) -> tuple[int, ...]:
    """All spaces along the way, the empty ones included."""
    passed = [t.herder[seat]]
    while passed[-1] != way.locations[-1]:
        ahead = t.figures.space_next[passed[-1]]
        passed.append(ahead[way.branches >> t.figures.fork[passed[-1]] & 1 if len(ahead) > 1 else 0])
    return tuple(passed)


def _moving(t: Trail, step: Step[Any]) -> _Offering:
    """To a location, by the cheapest way and of these the shortest; or first an objective card."""
    seat = step.player
    free = isinstance(step, MayMoveFree)
    limit = step.most if isinstance(step, MoveHerder | MayMoveFree) else t.step_limit(seat)

    def offer(choice: int) -> Offer:
        if choice >= len(t.figures.spaces):
            return _objective(t, choice - len(t.figures.spaces))
        way = cheapest(t, seat, limit, choice, free)
        assert way is not None
        cost = 0 if free else toll(t, seat, way)
        return Offer((location_key(t, choice),), str(len(way.locations)), toll=cost, way=_spaces(t, seat, way))

    return offer


def _route(t: Trail, step: Step[Any]) -> _Offering:
    assert isinstance(step, Route)
    found = {way.branches: way for way in ways(t, step.player, step.limit, step.space)}

    def offer(branches: int) -> Offer:
        way = found[branches]
        cost = 0 if step.free else toll(t, step.player, way)
        return Offer((f"way:{branches}",), str(len(way.locations)), toll=cost, way=_spaces(t, step.player, way))

    return offer


def _location(t: Trail, step: Step[Any]) -> _Offering:
    return lambda space: Offer((location_key(t, space),))


def _site(t: Trail, step: Step[Any]) -> _Offering:
    assert isinstance(step, BuildAt)

    def offer(space: int) -> Offer:
        return Offer((location_key(t, space),), price=step.told(t, space)["money"])

    return offer


# ------------------------------------------------------------------ markets and Kansas City


def _hire(t: Trail, step: Step[Any]) -> _Offering:
    assert isinstance(step, Hire)

    def offer(job: int) -> Offer:
        row, worker = divmod(job, 3)
        here = t.jobs[row * JOB_COLUMNS : (row + 1) * JOB_COLUMNS]
        keys = [f"job:{row + 1}:{column + 1}" for column, found in enumerate(here) if found == worker]
        return Offer(tuple(keys), price=max(0, t.figures.job_cost[row] + step.modifier))

    return offer


def _buy(t: Trail, step: Step[Any]) -> _Offering:
    prices = t.figures.prices
    return lambda price: Offer((f"price:{prices[price].id}" if price < len(prices) else "market:pile",))


def _cattle(t: Trail, step: Step[Any]) -> _Offering:
    return lambda card: Offer((f"market:{t.figures.card_name(card)}",))


def _gain_objective(t: Trail, step: Step[Any]) -> _Offering:
    count = len(t.figures.objectives)
    return lambda card: Offer(("objective:stack",)) if card == count else _objective(t, card)


def _objective(t: Trail, card: int) -> Offer:
    return Offer((f"objective:{t.figures.objectives[card].id.lower()}",))


def _foresee(t: Trail, step: Step[Any]) -> _Offering:
    """A tile of the column; or first an objective card."""
    assert isinstance(step, Foresight)
    column = step.column
    here = t.foresight[2 * column : 2 * column + 2]
    tiles = len(t.figures.tile_names)

    def offer(choice: int) -> Offer:
        if choice >= tiles:
            return _objective(t, choice - tiles)
        keys = [f"foresight:{column + 1}:{place + 1}" for place, found in enumerate(here) if found == choice]
        return Offer(tuple(keys))

    return offer


def _deliver(t: Trail, step: Step[Any]) -> _Offering:
    assert isinstance(step, Deliver)

    def offer(city: int) -> Offer:
        cost = transport(t, step.player, city) if step.carried else 0
        return Offer((f"city:{t.figures.cities[city]}",), toll=cost)

    return offer


def _leave(t: Trail, step: Step[Any]) -> _Offering:
    return lambda _: Offer(("space:START",))


# ------------------------------------------------------------------ railroad


def _rail(t: Trail, step: Step[Any]) -> _Offering:
    return lambda rail: Offer((f"rail:{t.figures.rail_name(rail)}",))


def _upgrade(t: Trail, step: Step[Any]) -> _Offering:
    assert isinstance(step, MayUpgrade)
    return lambda _: _station(t, step.station)


def _stations(t: Trail, step: Step[Any]) -> _Offering:
    return lambda station: _station(t, station)


def _station(t: Trail, station: int) -> Offer:
    return Offer((f"station:{station + 1}",), price=t.figures.station_cost[station])


def _disc(t: Trail, step: Step[Any]) -> _Offering:
    def offer(source: int) -> Offer:
        if source >= t.figures.from_station:
            return Offer((f"station:{source - t.figures.from_station + 1}",))
        return Offer((f"slot:{step.player}:{t.figures.slots[source]}",))

    return offer


# ------------------------------------------------------------------ the own board and hand


def _build(t: Trail, step: Step[Any]) -> _Offering:
    return lambda number: Offer((f"building:{step.player}:{number + 1}",))


def _appoint(t: Trail, step: Step[Any]) -> _Offering:
    return lambda worker: Offer((f"row:{step.player}:{WORKERS[worker]}",))


def _income(t: Trail, step: Step[Any]) -> _Offering:
    return lambda marker: Offer((f"certificate:{step.player}:{t.figures.track[marker]}",))


def _auxiliary(t: Trail, step: Step[Any]) -> _Offering:
    return lambda choice: Offer((f"aux:{step.player}:{t.figures.auxiliaries[choice // 2]}",))


def _draw(t: Trail, step: Step[Any]) -> _Offering:
    return lambda _: Offer((f"deck:{step.player}",))


def _card(t: Trail, step: Step[Any]) -> _Offering:
    def offer(card: int) -> Offer:
        if card >= t.figures.cattle:
            return _objective(t, card - t.figures.cattle)
        return Offer((f"card:{step.player}:{t.figures.card_name(card)}",))

    return offer


def _grow(t: Trail, step: Step[Any]) -> _Offering:
    """The young cards stand for all numbers but none at all."""
    assert isinstance(step, Grow)
    keys = (f"card:{step.player}:{t.figures.card_name(step.young(t))}",)
    return lambda count: Offer(keys) if count else _BUTTON


def _stake(t: Trail, step: Step[Any]) -> _Offering:
    """A hand card, with what goes into the pot for it."""
    assert isinstance(step, Stake)
    card = _card(t, step)
    return lambda choice: card(choice)._replace(price=step.told(t, choice)["money"])


def _use(t: Trail, step: Step[Any]) -> _Offering:
    """A local action is where it is printed; the auxiliary actions are all those that can be used."""
    seat = step.player
    end = 2 * len(t.figures.groups)
    places = {group_of(local): space_of(local) for local in t.visit}

    def offer(choice: int) -> Offer:
        if choice < end:
            return Offer((location_key(t, places[choice // 2]),))
        if choice == end:
            assert t.done == NOTHING_DONE
            return Offer(
                tuple(f"aux:{seat}:{name}" for i, name in enumerate(t.figures.auxiliaries) if can_use(t, seat, i, 1))
            )
        return _BUTTON if choice == end + 1 else _objective(t, choice - end - 2)

    return offer


def _now(t: Trail, step: Step[Any]) -> _Offering:
    """What a medium town offers lies there; the other immediate actions are buttons of the page."""
    assert isinstance(step, MayDo)
    if step.cause != OF_TOWN:
        return lambda _: _BUTTON
    north, figures = north_of(t)
    offered = [action for action in (step.first, step.second) if action >= 0]
    keys = tuple(
        f"medium:{figures.towns[town]}"
        for town in figures.medium
        if north.has_store(step.player, town) and figures.tile_actions[north.tiles[town]] == offered
    )
    return lambda _: Offer(keys)


# ------------------------------------------------------------------ the northern map


def _store(t: Trail, step: Step[Any]) -> _Offering:
    """A town, with the price of its cheapest slot."""
    _, figures = north_of(t)

    def offer(town: int) -> Offer:
        cost = min([figures.slot_cost[town][slot] for slot in free_slots(t, step.player, town)], default=0)
        return Offer((f"town:{figures.towns[town]}",), price=cost or NO_PRICE)

    return offer


def _lot(t: Trail, step: Step[Any]) -> _Offering:
    """A slot of the town, with its price."""
    assert isinstance(step, ChooseSlot)
    _, figures = north_of(t)

    def offer(slot: int) -> Offer:
        cost = figures.slot_cost[step.town][slot]
        return Offer((f"lot:{figures.towns[step.town]}:{slot + 1}",), price=cost or NO_PRICE)

    return offer


_OFFERS: dict[str, Callable[[Trail, Step[Any]], _Offering]] = {
    "move": _moving,
    "ride": _moving,
    "stray": _moving,
    "route": _route,
    "begin": _location,
    "copy": _location,
    "hazard": _location,
    "native": _location,
    "site": _site,
    "build": _build,
    "hire": _hire,
    "buy": _buy,
    "cattle": _cattle,
    "objective": _gain_objective,
    "engine": _rail,
    "back": _rail,
    "return": _rail,
    "haul": _rail,
    "upgrade": _upgrade,
    "station": _stations,
    "appoint": _appoint,
    "disc": _disc,
    "foresee": _foresee,
    "income": _income,
    "deliver": _deliver,
    "leave": _leave,
    "use": _use,
    "auxiliary": _auxiliary,
    "now": _now,
    "draw": _draw,
    "fill": _draw,
    "discard": _card,
    "keep": _card,
    "sell": _card,
    "remove": _card,
    "stock": _card,
    "store": _store,
    "lot": _lot,
    "grow": _grow,
    "sit": _appoint,
    "stake": _stake,
}


def where(t: Trail, choice: int) -> tuple[str, ...]:
    """The nodes that a choice of the present question means, legal or not, as far as the table shows it."""
    step = t.step()
    kind = type(step).kind
    if choice < 0 or kind in ("route", "use", "now"):
        return ()
    if kind in ("move", "ride", "stray", "site"):
        spaces = len(t.figures.spaces)
        return (location_key(t, choice),) if choice < spaces else _objective(t, choice - spaces).keys
    return (f"city:{t.figures.cities[choice]}",) if kind == "deliver" else _OFFERS[kind](t, step)(choice).keys
