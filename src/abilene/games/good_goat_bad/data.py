"""The figures of the box, made ready for one number of players."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

CHARACTERS: Final = (
    "shopkeeper", "kid", "banker", "widow", "rancher", "cowboy", "miner", "prospector",
    "outlaw", "sheriff", "thief", "charlatan", "waitress", "gambler", "goat",
)  # fmt: skip
OUTLAW: Final = 8
SHERIFF: Final = 9
THIEF: Final = 10
CHARLATAN: Final = 11
WAITRESS: Final = 12
GAMBLER: Final = 13
GOAT: Final = 14
SALOON_ORDER: Final = (OUTLAW, SHERIFF, THIEF, CHARLATAN, WAITRESS, GAMBLER)  # GGB-SAL-1
SALOON_TURNS: Final = {card: turn for turn, card in enumerate(SALOON_ORDER, 1)}  # which turn is whose

LOCATIONS: Final = ("store", "bank", "ranch", "mine", "saloon")
SALOON: Final = 4
# Each location brings forth one kind of token (GGB-COMP-6), so a kind is numbered as its location.
TOKENS: Final = ("supplies", "banknotes", "cattle", "gold", "bottle")
BOTTLE: Final = 4
KINDS: Final = 5

# Up to the Prospector, characters come in pairs per outer location: first who takes its tokens, then who
# takes its coins (GGB-COMP-7).
COLLECTORS: Final = 8

MOST_OPPONENTS: Final = 4


def location_of(card: int) -> int:
    """Where a character is at home; the Goat, wherever it is brought, in the saloon as well."""
    return card // 2 if card < COLLECTORS else SALOON


def takes_tokens(card: int) -> bool:
    """Of the two collectors of a location the one who takes its tokens; the other takes its coins."""
    return card % 2 == 0


class Figures:
    """The figures in use at one table: those of the box at this number of players, with these options."""

    def __init__(self, tables: Mapping[str, Any], players: int, options: Mapping[str, Any], rules: int) -> None:
        row = next(row for row in tables["player_counts"] if row["players"] == players)
        constants = tables["constants"]
        preset = options["coin_preset"]
        coins = tables["coins_per_round"]
        if preset != "default":
            coins = next(row for row in tables["coin_presets"] if row["id"] == preset)
        self.players: Final[int] = players
        self.rules: Final[int] = rules
        self.rounds: Final[int] = row["rounds"]
        self.hats: Final[int] = row["small_hats_each"]
        self.locations: Final[list[int]] = [i for i, name in enumerate(LOCATIONS) if name in row["locations"]]
        self.deck: Final[list[int]] = [i for i, name in enumerate(CHARACTERS) if name not in row["removed_characters"]]
        self.coins_per_round: Final[list[int]] = [coins[name] for name in LOCATIONS]
        values = {row["id"]: row["value"] for row in tables["resources"]}
        self.values: Final[list[int]] = [values[name] for name in TOKENS]
        self.coins: Final[int] = tables["components"]["coins"]
        self.start_coins: Final[int] = constants["start_coins"]
        self.start_bottles: Final[int] = constants["start_bottles"]
        self.hand: Final[int] = constants["dealer_hand_size"]
        self.outlaw_reward: Final[int] = constants["outlaw_reward"]
        self.sheriff_base: Final[int] = constants["sheriff_base"]
        self.sheriff_thief_bonus: Final[int] = constants["sheriff_thief_bonus"]
        self.sheriff_charlatan_bonus: Final[int] = constants["sheriff_charlatan_bonus"]
        self.charlatan_coins: Final[int] = constants["charlatan_coins"]
        self.memory_aid: Final[bool] = options["memory_aid"]  # the table recalls which tokens all saw somebody gain
        first = options["first_dealer"]
        self.first_dealer: Final[int] = first if isinstance(first, int) else -1
        # All other seats, clockwise from the next one.
        self.opponents: Final[list[list[int]]] = [
            [(seat + i) % players for i in range(1, players)] for seat in range(players)
        ]
        # Every way to share out coins or bottles over the opponents, in seat order after the one who shares
        # (GGB-DEC-10): what a choice of Swindle and Serve numbers.
        most = max(self.charlatan_coins, self.rounds)
        self.splits: Final[list[tuple[int, ...]]] = [
            split for split in product(range(most + 1), repeat=players - 1) if 0 < sum(split) <= most
        ]
        self.splits_by_sum: Final[list[list[int]]] = [
            [i for i, split in enumerate(self.splits) if sum(split) == total] for total in range(most + 1)
        ]
