"""Phase 2, distribution, once a single player is active."""

import pytest

from abilene import IllegalChoice
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.state import REFUSED, UNSEEN
from tests.good_goat_bad.town import COUNTS, A, B, C, D, E, Table, random_match, town
from tests.rules import rule


def last_stage(hats: int, dealer: int = A) -> Table:
    """Four players, D the last active one with so many hats, the others' hats placed."""
    t = town(players=4).set_aside("gambler", "waitress")
    t.in_play(shopkeeper=A, kid=A, banker=B, widow=B, miner=C, prospector=C)
    if hats == 1:
        t.in_play(outlaw=D)
    return t.deal(dealer).go()


def one_before() -> Table:
    """Four players, one offer before the last stage: C, with one hat, deals to D, with two."""
    t = town(players=4).set_aside("gambler", "waitress")
    return t.in_play(shopkeeper=A, kid=A, banker=B, widow=B, miner=C).deal(C, "goat", "prospector", "outlaw", "sheriff")


@rule("GGB-LAST-1")
def test_it_begins_at_once_when_one_active_player_is_left() -> None:
    t = one_before().hear().go()
    assert t.t.last < 0
    t.play("slide goat", "declare goat", "refuse")
    assert (t.t.last, t.t.active(), t.t.hats[D]) == (D, [D], 2)
    assert ev.LastStageBegan(D, 2) in t.events
    assert (t.asks, t.t.view(None)["offer"]["target"]) == ("slide", D)


@rule("GGB-LAST-1")
@pytest.mark.parametrize("players", COUNTS)
def test_it_begins_once_in_each_round(players: int) -> None:
    for seed in range(5):
        events = random_match(players, seed).events()
        began = [event for event in events if isinstance(event, ev.RoundBegan | ev.LastStageBegan)]
        assert [type(event) for event in began] == [ev.RoundBegan, ev.LastStageBegan] * (4 if players == 2 else 3)


@rule("GGB-LAST-1")
def test_it_does_not_begin_while_two_are_active() -> None:
    t = one_before().hear().go().play("slide goat", "declare goat", "accept")
    assert t.t.active() == [C, D]
    assert t.t.last < 0
    assert not any(isinstance(event, ev.LastStageBegan) for event in t.events)


@rule("GGB-LAST-2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_last_active_player_never_deals_and_all_others_do(players: int) -> None:
    dealers = set()
    for seed in range(40):
        for decision in random_match(players, seed).made:
            t = decision.before
            if t.last >= 0 and t.step().kind in ("slide", "declare", "answer"):
                assert t.dealer != t.last
                assert t.hats[t.dealer] == 0
                dealers.add((t.last, t.dealer))
    assert dealers == {(last, dealer) for last in range(players) for dealer in range(players) if dealer != last}


@rule("GGB-LAST-3")
def test_the_cards_go_to_the_next_player_other_than_the_last_active_one() -> None:
    t = one_before().go().play("slide goat", "declare goat", "refuse")
    assert (t.t.dealer, t.t.player) == (A, A)  # past D, the last active player
    assert {"prospector", "outlaw", "sheriff"} < set(t.hand)


@rule("GGB-LAST-3")
def test_an_inactive_player_next_to_the_dealer_gets_them() -> None:
    t = town(players=4).in_play(shopkeeper=A, kid=A, banker=B, widow=C, miner=C)
    t.deal(B, "goat", "prospector", "outlaw", "sheriff").go().play("slide goat", "declare goat", "refuse")
    assert (t.t.last, t.t.dealer) == (D, C)


@rule("GGB-LAST-3")
def test_the_last_active_player_hands_the_cards_on_too() -> None:
    t = town(players=4).in_play(shopkeeper=A, kid=A, banker=B, widow=C, miner=C)
    t.deal(D, "goat", "prospector", "outlaw", "sheriff").go().play("slide goat", "declare goat", "accept")
    assert (t.t.last, t.t.dealer) == (D, A)


@rule("GGB-LAST-3")
def test_with_two_players_the_opponent_may_hand_the_cards_to_themself() -> None:
    t = town(players=2).in_play(shopkeeper=A, kid=A).deal(A, "goat", "outlaw", "sheriff", "gambler").go()
    t.play("slide goat", "declare goat", "refuse")
    assert (t.t.last, t.t.dealer) == (B, A)
    t.hear().play("slide outlaw", "declare outlaw", "refuse")
    assert t.t.dealer == A
    (passed,) = [event for event in t.events if isinstance(event, ev.HandPassed)]
    names, told = ["Ann", "Bob"], t.game.tell
    assert told(passed, A, "en", names) == "Ann keeps 5 cards, and now holds Widow, Sheriff, Thief, Charlatan, Gambler."
    assert told(passed, B, "en", names) == "Ann keeps 5 cards."
    assert told(passed, B, "fr", names) == "Ann garde 5 cartes."


@rule("GGB-LAST-4")
@pytest.mark.parametrize("hats", [1, 2])
def test_the_new_dealer_takes_the_whole_pile(hats: int) -> None:
    t = town(players=3).in_play(banker=A, widow=A, rancher=B)
    if hats == 1:
        t.in_play(cowboy=C)
    t.deal(B, "goat", "outlaw", "sheriff", "gambler").go()
    pile = set(t.t.pile)
    assert len(pile) == hats
    t.play("slide goat", "declare goat", "refuse")
    assert (t.t.last, t.t.hats[C], t.t.dealer) == (C, hats, A)
    assert t.t.pile == []
    assert len(t.hand) == 3 + hats
    assert pile < set(t.t.hand)


@rule("GGB-LAST-4")
def test_with_two_players_the_hand_may_grow_to_six() -> None:
    t = town(players=2).in_play(shopkeeper=A, kid=A).deal(A, "goat", "outlaw", "sheriff", "gambler").go()
    t.play("slide goat", "declare goat", "refuse")
    assert (len(t.hand), t.t.pile) == (6, [])


@rule("GGB-LAST-5")
def test_the_dealer_offers_any_card_and_declares_any_of_the_hand() -> None:
    t = last_stage(hats=2)
    assert t.hand == ["outlaw", "sheriff", "thief", "charlatan", "goat"]
    assert t.options == [f"slide {card}" for card in t.hand]
    t.play("slide goat")
    assert t.options == [f"declare {card}" for card in ("outlaw", "sheriff", "thief", "charlatan", "goat")]
    with pytest.raises(IllegalChoice) as stranger:
        t.play("declare kid")
    assert stranger.value.rule == "GGB-DIST-5"
    t.play("declare thief")
    assert t.t.view(D)["offer"] == {"dealer": A, "target": D, "declared": "thief"}


@rule("GGB-LAST-6")
@pytest.mark.parametrize("hats", [1, 2])
@pytest.mark.parametrize("refusals", [0, 1, 2])
def test_the_last_active_player_may_refuse_while_cards_outnumber_hats(hats: int, refusals: int) -> None:
    t = last_stage(hats)
    for _ in range(refusals):
        t.offer("refuse")
    assert len(t.hand) > t.t.hats[D]
    t.play(t.options[0], "declare goat")
    assert (t.t.player, t.options) == (D, ["accept", "refuse"])


@rule("GGB-LAST-7")
def test_the_last_active_player_must_accept_when_cards_are_as_many_as_hats() -> None:
    t = last_stage(hats=2).hear()
    t.offer("refuse", card="outlaw").offer("refuse", card="sheriff").offer("refuse", card="goat")
    assert (t.hand, t.t.hats[D]) == (["thief", "charlatan"], 2)
    assert t.t.view(None)["must_accept"] is True
    # A picks the card; nothing is declared, and D decides nothing but what the Thief robs.
    assert (t.asks, t.t.player) == ("slide", A)
    t.play("slide thief")
    assert (t.asks, t.t.player, t.owner("thief")) == ("rob", D, D)
    t.play("rob mine")
    # It stays so: the very last card is not even a choice of the dealer.
    assert (t.asks, t.t.player, t.owner("charlatan")) == ("swindle", D, D)
    assert [event for event in t.events if isinstance(event, ev.Forced)] == [ev.Forced(D, A, 10), ev.Forced(D, B, 11)]


@rule("GGB-LAST-8")
def test_accepted_it_is_placed_and_takes_effect() -> None:
    t = last_stage(hats=2).play("slide thief", "declare goat", "accept")
    assert (t.owner("thief"), t.t.hats[D]) == (D, 1)
    assert t.t.view(None)["characters"]["thief"] == {"is": "in_play", "owner": D}
    assert (t.asks, t.t.player) == ("rob", D)
    t.play("rob mine")
    assert (t.t.loot, t.asks, t.t.player) == (1, "slide", B)


@rule("GGB-LAST-9")
def test_refused_it_is_discarded_without_hat_or_effect() -> None:
    t = last_stage(hats=2)
    hats = t.t.hats[:]
    t.play("slide thief", "declare goat", "refuse")
    assert t.owner("thief") == REFUSED
    assert t.t.hats == hats
    assert (t.t.loot, t.asks) == (0, "slide")
    for seat in (A, B, C, D, None):
        assert t.t.view(seat)["characters"]["thief"] == {"is": "refused"}


@rule("GGB-LAST-10")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_cards_go_round_and_nobody_draws(answer: str) -> None:
    t = last_stage(hats=2)
    hand = t.hand
    t.play("slide goat", "declare goat", answer)
    assert t.t.dealer == B
    assert t.hand == [card for card in hand if card != "goat"]


@rule("GGB-LAST-10")
def test_the_cards_go_round_past_the_last_active_player() -> None:
    t = last_stage(hats=2, dealer=B)
    dealers = [t.t.dealer]
    for _ in range(3):
        t.offer("refuse")
        dealers.append(t.t.dealer)
    assert dealers == [B, C, A, B]


@rule("GGB-LAST-11")
def test_the_phase_ends_with_the_last_hat_and_the_cards_left_stay_secret() -> None:
    t = last_stage(hats=1).hear().round(3)
    t.play("slide goat", "declare goat", "accept")
    assert t.t.over
    assert t.t.hats == [0, 0, 0, 0]
    assert t.hand == ["sheriff", "thief", "charlatan"]
    for card in t.hand:
        assert t.owner(card) == UNSEEN
    for seat in (B, C, D, None):  # A has held them
        assert not any(card in str(t.t.view(seat)) for card in t.hand)
        lines = [t.game.tell(event, seat) or "" for event in t.events]
        assert not any(card in line for card in ("Sheriff", "Thief", "Charlatan") for line in lines)


@rule("GGB-LAST-11")
def test_the_phase_goes_on_as_long_as_a_hat_is_left() -> None:
    t = last_stage(hats=2).play("slide goat", "declare goat", "accept")
    assert (t.asks, t.t.hats[D], t.t.round) == ("slide", 1, 1)


@rule("GGB-LAST-12")
@pytest.mark.parametrize("players", COUNTS)
def test_three_cards_are_refused_or_left_over(players: int) -> None:
    refused = set()
    for seed in range(25):
        t = random_match(players, seed).state
        discarded = t.place.count(REFUSED)
        assert discarded + len(t.hand) == 3
        refused.add(discarded)
    assert refused == {0, 1, 2, 3}


@rule("GGB-LAST-12")
@pytest.mark.parametrize("hats", [1, 2])
def test_there_is_no_fourth_refusal(hats: int) -> None:
    t = last_stage(hats).round(3)
    for _ in range(3):
        t.offer("refuse", card=next(card for card in ("goat", "sheriff", "outlaw", "charlatan") if card in t.hand))
    while not t.t.over:
        assert t.asks in ("slide", "rob", "swindle")
        t.t.play(t.t.options()[0])
    assert t.t.hats[D] == 0


@rule("GGB-LAST-13")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_chooses_a_target(players: int) -> None:
    offers = 0
    for seed in range(5):
        for decision in random_match(players, seed).made:
            t = decision.before
            if t.last >= 0:
                assert t.step().kind != "offer"
                if t.step().kind == "slide":
                    offers += 1
                    assert t.view(None)["offer"] == {"dealer": t.dealer, "target": t.last}
    assert offers > 0


@rule("GGB-LAST-13")
def test_the_target_is_the_last_active_player_whoever_deals() -> None:
    t = town(players=5).in_play(shopkeeper=A, kid=A, banker=B, widow=B, miner=C, prospector=C, rancher=E, cowboy=E)
    t.deal(E).go()
    assert t.t.view(None)["offer"] == {"dealer": E, "target": D}
