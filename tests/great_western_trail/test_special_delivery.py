"""The special delivery of building 9a."""

import pytest

from abilene.games.great_western_trail.steps.kansas_city import SpecialDelivery
from tests.great_western_trail.ranch import EDITIONS, A, B, Ranch, rail, ranch
from tests.rules import rule


def hauling(r: Ranch, to: str) -> Ranch:
    """The engine goes back to that space."""
    return r.owe(SpecialDelivery(A)).play(f"haul {to}")


@rule("GWT-XDEL-1")
def test_back_to_any_free_space_at_least_one() -> None:
    r = ranch().engines("5", "3", "t4").owe(SpecialDelivery(A))
    assert r.options() == ["haul 0", "haul 1", "haul 2", "haul 4"]
    assert hauling(ranch().engines("5"), "0").t.engine[A] == 0
    assert hauling(ranch().engines("5"), "t4").t.engine[A] == rail("t4")


@rule("GWT-XDEL-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_from_the_start(edition: int) -> None:
    r = ranch(edition=edition).building("A-1", A, "9a").visit(A, "A-1")
    assert "use extraordinary_delivery" not in r.options()
    r = ranch(edition=edition).building("A-1", A, "9a").engines("1").visit(A, "A-1")
    assert "use extraordinary_delivery" in r.options()


@rule("GWT-XDEL-2")
@pytest.mark.parametrize(
    ("engines", "to", "total"),
    [
        (("10", "0"), "t7", 2),  # 9, 8
        (("10", "0"), "4", 6),  # 9 to 4
        (("10", "0"), "0", 10),  # 9 to 1, and the start
        (("10", "6"), "4", 5),  # 6 is occupied
        (("t7", "0"), "7", 1),  # 7
        (("5", "0"), "t4", 0),  # no numbered space in between
    ],
)
def test_free_numbered_spaces_count(engines: tuple[str, str], to: str, total: int) -> None:
    r = ranch(2).engines(*engines).owe(SpecialDelivery(A))
    assert r.play(f"haul {to}").t.total == total


@rule("GWT-XDEL-3")
def test_the_city_must_be_within_reach_and_free_of_own_discs() -> None:
    r = hauling(ranch().engines("10").discs(A, st_louis=1), "4")
    assert r.options() == ["deliver kansas_city", "deliver fulton", "deliver bloomington", "pass"]


@rule("GWT-XDEL-3")
def test_there_is_neither_income_nor_transport() -> None:
    r = hauling(ranch().engines("10").money(0).hand(A, "purple 5", "gray"), "0")
    r.play("deliver chicago", "disc step_right")
    assert r.t.money[A] == 0  # the crosses between 0 and 10 are free
    assert r.cards(r.t.hands[A]) == ["purple 5", "gray"]
    assert r.t.has_disc_at(A, r.t.figures.cities.index("chicago"))


@rule("GWT-XDEL-3")
@pytest.mark.parametrize(("edition", "money"), [(1, 6), (2, 4)])
def test_kansas_city_pays_as_usual(edition: int, money: int) -> None:
    r = hauling(ranch(edition=edition).engines("10").money(0), "9").play("deliver kansas_city", "disc aux_money_2")
    assert r.t.money[A] == money


@rule("GWT-XDEL-3")
def test_arrows_act_as_usual() -> None:
    r = hauling(ranch().engines("10").discs(A, fulton=1, bloomington=1).objectives(["o01", "o02"], []), "4")
    r.play("deliver st_louis", "disc aux_money_2", "objective o01")
    assert r.cards(r.t.discards[A]) == ["o01"]
    assert r.t.tokens[A] == 1


@rule("GWT-XDEL-3", "GWT-DISC-1")
def test_the_disc_follows_the_rules_of_discs() -> None:
    r = hauling(ranch().engines("10").money(9), "9").play("deliver fulton")
    assert "disc certificate_4" in r.options()
    assert "disc step_left" not in r.options()


@rule("GWT-XDEL-4")
def test_then_the_station_at_the_turnout_may_be_upgraded() -> None:
    r = ranch().engines("10").money(2).building("A-1", A, "9a").masters().visit(A, "A-1")
    r.play("use extraordinary_delivery", "haul t7", "deliver kansas_city", "disc aux_money_2")
    assert r.t.money[A] == 6
    assert r.options() == ["upgrade s2", "pass"]
    r.play("upgrade s2", "disc aux_draw_2")
    assert (r.t.stations[A], r.t.money[A]) == (0b10, 4)
    assert r.where(A) == "A-1"
    assert r.options() == ["use engine_3", "use end"]


@rule("GWT-XDEL-4")
def test_on_a_numbered_space_the_action_is_over() -> None:
    r = ranch().engines("10", "8").building("A-1", A, "9a").visit(A, "A-1").play("use extraordinary_delivery", "haul 9")
    r.play("deliver kansas_city", "disc aux_money_2")
    assert (r.where(A), r.t.engine[A], r.t.engine[B]) == ("A-1", rail("9"), rail("8"))
    assert r.options() == ["use engine_3", "use end"]


@rule("GWT-XDEL-3", "GWT-ACT-2", "GWT-ACT-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_delivery_can_be_given_up_after_the_engine_has_gone_back(edition: int) -> None:
    r = ranch(edition=edition).engines("10").money(0).building("A-1", A, "9a").visit(A, "A-1")
    r.play("use extraordinary_delivery", "haul 9")
    r.t.heard = []
    assert r.options() == ["deliver kansas_city", "deliver " + r.t.figures.cities[1], "pass"]
    before = r.t.cities[:], r.t.emptied[:]
    r.play("pass")
    assert (r.t.cities, r.t.emptied) == before
    assert (r.t.money[A], r.t.engine[A]) == (0, rail("9"))
    assert [type(event).__name__ for event in r.t.heard] == ["DeliveryForgone"]
    assert r.options() == ["use engine_3", "use end"]


@rule("GWT-XDEL-3")
def test_it_is_asked_even_if_kansas_city_is_the_only_city() -> None:
    r = hauling(ranch().engines("5"), "t4")
    assert r.options() == ["deliver kansas_city", "pass"]
    assert r.t.game.label(r.t, -1) == "Deliver nothing"
    assert r.t.game.label(r.t, -1, "fr") == "Ne rien livrer"


@rule("GWT-XDEL-4")
def test_the_station_may_be_upgraded_without_a_delivery_too() -> None:
    r = hauling(ranch().engines("10").money(2).masters(), "t7").play("pass")
    assert r.options() == ["upgrade s2", "pass"]


@rule("GWT-DEL-1")
def test_the_delivery_of_an_income_cannot_be_given_up() -> None:
    r = ranch().deliver(A, 4)
    assert "pass" not in r.options()
    assert r.refused("pass") == "GWT-DEL-1"
