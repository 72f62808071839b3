"""How the rules are read where the rulebooks leave room: interpretations 1 to 28."""

import pytest

from abilene.games.great_western_trail.steps.auxiliary import Auxiliary
from abilene.games.great_western_trail.steps.kansas_city import Income, SpecialDelivery, transport
from abilene.games.great_western_trail.steps.railroad import MayUpgrade, reach_backward
from tests.great_western_trail.ranch import EDITIONS, A, B, Ranch, rails, ranch
from tests.rules import rule


@rule("GWT-INT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_phase_b_is_compulsory(edition: int) -> None:
    for where in "ABCDEFG":
        r = ranch(edition=edition).hand(A, "gray").money(9).visit(A, where)
        assert "use end" not in r.options()
        r.play("use auxiliary")
        assert "auxiliary gain_money 1" in r.options()
        assert r.play("auxiliary gain_money 1").options() == ["use end"]


@rule("GWT-INT-1")
def test_with_nothing_in_hand_a_dollar_is_still_to_be_had() -> None:
    r = ranch().hand(A).draw_pile(A).discard_pile(A).money(0).visit(A, "B")
    assert r.options() == ["use auxiliary"]
    r.play("use auxiliary")
    assert (r.t.money[A], r.options()) == (1, ["use end"])


@rule("GWT-INT-2")
def test_a_discard_counts_even_if_its_reward_is_void() -> None:
    r = ranch().building("FLOOD-RISK-1", A, "2a").hand(A, "gray").marker(A, 3).visit(A, "FLOOD-RISK-1")
    r.play("use risk_any_certificate_1")
    assert (r.certificates(A), r.t.hands[A]) == (3, [])
    assert "use end" in r.options()


@rule("GWT-INT-2")
def test_an_action_that_changes_nothing_is_no_action() -> None:
    assert "use certificate_1" not in ranch().marker(A, 3).visit(A, "C").options()
    assert "use certificate_1" in ranch().marker(A, 2).visit(A, "C").options()
    tenth = ranch().building("A-1", A, "10a").marker(A, 3).visit(A, "A-1")
    assert tenth.options() == ["use move_5", "use auxiliary"]


@rule("GWT-INT-2")
def test_moving_the_engine_back_counts_even_if_its_reward_is_void() -> None:
    r = ranch().slots(A, "aux_certificate_1").engines("3").marker(A, 3).money(1).owe(Auxiliary(A, 1, 0))
    assert "auxiliary pay_back_certificate 1" in r.options()


@rule("GWT-INT-3")
def test_moving_away_forfeits_what_is_left() -> None:
    r = ranch().building("A-1", A, "10b").money(0).visit(A, "A-1").play("use move_4", "ride b")
    assert not {"use gain_money_4", "use engine_4"} & set(r.options())


@rule("GWT-INT-4")
def test_a_move_by_a_local_action_pays_the_owner() -> None:
    r = ranch(4).building("A-1", A, "4b").building("A-2", B, "10a").money(5, 0).visit(A, "A-1")
    r.play("use move_3", "ride b")
    assert r.t.money[:2] == [3, 2]


@rule("GWT-INT-5")
def test_a_free_move_before_any_action_ends_phase_b() -> None:
    r = ranch().hand(A, "o16").visit(A, "B")
    assert "use end" not in r.options()
    r.play("use play o16", "stray c")
    assert r.options() == []


@rule("GWT-INT-6", "GWT-KC-1")
def test_objective_cards_are_not_played_between_the_steps_in_kansas_city() -> None:
    r = ranch().hand(A, "o01", "gray").foresight("native a, native b", "cowboy, engineer", "cowboy, engineer")
    r.marker(A, 2).herders("F").turn(A)
    assert "move play o01" in r.options()
    r.play("move kansas-city")
    assert r.options() == ["foresee native a", "foresee native b", "foresee play o01"]
    r.play("foresee native a")
    while r.options():
        if r.t.player != A:
            break
        assert not [words for words in r.options() if "play" in words]
        r.play(r.options()[0])
    assert "o01" in r.cards([*r.t.discards[A], *r.t.hands[A], *r.t.draws[A]])


@rule("GWT-INT-7")
def test_two_routes_with_the_same_locations_are_one() -> None:
    r = ranch().herders("A").turn(A).play("move b")
    assert r.t.step().kind == "use"
    r = ranch().tile("FLOOD-1", "flood green 4").herders("A").turn(A).play("move b")
    assert (r.t.step().kind, len(r.options())) == ("route", 2)


@rule("GWT-INT-8", "GWT-INT-9")
def test_the_certificate_track() -> None:
    r = ranch().slots(A, "certificate_4", "certificate_6").marker(A, 6).hand(A).money(0)
    assert r.t.figures.track == [0, 1, 2, 3, 4, 6]
    r.owe(Income(A))
    spent = {6 - int(words.removeprefix("income ")) for words in r.options()}
    assert spent == {0, 2, 3, 4, 5, 6}


@rule("GWT-INT-10", "GWT-INC-2")
def test_permanent_certificates_are_added_without_asking() -> None:
    r = ranch().hand(A, "gray", "green").money(0)
    ids = [master.id for master in r.t.figures.masters]
    r.t.owned_masters[A] = 1 << ids.index("M3") | 1 << ids.index("M8")
    r.owe(Income(A))
    assert r.options() == []
    assert (r.t.total, r.t.money[A]) == (1 + 2 + 1 + 2, 6)


@rule("GWT-INT-11")
def test_the_money_of_kansas_city_can_pay_for_its_disc() -> None:
    r = ranch(2, 2).discs_left(A, "hand_1").money(1).deliver(A, 0)
    assert (r.t.money[A], r.t.hand_limit(A)) == (0, 6)


@rule("GWT-INT-12", "GWT-DISC-10")
@pytest.mark.parametrize(("money", "offered"), [(9, False), (10, True)])
def test_a_slot_of_five_dollars_leaves_enough_for_the_transport(money: int, *, offered: bool) -> None:
    r = ranch().money(money).deliver(A, 10)
    r.play("deliver chicago")
    assert ("disc hand_1" in r.options()) == offered  # five crosses on the way
    r.play("disc hand_1" if offered else "disc step_right")
    assert r.t.money[A] == money - 5 - 5 * offered


@rule("GWT-INT-13", "GWT-DISC-7")
def test_a_black_disc_on_a_white_city_only_without_white_ones() -> None:
    r = ranch().discs_left(A, "certificate_4", "step_left", "step_right").money(9).deliver(A, 1).play("deliver fulton")
    assert r.t.has_emptied(A, 12)  # certificate_4 was the only one
    r = ranch().discs_left(A, "step_left", "step_right").money(9).deliver(A, 1).play("deliver fulton")
    assert r.options() == ["disc step_left", "disc step_right"]


@rule("GWT-INT-14", "GWT-DISC-8")
def test_a_station_whose_disc_was_taken_can_be_upgraded_again() -> None:
    r = ranch().discs_left(A).stations(A, 1).masters().money(9)
    r.t.owned_masters[A] = 1
    r.deliver(A, 0)
    assert r.t.stations[A] == 0
    assert r.t.owned_masters[A] == 1
    r.slots(A).engines("t4").owe(MayUpgrade(A, 0)).play("upgrade s1", "disc aux_money_2")
    assert r.t.stations[A] == 1


@rule("GWT-INT-15", "GWT-INT-49", "GWT-DISC-11")
def test_without_a_disc_anywhere_the_delivery_is_void() -> None:
    r = ranch().discs_left(A).money(9).discs(A, fulton=1).deliver(A, 4).play("deliver kansas_city")
    assert r.options() == []
    assert r.t.money[A] == 9
    assert not r.t.has_disc_at(A, 0)
    r = ranch().discs_left(A).money(9).discs(A, fulton=1).objectives(["o01"], []).deliver(A, 4).play("deliver st_louis")
    assert (r.t.money[A], r.t.discards[A]) == (9, [])  # no arrow, no transport


@rule("GWT-INT-16", "GWT-BUY-1")
def test_cowboys_work_once_in_each_action() -> None:
    r = ranch().market("yellow 1", "red 2").pile().money(12).do(A, "buy_cattle").play("cattle red 2")
    assert r.options() == []  # the only cowboy is used
    r.do(A, "buy_cattle")
    assert r.cards(r.t.discards[A]) == ["red 2", "yellow 1"]  # and works again in another action


@rule("GWT-INT-17", "GWT-BUY-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cattle_are_revealed_at_any_time_of_the_action(edition: int) -> None:
    def buying() -> Ranch:
        r = ranch(3, edition).market("yellow 1", "yellow 1").pile("blue 3", "blue 3", "red 2").workers(A, cowboy=2)
        return r.money(12).do(A, "buy_cattle")

    assert "buy more" in buying().options()
    r = buying().play("buy v3_1")
    assert "buy more" in r.options()
    r = buying().play("buy more")
    assert sum(r.t.market) == 4
    assert "cattle blue 3" in r.play("buy v3_1").options()


@rule("GWT-INT-18", "GWT-AUX-6")
def test_the_number_is_fixed_before_the_first_card_is_seen() -> None:
    r = ranch().building("A-1", A, "4b").workers(A, cowboy=2).hand(A, "gray").draw_pile(A, "white", "green")
    r.visit(A, "A-1").play("use draw_discard_per_cowboy", "draw 1")
    assert r.cards(r.t.hands[A]) == ["gray", "white"]
    assert r.options() == ["discard gray 0", "discard white 0"]
    assert r.play("discard gray 0").t.step().kind == "use"


@rule("GWT-INT-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_removing_cards_is_optional_after_the_engine_has_moved(edition: int) -> None:
    def removing() -> Ranch:
        r = ranch(3, edition).slots(A, "aux_remove_1", "aux_remove_2").engines("3").hand(A, "gray", "white")
        return r.owe(Auxiliary(A, 2, 0)).play("auxiliary back_remove_card 2")

    assert len(removing().play("pass").t.hands[A]) == 2
    r = removing().play("remove gray 0", "pass")
    assert r.cards(r.t.hands[A]) == ["white"]
    assert r.options() == []


@rule("GWT-INT-20", "GWT-DEL-6")
def test_the_objective_of_a_delivery_is_compulsory() -> None:
    r = ranch().discs(A, bloomington=1).money(9).objectives(["o01", "o02"], ["o03"]).deliver(A, 8)
    r.play("deliver peoria", "disc aux_money_2")
    assert r.options() == ["objective o01", "objective o02", "objective stack"]
    last = ranch().discs(A, bloomington=1).money(9).objectives([], ["o03"]).deliver(A, 8)
    last.play("deliver peoria", "disc aux_money_2")
    assert last.cards(last.t.discards[A]) == ["o03"]


@rule("GWT-INT-21")
def test_a_turnout_has_the_cross_behind_it() -> None:
    city = ranch().t.figures.cities.index("chicago")
    assert [transport(ranch().engines(engine).t, A, city) for engine in ("4", "t4", "5", "t7", "8")] == [4, 3, 3, 1, 1]


@rule("GWT-INT-22")
def test_dipping_through_a_turnout() -> None:
    assert rails(ranch().t, reach_backward(ranch().engines("8").t, A, 2)) == {"6", "7"}


@rule("GWT-INT-23", "GWT-ENG-8")
def test_the_way_back_from_the_end_may_lead_to_the_start() -> None:
    r = ranch().engines("38").money(0).engine_forward(A, 1)
    assert "return 0" in r.options()
    r.play("return 0")
    assert (r.t.engine[A], r.t.money[A]) == (0, 3)
    r = ranch().engines("38").money(2).engine_forward(A, 1).play("return t33")
    assert "upgrade s9" in r.options()  # 2 + 3 dollars are just enough


@rule("GWT-INT-24", "GWT-XDEL-2")
def test_the_start_counts_as_a_space_of_a_special_delivery() -> None:
    r = ranch().engines("1").owe(SpecialDelivery(A))
    assert r.t.total == 1
    assert r.options() == ["deliver kansas_city", "deliver fulton", "pass"]


@rule("GWT-INT-25", "GWT-COPY-1")
def test_spaces_beside_the_trail_join_nothing() -> None:
    r = ranch().building("NATIVE-RISK-1", A, "6b").building("NATIVE-RISK-2", B, "10b").tile("NATIVE-9", "native a")
    r.visit(A, "NATIVE-RISK-1").play("use copy_adjacent_building")
    assert "use gain_money_4" in r.options()  # without asking: a native is no building
    r = ranch().building("DROUGHT-RISK-1", A, "6b").building("B-3", B, "10b").hand(A).marker(A, 3).objectives([], [])
    r.visit(A, "DROUGHT-RISK-1").play("use copy_adjacent_building")
    assert "use engine_per_engineer" in r.options()  # C, joined by an edge; B-3 only shares C with it


@rule("GWT-INT-26", "GWT-COPY-2")
def test_the_risk_action_of_the_neighbour_belongs_to_its_local_actions() -> None:
    r = ranch(edition=1).building("FLOOD-RISK-1", A, "8b").building("FLOOD-RISK-2", B, "7a").hand(A, "gray", "gray")
    r.money(0).visit(A, "FLOOD-RISK-1").play("use copy_adjacent_building")
    gray = "use risk_gray_certificate_1_money_2"
    r.play(gray, gray)  # the neighbour's and the own one
    assert (r.certificates(A), r.t.money[A], r.options()) == (2, 4, ["use end"])


@rule("GWT-INT-27")
def test_first_edition_copying_on_starts_from_the_copied_tile() -> None:
    r = ranch(3, 1).building("A-1", A, "8b").building("A-2", B, "8b").building("A-3", B, "10b").hand(A).money(0)
    r.visit(A, "A-1").play("use copy_adjacent_building", "use copy_adjacent_building")
    assert "use gain_money_4" in r.options()  # two spaces away
    assert r.where(A) == "A-1"
