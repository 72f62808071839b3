"""The engine, stations and station masters."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.games.great_western_trail.data import NO_TURNOUT
from abilene.games.great_western_trail.events import EngineMoved, MasterAppointed, MoneyGained, StationUpgraded
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.asking import OF_MASTER, Ask
from abilene.games.great_western_trail.steps.discs import STATION_TARGET, PlaceDisc, disc_sources

YES: Final = 0


def occupied(t: Trail, seat: int, rail: int) -> bool:
    """Another engine stands there; the start has room for all (GWT-ENG-1)."""
    if rail == 0:
        return False
    for other, at in enumerate(t.engine):
        if at == rail and other != seat:
            return True
    return False


def ahead(t: Trail, seat: int, rail: int) -> list[int]:
    """The free spaces one step forward; an occupied one is as if it were not there (GWT-ENG-2)."""
    following = [rail + 1] if rail % 2 else [rail + 2]
    if rail % 2 == 0 and t.figures.turnout_station[rail + 1] >= 0:
        following.append(rail + 1)
    found: list[int] = []
    for place in following:
        found += ahead(t, seat, place) if occupied(t, seat, place) else [place]
    return found


def behind(t: Trail, seat: int, rail: int) -> list[int]:
    """The free spaces one step backward."""
    if rail == 0:
        return []
    following = [rail - 1] if rail % 2 else [rail - 2]
    if rail % 2 == 0 and t.figures.turnout_station[rail - 1] >= 0:
        following.append(rail - 1)
    found: list[int] = []
    for place in following:
        found += behind(t, seat, place) if occupied(t, seat, place) else [place]
    return found


def reach_forward(t: Trail, seat: int, steps: int) -> list[int]:
    """Where the engine can stop after 1 to `steps` steps; space 39 ends the move (GWT-ENG-3, GWT-ENG-8)."""
    reached: set[int] = set()
    edge = {t.engine[seat]}
    for _ in range(steps):
        edge = {place for rail in edge if rail != t.figures.last_space for place in ahead(t, seat, rail)}
        reached |= edge
    return sorted(reached)


def reach_backward(t: Trail, seat: int, steps: int) -> list[int]:
    """Where the engine can stand after exactly `steps` steps back (GWT-ENG-4)."""
    edge = {t.engine[seat]}
    for _ in range(steps):
        edge = {place for rail in edge for place in behind(t, seat, rail)}
    return sorted(edge)


def free_behind(t: Trail, seat: int) -> list[int]:
    """All free spaces and turnouts behind the engine, the start included."""
    station = t.figures.turnout_station
    return [
        rail for rail in range(t.engine[seat]) if (rail % 2 == 0 or station[rail] >= 0) and not occupied(t, seat, rail)
    ]


def no_way(t: Trail, seat: int, rail: int) -> tuple[str, str]:
    """Why no engine, or not this one, can stand there at all; empty when it could."""
    if rail % 2 and t.figures.turnout_station[rail] < 0:
        return "GWT-ENG-1", "rail-none"
    return ("GWT-ENG-2", "rail-occupied") if occupied(t, seat, rail) else ("", "")


def move_engine(t: Trail, seat: int, rail: int) -> None:
    """The engine stands on another space."""
    before = t.engine[seat]
    t.engine[seat] = rail
    if t.heard is not None:
        t.emit(EngineMoved(seat, rail, 1 if rail > before else 0))


class MoveForward(Ask):
    """Move the engine up to so many steps (GWT-ENG-3)."""

    kind: ClassVar[str] = "engine"
    noun: ClassVar[str] = "rail"
    fields: ClassVar[tuple[str, ...]] = ("player", "most", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-3", "GWT-ENG-2")

    def __init__(self, player: int, most: int, optional: int) -> None:
        super().__init__(player)
        self.most: Final = most
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = reach_forward(t, self.player, self.most)
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, rail: int, /) -> None:
        if rail == PASS:
            return
        move_engine(t, self.player, rail)
        if rail == t.figures.last_space:  # GWT-ENG-8
            station = t.figures.turnout_station[rail]
            t.then(MayUpgrade(self.player, station), LeaveLastSpace(self.player))
        else:
            stop_on_turnout(t, self.player)

    def name(self, t: Trail, rail: int, /) -> str:
        return notation(t.figures).rail(rail)

    def forbid(self, t: Trail, rail: int, /) -> tuple[str, str]:
        rule, why = no_way(t, self.player, rail)
        return (rule, why) if rule else ("GWT-ENG-3", "engine-far")


class MoveBackward(Ask):
    """Move the engine back exactly so many steps, because an action asks for it (GWT-ENG-4)."""

    kind: ClassVar[str] = "back"
    noun: ClassVar[str] = "rail"
    fields: ClassVar[tuple[str, ...]] = ("player", "steps")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-4", "GWT-INT-22")

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps: Final = steps

    def choices(self, t: Trail, /) -> list[int]:
        return reach_backward(t, self.player, self.steps)

    def pick(self, t: Trail, rail: int, /) -> None:
        move_engine(t, self.player, rail)
        stop_on_turnout(t, self.player)

    def name(self, t: Trail, rail: int, /) -> str:
        return notation(t.figures).rail(rail)

    def forbid(self, t: Trail, rail: int, /) -> tuple[str, str]:
        rule, why = no_way(t, self.player, rail)
        return (rule, why) if rule else ("GWT-ENG-4", "back-far")


class LeaveLastSpace(Ask):
    """From space 39 the engine goes back to any free space (GWT-ENG-8)."""

    kind: ClassVar[str] = "return"
    noun: ClassVar[str] = "rail"
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-8", "GWT-INT-23")

    def choices(self, t: Trail, /) -> list[int]:
        return free_behind(t, self.player)

    def pick(self, t: Trail, rail: int, /) -> None:
        move_engine(t, self.player, rail)
        t.gain(self.player, t.figures.terminal_money)
        if t.heard is not None:
            t.emit(MoneyGained(self.player, t.figures.terminal_money))
        stop_on_turnout(t, self.player)

    def name(self, t: Trail, rail: int, /) -> str:
        return notation(t.figures).rail(rail)

    def forbid(self, t: Trail, rail: int, /) -> tuple[str, str]:
        rule, why = no_way(t, self.player, rail)
        return (rule, why) if rule else ("GWT-ENG-8", "return-far")


def stop_on_turnout(t: Trail, seat: int) -> None:
    """An engine that stops on a turnout may upgrade that station at once (GWT-ENG-7)."""
    station = t.figures.turnout_station[t.engine[seat]]
    if station >= 0:
        t.then(MayUpgrade(seat, station))


def can_upgrade(t: Trail, seat: int, station: int) -> bool:
    """No own disc there, the cost can be paid, and a disc can be placed (GWT-STA-1)."""
    if t.stations[seat] >> station & 1 or t.money[seat] < t.figures.station_cost[station]:
        return False
    left = t.money[seat] - t.figures.station_cost[station]
    return len(disc_sources(t, seat, STATION_TARGET + station, left)) > 0


class MayUpgrade(Ask):
    """Upgrade the station, or leave it (GWT-STA-1)."""

    kind: ClassVar[str] = "upgrade"
    noun: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("player", "station")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-7", "GWT-STA-1", "GWT-STA-2")

    def __init__(self, player: int, station: int) -> None:
        super().__init__(player)
        self.station: Final = station

    def choices(self, t: Trail, /) -> list[int]:
        return [YES, PASS] if can_upgrade(t, self.player, self.station) else []

    def pick(self, t: Trail, answer: int, /) -> None:
        if answer == YES:
            upgrade(t, self.player, self.station)

    def name(self, t: Trail, answer: int, /) -> str:
        return notation(t.figures).stations[self.station]

    def told(self, t: Trail, answer: int, /) -> dict[str, Any]:
        return {"money": t.figures.station_cost[self.station]}


def upgrade(t: Trail, seat: int, station: int) -> None:
    """Pay, place the disc, perhaps appoint the master (GWT-STA-2, GWT-STA-3)."""
    cost = t.figures.station_cost[station]
    t.pay(seat, cost)
    if t.heard is not None:
        t.emit(StationUpgraded(seat, station, cost))
    t.then(PlaceDisc(seat, STATION_TARGET + station, 0), MayAppoint(seat, station))


class UpgradeBehind(Ask):
    """Upgrade a station strictly behind the engine (GWT-PRIV-7)."""

    kind: ClassVar[str] = "station"
    noun: ClassVar[str] = "station"
    cites: ClassVar[tuple[str, ...]] = ("GWT-PRIV-7", "GWT-STA-1")

    def choices(self, t: Trail, /) -> list[int]:
        return stations_behind(t, self.player)

    def pick(self, t: Trail, station: int, /) -> None:
        upgrade(t, self.player, station)

    def name(self, t: Trail, station: int, /) -> str:
        return notation(t.figures).stations[station].removeprefix("station ")

    def told(self, t: Trail, station: int, /) -> dict[str, Any]:
        return {"station": station, "money": t.figures.station_cost[station]}

    def forbid(self, t: Trail, station: int, /) -> tuple[str, str]:
        if t.stations[self.player] >> station & 1:
            return "GWT-STA-1", "station-own"
        if t.figures.station_at[station] == NO_TURNOUT:
            return "GWTN-STORE-12", "station-town"
        if t.figures.station_at[station] >= t.engine[self.player]:
            return "GWT-PRIV-7", "station-ahead"
        if t.money[self.player] < t.figures.station_cost[station]:
            return "GWT-STA-2", "station-money"
        return "GWT-DISC-8", "station-disc"


def stations_behind(t: Trail, seat: int) -> list[int]:
    """Stations behind the engine that can be upgraded."""
    return [
        station
        for station, at in enumerate(t.figures.station_at)
        if NO_TURNOUT < at < t.engine[seat] and can_upgrade(t, seat, station)
    ]


class MayAppoint(Ask):
    """Take the station master for the rightmost hired worker of a row (GWT-STA-3)."""

    kind: ClassVar[str] = "appoint"
    noun: ClassVar[str] = "worker"
    fields: ClassVar[tuple[str, ...]] = ("player", "station")
    cites: ClassVar[tuple[str, ...]] = ("GWT-STA-3", "GWT-STA-5")

    def __init__(self, player: int, station: int) -> None:
        super().__init__(player)
        self.station: Final = station

    def choices(self, t: Trail, /) -> list[int]:
        if t.masters[self.station] == EMPTY:
            return []
        spare = [worker for worker in range(3) if t.workers[3 * self.player + worker] > 1]  # the printed one stays
        return [*spare, PASS] if spare else []

    def pick(self, t: Trail, worker: int, /) -> None:
        if worker == PASS:
            return
        master = t.masters[self.station]
        t.workers[3 * self.player + worker] -= 1
        t.posted[self.station] = worker
        t.masters[self.station] = EMPTY
        t.owned_masters[self.player] |= 1 << master
        if t.heard is not None:
            t.emit(MasterAppointed(self.player, master, worker))
        # The upper half: an immediate action, performed now or forfeited (GWT-STA-6).
        from abilene.games.great_western_trail.steps.actions import MayDo

        t.then(MayDo(self.player, OF_MASTER, *t.figures.masters[master].immediate))

    def name(self, t: Trail, worker: int, /) -> str:
        return notation(t.figures).workers[worker]

    def told(self, t: Trail, worker: int, /) -> dict[str, Any]:
        return {"worker": worker, "master": t.masters[self.station]}
