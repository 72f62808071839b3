"""Discs: where they come from and what their slots unlock."""

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.steps.auxiliary import unlocked
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from tests.great_western_trail.ranch import A, Ranch, ranch
from tests.rules import rule

WHITE = {"aux_money_2", "aux_draw_2", "aux_certificate_1", "aux_engine_1", "aux_remove_1", "certificate_4"}
BLACK = {"step_left", "step_right", "hand_1", "certificate_6"}


def slots(r: Ranch) -> set[str]:
    """The sources on offer, equal slots once."""
    return {option.removeprefix("disc ") for option in r.options()}


@rule("GWT-DISC-1")
def test_white_slots_serve_every_target_and_black_ones_only_black_targets() -> None:
    white = ranch().money(20).deliver(A, 1).play("deliver fulton")
    assert slots(white) == WHITE
    black = ranch().money(20).deliver(A, 10).play("deliver chicago")
    assert slots(black) == WHITE | BLACK
    station = ranch().money(20).engines("t7").owe(MayUpgrade(A, 1)).play("upgrade s2")
    assert slots(station) == WHITE
    station = ranch().money(20).engines("t16").owe(MayUpgrade(A, 4)).play("upgrade s5")
    assert slots(station) == WHITE | BLACK


@rule("GWT-DISC-2")
def test_an_emptied_slot_stays_unlocked() -> None:
    r = ranch().money(20).deliver(A, 10).play("deliver chicago", "disc hand_1")
    assert r.t.hand_limit(A) == 5
    r.deliver(A, 8).play("deliver peoria", "disc aux_money_2", "objective stack")
    assert r.t.hand_limit(A) == 5
    assert unlocked(r.t.emptied[A], 0) == 2


@rule("GWT-DISC-3")
def test_auxiliary_slots_unlock_the_single_then_the_double_action() -> None:
    r = ranch()
    assert [unlocked(r.t.emptied[A], auxiliary) for auxiliary in range(5)] == [1, 1, 0, 0, 0]
    r.slots(A, "aux_money_2", "aux_draw_2", "aux_certificate_1", "aux_engine_2", "aux_remove_1")
    assert [unlocked(r.t.emptied[A], auxiliary) for auxiliary in range(5)] == [2, 2, 1, 1, 1]
    r.slots(A, "aux_certificate_1", "aux_certificate_2", "aux_engine_1", "aux_engine_2", "aux_remove_1", "aux_remove_2")
    assert [unlocked(r.t.emptied[A], auxiliary) for auxiliary in range(5)] == [1, 1, 2, 2, 2]


@rule("GWT-DISC-4")
@pytest.mark.parametrize(("players", "left"), [(2, 1), (3, 2), (4, 2)])
def test_step_slots(players: int, left: int) -> None:
    r = ranch(players).money(9).engines("18")
    base = r.t.step_limit(A)
    r.deliver(A, 18).play("deliver new_york", "disc step_left")
    assert (r.t.money[A], r.t.step_limit(A)) == (9 + 3, base + left)
    assert breakdown(r.t)[A]["step_slot"] == 0
    r.deliver(A, 18).play("deliver new_york", "disc step_right")
    assert (r.t.money[A], r.t.step_limit(A)) == (12, base + left + 1)
    assert breakdown(r.t)[A]["step_slot"] == 3


@rule("GWT-DISC-5")
def test_hand_slots_cost_five_dollars_each() -> None:
    r = ranch().money(14).engines("18").deliver(A, 18).play("deliver new_york", "disc hand_1")
    assert (r.t.money[A], r.t.hand_limit(A)) == (9, 5)
    r.deliver(A, 18).play("deliver new_york", "disc hand_2")
    assert (r.t.money[A], r.t.hand_limit(A)) == (4, 6)
    poor = ranch().money(4).engines("18").deliver(A, 18).play("deliver new_york")
    assert "hand_1" not in slots(poor)


@rule("GWT-DISC-6")
def test_the_certificate_limit() -> None:
    limits = []
    for emptied in ((), ("certificate_4",), ("certificate_6",), ("certificate_4", "certificate_6")):
        r = ranch().slots(A, *emptied).do(A, "certificate_max")
        limits.append(r.certificates(A))
    assert limits == [3, 4, 3, 6]


@rule("GWT-DISC-7", "GWT-INT-13")
def test_a_black_slot_serves_a_white_target_once_no_white_disc_is_left() -> None:
    r = ranch().money(20).discs_left(A, "hand_1", "hand_2", "step_right").deliver(A, 1).play("deliver fulton")
    assert slots(r) == {"hand_1", "step_right"}
    r.play("disc hand_1")
    assert r.t.money[A] == 15  # its cost still applies
    one_left = ranch().money(20).discs_left(A, "hand_1", "aux_draw_2").deliver(A, 1).play("deliver fulton")
    assert one_left.t.emptied[A] & 2  # the white one, not asked


@rule("GWT-DISC-8", "GWT-DISC-9")
def test_without_a_disc_to_take_an_own_station_gives_one() -> None:
    r = ranch().money(4).engines("18").discs_left(A, "hand_2").stations(A, 2, 7).deliver(A, 18)
    emptied = r.t.emptied[A]
    r.play("deliver new_york")
    assert slots(r) == {"s2", "s7"}  # compulsory: no other answer
    r.play("disc s7")
    assert r.t.money[A] == 4
    assert r.t.stations[A] == 1 << 1
    assert r.t.emptied[A] == emptied
    assert r.t.cities[9] == 1


@rule("GWT-DISC-8")
def test_a_disc_on_the_board_goes_before_a_station() -> None:
    r = ranch().money(5).engines("18").discs_left(A, "hand_2").stations(A, 2, 7).deliver(A, 18).play("deliver new_york")
    assert r.t.money[A] == 0
    assert r.t.stations[A] == 1 << 1 | 1 << 6


@rule("GWT-DISC-9", "GWT-INT-14")
def test_for_an_upgrade_the_disc_of_another_station_may_be_moved() -> None:
    r = ranch().money(20).discs_left(A).stations(A, 1, 2).engines("t10").owe(MayUpgrade(A, 2))
    assert r.options() == ["upgrade s3", "pass"]
    r.play("upgrade s3")
    assert slots(r) == {"s1", "s2"}
    r.play("disc s1")
    assert r.t.stations[A] == 1 << 1 | 1 << 2
    r.owe(MayUpgrade(A, 0))
    assert "upgrade s1" in r.options()


@rule("GWT-DISC-9")
def test_city_discs_never_move() -> None:
    r = ranch().money(20).discs_left(A).discs(A, fulton=1, new_york=2).engines("t10").owe(MayUpgrade(A, 2))
    assert r.t.over  # no upgrade is offered


@rule("GWT-DISC-10", "GWT-INT-12")
@pytest.mark.parametrize(("money", "payable"), [(9, False), (10, True)])
def test_the_five_dollars_of_a_slot_leave_the_transport_payable(money: int, payable: bool) -> None:
    r = ranch().money(money).engines("0").deliver(A, 10).play("deliver chicago")
    assert ("hand_1" in slots(r)) == payable


@rule("GWT-DISC-10")
@pytest.mark.parametrize(("money", "left"), [(1, 0), (0, 4)])
def test_kansas_city_money_counts_for_the_slot(money: int, left: int) -> None:
    r = ranch().money(money).discs_left(A, "hand_1").stations(A, 1).deliver(A, 0)
    assert r.t.money[A] == left
    assert (r.t.stations[A] == 0) == (left == 4)


@rule("GWT-DISC-11", "GWT-INT-15", "GWT-INT-49")
def test_without_any_disc_the_delivery_is_void() -> None:
    r = ranch().money(20).engines("0").discs_left(A).discs(A, peoria=1).deliver(A, 10)
    cities = r.t.cities[:]
    r.play("deliver chicago")
    assert r.t.over
    assert (r.t.money[A], r.t.cities, r.t.discards[A]) == (20, cities, [])
    r.deliver(A, 0)
    assert (r.t.money[A], r.t.cities) == (20, cities)
    r.owe(MayUpgrade(A, 0))
    assert r.t.over
