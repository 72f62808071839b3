"""What happens at the table, and who may see which part of it."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from abilene.engine.events import EVERYBODY, UNKNOWN, Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Tokens and coins have arrived at the locations."""

    doer: ClassVar[str | None] = ""

    round: int

    def round_after(self, round: int | None) -> int:
        return self.round


@dataclass(frozen=True, slots=True)
class GoatTurnedUp(Event):
    """The Goat was turned up and shuffled back into the pile."""

    doer: ClassVar[str | None] = ""


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """A character lies face up beside the table, out of this round; another one lies there face down."""

    doer: ClassVar[str | None] = ""

    card: int


@dataclass(frozen=True, slots=True)
class HandTaken(Event):
    """The first dealer of a round drew the first hand, and alone sees it (GGB-HID-3)."""

    doer: ClassVar[str | None] = "dealer"
    begins: ClassVar[str] = "dealer"

    dealer: int
    count: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> "HandTaken":
        return self if seat in (self.dealer, EVERYBODY) else HandTaken(self.dealer, self.count, ())


@dataclass(frozen=True, slots=True)
class HandPassed(Event):
    """The hand went to the next dealer, who drew and alone sees what it holds now."""

    begins: ClassVar[str] = "dealer"

    player: int
    dealer: int
    passed: int
    drawn: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> "HandPassed":
        if seat in (self.dealer, EVERYBODY):
            return self
        return HandPassed(self.player, self.dealer, self.passed, self.drawn, ())  # heard often: `replace` is slow

    def arguments(self) -> dict[str, object]:
        """Of two players, the last active one's opponent deals again and again (GGB-LAST-3)."""
        return Event.arguments(self) | {"kept": int(self.player == self.dealer)}


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A card lies face down before the target, and the dealer has named a character (GGB-HID-4)."""

    doer: ClassVar[str | None] = "dealer"

    dealer: int
    target: int
    declared: int
    card: int

    def seen_by(self, seat: int | None) -> "Declared":
        if seat in (self.dealer, EVERYBODY):
            return self
        return Declared(self.dealer, self.target, self.declared, UNKNOWN)


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The target took the card: revealed, and the target's hat on it."""

    player: int
    dealer: int
    card: int
    honest: int
    declared: int

    def mark(self) -> str:
        """A bluff that was believed, or a hat."""
        return "hat" if self.honest else "curtain"


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """The target pushed the card back: revealed, and the dealer's hat on it."""

    player: int
    dealer: int
    card: int
    honest: int
    declared: int

    def mark(self) -> str:
        """A bluff that was caught, or the truth pushed back."""
        return "push-back" if self.honest else "eye"


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The last active player refused: revealed, and out of the round."""

    player: int
    dealer: int
    card: int
    honest: int
    declared: int

    def mark(self) -> str:
        """A bluff that was caught, or the truth pushed back."""
        return "push-back" if self.honest else "eye"


@dataclass(frozen=True, slots=True)
class Forced(Event):
    """The last active player had to take the card."""

    doer: ClassVar[str | None] = "dealer"

    player: int
    dealer: int
    card: int


@dataclass(frozen=True, slots=True)
class LastStageBegan(Event):
    """One active player is left: the others deal to that one."""

    doer: ClassVar[str | None] = ""

    player: int
    hats: int


@dataclass(frozen=True, slots=True)
class TookTokens(Event):
    """A collector emptied a location of its tokens."""

    player: int
    location: int
    token: int
    count: int


@dataclass(frozen=True, slots=True)
class TookCoins(Event):
    """A collector emptied a location of its coins."""

    player: int
    location: int
    count: int


@dataclass(frozen=True, slots=True)
class FoundNothing(Event):
    """A character was placed and had nothing to take."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """The Thief holds the tokens of a location."""

    player: int
    location: int
    token: int
    count: int


@dataclass(frozen=True, slots=True)
class Swindled(Event):
    """The Charlatan holds coins of opponents, who hold elixirs for them."""

    player: int
    shares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ActedInVain(Event):
    """A saloon character acted and nothing came of it."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class SheriffKilled(Event):
    """The Outlaw killed the Sheriff."""

    sign: ClassVar[str] = "outlaw"

    player: int
    victim: int
    coins: int


@dataclass(frozen=True, slots=True)
class SheriffPaid(Event):
    """The Sheriff was alive and drew the pay."""

    player: int
    coins: int


@dataclass(frozen=True, slots=True)
class ThiefArrested(Event):
    """The Sheriff arrested the Thief, and the loot went back."""

    sign: ClassVar[str] = "sheriff"

    player: int
    victim: int
    coins: int
    location: int
    token: int
    count: int


@dataclass(frozen=True, slots=True)
class CharlatanArrested(Event):
    """The Sheriff arrested the Charlatan, and the coins went back."""

    sign: ClassVar[str] = "sheriff"

    player: int
    victim: int
    coins: int
    shares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class LootKept(Event):
    """The Thief got away with the loot."""

    sign: ClassVar[str] = "thief"

    player: int
    token: int
    count: int


@dataclass(frozen=True, slots=True)
class CharlatanPaid(Event):
    """The Charlatan got away with the coins."""

    sign: ClassVar[str] = "charlatan"

    player: int
    coins: int


@dataclass(frozen=True, slots=True)
class Served(Event):
    """The Waitress gave the bottles away."""

    player: int
    shares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class GamblerReplaced(Event):
    """The Waitress has acted in the Gambler's place."""

    player: int
    victim: int


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """A token was drawn blindly from a stock; only taker and victim learn which (GGB-HID-9)."""

    player: int
    victim: int
    token: int
    count: int = 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, self.victim, EVERYBODY) else replace(self, token=UNKNOWN)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The hats are back; the last active player deals first in the next round. What all have is open to all."""

    doer: ClassVar[str | None] = ""
    closes: ClassVar[bool] = True

    dealer: int
    coins: tuple[int, ...]
    owned: tuple[int, ...]  # how many tokens, by seat


@dataclass(frozen=True, slots=True)
class StockShown(Event):
    """A stock is turned face up at the end of the game."""

    player: int
    coins: int
    stock: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    doer: ClassVar[str | None] = ""

    winners: tuple[int, ...]
