"""Objectives as they stand: which cards in an area are fulfilled with what everybody can see."""

from functools import lru_cache

from abilene.games.great_western_trail.seen import Seen

_Needs = tuple[int, ...]


def fulfilled(seen: Seen, seat: int) -> frozenset[int]:
    """The cards of a seat's area that its possessions serve best, each thing used once (GWT-OBJ-8)."""
    area, figures = seen.areas[seat], seen.figures
    if not area:
        return frozenset()
    cards = [figures.objectives[card - figures.cattle] for card in area]
    wanted = tuple((tuple(card.needs), card.vp + card.penalty) for card in cards)
    served = _served(wanted, tuple(seen.possessions(seat)))[1]
    return frozenset(card for i, card in enumerate(area) if served >> i & 1)


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
