"""Redeal: nothing is hidden, so only chance to come is drawn anew."""

from abilene.games.montana.state import Territory


def redeal(t: Territory, seat: int | None, seed: int) -> Territory:
    """A copy whose wheel will stop elsewhere."""
    twin = t.copy()
    twin.rng = seed
    twin.rng = twin.random64()
    return twin
