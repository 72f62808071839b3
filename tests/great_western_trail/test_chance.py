"""Chance: what is drawn, and that every outcome has its fair share."""

from collections import Counter

import pytest

from abilene.games.great_western_trail.data import JOB_COLUMNS
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.herd import Buy, FillHand
from abilene.games.great_western_trail.steps.kansas_city import LeaveKansasCity
from tests.chances import assert_even, assert_fits
from tests.great_western_trail.ranch import EDITIONS, A, Ranch, ranch, start
from tests.rules import rule


@pytest.fixture(scope="module", params=EDITIONS)
def tables(request: pytest.FixtureRequest) -> list[Trail]:
    """Many tables after their set-up."""
    return [start(2, request.param, seed, "random", "random") for seed in range(800)]


def with_seeds(r: Ranch, count: int = 600) -> list[Trail]:
    """What becomes of the same situation in as many ways."""
    found = []
    for seed in range(count):
        t = r.t.copy()
        t.rng = seed
        t.settle()
        found.append(t)
    return found


@rule("GWT-SETUP-2")
def test_every_neutral_building_is_as_likely_on_every_space(tables: list[Trail]) -> None:
    for space in tables[0].figures.neutral_spaces:
        assert_even(Counter(t.face(space) for t in tables), set(range(7)))


@rule("GWT-SETUP-1", "GWT-SETUP-4")
def test_a_fair_coin_decides_each_face(tables: list[Trail]) -> None:
    for number in range(tables[0].figures.numbers):
        assert_even(Counter(t.sides[number] for t in tables), {0, 1})
    assert_even(Counter((t.sides[0], t.sides[1]) for t in tables), {(0, 0), (0, 1), (1, 0), (1, 1)})


@rule("GWT-SETUP-3")
def test_every_master_is_as_likely_at_every_station(tables: list[Trail]) -> None:
    for station in range(5):
        assert_even(Counter(t.masters[station] for t in tables), set(range(len(tables[0].figures.masters))))


@rule("GWT-SETUP-14")
def test_every_starting_objective_is_as_likely(tables: list[Trail]) -> None:
    for seat in (0, 1):
        assert_even(Counter(t.areas[seat][0] for t in tables), set(tables[0].figures.starting_cards))


@rule("GWT-SETUP-5", "GWT-SETUP-8", "GWT-SETUP-9")
def test_workers_come_up_as_often_as_there_are_tiles(tables: list[Trail]) -> None:
    assert_even(Counter(t.jobs[JOB_COLUMNS - 1] for t in tables), {0, 1, 2})
    assert_even(Counter(t.foresight[2] for t in tables), {0, 1, 2})
    supply = Counter(tables[0].figures.supplies[2])
    assert_fits(Counter(t.foresight[4] for t in tables), supply)


@rule("GWT-SETUP-10", "GWT-SETUP-11", "GWT-SETUP-13")
def test_cards_come_up_as_often_as_there_are_copies(tables: list[Trail]) -> None:
    figures = tables[0].figures
    assert_fits(Counter(t.pile[-1] for t in tables), Counter(figures.market_cards))
    assert_even(Counter(t.display[0] for t in tables), set(figures.objective_cards))
    assert_fits(Counter(t.draws[A][-1] for t in tables), Counter(figures.start_herd))
    assert_fits(Counter(t.hands[A][0] for t in tables), Counter(figures.start_herd))


@rule("GWT-SETUP-2", "GWT-SETUP-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fixed_buildings_leave_nothing_to_chance(edition: int) -> None:
    seeds = range(30)
    tiles = {tuple(t.tiles[space] for space in t.figures.neutral_spaces) for t in (start(2, edition, s) for s in seeds)}
    assert len(tiles) == 1
    assert {tuple(start(2, edition, seed).sides) for seed in seeds} == {(0,) * (10 if edition == 1 else 12)}


@rule("GWT-HERD-2")
def test_a_new_draw_pile_is_well_shuffled() -> None:
    r = ranch().hand(A, "gray", "gray", "gray").draw_pile(A).discard_pile(A, "gray", "green", "black", "white", "red 2")
    r.t.then(FillHand(A))
    drawn = with_seeds(r)
    assert_even(Counter(t.hands[A][-1] for t in drawn), set(r.t.discards[A]))
    assert_even(Counter(t.draws[A][0] for t in drawn), set(r.t.discards[A]))
    assert all(not t.discards[A] for t in drawn)


@rule("GWT-HERD-2")
def test_a_draw_pile_with_cards_is_not_shuffled() -> None:
    r = ranch().hand(A).draw_pile(A, "gray", "green", "black", "white", "red 2").discard_pile(A, "blue 3")
    r.t.then(FillHand(A))
    assert {tuple(r.cards(t.hands[A])) for t in with_seeds(r, 20)} == {("gray", "green", "black", "white")}


@rule("GWT-KCEND-2")
def test_foresight_is_refilled_from_the_top_of_its_own_supply() -> None:
    r = ranch().foresight("", "cowboy", "cowboy, engineer")
    r.t.supplies = [[7, 5], [1], [2]]
    r.owe(LeaveKansasCity(A)).play("leave")
    assert r.t.foresight == [5, 7, 0, 1, 0, 2]
    assert r.t.supplies == [[], [], [2]]
    r = ranch().foresight("", "", "")
    r.t.supplies = [[], [], []]
    r.owe(LeaveKansasCity(A)).play("leave")
    assert r.t.foresight == [EMPTY] * 6


@rule("GWT-BUY-4")
def test_market_cattle_are_revealed_from_the_top_of_the_pile() -> None:
    r = ranch().market().pile("red 2", "blue 3", "yellow 1").money(0).owe(Buy(A, 1, 0))
    assert sorted(r.cards([kind for kind, count in enumerate(r.t.market) if count])) == ["blue 3", "red 2"]
    assert r.cards(r.t.pile) == ["yellow 1"]
