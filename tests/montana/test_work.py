"""Work at the bank and in the four areas."""

import pytest

from abilene.games.montana.data import some
from tests.montana.plains import A, B, add, plains, send
from tests.rules import rule

AREAS = [
    ("mine", "copper", "copper_small"),
    ("quarry", "stone", "stone_small"),
    ("wheat_field", "wheat", "wheat"),
    ("garden", "pumpkin", "pumpkin"),
]


# ------------------------------------------------------------------ bank


@rule("MON-BANK-1", "MON-BANK-4")
def test_free_spaces_for_which_there_are_workers() -> None:
    p = plains(2).workers(A, copper=2).turn(A)
    assert [word for word in p.options() if word.startswith("bank")] == ["bank 5 coins", "bank 8 coins"]
    assert p.refused("bank 11 coins") == "MON-BANK-1"
    p = plains(2).workers(A, copper=2).crew_on("bank 5 coins", wheat=1).turn(A)
    assert [word for word in p.options() if word.startswith("bank")] == ["bank 8 coins"]
    assert p.refused("bank 5 coins") == "MON-BANK-4"


@rule("MON-BANK-2")
@pytest.mark.parametrize(
    ("space", "coins", "crews"),
    [
        ("bank 5 coins", 5, [("copper",), ("stone",)]),
        ("bank 8 coins", 8, [("copper", "copper"), ("copper", "stone")]),
        ("bank 11 coins", 11, [("copper", "copper", "stone")]),
    ],
)
def test_exactly_so_many_workers_of_any_colours(space: str, coins: int, crews: list[tuple[str, ...]]) -> None:
    p = plains(2).workers(A, copper=2, stone=1).coins(1).turn(A).play(space)
    if len(crews) > 1:
        assert p.options() == [send(*crew) for crew in crews]
        assert p.refused(send("copper", "copper", "copper")) in ("MON-BANK-1", "MON-BANK-2")
        assert p.refused(send("wheat")) in ("MON-BANK-1", "MON-BANK-2")
        p.play(send(*crews[0]))
    assert p.t.coins[A] == 1 + coins
    assert p.t.crew(A) == 3 - len(crews[0])
    assert p.asks() == (B, "act")


@rule("MON-BANK-2")
def test_three_workers_of_four_colours_in_twenty_ways() -> None:
    p = plains(2).workers(A, copper=3, stone=3, wheat=3, pumpkin=3).turn(A).play("bank 11 coins")
    assert len(p.options()) == 20


@rule("MON-BANK-3")
def test_one_bank_space_per_turn() -> None:
    p = plains(2).workers(A, copper=6).turn(A).play("bank 5 coins")
    assert p.asks() == (B, "act")
    assert p.t.bank[1:] == [0, 0]


@rule("MON-BANK-5")
def test_a_full_bank_is_cleared_and_another_is_not() -> None:
    p = (
        plains(2)
        .crew_on("bank 5 coins", copper=1)
        .crew_on("bank 11 coins", wheat=3)
        .workers(A, stone=2)
        .workers(B, stone=1)
        .turn(A)
    )
    p.play("bank 8 coins")
    assert p.t.bank == [0, 0, 0]
    assert p.t.worker_supply == [18, 17, 18, 18]
    p.play("bank 5 coins")
    assert p.t.bank[0] != 0


# ------------------------------------------------------------------ areas


@rule("MON-PROD-1")
def test_a_location_needs_its_coins_and_workers() -> None:
    p = plains(2).workers(A, copper=1).coins(2).turn(A)
    assert p.options() == ["recruit", "bank 5 coins", "mine 1 coin"]
    assert p.refused("mine 3 coins") == "MON-PROD-1"
    assert p.refused("quarry 1 coin") == "MON-PROD-1"


@rule("MON-PROD-2", "MON-INT-5")
def test_one_worker_of_the_colour_or_two_others() -> None:
    p = plains(2).workers(A, copper=2, stone=2, wheat=2, pumpkin=2).coins(9).turn(A).play("mine 1 coin")
    others = [("stone", "stone"), ("stone", "wheat"), ("stone", "pumpkin"), ("wheat", "wheat"), ("wheat", "pumpkin")]
    assert p.options() == [send("copper"), *(send(*pair) for pair in others), send("pumpkin", "pumpkin")]
    assert p.refused(send("copper", "stone")) == "MON-PROD-2"
    assert p.refused(send("stone")) == "MON-PROD-2"
    assert p.refused(send("copper", "copper")) == "MON-PROD-2"


@rule("MON-PROD-2")
def test_a_pair_that_one_does_not_have() -> None:
    p = plains(2).workers(A, copper=1, stone=1, wheat=1).coins(9).turn(A).play("mine 1 coin")
    assert p.options() == [send("copper"), send("stone", "wheat")]
    assert p.refused(send("stone", "stone")) == "MON-PROD-1"


@rule("MON-PROD-3")
@pytest.mark.parametrize(("area", "colour", "good"), AREAS)
@pytest.mark.parametrize(("number", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_coins_for_goods(area: str, colour: str, good: str, number: int, coins: int) -> None:
    p = plains(2).workers(A, **{colour: 1}).coins(7).turn(A).play(f"{area.replace('_', ' ')} {some(coins, 'coin')}")
    goods = number if number < 3 or area in ("mine", "quarry") else 4  # MON-INT-25
    assert p.owns(A) == {good: goods}
    assert p.t.coins[A] == 7 - coins
    assert p.crew(A) == {}
    assert sum(p.t.supply) == 600 - goods


@rule("MON-INT-25")
def test_the_third_location_gives_three_minerals_or_four_crops() -> None:
    yields = {row["id"]: row["yield"] for row in plains(2).t.game.tables["location"]}
    assert [yields[f"{area}_3"] for area, _, _ in AREAS] == [3, 3, 4, 4]


@rule("MON-PROD-4")
def test_the_small_space_is_used_in_the_same_turn_or_not_at_all() -> None:
    p = (
        plains(2)
        .workers(A, copper=2, wheat=2)
        .workers(B, copper=4)
        .coins(9, 9)
        .turn(A)
        .play("mine 3 coins", send("copper"))
    )
    assert p.asks() == (A, "add")
    assert p.options() == [add("copper"), add("wheat", "wheat"), "pass"]
    assert p.refused(add("copper", "wheat")) == "MON-PROD-2"
    p.play("pass")
    assert p.t.small == [0] * 12
    assert p.asks() == (B, "act")
    assert "mine 3 coins" not in p.options()


@rule("MON-PROD-5", "MON-INT-4")
def test_the_small_space_costs_no_coins_and_gives_one_more_good() -> None:
    p = plains(2).workers(A, copper=1, wheat=2).coins(3).turn(A).play("mine 3 coins", send("copper"))
    assert p.t.coins[A] == 0
    p.play(add("wheat", "wheat"))
    assert p.t.coins[A] == 0
    assert p.owns(A) == {"copper_small": 3}
    assert p.crew(A) == {}


@rule("MON-PROD-6")
def test_one_location_per_turn() -> None:
    p = plains(2).workers(A, copper=4).coins(20).turn(A).play("mine 1 coin", add("copper"))
    assert p.asks() == (B, "act")


@rule("MON-PROD-7")
def test_a_small_space_is_nobody_elses() -> None:
    p = plains(2).workers(A, copper=1).workers(B, copper=4).coins(9, 9).turn(A).play("mine 1 coin")
    assert p.refused("mine 1 coin") == "MON-PROD-7"


@rule("MON-PROD-8")
def test_large_pieces_are_never_produced() -> None:
    figures = plains(2).t.figures
    assert max(figures.area_good) < 4


@rule("MON-PROD-9")
def test_a_full_area_is_cleared_with_its_small_spaces() -> None:
    p = (
        plains(2)
        .crew_on("mine 1 coin", copper=1)
        .crew_on("small mine 1 coin", wheat=2)
        .crew_on("mine 3 coins", stone=2)
    )
    p.crew_on("quarry 1 coin", stone=1).workers(A, copper=2).coins(6).turn(A).play("mine 6 coins", add("copper"))
    assert p.t.large == [0, 0, 0, 0x0100, *[0] * 8]
    assert p.t.small == [0] * 12
    assert p.t.worker_supply == [18, 17, 18, 18]


@rule("MON-PROD-9")
def test_small_spaces_need_not_be_occupied_and_do_not_count() -> None:
    p = (
        plains(2)
        .crew_on("mine 1 coin", copper=1)
        .crew_on("mine 3 coins", copper=1)
        .workers(A, copper=1)
        .coins(6)
        .turn(A)
    )
    p.play("mine 6 coins")
    assert p.t.large == [0] * 12
    p = (
        plains(2)
        .crew_on("mine 1 coin", copper=1)
        .crew_on("small mine 1 coin", copper=1)
        .workers(A, copper=2)
        .coins(6)
        .turn(A)
    )
    p.play("mine 6 coins", add("copper"))
    assert p.t.large[:3] == [1, 0, 1]
