"""Rails to the North: the worked examples of the rules, and what we rule where they leave a question."""

import json

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.ranch import A, Ranch, north, play
from tests.rules import rule

TOWNS = ("t01", "t02", "oma", "t03", "st1", "t04", "t05", "t06", "t07", "t08", "den", "ore", "mil", "t09", "gby")


def towns(r: Ranch) -> set[str]:
    """Where a store can be placed now."""
    return {option.removeprefix("store ") for option in r.options() if option.startswith("store")}


def played_on(r: Ranch, *words: str) -> Trail:
    """The answers given to the table itself, and to one that is saved and loaded before each; both end the same."""
    saved: Trail = r.t.game.from_data(r.t.to_data())
    for word in words:
        saved = r.t.game.from_data(json.loads(json.dumps(saved.to_data())))
        assert saved.options() == r.t.options()
        assert saved.view(A) == r.t.view(A)
        play(saved, word)
        r.play(word)
        assert saved.to_data() == r.t.to_data()
    return saved


# ------------------------------------------------------------------ worked examples


@rule("GWTN-EX-1")
def test_a_store_in_t04_and_discs_on_fulton_and_st_louis() -> None:
    r = north().money(9).stores(A, "t04").discs(A, fulton=1, st_louis=1).place_store(A)
    assert towns(r) == {"t01", "oma", "t05"}


@rule("GWTN-EX-2", "GWTN-INT-5")
def test_three_crossings_from_space_10_to_buffalo() -> None:
    r = north().engines("10").money(9).stores(A, "buf").deliver(A, 14).play("deliver buf", "disc aux_money_2")
    assert r.t.money[A] == 6  # by its value 14; to space 13 there would be two


@rule("GWTN-EX-3")
def test_three_bells_for_a_disc_on_oregon_city() -> None:
    r = north().discs(A, ore=1).stores(A, *TOWNS[:9])
    assert breakdown(r.t)[A]["cities"] == 9


@rule("GWTN-EX-4", "GWTN-STORE-2")
@pytest.mark.parametrize(("stores", "bells"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (15, 5)])
def test_stores_and_bells(stores: int, bells: int) -> None:
    r = north().stores(A, *TOWNS[:stores])
    assert r.t.view(A)["seats"][A]["annex"]["bells"] == bells


@rule("GWTN-EX-5")
def test_three_dollars_and_denver() -> None:
    r = north().money(3).hand(A, "white").stores(A, "t06").do(A, "aux_single")
    r.play("auxiliary place_store 1", "store den")
    assert r.options() == ["lot 1", "lot 2"]  # $1 and $2; the other slot of $2 is the same
    assert r.refused("lot 4") == "GWTN-STORE-5"
    assert r.play("lot 1").t.money[A] == 1


@rule("GWTN-EX-6")
@pytest.mark.parametrize(("owned", "new"), [("toledo", "harrisburg"), ("harrisburg", "toledo")])
def test_the_arrow_between_toledo_and_harrisburg(owned: str, new: str) -> None:
    r = north().engines("20").money(9).discs(A, **{owned: 1}).objectives(["o01"], ["o02"]).discard_pile(A)
    assert breakdown(r.t)[A]["cities"] == 0
    r.deliver(A, 15).play(f"deliver {new}", "disc aux_money_2", "objective o01")
    assert r.cards(r.t.discards[A]) == ["o01"]
    assert breakdown(r.t)[A]["cities"] == 4


@rule("GWTN-EX-7", "GWTN-STORE-9", "GWTN-SM-1")
def test_a_store_an_upgrade_a_station_master_another_store_and_a_token_saved_and_loaded_on_the_way() -> None:
    r = north().money(10).stores(A, "oma").workers(A, cowboy=2).masters(ns1="M10").building("A-1", A, "13a")
    r.visit(A, "A-1")
    t = played_on(
        r,
        "use place_store",
        "store st1",
        "upgrade ns1",
        "disc aux_store_2",
        "appoint cowboy",
        "now place_store",
        "store t03",
        "now exchange_token",
        "use certificate_1",
    )
    assert (t.money[A], t.workers[0], t.tokens[A]) == (3, 1, 1)
    assert t.view(A)["seats"][A]["annex"] == {"placed": 3, "left": 12, "bells": 1, "towns": ["oma", "t03", "st1"]}
    assert t.step().kind == "use"


@rule("GWTN-STORE-14", "GWTN-MED-5")
def test_two_stores_with_a_building_and_a_worker_between_them_saved_and_loaded_on_the_way() -> None:
    r = north().money(12).hand(A, "green", "black", "gray").slots(A, "aux_store_2").stores(A, "t01", "t04")
    r.medium(t02="free_build_2", t05="hire_minus_2").jobs("cowboy engineer", token=2).tokens(1).visit(A, "D")
    t = played_on(
        r,
        "use aux_single_or_double",
        "auxiliary place_store 2",
        "stock green 0",
        "stock black 0",  # a token may be spent first
        "store t02",
        "now build_free_2",
        "build 4a",
        "site a-1",
        "store t05",
        "now hire_minus2",
        "hire engineer 1",
        "now discard_gray_certificate_1",
    )
    assert (t.money[A], t.workers[2], r.tile_at("A-1")) == (12 - 2 - 4, 2, "4a")
    assert (r.certificates(A), t.hands[A]) == (1, [])


# ------------------------------------------------------------------ interpretations not proven elsewhere


@rule("GWTN-INT-6")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_emptying_a_row_of_the_annex_brings_a_bell_and_nothing_else(row: int) -> None:
    others = ("t02", "oma", "t03", "st1", "t04", "t05", "t06", "t07", "t08", "den", "ore", "mil", "t09", "gby")
    r = north().money(0).stores(A, *others[: 3 * row - 1])
    r.place_store(A)
    if r.options():
        r.play("store t01")
    assert r.t.bells(A) == row
    assert (r.t.tokens[A], r.t.money[A], r.options()) == (0, 0, [])


@rule("GWTN-INT-6")
def test_the_extra_disc_is_freed_without_cost() -> None:
    r = north().money(0).deliver(A, 1).play("deliver fulton", "disc aux_store_2")
    assert r.t.money[A] == 0


@rule("GWTN-INT-7")
def test_new_york_gives_points_and_no_station_master() -> None:
    r = north().engines("20").money(0)
    before = r.t.masters[:]
    r.deliver(A, 18).play("deliver new_york", "disc aux_money_2")
    assert (r.options(), r.t.masters, r.t.owned_masters[A]) == ([], before, 0)
    assert breakdown(r.t)[A]["cities"] == 6


@rule("GWTN-INT-9")
@pytest.mark.parametrize(
    ("one", "other"), [("t13", "tor"), ("t10", "gby"), ("t06", "t08"), ("gby", "st2"), ("oma", "st1")]
)
def test_rails_work_in_both_directions(one: str, other: str) -> None:
    assert other in towns(north().money(9).stores(A, one).place_store(A))
    assert one in towns(north().money(9).stores(A, other).place_store(A))


@rule("GWTN-INT-9")
def test_towns_behind_one_switch_are_reached_by_their_gateway_only() -> None:
    r = north().money(9).stores(A, "t07").place_store(A)
    assert towns(r) == {"t01", "t06"}  # neither T08 nor Denver
    assert towns(north().money(9).stores(A, "t06").place_store(A)) == {"t01", "t07", "t08", "den"}


@rule("GWTN-INT-9")
def test_access_is_looked_at_when_the_store_is_placed() -> None:
    r = north().money(9).hand(A, "green", "black").slots(A, "aux_store_2").stores(A, "oma").discs(A, bloomington=1)
    r.do(A, "aux_single_or_double").play("auxiliary place_store 2", "stock green 0")
    assert towns(r) == {"t01", "t03", "st1", "t06", "mil"}
    r.play("store t06")
    assert towns(r) == {"t01", "t03", "st1", "t07", "t08", "den", "mil"}


@rule("GWTN-INT-10")
def test_where_we_follow_the_second_edition() -> None:
    r = north().engines("20").money(0).discs(A, new_york=1, ore=1).deliver(A, 18)
    r.play("deliver new_york", "disc aux_money_2")  # again
    assert breakdown(r.t)[A]["cities"] == 12
    assert breakdown(r.stores(A, "t01", "t02", "oma").t)[A]["cities"] == 12 + 3
    r = north().money(9).stores(A, "t06").place_store(A).play("store den", "lot 4")  # not the first slot
    assert r.t.money[A] == 6
    r = north().money(0).deliver(A, 0).play("disc aux_money_2")
    assert r.t.money[A] == 4
