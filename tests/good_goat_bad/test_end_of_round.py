"""Phase 4, end of round."""

from itertools import pairwise

import pytest

from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.state import FACE_UP, UNSEEN
from tests.good_goat_bad.town import COUNTS, A, B, C, D, Table, names, random_match, town
from tests.rules import rule


def last_offer() -> Table:
    """Four players in round 1; D, the last active player, has one hat and is offered a card by A."""
    t = town(players=4).set_aside("gambler", "waitress")
    t.in_play(shopkeeper=A, kid=A, banker=B, widow=B, thief=C, sheriff=C, outlaw=D)
    return t.deal(A, "goat", "charlatan", "miner", "prospector").go()


@rule("GGB-EOR-1")
def test_all_hats_return_and_everybody_is_active() -> None:
    t = last_offer()
    assert t.t.active() == [D]
    t.offer("accept", card="goat")
    assert t.t.round == 2
    assert t.t.hats == [2, 2, 2, 2]  # that of the killed Sheriff too


@rule("GGB-EOR-1")
@pytest.mark.parametrize("players", COUNTS)
def test_each_round_begins_with_all_hats(players: int) -> None:
    hats = 3 if players == 2 else 2
    for before, after in pairwise(random_match(players, seed=2).made):
        if after.before.round > before.before.round:
            assert after.before.hats == [hats] * players
            assert after.before.last < 0


@rule("GGB-EOR-2")
def test_no_elixir_is_out_in_the_next_round() -> None:
    t = last_offer().play("slide charlatan", "declare goat", "accept", f"swindle 2 from seat {A}, 1 from seat {B}")
    assert t.t.round == 2
    assert t.t.elixirs == [0, 0, 0, 0]
    t = town(players=4).in_play(charlatan=A, sheriff=B).elixirs(0, 0, 1, 2).last(D).go()
    assert t.t.round == 2
    assert t.t.elixirs == [0, 0, 0, 0]


@rule("GGB-EOR-3")
def test_all_characters_form_the_next_pile() -> None:
    t = last_offer().offer("refuse", card="miner").offer("accept", card="goat")
    assert t.t.round == 2
    aside = [t.face_up, t.t.face_down]
    assert names([*t.t.pile, *t.t.hand, *aside]) == [
        "shopkeeper", "kid", "banker", "widow", "miner", "prospector",
        "outlaw", "sheriff", "thief", "charlatan", "waitress", "gambler", "goat",
    ]  # fmt: skip
    assert [place for place in t.t.place if place != UNSEEN] == [FACE_UP]
    assert (t.t.named, sum(seen != 0 for seen in t.t.seen)) == (0, 1)  # old hands are worth nothing now


@rule("GGB-EOR-4")
def test_tokens_and_coins_stay_at_their_locations() -> None:
    t = last_offer().at("store", tokens=1, coins=1).at("bank", tokens=0, coins=4).at("mine", tokens=2, coins=0)
    t.at("saloon", tokens=1).offer("accept", card="goat")
    assert t.t.round == 2  # one token each and 1, 2 and 1 coins have come
    assert (t.tokens_at("store"), t.coins_at("store")) == (2, 2)
    assert (t.tokens_at("bank"), t.coins_at("bank")) == (1, 6)
    assert (t.tokens_at("mine"), t.coins_at("mine")) == (3, 1)
    assert (t.tokens_at("saloon"), t.coins_at("saloon")) == (2, 0)


@rule("GGB-EOR-5")
def test_the_last_active_player_deals_first_in_the_next_round() -> None:
    t = last_offer().offer("accept", card="goat")
    assert (t.t.round, t.t.dealer, t.t.player) == (2, D, D)


@rule("GGB-EOR-5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_dealer_of_a_later_round_is_the_last_active_player(players: int) -> None:
    for seed in range(5):
        last = rounds = 0
        for event in random_match(players, seed).events():
            if isinstance(event, ev.LastStageBegan):
                last = event.player
            elif isinstance(event, ev.RoundEnded):
                rounds += 1
                assert event.dealer == last
            elif isinstance(event, ev.HandTaken) and rounds:
                assert event.dealer == last
        assert rounds == (3 if players == 2 else 2)
