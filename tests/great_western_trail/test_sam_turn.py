"""Sam's turn: his cards, what comes when, and his ride."""

from collections import Counter

import pytest

from abilene.games.great_western_trail.sam.turn import SamTurn
from tests.chances import assert_even
from tests.great_western_trail.sam_ranch import HUMAN, SAM, SamRanch, with_sam, with_sam_in_the_north
from tests.rules import rule

# ---------------------------------------------------------------------- cards


@rule("GWTA-TURN-1")
def test_he_draws_the_top_card_and_puts_it_on_the_played_ones() -> None:
    r = with_sam().his_deck(7, 3).objectives(["o01", "o02"], [])
    r.owe(SamTurn(SAM))
    assert r.pile_names() == ["o01"]  # card 7
    assert r.played_numbers()[-1] == 7
    assert len(r.sam.deck) == 1
    assert r.told()[0] == ("drew", "one-side")


@rule("GWTA-TURN-1")
def test_an_empty_deck_is_made_anew_of_all_played_cards() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(240):
        r = with_sam("easy").his_deck()
        r.t.rng = seed
        assert len(r.played_numbers()) == 12
        r.owe(SamTurn(SAM))
        assert r.told()[0] == ("shuffled", "deck-empty")
        assert len(r.sam.deck) == 11
        drawn[r.played_numbers()[0]] += 1
        assert sorted([*r.sam.deck, *r.sam.played]) == list(range(12))
    assert_even(drawn, set(range(1, 13)))


@rule("GWTA-TURN-1")
def test_the_last_card_is_played_before_anything_is_shuffled() -> None:
    r = with_sam("easy").his_deck(8).owe(SamTurn(SAM))
    assert r.sam.deck == []
    assert len(r.played_numbers()) == 12


@rule("GWTA-TURN-1")
def test_nobody_can_take_back_what_brought_a_card_to_light() -> None:
    r = with_sam()
    before = r.t.revealed
    r.sams_turn(8)
    assert r.told()[-1] == ("skipped", "no-outlaw")  # nothing else came to light
    assert r.t.revealed > before


@rule("GWTA-TURN-2")
def test_store_ride_action_kansas_city_in_this_order() -> None:
    r = with_sam_in_the_north().herders("A", "G").objectives(["o01"], []).sams_turn(7)
    steps = [step for step, _ in r.told()]
    assert steps[:4] == ["drew", "opened", "rode", "gained"]
    assert steps[4:] == ["foresaw", "foresaw", "foresaw", "delivered", "turned", "returned"]
    assert r.played_numbers()[-1] == 7


@rule("GWTA-TURN-3")
def test_the_location_gives_him_nothing_and_he_draws_no_hand() -> None:
    r = with_sam().herders("A", "D").jobs("cowboy", token=2).money(0, 0).sams_turn(8)
    assert r.where(SAM) == "E"
    assert (r.t.money[SAM], r.his_workers()) == (0, (1, 1, 1))
    assert r.t.hands[SAM] == []
    assert [step for step, _ in r.told()] == ["drew", "rode", "skipped"]


@rule("GWTA-TURN-4")
def test_the_action_is_finished_before_kansas_city() -> None:
    r = with_sam().herders("A", "G").workers(SAM, engineer=3).engines("0", "10")
    r.jobs("cowboy -", token=1).foresight("native a, native b", "cowboy, engineer", "native a, engineer")
    r.sams_turn(6)
    order = [step for step, _ in r.told()]
    assert order.index("upgraded") < order.index("foresaw")
    hiring = with_sam().herders("A", "G").jobs("cowboy -", token=1)
    hiring.foresight("native a, native b", "cowboy, cowboy", "native a, cowboy").sams_turn(1)
    assert hiring.his_workers() == (1, 1, 1)  # the cowboys came too late for his card


@rule("GWTA-TURN-5")
def test_his_buildings_engine_and_tiles_count_like_a_players() -> None:
    r = with_sam().building("A-1", SAM, "1b").money(10, 0).turn(HUMAN)
    assert "move a-1" in r.options()
    r.play("move a-1")
    assert r.t.money[HUMAN] == 8
    r = with_sam().engines("4", "5").engine_forward(HUMAN, 1)
    assert r.options() == ["engine t4", "engine 6"]  # space 5 is his
    r = with_sam().tile("FLOOD-1", "flood green 4").tile("NATIVE-4", "native b").sams_turn(8).sams_turn(9)
    assert r.t.natives[2 * SAM :] == [0, 1]
    assert r.t.breakdown()[SAM]["hazards"] == 4


@rule("GWTA-TURN-6")
def test_cards_go_to_his_pile_and_other_rewards_are_ignored() -> None:
    r = with_sam().tile("NATIVE-1", "native a").objectives(["o01"], []).market("blue 3").masters(s1="M1")
    r.engines("0", "4").money(5, 0).sams_turn(8)
    assert (r.t.tokens[SAM], r.t.money[SAM]) == (0, 0)  # this outlaw has an exchange token
    r.sams_turn(7).sams_turn(3)
    assert r.pile_names() == ["o01", "blue 3"]
    r.sams_turn(5)
    assert r.his_stations() == [1]
    assert r.t.owned_masters[SAM] == 0
    assert r.t.hands[SAM] == r.t.discards[SAM] == []


@rule("GWTA-TURN-7")
@pytest.mark.parametrize(("card", "why"), [(7, "no-objective"), (8, "no-outlaw"), (9, "no-hazard"), (1, "no-worker")])
def test_an_action_that_cannot_be_carried_out_is_skipped(card: int, why: str) -> None:
    r = with_sam().objectives([], []).jobs(token=2).sams_turn(card)
    assert r.told()[1:] == [("rode", "way-only"), ("skipped", why)]
    assert r.sam.deck == []  # no other card was drawn
    assert r.played_numbers()[-1] == card


@rule("GWTA-TURN-8")
def test_the_distance_is_counted_before_the_action() -> None:
    r = with_sam().building("G-1", SAM, "2b").building("G-2", SAM, "3b").herders("A", "START").sams_turn(11)
    assert len(r.his_buildings()) == 3
    assert r.where(SAM) == "B"  # two buildings stood when he rode


# ---------------------------------------------------------------------- how far


def ridden(r: SamRanch, card: int) -> str:
    """Where Sam stops with a card."""
    return r.herders("A", "START").sams_turn(card).where(SAM)


@rule("GWTA-MOVE-1")
@pytest.mark.parametrize("card", range(1, 10))
def test_cards_1_to_9_ride_as_printed(card: int) -> None:
    far = {3: "B", 4: "B", 6: "B"}
    assert ridden(with_sam().workers(SAM, cowboy=5).specialty("cowboy"), card) == far.get(card, "A")


@rule("GWTA-MOVE-1")
@pytest.mark.parametrize("card", [10, 11, 12])
@pytest.mark.parametrize("owner", [HUMAN, SAM])
def test_cards_10_to_12_ride_by_the_buildings_of_whoever_has_most(card: int, owner: int) -> None:
    assert ridden(with_sam(), card) == "A"  # no building is one step
    r = with_sam()
    for count, (space, stops) in enumerate(
        [("G-1", "A"), ("G-2", "B"), ("F-1", "C"), ("F-2", "E"), ("ROCKFALL-RISK-1", "F"), ("FLOOD-RISK-1", "F")]
    ):
        r.building(space, owner, f"{count + 5}b")
        twin = with_sam()
        twin.t = r.t.copy()
        assert ridden(twin, card) == stops  # five at most
    r = with_sam().building("G-1", owner, "5b").building("G-2", owner, "6b").building("F-1", 1 - owner, "12b")
    assert ridden(r, card) == "B"  # the larger number, not the sum


@rule("GWTA-MOVE-1")
@pytest.mark.parametrize("card", [13, 14, 15])
def test_cards_13_to_15_ride_by_the_workers_of_his_specialty(card: int) -> None:
    for count, stops in enumerate(["A", "B", "C", "E", "F", "F"], 1):
        r = with_sam().workers(SAM, cowboy=1, craftsman=3, engineer=count).specialty("engineer")
        assert ridden(r, card) == stops


@rule("GWTA-MOVE-2")
def test_he_rides_exactly_so_far_over_empty_spaces_and_stops_in_kansas_city() -> None:
    r = with_sam().building("A-2", HUMAN, "2a").sams_turn(3)
    assert r.where(SAM) == "B"  # two locations: A, then B by the empty flood road
    r = with_sam().herders("A", "F").workers(SAM, engineer=5).specialty("engineer")
    r.foresight("native a, native b", "", "").sams_turn(15)
    assert ("foresaw", "tile-bottom") in r.told()
    assert r.where(SAM) == "START"
    stopped = with_sam().herders("A", "G").sams_turn(3)
    assert stopped.why("rode") == "way-stopped"


# ---------------------------------------------------------------------- which way


@rule("GWTA-MOVE-3")
def test_he_ends_as_near_to_kansas_city_as_he_can() -> None:
    r = with_sam().tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood green 3").herders("A", "A").sams_turn(3)
    assert r.where(SAM) == "C"  # not flood 2, nor B by way of a hazard
    assert r.why("rode") == "way-nearest"
    r = with_sam().building("F-1", HUMAN, "7a").building("F-2", HUMAN, "3a").building("G-1", HUMAN, "1a")
    r.money(0, 0).herders("A", "F").sams_turn(3)
    assert r.where(SAM) == "G"


@rule("GWTA-MOVE-3")
def test_the_shortest_way_from_an_end_counts_not_the_longest() -> None:
    r = with_sam().building("C-1-1", HUMAN, "1a").building("C-1-2", HUMAN, "2a").herders("A", "C")
    for space in ("NATIVE-4", "NATIVE-5", "NATIVE-6"):
        r.tile(space, "native a")
    r.sams_turn(1)
    assert r.where(SAM) == "D"  # E comes next there, unless one rides among the outlaws
    assert r.why("rode") == "way-nearest"


@rule("GWTA-MOVE-3")
def test_a_shorter_way_that_ends_in_kansas_city_is_best() -> None:
    r = with_sam().building("G-1", HUMAN, "7a").money(0, 0).herders("A", "G").sams_turn(3)
    # two locations end in Kansas City by way of G-1 too, but one by way of G-2 costs nothing
    assert r.where(SAM) == "START"
    assert r.t.money[HUMAN] == 0
    assert r.why("rode") == "way-cheapest"
    r = with_sam().building("E-1", HUMAN, "2a").building("E-2", HUMAN, "3a").workers(SAM, cowboy=4).specialty("cowboy")
    r.herders("A", "E").sams_turn(14)
    assert ("delivered", "city-next") in r.told()  # three locations past the rockfalls, not four to G


@rule("GWTA-MOVE-4")
def test_of_equal_ends_he_takes_the_cheapest_way() -> None:
    r = with_sam().building("F-1", HUMAN, "1a").building("F-2", SAM, "7b").money(0, 0).herders("A", "F").sams_turn(3)
    assert r.where(SAM) == "G"
    assert r.t.money[HUMAN] == 0  # his own building with two hands costs nothing
    assert r.why("rode") == "way-cheapest"
    hazard = with_sam().tile("FLOOD-1", "flood green 4").building("A-1", HUMAN, "7a").money(0, 0)
    hazard.herders("A", "A").sams_turn(3)
    assert hazard.where(SAM) == "B"
    assert hazard.t.money[HUMAN] == 0  # 2$ for a flood against 4$ for two hands


@rule("GWTA-MOVE-5")
def test_of_equal_tolls_he_owes_the_human_least() -> None:
    r = with_sam().building("A-1", HUMAN, "1a").tile("FLOOD-1", "flood green 4").money(0, 0)
    r.herders("A", "A").sams_turn(3)
    assert r.where(SAM) == "B"
    assert r.t.money[HUMAN] == 0  # by way of the flood
    assert r.why("rode") == "way-owed"


@rule("GWTA-MOVE-5", "GWTA-INT-1")
def test_at_last_the_order_of_the_trail_decides() -> None:
    r = with_sam().building("F-1", HUMAN, "1a").building("F-2", HUMAN, "4a").money(0, 0).herders("A", "F")
    r.workers(SAM, engineer=1).specialty("engineer").sams_turn(15)
    assert r.where(SAM) == "F-1"
    assert r.why("rode") == "way-first"


@rule("GWTA-MOVE-6")
def test_the_bank_pays_the_human_for_every_hand_he_passes_or_stops_on() -> None:
    r = with_sam().building("G-1", HUMAN, "1a").building("G-2", HUMAN, "8a").building("A-1", HUMAN, "7a")
    r.building("FLOOD-RISK-1", HUMAN, "4a").tile("FLOOD-1", "flood green 4").money(1, 0)
    r.workers(SAM, cowboy=2).specialty("cowboy").herders("A", "A").sams_turn(14)
    assert r.where(SAM) == "B"
    assert r.t.money == [1 + 4, 0]  # two hands of A-1, on his way
    stops = with_sam().building("A-1", HUMAN, "1a").building("FLOOD-RISK-1", HUMAN, "2a").money(0, 0)
    stops.building("FLOOD-RISK-2", HUMAN, "7a").herders("A", "A-1").building("A-2", HUMAN, "4a").sams_turn(8)
    assert stops.where(SAM) == "A-2"
    assert stops.t.money == [2, 0]


@rule("GWTA-MOVE-6")
def test_hazards_and_outlaws_on_his_way_pay_nobody() -> None:
    r = with_sam().building("A-1", HUMAN, "7a").tile("FLOOD-1", "flood green 4").money(3, 0)
    r.herders("A", "A").sams_turn(3)
    assert r.where(SAM) == "B"
    assert r.t.money == [3, 0]
