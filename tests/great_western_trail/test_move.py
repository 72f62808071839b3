"""Phase A: moving the herder."""

import pytest

from abilene.engine.core import Breach
from abilene.games.great_western_trail.data import NEUTRAL
from abilene.games.great_western_trail.events import HerderMoved
from abilene.games.great_western_trail.steps.trail import MayMoveFree, Route
from tests.great_western_trail.ranch import EDITIONS, A, B, C, place, ranch
from tests.rules import rule


@rule("GWT-MOVE-1")
def test_only_tiles_and_kansas_city_are_locations() -> None:
    r = ranch(4).building("A-2", B, "1a").tile("FLOOD-2", "flood green 4").herders("START")
    t = r.t
    locations = {t.figures.spaces[space] for space in range(52) if t.is_location(space)}
    assert locations == {*"ABCDEFG", "A-2", "FLOOD-2", "KANSAS-CITY"}
    r.turn()
    assert set(r.options()) == {"move a", "move a-2", "move flood-2", "move b", "move c"}


@rule("GWT-MOVE-2")
def test_every_location_is_a_step_and_empty_spaces_are_free() -> None:
    r = ranch(3).herders("A").turn()
    assert r.options() == ["move b", "move c", "move d", "move e"]
    r = ranch(3).building("A-1", B, "2a").building("A-3", B, "3a").tile("FLOOD-1", "flood green 4").herders("A").turn()
    assert set(r.options()) == {"move a-1", "move a-3", "move flood-1", "move b", "move c"}


@rule("GWT-MOVE-2")
def test_the_trail_is_one_way() -> None:
    r = ranch(4).building("F-1", A, "2a").building("F-2", A, "3a").herders("G").turn()
    assert r.options() == ["move kansas-city"]  # the only way


@rule("GWT-MOVE-3")
@pytest.mark.parametrize(("branch", "paid"), [("upper", 0), ("lower", 4)])
def test_at_a_fork_the_player_chooses_the_branch(branch: str, paid: int) -> None:
    r = ranch(2).tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood black 2").herders("A", "A").money(9)
    r.turn().play("move b")
    ways = r.options()
    assert len(ways) == 2
    r.play(ways[0] if branch == "upper" else ways[1])
    assert r.where(A) == "B"
    assert r.t.money[A] == 9 - paid


@rule("GWT-MOVE-3", "GWT-INT-7")
def test_two_routes_over_the_same_locations_are_one() -> None:
    r = ranch(2).herders("E", "A").turn()
    r.play("move f")  # the rockfall section and the two building spaces are empty
    assert r.where(A) == "F"


@rule("GWT-MOVE-3", "GWT-INT-7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("longer", [("A-1", "A-2"), ("FLOOD-RISK-1", "FLOOD-RISK-2")])
def test_of_ways_that_cost_the_same_the_shortest_is_ridden_and_told(edition: int, longer: tuple[str, str]) -> None:
    """One branch to B is empty, on the other one rides over two own buildings."""
    r = ranch(2, edition).building(longer[0], A, "1a").building(longer[1], A, "2a").herders("A", "A").turn()
    assert r.t.game.label(r.t, place(r.t, "B")).endswith("1 step")
    r.t.heard = []
    r.play("move b")
    [moved] = [event for event in r.t.heard if isinstance(event, HerderMoved)]
    assert moved.steps == 1
    assert r.t.step().kind == "use"  # which way was not asked


@rule("GWT-MOVE-3", "GWT-INT-7")
def test_each_way_that_is_offered_is_the_shortest_of_its_price() -> None:
    """To B for nothing over two own buildings, to C for nothing, or for a toll to B's owner: never by a detour."""
    r = ranch(2).building("A-1", A, "1a").tile("FLOOD-1", "flood green 4").building("DROUGHT-RISK-1", A, "2a")
    r.herders("A", "A").slots(A, "step_left", "step_right").money(9).turn().play("move c")
    route = r.t.step()
    assert isinstance(route, Route)
    told = {choice: route.told(r.t, choice) for choice in r.t.options()}
    assert sorted((way["toll"], len(way["places"])) for way in told.values()) == [(0, 3), (2, 3)]
    refused = {breach for choice in range(1 << r.t.figures.forks) if (breach := route.broken(r.t, choice))}
    assert refused == {Breach("GWT-MOVE-3", "route"), Breach("GWT-INT-7", "route-same")}


@rule("GWT-OBJ-6", "GWT-INT-7")
def test_a_free_move_takes_the_shortest_way() -> None:
    r = ranch(2).building("FLOOD-RISK-1", A, "1a").building("FLOOD-RISK-2", A, "2a").herders("A", "A")
    r.owe(MayMoveFree(A, 3, 0))
    r.t.heard = []
    r.play("stray b")
    [moved] = [event for event in r.t.heard if isinstance(event, HerderMoved)]
    assert moved.steps == 1


@rule("GWT-MOVE-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_least_one_step_and_at_most_the_limit(edition: int) -> None:
    r = ranch(2, edition).herders("A", "A").turn()
    assert r.options() == ["move b", "move c", "move d", "move e"]  # neither staying nor a fourth step
    assert "move f" in ranch(2, edition).herders("A").slots(A, "step_left").turn().options()


@rule("GWT-MOVE-4")
def test_the_herder_stops_on_a_location() -> None:
    r = ranch(4).herders("E").turn()
    kinds = {r.t.figures.space_kind[choice] for choice in r.t.options() if choice != r.t.figures.kansas_city}
    assert kinds == {NEUTRAL}
    assert not any(option in r.options() for option in ("move e-1", "move rockfall-1", "move g-1"))


@rule("GWT-MOVE-5")
def test_kansas_city_ends_the_movement() -> None:
    r = ranch(4).herders("F").slots(A, "step_left", "step_right").foresight("", "", "").hand(A)
    r.turn()
    assert r.options() == ["move g", "move kansas-city"]  # seven steps, but none beyond
    r.play("move kansas-city", "disc aux_money_2")
    assert r.t.step().kind == "leave"


@rule("GWT-MOVE-6")
def test_herders_never_block() -> None:
    r = ranch(4).herders("A", "B", "B", "C").money(5, 5, 5, 5).turn()
    r.play("move b")
    assert [r.where(seat) for seat in (A, B, C)] == ["B", "B", "B"]
    assert r.t.money == [5, 5, 5, 5]


@rule("GWT-MOVE-8")
def test_the_next_movement_starts_where_the_herder_stands() -> None:
    from_start = ranch(2).herders("START").turn()
    assert "move a" in from_start.options()
    empty = ranch(2).herders("FLOOD-2").tile("FLOOD-3", "flood black 2").turn()  # its hazard is gone
    assert empty.options() == ["move flood-3", "move b", "move c"]


@rule("GWT-MOVE-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_three_native_spaces_lie_beside_the_trail(edition: int) -> None:
    r = ranch(4, edition).money(9).herders("C").slots(A, "step_left", "step_right")
    for number in range(1, 5):
        r.tile(f"NATIVE-{number}", "native a")
    r.turn()
    reached = set(r.options())
    assert "move native-4" in reached
    assert not reached & {"move native-1", "move native-2", "move native-3"}
    assert all(not r.t.figures.space_next[space] for space in r.t.figures.native_spaces[:3])
