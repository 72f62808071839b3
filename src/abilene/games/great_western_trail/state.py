"""Trail: the board, the markets, and what everybody owns, at one moment."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from abilene.engine.core import Part, State, Step
from abilene.games.great_western_trail.data import (
    CERTIFICATE_4,
    CERTIFICATE_6,
    HAND_1,
    HAND_2,
    JOB_COLUMNS,
    PER_BELL,
    PER_HAZARD,
    PER_NATIVE_PAIR,
    PER_STATION,
    PER_WOODS,
    PER_WORKER,
    STEP_LEFT,
    STEP_RIGHT,
    WORKERS,
    Figures,
)

if TYPE_CHECKING:
    from abilene.engine.game import Game
    from abilene.games.great_western_trail.north.state import North
    from abilene.games.great_western_trail.orange.state import Orange
    from abilene.games.great_western_trail.poker.state import Poker
    from abilene.games.great_western_trail.sam.state import Sam

EMPTY: Final = -1
# What lies on a trail space: a hazard or native tile by its number, or a building.
NEUTRAL_TILE: Final = 100  # + the number of its letter
PRIVATE_TILE: Final = 200  # and up: `private_tile`
_OWNED: Final = 32

# How far phase B has come at the present location.
NOTHING_DONE: Final = 0
LOCAL_DONE: Final = 1
AUXILIARY_DONE: Final = 2
PHASE_B_OVER: Final = 3


def private_tile(seat: int, number: int) -> int:
    """A private building of the seat on the trail, by its number counted from 0."""
    return PRIVATE_TILE + seat * _OWNED + number


class Extra(Part):
    """What a module adds to the table, and where the game asks all modules in play.

    What one module alone needs is a method of its part: the steps ask `t.north`, `t.sam` and so on for it.
    """

    @classmethod
    def lay(cls, t: "Trail") -> "Extra":
        """The part itself, in the set-up before the markets are filled."""
        raise NotImplementedError(cls.__name__)

    def set_up(self, t: "Trail") -> None:
        """What is laid out or shuffled after the markets are filled."""

    def score(self, t: "Trail", seat: int, points: dict[str, int]) -> None:
        """What the module adds to the seat's points, by category."""

    def redeal(self, t: "Trail", seat: int) -> bool:
        """Deal anew what others cannot know of the seat; False: that is no more than with any hand."""
        return False


def column_of(place: int) -> int:
    """The column that a place of the foresight is in: two above each other, column by column."""
    return place // 2


def top_of(column: int) -> int:
    """The upper place of a column of the foresight."""
    return 2 * column


class Trail(State):
    """The whole table. Cards are numbered by kind, tiles by face, railroad spaces by twice their position."""

    fields: ClassVar[tuple[str, ...]] = (
        "turn", "closer", "row", "total", "done",
        "money", "tokens", "engine", "herder", "marker", "emptied", "stations", "owned_masters", "unbuilt",
        "workers", "natives", "cities",
        "tiles", "jobs", "foresight", "pile", "market", "stack_of_objectives", "display", "masters", "posted", "sides",
        "visit", "used", "gone_cards", "gone_tiles",
        "supplies", "hands", "draws", "discards", "hazards", "areas", "shown", "blind",
    )  # fmt: skip

    def __init__(
        self,
        game: "Game[Any]",
        rng: int,
        revealed: int,
        player: int,
        stack: list[Step[Any]],
        choices: list[int],
        turn: int,
        closer: int,
        row: int,
        total: int,
        done: int,
        money: list[int],
        tokens: list[int],
        engine: list[int],
        herder: list[int],
        marker: list[int],
        emptied: list[int],
        stations: list[int],
        owned_masters: list[int],
        unbuilt: list[int],
        workers: list[int],
        natives: list[int],
        cities: list[int],
        tiles: list[int],
        jobs: list[int],
        foresight: list[int],
        pile: list[int],
        market: list[int],
        stack_of_objectives: list[int],
        display: list[int],
        masters: list[int],
        posted: list[int],
        sides: list[int],
        visit: list[int],
        used: list[int],
        gone_cards: list[int],
        gone_tiles: list[int],
        supplies: list[list[int]],
        hands: list[list[int]],
        draws: list[list[int]],
        discards: list[list[int]],
        hazards: list[list[int]],
        areas: list[list[int]],
        shown: list[list[int]],
        blind: list[list[int]],
        orange: "Orange | None" = None,
        poker: "Poker | None" = None,
        north: "North | None" = None,
        sam: "Sam | None" = None,
    ) -> None:
        super().__init__(game, rng, revealed, player, stack, choices)
        self.figures: Final[Figures] = game.figures
        self.turn = turn  # whose turn it is
        self.closer = closer  # who took the job market token (GWT-END-1)
        self.row = row  # of the job market token; below the last one once it has left
        self.total = total  # of the income, kept for the delivery (GWT-INC-4)
        self.done = done  # how far phase B has come here
        # by seat
        self.money = money
        self.tokens = tokens
        self.engine = engine
        self.herder = herder  # a trail space; -1 before the first turn
        self.marker = marker  # a space of the certificate track, not its value
        self.emptied = emptied  # bits: disc slots of the player board
        self.stations = stations  # bits: stations with a disc
        self.owned_masters = owned_masters  # bits
        self.unbuilt = unbuilt  # bits: private buildings not yet placed
        self.workers = workers  # by seat and type, the printed one included: `staff`
        self.natives = natives  # by seat and type: `natives_of`
        self.cities = cities  # by seat and city: discs
        # shared
        self.tiles = tiles  # by trail space
        self.jobs = jobs  # by row and column: `jobs_in`
        self.foresight = foresight  # by column and place: `foresight_in`
        self.pile = pile  # market cattle not yet revealed, the top is last
        self.market = market  # revealed cattle, by kind
        self.stack_of_objectives = stack_of_objectives  # the top is last
        self.display = display
        self.masters = masters  # by station
        self.posted = posted  # by station: the worker given up for its master
        self.sides = sides  # by private building number: 0 face a, 1 face b
        self.visit = visit  # local actions still unused here, as `local_actions` writes them
        self.used = used  # 2E: faces used this turn; 1E: tiles of the present copy chain, by space
        self.gone_cards = gone_cards
        self.gone_tiles = gone_tiles
        self.supplies = supplies
        # by seat
        self.hands = hands
        self.draws = draws  # the top is last
        self.discards = discards
        self.hazards = hazards
        self.areas = areas  # objective cards played
        self.shown = shown  # cards that all know to be in that hand
        self.blind = blind  # objective cards in that hand, or at the poker table, that nobody else has seen
        # modules in play
        self.orange = orange
        self.poker = poker
        self.north = north
        self.sam = sam

    def copy(self, seed: int | None = None) -> "Trail":
        """An independent twin, to which nobody listens."""
        twin = Trail(
            self.game,
            self.chance(seed),
            self.revealed,
            self.player,
            self.stack[:],
            self.choices,
            self.turn,
            self.closer,
            self.row,
            self.total,
            self.done,
            self.money[:],
            self.tokens[:],
            self.engine[:],
            self.herder[:],
            self.marker[:],
            self.emptied[:],
            self.stations[:],
            self.owned_masters[:],
            self.unbuilt[:],
            self.workers[:],
            self.natives[:],
            self.cities[:],
            self.tiles[:],
            self.jobs[:],
            self.foresight[:],
            self.pile[:],
            self.market[:],
            self.stack_of_objectives[:],
            self.display[:],
            self.masters[:],
            self.posted[:],
            self.sides,  # fixed at set-up
            self.visit[:],
            self.used[:],
            self.gone_cards[:],
            self.gone_tiles[:],
            [supply[:] for supply in self.supplies],
            [cards[:] for cards in self.hands],
            [cards[:] for cards in self.draws],
            [cards[:] for cards in self.discards],
            [tiles[:] for tiles in self.hazards],
            [cards[:] for cards in self.areas],
            [cards[:] for cards in self.shown],
            [cards[:] for cards in self.blind],
        )
        if self.figures.modular:
            twin.orange = None if self.orange is None else self.orange.copy()
            twin.poker = None if self.poker is None else self.poker.copy()
            twin.north = None if self.north is None else self.north.copy()
            twin.sam = None if self.sam is None else self.sam.copy()
        return twin

    def extras(self) -> list[Extra]:
        """The parts of the modules in play."""
        found: list[Extra | None] = [self.orange, self.poker, self.north, self.sam]
        return [extra for extra in found if extra is not None]

    # ------------------------------------------------------------------ queries: tiles and buildings

    def owner(self, space: int) -> int:
        """Whose private building stands there; -1 for none."""
        tile = self.tiles[space]
        return (tile - PRIVATE_TILE) // _OWNED if tile >= PRIVATE_TILE else -1

    def is_neutral_or(self, seat: int, space: int) -> bool:
        """No private building of anybody else stands there."""
        owner = self.owner(space)
        return owner < 0 or owner == seat

    def number(self, space: int) -> int:
        """The number, counted from 0, of the private building that stands there."""
        return (self.tiles[space] - PRIVATE_TILE) % _OWNED

    def face(self, space: int) -> int:
        """The face of the building there; -1 for none."""
        tile = self.tiles[space]
        if tile >= PRIVATE_TILE:
            number = (tile - PRIVATE_TILE) % _OWNED
            return self.private_face(number) if self.sam is None else self.owned_face(self.owner(space), number)
        return tile - NEUTRAL_TILE if tile >= NEUTRAL_TILE else -1

    def place(self, space: int) -> tuple[int, int, int]:
        """A place of the trail for the texts: the space, the face of its building, whose it is."""
        return space, self.face(space), self.owner(space)

    def private_face(self, number: int) -> int:
        """The face of a private building, by its number counted from 0."""
        return self.figures.neutrals + 2 * number + self.sides[number]

    def owned_face(self, seat: int, number: int) -> int:
        """The face of that player's building; Sam always uses side b (GWTA-SETUP-4)."""
        if seat == self.figures.sam_seat:
            return self.figures.neutrals + 2 * number + 1
        return self.private_face(number)

    def hands_at(self, space: int) -> int:
        """The hands on the tile there, as bits."""
        tile = self.tiles[space]
        if tile >= PRIVATE_TILE:
            return self.figures.faces[self.face(space)].hands
        return self.figures.tile_hands[tile] if 0 <= tile < NEUTRAL_TILE else 0

    def is_location(self, space: int) -> bool:
        """Kansas City, or a space that holds a tile (GWT-MOVE-1)."""
        return self.tiles[space] != EMPTY or space == self.figures.kansas_city

    def own_buildings(self, seat: int) -> list[int]:
        """Trail spaces with a building of the seat."""
        return [space for space in self.figures.building_spaces if self.owner(space) == seat]

    # ------------------------------------------------------------------ queries: a seat

    def count(self, seat: int, per: int) -> int:
        """What an amount is counted by: workers, buildings in the woods, hazards, native pairs, stations."""
        if per == PER_WOODS:
            woods = self.figures.space_woods
            return len([space for space in self.own_buildings(seat) if woods[space]])
        if per == PER_HAZARD:
            return len(self.hazards[seat])
        if per == PER_NATIVE_PAIR:
            return min(self.natives_of(seat))
        if per == PER_STATION:
            return _bits(self.stations[seat])
        if per == PER_BELL:
            return self.bells(seat)
        return self.staff(seat, per - PER_WORKER)

    def staff(self, seat: int, worker: int) -> int:
        """How many workers of a type the seat has, the printed one included."""
        return self.workers[3 * seat + worker]

    def staffs(self, seat: int) -> list[int]:
        """The same for all types."""
        return self.workers[3 * seat : 3 * seat + 3]

    def add_staff(self, seat: int, worker: int, count: int) -> None:
        """So many workers of a type come, or leave."""
        self.workers[3 * seat + worker] += count

    def spare_workers(self, seat: int) -> list[int]:
        """Types of which a worker can leave the row; the printed ones stay (GWT-HIRE-5)."""
        return [worker for worker in range(len(WORKERS)) if self.staff(seat, worker) > 1]

    def natives_of(self, seat: int) -> list[int]:
        """The native tiles of the seat, by type."""
        return self.natives[2 * seat : 2 * seat + 2]

    def discs_of(self, seat: int) -> list[int]:
        """The discs of the seat, by city."""
        cities = len(self.figures.cities)
        return self.cities[seat * cities : (seat + 1) * cities]

    def bells(self, seat: int) -> int:
        """Bells cleared on the annex; 0 without Rails to the North, and for Sam (GWTN-STORE-2, GWTA-N-9)."""
        rules = self.figures.north
        if self.north is None or rules is None or seat == self.figures.sam_seat:
            return 0
        return self.north.bells(seat, rules)

    def has_emptied(self, seat: int, slot: int) -> bool:
        """The seat has taken the disc from this slot (GWT-DISC-2)."""
        return self.emptied[seat] >> slot & 1 == 1

    def step_limit(self, seat: int) -> int:
        """How far the herder may move in phase A (GWT-MOVE-7)."""
        limit = self.figures.step_base
        if self.has_emptied(seat, STEP_LEFT):
            limit += self.figures.step_left
        if self.has_emptied(seat, STEP_RIGHT):
            limit += self.figures.step_right
        return limit

    def hand_limit(self, seat: int) -> int:
        """How many cards phase C fills the hand to (GWT-DISC-5)."""
        return self.figures.hand_limit + self.has_emptied(seat, HAND_1) + self.has_emptied(seat, HAND_2)

    def marker_limit(self, seat: int) -> int:
        """The last space of the certificate track that the marker may reach (GWT-DISC-6)."""
        if not self.has_emptied(seat, CERTIFICATE_4):
            return self.figures.track_base
        return self.figures.track_base + (2 if self.has_emptied(seat, CERTIFICATE_6) else 1)

    def permanent_certificates(self, seat: int) -> int:
        """Certificates on own station masters (GWT-INC-2)."""
        owned = self.owned_masters[seat]
        return sum([master.certificates for i, master in enumerate(self.figures.masters) if owned >> i & 1])

    def has_disc_at(self, seat: int, city: int) -> bool:
        """The seat has a disc on this city."""
        return self.cities[seat * len(self.figures.cities) + city] > 0

    def can_draw(self, seat: int) -> bool:
        """There is a card to draw (GWT-AUX-7)."""
        return len(self.draws[seat]) + len(self.discards[seat]) > 0

    def can_spend_token(self, seat: int) -> bool:
        """2E: an exchange token and a card to draw (GWT-XT-4)."""
        return self.tokens[seat] > 0 and self.can_draw(seat)

    def holds_cattle(self, seat: int, colour: int) -> int:
        """How many cattle cards of a colour are in hand."""
        cattle, colours = self.figures.cattle, self.figures.kind_colour
        return len([card for card in self.hands[seat] if card < cattle and colours[card] == colour])

    def hand_kinds(self, seat: int) -> list[int]:
        """The kinds of cards in hand, each once."""
        return sorted(set(self.hands[seat]))

    def may_hold_objective(self, seat: int) -> bool:
        """For all that the others know, an objective card is in hand: one they saw, or a card unseen (GWT-TURN-7)."""
        seen = self.shown[seat]
        return len(seen) < len(self.hands[seat]) or max(seen, default=0) >= self.figures.cattle

    def has_open_hand(self, seat: int) -> bool:
        """The others have seen every card in hand."""
        return len(self.shown[seat]) == len(self.hands[seat])

    def may_hold(self, seat: int) -> list[int]:
        """The kinds of cards that the hand may hold, for all that the others know: those they saw, or any unseen."""
        if self.has_open_hand(seat):
            return self.hand_kinds(seat)
        unseen = [*self.hands[seat], *self.draws[seat]]
        if self.poker is not None:
            unseen += self.poker.cards[seat]
        return sorted(set(unseen))

    # ------------------------------------------------------------------ verbs

    def gain(self, seat: int, money: int) -> None:
        """Take money from the bank."""
        self.money[seat] += money

    def pay(self, seat: int, money: int) -> None:
        """Pay in full (GWT-TOLL-5)."""
        assert self.money[seat] >= money, "only tolls may be paid partially"
        self.money[seat] -= money

    def add_disc(self, seat: int, city: int) -> None:
        """Put a disc on a city."""
        self.cities[seat * len(self.figures.cities) + city] += 1

    def add_native(self, seat: int, native: int) -> None:
        """Keep a native tile of this type."""
        self.natives[2 * seat + native] += 1

    def advance_marker(self, seat: int, steps: int) -> None:
        """Move the certificate marker forward, never beyond the limit (GWT-CERT-1)."""
        self.marker[seat] = max(self.marker[seat], min(self.marker[seat] + steps, self.marker_limit(seat)))

    def draw_card(self, seat: int) -> bool:
        """Draw one card; an empty draw pile is made anew from the discard pile first (GWT-HERD-2)."""
        if not self.draws[seat]:
            if not self.discards[seat]:
                return False
            # All that is not in the discard pile is in the hand now, or at the poker table: everybody can work it out.
            if self.poker is None:
                self.shown[seat] = [card for card in self.hands[seat] if card not in self.blind[seat]]
            else:
                self.poker.work_out(self, seat)
            self.draws[seat] = self.discards[seat]
            self.discards[seat] = []
            self.shuffle(self.draws[seat])
        self.hands[seat].append(self.draws[seat].pop())
        self.reveal()
        return True

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand openly."""
        if self.poker is not None:
            self.poker.leave_openly(self, seat, card)
        self.hands[seat].remove(card)
        if card in self.blind[seat]:
            self.blind[seat].remove(card)
            self.show_off()
        elif card in self.shown[seat]:
            self.shown[seat].remove(card)
        if self.poker is not None:
            self.poker.narrow(self, seat)

    def show_hand(self, seat: int) -> None:
        """Everybody sees the whole hand (GWT-INC-1)."""
        if self.poker is None:
            self.shown[seat], self.blind[seat] = self.hands[seat][:], []
        else:
            self.poker.show_hand(self, seat)

    def discard(self, seat: int, card: int) -> None:
        """A card goes from the hand to the discard pile, face up."""
        self.leave_hand(seat, card)
        self.discards[seat].append(card)

    def refill_market(self) -> None:
        """Reveal cattle up to the market's size (GWT-JOB-3, GWT-JOB-4)."""
        while self.pile and sum(self.market) < self.figures.market_size:
            self.reveal_cattle()

    def reveal_cattle(self) -> None:
        """Turn up the top card of the market pile."""
        self.market[self.pile.pop()] += 1
        self.reveal()

    def jobs_in(self, row: int) -> list[int]:
        """A row of the job market: workers and empty places."""
        return self.jobs[row * JOB_COLUMNS : (row + 1) * JOB_COLUMNS]

    def foresight_in(self, column: int) -> list[int]:
        """The two places of a column of the foresight: tiles, or EMPTY."""
        return self.foresight[top_of(column) : top_of(column + 1)]

    def leftmost_job(self) -> int:
        """The free space of the token's row that the next worker takes (GWT-JOB-1)."""
        first = self.row * JOB_COLUMNS + self.figures.job_first
        return next(place for place in range(first, (self.row + 1) * JOB_COLUMNS) if self.jobs[place] == EMPTY)


def _bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
