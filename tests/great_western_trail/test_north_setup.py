"""Rails to the North: what is in the box, and the table before the first turn."""

from collections import Counter
from typing import Any

import pytest

import abilene
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail
from tests.chances import assert_even
from tests.great_western_trail.ranch import COUNTS, A, north, ranch, start
from tests.rules import rule

STRIP = ["kansas_city", "fulton", "st_louis", "bloomington", "chicago", "toledo", "harrisburg", "new_york"]
MEDIUM = ["t02", "t05", "t11", "t14", "t16", "t18"]
KINDS = {"engine_3", "hire_minus_2", "cull_or_hazard", "five_or_cattle", "free_build_2"}


def northern(players: int = 3, seed: int = 1, **options: Any) -> Trail:
    """A game with Rails to the North after its set-up."""
    return start(players, 2, seed, rails_to_the_north=True, **options)


def objectives(t: Trail) -> list[str]:
    """Objective cards of display and stack."""
    return sorted(t.figures.card_name(card) for card in [*t.display, *t.stack_of_objectives])


@rule("GWTN-COMP-1")
def test_what_the_expansion_adds_to_the_box() -> None:
    t = northern(4, orange_cattle="brahman", orange_objectives=True)
    base = start(4)
    figures = t.figures.north
    assert figures is not None
    assert dict(zip(figures.tile_names, figures.tile_copies, strict=True)) == dict.fromkeys(KINDS, 2)
    assert len(t.figures.masters) == len(base.figures.masters) + 2
    for seat in t.view(A)["seats"]:
        assert seat["annex"]["left"] == 15
        assert len(seat["slots"]) == 15
        assert len(seat["unbuilt"]) == 13
    cards = [t.figures.card_name(card) for card in [*t.pile, *(k for k, n in enumerate(t.market) for _ in range(n))]]
    assert cards.count("brahman") == 8
    assert len(objectives(t)) == len(objectives(base)) + 4 + 4
    assert len(t.figures.starting_cards) == len(base.figures.starting_cards) + 1 + 1
    tokens = [
        t.game.tables[table][row]["exchange_tokens"]
        for table, row in (("second_edition", "components"), ("north", "setup"))
    ]
    assert sum(tokens) == 20


@rule("GWTN-COMP-1")
def test_what_the_expansion_adds_for_sam() -> None:
    tables = northern().game.tables["sam"]
    assert len(tables["cards"]["cards"]) == 15
    assert len(tables["expansion_cards"]["cards"]) == 9
    assert len(tables["route_cards"]["cards"]) == 3


@rule("GWTN-SETUP-1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_base_game_is_set_up_as_ever(players: int) -> None:
    new, old = northern(players), start(players)
    for field in ("money", "tokens", "engine", "herder", "marker", "workers", "natives", "row"):
        assert getattr(new, field) == getattr(old, field), field
    assert [len(hand) for hand in new.hands] == [len(hand) for hand in old.hands]
    assert (sum(new.market), len(new.pile)) == (sum(old.market), len(old.pile))
    assert [place for place, worker in enumerate(new.jobs) if worker != EMPTY] == [
        place for place, worker in enumerate(old.jobs) if worker != EMPTY
    ]
    for t in (new, old):
        assert len([tile for tile in t.tiles if 0 <= tile < NEUTRAL_TILE]) == 7
        assert EMPTY not in t.foresight


@rule("GWTN-SETUP-2")
def test_the_strip_of_the_extension_board_replaces_the_other_one() -> None:
    r = north().money(50).deliver(A, 30)
    assert r.options() == [f"deliver {city}" for city in STRIP]
    for value, city in zip([1, 4, 6, 10, 12, 15, 18], STRIP[1:], strict=True):
        assert f"deliver {city}" in north().money(50).deliver(A, value).options()
        assert f"deliver {city}" not in north().money(50).deliver(A, value - 1).options()


@rule("GWTN-SETUP-2")
def test_track_stations_and_crossings_are_unchanged() -> None:
    new, old = northern().figures, start().figures
    assert new.crossings == old.crossings
    assert new.turnout_station == old.turnout_station
    assert new.station_cost[:10] == old.station_cost
    assert new.station_vp[:10] == old.station_vp
    for r in (north(), ranch()):
        r.money(9).engines("3").masters().engine_forward(A, 2).play("engine t4", "upgrade s1", "disc aux_money_2")
        assert r.t.money[A] == 7


@rule("GWTN-SETUP-3")
def test_six_of_ten_tiles_at_random_in_the_medium_towns() -> None:
    tables = [northern(2, seed) for seed in range(150)]
    for t in tables:
        tiles = t.view(None)["north"]["tiles"]
        assert list(tiles) == MEDIUM
        assert max(Counter(tiles.values()).values()) <= 2
    for town in MEDIUM:
        assert_even(Counter(t.view(None)["north"]["tiles"][town] for t in tables), KINDS)
    assert "tiles" in tables[0].to_data()["north"]
    assert len([tile for tile in tables[0].to_data()["north"]["tiles"] if tile != EMPTY]) == 6  # nobody knows the rest


@rule("GWTN-SETUP-4")
def test_seven_of_eleven_station_masters_at_random() -> None:
    tables = [northern(2, seed) for seed in range(200)]
    places = [0, 1, 2, 3, 4, 10, 11]
    for t in tables:
        assert [station for station, master in enumerate(t.masters) if master != EMPTY] == places
        assert len({t.masters[station] for station in places}) == 7
    for station in places:
        assert_even(Counter(t.masters[station] for t in tables), set(range(11)))


@rule("GWTN-SETUP-5")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", ["a", "b"])
def test_everybody_takes_building_13_the_annex_the_disc_and_15_stores(players: int, side: str) -> None:
    for seat in northern(players, sides=side).view(None)["seats"]:
        assert f"13{side}" in seat["unbuilt"]
        assert "aux_store_2" in seat["slots"]
        assert seat["auxiliary"]["place_store"] == 1  # the left space is free
        assert seat["annex"] == {"placed": 0, "left": 15, "bells": 0, "towns": []}


@rule("GWTN-SETUP-5")
def test_the_side_of_building_13_is_drawn_once_for_all() -> None:
    tables = [northern(4, seed, sides="random") for seed in range(60)]
    faces = [
        {name for name in seat["unbuilt"] if name.startswith("13")} for t in tables for seat in t.view(None)["seats"]
    ]
    assert all(len(face) == 1 for face in faces)
    assert all(faces[i] == faces[i - i % 4] for i in range(len(faces)))
    assert_even(Counter(face.pop() for face in faces[::4]), {"13a", "13b"})


@rule("GWTN-SETUP-6")
@pytest.mark.parametrize(("orange", "count"), [(False, 28), (True, 32)])
def test_the_objective_cards_of_the_expansion_are_shuffled_in(orange: bool, count: int) -> None:
    options: dict[str, Any] = {"orange_cattle": "both", "orange_objectives": True} if orange else {}
    t = northern(3, **options)
    assert len(objectives(t)) == count
    assert {"o25", "o26", "o27", "o28"} <= set(objectives(t))
    assert len(t.display) == 4
    shown = {t.figures.card_name(card) for seed in range(40) for card in northern(3, seed, **options).display}
    assert {"o25", "o26", "o27", "o28"} & shown


@rule("GWTN-SETUP-6")
def test_one_of_five_starting_objectives_for_everybody() -> None:
    tables = [northern(2, seed) for seed in range(150)]
    dealt = [tuple(t.figures.card_name(card) for area in t.areas for card in area) for t in tables]
    assert all(len(set(cards)) == 2 for cards in dealt)
    for seat in range(2):
        assert_even(Counter(cards[seat] for cards in dealt), {"s01", "s02", "s03", "s04", "s05"})
    six = [northern(2, seed, orange_cattle="both", orange_objectives=True) for seed in range(150)]
    assert len(Counter(t.figures.card_name(t.areas[A][0]) for t in six)) == 6


@rule("GWTN-SETUP-7")
def test_the_expansion_is_off_unless_chosen_and_needs_the_second_edition() -> None:
    assert abilene.load("great_western_trail", players=3).options["rails_to_the_north"] is False
    assert start().north is None
    with pytest.raises(ValueError, match=r"needs edition to be 2, not 1 \(GWTN-SETUP-7\)"):
        abilene.load("great_western_trail", players=3, edition=1, rails_to_the_north=True)


@rule("GWTN-SETUP-7")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"orange_cattle": "both", "orange_objectives": True}),
        (4, {"poker": True}),
        (3, {"poker": True, "orange_cattle": "simmental"}),
        (1, {"solo": "hard"}),
        (1, {"solo": "easy", "orange_cattle": "brahman"}),
    ],
)
def test_the_expansion_combines_with_every_other_module(players: int, options: dict[str, Any]) -> None:
    t = northern(players, **options)
    assert "north" in t.game.modules
    assert t.north is not None
    assert t.options()


@rule("GWT-EXT-1")
def test_towns_and_masters_are_corrected_by_data_alone() -> None:
    corrected = {
        "north": {
            "rails": {"edges": [["KC_HALL", "MTL"], *northern().game.tables["north"]["rails"]["edges"]]},
            "towns": {"towns": [{"id": "MTL", "slots": ["gain_money_2", "", "", ""]}]},
            "big_cities": {"cities": [{"id": "MTL", "value": 2, "on_delivery": ["gain_money_4"]}]},
        }
    }
    r = north(data=corrected).money(0).place_store(A).play("store mtl", "lot 1")
    assert r.t.money[A] == 2
    r.deliver(A, 2).play("deliver mtl", "disc aux_money_2")
    assert r.t.money[A] == 6
    assert r.t.view(A)["seats"][A]["cities"] == {"mtl": 1}
