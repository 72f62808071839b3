"""Tolls: what hands on the way cost."""

import pytest

from abilene.games.great_western_trail.data import BLACK, GREEN
from tests.great_western_trail.ranch import COUNTS, A, B, C, ranch, start
from tests.rules import rule


@rule("GWT-TOLL-1")
def test_passing_and_stopping_cost_in_the_order_of_the_route() -> None:
    r = ranch(4).building("A-1", B, "1a").building("A-2", C, "4a").herders("A").money(10, 0, 0, 0).turn()
    r.play("move a-2")
    assert r.t.money == [10 - 1 - 2, 1, 2, 0]
    passing = ranch(4).building("A-1", B, "1a").building("A-2", C, "4a").herders("A-1").money(10, 0, 0, 0).turn()
    passing.play("move c")
    assert passing.t.money == [10 - 2, 0, 2, 0]


@rule("GWT-TOLL-1")
def test_the_first_of_two_fees_is_paid_first() -> None:
    r = ranch(4).building("A-1", B, "1a").building("A-2", C, "4a").herders("A").money(2, 0, 0, 0).turn()
    r.play("move a-2")
    assert r.t.money == [0, 1, 1, 0]


@rule("GWT-TOLL-1")
def test_the_location_where_the_move_starts_charges_nothing() -> None:
    r = ranch(2).building("A-3", B, "7a").herders("A-3").money(9, 0).turn()
    r.play("move b")
    assert r.t.money == [9, 0]


@rule("GWT-TOLL-2")
def test_fees_by_player_count() -> None:
    fees = [start(players).figures.fees for players in COUNTS]
    assert [(fee[GREEN], fee[BLACK], fee[GREEN + BLACK]) for fee in fees] == [(2, 2, 4), (2, 1, 3), (1, 2, 3)]
    assert [fee[0] for fee in fees] == [0, 0, 0]


@rule("GWT-TOLL-2")
@pytest.mark.parametrize(("players", "paid"), [(2, 4), (3, 3), (4, 3)])
def test_both_hands_of_a_tile_are_paid(players: int, paid: int) -> None:
    r = ranch(players).building("A-3", B, "7a").herders("A").money(9, 0).turn()
    r.play("move a-3")
    assert r.t.money[:2] == [9 - paid, paid]


@rule("GWT-TOLL-3")
def test_hazards_and_natives_are_paid_to_the_bank() -> None:
    r = ranch(4).tile("FLOOD-1", "flood green 4").tile("NATIVE-4", "native a").herders("A", "A", "A", "A")
    r.money(9, 0, 0, 0).turn().play("move flood-1")
    assert r.t.money == [9 - 1, 0, 0, 0]
    r = ranch(4).tile("NATIVE-4", "native a").herders("D", "A", "A", "A").money(9, 0, 0, 0).turn().play("move native-4")
    assert r.t.money == [9 - 2, 0, 0, 0]


@rule("GWT-TOLL-3")
def test_own_and_neutral_buildings_charge_nothing() -> None:
    r = ranch(2).building("A-1", A, "7a").herders("A").money(9, 0).turn().play("move a-1")
    assert r.t.money == [9, 0]
    r = ranch(2).herders("A").money(9, 0).turn().play("move c")
    assert r.t.money == [9, 0]


@rule("GWT-TOLL-4")
def test_who_cannot_pay_in_full_pays_what_is_left_and_owes_nothing() -> None:
    r = ranch(2).building("A-1", B, "7a").herders("A").money(3, 0).turn().play("move a-1")
    assert r.t.money == [0, 3]
    assert r.where(A) == "A-1"
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.t.money == [1, 3]


@rule("GWT-TOLL-5")
def test_other_costs_are_paid_in_full_or_not_at_all() -> None:
    r = ranch().money(6).tile("FLOOD-1", "flood green 4").workers(A, craftsman=4).visit(A, "F")
    assert "use hazard_7" not in r.options()
    assert "use hazard_7" in ranch().money(7).tile("FLOOD-1", "flood green 4").visit(A, "F").options()
    poor = ranch().money(1).visit(A, "D")
    assert "use pay_2_engine_2" not in poor.options()
    assert "use build_2" not in ranch().money(1).visit(A, "B").options()
    with pytest.raises(AssertionError, match="partially"):
        poor.t.pay(A, 2)


@rule("GWT-TOLL-6")
def test_tolls_of_a_move_by_a_local_action() -> None:
    r = ranch(2).building("A-1", A, "3a").building("A-2", B, "7a").money(9, 0).visit(A, "A-1")
    r.play("use move_1")  # one location ahead, so it is not asked which
    assert r.where(A) == "A-2"
    assert r.t.money == [5, 4]


@rule("GWT-TOLL-6")
def test_the_free_move_of_an_objective_pays_no_toll() -> None:
    r = ranch(2).building("A-1", B, "7a").herders("A").money(9, 0).hand(A, "o16").turn()
    r.play("move play o16", "stray a-1")
    assert r.where(A) == "A-1"
    assert r.t.money == [9, 0]
    assert "move b" in r.options()
