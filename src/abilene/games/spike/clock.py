"""How long the game will last: it ends with the cards, so cards are counted."""

from typing import Final

from abilene.games.spike.data import ROUNDS
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import EMPTY

DRAWS: Final = 0.36  # of all actions are draws
USUAL: Final = 3  # cards a draw, which everybody soon takes
LAST_DECK: Final = 0.86  # of the last deck is drawn before the third time card comes, on average


def cards_left(seen: Seen) -> float:
    """How many cards will still leave the deck (SPK-ROUND-2, SPK-END-1)."""
    figures = seen.figures
    if seen.round == ROUNDS:
        times = figures.last_time_card - seen.time
        return seen.deck * (times + 0.4) / (times + 1)
    pool = max(0, len(figures.rail_cards) - max(sum(seen.held), 3 * figures.players) - figures.display_size)
    return seen.deck + pool * (ROUNDS - 1 - seen.round + LAST_DECK)


def turns_left(seen: Seen) -> int:
    """How many turns I can expect to have after this one."""
    if seen.closer != EMPTY:
        return 0
    figures = seen.figures
    per_round = DRAWS * sum([max(seen.power(seat), USUAL) for seat in range(figures.players)]) + figures.clock
    return min(round(cards_left(seen) / per_round), figures.most_turns - seen.turns)  # SPK-END-9
