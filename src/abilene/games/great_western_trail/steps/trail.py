"""Moving the herder, tolls, natives and hazards."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Step
from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.data import HAZARD, NATIVE, REMOVE_HAZARD, TAKE_NATIVE, Action, Figures
from abilene.games.great_western_trail.events import HazardRemoved, HerderMoved, NativeTaken, TokenGained, TollPaid
from abilene.games.great_western_trail.former import former_name
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, PHASE_B_OVER, Trail
from abilene.games.great_western_trail.steps.asking import LEAST, Ask, AskSpace
from abilene.games.great_western_trail.steps.keys import location_key
from abilene.games.great_western_trail.steps.verbs import Verb, brings

BANK: Final = -1  # gets what is paid to no player, and stands after all of them


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
    paid = [0] * (t.figures.seats + 1)
    left = t.money[seat]
    for space in way.locations:
        owner = t.owner(space)
        if owner < 0 or owner == t.figures.sam_seat:
            owner = BANK  # GWTA-HUM-1
        if owner != seat:
            fee = min(t.figures.fees[t.hands_at(space)], left)
            paid[owner] += fee
            left -= fee
    return paid


def toll(t: Trail, seat: int, way: Way) -> int:
    """What the hands on the way cost, as far as the money goes."""
    return sum(paid_to(t, seat, way))


def cheapest(t: Trail, seat: int, limit: int, space: int, free: bool = False) -> Way | None:
    """The way there with the lowest toll, if tolls are paid, and of these the shortest; None where none leads.

    Of two that cost the same, the one that pays less of it to other players.
    """
    found = ways(t, seat, limit, space)
    if not found:
        return None
    return min(found, key=lambda way: (*([0, 0] if free else _fees(t, seat, way)), len(way.locations), way.branches))


def _fees(t: Trail, seat: int, way: Way) -> list[int]:
    """What the way costs, and how much of it other players get."""
    paid = paid_to(t, seat, way)
    return [sum(paid), sum(paid) - paid[BANK]]


def is_own(t: Trail, seat: int, space: int) -> str:
    """For the texts: whether a building of this player stands there."""
    return "yes" if t.owner(space) == seat else "no"


def goal(t: Trail, seat: int, limit: int, space: int, free: bool = False) -> dict[str, Any]:
    """What the texts are told of a place to ride to."""
    way = cheapest(t, seat, limit, space, free)
    return {
        "place": t.place(space),
        "own": is_own(t, seat, space),
        "steps": len(way.locations) if way else 0,
        "toll": toll(t, seat, way) if way and not free else 0,
        "limit": limit,
    }


def no_stop(t: Trail, seat: int, limit: int, space: int) -> Breach | None:
    """Why the herder cannot stop there after 1 to `limit` steps; None: it can."""
    if t.figures.space_kind[space] == NATIVE and not t.figures.space_next[space]:
        return Breach("GWT-MOVE-9", "beside-trail")
    if not t.is_location(space):
        return Breach("GWT-MOVE-1", "no-location")
    return None if ways(t, seat, limit, space) else Breach("GWT-MOVE-7", "out-of-reach")


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
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "route", "route-same")

    def __init__(self, player: int, space: int, limit: int, free: int) -> None:
        super().__init__(player)
        self.space: Final = space
        self.limit: Final = limit
        self.free: Final = free

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, 1 << figures.forks)

    def ways(self, t: Trail) -> list[Way]:
        """All that lead there, the shortest first (GWT-MOVE-3); under the first rules as they are found."""
        leading = ways(t, self.player, self.limit, self.space)
        if len(leading) > 1 and t.figures.rules >= 2:
            leading.sort(key=lambda way: (len(way.locations), way.branches))
        return leading

    def way(self, t: Trail, branches: int) -> Way | None:
        """The one that takes these branches, if it leads there."""
        for way in ways(t, self.player, self.limit, self.space):
            if way.branches == branches:
                return way
        return None

    def paid(self, t: Trail, way: Way) -> list[int]:
        """What everybody gets on the way; ways that pay the same to the same players are one (GWT-INT-7)."""
        return [] if self.free else paid_to(t, self.player, way)

    def answers(self, t: Trail, /) -> list[int]:
        leading = self.ways(t)
        if len(leading) == 1:  # as most often
            return [leading[0].branches]
        known: list[list[int]] = []
        found: list[int] = []
        for way in leading:
            paid = self.paid(t, way)
            if paid not in known:
                known.append(paid)
                found.append(way.branches)
        return sorted(found)

    def answer(self, t: Trail, branches: int, /) -> None:
        way = self.way(t, branches)
        assert way is not None
        if not self.free:  # GWT-TOLL-6
            for space in way.locations:
                pay_toll(t, self.player, space)
        before = t.herder[self.player]
        t.herder[self.player] = self.space
        if t.heard is not None:
            own, ridden = is_own(t, self.player, self.space), (before, *way.locations)
            t.emit(HerderMoved(self.player, t.place(self.space), len(way.locations), own, ridden))

    def wrong(self, t: Trail, branches: int, /) -> Breach | None:
        way = self.way(t, branches)
        if way is None:
            return Breach("GWT-MOVE-3", "route")
        paid = self.paid(t, way)
        ridden = next(other for other in self.ways(t) if self.paid(t, other) == paid)
        return None if ridden.branches == branches else Breach("GWT-INT-7", "route-same")

    def node(self, t: Trail, branches: int) -> str:
        return f"way:{branches}"

    def name(self, t: Trail, branches: int, /) -> str:
        """The places on the way; ways that are not offered have no words but their branches."""
        way = self.way(t, branches) if branches in t.choices else None
        if way is None:
            return former_name(t, self, branches)
        return ", ".join([notation(t.figures).place(t, space) for space in way.locations])

    def sign(self, t: Trail, branches: int, /) -> str:
        return "route"

    def told(self, t: Trail, branches: int, /) -> dict[str, Any]:
        way = self.way(t, branches)
        if way is None:
            return {"places": [], "toll": 0}
        return {"places": [t.place(space) for space in way.locations], "toll": sum(self.paid(t, way))}


def rides(t: Trail, seat: int, limit: int, spaces: list[int]) -> list[Plan]:
    """Where several ways lead to a place: the cheapest is taken at once; the others are asked for in the list."""
    found = []
    for space in spaces:
        route = Route(seat, space, limit, 0)
        answers = route.answers(t)
        way = cheapest(t, seat, limit, space)
        if len(answers) > 1 and way is not None:
            paid = route.paid(t, way)
            taken = next(way for way in route.ways(t) if route.paid(t, way) == paid)
            plan = (space, taken.branches)
            found.append(Plan(location_key(t, space), plan, "ride", goal(t, seat, limit, space)))
    return found


# When an objective card is played.
BEFORE_PHASE_A: Final = 0
IN_PHASE_B: Final = 1


class MayMoveFree(AskSpace):
    """An objective card moves the herder: no tolls, not to Kansas City, the location is not used (GWT-OBJ-6)."""

    kind: ClassVar[str] = "stray"
    fields: ClassVar[tuple[str, ...]] = ("player", "most", "when")
    cites: ClassVar[tuple[str, ...]] = ("GWT-OBJ-6", "GWT-OBJ-10")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-MOVE-1", "GWT-MOVE-7", "GWT-MOVE-9")
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "no-location", "beside-trail")

    def __init__(self, player: int, most: int, when: int) -> None:
        super().__init__(player)
        self.most: Final = most
        self.when: Final = when

    def answers(self, t: Trail, /) -> list[int]:
        if t.herder[self.player] < 0:
            return []
        found = destinations(t, self.player, self.most, to_kansas_city=False)
        return [*found, PASS] if found else []

    def answer(self, t: Trail, space: int, /) -> None:
        if space == PASS:
            return
        if self.when == IN_PHASE_B:
            t.done = PHASE_B_OVER
            t.visit = []
        t.then(Route(self.player, space, self.most, 1))

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return goal(t, self.player, self.most, space, free=True)

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        if space == t.figures.kansas_city:
            return Breach("GWT-OBJ-6", "stray-kansas-city")
        return no_stop(t, self.player, self.most, space)

    def may_pass(self, t: Trail) -> bool:
        return True


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
        t.emit(TollPaid(seat, owner if owner >= 0 else UNKNOWN, fee, space))


class RemoveHazard(AskSpace):
    """Pay, and take any hazard tile from the board (GWT-HAZ-1)."""

    kind: ClassVar[str] = "hazard"
    fields: ClassVar[tuple[str, ...]] = ("player", "cost", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-HAZ-1",)
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-TOLL-5")
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "hazard-kind", "hazard-none")

    def __init__(self, player: int, cost: int, optional: int) -> None:
        super().__init__(player)
        self.cost: Final = cost
        self.optional: Final = optional

    def answers(self, t: Trail, /) -> list[int]:
        found = hazards_on_board(t) if t.money[self.player] >= self.cost else []
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, space: int, /) -> None:
        if space == PASS:
            return
        t.pay(self.player, self.cost)
        tile = t.tiles[space]
        t.tiles[space] = EMPTY
        t.hazards[self.player].append(tile)
        if t.heard is not None:
            t.emit(HazardRemoved(self.player, tile, self.cost, space))

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        tile = t.tiles[space]
        hazard = 0 <= tile < len(t.figures.tile_vp) and t.figures.tile_hazard[tile] >= 0
        return {"space": space, "points": t.figures.tile_vp[tile] if hazard else 0}

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        if t.figures.space_kind[space] != HAZARD:
            return Breach("GWT-HAZ-1", "hazard-kind")
        if t.tiles[space] == EMPTY:
            return Breach("GWT-HAZ-1", "hazard-none")
        return Breach("GWT-TOLL-5", "hazard-money") if self.cost > t.money[self.player] else None

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0


def hazards_on_board(t: Trail) -> list[int]:
    """Spaces that hold a hazard tile."""
    return [space for section in t.figures.hazard_spaces for space in section if t.tiles[space] != EMPTY]


class TakeNative(AskSpace):
    """Take any native tile from its space, with what the space gives or asks for (GWT-NAT-1)."""

    kind: ClassVar[str] = "native"
    fields: ClassVar[tuple[str, ...]] = ("player", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-NAT-1", "GWT-NAT-2", "GWT-NAT-3")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-INT-42")
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "native-none")

    def __init__(self, player: int, optional: int) -> None:
        super().__init__(player)
        self.optional: Final = optional

    def rules(self, t: Trail, /) -> tuple[str, ...]:
        return "GWT-NAT-1", "GWT-NAT-2" if t.figures.edition == 1 else "GWT-NAT-3"

    def answers(self, t: Trail, /) -> list[int]:
        found = natives_on_board(t, self.player)
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, space: int, /) -> None:
        if space == PASS:
            return
        tile = t.tiles[space]
        t.tiles[space] = EMPTY
        t.add_native(self.player, t.figures.tile_native[tile])
        money = t.figures.native_money[space]
        if money < 0:
            t.pay(self.player, -money)
        else:
            t.gain(self.player, money)
        t.tokens[self.player] += t.figures.native_token[space]
        if t.heard is not None:
            t.emit(NativeTaken(self.player, tile, money, space))
            if t.figures.native_token[space]:
                t.emit(TokenGained(self.player))

    def say(self, t: Trail, space: int, /) -> str:
        return f"take {self.name(t, space)}" if space >= 0 else super().say(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        tile = t.tiles[space] if t.figures.space_kind[space] == NATIVE else EMPTY
        money, token = t.figures.native_money[space], t.figures.native_token[space]
        return {"space": space, "tile": tile, "money": money, "tokens": token}

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        if t.figures.space_kind[space] != NATIVE or t.tiles[space] == EMPTY:
            return Breach("GWT-NAT-1", "native-none")
        dear = t.money[self.player] + t.figures.native_money[space] < 0
        return Breach("GWT-INT-42", "native-money") if dear else None

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0


def natives_on_board(t: Trail, seat: int) -> list[int]:
    """Native spaces with a tile whose price, if it has one, can be paid (GWT-INT-42)."""
    money = t.money[seat]
    return [
        space
        for space in t.figures.native_spaces
        if t.tiles[space] != EMPTY and money + t.figures.native_money[space] >= 0
    ]


class RemovingHazard(Verb):
    """Remove a hazard."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return t.money[seat] >= action.amount and len(hazards_on_board(t)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [RemoveHazard(seat, action.amount, optional)]


class TakingNative(Verb):
    """Take a native."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(natives_on_board(t, seat)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [TakeNative(seat, optional)]


brings(REMOVE_HAZARD, RemovingHazard())
brings(TAKE_NATIVE, TakingNative())
