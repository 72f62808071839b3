"""Sam's latest turn as a story: sentence by sentence, each with its reason and the places on the table it is about."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import WORKERS, Figures
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.nouns import sentence
from abilene.games.great_western_trail.sam.telling import STEPS, named, steps_told


class Told(NamedTuple):
    """One step of his turn."""

    text: str  # what he does
    why: str
    rule: str
    keys: tuple[str, ...]  # of the nodes of the drawing it is about, where they are drawn
    way: tuple[int, ...] = ()  # all trail spaces he rode over, from where he stood


def story(told: list[int], texts: Texts, figures: Figures) -> list[Told]:
    """The turn that `told` holds, as everybody may know it."""
    return [_told(step, texts, figures) for step in steps_told(told)]


def _told(step: tuple[int, ...], texts: Texts, figures: Figures) -> Told:
    text, why, rule = sentence(texts, step)
    keys_of = _KEYS.get(STEPS[step[0]][0])
    keys = keys_of(figures, step[2:]) if keys_of else ()
    return Told(f"{text}.", f"{why[:1].upper()}{why[1:]}.", rule, keys, _way(figures, step))


def _way(figures: Figures, step: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces between the locations he entered, the shortest way from each to the next."""
    locations = named(step).get("way", ())
    assert isinstance(locations, tuple), step
    way = list(locations[:1])
    for here, there in pairwise(locations):
        ways = [[here]]
        while ways[0][-1] != there:
            ridden = ways.pop(0)
            ways += [[*ridden, ahead] for ahead in figures.space_next[ridden[-1]]]
        way += ways[0][1:]
    return tuple(way)


# ------------------------------------------------------------------ where on the table

Values = tuple[int, ...]


def _place(figures: Figures, space: int, face: int, owner: int) -> tuple[str, ...]:
    """A location: its building, or its tile and, should that be gone, the space."""
    if owner >= 0:
        return (f"building:{owner}:{figures.faces[face].name[:-1]}",)
    if face >= 0:
        return (f"neutral:{figures.faces[face].name}",)
    return f"tile:{figures.spaces[space]}", f"space:{figures.spaces[space]}"


def _town(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"town:{figures.north.towns[values[0]]}",) if figures.north else ()


def _market(figures: Figures, cards: Values) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"market:{figures.card_name(card)}" for card in cards))


def _building(figures: Figures, values: Values) -> tuple[str, ...]:
    face, space = values[:2]
    return f"building:{SEAT}:{figures.faces[face].name[:-1]}", f"space:{figures.spaces[space]}"


def _station(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"station:{values[0] + 1}",)


def _city(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"city:{figures.cities[values[-1]]}",)


def _tile(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"space:{figures.spaces[values[1]]}",)


_KEYS: dict[str, Callable[[Figures, Values], tuple[str, ...]]] = {
    "opened": _town,
    "turned": _city,
    "rode": lambda figures, values: _place(figures, *values[3:6]),
    "earned": lambda figures, values: _place(figures, *values[1:]),
    "hired": lambda figures, values: (f"job:{values[2]}:{values[3]}", f"row:{SEAT}:{WORKERS[values[0]]}"),
    "specialised": lambda figures, values: (f"row:{SEAT}:{WORKERS[values[0]]}",),
    "revealed": _market,
    "bought": lambda figures, values: _market(figures, values[2:]),
    "took": _market,
    "built": _building,
    "replaced": _building,
    "drove": lambda figures, values: (f"rail:{figures.rail_name(values[0])}",),
    "upgraded": _station,
    "moved_disc": _station,
    "caught": _tile,
    "cleared": _tile,
    "foresaw": lambda figures, values: (f"foresight:{values[2]}:{values[1]}",),
    "delivered": _city,
}
