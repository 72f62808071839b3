"""Perft: how many lines of play there are, so that two engines, or two versions of one, can be compared exactly."""

from abilene.engine.core import State


def perft(state: State, depth: int) -> int:
    """The number of ways to make the next `depth` decisions, or fewer where the game ends before.

    >>> import abilene
    >>> from abilene.sim import perft
    >>> perft(abilene.load("good_goat_bad", players=3).start(seed=7), depth=3)
    32
    """
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.options())
    total = 0
    for choice in state.options():
        twin = state.copy()
        twin.play(choice)
        total += perft(twin, depth - 1)
    return total
