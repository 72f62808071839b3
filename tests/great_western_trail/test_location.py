"""Phase B: using the location."""

import pytest

from tests.great_western_trail.ranch import EDITIONS, A, B, ranch
from tests.rules import rule


@rule("GWT-LOC-1")
def test_local_actions_each_once_in_any_order() -> None:
    r = ranch().money(20).hand(A, "white", "white").jobs("cowboy cowboy cowboy", token=2).visit(A, "A")
    assert r.options() == ["use discard_white_money_2", "use hire_0", "use hire_plus2", "use auxiliary"]
    r.play("use hire_plus2")
    assert r.options() == ["use discard_white_money_2", "use hire_0", "use end"]
    r.play("use discard_white_money_2")  # there is a second white card, but each action is used once
    assert r.options() == ["use hire_0", "use end"]
    r.play("use hire_0")
    assert r.options() == ["use end"]
    assert r.t.money[A] == 20 - 8 + 2 - 6


@rule("GWT-LOC-1")
def test_or_else_one_single_auxiliary_action() -> None:
    r = ranch().money(20).hand(A, "white").slots(A, "aux_money_2").jobs("cowboy", token=2).visit(A, "A")
    r.play("use auxiliary")
    assert r.options() == ["auxiliary gain_money 1", "auxiliary draw_discard 1"]  # no double one
    r.play("auxiliary gain_money 1")
    assert r.options() == ["use end"]
    assert r.t.money[A] == 21


@rule("GWT-LOC-1")
def test_an_own_building_is_used_like_a_neutral_one() -> None:
    r = ranch().hand(A, "white").market("red 2").money(6).building("A-1", A, "2a").visit(A, "A-1")
    assert r.options() == ["use discard_white_money_4", "use buy_cattle", "use auxiliary"]


@rule("GWT-LOC-2")
@pytest.mark.parametrize("space", ["A-1", "FLOOD-1", "NATIVE-4"])
def test_elsewhere_exactly_one_single_auxiliary_action(space: str) -> None:
    r = ranch().hand(A, "white").market("red 2").money(6).slots(A, "aux_money_2", "aux_engine_1", "aux_engine_2")
    r.building("A-1", B, "2a").tile("FLOOD-1", "flood green 4").tile("NATIVE-4", "native a").visit(A, space)
    assert r.options() == ["use auxiliary"]
    r.play("use auxiliary")
    assert r.options() == ["auxiliary gain_money 1", "auxiliary draw_discard 1", "auxiliary pay_engine_forward 1"]
    r.play("auxiliary gain_money 1")
    assert r.options() == ["use end"]


@rule("GWT-LOC-3")
def test_kansas_city_has_its_five_subphases_and_no_auxiliary_action() -> None:
    r = ranch().hand(A, "white").marker(A, 1)
    r.foresight("native a, native b", "cowboy, engineer", "craftsman, engineer").visit(A, "KANSAS-CITY")
    kinds = []
    while not r.t.over:
        kinds.append(r.t.step().kind)
        r.t.play(r.t.options()[0])
    assert kinds == ["foresee", "foresee", "foresee", "income", "deliver", "disc", "leave"]


@rule("GWT-LOC-4", "GWT-INT-1")
def test_phase_b_ends_only_once_something_was_done() -> None:
    r = ranch().money(20).hand(A, "white", "o01").jobs("cowboy", token=2).visit(A, "A")
    assert "use end" not in r.options()
    r.play("use play o01")
    assert "use end" not in r.options()  # a card is no action of the location
    r.play("use hire_0")
    assert "use end" in r.options()  # the other two are skipped
    bare = ranch().money(0).hand(A).visit(A, "B")
    assert bare.options() == ["use auxiliary"]
    bare.play("use auxiliary")
    assert "auxiliary gain_money 1" in bare.options()


@rule("GWT-LOC-5")
def test_one_of_two_alternatives() -> None:
    r = ranch().visit(A, "C")
    assert {"use certificate_1", "use objective_gain"} <= set(r.options())
    r.play("use certificate_1")
    assert r.options() == ["use engine_per_engineer", "use end"]
    other = ranch().money(9).tile("NATIVE-1", "native a").visit(A, "D")
    assert {"use native_take", "use pay_2_engine_2"} <= set(other.options())
    other.play("use pay_2_engine_2", "engine 2")
    assert other.options() == ["use aux_single_or_double", "use end"]


@rule("GWT-LOC-6")
def test_the_risk_action_of_a_space_belongs_to_the_owner_once_per_visit() -> None:
    r = ranch().hand(A, "white", "black", "black").building("DROUGHT-RISK-1", A, "2a").visit(A, "DROUGHT-RISK-1")
    assert "use risk_any_certificate_1" in r.options()
    r.play("use risk_any_certificate_1", "sell black 0")
    assert "use risk_any_certificate_1" not in r.options()
    assert "use discard_white_money_4" in r.options()
    guest = ranch().hand(B, "white").building("DROUGHT-RISK-1", A, "2a").visit(B, "DROUGHT-RISK-1")
    assert guest.options() == ["use auxiliary"]
    elsewhere = ranch().hand(A, "white").market().pile().building("A-1", A, "2a").visit(A, "A-1")
    assert elsewhere.options() == ["use discard_white_money_4", "use auxiliary"]


@rule("GWT-LOC-7")
def test_risk_any_takes_a_cattle_card_of_any_colour() -> None:
    r = ranch().money(0).hand(A, "gray", "purple 7", "o01").building("ROCKFALL-RISK-1", A, "1a")
    r.visit(A, "ROCKFALL-RISK-1").play("use risk_any_certificate_1")
    assert r.options() == ["sell gray 0", "sell purple 7"]
    r.play("sell purple 7")
    assert (r.certificates(A), r.t.money[A]) == (1, 0)
    assert r.cards(r.t.discards[A]) == ["purple 7"]


@rule("GWT-LOC-7")
def test_risk_gray_takes_a_gray_card_and_gives_two_dollars() -> None:
    risk = "use risk_gray_certificate_1_money_2"
    r = ranch().money(0).hand(A, "gray", "white").building("ROCKFALL-RISK-2", A, "9a").visit(A, "ROCKFALL-RISK-2")
    r.play(risk)
    assert (r.certificates(A), r.t.money[A]) == (1, 2)
    assert r.cards(r.t.discards[A]) == ["gray"]
    without = ranch().hand(A, "white").building("ROCKFALL-RISK-2", A, "9a").visit(A, "ROCKFALL-RISK-2")
    assert risk not in without.options()


@rule("GWT-LOC-8")
def test_the_risk_spaces_of_both_editions() -> None:
    risks = {}
    for edition in EDITIONS:
        figures = ranch(3, edition).t.figures
        risks[edition] = {
            name: figures.actions[risk].id.split("_")[1]
            for name, risk in zip(figures.spaces, figures.space_risk, strict=True)
            if risk >= 0
        }
    common = {
        "FLOOD-RISK-2": "gray",
        "DROUGHT-RISK-1": "any",
        "NATIVE-RISK-1": "any",
        "NATIVE-RISK-2": "gray",
        "ROCKFALL-RISK-1": "any",
        "ROCKFALL-RISK-2": "gray",
    }
    assert risks == {1: {"FLOOD-RISK-1": "gray", **common}, 2: {"FLOOD-RISK-1": "any", **common}}


@rule("GWT-LOC-9", "GWT-INT-45")
def test_replacing_the_building_under_the_own_herder_ends_its_use() -> None:
    # The fourth craftsman builds at once; the herder stands on 6a, which also moves the engine.
    r = ranch().money(30).workers(A, craftsman=3).hand(A, "gray").jobs("craftsman", token=2)
    r.building("FLOOD-RISK-1", A, "6a").visit(A, "FLOOD-RISK-1")
    assert "use engine_per_engineer" in r.options()
    r.play("use hire_minus1", "now build_1", "build 9a")
    assert r.tile_at("FLOOD-RISK-1") == "9a"
    assert r.options() == ["use end"]  # neither the rest of 6a, nor the risk action, nor 9a


@rule("GWT-LOC-9")
def test_building_elsewhere_leaves_the_visit_alone() -> None:
    r = ranch().money(30).workers(A, craftsman=3).hand(A, "gray").jobs("craftsman", token=2)
    r.building("FLOOD-RISK-1", A, "6a").visit(A, "FLOOD-RISK-1")
    r.play("use hire_minus1", "now build_1", "build 1a", "site a-1")
    assert r.options() == ["use risk_any_certificate_1", "use engine_per_engineer", "use end"]


@rule("GWT-LOC-10", "GWT-INT-2")
def test_an_action_must_change_something() -> None:
    at_limit = ranch().marker(A, 3).objectives([], []).visit(A, "C")
    assert at_limit.options() == ["use engine_per_engineer", "use auxiliary"]
    assert "use native_take" not in ranch().visit(A, "D").options()
    pairless = ranch().natives(A, a=1).building("A-1", A, "7a").visit(A, "A-1")
    assert pairless.options() == ["use auxiliary"]
    woodless = ranch().building("A-1", A, "1a").visit(A, "A-1")
    assert woodless.options() == ["use auxiliary"]


@rule("GWT-LOC-10", "GWT-INT-2")
def test_a_discard_is_a_change_even_for_a_void_reward() -> None:
    r = ranch().marker(A, 3).hand(A, "white").building("DROUGHT-RISK-1", A, "3a").visit(A, "DROUGHT-RISK-1")
    assert "use risk_any_certificate_1" in r.options()
    r.play("use risk_any_certificate_1")
    assert (r.certificates(A), r.cards(r.t.discards[A])) == (3, ["white"])
    assert "use end" in r.options()
    empty = ranch().money(0).objectives([], []).hand(A, "white").building("A-1", A, "8b").visit(A, "A-1")
    empty.play("use discard_any_money_6_objective_to_hand")
    assert empty.t.money[A] == 6
    back = ranch().engines("1").slots(A, "aux_remove_1").hand(A).building("A-1", B, "2a").visit(A, "A-1")
    back.play("use auxiliary")
    assert "auxiliary back_remove_card 1" in back.options()  # no card to remove, but the engine moves


@rule("GWT-LOC-11", "GWT-INT-3")
def test_moving_away_forfeits_what_was_not_used() -> None:
    r = ranch().hand(A, "gray", "gray").market().pile().building("A-1", A, "3a").building("A-2", A, "2a")
    r.visit(A, "A-1")
    assert "use discard_pair_money_3" in r.options()
    r.play("use move_1")
    assert r.where(A) == "A-2"
    assert r.options() == ["use auxiliary"]  # nor is anything of 3a left


@rule("GWT-LOC-12")
@pytest.mark.parametrize("space", ["A", "A-1", "FLOOD-1"])
def test_after_the_auxiliary_action_only_objectives_and_the_end_remain(space: str) -> None:
    r = ranch().money(20).hand(A, "white", "o01").jobs("cowboy", token=2)
    r.building("A-1", B, "2a").tile("FLOOD-1", "flood green 4").visit(A, space)
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.options() == ["use end", "use play o01"]
    r.play("use play o01")
    assert r.options() == ["use end"]
