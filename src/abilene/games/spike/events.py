"""What happens at the table, and who may see which part of it."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from abilene.engine.events import EVERYBODY, UNKNOWN, Event


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    """Chance has chosen who plays first."""

    doer: ClassVar[str | None] = ""

    player: int


@dataclass(frozen=True, slots=True)
class ContractsDealt(Event):
    """A player has received these contracts, on the side that lies up."""

    player: int
    contracts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    """Expert game: a player has decided on a side of a contract card."""

    player: int
    contract: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """Rail cards were dealt to a player, who alone sees them (SPK-HID-1)."""

    player: int
    count: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """The first player has given a rail card to the last one; these two know which (SPK-HID-1)."""

    player: int
    target: int
    rail: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, self.target, EVERYBODY) else replace(self, rail=UNKNOWN)


@dataclass(frozen=True, slots=True)
class RouteDealt(Event):
    """A route card lies face down before a player (SPK-HID-3)."""

    player: int
    route: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, route=UNKNOWN)


@dataclass(frozen=True, slots=True)
class RouteKept(Event):
    """Expert game: a player has kept one route card and returned the other, both unseen (SPK-HID-3)."""

    player: int
    route: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, route=UNKNOWN)


@dataclass(frozen=True, slots=True)
class LocomotivePlaced(Event):
    """A locomotive stands in its first city."""

    player: int
    city: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn has begun."""

    begins: ClassVar[str] = "player"

    player: int


@dataclass(frozen=True, slots=True)
class TrainMoved(Event):
    """A train has moved by a free move (0), a restart (1) or an extra move (2)."""

    player: int
    position: int
    how: int
    way: tuple[int, ...]  # all places from where it stood


@dataclass(frozen=True, slots=True)
class CargoLoaded(Event):
    """A cargo token went from its contract into a freight car; -1: none was dropped for it."""

    player: int
    commodity: int
    dropped: int


@dataclass(frozen=True, slots=True)
class CargoDelivered(Event):
    """A contract was fulfilled."""

    sign: ClassVar[str] = "contract"

    player: int
    commodity: int
    city: int
    money: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A player took a rail card from the display, for all to see."""

    player: int
    rail: int
    place: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A player drew the top card of the deck, and alone sees it (SPK-DRAW-3)."""

    player: int
    rail: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, rail=UNKNOWN)


@dataclass(frozen=True, slots=True)
class DisplayFilled(Event):
    """These rail cards were turned face up."""

    cards: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The deck has run out: a new one was shuffled, and four cards were turned face up."""

    doer: ClassVar[str | None] = ""

    round: int
    cards: tuple[int, ...]
    deck: int

    def round_after(self, round: int | None) -> int:
        return self.round


@dataclass(frozen=True, slots=True)
class TimeCardRevealed(Event):
    """A time card came out of the deck of the last round."""

    doer: ClassVar[str | None] = ""
    sign: ClassVar[str] = "clock"

    count: int


@dataclass(frozen=True, slots=True)
class ClockTicked(Event):
    """Racing the clock: the top card of the deck was discarded."""

    doer: ClassVar[str | None] = ""

    rail: int


@dataclass(frozen=True, slots=True)
class LineBuilt(Event):
    """A chain of track pieces has reached a new city and was paid for."""

    sign: ClassVar[str] = "rails"
    gathers: ClassVar[bool] = True

    player: int
    city: int
    tracks: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CityScored(Event):
    """A newly connected city has paid the price of its commodity."""

    player: int
    city: int
    commodity: int
    money: int


@dataclass(frozen=True, slots=True)
class TrainUpgraded(Event):
    """A locomotive, tender or freight car was added."""

    sign: ClassVar[str] = "locomotive"

    player: int
    sort: int
    level: int
    money: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player could do nothing at all."""

    player: int


@dataclass(frozen=True, slots=True)
class LastTurnsBegan(Event):
    """A player has neither track pieces nor a contract that can be delivered: the others have one more turn."""

    sign: ClassVar[str] = "bell"

    player: int


@dataclass(frozen=True, slots=True)
class TurnsRanOut(Event):
    """Everybody has had as many turns as a game may have."""

    doer: ClassVar[str | None] = ""

    turns: int


@dataclass(frozen=True, slots=True)
class RouteShown(Event):
    """A route card was revealed at the end, and what it pays."""

    sign: ClassVar[str] = "route"

    player: int
    route: int
    money: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    doer: ClassVar[str | None] = ""

    winners: tuple[int, ...]
