"""Town: the five locations, the characters in play, and what everybody owns, at one moment."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from abilene.engine.core import State, Step
from abilene.games.good_goat_bad.data import KINDS, SALOON, Figures

if TYPE_CHECKING:
    from abilene.engine.game import Game

# Where a character is, as far as everybody knows: with a hat, in play (its owner's seat), or one of these.
# A killed or arrested character keeps the hat until the end of the round (GGB-SAL-3): REMOVED + its owner.
UNSEEN: Final = -1  # in the pile, in the dealer's hand, on offer or face down
FACE_UP: Final = -2
REFUSED: Final = -3
REMOVED: Final = 8

# One random theft: taker, victim, kind, then the victim's tokens of each kind just before it.
THEFT: Final = 3 + KINDS


class Town(State):
    """The whole table; a token kind is numbered as the location that brings it forth."""

    fields: ClassVar[tuple[str, ...]] = (
        "round", "dealer", "last", "goat_back", "face_down", "named", "loot", "robbed",
        "pile", "hand", "place", "hats", "coins", "stock", "site_tokens", "site_coins", "elixirs", "seen", "thefts",
    )  # fmt: skip

    def __init__(
        self,
        game: "Game[Any]",
        rng: int,
        revealed: int,
        player: int,
        stack: list[Step[Any]],
        choices: list[int],
        round: int,
        dealer: int,
        last: int,
        goat_back: int,
        face_down: int,
        named: int,
        loot: int,
        robbed: int,
        pile: list[int],
        hand: list[int],
        place: list[int],
        hats: list[int],
        coins: list[int],
        stock: list[int],
        site_tokens: list[int],
        site_coins: list[int],
        elixirs: list[int],
        seen: list[int],
        thefts: list[int],
    ) -> None:
        super().__init__(game, rng, revealed, player, stack, choices)
        self.figures: Final[Figures] = game.figures
        self.round = round  # 1 is the first
        self.dealer = dealer  # who holds the hand
        self.last = last  # the last active player, once the last stage has begun (GGB-LAST-1)
        self.goat_back = goat_back  # 1: the Goat was turned up and shuffled back into the pile (GGB-UPK-6)
        self.face_down = face_down  # the card set aside that nobody looks at (GGB-UPK-7)
        self.named = named  # bits: characters declared that are still in the hand, as all know (GGB-INT-2)
        self.loot = loot  # tokens on the Thief
        self.robbed = robbed  # the location they came from
        self.pile = pile  # the top is last
        self.hand = hand  # the dealer's, without the card on offer
        self.place = place  # of each character
        self.hats = hats  # unplaced, by seat
        self.coins = coins  # by seat
        self.stock = stock  # tokens: seat * KINDS + kind
        self.site_tokens = site_tokens  # by location
        self.site_coins = site_coins  # by location
        self.elixirs = elixirs  # by seat; together they are the coins on the Charlatan (GGB-CHAR-9)
        self.seen = seen  # bits by seat: characters it has seen in the hand that are still there (GGB-HID-3)
        self.thefts = thefts  # THEFT ints each: what taker and victim know and the others do not (GGB-HID-9)

    @property
    def turn(self) -> int:
        """Whose turn it is: the dealer's too while somebody answers an offer."""
        return self.dealer if self.stack and type(self.stack[-1]).kind == "answer" else self.player

    def copy(self, seed: int | None = None) -> "Town":
        """An independent twin, to which nobody listens."""
        return Town(
            self.game,
            self.chance(seed),
            self.revealed,
            self.player,
            self.stack[:],
            self.choices,
            self.round,
            self.dealer,
            self.last,
            self.goat_back,
            self.face_down,
            self.named,
            self.loot,
            self.robbed,
            self.pile[:],
            self.hand[:],
            self.place[:],
            self.hats[:],
            self.coins[:],
            self.stock[:],
            self.site_tokens[:],
            self.site_coins[:],
            self.elixirs[:],
            self.seen[:],
            self.thefts,  # grows by replacement
        )

    # ------------------------------------------------------------------ queries

    def after(self, seat: int) -> int:
        """The next seat clockwise (GGB-SETUP-10)."""
        seat += 1
        return seat if seat < self.figures.players else 0

    def active(self) -> list[int]:
        """Seats with a hat left to place this round."""
        return [seat for seat, hats in enumerate(self.hats) if hats > 0]

    def in_play(self, character: int) -> bool:
        """Carries a hat, and was neither killed nor arrested."""
        return 0 <= self.place[character] < REMOVED

    def tokens(self, seat: int) -> int:
        """How many tokens the seat owns."""
        return sum(self.stock[seat * KINDS : (seat + 1) * KINDS])

    def reserve(self) -> int:
        """Coins that nobody owns yet: what is left of the box's (below 0: substitutes in use, GGB-INT-25)."""
        return self.figures.coins - sum(self.coins) - sum(self.site_coins) - sum(self.elixirs)

    def token_reserve(self, kind: int) -> int:
        """Tokens of a kind still to come: one for each round not yet begun (GGB-INV-7)."""
        return self.figures.rounds - self.round if kind in self.figures.locations else 0

    def must_accept(self) -> bool:
        """The hand, counted before the offer, is no larger than the hats of the last active player (GGB-LAST-7)."""
        return self.last >= 0 and len(self.hand) == self.hats[self.last]

    # ------------------------------------------------------------------ verbs

    def draw(self, dealer: int) -> None:
        """The dealer takes the top card of the pile and alone sees it."""
        self.hand.append(self.pile.pop())
        self.reveal()

    def look(self, dealer: int) -> None:
        """The dealer looks at the whole hand and will remember it (GGB-HID-3)."""
        seen = 0
        for card in self.hand:
            seen |= 1 << card
        self.seen[dealer] |= seen

    def show(self, card: int, place: int) -> None:
        """A card comes to light for all: nobody need remember it as hidden any more."""
        self.reveal()
        self.place[card] = place
        gone = ~(1 << card)
        self.named &= gone
        self.seen = [seen & gone for seen in self.seen]

    def take_tokens(self, seat: int, kind: int, count: int) -> None:
        """Add tokens to the hidden part of a stock."""
        self.stock[seat * KINDS + kind] += count

    def bottles(self) -> int:
        """Bottles lying at the Saloon."""
        return self.site_tokens[SALOON]
