"""The poker table as numbers."""

from typing import Final

from abilene.engine.features import Copies, Layout, add_exactly, add_scale, at_least, up_to
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.poker.seen import SeenPoker

_POT: Final = 20


class PokerFeatures:
    """The pot, the bonus tokens, who sits there, and the cards that are open to the seat."""

    def __init__(self, layout: Layout, others: list[str], copies: Copies) -> None:
        self.seats: Final = len(others)
        self.copies: Final = copies
        self.pot: Final = layout.block("pot", up_to(_POT))
        self.taken: Final = layout.block("bonus tokens taken", at_least(range(1, self.seats + 1)))
        sheet = Layout()
        self.worker: Final = sheet.block("at the poker table", WORKERS)
        self.token: Final = sheet.block("bonus token", [str(n + 1) for n in range(self.seats)])
        self.count: Final = sheet.block("cards at the poker table", at_least(range(1, 3)))
        self.cards: Final = sheet.block("at the poker table", copies.words)
        self.sheet: Final = sheet.size
        self.players: Final = layout.repeat(others, sheet)

    def add(self, on: list[int], poker: SeenPoker, own: int) -> None:
        add_exactly(on, self.pot, poker.pot, _POT)
        add_scale(on, self.taken, poker.taken, self.seats)
        for after in range(self.seats):
            seat, first = (own + after) % self.seats, self.players + after * self.sheet
            if poker.worker[seat] >= 0:
                on.append(first + self.worker + poker.worker[seat])
            if poker.token[seat] >= 0:
                on.append(first + self.token + poker.token[seat])
            add_scale(on, first + self.count, poker.count[seat], 2)
            self.copies.add(on, first + self.cards, poker.cards[seat])
