"""The hand: draw pile, cards, what they are worth in Kansas City, discard pile."""

from collections import Counter
from functools import partial
from typing import NamedTuple

from abilene.engine.board import Frame, Point
from abilene.engine.events import UNKNOWN
from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.scene import now
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import (
    CATTLE_SIZE,
    OBJECTIVE_SIZE,
    card_back,
    cattle,
    objective,
)
from abilene.games.great_western_trail.scene.layout import HAND
from abilene.games.great_western_trail.scene.minis import draw_fan
from abilene.games.great_western_trail.steps.keys import ON_PILE, draw_key


class _Plan(NamedTuple):
    """Where things lie in one shape: middles."""

    deck: Point
    deck_width: float
    cards: Point  # the left edge of the first card
    room: float  # for all cards in a row
    line: Point
    line_room: float
    left: Frame  # what is left in the draw pile
    discard: Frame


_APART = 12.0
_SOLD = ("deliver", "disc", "leave")

_PLANS = {
    "wide": _Plan((38, 47), 58, (76, 46), 290, (376, 16), 158, Frame(544, 8, 130, 80), Frame(686, 8, 88, 80)),
    "tall": _Plan((36, 142), 50, (14, 49), 374, (76, 112), 300, Frame(12, 182, 206, 56), Frame(232, 182, 148, 56)),
}


def draw_hand(b: Board, parent: str, seat: int) -> None:
    """A seat's hand, what lies in its piles, and what it is worth."""
    plan = _PLANS[b.shape]
    _paper(b, parent, seat)
    _draw_pile(b, parent, seat, plan)
    _draw_counts(b, parent, seat, plan)
    _draw_left(b, parent, seat, plan.left)
    _draw_discards(b, parent, seat, plan.discard)
    sees = b.seen.sees(seat)
    known = Counter(b.seen.cards[seat] if sees else b.seen.shown[seat])
    hidden = b.seen.hand[seat] - known.total()
    places = iter(_places(b, [*known, *[UNKNOWN] * hidden], plan))
    for card, count in known.items():
        _card(b, parent, seat, card, count, next(places))
    for i in range(hidden):
        said = b.say("mat-hidden", player=seat)
        card_back(b, f"hidden:{seat}:{i}", parent, next(places), said, "GWT-HERD-1")
    if sees:
        _worth(b, parent, seat, plan)


def _paper(b: Board, parent: str, seat: int) -> None:
    w, h = HAND[b.shape]
    said = b.say("mat-hand", player=seat, count=b.seen.hand[seat], limit=b.seen.hand_limit[seat])

    def draw(ink: Ink) -> None:
        ink.sheet(0, 0, w, h, "mat-paper")

    key = b.scene.add(f"{parent}:area", "g", parent=parent, title=said, rule="GWT-DISC-5")
    b.print(key, (w, h), draw)


def _places(b: Board, cards: list[int], plan: _Plan) -> list[Point]:
    """The middle of each card; they overlap when there is not enough room."""
    widths = [_width(b, card) for card in cards]
    between = sum(widths[:-1])
    if not cards:
        return []
    pitch = min(1.0, (plan.room - widths[-1]) / between) if between else 1.0
    x, y = plan.cards
    places = []
    for width in widths:
        places.append((round(x + (width - _APART) / 2, 1), y))
        x += width * pitch
    return places


def _width(b: Board, card: int) -> float:
    """How much room a card and the gap beside it take."""
    return (OBJECTIVE_SIZE if card >= b.figures.cattle else CATTLE_SIZE)[0] + _APART


def _card(b: Board, parent: str, seat: int, card: int, count: int, at: Point) -> None:
    name = b.figures.card_name(card)
    key = f"objective:{name}" if card >= b.figures.cattle else f"card:{seat}:{name}"
    value = b.figures.kind_value[card] if card < b.figures.cattle else 0
    said = b.say("mat-card", card=card, count=count, value=value)
    if card >= b.figures.cattle:
        objective(b, key, parent, at, card, said)
    else:
        cattle(b, key, parent, at, card, said, count=count)


def _draw_pile(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """The draw pile, face down; to draw from an empty one shuffles the discard pile."""
    count, scale = b.seen.draw[seat], plan.deck_width / CATTLE_SIZE[0]
    key, said = f"deck:{seat}", b.say("mat-deck", player=seat, count=count)
    label = b.say("mat-deck-count", count=count)
    if count:
        card_back(b, key, parent, plan.deck, said, "GWT-HERD-5", count, label, scale=scale)
        return
    b.piece(key, parent, plan.deck, CATTLE_SIZE, said, style="pile", scale=scale, rule="GWT-HERD-5")
    edge = " edge" if b.choices(key) or b.plan(key) else ""
    b.print(key, (label, edge), partial(_no_pile, label=label, edge=edge), scale)


def _draw_counts(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """How many cards can be drawn: each number lies on the pile, where there is room for them."""
    counts = [count for count in range(1, ON_PILE + 1) if b.choices(draw_key(seat, count))]
    (x, y), w, h = plan.deck, plan.deck_width + 4, plan.deck_width * CATTLE_SIZE[1] / CATTLE_SIZE[0] + 4
    high = h / max(1, len(counts))
    for row, count in enumerate(counts):
        key, size = draw_key(seat, count), (w, high - 3)
        b.piece(key, parent, (x, y - h / 2 + (row + 0.5) * high), size, "", style="count", rule="GWT-AUX-6")
        b.print(key, (count, size), partial(_count, count=count, size=size))


def _count(ink: Ink, count: int, size: Point) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "paper edge", 5)
    ink.icon("i-card", w * 0.2, 0, min(24, h - 8))
    ink.text(-w * 0.2, 0, str(count), 19, "disp")


def _no_pile(ink: Ink, label: str, edge: str) -> None:
    w, h = CATTLE_SIZE
    ink.rect(-w / 2, -h / 2, w, h, f"ghost{edge}")
    ink.text(0, 26, label, 11.5, "disp quiet", room=56)


def _draw_left(b: Board, parent: str, seat: int, box: Frame) -> None:
    """What is left in the draw pile, sorted; others cannot tell it from what is in hand (GWT-HERD-1)."""
    seen, sees = b.seen, b.seen.sees(seat)
    gone = Counter(seen.discards[seat]) + Counter(seen.cards[seat] if sees else seen.shown[seat])
    cards = sorted((Counter(seen.herd[seat]) - gone).elements(), key=lambda card: (card == UNKNOWN, card))
    known = tuple(card for card in cards if card != UNKNOWN)
    told = {"player": seat, "count": len(cards), "sees": "yes" if sees else "no"}
    said = b.say("mat-left", **told, cards=known, known=len(known), hidden=len(cards) - len(known))
    draw_fan(b, f"left:{seat}", parent, box, cards, b.say("mat-left-count", **told), said, "GWT-HERD-1")


def _draw_discards(b: Board, parent: str, seat: int, box: Frame) -> None:
    """The discard pile, which everybody may look through."""
    cards = b.seen.discards[seat]
    label = b.say("mat-discard-count", count=len(cards))
    said = b.say("mat-discard", player=seat, count=len(cards), cards=tuple(cards))
    draw_fan(b, f"discard:{seat}", parent, box, cards, label, said, "GWT-HERD-5")


def _worth(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """What the hand brings in Kansas City: each breed once, and how far it goes (GWT-INC-1 to GWT-INC-4)."""
    figures, cards = b.figures, b.seen.cards[seat]
    values = now.income(b.seen, seat)
    certificates = b.seen.certificates(seat) + b.seen.permanent[seat]
    empty = not cards
    sold = empty and b.seen.player == seat and b.seen.asks in _SOLD  # with all that was added to it
    if sold:
        values, certificates = [b.seen.total], 0
    total = sum(values) + certificates
    reached = [
        city
        for city, had in enumerate(b.seen.discs[seat])
        if figures.city_value[city] <= total
        and (figures.city_repeats[city] or not had)
        and now.is_open(b.seen, seat, city)
    ]
    empty = empty and not sold  # nothing to sell until it is filled
    account = f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values))
    added = [b.say("mat-worth-more", certificates=certificates, total=total)] if certificates and not empty else []
    best = max(reached, key=lambda city: (figures.city_value[city], city))
    delivered = sold and b.seen.asks != "deliver"  # it has gone as far as it goes
    far = () if delivered or empty else (b.say("mat-worth-far", city=best),)
    lines = b.say("mat-worth"), "–" if empty else account, *added, *far
    key = piece(
        b.scene,
        f"worth:{seat}",
        parent,
        *plan.line,
        (0, 0),
        style="worth",
        title=b.say("mat-worth-how") + " " + b.say("mat-worth-now", sum=", ".join(lines[1:])),
        rule="GWT-INC-1",
    )
    b.print(key, lines, partial(_lines, lines=lines, room=plan.line_room))


def _lines(ink: Ink, lines: tuple[str, ...], room: float) -> None:
    label, account, *far = lines
    ink.text(0, 0, label, 10.8, "disp caps", "start", room)
    ink.text(0, 21, account, 16 if len(account) < 18 else 13.5, "disp", "start", room)
    for i, line in enumerate(far):
        ink.text(0, 42 + 17 * i, line, 12.5, "quiet", "start", room)
