"""What must hold of the figures, shipped or corrected, before anybody plays with them."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.checks import not_below_zero, not_too_large, once, same
from abilene.engine.errors import DataError
from abilene.games.good_goat_bad.data import (
    CHARACTERS,
    COLLECTORS,
    GOAT,
    LOCATIONS,
    SALOON,
    SALOON_TURNS,
    TOKENS,
    Figures,
    location_of,
)

Table = Mapping[str, Any]

USUALLY = 100  # no figure of a box is larger
# All ways to share out so many coins or bottles are choices: these grow faster than the others.
AT_MOST = {"charlatan_coins": 10, "rounds": 10, "dealer_hand_size": 15, "year_fr": 2100}

EFFECTS = (
    *("take_all_tokens", "take_all_coins") * 4,
    "kill_sheriff", "arrest", "steal_location_tokens", "steal_coins",
    "serve_bottles_and_replace_gambler", "steal_random_token", "none",
)  # fmt: skip


def figures(tables: Table, players: int, options: Table, rules: int) -> Figures:
    """The figures in use at one table; DataError that names the place when they do not fit together."""
    _checked(tables)
    return Figures(tables, players, options, rules)


def check(tables: Table) -> None:
    """DataError for the first figure that the rules could not live with."""
    not_below_zero(tables, lambda path: False)
    not_too_large(tables, lambda path: AT_MOST.get(path[-1], USUALLY))
    _check_names(tables)
    for row in [tables["coins_per_round"], *tables["coin_presets"]]:
        if row["saloon"]:
            where = f"coin_presets.{row['id']}" if "id" in row else "coins_per_round"
            reason = "the saloon receives no coins: nobody could take them (GGB-UPK-2)"
            raise DataError(where, reason, "saloon-coins", "GGB-UPK-2")
    for row in tables["player_counts"]:
        _check_player_count(tables, row)
    _check_pieces(tables)


_checked = once(check)


def _check_names(tables: Table) -> None:
    """The cast is fixed: who belongs where and does what is in the code, not in the figures."""
    for i, row in enumerate(tables["characters"]):
        home = "" if i == GOAT else LOCATIONS[location_of(i)]
        order = SALOON_TURNS.get(i, 0)
        _check_row("characters", row, {"id": CHARACTERS[i], "location": home, "order": order, "effect": EFFECTS[i]})
    for i, row in enumerate(tables["locations"]):
        token, coin = [name for card, name in enumerate(CHARACTERS[:COLLECTORS]) if location_of(card) == i] or ("", "")
        expected = {
            "id": LOCATIONS[i],
            "resource": TOKENS[i],
            "tokens_per_round": 1,
            "token_collector": token,
            "coin_collector": coin,
            "thief_can_target": i != SALOON,
        }
        _check_row("locations", row, expected)
    for row in tables["resources"]:
        _check_row("resources", row, {"location": LOCATIONS[TOKENS.index(row["id"])]})


def _check_row(table: str, row: Table, expected: Table) -> None:
    for name, value in expected.items():
        same(f"{table}.{row['id']}.{name}", row[name], value)


def _check_player_count(tables: Table, row: Table) -> None:
    where = f"player_counts.{row['players']}"
    unknown = [name for name in row["locations"] if name not in LOCATIONS]
    if unknown or "saloon" not in row["locations"]:
        raise DataError(where, f"locations must be the saloon and some of {', '.join(LOCATIONS)} (GGB-SETUP-1)")
    removed = [
        character["id"]
        for character in tables["characters"]
        if character["location"] and character["location"] not in row["locations"]
    ]
    if sorted(removed) != sorted(map(str, row["removed_characters"])):
        raise DataError(where, f"without its locations {', '.join(removed) or 'nobody'} leaves (GGB-SETUP-2)")
    if row["deck_size"] != len(CHARACTERS) - len(removed):
        raise DataError(where, f"deck_size is {row['deck_size']}, but {len(CHARACTERS) - len(removed)} characters stay")
    # The last stage works out only if the pile then holds a card per hat (GGB-UPK-8, GGB-LAST-4).
    hats, passed = row["players"] * row["small_hats_each"], tables["constants"]["dealer_hand_size"] - 1
    if row["deck_size"] - 2 != hats + passed:
        raise DataError(
            where,
            f"{row['deck_size']} cards less 2 set aside should be {hats} hats and {passed} cards passed on (GGB-UPK-8)",
        )
    for location in tables["locations"]:
        if (row["players"] in location["used_with"]) != (location["id"] in row["locations"]):
            raise DataError(where, f"locations and locations.{location['id']}.used_with disagree")
    tokens = {location["resource"] for location in tables["locations"] if location["id"] in row["locations"]}
    if row["reserve"] != dict.fromkeys(tokens, row["rounds"]):
        raise DataError(where, f"reserve must be {row['rounds']} of each of {', '.join(sorted(tokens))} (GGB-SETUP-5)")


def _check_pieces(tables: Table) -> None:
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
