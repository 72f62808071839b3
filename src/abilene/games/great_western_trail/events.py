"""What happens at the table, and who may see which part of it."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from abilene.engine.events import EVERYBODY, UNKNOWN, Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn begins."""

    begins: ClassVar[str] = "player"

    player: int


@dataclass(frozen=True, slots=True)
class HerderPlaced(Event):
    """A herder is put on a neutral building for the first turn."""

    player: int
    place: tuple[int, int, int]  # the space, the face of the building there, whose it is


@dataclass(frozen=True, slots=True)
class HerderMoved(Event):
    """A herder stops at a location."""

    player: int
    place: tuple[int, int, int]
    steps: int
    own: str  # yes: at a building of this player
    way: tuple[int, ...]  # where it stood, and all locations it entered


@dataclass(frozen=True, slots=True)
class TollPaid(Event):
    """A hand on the way was paid, to its owner or to the bank (UNKNOWN)."""

    player: int
    owner: int
    money: int
    space: int


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    """Money from the bank."""

    player: int
    money: int


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    """Money to the bank, and what for: transport, an auxiliary action, a local action or another one."""

    player: int
    money: int
    purpose: str


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """The certificate marker stands on a higher value."""

    player: int
    gained: int
    certificates: int


@dataclass(frozen=True, slots=True)
class TokenGained(Event):
    """An exchange token."""

    player: int


@dataclass(frozen=True, slots=True)
class TokenSpent(Event):
    """An exchange token is spent."""

    player: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards from the own draw pile; only their owner sees them."""

    player: int
    count: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards to the own discard pile, face up."""

    player: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """A hand card leaves the game."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class WorkerHired(Event):
    """A worker from the job market."""

    player: int
    worker: int
    money: int
    job: int  # the place in the market


@dataclass(frozen=True, slots=True)
class BuildingPlaced(Event):
    """A private building on the trail; `replaced` is the face it took the place of, or UNKNOWN."""

    sign: ClassVar[str] = "building"

    player: int
    face: int
    space: int
    money: int
    replaced: int


@dataclass(frozen=True, slots=True)
class BuildingCopied(Event):
    """The local actions of a neighbour are used."""

    player: int
    face: int
    space: int


@dataclass(frozen=True, slots=True)
class HazardRemoved(Event):
    """A hazard tile is taken from the trail."""

    player: int
    tile: int
    money: int
    space: int


@dataclass(frozen=True, slots=True)
class NativeTaken(Event):
    """A native tile is taken from its space."""

    player: int
    tile: int
    money: int
    space: int


@dataclass(frozen=True, slots=True)
class CattleBought(Event):
    """Cattle from the market."""

    player: int
    cards: tuple[int, ...]
    money: int
    more: int = 0  # cards that the same price still buys


@dataclass(frozen=True, slots=True)
class CattleRevealed(Event):
    """Cattle turned up from the market pile."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObjectiveGained(Event):
    """An objective card; one taken blindly to the hand is known to its owner only."""

    player: int
    card: int
    blind: int

    def seen_by(self, seat: int | None) -> Self:
        return self if not self.blind or seat in (self.player, EVERYBODY) else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class ObjectivePlayed(Event):
    """An objective card is put into the own area."""

    sign: ClassVar[str] = "objective"

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class EngineMoved(Event):
    """An engine stands on another railroad space, after a move forward (1) or back (0)."""

    player: int
    rail: int
    forward: int
    before: int  # where it stood


@dataclass(frozen=True, slots=True)
class StationUpgraded(Event):
    """A disc on a station."""

    sign: ClassVar[str] = "station"

    player: int
    station: int
    money: int


@dataclass(frozen=True, slots=True)
class SlotEmptied(Event):
    """A disc was taken from the player board, which unlocks its slot."""

    player: int
    slot: int


@dataclass(frozen=True, slots=True)
class DiscTaken(Event):
    """A disc was taken back from a station."""

    player: int
    station: int


@dataclass(frozen=True, slots=True)
class MasterAppointed(Event):
    """A station master for a worker."""

    player: int
    master: int
    worker: int
    station: int


@dataclass(frozen=True, slots=True)
class ForesightTaken(Event):
    """A tile of the foresight was placed on the board, or left the game (space UNKNOWN)."""

    player: int
    tile: int
    space: int
    job: int  # the place in the market that a worker took, or UNKNOWN
    origin: int  # the place of the foresight


@dataclass(frozen=True, slots=True)
class ForesightFilled(Event):
    """The herder is back at the start, and these tiles are new in the foresight."""

    player: int
    tiles: tuple[int, ...]
    origins: tuple[int, ...]  # their places


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    """The herd was sold: the hand is shown, and the total gained."""

    player: int
    cards: tuple[int, ...]
    certificates: int
    money: int


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    """A delivery to a city."""

    sign: ClassVar[str] = "freight-car"

    player: int
    city: int


@dataclass(frozen=True, slots=True)
class DeliveryForgone(Event):
    """A special delivery is given up after the engine has gone back for it."""

    player: int


@dataclass(frozen=True, slots=True)
class DeliveryVoid(Event):
    """No disc could be found anywhere: nothing is delivered."""

    player: int


@dataclass(frozen=True, slots=True)
class MarketClosed(Event):
    """The job market is full: everybody else has one more turn."""

    sign: ClassVar[str] = "bell"

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    doer: ClassVar[str | None] = ""

    winners: tuple[int, ...]
