"""What follows for who looks: what everybody has, what each character would bring it, and what accepting is worth.

Told in the words of the features from small positions, and held in whole games to what a bot has heard.
"""

from random import Random

import pytest

import abilene
from abilene.engine.events import UNKNOWN
from abilene.games.good_goat_bad.outlook import Outlook, stocks_of
from tests.good_goat_bad.town import COUNTS, A, B, C, Table, character, town


def said(table: Table, title: str, seat: int = A) -> set[str]:
    """What a seat observes under a title, the title left out."""
    lines = table.t.observe_in_words(seat).split("\n")
    return {line.removeprefix(f"{title}: ") for line in lines if line.startswith(f"{title}: ")}


def coins(number: float, most: int) -> str:
    """How a scale says it that ends there."""
    return f"{most} or more" if round(number) >= most else str(round(number))


def bank(seat: int = B) -> Table:
    """Three players; four tokens lie at the bank, and a dealer has the Banker in hand."""
    return (
        town(players=3)
        .at("bank", tokens=4, coins=0)
        .set_aside("sheriff")
        .deal(seat, "banker", "goat", "cowboy", "outlaw")
        .go()
    )


def test_all_see_who_is_ahead_and_by_how_much() -> None:
    table = bank()
    table.t.coins[B] += 5
    assert said(table, "ahead of you") == {"next, 5", "second next, 0"}
    assert said(table, "ahead of you", B) == {"next, -5", "second next, -5"}


def test_a_card_that_nobody_has_seen_tells_what_it_would_bring() -> None:
    table = bank()
    outlook, banker, goat = Outlook(table.t.seen_by(A)), character("banker"), character("goat")
    assert outlook.brings(banker) > outlook.brings(goat)
    assert f"banker, {coins(outlook.brings(banker), 12)}" in said(table, "brings you")
    table.at("bank", tokens=0)
    assert Outlook(table.t.seen_by(A)).brings(banker) < outlook.brings(banker)


def test_a_card_that_is_wanted_is_better_mine_than_a_rivals() -> None:
    table = bank()
    outlook = Outlook(table.t.seen_by(A))
    better = outlook.rather(character("banker"), B)
    assert better > outlook.rather(character("goat"), B)
    assert f"next, banker, {coins(better, 12)}" in said(table, "better yours than of")
    assert not {line for line in said(table, "better yours than of") if line.startswith("nobody")}


def test_a_character_that_lies_open_promises_nothing_any_more() -> None:
    table = bank()
    table.play("offer 2", "slide banker", "declare goat", "accept")
    assert not {line for line in said(table, "brings you") if line.startswith(("banker", "sheriff"))}


def test_the_name_on_offer_says_what_accepting_is_worth() -> None:
    worth = []
    for name in ("banker", "goat"):
        table = bank().play("offer 2", "slide cowboy", f"declare {name}")
        outlook = Outlook(table.t.seen_by(C))
        worth.append(outlook.accepting())
        assert said(table, "accepting is worth half coins", C) == {coins(2 * worth[-1], 8)}
        assert not said(table, "accepting is worth half coins", A)  # who is not asked
        assert not said(table, "accepting is worth half coins", B)
    assert worth[0] > worth[1]


def test_who_deals_and_what_is_offered_change_nothing_for_the_others() -> None:
    """The Cowboy or the Banker, under the same name: nobody but the dealer can tell them apart (GGB-HID-4)."""
    one, other = (bank().play("offer 2", f"slide {slid}", "declare goat") for slid in ("cowboy", "banker"))
    for seat in (A, C):
        assert one.t.observe(seat) == other.t.observe(seat)


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_knows_the_stocks_but_for_thefts_that_it_did_not_see(players: int) -> None:
    game, luck = abilene.load("good_goat_bad", players=players), Random(players)
    compared = 0
    for seed in range(4):
        state = game.start(seed)
        while not state.over:
            for seat in range(players):
                seen = state.seen_by(seat)
                if UNKNOWN not in seen.thefts[2::3]:
                    money = [stock + coins for stock, coins in zip(stocks_of(seen), seen.coins)]
                    assert money == pytest.approx(state.scores())
                    compared += 1
            state.play(luck.choice(state.choices))
    assert compared > 40
