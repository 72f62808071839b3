"""Hiring workers."""

import pytest

from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.state import EMPTY
from tests.great_western_trail.ranch import EDITIONS, A, ranch
from tests.rules import rule

SPACES = {
    "cowboy": {4: "hazard_0", 6: "native_take"},
    "craftsman": {4: "build_1", 6: "build_1"},
    "engineer": {
        2: "discard_gray_certificate_1",
        3: "discard_gray_money_2",
        4: "hire_minus2",
        5: "discard_gray_certificate_2",
        6: "discard_gray_money_4",
    },
}


@rule("GWT-HIRE-1")
def test_only_rows_above_the_token() -> None:
    rows = ["cowboy", "engineer craftsman", "cowboy"]
    r = ranch().money(20).jobs(*rows, token=3).do(A, "hire_0")
    assert r.options() == ["hire cowboy 1", "hire craftsman 2", "hire engineer 2"]
    r = ranch().money(20).jobs(*rows, token=2).do(A, "hire_0")
    assert r.t.workers[0] == 2  # the one cowboy of row 1, not asked


@rule("GWT-HIRE-1", "GWT-INT-35")
def test_every_row_once_the_token_has_left() -> None:
    r = ranch().money(20).jobs("cowboy", *[""] * 10, "engineer", token=13).do(A, "hire_0")
    assert r.options() == ["hire cowboy 1", "hire engineer 12"]


@rule("GWT-HIRE-2")
@pytest.mark.parametrize(("action", "cost"), [("hire_0", 7), ("hire_plus2", 9), ("hire_minus1", 6), ("hire_minus2", 5)])
def test_the_cost_of_the_row_and_the_modifier_of_the_action(action: str, cost: int) -> None:
    r = ranch().money(10).jobs("", "", "cowboy", token=4).do(A, action)
    assert r.t.money[A] == 10 - cost
    assert r.t.workers[:3] == [2, 1, 1]
    assert r.t.jobs[8:12] == [EMPTY] * 4


@rule("GWT-HIRE-2", "GWT-TOLL-5")
def test_a_worker_too_dear_is_not_on_offer() -> None:
    r = ranch().money(5).jobs("cowboy", "", "", "engineer craftsman", token=5).do(A, "hire_0")
    assert r.options() == ["hire craftsman 4", "hire engineer 4"]


@rule("GWT-HIRE-3")
def test_six_workers_fill_a_row() -> None:
    r = ranch().money(20).workers(A, cowboy=5).jobs("cowboy engineer", token=2).do(A, "hire_0").play("hire cowboy 1")
    assert r.t.workers[0] == 6
    full = ranch().money(20).workers(A, cowboy=6).hand(A).jobs("cowboy engineer", token=2).do(A, "hire_0")
    assert full.t.workers[:3] == [6, 1, 2]  # no more cowboys: the engineer, not asked


@rule("GWT-HIRE-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("worker", WORKERS)
@pytest.mark.parametrize("space", range(2, 7))
def test_immediate_actions_of_the_worker_rows(edition: int, worker: str, space: int) -> None:
    r = ranch(3, edition).money(40).hand(A, "gray").workers(A, **{worker: space - 1}).jobs(worker, "cowboy", token=3)
    r.tile("FLOOD-1", "flood green 4").tile("NATIVE-4", "native a").do(A, "hire_0")
    if r.t.step().kind == "hire":
        r.play(f"hire {worker} 1")
    expected = SPACES[worker].get(space)
    assert r.options() == ([f"now {expected}", "pass"] if expected else [])


@rule("GWT-HIRE-4")
def test_what_the_immediate_actions_do() -> None:
    def hired(worker: str, before: int) -> tuple[int, int]:
        r = ranch(edition=1).money(6).hand(A, "gray").workers(A, **{worker: before}).jobs(worker, token=2)
        r.tile("FLOOD-1", "flood green 4").tile("NATIVE-7", "native a").do(A, "hire_0")
        r.play(r.options()[0])
        assert r.t.over
        return r.t.money[A], r.certificates(A)

    assert hired("cowboy", 3) == (0, 0)  # a hazard for free
    assert hired("cowboy", 5) == (6, 0)  # a native on its space for 6 $
    assert [hired("engineer", before) for before in (1, 2, 4, 5)] == [(0, 1), (2, 0), (0, 2), (4, 0)]


@rule("GWT-HIRE-4")
def test_the_fourth_engineer_hires_another_worker() -> None:
    r = ranch().money(20).hand(A).workers(A, engineer=3).jobs("engineer", "cowboy", token=3).do(A, "hire_0")
    r.play("hire engineer 1", "now hire_minus2")
    assert r.t.workers[:3] == [2, 1, 4]
    assert r.t.money[A] == 20 - 6 - (6 - 2)


@rule("GWT-HIRE-4")
def test_the_fourth_craftsman_builds_at_a_dollar_each() -> None:
    r = ranch().money(20).workers(A, craftsman=3).jobs("craftsman", token=2).do(A, "hire_0")
    r.play("now build_1", "build 6a", "site a-1")
    assert r.t.money[A] == 20 - 6 - 4


@rule("GWT-HIRE-5")
def test_one_printed_worker_of_each_type_stays_for_ever() -> None:
    r = ranch().money(20).engines("t4").masters(s1="M1").workers(A, engineer=2)
    assert r.t.workers[3:6] == [1, 1, 1]
    r.engines("3").engine_forward(A, 2).play("engine t4", "upgrade s1", "disc aux_money_2")
    assert r.options() == ["appoint engineer", "pass"]  # neither the only cowboy nor the only craftsman
    r.play("appoint engineer")
    assert r.t.workers[:3] == [1, 1, 1]


@rule("GWT-HIRE-6")
def test_hiring_is_not_on_offer_when_nothing_can_be_hired() -> None:
    market_empty = ranch().money(20).hand(A).jobs(token=2).visit(A, "A")
    no_money = ranch().money(5).hand(A).jobs("cowboy", token=2).visit(A, "A")
    row_full = ranch().money(20).hand(A).workers(A, cowboy=6).jobs("cowboy", token=2).visit(A, "A")
    for r in (market_empty, no_money, row_full):
        assert r.options() == ["use auxiliary"]
    dear = ranch().money(7).hand(A).jobs("cowboy", token=2).visit(A, "A")
    assert dear.options() == ["use hire_0", "use auxiliary"]  # not with 2 $ more
