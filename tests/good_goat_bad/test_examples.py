"""The worked examples of the rulebook and of our rules."""

import pytest

from abilene import IllegalChoice
from abilene.engine.events import Event
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.state import REFUSED, REMOVED, UNSEEN
from abilene.games.good_goat_bad.steps.distribution import REFUSE
from tests.good_goat_bad.town import A, B, C, D, E, Table, character, names, town
from tests.rules import rule

PEDRO, SILVIA, ARTHUR, GEORGES = 0, 1, 2, 3


def pedro_deals() -> Table:
    t = town(players=5).in_play(outlaw=GEORGES).at("ranch", tokens=2)
    return t.deal(PEDRO, "rancher", "goat", "charlatan", "sheriff").go()


@rule("GGB-EX-1")
def test_pedro_bluffs_the_sheriff_and_keeps_the_rancher() -> None:
    t = pedro_deals()
    coins = t.coins_at("ranch")
    t.play(f"offer {ARTHUR}", "slide rancher", "declare sheriff", "refuse")
    assert t.owner("rancher") == PEDRO
    assert (t.t.hats[PEDRO], t.t.hats[ARTHUR]) == (1, 2)
    assert t.owns(PEDRO) == {"bottle": 1, "cattle": 2}
    assert t.t.breakdown()[PEDRO]["cattle"] == 10
    assert (t.tokens_at("ranch"), t.coins_at("ranch")) == (0, coins)
    assert t.t.dealer == SILVIA
    assert {"goat", "charlatan", "sheriff"} < set(t.hand)


@rule("GGB-EX-2")
def test_silvia_tells_the_truth_and_pedro_gets_the_goat() -> None:
    t = pedro_deals().play(f"offer {ARTHUR}", "slide rancher", "declare sheriff", "refuse")
    assert (t.t.player, len(t.hand)) == (SILVIA, 4)
    coins, stock = t.t.coins[:], t.t.stock[:]
    t.play(f"offer {PEDRO}", "slide goat", "declare goat", "accept")
    assert t.owner("goat") == PEDRO
    assert (t.t.coins, t.t.stock) == (coins, stock)
    assert t.t.hats[PEDRO] == 0
    assert PEDRO not in t.t.active()


@rule("GGB-EX-3")
def test_georges_kills_the_sheriff_and_arthur_serves_silvia() -> None:
    t = town(players=5).loot("mine", 1).at("mine", tokens=0).at("saloon", tokens=2)
    t.in_play(outlaw=GEORGES, sheriff=SILVIA, thief=ARTHUR, waitress=ARTHUR)
    coins, reserve = t.t.coins[:], t.t.reserve()
    t.saloon()
    assert t.t.coins[GEORGES] == coins[GEORGES] + 4
    assert t.t.reserve() == reserve - 4
    assert t.owner("sheriff") == REMOVED + SILVIA
    assert t.t.coins[SILVIA] == coins[SILVIA]
    assert t.owns(ARTHUR) == {"bottle": 1, "gold": 1}
    assert t.t.player == ARTHUR
    assert not any(f"to seat {ARTHUR}" in words for words in t.options)  # Arthur keeps none
    t.play(f"serve 2 to seat {SILVIA}")
    assert t.owns(SILVIA) == {"bottle": 3}
    assert t.owns(ARTHUR) == {"bottle": 1, "gold": 1}
    assert t.tokens_at("saloon") == 0


@rule("GGB-EX-4")
def test_a_sheriff_arrests_both_and_all_is_given_back() -> None:
    t = town(players=5).coins(0, 0, 0, 0, 0).stock(B).loot("ranch", 2).at("ranch", tokens=0).elixirs(2, 0, 0, 1, 0)
    t.in_play(sheriff=A, thief=B, charlatan=C)
    reserve = t.t.reserve()
    t.saloon()
    assert t.t.coins == [5 + 2, 0, 0, 1, 0]
    assert t.t.reserve() == reserve - 5
    assert t.tokens_at("ranch") == 2
    assert t.t.elixirs == [0, 0, 0, 0, 0]
    assert t.owns(B) == {}


@rule("GGB-EX-5")
@pytest.mark.parametrize(
    ("purses", "splits"),
    [
        ((1, 1), [(1, 1)]),
        ((0, 5), [(0, 3)]),
        ((1, 2), [(1, 2)]),
        ((2, 2), [(1, 2), (2, 1)]),
        ((5, 5), [(0, 3), (1, 2), (2, 1), (3, 0)]),
        ((0, 0), []),
    ],
)
def test_how_the_charlatan_splits(purses: tuple[int, int], splits: list[tuple[int, int]]) -> None:
    t = town(players=3).coins(4, *purses).deal(A, "charlatan", "goat", "outlaw", "sheriff").go()
    t.play(f"offer {B}", "slide charlatan", "declare goat", "refuse")
    if len(splits) > 1:
        assert t.asks == "swindle"
        assert [t.game.figures.splits[choice] for choice in t.t.options()] == splits
        t.t.play(t.t.options()[0])
    (taken, *_) = splits or [(0, 0)]
    assert t.asks == "offer"
    assert t.t.elixirs == [0, *taken]
    assert t.t.coins == [4, purses[0] - taken[0], purses[1] - taken[1]]


@rule("GGB-EX-6")
def test_two_players_one_of_whom_makes_six_offers_in_a_row() -> None:
    t = town(players=2).set_aside("gambler", "waitress").deal(A, "shopkeeper", "kid", "banker", "goat").go()
    t.play("slide shopkeeper", "declare kid", "refuse")
    assert (t.t.hats, t.t.dealer) == ([2, 3], B)
    t.play("slide kid", "declare kid", "accept")
    assert (t.t.hats, t.t.dealer) == ([1, 3], A)
    assert len(t.t.pile) == 3
    t.play("slide goat", "declare goat", "refuse")
    assert (t.t.hats, t.t.active(), t.t.last) == ([0, 3], [B], B)
    assert (t.t.dealer, t.t.pile) == (A, [])
    assert t.hand == ["banker", "widow", "outlaw", "sheriff", "thief", "charlatan"]
    for card in ("thief", "charlatan", "banker"):
        t.play(f"slide {card}", "declare widow", "refuse")
    assert (t.hand, t.t.hats[B]) == (["widow", "outlaw", "sheriff"], 3)
    # A still picks the order, but nothing is declared and B decides nothing.
    assert (t.t.player, t.options) == (A, ["slide widow", "slide outlaw", "slide sheriff"])
    t.play("slide sheriff")
    assert (t.t.player, t.options) == (A, ["slide widow", "slide outlaw"])
    assert (t.owner("sheriff"), t.t.hats[B]) == (B, 2)
    t.play("slide outlaw")  # and the Widow after it
    assert t.t.coins == [3, 2 + 2 + 4]
    assert (t.t.round, t.t.dealer) == (2, B)


def last_of_four() -> Table:
    """Four players who refuse everything, from A on, until D alone has a hat left."""
    t = town(players=4).hear().round(3).deal(A, "kid", "widow", "goat", "outlaw").go()
    for _ in range(7):
        t.offer("refuse")
    assert t.t.hats == [0, 0, 0, 1]
    return t


def offers(t: Table) -> list[Event]:
    return [event for event in t.events if isinstance(event, ev.Declared | ev.Forced)]


@rule("GGB-EX-7")
def test_three_refusals_and_the_last_card_must_be_taken() -> None:
    t = last_of_four()
    assert (t.t.dealer, len(t.hand)) == (A, 4)
    cards = t.t.hand[:]
    for left in (3, 2, 1):
        t.offer("refuse")
        assert t.t.place.count(REFUSED) == 4 - left
    refusals = [event for event in t.events if isinstance(event, ev.Discarded)]
    assert [event.dealer for event in refusals] == [A, B, C]
    (forced,) = (event for event in t.events if isinstance(event, ev.Forced))
    assert (forced.player, forced.card) == (D, next(c for c in cards if c not in [event.card for event in refusals]))
    assert t.t.place[forced.card] % REMOVED == D
    assert len(offers(t)) == 7 + 4 == 8 + 3


@rule("GGB-EX-8")
def test_the_first_offer_of_the_last_stage_is_accepted() -> None:
    t = last_of_four().offer("accept")
    while not t.t.over:  # what the saloon asks
        t.t.play(t.t.options()[0])
    assert len(offers(t)) == 8
    assert len(t.hand) == 3
    for card in t.hand:
        assert t.owner(card) == UNSEEN
        assert not any(card in t.t.view(seat)["characters"] for seat in (A, B, C, D, None))


def nobody_but_b_and_c() -> Table:
    t = town(players=5)
    return t.in_play(shopkeeper=A, kid=A, banker=D, widow=D, rancher=E, cowboy=E, miner=B)


@rule("GGB-EX-9")
def test_who_deals_in_the_last_stage() -> None:
    t = nobody_but_b_and_c().hear().deal(B, "goat", "outlaw", "sheriff", "prospector").go()
    t.play("slide goat", "declare goat", "refuse")
    assert (t.t.last, t.t.hats[C]) == (C, 2)
    while t.t.last == C:
        t.t.play(REFUSE if t.asks == "answer" else t.t.options()[0])
    dealers = [event.dealer for event in t.events if isinstance(event, ev.HandPassed)]
    assert dealers == [D, E, A, B, D]


@rule("GGB-EX-9")
def test_who_deals_when_the_last_active_player_made_the_offer() -> None:
    t = nobody_but_b_and_c().deal(C, "goat", "outlaw", "sheriff", "prospector").go()
    t.play("slide goat", "declare goat", "accept")
    assert (t.t.last, t.t.dealer) == (C, D)


@rule("GGB-EX-10")
def test_the_cards_pass_by_the_inactive() -> None:
    t = town(players=5).in_play(shopkeeper=B, kid=B, banker=D, widow=D, miner=A)
    t.deal(A, "goat", "outlaw", "sheriff", "gambler").go()
    t.play(f"offer {E}", "slide goat", "declare goat", "refuse")
    assert t.t.active() == [C, E]
    assert t.t.dealer == C


@rule("GGB-EX-11")
def test_the_goat_on_top_of_the_pile() -> None:
    t = town(players=3).next_round("goat", "thief", "banker")
    assert t.t.face_down == character("thief")
    assert t.t.view(None)["characters"] == {"banker": {"is": "set_aside"}}
    circulating = [*t.t.pile, *t.t.hand]
    assert len(circulating) == 9
    others = set(t.game.figures.deck) - {character(name) for name in ("thief", "banker")}
    assert set(circulating) == others
    assert "goat" in names(circulating)


@rule("GGB-EX-12")
@pytest.mark.parametrize(("guest", "victim"), [(B, B), (B, C), (C, B), (C, C)])
def test_the_waitress_serves_and_steals_in_the_gamblers_place(guest: int, victim: int) -> None:
    t = town(players=3).stock(A).stock(B, cattle=1).stock(C, cattle=1).in_play(waitress=A, gambler=B).saloon()
    assert (t.t.player, t.options) == (A, [f"serve 1 to seat {C}", f"serve 1 to seat {B}"])
    t.play(f"serve 1 to seat {guest}")
    assert (t.t.player, t.options) == (A, [f"steal {B}", f"steal {C}"])
    before = {seat: t.t.tokens(seat) for seat in (B, C)}
    t.play(f"steal {victim}")
    assert t.t.over  # B's Gambler does nothing
    assert t.t.tokens(A) == 1
    assert {seat: t.t.tokens(seat) for seat in (B, C)} == {**before, victim: before[victim] - 1}


@rule("GGB-EX-12")
def test_the_bottle_just_given_may_be_the_token_stolen() -> None:
    stolen = set()
    for seed in range(20):
        t = town(players=3, seed=seed).stock(A).stock(B, cattle=1).in_play(waitress=A, gambler=B).saloon()
        stolen |= set(t.play(f"serve 1 to seat {B}", f"steal {B}").owns(A))
    assert stolen == {"bottle", "cattle"}


@rule("GGB-EX-13")
def test_waitress_and_gambler_of_one_owner_steal_once() -> None:
    t = (
        town(players=3)
        .stock(A)
        .in_play(waitress=A, gambler=A)
        .hear()
        .saloon()
        .play(f"serve 1 to seat {B}", f"steal {C}")
    )
    assert t.t.over
    assert [t.t.tokens(seat) for seat in (A, B, C)] == [1, 2, 0]
    assert sum(isinstance(event, ev.Stole) for event in t.events) == 1


@rule("GGB-EX-14")
def test_outlaw_and_sheriff_of_one_owner() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(outlaw=A, sheriff=A).saloon()
    assert t.t.coins == [4, 0, 0]


@rule("GGB-EX-14")
def test_sheriff_and_thief_of_one_owner() -> None:
    t = town(players=3).coins(0, 0, 0).stock(A).loot("bank", 1).at("bank", tokens=0).in_play(sheriff=A, thief=A)
    t.saloon()
    assert t.t.coins == [2 + 2, 0, 0]
    assert (t.owns(A), t.tokens_at("bank")) == ({}, 1)


@rule("GGB-EX-15")
def test_nothing_is_collected_for_three_rounds() -> None:
    t = town(players=5)
    for number in (1, 2, 3):
        assert t.t.round == number
        assert (t.tokens_at("bank"), t.coins_at("bank")) == (number, 2 * number)
        assert (t.tokens_at("store"), t.coins_at("store")) == (number, number)
        assert (t.tokens_at("saloon"), t.coins_at("saloon")) == (number, 0)
        if number < 3:
            t.next_round()


@rule("GGB-EX-16")
def test_forty_coins_are_out_in_the_worst_case() -> None:
    t = town(players=5)
    assert sum(t.t.coins) == 10
    for number in (1, 2, 3):
        if number > 1:
            t.next_round()
        t.in_play(sheriff=A, thief=B, charlatan=C).saloon()
        assert t.t.coins[A] == 2 + 5 * number
    assert sum(t.t.site_coins) == 15
    assert t.t.reserve() == 0


@rule("GGB-EX-17")
def test_ties() -> None:
    def play_off(x: int, tokens_of_x: dict[str, int], y: int, tokens_of_y: dict[str, int]) -> list[int]:
        t = town(players=5).coins(x, y, 0, 0, 0).stock(A, **tokens_of_x).stock(B, **tokens_of_y).end()
        assert t.t.scores()[:2] == [18, 18]
        return t.t.winners()

    assert play_off(8, {"cattle": 1, "gold": 1}, 9, {"gold": 1, "banknotes": 1}) == [B]
    assert play_off(8, {"cattle": 1, "gold": 1}, 8, {"banknotes": 2, "bottle": 1}) == [B]
    assert play_off(8, {"cattle": 1, "gold": 1}, 8, {"gold": 2}) == [A, B]


@rule("GGB-EX-18")
def test_loot_given_back_in_the_last_round_counts_for_nobody() -> None:
    t = town(players=5).stock(B).coins(0, 0, 0, 0, 0).loot("mine", 2).at("mine", tokens=0)
    t.in_play(sheriff=A, thief=B).last(A).round(3).go()
    assert t.t.over
    assert t.tokens_at("mine") == 2
    assert t.t.scores() == [4 + 2, 0, 2, 2, 2]


@rule("GGB-EX-19")
def test_a_thief_with_one_location_to_rob_has_no_decision() -> None:
    t = town(players=3).at("bank", tokens=0).at("ranch", tokens=2).deal(A, "thief", "goat", "outlaw", "sheriff").go()
    t.play(f"offer {B}", "slide thief", "declare goat", "refuse")
    assert t.asks == "offer"
    assert t.t.view(None)["loot"] == {"tokens": 2, "from": "ranch"}


@rule("GGB-EX-19")
def test_a_thief_without_loot_is_still_arrested_for_two_coins() -> None:
    t = town(players=3).coins(0, 0, 0).at("bank", tokens=0).at("ranch", tokens=0).in_play(sheriff=B)
    t.deal(A, "thief", "goat", "outlaw", "charlatan").go().play(f"offer {B}", "slide thief", "declare goat", "refuse")
    assert (t.t.loot, t.asks) == (0, "offer")
    t.saloon()
    assert t.owner("thief") == REMOVED + A
    assert t.t.coins == [0, 2 + 2, 0]


@rule("GGB-EX-20")
@pytest.mark.parametrize("offered", ["banker", "goat", "thief", "kid"])
def test_the_legal_declarations_are_the_four_in_hand(offered: str) -> None:
    t = town(players=5).deal(A, "banker", "goat", "thief", "kid").go().play(f"offer {B}", f"slide {offered}")
    assert set(t.options) == {"declare banker", "declare goat", "declare thief", "declare kid"}
    with pytest.raises(IllegalChoice) as illegal:
        t.play("declare sheriff")
    assert illegal.value.rule == "GGB-DIST-5"


@rule("GGB-EX-21", "GGB-HID-8")
def test_arthur_sees_three_tokens_of_pedros_face_down_whatever_they_are() -> None:
    t = pedro_deals().coins(2, 2, 2, 2, 2).hear()
    t.play(f"offer {ARTHUR}", "slide rancher", "declare sheriff", "refuse")
    assert sum(points or 0 for points in t.t.standing(PEDRO)[PEDRO].values()) == 14
    assert t.t.view(PEDRO)["seats"][PEDRO]["stock"] == {"bottle": 1, "cattle": 2}
    plate = t.t.view(ARTHUR)["seats"][PEDRO]
    assert plate == {"hats": 1, "coins": 2, "elixirs": 0, "tokens": 3}
    so_far = t.t.standing(ARTHUR)[PEDRO]
    assert (so_far.pop("coins"), set(so_far.values())) == (2, {None})
    lines = [t.game.tell(event, ARTHUR, names=("Pedro", "Silvia", "Arthur", "Georges", "Inès")) for event in t.events]
    assert sum("2 head of cattle" in (line or "") for line in lines) == 1
    seen = t.t.view(ARTHUR)
    t.stock(PEDRO, bottle=1, gold=2)
    assert t.t.view(ARTHUR) == seen
    t.end()
    assert t.t.view(ARTHUR)["seats"][PEDRO]["stock"] == {"bottle": 1, "gold": 2}
