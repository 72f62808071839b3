"""What is always true, in every state of any game, whoever plays and however."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import abilene
from abilene.engine.game import Game
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import BOTTLE, CHARLATAN, KINDS
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, REMOVED, UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare
from tests.good_goat_bad.town import COUNTS
from tests.playing import states
from tests.rules import rule

GAMES: list[Game[Town]] = [
    abilene.load("good_goat_bad", players=players, coin_preset=preset)
    for preset in ("default", "store_two", "equal_six")
    for players in COUNTS
]
COINS = 40
MOST_COINS_OUT = {2: 36, 3: 30, 4: 35, 5: 40}

any_game = given(
    game=st.sampled_from(GAMES),
    seed=st.integers(0, 2**64 - 1),
    habits=st.lists(st.integers(0, 19), min_size=1, max_size=60),
)
often = settings(max_examples=60)


def on_offer(t: Town) -> list[int]:
    step = t.stack[-1] if t.stack else None
    return [step.card] if isinstance(step, Declare | Answer) else []


@rule("GGB-INV-1")
@often
@any_game
def test_every_character_is_in_one_place(game: Game[Town], seed: int, habits: list[int]) -> None:
    for t, _ in states(game, seed, habits):
        open_cards = [card for card in t.figures.deck if t.place[card] != UNSEEN]
        everywhere = [*t.pile, *t.hand, *on_offer(t), t.face_down, *open_cards]
        assert sorted(everywhere) == t.figures.deck
        assert len(t.figures.deck) == {2: 11, 3: 11, 4: 13, 5: 15}[game.players]
        places = Counter(t.place[card] for card in t.figures.deck)
        assert places[FACE_UP] == 1
        assert places[REFUSED] <= 3
        for seat in range(game.players):
            assert places[seat] + places[REMOVED + seat] == t.figures.hats - t.hats[seat]


@rule("GGB-INV-2")
@often
@any_game
def test_before_an_ordinary_offer_the_hand_is_four_and_the_pile_one_less_than_the_hats(
    game: Game[Town], seed: int, habits: list[int]
) -> None:
    for t, _ in states(game, seed, habits):
        if not t.over and t.last < 0 and t.step().kind in ("offer", "slide"):
            assert len(t.hand) == 4
            assert len(t.pile) == sum(t.hats) - 1 >= 1
            assert len(t.active()) >= 2


@rule("GGB-INV-3")
@often
@any_game
def test_the_last_stage_opens_with_three_cards_and_one_in_the_pile_for_each_hat(
    game: Game[Town], seed: int, habits: list[int]
) -> None:
    for t, events in states(game, seed, habits):
        for number, event in enumerate(events):
            if isinstance(event, ev.LastStageBegan):
                passed = events[number + 1]
                assert isinstance(passed, ev.HandPassed)
                assert (passed.passed, passed.drawn) == (3, event.hats)
                assert 1 <= event.hats <= (3 if game.players == 2 else 2)
                assert t.hats == [event.hats if seat == t.last else 0 for seat in range(game.players)]
                assert (len(t.hand), t.pile) == (3 + event.hats, [])


@rule("GGB-INV-4")
@often
@any_game
def test_in_the_last_stage_the_surplus_of_the_hand_is_the_refusals_left(
    game: Game[Town], seed: int, habits: list[int]
) -> None:
    for t, _ in states(game, seed, habits):
        if not t.over and t.last >= 0 and t.step().kind == "slide":
            refusals = sum(place == REFUSED for place in t.place)
            assert len(t.hand) - t.hats[t.last] == 3 - refusals >= 0
            assert t.dealer != t.last
            assert t.active() == [t.last]


@rule("GGB-INV-5")
@often
@any_game
def test_a_round_has_as_many_offers_as_hats_and_three_more_at_most(
    game: Game[Town], seed: int, habits: list[int]
) -> None:
    offers: Counter[int] = Counter()
    number = 0
    for _, events in states(game, seed, habits):
        for event in events:
            if isinstance(event, ev.RoundBegan):
                number = event.round
            offers[number] += isinstance(event, ev.Declared | ev.Forced)
    hats = game.players * game.figures.hats
    assert set(offers) - {0} == set(range(1, game.figures.rounds + 1))
    assert all(hats <= offers[round_] <= hats + 3 for round_ in range(1, game.figures.rounds + 1))


@rule("GGB-INV-6")
@often
@any_game
def test_all_coins_are_accounted_for(game: Game[Town], seed: int, habits: list[int]) -> None:
    paid = game.players * 2  # a ledger of all that ever left the reserve
    for t, events in states(game, seed, habits):
        for event in events:
            if isinstance(event, ev.RoundBegan):
                paid += sum(game.figures.coins_per_round[place] for place in game.figures.locations)
            elif isinstance(event, ev.SheriffKilled | ev.SheriffPaid | ev.ThiefArrested | ev.CharlatanArrested):
                paid += event.coins
        assert sum(t.coins) + sum(t.site_coins) + sum(t.elixirs) == paid
        assert t.reserve() == COINS - paid
        assert min(*t.coins, *t.site_coins, *t.elixirs) >= 0
        if game.options["coin_preset"] == "default":
            assert paid <= MOST_COINS_OUT[game.players] <= COINS


@rule("GGB-INV-7")
@often
@any_game
def test_the_token_reserve_is_one_for_each_round_to_come(game: Game[Town], seed: int, habits: list[int]) -> None:
    begun = 0
    for t, events in states(game, seed, habits):
        begun += sum(isinstance(event, ev.RoundBegan) for event in events)
        assert t.round == begun <= game.figures.rounds
        for kind in range(KINDS):
            left = game.figures.rounds - begun if kind in game.figures.locations else 0
            assert t.token_reserve(kind) == left >= 0
            assert (begun < game.figures.rounds) or left == 0
    assert begun == game.figures.rounds == (4 if game.players == 2 else 3)


@rule("GGB-INV-8")
@often
@any_game
def test_no_token_is_lost(game: Game[Town], seed: int, habits: list[int]) -> None:
    for t, _ in states(game, seed, habits):
        for kind in range(KINDS):
            owned = sum(t.stock[kind::KINDS])
            loot = t.loot if t.robbed == kind else 0
            start = game.figures.rounds if kind in game.figures.locations else 0
            start += game.players if kind == BOTTLE else 0
            assert owned + t.site_tokens[kind] + loot + t.token_reserve(kind) == start
        assert min(*t.stock, *t.site_tokens, t.loot) >= 0
        assert t.loot == 0 or t.robbed >= 0


@rule("GGB-INV-9")
@often
@any_game
def test_elixirs_are_out_only_while_the_charlatan_waits_for_the_saloon_phase(
    game: Game[Town], seed: int, habits: list[int]
) -> None:
    on_card = 0
    for t, events in states(game, seed, habits):
        for event in events:
            if isinstance(event, ev.Swindled):
                on_card = sum(coins for _, coins in event.shares)
            elif isinstance(event, ev.CharlatanPaid | ev.CharlatanArrested):
                on_card = 0
        assert sum(t.elixirs) == on_card <= 3
        if on_card:
            assert t.in_play(CHARLATAN)
            assert t.dealer >= 0  # the saloon phase has not begun
            assert t.elixirs[t.place[CHARLATAN]] == 0
