"""A turn: its main action, cattle trades, the clearing, and who is next."""

import pytest

from abilene.games.montana import events as ev
from abilene.games.montana.data import BANK
from abilene.games.montana.steps.turn import MayDrink
from tests.montana.plains import A, B, C, plains
from tests.rules import rule


@rule("MON-TURN-1")
def test_exactly_one_main_action_and_no_pass() -> None:
    p = plains().goods(A, wheat=1, pumpkin=1).workers(A, copper=4).coins(9).turn(A)
    assert "pass" not in p.options()
    assert p.refused("pass") == "MON-TURN-1"
    p.play("bank 5 coins")
    assert p.asks() == (B, "act")


@rule("MON-TURN-2", "MON-TURN-4")
def test_what_can_be_done_with_what_one_owns() -> None:
    p = plains().workers(A, copper=1, stone=1).coins(3).turn(A)
    assert p.options() == [
        "recruit", "bank 5 coins", "bank 8 coins", "mine 1 coin", "mine 3 coins", "quarry 1 coin", "quarry 3 coins",
        "wheat field 1 coin", "wheat field 3 coins", "garden 1 coin", "garden 3 coins",
    ]  # fmt: skip
    p = plains().workers(A, copper=1).coins(6).turn(A)
    assert p.options() == ["recruit", "bank 5 coins", "mine 1 coin", "mine 3 coins", "mine 6 coins"]
    assert p.refused("bank 8 coins") == "MON-BANK-1"
    assert p.refused("quarry 1 coin") == "MON-PROD-1"
    assert p.refused("build") == "MON-TURN-4"


@rule("MON-TURN-3")
@pytest.mark.parametrize("action", ["act", "advance", "pick", "add", "bid", "goods", "exchange", "build", "end"])
def test_cattle_are_traded_at_the_marked_questions(action: str) -> None:
    p = plains(2).cows(1).goods(A, wheat=2, pumpkin=2, stone_small=1).workers(A, wheat=2).coins(9)
    play = {
        "act": [],
        "advance": ["recruit"],
        "pick": ["recruit"],
        "add": ["wheat field 1 coin"],
        "bid": ["city"],
        "goods": ["city", "bid 2 on row 2"],
        "exchange": ["city", "bid 2 on row 3"],
        "build": ["build"],
        "end": ["bank 5 coins"],
    }[action]
    p.wheel(3 if action == "pick" else 1).turn(A).play(*play)
    assert p.asks() == (A, action)
    assert len(p.trades()) == 9
    before = p.options()
    p.play("trade coins")
    assert p.t.coins[A] >= 3
    if action != "end":  # without a cow nothing is left to ask there
        assert p.asks() == (A, action)
        assert p.options() == before
        assert p.trades() == []


@rule("MON-TURN-3")
@pytest.mark.parametrize("action", ["dismiss", "bank", "work", "canteen"])
def test_cattle_are_not_traded_at_the_other_questions(action: str) -> None:
    p = plains(2).cows(1).workers(A, wheat=4, stone=4).coins(9).canteens(1)
    play = {
        "dismiss": ["recruit"],
        "bank": ["bank 8 coins"],
        "work": ["wheat field 1 coin"],
        "canteen": ["recruit", "dismiss beige", "dismiss beige", "pay nothing", "end"],
    }[action]
    p.wheel(1).turn(A).play(*play)
    assert p.asks() == (A, action)
    assert p.trades() == []


@rule("MON-TURN-4")
def test_who_needs_a_cattle_trade_first_makes_it_first() -> None:
    p = plains(2).cows(1).goods(A, wheat=1).turn(A)
    assert "build" not in p.options()
    assert "build" in p.play("trade pumpkin").options()


@rule("MON-TURN-5")
def test_recruit_alone_is_always_open_and_is_asked_all_the_same() -> None:
    p = plains(2).supply(pumpkin=0).goods(B, pumpkin=1)
    told = p.hear(lambda: p.turn(A))
    assert p.asks() == (A, "act")
    assert p.options() == ["recruit"]
    assert not [event for event in told if isinstance(event, ev.WheelSpun)]  # not unasked


@rule("MON-TURN-6")
def test_the_worker_board_is_cleared_when_the_turn_ends() -> None:
    p = (
        plains(2)
        .cows(1)
        .crew_on("bank 5 coins", copper=1)
        .crew_on("bank 8 coins", copper=2)
        .workers(A, stone=3)
        .turn(A)
    )
    p.play("bank 11 coins")
    assert 0 not in p.t.bank
    p.play("end")
    assert p.t.bank == [0, 0, 0]
    assert p.t.worker_supply == [18, 18, 18, 18]


@rule("MON-TURN-7")
def test_without_a_canteen_the_next_player_is_active() -> None:
    p = plains(3).workers(A, copper=1).turn(A).play("bank 5 coins")
    assert p.asks() == (B, "act")
    p = plains(3).workers(C, copper=1).turn(C).play("bank 5 coins")
    assert p.asks() == (A, "act")
    p = plains(3).canteens(1).owe(MayDrink(A))
    assert p.asks() == (A, "canteen")


@rule("MON-TURN-8")
def test_extra_turns_count_as_turns() -> None:
    p = plains(2).canteens(2).workers(A, copper=3).turn(A).play("bank 5 coins", "canteen", "bank 8 coins", "keep")
    assert p.t.turns == [2, 1]
    assert p.asks() == (B, "act")


@rule("MON-TURN-6")
def test_a_turn_stops_before_it_passes_on_while_its_last_choice_can_be_taken_back() -> None:
    p = plains(2).workers(A, copper=1).turn(A)
    p.t.play(BANK)
    assert (p.asks(), p.options()) == ((A, "end"), ["end"])
    p = plains(2, rules=2).workers(A, copper=1).turn(A)
    p.t.play(BANK)
    assert p.asks() == (B, "act")


@rule("MON-TURN-6", "MON-CAN-1")
def test_whoever_has_a_canteen_is_asked_about_that_instead() -> None:
    p = plains(2).workers(A, copper=1).canteens(1).turn(A)
    p.t.play(BANK)
    assert p.asks() == (A, "canteen")
