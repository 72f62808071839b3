"""Chance: what is drawn, how likely each outcome is, and that nothing else is left to luck."""

from collections import Counter

import pytest

import abilene
from abilene.engine.core import NOBODY
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import GOAT, KINDS
from abilene.games.good_goat_bad.state import FACE_UP, Town
from abilene.games.good_goat_bad.steps.upkeep import Upkeep
from tests.chances import assert_even, assert_fits
from tests.good_goat_bad.town import COUNTS, A, B, C, random_match, token, town
from tests.rules import rule


def upkeeps(players: int, trials: int) -> list[Town]:
    """The table after an upkeep, before any card is drawn, for as many seeds."""
    start = town(players=players).t
    start.stack = [Upkeep(NOBODY)]
    found = []
    for seed in range(trials):
        t = start.copy()
        t.rng = seed
        t.settle()
        found.append(t)
    return found


def face_up(t: Town) -> int:
    return t.place.index(FACE_UP)


@rule("GGB-CHANCE-1")
@pytest.mark.parametrize("players", COUNTS)
def test_every_seat_is_as_likely_to_deal_first(players: int) -> None:
    game = abilene.load("good_goat_bad", players=players)
    dealers = Counter(game.start(seed).dealer for seed in range(1500))
    assert_even(dealers, set(range(players)))


@rule("GGB-CHANCE-1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_fixed_first_dealer_leaves_nothing_to_chance(players: int) -> None:
    for seat in range(players):
        game = abilene.load("good_goat_bad", players=players, first_dealer=seat)
        assert {game.start(seed).dealer for seed in range(20)} == {seat}
        assert game.box.deal(game, 5).rng == 5


@rule("GGB-CHANCE-2")
@pytest.mark.parametrize("players", COUNTS)
def test_every_card_is_as_likely_at_every_place_of_the_pile(players: int) -> None:
    tables = [t for t in upkeeps(players, 3000) if not t.goat_back]
    deck = set(tables[0].figures.deck)
    assert_even(Counter(face_up(t) for t in tables), deck - {GOAT})
    for place in range(len(deck) - 2):
        # The first card of the shuffle is not the Goat, so the Goat is a little more likely everywhere else.
        likely = {card: 1 / (len(deck) - 1) * (1 - 1 / (len(deck) - 1)) for card in deck} | {GOAT: 1 / (len(deck) - 1)}
        assert_fits(Counter(t.pile[place] for t in tables), likely)


@rule("GGB-CHANCE-2")
@pytest.mark.parametrize("players", COUNTS)
def test_cards_next_to_each_other_do_not_depend_on_each_other(players: int) -> None:
    tables = [t for t in upkeeps(players, 4000) if not t.goat_back]
    others = set(tables[0].figures.deck) - {GOAT}
    tops = Counter((t.pile[-1], t.pile[-2]) for t in tables if GOAT not in t.pile[-2:])
    assert_even(tops, {(one, other) for one in others for other in others if one != other})


@rule("GGB-CHANCE-2")
@pytest.mark.parametrize("players", COUNTS)
def test_every_round_is_shuffled_anew(players: int) -> None:
    for seed in range(5):
        match = random_match(players, seed)
        firsts = {decision.before.round: decision.before for decision in reversed(match.made)}
        shuffles = [(face_up(t), t.face_down, *sorted(t.hand), *t.pile) for t in firsts.values()]
        assert len(set(shuffles)) == match.game.figures.rounds


@rule("GGB-CHANCE-3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_two_cards_set_aside_have_the_chances_of_the_rule(players: int) -> None:
    tables = upkeeps(players, 5000)
    deck = tables[0].figures.deck
    n = len(deck)
    assert_fits(Counter(bool(t.goat_back) for t in tables), {True: 1, False: n - 1})
    assert_even(Counter(face_up(t) for t in tables), set(deck) - {GOAT})
    assert_even(Counter(t.face_down for t in tables), set(deck))
    # Either the Goat was not on top, or it was, and the third card replaced it.
    exact = {
        (up, down): 1 / (n * (n - 1)) + (0 if down == GOAT else 1 / (n * (n - 1) * (n - 2)))
        for up in deck
        for down in deck
        if GOAT != up != down
    }
    assert sum(exact.values()) == pytest.approx(1)
    assert_fits(Counter((face_up(t), t.face_down) for t in tables), exact)


@rule("GGB-CHANCE-3")
@pytest.mark.parametrize("players", COUNTS)
def test_a_goat_turned_up_may_be_anywhere_in_the_pile_afterwards(players: int) -> None:
    tables = [t for t in upkeeps(players, 6000) if t.goat_back]
    others = set(tables[0].figures.deck) - {GOAT}
    assert_even(Counter(t.pile.index(GOAT) for t in tables), set(range(len(others) - 1)))
    assert_even(Counter(face_up(t) for t in tables), others)
    assert_even(Counter(t.face_down for t in tables), others)


@rule("GGB-CHANCE-4")
def test_every_token_of_the_victim_is_as_likely_to_be_stolen() -> None:
    before = town(players=5).stock(A).stock(B, bottle=3, supplies=1, gold=2).in_play(gambler=A).last(A).go().t
    stolen: Counter[int] = Counter()
    for seed in range(3000):
        t = before.copy()
        t.rng = seed
        t.play(B)
        stolen[next(kind for kind in range(KINDS) if t.stock[kind])] += 1
    assert_fits(stolen, {token("bottle"): 3, token("supplies"): 1, token("gold"): 2})


@rule("GGB-CHANCE-4")
@pytest.mark.parametrize("players", COUNTS)
def test_a_token_is_stolen_at_most_once_a_round(players: int) -> None:
    most = 0
    for seed in range(40):
        match = random_match(players, seed)
        thefts = Counter(
            decision.before.round for decision in match.made for event in decision.events if isinstance(event, ev.Stole)
        )
        most = max([most, *thefts.values()])
    assert most == 1


@rule("GGB-CHANCE-5")
@pytest.mark.parametrize("players", COUNTS)
def test_nothing_else_is_left_to_luck(players: int) -> None:
    used = Counter[str]()
    for seed in range(20):
        match = random_match(players, seed)
        for decision, after in zip(match.made, [*(p.before for p in match.made[1:]), match.state], strict=True):
            shuffled = any(isinstance(event, ev.RoundBegan) for event in decision.events)
            stole = any(isinstance(event, ev.Stole) for event in decision.events)
            assert (decision.before.rng != after.rng) == (shuffled or stole)
            used.update({"shuffle": shuffled, "theft": stole})
    assert used["shuffle"] == 20 * (match.game.figures.rounds - 1)
    assert used["theft"] > 0


@rule("GGB-CHANCE-5")
def test_the_same_choices_on_the_same_shuffle_lead_to_the_same_table() -> None:
    one, other = (town(players=5).in_play(sheriff=C).deal(A, "kid", "banker", "thief", "goat").go() for _ in range(2))
    other.t.rng = one.t.rng + 1
    for t in (one, other):
        t.play(f"offer {B}", "slide thief", "declare kid", "accept", "rob mine")
    assert one.t.to_data() | {"rng": 0} == other.t.to_data() | {"rng": 0}
