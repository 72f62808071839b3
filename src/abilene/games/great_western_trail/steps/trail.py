"""Moving the herder, tolls, natives and hazards."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.data import NATIVE
from abilene.games.great_western_trail.events import HazardRemoved, HerderMoved, NativeTaken, TokenGained, TollPaid
from abilene.games.great_western_trail.former import former_name
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.asking import Ask


class Way:
    """One way along the trail: which branches it takes at the forks, and the locations it enters."""

    def __init__(self, branches: int, locations: list[int]) -> None:
        self.branches: Final = branches
        self.locations: Final = locations


def ways(t: Trail, seat: int, limit: int, goal: int) -> list[Way]:
    """Every way there of at most `limit` steps; two with the same locations are one (GWT-INT-7)."""
    figures = t.figures
    found: list[Way] = []
    open_ways: list[tuple[int, int, list[int]]] = [(t.herder[seat], 0, [])]
    while open_ways:
        space, branches, locations = open_ways.pop()
        following = figures.space_next[space]
        for branch, ahead in enumerate(following):
            if ahead != goal and not figures.leads[ahead] >> goal & 1:
                continue
            taken = branches | 1 << figures.fork[space] if branch else branches
            if not t.is_location(ahead):
                open_ways.append((ahead, taken, locations))
                continue
            entered = [*locations, ahead]
            if ahead == goal:
                if not any(way.locations == entered for way in found):
                    found.append(Way(taken, entered))
            elif len(entered) < limit:
                open_ways.append((ahead, taken, entered))
    return found


def paid_to(t: Trail, seat: int, way: Way) -> list[int]:
    """What each player, and last the bank, gets from the hands on the way, as far as the money goes (GWT-TOLL-4)."""
    paid = [0] * (t.figures.players + 1)
    left = t.money[seat]
    for space in way.locations:
        owner = t.owner(space)
        if owner == t.figures.sam_seat:
            owner = -1  # GWTA-HUM-1
        if owner != seat:
            fee = min(t.figures.fees[t.hands_at(space)], left)
            paid[owner] += fee  # -1, nobody, is the bank
            left -= fee
    return paid


def toll(t: Trail, seat: int, way: Way) -> int:
    """What the hands on the way cost, as far as the money goes."""
    return sum(paid_to(t, seat, way))


def cheapest(t: Trail, seat: int, limit: int, space: int, free: bool = False) -> Way | None:
    """The way there with the lowest toll, if tolls are paid, and of these the shortest; None where none leads."""
    found = ways(t, seat, limit, space)
    if not found:
        return None
    return min(found, key=lambda way: (0 if free else toll(t, seat, way), len(way.locations), way.branches))


def goal(t: Trail, seat: int, limit: int, space: int, free: bool = False) -> dict[str, Any]:
    """What the texts are told of a place to ride to."""
    way = cheapest(t, seat, limit, space, free)
    return {
        "place": t.place(space),
        "steps": len(way.locations) if way else 0,
        "toll": toll(t, seat, way) if way and not free else 0,
        "limit": limit,
    }


def out_of_reach(t: Trail, space: int) -> tuple[str, str]:
    """Why the herder cannot stop there."""
    if t.figures.space_kind[space] == NATIVE and not t.figures.space_next[space]:
        return "GWT-MOVE-9", "beside-trail"
    if not t.is_location(space):
        return "GWT-MOVE-1", "no-location"
    return "GWT-MOVE-7", "out-of-reach"


def destinations(t: Trail, seat: int, limit: int, to_kansas_city: bool = True) -> list[int]:
    """Where the herder can stop after 1 to `limit` steps."""
    spaces_ahead, tiles, kansas_city = t.figures.space_next, t.tiles, t.figures.kansas_city
    found: list[int] = []
    seen = 0 if to_kansas_city else 1 << kansas_city
    edge = [t.herder[seat]]
    for _ in range(limit):
        reached: list[int] = []
        while edge:
            for ahead in spaces_ahead[edge.pop()]:
                if seen >> ahead & 1:
                    continue
                seen |= 1 << ahead
                # An empty space costs no step (GWT-MOVE-2).
                (edge if tiles[ahead] == EMPTY and ahead != kansas_city else reached).append(ahead)
        if not reached:
            break
        found += reached
        edge = reached[:]
    found.sort()
    return found


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

    def choices(self, t: Trail, /) -> list[int]:
        known: list[list[int]] = []
        found: list[int] = []
        leading = ways(t, self.player, self.limit, self.space)
        if t.figures.rules >= 2:  # GWT-MOVE-3: the shortest is ridden; formerly the one that was found first
            leading.sort(key=lambda way: (len(way.locations), way.branches))
        for way in leading:
            paid = [] if self.free else paid_to(t, self.player, way)
            if paid not in known:  # ways that pay the same to the same players differ in nothing (GWT-INT-7)
                known.append(paid)
                found.append(way.branches)
        return sorted(found)

    def pick(self, t: Trail, branches: int, /) -> None:
        way = next(way for way in ways(t, self.player, self.limit, self.space) if way.branches == branches)
        if not self.free:  # GWT-TOLL-6
            for space in way.locations:
                pay_toll(t, self.player, space)
        t.herder[self.player] = self.space
        if t.heard is not None:
            t.emit(HerderMoved(self.player, t.place(self.space), len(way.locations)))

    def name(self, t: Trail, branches: int, /) -> str:
        """The places on the way; ways that do not lead there have no words but their branches."""
        if branches in t.choices:
            for way in ways(t, self.player, self.limit, self.space):
                if way.branches == branches:
                    return ", ".join([notation(t.figures).place(t, space) for space in way.locations])
        return former_name(t, self, branches)

    def told(self, t: Trail, branches: int, /) -> dict[str, Any]:
        for way in ways(t, self.player, self.limit, self.space):
            if way.branches == branches:
                paid = 0 if self.free else toll(t, self.player, way)
                return {"places": [t.place(space) for space in way.locations], "toll": paid}
        return {"places": [], "toll": 0}


def pay_toll(t: Trail, seat: int, space: int) -> None:
    """A hand on a tile costs its fee, as far as the money goes (GWT-TOLL-1 to GWT-TOLL-4)."""
    owner = t.owner(space)
    fee = min(t.figures.fees[t.hands_at(space)], t.money[seat])
    if owner == seat or fee == 0:
        return
    t.pay(seat, fee)
    if owner == t.figures.sam_seat:  # he has no money: the bank takes it (GWTA-HUM-1)
        owner = UNKNOWN
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
        return notation(t.figures).place(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        tile = t.tiles[space]
        hazard = 0 <= tile < len(t.figures.tile_vp) and t.figures.tile_hazard[tile] >= 0
        return {"space": space, "points": t.figures.tile_vp[tile] if hazard else 0}

    def forbid(self, t: Trail, space: int, /) -> tuple[str, str]:
        if space not in hazards_on_board(t):
            return "GWT-HAZ-1", "hazard-none"
        return "GWT-TOLL-5", "hazard-money"


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
            if t.figures.native_token[space]:
                t.emit(TokenGained(self.player))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def verb(self, t: Trail, choice: int, /) -> str:
        return "take"

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        tile = t.tiles[space] if t.figures.space_kind[space] == NATIVE else EMPTY
        money, token = t.figures.native_money[space], t.figures.native_token[space]
        return {"space": space, "tile": tile, "money": money, "tokens": token}

    def forbid(self, t: Trail, space: int, /) -> tuple[str, str]:
        if t.figures.space_kind[space] != NATIVE or t.tiles[space] == EMPTY:
            return "GWT-NAT-1", "native-none"
        return "GWT-INT-42", "native-money"


def natives_on_board(t: Trail, seat: int) -> list[int]:
    """Native spaces with a tile whose price, if it has one, can be paid (GWT-INT-42)."""
    money = t.money[seat]
    return [
        space
        for space in t.figures.native_spaces
        if t.tiles[space] != EMPTY and money + t.figures.native_money[space] >= 0
    ]
