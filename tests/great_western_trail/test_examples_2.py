"""Worked examples 19 to 36: certificates, copying, the job market, objectives, special deliveries, discs."""

import pytest

from abilene.games.great_western_trail.scoring import best_objectives, breakdown
from abilene.games.great_western_trail.steps.kansas_city import Income, SpecialDelivery
from tests.great_western_trail.ranch import EDITIONS, A, B, C, Ranch, rail, ranch, start
from tests.rules import rule


@rule("GWT-EX-19")
def test_the_limit_of_six_needs_both_slots() -> None:
    r = ranch().slots(A, "certificate_6").marker(A, 3)
    r.t.advance_marker(A, 2)
    assert r.certificates(A) == 3
    r.slots(A, "certificate_6", "certificate_4").t.advance_marker(A, 2)
    assert r.certificates(A) == 6


@rule("GWT-EX-20", "GWT-INT-9")
def test_a_step_back_from_six_adds_two() -> None:
    r = ranch().slots(A, "certificate_4", "certificate_6").marker(A, 4).hand(A, "green").money(0)
    r.t.advance_marker(A, 1)
    assert r.certificates(A) == 6
    r.owe(Income(A))
    assert r.options() == ["income 0", "income 1", "income 2", "income 3", "income 4", "income 6"]
    r.play("income 4")
    assert (r.t.total, r.t.money[A], r.certificates(A)) == (2 + 2, 4, 4)


@rule("GWT-EX-21")
@pytest.mark.parametrize(("edition", "copier"), [(1, "8b"), (2, "6b")])
def test_copying_a_10b_and_stopping_on_the_own_one(edition: int, copier: str) -> None:
    r = ranch(edition=edition).building("A-1", A, copier).building("A-2", B, "10b").building("A-3", A, "10b").money(0)
    r.hand(A).visit(A, "A-1").play("use copy_adjacent_building", "use move_4", "ride a-3")
    offered = set(r.options())
    if edition == 1:
        assert offered == {"use gain_money_4", "use engine_4", "use move_4", "use auxiliary"}
    else:
        assert offered == {"use auxiliary"}


@rule("GWT-EX-21")
@pytest.mark.parametrize(("edition", "copier"), [(1, "8b"), (2, "6b")])
def test_moving_from_the_own_4a_to_a_copier_beside_another_4a(edition: int, copier: str) -> None:
    r = ranch(edition=edition).building("A-1", A, "4a").building("A-2", A, copier).building("A-3", B, "4a").money(9, 0)
    r.tile("DROUGHT-1", "drought black 2").visit(A, "A-1").play("use move_2", "ride a-2")
    if edition == 1:
        r.play("use copy_adjacent_building", "copy a-3")
        assert "use hazard_5" in r.options()
    else:
        assert r.options() == ["use auxiliary"]  # both neighbours are the 4a used already


@rule("GWT-EX-22")
def test_the_job_market_of_three_players() -> None:
    t = start(3)
    rows = [[t.jobs[4 * row + column] >= 0 for column in range(4)] for row in range(3)]
    assert rows == [[False, True, True, True], [False, True, True, False], [False] * 4]
    assert t.row == 1


@rule("GWT-EX-23")
def test_a_worker_fills_row_six_and_the_cattle_market_is_refilled() -> None:
    rows = ["cowboy cowboy"] * 5
    r = ranch(2).jobs(*rows, "craftsman", token=6).foresight("", "engineer", "")
    r.market("yellow 1", "yellow 1", "red 2", "blue 3").open_hand(A, "gray").money(0).herders("G").turn(A)
    assert r.t.row == 6  # row 7
    assert r.t.jobs[4 * 5 + 3] == 2  # the engineer, in column 4
    assert sum(r.t.market) == 7
    r = ranch(2).jobs(*rows, "craftsman engineer", token=7).money(9).visit(A, "A").play("use hire_0", "hire engineer 6")
    assert r.t.money[A] == 0
    assert r.t.workers[2] == 2


@rule("GWT-EX-24")
def test_a_worker_of_subphase_two_fills_row_twelve() -> None:
    r = ranch(3).jobs(*["cowboy cowboy cowboy"] * 11, "cowboy cowboy", token=12)
    r.foresight("", "craftsman", "cowboy, engineer").open_hand(A, "green", "gray").money(0)
    r.herders("G", "B", "B").turn(A)
    assert r.t.closer == A
    assert r.t.step().kind == "deliver"  # subphase 3 was skipped, the income of 3 is taken
    assert (r.t.total, r.t.money[A]) == (3, 3)
    r.play("deliver fulton", "disc aux_money_2", "leave")
    for seat in (B, C):
        assert r.t.player == seat
        r.play("move c", "use auxiliary", "auxiliary gain_money 1", "use end")
    assert r.t.over


def owning(hazards: int = 0, stations: int = 0, a: int = 0, b: int = 0, buildings: int = 0) -> Ranch:
    """So much can serve the tasks of A's objective cards, and the herd is start cattle."""
    r = ranch().hazards(A, *["flood green 2"] * hazards).stations(A, *range(1, stations + 1)).natives(A, a=a, b=b)
    for number, space in enumerate(("A-1", "A-2", "A-3")[:buildings], 1):
        r.building(space, A, f"{number}a")
    return r


@rule("GWT-EX-25")
def test_three_cards_and_three_hazards() -> None:
    r = owning(hazards=3, stations=5, a=1, buildings=3).area(A, "s04", "o04", "o14")
    assert best_objectives(r.t, A)[0] == 8


@rule("GWT-EX-26")
def test_a_card_of_the_herd_is_dropped() -> None:
    r = owning(hazards=3, a=1, b=1, buildings=2).area(A, "s04", "o02").discard_pile(A, "o15")
    assert best_objectives(r.t, A) == (3, 2)  # 5 - 2 or 3 + 0: one native a serves one of them


@rule("GWT-EX-27")
def test_one_fulfilled_one_failed_one_free_of_penalty() -> None:
    assert best_objectives(owning(a=2, b=1, buildings=2).area(A, "s01", "o02", "o01").t, A)[0] == 1


@rule("GWT-EX-28")
def test_a_card_alone_among_failures() -> None:
    r = owning(hazards=1, buildings=3).area(A, "s02", "o06", "o08", "o10", "o21")
    assert best_objectives(r.t, A)[0] == -4


@rule("GWT-EX-29")
def test_the_second_master_makes_a_failed_card_worth_adding() -> None:
    r = owning(hazards=1, stations=2).area(A).discard_pile(A, "o04")  # station, station, hazard: 3 points or -2
    r.hand(A, "o06").building("A-1", A, "1a").building("A-2", A, "2a")  # building, building, hazard: 3 points or -2
    assert best_objectives(r.t, A) == (3, 1)
    r.t.owned_masters[A] = 1 << [master.id for master in r.t.figures.masters].index("M2")
    assert best_objectives(r.t, A) == (1, 2)
    parts = breakdown(r.t)[A]
    assert parts["objectives"] + parts["station_masters"] == 4


@rule("GWT-EX-30")
def test_a_special_delivery_from_ten() -> None:
    r = ranch(2).engines("10").money(6).masters().owe(SpecialDelivery(A)).play("haul t7")
    assert (r.t.total, r.options()) == (2, ["deliver kansas_city", "deliver fulton", "pass"])
    r.play("deliver fulton", "disc aux_money_2", "upgrade s2", "disc aux_draw_2")
    assert r.t.stations[A] == 0b10
    r = ranch(2).engines("10").money(6).masters().owe(SpecialDelivery(A)).play("haul t7", "pass", "upgrade s2")
    assert (r.t.money[A], any(r.t.cities)) == (4, False)  # no delivery, the station all the same
    assert ranch(2).engines("10").owe(SpecialDelivery(A)).play("haul 4").t.total == 6


@rule("GWT-EX-31")
def test_the_end_of_the_railroad() -> None:
    r = ranch(2).engines("38").money(20).slots(A, "aux_money_2").engine_forward(A, 3)
    assert r.t.engine[A] == rail("39")  # after one step
    r.play("upgrade s10", "disc aux_draw_2")
    assert (r.t.money[A], r.t.stations[A]) == (17, 1 << 9)
    assert {"return 0", "return 38", "return t33"} <= set(r.options())
    r.play("return t33")
    assert r.t.money[A] == 20
    r.play("upgrade s9", "disc step_right")
    assert r.t.money[A] == 15
    assert breakdown(r.t)[A]["stations"] == 9 + 8


@rule("GWT-EX-32", "GWT-TURN-4")
def test_the_third_player_discards_two_cards_first() -> None:
    t = start(3)
    assert [len(hand) for hand in t.hands] == [4, 5, 6]
    r = ranch(3)
    assert len(r.t.hands[C]) == 6
    r.turn(C)
    for left in (6, 5):
        assert (r.t.step().kind, len(r.t.hands[C])) == ("keep", left)
        r.play(r.options()[0])
    assert (r.t.step().kind, len(r.t.hands[C]), len(r.t.discards[C])) == ("begin", 4, 2)


@rule("GWT-EX-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_passing_both_hands_of_an_opponent(edition: int) -> None:
    r = ranch(2, edition).building("A-1", B, "7a").money(10, 0).herders("A").turn(A).play("move b")
    r.play(next(words for words in r.options() if words.startswith("route a")))  # past the building
    assert r.t.money == [6, 4]


@rule("GWT-EX-34", "GWT-INT-11")
def test_kansas_city_pays_before_the_disc_does() -> None:
    r = ranch(2, 1).discs_left(A, "hand_1", "hand_2").money(2).deliver(A, 0)
    assert r.t.money[A] == 8 - 5  # the city and the slot were the only ones
    assert r.t.hand_limit(A) == 5
    assert r.t.has_disc_at(A, 0)


@rule("GWT-EX-35")
@pytest.mark.parametrize(("have", "new"), [("st_louis", "bloomington"), ("bloomington", "st_louis")])
def test_a_token_between_st_louis_and_bloomington(have: str, new: str) -> None:
    r = ranch().discs(A, **{have: 1}).money(9).deliver(A, 6).play(f"deliver {new}", "disc aux_money_2")
    assert r.t.tokens[A] == 1


@rule("GWT-EX-36", "GWT-INT-17")
def test_the_market_grows_beyond_its_size() -> None:
    r = ranch(4).market(*["yellow 1"] * 13).pile("red 2", "blue 3", "blue 3").money(0).visit(A, "E")
    r.play("use buy_cattle")
    assert sum(r.t.market) == 15
    assert len(r.t.pile) == 1
