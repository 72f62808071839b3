"""The engine, stations and station masters."""

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.steps.railroad import MayUpgrade, MoveBackward, reach_backward, reach_forward
from tests.great_western_trail.ranch import A, B, Ranch, rail, rails, ranch
from tests.rules import rule


@rule("GWT-ENG-1")
def test_the_railroad_forwards_and_backwards() -> None:
    t = ranch().engines("4").t
    assert rails(t, reach_forward(t, A, 1)) == {"5", "t4"}
    assert rails(t, reach_backward(t, A, 1)) == {"3"}
    t = ranch().engines("t4").t
    assert rails(t, reach_forward(t, A, 1)) == {"5"}
    assert rails(t, reach_backward(t, A, 1)) == {"4"}
    t = ranch(2).engines("2", "0").t
    assert rails(t, reach_backward(t, A, 2)) == {"0"}  # there is room for all at the start


@rule("GWT-ENG-2")
def test_an_occupied_space_is_skipped_in_both_directions() -> None:
    t = ranch(4).engines("3", "4", "t4", "2").t
    assert rails(t, reach_forward(t, A, 1)) == {"5"}
    assert rails(t, reach_backward(t, A, 1)) == {"1"}
    t = ranch(4).engines("6", "5", "0", "0").t
    assert rails(t, reach_backward(t, A, 1)) == {"4", "t4"}


@rule("GWT-ENG-3")
def test_a_forward_move_of_up_to_so_many_steps_turnouts_included() -> None:
    r = ranch().engines("3").engine_forward(A, 3)
    assert r.options() == ["engine 4", "engine t4", "engine 5", "engine 6"]  # 5 and 6 by the main track
    assert "pass" not in r.options()
    r.play("engine 4")
    assert r.t.engine[A] == rail("4")
    assert r.t.over  # the other steps are lost


@rule("GWT-ENG-4")
def test_a_backward_requirement_is_exact() -> None:
    r = ranch().engines("6").owe(MoveBackward(A, 2))
    assert r.options() == ["back 4", "back t4"]


@rule("GWT-ENG-5")
@pytest.mark.parametrize(("engine", "possible"), [("1", False), ("2", True)])
def test_too_near_the_start_the_action_is_not_on_offer(engine: str, possible: bool) -> None:
    r = ranch().money(9).slots(A, "aux_certificate_1", "aux_certificate_2", "aux_remove_1", "aux_remove_2")
    r.engines(engine).do(A, "aux_single_or_double")
    for action in ("pay_back_certificate", "back_remove_card"):
        assert f"auxiliary {action} 1" in r.options()
        assert (f"auxiliary {action} 2" in r.options()) == possible


def farthest(r: Ranch) -> str:
    """The farthest space on offer to the engine."""
    return r.options()[-1]


@rule("GWT-ENG-6")
def test_steps_for_engineers_woods_and_hazards() -> None:
    assert farthest(ranch().workers(A, engineer=3).visit(A, "C").play("use engine_per_engineer")) == "engine 3"
    woods = ranch().building("B-1", A, "7b").building("E-1", A, "2a").building("A-1", A, "3a").building("F-2", B, "1a")
    assert farthest(woods.visit(A, "B-1").play("use engine_per_woods_building")) == "engine 2"
    tiles = ["flood green 4", "drought black 2", "flood green 2"]
    hazards = ranch().building("A-1", A, "11b").hazards(A, *tiles).visit(A, "A-1")
    assert farthest(hazards.play("use engine_per_hazard")) == "engine 3"


@rule("GWT-ENG-6")
def test_with_nothing_to_count_the_engine_does_not_move() -> None:
    woodless = ranch().building("A-1", A, "7b").building("F-2", B, "1a").visit(A, "A-1")
    assert woodless.options() == ["use auxiliary"]
    assert ranch().building("A-1", A, "11b").visit(A, "A-1").options() == ["use auxiliary"]


@rule("GWT-ENG-7")
def test_stopping_on_a_turnout_lets_the_station_be_upgraded() -> None:
    r = ranch().money(9).engines("3").engine_forward(A, 3).play("engine t4")
    assert r.options() == ["upgrade s1", "pass"]
    r.play("pass")
    assert r.t.stations[A] == 0
    passing = ranch().money(9).engines("3").engine_forward(A, 3).play("engine 5")
    assert passing.t.over


@rule("GWT-ENG-7", "GWT-INT-46")
def test_the_upgrade_comes_before_the_reward_of_moving_back() -> None:
    r = ranch().money(1).hand(A).building("A-1", A, "1b").engines("5").visit(A, "A-1")
    r.play("use engine_back_1_money_3", "back t4")
    assert r.options() == ["use end"]  # 2 $ for the station were not there yet
    assert r.t.money[A] == 4
    rich = ranch().money(2).hand(A).building("A-1", A, "1b").engines("5").visit(A, "A-1")
    rich.play("use engine_back_1_money_3", "back t4")
    assert rich.options() == ["upgrade s1", "pass"]
    assert rich.t.money[A] == 2
    rich.play("upgrade s1", "disc aux_money_2")
    assert rich.t.money[A] == 3


@rule("GWT-ENG-8")
def test_the_last_space_ends_the_move_and_sends_the_engine_back() -> None:
    r = ranch(2).money(0).engines("37", "36").engine_forward(A, 5)
    assert r.options() == ["engine 38", "engine 39"]
    r.play("engine 39")  # S10 costs 3 $, so it is not offered
    assert {"return 0", "return 38", "return t33"} <= set(r.options())
    assert not {"return 39", "return 36", "pass"} & set(r.options())
    r.play("return 0")
    assert (r.t.engine[A], r.t.money[A]) == (0, 3)


@rule("GWT-ENG-8", "GWT-INT-23")
def test_the_three_dollars_pay_for_the_second_upgrade() -> None:
    r = ranch(2).money(2).engines("38", "0").engine_forward(A, 1).play("return t33")
    assert r.t.money[A] == 5
    r.play("upgrade s9", "disc aux_money_2")
    assert (r.t.money[A], r.t.stations[A]) == (0, 1 << 8)


@rule("GWT-ENG-9")
@pytest.mark.parametrize("at", ["0", "12", "t21", "38"])
def test_the_engine_never_turns_round(at: str) -> None:
    t = ranch().engines(at).t
    assert all(place > rail(at) for place in reach_forward(t, A, 6))
    assert all(place < rail(at) for steps in range(1, 7) for place in reach_backward(t, A, steps))


@rule("GWT-ENG-10")
def test_a_forward_move_always_exists() -> None:
    r = ranch(4).engines("38", "37", "36", "35")
    for seat in range(4):
        assert rail("39") in reach_forward(r.t, seat, 1)


@rule("GWT-STA-1")
def test_when_a_station_can_be_upgraded() -> None:
    r = ranch().money(4).stations(B, 3).owe(MayUpgrade(A, 2))
    assert r.options() == ["upgrade s3", "pass"]  # the disc of another player does not matter
    assert ranch().money(4).stations(A, 3).owe(MayUpgrade(A, 2)).t.over
    assert ranch().money(3).owe(MayUpgrade(A, 2)).t.over
    assert ranch().money(4).discs_left(A).owe(MayUpgrade(A, 2)).t.over
    assert ranch().money(8).discs_left(A, "hand_1").owe(MayUpgrade(A, 2)).t.over  # 4 $ and 5 $


@rule("GWT-STA-2")
def test_costs_and_borders_of_the_stations() -> None:
    costs, black = [], []
    for station in range(10):
        r = ranch().money(20).masters().owe(MayUpgrade(A, station)).play(f"upgrade s{station + 1}")
        costs.append(20 - r.t.money[A])  # paid before the disc is chosen
        black.append("disc step_left" in r.options())
        r.play("disc aux_money_2")
        assert r.t.stations[A] == 1 << station
    assert costs == [2, 2, 4, 4, 6, 8, 7, 6, 5, 3]
    assert black == [False] * 4 + [True] * 6


def upgraded(master: str, **workers: int) -> Ranch:
    """Station S1 was upgraded; this master is there."""
    r = ranch().money(20).masters(s1=master).workers(A, **workers).hand(A)
    return r.owe(MayUpgrade(A, 0)).play("upgrade s1", "disc aux_money_2")


@rule("GWT-STA-3")
def test_a_master_for_the_rightmost_hired_worker_of_a_row() -> None:
    r = upgraded("M3", cowboy=3, engineer=2)
    assert r.options() == ["appoint cowboy", "appoint engineer", "pass"]
    r.play("appoint cowboy")
    assert r.t.workers[:3] == [2, 1, 2]
    assert [r.t.figures.masters[i].id for i in range(9) if r.t.owned_masters[A] >> i & 1] == ["M3"]
    assert upgraded("M3").t.over  # printed workers only
    gone = ranch().money(20).masters().workers(A, cowboy=3).owe(MayUpgrade(A, 0)).play("upgrade s1", "disc aux_money_2")
    assert gone.t.over


@rule("GWT-STA-4")
def test_the_worker_stays_at_the_station_and_its_space_acts_again() -> None:
    r = upgraded("M3", engineer=2).play("appoint engineer")
    assert r.t.posted[0] == 2
    r.hand(A, "gray").jobs("engineer", token=2).do(A, "hire_0")
    assert r.options() == ["now discard_gray_certificate_1", "pass"]  # the second space once more
    assert r.t.posted[0] == 2


@rule("GWT-STA-5")
def test_later_no_master_can_be_taken() -> None:
    r = upgraded("M3", engineer=2).play("pass")
    r.engines("3").engine_forward(A, 2).play("engine t4")
    assert r.t.over  # the own disc is there already
    assert r.t.masters[0] >= 0
    assert r.t.owned_masters[A] == 0


@rule("GWT-STA-6")
def test_the_upper_half_of_a_master() -> None:
    assert upgraded("M1", engineer=2).play("appoint engineer").t.money[A] == 20 - 2 + 2
    assert upgraded("M9", engineer=2).play("appoint engineer").t.money[A] == 20 - 2 + 12
    assert upgraded("M7", engineer=2).play("appoint engineer").certificates(A) == 2
    for master, certificates in {"M3": 1, "M4": 1, "M5": 1, "M6": 1, "M8": 2}.items():
        r = upgraded(master, engineer=2).play("appoint engineer")
        assert r.t.permanent_certificates(A) == certificates
        assert r.certificates(A) == 0


@rule("GWT-STA-6")
def test_a_hazard_or_a_native_from_the_second_master() -> None:
    def second() -> Ranch:
        r = upgraded("M2", engineer=2).tile("FLOOD-1", "flood green 4").tile("NATIVE-2", "native b")
        return r.play("appoint engineer")

    assert second().options() == ["now hazard_0", "now native_take", "pass"]
    assert len(second().play("now hazard_0").t.hazards[A]) == 1
    assert second().play("now native_take").t.natives[:2] == [0, 1]
    assert second().play("pass").t.over


@rule("GWT-STA-7")
def test_the_lower_half_of_a_master_scores_at_the_end() -> None:
    r = upgraded("M1", engineer=4)
    assert breakdown(r.t)[A]["station_masters"] == 0
    r.play("appoint engineer")
    assert breakdown(r.t)[A]["station_masters"] == 5


@rule("GWT-STA-8")
def test_an_upgrade_is_finished_before_the_interrupted_action_goes_on() -> None:
    r = ranch().money(9).hand(A, "gray").engines("5").masters(s1="M2").workers(A, engineer=2)
    r.slots(A, "aux_remove_1").tile("FLOOD-1", "flood green 4").do(A, "aux_single_or_double")
    r.play("auxiliary back_remove_card 1", "back t4", "upgrade s1", "disc aux_money_2")
    assert (r.t.step().kind, r.t.money[A]) == ("appoint", 7)
    r.play("appoint engineer", "now hazard_0")
    assert len(r.t.hazards[A]) == 1
    assert (r.t.step().kind, r.t.money[A]) == ("remove", 8)  # only now the dollar and the card
