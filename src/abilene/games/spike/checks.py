"""What must hold of the figures, shipped or corrected, before anybody plays with them."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from abilene.engine.checks import at_least, known, not_below_zero, not_too_large, once, same
from abilene.engine.errors import DataError
from abilene.games.spike.data import CARDS, COMMODITIES, KINDS, LEVELS, ROUNDS, ROWS, SORTS, Figures

Table = Mapping[str, Any]
COUNTS = (2, 3, 4)
USUALLY, ON_THE_MAP = 200, 5000  # no figure is larger; coordinates are drawn as they are


def figures(tables: Table, players: int, options: Table, rules: int) -> Figures:
    """The figures in use at one table; DataError that names the place when they do not fit together."""
    _checked(tables)
    return Figures(tables, players, options, rules)


def check(tables: Table) -> None:
    """DataError for the first figure that the rules could not live with."""
    not_below_zero(tables, lambda path: path[0].startswith("map"))
    not_too_large(tables, lambda path: ON_THE_MAP if path[0].startswith("map") else USUALLY)
    _check_rules(tables)
    _check_cards(tables)
    _check_map(tables)
    _check_contracts(tables)
    _check_routes(tables)
    _check_train(tables)


_checked = once(check)


def _once(where: str, names: list[Any]) -> None:
    twice = sorted({str(name) for name in names if names.count(name) > 1})
    if twice:
        raise DataError(where, f"more than once: {', '.join(twice)}", "twice")


def _check_rules(tables: Table) -> None:
    """What the rules say in words is in the code, not in the figures."""
    same("engine_limits.wild_set_may_split_kinds", tables["engine_limits"]["wild_set_may_split_kinds"], True)
    at_least("engine_limits.max_turns_per_player", tables["engine_limits"]["max_turns_per_player"], 1)
    same("setup.gift_receiver", tables["setup"]["gift_receiver"], "right_neighbour")
    same("setup.cards_given_by_first_player", tables["setup"]["cards_given_by_first_player"], 1)
    same("setup.route_cards_dealt", tables["setup"]["route_cards_dealt"], 1)
    same("setup.expert.route_cards_dealt", tables["setup"]["expert"]["route_cards_dealt"], 2)
    same("setup.expert.route_cards_kept", tables["setup"]["expert"]["route_cards_kept"], 1)
    same("setup.expert.choose_contract_side", tables["setup"]["expert"]["choose_contract_side"], True)
    same("rounds.rounds", tables["rounds"]["rounds"], ROUNDS)
    same("rounds.round3_time_cards_in", tables["rounds"]["round3_time_cards_in"], "bottom_half")
    same("end_scoring.route_requires_start_city", tables["end_scoring"]["route_requires_start_city"], True)
    market = tables["market"]
    same("market.rows", market["rows"], ROWS)
    same("market.columns", market["columns"], COMMODITIES // ROWS)
    same("market.scored_chip_goes_to", market["scored_chip_goes_to"], 1)
    if len(market["row_values_top_to_bottom"]) != ROWS:
        raise DataError("market.row_values_top_to_bottom", f"there are {ROWS} rows")


def _check_cards(tables: Table) -> None:
    """Rail cards and time cards for every number of players (SPK-SETUP-7 to SPK-SETUP-10)."""
    kinds, setup = tables["rail_kinds"]["items"], tables["setup"]
    if len(kinds) != KINDS:
        raise DataError("rail_kinds", f"there are {KINDS} kinds")
    _once("rail_kinds", [row["id"] for row in kinds])
    total = sum(row["copies"] for row in kinds)
    cards = tables["components"]["rail_cards"]
    if cards != total:
        reason = f"together they are the {cards} of components.rail_cards, not {total}"
        raise DataError("rail_kinds", reason, "deck", "SPK-COMP-1", expected=cards)
    for count in COUNTS:
        removed = setup["rail_cards_removed_per_kind"][str(count)]
        if removed > min(row["copies"] for row in kinds):
            reason = f"no kind has the {removed} cards to lose of setup.rail_cards_removed_per_kind.{count}"
            raise DataError("rail_kinds", reason, "removed", "SPK-SETUP-7", count=count)
        left = total - KINDS * removed
        same(f"setup.rail_deck_total.{count}", setup["rail_deck_total"][str(count)], left)
        if count * setup["initial_hand"] + setup["display_size"] >= left:
            raise DataError("setup.initial_hand", f"{left} rail cards are too few for {count} players")
    at_least("setup.initial_hand", setup["initial_hand"], 1)
    at_least("setup.display_size", setup["display_size"], 1)
    rounds = tables["rounds"]
    same("components.time_cards", tables["components"]["time_cards"], rounds["time_cards"])
    at_least("rounds.game_ends_on_time_card", rounds["game_ends_on_time_card"], 1)
    if rounds["game_ends_on_time_card"] > rounds["time_cards"]:
        raise DataError("rounds.game_ends_on_time_card", f"there are only {rounds['time_cards']} time cards")
    solo = tables["solo"]
    known("solo.setup_of_players", solo["setup_of_players"], COUNTS)
    if solo["initial_hand"] + setup["display_size"] >= setup["rail_deck_total"][str(solo["setup_of_players"])]:
        raise DataError("solo.initial_hand", "too few rail cards are left", "few-rails")


def _check_map(tables: Table) -> None:
    """A connected graph of cities, junctions and track spaces (SPK-MAP-1, SPK-MAP-2)."""
    cities, junctions, tracks = (tables[name]["items"] for name in ("map_cities", "map_junctions", "map_tracks"))
    for name, rows in (("cities", cities), ("junctions", junctions), ("track_spaces", tracks)):
        same(f"map.{name}", tables["map"][name], len(rows))
    nodes = [row["id"] for row in [*cities, *junctions]]
    _once("map_cities", nodes)
    _once("map_tracks", [row["id"] for row in tracks])
    kinds = [row["id"] for row in tables["rail_kinds"]["items"]]
    ahead: dict[str, list[str]] = {name: [] for name in nodes}
    for row in tracks:
        where = f"map_tracks.{row['id']}"
        known(f"{where}.kind", row["kind"], kinds)
        for end, other in (("a", "b"), ("b", "a")):
            known(f"{where}.{end}", row[end], nodes)
            ahead[row[end]].append(row[other])
        if row["a"] == row["b"]:
            raise DataError(where, "it leads back to where it begins")
    reached, edge = {nodes[0]}, [nodes[0]]
    while edge:
        following = {name for node in edge for name in ahead[node]} - reached
        reached |= following
        edge = list(following)
    if len(reached) < len(nodes):
        raise DataError("map_tracks", f"no way leads to {', '.join(sorted(set(nodes) - reached)[:5])}")
    goods = [row["id"] for row in tables["commodities"]["items"]]
    if len(goods) != COMMODITIES:
        raise DataError("commodities", f"there are {COMMODITIES} commodities")
    for row in cities:
        known(f"map_cities.{row['id']}.commodity", row["commodity"], goods)
    for row in tables["commodities"]["items"]:
        supplied = sorted(city["id"] for city in cities if city["commodity"] == row["id"])
        same(f"commodities.{row['id']}.sources", sorted(row["sources"]), supplied)


def _check_contracts(tables: Table) -> None:
    """Three cards of each commodity, each side with cities that do not supply it (SPK-COMP-3, SPK-INT-5)."""
    supplies = {row["id"]: row["commodity"] for row in tables["map_cities"]["items"]}
    names = {row["id"]: row["name"] for row in tables["map_cities"]["items"]}
    cards = tables["contracts"]["items"]
    for good in (row["id"] for row in tables["commodities"]["items"]):
        if sum(row["commodity"] == good for row in cards) != CARDS:
            raise DataError("contracts", f"there are {CARDS} cards of {good}")
    same("components.contract_cards", tables["components"]["contract_cards"], len(cards))
    for row in cards:
        for side in ("side_a", "side_b"):
            where = f"contracts.{row['id']}.{side}"
            _once(where, [city for city, _ in row[side]])
            for city, money in row[side]:
                known(where, city, supplies)
                at_least(where, money, 1)
                if supplies[city] == row["commodity"]:
                    reason = f"{city} supplies {row['commodity']} itself (SPK-INT-5)"
                    raise DataError(where, reason, "self", "SPK-INT-5", named=names[city])
    setup = tables["setup"]
    for count in COUNTS:
        if count * setup["contracts_per_player"][str(count)] > COMMODITIES:
            raise DataError(f"setup.contracts_per_player.{count}", f"there are {COMMODITIES} in play")
    if tables["solo"]["contracts"] > COMMODITIES:
        raise DataError("solo.contracts", f"there are {COMMODITIES} in play", "in-play", most=COMMODITIES)


def _check_routes(tables: Table) -> None:
    """Each card leads from its start to other cities; there are enough for the expert game (SPK-COMP-4, SPK-VAR-2)."""
    cities = [row["id"] for row in tables["map_cities"]["items"]]
    routes = tables["routes"]["items"]
    same("components.route_cards", tables["components"]["route_cards"], len(routes))
    at_least("components.route_cards", len(routes), 2 * max(COUNTS))
    _once("routes", [row["start"] for row in routes])  # a card is called by its start
    for row in routes:
        where = f"routes.{row['id']}"
        for city in (row["start"], *(city for city, _ in row["destinations"])):
            known(where, city, cities)
        _once(where, [row["start"], *(city for city, _ in row["destinations"])])


def _check_train(tables: Table) -> None:
    """Three tiles of each sort, each better than the one before (SPK-TRAIN-1 to SPK-TRAIN-3)."""
    train, components = tables["train"], tables["components"]
    for sort in SORTS:
        levels = train[f"{sort}_levels"]
        if len(levels) != LEVELS or levels[0] < 1 or any(a >= b for a, b in pairwise(levels)):
            raise DataError(f"train.{sort}_levels", f"there are {LEVELS} tiles, each with a higher value")
    if len(train["upgrade_costs"]) != LEVELS - 1:
        raise DataError("train.upgrade_costs", f"there are {LEVELS - 1} upgrades of each sort")
    same("train.upgrades_per_turn", train["upgrades_per_turn"], 1)
    at_least("components.track_pieces_per_player", components["track_pieces_per_player"], 1)
    pieces = max(COUNTS) * components["track_pieces_per_player"]
    same("components.track_pieces", components["track_pieces"], pieces)
