"""Kansas City: foresight, income, delivery; and the special delivery of building 9a."""

from typing import Any, ClassVar, Final, NamedTuple

from abilene.engine.core import PASS, Breach, Pick, Plan, Step
from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.data import (
    CITY_ACTIONS,
    DELIVER,
    JOB_COLUMNS,
    JOB_ROWS,
    WORKERS,
    Action,
    Figures,
    numbered,
    rail_at,
)
from abilene.games.great_western_trail.events import (
    CattleRevealed,
    Delivered,
    DeliveryForgone,
    DeliveryVoid,
    ForesightFilled,
    ForesightTaken,
    IncomeTaken,
    MarketClosed,
    MoneyGained,
    MoneyPaid,
)
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.signs import tile_sign
from abilene.games.great_western_trail.state import EMPTY, Trail, column_of, top_of
from abilene.games.great_western_trail.steps.actions import Do, offer
from abilene.games.great_western_trail.steps.asking import LEAST, OF_ARROW, Ask, AskRail
from abilene.games.great_western_trail.steps.discs import PlaceDisc, disc_sources
from abilene.games.great_western_trail.steps.journey import (
    picked_tile,
    row,
    stop_picks,
    stop_plans,
    tile_pick,
)
from abilene.games.great_western_trail.steps.objectives import AskOrPlay, play_objective
from abilene.games.great_western_trail.steps.railroad import free_behind, move_engine, no_way, occupied, stop_on_turnout
from abilene.games.great_western_trail.steps.trail import IN_PHASE_B
from abilene.games.great_western_trail.steps.verbs import Verb, brings

COLUMNS: Final = 3


class KansasCity(Step[Trail]):
    """The five subphases, then back to the start of the trail (GWT-KC-1)."""

    def run(self, t: Trail, /) -> bool:
        seat = self.player
        t.then(
            Foresight(seat, 0),
            Foresight(seat, 1),
            Foresight(seat, 2),
            Income(seat),
            Deliver(seat, 1),
            LeaveKansasCity(seat),
        )
        return True


class Foresight(AskOrPlay):
    """Take a tile of this column and place it on the board (GWT-FORE-1).

    Before the first tile objective cards may be played (GWT-TURN-5).
    """

    kind: ClassVar[str] = "foresee"
    noun: ClassVar[str] = "tile"
    fields: ClassVar[tuple[str, ...]] = ("player", "column")
    cites: ClassVar[tuple[str, ...]] = ("GWT-FORE-1", "GWT-FORE-6", "GWT-TURN-5", "GWT-KC-1")
    untold: ClassVar[tuple[str, ...]] = (*AskOrPlay.untold, "foresee")

    def __init__(self, player: int, column: int) -> None:
        super().__init__(player)
        self.column: Final = column

    @classmethod
    def own(cls, figures: Figures) -> int:
        return len(figures.tile_names)

    def opens(self, t: Trail) -> bool:
        """Nothing has been done in Kansas City yet; under the first rules it was too late all the same."""
        return self.column == 0 and t.figures.rules >= 2

    def answers(self, t: Trail, /) -> list[int]:
        found = sorted({tile for tile in t.foresight_in(self.column) if tile != EMPTY and not barred(t, tile)})
        if self.opens(t):
            nothing = not found
            found += self.playable(t)
            if nothing and t.may_hold_objective(self.player):
                found.append(PASS)
        return found

    def insists(self, t: Trail, /) -> bool:
        return self.opens(t) and t.may_hold_objective(self.player)  # GWT-TURN-7

    def answer(self, t: Trail, choice: int, /) -> None:
        if self.plays(t, choice):
            t.then(play_objective(t, self.player, self.card(t, choice), IN_PHASE_B), self)
        elif choice != PASS:
            take_foresight(t, self.player, t.foresight.index(choice, top_of(self.column)))

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        if self.plays(t, choice):
            late = None if self.opens(t) else Breach("GWT-KC-1", "foresee-late")
            return super().wrong(t, choice) or late
        if choice not in t.foresight_in(self.column):
            return Breach("GWT-FORE-1", "foresee")
        return Breach("GWT-FORE-6", "foresee-closed") if barred(t, choice) else None

    def elsewhere(self, t: Trail, key: str, /) -> Breach | None:
        return out_of_reach(t, self.player, key) or super().elsewhere(t, key)

    def aside(self, t: Trail, key: str, /) -> Breach | None:
        """Certificates, cities and discs come after the tiles."""
        later = key.startswith(("sheet:missing", "sheet:income:", "sheet:deliver:", "city:", "certificate:"))
        return Breach("GWT-KC-1", "foresee-first") if later else super().aside(t, key)

    def plans(self, t: Trail, /) -> list[Plan]:
        return stop_plans(t)

    def picks(self, t: Trail, /) -> list[Pick]:
        found = stop_picks(t)
        for column in columns(t):
            for tile in column.tiles:
                found += [tile_pick(column.number, tile, key) for key in tile_keys(t, column.number, tile)]
        return found

    def may_pass(self, t: Trail) -> bool:
        nothing = all(tile == EMPTY or barred(t, tile) for tile in t.foresight_in(self.column))
        return nothing and self.insists(t)

    def keys(self, t: Trail, choice: int, /) -> tuple[str, ...]:
        if choice < 0 or self.plays(t, choice):
            return super().keys(t, choice)
        return tile_keys(t, self.column, choice)

    def name(self, t: Trail, choice: int, /) -> str:
        return notation(t.figures).tiles[choice]

    def sign(self, t: Trail, choice: int, /) -> str:
        return super().sign(t, choice) if self.plays(t, choice) else tile_sign(t.figures, choice)

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        return super().told(t, choice) if self.plays(t, choice) else {"tile": choice}

    def label(self, t: Trail, choice: int, /) -> str:
        return "foresee-none" if choice == PASS else super().label(t, choice)


class Column(NamedTuple):
    """A column of which a tile is still to be taken."""

    number: int
    t: Trail  # with the tiles that are picked of the columns before it on the board
    tiles: list[int]  # those that can be taken
    tile: int  # which one is picked, or is the only one; EMPTY: none


def columns(t: Trail) -> list[Column]:
    """What is left of the foresight, as it is with what is picked; nothing once all is done."""
    step, found, twin = t.step(), [], t
    for number in range(step.column, COLUMNS) if isinstance(step, Foresight) and t.choices else ():
        tiles = sorted({tile for tile in twin.foresight_in(number) if tile != EMPTY and not barred(twin, tile)})
        picked = picked_tile(t, number)
        tile = picked if picked in tiles else tiles[0] if len(tiles) == 1 else EMPTY
        found.append(Column(number, twin, tiles, tile))
        if tile != EMPTY:
            twin = twin.copy()
            take_foresight(twin, step.player, twin.foresight.index(tile, top_of(number)))
    return found


def tile_keys(t: Trail, column: int, tile: int) -> tuple[str, ...]:
    """A tile of a column of the foresight, on the board and on the sheet; there may be two of it."""
    places = [f"foresight:{column + 1}:{i + 1}" for i, other in enumerate(t.foresight_in(column)) if other == tile]
    return (*places, *[f"sheet:{place}" for place in places])


def barred(t: Trail, tile: int) -> bool:
    """A worker, for whom the closed job market has no place (GWT-FORE-6)."""
    return tile < len(WORKERS) and t.row >= JOB_ROWS


def take_foresight(t: Trail, seat: int, place: int) -> None:
    """A tile of the foresight goes to the job market or on the trail, or leaves the game (GWT-FORE-2 to GWT-FORE-5)."""
    tile = t.foresight[place]
    t.foresight[place] = EMPTY
    if tile < len(WORKERS):
        put_in_job_market(t, seat, tile, place)
        return
    space = put_on_trail(t, tile, range_of(t, tile))
    if space == UNKNOWN:
        t.gone_tiles.append(tile)
    if t.heard is not None:
        t.emit(ForesightTaken(seat, tile, space, UNKNOWN, place))


def put_on_trail(t: Trail, tile: int, spaces: list[int]) -> int:
    """The lowest-numbered free space takes the tile; UNKNOWN when all are full (GWT-FORE-2, GWT-FORE-3)."""
    space = first_free(t, spaces)
    if space != UNKNOWN:
        t.tiles[space] = tile
    return space


def first_free(t: Trail, spaces: list[int]) -> int:
    """The lowest-numbered free space; UNKNOWN: there is none."""
    for space in spaces:
        if t.tiles[space] == EMPTY:
            return space
    return UNKNOWN


def range_of(t: Trail, tile: int) -> list[int]:
    """The spaces for a hazard or a native (GWT-FORE-2, GWT-FORE-3)."""
    figures = t.figures
    return figures.native_spaces if figures.tile_native[tile] >= 0 else figures.hazard_spaces[figures.tile_hazard[tile]]


def put_in_job_market(t: Trail, seat: int, worker: int, origin: int) -> None:
    """A worker takes the leftmost free space of the token's row (GWT-JOB-1 to GWT-JOB-5)."""
    place = t.leftmost_job()
    t.jobs[place] = worker
    if t.heard is not None:
        t.emit(ForesightTaken(seat, worker, UNKNOWN, place, origin))
    if place % JOB_COLUMNS < JOB_COLUMNS - 1:
        return
    arrow = t.figures.job_arrow[t.row]
    t.row += 1
    if arrow == "yellow":
        before = sum(t.market)
        shown = t.pile[::-1]
        t.refill_market()
        if t.heard is not None and sum(t.market) > before:
            t.emit(CattleRevealed(tuple(shown[: sum(t.market) - before])))
    elif arrow == "end":
        t.closer = seat
        if t.heard is not None:
            t.emit(MarketClosed(seat))


def closes(t: Trail, tile: int) -> bool:
    """This tile fills the last row of the job market: each of the others has one more turn (GWT-END-1, GWT-END-2)."""
    return _arrow(t, tile) == "end"


def refills(t: Trail, tile: int) -> bool:
    """This tile fills a row that brings cattle to the market (GWT-JOB-3, GWT-JOB-4)."""
    return _arrow(t, tile) == "yellow" and bool(t.pile) and sum(t.market) < t.figures.market_size


def _arrow(t: Trail, tile: int) -> str:
    """The arrow that the token of the job market would follow."""
    fills = tile < len(WORKERS) and not barred(t, tile) and t.leftmost_job() % JOB_COLUMNS == JOB_COLUMNS - 1
    return t.figures.job_arrow[t.row] if fills else ""


def herd_worth(t: Trail, seat: int) -> int:
    """The best card of each breed in hand, with the permanent certificates (GWT-INC-1, GWT-INC-2, GWTS-KC-1)."""
    figures = t.figures
    best: dict[int, int] = {}
    for card in t.hands[seat]:
        if card < figures.cattle:
            colour = figures.kind_colour[card]
            best[colour] = max(best.get(colour, 0), figures.kind_value[card])
    return sum(best.values()) + t.permanent_certificates(seat)


class Income(Ask):
    """Show the hand and sell the herd; certificates may be spent (GWT-INC-1 to GWT-INC-4)."""

    kind: ClassVar[str] = "income"
    noun: ClassVar[str] = "marker"
    cites: ClassVar[tuple[str, ...]] = ("GWT-INC-1", "GWT-INC-3", "GWT-XT-2")
    waits_for_token: ClassVar[bool] = True
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "income")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.track))

    def answers(self, t: Trail, /) -> list[int]:
        return list(range(t.marker[self.player] + 1))

    def answer(self, t: Trail, marker: int, /) -> None:
        seat, figures = self.player, t.figures
        hand = t.hands[seat]
        spent = figures.track[t.marker[seat]] - figures.track[marker]
        t.total = herd_worth(t, seat) + spent
        t.marker[seat] = marker
        t.gain(seat, t.total)
        t.show_hand(seat)
        t.show_off()
        if t.heard is not None:
            t.emit(IncomeTaken(seat, tuple(sorted(hand)), spent, t.total))
        if t.orange is not None:
            t.then(*t.orange.sell(t, seat), DiscardHand(seat))
        else:
            t.then(DiscardHand(seat))

    def name(self, t: Trail, marker: int, /) -> str:
        return f"keep {t.figures.track[marker]}"

    def told(self, t: Trail, marker: int, /) -> dict[str, Any]:
        figures = t.figures
        spent = figures.track[t.marker[self.player]] - figures.track[marker]
        return {"spent": max(0, spent), "kept": figures.track[marker], "total": herd_worth(t, self.player) + spent}

    def setting(self, t: Trail, /) -> dict[str, Any]:
        return {"spare": t.figures.track[t.marker[self.player]]}  # with none to spend, the city is what is open

    def elsewhere(self, t: Trail, key: str, /) -> Breach | None:
        return out_of_reach(t, self.player, key) or super().elsewhere(t, key)

    def idle(self, t: Trail, /) -> bool:
        """The hand is sold: the last moment for a token (GWT-XT-2)."""
        return len(t.choices) == 1

    def plans(self, t: Trail, /) -> list[Plan]:
        return stop_plans(t)

    def picks(self, t: Trail, /) -> list[Pick]:
        return stop_picks(t)

    def wrong(self, t: Trail, marker: int, /) -> Breach | None:
        return Breach("GWT-INC-3", "income") if marker > t.marker[self.player] else None

    def node(self, t: Trail, marker: int) -> str:
        return f"certificate:{self.player}:{t.figures.track[marker]}"

    def row(self, t: Trail, marker: int) -> str:
        return row(type(self).kind, marker)


class DiscardHand(Step[Trail]):
    """The hand that was shown goes to the discard pile (GWT-INC-5); other modules act just before it (GWT-EXT-1)."""

    def run(self, t: Trail, /) -> bool:
        seat = self.player
        t.show_hand(seat)
        t.discards[seat] += t.hands[seat]
        t.hands[seat], t.shown[seat] = [], []
        return True


def transport(t: Trail, seat: int, city: int) -> int:
    """A dollar for each cross between the engine and the city (GWT-DEL-8, GWT-DEL-9)."""
    value = t.figures.city_value[city]
    return len([cross for cross in t.figures.crossings if t.engine[seat] <= rail_at(cross) and cross < value])


def legal_cities(t: Trail, seat: int, total: int) -> list[int]:
    """Cities within the total that take another own disc (GWT-DEL-1, GWT-DEL-2)."""
    return [
        city
        for city, value in enumerate(t.figures.city_value)
        if value <= total
        and (t.figures.city_repeats[city] or not t.has_disc_at(seat, city))
        and (t.north is None or t.north.is_open(t, seat, city))
    ]


def has_disc(t: Trail, seat: int, city: int, money: int) -> bool:
    """A disc for this city can be found somewhere (GWT-DISC-11)."""
    return len(disc_sources(t, seat, city, money)) > 0


class Deliver(Ask):
    """Choose the city to deliver to (GWT-DEL-1)."""

    kind: ClassVar[str] = "deliver"
    noun: ClassVar[str] = "city"
    fields: ClassVar[tuple[str, ...]] = ("player", "carried")
    cites: ClassVar[tuple[str, ...]] = ("GWT-DEL-1", "GWT-DEL-2", "GWT-DEL-10", "GWT-XDEL-3")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWTN-DEL-1")

    def __init__(self, player: int, carried: int) -> None:
        super().__init__(player)
        self.carried: Final = carried  # 1: transport is paid; 0: a special delivery

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.cities))

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return figures.cities

    def answers(self, t: Trail, /) -> list[int]:
        found = legal_cities(t, self.player, t.total)
        return [*found, PASS] if self.may_pass(t) else found

    def answer(self, t: Trail, city: int, /) -> None:
        seat, figures = self.player, t.figures
        if city == PASS:
            if t.heard is not None:
                t.emit(DeliveryForgone(seat))
            return
        cost = transport(t, seat, city) if self.carried else 0
        bonus = figures.city_money[city]
        if not has_disc(t, seat, city, t.money[seat] + bonus - cost):
            if t.heard is not None:
                t.emit(DeliveryVoid(seat))
            return
        if t.heard is not None:
            t.emit(Delivered(seat, city))
        if bonus:  # GWT-DEL-4
            t.gain(seat, bonus)
            if t.heard is not None:
                t.emit(MoneyGained(seat, bonus))
        given = [follow(t, seat, "objective_gain")] if figures.city_objective[city] else []  # GWTN-DEL-8
        t.then(PlaceDisc(seat, city, cost), *given, Arrows(seat, city), Transport(seat, cost))

    def name(self, t: Trail, city: int, /) -> str:
        return notation(t.figures).cities[city]

    def told(self, t: Trail, city: int, /) -> dict[str, Any]:
        cost = transport(t, self.player, city) if self.carried else 0
        return {"city": city, "money": cost, "total": t.total}

    def label(self, t: Trail, city: int, /) -> str:
        return "deliver-none" if city == PASS else super().label(t, city)

    def plans(self, t: Trail, /) -> list[Plan]:
        return stop_plans(t)

    def picks(self, t: Trail, /) -> list[Pick]:
        return stop_picks(t)

    def wrong(self, t: Trail, city: int, /) -> Breach | None:
        if t.north is not None and not t.north.is_open(t, self.player, city):
            return Breach("GWTN-DEL-1", "deliver-closed")
        if t.figures.city_value[city] > t.total:
            return Breach("GWT-DEL-1", "deliver-far")
        again = t.has_disc_at(self.player, city) and not t.figures.city_repeats[city]
        return Breach("GWT-DEL-2", "deliver-again") if again else None

    def may_pass(self, t: Trail) -> bool:
        return not self.carried and t.figures.rules >= 2  # the reward of the engine's way back (GWT-XDEL-3)

    def node(self, t: Trail, city: int) -> str:
        return f"city:{t.figures.cities[city]}"

    def row(self, t: Trail, city: int) -> str:
        return row(type(self).kind, city)


def out_of_reach(t: Trail, seat: int, key: str) -> Breach | None:
    """Why a city cannot be picked before the herd is sold, with all certificates that could be spent."""
    city = next(
        (city for city, name in enumerate(t.figures.cities) if key in (f"city:{name}", row("deliver", city))), -1
    )
    if city < 0:
        return None
    twin, step = t.copy(), Deliver(seat, 1)
    twin.total = herd_worth(t, seat) + t.figures.track[t.marker[seat]]
    breach = step.wrong(twin, city)
    return Breach(*breach[:2], tuple(step.told(twin, city).items())) if breach else None


class Arrows(Step[Trail]):
    """Arrows to neighbouring cities with an own disc act, from left to right (GWT-DEL-5)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "city")

    def __init__(self, player: int, city: int) -> None:
        super().__init__(player)
        self.city: Final = city

    def run(self, t: Trail, /) -> bool:
        seat, last = self.player, t.figures.last_city
        given: list[Step[Trail]] = []
        for left in (self.city - 1, self.city):
            if 0 <= left < last and t.has_disc_at(seat, left) and t.has_disc_at(seat, left + 1):
                action = t.figures.arrow_action[left]
                if action:
                    given.append(follow(t, seat, CITY_ACTIONS[action]))
        t.then(*given)
        return True


def follow(t: Trail, seat: int, action: str) -> Step[Trail]:
    """What an arrow or a city gives (GWT-DEL-6, GWT-DEL-7); in the north it may be forgone (GWTN-DEL-3)."""
    number = t.figures.action_ids[action]
    return Do(seat, number, -1, 0) if t.north is None else offer(t, seat, OF_ARROW, number)


class Transport(Step[Trail]):
    """Pay the transport at the end of the delivery (GWT-DEL-10)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "cost")

    def __init__(self, player: int, cost: int) -> None:
        super().__init__(player)
        self.cost: Final = cost

    def run(self, t: Trail, /) -> bool:
        if self.cost:
            t.pay(self.player, self.cost)
            if t.heard is not None:
                t.emit(MoneyPaid(self.player, self.cost, "transport"))
        return True


class LeaveKansasCity(Ask):
    """The end of the turn: back to the start, and the foresight is filled again (GWT-KCEND-1, GWT-KCEND-2)."""

    kind: ClassVar[str] = "leave"
    noun: ClassVar[str] = "answer"
    cites: ClassVar[tuple[str, ...]] = ("GWT-KCEND-1", "GWT-KCEND-2")
    confirms: ClassVar[bool] = True

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, 1)

    def answers(self, t: Trail, /) -> list[int]:
        return [0]

    def answer(self, t: Trail, answer: int, /) -> None:
        leave_kansas_city(t, self.player)

    def wrong(self, t: Trail, answer: int, /) -> Breach | None:
        return None

    def ends(self, t: Trail, answer: int, /) -> bool:
        return answer == 0

    def node(self, t: Trail, answer: int) -> str:
        return "space:START"

    def name(self, t: Trail, answer: int, /) -> str:
        return ""


def leave_kansas_city(t: Trail, seat: int) -> None:
    """The herder goes back to the start, and empty places of the foresight are filled."""
    t.herder[seat] = t.figures.start
    if t.sam is not None:
        t.sam.slide_foresight(t)
    filled: list[int] = []
    origins: list[int] = []
    for place in range(len(t.foresight)):
        supply = t.supplies[column_of(place)]
        if t.foresight[place] == EMPTY and supply:
            t.foresight[place] = supply.pop()
            filled.append(t.foresight[place])
            origins.append(place)
            t.reveal()
    if t.heard is not None:
        t.emit(ForesightFilled(seat, tuple(filled), tuple(origins)))


def can_deliver_specially(t: Trail, seat: int) -> bool:
    """The engine is not at the start (GWT-XDEL-1)."""
    return t.engine[seat] > 0


class SpecialDelivery(AskRail):
    """Move the engine back as far as you like and deliver by the spaces it passed (GWT-XDEL-1, GWT-XDEL-2)."""

    kind: ClassVar[str] = "haul"
    cites: ClassVar[tuple[str, ...]] = ("GWT-XDEL-1", "GWT-XDEL-2", "GWT-INT-51")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-ENG-1", "GWT-ENG-2")
    untold: ClassVar[tuple[str, ...]] = (*AskRail.untold, "rail-none", "haul-far")

    def answers(self, t: Trail, /) -> list[int]:
        return free_behind(t, self.player)

    def answer(self, t: Trail, rail: int, /) -> None:
        seat = self.player
        t.total = len([space for space in numbered(rail, t.engine[seat]) if not occupied(t, seat, space)])
        move_engine(t, seat, rail)
        t.then(Deliver(seat, 0), AtTurnout(seat))

    def wrong(self, t: Trail, rail: int, /) -> Breach | None:
        if rail >= t.engine[self.player]:
            return Breach("GWT-XDEL-1", "haul-far")
        return no_way(t, self.player, rail)


class AtTurnout(Step[Trail]):
    """After a special delivery the station at the engine's turnout may be upgraded (GWT-XDEL-4)."""

    def run(self, t: Trail, /) -> bool:
        stop_on_turnout(t, self.player)
        return True


class Delivering(Verb):
    """Deliver from where the engine stands."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_deliver_specially(t, seat)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [SpecialDelivery(seat)]


brings(DELIVER, Delivering())
