"""Sam buys cattle (cards 3, 10 and 13)."""

import pytest

from tests.great_western_trail.sam_ranch import SAM, SamRanch, with_sam
from tests.rules import rule


def shopping(cowboys: int, *market: str, card: int = 3) -> SamRanch:
    """Sam buys with so many cowboys; the pile below the market is empty."""
    return with_sam().workers(SAM, cowboy=cowboys).specialty("cowboy").market(*market).pile().sams_turn(card)


@rule("GWTA-BUY-1")
@pytest.mark.parametrize(
    ("cowboys", "market", "bought"),
    [
        (1, ["yellow 1", "red 2", "brown 5"], ["red 2"]),  # 6$ for a card of value 3; value 4 costs 12$
        (2, ["red 2", "purple 7", "yellow 1"], ["red 2"]),  # a Hereford takes 12$ or 4 cowboys
        (3, ["red 2", "yellow 1", "brown 4"], ["brown 4"]),  # 4 points are more than 2 + 1
        (3, ["blue 3", "blue 3", "brown 5"], ["blue 3", "blue 3"]),  # 6 are more than 5
        (4, ["blue 3", "red 2", "purple 6"], ["purple 6"]),  # 6 are more than 5
        (5, ["blue 3", "blue 3", "red 2", "purple 6"], ["blue 3", "blue 3", "red 2"]),  # 3$ and 5$ together
        (5, ["brown 5", "brown 4", "blue 3", "blue 3"], ["brown 5", "brown 4"]),  # both for 8$
        (6, ["purple 7", "blue 3", "blue 3", "blue 3"], ["blue 3", "blue 3", "blue 3"]),  # 6$ + 3$ is too much
    ],
)
@pytest.mark.parametrize("card", [3, 10])
def test_the_most_points_for_eight_dollars_and_his_cowboys(
    cowboys: int, market: list[str], bought: list[str], card: int
) -> None:
    r = shopping(cowboys, *market, card=card)
    assert sorted(r.pile_names()) == sorted(bought)
    assert sorted([*r.pile_names(), *r.market_names()]) == sorted(market)
    assert r.t.money[SAM] == 0


@rule("GWTA-BUY-1")
def test_one_price_can_be_paid_twice() -> None:
    dear = {"common": {"cattle_prices": {"options": [{"id": "v3_3", "money": 9}]}}}
    r = with_sam(data=dear).workers(SAM, cowboy=4).specialty("cowboy").market("blue 3", "red 2").pile().sams_turn(3)
    assert r.pile_names() == ["blue 3", "red 2"]  # each for 3$ with 2 cowboys


@rule("GWTA-BUY-2")
def test_between_equal_purchases_the_best_single_card_decides() -> None:
    r = shopping(4, "blue 3", "blue 3", "purple 6")
    assert r.pile_names() == ["purple 6"]
    assert r.why("bought") == "buy-best"


@rule("GWTA-BUY-2", "GWTA-INT-2")
def test_then_fewest_cowboys_then_fewest_dollars() -> None:
    r = with_sam().workers(SAM, cowboy=3).specialty("cowboy").market("blue 3").pile(*["red 2"] * 6).sams_turn(3)
    assert r.pile_names() == ["blue 3"]  # for 6$ with 1 cowboy, not for 3$ with 2
    assert len(r.t.pile) == 6 - 2 * 2  # two cowboys were left
    r = shopping(3, "blue 3", "brown 3")
    assert r.pile_names() == ["blue 3"]  # the Shorthorn takes 3 cowboys
    assert r.why("bought") == "buy-fewest"
    # two cards of value 3: 3 cowboys and 5$ rather than 4 cowboys and 6$
    r = with_sam().workers(SAM, cowboy=4).specialty("cowboy").market("blue 3", "red 2").pile(*["red 2"] * 4)
    r.sams_turn(3)
    assert sorted(r.pile_names()) == ["blue 3", "red 2"]
    assert len(r.t.pile) == 2


@rule("GWTA-BUY-3")
def test_cowboys_add_cards_until_something_can_be_bought() -> None:
    r = with_sam().workers(SAM, cowboy=3).specialty("cowboy").market("purple 7")
    r.pile("purple 6", "purple 6", "yellow 1", "brown 5", "blue 3", "blue 3").sams_turn(3)
    assert r.pile_names() == ["yellow 1"]  # with the one cowboy left; the Shorthorn would have taken three
    assert sorted(r.market_names()) == ["brown 5", "purple 6", "purple 6", "purple 7"]
    assert [step for step in r.told() if step[0] == "revealed"] == [("revealed", "cards-lacking")] * 2


@rule("GWTA-BUY-3")
def test_an_empty_market_is_filled_by_his_cowboys_alone() -> None:
    r = (
        with_sam()
        .workers(SAM, cowboy=2)
        .specialty("cowboy")
        .market()
        .pile("purple 7", "purple 7", "purple 6", "brown 5")
    )
    r.sams_turn(3)
    assert r.pile_names() == []
    assert len(r.market_names()) == 4
    assert r.told()[-1] == ("skipped", "no-cattle")


@rule("GWTA-BUY-4")
def test_every_unused_cowboy_adds_two_cards() -> None:
    r = with_sam().workers(SAM, cowboy=5).specialty("cowboy").market("purple 7")
    r.pile("red 2", "blue 3", "brown 3").sams_turn(3)
    assert r.pile_names() == ["purple 7"]  # four cowboys
    assert sorted(r.market_names()) == ["blue 3", "red 2"]
    assert r.told()[-1] == ("revealed", "cowboy-idle")


@rule("GWTA-BUY-5")
def test_he_leaves_calves_alone() -> None:
    r = with_sam(orange_cattle="simmental").workers(SAM, cowboy=3).specialty("cowboy")
    r.market("calf", "calf", "yellow 1").pile().sams_turn(3)
    assert r.pile_names() == ["yellow 1"]
    r.sams_turn(3)
    assert r.pile_names() == ["yellow 1"]
    assert r.market_names() == ["calf", "calf"]


@rule("GWTA-BUY-5", "GWTA-INT-3")
def test_he_leaves_brahman_alone() -> None:
    r = with_sam(orange_cattle="brahman").workers(SAM, cowboy=4).specialty("cowboy")
    r.market("brahman", "brahman").pile("red 2", "brahman", "blue 3", "brahman").sams_turn(3)
    assert r.pile_names() == ["red 2"]  # a cowboy looked for it
    r = with_sam(orange_cattle="brahman").specialty("engineer").market("brahman").pile().sams_turn(13)
    assert r.pile_names() == []


@rule("GWTA-BUY-6")
def test_card_13_of_a_cowboy_adds_two_cards_first_without_a_cowboy() -> None:
    r = with_sam().workers(SAM, cowboy=2).specialty("cowboy").market("yellow 1")
    r.pile("blue 3", "red 2", "brown 3", "brown 4", "purple 7").sams_turn(13)
    assert r.pile_names() == ["blue 3"]
    assert [why for step, why in r.told() if step == "revealed"] == ["cards-first", "cowboy-idle"]
    assert len(r.t.pile) == 1


@rule("GWTA-BUY-6")
@pytest.mark.parametrize("specialty", ["craftsman", "engineer"])
def test_card_13_of_others_takes_the_best_card_of_value_3(specialty: str) -> None:
    r = with_sam().workers(SAM, cowboy=4).specialty(specialty).market("purple 7", "yellow 1", "red 2", "brown 5")
    r.pile("blue 3", "blue 3").sams_turn(13)
    assert r.pile_names() == ["red 2"]
    assert r.t.pile  # his cowboys stay idle
    assert len(r.t.pile) == 2
    none = with_sam().workers(SAM, cowboy=4).specialty(specialty).market("purple 7", "brown 5").sams_turn(13)
    assert none.pile_names() == []
    assert none.told()[-1] == ("skipped", "no-value-3")
