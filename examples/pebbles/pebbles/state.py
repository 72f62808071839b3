"""What lies in the bag, and who has drawn what."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from abilene.engine.core import State, Step
from abilene.engine.data import Tables
from abilene.engine.events import EVERYBODY, UNKNOWN, Event

WHITE, BLACK = 1, 0


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Somebody drew, and alone saw how many were white."""

    player: int
    white: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, white=UNKNOWN)


class Figures:
    def __init__(self, tables: Tables, players: int, options: Mapping[str, Any], rules: int) -> None:
        self.rules = rules
        self.bag = [WHITE] * tables["bag"]["white"] + [BLACK] * tables["bag"]["black"]
        self.most = next(row["most"] for row in tables["seats"] if row["players"] == players)
        self.players = players
        self.first: int = options["first"]


class Bag(State):
    fields: ClassVar[tuple[str, ...]] = ("bag", "white", "drawn")

    def __init__(
        self,
        game: Any,
        rng: int,
        revealed: int,
        player: int,
        stack: list[Step[Any]],
        choices: list[int],
        bag: list[int],
        white: list[int],
        drawn: list[int],
    ) -> None:
        super().__init__(game, rng, revealed, player, stack, choices)
        self.bag = bag
        self.white = white  # by seat, hidden
        self.drawn = drawn  # by seat, white or black

    def copy(self, seed: int | None = None) -> "Bag":
        common = (self.game, self.chance(seed), self.revealed, self.player, self.stack[:], self.choices)
        return Bag(*common, self.bag[:], self.white[:], self.drawn[:])
