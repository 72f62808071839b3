"""Orange cattle in Kansas City, between the income and the discard of the hand."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Step
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.orange.events import BrahmanSold, CattleGrown
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import LEAST, Ask
from abilene.games.great_western_trail.steps.keys import card_key


def sell_orange(t: Trail, seat: int) -> list[Step[Trail]]:
    """Money for Brahman at once; what follows: calves and heifers may grow (GWTS-MIX-2)."""
    figures = t.figures.orange
    assert figures is not None, "no orange cattle in play"
    count = t.hands[seat].count(figures.brahman)
    if count:
        money = count * figures.bonus
        t.gain(seat, money)
        if t.heard is not None:
            t.emit(BrahmanSold(seat, count, money))
    return [Grow(seat, 0), Grow(seat, 1)] if figures.stages else []


class Grow(Ask):
    """How many calves become heifers, or heifers cows (GWTS-KC-2 to GWTS-KC-4)."""

    kind: ClassVar[str] = "grow"
    noun: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("player", "stage")
    cites: ClassVar[tuple[str, ...]] = ("GWTS-KC-2", "GWTS-KC-3", "GWTS-KC-4", "GWTS-KC-6")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "grow-hand")

    def __init__(self, player: int, stage: int) -> None:
        super().__init__(player)
        self.stage: Final = stage  # 0: calves, 1: heifers

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        assert figures.orange is not None, "no orange cattle in play"
        return range(LEAST, max(figures.orange.copies, default=0) + 1)

    def young(self, t: Trail) -> int:
        """The kind of card that grows."""
        figures = t.figures.orange
        assert figures is not None, "no orange cattle in play"
        return figures.stages[self.stage]

    def answers(self, t: Trail, /) -> list[int]:
        assert t.orange is not None, "no Simmental in play"
        most = min(t.hands[self.player].count(self.young(t)), t.orange.stacks[self.stage])
        return list(range(most + 1)) if most else []

    def answer(self, t: Trail, count: int, /) -> None:
        assert t.orange is not None, "no Simmental in play"
        young = self.young(t)
        for _ in range(count):
            t.leave_hand(self.player, young)
            t.gone_cards.append(young)
            t.discards[self.player].append(young + 1)  # the stages are numbered one after the other
        t.orange.stacks[self.stage] -= count
        if count and t.heard is not None:
            t.emit(CattleGrown(self.player, young + 1, count))

    def told(self, t: Trail, count: int, /) -> dict[str, Any]:
        return {"count": count, "card": self.young(t)}

    def wrong(self, t: Trail, count: int, /) -> Breach | None:
        assert t.orange is not None, "no Simmental in play"
        if count > t.hands[self.player].count(self.young(t)):
            return Breach("GWTS-KC-2", "grow-hand")
        return Breach("GWTS-KC-6", "grow-stack") if count > t.orange.stacks[self.stage] else None

    def must(self, t: Trail) -> Breach:
        return Breach("GWTS-KC-4", "grow-none")

    def node(self, t: Trail, count: int) -> str:
        """The young cards stand for all numbers but none at all."""
        return card_key(t, self.player, self.young(t)) if count else ""
