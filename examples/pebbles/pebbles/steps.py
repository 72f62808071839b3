"""Say how many you draw, confirm, and draw."""

from typing import ClassVar, Final

from abilene.engine.core import Breach, Question
from pebbles.state import Bag, Drew, Figures


class Take(Question[Bag]):
    """How many pebbles will you draw?"""

    kind: ClassVar[str] = "take"
    noun: ClassVar[str] = "count"
    cites: ClassVar[tuple[str, ...]] = ("PEB-TAKE-1",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(1, figures.most + 1)

    def run(self, bag: Bag, /) -> bool:
        return not bag.bag

    def choices(self, bag: Bag, /) -> list[int]:
        return list(range(1, min(bag.game.figures.most, len(bag.bag)) + 1))

    def pick(self, bag: Bag, count: int, /) -> None:
        bag.then(End(self.player, count), Take((self.player + 1) % bag.game.figures.players))

    def broken(self, bag: Bag, count: int, /) -> Breach | None:
        return Breach("PEB-TAKE-1", "too-many") if count > len(bag.bag) else None


class End(Question[Bag]):
    """The end of a turn: nothing is drawn before it is confirmed."""

    kind: ClassVar[str] = "end"
    noun: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("PEB-END-1",)
    confirms: ClassVar[bool] = True

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(1)

    def choices(self, bag: Bag, /) -> list[int]:
        return [0]

    def pick(self, bag: Bag, draw: int, /) -> None:
        drawn = [bag.bag.pop() for _ in range(self.count)]
        bag.reveal()
        bag.white[self.player] += sum(drawn)
        bag.drawn[self.player] += len(drawn)
        if bag.heard is not None:
            bag.emit(Drew(self.player, sum(drawn)))

    def broken(self, bag: Bag, draw: int, /) -> Breach | None:
        return None

    def say(self, bag: Bag, draw: int, /) -> str:
        return "draw"
