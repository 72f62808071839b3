"""The figures of the box, corrections by somebody who owns one, and options that do not fit."""

from copy import deepcopy
from typing import Any

import pytest

import abilene
from abilene import DataError
from abilene.games.great_western_trail.checks import check
from tests.contract.tables import random_game
from tests.great_western_trail.ranch import EDITIONS

GAME = abilene.load("great_western_trail", players=3)


def corrected(players: int = 3, edition: int = 2, **data: Any) -> abilene.Game[Any]:
    return abilene.load("great_western_trail", players=players, edition=edition, data=data)


# ------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 5}, "not for 5 players; allowed: 1, 2, 3, 4"),
        ({"players": 0}, "not for 0 players; allowed: 1, 2, 3, 4"),
        ({"players": 3, "edition": 3}, "edition cannot be 3; allowed: 1, 2"),
        ({"players": 3, "edition": "2"}, "edition cannot be '2'; allowed: 1, 2"),
        ({"players": 3, "building_sides": "c"}, "building_sides cannot be 'c'; allowed: 'a', 'b', 'random'"),
        ({"players": 3, "neutral_buildings": True}, "neutral_buildings cannot be True; allowed: 'fixed', 'random'"),
        ({"players": 3, "darts": True}, "no option 'darts'; allowed: edition, neutral_buildings, building_sides"),
        ({"players": 3, "poker": 1}, "poker cannot be 1; allowed: False, True"),
        # what the rules exclude, with the rule
        ({"players": 1, "edition": 1}, "solo='medium' needs edition to be 2, not 1 .GWTA-SETUP-11."),
        ({"players": 2, "solo": "hard"}, "solo is for 1 players, not 2 .GWTA-SETUP-11."),
        ({"players": 1, "poker": True}, "poker is for 2, 3, 4 players, not 1 .GWTP-COMP-1."),
        ({"players": 2, "edition": 1, "rails_to_the_north": True}, "needs edition to be 2, not 1 .GWTN-SETUP-7."),
        ({"players": 2, "edition": 1, "orange_cattle": "both"}, "needs edition to be 2, not 1 .GWTS-SETUP-6."),
        ({"players": 2, "orange_objectives": True}, "orange_cattle to be 'simmental' or .* not 'none' .GWTS-SETUP-6."),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_is_allowed(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("'", ".")):
        abilene.load("great_western_trail", **settings)


def test_the_second_edition_is_what_one_gets() -> None:
    assert GAME.options == {
        "edition": 2,
        "neutral_buildings": "fixed",
        "building_sides": "a",
        "rails_to_the_north": False,
        "orange_cattle": "none",
        "orange_objectives": False,
        "poker": False,
    }
    assert GAME.modules == ()


# ------------------------------------------------------------------ corrections that change play


def test_corrected_start_money() -> None:
    game = corrected(common={"setup": {"start_money_by_turn_order": [1, 2, 3, 4]}})
    assert game.start(1).money == [1, 2, 3]


def test_a_corrected_price_and_a_corrected_building() -> None:
    game = corrected(
        common={"cattle_prices": {"options": [{"id": "v3_1", "money": 4}]}},
        second_edition={"private_buildings": {"buildings": [{"id": "1a", "vp": 7}]}},
    )
    assert game.figures.prices[0].money == 4
    assert [face.vp for face in game.figures.faces if face.name == "1a"] == [7]


def test_rows_without_an_id_are_found_by_what_tells_them_apart() -> None:
    game = corrected(common={"job_market": {"rows": [{"row": 3, "cost": 1}]}})
    assert game.figures.job_cost[2] == 1
    game = corrected(common={"cattle_colours": {"colours": [{"colour": "blue", "value": 4}]}})
    assert game.figures.kind_value[game.figures.kind_colour.index(6)] == 4


def test_rows_that_nothing_tells_apart_cannot_be_corrected() -> None:
    with pytest.raises(DataError, match=r"common.supply_tiles.hazards_of_each_type.*no name"):
        corrected(common={"supply_tiles": {"hazards_of_each_type": [{"hand": "green", "vp": 9}]}})


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corrected_game_plays_to_the_end(edition: int) -> None:
    game = corrected(edition=edition, common={"railroad": {"crossings_after": [1]}, "scoring": {"money_per_vp": 4}})
    *_, state = random_game(game, 3)
    assert state.over


# ------------------------------------------------------------------ corrections that no table could live with


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"common": {"setup": {"objective_display_size": -1}}}, "objective_display_size: it cannot be -1"),
        ({"common": {"cattle_colours": {"colours": [{"colour": "red", "copies": 8}]}}}, "red: vp_copies and copies"),
        ({"common": {"components": {"market_cattle_cards": 35}}}, "it is 36 in the rules, not 35"),
        ({"common": {"job_market": {"rows": [{"row": 12, "arrow_when_full": "yellow"}]}}}, "is 'end' in the rules"),
        ({"common": {"job_market": {"rows": [{"row": 4, "arrow_when_full": "end"}]}}}, "unknown 'end'"),
        ({"common": {"job_market": {"columns_used": {"p2": [1, 2]}}}}, "the rightmost ones"),
        ({"common": {"job_market": {"token_start_row": 200}}}, "token_start_row: unknown 200"),
        ({"common": {"job_market": {"token_start_row": 13}}}, "token_start_row: unknown 13"),
        ({"common": {"job_market": {"token_start_row": 1}}}, "token_start_row: unknown 1"),
        ({"common": {"setup": {"job_market_initial_workers": {"p2": 4}}}}, "leave row 2 open"),
        ({"common": {"setup": {"cattle_market_size": {"p4": 99}}}}, "only 36 cards"),
        ({"common": {"player_board": {"certificate_track": [0, 2, 1, 3, 4, 6]}}}, "begin with 0 and rise"),
        ({"common": {"player_board": {"certificate_limit_base": 5}}}, "unknown 5"),
        ({"common": {"stations": {"stations": [{"id": "S1", "at": "T1"}]}}}, "unknown 'T1'"),
        ({"common": {"railroad": {"crossings_after": [40]}}}, "ends at 39"),
        ({"first_edition": {"trail": {"spaces": [{"id": "G", "next": ["A"]}]}}}, "no way leads to Kansas City"),
        ({"first_edition": {"trail": {"spaces": [{"id": "G", "next": ["H"]}]}}}, "unknown 'H'"),
        ({"second_edition": {"trail": {"neutral_spaces": ["A", "B"]}}}, "7 neutral buildings"),
        (
            {"second_edition": {"city_strip": {"cities": [{"id": "TOLEDO", "value": 3}]}}},
            "in the order of their values",
        ),
        (
            {"second_edition": {"city_strip": {"arrows": [{"from": "PEORIA", "to": "TOLEDO"}]}}},
            "PEORIA and TOLEDO are no neighbours",
        ),
        (
            {"second_edition": {"private_buildings": {"buildings": [{"id": "3a", "local_actions": [["dance"]]}]}}},
            "private_buildings.3a: unknown 'dance'",
        ),
        ({"first_edition": {"private_buildings": {"buildings": [{"id": "3a", "craftsmen": 0}]}}}, "at least 1"),
        ({"second_edition": {"station_masters": {"tiles": [{"id": "M1", "per": 0}]}}}, "per cannot be 0"),
        ({"common": {"objective_cards": {"cards": [{"id": "O01", "tasks": ["goat"]}]}}}, "O01: unknown 'goat'"),
        ({"common": {"objective_cards": {"cards": [{"id": "O99", "vp": 1}]}}}, "no row with id = 'O99'"),
        ({"common": {"weather": {}}}, "unknown figure 'weather'"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_with_its_place(data: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        corrected(**data)


def test_what_the_rules_call_by_name_must_be_there() -> None:
    for table, key, name in (
        ("supply_tiles", "workers", "type"),
        ("player_board", "disc_slots", "id"),
        ("objective_tasks", "tasks", "id"),
    ):
        tables = deepcopy(GAME.tables)
        tables["common"][table][key][0][name] = "goat"
        with pytest.raises(DataError, match=f"common.{table}.{key}"):
            check(tables)
    tables = deepcopy(GAME.tables)
    tables["common"]["worker_rows"]["rows"][0]["immediate"][0]["space"] = 9
    with pytest.raises(DataError, match="no space 9"):
        check(tables)
    tables = deepcopy(GAME.tables)
    tables["first_edition"]["station_masters"]["tiles"].pop()
    with pytest.raises(DataError, match="5 stations have a place"):
        check(tables)
