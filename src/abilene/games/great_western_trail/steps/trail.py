"""Moving the herder, tolls, natives and hazards."""

from typing import ClassVar, Final

from abilene.engine.core import PASS
from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.events import HazardRemoved, HerderMoved, NativeTaken, TollPaid
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.asking import Ask


class Way:
    """One way along the trail: which branches it takes at the forks, and the locations it enters."""

    def __init__(self, branches: int, locations: list[int]) -> None:
        self.branches: Final = branches
        self.locations: Final = locations


def ways(t: Trail, seat: int, limit: int, to_kansas_city: bool = True) -> list[Way]:
    """Every way of 1 to `limit` steps; two with the same locations are one (GWT-INT-7)."""
    found: list[Way] = []
    open_ways: list[tuple[int, int, list[int]]] = [(t.herder[seat], 0, [])]
    known: set[tuple[int, ...]] = set()
    while open_ways:
        space, branches, locations = open_ways.pop()
        following = t.figures.space_next[space]
        for branch, ahead in enumerate(following):
            taken = branches | 1 << t.figures.fork[space] if branch else branches
            if not t.is_location(ahead):
                open_ways.append((ahead, taken, locations))
                continue
            if ahead == t.figures.kansas_city and not to_kansas_city:
                continue
            entered = [*locations, ahead]
            if tuple(entered) not in known:
                known.add(tuple(entered))
                found.append(Way(taken, entered))
            if len(entered) < limit:
                open_ways.append((ahead, taken, entered))
    return found


def destinations(t: Trail, seat: int, limit: int, to_kansas_city: bool = True) -> list[int]:
    """Where the herder can stop."""
    return sorted({way.locations[-1] for way in ways(t, seat, limit, to_kansas_city)})


class Route(Ask):
    """Which way to the location chosen, where several lead there (GWT-MOVE-3)."""

    kind: ClassVar[str] = "route"
    noun: ClassVar[str] = "route"
    fields: ClassVar[tuple[str, ...]] = ("player", "space", "limit", "free")
    cites: ClassVar[tuple[str, ...]] = ("GWT-MOVE-3", "GWT-INT-7", "GWT-TOLL-1")

    def __init__(self, player: int, space: int, limit: int, free: int) -> None:
        super().__init__(player)
        self.space: Final = space
        self.limit: Final = limit
        self.free: Final = free

    def ways(self, t: Trail) -> list[Way]:
        """All ways that end there."""
        found = ways(t, self.player, self.limit, not self.free)
        return [way for way in found if way.locations[-1] == self.space]

    def choices(self, t: Trail, /) -> list[int]:
        return sorted(way.branches for way in self.ways(t))

    def pick(self, t: Trail, branches: int, /) -> None:
        way = next(way for way in self.ways(t) if way.branches == branches)
        if not self.free:  # GWT-TOLL-6
            for space in way.locations:
                pay_toll(t, self.player, space)
        t.herder[self.player] = self.space
        if t.heard is not None:
            t.emit(HerderMoved(self.player, self.space, len(way.locations)))

    def name(self, t: Trail, branches: int, /) -> str:
        return "".join("b" if branches >> fork & 1 else "a" for fork in range(t.figures.forks))


def pay_toll(t: Trail, seat: int, space: int) -> None:
    """A hand on a tile costs its fee, as far as the money goes (GWT-TOLL-1 to GWT-TOLL-4)."""
    owner = t.owner(space)
    fee = min(t.figures.fees[t.hands_at(space)], t.money[seat])
    if owner == seat or fee == 0:
        return
    t.pay(seat, fee)
    if owner >= 0:
        t.gain(owner, fee)
    if t.heard is not None:
        t.emit(TollPaid(seat, owner if owner >= 0 else UNKNOWN, fee))


class RemoveHazard(Ask):
    """Pay, and take any hazard tile from the board (GWT-HAZ-1)."""

    kind: ClassVar[str] = "hazard"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "cost", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-HAZ-1",)

    def __init__(self, player: int, cost: int, optional: int) -> None:
        super().__init__(player)
        self.cost: Final = cost
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = hazards_on_board(t) if t.money[self.player] >= self.cost else []
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, space: int, /) -> None:
        if space == PASS:
            return
        t.pay(self.player, self.cost)
        tile = t.tiles[space]
        t.tiles[space] = EMPTY
        t.hazards[self.player].append(tile)
        if t.heard is not None:
            t.emit(HazardRemoved(self.player, tile, self.cost))

    def name(self, t: Trail, space: int, /) -> str:
        return t.figures.space_name(space)


def hazards_on_board(t: Trail) -> list[int]:
    """Spaces that hold a hazard tile."""
    return [space for section in t.figures.hazard_spaces for space in section if t.tiles[space] != EMPTY]


class TakeNative(Ask):
    """Take any native tile from its space, with what the space gives or asks for (GWT-NAT-1)."""

    kind: ClassVar[str] = "native"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-NAT-1", "GWT-NAT-2", "GWT-NAT-3")

    def __init__(self, player: int, optional: int) -> None:
        super().__init__(player)
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = natives_on_board(t, self.player)
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, space: int, /) -> None:
        if space == PASS:
            return
        tile = t.tiles[space]
        t.tiles[space] = EMPTY
        t.natives[2 * self.player + t.figures.tile_native[tile]] += 1
        money = t.figures.native_money[space]
        if money < 0:
            t.pay(self.player, -money)
        else:
            t.gain(self.player, money)
        t.tokens[self.player] += t.figures.native_token[space]
        if t.heard is not None:
            t.emit(NativeTaken(self.player, tile, money))

    def name(self, t: Trail, space: int, /) -> str:
        return t.figures.space_name(space)


def natives_on_board(t: Trail, seat: int) -> list[int]:
    """Native spaces with a tile whose price, if it has one, can be paid (GWT-INT-42)."""
    money = t.money[seat]
    return [
        space
        for space in t.figures.native_spaces
        if t.tiles[space] != EMPTY and money + t.figures.native_money[space] >= 0
    ]
