"""What each seat may know, field by field (GGB-HID-1 to GGB-HID-11)."""

from typing import ClassVar, Final

from abilene.engine import seen
from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.games.good_goat_bad.data import KINDS, SALOON, Figures
from abilene.games.good_goat_bad.redeal import thefts
from abilene.games.good_goat_bad.scoring import winners
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, REMOVED, UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare, Slide


class Seen(seen.Seen):
    """The table as one seat may know it: what lies face down is UNKNOWN to it, or not there."""

    fields: ClassVar[tuple[str, ...]] = (
        *seen.Seen.fields, "round", "dealer", "last", "goat_back", "pile", "held", "hand", "noted", "named",
        "target", "declared", "offered", "must_accept", "place", "site_tokens", "site_coins", "loot", "robbed",
        "hats", "coins", "elixirs", "tokens", "stock", "gained", "thefts", "reserve", "winners",
    )  # fmt: skip
    unseen: ClassVar[tuple[str, ...]] = ("figures",)

    def __init__(self, t: Town, seat: int | None) -> None:
        super().__init__(t, seat)
        figures = t.figures
        self.figures: Final[Figures] = figures
        self.round: Final = t.round
        self.dealer: Final = t.dealer  # NOBODY in the saloon phase
        self.last: Final = t.last  # the last active player, once the last stage has begun
        self.goat_back: Final = t.goat_back
        self.pile: Final = len(t.pile)
        self.held: Final = len(t.hand)  # cards in the dealer's hand, without the one on offer
        looks = t.dealer >= 0 and (self.seat == t.dealer or self.seat == EVERYBODY)
        self.hand: Final[list[int]] = sorted(t.hand) if looks else []
        self.noted: Final = t.seen[self.seat] if self.seat >= 0 else 0  # bits: cards this seat has seen in the hand
        self.named: Final = t.named  # bits: cards that all know to be there

        # The offer as far as it has come; the card itself only for the dealer (GGB-HID-4).
        target = declared = offered = UNKNOWN
        step = t.stack[-1] if t.stack else None
        if isinstance(step, Answer):
            target, declared, offered = step.player, step.declared, step.card
        elif isinstance(step, Declare):
            target, offered = step.target, step.card
        elif isinstance(step, Slide):
            target = step.target
        self.target: Final = target
        self.declared: Final = declared
        self.offered: Final = offered if looks else UNKNOWN
        # The offer that comes next cannot be refused (GGB-LAST-7); one already declared can.
        self.must_accept: Final = t.dealer >= 0 and offered == UNKNOWN and t.must_accept()

        self.place: Final = t.place[:]  # of each character
        self.site_tokens: Final = t.site_tokens[:]
        self.site_coins: Final = t.site_coins[:]
        self.loot: Final = t.loot
        self.robbed: Final = t.robbed
        self.hats: Final = t.hats[:]
        self.coins: Final = t.coins[:]
        self.elixirs: Final = t.elixirs[:]
        self.tokens: Final = [t.tokens(seat) for seat in range(figures.players)]
        self.stock: Final = self._stock(t)  # seat * KINDS + kind; UNKNOWN while it lies face down
        # What came in was told to all: who listens knows it. The table recalls it only with the memory aid (GGB-HID-8).
        self.thefts: Final = self._thefts(t)  # three ints each: taker, victim, kind
        self.gained: Final = self._gained(t)  # as the stock: what all saw come in
        self.reserve: Final = t.reserve()
        self.winners: Final[list[int]] = winners(t) if self.over else []

    # ------------------------------------------------------------------ face down

    def _stock(self, t: Town) -> list[int]:
        """Kinds of tokens are open to their owner, and to all after the end (GGB-HID-8, GGB-HID-10)."""
        if self.over or self.seat == EVERYBODY:
            return t.stock[:]
        stock = [UNKNOWN] * len(t.stock)
        if self.seat >= 0:
            own = self.seat * KINDS
            stock[own : own + KINDS] = t.stock[own : own + KINDS]
        return stock

    def _thefts(self, t: Town) -> list[int]:
        """The random thefts; which token it was, only taker and victim saw (GGB-HID-9)."""
        told: list[int] = []
        for theft in thefts(t):
            knows = self.over or self.seat in (theft.taker, theft.victim, EVERYBODY)
            told += [theft.taker, theft.victim, theft.kind if knows else UNKNOWN]
        return told

    def _gained(self, t: Town) -> list[int]:
        """All that each seat owns, but for the random thefts."""
        gained = t.stock[:]
        for theft in thefts(t):
            gained[theft.taker * KINDS + theft.kind] -= 1
            gained[theft.victim * KINDS + theft.kind] += 1
        return gained

    # ------------------------------------------------------------------ cards

    def knows(self, card: int) -> bool:
        """This seat knows that the card is in the hand or on offer."""
        return (self.noted | self.named) >> card & 1 == 1

    def to_come(self, card: int) -> bool:
        """Nobody has seen the card this round, but for the dealers."""
        return self.place[card] == UNSEEN

    def owner(self, card: int) -> int:
        """Whose hat the card carries; below 0: it carries none."""
        place = self.place[card]
        return place - REMOVED if place >= REMOVED else place

    def in_play(self, card: int) -> bool:
        """Carries a hat, and was neither killed nor arrested."""
        return 0 <= self.place[card] < REMOVED

    def set_aside(self, card: int) -> bool:
        """Lies face up beside the table since upkeep."""
        return self.place[card] == FACE_UP

    def refused(self, card: int) -> bool:
        """Was refused in the last stage, and is out of the round."""
        return self.place[card] == REFUSED

    # ------------------------------------------------------------------ seats

    def must_choose(self, seat: int) -> bool:
        """A question is this seat's to answer: in the course of the saloon there is none."""
        return seat == self.player and self.asks != ""

    def looks_at(self, seat: int) -> bool:
        """The tokens of that seat lie face up for this one."""
        return self.stock[seat * KINDS] != UNKNOWN

    def kinds(self, seat: int) -> list[int]:
        """Its tokens by kind, where they lie face up."""
        return self.stock[seat * KINDS : (seat + 1) * KINDS]

    def kinds_gained(self, seat: int) -> list[int]:
        """Its tokens by kind that all saw it gain."""
        return self.gained[seat * KINDS : (seat + 1) * KINDS]

    def doubts(self, seat: int) -> tuple[int, int]:
        """How many tokens this seat did not see it gain and lose by random thefts (GGB-HID-9)."""
        more = fewer = 0
        for i in range(0, len(self.thefts), 3):
            if self.thefts[i + 2] == UNKNOWN:
                more += self.thefts[i] == seat
                fewer += self.thefts[i + 1] == seat
        return more, fewer

    def recalled(self, seat: int) -> list[int]:
        """Its tokens by kind as a listener has them: what all saw it gain, and the thefts this seat saw."""
        kinds = self.kinds_gained(seat)
        for i in range(0, len(self.thefts), 3):
            kind = self.thefts[i + 2]
            if kind != UNKNOWN:
                kinds[kind] += (self.thefts[i] == seat) - (self.thefts[i + 1] == seat)
        return kinds

    def knows_stock(self, seat: int) -> bool:
        """This seat can tell what that one's tokens are worth; nothing is worth nothing."""
        recalls = self.figures.memory_aid and self.doubts(seat) == (0, 0)
        return self.looks_at(seat) or not self.tokens[seat] or recalls

    def money(self, seat: int) -> int:
        """Its score, where its tokens lie face up (GGB-END-2)."""
        total = self.coins[seat]
        for kind, count in enumerate(self.kinds(seat)):
            total += count * self.figures.values[kind]
        return total

    def bottles(self) -> int:
        """Bottles lying at the Saloon."""
        return self.site_tokens[SALOON]
