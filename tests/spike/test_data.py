"""Figures that cannot be those of a box are refused, and those that can are used."""

from typing import Any

import pytest

from abilene.engine.errors import DataError
from tests.rules import rule
from tests.spike.railway import TABLES, A, load, table

Changes = dict[str, Any]

WRONG: list[tuple[Changes, str]] = [
    ({"setup": {"initial_hand": -1}}, "setup.initial_hand"),
    ({"setup": {"initial_hand": 20}}, "setup.initial_hand"),
    ({"setup": {"initial_hand": 0}}, "setup.initial_hand"),
    ({"setup": {"display_size": 0}}, "setup.display_size"),
    ({"setup": {"gift_receiver": "left_neighbour"}}, "setup.gift_receiver"),
    ({"setup": {"cards_given_by_first_player": 2}}, "cards_given"),
    ({"setup": {"rail_cards_removed_per_kind": {"2": 11}}}, "rail_cards_removed_per_kind.2"),
    ({"setup": {"rail_deck_total": {"3": 59}}}, "rail_deck_total.3"),
    ({"setup": {"contracts_per_player": {"4": 4}}}, "contracts_per_player.4"),
    ({"setup": {"expert": {"route_cards_dealt": 3}}}, "route_cards_dealt"),
    ({"rail_kinds": {"items": [{"id": "white", "copies": 9}]}}, "components.rail_cards"),
    ({"rounds": {"rounds": 4}}, "rounds.rounds"),
    ({"rounds": {"game_ends_on_time_card": 4}}, "game_ends_on_time_card"),
    ({"rounds": {"time_cards": 4}}, "components.time_cards"),
    ({"market": {"rows": 4}}, "market.rows"),
    ({"market": {"row_values_top_to_bottom": [3, 2]}}, "row_values_top_to_bottom"),
    ({"market": {"scored_chip_goes_to": 2}}, "scored_chip_goes_to"),
    ({"map": {"cities": 35}}, "map.cities"),
    ({"map_tracks": {"items": [{"id": "t001", "kind": "pink"}]}}, "map_tracks.t001.kind"),
    ({"map_tracks": {"items": [{"id": "t001", "a": "atlantis"}]}}, "map_tracks.t001.a"),
    ({"map_tracks": {"items": [{"id": "t001", "a": "duluth"}]}}, "map_tracks.t001"),
    ({"map_cities": {"items": [{"id": "topeka", "commodity": "gold"}]}}, "map_cities.topeka.commodity"),
    ({"map_cities": {"items": [{"id": "topeka", "commodity": "pigs"}]}}, "commodities"),
    ({"contracts": {"items": [{"id": "cows_1", "commodity": "wood"}]}}, "contracts"),
    ({"contracts": {"items": [{"id": "cows_1", "side_a": [["albany", 5]]}]}}, "contracts.cows_1.side_a"),
    ({"contracts": {"items": [{"id": "cows_1", "side_a": [["atlantis", 5]]}]}}, "contracts.cows_1.side_a"),
    ({"contracts": {"items": [{"id": "cows_1", "side_b": [["topeka", 0]]}]}}, "contracts.cows_1.side_b"),
    ({"contracts": {"items": [{"id": "cows_1", "side_b": [["topeka", 5], ["topeka", 6]]}]}}, "contracts.cows_1.side_b"),
    ({"routes": {"items": [{"id": "route_albany", "start": "boston"}]}}, "routes"),
    ({"routes": {"items": [{"id": "route_albany", "destinations": [["albany", 5]]}]}}, "routes.route_albany"),
    ({"routes": {"items": [{"id": "route_albany", "destinations": [["atlantis", 5]]}]}}, "routes.route_albany"),
    ({"train": {"speed_levels": [1, 1, 2]}}, "train.speed_levels"),
    ({"train": {"power_levels": [2, 3]}}, "train.power_levels"),
    ({"train": {"upgrade_costs": [3]}}, "train.upgrade_costs"),
    ({"train": {"upgrades_per_turn": 2}}, "train.upgrades_per_turn"),
    ({"components": {"track_pieces_per_player": 40}}, "components.track_pieces"),
    ({"solo": {"setup_of_players": 5}}, "solo.setup_of_players"),
    ({"solo": {"contracts": 13}}, "solo.contracts"),
    ({"solo": {"initial_hand": 40}}, "solo.initial_hand"),
    ({"engine_limits": {"max_turns_per_player": 0}}, "max_turns_per_player"),
]


@rule("SPK-BUILD-16")
@pytest.mark.parametrize(("changes", "named"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_figures_that_cannot_be(changes: Changes, named: str) -> None:
    with pytest.raises(DataError, match=named):
        load(2, data=changes)


def test_a_map_in_two_pieces_is_refused() -> None:
    lost = [
        {
            "id": row["id"],
            "a": "boston" if row["a"] == "miami" else row["a"],
            "b": "boston" if row["b"] == "miami" else row["b"],
        }
        for row in TABLES["map_tracks"]["items"]
        if "miami" in (row["a"], row["b"])
    ]
    with pytest.raises(DataError, match="miami"):
        load(2, data={"map_tracks": {"items": lost}})


@rule("SPK-REC-12")
def test_corrected_figures_are_used() -> None:
    corrected = {
        "train": {"speed_levels": [1, 3, 5], "upgrade_costs": [2, 4]},
        "market": {"row_values_top_to_bottom": [4, 3, 2]},
        "contracts": {"items": [{"id": "fruit_2", "side_a": [["topeka", 21]]}]},
        "map_tracks": {"items": [{"id": "t277", "kind": "white"}]},
        "setup": {"start_money": 2},
    }
    game = load(3, data=corrected)
    assert game.start(1).money == [2, 2, 2]
    assert "train" not in game.reconstructed
    r = table(3, data=corrected).money(2).home(A, "raleigh").market("pigs oil wood").hand(A, white=1, yellow=1).turn()
    r.play("build")
    assert r.t.money[A] == 6
    assert r.t.breakdown()[A] == {"connections": 4, "deliveries": 0, "upgrades": 2, "route": 0}
    assert r.t.scores()[A] == 6
    r.t.stack.clear()
    r.turn().play("speed")
    assert (r.t.speed(A), r.t.money[A]) == (3, 4)
    fruit = r.contract(A, "fruit_2 a").t
    assert fruit.payout(r.good("fruit"), r.city("topeka")) == 21
