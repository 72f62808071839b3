"""The modules of the box: which options bring them in, and how their figures join the base game (GWT-EXT-1)."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.game import Module

Table = Mapping[str, Any]

MODULES = (
    Module("orange", lambda options: options.get("orange_cattle", "none") != "none"),
    Module("poker", lambda options: options.get("poker", False)),
    Module("north", lambda options: options.get("rails_to_the_north", False)),
    Module("sam", lambda options: "solo" in options),
)


def in_play(options: Table) -> list[str]:
    """The modules that these options bring in."""
    return [module.name for module in MODULES if module.used(options)]


def laid_out(tables: Table, options: Table) -> tuple[Table, Table]:
    """The common figures and those of the edition, with all that the modules in play add to them."""
    common = dict(tables["common"])
    own = dict(tables["first_edition" if options["edition"] == 1 else "second_edition"])
    modules = in_play(options)
    if "orange" in modules:
        _add_orange(common, tables["orange"], options)
    if "poker" in modules:
        deeds = [{"id": "poker_bet", "poker_bet": True}, {"id": "poker_show", "poker_show": True}]
        common["actions"] = _longer(common["actions"], "actions", deeds)
    if "north" in modules:
        _add_north(common, own, tables["north"])
    return common, own


def _longer(table: Table, key: str, rows: list[Any]) -> Table:
    return {**table, key: [*table[key], *rows]}


def _add_orange(common: dict[str, Any], orange: Table, options: Table) -> None:
    """Calves or Brahman in the market, heifers and cows beside it, their prices, and objectives if wanted."""
    rows = []
    if options["orange_cattle"] in ("simmental", "both"):
        for stage, card in enumerate(orange["simmental"]["cards"]):
            rows.append(_breed(card["id"], card, "open" if stage else "market"))
    if options["orange_cattle"] in ("brahman", "both"):
        rows.append(_breed("brahman", orange["brahman"], "market"))
    common["cattle_colours"] = _longer(common["cattle_colours"], "colours", rows)
    common["cattle_prices"] = _longer(common["cattle_prices"], "options", orange["market"]["options"])
    common["setup"] = {**common["setup"], "cattle_market_size": orange["market"]["cattle_market_size"]}
    if options["orange_objectives"]:
        _add_objectives(common, orange)


def _breed(name: str, card: Table, group: str) -> dict[str, Any]:
    copies = [[card["vp"], card["copies"]]]
    return {"colour": "orange", "name": name, "value": card["value"], "group": group, "vp_copies": copies}


def _add_north(common: dict[str, Any], own: dict[str, Any], north: Table) -> None:
    """The extension board with its strip and big cities, stations, station masters, building 13 and objectives."""
    common["actions"] = _longer(common["actions"], "actions", north["actions"]["actions"])
    board = common["player_board"]
    common["player_board"] = _longer(board, "disc_slots", [north["annex"]["disc_slot"]])
    common["stations"] = _longer(common["stations"], "stations", north["stations"]["stations"])
    strip = north["city_strip"]
    last = {"last": strip["cities"][-1]["id"]}
    own["city_strip"] = _longer({**strip, **last}, "cities", north["big_cities"]["cities"])
    own["auxiliary_actions"] = _longer(own["auxiliary_actions"], "actions", [north["auxiliary_action"]])
    own["private_buildings"] = _longer(own["private_buildings"], "buildings", north["private_buildings"]["buildings"])
    own["station_masters"] = _longer(own["station_masters"], "tiles", north["station_masters"]["tiles"])
    _add_objectives(common, north)


def _add_objectives(common: dict[str, Any], module: Table) -> None:
    for table in ("objective_cards", "starting_objective_cards"):
        common[table] = _longer(common[table], "cards", module[table]["cards"])
