"""Chains that can be begun now, each by the way that suits the hand best."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from abilene.games.spike.data import KINDS
from abilene.games.spike.heuristic.sight import Sight

HELD: Final = 1.0
LACKED: Final = 1.7  # a space whose card is lacking, beside one whose card is in the hand
BITS: Final = 6  # of a packed count of cards
MOST: Final = (1 << BITS) - 1
FARTHEST: Final = 8.0  # spaces: no chain is longer


class Chain(NamedTuple):
    """A chain to a new city: its spaces and the cards it needs."""

    city: int
    tracks: tuple[int, ...]
    needs: tuple[int, ...]


def lack(needs: Sequence[int], hand: Sequence[int]) -> int:
    """How many cards are missing for a chain; 0 or less: it can be paid (SPK-BUILD-9)."""
    missing = 0
    for need, held in zip(needs, hand):
        if held < need:
            missing += need - held
        elif held > need + 1:
            missing -= held - need - 1
    return missing


def sets(needs: Sequence[int], hand: Sequence[int]) -> int:
    """How many wild sets it takes to pay for a chain: each costs a card more than it replaces (SPK-BUILD-8)."""
    missing = 0
    jokers = []
    for need, held in zip(needs, hand):
        if held < need:
            missing += need - held
        elif held > need + 1:
            jokers.append(held - need - 1)
    if not missing:
        return 0
    jokers.sort()
    found = 0
    while missing > 0 and jokers:
        missing -= jokers.pop()
        found += 1
    return found


def chains(sight: Sight) -> list[Chain]:
    """Every city that one build can connect, by a way for which few cards are lacking."""
    figures, hand, owner, roads = sight.figures, sight.hand, sight.owner, sight.chart.roads
    cities = figures.cities
    cost = dict.fromkeys(sight.network, 0.0)
    used = dict.fromkeys(sight.network, 0)  # cards of each kind on the way, packed
    ways: dict[int, tuple[int, ...]] = dict.fromkeys(sight.network, ())
    heap = [(0.0, node) for node in sight.network]
    done = set()
    found = []
    while heap:
        spent, node = heappop(heap)
        if node in done:
            continue
        done.add(node)
        cards, way = used[node], ways[node]
        if node < cities and way:
            needs = tuple([cards >> BITS * kind & MOST for kind in range(KINDS)])
            found.append(Chain(node, way, needs))
            continue
        if len(way) == sight.pieces:
            continue
        for track, ahead, kind in roads[node]:
            if owner[track] < 0 and ahead not in done:
                paid = spent + (HELD if (cards >> BITS * kind & MOST) < hand[kind] else LACKED)
                if paid < cost.get(ahead, FARTHEST):
                    cost[ahead] = paid
                    used[ahead] = cards + (1 << BITS * kind)
                    ways[ahead] = (*way, track)
                    heappush(heap, (paid, ahead))
    return found
