"""Moving the train: the free move, the restart and the extra move."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach
from abilene.games.spike.data import FAR, Figures
from abilene.games.spike.events import TrainMoved
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.asking import Ask
from abilene.games.spike.steps.cargo import Deliver, deliverable, earnings

FREE: Final = 0
RESTART: Final = 1
EXTRA: Final = 2


def reachable(t: Railroad, seat: int, spaces: int) -> list[int]:
    """Where the train can stop within so many spaces, its own place left out, unsorted (SPK-MOVE-2, SPK-MOVE-3)."""
    figures = t.figures
    found: list[int] = []
    position = t.train[seat]
    if position < figures.cities:
        _go_on(t, seat, position, -1, spaces, found)
    else:
        track = figures.track_at(position)
        _go_on(t, seat, figures.one_end[track], track, spaces, found)
        _go_on(t, seat, figures.other_end[track], track, spaces, found)
    return found


def _go_on(t: Railroad, seat: int, node: int, came: int, spaces: int, found: list[int]) -> None:
    """Leave a track space by this node: into the city, or onto another track piece without entering (SPK-MOVE-6)."""
    figures, owner = t.figures, t.owner
    if node < figures.cities and came >= 0:
        found.append(node)
    for track, ahead in zip(figures.ways[node], figures.ahead[node]):
        if owner[track] == seat and track != came:
            found.append(figures.cities + track)  # `on_track`, in the hottest loop
            if spaces > 1:
                _go_on(t, seat, ahead, track, spaces - 1, found)


def ridden(t: Railroad, seat: int, goal: int) -> list[int]:
    """All places from the train to another place on its tracks: there is a single way (SPK-MAP-7)."""
    position = t.train[seat]
    for node in _ends(t.figures, position):
        way = _on_to(t, seat, node, t.figures.track_at(position), goal)
        if way:
            return way if way[0] == position else [position, *way]
    return []


def _on_to(t: Railroad, seat: int, node: int, came: int, goal: int) -> list[int]:
    """The places from this node to the goal; none: it does not lie that way."""
    figures = t.figures
    here = [node] if node < figures.cities else []
    if node == goal:
        return here
    for track, ahead in zip(figures.ways[node], figures.ahead[node]):
        if t.owner[track] != seat or track == came:
            continue
        place = figures.on_track(track)
        rest = [] if place == goal else _on_to(t, seat, ahead, track, goal)
        if rest or place == goal:
            return [*here, place, *rest]
    return []


def spaces_to(t: Railroad, seat: int, goal: int) -> int:
    """How many spaces away a place on the own tracks is: there is a single way to it (SPK-MAP-7)."""
    figures = t.figures
    edge, goals = _ends(figures, t.train[seat]), _ends(figures, goal)
    seen = edge[:]
    spaces = 1
    while edge:
        reached: list[int] = []
        for node in edge:
            if node in goals:
                return spaces
            for i, track in enumerate(figures.ways[node]):
                ahead = figures.ahead[node][i]
                if t.owner[track] == seat and ahead not in seen:
                    seen.append(ahead)
                    reached.append(ahead)
        edge = reached
        spaces += 1
    return FAR


def _ends(figures: Figures, position: int) -> list[int]:
    """The nodes by which a train leaves a place, or comes to it."""
    track = figures.track_at(position)
    return [position] if track < 0 else [figures.one_end[track], figures.other_end[track]]


def can_leave(t: Railroad, seat: int) -> bool:
    """Whether an own track piece touches the city in which the train rests (SPK-TURN-4)."""
    owner = t.owner
    for track in t.figures.ways[t.train[seat]]:
        if owner[track] == seat:
            return True
    return False


class Move(Ask):
    """A movement is one choice among the places where it can end (SPK-MOVE-8)."""

    noun: ClassVar[str] = "position"
    how: ClassVar[int] = FREE
    forbids: ClassVar[tuple[str, ...]] = ("SPK-MOVE-1", "SPK-MOVE-8", "SPK-MOVE-9")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.on_track(figures.tracks))

    def spaces(self, t: Railroad, /) -> int:
        """The allowance."""
        return t.speed(self.player)

    def choices(self, t: Railroad, /) -> list[int]:
        found = reachable(t, self.player, self.spaces(t))
        found.sort()
        return found

    def pick(self, t: Railroad, position: int, /) -> None:
        seat = self.player
        if position == t.train[seat]:
            return
        way = [] if t.heard is None else ridden(t, seat, position)
        t.train[seat] = position
        if t.heard is not None:
            t.emit(TrainMoved(seat, position, type(self).how, tuple(way)))
        if position < t.figures.cities and deliverable(t, seat):
            t.then(Deliver(seat))

    def broken(self, t: Railroad, position: int, /) -> Breach | None:
        seat, track = self.player, t.figures.track_at(position)
        if position == t.train[seat]:
            return Breach(type(self).cites[0], "move-stay")
        if track < 0:
            if not t.connected(seat, position):
                return Breach("SPK-MOVE-1", "move-city")
        elif t.owner[track] != seat:
            return Breach("SPK-MOVE-9", "move-track")
        return Breach("SPK-MOVE-8", "move-far") if spaces_to(t, seat, position) > self.spaces(t) else None

    def keys(self, t: Railroad, position: int, /) -> tuple[str, ...]:
        seat = self.player
        return (f"train:{seat}" if position == t.train[seat] else t.figures.position_key(position),)

    def name(self, t: Railroad, position: int, /) -> str:
        return t.figures.position_name(position)

    def told(self, t: Railroad, position: int, /) -> dict[str, Any]:
        return {"position": position, "spaces": self.spaces(t), "pays": earnings(t, self.player, position)}

    def formerly(self, t: Railroad, position: int, /) -> str:
        track = t.figures.track_at(position)
        return f"{type(self).kind} {t.figures.track_ids[track]}" if track >= 0 else ""


class FreeMove(Move):
    """A train under way may move at the beginning of the turn, or stay (SPK-TURN-1)."""

    kind: ClassVar[str] = "move"
    cites: ClassVar[tuple[str, ...]] = ("SPK-TURN-1", "SPK-MOVE-8", "SPK-DEC-5")

    def choices(self, t: Railroad, /) -> list[int]:
        found = reachable(t, self.player, self.spaces(t))
        found.append(t.train[self.player])
        found.sort()
        return found

    def broken(self, t: Railroad, position: int, /) -> Breach | None:
        return None if position == t.train[self.player] else super().broken(t, position)

    def label(self, t: Railroad, position: int, /) -> str:
        return "stay" if position == t.train[self.player] else "move"

    def say(self, t: Railroad, position: int, /) -> str:
        return "stay" if position == t.train[self.player] else super().say(t, position)

    def formerly(self, t: Railroad, position: int, /) -> str:
        return "" if position == t.train[self.player] else super().formerly(t, position)


class Restart(Move):
    """Action C, after loading: the train leaves its city (SPK-RESTART-1)."""

    kind: ClassVar[str] = "restart"
    how: ClassVar[int] = RESTART
    cites: ClassVar[tuple[str, ...]] = ("SPK-RESTART-1", "SPK-MOVE-8", "SPK-DEC-12")


class ExtraMove(Move):
    """Action D: one step more, whatever the speed (SPK-BOOST-1)."""

    kind: ClassVar[str] = "extra"
    how: ClassVar[int] = EXTRA
    cites: ClassVar[tuple[str, ...]] = ("SPK-BOOST-2", "SPK-BOOST-1", "SPK-DEC-13")

    def spaces(self, t: Railroad, /) -> int:
        return 1
