"""Action A: draw rail cards."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach
from abilene.games.spike.data import KINDS, Figures
from abilene.games.spike.events import CardDrawn, CardTaken
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.asking import Ask
from abilene.games.spike.steps.rounds import draw_card, may_begin_round, refill

DECK: Final = KINDS  # the choice after the kinds


def can_draw(t: Railroad) -> bool:
    """Whether display or deck holds a card (SPK-TURN-4)."""
    if t.deck:
        return True
    for card in t.display:
        if card != EMPTY:
            return True
    return False


class Draw(Ask):
    """Take a card of the display or the top one of the deck, or stop after the first (SPK-DRAW-1)."""

    kind: ClassVar[str] = "draw"
    noun: ClassVar[str] = "rail"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("SPK-DRAW-1", "SPK-DRAW-2", "SPK-DRAW-3", "SPK-DEC-8")
    forbids: ClassVar[tuple[str, ...]] = ("SPK-DRAW-6",)
    untold: ClassVar[tuple[str, ...]] = ("draw",)

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count  # cards taken so far

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(PASS, DECK + 1)

    def run(self, t: Railroad, /) -> bool:
        if self.count < t.power(self.player) and can_draw(t):
            return False
        refill(t)  # SPK-DRAW-2, SPK-DRAW-7
        return True

    def choices(self, t: Railroad, /) -> list[int]:
        shown = [0] * KINDS
        for card in t.display:
            if card != EMPTY:
                shown[card] = 1
        found = [kind for kind in range(KINDS) if shown[kind]]
        if t.deck:
            found.append(DECK)
        if self.count:
            found.append(PASS)
        return found

    def pick(self, t: Railroad, choice: int, /) -> None:
        seat = self.player
        if choice == PASS:
            refill(t)
            return
        if choice == DECK:
            card = draw_card(t)
            if card == EMPTY:  # the game is over
                return
            t.draw_unseen(seat, card)
            if t.heard is not None:
                t.emit(CardDrawn(seat, card))
        else:
            card = choice
            place = t.display.index(card)
            t.display[place] = EMPTY
            t.take_shown(seat, card)
            if t.heard is not None:
                t.emit(CardTaken(seat, card, place))
        t.taken = 1
        may_begin_round(t)  # SPK-DRAW-5
        t.then(Draw(seat, self.count + 1))

    def broken(self, t: Railroad, choice: int, /) -> Breach | None:
        if choice == PASS:
            return None if self.count else Breach("SPK-DRAW-1", "draw-stop")
        if choice == DECK:
            return None if t.deck else Breach("SPK-DRAW-6", "draw-deck")
        return None if choice in t.display else Breach("SPK-DRAW-1", "draw")

    def keys(self, t: Railroad, choice: int, /) -> tuple[str, ...]:
        if choice == PASS:
            return ()
        if choice == DECK:
            return ("deck",)
        return tuple([f"display:{place + 1}" for place, card in enumerate(t.display) if card == choice])

    def say(self, t: Railroad, choice: int, /) -> str:
        return "stop" if choice == PASS else "deck" if choice == DECK else f"take {t.figures.kind_ids[choice]}"

    def sign(self, t: Railroad, choice: int, /) -> str:
        return "card-back" if choice == DECK else "take"

    def told(self, t: Railroad, choice: int, /) -> dict[str, Any]:
        return {} if choice == DECK else {"rail": choice}

    def label(self, t: Railroad, choice: int, /) -> str:
        return "draw-stop" if choice == PASS else "draw-deck" if choice == DECK else "draw"
