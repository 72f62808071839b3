"""The score in eleven categories."""

import pytest

from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.scoring import best_objectives, breakdown, winners
from tests.great_western_trail.ranch import EDITIONS, TABLES, A, B, C, Ranch, ranch
from tests.rules import rule


def bare(players: int = 3, edition: int = 2) -> Ranch:
    """Everybody has start cattle, the printed workers, and nothing else."""
    r = ranch(players, edition)
    for seat in range(players):
        r.area(seat)
    return r.money(*[0] * players)


def points(r: Ranch, category: str, seat: int = A) -> int:
    """Points of one category."""
    return breakdown(r.t)[seat][category]


def owning(r: Ranch, *masters: str, seat: int = A) -> Ranch:
    """The seat owns these station masters."""
    ids = [master.id for master in r.t.figures.masters]
    r.t.owned_masters[seat] = sum(1 << ids.index(master) for master in masters)
    return r


@rule("GWT-SCORE-1")
@pytest.mark.parametrize(("money", "vp"), [(0, 0), (4, 0), (5, 1), (14, 2), (100, 20)])
def test_a_point_for_each_full_five_dollars(money: int, vp: int) -> None:
    assert points(bare().money(money), "money") == vp


@rule("GWT-SCORE-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_own_buildings_on_the_trail(edition: int) -> None:
    r = bare(edition=edition).building("A-1", A, "10a").building("A-2", A, "1a").building("A-3", B, "9a")
    assert [points(r, "buildings", seat) for seat in (A, B, C)] == [13 + 1, 9, 0]


@rule("GWT-SCORE-3")
@pytest.mark.parametrize(
    ("edition", "cities", "vp"),
    [
        (1, {"kansas_city": 3}, -18),
        (1, {"topeka": 1, "wichita": 1}, -3),
        (1, {"wichita": 1, "colorado_springs": 1}, -1),
        (2, {"st_louis": 1, "bloomington": 1}, 0),
        (1, {"albuquerque": 1, "el_paso": 1, "san_diego": 1, "sacramento": 1}, 6 + 8 + 4 + 6),
        (2, {"chicago": 1, "toledo": 1, "pittsburgh": 1, "philadelphia": 1}, 6 + 8 + 4 + 6),
        (1, {"sacramento": 1, "san_francisco": 1}, 6 + 9),
        (2, {"new_york": 3}, 27),
    ],
)
def test_cities_and_arrows(edition: int, cities: dict[str, int], vp: int) -> None:
    r = bare(edition=edition).discs(A, **cities)
    assert (points(r, "cities"), points(r, "cities", B)) == (vp, 0)


@rule("GWT-SCORE-4")
@pytest.mark.parametrize(("station", "vp"), list(enumerate([1, 1, 2, 2, 3, 5, 6, 7, 8, 9], 1)))
def test_each_station(station: int, vp: int) -> None:
    assert points(bare().stations(A, station), "stations") == vp


@rule("GWT-SCORE-4")
def test_all_stations() -> None:
    assert points(bare().stations(A, *range(1, 11)), "stations") == 44


@rule("GWT-SCORE-5")
def test_own_hazards() -> None:
    r = bare().hazards(A, "flood green 4", "drought black 2", "rockfall black 3").natives(A, a=4)
    assert points(r, "hazards") == 9


@rule("GWT-SCORE-6")
def test_cattle_of_the_whole_herd() -> None:
    r = bare().hand(A, "yellow 1", "gray", "o01").draw_pile(A, "red 2", "brown 5").discard_pile(A, "blue 3", "purple 7")
    assert points(r, "cattle") == 1 + 2 + 5 + 3 + 7


@rule("GWT-SCORE-7")
def test_objectives_may_be_negative() -> None:
    assert points(bare().area(A, "o01", "o21", "s01"), "objectives") == -2 - 3 - 0
    assert points(bare().area(A, "o01", "o21").discs(A, new_york=1), "objectives") == -2 + 5


@rule("GWT-SCORE-7", "GWT-INT-37")
def test_many_unplayed_cards_are_weighed_as_well_as_few() -> None:
    r = bare().draw_pile(A).hand(A, *(f"o{number:02}" for number in range(1, 21)), "o21", "o22", "o23", "o24")
    assert points(r, "objectives") == 0
    assert points(r.discs(A, new_york=3), "objectives") == 15
    assert points(r.building("A-1", A, "1a").natives(A, a=2), "objectives") == 18


@rule("GWT-SCORE-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_five_masters(edition: int) -> None:
    def master(name: str) -> Ranch:
        return owning(bare(edition=edition), name)

    assert points(master("M1").workers(A, cowboy=3, engineer=2), "station_masters") == 6  # printed ones included
    assert points(master("M2").area(A, "s01", "o01", "o02", "o03", "o04"), "station_masters") == 6
    assert points(master("M3").hazards(A, *["flood green 4"] * 5), "station_masters") == 6
    assert points(master("M4").natives(A, a=3, b=2), "station_masters") == 6
    assert points(master("M5").slots(A, "certificate_4").marker(A, 4), "station_masters") == 6  # four, and its own one
    assert points(master("M5").marker(A, 1), "station_masters") == 3


@rule("GWT-SCORE-8")
def test_the_masters_of_the_second_edition() -> None:
    assert points(owning(bare(), "M6").stations(A, 1, 2, 3, 4, 5), "station_masters") == 6
    built = owning(bare(), "M7").building("A-1", A, "1a").building("A-2", A, "2a").building("A-3", B, "3a")
    assert points(built, "station_masters") == 4
    assert points(owning(bare(), "M8", "M9").hazards(A, "flood green 4").stations(A, 1), "station_masters") == 0
    assert points(owning(bare(), "M5", "M8"), "station_masters") == 3  # certificates of both masters


@rule("GWT-SCORE-8")
def test_masters_count_what_objective_cards_use() -> None:
    r = owning(bare().area(A, "s04"), "M3").hazards(A, "flood green 4", "flood green 4").natives(A, a=1)
    assert (points(r, "objectives"), points(r, "station_masters")) == (3, 3)


@rule("GWT-SCORE-8")
def test_the_second_master_counts_cards_that_are_added_at_the_end() -> None:
    r = owning(bare().draw_pile(A, "o21"), "M2").area(A, "s01").discs(A, new_york=1)
    assert (points(r, "objectives"), points(r, "station_masters")) == (5, 3)
    assert best_objectives(r.t, A) == (5, 2)


@rule("GWT-SCORE-9")
@pytest.mark.parametrize("worker", WORKERS)
@pytest.mark.parametrize(("count", "vp"), [(4, 0), (5, 4), (6, 8)])
def test_workers_on_the_last_two_spaces_of_a_row(worker: str, count: int, vp: int) -> None:
    assert points(bare().workers(A, **{worker: count}), "workers") == vp


@rule("GWT-SCORE-10")
def test_the_right_step_slot() -> None:
    assert points(bare().slots(A, "step_right"), "step_slot") == 3
    assert points(bare().slots(A, "step_left"), "step_slot") == 0


@rule("GWT-SCORE-11")
def test_the_job_market_token() -> None:
    r = bare()
    assert [points(r, "job_market_token", seat) for seat in (A, B, C)] == [0, 0, 0]
    r.t.closer = B
    assert [points(r, "job_market_token", seat) for seat in (A, B, C)] == [0, 2, 0]


@rule("GWT-SCORE-12", "GWT-INT-38")
def test_the_highest_total_wins_and_equal_totals_share() -> None:
    r = bare().money(14, 20, 0).stations(A, 3)
    assert winners(r.t) == [A, B]  # 2 + 2 and 4: the money left over breaks no tie
    assert winners(r.money(15).t) == [A]
    assert winners(bare().t) == [A, B, C]


@rule("GWT-SCORE-12")
def test_the_total_is_the_sum_of_eleven_categories() -> None:
    parts = breakdown(bare().t)[A]
    assert list(parts) == TABLES["common"]["scoring"]["categories"]
    assert len(parts) == 11
