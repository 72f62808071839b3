"""The figures of the box: map, contracts, routes, market and train, made ready for one number of players."""

from collections.abc import Mapping
from typing import Any, Final

from abilene.games.spike.places import Spot, spots, track_name

KINDS: Final = 6  # of rail cards
TIME: Final = 6  # a time card among the rail cards of the deck
COMMODITIES: Final = 12
CARDS: Final = 3  # contract cards of each commodity (SPK-COMP-3)
SIDES: Final = 2
ROWS: Final = 3  # of the market
ROUNDS: Final = 3

# --- what can be upgraded
SORTS: Final = ("speed", "power", "freight")
SORTED: Final = 3  # how many they are
SPEED: Final = 0
POWER: Final = 1
FREIGHT: Final = 2
LEVELS: Final = 3

FAR: Final = 1000  # further than any city


# --- contracts are numbered by commodity, card and side


def contract_number(commodity: int, card: int, side: int) -> int:
    """The number of a contract."""
    return (commodity * CARDS + card) * SIDES + side


def turned(contract: int, side: int) -> int:
    """The contract on this side of the same card."""
    return contract - contract % SIDES + side


class Figures:
    """The figures in use at one table. Cities are the first nodes; a position is a city or, after them, a track."""

    def __init__(self, tables: Mapping[str, Any], players: int, options: Mapping[str, Any], rules: int) -> None:
        self.players: Final[int] = players
        self.rules: Final[int] = rules
        self.solo: Final[bool] = players == 1
        self.expert: Final[bool] = options["expert"]
        seats = str(tables["solo"]["setup_of_players"] if players == 1 else players)
        setup, train, solo = tables["setup"], tables["train"], tables["solo"]

        # --- map
        cities, junctions, tracks = [tables[name]["items"] for name in ("map_cities", "map_junctions", "map_tracks")]
        self.kind_ids: Final[list[str]] = [row["id"] for row in tables["rail_kinds"]["items"]]
        self.commodity_ids: Final[list[str]] = [row["id"] for row in tables["commodities"]["items"]]
        self.city_ids: Final[list[str]] = [row["id"] for row in cities]
        self.city_names: Final[list[str]] = [row["name"] for row in cities]
        self.node_ids: Final[list[str]] = self.city_ids + [row["id"] for row in junctions]
        self.track_ids: Final[list[str]] = [row["id"] for row in tracks]
        self.cities: Final[int] = len(self.city_ids)
        self.nodes: Final[int] = len(self.node_ids)
        self.tracks: Final[int] = len(self.track_ids)
        numbers = {name: node for node, name in enumerate(self.node_ids)}
        self.one_end: Final[list[int]] = [numbers[row["a"]] for row in tracks]
        self.other_end: Final[list[int]] = [numbers[row["b"]] for row in tracks]
        self.track_kind: Final[list[int]] = [self.kind_ids.index(row["kind"]) for row in tracks]
        self.spots: Final[list[Spot]] = spots(
            [(float(row["x"]), float(row["y"])) for row in [*cities, *junctions]],
            self.cities,
            list(zip(self.one_end, self.other_end, strict=True)),
            self.track_kind,
        )
        self.track_names: Final[list[str]] = [
            track_name(spot, self.city_ids, self.kind_ids[self.track_kind[track]])
            for track, spot in enumerate(self.spots)
        ]
        self.supplies: Final[list[int]] = [self.commodity_ids.index(row["commodity"]) for row in cities]
        self.sources: Final[list[list[int]]] = [
            [city for city, commodity in enumerate(self.supplies) if commodity == wanted]
            for wanted in range(COMMODITIES)
        ]
        # By node: its track spaces, and where each of them leads.
        self.ways: Final[list[list[int]]] = [[] for _ in self.node_ids]
        self.ahead: Final[list[list[int]]] = [[] for _ in self.node_ids]
        for track in range(self.tracks):
            one, other = self.one_end[track], self.other_end[track]
            self.ways[one].append(track)
            self.ahead[one].append(other)
            self.ways[other].append(track)
            self.ahead[other].append(one)

        # --- market, rail cards and time cards
        self.row_values: Final[list[int]] = list(tables["market"]["row_values_top_to_bottom"])
        removed = setup["rail_cards_removed_per_kind"][seats]
        self.copies: Final[list[int]] = [row["copies"] - removed for row in tables["rail_kinds"]["items"]]
        self.rail_cards: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(self.copies[kind])]
        self.most_of_a_kind: Final[int] = max(self.copies)
        self.hand: Final[int] = solo["initial_hand"] if players == 1 else setup["initial_hand"]
        self.gifts: Final[bool] = players > 1
        self.display_size: Final[int] = setup["display_size"]
        self.time_cards: Final[int] = tables["rounds"]["time_cards"]
        self.last_time_card: Final[int] = tables["rounds"]["game_ends_on_time_card"]

        # --- contracts: numbered by commodity, card and side
        self.contracts_each: Final[int] = solo["contracts"] if players == 1 else setup["contracts_per_player"][seats]
        self.contract_ids: Final[list[str]] = []
        self.destinations: Final[list[list[int]]] = []
        self.payout: Final[list[int]] = []  # contract * cities + city: see `pays`
        for row in sorted(tables["contracts"]["items"], key=lambda row: self.commodity_ids.index(row["commodity"])):
            for side in "ab":
                paid = {numbers[name]: money for name, money in row[f"side_{side}"]}
                self.contract_ids.append(f"{row['id']} {side}")
                self.destinations.append(list(paid))
                self.payout.extend([paid.get(city, 0) for city in range(self.cities)])

        # --- routes
        self.route_ids: Final[list[str]] = [row["id"] for row in tables["routes"]["items"]]
        self.route_start: Final[list[int]] = [numbers[row["start"]] for row in tables["routes"]["items"]]
        self.route_cities: Final[list[list[int]]] = [
            [numbers[name] for name, _ in row["destinations"]] for row in tables["routes"]["items"]
        ]
        self.route_values: Final[list[list[int]]] = [
            [value for _, value in row["destinations"]] for row in tables["routes"]["items"]
        ]
        self.route_other: Final[int] = tables["end_scoring"]["route_each_other_city"]
        self.routes_dealt: Final[int] = setup["expert"]["route_cards_dealt"] if self.expert else 1

        # --- players
        self.pieces: Final[int] = tables["components"]["track_pieces_per_player"]
        self.start_money: Final[int] = setup["start_money"]
        self.levels: Final[list[list[int]]] = [list(train[f"{sort}_levels"]) for sort in SORTS]
        self.upgrade_costs: Final[list[int]] = list(train["upgrade_costs"])
        self.most_turns: Final[int] = tables["engine_limits"]["max_turns_per_player"]
        self.clock: Final[int] = solo["deck_cards_discarded_after_each_turn"] if players == 1 else 0

    def on_track(self, track: int) -> int:
        """The position on a track space."""
        return self.cities + track

    def track_at(self, position: int) -> int:
        """The track space of a position; less than 0: it is a city."""
        return position - self.cities

    def position_name(self, position: int) -> str:
        """A city or a track space in notation."""
        return self.city_ids[position] if position < self.cities else self.track_names[self.track_at(position)]

    def position_key(self, position: int) -> str:
        """The key of the node that is this place on the map."""
        if position < self.cities:
            return f"city:{self.city_ids[position]}"
        return f"track:{self.track_ids[self.track_at(position)]}"

    def city_at(self, key: str) -> int:
        """The city of this node on the map; -1 if it is none."""
        place, _, name = key.partition(":")
        return self.city_ids.index(name) if place == "city" and name in self.city_ids else -1

    def touched(self, network: list[int], pieces: int) -> list[int]:
        """The cities of a network, once a track piece lies there (SPK-MAP-8)."""
        if pieces == self.pieces:
            return []
        return sorted([node for node in network if node < self.cities])

    def needs(self, tracks: list[int]) -> list[int]:
        """How many of these spaces are of each kind."""
        found = [0] * KINDS
        for track in tracks:
            found[self.track_kind[track]] += 1
        return found

    def contract_of(self, number: int) -> int:
        """The commodity of a contract."""
        return number // (CARDS * SIDES)

    def pays(self, contract: int, city: int) -> int:
        """What a contract pays in a city; 0 where it does not deliver."""
        return self.payout[contract * self.cities + city]
