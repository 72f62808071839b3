"""The figures of Sam: his cards, his levels, and with Rails to the North his expansion and route cards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from abilene.games.great_western_trail.data import Figures

Table = Mapping[str, Any]

HUMAN: Final = 0
SEAT: Final = 1  # Sam's (GWTA-SETUP-11)

LEVELS: Final = ("easy", "medium", "hard")
MOVES: Final = ("fixed", "most_buildings", "specialty_workers")
FIXED: Final = 0
MOST_BUILDINGS: Final = 1

DEEDS: Final = (
    "hire_specialty_first", "hire_cheapest_first", "buy_cattle", "add_2_market_cards", "take_best_value_3", "build",
    "build_exactly_1", "engine_per_engineer", "engine_to_next_station", "take_objective", "take_outlaw", "take_hazard",
)  # fmt: skip
HIRE_SPECIALTY: Final = 0
HIRE_CHEAPEST: Final = 1
BUY: Final = 2
ADD_CARDS: Final = 3
TAKE_VALUE_3: Final = 4
BUILD: Final = 5
BUILD_ONE: Final = 6
DRIVE: Final = 7
DRIVE_TO_STATION: Final = 8
TAKE_OBJECTIVE: Final = 9
TAKE_OUTLAW: Final = 10
TAKE_HAZARD: Final = 11

SPECIALTIES: Final = ("cowboy", "craftsman", "engineer")


class SamCard:
    """One of Sam's cards: how far he moves, and what he then does by his specialty."""

    def __init__(self, row: Table, store: bool) -> None:
        self.number: Final[int] = row["number"]
        self.move_rule: Final[int] = MOVES.index(row["move_rule"])
        self.move: Final[int] = row["move"]
        self.deeds: Final[list[list[int]]] = [
            [DEEDS.index(deed) for deed in row["actions"][specialty]] for specialty in SPECIALTIES
        ]
        self.store: Final = store  # a store first (GWTA-N-4)


class SamFigures:
    """Sam at one level. Cities and towns by number; towns are those of Rails to the North."""

    def __init__(self, figures: "Figures", tables: Table, options: Table) -> None:
        cities, level, north = figures.cities, options["solo"], figures.north is not None
        towns = figures.north.towns if figures.north is not None else []
        rules = tables["sam"]
        chosen = next(row for row in tables["levels"]["levels"] if row["level"] == level)
        stores: list[int] = tables["cards"]["place_store_first"]
        self.level: Final[str] = level
        self.cards: Final[list[SamCard]] = [
            SamCard(row, north and row["number"] in stores)
            for row in tables["cards"]["cards"]
            if row["number"] not in chosen["removed_cards"]
        ]
        self.random_workers: Final[int] = chosen["random_extra_workers"]
        self.fixed_workers: Final[list[int]] = [SPECIALTIES.index(name) for name in chosen["fixed_extra_workers"]]
        self.discs: Final[int] = rules["discs_with_rails_to_the_north" if north else "discs"]
        self.budget: Final[int] = rules["buy_budget"]
        self.least_move: Final[int] = rules["variable_move_min"]
        self.most_move: Final[int] = rules["variable_move_max"]
        self.excluded: Final[list[int]] = [figures.spaces.index(name) for name in tables["building_sites"]["excluded"]]
        # deliveries: cities in order, the last one again and again; big cities of the route card besides
        self.route: Final[list[int]] = []
        self.big_cities: Final[list[int]] = []
        self.expansions: Final[list[list[int]]] = []  # towns by expansion card
        self.triggers: Final[list[int]] = []  # by expansion card: the city whose delivery turns it up; -1: the first
        if north:
            route = next(row for row in tables["route_cards"]["cards"] if row["level"] == level)
            self.route.extend([cities.index(name.lower()) for name in route["strip_order"]])
            self.big_cities.extend([cities.index(name.lower()) for name in route["big_cities"]])
            for row in tables["expansion_cards"]["cards"]:
                if row["level"] == level:
                    self.expansions.append([towns.index(name.lower()) for name in row["towns"]])
                    self.triggers.append(-1 if row["back_city"] == "none" else cities.index(row["back_city"].lower()))
        else:
            first = options["sam_first_delivery"]  # GWTA-KC-7
            nearest = cities.index(first if first != "by_difficulty" else chosen["first_delivery"].lower())
            self.route.extend(range(nearest, len(cities)))
