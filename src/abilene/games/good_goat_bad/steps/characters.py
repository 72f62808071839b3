"""Instant effects: what a character does at once when it is laid beside its location."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Step
from abilene.games.good_goat_bad.data import (
    CHARLATAN,
    COLLECTORS,
    LOCATIONS,
    MOST_OPPONENTS,
    SALOON,
    THIEF,
    Figures,
    location_of,
    takes_tokens,
)
from abilene.games.good_goat_bad.events import FoundNothing, Robbed, Swindled, TookCoins, TookTokens
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.steps.asking import Ask


class Instant(Step[Town]):
    """The owner of a character just placed gets its instant effect, if it has one (GGB-DIST-10)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card: Final = card

    def run(self, t: Town, /) -> bool:
        card = self.card
        if card < COLLECTORS:
            if takes_tokens(card):
                self.take_tokens(t, location_of(card))
            else:
                self.take_coins(t, location_of(card))
        elif card == THIEF:
            t.then(Rob(self.player))
        elif card == CHARLATAN:
            t.then(Swindle(self.player))
        return True

    def take_tokens(self, t: Town, location: int) -> None:
        """Shopkeeper, Banker, Rancher, Miner (GGB-CHAR-1)."""
        count = t.site_tokens[location]
        t.site_tokens[location] = 0
        t.take_tokens(self.player, location, count)
        if t.heard is not None:
            t.emit(
                TookTokens(self.player, location, location, count) if count else FoundNothing(self.player, self.card)
            )

    def take_coins(self, t: Town, location: int) -> None:
        """Kid, Widow, Cowboy, Prospector (GGB-CHAR-2)."""
        count = t.site_coins[location]
        t.site_coins[location] = 0
        t.coins[self.player] += count
        if t.heard is not None:
            t.emit(TookCoins(self.player, location, count) if count else FoundNothing(self.player, self.card))


class Rob(Ask):
    """The Thief's owner empties an outer location of its tokens (GGB-CHAR-4)."""

    kind: ClassVar[str] = "rob"
    noun: ClassVar[str] = "location"
    cites: ClassVar[tuple[str, ...]] = ("GGB-CHAR-4", "GGB-INT-14", "GGB-DEC-5")
    forbids: ClassVar[tuple[str, ...]] = ("GGB-SETUP-1",)
    untold: ClassVar[tuple[str, ...]] = ("rob-unused",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(len(LOCATIONS))

    def run(self, t: Town, /) -> bool:
        if any(t.site_tokens[location] for location in range(SALOON)):
            return False
        if t.heard is not None:  # GGB-CHAR-5
            t.emit(FoundNothing(self.player, THIEF))
        return True

    def choices(self, t: Town, /) -> list[int]:
        return [location for location in range(SALOON) if t.site_tokens[location] > 0]

    def pick(self, t: Town, location: int, /) -> None:
        t.loot = t.site_tokens[location]
        t.robbed = location
        t.site_tokens[location] = 0
        if t.heard is not None:
            t.emit(Robbed(self.player, location, location, t.loot))

    def broken(self, t: Town, location: int, /) -> Breach | None:
        if location == SALOON:
            return Breach("GGB-CHAR-4", "rob-saloon")
        if location not in t.figures.locations:
            return Breach("GGB-SETUP-1", "rob-unused")
        return Breach("GGB-INT-14", "rob-empty") if t.site_tokens[location] == 0 else None

    def keys(self, t: Town, location: int, /) -> tuple[str, ...]:
        return (f"location:{LOCATIONS[location]}",)

    def name(self, t: Town, location: int, /) -> str:
        return LOCATIONS[location]

    def sign(self, t: Town, location: int, /) -> str:
        return LOCATIONS[location]


class Share(Ask):
    """A total to be split over the opponents in one of the numbered ways (GGB-DEC-10, GGB-DEC-11)."""

    noun: ClassVar[str] = "shares"
    towards: ClassVar[str] = ""  # in notation: whether the shares come from the opponents or go to them

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(len(figures.splits))

    @classmethod
    def deeds(cls, figures: Figures, /) -> Sequence[Any]:
        return [(*split, 0, 0, 0)[:MOST_OPPONENTS] for split in figures.splits]

    def shares(self, t: Town, split: int) -> list[tuple[int, int]]:
        """Each opponent with a share, and how much it is."""
        amounts = t.figures.splits[split]
        return [(seat, amounts[i]) for i, seat in enumerate(t.figures.opponents[self.player]) if amounts[i] > 0]

    def laid_out(self, t: Town) -> bool:
        """Between two opponents there are so few ways that each lies on the table for itself."""
        return len(t.figures.opponents[self.player]) == 2

    def keys(self, t: Town, split: int, /) -> tuple[str, ...]:
        """Where each way lies on the table, a seat stands for the whole total; else for each one of its share."""
        shares = self.shares(t, split)
        if not self.laid_out(t):
            return tuple([f"seat:{seat}" for seat, amount in shares for _ in range(amount)])
        seats = tuple([f"seat:{seat}" for seat, _ in shares])
        if sum([amount for _, amount in shares]) == 1:
            return seats
        return (f"share:{split}", *seats) if len(seats) == 1 else (f"share:{split}",)

    def name(self, t: Town, split: int, /) -> str:
        towards = type(self).towards
        return ", ".join([f"{amount} {towards} seat {seat}" for seat, amount in self.shares(t, split)])

    def formerly(self, t: Town, split: int, /) -> str:
        return type(self).kind + "".join([f" {seat}:{amount}" for seat, amount in self.shares(t, split)])

    def told(self, t: Town, split: int, /) -> dict[str, Any]:
        return {"shares": tuple(self.shares(t, split))}


class Swindle(Share):
    """The Charlatan's owner takes coins from opponents, who get an elixir for each (GGB-CHAR-8, GGB-CHAR-9)."""

    kind: ClassVar[str] = "swindle"
    towards: ClassVar[str] = "from"
    cites: ClassVar[tuple[str, ...]] = ("GGB-CHAR-8", "GGB-INT-16", "GGB-DEC-6")
    untold: ClassVar[tuple[str, ...]] = ("swindle-total",)

    def total(self, t: Town) -> int:
        """As many coins as the opponents have, up to three."""
        return min(t.figures.charlatan_coins, sum(t.coins) - t.coins[self.player])

    def setting(self, t: Town, /) -> dict[str, Any]:
        return {"count": self.total(t)}

    def run(self, t: Town, /) -> bool:
        if self.total(t) > 0:
            return False
        if t.heard is not None:  # GGB-CHAR-10
            t.emit(FoundNothing(self.player, CHARLATAN))
        return True

    def choices(self, t: Town, /) -> list[int]:
        purses = [t.coins[seat] for seat in t.figures.opponents[self.player]]
        splits = t.figures.splits
        ways = t.figures.splits_by_sum[self.total(t)]
        if min(purses) >= t.figures.charlatan_coins:
            return ways[:]
        return [way for way in ways if _within(splits[way], purses)]

    def pick(self, t: Town, split: int, /) -> None:
        for seat, amount in self.shares(t, split):
            t.coins[seat] -= amount
            t.elixirs[seat] += amount
        if t.heard is not None:
            t.emit(Swindled(self.player, tuple(self.shares(t, split))))

    def broken(self, t: Town, split: int, /) -> Breach | None:
        if sum(t.figures.splits[split]) != self.total(t):
            return Breach("GGB-CHAR-8", "swindle-total")
        poor = [seat for seat, amount in self.shares(t, split) if amount > t.coins[seat]]
        return Breach("GGB-CHAR-8", "swindle-poor") if poor else None


def _within(split: tuple[int, ...], purses: list[int]) -> bool:
    for i, amount in enumerate(split):
        if amount > purses[i]:
            return False
    return True
