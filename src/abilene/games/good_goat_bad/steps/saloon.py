"""Phase 3, saloon: the characters of the Saloon act in their order."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Step
from abilene.games.good_goat_bad.data import (
    BOTTLE,
    CHARLATAN,
    GAMBLER,
    KINDS,
    OUTLAW,
    SALOON,
    SALOON_ORDER,
    SHERIFF,
    THIEF,
    WAITRESS,
    Figures,
)
from abilene.games.good_goat_bad.events import (
    ActedInVain,
    CharlatanArrested,
    CharlatanPaid,
    GamblerReplaced,
    LootKept,
    Served,
    SheriffKilled,
    SheriffPaid,
    Stole,
    ThiefArrested,
)
from abilene.games.good_goat_bad.state import REMOVED, Town
from abilene.games.good_goat_bad.steps.asking import Ask
from abilene.games.good_goat_bad.steps.characters import Share


class SaloonPhase(Step[Town]):
    """Each saloon character in play will act, in order (GGB-SAL-1)."""

    def run(self, t: Town, /) -> bool:
        for character in reversed(SALOON_ORDER):
            if t.in_play(character):
                t.then(Act(t.place[character], character))
        return True


class Act(Step[Town]):
    """One saloon character acts, unless it was killed or arrested (GGB-SAL-2)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card: Final = card

    def run(self, t: Town, /) -> bool:
        card = self.card
        if not t.in_play(card):
            return True
        if card == OUTLAW:
            self.kill_sheriff(t)
        elif card == SHERIFF:
            self.arrest(t)
        elif card == THIEF:
            self.keep_loot(t)
        elif card == CHARLATAN:
            self.keep_coins(t)
        elif card == WAITRESS:
            self.serve(t)
        else:
            self.gamble(t)
        return True

    def kill_sheriff(self, t: Town) -> None:
        """GGB-CHAR-12, GGB-CHAR-13."""
        if not t.in_play(SHERIFF):
            if t.heard is not None:
                t.emit(ActedInVain(self.player, OUTLAW))
            return
        if t.heard is not None:
            t.emit(SheriffKilled(self.player, t.place[SHERIFF], t.figures.outlaw_reward))
        t.place[SHERIFF] += REMOVED
        t.coins[self.player] += t.figures.outlaw_reward

    def arrest(self, t: Town) -> None:
        """GGB-CHAR-14 to GGB-CHAR-16."""
        figures = t.figures
        t.coins[self.player] += figures.sheriff_base
        if t.heard is not None:
            t.emit(SheriffPaid(self.player, figures.sheriff_base))
        if t.in_play(THIEF):
            if t.heard is not None:
                t.emit(
                    ThiefArrested(self.player, t.place[THIEF], figures.sheriff_thief_bonus, t.robbed, t.robbed, t.loot)
                )
            t.place[THIEF] += REMOVED
            t.coins[self.player] += figures.sheriff_thief_bonus
            if t.loot:
                t.site_tokens[t.robbed] += t.loot
                t.loot, t.robbed = 0, -1
        if t.in_play(CHARLATAN):
            if t.heard is not None:
                victims = tuple((seat, coins) for seat, coins in enumerate(t.elixirs) if coins)
                t.emit(CharlatanArrested(self.player, t.place[CHARLATAN], figures.sheriff_charlatan_bonus, victims))
            t.place[CHARLATAN] += REMOVED
            t.coins[self.player] += figures.sheriff_charlatan_bonus
            for seat, coins in enumerate(t.elixirs):
                t.coins[seat] += coins
                t.elixirs[seat] = 0

    def keep_loot(self, t: Town) -> None:
        """GGB-CHAR-7."""
        if t.loot:
            t.take_tokens(self.player, t.robbed, t.loot)
            if t.heard is not None:
                t.emit(LootKept(self.player, t.robbed, t.loot))
            t.loot, t.robbed = 0, -1
        elif t.heard is not None:
            t.emit(ActedInVain(self.player, THIEF))

    def keep_coins(self, t: Town) -> None:
        """GGB-CHAR-11."""
        coins = sum(t.elixirs)
        t.coins[self.player] += coins
        t.elixirs = [0] * t.figures.players
        if t.heard is not None:
            t.emit(CharlatanPaid(self.player, coins) if coins else ActedInVain(self.player, CHARLATAN))

    def serve(self, t: Town) -> None:
        """The bottles first, then in the Gambler's place (GGB-CHAR-19, GGB-CHAR-21, GGB-INT-21)."""
        if t.in_play(GAMBLER):
            t.then(Serve(self.player), Steal(self.player))
        else:
            t.then(Serve(self.player))

    def gamble(self, t: Town) -> None:
        """GGB-CHAR-22; not if the Waitress has done it in the Gambler's place (GGB-CHAR-24)."""
        if not t.in_play(WAITRESS):
            t.then(Steal(self.player))
        elif t.heard is not None:
            t.emit(GamblerReplaced(self.player, t.place[WAITRESS]))


class Serve(Share):
    """The Waitress's owner gives all bottles of the Saloon to opponents (GGB-CHAR-19)."""

    kind: ClassVar[str] = "serve"
    towards: ClassVar[str] = "to"
    cites: ClassVar[tuple[str, ...]] = ("GGB-CHAR-19", "GGB-DEC-7")
    untold: ClassVar[tuple[str, ...]] = ("serve-total",)

    def setting(self, t: Town, /) -> dict[str, Any]:
        return {"count": t.bottles()}

    def run(self, t: Town, /) -> bool:
        if t.bottles() > 0:
            return False
        if t.heard is not None:  # GGB-CHAR-20
            t.emit(ActedInVain(self.player, WAITRESS))
        return True

    def choices(self, t: Town, /) -> list[int]:
        return t.figures.splits_by_sum[t.bottles()][:]

    def pick(self, t: Town, split: int, /) -> None:
        for seat, bottles in self.shares(t, split):
            t.take_tokens(seat, BOTTLE, bottles)
        t.site_tokens[SALOON] = 0
        if t.heard is not None:
            t.emit(Served(self.player, tuple(self.shares(t, split))))

    def broken(self, t: Town, split: int, /) -> Breach | None:
        return Breach("GGB-CHAR-19", "serve-total") if sum(t.figures.splits[split]) != t.bottles() else None


class Steal(Ask):
    """The Gambler's effect: a token drawn blindly from an opponent's stock (GGB-CHAR-22)."""

    kind: ClassVar[str] = "steal"
    noun: ClassVar[str] = "victim"
    cites: ClassVar[tuple[str, ...]] = ("GGB-CHAR-22", "GGB-INT-23", "GGB-DEC-8")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.players)

    def run(self, t: Town, /) -> bool:
        for seat in range(t.figures.players):
            if seat != self.player and t.tokens(seat) > 0:
                return False
        if t.heard is not None:  # GGB-CHAR-23
            t.emit(ActedInVain(self.player, GAMBLER))
        return True

    def choices(self, t: Town, /) -> list[int]:
        return [seat for seat in range(t.figures.players) if seat != self.player and t.tokens(seat) > 0]

    def pick(self, t: Town, victim: int, /) -> None:
        before = t.stock[victim * KINDS : (victim + 1) * KINDS]
        drawn = t.below(sum(before))  # each single token is as likely (GGB-INT-24)
        kind = 0
        while drawn >= before[kind]:
            drawn -= before[kind]
            kind += 1
        t.thefts = [*t.thefts, self.player, victim, kind, *before]
        t.stock[victim * KINDS + kind] -= 1
        t.take_tokens(self.player, kind, 1)
        if t.heard is not None:
            t.emit(Stole(self.player, victim, kind))

    def broken(self, t: Town, victim: int, /) -> Breach | None:
        if victim == self.player:
            return Breach("GGB-CHAR-22", "steal-self")
        return Breach("GGB-INT-23", "steal-nothing") if t.tokens(victim) == 0 else None

    def keys(self, t: Town, victim: int, /) -> tuple[str, ...]:
        return (f"seat:{victim}",)
