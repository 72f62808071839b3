"""Rails to the North: the sixth auxiliary action, and where stores may stand."""

import pytest

from abilene.games.great_western_trail.north.events import BellCleared
from tests.great_western_trail.ranch import A, B, C, Ranch, north
from tests.rules import rule

REACHED_FROM_THE_HALL = ("t01", "t02", "oma", "t03", "st1")  # all towns that no disc is needed for


def auxiliary(r: Ranch) -> Ranch:
    """A may take an auxiliary action, single or double."""
    return r.do(A, "aux_single_or_double")


def placed(r: Ranch, seat: int = A) -> list[str]:
    """The towns where a player has stores."""
    towns: list[str] = r.t.view(None)["seats"][seat]["annex"]["towns"]
    return towns


# ------------------------------------------------------------------ the sixth auxiliary action


@rule("GWTN-AUX-1")
def test_the_single_action_is_open_at_once_and_the_double_one_when_the_extra_disc_has_gone() -> None:
    r = auxiliary(north().money(9).hand(A, "green", "black"))
    assert "auxiliary place_store 1" in r.options()
    assert r.refused("auxiliary place_store 2") == "GWT-DISC-3"
    r = north().money(0).hand(A, "green", "black").deliver(A, 1).play("deliver fulton", "disc aux_store_2")
    assert r.t.money[A] == 0  # it costs nothing, and goes to a white border
    assert "auxiliary place_store 2" in auxiliary(r.money(9)).options()


@rule("GWTN-AUX-2")
def test_a_dollar_and_a_card_of_value_2_for_a_store() -> None:
    r = auxiliary(north().money(5).hand(A, "green", "gray", "yellow 1")).play("auxiliary place_store 1")
    assert (r.t.money[A], r.cards(r.t.hands[A]), r.cards(r.t.discards[A])) == (4, ["gray", "yellow 1"], ["green"])
    r.play("store t01")
    assert placed(r) == ["t01"]
    assert r.t.money[A] == 4
    assert "auxiliary place_store 1" in auxiliary(north().money(1).hand(A, "green")).options()  # the last dollar


@rule("GWTN-AUX-2", "GWTN-AUX-3")
def test_without_the_money_or_the_cards_there_is_no_store_action() -> None:
    r = auxiliary(north().money(0).hand(A, "green").slots(A, "aux_store_2"))
    assert r.refused("auxiliary place_store 1") == "GWTN-AUX-2"
    r = auxiliary(north().money(9).hand(A, "gray", "yellow 1").slots(A, "aux_store_2"))
    assert r.refused("auxiliary place_store 1") == "GWTN-AUX-2"
    r = auxiliary(north().money(9).hand(A, "green", "gray").slots(A, "aux_store_2"))
    assert "auxiliary place_store 1" in r.options()
    assert r.refused("auxiliary place_store 2") == "GWTN-AUX-3"
    r = auxiliary(north().money(1).hand(A, "green", "green").slots(A, "aux_store_2"))
    assert r.refused("auxiliary place_store 2") == "GWTN-AUX-3"


@rule("GWTN-AUX-3", "GWTN-INT-1")
def test_the_double_action_places_two_stores_and_the_second_may_go_on_from_the_first() -> None:
    r = auxiliary(north().money(5).hand(A, "green", "white", "gray").slots(A, "aux_store_2"))
    r.play("auxiliary place_store 2")
    assert r.t.money[A] == 3
    assert r.options() == ["stock green 0", "stock white 0"]
    r.play("stock white 0")
    assert r.cards(r.t.hands[A]) == ["gray"]
    assert r.options() == ["store t01", "pass"]
    r.play("store t01")
    assert r.options() == ["store t02", "store oma", "pass"]
    r.play("store oma", "lot 1")
    assert placed(r) == ["t01", "oma"]
    assert r.options() == []


@rule("GWTN-AUX-4")
def test_any_card_of_value_2_will_do_the_orange_ones_too() -> None:
    r = north(orange_cattle="both").money(5)
    r.hand(A, "gray", "green", "black", "white", "yellow 1", "brown 3", "calf", "heifer", "cow", "brahman", "o01")
    auxiliary(r).play("auxiliary place_store 1")
    assert r.options() == ["stock green 0", "stock black 0", "stock white 0", "stock calf", "stock brahman"]
    assert r.refused("stock gray 0") == "GWTN-AUX-4"
    assert r.refused("stock heifer") == "GWTN-AUX-4"
    assert r.refused("stock o01") == "GWTN-AUX-4"
    assert r.refused("stock o02") == "GWT-ACT-3"


@rule("GWTN-AUX-5", "GWTN-INT-2", "GWTN-STORE-13")
def test_who_has_paid_need_not_place_the_store_nor_even_be_able_to() -> None:
    r = auxiliary(north().money(5).hand(A, "green")).play("auxiliary place_store 1", "pass")
    assert (placed(r), r.t.money[A], r.cards(r.t.discards[A])) == ([], 4, ["green"])
    assert r.options() == []
    r = auxiliary(north().money(5).hand(A, "green").stores(A, *REACHED_FROM_THE_HALL)).play("auxiliary place_store 1")
    assert (len(placed(r)), r.t.money[A], r.cards(r.t.discards[A])) == (5, 4, ["green"])
    assert r.options() == []


@rule("GWTN-AUX-6")
def test_with_the_double_action_freed_the_single_one_can_still_be_chosen() -> None:
    r = auxiliary(north().money(5).hand(A, "green", "black").slots(A, "aux_store_2"))
    assert {"auxiliary place_store 1", "auxiliary place_store 2"} <= set(r.options())
    r.play("auxiliary place_store 1", "stock black 0", "store t01")
    assert (placed(r), r.t.money[A], r.options()) == (["t01"], 4, [])


# ------------------------------------------------------------------ which store, and bells


@rule("GWTN-STORE-1", "GWTN-STORE-2")
def test_the_rows_of_the_annex_empty_one_after_the_other_until_all_15_stores_are_gone() -> None:
    r = north().money(9).discs(A, st_louis=1, bloomington=1)
    r.stores(A, "t01", "t02", "t04", "t05", "t06", "t07", "t08", "ore", "mil", "t09", "gby", "t10", "t11", "t12")
    before = r.t.view(A)["seats"][A]["annex"]
    assert (before["placed"], before["left"], before["bells"]) == (14, 1, 4)
    r.place_store(A).play("store t13", "lot 2")
    after = r.t.view(A)["seats"][A]["annex"]
    assert (after["placed"], after["left"], after["bells"]) == (15, 0, 5)
    r.building("A-1", A, "13a").visit(A, "A-1")
    assert "use place_store" not in r.options()
    assert r.refused("use place_store") == "GWT-LOC-10"


@rule("GWTN-STORE-2")
def test_the_third_store_of_a_row_clears_a_bell_at_once() -> None:
    r = north().money(9).stores(A, "t01")
    heard = r.t.heard = []
    r.place_store(A).play("store oma", "lot 2")
    assert r.t.bells(A) == 0
    assert BellCleared not in map(type, heard)
    r.place_store(A).play("store t03", "now exchange_token")
    assert r.t.bells(A) == 1
    assert [event for event in heard if isinstance(event, BellCleared)] == [BellCleared(A, 1)]
    assert r.t.bells(B) == 0


# ------------------------------------------------------------------ where


@rule("GWTN-STORE-3")
def test_one_store_per_player_in_a_town_and_one_per_slot() -> None:
    r = north().money(9).discs(A, st_louis=1).stores(A, "t01").stores(B, "t04")
    r.place_store(A)
    assert r.refused("store t01") == "GWTN-STORE-3"
    r.play("store t04")  # B's store there is no hindrance
    assert r.options() == ["lot 1", "lot 2"]
    assert r.refused("lot 4") == "GWTN-STORE-3"  # B's
    assert r.refused("lot 3") == "GWTN-STORE-5"  # the same as slot 2
    r.play("lot 2")
    assert r.t.view(None)["north"]["stores"]["t04"] == [-1, A, -1, B]
    r = north(4).money(9, 9, 9, 9).stores(A, "t01").stores(B, "t01").stores(C, "t01").place_store(3)
    assert r.t.view(None)["north"]["stores"]["t01"] == [3, C, B, A]


@rule("GWTN-STORE-3")
def test_stores_stand_for_good() -> None:
    r = north().money(9).stores(A, "t01").stores(B, "t01")
    before = r.t.view(None)["north"]["stores"]["t01"]
    r.place_store(A).play("store oma", "lot 1").place_store(A).play("store t03", "pass")
    assert r.t.view(None)["north"]["stores"]["t01"] == before


@rule("GWTN-STORE-4")
@pytest.mark.parametrize(
    ("discs", "stores", "towns"),
    [
        ({"fulton": 1}, [], ["t01", "oma"]),
        ({"bloomington": 1}, [], ["t01", "t06", "mil"]),
        ({"bloomington": 1}, ["t06"], ["t01", "t07", "t08", "den", "mil"]),
        ({"toledo": 1}, ["tor"], ["t01", "t13"]),
        ({"chicago": 1, "harrisburg": 1}, [], ["t01", "t15", "t17"]),
        ({"kansas_city": 2, "new_york": 1}, [], ["t01"]),
        ({}, ["t01"], ["t02", "oma"]),
        ({}, ["t01", "oma"], ["t02", "t03", "st1"]),
        ({"toledo": 1}, ["t13"], ["t01", "t10", "mtl", "t14", "tor"]),
    ],
)
def test_rails_from_the_town_hall_own_discs_and_own_stores(
    discs: dict[str, int], stores: list[str], towns: list[str]
) -> None:
    r = north().money(9).discs(A, **discs).stores(A, *stores).place_store(A)
    if len(towns) == 1:  # the only town is not asked for
        assert placed(r) == towns
    else:
        assert {option.removeprefix("store ") for option in r.options()} == set(towns)
        assert r.refused("store buf") == "GWTN-STORE-4"


@rule("GWTN-STORE-4")
def test_what_others_own_opens_nothing() -> None:
    r = north().money(9).discs(B, bloomington=1, fulton=1).stores(B, "t01", "oma").place_store(A)
    assert placed(r) == ["t01"]


# ------------------------------------------------------------------ slots


@rule("GWTN-STORE-5")
def test_any_free_slot_that_can_be_paid_for() -> None:
    r = north().money(2).discs(A, bloomington=1).stores(A, "t06").stores(B, "den").place_store(A).play("store den")
    assert r.options() == ["lot 1", "lot 2"]
    assert r.refused("lot 3") == "GWTN-STORE-5"  # $2 as well
    assert r.refused("lot 4") == "GWTN-STORE-3"
    r.play("lot 2")
    assert r.t.money[A] == 0
    assert r.t.view(None)["north"]["stores"]["den"] == [-1, A, -1, B]
    r = north().money(0).discs(A, bloomington=1).stores(A, "t06").place_store(A)
    assert r.refused("store den") == "GWTN-STORE-5"
    r = north(4).money(9, 9, 9, 9).discs(A, bloomington=1).stores(A, "t06")
    r.stores(B, "den").stores(C, "den").stores(3, "den").place_store(A).play("store den")
    assert r.t.view(None)["north"]["stores"]["den"] == [A, 3, C, B]  # the one that was left


@rule("GWTN-STORE-6")
def test_money_of_a_slot_is_received_and_not_asked_about() -> None:
    r = north().money(3).discs(A, st_louis=1)
    heard = r.t.heard = []
    r.place_store(A).play("store t04", "lot 1")
    assert (r.t.money[A], r.options()) == (5, [])
    (told,) = heard
    assert r.t.game.tell(told, None, "en", ("Ann", "Bob", "Cid")) == "Ann places a store in town 4: +$2."


@rule("GWTN-STORE-7")
@pytest.mark.parametrize(("answer", "tokens"), [("now exchange_token", 1), ("pass", 0)])
def test_an_exchange_token_of_a_slot_is_taken_or_forgone(answer: str, tokens: int) -> None:
    r = north().discs(A, st_louis=1).stores(A, "oma").place_store(A).play("store t03")
    assert r.options() == ["now exchange_token", "pass"]
    assert r.t.rules() == ("GWTN-STORE-7",)
    assert r.play(answer).t.tokens[A] == tokens


@rule("GWTN-STORE-7")
@pytest.mark.parametrize(("answer", "certificates"), [("now certificate_1", 1), ("pass", 0)])
def test_a_certificate_of_a_slot_is_taken_or_forgone(answer: str, certificates: int) -> None:
    r = north().money(9).stores(A, "t10").place_store(A).play("store t12", "lot 1", answer)
    assert r.certificates(A) == certificates
    full = north().money(9).stores(A, "t10").marker(A, 3).place_store(A).play("store t12", "lot 1")
    assert full.options() == []  # beyond the limit there is nothing to take


@rule("GWTN-STORE-7")
@pytest.mark.parametrize(("answer", "gained"), [("o02", ["o02"]), ("stack", ["o03"]), ("", [])])
def test_an_objective_card_of_a_slot_is_taken_or_forgone(answer: str, gained: list[str]) -> None:
    r = north().discs(A, harrisburg=1).objectives(["o01", "o02"], ["o03"]).discard_pile(A)
    r.place_store(A).play("store t17", "lot 1")
    assert r.options() == ["objective o01", "objective o02", "objective stack", "pass"]
    r.play(f"objective {answer}" if answer else "pass")
    assert r.cards(r.t.discards[A]) == gained


# ------------------------------------------------------------------ when


@rule("GWTN-STORE-13")
def test_placing_a_store_must_be_possible_to_be_chosen() -> None:
    r = north().building("A-1", A, "13a").money(0).visit(A, "A-1")
    assert "use place_store" in r.options()
    r = north().building("A-1", A, "13a").money(0).stores(A, *REACHED_FROM_THE_HALL).visit(A, "A-1")
    assert "use place_store" not in r.options()
    assert r.refused("use place_store") == "GWT-LOC-10"
    # Denver is joined to T06, but every slot there costs something
    r = north().building("A-1", A, "13a").stores(A, *REACHED_FROM_THE_HALL, "t06", "t07", "t08", "ore")
    assert "use place_store" not in r.money(0).visit(A, "A-1").options()
    r = north().building("A-1", A, "13a").stores(A, *REACHED_FROM_THE_HALL, "t06", "t07", "t08", "ore")
    assert "use place_store" in r.money(1).visit(A, "A-1").options()


@rule("GWTN-STORE-13", "GWTN-SM-1")
def test_an_immediate_store_that_fits_nowhere_is_forfeited() -> None:
    r = north().money(9).engines("3").workers(A, cowboy=2).masters(s1="M10").stores(A, *REACHED_FROM_THE_HALL)
    r.engine_forward(A, 4).play("engine t4", "upgrade s1", "disc aux_money_2", "appoint cowboy")
    assert (len(placed(r)), r.options()) == (5, [])


@rule("GWTN-STORE-14")
def test_the_first_of_two_stores_is_resolved_completely_before_the_second() -> None:
    r = north().money(5).hand(A, "green", "white").slots(A, "aux_store_2").stores(A, "t01").medium(t02="engine_3")
    auxiliary(r).play("auxiliary place_store 2", "stock green 0", "store t02")
    assert r.options() == ["now engine_3", "pass"]
    r.play("now engine_3", "engine 3")
    assert r.options() == ["store oma", "pass"]
    r.play("store oma")
    assert r.options() == ["lot 1", "lot 2"]
