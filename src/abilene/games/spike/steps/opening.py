"""Set-up decisions: sides of contracts, the gift, the route card, the first city."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Step, Sure
from abilene.games.spike.data import COMMODITIES, KINDS, SIDES, Figures, turned
from abilene.games.spike.events import (
    CardGiven,
    ContractsDealt,
    DisplayFilled,
    FirstPlayerDrawn,
    HandDealt,
    LocomotivePlaced,
    RouteDealt,
    RouteKept,
    SideChosen,
)
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.asking import Ask
from abilene.games.spike.steps.turn import Turn


def clockwise(t: Railroad) -> list[int]:
    """The seats in the order of their turns."""
    players = t.figures.players
    return [(t.first + i) % players for i in range(players)]


class OwnChoice(Ask):
    """A question of the set-up that everybody answers in turn, whose answers nobody else can change."""

    def sure(self, t: Railroad, seat: int, /) -> Sure | None:
        return Sure(self, self.choices(t)) if seat == self.player else None


class Begin(Step[Railroad]):
    """Contracts lie before the players, and it is known who plays first (SPK-SETUP-4, SPK-SETUP-8)."""

    def run(self, t: Railroad, /) -> bool:
        if t.heard is not None:
            t.emit(FirstPlayerDrawn(t.first))
            for seat in clockwise(t):
                contracts = [t.contract[good] for good in range(COMMODITIES) if t.holder[good] == seat]
                t.emit(ContractsDealt(seat, tuple(contracts)))
        t.then(DealRails(t.first))
        if t.figures.expert:  # SPK-VAR-1
            goods = range(COMMODITIES)
            t.then(*[ChooseSide(seat, good) for seat in clockwise(t) for good in goods if t.holder[good] == seat])
        return True


class ChooseSide(OwnChoice):
    """Expert game: which side of a contract card is in force (SPK-VAR-1)."""

    kind: ClassVar[str] = "side"
    noun: ClassVar[str] = "contract"
    fields: ClassVar[tuple[str, ...]] = ("player", "commodity")
    cites: ClassVar[tuple[str, ...]] = ("SPK-VAR-1", "SPK-DEC-1")

    def __init__(self, player: int, commodity: int) -> None:
        super().__init__(player)
        self.commodity: Final = commodity

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(SIDES)

    def choices(self, t: Railroad, /) -> list[int]:
        return list(range(SIDES))

    def pick(self, t: Railroad, side: int, /) -> None:
        contract = turned(t.contract[self.commodity], side)
        t.contract[self.commodity] = contract
        if t.heard is not None:
            t.emit(SideChosen(self.player, contract))

    def broken(self, t: Railroad, side: int, /) -> Breach | None:
        return None

    def keys(self, t: Railroad, side: int, /) -> tuple[str, ...]:
        return f"side:{side}", f"offer:{side}"

    def name(self, t: Railroad, side: int, /) -> str:
        return "ab"[side]

    def told(self, t: Railroad, side: int, /) -> dict[str, Any]:
        return {"contract": turned(t.contract[self.commodity], side)}


class DealRails(Step[Railroad]):
    """Rail cards are shuffled and dealt; the first player gives one away (SPK-SETUP-8, SPK-SETUP-9)."""

    def run(self, t: Railroad, /) -> bool:
        t.deck = t.figures.rail_cards[:]
        t.shuffle(t.deck)
        for seat in clockwise(t):
            cards = [t.deck.pop() for _ in range(t.figures.hand)]
            for card in cards:
                t.draw_unseen(seat, card)
            if t.heard is not None:
                cards.sort()
                t.emit(HandDealt(seat, len(cards), tuple(cards)))
        t.then(DealRoutes(t.first))
        if t.figures.gifts:
            t.then(Give(t.first))
        return True


class Give(Ask):
    """The first player gives a rail card to whoever plays last (SPK-SETUP-9)."""

    kind: ClassVar[str] = "give"
    noun: ClassVar[str] = "rail"
    cites: ClassVar[tuple[str, ...]] = ("SPK-SETUP-9", "SPK-DEC-2")
    secret: ClassVar[bool] = True
    untold: ClassVar[tuple[str, ...]] = ("not-in-hand",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(KINDS)

    def choices(self, t: Railroad, /) -> list[int]:
        return [rail for rail, count in enumerate(t.hand(self.player)) if count]

    def insists(self, t: Railroad, /) -> bool:
        return t.figures.rules >= 2  # a gift that made itself would tell that the hand holds nothing else

    def pick(self, t: Railroad, rail: int, /) -> None:
        t.give(rail)
        if t.heard is not None:
            t.emit(CardGiven(self.player, t.receiver(), rail))

    def broken(self, t: Railroad, rail: int, /) -> Breach | None:
        return None if t.held(self.player, rail) else Breach("SPK-SETUP-9", "not-in-hand")

    def keys(self, t: Railroad, rail: int, /) -> tuple[str, ...]:
        return (f"stack:{t.figures.kind_ids[rail]}",)

    def name(self, t: Railroad, rail: int, /) -> str:
        return t.figures.kind_ids[rail]


class DealRoutes(Step[Railroad]):
    """The display is turned up and route cards are dealt; then everybody places a locomotive (SPK-SETUP-10 to 12)."""

    def run(self, t: Railroad, /) -> bool:
        t.reveal()
        for place in range(len(t.display)):
            t.display[place] = t.deck.pop()
        if t.heard is not None:
            t.emit(DisplayFilled(tuple(t.display), tuple(range(len(t.display)))))
        routes = list(range(len(t.figures.route_ids)))
        t.shuffle(routes)
        order = clockwise(t)
        for seat in order:
            t.routes[seat] = routes.pop()
            if t.figures.routes_dealt > 1:
                t.spare[seat] = routes.pop()
            if t.heard is not None:
                t.emit(RouteDealt(seat, t.routes[seat]))
                if t.spare[seat] != EMPTY:
                    t.emit(RouteDealt(seat, t.spare[seat]))
        t.then(*[PlaceLocomotive(seat) for seat in order], Turn(t.first))
        if t.figures.routes_dealt > 1:  # SPK-VAR-2
            t.then(*[KeepRoute(seat) for seat in order])
        return True


class KeepRoute(OwnChoice):
    """Expert game: keep one of two route cards, return the other unseen (SPK-VAR-2)."""

    kind: ClassVar[str] = "route"
    noun: ClassVar[str] = "route"
    cites: ClassVar[tuple[str, ...]] = ("SPK-VAR-2", "SPK-DEC-3")
    secret: ClassVar[bool] = True
    untold: ClassVar[tuple[str, ...]] = ("route",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(len(figures.route_ids))

    def choices(self, t: Railroad, /) -> list[int]:
        return sorted([t.routes[self.player], t.spare[self.player]])

    def pick(self, t: Railroad, route: int, /) -> None:
        seat = self.player
        if route != t.routes[seat]:
            t.spare[seat] = t.routes[seat]
            t.routes[seat] = route
        if t.heard is not None:
            t.emit(RouteKept(seat, route))

    def broken(self, t: Railroad, route: int, /) -> Breach | None:
        dealt = route == t.routes[self.player] or route == t.spare[self.player]
        return None if dealt else Breach("SPK-VAR-2", "route")

    def keys(self, t: Railroad, route: int, /) -> tuple[str, ...]:
        name = t.figures.route_ids[route]
        return f"route:{name}", f"offer:{name}"

    def say(self, t: Railroad, route: int, /) -> str:
        return f"keep {t.figures.city_ids[t.figures.route_start[route]]}"


class PlaceLocomotive(OwnChoice):
    """Everybody begins in a city of their choice, shared or not (SPK-SETUP-12)."""

    kind: ClassVar[str] = "start"
    noun: ClassVar[str] = "city"
    cites: ClassVar[tuple[str, ...]] = ("SPK-SETUP-12", "SPK-DEC-4")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.cities)

    def choices(self, t: Railroad, /) -> list[int]:
        return list(range(t.figures.cities))

    def pick(self, t: Railroad, city: int, /) -> None:
        t.train[self.player] = city
        t.join(self.player, city)  # SPK-MAP-6
        if t.heard is not None:
            t.emit(LocomotivePlaced(self.player, city))

    def broken(self, t: Railroad, city: int, /) -> Breach | None:
        return None

    def keys(self, t: Railroad, city: int, /) -> tuple[str, ...]:
        return (t.figures.position_key(city),)

    def name(self, t: Railroad, city: int, /) -> str:
        return t.figures.city_ids[city]

    def told(self, t: Railroad, city: int, /) -> dict[str, Any]:
        return {"city": city, "commodity": t.figures.supplies[city]}
