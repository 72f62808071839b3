"""What must hold of Sam's figures, shipped or corrected."""

from collections.abc import Collection, Mapping
from typing import Any

from abilene.engine.checks import at_least, known, same
from abilene.engine.errors import DataError
from abilene.games.great_western_trail.sam.data import DEEDS, LEVELS, MOVES, SPECIALTIES

Table = Mapping[str, Any]


def check_sam(tables: Table) -> None:
    """DataError for the first figure that Sam could not live with."""
    sam, own = tables["sam"], tables["second_edition"]
    spaces = [row["id"] for row in own["trail"]["spaces"]]
    strip = [row["id"] for row in own["city_strip"]["cities"]]
    rules = sam["sam"]
    at_least("sam.sam.variable_move_min", rules["variable_move_min"], 1)
    at_least("sam.sam.variable_move_max", rules["variable_move_max"], rules["variable_move_min"])
    for space in sam["building_sites"]["excluded"]:
        known("sam.building_sites.excluded", space, spaces)
    numbers = _check_cards(sam["cards"])
    _check_levels(sam["levels"]["levels"], numbers, strip)
    _check_north(sam, tables["north"])


def _check_cards(table: Table) -> list[int]:
    """Each card says how far, and what to do for every specialty (GWTA-MOVE-1, GWTA-HIRE-6)."""
    numbers = [row["number"] for row in table["cards"]]
    if len(set(numbers)) != len(numbers):
        raise DataError("sam.cards.cards", "no two cards have the same number")
    for row in table["cards"]:
        where = f"sam.cards.{row['number']}"
        known(f"{where}.move_rule", row["move_rule"], MOVES)
        if row["move_rule"] == "fixed":
            at_least(f"{where}.move", row["move"], 1)
        same(f"{where}.actions", sorted(row["actions"]), sorted(SPECIALTIES))
        for specialty, deeds in row["actions"].items():
            for deed in deeds:
                known(f"{where}.actions.{specialty}", deed, DEEDS)
    for number in table["place_store_first"]:
        known("sam.cards.place_store_first", number, numbers)
    return numbers


def _check_levels(levels: list[Table], numbers: list[int], strip: Collection[str]) -> None:
    """Three levels, each with cards left to draw, a worker for a specialty, and a first city (GWTA-SETUP-2)."""
    same("sam.levels.levels", [row["level"] for row in levels], list(LEVELS))
    for row in levels:
        where = f"sam.levels.{row['level']}"
        for number in row["removed_cards"]:
            known(f"{where}.removed_cards", number, numbers)
        if set(row["removed_cards"]) == set(numbers):
            raise DataError(f"{where}.removed_cards", "a card must be left")
        same(f"{where}.random_extra_workers", row["random_extra_workers"], 1)  # it names his specialty (GWTA-SETUP-6)
        for worker in row["fixed_extra_workers"]:
            known(f"{where}.fixed_extra_workers", worker, SPECIALTIES)
        known(f"{where}.first_delivery", row["first_delivery"], strip)


def _check_north(sam: Table, north: Table) -> None:
    """Expansion cards name towns, route cards name cities, one route card for each level (GWTA-N-1, GWTA-N-10)."""
    strip = [row["id"] for row in north["city_strip"]["cities"]]
    big = [row["id"] for row in north["big_cities"]["cities"]]
    towns = [row["id"] for row in north["towns"]["towns"]]
    for row in sam["expansion_cards"]["cards"]:
        where = f"sam.expansion_cards.{row['id']}"
        known(where, row["level"], LEVELS)
        first = next(card for card in sam["expansion_cards"]["cards"] if card["level"] == row["level"]) is row
        known(f"{where}.back_city", row["back_city"], ("none",) if first else (*strip, *big))
        for town in row["towns"]:
            known(f"{where}.towns", town, towns)
    routes = sam["route_cards"]["cards"]
    same("sam.route_cards.cards", [row["level"] for row in routes], list(LEVELS))
    for row in routes:
        where = f"sam.route_cards.{row['level']}"
        at_least(f"{where}.strip_order", len(row["strip_order"]), 1)
        for city in row["strip_order"]:
            known(f"{where}.strip_order", city, strip)
        for city in row["big_cities"]:
            known(f"{where}.big_cities", city, big)
