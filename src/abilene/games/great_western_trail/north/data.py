"""The figures of Rails to the North: towns and their slots, rails, medium-town tiles."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from abilene.games.great_western_trail.extension import add_objectives, add_rows

if TYPE_CHECKING:
    from abilene.games.great_western_trail.data import Figures

Table = Mapping[str, Any]

TOWN_TYPES: Final = ("small", "station", "medium", "big")
SMALL: Final = 0
STATION_TOWN: Final = 1
MEDIUM: Final = 2
BIG: Final = 3

SLOTS_PER_TOWN: Final = 4
PLAIN: Final = -1  # a slot without an action


class NorthFigures:
    """The northern map: towns are numbered in the order of their table, cities as everywhere."""

    def __init__(self, figures: "Figures", tables: Table, options: Table) -> None:
        action_ids, cities, stations = figures.action_ids, figures.cities, figures.station_names
        rows = tables["towns"]["towns"]
        towns: list[str] = [row["id"].lower() for row in rows]
        self.towns: Final = towns
        self.town_type: Final[list[int]] = [TOWN_TYPES.index(row["type"]) for row in rows]
        # by town and slot: what it costs, and the action it offers
        self.slot_cost: Final[list[list[int]]] = [[_cost(slot) for slot in row["slots"]] for row in rows]
        self.slot_action: Final[list[list[int]]] = [
            [action_ids.get(slot, PLAIN) for slot in row["slots"]] for row in rows
        ]
        stops = tables["stations"]["stations"]
        station_towns = {row["town"].lower(): stations.index(row["id"].lower()) for row in stops}
        self.town_station: Final[list[int]] = [station_towns.get(town, -1) for town in towns]
        self.town_city: Final[list[int]] = [cities.index(town) if town in cities else -1 for town in towns]
        self.city_town: Final[list[int]] = [towns.index(city) if city in towns else -1 for city in cities]
        # rails, as bits of towns (GWTN-STORE-4)
        hall = tables["rails"]["hall"].lower()
        self.hall_links: Final[int] = _links(tables, hall, towns)
        self.town_links: Final[list[int]] = [_links(tables, town, towns) for town in towns]
        self.city_links: Final[list[int]] = [_links(tables, city, towns) if city not in towns else 0 for city in cities]
        tiles = tables["medium_towns"]["tiles"]
        self.tile_names: Final[list[str]] = [row["id"] for row in tiles]
        self.tile_copies: Final[list[int]] = [row["count"] for row in tiles]
        self.tile_actions: Final[list[list[int]]] = [[action_ids[name] for name in row["actions"]] for row in tiles]
        self.medium: Final[list[int]] = [town for town, kind in enumerate(self.town_type) if kind == MEDIUM]
        annex = tables["annex"]
        self.per_bell: Final[int] = annex["stores_per_row"]
        self.stores: Final[int] = annex["rows_of_stores"] * annex["stores_per_row"]
        auxiliary = tables["auxiliary_action"]
        self.auxiliary_cost: Final[list[int]] = [0, auxiliary["single"]["pay"], auxiliary["double"]["pay"]]
        self.city_vp_per_bell: Final[list[int]] = _per_bell(tables, cities)


def _cost(slot: str) -> int:
    return int(slot.removeprefix("pay_")) if slot.startswith("pay_") else 0


def _links(tables: Table, place: str, towns: list[str]) -> int:
    """The towns that rails join to a place, as bits."""
    found = 0
    for one, other in tables["rails"]["edges"]:
        for here, there in ((one.lower(), other.lower()), (other.lower(), one.lower())):
            if here == place and there in towns:
                found |= 1 << towns.index(there)
    return found


def _per_bell(tables: Table, cities: list[str]) -> list[int]:
    points = {row["id"].lower(): row["vp_per_bell"] for row in tables["big_cities"]["cities"]}
    return [points.get(city, 0) for city in cities]


def add_north(common: dict[str, Any], own: dict[str, Any], north: Table, options: Table) -> None:
    """The extension board with its strip and big cities, stations, station masters, building 13 and objectives."""
    add_rows(common, "actions", "actions", north["actions"]["actions"])
    add_rows(common, "player_board", "disc_slots", [north["annex"]["disc_slot"]])
    add_rows(common, "stations", "stations", north["stations"]["stations"])
    strip = north["city_strip"]
    own["city_strip"] = {**strip, "last": strip["cities"][-1]["id"]}
    add_rows(own, "city_strip", "cities", north["big_cities"]["cities"])
    add_rows(own, "auxiliary_actions", "actions", [north["auxiliary_action"]])
    add_rows(own, "private_buildings", "buildings", north["private_buildings"]["buildings"])
    add_rows(own, "station_masters", "tiles", north["station_masters"]["tiles"])
    add_objectives(common, north)
