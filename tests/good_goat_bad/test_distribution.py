"""Phase 2, distribution, as long as two or more players are active."""

from itertools import pairwise

import pytest

import abilene
from abilene import IllegalChoice
from abilene.engine.core import PASS
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.state import UNSEEN
from abilene.games.good_goat_bad.steps.distribution import ACCEPT
from tests.good_goat_bad.town import COUNTS, A, B, C, D, E, Table, character, random_match, town
from tests.rules import rule

HAND = ("goat", "outlaw", "sheriff", "gambler")  # nobody with an instant effect


def dealt(players: int = 5, dealer: int = A) -> Table:
    return town(players).deal(dealer, *HAND).go()


@rule("GGB-DIST-1")
@pytest.mark.parametrize("players", COUNTS)
def test_all_are_active_and_the_first_dealer_draws_four(players: int) -> None:
    t = town(players).next_round("thief", "banker", "widow")
    assert t.t.active() == list(range(players))
    assert t.t.player == t.t.dealer
    assert len(t.hand) == 4
    assert "widow" in t.hand  # drawn from the top
    assert len(t.t.pile) == len(t.game.figures.deck) - 2 - 4


@rule("GGB-DIST-2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealer_is_active_and_holds_four_before_each_offer(players: int) -> None:
    offers = 0
    for decision in random_match(players, seed=3).made:
        t = decision.before
        if t.last < 0 and t.step().kind == "slide":
            offers += 1
            assert t.hats[t.dealer] > 0
            assert (t.player, len(t.hand)) == (t.dealer, 4)
    assert offers >= 3 * (2 * players - 2)  # in each of three rounds, all hats but two at most


@rule("GGB-DIST-3")
def test_the_target_is_an_active_opponent() -> None:
    t = town(players=5).in_play(kid=B, widow=B, cowboy=D).deal(C, *HAND).go()
    assert t.options == [f"offer {A}", f"offer {D}", f"offer {E}"]
    with pytest.raises(IllegalChoice) as inactive:
        t.play(f"offer {B}")
    assert inactive.value.rule == "GGB-INT-3"
    with pytest.raises(IllegalChoice) as oneself:
        t.play(f"offer {C}")
    assert oneself.value.rule == "GGB-DIST-3"
    t.play(f"offer {D}")
    assert t.t.view(None)["offer"] == {"dealer": C, "target": D}


@rule("GGB-DIST-4")
def test_the_dealer_lays_a_card_of_the_hand_face_down() -> None:
    t = dealt().play(f"offer {B}")
    assert set(t.options) == {f"slide {card}" for card in HAND}
    with pytest.raises(IllegalChoice) as stranger:
        t.play("slide thief")
    assert stranger.value.rule == "GGB-DIST-4"
    t.play("slide goat")
    assert "goat" not in t.hand
    assert t.owner("goat") == UNSEEN
    assert t.t.view(A)["offer"]["card"] == "goat"
    assert all("card" not in t.t.view(seat)["offer"] for seat in (B, C, D, E, None))


@rule("GGB-DIST-4")
def test_the_dealer_cannot_pass() -> None:
    t = dealt()
    for words in (f"offer {B}", "slide goat", "declare goat"):
        assert PASS not in t.t.options()
        with pytest.raises(IllegalChoice):
            t.t.play(PASS)
        t.play(words)


@rule("GGB-DIST-5")
@pytest.mark.parametrize("declared", HAND)
def test_the_dealer_may_declare_any_of_the_four(declared: str) -> None:
    t = dealt().play(f"offer {B}", "slide goat")
    assert set(t.options) == {f"declare {card}" for card in HAND}
    t.play(f"declare {declared}")
    assert t.t.view(None)["offer"]["declared"] == declared
    assert t.t.view(None)["all_know"] == [declared]


@rule("GGB-DIST-5")
def test_the_dealer_cannot_declare_a_character_held_elsewhere() -> None:
    t = dealt().play(f"offer {B}", "slide goat")
    for stranger in ("thief", "kid", "waitress"):
        with pytest.raises(IllegalChoice) as held_elsewhere:
            t.play(f"declare {stranger}")
        assert held_elsewhere.value.rule == "GGB-DIST-5"


@rule("GGB-DIST-6")
def test_the_target_answers_without_having_seen_the_card() -> None:
    true, false = dealt(), dealt()
    true.play(f"offer {D}", "slide goat", "declare goat")
    false.play(f"offer {D}", "slide sheriff", "declare goat")
    for t in (true, false):
        assert t.t.player == D
        assert t.options == ["accept", "refuse"]
    for seat in (B, C, D, E, None):
        assert true.t.view(seat) == false.t.view(seat)
    assert true.t.view(A) != false.t.view(A)


@rule("GGB-DIST-7")
def test_accepted_the_target_puts_a_hat_on_it() -> None:
    t = dealt().play(f"offer {B}", "slide goat", "declare outlaw", "accept")
    assert t.owner("goat") == B
    assert t.t.hats == [2, 1, 2, 2, 2]


@rule("GGB-DIST-8")
def test_refused_the_dealer_puts_a_hat_on_it() -> None:
    t = dealt().play(f"offer {B}", "slide goat", "declare outlaw", "refuse")
    assert t.owner("goat") == A
    assert t.t.hats == [1, 2, 2, 2, 2]


@rule("GGB-DIST-7", "GGB-DIST-8")
@pytest.mark.parametrize(("declared", "honest"), [("goat", 1), ("outlaw", 0)])
def test_all_learn_whether_the_dealer_lied(declared: str, honest: int) -> None:
    goat = character("goat")
    t = dealt().hear().play(f"offer {B}", "slide goat", f"declare {declared}", "accept")
    assert ev.Accepted(B, A, goat, honest, character(declared)) in t.events
    t = dealt().hear().play(f"offer {B}", "slide goat", f"declare {declared}", "refuse")
    assert ev.Refused(B, A, goat, honest, character(declared)) in t.events


@rule("GGB-DIST-9")
@pytest.mark.parametrize("card", HAND)
@pytest.mark.parametrize(("answer", "owner"), [("accept", B), ("refuse", A)])
def test_the_revealed_card_lies_on_the_table_for_all_to_see(card: str, answer: str, owner: int) -> None:
    t = dealt().play(f"offer {B}", f"slide {card}", "declare outlaw", answer)
    for seat in (A, B, C, D, E, None):
        assert t.t.view(seat)["characters"][card] == {"is": "in_play", "owner": owner}


@rule("GGB-DIST-10")
@pytest.mark.parametrize(("answer", "owner"), [("accept", B), ("refuse", A)])
def test_an_instant_effect_is_resolved_at_once_by_the_owner(answer: str, owner: int) -> None:
    t = town(players=5).deal(A, "thief", "charlatan", "widow", "goat").go()
    t.play(f"offer {B}", "slide thief", "declare goat", answer)
    assert (t.asks, t.t.player) == ("rob", owner)
    t.play("rob mine")
    assert (t.t.loot, t.tokens_at("mine")) == (1, 0)

    t = town(players=5).deal(A, "thief", "charlatan", "widow", "goat").go()
    t.play(f"offer {B}", "slide charlatan", "declare goat", answer)
    assert (t.asks, t.t.player) == ("swindle", owner)

    t = town(players=5).deal(A, "thief", "charlatan", "widow", "goat").go()
    t.play(f"offer {B}", "slide widow", "declare goat", answer)
    assert t.t.coins[owner] == 4
    assert t.asks == "offer"


@rule("GGB-DIST-11")
def test_who_has_placed_the_last_hat_is_inactive() -> None:
    t = town(players=4).in_play(kid=B).deal(A, *HAND).go()
    t.play(f"offer {B}", "slide goat", "declare goat", "accept")
    assert t.t.active() == [A, C, D]
    assert t.t.dealer == C  # the cards pass B by
    assert t.options == [f"offer {A}", f"offer {D}"]
    t.offer("refuse").offer("refuse").offer("refuse")
    assert t.t.dealer == C
    assert f"offer {B}" not in t.options


@rule("GGB-DIST-12")
def test_the_order_of_one_offer() -> None:
    """Reveal, hat, placement, instant effect, activity check, last-stage check, hand-over."""
    t = town(players=3).in_play(banker=A, widow=B, cowboy=B).hear()
    t.deal(A, "thief", "goat", "outlaw", "sheriff").go().play("slide thief", "declare goat", "refuse")
    # The effect is being resolved: revealed, with a hat, in place; but the cards have not gone on.
    assert (t.asks, t.t.player, t.owner("thief")) == ("rob", A, A)
    assert t.t.hats == [0, 0, 2]
    assert (t.t.dealer, t.t.last, len(t.hand), len(t.t.pile)) == (A, -1, 3, 2)
    t.play("rob ranch")
    assert (t.t.dealer, t.t.last, len(t.hand)) == (B, C, 5)
    order = [type(event) for event in t.events]
    assert order == [ev.Declared, ev.Refused, ev.Robbed, ev.LastStageBegan, ev.HandPassed]


@rule("GGB-DIST-13")
def test_three_cards_go_to_the_next_active_player_who_draws_one() -> None:
    t = town(players=5).in_play(kid=B, widow=B).deal(A, *HAND).pile("thief").go()
    pile = len(t.t.pile)
    t.play(f"offer {D}", "slide goat", "declare goat", "accept")
    assert (t.t.dealer, t.t.player) == (C, C)
    assert set(t.hand) == {"outlaw", "sheriff", "gambler", "thief"}
    assert len(t.t.pile) == pile - 1


@rule("GGB-DIST-13")
def test_a_dealer_who_becomes_inactive_hands_over_in_the_same_way() -> None:
    t = town(players=5).in_play(kid=A).deal(A, *HAND).pile("thief").go()
    t.play(f"offer {D}", "slide goat", "declare goat", "refuse")
    assert t.t.active() == [B, C, D, E]
    assert t.t.dealer == B
    assert set(t.hand) == {"outlaw", "sheriff", "gambler", "thief"}


@rule("GGB-DIST-14")
def test_between_two_active_players_the_cards_go_back_and_forth() -> None:
    t = town(players=4).in_play(kid=A, widow=A, shopkeeper=C, prospector=C).deal(B, *HAND).go()
    assert t.asks == "slide"  # whom to offer it to is no question
    assert t.t.view(None)["offer"] == {"dealer": B, "target": D}
    t.play("slide goat", "declare goat", "accept")
    assert t.t.hats == [0, 2, 0, 1]
    assert (t.asks, t.t.dealer, t.t.view(None)["offer"]["target"]) == ("slide", D, B)
    t.offer("accept")
    assert t.t.hats == [0, 1, 0, 1]
    assert (t.t.dealer, t.t.view(None)["offer"]["target"]) == (B, D)


@rule("GGB-DIST-14")
def test_two_players_never_choose_a_target() -> None:
    match = random_match(players=2, seed=1)
    assert "offer" not in {decision.before.step().kind for decision in match.made}


@rule("GGB-DIST-15")
@pytest.mark.parametrize("players", COUNTS)
def test_each_offer_places_one_hat_until_one_player_is_active(players: int) -> None:
    answers = openings = 0
    for seed in range(4):
        match = random_match(players, seed)
        for decision, following in pairwise(match.made):
            t, after = decision.before, following.before
            if t.last < 0 and t.step().kind == "answer":
                answers += 1
                owner = t.player if decision.choice == ACCEPT else t.dealer
                assert after.hats == [hats - (seat == owner) for seat, hats in enumerate(t.hats)]
                assert len(t.active()) - len(after.active()) in (0, 1)
            if t.last < 0 <= after.last:
                openings += 1
                assert after.active() == [after.last]
    rounds = abilene.load("good_goat_bad", players=players).figures.rounds
    assert openings == 4 * rounds  # every round comes to its last stage
    assert answers >= openings * (players - 1)


@rule("GGB-DIST-15")
def test_the_last_stage_is_not_reached_with_two_active_players() -> None:
    t = town(players=3).in_play(banker=A).deal(A, *HAND).go()
    t.offer("refuse")
    assert t.t.active() == [B, C]
    assert t.t.last < 0
    assert len(t.hand) == 4


@rule("GGB-DIST-3", "GGB-DIST-4", "GGB-DIST-6")
def test_whatever_is_no_answer_says_what_is_asked() -> None:
    t = town(players=4).deal(A, "goat", "thief", "widow", "banker").go()
    assert aside(t, "character:thief") == "First choose to whom: the card comes next."
    assert aside(t, "location:bank") == "First choose to whom: the card comes next."
    t.play(f"offer {B}")
    assert aside(t, f"seat:{D}") == "Choose a card of your hand."
    t.play("slide goat", "declare thief")
    assert aside(t, "offer:card") == "Accept or refuse the card on offer."
    assert aside(t, "round") == ""


def aside(t: Table, key: str) -> str:
    """What a click on something says that the question is not about."""
    refusal = t.game.refusal_aside(t.t, key)
    return refusal.en if refusal else ""
