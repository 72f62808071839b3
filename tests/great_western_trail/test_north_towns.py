"""Rails to the North: what each kind of town does, medium-town tiles, station masters and building 13."""

from typing import Any

import pytest

from abilene.games.great_western_trail.scoring import breakdown
from tests.great_western_trail.ranch import A, B, Ranch, north, rail
from tests.rules import rule


def medium(tile: str, **options: Any) -> Ranch:
    """A has a store in T01 and may place one in T02, a medium town with this tile."""
    return north(**options).stores(A, "t01").medium(t02=tile).money(20)


def opened(r: Ranch) -> Ranch:
    """A places the store in T02."""
    return r.place_store(A).play("store t02")


# ------------------------------------------------------------------ kinds of towns


@rule("GWTN-STORE-8")
def test_a_small_town_does_nothing_more() -> None:
    r = north().money(5).place_store(A)
    assert r.t.view(A)["seats"][A]["annex"]["towns"] == ["t01"]
    assert (r.t.money[A], r.options()) == (5, [])


@rule("GWTN-STORE-8")
def test_first_the_slot_and_then_the_town() -> None:
    corrected = {"north": {"towns": {"towns": [{"id": "T02", "slots": ["exchange_token"] * 4}]}}}
    r = opened(medium("engine_3", data=corrected))
    assert r.options() == ["now exchange_token", "pass"]
    assert r.play("now exchange_token").t.tokens[A] == 1
    assert {"now engine_3", "pass"} <= set(r.options())
    assert r.t.rules() == ("GWTN-STORE-10",)


@rule("GWTN-STORE-9")
def test_the_station_of_a_station_town_is_upgraded_by_all_the_usual_rules() -> None:
    r = north().money(10).stores(A, "oma").workers(A, craftsman=2).masters(ns1="M9").engines("0")
    r.place_store(A).play("store st1")
    assert r.options() == ["upgrade ns1", "pass"]
    r.play("upgrade ns1")
    assert r.t.money[A] == 3
    assert r.refused("disc step_left") == "GWT-DISC-1"  # NS1 has a white border
    r.play("disc aux_store_2")
    assert r.options() == ["appoint craftsman", "pass"]
    r.play("appoint craftsman")
    assert (r.t.money[A], r.t.workers[:3], r.t.engine[A]) == (15, [1, 1, 1], 0)
    assert r.t.view(A)["seats"][A]["masters"] == ["M9"]
    assert breakdown(r.t)[A]["stations"] == 6


@rule("GWTN-STORE-9")
def test_a_black_border_pays_what_the_disc_gives() -> None:
    r = north().money(15).stores(A, "t09").place_store(A).play("store st2", "upgrade ns2", "disc step_left")
    assert r.t.money[A] == 3


@rule("GWTN-STORE-9")
def test_a_station_town_declined_is_lost() -> None:
    r = north().money(20).stores(A, "oma").place_store(A).play("store st1", "pass")
    assert r.t.money[A] == 20
    assert r.t.stations[A] == 0
    r.place_store(A)
    assert r.refused("store st1") == "GWTN-STORE-3"  # no second store, so no second chance


@rule("GWTN-STORE-9")
def test_without_the_money_a_station_town_asks_nothing_and_each_player_may_upgrade_it() -> None:
    r = north().money(6, 7).stores(A, "oma").stores(B, "oma").place_store(A).play("store st1")
    assert (r.options(), r.t.stations[A]) == ([], 0)
    r.place_store(B).play("store st1", "upgrade ns1", "disc aux_money_2")
    assert r.t.money[B] == 0
    assert breakdown(r.t)[B]["stations"] == 6


@rule("GWTN-STORE-10")
def test_a_medium_town_performs_its_tile_one_side_of_it_or_nothing() -> None:
    r = opened(medium("cull_or_hazard").hand(A, "gray").tile("FLOOD-1", "flood green 4"))
    assert r.options() == ["now remove_hand_cards_2", "now hazard_0", "pass"]
    r.play("pass")
    assert (r.cards(r.t.hands[A]), r.t.hazards[A], r.options()) == (["gray"], [], [])
    r = opened(medium("five_or_cattle").market())
    assert r.options() == ["now gain_money_5", "pass"]
    assert r.play("pass").t.money[A] == 20


@rule("GWTN-STORE-11")
def test_a_big_city_does_nothing_now_and_takes_deliveries_from_then_on() -> None:
    r = north().money(9).deliver(A, 3)
    assert "deliver oma" not in r.options()
    r = north().money(9).stores(A, "t01").place_store(A).play("store oma", "lot 2")
    assert r.options() == []
    assert "deliver oma" in r.deliver(A, 3).options()


@rule("GWTN-STORE-12")
def test_building_9b_does_not_reach_station_towns() -> None:
    r = north().money(50).engines("10").stores(A, "oma", "st1").building("A-1", A, "9b")
    r.visit(A, "A-1").play("use upgrade_station_behind")
    assert r.options() == ["station s1", "station s2"]
    assert r.refused("station ns1") == "GWTN-STORE-12"
    assert r.refused("station ns2") == "GWTN-STORE-12"


@rule("GWTN-STORE-12", "GWTN-INT-8")
def test_a_disc_in_a_station_town_may_be_taken_back_when_the_board_has_none() -> None:
    r = north().money(0).discs_left(A).stations(A, 11).deliver(A, 1).play("deliver fulton")
    assert r.t.stations[A] == 0
    assert breakdown(r.t)[A]["stations"] == 0
    r = north().money(0).discs_left(A).stations(A, 2, 11).deliver(A, 1).play("deliver fulton")
    assert r.options() == ["disc s2", "disc ns1"]
    r.play("disc ns1")
    assert breakdown(r.t)[A]["stations"] == 1  # S2


@rule("GWTN-INT-8")
def test_a_white_station_town_takes_a_black_disc_when_no_white_one_is_left() -> None:
    r = north().money(7).stores(A, "oma").discs_left(A, "step_left", "hand_1").place_store(A).play("store st1")
    r.play("upgrade ns1")  # the disc for $5 cannot be paid any more
    assert r.t.has_emptied(A, r.t.figures.slots.index("step_left"))
    assert r.t.money[A] == 3


@rule("GWTN-INT-8")
def test_without_any_disc_a_station_town_cannot_be_upgraded_but_by_moving_one() -> None:
    r = north().money(20).stores(A, "oma").discs_left(A).place_store(A).play("store st1")
    assert (r.options(), r.t.stations[A]) == ([], 0)
    r = north().money(20).stores(A, "oma").discs_left(A).stations(A, 1).place_store(A).play("store st1", "upgrade ns1")
    assert breakdown(r.t)[A]["stations"] == 6  # S1 is bare again


# ------------------------------------------------------------------ medium-town tiles


@rule("GWTN-MED-1")
def test_the_engine_up_to_three_spaces() -> None:
    r = opened(medium("engine_3").engines("0")).play("now engine_3")
    assert r.options() == ["engine 1", "engine 2", "engine 3"]
    assert r.play("engine 2").t.engine[A] == rail("2")


@rule("GWTN-MED-2")
def test_a_worker_for_two_dollars_less() -> None:
    r = opened(medium("hire_minus_2").jobs("cowboy engineer", "craftsman", token=3))
    r.play("now hire_minus2", "hire cowboy 1")
    assert (r.t.money[A], r.t.workers[0]) == (20 - 4, 2)
    cheap = {"common": {"job_market": {"rows": [{"row": 1, "cost": 1}]}}}
    r = opened(medium("hire_minus_2", data=cheap).jobs("cowboy engineer", "craftsman", token=3))
    r.play("now hire_minus2", "hire cowboy 1")
    assert r.t.money[A] == 20  # not below 0


@rule("GWTN-MED-3")
def test_up_to_two_cards_out_of_the_game() -> None:
    r = opened(medium("cull_or_hazard").hand(A, "gray", "gray", "green")).play("now remove_hand_cards_2")
    assert r.options() == ["remove gray 0", "remove green 0", "pass"]
    r.play("remove gray 0", "remove gray 0")
    assert (r.cards(r.t.hands[A]), r.cards(r.t.gone_cards)) == (["green"], ["gray", "gray"])
    assert r.options() == []
    r = opened(medium("cull_or_hazard").hand(A, "gray", "gray")).play(
        "now remove_hand_cards_2", "remove gray 0", "pass"
    )
    assert r.cards(r.t.hands[A]) == ["gray"]


@rule("GWTN-MED-3")
def test_or_a_hazard_for_nothing() -> None:
    r = medium("cull_or_hazard").hand(A, "gray").tile("FLOOD-1", "flood green 4").tile("ROCKFALL-2", "rockfall black 3")
    opened(r).play("now hazard_0", "hazard rockfall-2")
    assert (r.t.money[A], r.tile_at("ROCKFALL-2"), r.cards(r.t.hands[A])) == (20, "", ["gray"])
    assert breakdown(r.t)[A]["hazards"] == 3


@rule("GWTN-MED-4")
def test_five_dollars_or_cattle_of_value_3_from_the_market() -> None:
    r = medium("five_or_cattle").market("yellow 1", "blue 3", "brown 3").discard_pile(A)
    opened(r)
    assert r.options() == ["now gain_money_5", "now take_cattle_value3", "pass"]
    r.play("now take_cattle_value3")
    assert r.options() == ["cattle yellow 1", "cattle blue 3"]
    r.play("cattle blue 3")
    assert (r.t.money[A], r.cards(r.t.discards[A]), sum(r.t.market)) == (20, ["blue 3"], 2)
    assert opened(medium("five_or_cattle").market("blue 3")).play("now gain_money_5").t.money[A] == 25


@rule("GWTN-MED-4")
def test_no_cattle_of_value_3_is_offered_when_the_market_has_none() -> None:
    r = opened(medium("five_or_cattle").market("brown 3", "purple 5"))
    assert r.options() == ["now gain_money_5", "pass"]


@rule("GWTN-MED-5")
@pytest.mark.parametrize("builders", [1, 6])
def test_a_free_building_as_if_with_exactly_two_builders(builders: int) -> None:
    r = medium("free_build_2").money(0).workers(A, craftsman=builders)
    opened(r).play("now build_free_2")
    assert r.options() == ["build 1a", "build 2a", "build 3a", "build 4a"]
    assert r.refused("build 5a") == "GWT-BUILD-2"
    r.play("build 4a", "site a-1")
    assert (r.tile_at("A-1"), r.t.money[A]) == ("4a", 0)


@rule("GWTN-MED-5")
def test_a_free_building_may_replace_one_that_requires_up_to_two_less() -> None:
    r = medium("free_build_2").money(0).building("A-1", A, "4a").building("A-2", A, "5a").building("A-3", B, "1a")
    opened(r).play("now build_free_2")
    assert set(r.options()) == {
        "build 1a", "build 2a", "build 3a",  # on empty places
        "build 6a", "build 12a", "build 13a",  # 4 or 3 for the 2 of 4a, or the 3 of 5a
        "build 7a", "build 8a",  # 5 for the 3 of 5a
    }  # fmt: skip
    r.play("build 7a")  # there is only one place for it
    assert (r.tile_at("A-2"), r.tile_at("A-1"), r.t.money[A]) == ("7a", "4a", 0)


@rule("GWTN-MED-5")
def test_where_nothing_fits_a_free_building_is_not_offered() -> None:
    r = medium("free_build_2")
    r.t.unbuilt[A] = 1 << 10  # 11a alone, for 12 builders
    assert opened(r).options() == []


# ------------------------------------------------------------------ station masters


@rule("GWTN-SM-1", "GWTN-BLD-3")
def test_master_m10_places_a_store_at_once_and_scores_stores_in_medium_towns() -> None:
    r = north().money(9).engines("3").workers(A, cowboy=2).masters(s1="M10").stores(A, "t06", "t02").hand(A, "green")
    r.engine_forward(A, 4).play("engine t4", "upgrade s1", "disc aux_money_2", "appoint cowboy")
    assert r.options() == ["now place_store", "pass"]
    r.play("now place_store", "store den", "lot 2")
    assert r.t.money[A] == 9 - 2 - 2  # the station and the slot, no more
    assert r.cards(r.t.hands[A]) == ["green"]
    assert breakdown(r.t)[A]["station_masters"] == 2
    r.stores(A, "t05", "t18").stores(B, "t11")
    assert breakdown(r.t)[A]["station_masters"] == 6


@rule("GWTN-SM-2")
def test_master_m11_builds_for_free_and_scores_cattle_from_value_3_on() -> None:
    r = north(orange_cattle="simmental").money(2).engines("3").workers(A, engineer=2).masters(s1="M11")
    r.hand(A, "yellow 1", "gray", "calf").draw_pile(A, "purple 5", "green").discard_pile(A, "brown 3", "heifer", "o01")
    r.engine_forward(A, 4).play("engine t4", "upgrade s1", "disc aux_money_2", "appoint engineer")
    assert r.options() == ["now build_free_2", "pass"]
    r.play("now build_free_2", "build 4a", "site b-1")
    assert (r.tile_at("B-1"), r.t.money[A]) == ("4a", 0)
    assert breakdown(r.t)[A]["station_masters"] == 4  # Angus, Hereford, Shorthorn, heifer


# ------------------------------------------------------------------ building 13


@rule("GWTN-BLD-1", "GWTN-BLD-3")
def test_building_13a_has_three_actions_in_any_order_each_once() -> None:
    r = north().building("A-1", A, "13a").money(5).hand(A, "green").stores(A, "t01").visit(A, "A-1")
    assert {"use aux_single", "use certificate_1", "use place_store"} <= set(r.options())
    r.play("use place_store", "store t02", "pass")
    assert (r.t.money[A], r.cards(r.t.hands[A])) == (5, ["green"])  # neither $1 nor a card
    assert "use place_store" not in r.options()
    r.play("use certificate_1")
    assert r.certificates(A) == 1
    r.play("use aux_single")
    assert r.refused("auxiliary gain_money 2") == "GWT-AUX-4"
    r.play("auxiliary place_store 1", "store oma", "lot 2")
    assert (r.t.money[A], r.cards(r.t.discards[A])) == (4, ["green"])  # here they are paid
    assert not {"use aux_single", "use certificate_1", "use place_store"} & set(r.options())


@rule("GWTN-BLD-2", "GWTN-BLD-3")
@pytest.mark.parametrize(
    ("stores", "certificates"), [(("t01", "t02", "oma"), 1), (("t01", "t02", "oma", "t03", "st1", "t06"), 2)]
)
def test_building_13b_gives_a_certificate_per_bell_and_a_store(stores: tuple[str, ...], certificates: int) -> None:
    r = north().building("A-1", A, "13b").money(0).hand(A, "green").stores(A, *stores).discs(A, harrisburg=1)
    r.visit(A, "A-1").play("use certificate_1_per_bell")
    assert r.certificates(A) == certificates
    r.play("use place_store", "store t17", "lot 2")
    assert (r.t.money[A], r.cards(r.t.hands[A])) == (0, ["green"])


@rule("GWTN-BLD-2")
def test_building_13b_keeps_to_the_certificate_limit_and_needs_a_bell() -> None:
    many = ("t01", "t02", "oma", "t03", "st1", "t04", "t05", "t06", "t07", "t08", "ore", "mil", "t09", "gby", "t10")
    r = north().building("A-1", A, "13b").stores(A, *many).visit(A, "A-1").play("use certificate_1_per_bell")
    assert r.certificates(A) == 3  # five bells, but no more fits
    r = north().building("A-1", A, "13b").stores(A, "t01", "t02").visit(A, "A-1")
    assert "use certificate_1_per_bell" not in r.options()


@rule("GWTN-BLD-4")
@pytest.mark.parametrize("face", ["13a", "13b"])
def test_building_13_takes_three_builders_scores_4_and_asks_no_toll(face: str) -> None:
    r = north(sides=face[-1]).money(6).workers(A, craftsman=2).do(A, "build_2")
    assert r.refused(f"build {face}") == "GWT-BUILD-2"
    r = north(sides=face[-1]).money(6).workers(A, craftsman=3).do(A, "build_2").play(f"build {face}", "site a-1")
    assert (r.t.money[A], r.tile_at("A-1")) == (0, face)
    assert breakdown(r.t)[A]["buildings"] == 4
    r.money(0, 5).herders("A", "A").turn(B).play("move a-1")
    assert r.t.money[:2] == [0, 5]
