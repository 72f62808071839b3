"""Tallies: shares, intervals and means, exact in whole numbers."""

import statistics
from random import Random

import pytest

from abilene.sim.tally import Share, Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, Table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share(0, 0.0).share == 0.0


def test_a_shared_victory_counts_its_share_exactly() -> None:
    tally = Tally(3)
    tally.add_game(("a", "b", "b"), (5, 5, 5), [0, 1, 2], 10)
    tally.add_game(("a", "b", "b"), (7, 7, 1), [0, 1], 10)
    tally.add_game(("a", "b", "b"), (7, 8, 1), [1], 10)
    assert [count.wins for count in tally.seats] == [2 + 3, 2 + 3 + 6, 2]
    assert tally.unit == 6
    assert (tally.games, tally.decisions, tally.shared) == (3, 30, 2)
    assert tally.bots["a"].games == 3
    assert tally.bots["b"].games == 6
    assert tally.bots["b"].standing("b", tally.unit).wins == 13 / 6


def test_means_and_deviations_are_those_of_the_scores() -> None:
    chance, tally = Random(1), Tally(2)
    games = [[chance.randrange(40), chance.randrange(40)] for _ in range(50)]
    for scores in games:
        tally.add_game(("a", "b"), scores, [0], 1)
    for seat, count in enumerate(tally.seats):
        scores = [game[seat] for game in games]
        standing = count.standing("", tally.unit)
        assert standing.mean_score == pytest.approx(statistics.mean(scores))
        assert standing.sd_score == pytest.approx(statistics.stdev(scores))


def test_tallies_add_up_in_any_order() -> None:
    chance = Random(2)
    games = [(("a", "b"), (chance.randrange(9), chance.randrange(9)), [chance.randrange(2)], 7) for _ in range(9)]
    whole, parts = Tally(2), [Tally(2), Tally(2), Tally(2)]
    for number, game in enumerate(games):
        whole.add_game(*game)
        parts[number % 3].add_game(*game)
    backwards = Tally(2)
    for part in reversed(parts):
        backwards.add(part)
    assert backwards == whole
