"""Railroad: the map with its tracks, the cards, and what everybody owns, at one moment."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from abilene.engine.core import State, Step
from abilene.games.spike.data import COMMODITIES, FREIGHT, KINDS, POWER, ROUNDS, ROWS, SORTED, SPEED, Figures

if TYPE_CHECKING:
    from abilene.engine.game import Game

EMPTY: Final = -1  # no owner, no card, no contract, no place

# Where the cargo token of a contract is.
ON_CONTRACT: Final = 0
ABOARD: Final = 1
DELIVERED: Final = 2

DRAWN: Final = KINDS * ROUNDS  # by seat: cards drawn unseen, by round and kind


def card_at(seat: int, kind: int) -> int:
    """The place of a kind in `hands` and `shown`."""
    return KINDS * seat + kind


def drawn_at(seat: int, round_: int, kind: int) -> int:
    """The place of a kind in `drawn`."""
    return DRAWN * seat + KINDS * (round_ - 1) + kind


class Railroad(State):
    """The whole table. A position is a city or, after them, a track space; a contract says commodity, card and side."""

    fields: ClassVar[tuple[str, ...]] = (
        "first", "round", "time", "bottom", "taken", "turn", "turns", "closer", "rested", "gift",
        "market", "display", "discard", "deck", "holder", "contract", "cargo",
        "money", "lines", "deliveries", "pieces", "levels", "train", "markers", "routes", "spare",
        "hands", "shown", "drawn", "owner", "member", "network", "chain", "payment",
    )  # fmt: skip

    def __init__(
        self,
        game: "Game[Any]",
        rng: int,
        revealed: int,
        player: int,
        stack: list[Step[Any]],
        choices: list[int],
        first: int,
        round: int,
        time: int,
        bottom: int,
        taken: int,
        turn: int,
        turns: int,
        closer: int,
        rested: int,
        gift: int,
        market: list[int],
        display: list[int],
        discard: list[int],
        deck: list[int],
        holder: list[int],
        contract: list[int],
        cargo: list[int],
        money: list[int],
        lines: list[int],
        deliveries: list[int],
        pieces: list[int],
        levels: list[int],
        train: list[int],
        markers: list[int],
        routes: list[int],
        spare: list[int],
        hands: list[int],
        shown: list[int],
        drawn: list[int],
        owner: list[int],
        member: list[list[int]],
        network: list[list[int]],
        chain: list[int],
        payment: list[int],
    ) -> None:
        super().__init__(game, rng, revealed, player, stack, choices)
        self.figures: Final[Figures] = game.figures
        self.first = first  # who plays first
        self.round = round
        self.time = time  # time cards revealed in round 3
        self.bottom = bottom  # cards of the half into which the time cards were shuffled
        self.taken = taken  # a rail card has been taken since the deck last ran out (SPK-ROUND-2)
        self.turn = turn  # whose turn it is
        self.turns = turns  # that the first player has begun
        self.closer = closer  # who met the special end (SPK-END-3)
        self.rested = rested  # the train was at rest when the turn began (SPK-TURN-4)
        self.gift = gift  # the kind given at set-up, while it is still in the hand of who received it
        # shared
        self.market = market  # column * 3 + row, the top row first: commodities
        self.display = display  # by place: a kind or EMPTY
        self.discard = discard  # by kind
        self.deck = deck  # the top is last
        # by commodity
        self.holder = holder  # who has its contract
        self.contract = contract
        self.cargo = cargo
        # by seat
        self.money = money
        self.lines = lines  # money earned by connecting cities
        self.deliveries = deliveries  # money earned by delivering
        self.pieces = pieces  # track pieces left
        self.levels = levels  # seat * SORTED + sort: see `level`
        self.train = train  # a position
        self.markers = markers  # bits: cities
        self.routes = routes
        self.spare = spare  # expert: the other route card, later the rejected one
        self.hands = hands  # see `card_at`
        self.shown = shown  # see `card_at`: taken face up, and not paid since for all that anybody knows
        self.drawn = drawn  # see `drawn_at`: drawn unseen in that round
        self.owner = owner  # by track space
        self.member = member  # by node: whether it is in the network
        self.network = network  # the nodes of the network, in the order in which they were reached
        # of a build under way
        self.chain = chain  # its track spaces
        self.payment = payment  # its cards, by kind, as far as they are chosen

    def copy(self, seed: int | None = None) -> "Railroad":
        """An independent twin, to which nobody listens."""
        return Railroad(
            self.game,
            self.chance(seed),
            self.revealed,
            self.player,
            self.stack[:],
            self.choices,
            self.first,
            self.round,
            self.time,
            self.bottom,
            self.taken,
            self.turn,
            self.turns,
            self.closer,
            self.rested,
            self.gift,
            self.market[:],
            self.display[:],
            self.discard[:],
            self.deck[:],
            self.holder,  # fixed at set-up
            self.contract[:],
            self.cargo[:],
            self.money[:],
            self.lines[:],
            self.deliveries[:],
            self.pieces[:],
            self.levels[:],
            self.train[:],
            self.markers[:],
            self.routes[:],
            self.spare[:],
            self.hands[:],
            self.shown[:],
            self.drawn[:],
            self.owner[:],
            [nodes[:] for nodes in self.member],
            [nodes[:] for nodes in self.network],
            self.chain[:],
            self.payment[:],
        )

    # ------------------------------------------------------------------ queries

    def level(self, seat: int, sort: int) -> int:
        """How often speed, power or freight has been upgraded (SPK-UPG-1)."""
        return self.levels[SORTED * seat + sort]

    def speed(self, seat: int) -> int:
        """The most spaces of a free move or a restart (SPK-TRAIN-1)."""
        return self.figures.levels[SPEED][self.level(seat, SPEED)]

    def power(self, seat: int) -> int:
        """The most cards of one draw (SPK-TRAIN-2)."""
        return self.figures.levels[POWER][self.level(seat, POWER)]

    def cars(self, seat: int) -> int:
        """How many freight cars the train has (SPK-TRAIN-3)."""
        return self.figures.levels[FREIGHT][self.level(seat, FREIGHT)]

    def aboard(self, seat: int) -> list[int]:
        """The commodities that the train of a seat carries."""
        cargo, holder = self.cargo, self.holder
        return [good for good in range(COMMODITIES) if cargo[good] == ABOARD and holder[good] == seat]

    def under_way(self, seat: int) -> bool:
        """Whether the train stands on a track space (SPK-TRAIN-4)."""
        return self.train[seat] >= self.figures.cities

    def laid(self, seat: int) -> int:
        """How many track pieces of a seat lie on the map."""
        return self.figures.pieces - self.pieces[seat]

    def connected(self, seat: int, city: int) -> bool:
        """Whether a track piece of the seat touches that city (SPK-MAP-8)."""
        return self.member[seat][city] == 1 and self.pieces[seat] < self.figures.pieces

    def connected_cities(self, seat: int) -> list[int]:
        """All cities that the tracks of a seat touch."""
        return self.figures.touched(self.network[seat], self.pieces[seat])

    def hand(self, seat: int) -> list[int]:
        """The rail cards of a seat, by kind."""
        return self.hands[KINDS * seat : KINDS * seat + KINDS]

    def held(self, seat: int, kind: int) -> int:
        """How many rail cards of a kind a seat holds."""
        return self.hands[card_at(seat, kind)]

    def cards(self, seat: int) -> int:
        """How many rail cards a seat holds."""
        return sum(self.hands[KINDS * seat : KINDS * seat + KINDS])

    def price(self, commodity: int) -> int:
        """What connecting a city that supplies it is worth now (SPK-BUILD-11)."""
        return self.figures.row_values[self.row(commodity)]

    def row(self, commodity: int) -> int:
        """The row of the market in which its chip lies, the top one being 0."""
        return self.market.index(commodity) % ROWS

    def payout(self, commodity: int, city: int) -> int:
        """What its contract pays in that city; 0 where it does not deliver."""
        return self.figures.pays(self.contract[commodity], city)

    def has_marker(self, seat: int, city: int) -> bool:
        """Whether the seat has delivered there (SPK-DELIV-3)."""
        return bool(self.markers[seat] >> city & 1)

    # ------------------------------------------------------------------ verbs

    def join(self, seat: int, node: int) -> None:
        """A node now belongs to the network of a seat."""
        self.member[seat][node] = 1
        self.network[seat].append(node)

    def raise_level(self, seat: int, sort: int) -> None:
        """Speed, power or freight is upgraded."""
        self.levels[SORTED * seat + sort] += 1

    def put_marker(self, seat: int, city: int) -> None:
        """The seat has delivered there."""
        self.markers[seat] |= 1 << city

    def drop_chip(self, commodity: int) -> None:
        """The chip falls to the bottom of its column, those below it move up (SPK-BUILD-12)."""
        place = self.market.index(commodity)
        bottom = place - place % ROWS + ROWS - 1
        while place < bottom:
            self.market[place] = self.market[place + 1]
            place += 1
        self.market[bottom] = commodity

    def draw_unseen(self, seat: int, kind: int) -> None:
        """A rail card of the deck comes into a hand."""
        self.hands[KINDS * seat + kind] += 1  # `card_at` and `drawn_at`, where it is hot
        self.drawn[DRAWN * seat + KINDS * (self.round - 1) + kind] += 1

    def take_shown(self, seat: int, kind: int) -> None:
        """A rail card that all see comes into a hand."""
        at = KINDS * seat + kind
        self.hands[at] += 1
        self.shown[at] += 1

    def give(self, kind: int) -> None:
        """The first player gives a rail card away, unseen by the others (SPK-SETUP-9)."""
        self.hands[card_at(self.first, kind)] -= 1
        self.drawn[drawn_at(self.first, self.round, kind)] -= 1
        self.hands[card_at(self.receiver(), kind)] += 1
        self.gift = kind

    def pay_card(self, seat: int, kind: int) -> None:
        """A rail card goes from the hand to the discard; cards that others know of go first."""
        at = KINDS * seat + kind
        self.hands[at] -= 1
        self.discard[kind] += 1
        if self.shown[at]:
            self.shown[at] -= 1
            return
        if self.gift == kind and self.receiver() == seat:
            self.gift = EMPTY
            return
        at = drawn_at(seat, 1, kind)
        while not self.drawn[at]:
            at += KINDS
        self.drawn[at] -= 1

    def receiver(self) -> int:
        """Who received the gift: the right-hand neighbour of the first player (SPK-SETUP-9)."""
        return (self.first - 1) % self.figures.players
