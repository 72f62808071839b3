"""What can be done at one stroke: a click on the board, and the turn ends with one button."""

from typing import Any

import pytest

import abilene
from abilene.engine.core import ENDING, Plan
from abilene.engine.match import Match
from tests.contract.tables import pointed_at, random_choices
from tests.montana.plains import A, B, Plains, plains
from tests.rules import rule


def planned(p: Plains) -> dict[str, Plan]:
    """The plans of the present question, by what stands for them."""
    return {plan.key: plan for plan in p.t.step().plans(p.t)}


def carry_out(p: Plains, key: str) -> Plains:
    for choice in planned(p)[key].choices:
        p.t.play(choice)
    return p


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_plan_is_legal_to_its_last_choice_and_goes_on_with_whoever_decides(players: int) -> None:
    match: Match[Any] = abilene.Match(abilene.load("montana", players=players), 71)
    seen = set()
    for where in random_choices(71):
        if match.state.over:
            break
        state, player = match.state, match.state.player
        plans = state.step().plans(state)
        assert len({plan.key for plan in plans}) == len(plans), "two plans at one node"
        for plan in plans:
            twin = match.copy()
            twin.choose_all(player, plan.choices)
            seen.add(plan.text)
        match.choose(player, pointed_at(state, where))
    assert seen >= {"build", "work", "bank", "add", "stop", "leave"}


@rule("MON-BUILD-3")
def test_a_region_is_built_on_from_the_board_and_more_can_follow() -> None:
    p = plains(2).goods(A, wheat=2, pumpkin=2).turn(A)
    carry_out(p, f"region:{p.name((1, 0))}")
    assert p.t.owner[p.region((1, 0))] == A
    assert p.asks() == (A, "build")


@rule("MON-BUILD-4", "MON-TURN-6")
def test_one_button_ends_the_turn_and_pays_for_what_is_not_built() -> None:
    p = plains(2).goods(A, wheat=2, pumpkin=2).turn(A)
    carry_out(p, f"region:{p.name((1, 0))}")
    plan = planned(p)[ENDING]
    assert plan.told == {"coins": 2}
    carry_out(p, ENDING)
    assert p.asks() == (B, "act")
    assert p.t.coins[A] == 2


@rule("MON-PROD-2")
def test_the_fewest_workers_are_sent_then_those_of_whom_there_are_most() -> None:
    p = plains(2).coins(9).workers(A, copper=1, stone=3).turn(A)
    mine, garden = (p.t.figures.location_ids[p.t.figures.area_locations[area][0]] for area in (0, 3))
    carry_out(p, f"large:{mine}")
    assert p.t.workers_of(A) == [0, 3, 0, 0]
    p = plains(2).coins(9).workers(A, copper=1, stone=3).turn(A)
    carry_out(p, f"large:{garden}")
    assert p.t.workers_of(A) == [1, 1, 0, 0]
    assert p.asks() == (A, "end") or ENDING in planned(p)


@rule("MON-PROD-4")
def test_the_small_space_is_one_click_more_and_the_end_of_the_turn_another() -> None:
    p = plains(2).coins(9).workers(A, copper=3).turn(A)
    mine = p.t.figures.location_ids[p.t.figures.area_locations[0][0]]
    carry_out(p, f"large:{mine}")
    assert set(planned(p)) == {f"small:{mine}", ENDING}
    assert carry_out(p, ENDING).asks() == (B, "act")


@rule("MON-TURN-5", "MON-COW-1")
def test_the_wheel_never_spins_by_itself_and_no_build_ends_while_a_cow_could_pay_for_more() -> None:
    p = plains(2).turn(A)
    assert p.options() == ["recruit"]
    assert not p.t.step().idle(p.t)
    p = plains(2).goods(A, wheat=1, pumpkin=1).cows(1).turn(A)
    carry_out(p, f"region:{p.name((1, 0))}")
    assert [choice for choice in p.t.options() if choice >= -1] == [-1]
    assert not p.t.step().idle(p.t)


@rule("MON-BUILD-2", "MON-COMP-6")
def test_a_region_that_cannot_be_built_on_says_why_before_anything_is_chosen() -> None:
    p = plains(2).goods(A, wheat=1, pumpkin=1).land((1, 0), "wheat pumpkin stone_large").terrain((0, 1), "mountain")
    t = p.turn(A).t
    refused = [t.game.refusal_at(t, f"region:{p.name(at)}") for at in ((1, 0), (0, 1), (-1, 0))]
    assert [why and why.rule for why in refused] == ["MON-BUILD-2", "MON-COMP-6", None]


@rule("MON-TURN-5")
def test_what_a_click_would_do_is_drawn_while_its_place_is_pointed_at() -> None:
    p = plains(2).goods(A, wheat=1, pumpkin=1).coins(9).workers(A, copper=1).turn(A)
    scene = p.t.scene(A)
    of = {node.of for node in scene.nodes.values() if node.of}
    assert {f"region:{p.name((1, 0))}", "large:mine_1", "bank:bank_1"} <= of
    assert "a spin is final" in [node.text for node in scene.nodes.values() if node.parent == "preview:spin"]
