"""Objectives as they stand: which cards in an area are fulfilled with what everybody can see."""

from functools import lru_cache

from abilene.games.great_western_trail.data import ORANGE, TASKS
from abilene.games.great_western_trail.seen import Seen

_Needs = tuple[int, ...]


def fulfilled(seen: Seen, seat: int) -> frozenset[int]:
    """The cards of a seat's area that its possessions serve best, each thing used once (GWT-OBJ-8)."""
    area, figures = seen.areas[seat], seen.figures
    if not area:
        return frozenset()
    cards = [figures.objectives[card - figures.cattle] for card in area]
    wanted = tuple((tuple(card.needs), card.vp + card.penalty) for card in cards)
    served = _served(wanted, possessed(seen, seat))[1]
    return frozenset(card for i, card in enumerate(area) if served >> i & 1)


def possessed(seen: Seen, seat: int) -> _Needs:
    """What can serve the tasks of objective cards, by task."""
    figures = seen.figures
    cattle = [card for card in seen.herd[seat] if 0 <= card < figures.cattle]
    values = [figures.kind_value[card] for card in cattle if figures.kind_colour[card] != ORANGE]  # GWTS-OBJ-1
    owned = {
        "building": len(seen.buildings_of(seat)),
        "native_a": seen.natives[seat][0],
        "native_b": seen.natives[seat][1],
        "hazard": len(seen.hazards[seat]),
        "station": seen.stations[seat].bit_count(),
        "cattle_3": values.count(3),
        "cattle_4": values.count(4),
        "cattle_5": values.count(5),
        "last_city": seen.discs[seat][figures.last_city],
        "bell": seen.north.bells[seat] if seen.north else 0,
        "cattle_orange": len(cattle) - len(values),
    }
    return tuple(owned[task] for task in TASKS)


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
