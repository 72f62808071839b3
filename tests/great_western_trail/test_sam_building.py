"""Sam builds (cards 4, 11 and 14)."""

import pytest

from abilene.games.great_western_trail.sam.data import HUMAN
from abilene.games.great_western_trail.state import EMPTY, private_tile
from tests.great_western_trail.ranch import place
from tests.great_western_trail.sam_ranch import SAM, SamRanch, with_sam
from tests.rules import rule


def building(human: str, builders: int, *supply: str) -> SamRanch:
    """Sam is about to build: where the human's herder stands, his builders, and the tiles that he has left."""
    r = with_sam().herders(human, "START").workers(SAM, craftsman=builders)
    return r.his_supply(*supply) if supply else r


@rule("GWTA-BUILD-1")
@pytest.mark.parametrize(
    ("builders", "tile"), [(1, "1b"), (2, "4b"), (3, "5b"), (4, "6b"), (5, "7b"), (6, "8b")]
)  # 10b takes eight
@pytest.mark.parametrize("card", [4, 11])
def test_his_builders_limit_what_he_places_and_he_pays_nothing(builders: int, tile: str, card: int) -> None:
    r = building("A", builders).sams_turn(card)
    assert r.his_buildings() == {"A-1": tile}
    assert r.t.money[SAM] == 0
    assert r.t.unbuilt[SAM] >> int(tile[:-1]) - 1 & 1 == 0


@rule("GWTA-BUILD-2")
def test_most_builders_then_a_hand_then_the_lowest_number() -> None:
    assert building("A", 5, "1b", "5b", "6b").sams_turn(4).his_buildings() == {"A-1": "6b"}
    assert building("A", 5, "7b", "11b").sams_turn(4).his_buildings() == {"A-1": "7b"}  # it has hands
    assert building("A", 3, "12b", "5b").sams_turn(4).his_buildings() == {"A-1": "5b"}
    assert building("A", 1, "2b", "3b").sams_turn(4).his_buildings() == {"A-1": "2b"}


@rule("GWTA-BUILD-3")
@pytest.mark.parametrize(
    ("human", "taken", "site"),
    [
        ("START", [], "A-1"),
        ("A", [], "A-1"),
        ("B", [], "B-1"),
        ("A", ["A-1", "A-2"], "A-3"),
        ("A", ["A-1", "A-2", "A-3"], "B-1"),  # the spaces by the flood are never used
        ("FLOOD-2", [], "B-1"),
        ("DROUGHT-1", [], "C-1-1"),
        ("ROCKFALL-1", [], "F-1"),
        ("NATIVE-4", [], "NATIVE-RISK-1"),
        ("G", ["G-1"], "G-2"),
        ("G", ["G-1", "G-2"], "A-1"),  # from the start again
        ("G-1", [], "A-1"),
    ],
)
def test_the_next_free_space_ahead_of_the_human(human: str, taken: list[str], site: str) -> None:
    r = building(human, 1)
    for number, space in enumerate(taken, 5):
        r.building(space, HUMAN, f"{number}a")
    r.t.herder[SAM] = place(r.t, "E")  # his own herder plays no part
    assert list(r.sams_turn(4).his_buildings()) == [site]


@rule("GWTA-BUILD-3")
def test_ahead_of_where_the_human_stands_not_there() -> None:
    r = building("A-2", 1).sams_turn(4)
    assert r.his_buildings() == {"A-3": "1b"}


@rule("GWTA-INT-4")
@pytest.mark.parametrize(
    ("human", "taken", "site"),
    [
        ("C", [], "C-1-1"),
        ("C", ["C-1-1"], "C-1-2"),  # as near as D-1: the road listed first
        ("C", ["C-1-1", "C-1-2"], "D-1"),
        ("C", ["C-1-1", "C-1-2", "D-1"], "E-1"),  # 4 spaces away; the one past the outlaws is 8 away
        ("F", [], "F-1"),
        ("F", ["F-1"], "F-2"),
        ("NATIVE-9", ["NATIVE-RISK-1", "NATIVE-RISK-2"], "E-1"),
    ],
)
def test_spaces_are_counted_along_all_roads_at_once(human: str, taken: list[str], site: str) -> None:
    r = building(human, 1)
    for number, space in enumerate(taken, 5):
        r.building(space, HUMAN, f"{number}a")
    assert list(r.sams_turn(4).his_buildings()) == [site]


def full(r: SamRanch) -> SamRanch:
    """The human's buildings stand on every free space but those by hazards."""
    for space in r.t.figures.building_spaces:
        if r.t.tiles[space] == EMPTY and (
            "RISK" not in r.t.figures.spaces[space] or "NATIVE" in r.t.figures.spaces[space]
        ):
            r.t.tiles[space] = private_tile(HUMAN, 11)
    return r


@rule("GWTA-BUILD-4")
def test_he_replaces_only_when_no_new_tile_can_be_placed() -> None:
    r = building("A", 3, "6b").building("B-1", SAM, "2b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "6b"}  # 6b needs 4, but only 3 more than 2b
    r = building("A", 3, "6b", "3b").building("B-1", SAM, "2b").sams_turn(4)
    assert r.his_buildings() == {"A-1": "3b", "B-1": "2b"}
    r = full(building("A", 3, "3b").building("B-1", SAM, "2b")).sams_turn(4)
    assert r.his_buildings() == {"B-1": "3b"}  # there is no space for a new one
    assert r.why("replaced") == "replace-most"


@rule("GWTA-BUILD-4")
def test_the_replacement_with_most_builders_then_the_costliest_tile() -> None:
    r = building("A", 3, "6b", "8b").building("B-1", SAM, "2b").building("B-2", SAM, "5b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "2b", "B-2": "8b"}  # 3 builders, as 6b for 2b, but the larger tile
    r = building("A", 1, "4b", "6b").building("B-1", SAM, "2b").building("B-2", SAM, "5b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "2b", "B-2": "6b"}  # though 4b for 2b would add a hand
    r = building("A", 2, "5b", "6b").building("B-1", SAM, "2b").building("B-2", SAM, "12b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "5b", "B-2": "12b"}  # 2 builders, not 1


@rule("GWTA-BUILD-4")
def test_then_most_buildings_with_hands_then_the_lowest_number() -> None:
    r = building("A", 4, "7b", "11b").building("B-1", SAM, "2b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "7b"}
    r = building("A", 4, "11b").building("B-1", SAM, "1b").building("B-2", SAM, "2b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "1b", "B-2": "11b"}  # the hand of 1b stays
    r = building("A", 5, "9b", "8b").building("B-1", SAM, "2b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "8b"}
    gone = r.t.unbuilt[SAM]
    assert gone >> 1 & 1 == 0  # 2b is out of the game
    assert r.t.breakdown()[SAM]["buildings"] == 8


@rule("GWTA-BUILD-5")
@pytest.mark.parametrize("specialty", ["cowboy", "engineer"])
def test_card_14_of_others_places_a_tile_for_one_builder(specialty: str) -> None:
    r = building("A", 4).specialty(specialty)
    r.sams_turn(14).sams_turn(14)
    assert r.his_buildings() == {"A-1": "1b", "A-2": "2b"}
    assert r.why("built") == "build-one"
    r.sams_turn(14)  # both are gone: a difference of 1, and then most hands
    assert r.his_buildings() == {"A-1": "1b", "A-2": "4b"}
    assert r.why("replaced") == "replace-one"
    r.sams_turn(14)
    assert r.his_buildings() == {"A-1": "1b", "A-2": "5b"}  # 5b for 4b: the costliest tile comes before hands


@rule("GWTA-BUILD-5")
def test_card_14_of_a_builder_builds_as_usual() -> None:
    r = building("A", 4).specialty("craftsman").sams_turn(14)
    assert r.his_buildings() == {"A-1": "6b"}


@rule("GWTA-BUILD-6")
def test_otherwise_nothing_is_built() -> None:
    r = building("A", 1, "10b").building("B-1", SAM, "2b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "2b"}
    assert r.told()[-1] == ("skipped", "no-building")
    r = building("A", 6, "10b").building("B-1", SAM, "2b").specialty("cowboy").sams_turn(14)
    assert r.told()[-1] == ("skipped", "no-building")  # exactly one builder
    r = building("A", 1, "9b").building("B-1", SAM, "8b").sams_turn(4)
    assert r.his_buildings() == {"B-1": "8b"}  # both need six: nothing would be gained
