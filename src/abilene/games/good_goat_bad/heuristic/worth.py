"""What a character is worth to whom: its effect at once, and what it changes in the saloon phase to come."""

from math import exp
from typing import Final

from abilene.games.good_goat_bad.data import (
    BOTTLE,
    CHARACTERS,
    CHARLATAN,
    COLLECTORS,
    GAMBLER,
    OUTLAW,
    SALOON,
    SALOON_ORDER,
    SHERIFF,
    THIEF,
    WAITRESS,
)
from abilene.games.good_goat_bad.heuristic.sight import Sight

NO_OWNER: Final = -1  # a card refused in the last stage goes to nobody
RIVAL_SPAN: Final = 5.0  # coins: an opponent so far behind the richest one is e times less of a rival
# An opponent's hat earns less than the mean of the cards to come: part of what it is offered, I pick.
RIVAL_HAT: Final = 0.75
APPEAL_UNIT: Final = 2.0  # coins above the mean: about what makes people want a card
APPEAL_MOST: Final = 2.0  # units: beyond it, a card cannot be wanted or shunned more


class Worth:
    """What one seat can expect of every card, in coins ahead of its rivals."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.figures: Final = sight.figures
        self.rivals: Final = self._rivals()
        self._swings: Final[dict[tuple[int, int], float]] = {}
        self._hats: Final[dict[int, float]] = {}
        self._play, self._coming = self._chances()
        self._base = self._saloon(sight.owner, self._play)
        self._coming_sum = sum(self._coming)

    # ------------------------------------------------------------------ what to weigh

    def _rivals(self) -> list[float]:
        """What a coin in each seat's purse costs me. Together they are one: a coin for everybody changes nothing."""
        sight = self.sight
        opponents = sight.opponents(sight.me)
        most = max(sight.money(seat) for seat in opponents)
        weights = [0.0] * self.figures.players
        for seat in opponents:
            weights[seat] = exp((sight.money(seat) - most) / RIVAL_SPAN)
        total = sum(weights)
        return [weight / total for weight in weights]

    def _chances(self) -> tuple[list[float], list[float]]:
        """For each character: that it will be in play when the saloon phase comes, and its part of the hats to come."""
        sight = self.sight
        hats = max(0, sum(sight.hats) - 1)  # once the present offer is settled
        play = [1.0 if owner >= 0 else 0.0 for owner in sight.owner]
        coming = [0.0] * len(CHARACTERS)
        known, free = self._placed(hats)
        known_part, free_part = self._placed(max(1, hats))
        for card in sight.known:
            play[card], coming[card] = known, known_part
        for card in sight.free:
            play[card], coming[card] = free, free_part
        return play, coming

    def _placed(self, hats: int) -> tuple[float, float]:
        """The chance that so many hats reach a card known to be in the hand, and one that may be elsewhere."""
        sight = self.sight
        free = len(sight.free)
        missing = sight.held - len(sight.known)
        if sight.last >= 0:  # all cards but the one face down are in the hand (GGB-LAST-4)
            known = min(1.0, hats / max(1, sight.held - 1))
            return known, known * missing / max(1, free)
        known = 1.0 - (1.0 - 1.0 / self.figures.hand) ** hats  # each offer takes one card of the hand
        # The hats that no known card gets are for the free ones. The card on offer is settled, whichever it is.
        settled = 1.0 / max(1, sight.held)
        left = hats - known * len(sight.known) * (1.0 - settled)
        return known, min(1.0, max(0.0, left) / max(1.0, free - missing * settled))

    # ------------------------------------------------------------------ what a card brings

    def _saloon(self, owner: list[int], play: list[float]) -> list[float]:
        """What each seat can expect of the saloon phase (GGB-SAL-1), if these own its characters."""
        figures, sight = self.figures, self.sight
        gains = [0.0] * figures.players
        no_outlaw = 1.0 - play[OUTLAW]
        arrest = play[SHERIFF] * no_outlaw
        if owner[OUTLAW] >= 0:
            gains[owner[OUTLAW]] += figures.outlaw_reward * play[SHERIFF]
        if owner[SHERIFF] >= 0:
            bonus = figures.sheriff_thief_bonus * play[THIEF] + figures.sheriff_charlatan_bonus * play[CHARLATAN]
            gains[owner[SHERIFF]] += no_outlaw * (figures.sheriff_base + bonus)
        if owner[THIEF] >= 0:
            loot = sight.loot if sight.owner[THIEF] >= 0 else self._best_loot()
            gains[owner[THIEF]] += loot * (1.0 - arrest)
        if owner[CHARLATAN] >= 0:
            self._swindle(gains, owner[CHARLATAN], arrest)
        if owner[WAITRESS] >= 0:
            self._serve(gains, owner[WAITRESS])
            self._steal(gains, owner[WAITRESS], play[GAMBLER])
        if owner[GAMBLER] >= 0:
            self._steal(gains, owner[GAMBLER], 1.0 - play[WAITRESS])
        return gains

    def _best_loot(self) -> int:
        tokens, values = self.sight.site_tokens, self.figures.values
        return max([tokens[site] * values[site] for site in range(SALOON)])

    def _swindle(self, gains: list[float], owner: int, arrest: float) -> None:
        """Coins on the Charlatan go back if there is an arrest; those still to be taken come from purse to purse."""
        sight = self.sight
        if sight.owner[CHARLATAN] >= 0:
            for seat, elixirs in enumerate(sight.elixirs):
                gains[seat] += elixirs * arrest
                gains[owner] += elixirs * (1.0 - arrest)
            return
        purses = sum(sight.coins) - sight.coins[owner]
        if purses:
            taken = min(self.figures.charlatan_coins, purses) * (1.0 - arrest)
            gains[owner] += taken
            for seat in sight.opponents(owner):
                gains[seat] -= taken * sight.coins[seat] / purses

    def _serve(self, gains: list[float], owner: int) -> None:
        """I would serve my least rival; of others nobody knows whom they serve."""
        sight = self.sight
        bottles = sight.site_tokens[SALOON] * self.figures.values[BOTTLE]
        served = sight.opponents(owner)
        if owner == sight.me:
            served = [min(served, key=self.rivals.__getitem__)]
        for seat in served:
            gains[seat] += bottles / len(served)

    def _steal(self, gains: list[float], taker: int, chance: float) -> None:
        victims = [seat for seat in self.sight.opponents(taker) if self.sight.tokens[seat]]
        if victims and chance > 0.0:
            victim = max(victims, key=self.theft if taker == self.sight.me else self.mean_token)
            gains[taker] += chance * self.mean_token(victim)
            gains[victim] -= chance * self.mean_token(victim)

    def chance(self, card: int) -> float:
        """That the card will be in play when the saloon phase comes."""
        return self._play[card]

    def mean_token(self, seat: int) -> float:
        """What a token drawn blindly from a stock is worth."""
        return self.sight.stock[seat] / self.sight.tokens[seat]

    def theft(self, victim: int) -> float:
        """What drawing a token from this stock does for me: I have it, and a rival has not."""
        return self.mean_token(victim) * (1.0 + self.rivals[victim])

    def _gains(self, card: int, owner: int) -> list[float]:
        """What everybody gains, beyond what could be expected, when this seat gets that card."""
        if card in SALOON_ORDER:
            owners, play = self.sight.owner[:], self._play[:]
            owners[card] = owner
            play[card] = 0.0 if owner == NO_OWNER else 1.0
            return [gain - base for gain, base in zip(self._saloon(owners, play), self._base)]
        gains = [0.0] * self.figures.players
        if card < COLLECTORS and owner != NO_OWNER:
            site = card // 2
            tokens = self.sight.site_tokens[site] * self.figures.values[site]
            gains[owner] = tokens if card % 2 == 0 else self.sight.site_coins[site]
        return gains

    # ------------------------------------------------------------------ what it comes to for me

    def swing(self, card: int, owner: int) -> float:
        """By how much I draw ahead of my rivals when this seat gets that card."""
        swing = self._swings.get((card, owner))
        if swing is None:
            gains = self._gains(card, owner)
            swing = gains[self.sight.me]
            for gain, rival in zip(gains, self.rivals):
                swing -= gain * rival
            self._swings[card, owner] = swing
        return swing

    def outcome(self, card: int, owner: int) -> float:
        """The swing of that card, and what all hats still unplaced can expect of the cards then left."""
        part = self._coming[card]
        parts = self._coming_sum - part
        outcome = self.swing(card, owner)
        if parts <= 0.0:
            return outcome
        for seat, hats in enumerate(self.sight.hats):
            left = hats - 1 if seat == owner else hats
            if left:
                mean = (self._swing_sum(seat) - part * self.swing(card, seat)) / parts
                outcome += left * mean * (1.0 if seat == self.sight.me else RIVAL_HAT)
        return outcome

    def _swing_sum(self, seat: int) -> float:
        total = self._hats.get(seat)
        if total is None:
            total = 0.0
            for card in self.sight.unseen:
                total += self._coming[card] * self.swing(card, seat)
            self._hats[seat] = total
        return total

    def appeals(self) -> list[float]:
        """How much each unseen card is wanted or shunned, beside the mean of those to come."""
        me = self.sight.me
        mean = self._swing_sum(me) / self._coming_sum if self._coming_sum > 0.0 else 0.0
        appeals = [0.0] * len(CHARACTERS)
        for card in self.sight.unseen:
            units = (self.swing(card, me) - mean) / APPEAL_UNIT
            appeals[card] = max(-APPEAL_MOST, min(APPEAL_MOST, units))
        return appeals
