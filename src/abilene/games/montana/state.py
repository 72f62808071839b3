"""Territory: the map, the worker board, the shop, and what everybody owns, at one moment."""

from bisect import insort
from typing import TYPE_CHECKING, Any, ClassVar, Final

from abilene.engine.core import NOBODY, State, Step
from abilene.games.montana.data import BYTE, COLOURS, KINDS, Figures
from abilene.games.montana.events import GoodsGivenBack, WorkersGivenBack, WorkersShort

if TYPE_CHECKING:
    from abilene.engine.game import Game

WAITING: Final = -1  # a representative at the hardware store (MON-COMP-10)

# Whose a region is, if no player's.
FREE: Final = -1
START_TILE: Final = -2

# What lies on a region, or in a lake.
NOTHING: Final = 0
COW: Final = 1
CANTEEN: Final = 2
TOKENS: Final = ("", "cow", "canteen")


class Territory(State):
    """The whole table; everything on it is open to everybody."""

    fields: ClassVar[tuple[str, ...]] = (
        "turn", "closer", "arrow", "cow_supply", "neutral",
        "supply", "worker_supply", "goods", "workers", "coins", "cows", "canteens", "left", "turns", "stand",
        "bank", "large", "small", "land", "owner", "pieces", "token", "frontier",
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
        arrow: int,
        cow_supply: int,
        neutral: int,
        supply: list[int],
        worker_supply: list[int],
        goods: list[int],
        workers: list[int],
        coins: list[int],
        cows: list[int],
        canteens: list[int],
        left: list[int],
        turns: list[int],
        stand: list[int],
        bank: list[int],
        large: list[int],
        small: list[int],
        land: list[int],
        owner: list[int],
        pieces: list[int],
        token: list[int],
        frontier: list[int],
    ) -> None:
        super().__init__(game, rng, revealed, player, stack, choices)
        self.figures: Final[Figures] = game.figures
        self.turn = turn  # whose turn it is; NOBODY before the first one
        self.closer = closer  # who placed the last settlement of a stock first (MON-END-1)
        self.arrow = arrow  # the segment of the wheel at which it points; -1 before the first spin
        self.cow_supply = cow_supply
        self.neutral = neutral  # solo: where the neutral representative stands (MON-SOLO-4)
        self.supply = supply  # goods, by kind
        self.worker_supply = worker_supply  # by colour
        self.goods = goods  # seat * KINDS + kind
        self.workers = workers  # seat * COLOURS + colour
        # by seat
        self.coins = coins
        self.cows = cows
        self.canteens = canteens
        self.left = left  # settlements not yet placed
        self.turns = turns  # taken, the present one included
        self.stand = stand  # of the representative: row * columns + column
        # the crew on each space, a byte for each colour; 0: free
        self.bank = bank
        self.large = large  # by location
        self.small = small
        # by region
        self.land = land  # the face of a tile that lies there; never changes
        self.owner = owner
        self.pieces = pieces  # settlements
        self.token = token
        self.frontier = frontier  # where a settlement could be built, costs aside, in order (MON-BUILD-1)

    def copy(self, seed: int | None = None) -> "Territory":
        """An independent twin."""
        return Territory(
            self.game,
            self.chance(seed),
            self.revealed,
            self.player,
            self.stack[:],
            self.choices,  # replaced at every question
            self.turn,
            self.closer,
            self.arrow,
            self.cow_supply,
            self.neutral,
            self.supply[:],
            self.worker_supply[:],
            self.goods[:],
            self.workers[:],
            self.coins[:],
            self.cows[:],
            self.canteens[:],
            self.left[:],
            self.turns[:],
            self.stand[:],
            self.bank[:],
            self.large[:],
            self.small[:],
            self.land,
            self.owner[:],
            self.pieces[:],
            self.token[:],
            self.frontier[:],
        )

    # ------------------------------------------------------------------ queries

    def good(self, seat: int, kind: int) -> int:
        """How many pieces of this kind the seat owns."""
        return self.goods[seat * KINDS + kind]

    def goods_of(self, seat: int) -> list[int]:
        """All goods of a seat, by kind."""
        return self.goods[seat * KINDS : (seat + 1) * KINDS]

    def workers_of(self, seat: int) -> list[int]:
        """All workers of a seat, by colour."""
        return self.workers[seat * COLOURS : (seat + 1) * COLOURS]

    def worker(self, seat: int, colour: int) -> int:
        """How many workers of this colour the seat owns."""
        return self.workers[seat * COLOURS + colour]

    def crew(self, seat: int) -> int:
        """How many workers the seat owns."""
        first = seat * COLOURS
        workers = self.workers
        return workers[first] + workers[first + 1] + workers[first + 2] + workers[first + 3]

    def placed(self, seat: int) -> int:
        """Own settlements on the map."""
        return self.figures.settlements - self.left[seat]

    def worker_exists(self, colour: int) -> bool:
        """The supply or some player board holds a worker of this colour (MON-REC-4, MON-COW-3)."""
        if self.worker_supply[colour]:
            return True
        return any(self.workers[colour::COLOURS])

    def goods_bytes(self, seat: int) -> int:
        """All goods of a seat in one number, to be compared with a cost."""
        goods, first = self.goods, seat * KINDS
        return (
            goods[first]
            | goods[first + 1] << BYTE
            | goods[first + 2] << (2 * BYTE)
            | goods[first + 3] << (3 * BYTE)
            | goods[first + 4] << (4 * BYTE)
            | goods[first + 5] << (5 * BYTE)
        )

    def worker_bytes(self, seat: int) -> int:
        """All workers of a seat in one number, to be compared with a crew."""
        workers, first = self.workers, seat * COLOURS
        return (
            workers[first]
            | workers[first + 1] << BYTE
            | workers[first + 2] << (2 * BYTE)
            | workers[first + 3] << (3 * BYTE)
        )

    # ------------------------------------------------------------------ verbs

    def take_goods(self, seat: int, kind: int, count: int) -> None:
        """Take pieces of one kind; while the supply is short, all who own some give one back (MON-LIM-1, MON-LIM-2)."""
        supply, goods = self.supply, self.goods
        while supply[kind] < count:
            givers: list[int] = []
            for giver in range(self.figures.players):
                if goods[giver * KINDS + kind]:
                    goods[giver * KINDS + kind] -= 1
                    givers.append(giver)
            if not givers:
                count = supply[kind]
                break
            supply[kind] += len(givers)
            if self.heard is not None:
                self.emit(GoodsGivenBack(tuple(givers), kind))
        supply[kind] -= count
        goods[seat * KINDS + kind] += count

    def take_workers(self, seat: int, colour: int, count: int) -> None:
        """Take workers of one colour under the same rule; workers at work stay there (MON-LIM-4)."""
        supply, workers = self.worker_supply, self.workers
        while supply[colour] < count:
            givers: list[int] = []
            for giver in range(self.figures.players):
                if workers[giver * COLOURS + colour]:
                    workers[giver * COLOURS + colour] -= 1
                    givers.append(giver)
            if not givers:
                count = supply[colour]  # MON-INT-7
                if self.heard is not None:
                    self.emit(WorkersShort(seat, colour, count))
                break
            supply[colour] += len(givers)
            if self.heard is not None:
                self.emit(WorkersGivenBack(tuple(givers), colour))
        supply[colour] -= count
        workers[seat * COLOURS + colour] += count

    def pay_good(self, seat: int, kind: int, count: int) -> None:
        """Return pieces of one kind to the supply."""
        self.goods[seat * KINDS + kind] -= count
        self.supply[kind] += count

    def dismiss(self, seat: int, colour: int) -> None:
        """Return a worker to the supply."""
        self.workers[seat * COLOURS + colour] -= 1
        self.worker_supply[colour] += 1

    def send(self, seat: int, crew: int) -> int:
        """A crew leaves the player board for the worker board; says how it lies there."""
        first = seat * COLOURS
        for colour, count in enumerate(self.figures.crews[crew]):
            if count:
                self.workers[first + colour] -= count
        return self.figures.crew_bytes[crew]

    def bring_back(self, crew: int) -> None:
        """A crew on the worker board returns to the supply."""
        for colour in range(COLOURS):
            self.worker_supply[colour] += crew >> (BYTE * colour) & 0xFF

    def settle_on(self, seat: int, region: int) -> None:
        """The first settlement on a region: it is no longer free, and what is around can be built on."""
        self.owner[region] = seat
        self.frontier.remove(region)
        self.place_piece(seat, region)
        self.open_around(region)

    def place_piece(self, seat: int, region: int) -> None:
        """One settlement of the stock goes on an own region; the last one triggers the end (MON-END-1)."""
        self.pieces[region] += 1
        self.left[seat] -= 1
        if self.left[seat] == 0 and self.closer == NOBODY:
            self.closer = seat

    def open_around(self, region: int) -> None:
        """All free land next to a region can be built on from now on (MON-BUILD-1)."""
        frontier, buildable, land = self.frontier, self.figures.buildable, self.land
        for near in self.figures.neighbours[region]:
            if self.owner[near] == FREE and buildable[land[near]] and near not in frontier:
                insort(frontier, near)
