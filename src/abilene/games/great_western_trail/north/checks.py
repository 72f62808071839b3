"""What must hold of the figures of Rails to the North, shipped or corrected."""

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Any

from abilene.engine.checks import at_least, known, same
from abilene.engine.errors import DataError
from abilene.games.great_western_trail.data import CITY_ACTIONS, MASTER_SCORES, TASKS, action_names
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN, TOWN_TYPES

Table = Mapping[str, Any]
BORDERS = ("white", "black")


def check_north(tables: Table) -> None:
    """DataError for the first figure that the northern map could not live with."""
    north, common = tables["north"], tables["common"]
    base_masters = len(tables["second_edition"]["station_masters"]["tiles"])
    base_stations = sum(row["station_master_slot"] for row in common["stations"]["stations"])
    actions = [*action_names(common), *(row["id"] for row in north["actions"]["actions"])]
    towns = {row["id"]: row["type"] for row in north["towns"]["towns"]}
    _check_towns(north, actions)
    _check_rails(north, towns)
    _check_cities(north, towns, actions)
    _check_stations(north, towns, base_masters, base_stations)
    _check_annex(north)
    _check_pieces(north, actions)


def _check_towns(north: Table, actions: Collection[str]) -> None:
    """Four slots each: plain, for money, or with an action of the box (GWTN-STORE-3, GWTN-STORE-5)."""
    for row in north["towns"]["towns"]:
        where = f"north.towns.{row['id']}"
        known(f"{where}.type", row["type"], TOWN_TYPES)
        if len(row["slots"]) != SLOTS_PER_TOWN:
            raise DataError(f"{where}.slots", f"a town has {SLOTS_PER_TOWN} slots, not {len(row['slots'])}")
        for slot in row["slots"]:
            price = slot.removeprefix("pay_")
            if slot and not (slot != price and price.isdecimal()):
                known(f"{where}.slots", slot, ("", "pay_1", *actions))
    medium = [row["id"] for row in north["towns"]["towns"] if row["type"] == "medium"]
    same("north.setup.medium_tiles_placed", north["setup"]["medium_tiles_placed"], len(medium))
    tiles = north["medium_towns"]["tiles"]
    if sum(row["count"] for row in tiles) < len(medium):
        raise DataError("north.medium_towns.tiles", f"there are {len(medium)} medium towns")
    for row in tiles:
        where = f"north.medium_towns.{row['id']}"
        if not 1 <= len(row["actions"]) <= 2:
            raise DataError(where, "a tile shows one action, or a choice of two")
        for action in row["actions"]:
            known(where, action, actions)


def _check_rails(north: Table, towns: Mapping[str, str]) -> None:
    """A rail joins towns, cities of the strip and the town hall; every town can be reached (GWTN-STORE-4)."""
    rails = north["rails"]
    strip = [row["id"] for row in north["city_strip"]["cities"]]
    places = [rails["hall"], *strip, *towns]
    for edge in rails["edges"]:
        if len(edge) != 2:
            raise DataError("north.rails.edges", f"a rail joins two places, not {', '.join(edge)}")
        for place in edge:
            known("north.rails.edges", place, places)
    reached = {rails["hall"], *strip}
    for _ in towns:
        reached |= {there for edge in rails["edges"] for there in edge if reached & set(edge)}
    for town in towns:
        if town not in reached:
            raise DataError("north.rails.edges", f"no rail leads to {town}")


def _check_cities(north: Table, towns: Mapping[str, str], actions: Collection[str]) -> None:
    """The strip in the order of its values; a big city above each town of that kind (GWTN-DEL-1, GWTN-DEL-3)."""
    strip, big = north["city_strip"]["cities"], north["big_cities"]["cities"]
    values = [row["value"] for row in strip]
    if values != sorted(values) or values[0] != 0:
        where = "north.city_strip.cities"
        raise DataError(where, "they stand in the order of their values, from 0 on", "city-order", "GWTN-DEL-3")
    neighbours = list(pairwise(row["id"] for row in strip))
    for row in north["city_strip"]["arrows"]:
        if (row["from"], row["to"]) not in neighbours:
            raise DataError("north.city_strip.arrows", f"{row['from']} and {row['to']} are no neighbours")
        known(f"north.city_strip.arrows.{row['from']}", row["action"], CITY_ACTIONS)
    rewards = ["objective_gain", *(action for action in actions if action.startswith("gain_money_"))]
    above = sorted(town for town in towns if towns[town] == "big")
    same("north.big_cities.cities", sorted(row["id"] for row in big), above)
    for table, rows in (("city_strip", strip), ("big_cities", big)):
        for row in rows:
            known(f"north.{table}.{row['id']}.border", row["border"], BORDERS)
            for action in row["on_delivery"]:
                known(f"north.{table}.{row['id']}.on_delivery", action, rewards)


def _check_stations(north: Table, towns: Mapping[str, str], base_masters: int, base_stations: int) -> None:
    """One station in each station town (GWTN-STORE-9), and masters for all places (GWTN-SETUP-4)."""
    stations = north["stations"]["stations"]
    expected = [town for town in towns if towns[town] == "station"]
    for row in stations:
        known(f"north.stations.{row['id']}.town", row["town"], expected)
        known(f"north.stations.{row['id']}.border", row["border"], BORDERS)
    same("north.stations.stations", sorted(row["town"] for row in stations), sorted(expected))
    places = base_stations + sum(row["station_master_slot"] for row in stations)
    if places > base_masters + len(north["station_masters"]["tiles"]):
        raise DataError("north.station_masters.tiles", f"{places} stations have a place for one")


def _check_annex(north: Table) -> None:
    """Stores, the extra disc and the sixth auxiliary action (GWTN-AUX-1, GWTN-STORE-1)."""
    annex, auxiliary = north["annex"], north["auxiliary_action"]
    at_least("north.annex.rows_of_stores", annex["rows_of_stores"], 1)
    at_least("north.annex.stores_per_row", annex["stores_per_row"], 1)
    same("north.annex.disc_slot.id", annex["disc_slot"]["id"], "aux_store_2")
    known("north.annex.disc_slot.border", annex["disc_slot"]["border"], BORDERS)
    same("north.auxiliary_action.id", auxiliary["id"], "place_store")


def _check_pieces(north: Table, actions: Collection[str]) -> None:
    """Station masters, building 13 and objective cards, by the names that the rules know."""
    for row in north["station_masters"]["tiles"]:
        where = f"north.station_masters.{row['id']}"
        known(where, row["scoring"], MASTER_SCORES)
        at_least(f"{where}.per", row["per"], 1)
        for action in row["immediate"]:
            known(where, action, actions)
    for row in north["private_buildings"]["buildings"]:
        where = f"north.private_buildings.{row['id']}"
        at_least(f"{where}.craftsmen", row["craftsmen"], 1)
        for alternatives in row["local_actions"]:
            if not 1 <= len(alternatives) <= 2:
                raise DataError(where, "a local action is one action, or a choice of two")
            for action in alternatives:
                known(where, action, actions)
    for table in ("objective_cards", "starting_objective_cards"):
        for row in north[table]["cards"]:
            known(f"north.{table}.{row['id']}", row["immediate"], (*actions, "none"))
            for task in row["tasks"]:
                known(f"north.{table}.{row['id']}", task, TASKS)
