"""The sheet for an objective card: every card on display with what is done of its tasks, and those already played."""

from functools import partial

from abilene.engine.board import Frame
from abilene.engine.ink import Ink
from abilene.games.great_western_trail.data import TO_HAND, Objective
from abilene.games.great_western_trail.scene.actions import Mark, action_marks, draw_marks, marks_width
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import task_sign
from abilene.games.great_western_trail.scene.layout import SHEET
from abilene.games.great_western_trail.scene.sheets.paper import (
    MARGIN,
    SIZE,
    WIDTH,
    button,
    cells,
    heading,
    open_sheet,
    paragraph,
)
from abilene.games.great_western_trail.scene.tasks import fulfilled
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.objectives import GainObjective

_HEAD = 92.0
_TASK = 25.0
_LARGE, _SMALL = 66.0, 34.0


def draw_objectives(b: Board, t: Trail) -> None:
    """The display, the stack, and what lies in the own area."""
    step, seat, figures = t.step(), t.player, t.figures
    assert isinstance(step, GainObjective), "no objective card is taken"
    goes = "hand" if step.where == TO_HAND else "discard"
    key = open_sheet(b, "goals", "objective", b.say("sheet-objective"), b.say("sheet-objective-goes", where=goes))
    free = _free(b, seat)
    shown = b.seen.display
    frames = cells(len(shown) + 1, 1, 62, _LARGE + 8)
    for card, frame in zip(shown, frames, strict=False):
        row = step.row(t, card - figures.cattle)
        _draw_card(b, row, key, frame, card, free, b.say("objective", card=card))
    if t.stack_of_objectives:
        row, words = step.row(t, len(figures.objectives)), b.say("sheet-objective-stack")
        low = Frame(frames[len(shown)].x, frames[len(shown)].y, WIDTH, _SMALL)
        said = b.say("objective-stack", count=len(t.stack_of_objectives))
        button(b, row, key, low, said, style="sheet-line", rule="GWT-OBJ-1")
        b.print(row, words, lambda ink: _stack(ink, low, words))
    _draw_area(b, t, key, frames[len(shown)].y + _SMALL + 18)


def _free(b: Board, seat: int) -> list[int]:
    """What is left for another card, by task: each thing serves one card only (GWT-OBJ-8)."""
    figures, left = b.figures, b.seen.possessions(seat)
    for card in fulfilled(b.seen, seat):
        needs = figures.objectives[card - figures.cattle].needs
        left = [have - need for have, need in zip(left, needs, strict=True)]
    return left


def _ticks(of: Objective, have: list[int]) -> list[tuple[int, bool]]:
    """Every single task of a card, and whether it is done."""
    return [(task, n < have[task]) for task, needed in enumerate(of.needs) for n in range(needed)]


def _draw_card(b: Board, key: str, parent: str, frame: Frame, card: int, have: list[int], said: str) -> None:
    of = b.figures.objectives[card - b.figures.cattle]
    button(b, key, parent, frame, said, style="sheet-line", rule="GWT-COMP-5")
    ticks = _ticks(of, have)
    count = b.say("sheet-objective-done", done=sum(done for _, done in ticks), of=len(ticks))
    marks = action_marks(b.figures.actions[of.immediate], b.figures) if of.immediate >= 0 else ()
    draw = partial(_card, frame=frame, of=of, ticks=ticks, count=count, marks=marks, b=b)
    b.print(key, ("goal", card, tuple(ticks), count, frame), draw)


def _card(
    ink: Ink, frame: Frame, of: Objective, ticks: list[tuple[int, bool]], count: str, marks: tuple[Mark, ...], b: Board
) -> None:
    w, h = frame.w, frame.h
    ink.rect(-w / 2, -h / 2, w, h, "objective-card edge")
    ink.rect(-w / 2, -h / 2, _HEAD, h, "objective-head")
    if marks:
        draw_marks(ink, _HEAD / 2 - w / 2, 0, marks, min(1.0, (_HEAD - 10) / marks_width(marks)))
    single = len(ticks) == 1
    for i, (task, done) in enumerate(ticks):
        x = _HEAD - w / 2 + 22 + (14 if single else 0) + (_TASK + 6) * i
        task_sign(ink, x, -10, task, b.figures)
        _tick(ink, x, 16, done)
    ink.text(w / 2 - 48, 16, count, SIZE, "", room=88)
    ink.shield(w / 2 - 72, -11, of.vp, 24)
    ink.text(w / 2 - 30, -11, f"−{of.penalty}" if of.penalty else "0", 15, "disp loss")


def _tick(ink: Ink, x: float, y: float, done: bool) -> None:
    """A check, or an empty ring."""
    if done:
        ink.circle(x, y, 8, "met")
        ink.path(f"M{x - 4:.1f} {y:.1f}l3 3.5l5-6.5", "met-check")
    else:
        ink.circle(x, y, 8, "ghost")


def _stack(ink: Ink, frame: Frame, words: str) -> None:
    ink.rect(-frame.w / 2, -frame.h / 2, frame.w, frame.h, "back-face edge")
    ink.text(0, 0, words, 15, "disp on-back", room=frame.w - 20)


def _draw_area(b: Board, t: Trail, parent: str, top: float) -> None:
    """The cards that were played, each with its ticks as things stand."""
    seat, cards = t.player, sorted(t.areas[t.player])
    title, aside = b.say("sheet-objective-area"), b.say("sheet-objective-once")
    none = "" if cards else b.say("sheet-objective-none")

    def draw(ink: Ink) -> None:
        heading(ink, top, title, aside)
        if none:
            paragraph(ink, MARGIN, top + 24, none, WIDTH, 1, "quiet")

    b.print(b.scene.add(f"{parent}:area", "g", parent=parent), (title, aside, none, top), draw)
    met, have = fulfilled(b.seen, seat), b.seen.possessions(seat)
    pitch = min(_SMALL, (SHEET[1] - top - 20) / max(1, len(cards)))
    for card, frame in zip(cards, cells(len(cards), 1, top + 14, pitch, 4), strict=True):
        key = f"sheet:area:{b.figures.card_name(card)}"
        of = b.figures.objectives[card - b.figures.cattle]
        done = card in met
        needs = list(of.needs) if done else have
        said = b.say("mat-objective", card=card, state="fulfilled" if done else "open")
        button(b, key, parent, frame, said, style="sheet-line", rule="GWT-OBJ-9")
        ticks = _ticks(of, needs)
        b.print(key, (card, tuple(ticks), frame), partial(_line, frame=frame, of=of, ticks=ticks, done=done, b=b))


def _line(ink: Ink, frame: Frame, of: Objective, ticks: list[tuple[int, bool]], done: bool, b: Board) -> None:
    w, h = frame.w, frame.h
    ink.rect(-w / 2, -h / 2, w, h, "objective-card")
    for i, (task, met) in enumerate(ticks):
        x = 16 - w / 2 + (14 if len(ticks) == 1 else 0) + 48 * i
        task_sign(ink, x, 0, task, b.figures)
        _tick(ink, x + (34 if len(ticks) == 1 else 22), 0, met)
    if done:
        ink.shield(w / 2 - 28, 0, f"+{of.vp}", 22)
    else:
        ink.text(w / 2 - 28, 0, f"−{of.penalty}" if of.penalty else "0", 15, "disp loss")
