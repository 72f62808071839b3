"""Chance: the 64-bit generator, numbers below a bound, and shuffles."""

from collections import Counter
from itertools import permutations

import pytest

from abilene.engine.chance import SPAN
from pebbles import pebbles
from pebbles.state import Bag

GOLDEN_GAMMA = 0x9E3779B97F4A7C15


def source(rng: int) -> Bag:
    bag = pebbles().start(1)
    bag.rng = rng
    return bag


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ],
)
def test_random_bits_are_those_of_splitmix64(seed: int, expected: list[int]) -> None:
    bag = source(seed)
    assert [bag.random64() for _ in expected] == expected
    assert bag.rng == (seed + len(expected) * GOLDEN_GAMMA) % SPAN


def before(bits: int) -> int:
    """The `rng` after which SplitMix64 gives exactly these bits: each of its steps turned round."""
    z = bits ^ (bits >> 31) ^ (bits >> 62)
    z = z * pow(0x94D049BB133111EB, -1, SPAN) % SPAN
    z = z ^ (z >> 27) ^ (z >> 54)
    z = z * pow(0xBF58476D1CE4E5B9, -1, SPAN) % SPAN
    z = z ^ (z >> 30) ^ (z >> 60)
    return (z - GOLDEN_GAMMA) % SPAN


@pytest.mark.parametrize("bits", [0, 1, 2**63, SPAN - 1, 0xE220A8397B1DCDAF])
def test_the_generator_can_be_turned_round(bits: int) -> None:
    assert source(before(bits)).random64() == bits


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 11, 15, 22, 1000, 2**32 + 1, 2**63 + 1, SPAN - 1, SPAN])
def test_a_number_below_is_the_rest_of_bits_under_the_last_whole_multiple(n: int) -> None:
    limit = SPAN // n * n
    for bits in {0, n - 1, limit - n, limit - 1}:
        bag = source(before(bits))
        assert bag.below(n) == bits % n
        assert bag.rng == (before(bits) + GOLDEN_GAMMA) % SPAN


@pytest.mark.parametrize("n", [3, 5, 6, 7, 10, 11, 15, 22, 1000, 2**32 + 1, 2**63 + 1, SPAN - 1])
def test_bits_in_the_incomplete_last_span_are_drawn_again(n: int) -> None:
    limit = SPAN // n * n
    for bits in {limit, SPAN - 1}:
        bag, again = source(before(bits)), source(before(bits))
        again.random64()
        assert bag.below(n) == again.below(n)
        assert bag.rng == again.rng


def test_chance_brings_something_to_light() -> None:
    bag = source(1)
    revealed = bag.revealed
    bag.below(6)
    assert bag.revealed > revealed
    revealed = bag.revealed
    bag.shuffle([1, 2, 3])
    assert bag.revealed > revealed


def test_every_order_of_four_cards_is_as_likely() -> None:
    games = 24_000
    counts: Counter[tuple[int, ...]] = Counter()
    bag = source(0)
    for seed in range(games):
        bag.rng = seed
        cards = [0, 1, 2, 3]
        bag.shuffle(cards)
        counts[tuple(cards)] += 1
    assert counts.keys() == set(permutations(range(4)))
    expected = games / 24
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 49.73  # 23 degrees of freedom: a fair shuffle stays below in 999 of 1,000 cases


def test_a_shuffle_goes_from_the_end_and_draws_once_for_each_card_but_the_first() -> None:
    bag, again = source(5), source(5)
    cards = list(range(10))
    bag.shuffle(cards)
    expected = list(range(10))
    for i in range(9, 0, -1):
        j = again.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards == expected
    assert bag.rng == again.rng


@pytest.mark.parametrize("cards", [[], [7]])
def test_nothing_to_shuffle_uses_no_chance(cards: list[int]) -> None:
    bag = source(9)
    revealed = bag.revealed
    bag.shuffle(cards)
    assert (bag.rng, bag.revealed) == (9, revealed)


@pytest.mark.parametrize(
    ("seed", "cards", "rng"),
    [
        (7, [8, 1, 5, 9, 0, 4, 3, 2, 6, 7], 10372713005361028292),
        (2**63, [8, 4, 9, 6, 7, 1, 3, 0, 2, 5], 1149340968506252477),
        (SPAN - 1, [3, 4, 2, 7, 5, 0, 8, 1, 9, 6], 10372713005361028284),
    ],
)
def test_a_shuffle_gives_the_order_it_always_gave(seed: int, cards: list[int], rng: int) -> None:
    bag, shuffled = source(seed), list(range(10))
    bag.shuffle(shuffled)
    assert (shuffled, bag.rng) == (cards, rng)


def test_where_all_bits_are_ones_a_shuffle_draws_again() -> None:
    """The last span of 64 bits is incomplete for three cards: 2**64 leaves 1."""
    bag, again = source(before(SPAN - 1)), source(before(SPAN - 1))
    again.random64()
    cards, expected = [0, 1, 2], [0, 1, 2]
    bag.shuffle(cards)
    again.shuffle(expected)
    assert (cards, bag.rng) == (expected, again.rng)
