"""Worked examples of the rules, as far as the groundwork goes."""

import pytest

from abilene.games.great_western_trail.scoring import best_objectives, breakdown
from abilene.games.great_western_trail.steps.herd import affordable
from abilene.games.great_western_trail.steps.kansas_city import Income, SpecialDelivery, transport
from abilene.games.great_western_trail.steps.railroad import MoveForward, reach_backward, reach_forward
from tests.great_western_trail.ranch import Ranch, options, play, rail, rails, ranch, start
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
    assert options(r.t) == ["deliver kansas_city", "deliver fulton"]


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
