"""A table set up by hand, told in the game's words: `town(players=5).in_play(outlaw=3).deal(0, "kid", "goat", ...)`."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any, Self

import abilene
from abilene.engine.core import NOBODY
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.good_goat_bad.data import CHARACTERS, KINDS, LOCATIONS, TOKENS
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import FirstHand, Offer, Slide
from abilene.games.good_goat_bad.steps.end_of_round import EndOfRound
from abilene.games.good_goat_bad.steps.rounds import Rounds
from abilene.games.good_goat_bad.steps.saloon import SaloonPhase
from abilene.games.good_goat_bad.steps.upkeep import Upkeep

A, B, C, D, E = range(5)  # the seats, clockwise
COUNTS = (2, 3, 4, 5)


def character(name: str) -> int:
    return CHARACTERS.index(name)


def location(name: str) -> int:
    return LOCATIONS.index(name)


def token(name: str) -> int:
    return TOKENS.index(name)


def names(cards: Sequence[int]) -> list[str]:
    return [CHARACTERS[card] for card in sorted(cards)]


class Table:
    """A town in the middle of the first round, nothing in play, all other cards still in the pile."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        self.game: Game[Town] = abilene.load("good_goat_bad", players=players, **options)
        self.t: Town = self.game.start(seed)
        t = self.t
        t.pile = sorted(t.pile + t.hand)
        t.hand, t.seen, t.named, t.goat_back = [], [0] * players, 0, 0
        t.stack = [Rounds(NOBODY), EndOfRound(NOBODY), SaloonPhase(NOBODY)]

    # --- the situation

    def _free(self, name: str) -> int:
        """Take a card from where it lies unseen; a set-aside card changes places with one of the pile."""
        t, card = self.t, character(name)
        if card == t.face_down:
            t.face_down = t.pile.pop(0)
        elif card == self.face_up:
            t.place[card], t.place[t.pile.pop(0)] = UNSEEN, FACE_UP
        elif card in t.hand:
            t.hand.remove(card)
        else:
            t.pile.remove(card)
        return card

    def set_aside(self, face_up: str, face_down: str = "") -> Self:
        """The characters that are out of this round."""
        t = self.t
        up, old = character(face_up), [t.face_down, self.face_up]
        down = character(face_down) if face_down else next(card for card in old if card != up)
        t.pile[:0] = old
        t.pile.remove(up)
        t.pile.remove(down)
        t.place[self.face_up], t.place[up], t.face_down = UNSEEN, FACE_UP, down
        return self

    def in_play(self, **owners: int) -> Self:
        """Characters with the hat of a seat on them."""
        for name, seat in owners.items():
            self.t.place[self._free(name)] = seat
            self.t.hats[seat] -= 1
        return self

    def refused(self, *names: str) -> Self:
        """Characters that the last active player did not want."""
        for name in names:
            self.t.place[self._free(name)] = REFUSED
        return self

    def pile(self, *names: str) -> Self:
        """These cards on top of the pile, the first named on top."""
        self.t.pile += [self._free(name) for name in names][::-1]
        return self

    def deal(self, dealer: int, *names: str) -> Self:
        """The dealer holds these cards (none named in the last stage: all that are left) and is to make an offer."""
        t = self.t
        t.hand, t.dealer = [self._free(name) for name in names], dealer
        active = t.active()
        if len(active) == 1:
            t.last = active[0]
            t.hand, t.pile = t.hand or t.pile, []  # GGB-LAST-4
        t.look(dealer)
        t.then(Offer(dealer) if t.last < 0 else Slide(dealer, t.last))
        return self

    def hats(self, *hats: int) -> Self:
        """The hats left to place, by seat."""
        self.t.hats = list(hats)
        return self

    def coins(self, *coins: int) -> Self:
        """The coins that each seat owns."""
        self.t.coins = list(coins)
        return self

    def at(self, name: str, tokens: int | None = None, coins: int | None = None) -> Self:
        """What lies at a location."""
        if tokens is not None:
            self.t.site_tokens[location(name)] = tokens
        if coins is not None:
            self.t.site_coins[location(name)] = coins
        return self

    def stock(self, seat: int, **tokens: int) -> Self:
        """All the tokens that a seat owns, of kinds that are in the game."""
        assert {token(name) for name in tokens} <= set(self.game.figures.locations), tokens
        self.t.stock[seat * KINDS : (seat + 1) * KINDS] = [tokens.get(name, 0) for name in TOKENS]
        return self

    def loot(self, name: str, tokens: int) -> Self:
        """Tokens on the Thief, and where they were."""
        self.t.loot, self.t.robbed = tokens, location(name)
        return self

    def elixirs(self, *elixirs: int) -> Self:
        """The elixirs that each seat holds; as many coins lie on the Charlatan."""
        self.t.elixirs = list(elixirs)
        return self

    def last(self, seat: int) -> Self:
        """The last active player of the round, who will deal first in the next."""
        self.t.last = seat
        return self

    def round(self, number: int) -> Self:
        """The round being played."""
        self.t.round = number
        return self

    # --- playing

    def go(self) -> Self:
        """Let the rules run until somebody must choose."""
        self.t.settle()
        return self

    def saloon(self) -> Self:
        """The saloon phase, and nothing after it."""
        self.t.hand, self.t.dealer, self.t.stack = [], NOBODY, [SaloonPhase(NOBODY)]
        return self.go()

    def end(self) -> Self:
        """The game is over as the table stands."""
        self.t.round, self.t.dealer, self.t.stack = self.game.figures.rounds, NOBODY, [Rounds(NOBODY)]
        return self.go()

    def next_round(self, *top: str, seed: int = 0) -> Self:
        """Upkeep and the first hand, by a shuffle that leaves these cards on top, the first named on top."""
        t = self.t
        wanted = [character(name) for name in reversed(top)]
        for rng in count(seed):
            cards, t.rng = self.game.figures.deck[:], rng
            t.shuffle(cards)
            if cards[len(cards) - len(wanted) :] == wanted:
                break
        t.rng, t.hand, t.dealer = rng, [], max(t.dealer, 0)
        t.hats = [self.game.figures.hats] * self.game.players
        t.then(Upkeep(NOBODY), FirstHand(NOBODY))
        return self.go()

    def play(self, *words: str) -> Self:
        """What the players say, one after the other."""
        for text in words:
            self.t.play(self.game.parse(self.t, text))
        return self

    def offer(self, answer: str, to: int | None = None, card: str = "") -> Self:
        """A whole offer: to that seat and of that card, or else the first allowed; so too what the effects ask."""
        t = self.t
        if t.step().kind == "offer":
            t.play(t.options()[0] if to is None else to)
        t.play(character(card) if card else t.options()[0])
        t.play(t.options()[0])
        self.play(answer)
        while not t.over and t.step().kind in ("rob", "swindle"):
            t.play(t.options()[0])
        return self

    def hear(self) -> Self:
        """Listen from now on."""
        self.t.heard = []
        return self

    # --- what came of it

    @property
    def asks(self) -> str:
        """The kind of the question; empty when there is none."""
        return "" if self.t.over else self.t.step().kind

    @property
    def options(self) -> list[str]:
        return [self.game.notation(self.t, choice) for choice in self.t.options()]

    @property
    def events(self) -> Sequence[Event]:
        return self.t.heard or []

    def owns(self, seat: int) -> dict[str, int]:
        """A seat's tokens by kind."""
        counts = self.t.stock[seat * KINDS : (seat + 1) * KINDS]
        return {TOKENS[kind]: count for kind, count in enumerate(counts) if count}

    def tokens_at(self, name: str) -> int:
        return self.t.site_tokens[location(name)]

    def coins_at(self, name: str) -> int:
        return self.t.site_coins[location(name)]

    def owner(self, name: str) -> int:
        """Whose hat is on it; REMOVED + seat when killed or arrested, below 0 when it was never in play."""
        return self.t.place[character(name)]

    @property
    def hand(self) -> list[str]:
        return names(self.t.hand)

    @property
    def face_up(self) -> int:
        """The card set aside for all to see."""
        return self.t.place.index(FACE_UP)


def town(players: int = 5, seed: int = 1, **options: Any) -> Table:
    """A table of so many players, the first round's tokens and coins on the locations."""
    return Table(players, seed, **options)


@lru_cache(maxsize=400)
def random_match(players: int, seed: int, **options: Any) -> abilene.Match[Town]:
    """A whole match in which everybody chooses at random; many tests read it, none changes it."""
    match = abilene.Match(abilene.load("good_goat_bad", players=players, **options), seed)
    chance = Random(seed)
    while not match.state.over:
        match.choose(match.state.player, chance.choice(match.state.options()))
    return match
