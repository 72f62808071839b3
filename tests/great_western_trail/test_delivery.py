"""Delivering to a city."""

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from tests.great_western_trail.ranch import A, B, ranch
from tests.rules import rule

FIRST = [
    "kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe", "albuquerque", "el_paso", "san_diego",
    "sacramento", "san_francisco",
]  # fmt: skip
SECOND = [
    "kansas_city", "fulton", "st_louis", "bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia",
    "new_york",
]  # fmt: skip


@rule("GWT-DEL-1")
@pytest.mark.parametrize(
    ("total", "cities"),
    [(1, 2), (3, 2), (4, 3), (7, 4), (8, 5), (10, 6), (12, 7), (14, 8), (16, 9), (18, 10), (30, 10)],
)
@pytest.mark.parametrize(("edition", "names"), [(1, FIRST), (2, SECOND)])
def test_cities_within_the_total(total: int, cities: int, edition: int, names: list[str]) -> None:
    r = ranch(3, edition).money(20).deliver(A, total)
    assert r.options() == [f"deliver {name}" for name in names[:cities]]  # and no way to decline


@rule("GWT-DEL-2")
def test_only_kansas_city_and_the_last_city_are_delivered_to_again() -> None:
    r = ranch().money(20).discs(A, **dict.fromkeys(SECOND, 1)).deliver(A, 18)
    assert r.options() == ["deliver kansas_city", "deliver new_york"]
    r.play("deliver new_york", "disc aux_money_2")
    assert r.t.cities[: len(SECOND)] == [1] * 9 + [2]


@rule("GWT-DEL-3")
def test_one_disc_moves_from_the_player_board_to_the_city() -> None:
    r = ranch().deliver(A, 1).play("deliver fulton")
    assert all(option.startswith("disc") for option in r.options())
    r.play("disc aux_draw_2")
    assert r.t.emptied[A] == 1 << 1
    assert r.t.cities[:3] == [0, 1, 0]


@rule("GWT-DEL-4")
@pytest.mark.parametrize(("edition", "money"), [(1, 6), (2, 4)])
def test_kansas_city_pays_at_once_and_costs_points(edition: int, money: int) -> None:
    r = ranch(3, edition).money(0).engines("0").deliver(A, 0)
    assert r.t.money[A] == money  # the only city of that value, and before the disc is chosen
    assert r.t.step().kind == "disc"
    r.play("disc aux_money_2")
    assert r.t.money[A] == money
    assert breakdown(r.t)[A]["cities"] == -6


@rule("GWT-DEL-5")
@pytest.mark.parametrize(("owned", "new"), [("peoria", "chicago"), ("chicago", "peoria")])
def test_an_arrow_acts_once_when_both_its_cities_have_a_disc(owned: str, new: str) -> None:
    r = ranch().money(20).discs(A, **{owned: 1}).deliver(A, 10).play(f"deliver {new}", "disc aux_money_2")
    assert r.t.step().kind == "objective"
    assert "pass" not in r.options()  # it is mandatory
    r.play("objective stack")
    assert r.t.over
    again = ranch().money(20).discs(A, new_york=1, philadelphia=1).deliver(A, 18).play("deliver new_york")
    again.play("disc aux_money_2")
    assert again.t.over  # there is no arrow to the last city


@rule("GWT-DEL-6")
def test_two_objective_arrows_with_a_refill_in_between() -> None:
    r = ranch().money(20).discs(A, bloomington=1, chicago=1).objectives(["o01", "o02"], ["o03", "o04"]).deliver(A, 8)
    r.play("deliver peoria", "disc aux_money_2")
    assert r.options() == ["objective o01", "objective o02", "objective stack"]
    r.play("objective o01")
    assert r.options() == ["objective o02", "objective o03", "objective stack"]
    r.play("objective o03")
    assert r.t.over
    assert r.cards(r.t.discards[A]) == ["o01", "o03"]
    assert sorted(r.cards(r.t.display)) == ["o02", "o04"]


@rule("GWT-DEL-6")
def test_without_a_card_the_objective_arrow_is_skipped() -> None:
    r = ranch().money(20).discs(A, peoria=1).objectives([], []).deliver(A, 10)
    r.play("deliver chicago", "disc aux_money_2")
    assert r.t.over
    assert r.t.discards[A] == []


@rule("GWT-DEL-7")
@pytest.mark.parametrize(("owned", "new"), [("st_louis", "bloomington"), ("bloomington", "st_louis")])
def test_an_exchange_token_between_st_louis_and_bloomington(owned: str, new: str) -> None:
    r = ranch().money(20).discs(A, **{owned: 1}).deliver(A, 6).play(f"deliver {new}", "disc aux_money_2")
    assert r.t.tokens[A] == 1
    assert r.t.over


@rule("GWT-DEL-7")
def test_a_point_less_between_wichita_and_colorado_springs() -> None:
    r = (
        ranch(edition=1)
        .money(20)
        .discs(A, wichita=1)
        .deliver(A, 6)
        .play("deliver colorado_springs", "disc aux_money_2")
    )
    assert r.t.over
    assert r.t.tokens[A] == 0
    assert breakdown(r.t)[A]["cities"] == -1


@rule("GWT-DEL-8")
def test_transport_is_paid_for_the_crosses_ahead_of_the_engine() -> None:
    r = ranch().money(20).engines("3").deliver(A, 10).play("deliver chicago", "disc aux_money_2")
    assert r.t.money[A] == 20 - 5  # after 3, 4, 5, 7 and 9
    free = ranch().money(20).engines("12").deliver(A, 12).play("deliver toledo", "disc aux_money_2")
    assert free.t.money[A] == 20


@rule("GWT-DEL-8")
@pytest.mark.parametrize("cross", [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17])
def test_a_cross_lies_behind_the_engine_from_the_next_space_on(cross: int) -> None:
    def cost(space: int) -> int:
        r = ranch().money(20).engines(str(space)).deliver(A, 18).play("deliver new_york", "disc aux_money_2")
        return 20 - r.t.money[A]

    assert cost(cross) == cost(cross + 1) + 1


@rule("GWT-DEL-9", "GWT-INT-21")
def test_an_engine_on_a_turnout_has_the_cross_behind_it() -> None:
    def cost(space: str) -> int:
        r = ranch().money(20).engines(space).deliver(A, 10).play("deliver chicago", "disc aux_money_2")
        return 20 - r.t.money[A]

    assert [cost(space) for space in ("7", "t7", "8")] == [2, 1, 1]


@rule("GWT-DEL-10")
def test_the_order_of_a_delivery() -> None:
    # St. Louis between two own cities: the disc, the left arrow, the right one, and the transport last.
    r = ranch().engines("0").discs(A, fulton=1, bloomington=1).discs_left(A, "aux_money_2", "step_left")
    r.money(9).deliver(A, 4).play("deliver st_louis")
    assert r.t.step().kind == "objective"
    assert r.t.money[A] == 9
    assert r.t.tokens[A] == 0
    r.play("objective stack")
    assert r.t.tokens[A] == 1
    assert r.t.money[A] == 9 - 1


@rule("GWT-DEL-10")
def test_kansas_city_money_comes_before_the_disc_and_the_transport_after_its_bonus() -> None:
    r = ranch().money(1).engines("0").discs_left(A, "hand_1").deliver(A, 0)
    assert r.t.money[A] == 1 + 4 - 5
    bonus = ranch().money(5).engines("0").discs_left(A, "step_left").deliver(A, 10)
    bonus.play("deliver chicago")
    assert bonus.t.money[A] == 5 + 3 - 5


@rule("GWT-DEL-11")
def test_discs_of_others_neither_restrict_nor_trigger() -> None:
    r = ranch().money(20).discs(B, **dict.fromkeys(SECOND, 1)).deliver(A, 18)
    assert len(r.options()) == 10
    r.play("deliver peoria", "disc aux_money_2")
    assert r.t.over  # no arrow
    assert [r.t.cities[4], r.t.cities[10 + 4]] == [1, 1]
