"""The decisions: who is asked, when, from which list, who sees the answer, and what can be taken back."""

from collections import defaultdict
from itertools import pairwise, product

import pytest

import abilene
from abilene.engine.core import State
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import GAMBLER, SALOON, THIEF, WAITRESS
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.steps.characters import Rob, Share, Swindle
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare, Slide
from abilene.games.good_goat_bad.steps.saloon import Serve, Steal
from abilene.sim.perft import perft
from tests.good_goat_bad.town import COUNTS, A, B, C, D, E, random_match, town
from tests.rules import rule

HAND = ("kid", "banker", "thief", "goat")
CHARLATANS = ("kid", "banker", "charlatan", "goat")


def questions(players: int, kind: str, games: int = 25) -> list[Town]:
    """The table at every question of this kind, over some random games."""
    decisions = (decision for seed in range(games) for decision in random_match(players, seed).made)
    return [decision.before for decision in decisions if decision.before.step().kind == kind]


@rule("GGB-DEC-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_dealer_picks_one_active_opponent(players: int) -> None:
    most = 0
    for t in questions(players, "offer"):
        assert (t.player, t.last) == (t.dealer, -1)
        assert t.options() == [seat for seat in range(players) if t.hats[seat] and seat != t.dealer]
        most = max(most, len(t.options()))
    assert most == players - 1


@rule("GGB-DEC-1")
def test_all_see_to_whom_a_card_is_offered() -> None:
    for target in (B, E):
        t = town(players=5).deal(A, *HAND).go().play(f"offer {target}")
        assert {t.t.view(seat)["offer"]["target"] for seat in (A, B, C, D, E, None)} == {target}


@rule("GGB-DEC-2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealer_picks_one_card_of_the_hand(players: int) -> None:
    most = 0
    for t in questions(players, "slide"):
        assert t.player == t.dealer
        assert t.options() == sorted(t.hand)
        if t.last < 0:
            assert len(t.options()) == 4
        else:
            refused = sum(place == -3 for place in t.place)
            assert len(t.options()) == 3 - refused + t.hats[t.last]
            most = max(most, len(t.options()))
    assert most == (6 if players == 2 else 5)


@rule("GGB-DEC-2")
def test_nobody_sees_which_card_was_picked() -> None:
    views = []
    for card in HAND:
        t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", f"slide {card}")
        views.append([t.t.view(seat) for seat in (B, C, D, E, None)])
    assert all(view == views[0] for view in views)


@rule("GGB-DEC-3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealer_declares_one_character_of_the_hand(players: int) -> None:
    for t in questions(players, "declare"):
        step = t.step()
        assert isinstance(step, Declare)
        assert t.player == t.dealer
        assert t.options() == sorted([*t.hand, step.card])
        assert t.last < 0 or len(t.options()) > t.hats[t.last]


@rule("GGB-DEC-3")
def test_nothing_is_declared_when_acceptance_is_forced() -> None:
    t = town(players=5).hats(0, 0, 2, 0, 0).deal(D, "kid", "goat").go().hear().play("slide goat")
    assert [type(event) for event in t.events][:2] == [ev.Forced, ev.HandPassed]


@rule("GGB-DEC-3")
def test_all_hear_the_declaration() -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide goat", "declare kid")
    assert {t.t.view(seat)["offer"]["declared"] for seat in (A, B, C, D, E, None)} == {"kid"}


@rule("GGB-DEC-4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_target_accepts_or_refuses(players: int) -> None:
    asked = questions(players, "answer")
    for t in asked:
        step = t.step()
        assert isinstance(step, Answer)
        assert t.player == step.player != t.dealer == step.dealer
        assert t.hats[t.player] > 0
        assert [t.game.notation(t, choice) for choice in t.options()] == ["accept", "refuse"]
        assert t.last < 0 or len(t.hand) + 1 > t.hats[t.last]
    assert {t.last < 0 for t in asked} == {True, False}


@rule("GGB-DEC-5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_owner_of_the_thief_picks_a_location_at_once(players: int) -> None:
    asked = questions(players, "rob", games=60)
    for t in asked:
        assert t.player == t.place[THIEF]
        assert t.options() == [place for place in range(SALOON) if t.site_tokens[place]]
        assert t.dealer >= 0  # before the hand goes on
    assert {t.player == t.dealer for t in asked} == {True, False}
    assert max(len(t.options()) for t in asked) == len(asked[0].figures.locations) - 1


@rule("GGB-DEC-5")
def test_there_are_four_locations_to_rob_at_most_and_all_see_which() -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {B}", "slide thief", "declare thief", "accept")
    assert t.options == ["rob store", "rob bank", "rob ranch", "rob mine"]
    t.play("rob ranch")
    assert {t.t.view(seat)["loot"]["from"] for seat in (A, B, C, D, E, None)} == {"ranch"}


@rule("GGB-DEC-6")
@pytest.mark.parametrize(("answer", "owner"), [("accept", B), ("refuse", A)])
def test_the_owner_of_the_charlatan_picks_a_split_at_once(answer: str, owner: int) -> None:
    t = town(players=5).coins(3, 3, 3, 3, 3).deal(A, *CHARLATANS).go()
    t.play(f"offer {B}", "slide charlatan", "declare goat", answer)
    assert (t.t.player, t.asks, len(t.options)) == (owner, "swindle", 20)
    t.play(f"swindle 2 from seat {C}, 1 from seat {E}")
    for seat in (A, B, C, D, E, None):
        assert [plate["elixirs"] for plate in t.t.view(seat)["seats"]] == [0, 0, 2, 0, 1]


@rule("GGB-DEC-7")
def test_the_owner_of_the_waitress_picks_a_split_in_the_saloon_phase() -> None:
    t = town(players=5).in_play(waitress=C).at("saloon", tokens=3).hear().saloon()
    assert (t.t.player, t.asks, len(t.options)) == (C, "serve", 20)
    t.play(f"serve 2 to seat {D}, 1 to seat {A}")
    assert ev.Served(C, ((D, 2), (A, 1))) in [event.seen_by(None) for event in t.events]
    assert [t.t.tokens(seat) for seat in range(5)] == [2, 1, 1, 3, 1]


@rule("GGB-DEC-8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_picks_the_victim_of_the_random_theft(players: int) -> None:
    asked = questions(players, "steal", games=80)
    by_waitress = set()
    for t in asked:
        waitress = t.in_play(WAITRESS)
        assert t.in_play(GAMBLER)
        assert t.player == t.place[WAITRESS if waitress else GAMBLER]
        assert t.options() == [seat for seat in range(players) if seat != t.player and t.tokens(seat)]
        by_waitress.add(waitress)
    assert by_waitress == {True, False}
    assert max(len(t.options()) for t in asked) == players - 1


@rule("GGB-DEC-8")
def test_all_see_who_was_robbed() -> None:
    t = town(players=5).in_play(gambler=B).last(A).hear().go().play(f"steal {D}")
    stole = next(event for event in t.events if isinstance(event, ev.Stole))
    for seat in (A, B, C, D, E, None):
        told = stole.seen_by(seat)
        assert (told.player, told.victim) == (B, D)
        assert [plate["tokens"] for plate in t.t.view(seat)["seats"]] == [1, 2, 1, 0, 1]


@rule("GGB-DEC-9")
def test_target_and_card_can_be_taken_back_until_the_declaration() -> None:
    match = abilene.Match(abilene.load("good_goat_bad", players=5, first_dealer=A), 1)
    start = match.state.checksum()
    match.choose(A, B)
    match.choose(A, match.state.options()[0])
    match.undo(A)
    match.undo(A)
    assert match.state.checksum() == start
    for _ in range(3):
        match.choose(A, match.state.options()[-1])
    assert match.why_no_undo(A) == "undo-revealed"


@rule("GGB-DEC-9")
def test_nothing_is_revealed_between_the_parts_of_an_offer() -> None:
    for players in COUNTS:
        for decision, after in pairs(players):
            if decision.step().kind == "offer" or (decision.step().kind == "slide" and after.step().kind == "declare"):
                assert (after.revealed, after.rng, after.player) == (decision.revealed, decision.rng, decision.player)


def pairs(players: int, games: int = 10) -> list[tuple[Town, Town]]:
    """The table before and after each decision, the last of a game left out."""
    found = []
    for seed in range(games):
        tables = [decision.before for decision in random_match(players, seed).made]
        found += list(pairwise(tables))
    return found


@rule("GGB-DEC-9")
def test_there_are_64_offers_at_most_and_36_in_the_last_stage() -> None:
    ordinary = town(players=5).deal(A, *HAND).go()
    assert perft(ordinary.t, 3) == 4 * 4 * 4
    last = town(players=2).hats(0, 3).deal(A, "kid", "banker", "widow", "outlaw", "thief", "goat").go()
    assert perft(last.t, 2) == 6 * 6


def splits(t: State) -> list[tuple[int, ...]]:
    """The options as tuples over the opponents in seat order after the one who is asked."""
    step = t.step()
    assert isinstance(step, Share)
    found = []
    for choice in t.options():
        shares = dict(step.shares(t, choice))  # type: ignore[arg-type]
        found.append(tuple(shares.get((step.player + i) % t.game.players, 0) for i in range(1, t.game.players)))
    return found


@rule("GGB-DEC-10")
@pytest.mark.parametrize("players", COUNTS)
def test_the_charlatans_splits_are_all_tuples_within_the_purses_in_order(players: int) -> None:
    t = town(players=players)
    for purses in product(range(5), repeat=players - 1):
        t.coins(9, *purses)
        total = min(3, sum(purses))
        within = [s for s in product(*(range(purse + 1) for purse in purses)) if sum(s) == total]
        assert [t.t.figures.splits[choice] for choice in Swindle(A).choices(t.t)] == (within if total else [])


@rule("GGB-DEC-10")
def test_seat_order_begins_after_the_owner() -> None:
    t = town(players=4).coins(2, 1, 9, 1).deal(B, "charlatan", "kid", "thief", "goat").go()
    t.play(f"offer {C}", "slide charlatan", "declare goat", "accept")
    assert splits(t.t) == [(0, 2, 1), (1, 1, 1), (1, 2, 0)]
    assert t.options == [
        f"swindle 2 from seat {A}, 1 from seat {B}",
        f"swindle 1 from seat {D}, 1 from seat {A}, 1 from seat {B}",
        f"swindle 1 from seat {D}, 2 from seat {A}",
    ]


@rule("GGB-DEC-11")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bottles", [1, 2, 3])
def test_the_waitress_splits_all_bottles_of_the_saloon(players: int, bottles: int) -> None:
    t = town(players=players).in_play(waitress=C).at("saloon", tokens=bottles).saloon()
    assert splits(t.t) == [s for s in product(range(bottles + 1), repeat=players - 1) if sum(s) == bottles]


@rule("GGB-DEC-11")
@pytest.mark.parametrize("bottles", [1, 2, 3, 4])
def test_with_two_players_there_is_one_split(bottles: int) -> None:
    t = town(players=2).in_play(waitress=A).at("saloon", tokens=bottles).saloon()
    assert t.t.over
    assert t.owns(B) == {"bottle": 1 + bottles}


@rule("GGB-DEC-12")
def test_outlaw_sheriff_and_the_taking_of_loot_and_coins_ask_nothing() -> None:
    t = town(players=5).in_play(outlaw=A, sheriff=B, thief=C, charlatan=D).loot("mine", 1).elixirs(0, 0, 0, 0, 2)
    assert t.saloon().t.over
    assert (t.owns(C), t.t.coins[D]) == ({"bottle": 1, "gold": 1}, 4)
    assert town(players=5).in_play(sheriff=B, thief=C, charlatan=D).loot("mine", 1).saloon().t.over


@rule("GGB-DEC-12")
@pytest.mark.parametrize(
    "card", ["shopkeeper", "kid", "banker", "widow", "rancher", "cowboy", "miner", "prospector", "goat"]
)
def test_collectors_and_the_goat_ask_nothing(card: str) -> None:
    t = town(players=5).deal(A, card, "outlaw", "sheriff", "gambler")
    t.go().play(f"offer {C}", f"slide {card}", f"declare {card}", "accept")
    assert (t.owner(card), t.asks, t.t.player) == (C, "offer", B)


@rule("GGB-DEC-12")
@pytest.mark.parametrize("players", COUNTS)
def test_nothing_else_is_ever_asked(players: int) -> None:
    kinds = {decision.before.step().kind for seed in range(40) for decision in random_match(players, seed).made}
    asked = {"offer", "slide", "declare", "answer", "rob", "swindle", "serve", "steal"}
    assert kinds == (asked if players > 2 else asked - {"offer", "swindle", "serve", "steal"})
    assert set(abilene.load("good_goat_bad", players=players).spans) == asked


@rule("GGB-DEC-13")
@pytest.mark.parametrize("players", COUNTS)
def test_no_undo_after_an_answer_a_draw_or_a_random_theft(players: int) -> None:
    final = defaultdict(set)
    for seed in range(30):
        match = random_match(players, seed)
        for decision, after in zip(match.made, [*(p.before for p in match.made[1:]), match.state], strict=True):
            step, stands = decision.before.step(), after.revealed != decision.before.revealed
            drew = any(
                isinstance(e, ev.HandTaken) or (isinstance(e, ev.HandPassed) and e.drawn) for e in decision.events
            )
            stole = any(isinstance(e, ev.Stole) for e in decision.events)
            if isinstance(step, Answer | Steal | Declare) or drew or stole:
                assert stands
            final[type(step)].add(stands)
    assert final[Answer] == final[Declare] == {True}
    assert final[Slide] == {False, True}  # a forced card is revealed at once
    if players > 2:
        assert final[Steal] == {True}
        assert False in final[Serve]  # before the Gambler's theft that comes next
        assert final[Rob] == {False, True}  # in the last stage nobody draws


@rule("GGB-DEC-14")
@pytest.mark.parametrize(("players", "bound"), [(2, 4 * (9 * 4 + 4)), (3, 120), (4, 144), (5, 3 * (13 * 4 + 4))])
def test_a_game_never_asks_for_more_decisions_than_the_bound(players: int, bound: int) -> None:
    game = abilene.load("good_goat_bad", players=players)
    lengths = [random_match(players, seed).decisions for seed in range(60)]
    for seed in range(40):  # the longest games: everybody keeps refusing
        t, decisions = game.start(seed), 0
        while not t.over:
            t.play(t.options()[-1])
            decisions += 1
        lengths.append(decisions)
    assert max(lengths) <= bound
    assert min(lengths) > bound // 3
