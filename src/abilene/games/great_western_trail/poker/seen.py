"""What each seat may know of the poker table."""

from typing import ClassVar, Final

from abilene.engine.events import UNKNOWN
from abilene.engine.seen import SeenPart
from abilene.games.great_western_trail.poker.steps import hand_value, poker_of
from abilene.games.great_western_trail.state import Trail


class SeenPoker(SeenPart):
    """The pot, the bonus tokens, who sits there; cards are open to their owner, and to all after the end."""

    fields: ClassVar[tuple[str, ...]] = ("pot", "taken", "worker", "token", "count", "cards", "value")

    def __init__(self, t: Trail, sees: list[bool]) -> None:
        poker, _ = poker_of(t)
        self.pot: Final = poker.pot
        self.taken: Final = max(poker.token) + 1  # bonus tokens
        # by seat
        self.worker: Final = poker.worker[:]  # -1: nobody
        self.token: Final = poker.token[:]  # -1: none
        self.count: Final = [len(cards) for cards in poker.cards]
        self.cards: Final = [sorted(cards) if sees[seat] else [] for seat, cards in enumerate(poker.cards)]
        self.value: Final = [hand_value(t, cards) if sees[seat] else UNKNOWN for seat, cards in enumerate(poker.cards)]

    def shows(self, seat: int) -> bool:
        """The cards of that seat are open to these eyes."""
        return self.value[seat] != UNKNOWN
