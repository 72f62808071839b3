"""Whether what happened fits the chances it should have had. Seeds are fixed, so the answer is always the same."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

NORMAL_QUANTILE = 3.09  # true chances stay below it in 999 of 1,000 cases


def chi_square_limit(freedom: int) -> float:
    """What chi-square stays below in 999 of 1,000 cases, by Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + NORMAL_QUANTILE * sqrt(part)) ** 3


def assert_fits(counts: Mapping[Outcome, int], weights: Mapping[Outcome, float]) -> None:
    """Every outcome that has a weight came up, no other did, and each about as often as its weight says."""
    total, mass = sum(counts.values()), sum(weights.values())
    expected = {outcome: total * weight / mass for outcome, weight in weights.items() if weight > 0}
    assert counts.keys() <= expected.keys(), f"impossible: {sorted(map(repr, counts.keys() - expected.keys()))[:5]}"
    assert min(expected.values()) >= 5, f"too few trials: {min(expected.values())}"
    assert counts.keys() == expected.keys(), f"never: {sorted(map(repr, expected.keys() - counts.keys()))[:5]}"
    if len(expected) > 1:
        chi_square = sum((counts[outcome] - often) ** 2 / often for outcome, often in expected.items())
        assert chi_square < chi_square_limit(len(expected) - 1)


def assert_even(counts: Counter[Outcome], outcomes: set[Outcome]) -> None:
    """Exactly these outcomes came up, each about as often."""
    assert_fits(counts, dict.fromkeys(outcomes, 1))
