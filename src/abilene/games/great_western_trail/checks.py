"""What must hold of the figures, shipped or corrected, before anybody plays with them."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from abilene.engine.checks import known, not_below_zero, not_too_large, once, same
from abilene.engine.errors import DataError
from abilene.games.great_western_trail.data import (
    AUXILIARIES,
    BASE_TASKS,
    CITY_ACTIONS,
    COLOURS,
    HAZARDS,
    JOB_COLUMNS,
    JOB_ROWS,
    MASTER_SCORES,
    NATIVES,
    SLOTS,
    SPACE_KINDS,
    TASKS,
    WORKERS,
    Figures,
    action_names,
)
from abilene.games.great_western_trail.modules import MODULES, in_play

Table = Mapping[str, Any]
USUALLY, ON_THE_BOARD = 200, 5000  # no figure is larger; coordinates are drawn as they are
EDITIONS = ("first_edition", "second_edition")


def figures(tables: Table, players: int, options: Table, rules: int) -> Figures:
    """The figures in use at one table; DataError that names the place when they do not fit together."""
    _checked(tables)
    return Figures(tables, players, options, rules, in_play(options))


def check(tables: Table) -> None:
    """DataError for the first figure that the rules could not live with."""
    not_below_zero(tables, lambda path: path[-1] in ("vp", "vp_per_disc", "money", "hire_modifier"))
    not_too_large(tables, lambda path: ON_THE_BOARD if _is_place(path[-1]) else USUALLY)
    common = tables["common"]
    _check_names(common)
    _check_markets(common)
    _check_railroad(common)
    for edition in EDITIONS:
        own = tables[edition]
        _check_trail(edition, common, own)
        _check_cities(edition, own)
        _check_tiles(edition, common, own)
    for module in MODULES:
        module.check(tables)


_checked = once(check)


def _is_place(name: str) -> bool:
    return name in ("x", "y") or name.endswith(("_x", "_y"))


def _check_names(common: Table) -> None:
    """What the rules call by name is in the code, not in the figures."""
    same(
        "common.cattle_colours.colours",
        [row["colour"] for row in common["cattle_colours"]["colours"]],
        list(COLOURS[:-1]),
    )
    same("common.supply_tiles.workers", [row["type"] for row in common["supply_tiles"]["workers"]], list(WORKERS))
    same("common.supply_tiles.natives", [row["type"] for row in common["supply_tiles"]["natives"]], list(NATIVES))
    same("common.supply_tiles.hazard_types", common["supply_tiles"]["hazard_types"], list(HAZARDS))
    same("common.player_board.disc_slots", [row["id"] for row in common["player_board"]["disc_slots"]], list(SLOTS))
    same(
        "common.objective_tasks.tasks",
        [row["id"] for row in common["objective_tasks"]["tasks"]],
        list(TASKS[:BASE_TASKS]),
    )
    for row in common["worker_rows"]["rows"]:
        for place in row["immediate"]:
            known(f"common.worker_rows.{row['type']}", place["action"], action_names(common))
            if not 1 < place["space"] <= row["size"]:
                raise DataError(f"common.worker_rows.{row['type']}", f"there is no space {place['space']} to hire for")
    for table in ("objective_cards", "starting_objective_cards"):
        for row in common[table]["cards"]:
            known(f"common.{table}.{row['id']}", row["immediate"], (*action_names(common), "none"))
            for task in row["tasks"]:
                known(f"common.{table}.{row['id']}", task, TASKS)


def _check_markets(common: Table) -> None:
    """Enough cards and workers for every count of players (GWT-SETUP-8 to GWT-SETUP-11)."""
    colours = common["cattle_colours"]["colours"]
    for row in colours:
        if sum(copies for _, copies in row["vp_copies"]) != row["copies"]:
            raise DataError(f"common.cattle_colours.{row['colour']}", "vp_copies and copies disagree")
    cattle = sum(row["copies"] for row in colours if row["group"] == "market")
    same("common.components.market_cattle_cards", common["components"]["market_cattle_cards"], cattle)
    rows = common["job_market"]["rows"]
    same("common.job_market.rows", [row["row"] for row in rows], list(range(1, JOB_ROWS + 1)))
    same("common.job_market.rows.12.arrow_when_full", rows[-1]["arrow_when_full"], "end")
    for row in rows[:-1]:
        known(f"common.job_market.rows.{row['row']}", row["arrow_when_full"], ("none", "black", "yellow"))
    # Row 1 is full from the start (GWT-SETUP-8), and below the last row there is none.
    known("common.job_market.token_start_row", common["job_market"]["token_start_row"], range(2, JOB_ROWS + 1))
    for count in (2, 3, 4):
        used = common["job_market"]["columns_used"][f"p{count}"]
        if used != list(range(used[0], JOB_COLUMNS + 1)):
            raise DataError(f"common.job_market.columns_used.p{count}", "the columns in use are the rightmost ones")
        opening = common["setup"]["job_market_initial_workers"][f"p{count}"]
        if opening >= 2 * len(used):
            raise DataError(f"common.setup.job_market_initial_workers.p{count}", "they must leave row 2 open")
        if common["setup"]["cattle_market_size"][f"p{count}"] > cattle:
            raise DataError(f"common.setup.cattle_market_size.p{count}", f"there are only {cattle} cards")
    track = common["player_board"]["certificate_track"]
    if track != sorted(set(track)) or track[0] != 0:
        raise DataError("common.player_board.certificate_track", "it must begin with 0 and rise")
    known("common.player_board.certificate_limit_base", common["player_board"]["certificate_limit_base"], track[:-2])


def _check_railroad(common: Table) -> None:
    """Stations stand at turnouts, or at the last space (GWT-ENG-1, GWT-ENG-8)."""
    railroad = common["railroad"]
    last = railroad["last_space"]
    turnouts = [row["id"] for row in railroad["turnouts"]]
    for row in common["stations"]["stations"]:
        known(f"common.stations.{row['id']}.at", row["at"], (*turnouts, str(last)))
        known(f"common.stations.{row['id']}.border", row["border"], ("white", "black"))
    if any(cross >= last for cross in railroad["crossings_after"]):
        raise DataError("common.railroad.crossings_after", f"the railroad ends at {last}")


def _check_trail(edition: str, common: Table, own: Table) -> None:
    """Every way from the start leads to Kansas City (GWT-MOVE-5)."""
    where = f"{edition}.trail.spaces"
    spaces = {row["id"]: row for row in own["trail"]["spaces"]}
    for row in spaces.values():
        known(f"{where}.{row['id']}.kind", row["kind"], SPACE_KINDS)
        if "risk" in row:
            known(f"{where}.{row['id']}.risk", row["risk"], action_names(common))
        for name in row["next"]:
            known(f"{where}.{row['id']}.next", name, spaces)
    seen: dict[str, bool] = {}

    def arrives(name: str) -> bool:
        if name == "KANSAS-CITY":
            return True
        if name not in seen:
            seen[name] = False  # so that a circle does not arrive
            ahead = spaces[name]["next"]
            seen[name] = bool(ahead) and all(arrives(following) for following in ahead)
        return seen[name]

    if not arrives("START"):
        lost = ", ".join(name for name, good in seen.items() if not good)
        raise DataError(where, f"from here no way leads to Kansas City: {lost}")
    letters = [row["letter"] for row in common["neutral_buildings"]["buildings"]]
    if len(own["trail"]["neutral_spaces"]) != len(letters):
        raise DataError(f"{edition}.trail.neutral_spaces", f"there are {len(letters)} neutral buildings")


def _check_cities(edition: str, own: Table) -> None:
    """Cities in the order of their values; arrows join neighbours (GWT-DEL-5)."""
    where = f"{edition}.city_strip"
    cities = own["city_strip"]["cities"]
    values = [row["value"] for row in cities]
    if values != sorted(values) or values[0] != 0:
        raise DataError(f"{where}.cities", "they stand in the order of their values, from 0 on")
    neighbours = list(pairwise(row["id"] for row in cities))
    for row in own["city_strip"]["arrows"]:
        if (row["from"], row["to"]) not in neighbours:
            raise DataError(f"{where}.arrows", f"{row['from']} and {row['to']} are no neighbours")
        known(f"{where}.arrows.{row['from']}", row["action"], CITY_ACTIONS)


def _check_tiles(edition: str, common: Table, own: Table) -> None:
    """Buildings with two faces each, station masters, auxiliary actions."""
    actions = action_names(common)
    buildings = {row["id"]: row for row in own["private_buildings"]["buildings"]}
    faces = [f"{number}{side}" for number in range(1, len(buildings) // 2 + 1) for side in "ab"]
    same(f"{edition}.private_buildings.buildings", sorted(buildings), sorted(faces))
    printed = [(f"{edition}.private_buildings.{name}", row["local_actions"]) for name, row in buildings.items()]
    printed += [
        (f"common.neutral_buildings.{row['letter']}", row["local_actions"])
        for row in common["neutral_buildings"]["buildings"]
    ]
    for where, groups in printed:
        for alternatives in groups:
            if not 1 <= len(alternatives) <= 2:
                raise DataError(where, "a local action is one action, or a choice of two")
            for action in alternatives:
                known(where, action, actions)
    for row in buildings.values():
        if not row["craftsmen"]:
            raise DataError(f"{edition}.private_buildings.{row['id']}", "it needs at least 1 craftsman (GWT-BUILD-2)")
    for row in own["station_masters"]["tiles"]:
        known(f"{edition}.station_masters.{row['id']}", row["scoring"], MASTER_SCORES)
        if not row["per"]:
            raise DataError(f"{edition}.station_masters.{row['id']}", "per cannot be 0")
        for action in row["immediate"]:
            known(f"{edition}.station_masters.{row['id']}", action, actions)
    masters = sum(row["station_master_slot"] for row in common["stations"]["stations"])
    if masters > len(own["station_masters"]["tiles"]):
        raise DataError(f"{edition}.station_masters.tiles", f"{masters} stations have a place for one")
    names = [row["id"] for row in own["auxiliary_actions"]["actions"]]
    same(f"{edition}.auxiliary_actions.actions", names, list(AUXILIARIES))
