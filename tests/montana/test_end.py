"""Canteens, the end of the game, and who wins."""

import pytest

from abilene.games.montana import events as ev
from abilene.games.montana.scoring import belongings, breakdown, curves, winners
from tests.montana.plains import A, B, C, Plains, load, plains
from tests.rules import rule


@rule("MON-CAN-1", "MON-INT-20")
def test_a_canteen_is_spent_after_the_clearing_for_another_turn() -> None:
    p = (
        plains(2)
        .canteens(1)
        .crew_on("bank 5 coins", copper=1)
        .crew_on("bank 8 coins", copper=2)
        .workers(A, stone=4)
        .turn(A)
    )
    p.play("bank 11 coins")
    assert p.asks() == (A, "canteen")
    assert p.t.bank == [0, 0, 0]
    assert p.options() == ["keep", "canteen"]
    p.play("canteen")
    assert p.asks() == (A, "act")
    assert "bank 5 coins" in p.options()


@rule("MON-CAN-2")
def test_a_spent_canteen_leaves_the_game() -> None:
    p = plains(2).canteens(1).workers(A, stone=1).turn(A).play("bank 5 coins", "canteen")
    assert p.t.canteens == [0, 0]
    assert 2 not in p.t.token


@rule("MON-CAN-3", "MON-CAN-5")
def test_one_question_per_turn_end_without_limit() -> None:
    p = plains(2).canteens(3).workers(A, stone=8).turn(A)
    for space, left in (("bank 5 coins", 2), ("bank 8 coins", 1), ("bank 11 coins", 0)):
        p.play(space)
        assert p.asks() == (A, "canteen")
        p.play("canteen")
        assert p.t.canteens[A] == left
    assert p.asks() == (A, "act")


@rule("MON-CAN-4")
def test_a_canteen_may_be_kept_for_later() -> None:
    p = plains(2).canteens(1).workers(A, stone=3).workers(B, stone=3).turn(A).play("bank 5 coins", "keep")
    assert p.asks() == (B, "act")
    p.play("bank 8 coins")
    assert p.asks() == (A, "act")
    p.t.closer = B  # the final round
    p.wheel(1).play("recruit")
    assert p.asks() == (A, "canteen")


@rule("MON-END-1")
def test_the_last_settlement_triggers_the_end() -> None:
    p = plains(3).goods(A, wheat=1, pumpkin=1).left(1).turn(A).play("build").build_on((1, 0))
    assert p.t.closer == A
    assert not p.t.over
    assert p.asks() == (B, "act")


@rule("MON-END-2", "MON-EX-19")
def test_the_round_is_completed() -> None:
    p = plains(3).goods(B, wheat=1, pumpkin=1).left(5, 1, 5).workers(C, stone=1).turn(B).play("build").build_on((1, 0))
    assert p.asks() == (C, "act")
    told = p.hear(lambda: p.play("bank 5 coins"))
    assert p.t.over
    assert isinstance(told[-1], ev.GameEnded)


@rule("MON-END-2")
def test_the_last_seat_ends_the_game_with_its_own_turn() -> None:
    p = plains(3).goods(C, wheat=1, pumpkin=1).left(5, 5, 1).turn(C).play("build").build_on((1, 0))
    assert p.t.over


def tied(players: int = 2) -> Plains:
    """The game is about to end, and nobody has more settlements than another."""
    p = plains(players)
    p.t.left = [0] * players
    return p


@rule("MON-END-3")
def test_most_settlements_win() -> None:
    p = plains(3).left(2, 1, 4).coins(50, 0, 0).cows(9, 0, 0)
    assert winners(p.t) == [B]
    assert [parts["settlements"] for parts in breakdown(p.t)] == [8, 9, 6]
    assert curves(p.t)["points"] == [8, 9, 6]


@rule("MON-END-3")
def test_settlement_pieces_are_counted_not_regions() -> None:
    p = plains(2).land((1, 0), "wheat pumpkin stone_small copper_small", double=True)
    p.goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build(A).build_on((1, 0))
    assert breakdown(p.t) == [{"settlements": 2}, {"settlements": 0}]


@rule("MON-END-4")
def test_cows_and_canteens_break_a_tie() -> None:
    assert winners(tied().cows(1, 2).canteens(2, 0).coins(0, 99).t) == [A]
    assert winners(tied().cows(1, 2).canteens(0, 0).coins(99, 0).t) == [B]


@rule("MON-END-5", "MON-INT-21", "MON-EX-20")
def test_then_goods_coins_and_workers() -> None:
    p = tied().cows(1, 2).canteens(1, 0).goods(A, wheat=2, stone_large=1).goods(B, pumpkin=5).coins(4, 1)
    p.workers(A, copper=2).workers(B, stone=2)
    assert [belongings(p.t, seat) for seat in (A, B)] == [9, 8]
    assert winners(p.t) == [A]


@rule("MON-END-6", "MON-INT-22")
def test_still_tied_they_share_the_victory() -> None:
    assert winners(tied(3).coins(3, 3, 2).t) == [A, B]
    assert winners(tied(3).t) == [A, B, C]


@rule("MON-END-7")
def test_who_has_no_settlement_left_keeps_taking_turns() -> None:
    p = plains(3).left(0, 5, 5).closed_by(A).canteens(1).workers(A, stone=1).goods(A, wheat=3, pumpkin=3).turn(A)
    assert p.options() == ["recruit", "city", "bank 5 coins"]
    p.play("bank 5 coins", "canteen")
    assert p.asks() == (A, "act")


@rule("MON-END-8")
def test_the_last_seat_may_spend_canteens_before_the_end() -> None:
    p = plains(2).closed_by(A).canteens(0, 1).workers(B, stone=3).turn(B).play("bank 5 coins", "canteen")
    assert p.asks() == (B, "act")
    p.play("bank 8 coins")
    assert p.t.over


@rule("MON-ENG-1")
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_starts_turn_201(players: int) -> None:
    p = plains(players).turns(199, 200).left(3, 2).turn(A)
    assert p.t.turns[A] == 200
    told = p.hear(lambda: p.wheel(1).play("recruit"))
    assert p.t.over
    assert isinstance(told[-2], ev.TurnCapReached)
    assert told[-1] == ev.GameEnded((B,), p.t.placed(B), p.t.placed(A))
    assert load(players).figures.cap == 200


@rule("MON-ENG-1")
def test_a_triggered_end_is_played_out() -> None:
    p = plains(2).turns(200, 200).closed_by(A).turn(B)
    assert p.asks() == (B, "act")
