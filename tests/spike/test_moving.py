"""Moving, restarting, the extra move."""

from itertools import pairwise

import pytest

from abilene.games.spike import events as ev
from tests.rules import rule
from tests.spike.railway import A, B, Table, random_match, table


def line() -> Table:
    """Seat A owns Chicago to Indianapolis over j041, on to Cincinnati, and Chicago to Milwaukee."""
    return table().home(A, "chicago").tracks(A, "t096", "t141", "t182", "t057").hand(A, white=6)


def moves(r: Table) -> list[str]:
    """Where the train can go, the word for the movement left out."""
    return sorted(word.split()[-1] for word in r.options())


@rule("SPK-MOVE-1")
def test_a_junction_is_no_space() -> None:
    r = line().train(A, "t096").turn()
    assert moves(r) == sorted(["stay", "chicago", "t057", "t141"])  # t141 is one space away, beyond j041
    assert r.refused("move cleveland") == "SPK-MOVE-1"


@rule("SPK-MOVE-2", "SPK-MOVE-4")
def test_a_city_is_entered_or_bypassed() -> None:
    r = line().train(A, "t141").levels(A, speed=3).turn()
    assert moves(r) == sorted(["stay", "indianapolis", "t182", "cincinnati", "t096", "chicago", "t057", "milwaukee"])
    r.play("move indianapolis")  # with one space, and two are lost
    assert r.where(A) == "indianapolis"
    assert r.asks() == "action"
    assert "extra" not in r.options()


@rule("SPK-MOVE-3")
def test_a_step_out_of_a_city() -> None:
    r = line().train(A, "indianapolis").turn().play("restart")
    assert moves(r) == ["t141", "t182"]


@rule("SPK-MOVE-4", "SPK-MOVE-5")
def test_a_train_that_has_entered_a_city_rests_there() -> None:
    r = line().train(A, "t096").turn().play("move chicago")
    assert r.refused("restart") == "SPK-MOVE-5"
    r.play("draw", "deck", "deck")
    r.t.stack.clear()
    r.turn()
    assert "restart" in r.options()


@rule("SPK-MOVE-6", "SPK-INT-15")
def test_no_turning_round_on_the_way() -> None:
    r = line().train(A, "milwaukee").levels(A, speed=3).turn().play("restart")
    assert moves(r) == sorted(["t057", "chicago", "t096", "t141"])
    assert "restart milwaukee" not in r.options()
    assert r.refused("restart milwaukee") == "SPK-RESTART-1"
    either = line().train(A, "t096").turn()
    assert {"move chicago", "move t141"} <= set(either.options())  # by either end


@rule("SPK-MOVE-7")
def test_a_bypassed_city_gives_nothing() -> None:
    r = line().train(A, "t096").contract(A, "cows_2 a", "aboard").turn().play("move t057")
    assert r.t.money[A] == 0
    assert r.asks() == "action"


@rule("SPK-MOVE-8")
def test_only_the_last_position_matters() -> None:
    r = line().train(A, "t182").levels(A, speed=2).turn()
    assert r.refused("move t057") == "SPK-MOVE-8"
    assert len(r.options()) == len(set(r.options()))
    r.play("move t096")
    assert r.where(A) == "t096"


@rule("SPK-MOVE-9")
def test_never_on_other_players_tracks() -> None:
    r = line().home(B, "milwaukee").tracks(B, "t032").train(A, "t057").levels(A, speed=3).turn()
    assert "move t032" not in r.options()
    assert r.refused("move t032") == "SPK-MOVE-9"
    crowd = line().home(B, "chicago").train(A, "t096").turn()
    assert "move chicago" in crowd.options()  # another train there blocks nothing


@rule("SPK-RESTART-1", "SPK-DEC-12")
def test_a_restart_moves_at_least_one_space() -> None:
    r = line().train(A, "chicago").levels(A, speed=2).turn().play("restart")
    assert moves(r) == sorted(["t096", "t141", "t057", "milwaukee"])
    assert r.refused("restart chicago") == "SPK-RESTART-1"


@rule("SPK-RESTART-2")
def test_a_restart_that_enters_a_city_may_deliver() -> None:
    r = line().train(A, "milwaukee").levels(A, speed=2).contract(A, "cows_2 a", "aboard").turn()
    r.play("restart", "restart chicago")
    assert r.options() == ["deliver cows", "pass"]


@rule("SPK-BOOST-1", "SPK-DEC-13")
def test_an_extra_move_is_one_step_whatever_the_speed() -> None:
    r = line().train(A, "t096").levels(A, speed=3).turn().play("stay", "extra")
    assert moves(r) == sorted(["chicago", "t057", "t141"])


@rule("SPK-BOOST-2")
def test_an_extra_move_may_deliver_and_cannot_stay() -> None:
    r = line().train(A, "t096").contract(A, "cows_2 a", "aboard").turn().play("stay", "extra")
    assert "extra t096" not in r.options()
    assert r.refused("extra t096") == "SPK-BOOST-2"
    r.play("extra chicago")
    assert r.options() == ["deliver cows", "pass"]
    r.play("deliver cows")
    assert r.t.money[A] == 12


@rule("SPK-INT-4")
def test_no_extra_move_after_a_restart() -> None:
    r = line().train(A, "chicago").turn().play("restart", "restart t096")
    assert r.t.turn == B


@rule("SPK-MOVE-5", "SPK-INT-15")
@pytest.mark.parametrize("players", [2, 4])
def test_in_whole_games_no_train_leaves_a_city_on_the_turn_it_came_in(players: int) -> None:
    match = random_match(players, seed=11)
    moved = [e for e in match.events() if isinstance(e, ev.TrainMoved | ev.TurnBegan)]
    for one, two in pairwise(moved):
        if isinstance(one, ev.TrainMoved) and isinstance(two, ev.TrainMoved):
            assert one.position >= 36
            assert (one.how, two.how) == (0, 2)
