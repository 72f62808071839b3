"""What each seat may know of the railroad, in numbers (SPK-HID-1 to SPK-HID-4)."""

from typing import ClassVar, Final

from abilene.engine import seen
from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.games.spike.data import COMMODITIES, FREIGHT, KINDS, POWER, ROWS, SORTED, SPEED, Figures
from abilene.games.spike.scoring import route_pays
from abilene.games.spike.state import ABOARD, EMPTY, Railroad


class Seen(seen.Seen):
    """The table as one seat sees it. Names, numbers and order are those of `Railroad`."""

    fields: ClassVar[tuple[str, ...]] = (
        *seen.Seen.fields,
        "about", "first", "round", "time", "turn", "turns", "closer",
        "market", "display", "discard", "deck", "holder", "contract", "cargo",
        "money", "pieces", "levels", "train", "markers", "networks", "held", "hands", "routes", "spare", "gift",
        "owner", "chain", "payment",
    )  # fmt: skip
    unseen: ClassVar[tuple[str, ...]] = ("figures",)

    def __init__(self, t: Railroad, seat: int | None) -> None:
        super().__init__(t, seat)
        figures = t.figures
        self.figures: Final[Figures] = figures
        self.about: Final[list[int]] = t.stack[-1].arguments() if t.stack else []  # whom is asked, then the subject
        self.first: Final[int] = t.first
        self.round: Final[int] = t.round
        self.time: Final[int] = t.time
        self.turn: Final[int] = t.turn
        self.turns: Final[int] = t.turns
        self.closer: Final[int] = t.closer
        # shared
        self.market: Final[list[int]] = t.market[:]
        self.display: Final[list[int]] = t.display[:]
        self.discard: Final[list[int]] = t.discard[:]
        self.deck: Final[int] = len(t.deck)
        # by commodity
        self.holder: Final[list[int]] = t.holder[:]
        self.contract: Final[list[int]] = t.contract[:]
        self.cargo: Final[list[int]] = t.cargo[:]
        # by seat
        self.money: Final[list[int]] = t.money[:]
        self.pieces: Final[list[int]] = t.pieces[:]
        self.levels: Final[list[int]] = t.levels[:]
        self.train: Final[list[int]] = t.train[:]
        self.markers: Final[list[int]] = t.markers[:]
        self.networks: Final[list[list[int]]] = [nodes[:] for nodes in t.network]
        self.held: Final[list[int]] = []  # how many rail cards
        self.hands: Final[list[int]] = t.hands[:]  # UNKNOWN: all of a hand that is hidden
        self.routes: Final[list[int]] = t.routes[:]  # EMPTY: none yet, or hidden
        self.spare: Final[list[int]] = t.spare[:]
        for other in range(figures.players):
            self.held.append(t.cards(other))
            if other != self.seat and self.seat != EVERYBODY:
                for kind in range(KINDS):
                    self.hands[KINDS * other + kind] = UNKNOWN
                self.spare[other] = EMPTY
                if t.stack:  # SPK-END-5: at the end all are revealed
                    self.routes[other] = EMPTY
        knows = self.seat in (t.first, t.receiver(), EVERYBODY)
        self.gift: Final[int] = t.gift if knows else EMPTY  # SPK-SETUP-9
        # of the map
        self.owner: Final[list[int]] = t.owner[:]
        self.chain: Final[list[int]] = t.chain[:]
        self.payment: Final[list[int]] = t.payment[:]

    # ------------------------------------------------------------------ the table

    @property
    def subject(self) -> int:
        """What the question is about: a commodity, a number of cards, a node or a kind of rail; EMPTY: nothing more."""
        return self.about[1] if len(self.about) > 1 else EMPTY

    def price(self, commodity: int) -> int:
        """What connecting a city that supplies it is worth now (SPK-BUILD-11)."""
        return self.figures.row_values[self.market.index(commodity) % ROWS]

    def city_price(self, city: int) -> int:
        """What connecting a city is worth now."""
        return self.price(self.figures.supplies[city])

    def reached(self) -> int:
        """The new city to which the chain under way has come; EMPTY: none."""
        figures = self.figures
        if self.chain:
            last = self.chain[-1]
            for node in (figures.one_end[last], figures.other_end[last]):
                if node < figures.cities and node not in self.networks[self.turn]:
                    return node
        return EMPTY

    def receiver(self) -> int:
        """Who received the gift of the first player (SPK-SETUP-9)."""
        return (self.first - 1) % self.figures.players

    # ------------------------------------------------------------------ by seat

    def level(self, seat: int, sort: int) -> int:
        """The value of the tile that speed, power or freight has come to."""
        return self.figures.levels[sort][self.levels[SORTED * seat + sort]]

    def speed(self, seat: int) -> int:
        """The most spaces of a free move or a restart (SPK-TRAIN-1)."""
        return self.level(seat, SPEED)

    def power(self, seat: int) -> int:
        """The most cards of one draw (SPK-TRAIN-2)."""
        return self.level(seat, POWER)

    def cars(self, seat: int) -> int:
        """How many freight cars the train has (SPK-TRAIN-3)."""
        return self.level(seat, FREIGHT)

    def upgrade_cost(self, seat: int, sort: int) -> int:
        """What the next tile costs; EMPTY: there is none (SPK-UPG-1)."""
        costs, level = self.figures.upgrade_costs, self.levels[SORTED * seat + sort]
        return costs[level] if level < len(costs) else EMPTY

    def under_way(self, seat: int) -> bool:
        """Whether the train stands on a track space (SPK-TRAIN-4)."""
        return self.train[seat] >= self.figures.cities

    def contracts(self, seat: int) -> list[int]:
        """The commodities for which a seat has the contract."""
        return [good for good in range(COMMODITIES) if self.holder[good] == seat]

    def aboard(self, seat: int) -> list[int]:
        """The commodities that the train of a seat carries."""
        return [good for good in self.contracts(seat) if self.cargo[good] == ABOARD]

    def has_marker(self, seat: int, city: int) -> bool:
        """Whether the seat has delivered there (SPK-DELIV-3)."""
        return bool(self.markers[seat] >> city & 1)

    def cities(self, seat: int) -> list[int]:
        """All cities that the tracks of a seat touch (SPK-MAP-8)."""
        return self.figures.touched(self.networks[seat], self.pieces[seat])

    def knows_hand(self, seat: int) -> bool:
        """Whether the rail cards of a seat are open to this one."""
        return self.hands[KINDS * seat] != UNKNOWN

    def hand(self, seat: int) -> list[int]:
        """The rail cards of a seat, by kind."""
        return self.hands[KINDS * seat : KINDS * seat + KINDS]

    def route_money(self, seat: int) -> int:
        """What the route card of a seat pays as things stand, if it is known."""
        return route_pays(self.figures, self.routes[seat], self.cities(seat))
