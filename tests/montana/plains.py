"""A table of Montana set up by hand, told in the game's words."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Self

from abilene.engine.core import NOBODY
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.montana import BOX
from abilene.games.montana.data import BYTE, COLOURS, COLOURS_SAID, GOODS, KINDS, POSITIONS, WORKERS, counted
from abilene.games.montana.setup import lay_tile
from abilene.games.montana.state import CANTEEN, COW, FREE, NOTHING, START_TILE, WAITING, Territory
from abilene.games.montana.steps.build import Build
from abilene.games.montana.steps.turn import begin_turn
from tests.situation import Situation

A, B, C, D = range(4)  # the seats, in turn order
COUNTS = (2, 3, 4)
Place = tuple[int, int]  # a region by its axial coordinates


def load(players: int = 3, data: Mapping[str, Any] | None = None, **options: Any) -> Game[Territory]:
    """The game for so many players, perhaps with corrected figures."""
    return Game(BOX, players, data, **options) if data else _load(players, **options)


@cache
def _load(players: int, **options: Any) -> Game[Territory]:
    return Game(BOX, players, **options)


def start(players: int = 3, seed: int = 1, **options: Any) -> Territory:
    """A game after its set-up, settled."""
    return load(players, **options).start(seed)


class Plains(Situation[Territory]):
    """A situation: every region costs a wheat and a pumpkin, nobody owns anything, and every verb changes one thing.

    The start tile lies on (0, 0).
    """

    def __init__(self, players: int, **options: Any) -> None:
        t = self.t = load(players, **options).start(1)
        t.stack, t.player, t.choices, t.turn = [], NOBODY, [], A
        t.goods = [0] * (KINDS * players)
        t.workers = [0] * (COLOURS * players)
        t.coins, t.cows, t.turns = [0] * players, [0] * players, [0] * players
        t.supply = [100] * KINDS
        t.worker_supply = t.figures.workers[:]
        t.cow_supply = 0
        plain = self.face_of("wheat pumpkin")
        t.land = [plain] * t.figures.regions
        t.owner, t.token = [FREE] * t.figures.regions, [NOTHING] * t.figures.regions
        t.frontier = []
        self.start_tile((0, 0))

    # --- what everybody owns

    def goods(self, seat: int, **counts: int) -> Self:
        """Goods by kind: wheat=2, stone_large=1."""
        for name, count in counts.items():
            self.t.goods[seat * KINDS + GOODS.index(name)] = count
        return self

    def supply(self, **counts: int) -> Self:
        for name, count in counts.items():
            self.t.supply[GOODS.index(name)] = count
        return self

    def workers(self, seat: int, **counts: int) -> Self:
        """Workers by colour, which come from the supply: copper=1, wheat=2."""
        for name, count in counts.items():
            colour = WORKERS.index(f"{name}_worker")
            self.t.worker_supply[colour] -= count - self.t.workers[seat * COLOURS + colour]
            self.t.workers[seat * COLOURS + colour] = count
        return self

    def worker_supply(self, **counts: int) -> Self:
        for name, count in counts.items():
            self.t.worker_supply[WORKERS.index(f"{name}_worker")] = count
        return self

    def coins(self, *coins: int) -> Self:
        """Coins by seat, from the first one on."""
        self.t.coins[: len(coins)] = coins
        return self

    def cows(self, *cows: int, supply: int = 0) -> Self:
        """Cows by seat, from the first one on, and in the supply."""
        self.t.cows[: len(cows)] = cows
        self.t.cow_supply = supply
        return self

    def canteens(self, *canteens: int) -> Self:
        self.t.canteens[: len(canteens)] = canteens
        return self

    def left(self, *settlements: int) -> Self:
        """Settlements not yet placed, by seat."""
        self.t.left[: len(settlements)] = settlements
        return self

    def turns(self, *turns: int) -> Self:
        self.t.turns[: len(turns)] = turns
        return self

    def closed_by(self, seat: int) -> Self:
        """This seat has triggered the end."""
        self.t.closer = seat
        return self

    # --- the boards

    def crew_on(self, space: str, **counts: int) -> Self:
        """Workers on a space: "bank 8 coins", "mine 1 coin", "small mine 1 coin"; they come from the supply."""
        number = 0
        for name, count in counts.items():
            colour = WORKERS.index(f"{name}_worker")
            self.t.worker_supply[colour] -= count
            number |= count << (BYTE * colour)
        figures = self.t.figures
        if space in figures.bank_said:
            self.t.bank[figures.bank_said.index(space)] = number
        elif space.startswith("small "):
            self.t.small[figures.location_said.index(space.removeprefix("small "))] = number
        else:
            self.t.large[figures.location_said.index(space)] = number
        return self

    def wheel(self, *segments: int) -> Self:
        """The next spins stop on these segments."""
        twin = self.t.copy()
        for seed in range(100_000):
            twin.rng = seed
            if all(twin.below(8) == segment for segment in segments):
                self.t.rng = seed
                return self
        raise AssertionError(segments)

    # --- the map

    def face_of(self, cost: str, double: bool = False) -> int:
        """A face of a tile with this cost and no cow symbol."""
        figures = self.t.figures
        wanted = [cost.split().count(name) for name in GOODS]
        return next(
            face
            for face, costs in enumerate(figures.costs)
            if costs == wanted and figures.has_double[face] == double and not figures.has_cow[face]
        )

    def tile(self, name: str, at: Place) -> Self:
        """A tile, not turned, with its cows and canteens, round a place of the layout."""
        figures = self.t.figures
        first = self.region(at)
        lay_tile(self.t, first // POSITIONS, figures.tile_ids.index(name), 0)
        for region in range(first, first + POSITIONS):
            face = self.t.land[region]
            self.t.token[region] = COW if figures.has_cow[face] else CANTEEN if figures.has_canteen[face] else NOTHING
        return self

    def land(self, at: Place, cost: str, double: bool = False) -> Self:
        """A region with this cost."""
        self.t.land[self.region(at)] = self.face_of(cost, double)
        return self

    def terrain(self, at: Place, terrain: str, canteen: bool = False) -> Self:
        """A mountain or a lake."""
        self.t.land[self.region(at)] = self.t.figures.terrain.index(terrain)
        self.t.token[self.region(at)] = CANTEEN if canteen else NOTHING
        return self.look_around()

    def cow(self, at: Place) -> Self:
        self.t.token[self.region(at)] = COW
        return self

    def start_tile(self, at: Place) -> Self:
        self.t.owner = [FREE if owner == START_TILE else owner for owner in self.t.owner]
        self.t.owner[self.region(at)] = START_TILE
        return self.look_around()

    def settled(self, seat: int, *places: Place) -> Self:
        """Settlements of a seat, from its stock."""
        for at in places:
            self.t.owner[self.region(at)] = seat
            self.t.pieces[self.region(at)] = 1
            self.t.left[seat] -= 1
        return self.look_around()

    def look_around(self) -> Self:
        """What can be built on, worked out anew."""
        self.t.frontier = []
        for region, owner in enumerate(self.t.owner):
            if owner != FREE:
                self.t.open_around(region)
        return self

    def region(self, at: Place) -> int:
        return self.t.figures.where.index(at)

    def name(self, at: Place) -> str:
        return self.t.figures.region_names[self.region(at)]

    # --- playing

    def turn(self, seat: int = A) -> Self:
        """The turn of a seat begins."""
        begin_turn(self.t, seat)
        self.t.settle()
        return self

    def build(self, seat: int = A) -> Self:
        """The seat has chosen to build, and nothing follows."""
        self.t.turn = seat
        return self.owe(Build(seat, 0))

    def play(self, *words: str) -> Self:
        """Answer the questions in notation; the end of a turn, where it is the one answer, is answered unless named."""
        for text in words:
            if text != "end":
                self.end_turn()
            choices = [choice for choice in self.t.options() if self.said(choice) == text]
            assert choices, f"{text!r} is not among {self.options()}"
            self.t.play(choices[0])
        self.end_turn()
        return self

    def end_turn(self) -> None:
        """The turn ends, if nothing else can be done."""
        while self.t.options() and self.t.step().kind == "end" and len(self.t.options()) == 1:
            self.t.play(self.t.options()[0])

    def build_on(self, *places: Place) -> Self:
        return self.play(*(f"build {self.name(at)}" for at in places))

    def hear(self, play: Callable[[], object]) -> list[Event]:
        """What is told while something is played."""
        self.t.heard = []
        play()
        heard, self.t.heard = self.t.heard, None
        return heard

    # --- what is asked, and what became of it

    def options(self, trades: bool = False) -> list[str]:
        """What can be answered now, cattle trades left out unless they are wanted; none when nothing is owed."""
        words = [self.said(choice) for choice in self.t.options()]
        return [word for word in words if trades or not word.startswith("trade ")]

    def asks(self) -> tuple[int, str]:
        """Who must answer what kind of question."""
        return self.t.player, "" if self.t.over else self.t.step().kind

    def trades(self) -> list[str]:
        """What a cow can be traded for now."""
        return [word.removeprefix("trade ") for word in self.options(trades=True) if word.startswith("trade ")]

    def buildable(self) -> set[Place]:
        """Where something can be built now."""
        names = [word.removeprefix("build ") for word in self.options() if word.startswith("build ")]
        return {self.t.figures.where[self.t.figures.region_names.index(name)] for name in names}

    def owns(self, seat: int) -> dict[str, int]:
        """The goods of a seat, those it lacks left out."""
        return {name: self.t.good(seat, kind) for kind, name in enumerate(GOODS) if self.t.good(seat, kind)}

    def crew(self, seat: int) -> dict[str, int]:
        """The workers of a seat by colour, those it lacks left out."""
        counts = self.t.workers[seat * COLOURS : (seat + 1) * COLOURS]
        return {WORKERS[i].removesuffix("_worker"): count for i, count in enumerate(counts) if count}

    def pieces(self, at: Place) -> int:
        return self.t.pieces[self.region(at)]

    def waits(self) -> bool:
        """All representatives are at the hardware store."""
        return self.t.stand == [WAITING] * self.t.figures.players


def plains(players: int = 3, **options: Any) -> Plains:
    """A table of so many players."""
    return Plains(players, **options)


def send(*colours: str) -> str:
    """A crew in notation."""
    return "send " + crew(*colours)


def add(*colours: str) -> str:
    """A crew for the small space in notation."""
    return "add " + crew(*colours)


def crew(*colours: str) -> str:
    """Workers by colour, in the order of the notation."""
    return counted([colours.count(name.removesuffix("_worker")) for name in WORKERS], COLOURS_SAID)
