"""A stop in Kansas City as one plan: what is picked of it on its sheet or on the board, and what is usual else."""

from typing import Any, NamedTuple

from abilene.engine.core import PASS, Pick, Plan
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.planning import ahead, asks

JOURNEY = ("income", "deliver", "disc")  # what follows the tiles
DIGITS = 9  # no answer has a number of more
READY = "ready:disc"  # on the board: the disc that would lie in its city


class Leg(NamedTuple):
    """A question on the way, as it is asked with all before it answered, and its answer."""

    t: Trail
    choice: int


class Journey(NamedTuple):
    """All that follows the tiles, answered by what is picked and else as usual."""

    legs: dict[str, Leg]  # by kind
    end: Trail


def journey(t: Trail) -> Journey:
    """Income, city and disc with what is picked; which tiles are taken before changes nothing of it (GWT-KC-1)."""
    if not t.choices:  # somebody else answers
        return Journey({}, t)
    return _go_on({}, t, _after_tiles(t), _wanted(t.picked))


def detour(t: Trail, trip: Journey, pick: str) -> Journey:
    """The same trip with one pick more."""
    wanted, legs = _wanted((*t.picked, pick)), {}
    for kind, leg in trip.legs.items():
        choice = _answer(leg.t, wanted)
        legs[kind] = Leg(leg.t, choice)
        if choice != leg.choice:
            return _go_on(legs, leg.t, ahead(leg.t, (choice,)), wanted)
    return trip


def _go_on(legs: dict[str, Leg], before: Trail, now: Trail, wanted: dict[str, int]) -> Journey:
    """From the question that is asked now to the disc."""
    while "disc" not in legs and asks(now, JOURNEY, before):
        choice = _answer(now, wanted)
        legs[now.step().kind] = Leg(now, choice)
        before, now = now, ahead(now, (choice,))
    return Journey(legs, now)


def stop_plans(t: Trail) -> list[Plan]:
    """All that is left of the stop, for its button and for the disc in its city; none as long as a tile is missing.

    It ends where something comes to light: with a row of the job market that fills up the cattle market.
    """
    choices: tuple[int, ...] = ()
    before, now, wanted = t, ahead(t, ()), _wanted(t.picked)
    while asks(now, ("foresee",), before):
        tile = _tile(now, wanted)
        if tile is None:
            return []
        choices = (*choices, tile)
        before, now = now, ahead(now, (tile,))
    if asks(now, JOURNEY, before):
        choices = (*choices, *[leg.choice for leg in journey(t).legs.values()])
    return [Plan("sheet:go", choices), Plan(READY, choices)] if choices else []


def stop_picks(t: Trail) -> list[Pick]:
    """What can be picked of all that follows the tiles: certificates, cities, discs."""
    legs, found = journey(t).legs, []
    for kind, leg in legs.items():
        answers = [choice for choice in leg.t.options() if choice >= 0]
        if kind == "deliver" and "income" in legs:
            continue  # certificates lead to more of them
        step = leg.t.step()
        for choice in answers if len(answers) > 1 else ():
            found += [_pick(kind, choice, key, **step.told(leg.t, choice)) for key in step.keys(leg.t, choice)]
        if kind == "income":
            for city in dict.fromkeys(city for marker in _kept(leg.t) for city in _cities(leg.t, marker)):
                for key in (row("deliver", city), f"city:{t.figures.cities[city]}"):
                    found.append(_pick("deliver", city, key, city=city))
    return found


def tile_pick(column: int, tile: int, key: str) -> Pick:
    """A tile of the foresight, in whatever order they are picked; they are placed column by column (GWT-KC-1)."""
    return Pick(key, f"{_column(column)}={tile}", "foresee", {"tile": tile})


def picked_tile(t: Trail, column: int) -> int:
    """The tile that is picked of a column; PASS: none is."""
    return _wanted(t.picked).get(_column(column), PASS)


def _wanted(picked: tuple[str, ...]) -> dict[str, int]:
    """What is picked, by name, the latest last; what is no pick is left out."""
    found: dict[str, int] = {}
    for pick in picked:
        name, _, value = pick.partition("=")
        if value.isascii() and value.isdecimal() and len(value) <= DIGITS:
            found.pop(name, None)
            found[name] = int(value)
    return found


def _column(column: int) -> str:
    return f"foresee-{column + 1}"


def _pick(kind: str, choice: int, key: str, **told: Any) -> Pick:
    return Pick(key, f"{kind}={choice}", kind, told)


def _after_tiles(t: Trail) -> Trail:
    """The table as if no tile were left to take."""
    twin = t.copy()
    if twin.step().kind == "foresee":
        while twin.stack[-1].kind == "foresee":
            twin.stack.pop()
        twin.settle()
    return twin


def _tile(now: Trail, wanted: dict[str, int]) -> int | None:
    """The tile that is picked of the column that is asked about, or the only answer; None: nothing is picked."""
    _, column = now.step().arguments()
    answers = [choice for choice in now.options() if PASS <= choice < len(now.figures.tile_names)]
    picked = wanted.get(_column(column), PASS)
    return picked if picked in answers else answers[0] if len(answers) == 1 else None


def _answer(now: Trail, wanted: dict[str, int]) -> int:
    """What is picked, if it can be had; else what is usual.

    A city that was picked after the certificates takes as many of them as it needs (GWT-INC-3).
    """
    kind = now.step().kind
    picked = wanted.get(kind, PASS)
    usual = picked if picked >= 0 and picked in now.options() else default(now)
    last = [name for name in wanted if name in ("income", "deliver")][-1:]
    if kind != "income" or last != ["deliver"]:
        return usual
    fewer = [marker for marker in _kept(now) if marker <= usual]
    return next((marker for marker in fewer if wanted["deliver"] in _cities(now, marker)), usual)


def _kept(now: Trail) -> list[int]:
    """Where the marker of the certificates can be left, the fewest spent first."""
    return sorted([choice for choice in now.options() if choice >= 0], reverse=True)


def _cities(now: Trail, marker: int) -> list[int]:
    """The cities that can be delivered to when the marker is left there."""
    then = ahead(now, (marker,))
    if asks(then, ("deliver",), now):
        return [city for city in then.options() if city >= 0]
    return then.step().arguments()[1:2] if asks(then, ("disc",), now) else []  # the only one


def row(kind: str, choice: int) -> str:
    """The node of the sheet that stands for an answer."""
    return f"sheet:{kind}:{choice}" if choice != PASS else f"sheet:{kind}:none"


def default(t: Trail) -> int:
    """No certificate is spent; the most valuable city that a disc can go to; the disc that costs least."""
    answers = [choice for choice in t.options() if choice >= 0]
    kind = t.step().kind
    if kind == "income":
        return max(answers)
    if kind == "deliver":
        answers.sort(key=lambda city: _city_rank(t, city), reverse=True)
        return next((city for city in answers if _gets_disc(t, city)), answers[0])
    return max(answers, key=lambda source: _disc_rank(t, source))


def _city_rank(t: Trail, city: int) -> tuple[int, int, int]:
    """Its value, its points, and what it pays."""
    return t.figures.city_value[city], t.figures.city_vp[city], t.figures.city_money[city]


def _gets_disc(t: Trail, city: int) -> bool:
    """A disc can be found for it; else nothing would be delivered (GWT-DISC-11)."""
    then = ahead(t, (city,))
    return asks(then, ("disc",), t) or then.cities != t.cities


def _disc_rank(t: Trail, source: int) -> tuple[int, bool, int]:
    """What its place brings less what it costs; then one that fits black borders only; then as they lie."""
    figures = t.figures
    if source >= figures.from_station:
        station = source - figures.from_station
        return 0, not figures.station_white[station], -figures.station_vp[station]
    return figures.slot_money[source] - figures.slot_cost[source], not figures.slot_white[source], -source
