"""Objectives as they stand: which cards in an area are fulfilled with what everybody can see."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from abilene.games.great_western_trail.data import ORANGE, TASKS, Figures

_Needs = tuple[int, ...]


def fulfilled(known: Mapping[str, Any], seat: int, figures: Figures) -> frozenset[str]:
    """The cards of a seat's area that its possessions serve best, each thing used once (GWT-OBJ-8)."""
    area = known["seats"][seat]["area"]
    if not area:
        return frozenset()
    cards = {card.id.lower(): card for card in figures.objectives}
    wanted = tuple((tuple(cards[name].needs), cards[name].vp + cards[name].penalty) for name in area)
    served = _served(wanted, possessed(known, seat, figures))[1]
    return frozenset(name for i, name in enumerate(area) if served >> i & 1)


def possessed(known: Mapping[str, Any], seat: int, figures: Figures) -> _Needs:
    """What can serve the tasks of objective cards, by task."""
    owns = known["seats"][seat]
    values = {
        name: str(value) for name, value in zip(map(figures.card_name, range(figures.cattle)), figures.kind_value)
    }
    cattle = [values.get(card, "") for card in owns["herd"]]
    orange = {name for name, painted in zip(figures.kind_name, figures.kind_colour) if painted == ORANGE}
    owned = {
        "building": buildings(known, seat),
        "native_a": owns["natives"][0],
        "native_b": owns["natives"][1],
        "hazard": len(owns["hazards"]),
        "station": stations(known, seat),
        "bell": owns["annex"]["bells"] if "annex" in owns else 0,
        "cattle_orange": sum(card in orange for card in owns["herd"]),
        "last_city": owns["cities"].get(figures.cities[figures.last_city], 0),
    }
    return tuple(owned[task] if task in owned else cattle.count(task[-1]) for task in TASKS)


def buildings(known: Mapping[str, Any], seat: int) -> int:
    """How many buildings of this seat stand on the trail."""
    return sum(1 for tile in known["trail"].values() if tile.get("owner", -1) == seat)


def stations(known: Mapping[str, Any], seat: int) -> int:
    """How many stations this seat has upgraded."""
    return sum(1 for station in known["stations"] if seat in station["discs"])


@lru_cache(maxsize=1000)
def _served(wanted: tuple[tuple[_Needs, int], ...], left: _Needs) -> tuple[int, int]:
    """The most that these cards can be worth, and which of them are fulfilled then, as bits."""
    if not wanted:
        return 0, 0
    (needs, worth), rest = wanted[0], wanted[1:]
    points, cards = _served(rest, left)
    best = points, cards << 1
    after = tuple(have - need for have, need in zip(left, needs, strict=True))
    if min(after) >= 0:
        points, cards = _served(rest, after)
        best = max(best, (points + worth, cards << 1 | 1))
    return best
