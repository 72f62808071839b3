"""Features: the town and everybody's belongings as numbers of what is true of them."""

from typing import TYPE_CHECKING, Final

from abilene.engine.features import (
    Layout,
    Meaning,
    Owed,
    add_exactly,
    add_scale,
    at_least,
    counts,
    player,
    up_to,
    whose,
)
from abilene.games.good_goat_bad.data import CHARACTERS, KINDS, LOCATIONS, TOKENS, Figures
from abilene.games.good_goat_bad.outlook import Outlook
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.worth import NO_OWNER

if TYPE_CHECKING:
    from abilene.engine.game import Game
    from abilene.games.good_goat_bad.state import Town

_COINS: Final = 30  # counted exactly so far, and by fours
_BY: Final = 4
_TOKENS: Final = 20
_KIND: Final = 8  # tokens of one kind
_PILE: Final = 15  # of cards
_AHEAD: Final = 20  # coins
_BRINGS: Final = 12  # coins
_STEPS: Final = 8  # of half a coin: what accepting is worth


class Features:
    """What is on for a seat: first what each player has, then the town, then what is asked and owed."""

    def __init__(self, game: "Game[Town]", layout: Layout) -> None:
        figures: Figures = game.figures
        seats = figures.players
        others = whose(seats)
        self.seats: Final = seats

        # what each player has
        sheet = Layout()
        kinds = at_least(range(1, _KIND + 1))
        self.hats: Final = sheet.block("hats", counts(figures.hats))
        self.most_hats: Final = figures.hats
        self.coins: Final = sheet.block("coins", up_to(_COINS))
        self.wealth: Final = sheet.block("coins", at_least(range(_BY, 2 * _COINS, _BY)))
        self.elixirs: Final = sheet.block("coins on the Charlatan", at_least(range(1, _BY + 1)))
        self.tokens: Final = sheet.block("tokens", up_to(_TOKENS))
        self.stock: Final = sheet.block("tokens", TOKENS, kinds)
        self.recalled: Final = sheet.block("tokens seen to come", TOKENS, kinds)
        self.doubts: Final = sheet.block("tokens unseen", ["come", "gone"], kinds)
        self.wins: Final = sheet.block("wins")
        self.sheet: Final = sheet.size
        self.players: Final = layout.repeat(others, sheet)

        # the town
        self.round: Final = layout.block("round", counts(figures.rounds, 1))
        self.rounds: Final = figures.rounds
        self.dealer: Final = layout.block("dealer", others)
        self.last: Final = layout.block("last active player", others)
        self.goat_back: Final = layout.block("the goat was shuffled back")
        self.must_accept: Final = layout.block("the next offer must be accepted")
        self.pile: Final = layout.block("pile", up_to(_PILE))
        self.held: Final = layout.block("cards in the dealer's hand", up_to(_PILE))
        self.hand: Final = layout.block("in your hand", CHARACTERS)
        self.noted: Final = layout.block("you saw in the hand", CHARACTERS)
        self.named: Final = layout.block("all know in the hand", CHARACTERS)
        # an own hat or another's, on a character in play or removed; or none
        hats = [f"hat of {owner}" for owner in others]
        self.whereabouts: Final = 2 * seats + 2
        found = [*hats, *[f"removed, {hat}" for hat in hats], "face up", "refused"]
        self.place: Final = layout.block("character", CHARACTERS, found)
        self.site_tokens: Final = layout.block("tokens at", LOCATIONS, kinds)
        self.site_coins: Final = layout.block("coins at", LOCATIONS, up_to(_COINS))
        self.loot: Final = layout.block("loot of the Thief", kinds)
        self.robbed: Final = layout.block("robbed", LOCATIONS)

        characters, seat = Meaning(["unknown", *CHARACTERS], -1), player(seats)
        meanings = {"card": characters, "declared": characters, "dealer": seat, "target": seat}
        self.owed: Final = Owed(layout, list(game.numbers), seats, meanings)

        # what follows for who looks
        coins = _either_way(_BRINGS)
        self.ahead: Final = layout.block("ahead of you", others[1:], _either_way(_AHEAD))
        self.brings: Final = layout.block("brings you", CHARACTERS, coins)
        self.rather: Final = layout.block("better yours than of", [*others[1:], "nobody"], CHARACTERS, coins)
        self.accepting: Final = layout.block("accepting is worth half coins", _either_way(_STEPS))

    def add(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for after in range(seats):
            self._add_player(on, seen, (own + after) % seats, self.players + after * self.sheet)
        self._add_round(on, seen)
        self._add_cards(on, seen)
        self._add_sites(on, seen)
        self.owed.add(on, seen.owed, own)
        if seen.seat >= 0 and not seen.over:
            self._add_outlook(on, seen)

    def _add_player(self, on: list[int], seen: Seen, seat: int, first: int) -> None:
        coins = seen.coins[seat]
        add_exactly(on, first + self.hats, seen.hats[seat], self.most_hats)
        add_exactly(on, first + self.coins, coins, _COINS)
        add_scale(on, first + self.wealth, coins // _BY, 2 * _COINS // _BY - 1)
        add_scale(on, first + self.elixirs, seen.elixirs[seat], _BY)
        add_exactly(on, first + self.tokens, seen.tokens[seat], _TOKENS)
        if seen.looks_at(seat):
            self._add_kinds(on, first + self.stock, seen.kinds(seat))
        self._add_kinds(on, first + self.recalled, seen.recalled(seat))
        more, fewer = seen.doubts(seat)
        add_scale(on, first + self.doubts, more, _KIND)
        add_scale(on, first + self.doubts + _KIND, fewer, _KIND)
        if seat in seen.winners:
            on.append(first + self.wins)

    def _add_kinds(self, on: list[int], first: int, counts: list[int]) -> None:
        for kind in range(KINDS):
            add_scale(on, first + kind * _KIND, counts[kind], _KIND)

    def _add_round(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        add_exactly(on, self.round, seen.round - 1, self.rounds - 1)
        if seen.dealer >= 0:
            on.append(self.dealer + (seen.dealer - own) % seats)
        if seen.last >= 0:
            on.append(self.last + (seen.last - own) % seats)
        if seen.goat_back:
            on.append(self.goat_back)
        if seen.must_accept:
            on.append(self.must_accept)

    def _add_cards(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        add_exactly(on, self.pile, seen.pile, _PILE)
        add_exactly(on, self.held, seen.held, _PILE)
        for card in seen.hand:
            on.append(self.hand + card)
        for card in range(len(CHARACTERS)):
            if seen.noted >> card & 1:
                on.append(self.noted + card)
            if seen.named >> card & 1:
                on.append(self.named + card)
            first, owner = self.place + card * self.whereabouts, seen.owner(card)
            if owner >= 0:
                on.append(first + (owner - own) % seats + (0 if seen.in_play(card) else seats))
            elif seen.set_aside(card):
                on.append(first + 2 * seats)
            elif seen.refused(card):
                on.append(first + 2 * seats + 1)

    def _add_sites(self, on: list[int], seen: Seen) -> None:
        for location in range(len(LOCATIONS)):
            add_scale(on, self.site_tokens + location * _KIND, seen.site_tokens[location], _KIND)
            add_exactly(on, self.site_coins + location * (_COINS + 1), seen.site_coins[location], _COINS)
        add_scale(on, self.loot, seen.loot, _KIND)
        if seen.robbed >= 0:
            on.append(self.robbed + seen.robbed)

    # ------------------------------------------------------------------ what follows for who looks

    def _add_outlook(self, on: list[int], seen: Seen) -> None:
        seats, own, outlook = self.seats, seen.own, Outlook(seen)
        money = outlook.money(own)
        for after in range(1, seats):
            ahead = outlook.money((own + after) % seats) - money
            on.append(self.ahead + (after - 1) * (2 * _AHEAD + 1) + _rounded(ahead, _AHEAD))
        size = 2 * _BRINGS + 1
        for card in outlook.sight.unseen:
            on.append(self.brings + card * size + _rounded(outlook.brings(card), _BRINGS))
            first = self.rather + card * size
            for after in range(1, seats):
                better = outlook.rather(card, (own + after) % seats)
                on.append(first + (after - 1) * len(CHARACTERS) * size + _rounded(better, _BRINGS))
            if seen.last >= 0:
                better = outlook.rather(card, NO_OWNER)
                on.append(first + (seats - 1) * len(CHARACTERS) * size + _rounded(better, _BRINGS))
        if seen.target == seen.seat and seen.declared >= 0:
            on.append(self.accepting + _rounded(2.0 * outlook.accepting(), _STEPS))


def _either_way(most: int) -> list[str]:
    """The numbers up to the most, less than nothing too."""
    return [f"{-most} or less", *map(str, range(1 - most, most)), f"{most} or more"]


def _rounded(number: float, most: int) -> int:
    """Its place among these."""
    return most + max(-most, min(most, round(number)))
