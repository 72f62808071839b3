"""Chains that can be begun now, each by the way that suits the hand best."""

from bisect import bisect_left
from heapq import heappop, heappush
from typing import Final

from abilene.games.spike.bot.sight import Sight
from abilene.games.spike.data import KINDS
from abilene.games.spike.state import EMPTY

HELD: Final = 1.0
LACKED: Final = 1.7  # a space whose card is lacking, beside one whose card is in the hand
BITS: Final = 6  # of a packed count of cards
MOST: Final = (1 << BITS) - 1
FARTHEST: Final = 8.0  # spaces: no chain is longer
NODE_BITS: Final = 8  # of a node in a number that holds the rank of its cost, too
NODE: Final = (1 << NODE_BITS) - 1


def _costs() -> list[float]:
    """All that a way can cost, space by space, from the least."""
    found = [0.0]
    for spent in found:
        found += [spent + space for space in (HELD, LACKED) if spent + space < FARTHEST]
    return sorted(set(found))


def _ranks_with(space: float) -> list[int]:
    """By the rank of a cost: that of the cost with one more space."""
    return [bisect_left(COSTS, spent + space) for spent in COSTS]


# There are few costs, so a way is told by the rank of its cost: whole numbers are quicker to order than pairs.
COSTS: Final = _costs()
TOO_FAR: Final = len(COSTS)
WITH_HELD: Final = _ranks_with(HELD)
WITH_LACKED: Final = _ranks_with(LACKED)


class Chain:
    """A chain to a new city: its spaces and the cards it needs."""

    def __init__(self, city: int, tracks: list[int], needs: list[int]) -> None:
        self.city: Final = city
        self.tracks: Final = tracks
        self.needs: Final = needs


def lack(needs: list[int], hand: list[int]) -> int:
    """How many cards are missing for a chain; 0 or less: it can be paid (SPK-BUILD-9)."""
    missing = 0
    for kind in range(KINDS):
        over = hand[kind] - needs[kind]
        if over < 0:
            missing -= over
        elif over > 1:
            missing -= over - 1
    return missing


def chains(sight: Sight) -> list[Chain]:
    """Every city that one build can connect, by a way for which few cards are lacking."""
    figures, hand, owner = sight.figures, sight.hand, sight.owner
    push, pop = heappush, heappop  # where it is hot: a module's names are looked up at every call
    cities, kinds, with_held, with_lacked = figures.cities, figures.track_kind, WITH_HELD, WITH_LACKED
    rank = [TOO_FAR] * figures.nodes  # of what the way costs
    used = [0] * figures.nodes  # cards of each kind on the way, packed
    length = [0] * figures.nodes  # of the way
    last = [EMPTY] * figures.nodes  # its last space
    before = [EMPTY] * figures.nodes
    done = [0] * figures.nodes
    heap = sight.network[:]  # the rank of the cost, then the node, in one number
    for node in heap:
        rank[node] = 0
    found: list[Chain] = []
    while heap:
        node = pop(heap) & NODE
        if done[node]:
            continue
        done[node] = 1
        cards = used[node]
        if node < cities and last[node] != EMPTY:
            tracks: list[int] = []
            back = node
            while last[back] != EMPTY:
                tracks.append(last[back])
                back = before[back]
            tracks.reverse()
            found.append(Chain(node, tracks, [cards >> BITS * kind & MOST for kind in range(KINDS)]))
            continue
        if length[node] == sight.pieces:
            continue
        held, lacked = with_held[rank[node]], with_lacked[rank[node]]
        for track, ahead in zip(figures.ways[node], figures.ahead[node]):
            if not done[ahead] and owner[track] < 0:
                kind = kinds[track]
                shift = BITS * kind
                paid = held if (cards >> shift & MOST) < hand[kind] else lacked
                if paid < rank[ahead]:
                    rank[ahead] = paid
                    used[ahead] = cards + (1 << shift)
                    length[ahead] = length[node] + 1
                    last[ahead] = track
                    before[ahead] = node
                    push(heap, paid << NODE_BITS | ahead)
    return found
