"""Rails to the North: deliveries and scoring."""

import pytest

from abilene.games.great_western_trail.events import MoneyGained, MoneyPaid, ObjectiveGained, SlotEmptied
from abilene.games.great_western_trail.scoring import breakdown, winners
from abilene.games.great_western_trail.steps.kansas_city import SpecialDelivery
from tests.great_western_trail.ranch import A, B, Ranch, north, rail, ranch
from tests.rules import rule

STRIP = ("kansas_city", "fulton", "st_louis", "bloomington", "chicago", "toledo", "harrisburg", "new_york")
BIG = ("oma", "den", "ore", "mil", "gby", "tor", "buf", "mtl")


def cities(r: Ranch) -> list[str]:
    """The cities to which a delivery can go."""
    return [option.removeprefix("deliver ") for option in r.options()]


def points(r: Ranch, part: str) -> int:
    return breakdown(r.t)[A][part]


# ------------------------------------------------------------------ where to


@rule("GWTN-DEL-1")
def test_the_strip_and_the_big_cities_with_an_own_store() -> None:
    r = north().money(50).stores(A, "oma", "den", "ore", "t01").stores(B, "mil").deliver(A, 30)
    assert cities(r) == [*STRIP, "oma", "den", "ore"]
    assert r.refused("deliver mil") == "GWTN-DEL-1"
    assert r.refused("deliver buf") == "GWTN-DEL-1"


@rule("GWTN-DEL-1")
@pytest.mark.parametrize(
    ("total", "big"),
    [(2, 0), (3, 1), (7, 1), (8, 2), (11, 3), (12, 4), (13, 4), (14, 6), (17, 6), (18, 7), (19, 7), (20, 8)],
)
def test_a_big_city_must_be_within_the_total(total: int, big: int) -> None:
    r = north().money(50).stores(A, *BIG).deliver(A, total)
    found = [city for city in cities(r) if city in BIG]
    assert len(found) == big
    if total == 13:
        assert r.refused("deliver tor") == "GWT-DEL-1"


@rule("GWTN-DEL-1")
@pytest.mark.parametrize(
    ("city", "black"),
    [
        ("oma", False),
        ("den", True),
        ("ore", True),
        ("mil", True),
        ("gby", False),
        ("tor", True),
        ("buf", True),
        ("mtl", True),
    ],
)
def test_the_border_of_a_big_city_is_respected(city: str, black: bool) -> None:
    r = north().money(50).stores(A, *BIG).deliver(A, 20).play(f"deliver {city}")
    assert ("disc step_left" in r.options()) == black
    assert "disc aux_money_2" in r.options()
    assert black or r.refused("disc step_left") == "GWT-DISC-1"


@rule("GWTN-DEL-2")
def test_only_kansas_city_and_new_york_take_a_second_disc() -> None:
    once = dict.fromkeys([*STRIP, *BIG], 1)
    r = north().money(50).stores(A, *BIG).discs(A, **once).deliver(A, 20)
    assert cities(r) == ["kansas_city", "new_york"]
    assert r.refused("deliver oma") == "GWT-DEL-2"
    r.play("deliver new_york", "disc aux_money_2")
    assert r.t.view(None)["seats"][A]["cities"]["new_york"] == 2
    assert cities(north().money(50).stores(B, "oma").discs(A, oma=1).deliver(B, 3)) == ["kansas_city", "fulton", "oma"]


# ------------------------------------------------------------------ what a delivery brings


@rule("GWTN-DEL-3")
@pytest.mark.parametrize(("answer", "tokens"), [("now exchange_token", 1), ("pass", 0)])
def test_the_token_of_an_arrow_is_taken_or_forgone(answer: str, tokens: int) -> None:
    r = north().discs(A, fulton=1).money(9).deliver(A, 4).play("deliver st_louis", "disc aux_money_2")
    assert r.options() == ["now exchange_token", "pass"]
    assert r.t.rules() == ("GWTN-DEL-3",)
    assert r.play(answer).t.tokens[A] == tokens


@rule("GWTN-DEL-3", "GWTN-INT-3")
def test_an_objective_card_of_a_delivery_may_be_declined_with_the_expansion_only() -> None:
    cards = (["o01", "o02"], ["o03"])
    r = north().objectives(*cards).money(50).discard_pile(A).deliver(A, 10).play("deliver chicago", "disc aux_money_2")
    assert r.options() == ["objective o01", "objective o02", "objective stack", "pass"]
    r.play("pass")
    assert (r.cards(r.t.discards[A]), r.options()) == ([], [])
    base = ranch().objectives(*cards).money(50).discs(A, bloomington=1).deliver(A, 8)
    base.play("deliver peoria", "disc aux_money_2")
    assert base.options() == ["objective o01", "objective o02", "objective stack"]


@rule("GWTN-DEL-3")
def test_an_arrow_needs_discs_on_both_ends_and_no_arrow_leads_past_new_york() -> None:
    r = north().money(50).stores(A, *BIG).discs(A, new_york=1).deliver(A, 4).play("deliver oma", "disc aux_money_2")
    assert r.play("pass").options() == []  # Omaha's own card; it is no neighbour of New York
    r = north().money(50).deliver(A, 4).play("deliver st_louis", "disc aux_money_2")
    assert r.options() == []


@rule("GWTN-DEL-4")
@pytest.mark.parametrize(("city", "total", "money"), [("oma", 3, 2), ("mil", 11, 3)])
def test_omaha_and_milwaukee_bring_a_card_and_money(city: str, total: int, money: int) -> None:
    r = north().engines("12").money(0).stores(A, city).objectives(["o01"], ["o02"]).discard_pile(A)
    r.deliver(A, total).play(f"deliver {city}")
    assert r.t.money[A] == money
    r.play("disc aux_money_2", "objective o01")
    assert (r.t.money[A], r.cards(r.t.discards[A])) == (money, ["o01"])


@rule("GWTN-DEL-5")
@pytest.mark.parametrize(
    ("engine", "city", "cost"),
    [
        ("0", "oma", 0),  # no crossing before space 3
        ("0", "den", 4),  # after 3, 4, 5 and 7
        ("7", "den", 1),
        ("t7", "den", 0),  # the turnout lies beyond the crossing
        ("8", "den", 0),
        ("30", "den", 0),
        ("10", "gby", 2),  # after 10 and 11
        ("0", "mtl", 11),
        ("17", "mtl", 1),
        ("18", "ore", 0),
    ],
)
def test_transport_to_a_big_city_by_the_crossings_before_its_value(engine: str, city: str, cost: int) -> None:
    r = north().engines(engine).money(20).stores(A, *BIG).objectives([], []).deliver(A, 20)
    r.play(f"deliver {city}", "disc aux_money_2")
    assert r.t.money[A] == 20 - cost + (2 if city == "oma" else 0)


@rule("GWTN-DEL-6", "GWTN-INT-4")
def test_an_extraordinary_delivery_may_go_to_an_open_big_city_without_transport() -> None:
    r = north().engines("14").money(0).stores(A, "den", "gby").owe(SpecialDelivery(A)).play("haul 2")
    assert (r.t.engine[A], r.t.total) == (rail("2"), 12)
    assert cities(r) == [*STRIP[:6], "den", "gby", "pass"]
    assert r.refused("deliver oma") == "GWTN-DEL-1"
    r.play("deliver gby", "disc aux_money_2")
    assert r.t.money[A] == 0
    assert points(r, "cities") == 4


@rule("GWTN-DEL-7")
def test_kansas_city_pays_four_and_costs_eight_points() -> None:
    r = north().money(0).deliver(A, 0).play("disc aux_money_2")
    assert (r.t.money[A], points(r, "cities")) == (4, -8)
    r.deliver(A, 0).play("disc aux_draw_2")
    assert (r.t.money[A], points(r, "cities")) == (8, -16)


@rule("GWTN-DEL-8")
def test_the_order_of_a_delivery() -> None:
    r = north().money(10).engines("0").discs(A, bloomington=1, toledo=1).objectives(["o01", "o02"], ["o03"])
    r.stores(A, "mil")
    heard = r.t.heard = []
    r.deliver(A, 15).play("deliver mil", "disc step_left", "objective o01")
    order = [
        type(event) for event in heard if isinstance(event, MoneyGained | SlotEmptied | ObjectiveGained | MoneyPaid)
    ]
    assert order == [MoneyGained, SlotEmptied, ObjectiveGained, MoneyPaid]
    # the card of Chicago, then the arrows to its left and right, then the transport
    r = north().money(50).engines("0").discs(A, bloomington=1, toledo=1).objectives(["o01"], [])
    r.deliver(A, 10).play("deliver chicago", "disc aux_money_2")
    assert r.options() == ["objective o01", "pass"]
    assert r.t.money[A] == 50
    r.play("pass")
    assert r.options() == ["now exchange_token", "pass"]
    assert r.t.money[A] == 50
    r.play("pass")
    assert (r.t.money[A], r.options()) == (45, [])


@rule("GWTN-DEL-8")
def test_arrows_act_from_left_to_right() -> None:
    two = {"north": {"city_strip": {"arrows": [{"from": "HARRISBURG", "action": "exchange_token"}]}}}
    r = north(data=two).money(50).engines("20").discs(A, toledo=1, new_york=1).objectives(["o01"], [])
    r.deliver(A, 15).play("deliver harrisburg", "disc aux_money_2")
    assert r.options() == ["objective o01", "pass"]
    r.play("pass")
    assert r.options() == ["now exchange_token", "pass"]


@rule("GWTN-DEL-8", "GWTN-DEL-4")
def test_the_money_of_a_city_may_pay_for_disc_and_transport() -> None:
    r = north().engines("7").money(1).stores(A, "mil").objectives([], []).deliver(A, 11).play("deliver mil")
    assert r.t.money[A] == 4
    assert r.refused("disc hand_1") == "GWT-DISC-10"  # $5, and three crossings
    assert r.play("disc aux_money_2").t.money[A] == 1


# ------------------------------------------------------------------ points


@rule("GWTN-SCORE-1")
@pytest.mark.parametrize(
    ("discs", "scored"),
    [
        ({"gby": 1}, 4),
        ({"tor": 1}, 5),
        ({"buf": 1}, 10),
        ({"mtl": 1}, 15),
        ({"oma": 1, "den": 1, "mil": 1}, 0),
        ({"new_york": 3}, 18),
        ({"kansas_city": 2}, -16),
        ({"fulton": 1, "st_louis": 1}, -5),
        ({"bloomington": 1, "chicago": 1}, -5),
        ({"toledo": 1, "harrisburg": 1}, 4),
        ({"harrisburg": 1, "new_york": 1}, 6 + 6),
        ({"new_york": 1, "oma": 1, "mtl": 1}, 6 + 15),  # no arrow between the strip and big cities
        ({"st_louis": 1, "chicago": 1}, 0),
    ],
)
def test_points_for_cities(discs: dict[str, int], scored: int) -> None:
    assert points(north().discs(A, **discs), "cities") == scored


@rule("GWTN-SCORE-1")
def test_oregon_city_scores_three_for_each_own_bell() -> None:
    r = north().discs(A, ore=1).stores(B, "t01", "t02", "oma")
    assert points(r, "cities") == 0
    assert points(r.stores(A, "t06", "t08", "ore"), "cities") == 3
    assert breakdown(r.t)[B]["cities"] == 0  # a bell, but no disc


@rule("GWTN-SCORE-2")
@pytest.mark.parametrize(("stations", "scored"), [((11,), 6), ((12,), 8), ((1, 11, 12), 15)])
def test_points_for_station_towns(stations: tuple[int, ...], scored: int) -> None:
    assert points(north().stations(A, *stations), "stations") == scored


@rule("GWTN-SCORE-3")
def test_a_bell_serves_one_task_only() -> None:
    r = north().area(A, "s05", "o25").building("A-1", A, "1a").building("A-2", A, "2a").natives(A, b=1)
    r.hazards(A, "flood green 4").stores(A, "t01", "t02")
    assert points(r, "objectives") == -2  # the starting card costs nothing, O25 costs 2
    r.stores(A, "oma")
    assert points(r, "objectives") == 3  # one bell, for the card that would cost
    r.stores(A, "t03", "st1", "t06")
    assert points(r, "objectives") == 6


@rule("GWTN-SCORE-3")
def test_two_bells_on_one_card() -> None:
    r = north().area(A, "o26").stations(A, 11).stores(A, "t01", "t02", "oma")
    assert points(r, "objectives") == -2
    assert points(r.stores(A, "t03", "st1", "t06"), "objectives") == 3  # the station is that of a town


@rule("GWTN-SCORE-3")
def test_the_last_city_is_new_york() -> None:
    assert points(north().area(A, "o21").discs(A, mtl=1, harrisburg=1), "objectives") == -3
    assert points(north().area(A, "o21").discs(A, new_york=1), "objectives") == 5
    assert points(north().area(A, "o21", "o22").discs(A, new_york=2), "objectives") == 10


@rule("GWTN-SCORE-3")
def test_station_towns_count_for_master_m6_and_building_12b() -> None:
    r = north().stations(A, 11, 12)
    r.t.owned_masters[A] = 1 << [master.id for master in r.t.figures.masters].index("M6")
    assert points(r, "station_masters") == 3
    r.money(0).building("A-1", A, "12b").visit(A, "A-1").play("use gain_money_2_per_station")
    assert r.t.money[A] == 4


@rule("GWTN-SCORE-4")
def test_the_game_ends_when_the_job_market_is_full_and_everybody_else_has_had_a_turn() -> None:
    r = north(2).jobs(*["cowboy craftsman"] * 11, "cowboy", token=12).foresight("", "cowboy", "").money(0, 0)
    r.t.supplies = [[], [], []]
    r.open_hand(A, "gray").open_hand(B, "gray", "green").stores(B, "oma").herders("G", "G").turn(A)
    r.play("deliver kansas_city", "disc aux_money_2", "leave")
    assert (r.t.closer, r.t.player, r.t.over) == (A, B, False)
    r.play("deliver oma", "disc aux_money_2", "pass", "leave")
    assert r.t.over
    assert [parts["job_market_token"] for parts in breakdown(r.t)] == [2, 0]
    assert r.t.view(A)["seats"][B]["cities"] == {"oma": 1}


@rule("GWTN-SCORE-4")
def test_equal_totals_share_the_victory() -> None:
    r = north(2).area(A).area(B).money(14, 0).stations(A, 12).discs(B, buf=1)
    assert winners(r.t) == [A, B]  # 2 + 8 and 10: neither money nor stores break the tie
    assert winners(r.stores(A, "t01", "t02", "oma").t) == [A, B]
    assert winners(r.money(15).t) == [A]
