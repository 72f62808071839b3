"""Recruit: the wheel, white workers, wheat, and eight bunks."""

from collections import Counter

import pytest

from abilene.games.montana.data import COLOURS
from tests.chances import assert_even
from tests.montana.plains import A, B, plains
from tests.rules import rule


@rule("MON-REC-1")
def test_every_segment_is_as_likely_wherever_the_arrow_stood() -> None:
    p = plains(2).turn(A)
    stops = Counter[int]()
    for arrow in (0, 5):
        for seed in range(400):
            twin = p.t.copy()
            twin.arrow, twin.rng = arrow, seed
            twin.play(0)
            stops[twin.arrow] += 1
    assert_even(stops, set(range(8)))


@rule("MON-REC-2")
@pytest.mark.parametrize(
    ("segment", "pair"),
    [
        (0, {"stone": 1, "pumpkin": 1}),
        (1, {"copper": 2}),
        (2, {"pumpkin": 2}),
        (4, {"copper": 1, "wheat": 1}),
        (5, {"stone": 2}),
        (6, {"wheat": 2}),
    ],
)
def test_the_two_workers_of_the_segment(segment: int, pair: dict[str, int]) -> None:
    p = plains(2).wheel(segment).turn(A).play("recruit")
    assert p.crew(A) == pair
    assert sum(p.t.worker_supply) == 70
    assert p.asks() == (B, "act")


@rule("MON-REC-3")
@pytest.mark.parametrize("segment", [3, 7])
@pytest.mark.parametrize(
    ("first", "second", "pair"), [("brown", "brown", {"copper": 2}), ("beige", "grey", {"stone": 1, "wheat": 1})]
)
def test_white_workers_are_of_any_colours(segment: int, first: str, second: str, pair: dict[str, int]) -> None:
    p = plains(2).wheel(segment).turn(A).play("recruit")
    assert p.options() == ["pick brown", "pick grey", "pick beige", "pick orange"]
    p.play(f"pick {first}", f"pick {second}")
    assert p.crew(A) == pair


@rule("MON-REC-4", "MON-COW-3")
def test_a_colour_that_is_all_at_work_cannot_be_picked() -> None:
    p = plains(2).worker_supply(copper=0, stone=0).cows(1)
    p.t.workers[B * COLOURS + 1] = 1  # a stone worker on a player board
    p.wheel(3).turn(A)
    assert "brown worker" not in p.trades()
    assert "grey worker" in p.trades()
    assert p.refused("trade brown worker") == "MON-COW-3"
    p.play("recruit")
    assert "pick brown" not in p.options()
    assert "pick grey" in p.options()
    assert p.refused("pick brown") == "MON-REC-4"


@rule("MON-REC-5")
@pytest.mark.parametrize(("wheat", "most"), [(1, 1), (4, 4), (7, 7), (12, 7)])
def test_one_to_seven_wheat_move_the_arrow(wheat: int, most: int) -> None:
    p = plains(2).goods(A, wheat=wheat).wheel(1).turn(A).play("recruit")
    assert p.options() == ["pay nothing", *(f"pay {count} wheat" for count in range(1, most + 1))]
    if most < 7:
        assert p.refused(f"pay {most + 1} wheat") == "MON-REC-5"


@rule("MON-REC-5")
def test_the_arrow_moves_once_per_turn_and_not_at_all_for_nothing() -> None:
    p = plains(2).goods(A, wheat=5).wheel(1).turn(A).play("recruit", "pay 1 wheat")
    assert p.asks() == (B, "act")
    p = plains(2).goods(A, wheat=5).wheel(1).turn(A).play("recruit", "pay nothing")
    assert p.asks() == (B, "act")
    assert p.crew(A) == {"copper": 2}
    assert p.owns(A) == {"wheat": 5}


@rule("MON-REC-6", "MON-INT-8", "MON-EX-15")
def test_workers_of_choice_go_back_until_eight_are_left() -> None:
    p = plains(2).workers(A, copper=3, stone=4).goods(A, wheat=2).wheel(1).turn(A).play("recruit")
    assert p.t.crew(A) == 9
    assert p.options() == ["dismiss brown", "dismiss grey"]
    assert p.refused("dismiss beige") == "MON-REC-6"
    p.play("dismiss grey", "pay 2 wheat")  # to any + any
    p.play("pick beige", "pick beige")
    assert p.t.crew(A) == 10
    p.play("dismiss beige", "dismiss brown")
    assert p.crew(A) == {"copper": 4, "stone": 3, "wheat": 1}
    assert p.asks() == (B, "act")


@rule("MON-REC-6", "MON-COW-4")
def test_a_traded_worker_beyond_the_eighth() -> None:
    p = plains(2).workers(A, copper=8).cows(2).turn(A).play("trade beige worker")
    assert p.asks() == (A, "dismiss")
    assert p.options() == ["dismiss brown", "dismiss beige"]
    p.play("dismiss brown")
    assert p.asks() == (A, "act")
    assert p.crew(A) == {"copper": 7, "wheat": 1}


@rule("MON-REC-7")
def test_recruiting_with_a_full_board() -> None:
    p = plains(2).workers(A, copper=8).wheel(2).turn(A).play("recruit")
    p.play("dismiss brown", "dismiss brown")
    assert p.crew(A) == {"copper": 6, "pumpkin": 2}


@rule("MON-REC-8", "MON-EX-2")
def test_wheat_is_paid_before_the_second_pair_is_taken() -> None:
    p = plains(2).goods(A, wheat=2).wheel(0).turn(A).play("recruit")
    assert p.crew(A) == {"stone": 1, "pumpkin": 1}
    p.play("pay 2 wheat")
    assert p.owns(A) == {}
    assert p.t.supply[0] == 102
    assert p.crew(A) == {"stone": 1, "pumpkin": 3}


@rule("MON-REC-8")
@pytest.mark.parametrize(("stop", "steps", "segment"), [(0, 1, 1), (5, 1, 6), (6, 2, 0), (4, 5, 1), (6, 7, 5)])
def test_the_arrow_moves_clockwise_and_round(stop: int, steps: int, segment: int) -> None:
    p = plains(2).goods(A, wheat=9).wheel(stop).turn(A).play("recruit", f"pay {steps} wheat")
    assert p.t.arrow == segment


@rule("MON-INT-9")
def test_between_two_white_picks_a_cow_can_be_traded() -> None:
    p = plains(2).cows(1).wheel(7).turn(A).play("recruit", "pick brown", "trade wheat", "pick beige")
    assert p.crew(A) == {"copper": 1, "wheat": 1}
    assert p.owns(A) == {"wheat": 1}
    assert p.asks() == (A, "advance")
