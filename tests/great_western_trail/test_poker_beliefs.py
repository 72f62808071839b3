"""What others imagine of hand and poker table, against all that can be after what they have seen."""

import random
from collections.abc import Callable
from itertools import combinations

import pytest

from abilene.games.great_western_trail.poker.secrets import show_table, stake_card
from abilene.games.great_western_trail.poker.steps import poker_of
from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.kansas_city import DiscardHand
from tests.great_western_trail.ranch import A, B, card, ranch
from tests.rules import rule

Cards = tuple[int, ...]
World = tuple[Cards, Cards, Cards]  # hand, table, draw pile


def of(*cards: int) -> Cards:
    return tuple(sorted(cards))


def without(cards: Cards, card: int) -> Cards:
    left = list(cards)
    left.remove(card)
    return tuple(left)


class Watched:
    """A's cards, and every way they can lie as far as the others have seen what A did."""

    def __init__(self, luck: random.Random) -> None:
        r = ranch(poker=True).visit(B, "A")
        self.t: Trail = r.t
        self.luck = luck
        names = ["gray", "green", "white", "red 2"][: luck.choice([2, 3, 4])]
        herd = [card(r.t, luck.choice(names)) for _ in range(luck.randint(4, 7))]
        size = luck.randint(1, 4)
        self.t.hands[A], self.t.draws[A], self.t.discards[A] = herd[:size], herd[size:], []
        self.worlds: set[World] = set()
        for chosen in combinations(range(len(herd)), size):
            drawn = [herd[i] for i in range(len(herd)) if i not in chosen]
            self.worlds.add((of(*(herd[i] for i in chosen)), (), of(*drawn)))

    def draw(self) -> None:
        if not self.t.draws[A]:
            self.worlds = {(hand, table, of(*self.t.discards[A])) for hand, table, _ in self.worlds}
        if self.t.draw_card(A):
            self.worlds = {
                (of(*hand, new), table, without(draw, new)) for hand, table, draw in self.worlds for new in draw
            }

    def stake(self) -> None:
        poker, _ = poker_of(self.t)
        if self.t.hands[A] and len(poker.cards[A]) < 3:
            stake_card(self.t, poker, A, self.luck.choice(self.t.hands[A]))
            self.worlds = {
                (without(hand, laid), of(*table, laid), draw) for hand, table, draw in self.worlds for laid in hand
            }

    def discard(self) -> None:
        if self.t.hands[A]:
            gone = self.luck.choice(self.t.hands[A])
            self.t.discard(A, gone)
            self.worlds = {(without(hand, gone), table, draw) for hand, table, draw in self.worlds if gone in hand}

    def sell(self) -> None:
        shown = of(*self.t.hands[A])
        DiscardHand(A).run(self.t)
        self.worlds = {((), table, draw) for hand, table, draw in self.worlds if hand == shown}

    def show(self) -> None:
        poker, _ = poker_of(self.t)
        shown = of(*poker.cards[A])
        self.t.discards[A] += shown
        show_table(self.t, poker, A)
        self.worlds = {(hand, (), draw) for hand, table, draw in self.worlds if table == shown}

    def buy(self) -> None:
        self.t.discards[A].append(card(self.t, self.luck.choice(["purple 7", "gray"])))

    def gain(self) -> None:
        name = self.luck.choice(["o01", "o02", "o03"])
        gained = card(self.t, name)
        if gained not in [*self.t.hands[A], *self.t.draws[A], *self.t.discards[A], *poker_of(self.t)[0].cards[A]]:
            self.t.hands[A].append(gained)
            self.t.shown[A].append(gained)
            self.worlds = {(of(*hand, gained), table, draw) for hand, table, draw in self.worlds}


def lying(t: Trail) -> World:
    """How A's cards lie."""
    return of(*t.hands[A]), of(*poker_of(t)[0].cards[A]), of(*t.draws[A])


@rule("GWTP-BET-3", "GWTP-END-3")
@pytest.mark.parametrize("history", range(40))
def test_what_others_imagine_is_all_that_can_be_and_nothing_else(history: int) -> None:
    luck = random.Random(history)
    watched = Watched(luck)
    deeds: list[Callable[[], None]] = [watched.draw, watched.stake, watched.discard, watched.buy, watched.gain]
    for _ in range(14):
        luck.choice([*deeds, *deeds, watched.draw, watched.stake, watched.sell, watched.show])()
        assert lying(watched.t) in watched.worlds
        few = len(watched.worlds) <= 3
        imagined = {lying(redeal(watched.t, B, luck.getrandbits(64))) for _ in range(150 if few else 30)}
        assert imagined <= watched.worlds
        assert not few or imagined == watched.worlds
