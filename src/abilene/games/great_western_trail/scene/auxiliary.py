"""Auxiliary actions: each in signs, with the places of its two discs."""

from functools import cache

from abilene.engine.ink import Ink
from abilene.games.great_western_trail.scene.actions import STORE, Mark, draw_marks, marks_width
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.issue import issue

WELLS = (28.0, 55.0)
_LEFT, _WIDTH, _HEIGHT = 13.0, 187.0, 22.0


def draw_auxiliary(b: Board, parent: str, seat: int, auxiliary: int, y: float, slots: tuple[int, int]) -> None:
    """An auxiliary action with the two places of its discs: one free is single, both free is double."""
    name = b.figures.auxiliaries[auxiliary]
    key = f"aux:{seat}:{name}"
    free = b.seen.unlocked(seat, auxiliary)
    said = b.say("mat-auxiliary", auxiliary=auxiliary, free=free)
    x = _LEFT + _WIDTH / 2
    b.piece(key, parent, (x, y), (_WIDTH, _HEIGHT), said, style="auxiliary", rule="GWT-AUX-1")

    def draw(ink: Ink) -> None:
        ink.rect(-_WIDTH / 2, -_HEIGHT / 2, _WIDTH, _HEIGHT, f"aux-{'odd' if auxiliary % 2 else 'even'} edge")
        for well, slot in zip(WELLS, slots, strict=True):
            ink.circle(well - x, 0, 9.9, "spent" if slot < 0 else "well-white")
        marks = auxiliary_marks(auxiliary, b.figures.aux_remove_money)
        draw_marks(ink, 72 - x + marks_width(marks) * 0.45, 0, marks, 0.9)

    b.print(key, ("aux", issue(b.figures)), draw)


@cache
def auxiliary_marks(auxiliary: int, money: int) -> tuple[Mark, ...]:
    """An auxiliary action in signs, done once."""
    pay = Mark("money", "−1", "", 27)
    back = Mark("icon", "i-locomotive", "k-backward", 21), Mark("count", "−1", "", 15)
    one = Mark("count", "1", "", 6)
    card = Mark("icon", "i-card", "", 15)
    return (
        (Mark("coin", "1", "", 21),),
        (card, one),
        (pay, *back, Mark("icon", "i-certificate", "", 21), one),
        (pay, Mark("icon", "i-locomotive", "k-engine", 21), one),
        (*back, *((Mark("coin", str(money), "", 21),) if money else ()), card, Mark("word", "✕", "", 12)),
        (pay, Mark("value", "2", "", 16), Mark("word", "→", "", 14), STORE, one),
    )[auxiliary]
