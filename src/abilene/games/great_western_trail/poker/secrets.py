"""What everybody can work out about face-down cards: which are in a hand, which lie at the poker table.

A card is named by its kind; UNSEEN stands for an objective card that nobody but its owner has seen.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from abilene.games.great_western_trail.poker.state import Poker
    from abilene.games.great_western_trail.state import Trail

UNSEEN: Final = -1
_DEALS: Final = 1000  # far more than a fair deal that fits ever takes


def minus(cards: list[int], taken: list[int]) -> list[int]:
    """These cards without those taken, as far as they are among them."""
    left = cards[:]
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def faces(t: "Trail", seat: int, cards: list[int]) -> list[int]:
    """Cards of a seat as the others may name them."""
    return [UNSEEN if card in t.blind[seat] else card for card in cards]


def _in_hand(t: "Trail", poker: "Poker", seat: int) -> list[int]:
    """What all know to be in the hand, unseen objective cards included."""
    elsewhere = poker.known[seat].count(UNSEEN) + poker.laid[seat].count(UNSEEN)
    return t.shown[seat] + [UNSEEN] * (len(t.blind[seat]) - elsewhere)


def _pool(t: "Trail", poker: "Poker", seat: int) -> list[int]:
    """All that the hand, the table and the draw pile hold together, which is no secret."""
    return faces(t, seat, [*t.hands[seat], *poker.cards[seat], *t.draws[seat]])


def stake_card(t: "Trail", poker: "Poker", seat: int, card: int) -> None:
    """A card goes face down from the hand to the table: nobody else can tell which (GWTP-BET-3)."""
    sure = _in_hand(t, poker, seat)
    known, laid = poker.known[seat], poker.laid[seat]
    cards = len(t.hands[seat]) + len(poker.cards[seat])
    strangers = cards - len(sure) - len(known) - len(laid)
    may_be = _pool(t, poker, seat) if strangers else sure + known + laid
    t.hands[seat].remove(card)
    poker.cards[seat] = [*poker.cards[seat], card]
    poker.kinds[seat] = [*poker.kinds[seat], may_be]
    poker.strangers[seat] = [*poker.strangers[seat], strangers]
    doubtful = sorted(set(sure))
    poker.known[seat] = known + doubtful
    t.shown[seat] = minus(t.shown[seat], doubtful)
    narrow(t, poker, seat)


def leave_openly(t: "Trail", poker: "Poker", seat: int, card: int) -> None:
    """A card is about to leave the hand for all to see; it may be one that could have been at the table."""
    face = UNSEEN if card in t.blind[seat] else card
    if face not in _in_hand(t, poker, seat) and face in poker.known[seat]:
        poker.known[seat] = minus(poker.known[seat], [face])
        if _pool(t, poker, seat).count(face) > 1:  # it may have been another of the same kind
            poker.strangers[seat] = [most + 1 for most in poker.strangers[seat]]


def narrow(t: "Trail", poker: "Poker", seat: int) -> None:
    """Draw the conclusions that the numbers of cards leave no doubt about."""
    if not poker.cards[seat]:
        return
    pool = _pool(t, poker, seat)
    kinds = poker.kinds[seat] = [sorted(minus(may_be, minus(may_be, pool))) for may_be in poker.kinds[seat]]
    sure = _in_hand(t, poker, seat)
    known, laid = poker.known[seat], poker.laid[seat][:]
    certain = [may_be[0] for may_be in kinds if may_be[0] == may_be[-1]]
    for face in minus(certain, laid):
        laid.append(face)
        known = minus(known, [face])
    free = len(kinds) - len(laid)
    for face in sorted(set(known)):
        room = min(free, len([may_be for may_be in kinds if face in may_be]) - laid.count(face))
        surplus = [face] * (known.count(face) - max(0, room))
        known, sure = minus(known, surplus), sure + surplus
    if len(sure) == len(t.hands[seat]):
        known, laid = [], laid + known
    poker.known[seat], poker.laid[seat] = known, laid
    t.shown[seat] = [face for face in sure if face != UNSEEN]
    strangers = len(t.hands[seat]) + len(kinds) - len(sure) - len(known) - len(laid)
    poker.strangers[seat] = [min(most, strangers) for most in poker.strangers[seat]]


def work_out(t: "Trail", poker: "Poker", seat: int) -> None:
    """The draw pile is empty: what is not in the discard pile is in the hand or at the table."""
    sure = _in_hand(t, poker, seat) + poker.laid[seat]
    poker.known[seat] = sorted(minus(_pool(t, poker, seat), sure))
    if not poker.cards[seat]:
        t.shown[seat] = [*t.shown[seat], *poker.known[seat]]
        poker.known[seat] = []
    narrow(t, poker, seat)


def show_hand(t: "Trail", poker: "Poker", seat: int) -> None:
    """All see the hand: what was known and is not in it lies at the table (GWTP-END-3)."""
    hand = faces(t, seat, t.hands[seat])
    everything = _in_hand(t, poker, seat) + poker.known[seat] + poker.laid[seat]
    at_table = minus(everything, hand)
    laid = poker.laid[seat] + minus(at_table, poker.laid[seat])
    # What the hand shows may be others of the same kind: the known ones can lie at the table all the same.
    lost = len(poker.known[seat]) + len(poker.laid[seat]) - len(laid)
    poker.strangers[seat] = [most + lost for most in poker.strangers[seat]]
    poker.known[seat], poker.laid[seat] = [], laid
    t.blind[seat] = [card for card in t.blind[seat] if card in poker.cards[seat]]
    t.shown[seat] = t.hands[seat][:]
    narrow(t, poker, seat)


def show_table(t: "Trail", poker: "Poker", seat: int) -> None:
    """All see the cards at the table, which leave it: what was known and is not among them is in the hand."""
    cards = poker.cards[seat]
    sure = _in_hand(t, poker, seat)
    left = minus(sure + poker.known[seat] + poker.laid[seat], faces(t, seat, cards))
    sure += minus(left, sure)
    t.shown[seat] = [face for face in sure if face != UNSEEN]
    t.blind[seat] = [card for card in t.blind[seat] if card not in cards]
    poker.cards[seat], poker.kinds[seat], poker.strangers[seat] = [], [], []
    poker.known[seat], poker.laid[seat] = [], []


def redeal_seat(t: "Trail", poker: "Poker", seat: int) -> None:
    """Deal hand, table and draw pile anew, so that nobody but their owner could tell the difference."""
    sure = _in_hand(t, poker, seat)
    known, laid = poker.known[seat], poker.laid[seat]
    pool = minus(_pool(t, poker, seat), [*sure, *known, *laid])
    free = len(poker.cards[seat]) - len(laid)
    unknown = free + len(t.hands[seat]) - len(sure) - len(known)
    for _ in range(_DEALS):
        t.shuffle(pool)
        dealt = known + pool[:unknown]
        t.shuffle(dealt)
        table = fitting(poker, seat, laid + dealt[:free], [])
        if table:
            unseen = t.blind[seat][:]
            poker.cards[seat] = [unseen.pop() if face == UNSEEN else face for face in table]
            t.hands[seat] = [unseen.pop() if face == UNSEEN else face for face in sure + dealt[free:]]
            t.draws[seat] = pool[unknown:]
            return


def fitting(poker: "Poker", seat: int, cards: list[int], before: list[int]) -> list[int]:
    """The cards in an order in which they may have come to the table, after those before them; none: they cannot."""
    if not cards:
        return before
    place = len(before)
    for face in sorted(set(cards)):
        table = [*before, face]
        strange = minus(table, poker.known[seat] + poker.laid[seat])
        if poker.kinds[seat][place].count(face) > before.count(face) and len(strange) <= poker.strangers[seat][place]:
            found = fitting(poker, seat, minus(cards, [face]), table)
            if found:
                return found
    return []
