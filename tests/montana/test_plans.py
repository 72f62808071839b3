"""What can be done at one stroke: a click on the board, and the turn ends with one button."""

import json
from typing import Any

import pytest

import abilene
from abilene.engine.core import ENDING, Plan
from abilene.engine.match import Match
from abilene.engine.scene import Node, Scene
from abilene.games.montana.data import WHEAT
from tests.contract.tables import pointed_at, random_choices, random_match
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
def test_what_is_built_worked_banked_and_ended_stands_for_plans(players: int) -> None:
    match = random_match(abilene.load("montana", players=players), 71)
    seen = {plan.text for decision in match.made for plan in decision.before.step().plans(decision.before)}
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


@rule("MON-BUILD-1")
def test_a_far_region_says_so_also_to_whoever_can_build_nowhere() -> None:
    p = plains(2).turn(A)
    assert "build" not in p.options()
    why = p.t.game.refusal_at(p.t, f"region:{p.name((2, 0))}")
    assert why is not None
    assert why.rule == "MON-BUILD-1"


@rule("MON-BANK-2", "MON-PROD-2")
def test_a_space_that_several_crews_could_man_says_where_the_others_are() -> None:
    hint = {
        "en": "Other workers: in the list of all answers.",
        "fr": "D’autres ouvriers\xa0: dans la liste de tous les choix.",
    }
    p = plains(2).coins(9).workers(A, copper=1, wheat=1).turn(A)
    for lang, words in hint.items():
        titles = {key: node.title for key, node in p.t.scene(A, lang=lang).nodes.items()}
        assert words in titles["bank:bank_1"]  # one of two
        assert words not in titles["bank:bank_2"]  # both


@rule("MON-TURN-5")
def test_what_a_click_would_do_is_drawn_while_its_place_is_pointed_at() -> None:
    p = plains(2).goods(A, wheat=1, pumpkin=1).coins(9).workers(A, copper=1).turn(A)
    scene = p.t.scene(A)
    of = {node.of for node in scene.nodes.values() if node.of}
    assert {f"region:{p.name((1, 0))}", "large:mine_1", "bank:bank_1"} <= of
    for lang, said in (("en", "final"), ("fr", "définitif")):
        assert said in [node.text for node in p.t.scene(A, lang).nodes.values() if node.parent == "preview:spin"]


# ------------------------------------------------------------------ sheets


def sheet_of(scene: Scene) -> list[Node]:
    """The window of the sheet, and all that is drawn on it."""
    window = [node for node in scene.nodes.values() if node.attributes.get("data-slot") == "sheet"]
    keys = {node.key for node in window}
    for node in scene.nodes.values():
        if node.parent in keys:
            keys.add(node.key)
            window.append(node)
    return window


def words_of(nodes: list[Node]) -> str:
    return " ".join(node.text for node in nodes if node.text)


SHEETS = {"build": "part:build", "bid": "part:store", "goods": "part:store", "exchange": "part:store"} | {
    "advance": "part:wheel"
}


@pytest.mark.parametrize("players", [1, 4])
def test_a_sheet_is_drawn_for_whoever_must_choose_readable_and_small(players: int) -> None:
    match: Match[Any] = abilene.Match(abilene.load("montana", players=players), 73)
    drawn: dict[str, int] = {}
    for where in random_choices(73):
        state = match.state
        if state.over:
            break
        kind = state.step().kind
        if drawn.get(kind, 0) < 2 and kind in {*SHEETS, "act", "work"}:
            drawn[kind] = drawn.get(kind, 0) + 1
            for lang, shape in (("en", "wide"), ("fr", "tall")):
                check_sheet(state, kind, state.scene(state.player, lang, shape))
            others = [sheet_of(state.scene(seat)) for seat in range(players) if seat != state.player]
            assert not any(others), "a sheet for somebody who is not asked"
        match.choose(state.player, pointed_at(state, where))
    assert set(SHEETS) <= set(drawn)


def check_sheet(state: Any, kind: str, scene: Scene) -> None:
    nodes = sheet_of(scene)
    assert [node.key for node in nodes if node.tag == "svg"] == ([SHEETS[kind]] if kind in SHEETS else [])
    if not nodes:
        return
    sizes = [float(node.attributes["font-size"]) for node in nodes if node.tag == "text"]
    assert min(sizes) >= 13
    _, _, wide, high = map(float, nodes[0].attributes["viewBox"].split())
    assert wide == 388
    assert high <= 572
    assert len(json.dumps([node.to_data() for node in nodes], separators=(",", ":"))) < 40_000
    chosen = {choice for node in nodes for choice in node.choices}
    assert {choice for choice in state.options() if choice >= 0} <= chosen


@rule("MON-BUILD-2", "MON-BUILD-4")
def test_the_sheet_for_builds_is_a_ledger_and_names_what_is_lacking() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=2).land((0, 1), "wheat pumpkin stone_large").cow((1, 0)).build(A)
    p.build_on((-1, 0))
    nodes = sheet_of(p.t.scene(A))
    row = next(node for node in nodes if node.key == f"sheet:build:{p.name((0, 1))}")
    assert "off" in row.attributes["class"]
    assert not row.choices
    assert "1 large stone missing" in words_of(nodes)
    assert "a cow" in words_of(nodes)
    assert "+2 coins" in words_of(nodes)
    shown = [node.key for node in nodes if p.region((1, 0)) in node.preview]
    assert {f"sheet:change:{p.name((1, 0))}", f"sheet:hot:{p.name((1, 0))}"} <= set(shown)


@rule("MON-TURN-3", "MON-COW-1")
def test_a_cow_can_be_traded_from_the_sheet_for_builds_which_hides_the_mat() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=2).build(A)
    assert not any(node.key.startswith("sheet:trade") for node in sheet_of(p.t.scene(A)))
    p = plains(2).goods(A, wheat=3, pumpkin=2).cows(2).build(A)
    trades = [node.choices for node in sheet_of(p.t.scene(A)) if node.key.startswith("sheet:trade:") and node.is_lit]
    said = {p.t.game.notation(p.t, choice) for (choice,) in trades}
    assert said == {f"trade {said}" for said in p.trades()}
    (wheat,) = next(node.choices for node in sheet_of(p.t.scene(A)) if node.key == "sheet:trade:wheat")
    p.t.play(wheat)
    assert p.t.good(A, WHEAT) == 4


@rule("MON-REC-3", "MON-REC-5")
def test_the_sheet_of_the_wheel_shows_the_workers_of_each_price_and_those_that_cost_nothing() -> None:
    p = plains(2).goods(A, wheat=2).turn(A).play("recruit")
    nodes = sheet_of(p.t.scene(A))
    for steps in range(8):
        key = f"sheet:advance:{steps}"
        drawn = [node for node in nodes if node.key == key or node.parent.startswith(key)]
        things = sum(node.tag == "use" for node in drawn)  # wheat and two workers, or no more workers without wheat
        assert things >= 3 if steps else things == 1, steps


@rule("MON-CAN-1")
def test_to_keep_a_canteen_is_to_end_the_turn() -> None:
    p = plains(2).canteens(1).goods(A, wheat=1, pumpkin=1).turn(A)
    carry_out(p, f"region:{p.name((1, 0))}")
    assert p.asks() == (A, "canteen")
    step = p.t.step()
    ending = [p.t.game.notation(p.t, choice) for choice in p.t.options() if step.ends(p.t, choice)]
    assert ending == ["keep"]


@rule("MON-CITY-14")
def test_whatever_glows_for_a_reward_is_one_mix_of_goods() -> None:
    p = plains(2).goods(A, pumpkin=2).turn(A)
    carry_out(p, "cell:2:1")
    assert p.asks() == (A, "goods")
    lit = [node for node in p.t.scene(A).nodes.values() if node.choices]
    assert all(len(node.choices) == 1 for node in lit)


@rule("MON-CITY-2", "MON-CITY-3")
def test_the_sheet_of_the_city_says_what_each_row_gives() -> None:
    p = plains(3).goods(A, pumpkin=3).turn(A).play("city")
    words = words_of(sheet_of(p.t.scene(A)))
    assert "3 goods of choice" in words
    labels = [p.t.game.label(p.t, choice) for choice in p.t.options()]
    assert "Row 2, 3 pumpkins for 3 goods of choice" in labels


@rule("MON-CITY-1", "MON-CITY-3", "MON-CITY-4")
def test_the_city_is_entered_by_choosing_a_space_of_its_shop() -> None:
    p = plains(2).goods(A, pumpkin=2).goods(B, pumpkin=3).turn(A)
    cells = {key for key in planned(p) if key.startswith("cell:")}
    costs = p.t.figures.column_costs
    assert cells == {f"cell:{row + 1}:{n + 1}" for row in range(4) for n, cost in enumerate(costs) if cost <= 3}
    carry_out(p, "cell:2:2")
    assert p.t.figures.cell(p.t.stand[A]) == (1, 1)
    assert p.asks() == (B, "bid")
    alone = plains(1).goods(A, pumpkin=2).turn(A)  # there a spin places somebody first
    assert not [key for key in planned(alone) if key.startswith("cell:")]
