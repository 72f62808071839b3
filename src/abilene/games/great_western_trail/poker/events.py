"""What happens at the poker table, and who may see which part of it."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from abilene.engine.events import EVERYBODY, UNKNOWN, Event


@dataclass(frozen=True, slots=True)
class SatDown(Event):
    """A worker sits down at the poker table for good, and its owner takes a bonus token."""

    player: int
    worker: int
    points: int
    money: int


@dataclass(frozen=True, slots=True)
class CardStaked(Event):
    """A hand card lies face down at the table, and the stake is in the pot."""

    player: int
    card: int
    money: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """The cards of one player at the showdown, and their value."""

    player: int
    cards: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """What one of the winners of a showdown takes."""

    sign: ClassVar[str] = "dealer"

    player: int
    money: int
    left: int  # on the table for the next showdown
