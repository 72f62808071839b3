"""The hand: draw pile, cards, what they are worth in Kansas City, discard pile."""

from collections import Counter
from functools import partial
from typing import NamedTuple

from abilene.engine.events import UNKNOWN
from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.scene import words
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import (
    CATTLE_SIZE,
    OBJECTIVE_SIZE,
    card_back,
    cattle,
    colour,
    objective,
)


class _Plan(NamedTuple):
    """Where things lie in one shape: middles."""

    size: tuple[float, float]
    deck: tuple[float, float]
    discard: tuple[float, float]
    pile: float  # width of the two piles
    cards: tuple[float, float]  # the left edge of the first card
    room: float  # for all cards in a row
    line: tuple[float, float]
    line_room: float


_APART = 12.0

_PLANS = {
    "wide": _Plan((1040, 98), (44, 50), (994, 50), 58, (98, 49), 556, (660, 20), 280),
    "tall": _Plan((390, 186), (36, 142), (354, 142), 50, (14, 49), 374, (76, 112), 240),
}


def draw_hand(b: Board, parent: str, seat: int) -> None:
    """A seat's hand: 1040 by 98 units, or 390 by 186 on a phone."""
    plan = _PLANS[b.shape]
    _paper(b, parent, plan)
    _draw_pile(b, parent, seat, plan)
    _discard_pile(b, parent, seat, plan)
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


def _paper(b: Board, parent: str, plan: _Plan) -> None:
    w, h = plan.size

    def draw(ink: Ink) -> None:
        ink.sheet(0, 0, w, h, "mat-paper")

    b.print(parent, plan.size, draw)


def _places(b: Board, cards: list[int], plan: _Plan) -> list[tuple[float, float]]:
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


def _card(b: Board, parent: str, seat: int, card: int, count: int, at: tuple[float, float]) -> None:
    name = b.figures.card_name(card)
    key = f"objective:{name}" if card >= b.figures.cattle else f"card:{seat}:{name}"
    said = b.say("mat-card", card=card, count=count)
    if card >= b.figures.cattle:
        objective(b, key, parent, at, card, said)
    else:
        cattle(b, key, parent, at, card, said, count=count)


def _draw_pile(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """The draw pile: its cards are known to all who watched, their order to nobody."""
    count = b.seen.draw[seat]
    key, said = f"deck:{seat}", b.say("mat-deck", player=seat, count=count)
    label = b.say("mat-deck-count", count=count)
    if count:
        card_back(b, key, parent, plan.deck, said, "GWT-HERD-5", count, label, scale=plan.pile / CATTLE_SIZE[0])
    else:
        _no_pile(b, key, parent, plan.deck, plan.pile, said, label)  # to draw from it shuffles the discard pile


def _discard_pile(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """The discard pile, which everybody may look through."""
    cards = b.seen.discards[seat]
    key = f"discard:{seat}"
    label = b.say("mat-discard-count", count=len(cards))
    said = b.say("mat-discard", player=seat, count=len(cards), cards=tuple(cards))
    if not cards:
        _no_pile(b, key, parent, plan.discard, plan.pile, said, label)
        return
    scale = plan.pile / 60
    piece(b.scene, key, parent, *plan.discard, (60, 84), style="pile", scale=scale, title=said, rule="GWT-HERD-5")
    top = [card for card in cards if card < b.figures.cattle][-1:]
    painted = colour(top[0], b.figures) if top else ""
    b.print(key, (painted, label, len(cards) > 1), partial(_pile, painted=painted, label=label))


def _pile(ink: Ink, painted: str, label: str) -> None:
    ink.rect(-26, -46, 60, 84, "paper-card fainter")
    ink.rect(-30, -42, 60, 84, "paper-card edge")
    if painted:
        ink.rect(-27, -39, 54, 52, f"hide c-{painted}", opacity=0.45)
    ink.icon("i-cattle", 0, -12, 36, opacity=0.55)
    ink.text(0, 27, label, min(11.5, 100 / len(label)), "disp", room=52)


def _no_pile(b: Board, key: str, parent: str, at: tuple[float, float], width: float, said: str, label: str) -> None:
    choices = b.choices(key)
    b.piece(key, parent, at, (60, 84), said, style="pile", scale=width / 60, rule="GWT-HERD-5")

    def draw(ink: Ink) -> None:
        ink.rect(-30, -42, 60, 84, "ghost edge" if choices else "ghost")
        ink.text(0, 27, label, min(11.5, 100 / len(label)), "disp quiet", room=52)

    b.print(key, (label, bool(choices)), draw)


def _worth(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """What the hand brings in Kansas City: each breed once, and how far it goes (GWT-INC-1 to GWT-INC-4)."""
    figures, cards = b.figures, b.seen.cards[seat]
    held = sorted((figures.kind_colour[card], figures.kind_value[card]) for card in cards if card < figures.cattle)
    values = list(dict(held).values())  # of orange cattle the dearest card counts (GWTS-KC-1)
    certificates = b.seen.certificates(seat) + b.seen.permanent[seat]
    total = sum(values) + certificates
    reached = [
        city
        for city, had in enumerate(b.seen.discs[seat])
        if figures.city_value[city] <= total
        and (figures.city_repeats[city] or not had)
        and words.is_open(b.seen, seat, city)
    ]
    account = f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values))
    added = [b.say("mat-worth-more", certificates=certificates, total=total)] if certificates else []
    lines = (
        b.say("mat-worth"),
        account,
        *added,
        b.say("mat-worth-far", city=max(reached, key=lambda city: (figures.city_value[city], city))),
    )
    key = piece(
        b.scene,
        f"worth:{seat}",
        parent,
        *plan.line,
        (0, 0),
        style="worth",
        title=b.say("mat-worth-how"),
        rule="GWT-INC-1",
    )
    b.print(key, lines, partial(_lines, lines=lines, room=plan.line_room))


def _lines(ink: Ink, lines: tuple[str, ...], room: float) -> None:
    label, account, *far = lines
    ink.text(0, 0, label, 10.8, "disp caps", "start", room)
    ink.text(0, 21, account, 16 if len(account) < 30 else 13.5, "disp", "start")
    for i, line in enumerate(far):
        ink.text(0, 42 + 16 * i, line, 12.5, "quiet", "start", room)
