"""The figures of the box: trail, railroad, cities, tiles, cards and actions, made ready for one edition."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from abilene.games.great_western_trail.extension import Extension, lay_out

if TYPE_CHECKING:
    from abilene.games.great_western_trail.north.data import NorthFigures
    from abilene.games.great_western_trail.orange.data import OrangeFigures
    from abilene.games.great_western_trail.poker.data import PokerFigures
    from abilene.games.great_western_trail.sam.data import SamFigures

# --- cards
COLOURS: Final = ("gray", "green", "black", "white", "yellow", "red", "blue", "brown", "purple", "orange")
ORANGE: Final = 9  # all orange cattle are one breed (GWTS-COMP-4)

# --- workers, hazards, natives: the tiles of the supplies, numbered workers first
WORKERS: Final = ("cowboy", "craftsman", "engineer")
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
HAZARDS: Final = ("flood", "drought", "rockfall")
NATIVES: Final = ("a", "b")

# --- kinds of trail spaces
SPACE_KINDS: Final = ("start", "neutral", "building", "hazard", "native", "kansas_city")
START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
NATIVE: Final = 4
KANSAS_CITY: Final = 5

# --- hands on a tile, as bits
GREEN: Final = 1
BLACK: Final = 2

# --- what an action does besides paying, discarding and gaining
VERBS: Final = (
    "gain", "hire", "build", "hazard", "native", "engine", "buy", "auxiliary", "move", "draw", "copy", "station",
    "deliver", "store", "build_free", "remove", "take_cattle", "bet", "show",
)  # fmt: skip
GAIN: Final = 0
HIRE: Final = 1
BUILD: Final = 2
REMOVE_HAZARD: Final = 3
TAKE_NATIVE: Final = 4
ENGINE: Final = 5
BUY: Final = 6
AUXILIARY: Final = 7
MOVE: Final = 8
DRAW: Final = 9
COPY: Final = 10
STATION: Final = 11
DELIVER: Final = 12
STORE: Final = 13
BUILD_FREE: Final = 14
REMOVE: Final = 15
TAKE_CATTLE: Final = 16
BET: Final = 17
SHOW: Final = 18

# --- what an amount is counted by
PER: Final = (
    "", "cowboy", "craftsman", "engineer", "own_building_in_woods", "own_hazard_tile", "native_pair",
    "own_station_disc", "bell",
)  # fmt: skip
PER_WORKER: Final = 1  # cowboy, craftsman, engineer follow
PER_WOODS: Final = 4
PER_HAZARD: Final = 5
PER_NATIVE_PAIR: Final = 6
PER_STATION: Final = 7
PER_BELL: Final = 8

# --- what must be discarded: nothing, a card of a colour (`one_of`), or one of these
ANY_CATTLE: Final = 20
SAME_COLOUR: Final = 21
VALUE_3: Final = 22
OBJECTIVE: Final = 23


def one_of(colour: int) -> int:
    """A card of this colour must be discarded."""
    return 1 + colour


def colour_of(wanted: int) -> int:
    """The colour of the card that must be discarded."""
    return wanted - 1


# --- objective cards: where a gained one goes
TO_DISCARD: Final = 1
TO_HAND: Final = 2

TASKS: Final = (
    "building", "native_a", "native_b", "hazard", "station", "cattle_3", "cattle_4", "cattle_5", "last_city",
    "bell", "cattle_orange",
)  # fmt: skip
BASE_TASKS: Final = 9  # those of the base game come first

# --- disc slots of the player board, as bits of what has been emptied
SLOTS: Final = (
    "aux_money_2", "aux_draw_2", "aux_certificate_1", "aux_certificate_2", "aux_engine_1", "aux_engine_2",
    "aux_remove_1", "aux_remove_2", "step_left", "step_right", "hand_1", "hand_2", "certificate_4", "certificate_6",
)  # fmt: skip
STEP_LEFT: Final = 8
STEP_RIGHT: Final = 9
HAND_1: Final = 10
HAND_2: Final = 11
CERTIFICATE_4: Final = 12
CERTIFICATE_6: Final = 13
EXTRA_DISC: Final = 14  # of Rails to the North

AUXILIARIES: Final = ("gain_money", "draw_discard", "pay_back_certificate", "pay_engine_forward", "back_remove_card")
AUX_MONEY: Final = 0
AUX_DRAW: Final = 1
AUX_CERTIFICATE: Final = 2
AUX_ENGINE: Final = 3
AUX_REMOVE: Final = 4
AUX_STORE: Final = 5  # of Rails to the North

CITY_ACTIONS: Final = ("none", "objective_gain", "exchange_token")
MASTER_SCORES: Final = (
    "none", "per_worker", "per_objective_card_in_area", "per_hazard_tile", "per_native_pair", "per_certificate",
    "per_station_disc", "per_private_building", "per_store_in_medium_town", "per_cattle_card_value_3_4_5",
)  # fmt: skip

JOB_COLUMNS: Final = 4
JOB_ROWS: Final = 12


NO_TURNOUT: Final = -1  # a station in a town


class Action:
    """One printed action: what it costs, what it gives, and what it lets you do."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        gain: Mapping[str, Any] = row.get("gain", {})
        self.id: Final[str] = row["id"]
        self.pay: Final[int] = row.get("pay", 0)
        self.discard: Final[int] = _discard(row.get("discard", {}))
        self.back: Final[int] = row.get("engine_back", 0)
        self.money: Final[int] = gain.get("money", row.get("money", 0))
        self.steps: Final[int] = gain.get("certificate_steps", row.get("certificate_steps", 0))
        self.to_limit: Final[bool] = gain.get("certificate_to_limit", False)
        self.token: Final[int] = gain.get("exchange_token", 0)
        to_discard, to_hand = "objective_to_discard" in gain, "objective_to_hand" in gain
        self.objective: Final[int] = TO_DISCARD if to_discard else TO_HAND if to_hand else 0
        self.verb: Final[int] = _verb(row)
        self.amount: Final[int] = _amount(row)
        per = next((row[key] for key in row if key.endswith("_per")), "")
        self.per: Final[int] = PER.index(per)
        self.free: Final[bool] = row.get("ignore_tolls", False)  # a herder move without tolls and without use


_VERB_KEYS: Final = {
    "hire_modifier": HIRE,
    "build_money_per_craftsman": BUILD,
    "remove_hazard_cost": REMOVE_HAZARD,
    "take_native": TAKE_NATIVE,
    "engine_forward_max": ENGINE,
    "engine_forward_per": ENGINE,
    "buy_cattle": BUY,
    "auxiliary": AUXILIARY,
    "herder_move_max": MOVE,
    "draw_discard_max": DRAW,
    "draw_discard_max_per": DRAW,
    "copy_adjacent_building": COPY,
    "upgrade_station_behind_engine": STATION,
    "extraordinary_delivery": DELIVER,
    "place_store": STORE,
    "build_free_as_if_craftsmen": BUILD_FREE,
    "remove_hand_cards_max": REMOVE,
    "take_market_cattle_value": TAKE_CATTLE,
    "poker_bet": BET,
    "poker_show": SHOW,
}


def _verb(row: Mapping[str, Any]) -> int:
    return next((verb for key, verb in _VERB_KEYS.items() if key in row), GAIN)


def _amount(row: Mapping[str, Any]) -> int:
    value = next((row[key] for key in _VERB_KEYS if key in row), 0)
    if value == "single_or_double":
        return 2
    return value if type(value) is int else 1


def _discard(wanted: Mapping[str, int]) -> int:
    for name in wanted:
        if name in COLOURS:
            return one_of(COLOURS.index(name))
        return {"any_cattle": ANY_CATTLE, "same_colour": SAME_COLOUR, "value_3": VALUE_3, "objective": OBJECTIVE}[name]
    return 0


def rail_at(number: int) -> int:
    """A numbered space of the railroad: spaces and turnouts take turns, space 0 first."""
    return 2 * number


def turnout_at(number: int) -> int:
    """The turnout after that space, whether there is one or not."""
    return 2 * number + 1


def is_turnout(rail: int) -> bool:
    """It lies between two numbered spaces."""
    return rail % 2 == 1


def rail_number(rail: int) -> int:
    """Its number; of a turnout, that of the space before it."""
    return rail // 2


def numbered(first: int, end: int) -> range:
    """The numbered spaces from one place of the railroad on, before another."""
    return range(first + first % 2, end, 2)


def _rail(at: str) -> int:
    return turnout_at(int(at[1:])) if at.startswith("T") else rail_at(int(at))


class Face:
    """One side of a building: who may build it, what it is worth, its hands, and its local actions."""

    def __init__(self, name: str, craftsmen: int, vp: int, hands: int, groups: list[int]) -> None:
        self.name: Final = name
        self.craftsmen: Final = craftsmen
        self.vp: Final = vp
        self.hands: Final = hands
        self.groups: Final = groups  # numbers of its local actions in `Figures.groups`


class Price:
    """One way to buy cattle (GWT-BUY-2)."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.value: Final[int] = row["value"]
        self.cowboys: Final[int] = row["cowboys"]
        self.money: Final[int] = row["money"]
        self.cards: Final[int] = row["cards"]


class Objective:
    """One objective card."""

    def __init__(self, row: Mapping[str, Any], immediate: int) -> None:
        self.id: Final[str] = row["id"]
        self.immediate: Final = immediate  # an action; -1: none
        self.vp: Final[int] = row["vp"]
        self.penalty: Final[int] = row["penalty"]
        needs = [0] * len(TASKS)
        for task in row["tasks"]:
            needs[TASKS.index(task)] += 1
        self.needs: Final = needs


class Master:
    """One station master: what it gives at once, for good, and at the end."""

    def __init__(self, row: Mapping[str, Any], immediate: list[int]) -> None:
        self.id: Final[str] = row["id"]
        self.immediate: Final = immediate
        self.certificates: Final[int] = row["permanent_certificates"]
        self.scoring: Final[int] = MASTER_SCORES.index(row["scoring"])
        self.vp: Final[int] = row["vp"]
        self.per: Final[int] = row["per"]


class Figures:
    """The figures in use at one table."""

    def __init__(
        self,
        tables: Mapping[str, Any],
        players: int,
        options: Mapping[str, Any],
        rules: int,
        modules: Sequence[Extension] = (),
    ) -> None:
        common, own = lay_out(tables, options, modules)
        alone = "solo" in options
        self.sam_seat: Final[int] = players if alone else -1  # after everybody else (GWTA-SETUP-11)
        players += alone  # Sam has a seat like anybody (GWTA-SETUP-1)
        self.seats: Final[int] = players  # as `game.seats`
        self.rules: Final[int] = rules
        self.modules: Final = modules  # in play
        self.modular: Final[bool] = len(modules) > 0
        self.edition: Final[int] = options["edition"]
        self.neutral_random: Final[bool] = options["neutral_buildings"] == "random"
        self.sides: Final[str] = options["building_sides"]
        self._read_cards(common)
        self._read_names(own)
        self._read_tiles(common)
        self._read_actions(common)
        self._read_buildings(common, own)
        self._read_objectives(common)
        self._read_trail(common, own, players)
        self._read_railroad(common, own)
        self._read_markets(common, own, players)
        # what each module in play needs to know of its own
        self.orange: OrangeFigures | None = None
        self.poker: PokerFigures | None = None
        self.north: NorthFigures | None = None
        self.sam: SamFigures | None = None
        for module in modules:
            setattr(self, module.name, module.figures(self, tables[module.name], options))

    def _read_cards(self, common: Mapping[str, Any]) -> None:
        """Kinds of cattle: colour and victory points; objective cards follow in the same numbering."""
        self.kind_colour: list[int] = []
        self.kind_value: list[int] = []
        self.kind_vp: list[int] = []
        self.start_herd: list[int] = []
        self.market_cards: list[int] = []
        self.open_cards: list[int] = []  # face up beside the board
        self.kind_name: list[str] = []
        piles = {"start": self.start_herd, "market": self.market_cards, "open": self.open_cards}
        for row in common["cattle_colours"]["colours"]:
            for vp, copies in row["vp_copies"]:
                kind = len(self.kind_colour)
                self.kind_colour.append(COLOURS.index(row["colour"]))
                self.kind_value.append(row["value"])
                self.kind_vp.append(vp)
                self.kind_name.append(row.get("name", f"{row['colour']} {vp}"))
                piles[row["group"]].extend([kind] * copies)
        self.cattle: int = len(self.kind_colour)  # how many kinds of cattle there are
        # what a breed is worth, by its dearest card
        values = list(zip(self.kind_colour, self.kind_value))
        self.colour_value: list[int] = [
            max([v for c, v in values if c == colour], default=0) for colour in range(len(COLOURS))
        ]

    def _read_names(self, own: Mapping[str, Any]) -> None:
        """What the edition calls its breeds, and the colours of its two natives."""
        self.breeds: list[str] = [own["cattle_names"].get(colour, colour).lower() for colour in COLOURS]
        self.native_colours: list[str] = [own["native_names"][native].split()[0].lower() for native in NATIVES]

    def _read_tiles(self, common: Mapping[str, Any]) -> None:
        """Tiles of the supplies: three workers, the hazards by type, hand and points, two natives."""
        supply = common["supply_tiles"]
        self.tile_names: list[str] = list(WORKERS)
        self.tile_hazard: list[int] = [-1, -1, -1]  # which section it belongs to
        self.tile_native: list[int] = [-1, -1, -1]
        self.tile_hands: list[int] = [0, 0, 0]
        self.tile_vp: list[int] = [0, 0, 0]
        self.supplies: list[list[int]] = [[], [], []]
        for worker, row in enumerate(supply["workers"]):
            self.supplies[1] += [worker] * row["supply_2"]
            self.supplies[2] += [worker] * row["supply_3"]
        for section, name in enumerate(HAZARDS):
            for row in supply["hazards_of_each_type"]:
                tile = self._tile(f"{name} {row['hand']} {row['vp']}", section, -1, row["hand"], row["vp"])
                self.supplies[supply["hazards_supply"] - 1] += [tile] * row["copies"]
        self.first_native: int = len(self.tile_names)
        for native, row in enumerate(supply["natives"]):
            tile = self._tile(f"native {row['type']}", -1, native, row["hand"], 0)
            self.supplies[0] += [tile] * row["supply_1"]
            self.supplies[2] += [tile] * row["supply_3"]

    def _tile(self, name: str, hazard: int, native: int, hand: str, vp: int) -> int:
        self.tile_names.append(name)
        self.tile_hazard.append(hazard)
        self.tile_native.append(native)
        self.tile_hands.append(GREEN if hand == "green" else BLACK)
        self.tile_vp.append(vp)
        return len(self.tile_names) - 1

    def _read_actions(self, common: Mapping[str, Any]) -> None:
        self.actions: list[Action] = [Action(row) for row in common["risk_actions"]["actions"]]
        self.risks: int = len(self.actions)
        self.actions += [Action(row) for row in common["actions"]["actions"]]
        self.action_ids: dict[str, int] = {action.id: i for i, action in enumerate(self.actions)}

    def _read_buildings(self, common: Mapping[str, Any], own: Mapping[str, Any]) -> None:
        """Faces: neutral A to G first, then 1a, 1b, 2a, 2b ...; groups: local actions, each one or two alternatives."""
        self.groups: list[list[int]] = [[risk] for risk in range(self.risks)]
        self.faces: list[Face] = []
        for row in common["neutral_buildings"]["buildings"]:
            self.faces.append(Face(row["letter"], 0, 0, 0, self.add_groups(row["local_actions"])))
        self.neutrals: int = len(self.faces)
        rows = {row["id"]: row for row in own["private_buildings"]["buildings"]}
        self.numbers: int = len(rows) // 2
        for number in range(1, self.numbers + 1):
            for side in "ab":
                row = rows[f"{number}{side}"]
                hands = sum({"green": GREEN, "black": BLACK}[hand] for hand in row["hands"])
                groups = self.add_groups(row["local_actions"])
                self.faces.append(Face(row["id"], row["craftsmen"], row["vp"], hands, groups))

    def add_groups(self, local_actions: list[list[str]]) -> list[int]:
        """The numbers of these local actions, each one or two alternatives."""
        found: list[int] = []
        for alternatives in local_actions:
            actions = [self.action_ids[name] for name in alternatives]
            twin = next((group for group in found if self.groups[group] == actions), -1)  # 11a shows one action twice
            found.append(twin if twin >= 0 else len(self.groups))
            if twin < 0:
                self.groups.append(actions)
        return found

    def _read_objectives(self, common: Mapping[str, Any]) -> None:
        """Objective cards as card kinds after the cattle; the starting cards come last."""
        rows = common["objective_cards"]["cards"]
        starting = common["starting_objective_cards"]["cards"]
        self.objectives: list[Objective] = [
            Objective(row, self.action_ids.get(row["immediate"], -1)) for row in [*rows, *starting]
        ]
        self.first_starting: int = self.cattle + len(rows)
        self.objective_cards: list[int] = [self.cattle + i for i in range(len(rows))]
        self.starting_cards: list[int] = [self.first_starting + i for i in range(len(starting))]
        self.kinds: int = self.cattle + len(self.objectives)

    def _read_trail(self, common: Mapping[str, Any], own: Mapping[str, Any], players: int) -> None:
        rows = own["trail"]["spaces"]
        ids = [row["id"] for row in rows]
        self.spaces: list[str] = ids
        self.space_kind: list[int] = [SPACE_KINDS.index(row["kind"]) for row in rows]
        self.space_next: list[list[int]] = [[ids.index(name) for name in row["next"]] for row in rows]
        self.space_beside: list[list[int]] = [
            [*ahead, *(i for i, other in enumerate(self.space_next) if space in other)]
            for space, ahead in enumerate(self.space_next)
        ]
        self.space_hazard: list[str] = [row.get("hazard", "") for row in rows]
        self.space_mark: list[str] = self._marks(rows)
        self.space_woods: list[bool] = [row["woods"] for row in rows]
        self.space_risk: list[int] = [self.action_ids[row["risk"]] if "risk" in row else -1 for row in rows]
        self.fork: list[int] = [0] * len(ids)  # which fork of the trail a space is
        self.forks: int = 0
        for space, ahead in enumerate(self.space_next):
            if len(ahead) > 1:
                self.fork[space] = self.forks
                self.forks += 1
        self.leads: list[int] = [0] * len(ids)  # by space: all spaces that lie ahead, as bits
        for _ in ids:
            for space, ahead in enumerate(self.space_next):
                for following in ahead:
                    self.leads[space] |= 1 << following | self.leads[following]
        self.start: int = ids.index("START")
        self.kansas_city: int = ids.index("KANSAS-CITY")
        self.neutral_spaces: list[int] = [ids.index(name) for name in own["trail"]["neutral_spaces"]]
        self.building_spaces: list[int] = [i for i, kind in enumerate(self.space_kind) if kind == BUILDING]
        self.hazard_spaces: list[list[int]] = [
            [i for i, row in enumerate(rows) if row.get("hazard") == name] for name in HAZARDS
        ]
        self.native_spaces: list[int] = [i for i, kind in enumerate(self.space_kind) if kind == NATIVE]
        self.native_money: list[int] = [row.get("money", 0) for row in rows]
        self.native_token: list[int] = [row.get("exchange_token", 0) for row in rows]
        limit = next(row for row in common["step_limit"]["limits"] if row["players"] == players)
        self.step_base: int = limit["base"]
        self.step_left: int = limit["left_slot_bonus"]
        self.step_right: int = limit["right_slot_bonus"]
        fee = next(row for row in common["tolls"]["fee"] if row["players"] == players)
        # by the hands on a tile: none, green, black, both (GWT-TOLL-2)
        self.fees: list[int] = [0, fee["green"], fee["black"], fee["green"] + fee["black"]]

    def _marks(self, rows: list[Mapping[str, Any]]) -> list[str]:
        """What is printed on each place so that it can be named: sites are A1, A2 … after the neutral place A."""
        sites: dict[str, int] = {}
        found = []
        for space, row in enumerate(rows):
            if self.space_kind[space] == BUILDING:
                letter = self.spaces[self._neutral_before(space)]
                sites[letter] = sites.get(letter, 0) + 1
                found.append(f"{letter}{sites[letter]}")
            else:
                found.append(str(row.get("number", "")))
        return found

    def _neutral_before(self, space: int) -> int:
        """The last neutral place on the way to this one; the start where there is none."""
        while self.space_kind[space] not in (NEUTRAL, START):
            space = next(before for before, ahead in enumerate(self.space_next) if space in ahead)
        return space

    def _read_railroad(self, common: Mapping[str, Any], own: Mapping[str, Any]) -> None:
        railroad = common["railroad"]
        self.last_space: int = rail_at(railroad["last_space"])
        self.terminal_money: int = railroad["terminal_bonus_money"]
        self.crossings: list[int] = railroad["crossings_after"]
        self.turnout_station: list[int] = [-1] * (self.last_space + 1)  # by railroad space
        self.station_names: list[str] = []
        self.station_at: list[int] = []
        self.station_cost: list[int] = []
        self.station_vp: list[int] = []
        self.station_white: list[bool] = []
        self.station_has_master: list[bool] = []
        for station, row in enumerate(common["stations"]["stations"]):
            at = NO_TURNOUT if "at" not in row else _rail(row["at"])
            if at != NO_TURNOUT:
                self.turnout_station[at] = station
            self.station_names.append(row["id"].lower())
            self.station_at.append(at)
            self.station_cost.append(row["cost"])
            self.station_vp.append(row["vp"])
            self.station_white.append(row["border"] == "white")
            self.station_has_master.append(row["station_master_slot"])
        strip = own["city_strip"]
        cities = strip["cities"]
        self.city_money: list[int] = [self._reward(row, "gain_money_") for row in cities]  # printed on the city
        self.city_money[0] += strip.get("kansas_city_money", 0)
        self.city_objective: list[bool] = [self._reward(row, "objective_gain") > 0 for row in cities]
        self.last_city: int = [row["id"] for row in cities].index(strip.get("last", cities[-1]["id"]))
        self.cities: list[str] = [row["id"].lower() for row in cities]
        self.city_names: list[str] = [row["name"] for row in cities]
        self.city_value: list[int] = [row["value"] for row in cities]
        self.city_white: list[bool] = [row["border"] == "white" for row in cities]
        self.city_repeats: list[bool] = [row["repeatable"] for row in cities]
        self.city_vp: list[int] = [row["vp_per_disc"] for row in cities]
        # arrows by the city on their left: action and points
        self.arrow: list[bool] = [False] * len(cities)
        self.arrow_action: list[int] = [0] * len(cities)
        self.arrow_vp: list[int] = [0] * len(cities)
        for row in strip["arrows"]:
            left = self.cities.index(row["from"].lower())
            self.arrow[left] = True
            self.arrow_action[left] = CITY_ACTIONS.index(row["action"])
            self.arrow_vp[left] = row["vp"]
        self.masters: list[Master] = [
            Master(row, [self.action_ids[name] for name in row["immediate"]]) for row in own["station_masters"]["tiles"]
        ]

    def _reward(self, city: Mapping[str, Any], action: str) -> int:
        """How much of this a delivery to the city brings: dollars, or a card."""
        for name in city.get("on_delivery", []):
            if name.startswith(action):
                return self.actions[self.action_ids[name]].money or 1
        return 0

    def _read_markets(self, common: Mapping[str, Any], own: Mapping[str, Any], players: int) -> None:
        setup, own_setup = common["setup"], own["setup"]
        count = f"p{players}"
        self.start_money: list[int] = setup["start_money_by_turn_order"]
        self.start_hand: list[int] = own_setup["start_hand_by_turn_order"]
        self.start_tokens: int = own_setup["start_exchange_tokens"]
        self.first_discard: int = own_setup.get("first_turn_discard_down_to", 0)
        self.opening_tiles: int = setup["initial_tiles_from_supply_1"]
        self.opening_workers: int = setup["job_market_initial_workers"][count]
        self.market_size: int = setup["cattle_market_size"][count]
        self.display_size: int = setup["objective_display_size"]
        self.job_first: int = min(common["job_market"]["columns_used"][count]) - 1  # leftmost column in use
        self.job_cost: list[int] = [row["cost"] for row in common["job_market"]["rows"]]
        self.job_arrow: list[str] = [row["arrow_when_full"] for row in common["job_market"]["rows"]]
        self.token_row: int = common["job_market"]["token_start_row"] - 1
        self.prices: list[Price] = [Price(row) for row in common["cattle_prices"]["options"]]
        self.revealed: int = common["cattle_prices"]["extend_market"]["cards_added"]
        board = common["player_board"]
        self.slots: list[str] = [row["id"] for row in board["disc_slots"]]
        self.from_station: int = len(self.slots)  # sources of a disc from here on are own stations
        self.slot_white: list[bool] = [row["border"] == "white" for row in board["disc_slots"]]
        self.slot_cost: list[int] = [row["money_to_remove"] for row in board["disc_slots"]]
        self.slot_money: list[int] = [row["money_gained"] for row in board["disc_slots"]]
        self.slot_vp: list[int] = [row["vp_if_empty"] for row in board["disc_slots"]]
        self.hand_limit: int = board["hand_limit_base"]
        self.track: list[int] = board["certificate_track"]
        self.track_base: int = self.track.index(board["certificate_limit_base"])
        self.row_size: int = common["worker_rows"]["rows"][0]["size"]
        self.row_action: list[list[int]] = [[-1] * self.row_size for _ in WORKERS]  # by worker and space
        for worker, row in enumerate(common["worker_rows"]["rows"]):
            for place in row["immediate"]:
                self.row_action[worker][place["space"] - 1] = self.action_ids[place["action"]]
        self.worker_vp: int = common["worker_rows"]["vp_each"]
        self.worker_vp_from: int = min(common["worker_rows"]["vp_spaces"])
        self.auxiliaries: list[str] = [row["id"] for row in own["auxiliary_actions"]["actions"]]
        self.aux_remove_money: int = own["auxiliary_actions"]["actions"][AUX_REMOVE]["single"].get("gain_money", 0)
        self.token_draw: int = own["exchange_tokens"]["draw_max"] if "exchange_tokens" in own else 0
        drawn = [action.amount for action in self.actions if action.verb == DRAW]
        self.most_drawn: int = max([self.row_size, self.token_draw, 2, *drawn])
        scoring = common["scoring"]
        self.money_per_vp: int = scoring["money_per_vp"]
        self.job_token_vp: int = scoring["job_market_token_vp"]

    # ------------------------------------------------------------------ names in notation

    def card_name(self, kind: int) -> str:
        """A card: its colour and points, or the id of an objective."""
        if kind >= self.cattle:
            return self.objectives[kind - self.cattle].id.lower()
        return self.kind_name[kind]

    def space_name(self, space: int) -> str:
        """A trail space."""
        return self.spaces[space].lower()

    def rail_name(self, rail: int) -> str:
        """A railroad space or turnout."""
        return f"t{rail_number(rail)}" if is_turnout(rail) else str(rail_number(rail))

    def can_stand(self, rail: int) -> bool:
        """An engine can: turnouts are at stations only (GWT-ENG-1)."""
        return not is_turnout(rail) or self.turnout_station[rail] >= 0


def action_names(common: Mapping[str, Any]) -> list[str]:
    """The ids of all actions of the base game."""
    return [row["id"] for table in ("actions", "risk_actions") for row in common[table]["actions"]]
