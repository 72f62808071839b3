"""Chance: SplitMix64 and shuffles by it.

Compiled, an i64 is a number of the machine: signed, and what is too large wraps. There a whole shuffle is done in such
numbers; interpreted it goes card by card through `State.below`. Both give the same orders.
"""

from operator import index
from typing import Any, Final

from mypy_extensions import i64

SPAN: Final = 1 << 64
MASK: Final = SPAN - 1


def check_seed(seed: object) -> int:
    """The seed itself, whole numbers of other libraries too; ValueError when it is none."""
    number = index(seed) if hasattr(seed, "__index__") and not isinstance(seed, bool) else -1
    if not 0 <= number < SPAN:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return number


def _wraps() -> bool:
    quarter: i64 = 1 << 62
    return quarter * 4 == 0


NATIVE: Final = _wraps()


def mixed(z: int) -> int:
    """The random bits of SplitMix64 in this state."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def shuffled(cards: list[Any], rng: int) -> int:
    """Shuffle them as `State.shuffle` does card by card; the `rng` afterwards."""
    at: i64 = rng - SPAN if rng > 0x7FFFFFFFFFFFFFFF else rng
    for i in range(len(cards) - 1, 0, -1):
        j: i64 = -1
        while j < 0:
            at += -0x61C8864680B583EB  # 0x9E3779B97F4A7C15, as the others below signed
            z = at
            z = (z ^ z >> 30 & 0x3FFFFFFFF) * -0x40A7B892E31B1A47
            z = (z ^ z >> 27 & 0x1FFFFFFFFF) * -0x6B2FB644ECCEEE15
            j = _share(z ^ z >> 31 & 0x1FFFFFFFF, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return _unsigned(at)


def _share(bits: i64, n: i64) -> i64:
    """The rest of these bits, as a number below 2**64, by a small n; -1: they lie in the incomplete last span."""
    if bits >> 32 == -1 and _unsigned(bits) >= SPAN - SPAN % int(n):
        return -1
    rest: i64 = (bits >> 1 & 0x7FFFFFFFFFFFFFFF) % n * 2 + (bits & 1)
    return rest - n if rest >= n else rest


def _unsigned(bits: i64) -> int:
    return int(bits) + SPAN if bits < 0 else int(bits)
