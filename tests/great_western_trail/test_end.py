"""The end of the game."""

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.steps.kansas_city import Foresight
from abilene.games.great_western_trail.steps.workers import hirable
from tests.great_western_trail.ranch import COUNTS, A, B, C, D, Ranch, ranch
from tests.rules import rule

FULL = ["cowboy craftsman engineer cowboy"] * 12


def last_worker(players: int = 3, column_3: str = "cowboy, native a") -> Ranch:
    """One space of the job market is free; column 2 holds only workers, and A is about to reach Kansas City."""
    names = FULL[0].split()[:players]
    rows = [" ".join(names)] * 11 + [" ".join(names[:-1])]
    r = ranch(players).jobs(*rows, token=12).foresight("flood green 4, native b", "cowboy, craftsman", column_3)
    r.t.supplies = [[3] * 9, [0] * 9, [0] * 9]
    return r.open_hand(A, "gray").money(0).herders("G", *["B"] * (players - 1))


def pass_turn(r: Ranch, seat: int) -> None:
    """Move on and take a dollar."""
    assert r.t.player == seat
    r.play("move c", "use auxiliary", "auxiliary gain_money 1", "use end")


@rule("GWT-END-1", "GWT-JOB-5")
def test_the_last_space_of_row_twelve_closes_the_market() -> None:
    r = last_worker().turn(A).play("foresee flood green 4")
    assert r.t.closer == -1
    r.play("foresee craftsman")
    assert r.t.closer == A
    assert r.t.row == 12
    assert breakdown(r.t)[A]["job_market_token"] == 2


@rule("GWT-END-1")
def test_the_turn_goes_on_without_taking_workers() -> None:
    r = last_worker().turn(A).play("foresee flood green 4", "foresee craftsman")
    assert r.tile_at("NATIVE-1") == "native a"  # the only tile of column 3 that could be taken
    assert r.t.step().kind == "deliver"
    r.play("deliver kansas_city", "disc aux_money_2")
    assert r.t.foresight[0] == -1
    r.play("leave")
    assert -1 not in r.t.foresight  # refilled
    assert r.t.player == B


@rule("GWT-END-1", "GWT-END-2")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_else_has_exactly_one_more_turn(players: int) -> None:
    r = last_worker(players).turn(A).play("foresee flood green 4", "foresee craftsman")
    r.play("deliver kansas_city", "disc aux_money_2", "leave")
    for seat in (B, C, D)[: players - 1]:
        assert not r.t.over
        pass_turn(r, seat)
    assert r.t.over


@rule("GWT-END-2")
def test_the_last_turns_run_round_the_table() -> None:
    r = last_worker(3).herders("B", "G", "B").open_hand(B, "gray").turn(B)
    r.play("foresee flood green 4", "foresee craftsman", "deliver kansas_city", "disc aux_money_2", "leave")
    pass_turn(r, C)
    pass_turn(r, A)
    assert r.t.over
    assert r.t.closer == B


@rule("GWT-END-1")
def test_column_three_closes_it_too() -> None:
    r = last_worker(column_3="cowboy, engineer").foresight("", "", "cowboy, engineer").turn(A).play("foresee engineer")
    assert r.t.closer == A
    assert r.t.step().kind == "deliver"


@rule("GWT-END-3", "GWT-FORE-6", "GWT-INT-36")
def test_no_worker_is_taken_in_the_last_turns() -> None:
    r = ranch().foresight("", "cowboy, craftsman", "engineer, native b")
    r.t.row, r.t.closer = 12, B
    assert r.owe(Foresight(A, 1)).options() == []
    r.owe(Foresight(A, 2))
    assert r.tile_at("NATIVE-1") == "native b"
    assert [r.t.figures.tile_names[tile] for tile in r.t.foresight if tile >= 0] == ["cowboy", "craftsman", "engineer"]


@rule("GWT-END-3", "GWT-HIRE-1", "GWT-INT-35")
def test_workers_in_the_market_can_still_be_hired() -> None:
    r = ranch(2).jobs(*["cowboy cowboy"] * 11, "cowboy engineer", token=12).money(4)
    assert r.t.figures.job_cost[11] == 4
    assert hirable(r.t, A, 0) == []
    r.t.row, r.t.closer = 12, B
    r.visit(A, "A").play("use hire_0")
    assert r.options() == ["hire cowboy 12", "hire engineer 12"]
    assert r.play("hire engineer 12").t.workers[2] == 2


@rule("GWT-END-3")
def test_income_and_delivery_are_as_usual_in_the_last_turns() -> None:
    r = last_worker(2).open_hand(B, "gray", "green", "black", "white").money(0, 0).herders("G", "G").turn(A)
    r.play("foresee flood green 4", "foresee craftsman", "deliver kansas_city", "disc aux_money_2", "leave")
    r.play("foresee native b", "deliver bloomington", "disc aux_money_2", "leave")
    assert r.t.money[B] == 7 - 3
    assert r.t.over
