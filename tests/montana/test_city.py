"""Work in the city: bidding in the shop, and its rewards."""

import random

import pytest

from abilene.engine.core import PASS
from abilene.games.montana import events as ev
from abilene.games.montana.data import PUMPKIN, RECRUIT
from tests.montana.plains import A, B, C, D, load, plains
from tests.rules import rule


@rule("MON-CITY-1")
def test_the_city_costs_nothing_and_gives_the_active_player_a_pumpkin() -> None:
    p = plains(3).goods(A, pumpkin=1).turn(A).play("city")
    assert [p.owns(seat) for seat in (A, B, C)] == [{"pumpkin": 2}, {}, {}]
    assert p.t.supply[1] == 99
    assert p.asks() == (A, "bid")


@rule("MON-CITY-1")
def test_the_pumpkin_comes_from_a_limited_supply() -> None:
    p = plains(3).supply(pumpkin=0).goods(A, pumpkin=2).goods(B, pumpkin=1).goods(C, pumpkin=2).turn(A).play("city")
    assert [p.t.good(seat, 1) for seat in (A, B, C)] == [2, 0, 1]
    assert p.t.supply[1] == 2


@rule("MON-CITY-2", "MON-INT-13")
@pytest.mark.parametrize("players", [2, 4])
def test_four_rows_and_five_columns_for_any_number_of_players(players: int) -> None:
    p = plains(players).goods(A, pumpkin=5).turn(A).play("city")
    assert p.options() == [f"bid {cost} on row {row}" for row in range(1, 5) for cost in range(2, 7)]
    assert p.t.figures.column_costs == [2, 3, 4, 5, 6]


@rule("MON-CITY-3")
def test_only_spaces_for_which_one_has_the_pumpkins_and_nothing_is_paid_yet() -> None:
    p = plains(2).goods(A, pumpkin=2).goods(B, pumpkin=4).turn(A).play("city")
    assert p.options() == [f"bid {cost} on row {row}" for row in range(1, 5) for cost in (2, 3)]
    assert p.refused("bid 4 on row 1") == "MON-CITY-3"
    p.play("bid 3 on row 1")
    assert p.owns(A) == {"pumpkin": 3}
    assert p.asks() == (B, "bid")
    assert p.refused("bid 5 on row 2") == "MON-CITY-3"


@rule("MON-CITY-4", "MON-CITY-9")
def test_the_active_player_must_stand_somewhere_at_first() -> None:
    p = plains(2).goods(A, pumpkin=1).goods(B, pumpkin=3).turn(A).play("city")
    assert "pass" not in p.options()
    assert p.refused("pass") == "MON-CITY-9"
    assert p.t.rules() == ("MON-CITY-4", "MON-CITY-3")
    p.play("bid 2 on row 1", "bid 3 on row 1")
    assert p.asks() == (A, "bid")  # outbid, A may pass
    assert p.options()[-1] == "pass"


@rule("MON-CITY-5")
def test_every_other_player_clockwise_places_or_passes() -> None:
    p = plains(4)
    for seat in (A, B, C, D):
        p.goods(seat, pumpkin=3)
    p.turn(C).play("city")
    asked = []
    for words in ("bid 2 on row 1", "pass", "bid 2 on row 2", "bid 2 on row 3"):
        asked.append(p.t.player)
        p.play(words)
    assert asked == [C, D, A, B]
    assert p.asks()[1] != "bid"
    assert p.asks() == (A, "goods")
    assert [p.t.good(seat, 1) for seat in (A, B, C, D)] == [1, 3, 2, 3]  # only C took one; C and A have paid


@rule("MON-CITY-6")
def test_in_a_row_that_is_held_only_spaces_to_the_right_are_open() -> None:
    p = plains(2).goods(A, pumpkin=2).goods(B, pumpkin=6).turn(A).play("city", "bid 3 on row 2")
    row = [word for word in p.options() if word.endswith("on row 2")]
    assert row == ["bid 4 on row 2", "bid 5 on row 2", "bid 6 on row 2"]
    assert p.refused("bid 3 on row 2") == p.refused("bid 2 on row 2") == "MON-CITY-6"
    assert "bid 2 on row 1" in p.options()


@rule("MON-CITY-7")
def test_who_is_outbid_moves_at_once_and_the_chain_is_settled_first() -> None:
    p = plains(4)
    for seat in (A, B, C, D):
        p.goods(seat, pumpkin=5)
    p.turn(A).play("city", "bid 2 on row 1")
    p.play("bid 2 on row 2")  # B
    p.play("bid 3 on row 1")  # C pushes A
    assert p.asks() == (A, "bid")
    assert p.t.stand[A] == -1
    p.play("bid 4 on row 2")  # A pushes B
    assert p.asks() == (B, "bid")
    p.play("bid 4 on row 1")  # B pushes C
    assert p.asks() == (C, "bid")
    p.play("bid 5 on row 1")  # C, back in the same row, pushes B again
    assert p.asks() == (B, "bid")
    p.play("pass")
    assert p.asks() == (D, "bid")  # only now


@rule("MON-CITY-8")
def test_who_passes_takes_no_further_part() -> None:
    p = plains(3).goods(A, pumpkin=5).goods(B, pumpkin=5).goods(C, pumpkin=5).turn(A).play("city", "bid 2 on row 1")
    p.play("pass")  # B
    p.play("bid 3 on row 1", "bid 4 on row 1", "bid 5 on row 1")  # C, A, C
    assert p.asks() == (A, "bid")
    p.play("pass")
    assert p.asks() == (B, "act")
    assert [p.t.good(seat, 1) for seat in (A, B, C)] == [6, 5, 0]


@rule("MON-CITY-11", "MON-CITY-18")
def test_the_active_player_is_paid_first_then_clockwise() -> None:
    p = plains(4)
    for seat in (A, B, C, D):
        p.goods(seat, pumpkin=3)
    p.turn(C).play("city", "bid 2 on row 4", "bid 3 on row 3", "bid 2 on row 2")
    told = p.hear(lambda: p.play("bid 2 on row 1", "take 3 wheat"))
    paid = [(event.player, event.row + 1, event.pumpkins) for event in told if isinstance(event, ev.RewardPaid)]
    assert paid == [(C, 4, 2), (D, 3, 3), (A, 2, 2), (B, 1, 2)]
    assert p.waits()
    assert [p.t.good(seat, 1) for seat in (A, B, C, D)] == [1, 1, 2, 0]
    assert p.t.supply[1] == 100 - 1 + 9


@rule("MON-CITY-12", "MON-CITY-14")
def test_row_2_gives_three_goods_of_a_mix_declared_as_a_whole() -> None:
    p = plains(2).goods(A, pumpkin=1).turn(A).play("city", "bid 2 on row 2")
    assert len(p.options()) == 10
    assert p.options()[0] == "take 3 wheat"
    assert p.options()[4] == "take wheat, small stone, small copper"
    p.play("take wheat, 2 small stone")
    assert p.owns(A) == {"wheat": 1, "stone_small": 2}


@rule("MON-CITY-13")
def test_row_1_gives_a_cow_of_the_supply_and_three_exchanges() -> None:
    p = (
        plains(2)
        .cows(0, supply=2)
        .goods(A, pumpkin=1, stone_small=3, copper_small=3)
        .turn(A)
        .play("city", "bid 2 on row 1")
    )
    assert len(p.options()) == 10
    assert p.t.cows[A] == 0  # declared first
    p.play("exchange stone, 2 copper")
    assert p.owns(A) == {"stone_small": 2, "copper_small": 1, "stone_large": 1, "copper_large": 2}
    assert (p.t.cows[A], p.t.cow_supply) == (1, 1)
    assert p.refused("end") == ""  # the turn goes on


@rule("MON-CITY-15")
def test_row_3_gives_two_exchanges() -> None:
    p = plains(2).goods(A, pumpkin=1, stone_small=3, copper_small=3).turn(A).play("city", "bid 2 on row 3")
    assert p.options() == [
        f"exchange {words}" for words in ("nothing", "copper", "2 copper", "stone", "stone, copper", "2 stone")
    ]
    assert p.refused("exchange 2 stone, copper") == "MON-CITY-17"
    p.play("exchange 2 stone")
    assert p.owns(A) == {"stone_small": 1, "copper_small": 3, "stone_large": 2}


@rule("MON-CITY-16")
def test_row_4_gives_two_coins_and_an_exchange() -> None:
    p = plains(2).coins(1).goods(A, pumpkin=1, stone_small=3, copper_small=3).turn(A).play("city", "bid 2 on row 4")
    assert p.options() == ["exchange nothing", "exchange copper", "exchange stone"]
    p.play("exchange copper")
    assert p.t.coins[A] == 3
    assert p.owns(A) == {"stone_small": 3, "copper_small": 2, "copper_large": 1}


@rule("MON-CITY-17")
def test_exchanges_may_be_used_in_part_or_not_at_all() -> None:
    p = plains(2).goods(A, pumpkin=1, stone_small=3).turn(A).play("city", "bid 2 on row 1", "exchange nothing")
    assert p.owns(A) == {"stone_small": 3}
    p = plains(2).goods(A, pumpkin=1, stone_small=3).turn(A).play("city", "bid 2 on row 1", "exchange 2 stone")
    assert p.owns(A) == {"stone_small": 1, "stone_large": 2}
    assert (p.t.supply[2], p.t.supply[4]) == (102, 98)


@rule("MON-CITY-18")
def test_afterwards_the_turn_of_the_active_player_goes_on() -> None:
    p = (
        plains(2)
        .cows(1)
        .goods(A, pumpkin=1)
        .goods(B, pumpkin=2)
        .turn(A)
        .play("city", "bid 2 on row 4", "bid 2 on row 1", "exchange nothing")
    )
    assert p.asks() == (A, "end")
    assert p.waits()
    p.play("trade coins")
    assert p.asks() == (B, "act")


@rule("MON-CITY-19", "MON-INT-11")
def test_who_can_no_longer_pay_pays_nothing_and_gets_nothing() -> None:
    """A trades a cow for a pumpkin while the supply has none: all give one back, and B cannot pay any more."""
    p = plains(3).cows(1).supply(pumpkin=1).goods(A, pumpkin=1).goods(B, pumpkin=3).goods(C, pumpkin=4, stone_small=1)
    p.turn(A)
    p.play("city", "bid 2 on row 1", "bid 3 on row 2", "bid 3 on row 1")  # C pushes A
    p.play("trade pumpkin", "bid 2 on row 3", "exchange nothing")
    assert p.t.stand == [-1, -1, -1]
    assert [p.t.good(seat, 1) for seat in (A, B, C)] == [0, 2, 0]
    assert "stone_large" not in p.owns(B)
    assert p.asks()[1] == "act"


@rule("MON-CITY-20")
def test_the_order_within_a_reward() -> None:
    """Pay, declare, cow and coins, small pieces back, large pieces in the order of the supply."""
    p = (
        plains(2)
        .cows(0, supply=1)
        .goods(A, pumpkin=1, stone_small=1, copper_small=1)
        .supply(stone_large=0, copper_large=0)
    )
    p.goods(B, stone_large=1, copper_large=1).turn(A).play("city", "bid 2 on row 1")
    assert p.owns(A) == {"stone_small": 1, "copper_small": 1}  # the pumpkin is paid
    told = p.hear(lambda: p.play("exchange stone, copper"))
    assert [type(event) for event in told[:4]] == [ev.CowTaken, ev.Exchanged, ev.GoodsGivenBack, ev.GoodsGivenBack]
    assert [event.good for event in told if isinstance(event, ev.GoodsGivenBack)] == [4, 5]


@rule("MON-CITY-20")
def test_the_active_player_may_trade_until_the_reward_is_declared() -> None:
    p = plains(2).cows(1).goods(A, pumpkin=1).turn(A).play("city", "bid 2 on row 3")
    assert p.options() == ["exchange nothing"]
    p.play("trade small stone")
    assert p.options() == ["exchange nothing", "exchange stone"]


@rule("MON-CITY-21")
def test_exchanges_are_limited_by_the_row_and_the_small_pieces_only() -> None:
    p = (
        plains(2)
        .goods(A, pumpkin=1, stone_small=1)
        .supply(stone_large=0)
        .goods(B, stone_large=1)
        .turn(A)
        .play("city", "bid 2 on row 3")
    )
    assert p.options() == ["exchange nothing", "exchange stone"]
    assert p.refused("exchange 2 stone") == p.refused("exchange copper") == "MON-CITY-21"


@rule("MON-CITY-5", "MON-TURN-3", "MON-COW-7")
def test_others_never_trade_while_bidding() -> None:
    p = (
        plains(2)
        .cows(1, 1)
        .goods(A, pumpkin=1)
        .goods(B, pumpkin=2, stone_small=1)
        .turn(A)
        .play("city", "bid 2 on row 1")
    )
    assert p.asks() == (B, "bid")
    assert p.trades() == []
    assert p.refused("trade wheat") == "MON-COW-7"
    p.play("bid 2 on row 3")
    assert p.asks() == (A, "exchange")
    p.play("exchange nothing")
    assert p.asks() == (B, "exchange")
    assert p.trades() == []


@rule("MON-CITY-4")
@pytest.mark.parametrize(
    ("supply", "own", "other", "open_"),
    [(1, 1, 0, True), (1, 0, 5, False), (0, 1, 5, False), (0, 2, 0, True), (0, 2, 5, True)],
)
def test_the_city_counts_with_the_bonus_as_the_supply_allows(supply: int, own: int, other: int, open_: bool) -> None:
    p = plains(2).supply(pumpkin=supply).goods(A, pumpkin=own).goods(B, pumpkin=other).turn(A)
    assert ("city" in p.options()) is open_
    if open_:
        assert p.play("city").options() == [f"bid 2 on row {row}" for row in (1, 2, 3, 4)]


@rule("MON-CITY-2", "MON-CITY-4")
@pytest.mark.parametrize(
    ("costs", "bonus"), [([4, 5, 6, 7, 9], 1), ([0, 1, 2], 1), ([12, 13], 0), ([2, 3], 3), ([50, 60], 1)]
)
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("rules", [1, 2])
def test_any_rising_prices_can_be_played_with(players: int, costs: list[int], bonus: int, rules: int) -> None:
    shop = {"column_costs": costs, "pumpkin_bonus_active_player": bonus}
    t, choose = load(players, {"shop": shop}, rules=rules).start(1), random.Random(1)
    while not t.over:
        if t.step().kind == "act":
            assert t.options()[0] == RECRUIT
        t.play(choose.choice(t.options()))


@rule("MON-CITY-3", "MON-CITY-8")
def test_who_passes_unasked_is_told_why() -> None:
    p = plains(3).goods(A, pumpkin=1).goods(B, pumpkin=1).goods(C, pumpkin=2).turn(A).play("city")
    told = p.hear(lambda: p.play("bid 2 on row 1", "pass"))
    passed = [event for event in told if isinstance(event, ev.BidPassed)]
    assert passed == [ev.BidPassed(B, 0), ev.BidPassed(C, 1)]
    names = ["Ada", "Boaz", "Cleo"]
    assert [p.t.game.tell(event, None, "en", names) for event in passed] == [
        "Boaz cannot pay for any space and passes.", "Cleo passes.",
    ]  # fmt: skip


@rule("MON-CITY-8", "MON-CITY-9")
def test_beyond_a_limit_that_was_named_a_seat_passes() -> None:
    p = plains(3).goods(A, pumpkin=1).goods(B, pumpkin=4).turn(A).play("city")
    cheapest = min(p.t.figures.column_costs)
    assert p.t.step().limits(p.t, B) == range(5)
    assert p.t.step().limits(p.t, A) is None, "whoever enters the city must stand somewhere"
    assert p.t.step().within(p.t, 0) is None
    p.t.play(p.t.options()[0])
    assert p.t.step().limits(p.t, A) == range(p.t.good(A, PUMPKIN) + 1), "and may be pushed out from there"
    assert p.asks() == (B, "bid")
    assert p.t.step().within(p.t, cheapest - 1) == PASS
    assert p.t.step().within(p.t, cheapest) is None, "a free row is not too dear"
