"""The figures of the box: loaded once, checked, and made ready for one number of players."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from abilene.engine.checks import not_too_large
from abilene.engine.errors import DataError

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

LOCATIONS: Final = ("store", "bank", "ranch", "mine", "saloon")
SALOON: Final = 4
# Each location brings forth one kind of token (GGB-COMP-6), so a kind is numbered as its location.
TOKENS: Final = ("supplies", "banknotes", "cattle", "gold", "bottle")
BOTTLE: Final = 4
KINDS: Final = 5

# Up to the Prospector, characters come in pairs per outer location: first who takes its tokens, then who
# takes its coins (GGB-COMP-7).
COLLECTORS: Final = 8

_EFFECTS: Final = (
    *("take_all_tokens", "take_all_coins") * 4,
    "kill_sheriff", "arrest", "steal_location_tokens", "steal_coins",
    "serve_bottles_and_replace_gambler", "steal_random_token", "none",
)  # fmt: skip

USUALLY: Final = 100  # no figure of a box is larger
# All ways to share out so many coins or bottles are choices: these grow faster than the others.
AT_MOST: Final = {"charlatan_coins": 10, "rounds": 10, "dealer_hand_size": 15, "year_fr": 2100}


class Figures:
    """The figures in use at one table: those of the box at this number of players, with these options."""

    def __init__(self, tables: Mapping[str, Any], players: int, options: Mapping[str, Any], rules: int) -> None:
        check(tables)
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
        # Every way to share out coins or bottles over the opponents, in seat order after the one who shares
        # (GGB-DEC-10): what a choice of Swindle and Serve numbers.
        most = max(self.charlatan_coins, self.rounds)
        self.splits: Final[list[tuple[int, ...]]] = [
            split for split in product(range(most + 1), repeat=players - 1) if 0 < sum(split) <= most
        ]
        self.splits_by_sum: Final[list[list[int]]] = [
            [i for i, split in enumerate(self.splits) if sum(split) == total] for total in range(most + 1)
        ]


def check(tables: Mapping[str, Any]) -> None:
    """DataError naming the table, unless the figures fit together as those of a box must."""
    not_too_large(tables, lambda path: AT_MOST.get(path[-1], USUALLY))
    _check_names(tables)
    _check_whole("constants", tables["constants"])
    for row in [tables["coins_per_round"], *tables["coin_presets"]]:
        table = f"coin_presets.{row['id']}" if "id" in row else "coins_per_round"
        _check_whole(table, row)
        if row["saloon"]:
            raise DataError(table, "the saloon receives no coins: nobody could take them (GGB-UPK-2)")
    for row in tables["resources"]:
        _check_whole(f"resources.{row['id']}", row)
    for row in tables["player_counts"]:
        _check_player_count(tables, row)
    _check_counts(tables)


def _check_names(tables: Mapping[str, Any]) -> None:
    """The cast is fixed: who belongs where and does what is in the code, not in the figures."""
    for i, row in enumerate(tables["characters"]):
        home = LOCATIONS[i // 2] if i < COLLECTORS else "" if i == GOAT else "saloon"
        order = SALOON_ORDER.index(i) + 1 if i in SALOON_ORDER else 0
        expected = {"id": CHARACTERS[i], "location": home, "order": order, "effect": _EFFECTS[i]}
        _check_same("characters", row, expected)
    for i, row in enumerate(tables["locations"]):
        token, coin = (CHARACTERS[2 * i], CHARACTERS[2 * i + 1]) if i != SALOON else ("", "")
        expected = {
            "id": LOCATIONS[i],
            "resource": TOKENS[i],
            "tokens_per_round": 1,
            "token_collector": token,
            "coin_collector": coin,
            "thief_can_target": i != SALOON,
        }
        _check_same("locations", row, expected)
    for row in tables["resources"]:
        _check_same("resources", row, {"location": LOCATIONS[TOKENS.index(row["id"])]})


def _check_same(table: str, row: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    for key, value in expected.items():
        if row[key] != value:
            raise DataError(f"{table}.{row['id']}", f"{key} is {value!r} in the rules, not {row[key]!r}")


def _check_whole(table: str, row: Mapping[str, Any]) -> None:
    for key, value in row.items():
        if type(value) is int and value < 0:
            raise DataError(table, f"{key} cannot be {value}")


def _check_player_count(tables: Mapping[str, Any], row: Mapping[str, Any]) -> None:
    table = f"player_counts.{row['players']}"
    unknown = [name for name in row["locations"] if name not in LOCATIONS]
    if unknown or "saloon" not in row["locations"]:
        raise DataError(table, f"locations must be the saloon and some of {', '.join(LOCATIONS)} (GGB-SETUP-1)")
    removed = [
        character["id"]
        for character in tables["characters"]
        if character["location"] and character["location"] not in row["locations"]
    ]
    if sorted(removed) != sorted(map(str, row["removed_characters"])):
        raise DataError(table, f"without its locations {', '.join(removed) or 'nobody'} leaves (GGB-SETUP-2)")
    if row["deck_size"] != len(CHARACTERS) - len(removed):
        raise DataError(table, f"deck_size is {row['deck_size']}, but {len(CHARACTERS) - len(removed)} characters stay")
    # The last stage works out only if the pile then holds a card per hat (GGB-UPK-8, GGB-LAST-4).
    hats, passed = row["players"] * row["small_hats_each"], tables["constants"]["dealer_hand_size"] - 1
    if row["deck_size"] - 2 != hats + passed:
        raise DataError(
            table,
            f"{row['deck_size']} cards less 2 set aside should be {hats} hats and {passed} cards passed on (GGB-UPK-8)",
        )
    for location in tables["locations"]:
        if (row["players"] in location["used_with"]) != (location["id"] in row["locations"]):
            raise DataError(table, f"locations and locations.{location['id']}.used_with disagree")
    tokens = {location["resource"] for location in tables["locations"] if location["id"] in row["locations"]}
    if row["reserve"] != dict.fromkeys(tokens, row["rounds"]):
        raise DataError(table, f"reserve must be {row['rounds']} of each of {', '.join(sorted(tokens))} (GGB-SETUP-5)")


def _check_counts(tables: Mapping[str, Any]) -> None:
    """There must be as many pieces in the box as the rules ask for."""
    components, constants = tables["components"], tables["constants"]
    for row in tables["resources"]:
        needed = max(
            count["rounds"] * (row["location"] in count["locations"])
            + count["players"] * constants["start_bottles"] * (row["id"] == "bottle")
            for count in tables["player_counts"]
        )
        if row["count"] < needed:
            raise DataError(f"resources.{row['id']}", f"there are {row['count']}, but the rules need {needed}")
    if sum(row["count"] for row in tables["resources"]) != components["resource_tokens"]:
        raise DataError("components", "resource_tokens is not the sum of all resources")
    if len(tables["characters"]) != components["character_cards"]:
        raise DataError("components", f"character_cards must be {len(CHARACTERS)}")
    if constants["charlatan_coins"] > components["elixir_tokens"]:
        raise DataError("constants", "charlatan_coins: there is no elixir marker for each coin (GGB-CHAR-9)")
    hats = max(row["small_hats_each"] for row in tables["player_counts"])
    if hats > components["small_hats_per_colour"]:
        raise DataError(
            "player_counts", f"{hats} small hats each, but a colour has {components['small_hats_per_colour']}"
        )
    for row in tables["player_counts"]:
        if row["players"] * constants["start_coins"] > components["coins"]:
            raise DataError("constants", f"start_coins: {row['players']} players cannot all have them")
