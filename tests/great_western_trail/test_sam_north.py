"""Sam with Rails to the North."""

from typing import Any

import pytest

from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.stores import north_of
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.state import EMPTY
from tests.great_western_trail.sam_ranch import HUMAN, LEVELS, SAM, SamRanch, solo, with_sam_in_the_north
from tests.rules import rule

OUTLAWS = ("native a, native b", "native a, native b", "native a, native b")
FIRST = ("t01", "oma", "st1")


def his_towns(r: SamRanch) -> list[str]:
    """Towns with a store of Sam."""
    north, figures = north_of(r.t)
    return [town for number, town in enumerate(figures.towns) if north.has_store(SAM, number)]


def slot_in(r: SamRanch, town: str) -> int:
    """The slot of Sam's store in a town."""
    north, figures = north_of(r.t)
    number = figures.towns.index(town)
    return north.slots[number * SLOTS_PER_TOWN : (number + 1) * SLOTS_PER_TOWN].index(SAM)


def arriving(level: str = "medium", **options: Any) -> SamRanch:
    """Sam stands on G: one step takes him to Kansas City."""
    return with_sam_in_the_north(level, **options).herders("A", "G").foresight(*OUTLAWS)


def active(r: SamRanch) -> list[list[str]]:
    """Towns of the expansion cards in play, the active card last."""
    found: list[list[str]] = r.t.view(HUMAN)["sam"]["active"]
    return found


@rule("GWTA-N-1")
@pytest.mark.parametrize("level", LEVELS)
def test_other_cards_with_the_same_levels(level: str) -> None:
    def numbers(north: bool) -> list[int]:
        return [card.number for card in sam_of(solo(level, rails_to_the_north=north))[1].cards]

    assert numbers(north=True) == numbers(north=False)
    first = {"easy": "bloomington", "medium": "bloomington", "hard": "toledo"}
    r = arriving(level).sams_turn(1)
    assert list(r.his_cities()) == [first[level]]
    assert active(r) == [
        list(FIRST),
        {"easy": ["mil", "t09", "gby"], "medium": ["mil", "t09", "st2", "gby"], "hard": ["tor", "t13", "mtl", "t10"]}[
            level
        ],
    ]


@rule("GWTA-N-2")
@pytest.mark.parametrize("level", LEVELS)
def test_card_i_is_active_from_the_start(level: str) -> None:
    t = solo(level, rails_to_the_north=True)
    assert t.view(HUMAN)["sam"]["active"] == [list(FIRST)]
    assert t.view(HUMAN)["sam"]["back_city"] == ("toledo" if level == "hard" else "bloomington")  # of card II
    r = with_sam_in_the_north(level).sams_turn(8)
    assert his_towns(r) == ["t01"]


@rule("GWTA-N-3", "GWTA-INT-8")
def test_he_has_15_discs_15_stores_and_building_13() -> None:
    r = with_sam_in_the_north().workers(SAM, craftsman=3)
    assert r.sam.discs == 15
    assert "13b" in r.t.view(HUMAN)["seats"][SAM]["unbuilt"]
    r.his_supply("13b", "2b").sams_turn(4)
    assert r.his_buildings() == {"A-1": "13b"}
    assert r.t.view(HUMAN)["seats"][SAM]["annex"]["left"] == 15


@rule("GWTA-N-4")
@pytest.mark.parametrize("card", range(1, 16))
def test_five_cards_begin_with_a_store_in_the_next_town(card: int) -> None:
    r = with_sam_in_the_north().money(0, 0).sams_turn(card)
    assert his_towns(r) == (["t01"] if card in (5, 7, 8, 9, 15) else [])
    if card in (5, 7, 8, 9, 15):
        assert [step for step, _ in r.told()][:3] == ["drew", "opened", "rode"]


@rule("GWTA-N-4")
def test_towns_in_the_order_of_the_card_whether_he_has_access_or_not() -> None:
    r = with_sam_in_the_north()
    for count in (1, 2, 3):
        r.sams_turn(8)
        assert sorted(his_towns(r)) == sorted(FIRST[:count])
    assert r.t.money[SAM] == 0
    far = with_sam_in_the_north("hard").stores(SAM, *FIRST)
    far.sam.active = [1]
    far.sams_turn(8)
    assert "tor" in his_towns(far)  # he has no disc on Toledo


@rule("GWTA-N-5")
def test_a_finished_card_is_boxed_and_the_one_below_is_active_again() -> None:
    r = with_sam_in_the_north().stores(SAM, "t01", "mil", "t09", "st2")
    r.sam.active, r.sam.turned = [0, 1], 2
    r.sams_turn(8)
    assert "gby" in his_towns(r)
    assert active(r) == [list(FIRST)]
    r.sams_turn(8).sams_turn(8)
    assert set(FIRST) < set(his_towns(r))
    assert active(r) == []
    stores = his_towns(r)
    r.sams_turn(8)
    assert his_towns(r) == stores
    assert ("skipped", "no-town") in r.told()


@rule("GWTA-N-6")
def test_a_delivery_to_the_city_on_its_back_turns_up_the_next_card() -> None:
    r = arriving().sams_turn(1)
    assert list(r.his_cities()) == ["bloomington"]
    assert active(r)[-1] == ["mil", "t09", "st2", "gby"]  # though card I is unfinished
    r.sams_turn(8)
    assert his_towns(r) == ["mil"]
    r = arriving().sams_turn(1).herders("A", "G").sams_turn(1)
    assert list(r.his_cities()) == ["bloomington", "toledo"]
    assert len(active(r)) == 3
    assert active(r)[-1] == ["tor", "t13", "mtl"]
    assert r.t.view(HUMAN)["sam"]["back_city"] == ""
    r.herders("A", "G").sams_turn(1)
    assert len(active(r)) == 3


@rule("GWTA-N-6")
def test_only_the_top_card_can_be_turned_up() -> None:
    backs = [{"id": "medium-II", "back_city": "TOLEDO"}, {"id": "medium-III", "back_city": "BLOOMINGTON"}]
    r = arriving(data={"sam": {"expansion_cards": {"cards": backs}}}).sams_turn(1)
    assert list(r.his_cities()) == ["bloomington"]
    assert active(r) == [list(FIRST)]


@rule("GWTA-N-5", "GWTA-N-6")
def test_a_card_without_an_open_town_is_boxed_as_soon_as_it_is_turned_up() -> None:
    done = {"sam": {"expansion_cards": {"cards": [{"id": "medium-II", "towns": ["T01"]}]}}}
    r = arriving(data=done).stores(SAM, "t01").sams_turn(1)
    assert [step for step, _ in r.told() if step in ("turned", "finished")] == ["turned", "finished"]
    assert active(r) == [list(FIRST)]


def store_in(town: str, slots: list[str], taken: tuple[int, ...] = (), objectives: tuple[str, ...] = ()) -> SamRanch:
    """Sam opens his first store in this town, which has these slots; some are taken by the human."""
    changes = {
        "north": {"towns": {"towns": [{"id": town, "slots": slots}]}},
        "sam": {"expansion_cards": {"cards": [{"id": "medium-I", "towns": [town]}]}},
    }
    r = with_sam_in_the_north(data=changes).money(0, 0).objectives(list(objectives), [])
    north, figures = north_of(r.t)
    for slot in taken:
        north.slots[figures.towns.index(town.lower()) * SLOTS_PER_TOWN + slot] = HUMAN
    return r.sams_turn(5)


@rule("GWTA-N-7")
@pytest.mark.parametrize(
    ("slots", "taken", "slot"),
    [
        (["", "gain_money_2", "exchange_token", "gain_money_4"], (), 3),
        (["", "gain_money_2", "exchange_token", "gain_money_4"], (3,), 1),
        (["", "gain_money_2", "exchange_token", "gain_money_4"], (1, 3), 2),
        (["pay_1", "gain_money_2", "exchange_token", ""], (1, 2), 3),
        (["pay_4", "pay_3", "pay_1", "pay_3"], (), 2),
        (["pay_4", "pay_3", "pay_1", "pay_3"], (2,), 1),
    ],
)
def test_money_then_actions_then_plain_then_the_cheapest_slot(
    slots: list[str], taken: tuple[int, ...], slot: int
) -> None:
    r = store_in("T01", slots, taken, ("o01",))
    assert slot_in(r, "t01") == slot
    assert r.pile_names() == []
    kinds = {"gain": "slot-money", "exchange": "slot-action", "": "slot-plain", "pay": "slot-cheapest"}
    assert r.why("opened") == kinds[slots[slot].split("_")[0]]
    assert (r.t.money[SAM], r.t.tokens[SAM], r.t.marker[SAM]) == (0, 0, 0)


@rule("GWTA-N-7")
def test_an_objective_slot_gives_him_the_card_farthest_from_the_stack() -> None:
    r = store_in("T17", ["objective_gain", "", "", ""], objectives=("o03", "o01"))
    assert r.pile_names() == ["o03"]
    assert ("gained", "objective-slot") in r.told()


@rule("GWTA-N-8")
def test_a_station_town_is_upgraded_on_the_spot() -> None:
    r = with_sam_in_the_north().stores(SAM, "t01", "oma").masters(ns1="M10", s1="M1").sams_turn(8)
    assert "st1" in his_towns(r)
    station = r.t.figures.station_names.index("ns1")
    assert r.his_stations() == [station + 1]
    assert (r.sam.discs, r.t.masters[station], r.t.owned_masters[SAM]) == (14, EMPTY, 0)
    assert r.t.breakdown()[SAM]["stations"] == r.t.figures.station_vp[station] == 6


@rule("GWTA-ENG-6", "GWTA-N-8")
def test_a_disc_of_a_station_town_can_be_his_least() -> None:
    r = with_sam_in_the_north().engines("0", "33").stations(SAM, 10, 11).supply(0).sams_turn(6)
    assert r.his_stations() == [9, 10]  # the station of ST1 has 6 points, the tenth 9


@rule("GWTA-N-9", "GWTA-INT-9")
@pytest.mark.parametrize("tile", ["engine_3", "hire_minus_2", "five_or_cattle", "free_build_2", "cull_or_hazard"])
def test_a_medium_town_would_give_him_nothing(tile: str) -> None:
    changes = {"sam": {"expansion_cards": {"cards": [{"id": "medium-I", "towns": ["T02"]}]}}}
    r = with_sam_in_the_north(data=changes).medium(t02=tile).jobs("cowboy", token=2).money(0, 0)
    r.tile("FLOOD-1", "flood green 4").objectives(["o01"], []).sams_turn(7)
    assert his_towns(r) == ["t02"]
    assert (r.engine_at(), r.his_workers(), r.t.money[SAM], r.his_buildings()) == ("0", (1, 1, 1), 0, {})
    assert r.pile_names() == ["o01"]
    assert r.tile_at("FLOOD-1") == "flood green 4"


@rule("GWTA-N-9")
def test_he_has_no_bells() -> None:
    r = with_sam_in_the_north().stores(SAM, "t01", "oma", "st1", "ore").discs(SAM, ore=1)
    assert r.t.breakdown()[SAM]["cities"] == 0
    assert r.t.view(HUMAN)["seats"][SAM]["annex"]["bells"] == 0
    assert r.stores(HUMAN, "t01", "oma", "ore").discs(HUMAN, ore=1).t.breakdown()[HUMAN]["cities"] == 3


@rule("GWTA-N-10")
def test_a_big_city_with_his_store_comes_first() -> None:
    r = arriving().stores(SAM, "mil", "gby").objectives(["o01"], [])
    assert r.t.view(HUMAN)["sam"]["next_city"] == "gby"
    r.sams_turn(1)
    assert r.his_cities() == {"gby": 1}  # 4 points
    r.herders("A", "G").sams_turn(1)
    assert r.his_cities() == {"gby": 1, "mil": 1}
    r.herders("A", "G").sams_turn(1)
    assert r.his_cities() == {"gby": 1, "mil": 1, "bloomington": 1}
    unlisted = arriving().stores(SAM, "den", "buf").sams_turn(1)
    assert unlisted.his_cities() == {"bloomington": 1}  # not on the medium route card


@rule("GWTA-N-10", "GWTA-INT-1")
def test_of_equal_big_cities_the_one_named_first() -> None:
    worth = {"north": {"big_cities": {"cities": [{"id": "TOR", "vp_per_disc": 4}]}}}
    r = arriving(data=worth).stores(SAM, "tor", "gby").sams_turn(1)
    assert r.his_cities() == {"gby": 1}
    assert r.why("delivered") == "city-big"


@rule("GWTA-N-11")
@pytest.mark.parametrize(
    ("level", "cities"),
    [
        ("easy", ["bloomington", "chicago", "toledo", "harrisburg", "new_york", "new_york"]),
        ("medium", ["bloomington", "toledo", "harrisburg", "new_york", "new_york"]),
        ("hard", ["toledo", "harrisburg", "new_york", "new_york"]),
    ],
)
def test_then_along_the_strip_to_new_york(level: str, cities: list[str]) -> None:
    r = arriving(level)
    for count in range(1, len(cities) + 1):
        r.herders("A", "G").sams_turn(1)
        assert r.his_cities() == {city: cities[:count].count(city) for city in cities[:count]}
    r.stores(SAM, "gby").herders("A", "G").sams_turn(1)
    assert r.his_cities()["gby"] == 1
    assert r.his_cities()["new_york"] == 2


@rule("GWTA-N-12")
def test_a_city_with_a_reward_gives_the_objective_card_only() -> None:
    r = arriving().stores(SAM, "mil").objectives(["o02", "o01"], []).money(0, 0).sams_turn(1)
    assert (r.his_cities(), r.pile_names(), r.t.money[SAM]) == ({"mil": 1}, ["o02"], 0)
    r = arriving("easy").delivered("bloomington").objectives(["o02", "o01"], []).sams_turn(1)
    assert r.his_cities() == {"bloomington": 1, "chicago": 1}
    assert (r.pile_names(), r.t.tokens[SAM]) == (["o02"], 0)  # the arrow between them has an exchange token
    omaha = {"sam": {"route_cards": {"cards": [{"level": "medium", "big_cities": ["OMA"]}]}}}
    r = arriving(data=omaha).stores(SAM, "oma").objectives(["o02", "o01"], []).money(0, 0).sams_turn(1)
    assert (r.his_cities(), r.pile_names(), r.t.money[SAM]) == ({"oma": 1}, ["o02"], 0)
