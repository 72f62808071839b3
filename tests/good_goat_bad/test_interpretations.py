"""The rulings: what the rulebook leaves open, and how we read it."""

from collections import Counter
from itertools import pairwise

import pytest

import abilene
from abilene.engine.events import UNKNOWN, Event
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARACTERS
from abilene.games.good_goat_bad.state import REFUSED, REMOVED, Town
from abilene.games.good_goat_bad.steps.saloon import Steal
from abilene.sim.tally import Tally
from tests.good_goat_bad.town import COUNTS, A, B, C, D, E, Table, character, names, random_match, token, town
from tests.rules import rule

HAND = ("kid", "banker", "thief", "goat")


def last_stage(*hand: str, hats: int = 1, refused: tuple[str, ...] = ()) -> Table:
    """Four players; D is the last active one, with so many hats, and A holds these cards."""
    t = town(players=4).set_aside("shopkeeper", "prospector")
    used = (*hand, *refused)
    others = [name for name in names(t.game.figures.deck) if name not in (*used, "shopkeeper", "prospector")]
    placed = dict(zip(others, (A, A, B, B, C, C, *[D] * (2 - hats)), strict=True))
    return t.in_play(**placed).refused(*refused).deal(A, *hand).go()


def imagined(t: Table, seat: int | None, seed: int) -> Town:
    """The table as this seat may imagine it."""
    twin = t.t.redeal(seat, seed)
    assert isinstance(twin, Town)
    return twin


# --- offers


@rule("GGB-INT-1")
@pytest.mark.parametrize("card", HAND)
def test_any_card_of_the_hand_may_be_declared_the_offered_one_included(card: str) -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", f"slide {card}")
    assert t.options == [f"declare {name}" for name in HAND]
    for name in set(CHARACTERS) - set(HAND):
        refusal = t.t.refusal(character(name))
        assert refusal is not None
        assert refusal.rule == "GGB-DIST-5"


@rule("GGB-INT-2")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_named_card_that_was_not_offered_is_certainly_passed_on(answer: str) -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide goat", "declare kid", answer)
    assert "kid" in t.hand
    for seat in (B, C, D, E, None):
        assert t.t.view(seat)["all_know"] == ["kid"]
        assert all(character("kid") in imagined(t, seat, seed).hand for seed in range(20))


@rule("GGB-INT-2")
def test_a_named_card_that_was_offered_tells_nothing_of_the_others() -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide kid", "declare kid", "accept")
    assert t.t.view(C)["all_know"] == []
    hands = {tuple(sorted(imagined(t, C, seed).hand)) for seed in range(50)}
    assert len(hands) > 30


@rule("GGB-INT-2")
def test_a_named_card_is_no_news_once_it_comes_to_light() -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide goat", "declare kid", "accept")
    t.play(f"offer {A}", "slide kid", "declare thief", "refuse")
    assert t.t.view(None)["all_know"] == ["thief"]


@rule("GGB-INT-3")
def test_only_active_opponents_are_offered_cards() -> None:
    t = town(players=5).hats(2, 0, 1, 0, 1).deal(A, *HAND).go()
    assert t.options == [f"offer {C}", f"offer {E}"]
    for seat, rule_id in ((B, "GGB-INT-3"), (D, "GGB-INT-3"), (A, "GGB-DIST-3")):
        refusal = t.t.refusal(seat)
        assert refusal is not None
        assert refusal.rule == rule_id
        with pytest.raises(abilene.IllegalChoice):
            t.t.play(seat)


@rule("GGB-INT-3")
def test_an_inactive_player_does_not_deal_in_the_ordinary_stage() -> None:
    t = town(players=5).hats(2, 0, 1, 0, 1).deal(A, *HAND).go()
    t.play(f"offer {E}", "slide goat", "declare goat", "refuse")
    assert t.t.dealer == C


@rule("GGB-INT-4")
def test_with_one_active_opponent_card_and_declaration_stay_free() -> None:
    t = town(players=5).hats(2, 0, 0, 1, 0).deal(A, *HAND).go()
    assert t.options == [f"slide {name}" for name in HAND]
    assert t.t.view(None)["offer"] == {"dealer": A, "target": D}
    t.play("slide thief")
    assert t.options == [f"declare {name}" for name in HAND]
    t.play("declare kid")
    assert (t.t.player, t.options) == (D, ["accept", "refuse"])


# --- the last stage


@rule("GGB-INT-5")
@pytest.mark.parametrize("hats", [1, 2])
def test_a_card_of_the_hand_is_declared_in_the_last_stage_too(hats: int) -> None:
    hand = ("banker", "outlaw", "waitress", "gambler", "goat")[: 3 + hats]
    t = last_stage(*hand, hats=hats).play("slide banker")
    assert t.options == [f"declare {name}" for name in hand]
    assert "GGB-INT-5" in t.t.rules()
    t.play("declare outlaw")
    assert (t.t.player, t.options) == (D, ["accept", "refuse"])


@rule("GGB-INT-6")
def test_acceptance_is_forced_exactly_when_the_hand_equals_the_hats() -> None:
    t = last_stage("outlaw", "waitress", "gambler", "goat").hear()
    for dealer, card in ((A, "outlaw"), (B, "waitress"), (C, "gambler")):
        assert (t.t.dealer, t.t.view(None)["must_accept"]) == (dealer, False)
        t.play(f"slide {card}", f"declare {card}")
        assert (t.t.player, t.t.view(None)["must_accept"]) == (D, False)
        t.play("refuse")
    assert ev.Forced(D, A, character("goat")) in t.events
    assert not any(isinstance(event, ev.Declared) and event.card == character("goat") for event in t.events)
    assert t.t.round == 2


@rule("GGB-INT-6")
@pytest.mark.parametrize(("order", "banknotes"), [(("thief", "banker"), 0), (("banker", "thief"), 2)])
def test_forced_dealers_still_rotate_and_choose_the_order(order: tuple[str, str], banknotes: int) -> None:
    t = last_stage("thief", "banker", hats=2, refused=("kid", "miner", "goat")).at("bank", tokens=2)
    assert t.t.view(None)["must_accept"]
    assert "GGB-INT-6" in t.t.rules()
    assert (t.t.player, t.options) == (A, ["slide banker", "slide thief"])
    t.hear().play(f"slide {order[0]}")
    assert (t.t.player, t.asks) == (D, "rob")
    if order[0] == "thief":
        t.play("rob bank")
    forced = [event for event in t.events if isinstance(event, ev.Forced)]
    assert [(event.dealer, event.card) for event in forced] == [(A, character(order[0])), (B, character(order[1]))]
    taken = [event for event in t.events if isinstance(event, ev.TookTokens)]
    assert sum(event.count for event in taken) == banknotes


@rule("GGB-INT-7")
def test_everybody_but_the_last_active_player_deals_in_turn() -> None:
    t = town(players=5).hats(0, 0, 2, 0, 0).deal(D, "outlaw", "waitress", "gambler", "goat", "kid").go()
    dealers = []
    for _ in range(3):
        dealers.append(t.t.dealer)
        t.play(t.options[0], t.options[0].replace("slide", "declare"), "refuse")
    assert [*dealers, t.t.dealer] == [D, E, A, B]


@rule("GGB-INT-8")
def test_with_two_players_one_of_them_makes_all_offers_of_the_last_stage() -> None:
    t = town(players=2).hats(0, 3).deal(A, "kid", "banker", "widow", "outlaw", "sheriff", "goat").go()
    offers = 0
    while t.t.round == 1 and t.asks in ("slide", "declare", "answer"):
        assert t.t.dealer == A
        offers += t.asks == "slide"
        t.play("refuse" if t.asks == "answer" else t.options[0])
    assert offers == 5  # and a sixth, for which one card was left


@rule("GGB-INT-9")
@pytest.mark.parametrize("players", COUNTS)
def test_the_pile_holds_one_card_for_each_hat_when_the_last_stage_begins(players: int) -> None:
    seen = Counter[int]()
    for seed in range(60):
        for decision in random_match(players, seed).made:
            for number, event in enumerate(decision.events):
                if isinstance(event, ev.LastStageBegan):
                    passed = decision.events[number + 1]
                    assert isinstance(passed, ev.HandPassed)
                    assert (passed.passed, passed.drawn) == (3, event.hats)
                    seen[event.hats] += 1
    assert seen.keys() == ({1, 2, 3} if players == 2 else {1, 2})


@rule("GGB-INT-10")
@pytest.mark.parametrize("players", COUNTS)
def test_the_pile_never_runs_out_in_the_ordinary_stage(players: int) -> None:
    fewest = 99
    for seed in range(40):
        for decision in random_match(players, seed).made:
            if decision.before.dealer >= 0 and decision.before.last < 0:
                fewest = min(fewest, len(decision.before.pile))
    assert fewest == 1


@rule("GGB-INT-11")
def test_the_goat_turned_up_is_replaced_from_the_pile_and_shuffled_back() -> None:
    under: set[str | int] = set()
    for seed in range(40):
        t = town(players=3).hear().next_round("goat", "thief", "banker", seed=seed * 100_000)
        assert t.face_up == character("banker")
        assert t.t.face_down == character("thief")
        assert sorted([*t.t.pile, *t.t.hand]) == sorted(
            set(t.game.figures.deck) - {character("thief"), character("banker")}
        )
        assert ev.GoatTurnedUp() in t.events
        under.add("hand" if "goat" in t.hand else t.t.pile.index(character("goat")))
    assert under == {"hand", 0, 1, 2, 3, 4}


@rule("GGB-INT-11")
def test_a_goat_face_down_stays_there() -> None:
    t = town(players=3).hear().next_round("thief", "goat", "banker")
    assert (t.face_up, t.t.face_down) == (character("thief"), character("goat"))
    assert ev.GoatTurnedUp() not in t.events
    assert not t.t.goat_back


def rounds_of(events: list[Event]) -> list[list[Event | None]]:
    """What everybody saw, round by round."""
    starts = [number for number, event in enumerate(events) if isinstance(event, ev.RoundBegan)]
    shown = [event.seen_by(None) for event in events]
    return [shown[start:end] for start, end in pairwise([*starts, len(events)])]


@rule("GGB-INT-12")
@pytest.mark.parametrize("players", COUNTS)
def test_leftovers_are_reshuffled_unseen_and_refused_cards_are_public(players: int) -> None:
    refusals = set()
    for seed in range(20):
        match = random_match(players, seed)
        for told in rounds_of(match.events()):
            kinds = (ev.SetAside, ev.Accepted, ev.Refused, ev.Discarded, ev.Forced)
            shown = {event.card for event in told if isinstance(event, kinds)}
            refused = sum(isinstance(event, ev.Discarded) for event in told)
            # Hidden for good: the card face down, and of the three that are never placed those not refused.
            assert len(match.game.figures.deck) - len(shown) == 1 + 3 - refused
            refusals.add(refused)
    assert refusals == {0, 1, 2, 3}


@rule("GGB-INT-12")
def test_a_refused_card_lies_open_and_a_leftover_does_not() -> None:
    t = last_stage("outlaw", "waitress", "gambler", "goat").at("saloon", tokens=1)
    t.play("slide gambler", "declare goat", "refuse", "slide waitress", "declare goat", "accept")
    assert (t.asks, t.hand) == ("serve", ["outlaw", "goat"])
    shown = t.t.view(B)["characters"]
    assert shown["gambler"] == {"is": "refused"}
    assert "outlaw" not in shown
    assert "goat" not in shown


@rule("GGB-INT-13")
@pytest.mark.parametrize(
    ("refused", "owner_of", "gain"),
    [("sheriff", "outlaw", 0), ("thief", "sheriff", 2), ("charlatan", "sheriff", 2)],
)
def test_a_card_refused_in_the_last_stage_is_in_play_for_nobody(refused: str, owner_of: str, gain: int) -> None:
    t = town(players=4).refused(refused).in_play(**{owner_of: B}).coins(2, 2, 2, 2).saloon()
    assert t.t.coins == [2, 2 + gain, 2, 2]
    assert t.owner(refused) == REFUSED


@rule("GGB-INT-13")
def test_a_refused_gambler_is_not_replaced_by_the_waitress() -> None:
    t = town(players=4).refused("gambler").in_play(waitress=B).at("saloon", tokens=0).saloon()
    assert t.t.over
    assert [t.t.tokens(seat) for seat in range(4)] == [1, 1, 1, 1]


# --- Thief and Charlatan


@rule("GGB-INT-14")
def test_the_thief_must_rob_where_there_is_something() -> None:
    t = town(players=5).at("store", tokens=0).at("bank", tokens=2).at("ranch", tokens=0).at("mine", tokens=1)
    t.deal(A, *HAND).go().play(f"offer {B}", "slide thief", "declare thief", "accept")
    assert t.options == ["rob bank", "rob mine"]
    for name in ("rob store", "rob ranch"):
        refusal = t.t.refusal(t.game.parse(t.t, name))
        assert refusal is not None
        assert refusal.rule == "GGB-INT-14"
        with pytest.raises(abilene.IllegalChoice):
            t.play(name)


@rule("GGB-INT-15")
def test_the_thief_leaves_the_coins() -> None:
    t = town(players=5).at("bank", tokens=2, coins=4).coins(2, 2, 2, 2, 2)
    t.deal(A, *HAND).go().play(f"offer {B}", "slide thief", "declare thief", "accept", "rob bank")
    assert (t.t.loot, t.tokens_at("bank"), t.coins_at("bank")) == (2, 0, 4)
    assert t.t.coins == [2, 2, 2, 2, 2]


@rule("GGB-INT-16")
@pytest.mark.parametrize(("purses", "taken"), [((9, 1, 0), 1), ((9, 1, 1), 2), ((9, 0, 2), 2), ((9, 2, 1), 3)])
def test_the_charlatan_takes_all_that_poor_opponents_have(purses: tuple[int, ...], taken: int) -> None:
    t = town(players=3).coins(*purses).deal(C, "charlatan", "banker", "goat", "thief").go()
    t.play(f"offer {A}", "slide charlatan", "declare goat", "accept")
    assert t.asks != "swindle"
    assert t.t.coins == [9, 0, 0]
    assert sum(t.t.elixirs) == taken


@rule("GGB-INT-17")
def test_goods_in_suspense_belong_to_nobody() -> None:
    t = town(players=3).in_play(thief=A, charlatan=B).coins(4, 0, 1).stock(A).stock(B, bottle=1).stock(C, bottle=2)
    t.loot("bank", 2).elixirs(0, 0, 3)
    assert t.t.scores() == [4, 2, 1 + 4]
    assert [t.t.view(None)["seats"][seat]["tokens"] for seat in range(3)] == [0, 1, 2]
    assert t.t.view(None)["loot"] == {"tokens": 2, "from": "bank"}
    t.t.stack = [Steal(C)]
    t.go()  # A has the Thief, but no token of their own: B is the only victim
    assert (t.t.tokens(A), t.t.tokens(B), t.t.tokens(C), t.t.loot) == (0, 0, 3, 2)


@rule("GGB-INT-17")
def test_coins_on_the_charlatan_are_nobodys_until_the_saloon_phase() -> None:
    t = town(players=3).coins(5, 5, 5).deal(A, "charlatan", "banker", "goat", "thief").go()
    t.play(f"offer {B}", "slide charlatan", "declare charlatan", "accept", f"swindle 2 from seat {C}, 1 from seat {A}")
    assert t.t.coins == [4, 5, 3]
    assert t.t.elixirs == [1, 0, 2]
    assert [parts["coins"] for parts in t.t.breakdown()] == [4, 5, 3]


# --- the saloon phase


@rule("GGB-INT-18")
@pytest.mark.parametrize(
    ("suspects", "pay"), [({}, 2), ({"thief": B}, 4), ({"charlatan": B}, 3), ({"thief": B, "charlatan": C}, 5)]
)
def test_the_sheriff_is_paid_for_arresting_those_who_stole_nothing(suspects: dict[str, int], pay: int) -> None:
    t = town(players=3).coins(0, 0, 0).in_play(sheriff=A, **suspects).saloon()
    assert t.t.coins == [pay, 0, 0]
    assert all(t.owner(name) == REMOVED + seat for name, seat in suspects.items())


@rule("GGB-INT-19")
def test_the_outlaw_kills_the_sheriff_of_the_same_owner() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(outlaw=A, sheriff=A).saloon()
    assert (t.t.coins, t.owner("sheriff")) == ([4, 0, 0], REMOVED + A)


@rule("GGB-INT-19")
def test_the_sheriff_arrests_the_thief_of_the_same_owner() -> None:
    t = (
        town(players=3)
        .coins(0, 0, 0)
        .stock(A)
        .in_play(sheriff=A, thief=A)
        .at("bank", tokens=0)
        .loot("bank", 2)
        .saloon()
    )
    assert (t.t.coins, t.owns(A), t.tokens_at("bank")) == ([4, 0, 0], {}, 2)


@rule("GGB-INT-19")
def test_the_waitress_replaces_the_gambler_of_the_same_owner() -> None:
    t = town(players=3).in_play(waitress=A, gambler=A).at("saloon", tokens=0).stock(A).hear().saloon()
    t.play(f"steal {B}")
    assert [t.t.tokens(seat) for seat in range(3)] == [1, 0, 1]
    assert ev.GamblerReplaced(A, A) in t.events


@rule("GGB-INT-20")
def test_a_killed_sheriff_earns_nothing_and_arrests_nobody() -> None:
    t = town(players=4).coins(0, 0, 0, 0).stock(C).loot("bank", 2).elixirs(0, 2, 0, 0)
    t.in_play(outlaw=A, sheriff=B, thief=C, charlatan=D).saloon()
    assert t.t.coins == [4, 0, 0, 2]
    assert t.owns(C) == {"banknotes": 2}
    assert (t.owner("sheriff"), t.owner("thief"), t.owner("charlatan")) == (REMOVED + B, C, D)


@rule("GGB-INT-21")
def test_a_bottle_just_given_may_be_stolen() -> None:
    t = town(players=3).in_play(waitress=A, gambler=B).at("saloon", tokens=1).stock(B).stock(C).saloon()
    assert t.asks == "serve"
    t.play(f"serve 1 to seat {C}")  # and C is the only victim there is
    assert (t.owns(A), t.owns(C)) == ({"bottle": 2}, {})


@rule("GGB-INT-22")
def test_the_waitress_owner_chooses_a_victim_and_gets_the_token() -> None:
    t = town(players=3).in_play(waitress=C, gambler=A).at("saloon", tokens=0)
    t.stock(A, cattle=1).stock(B, banknotes=1).stock(C).hear().saloon()
    assert (t.t.player, t.options) == (C, [f"steal {A}", f"steal {B}"])
    t.play(f"steal {A}")
    assert (t.owns(A), t.owns(B), t.owns(C)) == ({}, {"banknotes": 1}, {"cattle": 1})
    assert ev.GamblerReplaced(A, C) in t.events


@rule("GGB-INT-22")
def test_the_gambler_loses_the_action_even_if_nothing_could_be_stolen() -> None:
    t = town(players=3).in_play(waitress=C, gambler=A).at("saloon", tokens=0).stock(A).stock(B).stock(C, bottle=3)
    t.hear().saloon()
    assert t.t.over
    assert t.owns(C) == {"bottle": 3}
    assert not any(isinstance(event, ev.Stole) for event in t.events)


@rule("GGB-INT-23")
def test_the_gamblers_victim_must_own_a_token() -> None:
    t = town(players=4).in_play(gambler=A).stock(B).stock(C, bottle=1).stock(D, gold=1).saloon()
    assert t.options == [f"steal {C}", f"steal {D}"]
    refusal = t.t.refusal(B)
    assert refusal is not None
    assert refusal.rule == "GGB-INT-23"
    with pytest.raises(abilene.IllegalChoice):
        t.t.play(B)


@rule("GGB-INT-24")
def test_a_random_theft_is_uniform_over_single_tokens_and_seen_by_two() -> None:
    drawn: Counter[str] = Counter()
    t = town(players=4).in_play(gambler=A).stock(A).stock(C, bottle=2, gold=1).last(A).go()
    before = t.t
    for seed in range(3000):
        t.t = before.copy()
        t.t.rng = seed
        t.play(f"steal {C}")
        (kind,) = t.owns(A)
        drawn[kind] += 1
        assert t.owns(C) == ({"bottle": 1, "gold": 1} if kind == "bottle" else {"bottle": 2})
        told = [ev.Stole(A, C, token(kind)).seen_by(seat).token for seat in (A, B, C, D, None)]
        assert told == [token(kind), UNKNOWN, token(kind), UNKNOWN, UNKNOWN]
    assert abs(drawn["bottle"] - 2000) < 85  # 3.3 standard deviations
    assert drawn.keys() == {"bottle", "gold"}


# --- supply and set-up


@rule("GGB-INT-25")
def test_coins_never_run_out_for_an_effect() -> None:
    t = town(players=5, coin_preset="equal_six").coins(8, 8, 8, 8, 1).in_play(sheriff=A, thief=B, charlatan=C)
    assert t.t.reserve() == 0
    t.saloon()
    assert t.t.coins == [8 + 5, 8, 8, 8, 1]
    assert t.t.reserve() == -5
    t.next_round()
    assert [t.coins_at(name) for name in ("store", "bank", "ranch", "mine")] == [6, 4, 2, 2]


@rule("GGB-INT-26")
@pytest.mark.parametrize("players", COUNTS)
def test_upkeep_can_always_be_carried_out(players: int) -> None:
    for seed in range(5):
        match = random_match(players, seed)
        rounds = {decision.before.round: decision.before for decision in reversed(match.made)}
        total = match.game.figures.rounds
        assert rounds.keys() == set(range(1, total + 1))
        for number, t in rounds.items():
            for place in t.figures.locations:
                assert t.site_tokens[place] >= 1
                assert t.token_reserve(place) == total - number


@rule("GGB-INT-27")
def test_coins_elixirs_and_the_number_of_tokens_are_open() -> None:
    t = town(players=3).coins(3, 4, 5).stock(B, bottle=2, cattle=1).elixirs(0, 1, 2).deal(A, *HAND[1:], "widow").go()
    for viewer in (A, C, None):
        seat = t.t.view(viewer)["seats"][B]
        assert (seat["coins"], seat["elixirs"], seat["tokens"]) == (4, 1, 3)
        assert "stock" not in seat
    assert t.t.view(B)["seats"][B]["stock"] == {"bottle": 2, "cattle": 1}


@rule("GGB-INT-28")
@pytest.mark.parametrize("players", COUNTS)
def test_the_saloon_gets_a_bottle_each_round_and_no_coins(players: int) -> None:
    t = town(players=players)
    assert (t.tokens_at("saloon"), t.coins_at("saloon")) == (1, 0)
    t.next_round().next_round()
    assert (t.tokens_at("saloon"), t.coins_at("saloon")) == (3, 0)


@rule("GGB-INT-29")
def test_all_who_are_level_after_both_tie_breaks_win() -> None:
    t = town(players=3).coins(5, 5, 5).stock(A, cattle=1).stock(B, cattle=1).stock(C, banknotes=1).end()
    assert t.t.winners() == [A, B]
    tally = Tally(players=3)
    tally.add_game(["random"] * 3, t.t.scores(), t.t.winners(), decisions=1)
    assert [seat.wins / tally.unit for seat in tally.seats] == [1 / 2, 1 / 2, 0]


@rule("GGB-INT-30")
@pytest.mark.parametrize("players", COUNTS)
def test_the_third_hat_is_for_two_players(players: int) -> None:
    t = town(players=players)
    assert t.t.hats == [3 if players == 2 else 2] * players
    assert t.game.tables["components"]["small_hats_per_colour"] == 3


@rule("GGB-INT-31")
def test_the_hat_of_a_killed_or_arrested_character_comes_back_with_the_next_round() -> None:
    t = town(players=4).hats(1, 1, 1, 1).in_play(outlaw=A, sheriff=B, waitress=C, gambler=D).stock(A).saloon()
    assert t.t.hats == [0, 0, 0, 0]
    assert t.owner("sheriff") == REMOVED + B
    t.next_round()
    assert t.t.hats == [2, 2, 2, 2]
    assert t.owner("sheriff") != REMOVED + B


@rule("GGB-INT-32")
@pytest.mark.parametrize(("answer", "owner"), [("accept", B), ("refuse", A)])
def test_a_card_lies_face_up_once_it_is_answered(answer: str, owner: int) -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide goat", "declare kid")
    assert "goat" not in t.t.view(C)["characters"]
    t.play(answer)
    for seat in (*range(5), None):
        assert t.t.view(seat)["characters"]["goat"] == {"is": "in_play", "owner": owner}


@rule("GGB-INT-33")
@pytest.mark.parametrize("declared", HAND)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_what_is_said_changes_nothing_but_what_is_known(declared: str, answer: str) -> None:
    outcomes = []
    for name in ("goat", declared):
        t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide goat", f"declare {name}", answer)
        outcomes.append(t.t.to_data() | {"named": 0})
    assert outcomes[0] == outcomes[1]


@rule("GGB-INT-34")
def test_the_first_dealer_is_a_seat_drawn_at_random_or_fixed_by_the_table() -> None:
    game = abilene.load("good_goat_bad", players=5)
    assert {game.start(seed).dealer for seed in range(60)} == {A, B, C, D, E}
    fixed = abilene.load("good_goat_bad", players=5, first_dealer=D)
    assert {fixed.start(seed).dealer for seed in range(60)} == {D}


@rule("GGB-INT-35")
def test_the_charlatan_may_rob_inactive_players() -> None:
    t = town(players=4).hats(2, 1, 0, 0).coins(0, 0, 2, 1).deal(A, "charlatan", "kid", "thief", "goat").go()
    t.play("slide charlatan", "declare charlatan", "accept")
    assert t.t.coins == [0, 0, 0, 0]
    assert t.t.elixirs == [0, 0, 2, 1]


@rule("GGB-INT-35")
def test_the_gambler_and_the_waitress_reach_inactive_players() -> None:
    t = town(players=4).hats(0, 0, 0, 0).at("saloon", tokens=1).stock(A).in_play(waitress=A, gambler=B)
    t.stock(C).hats(0, 0, 0, 0).saloon()
    assert f"serve 1 to seat {C}" in t.options
    t.play(f"serve 1 to seat {C}", f"steal {C}")
    assert (t.owns(A), t.owns(C)) == ({"bottle": 1}, {})


@rule("GGB-INT-36")
def test_the_banker_finds_nothing_after_the_thief() -> None:
    t = town(players=5).at("bank", tokens=2).coins(0, 0, 0, 0, 0).in_play(sheriff=E).deal(A, *HAND).go()
    t.play(f"offer {B}", "slide thief", "declare thief", "accept", "rob bank")
    t.play(f"offer {C}", "slide banker", "declare banker", "accept")
    assert t.owns(C) == {"bottle": 1}
    t.saloon()
    assert t.tokens_at("bank") == 2
    assert t.owns(C) == {"bottle": 1}
