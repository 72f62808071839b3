"""Placing private buildings."""

import pytest

from abilene.games.great_western_trail.data import BUILDING
from tests.great_western_trail.ranch import EDITIONS, A, B, Ranch, ranch
from tests.rules import rule


def sites(r: Ranch) -> set[str]:
    """The spaces on offer."""
    return {option.removeprefix("site ").upper() for option in r.options()}


@rule("GWT-BUILD-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_own_unplaced_tile_on_an_empty_space_or_an_own_building(edition: int) -> None:
    r = ranch(3, edition).money(20).workers(A, craftsman=2).building("A-1", A, "2a").building("A-2", B, "3a")
    r.do(A, "build_2")
    assert r.options() == ["build 1a", "build 3a", "build 4a", "build 5a"]  # 5a: in the place of 2a
    r.play("build 4a")
    figures = r.t.figures
    spaces = {name for name, kind in zip(figures.spaces, figures.space_kind, strict=True) if kind == BUILDING}
    assert sites(r) == spaces - {"A-2"}
    r.play("site b-1")
    assert r.tile_at("B-1") == "4a"
    assert r.t.owner(figures.spaces.index("B-1")) == A
    r.do(A, "build_2")
    assert "build 4a" not in r.options()


@rule("GWT-BUILD-2")
@pytest.mark.parametrize(("action", "cost"), [("build_2", 6), ("build_1", 3)])
def test_craftsmen_and_money_for_an_empty_space(action: str, cost: int) -> None:
    r = ranch().money(10).workers(A, craftsman=3).do(A, action).play("build 5a", "site a-1")
    assert r.t.money[A] == 10 - cost
    too_few = ranch().money(10).workers(A, craftsman=2).do(A, action)
    assert "build 5a" not in too_few.options()
    too_poor = ranch().money(cost - 1).workers(A, craftsman=3).do(A, action)
    assert "build 5a" not in too_poor.options()


@rule("GWT-BUILD-3")
def test_replacing_takes_and_costs_the_difference() -> None:
    r = ranch().money(10).workers(A, craftsman=3).building("A-1", A, "5a").do(A, "build_2").play("build 6a")
    assert r.tile_at("A-1") == "6a"  # 4 craftsmen are too many for an empty space: the site is not asked
    assert r.t.money[A] == 10 - 2
    r.do(A, "build_2")
    assert "build 5a" not in r.options()  # the old tile has left the game


@rule("GWT-BUILD-3", "GWT-INT-43")
def test_the_new_tile_requires_strictly_more_craftsmen() -> None:
    r = ranch().money(20).workers(A, craftsman=6).building("A-1", A, "7a").do(A, "build_2").play("build 8a")
    assert "A-1" not in sites(r)  # 5 and 5
    r = ranch().money(20).workers(A, craftsman=6).building("A-1", A, "7a").do(A, "build_2").play("build 1a")
    assert "A-1" not in sites(r)


@rule("GWT-BUILD-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_nobody_builds(edition: int) -> None:
    r = ranch(3, edition).money(40).workers(A, craftsman=6).building("A-1", B, "1a").tile("FLOOD-1", "flood green 4")
    r.do(A, "build_2").play("build 6a")
    assert len(sites(r)) == 22 - 1
    kinds = {r.t.figures.space_kind[r.t.figures.spaces.index(name)] for name in sites(r)}
    assert kinds == {BUILDING}
    assert "A-1" not in sites(r)


@rule("GWT-BUILD-5")
def test_the_largest_tiles_only_replace() -> None:
    r = ranch().money(99).workers(A, craftsman=6).do(A, "build_2")
    assert not {"build 9a", "build 10a", "build 11a"} & set(r.options())  # 7, 9 and 12 craftsmen
    r = ranch().money(99).workers(A, craftsman=6).building("A-1", A, "5a").do(A, "build_2")
    assert {"build 9a", "build 10a"} <= set(r.options())
    assert "build 11a" not in r.options()
    r.play("build 10a")
    assert r.t.over
    assert r.tile_at("A-1") == "10a"
    assert r.t.money[A] == 99 - 2 * 6


@rule("GWT-BUILD-6")
def test_building_does_not_move_herders() -> None:
    r = ranch().money(20).workers(A, craftsman=2).herders("B", "A-2").do(A, "build_2").play("build 2a", "site a-2")
    assert (r.where(A), r.where(B)) == ("B", "A-2")
    r.building("A-3", A, "1a").turn(B)
    assert r.options()[0] == "move a-3"
    assert "move a-2" not in r.options()
