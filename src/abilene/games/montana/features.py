"""Features: the map, the worker board, the shop and everybody's belongings as numbers of what is true of them."""

from typing import TYPE_CHECKING, Final

from abilene.engine.features import (
    YES_OR_NO,
    Layout,
    Meaning,
    Owed,
    add_exactly,
    add_scale,
    at_least,
    counts,
    numbers,
    up_to,
    whose,
)
from abilene.games.montana.data import BYTE, COLOURS, COLOURS_SAID, GOODS_SAID, KINDS, Figures, counted
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import START_TILE

if TYPE_CHECKING:
    from abilene.engine.game import Game
    from abilene.games.montana.state import Territory

_COINS: Final = 30  # counted exactly so far, and by fours
_BY: Final = 4
_GOODS: Final = 15  # of a kind
_SUPPLY: Final = 24
_WORKERS: Final = 9  # of a colour
_CREW: Final = 3
_COWS: Final = 5
_TURNS: Final = 60
_PIECES: Final = 4  # settlements on one region


class Features:
    """What is on for a seat: first what each player has, then the boards and the map, then what is asked and owed."""

    def __init__(self, game: "Game[Territory]", layout: Layout) -> None:
        figures: Figures = game.figures
        seats = figures.players
        others = whose(seats)
        self.seats: Final = seats
        self.settlements: Final = figures.settlements
        places = [
            f"row {row + 1} column {column + 1}" for row in range(figures.rows) for column in range(figures.columns)
        ]

        # what each player has
        sheet = Layout()
        self.goods: Final = sheet.block("goods", GOODS_SAID, up_to(_GOODS))
        self.coins: Final = sheet.block("coins", up_to(_COINS))
        self.wealth: Final = sheet.block("coins", at_least(range(_BY, 2 * _COINS, _BY)))
        self.workers: Final = sheet.block("workers", COLOURS_SAID, at_least(range(1, _WORKERS + 1)))
        self.cows: Final = sheet.block("cows", at_least(range(1, _COWS + 1)))
        self.canteens: Final = sheet.block("canteens", at_least(range(1, _COWS + 1)))
        self.left: Final = sheet.block("settlements left", counts(figures.settlements))
        self.turns: Final = sheet.block("turns", up_to(_TURNS))
        self.stand: Final = sheet.block("representative", places)
        self.sheet: Final = sheet.size
        self.players: Final = layout.repeat(others, sheet)

        # the boards
        crews = at_least(range(1, _CREW + 1))
        self.turn: Final = layout.block("turn", others)
        self.closer: Final = layout.block("placed the last settlement", others)
        self.arrow: Final = layout.block("wheel", counts(len(figures.wheel), 1))
        self.neutral: Final = layout.block("neutral representative", places)
        self.supply: Final = layout.block("supply", GOODS_SAID, up_to(_SUPPLY))
        self.cow_supply: Final = layout.block("cows in the supply", up_to(_SUPPLY))
        self.worker_supply: Final = layout.block("workers in the supply", COLOURS_SAID, up_to(_SUPPLY))
        self.bank: Final = layout.block("crew at", figures.bank_said, COLOURS_SAID, crews)
        self.large: Final = layout.block("crew on the large space of", figures.location_said, COLOURS_SAID, crews)
        self.small: Final = layout.block("crew on the small space of", figures.location_said, COLOURS_SAID, crews)

        # the map
        lands = _lands(figures)
        kinds = list(dict.fromkeys(lands))
        regions = figures.region_names
        self.kinds: Final = len(kinds)
        self.kind_at: Final[list[int]] = [kinds.index(land) for land in lands]  # by face of a tile
        self.land: Final = layout.block("land", regions, kinds)
        self.start: Final = layout.block("start", regions)
        self.owner: Final = layout.block("region", regions, [f"of {owner}" for owner in others])
        self.pieces: Final = layout.block("settlements", regions, at_least(range(2, _PIECES + 1)))
        self.token: Final = layout.block("token", regions, ["cow", "canteen"])
        self.frontier: Final = layout.block("open to settle", regions)

        self.owed: Final = Owed(layout, list(game.numbers), seats, _meanings(figures))

    def add(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for after in range(seats):
            self._add_player(on, seen, (own + after) % seats, self.players + after * self.sheet)
        self._add_boards(on, seen)
        self._add_map(on, seen)
        self.owed.add(on, seen.owed, own)

    def _add_player(self, on: list[int], seen: Seen, seat: int, first: int) -> None:
        coins = seen.coins[seat]
        for kind, count in enumerate(seen.goods[seat]):
            add_exactly(on, first + self.goods + kind * (_GOODS + 1), count, _GOODS)
        add_exactly(on, first + self.coins, coins, _COINS)
        add_scale(on, first + self.wealth, coins // _BY, (2 * _COINS - 1) // _BY)
        for colour, count in enumerate(seen.workers[seat]):
            add_scale(on, first + self.workers + colour * _WORKERS, count, _WORKERS)
        add_scale(on, first + self.cows, seen.cows[seat], _COWS)
        add_scale(on, first + self.canteens, seen.canteens[seat], _COWS)
        add_exactly(on, first + self.left, seen.left[seat], self.settlements)
        add_exactly(on, first + self.turns, seen.turns[seat], _TURNS)
        if seen.stand[seat] >= 0:
            on.append(first + self.stand + seen.stand[seat])

    def _add_boards(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        if seen.turn >= 0:
            on.append(self.turn + (seen.turn - own) % seats)
        if seen.closer >= 0:
            on.append(self.closer + (seen.closer - own) % seats)
        if seen.arrow >= 0:
            on.append(self.arrow + seen.arrow)
        if seen.neutral >= 0:
            on.append(self.neutral + seen.neutral)
        for kind in range(KINDS):
            add_exactly(on, self.supply + kind * (_SUPPLY + 1), seen.supply[kind], _SUPPLY)
        add_exactly(on, self.cow_supply, seen.cow_supply, _SUPPLY)
        for colour in range(COLOURS):
            add_exactly(on, self.worker_supply + colour * (_SUPPLY + 1), seen.worker_supply[colour], _SUPPLY)
        self._add_crews(on, self.bank, seen.bank)
        self._add_crews(on, self.large, seen.large)
        self._add_crews(on, self.small, seen.small)

    def _add_crews(self, on: list[int], first: int, crews: list[int]) -> None:
        """The workers of each colour on each space: a byte for each."""
        for space, crew in enumerate(crews):
            at = first + space * COLOURS * _CREW
            while crew:
                add_scale(on, at, crew & 0xFF, _CREW)
                crew >>= BYTE
                at += _CREW

    def _add_map(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for region, face in enumerate(seen.land):
            on.append(self.land + region * self.kinds + self.kind_at[face])
            owner = seen.owner[region]
            if owner >= 0:
                on.append(self.owner + region * seats + (owner - own) % seats)
                add_scale(on, self.pieces + region * (_PIECES - 1), seen.pieces[region] - 1, _PIECES - 1)
            elif owner == START_TILE:
                on.append(self.start + region)
            if seen.token[region]:
                on.append(self.token + 2 * region + seen.token[region] - 1)
        for region in seen.frontier:
            on.append(self.frontier + region)


def _lands(figures: Figures) -> list[str]:
    """By face of a tile: what it is, what a settlement costs there, and what it brings."""
    said = []
    for face, terrain in enumerate(figures.terrain):
        cost = counted(figures.costs[face], GOODS_SAID)
        marks = ["double"] if figures.has_double[face] else []
        said.append(", ".join([terrain, *([f"costs {cost}"] if cost else []), *marks]))
    return said


def _meanings(figures: Figures) -> dict[str, Meaning]:
    """What the fields of the steps stand for."""
    return {
        "bank": Meaning(figures.bank_said),
        "location": Meaning(figures.location_said),
        "region": Meaning(figures.region_names),
        "row": numbers(0, figures.rows - 1),
        "must": YES_OR_NO,
        "count": numbers(0, 9),
        "done": numbers(0, 9),
    }
