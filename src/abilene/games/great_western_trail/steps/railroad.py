"""The engine, stations and station masters."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Step
from abilene.games.great_western_trail.data import (
    ENGINE,
    NO_TURNOUT,
    STATION,
    WORKERS,
    Action,
    Figures,
    is_turnout,
    rail_at,
    rail_number,
    turnout_at,
)
from abilene.games.great_western_trail.events import EngineMoved, MasterAppointed, MoneyGained, StationUpgraded
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.signs import WORKER_SIGNS
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.asking import LEAST, OF_MASTER, Ask, AskRail
from abilene.games.great_western_trail.steps.discs import PlaceDisc, at_station, disc_sources
from abilene.games.great_western_trail.steps.keys import station_key
from abilene.games.great_western_trail.steps.verbs import GO_BACK, Verb, amount, brings

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
    number = rail_number(rail)
    following = [rail_at(number + 1)]
    if not is_turnout(rail) and t.figures.can_stand(turnout_at(number)):
        following.append(turnout_at(number))
    found: list[int] = []
    for place in following:
        found += ahead(t, seat, place) if occupied(t, seat, place) else [place]
    return found


def behind(t: Trail, seat: int, rail: int) -> list[int]:
    """The free spaces one step backward."""
    if rail == 0:
        return []
    before = rail_number(rail - 1)
    following = [rail_at(before)]
    if not is_turnout(rail) and t.figures.can_stand(turnout_at(before)):
        following.append(turnout_at(before))
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
    return [rail for rail in range(t.engine[seat]) if t.figures.can_stand(rail) and not occupied(t, seat, rail)]


def no_way(t: Trail, seat: int, rail: int) -> Breach | None:
    """Why no engine, or not this one, can stand there at all; None: it could."""
    if not t.figures.can_stand(rail):
        return Breach("GWT-ENG-1", "rail-none")
    return Breach("GWT-ENG-2", "rail-occupied") if occupied(t, seat, rail) else None


def move_engine(t: Trail, seat: int, rail: int) -> None:
    """The engine stands on another space."""
    before = t.engine[seat]
    t.engine[seat] = rail
    if t.heard is not None:
        t.emit(EngineMoved(seat, rail, 1 if rail > before else 0, before))


class MoveForward(AskRail):
    """Move the engine up to so many steps (GWT-ENG-3)."""

    kind: ClassVar[str] = "engine"
    fields: ClassVar[tuple[str, ...]] = ("player", "most", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-3", "GWT-ENG-2")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-ENG-1")
    untold: ClassVar[tuple[str, ...]] = (*AskRail.untold, "rail-none", "engine-far")

    def __init__(self, player: int, most: int, optional: int) -> None:
        super().__init__(player)
        self.most: Final = most
        self.optional: Final = optional

    def answers(self, t: Trail, /) -> list[int]:
        found = reach_forward(t, self.player, self.most)
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, rail: int, /) -> None:
        if rail == PASS:
            return
        move_engine(t, self.player, rail)
        if rail == t.figures.last_space:  # GWT-ENG-8
            station = t.figures.turnout_station[rail]
            t.then(MayUpgrade(self.player, station), LeaveLastSpace(self.player))
        else:
            stop_on_turnout(t, self.player)

    def wrong(self, t: Trail, rail: int, /) -> Breach | None:
        reached = rail in reach_forward(t, self.player, self.most)
        return None if reached else no_way(t, self.player, rail) or Breach("GWT-ENG-3", "engine-far")

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0


class MoveBackward(AskRail):
    """Move the engine back exactly so many steps, because an action asks for it (GWT-ENG-4)."""

    kind: ClassVar[str] = "back"
    fields: ClassVar[tuple[str, ...]] = ("player", "steps")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-4", "GWT-INT-22")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-ENG-1", "GWT-ENG-2")
    untold: ClassVar[tuple[str, ...]] = (*AskRail.untold, "rail-none", "back-far")

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps: Final = steps

    def answers(self, t: Trail, /) -> list[int]:
        return reach_backward(t, self.player, self.steps)

    def answer(self, t: Trail, rail: int, /) -> None:
        move_engine(t, self.player, rail)
        stop_on_turnout(t, self.player)

    def wrong(self, t: Trail, rail: int, /) -> Breach | None:
        reached = rail in reach_backward(t, self.player, self.steps)
        return None if reached else no_way(t, self.player, rail) or Breach("GWT-ENG-4", "back-far")


class LeaveLastSpace(AskRail):
    """From space 39 the engine goes back to any free space (GWT-ENG-8)."""

    kind: ClassVar[str] = "return"
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-8", "GWT-INT-23")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-ENG-1", "GWT-ENG-2")
    untold: ClassVar[tuple[str, ...]] = (*AskRail.untold, "rail-none", "return-far")

    def answers(self, t: Trail, /) -> list[int]:
        return free_behind(t, self.player)

    def answer(self, t: Trail, rail: int, /) -> None:
        move_engine(t, self.player, rail)
        t.gain(self.player, t.figures.terminal_money)
        if t.heard is not None:
            t.emit(MoneyGained(self.player, t.figures.terminal_money))
        stop_on_turnout(t, self.player)

    def wrong(self, t: Trail, rail: int, /) -> Breach | None:
        if rail >= t.engine[self.player]:
            return Breach("GWT-ENG-8", "return-far")
        return no_way(t, self.player, rail)


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
    return len(disc_sources(t, seat, at_station(station), left)) > 0


def no_upgrade(t: Trail, seat: int, station: int) -> Breach | None:
    """Why the station cannot be upgraded; None: it can."""
    if t.stations[seat] >> station & 1:
        return Breach("GWT-STA-1", "station-own")
    left = t.money[seat] - t.figures.station_cost[station]
    if left < 0:
        return Breach("GWT-STA-2", "station-money")
    return None if disc_sources(t, seat, at_station(station), left) else Breach("GWT-DISC-8", "station-disc")


class MayUpgrade(Ask):
    """Upgrade the station, or leave it (GWT-STA-1)."""

    kind: ClassVar[str] = "upgrade"
    noun: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("player", "station")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ENG-7", "GWT-STA-1", "GWT-STA-2")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-DISC-8")

    def __init__(self, player: int, station: int) -> None:
        super().__init__(player)
        self.station: Final = station

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, YES + 1)

    def answers(self, t: Trail, /) -> list[int]:
        return [YES, PASS] if can_upgrade(t, self.player, self.station) else []

    def answer(self, t: Trail, answer: int, /) -> None:
        if answer == YES:
            upgrade(t, self.player, self.station)

    def wrong(self, t: Trail, answer: int, /) -> Breach | None:
        return no_upgrade(t, self.player, self.station)

    def may_pass(self, t: Trail) -> bool:
        return True

    def node(self, t: Trail, answer: int) -> str:
        return station_key(self.station)

    def name(self, t: Trail, answer: int, /) -> str:
        return notation(t.figures).stations[self.station]

    def sign(self, t: Trail, answer: int, /) -> str:
        return "station"

    def told(self, t: Trail, answer: int, /) -> dict[str, Any]:
        return {"money": t.figures.station_cost[self.station]}


def upgrade(t: Trail, seat: int, station: int) -> None:
    """Pay, place the disc, perhaps appoint the master (GWT-STA-2, GWT-STA-3)."""
    cost = t.figures.station_cost[station]
    t.pay(seat, cost)
    if t.heard is not None:
        t.emit(StationUpgraded(seat, station, cost))
    t.then(PlaceDisc(seat, at_station(station), 0), MayAppoint(seat, station))


class UpgradeBehind(Ask):
    """Upgrade a station strictly behind the engine (GWT-PRIV-7)."""

    kind: ClassVar[str] = "station"
    noun: ClassVar[str] = "station"
    cites: ClassVar[tuple[str, ...]] = ("GWT-PRIV-7", "GWT-STA-1")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-STA-2", "GWT-DISC-8", "GWTN-STORE-12")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "station-town", "station-ahead")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.station_at))

    def answers(self, t: Trail, /) -> list[int]:
        return stations_behind(t, self.player)

    def answer(self, t: Trail, station: int, /) -> None:
        upgrade(t, self.player, station)

    def name(self, t: Trail, station: int, /) -> str:
        return notation(t.figures).stations[station].removeprefix("station ")

    def sign(self, t: Trail, station: int, /) -> str:
        return "station"

    def told(self, t: Trail, station: int, /) -> dict[str, Any]:
        return {"station": station, "money": t.figures.station_cost[station]}

    def wrong(self, t: Trail, station: int, /) -> Breach | None:
        if t.figures.station_at[station] == NO_TURNOUT:
            return Breach("GWTN-STORE-12", "station-town")
        if t.figures.station_at[station] >= t.engine[self.player]:
            return Breach("GWT-PRIV-7", "station-ahead")
        return no_upgrade(t, self.player, station)

    def node(self, t: Trail, station: int) -> str:
        return station_key(station)


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

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(WORKERS))

    def answers(self, t: Trail, /) -> list[int]:
        if t.masters[self.station] == EMPTY:
            return []
        spare = t.spare_workers(self.player)
        return [*spare, PASS] if spare else []

    def answer(self, t: Trail, worker: int, /) -> None:
        if worker == PASS:
            return
        master = t.masters[self.station]
        t.add_staff(self.player, worker, -1)
        t.posted[self.station] = worker
        t.masters[self.station] = EMPTY
        t.owned_masters[self.player] |= 1 << master
        if t.heard is not None:
            t.emit(MasterAppointed(self.player, master, worker, self.station))
        # The upper half: an immediate action, performed now or forfeited (GWT-STA-6).
        t.then(MayDo(self.player, OF_MASTER, *t.figures.masters[master].immediate))

    def name(self, t: Trail, worker: int, /) -> str:
        return notation(t.figures).workers[worker]

    def sign(self, t: Trail, worker: int, /) -> str:
        return WORKER_SIGNS[worker]

    def told(self, t: Trail, worker: int, /) -> dict[str, Any]:
        return {"worker": worker, "master": t.masters[self.station]}

    def wrong(self, t: Trail, worker: int, /) -> Breach | None:
        return None if worker in t.spare_workers(self.player) else Breach("GWT-STA-3", "appoint")

    def may_pass(self, t: Trail) -> bool:
        return True

    def node(self, t: Trail, worker: int) -> str:
        return f"row:{self.player}:{WORKERS[worker]}"


class Driving(Verb):
    """Move the engine forward."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return amount(t, seat, action) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [MoveForward(seat, amount(t, seat, action), optional)]


class GoingBack(Verb):
    """Move the engine back, because an action asks for it."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(reach_backward(t, seat, action.back)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [MoveBackward(seat, action.back)]


class Upgrading(Verb):
    """Upgrade a station behind the engine."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(stations_behind(t, seat)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [UpgradeBehind(seat)]


brings(ENGINE, Driving())
brings(GO_BACK, GoingBack())
brings(STATION, Upgrading())
