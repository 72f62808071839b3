"""Taking natives and removing hazards."""

import pytest

from tests.great_western_trail.ranch import EDITIONS, A, B, ranch
from tests.rules import rule


@rule("GWT-NAT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_native_on_the_board_may_be_taken(edition: int) -> None:
    r = ranch(3, edition).money(9)
    for number in range(1, 10):
        r.tile(f"NATIVE-{number}", "native a" if number < 5 else "native b")
    r.visit(A, "D").play("use native_take")
    assert r.options() == [f"native native-{number}" for number in range(1, 10)]
    r.play("native native-5")
    assert r.t.natives[:2] == [0, 1]
    assert r.tile_at("NATIVE-5") == ""


@rule("GWT-NAT-2")
@pytest.mark.parametrize(("number", "money"), [*enumerate([-3, -2, -1, 1, 2, 4, 6, 8, 10], 1)])
def test_first_edition_natives_cost_or_give_money(number: int, money: int) -> None:
    r = ranch(edition=1).money(5).tile(f"NATIVE-{number}", "native a").do(A, "native_take")
    assert r.t.money[A] == 5 + money
    assert r.t.tokens[A] == 0


@rule("GWT-NAT-2", "GWT-INT-42")
def test_a_native_too_dear_cannot_be_taken() -> None:
    r = ranch(edition=1).money(1)
    for number in range(1, 5):
        r.tile(f"NATIVE-{number}", "native a")
    r.do(A, "native_take")
    assert r.options() == ["native native-3", "native native-4"]
    poor = ranch(edition=1).money(2).tile("NATIVE-1", "native a").visit(A, "D")
    assert "use native_take" not in poor.options()


@rule("GWT-NAT-3")
@pytest.mark.parametrize(("number", "money"), [*enumerate([0, 1, 2, 3, 4, 5, 6, 8, 10], 1)])
def test_second_edition_natives_give_a_token_or_money(number: int, money: int) -> None:
    r = ranch().money(0).tile(f"NATIVE-{number}", "native a").do(A, "native_take")
    assert r.t.money[A] == money
    assert r.t.tokens[A] == (1 if number == 1 else 0)


@rule("GWT-NAT-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_natives_there_is_nothing_to_take(edition: int) -> None:
    r = ranch(3, edition).money(1).natives(B, a=3).visit(A, "D")
    assert r.options() == ["use aux_single_or_double", "use auxiliary"]


@rule("GWT-HAZ-1")
@pytest.mark.parametrize("cost", [7, 5, 2, 0])
def test_the_icon_tells_what_removing_a_hazard_costs(cost: int) -> None:
    r = ranch().money(9).tile("FLOOD-2", "flood green 4").tile("DROUGHT-1", "drought black 3")
    r.tile("ROCKFALL-4", "rockfall green 2").tile("NATIVE-4", "native a").do(A, f"hazard_{cost}")
    assert r.options() == ["hazard flood-2", "hazard drought-1", "hazard rockfall-4"]
    r.play("hazard drought-1")
    assert r.t.money[A] == 9 - cost
    assert [r.t.figures.tile_names[tile] for tile in r.t.hazards[A]] == ["drought black 3"]
    assert r.tile_at("DROUGHT-1") == ""


@rule("GWT-HAZ-1")
def test_without_a_hazard_there_is_nothing_to_remove() -> None:
    r = ranch().money(20).hand(A).tile("NATIVE-4", "native a").visit(A, "F")
    assert r.options() == ["use auxiliary"]


@rule("GWT-HAZ-2")
def test_herders_stay_on_the_space_of_a_removed_tile() -> None:
    r = (
        ranch()
        .money(20)
        .tile("FLOOD-2", "flood green 4")
        .tile("NATIVE-4", "native a")
        .herders("F", "FLOOD-2", "NATIVE-4")
    )
    r.do(A, "hazard_7").do(A, "native_take")
    assert r.tile_at("FLOOD-2") == r.tile_at("NATIVE-4") == ""
    assert [r.where(seat) for seat in range(3)] == ["F", "FLOOD-2", "NATIVE-4"]
    r.turn(B)
    assert r.options()[0] == "move b"
