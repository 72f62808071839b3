"""What a seat sees, in numbers: where the cards can be, and what everybody owns as far as it can be counted."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from abilene.games.good_goat_bad.data import CHARACTERS, LOCATIONS, Figures
from abilene.games.good_goat_bad.heuristic.stocks import Stocks
from abilene.games.good_goat_bad.state import REFUSED, UNSEEN

CARDS: Final = {name: card for card, name in enumerate(CHARACTERS)}
SITES: Final = {name: site for site, name in enumerate(LOCATIONS)}


class Sight:
    """A view, read by somebody who remembers what came into the stocks and is told nothing more."""

    def __init__(self, figures: Figures, view: Mapping[str, Any], stocks: Stocks) -> None:
        seats: Sequence[Mapping[str, Any]] = view["seats"]
        offer: Mapping[str, Any] = view["offer"] or {}
        self.figures: Final = figures
        self.me: Final[int] = view["seat"]
        self.last: Final[int] = view["last"]
        self.must_accept: Final[bool] = view["must_accept"]
        self.dealer: Final[int] = view["dealer"]
        self.target: Final[int] = offer.get("target", -1)
        self.declared: Final[int] = CARDS[offer["declared"]] if "declared" in offer else -1
        self.offered: Final[int] = CARDS[offer["card"]] if "card" in offer else -1  # the dealer alone knows

        self.hats: Final[list[int]] = [seat["hats"] for seat in seats]
        self.coins: Final[list[int]] = [seat["coins"] for seat in seats]
        self.elixirs: Final[list[int]] = [seat["elixirs"] for seat in seats]
        self.tokens: Final[list[int]] = [seat["tokens"] for seat in seats]
        self.stock: Final = stocks.worth(self.tokens)  # what those tokens are worth

        self.owner: Final = [UNSEEN] * len(CHARACTERS)  # the seat whose hat it carries, UNSEEN, or REFUSED: out
        for name, place in view["characters"].items():
            self.owner[CARDS[name]] = place["owner"] if place["is"] == "in_play" else REFUSED
        self.hand: Final = [CARDS[name] for name in view["your_hand"]]
        known = {CARDS[name] for name in (*view["you_know"], *view["all_know"])}
        self.known: Final = sorted(known)  # surely in the hand or on offer
        self.unseen: Final = [card for card in figures.deck if self.owner[card] == UNSEEN]
        self.free: Final = [card for card in self.unseen if card not in known]  # in the hand, the pile or face down
        on_offer = self.declared >= 0 or self.offered >= 0
        self.held: Final[int] = view["hand"] + (1 if on_offer else 0)

        self.site_tokens: Final = [0] * len(LOCATIONS)
        self.site_coins: Final = [0] * len(LOCATIONS)
        for name, site in view["locations"].items():
            self.site_tokens[SITES[name]] = site["tokens"]
            self.site_coins[SITES[name]] = site["coins"]
        loot = view["loot"]
        self.loot: Final[int] = loot["tokens"] * figures.values[SITES[loot["from"]]] if loot["tokens"] else 0

    def money(self, seat: int) -> float:
        """What a seat's coins and tokens are worth."""
        return self.coins[seat] + self.stock[seat]

    def opponents(self, seat: int) -> list[int]:
        """All other seats, clockwise from the next one."""
        players = self.figures.players
        return [(seat + i) % players for i in range(1, players)]
