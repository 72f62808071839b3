"""Sam's latest turn as a story: sentence by sentence, each with its reason and the places on the table it is about."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import WORKERS, Figures
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.nouns import sentence
from abilene.games.great_western_trail.sam.telling import Deed, deeds


class Told(NamedTuple):
    """One step of his turn."""

    text: str  # what he does
    why: str
    rule: str
    keys: tuple[str, ...]  # of the nodes of the drawing it is about, where they are drawn
    way: tuple[int, ...] = ()  # all trail spaces he rode over, from where he stood


def story(told: list[int], texts: Texts, figures: Figures) -> list[Told]:
    """The turn that `told` holds, as everybody may know it."""
    return [_told(deed, texts, figures) for deed in deeds(told)]


def _told(deed: Deed, texts: Texts, figures: Figures) -> Told:
    text, why = sentence(texts, deed)
    keys_of = _KEYS.get(deed.step)
    keys = keys_of(figures, deed.values) if keys_of else ()
    way = _ridden(figures, deed.values.get("way", ()))
    return Told(f"{text}.", f"{why[:1].upper()}{why[1:]}.", deed.rule, keys, way)


def _ridden(figures: Figures, locations: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces between the locations he entered, the shortest way from each to the next."""
    way = list(locations[:1])
    for here, there in pairwise(locations):
        ways = [[here]]
        while ways[0][-1] != there:
            ridden = ways.pop(0)
            ways += [[*ridden, ahead] for ahead in figures.space_next[ridden[-1]]]
        way += ways[0][1:]
    return tuple(way)


# ------------------------------------------------------------------ where on the table

Values = dict[str, Any]


def _place(figures: Figures, values: Values) -> tuple[str, ...]:
    """A location: its building, or its tile and, should that be gone, the space."""
    space, face, owner = values["place"]
    if owner >= 0:
        return (f"building:{owner}:{figures.faces[face].name[:-1]}",)
    if face >= 0:
        return (f"neutral:{figures.faces[face].name}",)
    return f"tile:{figures.spaces[space]}", f"space:{figures.spaces[space]}"


def _town(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"town:{figures.north.towns[values['town']]}",) if figures.north else ()


def _market(figures: Figures, values: Values) -> tuple[str, ...]:
    cards = values["cards"] if "cards" in values else (values["card"],)
    return tuple(dict.fromkeys(f"market:{figures.card_name(card)}" for card in cards))


def _row(worker: int) -> str:
    return f"row:{SEAT}:{WORKERS[worker]}"


def _building(figures: Figures, values: Values) -> tuple[str, ...]:
    number = figures.faces[values["face"]].name[:-1]
    return f"building:{SEAT}:{number}", f"space:{figures.spaces[values['space']]}"


def _station(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"station:{values['station'] + 1}",)


def _city(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"city:{figures.cities[values['city']]}",)


def _tile(figures: Figures, values: Values) -> tuple[str, ...]:
    return (f"space:{figures.spaces[values['space']]}",)


_KEYS: dict[str, Callable[[Figures, Values], tuple[str, ...]]] = {
    "opened": _town,
    "turned": _city,
    "rode": _place,
    "earned": _place,
    "hired": lambda figures, values: (f"job:{values['row']}:{values['column']}", _row(values["worker"])),
    "specialised": lambda figures, values: (_row(values["worker"]),),
    "revealed": _market,
    "bought": _market,
    "took": _market,
    "built": _building,
    "replaced": _building,
    "drove": lambda figures, values: (f"rail:{figures.rail_name(values['rail'])}",),
    "upgraded": _station,
    "moved_disc": _station,
    "caught": _tile,
    "cleared": _tile,
    "foresaw": lambda figures, values: (f"foresight:{values['column']}:{values['row']}",),
    "delivered": _city,
}
