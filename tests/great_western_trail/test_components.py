"""What is in the box."""

from collections import Counter

import pytest

from abilene.games.great_western_trail.data import BLACK, BUILDING, COLOURS, GREEN, HAZARD, NATIVE, NEUTRAL, SLOTS
from abilene.games.great_western_trail.state import NEUTRAL_TILE, PRIVATE_TILE
from tests.great_western_trail.ranch import EDITIONS, TABLES, A, ranch, start
from tests.great_western_trail.test_whole_games import cards
from tests.rules import rule

EDITION = {1: TABLES["first_edition"], 2: TABLES["second_edition"]}


@rule("GWT-COMP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board(edition: int) -> None:
    t = start(4, edition)
    figures = t.figures
    kinds = Counter(figures.space_kind)
    assert (kinds[NEUTRAL], kinds[BUILDING], kinds[HAZARD], kinds[NATIVE]) == (7, 22, 12, 9)
    path, edge = {figures.start}, [figures.start]
    while edge:
        ahead = set(figures.space_next[edge.pop()]) - path
        path |= ahead
        edge += ahead
    assert (len(figures.spaces), len(path)) == (52, 49)
    assert figures.kansas_city in path
    assert figures.last_space == 2 * 39
    assert sum(station >= 0 for station in figures.turnout_station[1::2]) == 9
    assert (len(figures.station_at), len(figures.cities)) == (10, 10)
    assert (len(figures.job_cost), len(t.jobs)) == (12, 12 * 4)
    assert len(t.foresight) == 3 * 2
    assert (sum(t.market), len(t.display)) == (13, 4)


@rule("GWT-COMP-2")
def test_the_back_of_a_tile_fixes_its_supply() -> None:
    figures = start().figures
    backs = [Counter(figures.tile_names[tile].split()[0] for tile in supply) for supply in figures.supplies]
    assert [sum(back.values()) for back in backs] == [35, 33, 26]
    assert backs[0] == {"flood": 6, "drought": 6, "rockfall": 6, "native": 17}
    assert backs[1] == {"cowboy": 11, "craftsman": 11, "engineer": 11}
    assert backs[2] == {"cowboy": 7, "craftsman": 7, "engineer": 7, "native": 5}
    natives = Counter(tile for supply in figures.supplies for tile in supply if tile >= figures.first_native)
    assert list(natives.values()) == [11, 11]


@rule("GWT-COMP-3")
def test_hazards_have_a_hand_and_points_and_natives_only_a_hand() -> None:
    figures = start().figures
    for tile in set(figures.supplies[0]):
        name = figures.tile_names[tile]
        if figures.tile_hazard[tile] >= 0:
            assert figures.tile_hands[tile] in (GREEN, BLACK)
            assert figures.tile_vp[tile] in (2, 3, 4)
        else:
            assert (name, figures.tile_hands[tile], figures.tile_vp[tile]) in [
                ("native a", BLACK, 0),
                ("native b", GREEN, 0),
            ]
    assert len(set(figures.supplies[0])) == 3 * 5 + 2


@rule("GWT-COMP-4")
def test_the_colour_of_a_cattle_card_fixes_its_value() -> None:
    figures = start().figures
    assert (len(figures.market_cards), len(figures.start_herd)) == (36, 14)
    values = dict(zip(COLOURS, figures.colour_value, strict=True))
    assert values == {
        "gray": 1, "green": 2, "black": 2, "white": 2, "yellow": 3, "red": 3, "blue": 3, "brown": 4, "purple": 5,
        "orange": 0,  # in another module
    }  # fmt: skip
    for kind, colour in enumerate(figures.kind_colour):
        assert figures.kind_value[kind] == figures.colour_value[colour]
    points = {kind: figures.kind_vp[kind] for kind in figures.start_herd}
    assert set(points.values()) == {0}
    assert sum(figures.kind_vp[kind] for kind in figures.market_cards) == 7 + 14 + 21 + 36 + 36


@rule("GWT-COMP-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_objective_cards(edition: int) -> None:
    t = start(4, edition)
    figures = t.figures
    assert (len(figures.objective_cards), len(figures.starting_cards)) == (24, 4)
    for objective in figures.objectives:
        starting = objective.id.startswith("S")
        assert (objective.immediate < 0) == starting
        assert (objective.penalty == 0) == starting
        assert objective.vp > 0
        assert 1 <= sum(objective.needs) <= 4
    assert sum(kind >= figures.cattle for kind in cards(t)) == 28


@rule("GWT-COMP-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutral_buildings_have_no_owner_and_no_hand(edition: int) -> None:
    t = start(3, edition)
    neutral = [space for space, tile in enumerate(t.tiles) if NEUTRAL_TILE <= tile < PRIVATE_TILE]
    faces = [t.figures.faces[t.face(space)] for space in neutral]
    assert sorted(face.name for face in faces) == list("ABCDEFG")
    assert all(face.groups for face in faces)
    assert [t.owner(space) for space in neutral] == [-1] * 7
    assert [t.hands_at(space) for space in neutral] == [0] * 7


@rule("GWT-COMP-7")
@pytest.mark.parametrize(("edition", "numbers"), [(1, 10), (2, 12)])
def test_private_buildings_have_two_faces(edition: int, numbers: int) -> None:
    t = start(3, edition)
    assert EDITION[edition]["components"]["private_building_tiles_per_player"] == numbers
    assert [unbuilt.bit_count() for unbuilt in t.unbuilt] == [numbers] * 3
    faces = t.figures.faces[t.figures.neutrals :]
    assert [face.name for face in faces] == [f"{number}{side}" for number in range(1, numbers + 1) for side in "ab"]
    assert all(face.craftsmen >= 1 and face.vp >= 1 and face.groups for face in faces)
    by_hands = Counter(face.hands.bit_count() for face in faces)
    assert by_hands == {0: 2 * numbers - 9, 1: 7, 2: 2}


@rule("GWT-COMP-8")
@pytest.mark.parametrize(("edition", "masters"), [(1, 5), (2, 9)])
def test_station_masters(edition: int, masters: int) -> None:
    ids = [master.id for master in start(2, edition).figures.masters]
    assert ids == [f"M{number}" for number in range(1, masters + 1)]
    assert EDITION[edition]["components"]["station_master_tiles"] == masters


@rule("GWT-COMP-9")
def test_a_player_board_has_nine_white_slots_and_five_black_ones() -> None:
    t = start()
    assert len(SLOTS) == TABLES["common"]["components"]["discs_per_player"] == 14
    assert Counter(t.figures.slot_white) == {True: 9, False: 5}
    black = {slot for slot, white in zip(SLOTS, t.figures.slot_white, strict=True) if not white}
    assert black == {"step_left", "step_right", "hand_1", "hand_2", "certificate_6"}


@rule("GWT-COMP-10")
def test_exchange_tokens_belong_to_the_second_edition_and_never_run_out() -> None:
    assert EDITION[1]["components"]["exchange_tokens"] == 0
    assert EDITION[2]["components"]["exchange_tokens"] == 12
    assert start(3, 1).tokens == [0, 0, 0]
    r = ranch().tokens(12)
    r.do(A, "exchange_token")
    assert r.t.tokens[A] == 13
    assert not any(
        action == "exchange_token"
        for row in EDITION[1]["private_buildings"]["buildings"]
        for local in row["local_actions"]
        for action in local
    )
