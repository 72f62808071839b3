"""Rail cards: which to take, which to pay with, and which to give away."""

from typing import Final

from abilene.games.spike.bot.chains import Chain, lack
from abilene.games.spike.bot.sight import Sight
from abilene.games.spike.data import KINDS

SPARE: Final = 0.15  # what a card is wanted for lines that are not planned yet
PAIR: Final = 0.1  # a second card of a kind is half a joker


def wanted(chains: list[tuple[float, Chain]], hand: list[int]) -> list[float]:
    """How much one more card of each kind helps the chains, each counted by its weight."""
    lacking = [max(0, lack(chain.needs, hand)) for _, chain in chains]
    found: list[float] = []
    for kind in range(KINDS):
        more = hand[:]
        more[kind] += 1
        worth = SPARE + (PAIR if more[kind] > 1 else 0.0)
        for i, (weight, chain) in enumerate(chains):
            worth += weight * (lacking[i] - max(0, lack(chain.needs, more)))
        found.append(worth)
    return found


def unseen(sight: Sight) -> list[int]:
    """By kind: the cards that are neither in my hand nor open on the table."""
    copies, display, discard = sight.figures.copies, sight.display(), sight.seen.discard
    return [max(0, copies[kind] - sight.hand[kind] - display[kind] - discard[kind]) for kind in range(KINDS)]


def payment(needs: list[int], hand: list[int], paid: list[int], keep: list[float]) -> list[int]:
    """The payment that costs least, by what a card of each kind is worth to keep (SPK-BUILD-15)."""
    # By what the kinds so far leave over for the others, or lack: the cheapest way there.
    ways: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for kind in range(KINDS):
        need = needs[kind]
        counts = [paid[kind]] if kind < len(paid) else [count for count in range(hand[kind] + 1) if count != need + 1]
        further: dict[int, tuple[float, list[int]]] = {}
        for over, (cost, cards) in ways.items():
            for count in counts:
                total = over + (count - need if count <= need else count - need - 1)
                spent = cost + count * keep[kind]
                if total not in further or spent < further[total][0]:
                    further[total] = (spent, [*cards, count])
        ways = further
    return ways[0][1]
