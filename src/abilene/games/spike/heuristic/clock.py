"""How long the game will last: it ends with the cards, so cards are counted."""

from typing import Final

from abilene.games.spike.data import ROUNDS
from abilene.games.spike.heuristic.sight import Sight

DRAWS: Final = 0.36  # of all actions are draws
USUAL: Final = 3  # cards a draw, which everybody soon takes
LAST_DECK: Final = 0.86  # of the last deck is drawn before the third time card comes, on average


def cards_left(sight: Sight) -> float:
    """How many cards will still leave the deck (SPK-ROUND-2, SPK-END-1)."""
    figures = sight.figures
    if sight.round == ROUNDS:
        times = figures.last_time_card - sight.time
        return sight.deck * (times + 0.4) / (times + 1)
    pool = max(0, len(figures.rail_cards) - max(sight.held, 3 * figures.players) - figures.display_size)
    return sight.deck + pool * (ROUNDS - 1 - sight.round + LAST_DECK)


def turns_left(sight: Sight) -> int:
    """How many turns I can expect to have after this one."""
    if sight.closing:
        return 0
    per_round = DRAWS * sum([max(power, USUAL) for power in sight.powers]) + sight.figures.clock
    return min(round(cards_left(sight) / per_round), sight.rest)
