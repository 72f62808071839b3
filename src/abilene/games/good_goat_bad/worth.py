"""What a character is worth to whom: its effect at once, and what it changes in the saloon phase to come."""

from math import exp
from typing import Final

from abilene.games.good_goat_bad.data import (
    BOTTLE,
    CHARACTERS,
    CHARLATAN,
    COLLECTORS,
    GAMBLER,
    GOAT,
    OUTLAW,
    SALOON,
    SHERIFF,
    THIEF,
    WAITRESS,
    Figures,
    location_of,
    takes_tokens,
)
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.sight import Sight

NO_OWNER: Final = -1  # a card refused in the last stage goes to nobody
RIVAL_SPAN: Final = 5.0  # coins: an opponent so far behind the richest one is e times less of a rival
# An opponent's hat earns less than the mean of the cards to come: part of what it is offered, I pick.
RIVAL_HAT: Final = 0.75
APPEAL_UNIT: Final = 2.0  # coins above the mean: about what makes people want a card
APPEAL_MOST: Final = 2.0  # units: beyond it, a card cannot be wanted or shunned more
NOT_YET: Final = float("inf")  # what nobody has asked for


class Worth:
    """What one seat can expect of every card, in coins ahead of its rivals."""

    def __init__(self, sight: Sight) -> None:
        players = sight.figures.players
        self.sight = sight
        self.seen: Seen = sight.seen
        self.figures: Final[Figures] = sight.figures
        self.me: Final[int] = sight.me
        self.purses: Final = sum(sight.seen.coins)
        self.rivals: Final = self._rivals()
        self.play: Final = [1.0 if owner >= 0 else 0.0 for owner in sight.owner]  # in the saloon phase to come
        self._coming: Final = [0.0] * len(CHARACTERS)  # each card's part of the hats to come
        self._foresee()
        self._coming_sum: Final = sum(self._coming)
        # What does not change with who owns what: for a question it is asked again and again.
        self._loot: Final = sight.loot if sight.owner[THIEF] >= 0 else self._best_loot()
        self._bottles: Final = self.seen.bottles() * self.figures.values[BOTTLE]
        self._least_rival: Final = self._least()
        self._victims: Final = [self._victim(seat) for seat in range(players)]
        self._owner: Final = sight.owner[:]
        self._base: Final = self._saloon()
        self._swings: Final = [NOT_YET] * (len(CHARACTERS) * (players + 1))
        self._outcomes: Final = self._swings[:]
        self._swing_sums: Final = [NOT_YET] * players

    def serves(self, sight: Sight) -> bool:
        """Whether nothing that counts has changed since: a dealer offers, slides and declares in one position."""
        if self.sight.facts != sight.facts:
            return False
        self.sight = sight
        self.seen = sight.seen
        return True

    # ------------------------------------------------------------------ what to weigh

    def _rivals(self) -> list[float]:
        """What a coin in each seat's purse costs me. Together they are one: a coin for everybody changes nothing."""
        opponents = self.figures.opponents[self.me]
        money = [self.sight.money(seat) for seat in range(self.figures.players)]
        most = max([money[seat] for seat in opponents])
        weights = [0.0] * self.figures.players
        for seat in opponents:
            weights[seat] = exp((money[seat] - most) / RIVAL_SPAN)
        total = sum(weights)
        return [weight / total for weight in weights]

    def _foresee(self) -> None:
        """For each character: that it will be in play when the saloon phase comes, and its part of the hats to come."""
        hats = max(0, sum(self.seen.hats) - 1)  # once the present offer is settled
        known, free = self._placed(hats)
        known_part, free_part = self._placed(max(1, hats))
        for card in self.sight.known:
            self.play[card], self._coming[card] = known, known_part
        for card in self.sight.free:
            self.play[card], self._coming[card] = free, free_part

    def _placed(self, hats: int) -> tuple[float, float]:
        """The chance that so many hats reach a card known to be in the hand, and one that may be elsewhere."""
        sight = self.sight
        free = len(sight.free)
        missing = sight.held - len(sight.known)
        if self.seen.last >= 0:  # all cards but the one face down are in the hand (GGB-LAST-4)
            known = min(1.0, hats / max(1, sight.held - 1))
            return known, known * missing / max(1, free)
        known = 1.0 - (1.0 - 1.0 / self.figures.hand) ** hats  # each offer takes one card of the hand
        # The hats that no known card gets are for the free ones. The card on offer is settled, whichever it is.
        settled = 1.0 / max(1, sight.held)
        left = hats - known * len(sight.known) * (1.0 - settled)
        return known, min(1.0, max(0.0, left) / max(1.0, free - missing * settled))

    # ------------------------------------------------------------------ the saloon phase

    def _saloon(self) -> list[float]:
        """What each seat can expect of the saloon phase (GGB-SAL-1)."""
        figures, owner, play = self.figures, self._owner, self.play
        gains = [0.0] * figures.players
        no_outlaw = 1.0 - play[OUTLAW]
        arrest = play[SHERIFF] * no_outlaw
        if owner[OUTLAW] >= 0:
            gains[owner[OUTLAW]] += figures.outlaw_reward * play[SHERIFF]
        if owner[SHERIFF] >= 0:
            bonus = figures.sheriff_thief_bonus * play[THIEF] + figures.sheriff_charlatan_bonus * play[CHARLATAN]
            gains[owner[SHERIFF]] += no_outlaw * (figures.sheriff_base + bonus)
        if owner[THIEF] >= 0:
            gains[owner[THIEF]] += self._loot * (1.0 - arrest)
        if owner[CHARLATAN] >= 0:
            self._swindle(gains, owner[CHARLATAN], arrest)
        if owner[WAITRESS] >= 0:
            self._serve(gains, owner[WAITRESS])
            self._steal(gains, owner[WAITRESS], play[GAMBLER])
        if owner[GAMBLER] >= 0:
            self._steal(gains, owner[GAMBLER], 1.0 - play[WAITRESS])
        return gains

    def _best_loot(self) -> int:
        best = 0
        for site in range(SALOON):
            best = max(best, self.seen.site_tokens[site] * self.figures.values[site])
        return best

    def _swindle(self, gains: list[float], owner: int, arrest: float) -> None:
        """Coins on the Charlatan go back if there is an arrest; those still to be taken come from purse to purse."""
        if self.sight.owner[CHARLATAN] >= 0:
            for seat, elixirs in enumerate(self.seen.elixirs):
                gains[seat] += elixirs * arrest
                gains[owner] += elixirs * (1.0 - arrest)
            return
        coins = self.seen.coins
        purses = self.purses - coins[owner]
        if purses:
            taken = min(self.figures.charlatan_coins, purses) * (1.0 - arrest)
            gains[owner] += taken
            for seat in self.figures.opponents[owner]:
                gains[seat] -= taken * coins[seat] / purses

    def _serve(self, gains: list[float], owner: int) -> None:
        """I would serve my least rival; of others nobody knows whom they serve."""
        if owner == self.me:
            gains[self._least_rival] += self._bottles
            return
        served = self.figures.opponents[owner]
        each = self._bottles / len(served)
        for seat in served:
            gains[seat] += each

    def _least(self) -> int:
        """My least rival."""
        opponents = self.figures.opponents[self.me]
        least = opponents[0]
        for seat in opponents:
            if self.rivals[seat] < self.rivals[least]:
                least = seat
        return least

    def _victim(self, taker: int) -> int:
        """From whom a seat would steal: the best stock, or what is best for me; NO_OWNER: nobody has a token."""
        best, most = NO_OWNER, 0.0
        for seat in self.figures.opponents[taker]:
            if self.seen.tokens[seat]:
                worth = self.theft(seat) if taker == self.me else self.mean_token(seat)
                if best == NO_OWNER or worth > most:
                    best, most = seat, worth
        return best

    def _steal(self, gains: list[float], taker: int, chance: float) -> None:
        victim = self._victims[taker]
        if victim != NO_OWNER and chance > 0.0:
            stolen = chance * self.mean_token(victim)
            gains[taker] += stolen
            gains[victim] -= stolen

    def mean_token(self, seat: int) -> float:
        """What a token drawn blindly from a stock is worth."""
        return self.sight.stock[seat] / self.seen.tokens[seat]

    def theft(self, victim: int) -> float:
        """What drawing a token from this stock does for me: I have it, and a rival has not."""
        return self.mean_token(victim) * (1.0 + self.rivals[victim])

    # ------------------------------------------------------------------ what it comes to for me

    def swing(self, card: int, owner: int) -> float:
        """By how much I draw ahead of my rivals, beyond what could be expected, when this seat gets that card."""
        place = card * (self.figures.players + 1) + owner + 1
        swing = self._swings[place]
        if swing == NOT_YET:
            swing = self._saloon_swing(card, owner) if COLLECTORS <= card < GOAT else self._taken(card, owner)
            self._swings[place] = swing
        return swing

    def _taken(self, card: int, owner: int) -> float:
        """What a collector takes, mine or a rival's; the Goat takes nothing."""
        if card == GOAT or owner == NO_OWNER:
            return 0.0
        site = location_of(card)
        lying = self.seen.site_coins[site]
        if takes_tokens(card):
            lying = self.seen.site_tokens[site] * self.figures.values[site]
        return float(lying) if owner == self.me else -(lying * self.rivals[owner])

    def _saloon_swing(self, card: int, owner: int) -> float:
        owners, play, base = self._owner, self.play, self._base
        owned, played = owners[card], play[card]
        owners[card] = owner
        play[card] = 0.0 if owner == NO_OWNER else 1.0
        gains = self._saloon()
        owners[card], play[card] = owned, played
        swing = gains[self.me] - base[self.me]
        for seat, rival in enumerate(self.rivals):
            swing -= (gains[seat] - base[seat]) * rival
        return swing

    def outcome(self, card: int, owner: int) -> float:
        """The swing of that card, and what all hats still unplaced can expect of the cards then left."""
        place = card * (self.figures.players + 1) + owner + 1
        outcome = self._outcomes[place]
        if outcome == NOT_YET:
            outcome = self.swing(card, owner)
            part = self._coming[card]
            parts = self._coming_sum - part
            if parts > 0.0:
                for seat, hats in enumerate(self.seen.hats):
                    left = hats - 1 if seat == owner else hats
                    if left:
                        mean = (self._swing_sum(seat) - part * self.swing(card, seat)) / parts
                        outcome += left * mean * (1.0 if seat == self.me else RIVAL_HAT)
            self._outcomes[place] = outcome
        return outcome

    def _swing_sum(self, seat: int) -> float:
        total = self._swing_sums[seat]
        if total == NOT_YET:
            total = 0.0
            for card in self.sight.unseen:
                total += self._coming[card] * self.swing(card, seat)
            self._swing_sums[seat] = total
        return total

    def appeals(self) -> list[float]:
        """How much each unseen card is wanted or shunned, beside the mean of those to come."""
        mean = self._swing_sum(self.me) / self._coming_sum if self._coming_sum > 0.0 else 0.0
        appeals = [0.0] * len(CHARACTERS)
        for card in self.sight.unseen:
            units = (self.swing(card, self.me) - mean) / APPEAL_UNIT
            appeals[card] = max(-APPEAL_MOST, min(APPEAL_MOST, units))
        return appeals
