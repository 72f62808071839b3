"""Buying cattle."""

import pytest

from tests.great_western_trail.ranch import A, Ranch, ranch
from tests.rules import rule

MARKET = ("yellow 1", "red 2", "red 2", "blue 3", "brown 3", "brown 5", "purple 5", "purple 7")


def buying(cowboys: int, money: int, *market: str) -> Ranch:
    """So many cowboys are about to buy."""
    r = ranch().money(money).workers(A, cowboy=cowboys).market(*(market or MARKET)).pile("brown 4", "blue 3", "red 2")
    return r.discard_pile(A).do(A, "buy_cattle")


@rule("GWT-BUY-1")
def test_each_cowboy_is_used_once() -> None:
    r = buying(3, 99)
    r.play("buy v3_2", "cattle red 2")
    assert r.options() == ["buy v3_1", "buy v4_1", "buy more", "pass"]  # one cowboy is left
    r.play("buy v3_1", "cattle red 2")
    assert r.t.over


@rule("GWT-BUY-1", "GWT-INT-16")
def test_all_cowboys_are_back_for_the_next_action() -> None:
    r = buying(1, 99).play("buy v3_1", "cattle red 2")
    r.do(A, "buy_cattle")
    assert "buy v3_1" in r.options()


@rule("GWT-BUY-2")
@pytest.mark.parametrize(
    ("option", "cowboys", "money", "value", "cards"),
    [
        ("v3_1", 1, 6, 3, 1),
        ("v3_2", 2, 3, 3, 1),
        ("v3_3", 3, 5, 3, 2),
        ("v4_1", 1, 12, 4, 1),
        ("v4_3", 3, 6, 4, 1),
        ("v4_5", 5, 8, 4, 2),
        ("v5_2", 2, 12, 5, 1),
        ("v5_4", 4, 6, 5, 1),
    ],
)
def test_the_price_options(option: str, cowboys: int, money: int, value: int, cards: int) -> None:
    r = buying(6, 99).play(f"buy {option}")
    while r.t.step().kind == "cattle":
        r.t.play(r.t.options()[0])
    assert r.t.money[A] == 99 - money
    assert [r.t.figures.kind_value[card] for card in r.t.discards[A]] == [value] * cards
    assert cowboys == 1 or f"buy {option}" not in buying(cowboys - 1, 99).options()
    assert f"buy {option}" not in buying(cowboys, money - 1).options()
    assert f"buy {option}" in buying(cowboys, money).options()


@rule("GWT-BUY-2")
def test_purchases_go_on_while_cowboys_and_money_last() -> None:
    r = buying(6, 18, *MARKET, *["yellow 1"] * 4)
    for _ in range(3):
        r.play("buy v3_1", "cattle yellow 1")
    assert r.t.money[A] == 0
    assert r.options() == ["buy more", "pass"]


@rule("GWT-BUY-3")
def test_the_player_chooses_among_the_cards_of_the_value_in_the_market() -> None:
    r = buying(1, 99).play("buy v4_1")
    assert r.options() == ["cattle brown 3", "cattle brown 5"]  # not the brown 4 of the pile
    r.play("cattle brown 5")
    assert r.cards(r.t.discards[A]) == ["brown 5"]
    assert buying(1, 99).play("buy v3_1").options() == ["cattle yellow 1", "cattle red 2", "cattle blue 3"]


@rule("GWT-BUY-4", "GWT-INT-17")
def test_a_cowboy_may_reveal_two_more_cards_at_any_moment() -> None:
    r = buying(3, 99).play("buy more")
    assert sum(r.t.market) == len(MARKET) + 2
    r.play("buy v4_1")
    assert "cattle brown 4" in r.options()  # revealed a moment ago
    r.play("cattle brown 4", "buy more")
    assert sum(r.t.market) == len(MARKET) + 2 - 1 + 1  # only one was left
    assert r.t.over


@rule("GWT-BUY-4")
def test_no_card_of_an_empty_pile_is_revealed() -> None:
    r = ranch().money(99).workers(A, cowboy=2).market(*MARKET).pile().do(A, "buy_cattle")
    assert "buy more" not in r.options()
    nothing = ranch().money(2).hand(A).market(*MARKET).pile().visit(A, "E")
    assert nothing.options() == ["use auxiliary"]


@rule("GWT-BUY-5")
def test_bought_cards_are_discarded_and_not_replaced() -> None:
    r = buying(1, 99).play("buy v3_1", "cattle blue 3")
    assert r.cards(r.t.discards[A]) == ["blue 3"]
    assert sum(r.t.market) == len(MARKET) - 1
    assert len(r.t.pile) == 3


@rule("GWT-BUY-6", "GWT-INT-2")
def test_whoever_begins_to_buy_buys_or_reveals_at_least_once() -> None:
    r = buying(2, 99)
    assert "pass" not in r.options()
    r.play("buy more")
    assert "pass" in r.options()
    r.play("pass")
    assert r.t.over


@rule("GWT-BUY-7")
def test_a_price_for_two_needs_two_cards_which_may_differ() -> None:
    assert "buy v3_3" not in buying(3, 99, "red 2").options()
    assert "buy v3_3" in buying(3, 99, "red 2", "blue 3").options()
    assert "buy v5_2" not in buying(3, 99, "red 2", "blue 3").options()
    r = buying(5, 99, "brown 3", "brown 4", "brown 5").play("buy v4_5", "cattle brown 5", "cattle brown 3")
    assert r.cards(r.t.discards[A]) == ["brown 5", "brown 3"]
    assert r.t.money[A] == 99 - 8
