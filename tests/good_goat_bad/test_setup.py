"""The table before the first round."""

import pytest

import abilene
from abilene.games.good_goat_bad.state import FACE_UP, Town
from tests.good_goat_bad.town import COUNTS, names, token, town
from tests.rules import rule

LOCATIONS = {
    2: {"saloon", "store", "bank"},
    3: {"saloon", "bank", "ranch"},
    4: {"saloon", "store", "bank", "mine"},
    5: {"saloon", "store", "bank", "ranch", "mine"},
}
REMOVED = {
    2: {"rancher", "cowboy", "miner", "prospector"},
    3: {"kid", "shopkeeper", "miner", "prospector"},
    4: {"rancher", "cowboy"},
    5: set(),
}
CAST = {
    "shopkeeper", "kid", "banker", "widow", "rancher", "cowboy", "miner", "prospector",
    "outlaw", "sheriff", "thief", "charlatan", "waitress", "gambler", "goat",
}  # fmt: skip
KINDS = {"saloon": "bottle", "store": "supplies", "bank": "banknotes", "ranch": "cattle", "mine": "gold"}
ROUNDS = {2: 4, 3: 3, 4: 3, 5: 3}
HATS = {2: 3, 3: 2, 4: 2, 5: 2}


def laid_out(players: int) -> Town:
    """The table just before the first upkeep."""
    game = abilene.load("good_goat_bad", players=players)
    t: Town = game.box.deal(game, 1)
    return t


def cards(t: Town) -> list[int]:
    """All the characters of the round, before the first offer."""
    return [*t.pile, *t.hand, t.face_down, t.place.index(FACE_UP)]


@rule("GGB-SETUP-1")
@pytest.mark.parametrize("players", COUNTS)
def test_which_locations_are_used(players: int) -> None:
    t = abilene.load("good_goat_bad", players=players).start(seed=1)
    assert set(t.view(None)["locations"]) == LOCATIONS[players]
    for name in KINDS:
        used = name in LOCATIONS[players]
        assert town(players).tokens_at(name) == (1 if used else 0)
        assert (town(players).coins_at(name) > 0) == (used and name != "saloon")


@rule("GGB-SETUP-2")
@pytest.mark.parametrize("players", COUNTS)
def test_characters_of_unused_locations_leave_the_game(players: int) -> None:
    game = abilene.load("good_goat_bad", players=players)
    for seed in range(20):
        assert set(names(cards(game.start(seed)))) == CAST - REMOVED[players]


@rule("GGB-SETUP-3")
@pytest.mark.parametrize(("players", "deck"), [(2, 11), (3, 11), (4, 13), (5, 15)])
def test_how_many_characters_are_used(players: int, deck: int) -> None:
    assert len(cards(abilene.load("good_goat_bad", players=players).start(seed=1))) == deck


@rule("GGB-SETUP-4")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_two_coins_and_a_hidden_bottle(players: int) -> None:
    t = town(players)
    assert t.t.coins == [2] * players
    for seat in range(players):
        assert t.owns(seat) == {"bottle": 1}
        assert t.t.view(seat)["seats"][seat]["stock"] == {"bottle": 1}
        other = t.t.view(seat)["seats"][seat - 1]
        assert other["tokens"] == 1
        assert "stock" not in other


@rule("GGB-SETUP-5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_token_reserve_holds_one_token_of_each_used_kind_per_round(players: int) -> None:
    t = laid_out(players)
    for location, kind in KINDS.items():
        assert t.token_reserve(token(kind)) == (ROUNDS[players] if location in LOCATIONS[players] else 0)


@rule("GGB-SETUP-6")
@pytest.mark.parametrize("players", COUNTS)
def test_the_reserve_holds_all_other_coins_and_all_elixirs(players: int) -> None:
    t = laid_out(players)
    assert t.reserve() == 40 - 2 * players
    assert t.elixirs == [0] * players
    t.settle()
    assert t.reserve() == 40 - 2 * players - sum(t.site_coins)


@rule("GGB-SETUP-7")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_takes_hats_and_is_active(players: int) -> None:
    t = laid_out(players)
    assert t.hats == [HATS[players]] * players
    assert t.active() == list(range(players))


@rule("GGB-SETUP-8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_dealer_is_drawn(players: int) -> None:
    game = abilene.load("good_goat_bad", players=players)
    assert {game.start(seed).dealer for seed in range(60)} == set(range(players))


@rule("GGB-SETUP-8")
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in COUNTS for seat in range(players)])
def test_the_table_may_fix_the_first_dealer(players: int, seat: int) -> None:
    game = abilene.load("good_goat_bad", players=players, first_dealer=seat)
    for seed in range(10):
        t = game.start(seed)
        assert (t.dealer, t.player) == (seat, seat)


@rule("GGB-SETUP-9")
@pytest.mark.parametrize("players", COUNTS)
def test_how_many_rounds_are_played(players: int) -> None:
    t = abilene.load("good_goat_bad", players=players).start(seed=1)
    while not t.over:
        t.play(t.options()[0])
    assert t.round == ROUNDS[players]


@rule("GGB-SETUP-10")
def test_next_means_clockwise_and_wraps() -> None:
    t = town(players=5).deal(3, "kid", "widow", "cowboy", "prospector").go()
    dealers = []
    for _ in range(7):
        dealers.append(t.t.dealer)
        t.offer("refuse")
    assert dealers == [3, 4, 0, 1, 2, 3, 4]
