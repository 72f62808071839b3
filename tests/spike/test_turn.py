"""The turn, the train and its upgrades."""

import random

import pytest

from abilene.engine.match import Match
from abilene.games.spike import events as ev
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.turn import UPGRADE
from tests.rules import rule
from tests.spike.railway import A, B, C, Table, load, random_game, table


def under_way() -> Table:
    """Seat A's train is on the way from Raleigh to Norfolk."""
    return table().home(A, "raleigh").tracks(A, "t277", "t276").train(A, "t277")


@rule("SPK-TRAIN-1")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_speed_is_the_most_spaces_of_a_move(speed: int) -> None:
    r = table().home(A, "raleigh").tracks(A, "t277", "t276", "t241", "t275").levels(A, speed=speed)
    moved = r.train(A, "raleigh").turn().play("restart").options()
    # Norfolk is entered with the third space; the bypass leads on to t241.
    expected = ["t277 t275", "t276", "norfolk t241"][:speed]
    assert sorted(moved) == sorted(f"restart {name}" for names in expected for name in names.split())


@rule("SPK-TRAIN-2", "SPK-DRAW-1")
@pytest.mark.parametrize("power", [2, 3, 4])
def test_power_is_the_most_cards_of_a_draw(power: int) -> None:
    r = table().levels(A, power=power).draw(A, *["deck"] * power)
    assert sum(r.cards(A).values()) == power
    assert r.t.turn == B


@rule("SPK-TRAIN-3")
def test_each_freight_car_holds_one_token() -> None:
    r = table().home(A, "raleigh").tracks(A, "t277", "t276").levels(A, freight=2).contract(A, "coal_1 a", "aboard")
    r.contract(A, "wheat_1 a").turn().play("restart", "load")
    assert r.aboard(A) == ["wheat", "coal"]
    assert r.t.cars(A) == 2


@rule("SPK-TRAIN-4")
def test_a_train_is_at_rest_or_on_an_own_piece() -> None:
    for t in random_game(3, seed=6):
        for seat in range(3):
            if t.train[seat] >= 0:
                resting = t.train[seat] < 36
                assert t.under_way(seat) is not resting
                assert resting or t.owner[t.train[seat] - 36] == seat


@rule("SPK-TURN-1", "SPK-DEC-5")
def test_a_train_under_way_moves_freely_or_stays() -> None:
    r = under_way().turn()
    assert r.asks() == "move"
    assert sorted(r.options()) == ["move raleigh", "move t276", "stay"]
    r.play("stay")
    assert r.where(A) == "t277"
    assert r.asks() == "action"


@rule("SPK-TURN-2")
def test_a_train_at_rest_has_no_free_move() -> None:
    assert under_way().train(A, "norfolk").turn().asks() == "action"


@rule("SPK-TURN-3", "SPK-DEC-7")
def test_exactly_one_action() -> None:
    r = under_way().money(8).hand(A, white=4).turn().play("stay")
    assert r.options() == ["draw", "build", "extra", "speed", "power", "freight"]
    r.play("power")
    assert r.t.turn == B


@rule("SPK-TURN-4")
def test_what_each_action_needs() -> None:
    r = under_way().train(A, "norfolk").turn()
    assert r.options() == ["draw", "restart"]
    assert r.refused("build") == "SPK-BUILD-9"
    assert r.refused("extra") == "SPK-TURN-4"
    assert r.refused("freight") == "SPK-UPG-2"
    lonely = table().hand(A, white=6).turn()
    assert lonely.options() == ["draw", "build"]
    assert lonely.refused("restart") == "SPK-TURN-4"  # no own track there
    moving = under_way().turn().play("stay")
    assert moving.refused("restart") == "SPK-TURN-4"
    empty = under_way().deck().display().hand(A, white=6).turn().play("stay")
    assert empty.options() == ["build", "extra"]
    assert empty.refused("draw") == "SPK-DRAW-6"


@rule("SPK-TURN-4")
def test_a_time_card_alone_can_be_drawn() -> None:
    r = table().round(3).deck("time", "time", "time").display().turn()
    assert r.t.over  # the only action was to draw, and the three time cards came out


@rule("SPK-TURN-5", "SPK-INT-18", "SPK-END-9")
def test_a_forced_pass() -> None:
    r = table(3).deck().display().hear().home(B, "raleigh").hand(B, white=6).turn()
    assert ev.Passed(A) in r.events
    assert r.t.turn == B
    assert r.options() == ["build"]  # the only action, which nobody else can know
    r = table(3).deck().display().hand(A, white=6).money(3).turn()
    assert r.refused("pass") == "SPK-TURN-5"


@rule("SPK-TURN-6")
def test_the_special_end_is_tested_before_the_next_turn() -> None:
    r = table().home(A, "raleigh").tracks(A, "t277", "t276").pieces(A, 0).hear().draw(A, "deck", "deck")
    kinds = [type(event) for event in r.events]
    assert kinds[-2:] == [ev.LastTurnsBegan, ev.TurnBegan]
    assert r.t.turn == B


@rule("SPK-TURN-7")
def test_availability_is_judged_after_the_free_move() -> None:
    r = under_way().hand(A, white=6).turn().play("move raleigh")
    assert r.options() == ["draw", "build"]


@rule("SPK-UPG-1", "SPK-INT-9", "SPK-INT-10")
def test_six_upgrades_cost_twenty_four_dollars() -> None:
    r = table(2).home(A, "raleigh").tracks(A, "t277", "t276").money(24)
    for sort, values in (("speed", (2, 3)), ("power", (3, 4)), ("freight", (2, 3))):
        for value, cost in zip(values, (3, 5), strict=True):
            before = r.t.money[A]
            r.t.stack.clear()
            r.turn().play(sort)
            assert r.t.money[A] == before - cost
            assert {"speed": r.t.speed, "power": r.t.power, "freight": r.t.cars}[sort](A) == value
    assert r.t.money[A] == 0
    r.money(100)
    r.t.stack.clear()
    r.turn()
    for sort in ("speed", "power", "freight"):
        assert r.refused(sort) == "SPK-UPG-1"


@rule("SPK-UPG-2", "SPK-INT-11")
def test_money_never_goes_below_zero() -> None:
    r = under_way().money(2).turn().play("stay")
    assert r.refused("speed") == "SPK-UPG-2"
    for t in random_game(4, seed=7):
        assert min(t.money) >= 0


@rule("SPK-UPG-3")
def test_one_upgrade_per_turn() -> None:
    r = under_way().money(20).turn().play("stay", "speed")
    assert r.t.turn == B
    assert r.t.money[A] == 17


@rule("SPK-TURN-6")
def test_turns_go_round_clockwise() -> None:
    r = table(3)
    for seat in (A, B, C, A):
        r.t.turn = -1
        r.t.stack.clear()
        r.draw(seat, "deck", "deck")
        assert r.t.turn == (seat + 1) % 3


@rule("SPK-TURN-6")
def test_a_turn_stops_before_it_passes_on_while_its_last_choice_can_be_taken_back() -> None:
    r = table().money(3).hand(A, white=2).turn()
    r.t.play(UPGRADE)
    assert (r.t.player, r.options()) == (A, ["end"])
    assert r.play("end").t.turn == B


@rule("SPK-TURN-6", "SPK-DRAW-2")
def test_a_turn_that_ends_with_a_card_turned_up_passes_on_by_itself() -> None:
    r = table().hand(A, white=2).draw(A, "deck", "deck")
    assert r.t.turn == B


@rule("SPK-TURN-6")
def test_the_end_of_a_turn_can_be_taken_back_with_the_last_choice() -> None:
    match = random_match_until_end()
    seat, decisions = match.state.player, match.decisions
    match.choose(seat, 0)
    match.undo(seat)
    match.undo(seat)
    assert (match.state.player, match.decisions) == (seat, decisions - 1)


def random_match_until_end() -> Match[Railroad]:
    """A random match that has come to the end of a turn."""
    match, choose = Match(load(2), 3), random.Random(3)
    while match.state.step().kind != "end":
        match.choose(match.state.player, choose.choice(match.state.options()))
    return match
