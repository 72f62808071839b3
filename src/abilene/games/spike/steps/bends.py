"""Bends: other ways to the city to which a line leads, each told by a space that it goes over."""

from typing import Any, Final

from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.lines import Line, line_of
from abilene.games.spike.steps.search import BLOCKED, Search, Ways

BEND: Final = "bend"
LONGER: Final = 1  # spaces that such a way may have more than the shortest

_kept: Final[dict[tuple[Any, ...], dict[int, Line]]] = {}  # a payment is drawn several times
_MOST_KEPT: Final = 64


def bend_key(t: Railroad, city: int, track: int) -> str:
    """The node of a space over which a line to a city could go."""
    return f"{BEND}:{t.figures.city_ids[city]}:{t.figures.track_ids[track]}"


def bend_at(t: Railroad, seat: int, key: str) -> Line | None:
    """The line that goes over such a space, if there is one."""
    kind, _, place = key.partition(":")
    city = t.figures.city_at(f"city:{place.partition(':')[0]}")
    if kind != BEND or city == EMPTY:
        return None
    found = bends(t, seat, city)
    return next((found[track] for track in found if bend_key(t, city, track) == key), None)


def bends(t: Railroad, seat: int, city: int) -> dict[int, Line]:
    """By track space: the best way over it from the network to a city, as far as it can be paid (SPK-BUILD-9)."""
    asked = t.figures, city, t.pieces[seat], tuple(t.hand(seat)), tuple(t.owner), tuple(t.network[seat])
    found = _kept.get(asked)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[asked] = _bends(t, seat, city)
    return found


def _bends(t: Railroad, seat: int, city: int) -> dict[int, Line]:
    search = Search(t, seat)
    for other in range(t.figures.cities):
        if other != city:
            search.gap[other] = BLOCKED  # a line ends in the first new city
    lines: list[Line] = []
    most = search.most
    length = 0
    while length < most:
        length += 1
        lines += [line_of(t, seat, list(path), city) for path in _ways(t, seat, search, length)]
        if lines:
            most = min(most, len(lines[0].tracks) + LONGER)
    lines.sort(key=lambda line: (len(line.tracks), line.cards, line.tracks))
    found: dict[int, Line] = {}
    for line in lines:
        for track in line.tracks:
            found.setdefault(track, line)
    return found


def _ways(t: Railroad, seat: int, search: Search, length: int) -> list[tuple[int, ...]]:
    """All of one length."""
    found: list[tuple[int, ...]] = []
    for node in t.network[seat]:
        for track, ahead in zip(t.figures.ways[node], t.figures.ahead[node]):
            if t.owner[track] == EMPTY and search.gap[ahead] != BLOCKED:
                found += [path for path, _ in Ways(t, search, length).over(track, ahead)]
    return found
