"""Chance: who is first, the market, the deals and the shuffles, each as likely as the rules say."""

from collections import Counter

from abilene.games.spike.data import COMMODITIES, TIME
from abilene.games.spike.steps.rounds import begin_round
from tests.chances import assert_even
from tests.rules import rule
from tests.spike.railway import A, start, table

SEEDS = range(2000)


@rule("SPK-RND-1", "SPK-SETUP-8")
def test_the_first_player() -> None:
    assert_even(Counter(start(4, seed=seed).first for seed in SEEDS), set(range(4)))


@rule("SPK-RND-2")
def test_the_market() -> None:
    decks = [start(2, seed=seed).market for seed in SEEDS]
    for place in (0, 5, 11):
        assert_even(Counter(market[place] for market in decks), set(range(12)))


@rule("SPK-RND-3", "SPK-SETUP-4")
def test_contracts() -> None:
    dealt = [start(3, seed=seed) for seed in SEEDS]
    for good in (0, 7):
        assert_even(Counter(t.contract[good] - 6 * good for t in dealt), set(range(6)))
        assert_even(Counter(t.holder[good] for t in dealt), set(range(3)))


@rule("SPK-RND-4")
def test_rail_cards_at_set_up() -> None:
    tops: Counter[int] = Counter()
    for seed in SEEDS:
        t = start(3, seed=seed)
        tops[t.deck[-1]] += 1
    assert_even(tops, set(range(6)))


@rule("SPK-RND-5")
def test_the_bottom_half_of_round_three() -> None:
    base = table().round(2).display("white", "blue", "red", "green").deck().discard(yellow=6)
    places: Counter[int] = Counter()
    for seed in SEEDS:
        t = base.t.copy()
        t.rng = seed
        begin_round(t)
        places.update(place for place, card in enumerate(t.deck) if card == TIME)
    assert_even(places, set(range(6)))


@rule("SPK-RND-6")
def test_route_cards() -> None:
    first: Counter[int] = Counter()
    for seed in SEEDS:
        t = start(2, seed=seed)
        t.play(t.options()[0])
        first[t.routes[A]] += 1
        assert t.routes[0] != t.routes[1]
    assert_even(first, set(range(36)))


@rule("SPK-RND-7", "SPK-DEC-16")
def test_what_brings_something_to_light_and_what_does_not() -> None:
    r = table().home(A, "raleigh").hand(A, red=2, white=3).turn()
    before = r.t.revealed
    r.play("build", "lay t277", "lay t276", "pay 2 white")
    assert r.t.revealed == before  # to build is no chance: it can be taken back
    r = table().home(A, "raleigh").tracks(A, "t277", "t276").train(A, "t277").money(3).contract(A, "wheat_1 a")
    before = r.turn().t.revealed
    r.play("move raleigh", "speed")
    assert r.t.revealed == before
    r = table().hand(A, white=6).turn()
    before = r.t.revealed
    r.play("draw", "take white")
    assert r.t.revealed == before  # nothing was turned up yet
    r.play("stop")
    assert r.t.revealed > before  # the display was refilled
    r = table().hand(A, white=6).turn().play("draw")
    before = r.t.revealed
    r.play("deck")
    assert r.t.revealed > before
    assert len(r.t.contract) == COMMODITIES
