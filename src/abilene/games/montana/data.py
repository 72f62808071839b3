"""The figures of the box: tiles, wheel, worker board and shop, made ready for one number of players."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final

from abilene.engine.core import FIRST

# Goods are numbered in the order in which several kinds are taken (MON-LIM-6).
GOODS: Final = ("wheat", "pumpkin", "stone_small", "copper_small", "stone_large", "copper_large")
WHEAT: Final = 0
PUMPKIN: Final = 1
STONE: Final = 2
COPPER: Final = 3
LARGER: Final = 2  # a large piece is numbered so far behind its small one
KINDS: Final = 6

# A colour of workers is numbered as the area in which it counts alone (MON-PROD-2).
WORKERS: Final = ("copper_worker", "stone_worker", "wheat_worker", "pumpkin_worker")
AREAS: Final = ("mine", "quarry", "wheat_field", "garden")
COLOURS: Final = 4
ANY: Final = -1  # a white worker of the wheel: any colour (MON-COMP-9)

# The same in notation: by what one sees.
GOODS_SAID: Final = ("wheat", "pumpkin", "small stone", "small copper", "large stone", "large copper")
COLOURS_SAID: Final = ("brown", "grey", "beige", "orange")

# The pictograms of the goods.
GOODS_SIGNS: Final = ("wheat", "pumpkin", "stone-small", "copper-small", "stone-large", "copper-large")

TERRAINS: Final = ("prairie", "farmland", "hills", "mountain", "lake")
UNBUILDABLE: Final = ("mountain", "lake")  # MON-COMP-6

# Several counts in one number, a byte for each, so that one subtraction compares them all: the top bit of each
# byte of `have + ROOM - cost` stays set exactly where there is enough.
BYTE: Final = 8
MOST: Final = 127  # that a byte can count
ROOM: Final = 0x8080_8080_8080

AXES: Final = 3
POSITIONS: Final = 7  # of a tile: its centre, then E, NE, NW, W, SW, SE
_DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NONE: Final = -1  # no good, no colour, no space

# Main actions; from BANK on the spaces of the bank, then the locations.
RECRUIT: Final = 0
CITY: Final = 1
BUILD: Final = 2
BANK: Final = 3


# A trade of a cow is made before a question is answered: its choice lies below all answers.
def trade_choice(trade: int) -> int:
    """The choice that makes a trade."""
    return FIRST - trade


def trade_of(choice: int) -> int:
    """The trade that a choice makes."""
    return FIRST - choice


class Figures:
    """The figures in use at one table: those of the box at this number of players, with these options."""

    def __init__(self, tables: Mapping[str, Any], players: int, options: Mapping[str, Any], rules: int) -> None:
        solo, limits, stock = tables["solo"], tables["limits"], tables["start_stock"]
        self.players: Final[int] = players
        self.rules: Final[int] = rules
        self.solo: Final[bool] = players == 1  # MON-SOLO-2
        count = solo["layout_of_players"] if players == 1 else players
        row = next(row for row in tables["players"] if row["count"] == count)
        self.settlements: Final[int] = solo["settlements"] if players == 1 else row["settlements_per_player"]
        self.start_coins: Final[list[int]] = [solo["start_coins"]] if players == 1 else row["start_coins_by_seat"]
        goods = {row["id"]: row for row in tables["resource"]}
        self.supply: Final[list[int]] = [goods[name]["supply_by_players"][str(count)] for name in GOODS]
        self.start_goods: Final[list[int]] = [goods[name]["start_per_player"] for name in GOODS]
        self.start_cows: Final[int] = stock["cows"]
        self.start_spins: Final[int] = stock["wheel_spins"]
        workers = {row["id"]: row for row in tables["worker"]}
        self.workers: Final[list[int]] = [workers[name]["count"] for name in WORKERS]
        self.bunks: Final[int] = limits["worker_slots_per_player"]
        self.cows: Final[int] = tables["box"]["cows"]
        self.first_cows: Final[int] = tables["cow_supply"]["initial"]
        self.cap: Final[int] = tables["engine"]["turn_cap_per_player"]
        self.ranks: Final[list[int]] = [rank["max_turns"] for rank in solo["ranks"]]
        self.rank_names: Final[list[dict[str, str]]] = [{"en": rank["en"], "fr": rank["fr"]} for rank in solo["ranks"]]
        self.neutral_column: Final[int] = solo["neutral_representative_column"] - 1
        # options
        self.chooses_start: Final[bool] = options["start_region"] == "first_player_chooses"  # MON-VAR-2
        self.surplus_to_supply: Final[bool] = options["surplus_cows"] == "supply"  # MON-VAR-3
        self.auto_bonus: Final[bool] = options["auto_bonus"]  # MON-VAR-4
        # building
        build = tables["build"]
        self.most_builds: Final[int] = build["max_per_turn"]
        self.unused_coins: Final[int] = build["coins_per_unused_build"]
        self.double_bonus: Final[int] = build["bonus_on_double_symbol"]
        self.line: Final[int] = build["line_length"]
        self.line_bonus: Final[int] = build["bonus_per_line"]
        # cattle trade: goods in the order of the figures, then coins, then a worker of each colour (MON-COW-1)
        trade = tables["cattle_trade"]
        goods_traded = [GOODS.index(name) for name in trade["goods"]]
        self.trade_good: Final[list[int]] = [*goods_traded, NONE, *[NONE] * COLOURS]  # by trade; NONE: no good
        self.trade_colour: Final[list[int]] = [*[NONE] * len(goods_traded), NONE, *range(COLOURS)]
        self.trade_good_count: Final[int] = trade["goods_count"]
        self.trade_coins: Final[int] = trade["coins"]
        self.trade_workers: Final[int] = trade["workers"]
        self.trade_ids: Final[list[str]] = [*trade["goods"], "coins", *WORKERS]
        self.trade_said: Final[list[str]] = [
            *[GOODS_SAID[good] for good in goods_traded], "coins", *[f"{colour} worker" for colour in COLOURS_SAID]
        ]  # fmt: skip
        self.trades: Final[list[int]] = [trade_choice(number) for number in range(len(self.trade_good))]
        # wheel
        wheel = tables["wheel"]
        self.wheel: Final[list[tuple[int, int]]] = [
            (_colour(first), _colour(second)) for first, second in wheel["segments"]
        ]
        self.most_steps: Final[int] = wheel["max_advance"]
        self.step_wheat: Final[int] = wheel["wheat_per_step"]
        self._worker_board(tables)
        self._shop(tables)
        self._tiles(tables)
        self._map(next(row for row in tables["layout"] if row["players"] == count)["tile_centres"])
        self.least_room: Final[int] = tables["start_region"]["min_buildable_neighbours"]

    def _worker_board(self, tables: Mapping[str, Any]) -> None:
        """Bank, production areas, and all crews that can stand on a space."""
        payment = tables["work_payment"]
        self.bank_ids: list[str] = [row["id"] for row in tables["bank_space"]]
        self.bank_workers: list[int] = [row["workers"] for row in tables["bank_space"]]
        self.bank_coins: list[int] = [row["coins"] for row in tables["bank_space"]]
        self.location_ids: list[str] = [row["id"] for row in tables["location"]]
        self.location_area: list[int] = [AREAS.index(row["area"]) for row in tables["location"]]
        self.location_coins: list[int] = [row["coins"] for row in tables["location"]]
        self.location_yield: list[int] = [row["yield"] for row in tables["location"]]
        self.first_location: int = BANK + len(self.bank_ids)  # the action that uses it
        self._payable: list[list[int]] = [  # by coins, up to the highest price
            [location for location, price in enumerate(self.location_coins) if price <= coins]
            for coins in range(max(self.location_coins) + 1)
        ]
        self.small_yield: int = payment["small_space_yield"]
        # In notation a space is called by what is printed on it.
        self.bank_said: list[str] = told_apart([f"bank {some(n, 'coin')}" for n in self.bank_coins])
        self.location_said: list[str] = told_apart(
            [f"{row['area'].replace('_', ' ')} {some(row['coins'], 'coin')}" for row in tables["location"]]
        )
        areas = {row["id"]: row for row in tables["area"]}
        self.area_good: list[int] = [GOODS.index(areas[name]["good"]) for name in AREAS]
        self.location_good: list[int] = [self.area_good[area] for area in self.location_area]
        self.area_locations: list[list[int]] = [
            [i for i, area in enumerate(self.location_area) if area == number] for number in range(COLOURS)
        ]
        self.matching: int = payment["matching_workers"]
        self.others: int = payment["other_workers"]
        largest = max(*self.bank_workers, self.matching, self.others)
        # A crew is so many workers of each colour; equal ones have one number everywhere (D7, D8, D9).
        self.crews: list[tuple[int, ...]] = list(_mixes(COLOURS, range(1, largest + 1)))
        self.crew_bytes: list[int] = [packed(list(crew)) for crew in self.crews]
        self.bank_crews: list[list[int]] = [
            [i for i, crew in enumerate(self.crews) if sum(crew) == size] for size in self.bank_workers
        ]
        self.location_crews: list[list[int]] = [
            [i for i in range(len(self.crews)) if self.can_work(i, location)]
            for location in range(len(self.location_ids))
        ]

    def bank_of(self, action: int) -> int:
        """The space of the bank that a main action uses; NONE: none."""
        return action - BANK if BANK <= action < self.first_location else NONE

    def location_of(self, action: int) -> int:
        """The location that a main action uses; NONE: none."""
        return max(action - self.first_location, NONE)

    def payable(self, coins: int) -> list[int]:
        """The locations whose price is not more than this."""
        return self._payable[min(coins, len(self._payable) - 1)]

    def can_work(self, crew: int, location: int) -> bool:
        """One worker of the area's colour, or two of other colours (MON-PROD-2, MON-INT-5)."""
        area = self.location_area[location]
        own, size = self.crews[crew][area], sum(self.crews[crew])
        return size == (self.matching if own == size else self.others) and own in (0, size)

    def _shop(self, tables: Mapping[str, Any]) -> None:
        """The shop of the city: a reward for each row, a price for each column (MON-CITY-2)."""
        self.bonus_pumpkins: int = tables["shop"]["pumpkin_bonus_active_player"]
        self.column_costs: list[int] = tables["shop"]["column_costs"]
        self.columns: int = len(self.column_costs)
        rows = tables["shop_row"]
        self.rows: int = len(rows)
        self.spaces: list[list[int]] = [  # of the shop, by row and column
            [row * self.columns + column for column in range(self.columns)] for row in range(self.rows)
        ]
        self.space_row: list[int] = [row for row in range(self.rows) for _ in range(self.columns)]
        self.space_column: list[int] = list(range(self.columns)) * self.rows
        self.row_cows: list[int] = [row["cows"] for row in rows]
        self.row_coins: list[int] = [row["coins"] for row in rows]
        self.row_exchanges: list[int] = [row["exchanges_max"] for row in rows]
        self.most_exchanges: int = max(self.row_exchanges)
        self.mixes: list[tuple[int, ...]] = []  # goods that a row gives, by kind (D11)
        self.row_mixes: list[list[int]] = []
        for row in rows:
            allowed = [GOODS.index(name) for name in row["goods_choice"]]
            count = row["goods_count"]
            first = len(self.mixes)
            if count:
                self.mixes.extend(
                    mix
                    for mix in _mixes(KINDS, range(count, count + 1))
                    if all(kind in allowed for kind, pieces in enumerate(mix) if pieces)
                )
            self.row_mixes.append(list(range(first, len(self.mixes))))
        self.most_goods: int = max([sum(mix) for mix in self.mixes], default=0)

    def cell(self, space: int) -> tuple[int, int]:
        """Row and column of a space of the shop."""
        return self.space_row[space], self.space_column[space]

    def exchange(self, stones: int, coppers: int) -> int:
        """The number of an exchange of so many small pieces."""
        return stones * (self.most_exchanges + 1) + coppers

    def exchanged(self, exchange: int) -> tuple[int, int]:
        """The small stones and the small copper of an exchange."""
        return exchange // (self.most_exchanges + 1), exchange % (self.most_exchanges + 1)

    def _tiles(self, tables: Mapping[str, Any]) -> None:
        """Faces of the tiles: tile * 7 + position, as printed."""
        hexes = [face for tile in tables["tile"] for face in sorted(tile["hexes"], key=_position)]
        self.tile_ids: list[str] = [tile["id"] for tile in tables["tile"]]
        self.terrain: list[str] = [face["terrain"] for face in hexes]
        self.costs: list[list[int]] = [[face["cost"].count(name) for name in GOODS] for face in hexes]
        self.cost_bytes: list[int] = [packed(cost) for cost in self.costs]
        self.buildable: list[bool] = [face["terrain"] not in UNBUILDABLE for face in hexes]
        self.has_cow: list[bool] = [face["cow"] for face in hexes]
        self.has_double: list[bool] = [face["double"] for face in hexes]
        self.has_canteen: list[bool] = [face["canteen"] for face in hexes]

    def _map(self, centres: list[list[int]]) -> None:
        """Regions: place of the tile * 7 + position; their neighbours and the straight lines through them."""
        self.places: int = len(centres)
        where = [
            (q + dq, r + dr) for q, r in centres for dq, dr in ((0, 0), *_DIRECTIONS)
        ]  # axial coordinates, as in the table of the geometry
        self.where: list[tuple[int, int]] = where
        self.regions: int = len(where)
        number = {place: region for region, place in enumerate(where)}
        self.neighbours: list[list[int]] = []
        # By region and axis: those that continue one way and the other, as far as a line can matter (MON-BUILD-8).
        self.rays: list[list[list[list[int]]]] = []
        for q, r in where:
            around = [number.get((q + dq, r + dr), -1) for dq, dr in _DIRECTIONS]
            self.neighbours.append([region for region in around if region >= 0])
            rays = [_ray(number, q, r, way, self.line) for way in _DIRECTIONS]
            self.rays.append([[rays[axis], rays[axis + AXES]] for axis in range(AXES)])
        # A region is called by its row, from the top, and its place in the row, from the left: d5.
        rows = sorted({r for _, r in where})
        self.region_names: list[str] = [
            f"{chr(ord('a') + rows.index(r))}{sorted(x for x, y in where if y == r).index(q) + 1}" for q, r in where
        ]

    def region_key(self, region: int) -> str:
        """The node of a region on the board."""
        return f"region:{self.region_names[region]}"


def _ray(number: Mapping[tuple[int, int], int], q: int, r: int, way: tuple[int, int], length: int) -> list[int]:
    """The regions that continue from a place in one direction, so many at most."""
    ray: list[int] = []
    while len(ray) < length:
        q, r = q + way[0], r + way[1]
        if (q, r) not in number:
            break
        ray.append(number[q, r])
    return ray


def packed(counts: list[int]) -> int:
    """Several counts in one number, a byte for each."""
    number = 0
    for i, count in enumerate(counts):
        number |= count << (BYTE * i)
    return number


def alone(kind: int) -> int:
    """One of a kind and nothing else, packed."""
    return 1 << (BYTE * kind)


def unpacked(number: int, kinds: int) -> list[int]:
    """The counts that `packed` put into one number."""
    return [number >> (BYTE * i) & 0xFF for i in range(kinds)]


def some(count: int, what: str) -> str:
    """So many of something, in notation."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def counted(counts: Sequence[int], names: Sequence[str]) -> str:
    """So many of each kind, those that are none left out, in notation: "wheat, 2 small stone"."""
    return ", ".join([name if n == 1 else f"{n} {name}" for n, name in zip(counts, names) if n])


def told_apart(names: list[str]) -> list[str]:
    """The names, with a number after each that came before."""
    return [f"{name} {names[:i].count(name) + 1}" if name in names[:i] else name for i, name in enumerate(names)]


def _colour(name: str) -> int:
    return ANY if name == "any" else WORKERS.index(name)


def _position(face: Mapping[str, Any]) -> int:
    position: int = face["pos"]
    return position


def _mixes(kinds: int, sizes: range) -> Iterator[tuple[int, ...]]:
    """All ways to have so many pieces of so many kinds."""
    for size in sizes:
        for chosen in combinations_with_replacement(range(kinds), size):
            yield tuple(chosen.count(kind) for kind in range(kinds))
