"""Worked examples of the rules."""

import pytest

from abilene.games.great_western_trail.scoring import best_objectives, breakdown
from abilene.games.great_western_trail.steps.herd import FillHand, affordable
from abilene.games.great_western_trail.steps.kansas_city import Income, SpecialDelivery, transport
from abilene.games.great_western_trail.steps.railroad import MoveForward, reach_backward, reach_forward
from tests.great_western_trail.ranch import A, B, C, Ranch, options, play, rail, rails, ranch, start
from tests.rules import rule


@rule("GWT-EX-2", "GWT-MOVE-7")
def test_the_step_limit_grows_with_emptied_slots() -> None:
    assert ranch(3).t.step_limit(0) == 3
    assert ranch(3).slots(0, "step_left").t.step_limit(0) == 5
    assert ranch(3).slots(0, "step_left", "step_right").t.step_limit(0) == 6
    assert ranch(2).slots(0, "step_left", "step_right").t.step_limit(0) == 5
    assert ranch(4).slots(0, "step_left", "step_right").t.step_limit(0) == 7


@rule("GWT-EX-5", "GWT-INC-1", "GWT-INC-2", "GWT-INC-3", "GWT-INC-5")
def test_income_counts_each_colour_once_and_certificates_given_back() -> None:
    t = ranch().hand(0, "green", "green", "red 2", "yellow 1").t
    t.marker[0], t.money[0], t.tokens[0] = 3, 0, 0
    t.then(Income(0))
    t.settle()
    play(t, "income 1")
    assert (t.total, t.money[0], t.marker[0]) == (10, 10, 1)
    assert t.hands[0] == []
    assert len(t.discards[0]) == 4


@rule("GWT-EX-8", "GWT-DEL-8", "GWT-DEL-9")
@pytest.mark.parametrize(
    ("engine", "costs"),
    [
        ("0", [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]),
        ("5", [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]),
        ("t4", [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]),
    ],
)
def test_transport_costs_a_dollar_for_each_cross(engine: str, costs: list[int]) -> None:
    t = ranch(2).engines(engine, "0").t
    assert [transport(t, 0, city) for city in range(10)] == costs


@rule("GWT-EX-12", "GWT-ENG-2", "GWT-ENG-3")
def test_an_occupied_space_is_as_if_it_were_not_there() -> None:
    t = ranch(2).engines("1", "3").t
    assert rails(t, reach_forward(t, 0, 1)) == {"2"}
    assert rails(t, reach_forward(t, 0, 2)) == {"2", "4"}
    assert rails(t, reach_forward(t, 0, 3)) == {"2", "4", "5", "t4"}


@rule("GWT-EX-13", "GWT-ENG-4", "GWT-INT-22")
def test_exact_steps_back_may_dip_through_a_turnout() -> None:
    assert rails(ranch(2).t, reach_backward(ranch(2).engines("5", "0").t, 0, 2)) == {"3", "4"}
    assert rails(ranch(2).t, reach_backward(ranch(2).engines("5", "t4").t, 0, 2)) == {"3"}
    assert rails(ranch(2).t, reach_backward(ranch(2).engines("5", "0").t, 0, 1)) == {"4", "t4"}


@rule("GWT-EX-15", "GWT-BUY-2", "GWT-BUY-7")
def test_cowboys_open_prices() -> None:
    t = ranch().t
    t.market = [3] * t.figures.cattle
    t.money[0] = 12
    ids = {cowboys: {t.figures.prices[i].id for i in affordable(t, 0, cowboys)} for cowboys in (1, 2, 3, 5)}
    assert ids[1] == {"v3_1", "v4_1"}
    assert ids[2] == {"v3_1", "v3_2", "v4_1", "v5_2"}
    assert "v3_3" in ids[3]
    assert "v4_5" in ids[5]


@rule("GWT-EX-17", "GWT-EX-18", "GWT-SCORE-3")
def test_cities_score_discs_and_arrows() -> None:
    first = ranch(edition=1).discs(0, sacramento=1, san_diego=1).discs(1, san_francisco=2).discs(2, kansas_city=2)
    assert [parts["cities"] for parts in breakdown(first.t)] == [10, 18, -12]
    second = ranch(edition=2).discs(0, philadelphia=1, pittsburgh=1)
    assert breakdown(second.t)[0]["cities"] == 10


@rule("GWT-EX-19", "GWT-DISC-6")
def test_the_limit_of_six_needs_both_slots() -> None:
    r = ranch().slots(0, "certificate_6")
    assert r.t.figures.track[r.t.marker_limit(0)] == 3
    r.slots(0, "certificate_6", "certificate_4")
    assert r.t.figures.track[r.t.marker_limit(0)] == 6


@rule("GWT-EX-20", "GWT-CERT-1", "GWT-INT-8")
def test_a_step_from_four_leads_to_six() -> None:
    t = ranch().slots(0, "certificate_6", "certificate_4").t
    t.marker[0] = 4
    t.advance_marker(0, 1)
    assert t.figures.track[t.marker[0]] == 6


@rule("GWT-EX-22", "GWT-EX-32", "GWT-SETUP-8", "GWT-SETUP-17")
def test_set_up_for_three() -> None:
    t = start(3, 2)
    assert len([worker for worker in t.jobs if worker >= 0]) == 5
    assert [len(hand) for hand in start(3, 1).hands] == [4, 4, 4]
    assert [len(hand) for hand in t.hands] == [4, 5, 6]


@rule("GWT-EX-25", "GWT-EX-26", "GWT-EX-27", "GWT-EX-28", "GWT-OBJ-9", "GWT-SCORE-7")
def test_possessions_serve_one_objective_each() -> None:
    def owning(hazards: int, stations: int, natives: tuple[int, int], buildings: int) -> Ranch:
        r = ranch()
        t = r.t
        t.hazards[0] = [3] * hazards
        t.stations[0] = (1 << stations) - 1
        t.natives[0], t.natives[1] = natives
        for space in t.figures.building_spaces[:buildings]:
            t.tiles[space] = 200
        t.hands[0], t.draws[0], t.discards[0] = [], [], []
        return r

    assert best_objectives(owning(3, 5, (1, 0), 3).area(0, "s04", "o04", "o14").t, 0)[0] == 8
    assert best_objectives(owning(3, 0, (1, 1), 2).area(0, "s04", "o02").hand(0, "o15").t, 0)[0] == 3
    assert best_objectives(owning(0, 0, (2, 1), 2).area(0, "s01", "o02", "o01").t, 0)[0] == 1
    assert best_objectives(owning(1, 0, (0, 0), 3).area(0, "s02", "o06", "o08", "o10", "o21").t, 0)[0] == -4


@rule("GWT-EX-30", "GWT-XDEL-1", "GWT-XDEL-2")
def test_a_special_delivery_counts_the_spaces_passed() -> None:
    r = ranch(2).engines("10", "0")
    r.t.tokens[0] = 0
    r.t.then(SpecialDelivery(0))
    r.t.settle()
    play(r.t, "haul t7")
    assert r.t.total == 2
    assert options(r.t) == ["deliver kansas_city", "deliver fulton", "pass"]


@rule("GWT-EX-31", "GWT-ENG-8", "GWT-INT-23")
def test_the_last_space_sends_the_engine_back() -> None:
    r = ranch(2).engines("38", "0")
    r.t.tokens[0], r.t.money[0] = 0, 20
    r.t.then(MoveForward(0, 3, 0))
    r.t.settle()
    play(r.t, "upgrade s10", "disc hand_1", "return t33")
    assert r.t.money[0] == 20 - 3 - 5 + 3
    assert r.t.engine[0] == rail("t33")
    assert r.t.stations[0] == 1 << 9
    assert "upgrade s9" in options(r.t)


@rule("GWT-EX-1")
def test_two_ways_to_the_same_building() -> None:
    r = ranch(3).building("A-2", B, "2a").tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood black 2")
    r.herders("A").money(9).turn()
    assert r.options() == ["move a-2", "move flood-1", "move flood-2", "move b", "move c"]
    r.play("move b")
    assert len(r.options()) == 2  # two steps over the building, three over the floods
    r.play(r.options()[1])
    assert (r.where(A), r.t.money[A]) == ("B", 9 - 2 - 1)


@rule("GWT-EX-3", "GWT-TOLL-4")
def test_two_dollars_on_either_route() -> None:
    def mary() -> Ranch:
        r = ranch(4).building("A-1", B, "4a").building("A-2", C, "1a")  # black, then green
        r.tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood green 2").money(2, 0, 0, 0).herders("A")
        return r.turn()

    upper = mary()
    upper.play("move a-2")
    assert (upper.where(A), upper.t.money) == ("A-2", [0, 2, 0, 0])
    lower = mary()
    lower.play("move flood-2")
    assert (lower.where(A), lower.t.money) == ("FLOOD-2", [0, 0, 0, 0])


@rule("GWT-EX-4")
def test_what_can_be_done_on_2a_at_a_risk_space() -> None:
    r = ranch().money(6).hand(A, "white", "gray").market("red 2").building("DROUGHT-RISK-1", A, "2a")
    r.visit(A, "DROUGHT-RISK-1")
    local = ["use discard_white_money_4", "use buy_cattle"]
    assert sorted(r.options()) == sorted([*local, "use risk_any_certificate_1", "use auxiliary"])
    r.play("use risk_any_certificate_1", "sell gray 0")
    assert sorted(r.options()) == sorted([*local, "use end"])
    r.play("use buy_cattle", "buy v3_1")
    assert r.options() == ["use discard_white_money_4", "use end"]


@rule("GWT-EX-6", "GWT-EX-7")
@pytest.mark.parametrize(
    ("edition", "own", "far", "costs"),
    [
        (1, ["topeka", "colorado_springs"], "el_paso", {"albuquerque": 3, "santa_fe": 2, "wichita": 0}),
        (2, ["fulton", "bloomington"], "toledo", {"chicago": 3, "peoria": 2, "st_louis": 0}),
    ],
)
def test_a_delivery_with_ten_from_space_five(edition: int, own: list[str], far: str, costs: dict[str, int]) -> None:
    def ten() -> Ranch:
        return ranch(3, edition).money(10).engines("5").discs(A, **dict.fromkeys(own, 1)).deliver(A, 10)

    assert set(ten().options()) == {"deliver kansas_city", *(f"deliver {city}" for city in costs)}
    assert f"deliver {far}" not in ten().options()
    objectives = []
    for city, cost in costs.items():
        r = ten().play(f"deliver {city}")
        assert ("disc step_left" in r.options()) == (cost == 3)  # only the city of ten takes any disc
        r.play("disc aux_money_2")
        objectives.append(0)
        while not r.t.over:
            r.play("objective stack")
            objectives[-1] += 1
        assert r.t.money[A] == 10 - cost
    assert objectives == [0, 1, 1]
    near = ten().play("deliver kansas_city", "disc aux_money_2")
    assert near.t.money[A] == (16 if edition == 1 else 14)


@rule("GWT-EX-6")
def test_points_of_a_disc_on_wichita_between_two_others() -> None:
    r = ranch(edition=1).discs(A, topeka=1, wichita=1, colorado_springs=1)
    assert breakdown(r.t)[A]["cities"] == -3 - 1


@rule("GWT-EX-9")
def test_two_cards_drawn_and_no_shuffle_yet() -> None:
    r = ranch().slots(A, "hand_1").hand(A, "gray", "gray", "white").draw_pile(A, "black", "green")
    r.discard_pile(A, "red 2", "white").owe(FillHand(A))
    assert r.cards(r.t.hands[A]) == ["gray", "gray", "white", "black", "green"]
    assert (r.t.draws[A], r.cards(r.t.discards[A])) == ([], ["red 2", "white"])


@rule("GWT-EX-10")
def test_an_engineer_then_a_cowboy_in_building_a() -> None:
    r = ranch().money(20).workers(A, engineer=2).hand(A, "gray").jobs("cowboy", "", "engineer", token=4).visit(A, "A")
    assert r.options() == ["use hire_0", "use hire_plus2", "use auxiliary"]  # no white card
    r.play("use hire_0", "hire engineer 3")
    assert r.t.money[A] == 20 - 7
    r.play("now discard_gray_money_2", "use hire_plus2")
    assert r.t.money[A] == 20 - 7 + 2 - 8
    assert r.t.workers[:3] == [2, 1, 3]


@rule("GWT-EX-11")
@pytest.mark.parametrize(("action", "cost"), [("build_2", 6), ("build_1", 3)])
def test_building_on_an_empty_space_and_replacing(action: str, cost: int) -> None:
    empty = ranch().money(4).workers(A, craftsman=2).do(A, "build_2").play("build 4a", "site a-1")
    assert empty.t.money[A] == 0
    assert "build 4a" not in ranch().money(4).workers(A, craftsman=1).do(A, "build_2").options()
    r = ranch().money(cost).workers(A, craftsman=3).building("A-1", A, "4a").do(A, action).play("build 8a")
    assert (r.tile_at("A-1"), r.t.money[A]) == ("8a", 0)


@rule("GWT-EX-14")
def test_natives_for_money_or_a_token() -> None:
    def taken(edition: int, number: int) -> tuple[int, int]:
        r = ranch(3, edition).money(5).tile(f"NATIVE-{number}", "native a").do(A, "native_take")
        return r.t.money[A] - 5, r.t.tokens[A]

    assert (taken(1, 2), taken(1, 7)) == ((-2, 0), (6, 0))
    assert (taken(2, 7), taken(2, 1)) == ((6, 0), (0, 1))


@rule("GWT-EX-15", "GWT-BUY-2")
def test_two_cowboys_buy_two_cards_at_six_dollars() -> None:
    r = ranch().money(12).workers(A, cowboy=2).market("red 2", "blue 3").do(A, "buy_cattle")
    r.play("buy v3_1", "cattle red 2", "buy v3_1")
    assert (r.cards(r.t.discards[A]), r.t.money[A]) == (["red 2", "blue 3"], 0)


@rule("GWT-EX-16")
@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_four_objectives_that_share_possessions(discs: int, points: int) -> None:
    r = ranch(edition=1).area(A, "s03", "o14", "o21", "o22").discs(A, san_francisco=discs)
    r.building("A-1", A, "1a").building("A-2", A, "2a").building("A-3", A, "3a").natives(A, a=1)
    r.hazards(A, "flood green 4", "flood green 2", "drought black 3")
    assert breakdown(r.t)[A]["objectives"] == points
