"""The notation of journals written before things were called by what one sees: the ids of the figures."""

from collections.abc import Callable
from typing import Any

from abilene.engine.core import Step
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.codes import auxiliary_at, job_at, use_at


def former_name(t: Trail, step: Step[Any], choice: int) -> str:
    """What the chosen thing was called; empty where it never had another name."""
    name = _FORMER.get(type(step).kind)
    return name(t, step, choice) if name else ""


def _card(t: Trail, step: Step[Any], card: int) -> str:
    return t.figures.card_name(card)


def _space(t: Trail, step: Step[Any], space: int) -> str:
    return t.figures.space_name(space)


def _move(t: Trail, step: Step[Any], choice: int) -> str:
    spaces = len(t.figures.spaces)
    return t.figures.space_name(choice) if choice < spaces else f"play {_objective(t, choice - spaces)}"


def _route(t: Trail, step: Step[Any], branches: int) -> str:
    return "".join("b" if branches >> fork & 1 else "a" for fork in range(t.figures.forks))


def _use(t: Trail, step: Step[Any], choice: int) -> str:
    end = 2 * len(t.figures.groups)
    if choice >= end:
        return ("auxiliary", "end")[choice - end] if choice < end + 2 else f"play {_objective(t, choice - end - 2)}"
    number, alternative = use_at(choice)
    group = t.figures.groups[number]
    action = t.figures.actions[group[alternative]].id if alternative < len(group) else "nothing"
    return f"{number} {action}"


def _objective(t: Trail, card: int) -> str:
    return t.figures.objectives[card].id.lower()


def _gained(t: Trail, step: Step[Any], card: int) -> str:
    return "stack" if card == len(t.figures.objectives) else _objective(t, card)


def _rail(t: Trail, step: Step[Any], rail: int) -> str:
    return t.figures.rail_name(rail)


def _upgraded(t: Trail, step: Step[Any], answer: int) -> str:
    return t.figures.station_names[step.arguments()[1]]


def _station(t: Trail, step: Step[Any], station: int) -> str:
    return t.figures.station_names[station]


def _source(t: Trail, step: Step[Any], source: int) -> str:
    first = t.figures.from_station
    return t.figures.slots[source] if source < first else t.figures.station_names[source - first]


def _auxiliary(t: Trail, step: Step[Any], choice: int) -> str:
    auxiliary, times = auxiliary_at(choice)
    return f"{t.figures.auxiliaries[auxiliary]} {times}"


def _price(t: Trail, step: Step[Any], price: int) -> str:
    return "more" if price == len(t.figures.prices) else t.figures.prices[price].id


def _job(t: Trail, step: Step[Any], choice: int) -> str:
    row, worker = job_at(choice)
    return f"{WORKERS[worker]} {row + 1}"


def _worker(t: Trail, step: Step[Any], worker: int) -> str:
    return WORKERS[worker]


def _foreseen(t: Trail, step: Step[Any], choice: int) -> str:
    names = t.figures.tile_names
    return names[choice] if choice < len(names) else f"play {_objective(t, choice - len(names))}"


def _certificates(t: Trail, step: Step[Any], marker: int) -> str:
    return str(t.figures.track[marker])


def _city(t: Trail, step: Step[Any], city: int) -> str:
    return t.figures.cities[city]


def _action(t: Trail, step: Step[Any], action: int) -> str:
    return t.figures.actions[action].id


def _town(t: Trail, step: Step[Any], town: int) -> str:
    north = t.figures.north
    return north.towns[town] if north else ""


_FORMER: dict[str, Callable[[Trail, Step[Any], int], str]] = {
    "keep": _card, "discard": _card, "sell": _card, "remove": _card, "cattle": _card, "stock": _card, "stake": _card,
    "begin": _space, "ride": _space, "stray": _space, "site": _space, "copy": _space, "hazard": _space,
    "native": _space, "move": _move, "route": _route, "use": _use, "objective": _gained,
    "engine": _rail, "back": _rail, "return": _rail, "haul": _rail,
    "upgrade": _upgraded, "station": _station, "disc": _source, "auxiliary": _auxiliary, "buy": _price,
    "hire": _job, "appoint": _worker, "sit": _worker, "foresee": _foreseen, "income": _certificates, "deliver": _city,
    "now": _action, "store": _town,
}  # fmt: skip
