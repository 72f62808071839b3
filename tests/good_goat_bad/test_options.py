"""The options of a table."""

from itertools import product
from typing import Any

import pytest

import abilene
from abilene.bots.playing import ask, seat_bots
from tests.good_goat_bad.town import COUNTS
from tests.rules import rule


@rule("GGB-VAR-1")
def test_there_is_no_solo_mode_and_no_variant() -> None:
    with pytest.raises(ValueError, match=r"not for 1 players; allowed: 2, 3, 4, 5"):
        abilene.load("good_goat_bad", players=1)
    with pytest.raises(ValueError, match=r"no option 'solo'; allowed: coin_preset, first_dealer, memory_aid$"):
        abilene.load("good_goat_bad", players=2, solo="hard")
    with pytest.raises(ValueError, match=r"no option 'edition'; allowed: coin_preset, first_dealer, memory_aid$"):
        abilene.load("good_goat_bad", players=2, edition=2)


@rule("GGB-VAR-1")
def test_one_person_plays_against_bots() -> None:
    game = abilene.load("good_goat_bad", players=3)
    match = abilene.Match(game, seed=6)
    bots = seat_bots(game, ["random"] * 3, seed=6)
    while not match.state.over:
        seat = match.state.player
        match.choose(seat, match.state.options()[-1] if seat == 0 else ask(match.state, bots[seat]))
    assert {decision.seat for decision in match.made} == {0, 1, 2}


COINS = {
    "default": {"store": 1, "bank": 2, "ranch": 1, "mine": 1, "saloon": 0},
    "store_two": {"store": 2, "bank": 1, "ranch": 1, "mine": 1, "saloon": 0},
    "equal_six": {"store": 3, "bank": 2, "ranch": 1, "mine": 1, "saloon": 0},
}


@rule("GGB-VAR-2", "GGB-UPK-2")
@pytest.mark.parametrize(("preset", "players"), list(product(COINS, COUNTS)))
def test_the_coin_preset_says_how_many_coins_arrive(preset: str, players: int) -> None:
    locations = abilene.load("good_goat_bad", players=players, coin_preset=preset).start(seed=1).view(None)["locations"]
    assert {name: place["coins"] for name, place in locations.items()} == {
        name: COINS[preset][name] for name in locations
    }


@rule("GGB-VAR-2")
def test_the_default_preset_is_the_default() -> None:
    plain = abilene.load("good_goat_bad", players=4)
    assert plain.options == {"coin_preset": "default", "first_dealer": "random", "memory_aid": False}
    named = abilene.load("good_goat_bad", players=4, coin_preset="default", first_dealer="random")
    assert plain.start(seed=5).checksum() == named.start(seed=5).checksum()


@rule("GGB-VAR-2")
@pytest.mark.parametrize("preset", ["store_two", "equal_six"])
def test_the_coin_preset_changes_nothing_else(preset: str) -> None:
    plain = abilene.load("good_goat_bad", players=5)
    other = abilene.load("good_goat_bad", players=5, coin_preset=preset)
    assert plain.actions == other.actions
    mine, yours = plain.start(seed=9), other.start(seed=9)
    # All accept: as long as no Charlatan or collector is about, the two games differ in the coins alone.
    while mine.round < 2:
        assert mine.options() == yours.options()
        theirs = yours.to_data() | {name: mine.to_data()[name] for name in ("site_coins", "coins")}
        assert theirs == mine.to_data()
        choice = mine.options()[0]
        mine.play(choice)
        yours.play(choice)


@rule("GGB-HID-8")
def test_the_memory_aid_changes_nothing_but_what_is_shown() -> None:
    plain, aided = (abilene.load("good_goat_bad", players=4, memory_aid=aid) for aid in (False, True))
    one, other = plain.start(seed=3), aided.start(seed=3)
    while not one.over:
        assert one.to_data() == other.to_data()
        choice = one.options()[-1]
        one.play(choice)
        other.play(choice)
    assert other.over


def test_a_journal_of_before_the_memory_aid_can_be_read() -> None:
    match = abilene.Match(abilene.load("good_goat_bad", players=3), seed=2)
    match.choose(match.state.player, match.state.options()[0])
    journal = match.journal()
    assert "option memory_aid false" in journal
    before = abilene.replay(journal.replace("option memory_aid false\n", ""))
    assert before.game.options["memory_aid"] is False
    assert before.state.checksum() == match.state.checksum()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, r"good_goat_bad needs the number of players; allowed: 2, 3, 4, 5"),
        ({"players": 6}, r"not for 6 players; allowed: 2, 3, 4, 5"),
        ({"players": 0}, r"not for 0 players; allowed: 2, 3, 4, 5"),
        ({"players": "3"}, r"not for '3' players; allowed: 2, 3, 4, 5"),
        ({"players": True}, r"not for True players; allowed: 2, 3, 4, 5"),
        ({"players": 3, "coin_preset": "rich"}, r"cannot be 'rich'; allowed: 'default', 'store_two', 'equal_six'"),
        ({"players": 3, "coin_preset": 1}, r"coin_preset cannot be 1; allowed: 'default', 'store_two', 'equal_six'"),
        ({"players": 3, "first_dealer": 3}, r"first_dealer cannot be 3; allowed: 'random', 0, 1, 2"),
        ({"players": 3, "first_dealer": -1}, r"first_dealer cannot be -1; allowed: 'random', 0, 1, 2"),
        ({"players": 2, "first_dealer": True}, r"first_dealer cannot be True; allowed: 'random', 0, 1"),
        ({"players": 2, "first_dealer": "youngest"}, r"first_dealer cannot be 'youngest'; allowed: 'random', 0, 1"),
        ({"players": 3, "memory_aid": "on"}, r"memory_aid cannot be 'on'; allowed: False, True"),
        ({"players": 2, "coins": 3}, r"no option 'coins'; allowed: coin_preset, first_dealer, memory_aid"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        abilene.load("good_goat_bad", **options)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"unknown game 'bad_goat'; allowed: .*good_goat_bad"):
        abilene.load("bad_goat", players=2)
