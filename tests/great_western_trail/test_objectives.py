"""Objective cards: gaining them, playing them, and what their tasks count."""

import pytest

from abilene.games.great_western_trail.data import TASKS, TO_DISCARD, TO_HAND
from abilene.games.great_western_trail.scoring import best_objectives, possessions
from abilene.games.great_western_trail.steps.objectives import GainObjective
from tests.great_western_trail.ranch import A, B, ranch
from tests.rules import rule

DISPLAY, STACK = ["o01", "o02", "o03", "o04"], ["o05", "o06"]


@rule("GWT-OBJ-1")
def test_a_card_of_the_display_is_replaced_at_once_and_lies_on_the_discard_pile() -> None:
    r = ranch().objectives(DISPLAY, STACK).owe(GainObjective(A, TO_DISCARD, 0))
    assert r.options() == [*(f"objective {name}" for name in DISPLAY), "objective stack"]
    r.play("objective o02")
    assert r.cards(r.t.discards[A]) == ["o02"]
    assert r.cards(r.t.display) == ["o01", "o03", "o04", "o05"]
    assert r.cards(r.t.stack_of_objectives) == ["o06"]


@rule("GWT-OBJ-1")
def test_the_unseen_top_card_leaves_the_display_alone() -> None:
    r = ranch().objectives(DISPLAY, STACK).owe(GainObjective(A, TO_DISCARD, 0)).play("objective stack")
    assert r.cards(r.t.discards[A]) == ["o05"]
    assert r.cards(r.t.display) == DISPLAY
    assert r.cards(r.t.stack_of_objectives) == ["o06"]


@rule("GWT-OBJ-2")
def test_an_empty_stack_refills_nothing() -> None:
    r = ranch().objectives(["o01", "o02"], []).visit(A, "C").play("use objective_gain")
    assert r.options() == ["objective o01", "objective o02"]
    r.play("objective o01")
    assert r.cards(r.t.display) == ["o02"]


@rule("GWT-OBJ-2")
def test_no_objective_can_be_gained_when_both_are_empty() -> None:
    r = ranch().objectives([], [])
    assert r.owe(GainObjective(A, TO_DISCARD, 0)).options() == []
    assert "use objective_gain" not in r.visit(A, "C").options()
    assert "use objective_gain" in ranch().objectives([], ["o01"]).visit(A, "C").options()


@rule("GWT-OBJ-3")
@pytest.mark.parametrize(("choice", "gained"), [("o03", "o03"), ("stack", "o05")])
def test_an_objective_to_hand_goes_to_the_hand(choice: str, gained: str) -> None:
    r = ranch().objectives(DISPLAY, STACK).hand(A, "gray").owe(GainObjective(A, TO_HAND, 1))
    assert "pass" in r.options()
    r.play(f"objective {choice}")
    assert r.cards(r.t.hands[A]) == ["gray", gained]
    assert r.t.discards[A] == []
    assert len(r.t.display) == 4


@rule("GWT-OBJ-4")
def test_any_number_of_cards_is_played_from_the_hand_into_the_area() -> None:
    r = ranch().hand(A, "gray", "o14", "o15", "o01").area(A).money(0).visit(A, "A")
    assert {"use play o01", "use play o14", "use play o15"} <= set(r.options())
    r.play("use play o01")
    assert r.t.money[A] == 2
    r.play("use play o14")
    assert r.options() == ["now engine_3", "pass"]
    r.play("pass")
    assert r.t.engine[A] == 0
    r.play("use play o15", "now engine_3", "engine 3")
    assert r.cards(r.t.areas[A]) == ["o01", "o14", "o15"]
    assert r.cards(r.t.hands[A]) == ["gray"]


@rule("GWT-OBJ-4", "GWT-TURN-5")
def test_cards_are_played_before_phase_a_and_between_actions_but_never_inside_one() -> None:
    r = ranch().hand(A, "green", "o01", "o02").money(20).herders("A").turn(A).play("move play o01")
    assert r.t.money[A] == 22
    r.play("move b", "use build_2")
    for _ in ("which building", "where"):
        assert not [words for words in r.options() if "play" in words]
        r.play(r.options()[0])
    assert "use play o02" in r.options()


@rule("GWT-OBJ-5")
def test_the_immediate_actions_of_the_cards() -> None:
    figures = ranch().t.figures
    ids = {objective.id: figures.actions[objective.immediate].id for objective in figures.objectives[:24]}
    assert ids == {
        **dict.fromkeys(["O01", "O02", "O03", "O04", "O05"], "gain_money_2"),
        **dict.fromkeys(["O06", "O07", "O08", "O09", "O10"], "draw_discard_3"),
        **dict.fromkeys(["O11", "O12", "O13"], "engine_2"),
        **dict.fromkeys(["O14", "O15"], "engine_3"),
        **dict.fromkeys(["O16", "O17", "O18", "O19", "O20"], "move_3_free"),
        **dict.fromkeys(["O21", "O22", "O23", "O24"], "aux_single_or_double"),
    }
    assert {objective.immediate for objective in figures.objectives[24:]} == {-1}


@rule("GWT-OBJ-5")
def test_draw_up_to_three_then_discard_as_many() -> None:
    r = ranch().hand(A, "gray", "o06").draw_pile(A, "white", "green", "black").visit(A, "A")
    r.play("use play o06", "now draw_discard_3")
    assert r.options() == ["draw 1", "draw 2", "draw 3"]
    r.play("draw 3")
    assert r.cards(r.t.hands[A]) == ["gray", "white", "green", "black"]
    r.play("discard gray 0", "discard green 0", "discard black 0")
    assert r.cards(r.t.hands[A]) == ["white"]


@rule("GWT-OBJ-5")
@pytest.mark.parametrize(("played", "action", "most"), [("o11", "engine_2", 2), ("o15", "engine_3", 3)])
def test_the_engine_moves_up_to_two_or_three(played: str, action: str, most: int) -> None:
    r = ranch().hand(A, played).visit(A, "A").play(f"use play {played}", f"now {action}")
    assert r.options() == [f"engine {steps}" for steps in range(1, most + 1)]


@rule("GWT-OBJ-5")
def test_one_auxiliary_action_single_or_double() -> None:
    r = ranch().slots(A, "aux_money_2").hand(A, "o21").money(0).visit(A, "A")
    r.play("use play o21", "now aux_single_or_double", "auxiliary gain_money 2")
    assert r.t.money[A] == 2
    assert "use auxiliary" in r.options()  # the card's action is not the one of the location


@rule("GWT-OBJ-6")
def test_a_free_move_pays_no_tolls_and_shuns_kansas_city() -> None:
    r = ranch().building("F-1", B, "7a").building("G-1", B, "1a").hand(A, "o16").money(5, 5).herders("F").turn(A)
    r.play("move play o16")
    assert r.options() == ["stray f-1", "stray g", "stray g-1", "pass"]
    if r.play("stray g-1").t.step().kind == "route":
        r.play(r.options()[0])
    assert r.t.money[:2] == [5, 5]
    assert r.where(A) == "KANSAS-CITY"  # phase A follows from there, and nothing else lies ahead


@rule("GWT-OBJ-6")
def test_after_a_free_move_before_phase_a_the_herder_moves_on_from_there() -> None:
    r = ranch().hand(A, "o16").herders("START").turn(A).play("move play o16")
    assert r.options() == ["stray a", "stray b", "stray c", "pass"]  # 1 to 3 steps
    r.play("stray c")
    assert r.options() == ["move d", "move e", "move f", "move g"]


@rule("GWT-OBJ-6", "GWT-INT-5")
def test_a_free_move_in_phase_b_ends_it_at_once() -> None:
    r = ranch().hand(A, "green", "o16", "o01").visit(A, "B").play("use play o16", "stray c")
    assert r.where(A) == "C"
    assert r.options() == []  # neither the location nor the other card is used
    assert len(r.t.hands[A]) == 4  # phase C has come
    assert "o01" in r.cards(r.t.hands[A])


@rule("GWT-OBJ-7", "GWT-SCORE-7")
def test_a_played_card_must_be_scored_a_card_of_the_herd_only_if_it_pays() -> None:
    r = ranch().hand(A, "o21").draw_pile(A).area(A)
    assert best_objectives(r.t, A) == (0, 0)
    r.hand(A).area(A, "o21")
    assert best_objectives(r.t, A) == (-3, 1)
    r.draw_pile(A, "o22").discs(A, new_york=2)
    assert best_objectives(r.t, A) == (10, 2)


@rule("GWT-OBJ-8")
def test_tasks_count_possessions_and_the_whole_herd() -> None:
    r = ranch().building("A-1", A, "1a").building("B-1", A, "2a").building("B-2", B, "3a").natives(A, a=3, b=4)
    r.hazards(A, *["flood green 4"] * 5).stations(A, 1, 2, 3, 4, 5, 6).discs(A, new_york=2)
    r.hand(A, "yellow 1", "o01").draw_pile(A, "red 2", "brown 4", "gray")
    r.discard_pile(A, "blue 3", "brown 3", "purple 7", "white")
    assert dict(zip(TASKS, possessions(r.t, A))) == {
        "building": 2,
        "native_a": 3,
        "native_b": 4,
        "hazard": 5,
        "station": 6,
        "cattle_3": 3,
        "cattle_4": 2,
        "cattle_5": 1,
        "last_city": 2,
        "bell": 0,
        "cattle_orange": 0,
    }


@rule("GWT-OBJ-9")
def test_a_task_shown_twice_needs_two() -> None:
    r = ranch().area(A, "o01").hand(A).draw_pile(A).building("A-1", A, "1a").natives(A, a=1)
    assert best_objectives(r.t, A)[0] == -2
    assert best_objectives(r.natives(A, a=2).t, A)[0] == 3


@rule("GWT-OBJ-10")
def test_a_free_move_with_only_kansas_city_ahead_is_forfeited() -> None:
    r = ranch().hand(A, "o16", "gray").visit(A, "G").play("use play o16")
    assert r.where(A) == "G"
    assert {"use auxiliary", "use aux_single_or_double"} <= set(r.options())
    assert "o16" in r.cards(r.t.areas[A])
