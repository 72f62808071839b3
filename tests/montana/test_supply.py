"""Limited supply: who gives back what, and when."""

import pytest

from abilene.games.montana import events as ev
from abilene.games.montana.data import COLOURS, COPPER, GOODS, KINDS, STONE, WHEAT, WORKERS
from abilene.games.montana.state import Territory
from tests.montana.plains import A, B, C, D, load, plains, start
from tests.rules import rule


@rule("MON-LIM-1", "MON-LIM-2", "MON-EX-1")
def test_all_owners_the_taker_included_give_one_back() -> None:
    p = plains(3).supply(stone_small=2).goods(A, stone_small=1).goods(B, stone_small=15)
    told = p.hear(lambda: p.t.take_goods(A, STONE, 3))
    assert p.t.supply[STONE] == 1
    assert [p.t.good(seat, STONE) for seat in (A, B, C)] == [3, 14, 0]
    assert told == [ev.GoodsGivenBack((A, B), STONE)]


@rule("MON-LIM-1")
def test_nobody_gives_back_while_the_supply_is_enough() -> None:
    p = plains(3).supply(wheat=3).goods(B, wheat=2)
    p.t.take_goods(A, WHEAT, 3)
    assert [p.t.good(seat, WHEAT) for seat in (A, B)] == [3, 2]
    assert p.t.supply[WHEAT] == 0


@rule("MON-LIM-2")
def test_giving_back_goes_on_until_there_are_enough() -> None:
    p = plains(2).supply(wheat=0).goods(B, wheat=5)
    p.t.take_goods(A, WHEAT, 4)
    assert [p.t.good(seat, WHEAT) for seat in (A, B)] == [4, 1]
    p = plains(2).supply(wheat=0).goods(A, wheat=2).goods(B, wheat=2)
    p.t.take_goods(A, WHEAT, 4)
    assert [p.t.good(seat, WHEAT) for seat in (A, B)] == [4, 0]
    assert p.t.supply[WHEAT] == 0


@rule("MON-LIM-2", "MON-INT-7")
def test_the_taker_takes_what_there_is() -> None:
    p = plains(2).worker_supply(copper=1)
    told = p.hear(lambda: p.t.take_workers(A, 0, 2))
    assert p.crew(A) == {"copper": 1}
    assert p.t.worker_supply[0] == 0
    assert told == [ev.WorkersShort(A, 0, 1)]


@rule("MON-LIM-3")
def test_giving_back_asks_nobody() -> None:
    p = plains(4).supply(pumpkin=0).workers(A, pumpkin=1).coins(9)
    for seat in (B, C, D):
        p.goods(seat, pumpkin=seat)
    p.turn(A).play("garden 1 coin")
    assert p.asks() == (B, "act")
    assert [p.t.good(seat, 1) for seat in (A, B, C, D)] == [1, 0, 1, 2]
    assert p.t.supply[1] == 2


@rule("MON-LIM-4", "MON-LIM-1")
def test_workers_on_the_worker_board_stay_there() -> None:
    p = plains(3).crew_on("mine 1 coin", copper=1).workers(B, copper=1).worker_supply(copper=0)
    p.t.take_workers(A, 0, 2)
    assert p.crew(A) == {"copper": 1}
    assert p.crew(B) == {}
    assert p.t.large[0] != 0


@rule("MON-LIM-5")
def test_cows_are_not_given_back() -> None:
    p = plains(2).cows(0, 3).goods(A, pumpkin=1).turn(A).play("city", "bid 2 on row 1")
    assert p.t.cows == [0, 3]


@rule("MON-LIM-6")
def test_kinds_are_handled_one_after_the_other() -> None:
    """Wheat, pumpkin, small stone, small copper, large stone, large copper."""
    p = plains(2).supply(wheat=0, stone_small=0, copper_small=0).goods(B, wheat=1, stone_small=1, copper_small=1)
    p.goods(A, pumpkin=1).turn(A)
    p.play("city", "bid 2 on row 2")
    told = p.hear(lambda: p.play("take wheat, small stone, small copper"))
    given = [event.good for event in told if isinstance(event, ev.GoodsGivenBack)]
    assert given == [0, STONE, COPPER]
    assert GOODS == ("wheat", "pumpkin", "stone_small", "copper_small", "stone_large", "copper_large")
    assert load(2).tables["limits"]["handling_order"] == list(GOODS)


@rule("MON-LIM-6")
def test_two_workers_of_one_colour_are_taken_together() -> None:
    """One worker in the supply, two with B: as n = 2, B gives one back and A takes both."""
    p = plains(2).worker_supply(copper=1).workers(B, copper=0)
    p.t.workers[B * COLOURS] = 2
    p.wheel(1).turn(A).play("recruit")
    assert p.crew(A) == {"copper": 2}
    assert p.crew(B) == {"copper": 1}


@rule("MON-LIM-6")
def test_two_workers_of_different_colours_are_taken_in_the_printed_order() -> None:
    p = plains(2).worker_supply(copper=0, wheat=0)
    p.t.workers[B * COLOURS : B * COLOURS + 4] = [1, 0, 1, 0]
    p.wheel(4).turn(A)
    told = p.hear(lambda: p.play("recruit"))
    given = [WORKERS[event.worker] for event in told if isinstance(event, ev.WorkersGivenBack)]
    assert given == ["copper_worker", "wheat_worker"]


@rule("MON-LIM-6")
def test_white_picks_are_taken_one_by_one() -> None:
    """B owns one copper worker, the supply none: the second pick makes A give back the first."""
    p = plains(2).worker_supply(copper=0)
    p.t.workers[B * COLOURS] = 1
    p.wheel(3).turn(A).play("recruit", "pick brown", "pick brown")
    assert p.crew(A) == {"copper": 1}
    assert p.t.worker_supply[0] == 0


@rule("MON-LIM-7")
@pytest.mark.parametrize(("players", "basic", "large"), [(2, 12, 6), (3, 18, 9), (4, 24, 12)])
def test_how_many_goods_are_in_the_game(players: int, basic: int, large: int) -> None:
    t = start(players)
    totals = [t.supply[kind] + sum(t.goods[kind::KINDS]) for kind in range(KINDS)]
    assert totals == [basic] * 4 + [large] * 2


def workers_in_all(t: Territory) -> list[int]:
    return [t.worker_supply[c] + sum(t.workers[c::COLOURS]) for c in range(COLOURS)]


@rule("MON-LIM-8")
def test_eighteen_workers_of_each_colour() -> None:
    p = plains(3).workers(A, copper=1, stone=1).coins(6)
    assert workers_in_all(p.t) == [18] * 4
    p.turn(A).play("bank 8 coins")
    assert workers_in_all(p.t) == [17, 17, 18, 18]
    assert p.t.bank[1] == 0x0101
