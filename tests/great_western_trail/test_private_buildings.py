"""Local actions that only private buildings have."""

import pytest

from tests.great_western_trail.ranch import EDITIONS, A, B, rail, ranch
from tests.rules import rule

WOODS = {"FLOOD-RISK-2", "B-1", "C-1-1", "C-1-2", "E-1", "E-2", "ROCKFALL-RISK-2", "F-2"}


@rule("GWT-PRIV-1")
def test_two_dollars_for_each_own_building_in_the_woods() -> None:
    r = ranch().building("B-1", A, "1a").building("E-1", A, "2a").building("E-2", B, "3a").building("A-1", A, "4a")
    r.money(0).visit(A, "B-1").play("use gain_money_2_per_woods_building")
    assert r.t.money[A] == 4  # itself and 2a


@rule("GWT-PRIV-1", "GWT-ENG-6")
def test_the_engine_moves_by_buildings_in_the_woods() -> None:
    r = ranch().building("A-1", A, "7b").building("E-1", A, "2a").building("B-1", A, "3a").visit(A, "A-1")
    r.play("use engine_per_woods_building")
    assert r.options() == ["engine 1", "engine 2"]
    treeless = ranch().building("A-1", A, "7b").visit(A, "A-1")
    assert "use engine_per_woods_building" not in treeless.options()


@rule("GWT-PRIV-2", "GWT-INT-33", "GWT-INT-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eight_spaces_lie_in_the_woods(edition: int) -> None:
    figures = ranch(edition=edition).t.figures
    assert {space for space, woods in zip(figures.spaces, figures.space_woods) if woods} == WOODS


@rule("GWT-PRIV-2")
def test_a_building_outside_the_woods_does_not_count() -> None:
    r = ranch().building("ROCKFALL-RISK-1", A, "1a").visit(A, "ROCKFALL-RISK-1")
    assert "use gain_money_2_per_woods_building" not in r.options()
    r = ranch().building("ROCKFALL-RISK-2", A, "1a").money(0).visit(A, "ROCKFALL-RISK-2")
    assert r.play("use gain_money_2_per_woods_building").t.money[A] == 2


@rule("GWT-PRIV-3")
@pytest.mark.parametrize(("a", "b", "pairs"), [(1, 3, 1), (2, 2, 2)])
def test_pairs_of_natives_give_certificates_and_money(a: int, b: int, pairs: int) -> None:
    r = ranch().building("A-1", A, "7a").natives(A, a=a, b=b).money(0).slots(A, "certificate_4").visit(A, "A-1")
    r.play("use certificate_2_money_2_per_native_pair")
    assert (r.certificates(A), r.t.money[A]) == (2 * pairs, 2 * pairs)
    assert r.t.natives[:2] == [a, b]


@rule("GWT-PRIV-3")
def test_certificates_stop_at_the_limit_and_no_pair_gives_nothing() -> None:
    r = ranch().building("A-1", A, "7a").natives(A, a=3, b=3).money(0).visit(A, "A-1")
    r.play("use certificate_2_money_2_per_native_pair")
    assert (r.certificates(A), r.t.money[A]) == (3, 6)
    alone = ranch().building("A-1", A, "7a").natives(A, a=3, b=0).visit(A, "A-1")
    assert "use certificate_2_money_2_per_native_pair" not in alone.options()


@rule("GWT-PRIV-4")
def test_draw_as_many_as_cowboys_then_discard_as_many() -> None:
    r = ranch().building("A-1", A, "4b").workers(A, cowboy=3).hand(A, "gray").draw_pile(A, "white", "green", "black")
    r.visit(A, "A-1").play("use draw_discard_per_cowboy")
    assert r.options() == ["draw 1", "draw 2", "draw 3"]
    r.play("draw 2")
    assert r.cards(r.t.hands[A]) == ["gray", "white", "green"]
    r.play("discard gray 0", "discard white 0")
    assert r.cards(r.t.hands[A]) == ["green"]
    assert r.t.step().kind == "use"


@rule("GWT-PRIV-5")
@pytest.mark.parametrize(
    ("face", "action", "workers"),
    [
        ("5b", "gain_money_1_per_engineer", {"engineer": 4, "craftsman": 2}),
        ("12a", "gain_money_1_per_craftsman", {"engineer": 2, "craftsman": 4}),
    ],
)
def test_a_dollar_for_each_engineer_or_craftsman(face: str, action: str, workers: dict[str, int]) -> None:
    r = ranch().building("A-1", A, face).workers(A, **workers).money(0).visit(A, "A-1").play(f"use {action}")
    assert r.t.money[A] == 4


@rule("GWT-PRIV-5")
def test_two_dollars_for_each_station_and_a_token() -> None:
    r = ranch().building("A-1", A, "12b").stations(A, 1, 3, 10).money(0).hand(A, "gray").visit(A, "A-1")
    r.play("use gain_money_2_per_station", "use exchange_token")
    assert (r.t.money[A], r.t.tokens[A]) == (6, 1)


@rule("GWT-PRIV-6")
def test_an_objective_card_for_two_certificate_steps() -> None:
    r = ranch().building("A-1", A, "1b").hand(A, "gray", "o05").visit(A, "A-1")
    r.play("use discard_objective_certificate_2")
    assert (r.certificates(A), r.cards(r.t.discards[A])) == (2, ["o05"])
    without = ranch().building("A-1", A, "1b").hand(A, "gray").visit(A, "A-1")
    assert "use discard_objective_certificate_2" not in without.options()


@rule("GWT-PRIV-6")
def test_the_engine_goes_back_one_for_three_dollars() -> None:
    r = ranch().building("A-1", A, "1b").engines("5").money(0).visit(A, "A-1").play("use engine_back_1_money_3")
    assert r.options() == ["back 4", "back t4"]
    r.play("back 4")
    assert (r.t.engine[A], r.t.money[A]) == (rail("4"), 3)
    at_start = ranch().building("A-1", A, "1b").visit(A, "A-1")
    assert "use engine_back_1_money_3" not in at_start.options()


@rule("GWT-PRIV-7")
def test_a_station_strictly_behind_the_engine_is_upgraded() -> None:
    r = ranch().building("A-1", A, "9b").engines("t13").money(20).stations(A, 2).slots(A, "aux_money_2")
    r.visit(A, "A-1").play("use upgrade_station_behind")
    assert r.options() == ["station s1", "station s3"]  # not S2, where the disc lies, nor S4, where the engine stands
    r.play("station s3")
    assert r.t.money[A] == 16
    r.play("disc aux_draw_2")
    assert r.t.stations[A] == 0b110


@rule("GWT-PRIV-7")
def test_an_upgrade_needs_money() -> None:
    r = ranch().building("A-1", A, "9b").engines("20").money(1).visit(A, "A-1")
    assert "use upgrade_station_behind" not in r.options()


@rule("GWT-PRIV-8")
@pytest.mark.parametrize(("edition", "face", "money"), [(1, "6b", 3), (2, "8b", 6)])
def test_a_cattle_card_for_money_and_an_objective_to_hand(edition: int, face: str, money: int) -> None:
    r = ranch(edition=edition).building("A-1", A, face).hand(A, "gray", "o01", "white").money(0)
    r.objectives(["o02", "o03"], ["o04"]).visit(A, "A-1").play(f"use discard_any_money_{money}_objective_to_hand")
    assert r.options() == ["sell gray 0", "sell white 0"]
    r.play("sell white 0")
    assert r.t.money[A] == money
    r.play("objective o03")
    assert r.cards(r.t.hands[A]) == ["gray", "o01", "o03"]
    assert r.cards(r.t.discards[A]) == ["white"]


@rule("GWT-PRIV-9")
def test_two_hazards_for_two_dollars_each() -> None:
    r = ranch().building("A-1", A, "11a").money(5).tile("FLOOD-1", "flood green 4").tile("DROUGHT-1", "drought black 3")
    r.tile("DROUGHT-2", "drought green 2").visit(A, "A-1").play("use hazard_2", "hazard flood-1")
    assert r.t.money[A] == 3
    r.play("use hazard_2", "hazard drought-1")
    assert r.t.money[A] == 1
    assert "use hazard_2" not in r.options()
    assert [r.t.figures.tile_names[tile] for tile in r.t.hazards[A]] == ["flood green 4", "drought black 3"]
    assert [r.tile_at(space) for space in ("FLOOD-1", "DROUGHT-1", "DROUGHT-2")] == ["", "", "drought green 2"]


@rule("GWT-PRIV-9")
def test_each_of_the_two_is_paid_on_its_own() -> None:
    r = ranch().building("A-1", A, "11a").money(3).tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood black 2")
    r.visit(A, "A-1").play("use hazard_2", "hazard flood-1")
    assert r.t.money[A] == 1
    assert r.options() == ["use end"]


@rule("GWT-PRIV-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_separate_local_actions(edition: int) -> None:
    r = ranch(edition=edition).building("A-1", A, "10b").money(0).visit(A, "A-1")
    assert r.options() == ["use gain_money_4", "use engine_4", "use move_4", "use auxiliary"]
    r.play("use engine_4", "engine 4", "use gain_money_4")
    assert (r.t.money[A], r.t.engine[A]) == (4, rail("4"))
    assert r.options() == ["use move_4", "use end"]
    assert "ride e" in r.play("use move_4").options()
