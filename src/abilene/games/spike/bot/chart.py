"""The map as a planner knows it before the first track is laid: how far apart cities are."""

from functools import lru_cache

from abilene.games.spike.data import Figures

Apart = list[list[int]]  # by city: how many spaces it is to every node


@lru_cache(maxsize=4)  # the same map for all bots of a game
def spaces_apart(figures: Figures) -> Apart:
    """How far it is from each city to every node."""
    return [_spaces_from(figures, city) for city in range(figures.cities)]


def _spaces_from(figures: Figures, city: int) -> list[int]:
    spaces = [-1] * figures.nodes
    spaces[city] = 0
    edge = [city]
    for node in edge:
        for ahead in figures.ahead[node]:
            if spaces[ahead] < 0:
                spaces[ahead] = spaces[node] + 1
                edge.append(ahead)
    return spaces
