"""Copying an adjacent building: 8b in the first edition, 6b in the second."""

import pytest

from tests.great_western_trail.ranch import EDITIONS, A, B, C, Ranch, ranch
from tests.rules import rule

COPIER = {1: "8b", 2: "6b"}


def copying(edition: int = 2, at: str = "A-2", players: int = 3) -> Ranch:
    """A's copying building stands there."""
    return ranch(players, edition).building(at, A, COPIER[edition])


def copied(r: Ranch, *spaces: str, at: str = "A-2") -> Ranch:
    """A visits it and copies, or copies on."""
    r.visit(A, at).play("use copy_adjacent_building")
    for space in spaces:
        if r.t.step().kind == "copy":
            r.play(f"copy {space}")
    return r


@rule("GWT-COPY-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_neighbour_of_any_owner_is_used_as_if_it_were_the_location(edition: int) -> None:
    r = copying(edition, "A-1").building("A-2", B, "2a").building("A-3", C, "3a").hand(A, "white", "white").money(20, 0)
    r = copied(r, at="A-1")
    assert r.options() == ["copy a", "copy a-2"]
    r.play("copy a-2")
    assert r.options() == ["use discard_white_money_4", "use buy_cattle", "use auxiliary"]
    r.play("use discard_white_money_4")
    assert r.t.money[:2] == [24, 0]
    assert r.options() == ["use buy_cattle", "use end"]  # each once
    r.play("use buy_cattle")
    assert r.t.step().kind == "buy"


@rule("GWT-COPY-1")
def test_the_neighbour_may_lie_ahead_or_behind() -> None:
    r = copying().building("A-1", B, "10b").building("A-3", B, "2a")
    assert copied(r).options() == ["copy a-1", "copy a-3"]


@rule("GWT-COPY-1", "GWT-INT-25")
def test_an_empty_space_in_between_breaks_adjacency() -> None:
    r = ranch().building("FLOOD-RISK-1", A, "6b").building("FLOOD-RISK-2", B, "10b").money(20)
    assert "use gain_money_4" in copied(r, at="FLOOD-RISK-1").options()  # A lies beyond the empty flood spaces
    alone = ranch().building("FLOOD-RISK-1", A, "6b").money(20).visit(A, "FLOOD-RISK-1")
    assert "use copy_adjacent_building" not in alone.options()


@rule("GWT-COPY-2", "GWT-COPY-7", "GWT-INT-26")
def test_both_risk_actions_can_be_used_in_any_order() -> None:
    def at_the_river() -> Ranch:
        r = ranch().building("FLOOD-RISK-1", A, "6b").building("FLOOD-RISK-2", B, "2a").hand(A, "gray", "white", "gray")
        return copied(r.money(0), at="FLOOD-RISK-1")

    any_cattle, gray = "use risk_any_certificate_1", "use risk_gray_certificate_1_money_2"
    assert {any_cattle, gray, "use discard_white_money_4"} <= set(at_the_river().options())
    r = at_the_river().play(any_cattle, "sell gray 0", "use discard_white_money_4", gray)
    assert (r.certificates(A), r.t.money[A], r.t.hands[A]) == (2, 6, [])
    r = at_the_river().play(gray, any_cattle, "sell gray 0", "use discard_white_money_4")
    assert (r.certificates(A), r.t.money[A], r.t.hands[A]) == (2, 6, [])


@rule("GWT-COPY-7")
def test_the_own_risk_action_may_come_before_copying() -> None:
    r = ranch().building("FLOOD-RISK-1", A, "6b").building("FLOOD-RISK-2", B, "10b").hand(A, "gray", "white")
    r.visit(A, "FLOOD-RISK-1").play("use risk_any_certificate_1", "sell white 0", "use copy_adjacent_building")
    assert {"use gain_money_4", "use engine_4", "use move_4", "use end"} <= set(r.options())


@rule("GWT-COPY-3")
def test_counts_are_the_own_ones_and_no_toll_is_paid() -> None:
    r = copying().building("A-3", B, "1a").building("E-1", A, "2a").building("E-2", B, "3a").building("F-2", B, "4a")
    r = copied(r.money(5, 5), "a-3").play("use gain_money_2_per_woods_building")
    assert r.t.money[:2] == [7, 5]
    r = copied(copying().building("A-3", B, "5b").workers(A, engineer=2).workers(B, engineer=6).money(0), "a-3")
    assert r.play("use gain_money_1_per_engineer").t.money[A] == 2


@rule("GWT-COPY-3")
def test_a_herder_move_starts_where_the_herder_is() -> None:
    r = copied(copying().building("A-1", B, "3a").building("A-3", B, "2a"), "a-1").play("use move_1")
    assert r.where(A) == "A-3"


@rule("GWT-COPY-4", "GWT-INT-27")
def test_first_edition_copying_goes_on_from_the_copied_tile() -> None:
    r = copying(1).building("A-3", B, "8b").hand(A, "green").money(0)
    r = copied(r, "a-3")
    assert r.options() == ["use copy_adjacent_building", "use auxiliary"]
    r.play("use copy_adjacent_building")  # only B: the own tile is in the chain already
    assert r.options() == ["use discard_green_money_2", "use auxiliary"]
    assert r.play("use discard_green_money_2").t.money[A] == 2


@rule("GWT-COPY-4", "GWT-COPY-6", "GWT-INT-27")
def test_first_edition_three_copiers_in_a_row_do_not_go_round_in_circles() -> None:
    r = copying(1, "A-1").building("A-2", B, "8b").building("A-3", C, "8b").hand(A).money(0)
    r.visit(A, "A-1")
    assert "use copy_adjacent_building" not in r.options()  # nothing can be done at either end
    r = copying(1, "A-1").building("A-2", B, "8b").building("A-3", C, "8b").hand(A, "green").money(0)
    r = copied(r, "a-2", at="A-1").play("use copy_adjacent_building", "use copy_adjacent_building")
    assert r.options() == ["use discard_green_money_2", "use auxiliary"]


@rule("GWT-COPY-4", "GWT-COPY-5", "GWT-INT-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_building_again_in_one_turn(edition: int) -> None:
    r = copying(edition, "A-1").building("A-2", B, "10b").building("B-1", A, "10b").money(0)
    r = copied(r, "a-2", at="A-1").play("use gain_money_4", "use move_4", "ride b-1")
    if edition == 1:
        assert {"use gain_money_4", "use engine_4", "use move_4"} <= set(r.options())
    else:
        assert r.options() == ["use auxiliary"]


@rule("GWT-COPY-5", "GWT-COPY-8", "GWT-INT-48")
def test_second_edition_one_local_action_bars_the_whole_building() -> None:
    r = ranch().building("FLOOD-RISK-1", A, "4a").building("B-1", A, "6b").building("B-2", B, "4a").hand(A, "gray")
    r.tile("DROUGHT-1", "drought black 2").money(20).visit(A, "FLOOD-RISK-1").play("use risk_any_certificate_1")
    assert {"use hazard_5", "use move_2"} <= set(r.options())  # the rest of the visit is not affected
    r.play("use move_2", "ride b-1")
    assert "use copy_adjacent_building" in r.options()
    r.play("use copy_adjacent_building")  # B, by itself: the other 4a is used
    assert "use build_2" in r.options()
    assert "use hazard_5" not in r.options()


@rule("GWT-COPY-8")
def test_second_edition_a_6b_never_copies_a_6b() -> None:
    r = copying().building("A-1", B, "6b").building("A-3", B, "2a").money(20)
    assert copied(r).options() == ["use buy_cattle", "use auxiliary"]
    r = copying().building("A-1", B, "6b").visit(A, "A-2")
    assert r.options() == ["use auxiliary"]


@rule("GWT-COPY-6")
def test_a_neighbour_with_nothing_to_do_is_not_chosen() -> None:
    r = copying().building("A-1", B, "1a").building("A-3", B, "2a").hand(A).money(0)
    r.pile()
    assert r.visit(A, "A-2").options() == ["use auxiliary"]
    r = copying().building("A-1", B, "1a").building("A-3", B, "2a").hand(A, "white").money(0).pile()
    assert copied(r).options() == ["use discard_white_money_4", "use auxiliary"]


@rule("GWT-COPY-6")
def test_a_risk_action_alone_makes_a_neighbour_worth_copying() -> None:
    r = ranch().building("FLOOD-RISK-1", A, "6b").building("FLOOD-RISK-2", B, "7a").hand(A, "gray")
    assert "use copy_adjacent_building" in r.visit(A, "FLOOD-RISK-1").options()


@rule("GWT-COPY-6")
def test_choosing_whom_to_copy_is_final_but_not_yet_an_action() -> None:
    r = copied(copying().building("A-1", B, "10b").building("A-3", B, "2a").money(9), "a-1")
    assert "use copy_adjacent_building" not in r.options()
    assert "use end" not in r.options()
    assert "use auxiliary" in r.options()
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.options() == ["use end"]
