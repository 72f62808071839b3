"""What happens at the table; nothing is hidden from anybody."""

from dataclasses import dataclass
from typing import ClassVar

from abilene.engine.events import Event


@dataclass(frozen=True, slots=True)
class StartPlaced(Event):
    """The start tile lies on a region."""

    region: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn begins."""

    begins: ClassVar[str] = "player"

    player: int
    turn: int


# ------------------------------------------------------------------ supply


@dataclass(frozen=True, slots=True)
class GoodsGivenBack(Event):
    """The supply was short: all who own such a piece give one back."""

    players: tuple[int, ...]
    good: int


@dataclass(frozen=True, slots=True)
class WorkersGivenBack(Event):
    """The supply was short: all who own such a worker give one back."""

    players: tuple[int, ...]
    worker: int


@dataclass(frozen=True, slots=True)
class WorkersShort(Event):
    """Even so there are fewer workers of a colour than should be taken."""

    player: int
    worker: int
    count: int


@dataclass(frozen=True, slots=True)
class CowTraded(Event):
    """A cow goes to the supply for something else."""

    player: int
    trade: int


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """Coins from the bank."""

    player: int
    coins: int


# ------------------------------------------------------------------ recruiting


@dataclass(frozen=True, slots=True)
class WheelSpun(Event):
    """The wheel has stopped."""

    player: int
    segment: int


@dataclass(frozen=True, slots=True)
class WorkerPicked(Event):
    """A worker of any colour is taken for a white one."""

    player: int
    worker: int


@dataclass(frozen=True, slots=True)
class ArrowMoved(Event):
    """Wheat was paid to move the arrow on."""

    player: int
    steps: int
    segment: int


@dataclass(frozen=True, slots=True)
class WorkerDismissed(Event):
    """A worker too many goes back to the supply."""

    player: int
    worker: int


# ------------------------------------------------------------------ work


@dataclass(frozen=True, slots=True)
class BankUsed(Event):
    """Workers stand at the bank, and coins are paid out."""

    player: int
    bank: int
    crew: int
    coins: int


@dataclass(frozen=True, slots=True)
class LargeSpaceUsed(Event):
    """Workers stand on the large space of a location: coins are paid, goods taken."""

    player: int
    location: int
    crew: int
    coins: int
    good: int
    count: int


@dataclass(frozen=True, slots=True)
class SmallSpaceUsed(Event):
    """Workers stand on the small space as well, for more of the same good."""

    player: int
    location: int
    crew: int
    good: int
    count: int


@dataclass(frozen=True, slots=True)
class BankCleared(Event):
    """All spaces of the bank were occupied: its workers go back to the supply."""


@dataclass(frozen=True, slots=True)
class AreaCleared(Event):
    """All large spaces of an area were occupied: its workers go back to the supply."""

    area: int


# ------------------------------------------------------------------ city


@dataclass(frozen=True, slots=True)
class CityEntered(Event):
    """The active player takes a pumpkin, and the bidding begins."""

    player: int
    pumpkins: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    """A representative stands on a space of the shop."""

    player: int
    row: int
    pumpkins: int


@dataclass(frozen=True, slots=True)
class WasOutbid(Event):
    """A representative is pushed out of its row."""

    doer: ClassVar[str | None] = None

    player: int
    row: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A representative waits at the hardware store until the bidding is over."""

    player: int
    able: int  # 0: no space is open for the pumpkins of the player, who was not asked (MON-CITY-3)


@dataclass(frozen=True, slots=True)
class RewardPaid(Event):
    """Pumpkins are paid for the reward of a row."""

    sign: ClassVar[str] = "pumpkin"

    player: int
    row: int
    pumpkins: int


@dataclass(frozen=True, slots=True)
class RewardLost(Event):
    """Too few pumpkins are left to pay: no reward."""

    player: int
    row: int


@dataclass(frozen=True, slots=True)
class GoodsChosen(Event):
    """The goods of a reward."""

    player: int
    mix: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Small pieces are returned for large ones."""

    player: int
    stones: int
    coppers: int


# ------------------------------------------------------------------ map


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A settlement stands on a region, its cost paid."""

    sign: ClassVar[str] = "settlement"

    player: int
    region: int
    cost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusPlaced(Event):
    """One more settlement, free of charge: for the double symbol or a line of four."""

    sign: ClassVar[str] = "settlement"

    player: int
    region: int
    count: int


@dataclass(frozen=True, slots=True)
class CowTaken(Event):
    """A cow: from the region just built on, or from the supply."""

    player: int


@dataclass(frozen=True, slots=True)
class CanteenTaken(Event):
    """A canteen from a lake beside the region just built on."""

    player: int


@dataclass(frozen=True, slots=True)
class CanteenSpent(Event):
    """A canteen leaves the game for another turn."""

    sign: ClassVar[str] = "canteen"

    player: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """A player has placed the last settlement: the round is completed."""

    sign: ClassVar[str] = "bell"

    player: int


# ------------------------------------------------------------------ solo


@dataclass(frozen=True, slots=True)
class DrifterSpun(Event):
    """The drifter spins the wheel."""

    doer: ClassVar[str | None] = ""

    segment: int


@dataclass(frozen=True, slots=True)
class DrifterAtLocation(Event):
    """The drifter occupies a large space."""

    doer: ClassVar[str | None] = ""

    worker: int
    location: int


@dataclass(frozen=True, slots=True)
class DrifterAtBank(Event):
    """The drifter occupies a space of the bank."""

    doer: ClassVar[str | None] = ""

    worker: int
    bank: int


@dataclass(frozen=True, slots=True)
class NeutralPlaced(Event):
    """A neutral representative stands in the first column."""

    doer: ClassVar[str | None] = ""

    row: int


@dataclass(frozen=True, slots=True)
class NeutralLeft(Event):
    """The neutral representative was outbid and leaves."""

    row: int


# ------------------------------------------------------------------ the end


@dataclass(frozen=True, slots=True)
class TurnCapReached(Event):
    """A guard for simulations: the game has taken too many turns."""

    doer: ClassVar[str | None] = ""

    turns: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    doer: ClassVar[str | None] = ""

    winners: tuple[int, ...]
    best: int  # settlements of whoever wins
    next: int  # and of the best of the others


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    """The solo race is over."""

    player: int
    turns: int
    rank: int
