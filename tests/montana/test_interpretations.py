"""Rulings that have a rule id of their own and are not proven elsewhere."""

from abilene.engine.texts import LANGS
from tests.montana.plains import A, B, C, load, plains
from tests.rules import rule


@rule("MON-INT-6")
def test_sizes_are_different_kinds_for_the_limited_supply() -> None:
    p = plains(2).supply(stone_small=0).goods(B, stone_small=1, stone_large=3)
    p.t.take_goods(A, 2, 1)
    assert p.owns(A) == {"stone_small": 1}
    assert p.owns(B) == {"stone_large": 3}


@rule("MON-INT-10")
def test_the_waiting_place_has_one_name() -> None:
    assert load(3).tables["shop"]["waiting_place"] == "hardware_store"
    p = plains(3).goods(A, pumpkin=1).goods(B, pumpkin=2).turn(A).play("city", "bid 2 on row 1", "pass")
    assert p.waits()


@rule("MON-INT-11", "MON-COW-7")
def test_the_active_player_may_trade_whenever_it_is_his_to_place() -> None:
    p = plains(3).cows(2, 2, 2).goods(A, pumpkin=1).goods(B, pumpkin=4).turn(A).play("city")
    assert p.trades()
    p.play("bid 2 on row 1")
    assert p.asks() == (B, "bid")
    assert p.trades() == []
    p.play("bid 3 on row 1")
    assert p.asks() == (A, "bid")
    assert p.trades()
    p.play("trade pumpkin")
    assert p.asks() == (A, "bid")


@rule("MON-INT-14")
def test_no_reward_asks_for_more_large_pieces_than_there_are() -> None:
    for players in (1, 2, 3, 4):
        figures = load(players).figures
        assert min(figures.supply[4:]) >= 6 > figures.most_exchanges


@rule("MON-INT-21")
def test_a_large_piece_counts_one_and_coins_their_value() -> None:
    p = plains(2).left(0, 0).goods(A, stone_large=2).coins(0, 3)
    assert p.t.game.box.winners(p.t) == [B]


@rule("MON-INT-26")
def test_bonuses_are_placed_unasked_by_default() -> None:
    option = next(option for option in load(2).box.meta.options if option.name == "auto_bonus")
    assert option.default is True
    for lang in LANGS:
        assert load(2).texts(lang).format(option.text(False))


@rule("MON-INT-13")
def test_a_third_player_stands_in_any_row_left() -> None:
    p = plains(3).goods(A, pumpkin=1).goods(B, pumpkin=2).goods(C, pumpkin=2).turn(A)
    p.play("city", "bid 2 on row 1", "bid 2 on row 4")
    assert p.asks() == (C, "bid")
    assert p.options() == ["bid 2 on row 2", "bid 2 on row 3", "pass"]
