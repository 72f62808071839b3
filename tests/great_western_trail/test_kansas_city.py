"""Kansas City: foresight, the job market, the income, and the way back."""

from collections import Counter

import pytest

from abilene.games.great_western_trail.state import EMPTY
from abilene.games.great_western_trail.steps.kansas_city import Foresight, Income, LeaveKansasCity
from tests.great_western_trail.ranch import EDITIONS, A, B, Ranch, ranch
from tests.rules import rule


def row_of(r: Ranch, row: int) -> list[int]:
    """The four spaces of a row of the job market, counted from 1."""
    return r.t.jobs[4 * row - 4 : 4 * row]


COWBOY, CRAFTSMAN, ENGINEER = range(3)


@rule("GWT-KC-1")
def test_the_five_subphases_in_order_without_interruption() -> None:
    r = ranch().hand(A, "white", "o01").marker(A, 1).tile("NATIVE-1", "native a")
    r.foresight("native a, native b", "cowboy, engineer", "craftsman, engineer").visit(A, "KANSAS-CITY")
    asked = []
    while not r.t.over:
        asked.append(r.t.step().kind)
        assert any("play" in option for option in r.options()) == (len(asked) == 1)  # before the first of them only
        r.t.play(r.t.options()[0])
    assert asked == ["foresee", "foresee", "foresee", "income", "deliver", "disc", "leave"]
    assert "o01" in r.cards(r.t.discards[A])


@rule("GWT-FORE-1")
def test_one_tile_of_each_column_is_placed_at_once() -> None:
    r = ranch().foresight("flood green 4, native b", "cowboy, engineer", "craftsman, native a").jobs(token=2)
    r.owe(Foresight(A, 0), Foresight(A, 1), Foresight(A, 2))
    assert r.options() == ["foresee flood green 4", "foresee native b"]
    r.play("foresee native b")
    assert r.tile_at("NATIVE-1") == "native b"
    assert r.options() == ["foresee cowboy", "foresee engineer"]
    r.play("foresee engineer")
    assert row_of(r, 2) == [EMPTY, ENGINEER, EMPTY, EMPTY]
    r.play("foresee native a")
    assert r.tile_at("NATIVE-2") == "native a"
    assert [tile for tile in r.t.foresight if tile != EMPTY] == [
        r.t.figures.tile_names.index(name) for name in ("flood green 4", "cowboy", "craftsman")
    ]


@rule("GWT-FORE-2")
def test_a_native_goes_to_the_lowest_free_space_or_leaves_the_game() -> None:
    r = ranch().open_hand(A).foresight("native b")
    for number in (1, 2, 4, 5):
        r.tile(f"NATIVE-{number}", "native a")
    r.owe(Foresight(A, 0))
    assert r.tile_at("NATIVE-3") == "native b"
    full = ranch().open_hand(A).foresight("native b")
    for number in range(1, 10):
        full.tile(f"NATIVE-{number}", "native a")
    full.owe(Foresight(A, 0))
    assert {full.tile_at(f"NATIVE-{number}") for number in range(1, 10)} == {"native a"}
    assert full.t.gone_tiles == [full.t.figures.tile_names.index("native b")]


@rule("GWT-FORE-3")
def test_a_hazard_goes_to_its_section_or_leaves_the_game() -> None:
    r = ranch().foresight("drought black 2").tile("DROUGHT-1", "drought green 4").tile("FLOOD-1", "flood green 4")
    r.open_hand(A).owe(Foresight(A, 0))
    assert r.tile_at("DROUGHT-2") == "drought black 2"
    full = ranch().open_hand(A).foresight("drought black 2")
    for number in range(1, 5):
        full.tile(f"DROUGHT-{number}", "drought green 4")
    full.owe(Foresight(A, 0))
    assert full.t.gone_tiles == [full.t.figures.tile_names.index("drought black 2")]
    assert full.tile_at("FLOOD-1") == full.tile_at("ROCKFALL-1") == ""


@rule("GWT-FORE-4", "GWT-JOB-1")
@pytest.mark.parametrize(("players", "column"), [(2, 2), (3, 1), (4, 0)])
def test_a_worker_goes_to_the_leftmost_space_in_use_of_the_tokens_row(players: int, column: int) -> None:
    r = ranch(players).foresight("", "craftsman, craftsman").jobs(token=5)
    r.owe(Foresight(A, 1))
    assert row_of(r, 5).index(CRAFTSMAN) == column
    assert r.t.row + 1 == 5


@rule("GWT-FORE-5")
def test_a_single_tile_must_be_taken_and_an_empty_column_is_skipped() -> None:
    r = ranch().open_hand(A).foresight("native b", "", "").jobs(token=2)
    r.owe(Foresight(A, 0), Foresight(A, 1), Foresight(A, 2))
    assert r.t.over
    assert r.tile_at("NATIVE-1") == "native b"
    assert r.t.foresight == [EMPTY] * 6


@rule("GWT-FORE-6", "GWT-INT-36")
def test_no_worker_is_taken_once_the_market_is_closed() -> None:
    r = ranch().foresight("native a, native a", "cowboy, engineer", "cowboy, native b").jobs(token=13)
    r.open_hand(A).owe(Foresight(A, 0), Foresight(A, 1), Foresight(A, 2))
    assert r.t.over  # nothing was left to choose
    assert r.tile_at("NATIVE-2") == "native b"
    assert sum(tile == EMPTY for tile in r.t.foresight[2:4]) == 0


@rule("GWT-FORE-7")
def test_equal_tiles_are_no_choice() -> None:
    r = ranch().foresight("", "cowboy, cowboy").jobs(token=2).owe(Foresight(A, 1))
    assert r.t.over
    assert row_of(r, 2)[1] == COWBOY
    assert Counter(r.t.foresight)[COWBOY] == 1


@rule("GWT-JOB-1", "GWT-JOB-2")
def test_the_rightmost_space_is_filled_last_and_moves_the_token_on() -> None:
    r = ranch(3).jobs("", "cowboy", token=2)
    r.foresight("", "engineer, engineer").owe(Foresight(A, 1))
    assert row_of(r, 2) == [EMPTY, COWBOY, ENGINEER, EMPTY]
    assert r.t.row + 1 == 2
    r.owe(Foresight(A, 1))
    assert row_of(r, 2) == [EMPTY, COWBOY, ENGINEER, ENGINEER]
    assert r.t.row + 1 == 3


@rule("GWT-JOB-3")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("row", [*range(2, 12)])
def test_yellow_arrows_refill_the_cattle_market(players: int, size: int, row: int) -> None:
    r = ranch(players).market("red 2").foresight("", "cowboy")
    r.jobs(*[""] * (row - 1), " ".join(["engineer"] * (players - 1)), token=row)
    r.owe(Foresight(A, 1))
    assert r.t.row + 1 == row + 1
    assert sum(r.t.market) == (size if row in (6, 9) else 1)


@rule("GWT-JOB-4")
def test_a_refill_adds_nothing_to_a_full_market_and_ends_with_the_pile() -> None:
    full = ranch(2).market(*["red 2"] * 9).pile("blue 3").jobs(*[""] * 5, "engineer", token=6).foresight("", "cowboy")
    full.owe(Foresight(A, 1))
    assert sum(full.t.market) == 9
    short = ranch(2).market("red 2").pile("blue 3", "blue 3").jobs(*[""] * 5, "engineer", token=6)
    short.foresight("", "cowboy").owe(Foresight(A, 1))
    assert (sum(short.t.market), short.t.pile) == (3, [])


@rule("GWT-JOB-5")
def test_the_last_row_closes_the_market() -> None:
    r = ranch(2).jobs(*[""] * 11, "engineer", token=12).foresight("", "cowboy")
    assert r.t.closer < 0
    r.owe(Foresight(B, 1))
    assert r.t.row + 1 == 13  # below the last row: it has left the market
    assert r.t.closer == B


@rule("GWT-JOB-6")
def test_hiring_costs_by_row() -> None:
    costs = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
    for row, cost in enumerate(costs, 1):
        r = ranch().money(20).jobs(*[""] * (row - 1), "cowboy", token=13).do(A, "hire_0")
        assert r.t.money[A] == 20 - cost


@rule("GWT-JOB-7")
def test_emptied_spaces_are_never_filled_again() -> None:
    r = ranch(3).money(20).jobs("cowboy cowboy cowboy", "cowboy", token=2).do(A, "hire_0")
    assert row_of(r, 1) == [EMPTY, EMPTY, COWBOY, COWBOY]
    r.foresight("", "engineer, engineer", "engineer, engineer")
    r.owe(Foresight(A, 1), Foresight(A, 1), Foresight(A, 2), Foresight(A, 2))
    assert row_of(r, 1) == [EMPTY, EMPTY, COWBOY, COWBOY]
    assert row_of(r, 2) == [EMPTY, COWBOY, ENGINEER, ENGINEER]
    assert row_of(r, 3) == [EMPTY, ENGINEER, ENGINEER, EMPTY]


@rule("GWT-INC-1")
def test_every_colour_counts_once_and_objectives_do_not() -> None:
    r = ranch().money(0).hand(A, "gray", "gray", "white", "purple 7", "purple 5", "o01").owe(Income(A))
    assert r.t.total == 1 + 2 + 5


@rule("GWT-INC-2")
def test_permanent_certificates_add_to_the_total() -> None:
    r = ranch().money(0).hand(A, "white")
    ids = [master.id for master in r.t.figures.masters]
    r.t.owned_masters[A] = 1 << ids.index("M3") | 1 << ids.index("M8") | 1 << ids.index("M1")
    r.owe(Income(A))
    assert r.t.total == 2 + 1 + 2


@rule("GWT-INC-3", "GWT-INT-9")
def test_the_marker_may_go_back_any_number_of_steps() -> None:
    r = ranch().slots(A, "certificate_4", "certificate_6").money(0).marker(A, 6).hand(A, "white").owe(Income(A))
    assert r.options() == [f"income {value}" for value in (0, 1, 2, 3, 4, 6)]
    r.play("income 4")
    assert (r.t.total, r.certificates(A)) == (2 + 2, 4)
    kept = ranch().money(0).marker(A, 3).hand(A, "white").owe(Income(A)).play("income 3")
    assert (kept.t.total, kept.certificates(A)) == (2, 3)


@rule("GWT-INC-4")
def test_the_total_is_gained_and_kept_for_the_delivery() -> None:
    r = ranch().money(3).open_hand(A, "white", "black").foresight("", "", "").visit(A, "KANSAS-CITY")
    assert r.t.money[A] == 3 + 4
    assert r.t.total == 4
    assert r.options() == ["deliver kansas_city", "deliver fulton", "deliver st_louis"]


@rule("GWT-INC-5")
def test_the_whole_hand_is_discarded_and_seen() -> None:
    r = ranch().hand(A, "white", "o01", "gray").discard_pile(A, "black").owe(Income(A))
    assert r.t.hands[A] == []
    assert sorted(r.cards(r.t.discards[A])) == ["black", "gray", "o01", "white"]


@rule("GWT-KCEND-1", "GWT-KCEND-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_afterwards_the_herder_starts_again_and_the_hand_is_filled(edition: int) -> None:
    r = ranch(3, edition).open_hand(A, "gray").draw_pile(A, *["white"] * 5).foresight("", "", "")
    r.visit(A, "KANSAS-CITY").play("deliver fulton" if edition == 2 else "deliver topeka", "disc aux_money_2")
    assert r.t.hands[A] == []
    r.play("leave")
    assert r.where(A) == "START"
    assert r.cards(r.t.hands[A]) == ["white"] * 4


@rule("GWT-KCEND-2")
def test_the_foresight_is_filled_again_from_its_supplies() -> None:
    r = ranch().foresight("native a", "", "native b")
    supplies = [supply[:] for supply in r.t.supplies]
    supplies[1] = r.t.supplies[1] = []
    r.owe(LeaveKansasCity(A)).play("leave")
    native_a, native_b = r.t.figures.first_native, r.t.figures.first_native + 1
    assert r.t.foresight == [native_a, supplies[0][-1], EMPTY, EMPTY, native_b, supplies[2][-1]]
    assert [len(supply) for supply in r.t.supplies] == [len(supplies[0]) - 1, 0, len(supplies[2]) - 1]
