"""Phase 2, distribution: offers, answers, and the hand that goes round."""

from typing import Any, ClassVar, Final

from abilene.engine.core import NOBODY, Breach, Step
from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.games.good_goat_bad.data import CHARACTERS, Figures
from abilene.games.good_goat_bad.events import (
    Accepted,
    Declared,
    Discarded,
    Forced,
    HandPassed,
    HandTaken,
    LastStageBegan,
    Refused,
)
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, Town
from abilene.games.good_goat_bad.steps.asking import Ask
from abilene.games.good_goat_bad.steps.characters import Instant

ACCEPT: Final = 0
REFUSE: Final = 1


class FirstHand(Step[Town]):
    """The round's first dealer draws the first hand (GGB-DIST-1)."""

    def run(self, t: Town, /) -> bool:
        dealer = t.dealer
        for _ in range(t.figures.hand):
            t.draw(dealer)
        t.look(dealer)
        if t.heard is not None:
            t.emit(HandTaken(dealer, t.figures.hand, tuple(sorted(t.hand))))
        t.then(Offer(dealer))
        return True


class Offer(Ask):
    """The dealer picks an active opponent (GGB-DIST-3)."""

    kind: ClassVar[str] = "offer"
    noun: ClassVar[str] = "target"
    cites: ClassVar[tuple[str, ...]] = ("GGB-DIST-3", "GGB-DEC-1")
    forbids: ClassVar[tuple[str, ...]] = ("GGB-INT-3",)

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.players)

    def choices(self, t: Town, /) -> list[int]:
        dealer = self.player
        return [seat for seat, hats in enumerate(t.hats) if hats > 0 and seat != dealer]

    def pick(self, t: Town, target: int, /) -> None:
        t.then(Slide(self.player, target))

    def broken(self, t: Town, target: int, /) -> Breach | None:
        if target == self.player:
            return Breach("GGB-DIST-3", "offer-self")
        return Breach("GGB-INT-3", "offer-inactive") if t.hats[target] == 0 else None

    def keys(self, t: Town, target: int, /) -> tuple[str, ...]:
        return (f"seat:{target}",)


class Naming(Ask):
    """One of all characters is chosen."""

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(len(CHARACTERS))

    def whereabouts(self, t: Town, card: int) -> str:
        """Where all can see that a character is, which therefore nobody can hold; empty: it may be anywhere."""
        if card not in t.figures.deck:
            return "not-in-game"
        place = t.place[card]
        return "in-play" if place >= 0 else {FACE_UP: "set-aside", REFUSED: "turned-down"}.get(place, "")

    def keys(self, t: Town, card: int, /) -> tuple[str, ...]:
        return (f"character:{CHARACTERS[card]}",)

    def name(self, t: Town, card: int, /) -> str:
        return CHARACTERS[card]

    def sign(self, t: Town, card: int, /) -> str:
        return CHARACTERS[card]


class Slide(Naming):
    """The dealer lays one card of the hand face down before the target (GGB-DIST-4, GGB-LAST-5)."""

    kind: ClassVar[str] = "slide"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "target")
    forbids: ClassVar[tuple[str, ...]] = ("GGB-DIST-4",)
    secret: ClassVar[bool] = True  # GGB-HID-4
    untold: ClassVar[tuple[str, ...]] = ("not-in-game", "not-in-hand")

    def __init__(self, player: int, target: int) -> None:
        super().__init__(player)
        self.target: Final = target

    def rules(self, t: Town, /) -> tuple[str, ...]:
        if t.must_accept():
            return "GGB-LAST-7", "GGB-INT-6", "GGB-DEC-2"
        return ("GGB-DIST-4" if t.last < 0 else "GGB-LAST-5"), "GGB-DEC-2"

    def choices(self, t: Town, /) -> list[int]:
        return sorted(t.hand)

    def pick(self, t: Town, card: int, /) -> None:
        forced = t.must_accept()
        t.hand.remove(card)
        if forced:  # GGB-LAST-7: nothing is declared, nobody decides
            if t.heard is not None:
                t.emit(Forced(self.target, self.player, card))
            resolve(t, self.target, card)
        else:
            t.then(Declare(self.player, self.target, card))

    def broken(self, t: Town, card: int, /) -> Breach | None:
        return Breach("GGB-DIST-4", self.whereabouts(t, card) or "not-in-hand") if card not in t.hand else None


class Declare(Naming):
    """The dealer names one character of the hand, the offered one included, true or not (GGB-DIST-5)."""

    kind: ClassVar[str] = "declare"
    noun: ClassVar[str] = "declared"
    fields: ClassVar[tuple[str, ...]] = ("player", "target", "card")
    untold: ClassVar[tuple[str, ...]] = ("not-in-game", "declare-not-in-hand")

    def __init__(self, player: int, target: int, card: int) -> None:
        super().__init__(player)
        self.target: Final = target
        self.card: Final = card

    def known(self, t: Town, seat: int, /) -> list[int]:
        """The card itself only for the dealer (GGB-HID-4)."""
        return [self.player, self.target, self.card if seat in (self.player, EVERYBODY) else UNKNOWN]

    def rules(self, t: Town, /) -> tuple[str, ...]:
        return "GGB-DIST-5", ("GGB-INT-1" if t.last < 0 else "GGB-INT-5"), "GGB-DEC-3"

    def choices(self, t: Town, /) -> list[int]:
        return sorted([*t.hand, self.card])

    def pick(self, t: Town, declared: int, /) -> None:
        t.named |= 1 << declared
        t.reveal()  # that the dealer holds it is known from now on (GGB-INT-2), so the offer stands (GGB-DEC-9)
        if t.heard is not None:
            t.emit(Declared(self.player, self.target, declared, self.card))
        t.then(Answer(self.target, self.player, self.card, declared))

    def broken(self, t: Town, declared: int, /) -> Breach | None:
        held = declared in t.hand or declared == self.card
        return None if held else Breach("GGB-DIST-5", self.whereabouts(t, declared) or "declare-not-in-hand")


class Answer(Ask):
    """The target, who has not seen the card, accepts or refuses (GGB-DIST-6, GGB-LAST-6)."""

    kind: ClassVar[str] = "answer"
    noun: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("player", "dealer", "card", "declared")

    def __init__(self, player: int, dealer: int, card: int, declared: int) -> None:
        super().__init__(player)
        self.dealer: Final = dealer
        self.card: Final = card
        self.declared: Final = declared

    def known(self, t: Town, seat: int, /) -> list[int]:
        """The card itself only for the dealer (GGB-HID-4)."""
        card = self.card if seat in (self.dealer, EVERYBODY) else UNKNOWN
        return [self.player, self.dealer, card, self.declared]

    def rules(self, t: Town, /) -> tuple[str, ...]:
        return ("GGB-DIST-6" if t.last < 0 else "GGB-LAST-6"), "GGB-DEC-4"

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(ACCEPT, REFUSE + 1)

    def choices(self, t: Town, /) -> list[int]:
        return [ACCEPT, REFUSE]

    def pick(self, t: Town, answer: int, /) -> None:
        honest = 1 if self.card == self.declared else 0
        if answer == ACCEPT:  # GGB-DIST-7, GGB-LAST-8
            if t.heard is not None:
                t.emit(Accepted(self.player, self.dealer, self.card, honest, self.declared))
            resolve(t, self.player, self.card)
        elif t.last < 0:  # GGB-DIST-8
            if t.heard is not None:
                t.emit(Refused(self.player, self.dealer, self.card, honest, self.declared))
            resolve(t, self.dealer, self.card)
        else:  # GGB-LAST-9: revealed and discarded, nobody's hat, no effect
            if t.heard is not None:
                t.emit(Discarded(self.player, self.dealer, self.card, honest, self.declared))
            t.show(self.card, REFUSED)
            t.then(HandOver(self.dealer))

    def broken(self, t: Town, answer: int, /) -> Breach | None:
        return None

    def setting(self, t: Town, /) -> dict[str, Any]:
        return {"stage": "last" if t.last >= 0 else "round"}

    def say(self, t: Town, answer: int, /) -> str:
        return "accept" if answer == ACCEPT else "refuse"

    def sign(self, t: Town, answer: int, /) -> str:
        return "take" if answer == ACCEPT else "push-back"


def resolve(t: Town, owner: int, card: int) -> None:
    """Reveal, hat, placement, instant effect, then the hand goes on (GGB-DIST-12)."""
    t.show(card, owner)
    t.hats[owner] -= 1
    t.then(Instant(owner, card), HandOver(t.dealer))


class HandOver(Step[Town]):
    """The dealer hands the remaining cards to the next one who deals, as long as hats are left."""

    def run(self, t: Town, /) -> bool:
        active = 0
        last = NOBODY
        for seat, hats in enumerate(t.hats):
            if hats > 0:
                active += 1
                last = seat
        if active >= 2:
            self.pass_on(t)
        elif active == 1:
            self.pass_on_to_others(t, last)
        else:  # GGB-LAST-11: nobody sees what is left in the hand
            t.dealer = NOBODY
        return True

    def pass_on(self, t: Town) -> None:
        """To the next active player, who draws one card (GGB-DIST-13)."""
        dealer = t.after(self.player)
        while t.hats[dealer] == 0:
            dealer = t.after(dealer)
        self.give(t, dealer, 1)
        t.then(Offer(dealer))

    def pass_on_to_others(self, t: Town, last: int) -> None:
        """To the next player other than the last active one, who takes the whole pile (GGB-LAST-3, GGB-LAST-4)."""
        if t.last < 0:
            t.last = last
            if t.heard is not None:
                t.emit(LastStageBegan(last, t.hats[last]))
        dealer = t.after(self.player)
        if dealer == last:
            dealer = t.after(dealer)
        self.give(t, dealer, len(t.pile))
        t.then(Slide(dealer, last))  # GGB-LAST-13: there is no other target

    def give(self, t: Town, dealer: int, drawn: int) -> None:
        """The new dealer has the hand, draws, and looks."""
        passed = len(t.hand)
        t.dealer = dealer
        for _ in range(drawn):
            t.draw(dealer)
        t.look(dealer)
        if t.heard is not None:
            t.emit(HandPassed(self.player, dealer, passed, drawn, tuple(sorted(t.hand))))
