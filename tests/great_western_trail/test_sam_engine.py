"""Sam's engine (cards 5, 6, 12 and 15), and what he takes (cards 7, 8 and 9)."""

import pytest

from abilene.games.great_western_trail.state import EMPTY
from tests.great_western_trail.sam_ranch import HUMAN, SAM, SamRanch, with_sam
from tests.rules import rule


def driving(engineers: int, at: str, human: str = "0") -> SamRanch:
    """Sam's engine is about to move."""
    return with_sam().workers(SAM, engineer=engineers).specialty("engineer").engines(human, at)


@rule("GWTA-ENG-1")
@pytest.mark.parametrize("card", [5, 6, 12])
def test_a_step_for_each_engineer_leaping_over_the_other_engine(card: int) -> None:
    assert driving(2, "0").sams_turn(card).engine_at() == "2"
    assert driving(2, "0", "1").sams_turn(card).engine_at() == "3"
    assert driving(1, "t4").sams_turn(card).engine_at() == "5"


@rule("GWTA-ENG-2")
def test_to_the_farthest_station_in_reach_else_all_the_way() -> None:
    r = driving(3, "3").sams_turn(5)
    assert (r.engine_at(), r.his_stations()) == ("t4", [1])  # a step is left over
    r = driving(2, "5").sams_turn(5)
    assert (r.engine_at(), r.his_stations()) == ("7", [])
    r = driving(2, "4", "t4").sams_turn(5)
    assert (r.engine_at(), r.his_stations()) == ("6", [])  # the human's engine stands there


@rule("GWTA-ENG-2", "GWTA-ENG-5")
def test_space_39_is_a_station_where_steps_are_lost() -> None:
    r = driving(6, "37").sams_turn(5)
    assert r.his_stations() == [10]
    assert r.sam.gone


@rule("GWTA-ENG-2", "GWTA-INT-5")
def test_the_farthest_of_three_stations() -> None:
    r = driving(6, "4").sams_turn(5)
    assert (r.engine_at(), r.his_stations()) == ("t7", [2])
    r = driving(6, "4", "6").sams_turn(5)  # 5, 7, 8, 9, 10, T10: a leap over 6 brings a third one into reach
    assert (r.engine_at(), r.his_stations()) == ("t10", [3])


@rule("GWTA-ENG-3")
def test_card_15_of_an_engineer_goes_to_the_next_station_however_far() -> None:
    r = driving(1, "5").sams_turn(15)
    assert (r.engine_at(), r.his_stations()) == ("t7", [2])
    r = driving(6, "4").sams_turn(15)
    assert r.engine_at() == "t4"  # the next, not the farthest
    r = driving(1, "5", "t7").sams_turn(15)
    assert r.engine_at() == "t10"
    r = driving(1, "t33").sams_turn(15)
    assert r.his_stations() == [10]


@rule("GWTA-ENG-3", "GWTA-INT-6")
@pytest.mark.parametrize("specialty", ["cowboy", "craftsman"])
def test_card_15_of_others_is_an_ordinary_move(specialty: str) -> None:
    r = driving(2, "8").specialty(specialty).sams_turn(15)
    assert (r.engine_at(), r.his_stations()) == ("10", [])
    assert r.why("drove") == "station-none"


@rule("GWTA-ENG-4")
def test_an_upgrade_costs_a_disc_only_and_drives_the_master_off() -> None:
    r = driving(1, "4").masters(s1="M1", s2="M2").sams_turn(5)
    assert (r.his_stations(), r.sam.discs, r.t.money[SAM]) == ([1], 13, 0)
    assert r.his_workers() == (1, 1, 1)
    assert r.t.masters[0] == r.t.posted[0] == EMPTY
    assert r.t.masters[1] != EMPTY
    r.money(20).workers(HUMAN, cowboy=3).engines("3", "9").engine_forward(HUMAN, 3)
    r.play("engine t4", "upgrade s1", "disc aux_money_2")
    assert r.options() == []  # nobody to appoint any more


@rule("GWTA-ENG-5")
def test_at_the_end_of_the_railroad_his_engine_leaves_the_game() -> None:
    r = driving(2, "38").sams_turn(6)
    assert r.his_stations() == [10]
    assert r.t.view(HUMAN)["sam"]["engine_gone"]
    discs = r.sam.discs
    r.sams_turn(5)
    assert r.told()[-1] == ("skipped", "no-engine")
    r.sams_turn(15)
    assert r.told()[-1] == ("skipped", "no-engine")
    assert (r.his_stations(), r.sam.discs) == ([10], discs)
    r.engines("38").money(0).engine_forward(HUMAN, 1)
    assert r.t.step().kind == "return"  # the human's engine finds space 39 free


@rule("GWTA-ENG-6")
def test_without_discs_the_one_of_his_least_station_moves() -> None:
    r = driving(1, "25").supply(0).stations(SAM, 2, 3, 6).sams_turn(5)
    assert r.his_stations() == [3, 6, 7]
    r = driving(1, "25").supply(0).stations(SAM, 2, 1).sams_turn(5)
    assert r.his_stations() == [2, 7]  # equal points: the lower number
    r = with_sam().herders("A", "G").supply(0).stations(SAM, 4, 9).sams_turn(8)
    assert (r.his_stations(), r.his_cities()) == ([9], {"bloomington": 1})


@rule("GWTA-ENG-7")
def test_without_any_disc_nothing_is_upgraded_or_delivered() -> None:
    r = driving(1, "25").supply(0).masters(s5="M1").sams_turn(5)
    assert (r.engine_at(), r.his_stations()) == ("t25", [])
    assert r.told()[-1] == ("skipped", "no-disc")
    r = with_sam().herders("A", "G").supply(0).sams_turn(8)
    assert r.his_cities() == {}
    assert r.where(SAM) == "START"
    r.herders("A", "G").supply(1).sams_turn(8)
    assert r.his_cities() == {"bloomington": 1}  # the city was not skipped


# ---------------------------------------------------------------------- objectives, outlaws, hazards


@rule("GWTA-OBJ-1")
def test_card_7_takes_the_objective_farthest_from_the_stack() -> None:
    r = with_sam().objectives(["o05", "o02", "o03", "o04"], ["o01"]).sams_turn(7)
    assert r.pile_names() == ["o05"]
    assert r.cards(r.t.display) == ["o02", "o03", "o04", "o01"]
    r.sams_turn(7)
    assert r.cards(r.t.display) == ["o03", "o04", "o01"]
    empty = with_sam().objectives([], []).sams_turn(7)
    assert empty.pile_names() == []


@rule("GWTA-OUT-1")
def test_card_8_takes_the_outlaw_on_the_highest_number_without_bounty() -> None:
    r = with_sam().tile("NATIVE-2", "native b").tile("NATIVE-5", "native a").tile("NATIVE-1", "native b").sams_turn(8)
    assert r.t.natives[2 * SAM :] == [1, 0]
    assert r.t.money[SAM] == 0
    assert (r.tile_at("NATIVE-5"), r.tile_at("NATIVE-2")) == ("", "native b")
    r.sams_turn(8)
    assert r.t.natives[2 * SAM :] == [1, 1]
    assert r.tile_at("NATIVE-2") == ""


@rule("GWTA-HAZ-1")
@pytest.mark.parametrize(
    ("tiles", "taken"),
    [
        (
            ["FLOOD-1 flood green 4", "DROUGHT-1 drought green 2", "DROUGHT-2 drought black 3"],
            "DROUGHT-2",
        ),  # most tiles
        (["FLOOD-1 flood green 3", "ROCKFALL-1 rockfall green 4", "DROUGHT-1 drought green 2"], "ROCKFALL-1"),
        (["ROCKFALL-1 rockfall green 4", "DROUGHT-3 drought green 4", "FLOOD-2 flood green 4"], "FLOOD-2"),
        (["ROCKFALL-1 rockfall green 4", "DROUGHT-3 drought green 4", "FLOOD-2 flood green 2"], "DROUGHT-3"),
        (["FLOOD-1 flood green 3", "FLOOD-3 flood black 3", "FLOOD-2 flood green 2"], "FLOOD-3"),  # highest number
    ],
)
def test_card_9_takes_the_dearest_hazard_of_the_fullest_area(tiles: list[str], taken: str) -> None:
    r = with_sam()
    for tile in tiles:
        r.tile(*tile.split(" ", 1))
    name = r.tile_at(taken)
    r.sams_turn(9)
    assert r.tile_at(taken) == ""
    assert r.t.view(None)["seats"][SAM]["hazards"] == [name]
