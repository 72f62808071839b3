"""Minis: cards as small as they can be told apart, in a row: a hand in brief, or what lies in a pile."""

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest

from abilene.engine.board import Frame, Point
from abilene.engine.events import UNKNOWN
from abilene.engine.ink import Ink, piece
from abilene.engine.lights import OPENS
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import colour
from abilene.games.great_western_trail.scene.issue import issue

SIZE = (16.0, 22.0)
_PITCH = 19.0
_LABEL, _GAP = 18.0, 2.0  # of a fan: the line above it, and what is between cards
_SHAPE, _CLOSE = 0.65, 0.55  # its cards: their width of their height, and how much of each is seen under its like
_HIGHEST = 36.0
_MANY = 10  # cards that can still be spread
_COUNTED = 17.0  # how high a row of counted kinds is at least


def draw_minis(b: Board, parent: str, seat: int, at: Point, room: float) -> None:
    """A hand: cards that the viewer knows face up, the others as backs."""
    known = tuple((b.seen.cards if b.seen.sees(seat) else b.seen.shown)[seat])
    cards = known + (UNKNOWN,) * (b.seen.hand[seat] - len(known))
    said = b.say("mat-their-hand", player=seat, count=len(cards), cards=known, known=len(known))
    key = piece(b.scene, f"{parent}:hand", parent, *at, (0, 0), style="minis", title=said, rule="GWT-HERD-1")
    b.print(key, (issue(b.figures), cards, room), partial(_row, cards=cards, room=room, figures=b.figures))


def _row(ink: Ink, cards: tuple[int, ...], room: float, figures: Figures) -> None:
    pitch = min(_PITCH, room / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        mini(ink, (pitch * i, 0), card, figures)


def mini(ink: Ink, at: Point, card: int, figures: Figures, size: Point = SIZE, aside: float = 0) -> None:
    """A card with its value; where the next one covers its right side, the value stands so far aside."""
    (x, y), (w, h) = at, size
    edges = x - w / 2, y - h / 2, w, h
    if card == UNKNOWN:
        ink.rect(*edges, "back-face", 2)
        ink.icon("i-cattle", x, y, w - 2, "k-back")
    elif card < figures.cattle:
        ink.rect(*edges, f"hide c-{colour(card, figures)}", 2)
        ink.text(x - aside, y, str(figures.kind_value[card]), h * 0.56, "disp on-hide")
    else:
        ink.rect(*edges, "objective-card", 2)
        ink.icon("i-objective", x - aside, y, w - 2, "k-objective")


# ------------------------------------------------------------------ piles


def draw_fan(
    b: Board, key: str, parent: str, box: Frame, cards: Sequence[int], label: str, said: str, rule: str
) -> None:
    """All cards of a pile below its label, those of a kind close together; where they are many: each kind, counted."""
    piece(b.scene, key, parent, box.x, box.y, (0, 0), style=f"pile {OPENS}" if cards else "pile", title=said, rule=rule)
    what = issue(b.figures), tuple(cards), label, box
    b.print(key, what, lambda ink: _fan(ink, cards, label, box, b.figures))


def _fan(ink: Ink, cards: Sequence[int], label: str, box: Frame, figures: Figures) -> None:
    if cards:  # else there is nothing to look through
        ink.rect(0, 0, box.w, box.h, "reach", 0)
    ink.text(0, _LABEL / 2, label, 12, "disp", "start", box.w)
    if len(cards) > _MANY:
        _counted(ink, cards, box, figures)
        return
    high = min(box.h - _LABEL, _HIGHEST)
    rows = [cards]
    if sum(_steps(cards, _SHAPE * high)) > box.w:
        high = (box.h - _LABEL - _GAP) / 2
        half = (len(cards) + 1) // 2
        rows = [cards[:half], cards[half:]]
    w = _SHAPE * high
    for i, row in enumerate(rows):
        steps = _steps(row, w)
        squeeze = min(1.0, (box.w - w) / max(1.0, sum(steps[:-1])))
        x, y = 0.0, _LABEL + (high + _GAP) * i + high / 2
        for card, step in zip(row, steps, strict=True):
            apart = min(w, step * squeeze)
            mini(ink, (x + w / 2, y), card, figures, (w, high), (w - apart) / 2)
            x += step * squeeze


def _steps(cards: Sequence[int], w: float) -> list[float]:
    """From each card to the next one: closer to one of its kind."""
    return [_CLOSE * w if card == after else w + _GAP for card, after in zip_longest(cards, cards[1:])]


def _counted(ink: Ink, cards: Sequence[int], box: Frame, figures: Figures) -> None:
    """A card of each breed, of the objectives and of what is not known, with their number beside it."""
    kinds: dict[str, list[int]] = {}
    for card in cards:
        kinds.setdefault(_sort(card, figures), []).append(card)
    rows = max(1, min(int((box.h - _LABEL) // _COUNTED), 3))
    columns = -(-len(kinds) // rows)
    pitch, high = box.w / columns, (box.h - _LABEL - _GAP * (rows - 1)) / rows
    for i, alike in enumerate(kinds.values()):
        x, y = pitch * (i % columns), _LABEL + (high + _GAP) * (i // columns) + high / 2
        w = min(_SHAPE * high, pitch / 2)
        mini(ink, (x + w / 2, y), alike[0], figures, (w, high))
        ink.text(x + w + 2, y, f"×{len(alike)}", 12, "disp", "start", pitch - w - 4)


def _sort(card: int, figures: Figures) -> str:
    if card == UNKNOWN:
        return "unknown"
    return colour(card, figures) if card < figures.cattle else "objective"
