"""Sam's turn told sentence by sentence."""

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from abilene.engine import look
from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.story import Told
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import Pane

LEADING = 1.2

_BRACKETS = re.compile(r" \([^()]*\)")

# The type of the story, from large to small; without room for all reasons, that of the step pointed at stands below.
_TYPES = ((16.0, 13.5), (14.5, 12.5), (13.5, 12.1), (14.0, 0.0), (13.0, 0.0), (12.1, 0.0))
_REASON, _REASON_HEIGHT, _INTRO = 12.1, 38.0, 14.0
_MOST_LINES, _REASON_LINES, _INTRO_LINES = 5, 3, 10
_NUMBER_X, _TEXT_X = 24.0, 43.0


@lru_cache(4000)
def wrapped(text: str, size: float, room: float) -> tuple[str, ...]:
    """Words in as many lines as they need: the widest face is hardly ever the one in use."""
    return tuple(look.wrapped(text, size, room * 1.06))


class _Paragraph(NamedTuple):
    """A sentence and its reason in lines, at the size of type in which all of them fit."""

    what: tuple[str, ...]
    why: tuple[str, ...]
    large: float
    small: float  # 0: without the reason

    @property
    def height(self) -> float:
        """How high it is with the space below it, both sizes of type leaded alike."""
        return LEADING * (self.large * len(self.what) + self.small * len(self.why)) + (7 if self.small else 3)


def _set(told: list[Told], room: float, height: float) -> list[_Paragraph]:
    """The story in the largest type that fits; a long one leaves out the reasons, and what stands in brackets."""
    lines: list[_Paragraph] = []
    for large, small in _TYPES:
        lines = [_paragraph(one, room, large, small) for one in told]
        fits = sum(line.height for line in lines) <= height - (0 if small else _REASON_HEIGHT)
        if fits and all(max(len(line.what), len(line.why)) <= _MOST_LINES for line in lines):
            break
    return lines


def _paragraph(one: Told, room: float, large: float, small: float) -> _Paragraph:
    if not small:
        return _Paragraph(wrapped(_BRACKETS.sub("", one.text), large, room), (), large, small)
    return _Paragraph(wrapped(one.text, large, room), wrapped(one.why, small, room * 1.04), large, small)


def draw_story(b: Board, parent: str, told: list[Told], top: float, frame: Pane) -> None:
    """Numbered sentences: what he did, then why."""
    heading = b.say("sam-turn", player=SEAT) if told else b.say("sam-waits", player=SEAT)
    key = piece(b.scene, "sam:turn", parent, 16, top + 24, (0, 0), style="labels")
    b.print(key, heading, lambda ink: ink.text(0, 0, heading, 12, "disp caps", "start", room=frame.w - 40))
    y, room = top + 40, frame.w - _TEXT_X - 14
    if not told:
        intro = wrapped(b.say("sam-intro", player=SEAT), _INTRO, frame.w - 34)
        key = piece(b.scene, "sam:intro", parent, 16, y + 2, (0, 0), style="labels")
        b.print(key, intro, partial(_prose, lines=intro, most=_INTRO_LINES, size=_INTRO))
    lines = _set(told, room, frame.h - y - 8)
    if len(lines) > 1:
        end = y + sum(line.height for line in lines[:-1])
        b.scene.add("sam:thread", "path", parent=parent, d=f"M{_NUMBER_X:g} {y + 9:g}V{end + 9:.1f}", class_="thread")
    for i, (one, line) in enumerate(zip(told, lines, strict=True), 1):
        said = f"{one.text} {one.why}"
        key = b.scene.add(
            f"told:{i}",
            "g",
            parent=parent,
            transform=f"translate(0 {y:.1f})",
            class_=f"told told-{i} asks-why-{i}",
            title=said,
            rule=one.rule,
            tabindex="0",
            role="group",
            aria_label=said,
        )
        b.print(key, (i, line, frame.w), partial(_lines, number=i, line=line, wide=frame.w))
        y += line.height
    terse = bool(lines) and not lines[0].small and y <= frame.h - _REASON_HEIGHT
    for i, reason in enumerate([b.say("sam-why"), *(one.why for one in told)]):
        style = f"why why-{i} answers-why-{i}" if i else "why hint"
        key = piece(b.scene, f"why:{i}", parent, _TEXT_X, frame.h - _REASON_HEIGHT, (0, 0), style=style)
        prose = wrapped(reason, _REASON, room * 1.04) if terse else ()
        b.print(key, prose, partial(_prose, lines=prose, most=_REASON_LINES, size=_REASON))


def set_lines(
    ink: Ink, x: float, y: float, lines: Sequence[str], most: int, size: float, style: str = "", anchor: str = "start"
) -> None:
    """Lines from this height down; the unused ones are empty, so that every drawing has the same nodes."""
    for i in range(most):
        ink.text(x, y + LEADING * size * i, lines[i] if i < len(lines) else "", size, style, anchor)


def _prose(ink: Ink, lines: tuple[str, ...], most: int, size: float) -> None:
    set_lines(ink, 0, 0.6 * size, lines, most, size, "named")


def _lines(ink: Ink, number: int, line: _Paragraph, wide: float) -> None:
    large, small = line.large, line.small
    ink.rect(10, -4, wide - 20, line.height, "told-paper", 4)
    ink.circle(_NUMBER_X, 8, 10.5, "number")
    ink.text(_NUMBER_X, 8, str(number), 12.5, "disp on-ink")
    set_lines(ink, _TEXT_X, 0.5 * large, line.what, _MOST_LINES, large, "disp")
    below = LEADING * large * len(line.what) - 0.1 * large + 0.6 * small
    set_lines(ink, _TEXT_X, below, line.why, _MOST_LINES, small, "quiet")
