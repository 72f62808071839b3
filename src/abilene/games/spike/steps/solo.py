"""Racing the clock, alone: a house rule."""

from abilene.games.spike.events import ClockTicked
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.rounds import draw_card, may_begin_round


def tick(t: Railroad) -> None:
    """After a turn the top card of the deck is discarded, and counts as taken (SPK-SOLO-2, SPK-SOLO-3)."""
    for _ in range(t.figures.clock):
        card = draw_card(t)
        if card == EMPTY:
            return
        t.discard[card] += 1
        t.taken = 1
        if t.heard is not None:
            t.emit(ClockTicked(card))
        may_begin_round(t)
