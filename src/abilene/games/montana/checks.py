"""What must hold of the figures, shipped or corrected, before anybody plays with them."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from abilene.engine.checks import at_least, known, not_below_zero, not_too_large, once, same
from abilene.engine.errors import DataError
from abilene.games.montana.data import AREAS, GOODS, MOST, POSITIONS, TERRAINS, UNBUILDABLE, WORKERS, Figures

Table = Mapping[str, Any]

USUALLY = 200  # no figure of a box is larger
# All mixes of so many goods or workers are choices: these grow faster than the others.
AT_MOST = {"goods_count": 8, "exchanges_max": 24, "worker_slots_per_player": 12, "line_length": 24, "max_advance": 24}


def figures(tables: Table, players: int, options: Table, rules: int) -> Figures:
    """The figures in use at one table; DataError that names the place when they do not fit together."""
    _checked(tables)
    return Figures(tables, players, options, rules)


def check(tables: Table) -> None:
    """DataError for the first figure that the rules could not live with."""
    not_below_zero(tables, lambda path: path[0] in ("geometry", "layout", "tile"))
    not_too_large(tables, lambda path: AT_MOST.get(path[-1], USUALLY))
    _check_names(tables)
    _check_pieces(tables)
    _check_wheel(tables)
    _check_work(tables)
    _check_shop(tables)
    for tile in tables["tile"]:
        _check_tile(tile)
    for layout in tables["layout"]:
        _check_layout(tables, layout)
    ranks = [rank["max_turns"] for rank in tables["solo"]["ranks"]]
    if any(a >= b for a, b in pairwise(ranks)):
        raise DataError("solo.ranks", "each rank allows more turns than the one before", "ranks")


_checked = once(check)


def _check_names(tables: Table) -> None:
    """What the rules call by name is in the code, not in the figures."""
    same("limits.handling_order", tables["limits"]["handling_order"], list(GOODS))
    same("resource", sorted(row["id"] for row in tables["resource"]), sorted(GOODS))
    same("worker", [row["id"] for row in tables["worker"]], list(WORKERS))
    same("area", [row["id"] for row in tables["area"]], list(AREAS))
    for i, row in enumerate(tables["area"]):
        same(f"area.{row['id']}.worker", row["worker"], WORKERS[i])
        same(f"worker.{WORKERS[i]}.area", tables["worker"][i]["area"], row["id"])
        same(f"worker.{WORKERS[i]}.harvests", tables["worker"][i]["harvests"], row["good"])
        known(f"area.{row['id']}.good", row["good"], GOODS[:4])  # MON-PROD-8
    same("cattle_trade.goods", sorted(tables["cattle_trade"]["goods"]), sorted(GOODS[:4]))  # MON-COW-5
    same("geometry.axes", tables["geometry"]["axes"], [[1, 0], [1, -1], [0, -1]])


def _check_pieces(tables: Table) -> None:
    """There must be as many pieces in the box as the set-up needs (MON-SET-7 to MON-SET-12)."""
    box, start = tables["box"], tables["start_stock"]
    for row in tables["resource"]:
        where = f"resource.{row['id']}"
        if row["box_count"] > MOST:
            raise DataError(where, f"box_count cannot be more than {MOST}")
        for players, supply in row["supply_by_players"].items():
            if supply + int(players) * row["start_per_player"] > row["box_count"]:
                raise DataError(where, f"the box has too few for {players} players")
        same(f"{where}.start_per_player", row["start_per_player"], start.get(row["id"], 0))
    for row in tables["worker"]:
        same(f"worker.{row['id']}.count", row["count"], box["workers_per_colour"])
    at_least("box.workers_per_colour", box["workers_per_colour"], 1)
    for row in tables["players"]:
        where = f"players.{row['count']}"
        if not 1 <= row["settlements_per_player"] <= box["settlements_per_colour"]:
            raise DataError(where, f"settlements_per_player must be from 1 to {box['settlements_per_colour']}")
        if len(row["start_coins_by_seat"]) != row["count"]:
            raise DataError(where, f"start_coins_by_seat must have {row['count']} numbers")
    most = box["settlements_per_colour"]
    if not 1 <= tables["solo"]["settlements"] <= most:
        raise DataError("solo.settlements", f"it must be from 1 to {most}", "settlements", most=most)
    known("solo.layout_of_players", tables["solo"]["layout_of_players"], [row["count"] for row in tables["players"]])
    bunks = tables["limits"]["worker_slots_per_player"]
    if start["workers"] != 2 * start["wheel_spins"] or start["workers"] > bunks:
        raise DataError("start_stock.workers", f"two for each spin, and not more than {bunks}")
    at_least("engine.turn_cap_per_player", tables["engine"]["turn_cap_per_player"], 1)
    for name in ("max_per_turn", "line_length"):
        at_least(f"build.{name}", tables["build"][name], 1)


def _check_wheel(tables: Table) -> None:
    """Pairs of workers; white ones come in pairs (MON-COMP-9)."""
    wheel = tables["wheel"]
    if len(wheel["segments"]) != wheel["segment_count"]:
        raise DataError("wheel.segments", f"there must be {wheel['segment_count']}")
    for pair in wheel["segments"]:
        if len(pair) != wheel["workers_per_segment"] or wheel["workers_per_segment"] != 2:
            raise DataError("wheel.segments", f"two workers each, not {pair!r}")
        for name in pair:
            known("wheel.segments", name, (*WORKERS, "any"))
        if pair.count("any") == 1:
            raise DataError("wheel.segments", "white workers come in pairs (MON-COMP-9)", "white-pair", "MON-COMP-9")
    at_least("wheel.wheat_per_step", wheel["wheat_per_step"], 1)
    if wheel["max_advance"] >= wheel["segment_count"]:
        raise DataError("wheel.max_advance", "less than a whole turn of the wheel")


def _check_work(tables: Table) -> None:
    """Spaces that somebody can use, and workers left when all of them are occupied (MON-INT-7)."""
    payment, bunks = tables["work_payment"], tables["limits"]["worker_slots_per_player"]
    for name in ("matching_workers", "other_workers"):
        if not 1 <= payment[name] <= bunks:
            raise DataError(f"work_payment.{name}", f"it must be from 1 to {bunks}")
    same("work_payment.small_space_coins", payment["small_space_coins"], 0)  # MON-INT-4
    for row in tables["bank_space"]:
        if not 1 <= row["workers"] <= bunks:
            raise DataError(f"bank_space.{row['id']}", f"workers must be from 1 to {bunks}")
    for row in tables["location"]:
        known(f"location.{row['id']}.area", row["area"], AREAS)
    for area in AREAS:
        if not any(row["area"] == area for row in tables["location"]):
            raise DataError("location", f"the area {area} has none")
    dearest = max(payment["matching_workers"], payment["other_workers"])
    standing = sum(row["workers"] for row in tables["bank_space"]) + 2 * dearest * len(tables["location"])
    if standing >= tables["box"]["workers"]:
        raise DataError("box.workers", f"{standing} can stand on the worker board: more are needed")


def _check_shop(tables: Table) -> None:
    """Prices rise to the right; how dear they are is the box's affair (MON-CITY-2, MON-CITY-4)."""
    shop, rows = tables["shop"], tables["shop_row"]
    costs = shop["column_costs"]
    if not costs or any(a >= b for a, b in pairwise(costs)):
        raise DataError("shop.column_costs", "they rise from left to right", "columns", "MON-CITY-4")
    same("shop_row", [row["row"] for row in rows], list(range(1, shop["row_count"] + 1)))
    if len(rows) < max(row["count"] for row in tables["players"]):
        raise DataError("shop.row_count", "a row for each player is needed (MON-CITY-10)")
    for row in rows:
        where = f"shop_row.{row['row']}"
        for name in row["goods_choice"]:
            known(f"{where}.goods_choice", name, GOODS)
        if row["goods_count"] and (row["exchanges_max"] or not row["goods_choice"]):
            raise DataError(where, "a row gives goods of some choice, or exchanges, not both")
    if not 1 <= tables["solo"]["neutral_representative_column"] < len(costs):
        where = "solo.neutral_representative_column"
        raise DataError(where, "the player must be able to outbid it (MON-SOLO-4)", "neutral", "MON-SOLO-4")


def _check_tile(tile: Table) -> None:
    """Seven regions; where nothing can be built there is no cost and no cow (MON-COMP-5, MON-COMP-6)."""
    where = f"tile.{tile['id']}"
    same(f"{where}.hexes", sorted(face["pos"] for face in tile["hexes"]), list(range(POSITIONS)))
    for face in tile["hexes"]:
        here = f"{where}.hexes.{face['pos']}"
        known(f"{here}.terrain", face["terrain"], TERRAINS)
        for name in face["cost"]:
            known(f"{here}.cost", name, GOODS)
        barren = face["terrain"] in UNBUILDABLE
        if barren != (not face["cost"]):
            reason = "mountains and lakes have no cost, all other regions have one (MON-COMP-6)"
            raise DataError(here, reason, "barren", "MON-COMP-6")
        if barren and (face["cow"] or face["double"]):
            reason = "nobody could use a cow or double symbol here (MON-COMP-6)"
            raise DataError(here, reason, "barren-sign", "MON-COMP-6")
        if face["canteen"] and face["terrain"] != "lake":
            raise DataError(here, "canteens are found in lakes (MON-COMP-5)", "canteen", "MON-COMP-5")


def _check_layout(tables: Table, layout: Table) -> None:
    """As many tiles as the player count asks for, side by side without overlap, and pieces for every draw of them."""
    where = f"layout.{layout['players']}"
    row = next(row for row in tables["players"] if row["count"] == layout["players"])
    centres = layout["tile_centres"]
    if not len(centres) == row["landscape_tiles"] == layout["tile_count"] <= len(tables["tile"]):
        raise DataError(where, f"{row['landscape_tiles']} tiles are laid (MON-SET-1)")
    around = [(0, 0), *map(tuple, tables["geometry"]["directions"].values())]
    regions = {(q + dq, r + dr) for q, r in centres for dq, dr in around}
    if len(regions) != POSITIONS * len(centres):
        raise DataError(where, "the tiles overlap")
    reached, edge = set[tuple[int, int]](), [next(iter(regions))]
    while edge:
        q, r = edge.pop()
        if (q, r) in regions and (q, r) not in reached:
            reached.add((q, r))
            edge += [(q + dq, r + dr) for dq, dr in around]
    if reached != regions:
        raise DataError(where, "the map falls apart")
    for symbol, needed in (("cow", row["count"] * tables["start_stock"]["cows"]), ("canteen", 0)):
        shown = sorted((sum(face[symbol] for face in tile["hexes"]) for tile in tables["tile"]), reverse=True)
        if sum(shown[: len(centres)]) + needed > tables["box"][f"{symbol}s"]:
            reason = f"the box has too few {symbol}s for {layout['players']} players (MON-SET-5)"
            raise DataError("tile", reason, f"too-few-{symbol}", "MON-SET-5", count=tables["box"][f"{symbol}s"])
