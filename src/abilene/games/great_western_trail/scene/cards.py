"""Cards: cattle, objectives and their backs."""

from abilene.engine.board import Point
from abilene.engine.ink import Ink
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import COLOURS, ORANGE, TASKS, Figures, Objective
from abilene.games.great_western_trail.orange.data import OrangeFigures
from abilene.games.great_western_trail.scene.actions import (
    action_marks,
    draw_marks,
    marks_width,
    native_icon,
    native_style,
)
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.issue import issue

CATTLE_SIZE = (64.0, 84.0)
OBJECTIVE_SIZE = (76.0, 84.0)
LINE_SIZE = (166.0, 22.0)
_NAME = 61.0  # room for a breed
STACK_SIZE = (50.0, 41.0)


def cattle(
    b: Board, key: str, parent: str, at: Point, card: int, said: str,
    *, count: int = 1, origin: str = "", narrow: bool = False,
) -> None:  # fmt: skip
    """A cattle card: breeding value, points, colour and breed; several alike lie on a pile with their number.

    Narrow: all that matters stands at the left, its name upright, because the next card covers the right side.
    """
    orange = b.figures.orange
    if orange is not None and card == orange.brahman:
        said += " " + b.say("brahman", money=orange.bonus)
    b.piece(key, parent, at, CATTLE_SIZE, said, style="cattle", rule="GWT-COMP-4", origin=origin)
    name = breed(card, b.figures, b.texts)
    what = "cattle", issue(b.figures), card, name, count, narrow
    b.print(key, what, lambda ink: _cattle(ink, card, name, count, b.figures, narrow))


def colour(card: int, figures: Figures) -> str:
    """The colour of a cattle card."""
    return COLOURS[figures.kind_colour[card]]


def breed(card: int, figures: Figures, texts: Texts) -> str:
    """What a cattle card calls itself: its breed; of orange cattle the stage tells the cards apart."""
    if figures.kind_colour[card] == ORANGE:
        return texts.format("scene-stage", stage=figures.card_name(card))
    return texts.format(f"colour-{colour(card, figures)}")


def _cattle(ink: Ink, card: int, name: str, count: int, figures: Figures, narrow: bool) -> None:
    w, h = CATTLE_SIZE
    if count > 1:
        ink.rect(4 - w / 2, -4 - h / 2, w, h, "paper-card")
    ink.block(w, h, "paper-card")
    hide = f"hide c-{colour(card, figures)}"
    if narrow:
        ink.rect(-14, -39, 43, 78, hide)
    else:
        ink.rect(-29, -39, 58, 50, hide)
        ink.icon("i-cattle", 2, -10.9, 37.2)
    left = -3.0 if narrow else -19.0
    ink.circle(left, -29, 9.5, "plaque")
    ink.text(left, -29, str(figures.kind_value[card]), 14)
    if figures.kind_vp[card]:
        x, y = (left, -9.5) if narrow else (20.0, -28.0)
        ink.shield(x, y, figures.kind_vp[card], 16)
    if figures.orange and figures.kind_colour[card] == ORANGE:
        _growth(ink, card, figures.orange, *((-9.0, 32.0, left, 30.0) if narrow else ()))
    if narrow:
        ink.text(-22, 0, name, 10.8, room=78, transform="rotate(-90 -22 0)")
    else:
        _name(ink, name)
    if count > 1:
        x, y = (-14.0, 5.0) if narrow else (-30.0, -7.0)  # at the left: the next card may cover the right side
        ink.rect(x, y, 22 if narrow else 26, 18, "badge", 9)
        ink.text(x + (11 if narrow else 13), y + 9, f"×{count}", 11.5, "disp on-ink")


def _growth(
    ink: Ink, kind: int, orange: OrangeFigures, x: float = 4, y: float = 7, coin_x: float = 17, coin_y: float = 3
) -> None:
    """How far an orange animal has grown, of three stages; or the money that it brings in Kansas City."""
    if kind == orange.brahman:
        ink.coin(coin_x, coin_y, f"+{orange.bonus}", 19)
        return
    for stage in range(len(orange.stages)):
        ink.circle(x + 8 * stage, y, 3, "stage grown" if stage <= orange.stages.index(kind) else "stage")


def open_stack(b: Board, key: str, parent: str, at: Point, card: int, said: str, count: int) -> None:
    """The upper half of a stack of equal orange cards: value, points, stage, and how many are left."""
    b.piece(key, parent, at, STACK_SIZE, said, style="cattle", rule="GWTS-SETUP-4")
    b.print(key, ("stack", issue(b.figures), card, count), lambda ink: _stack(ink, card, count, b.figures))


def _stack(ink: Ink, card: int, count: int, figures: Figures) -> None:
    w, h = STACK_SIZE
    if not count or figures.orange is None:
        ink.rect(-w / 2, -h / 2, w, h, "ghost")
        return
    ink.block(w, h, "paper-card")
    ink.rect(2 - w / 2, 2 - h / 2, w - 4, h - 4, f"hide c-{colour(card, figures)}")
    ink.icon("i-cattle", 2, -5, 24)
    ink.circle(-15, -10, 9, "plaque")
    ink.text(-15, -10, str(figures.kind_value[card]), 13.5)
    ink.shield(17, -10, figures.kind_vp[card], 15)
    _growth(ink, card, figures.orange, 3, 13)
    ink.rect(-24, 5, 22, 15, "badge", 7)
    ink.text(-13, 12.5, f"×{count}", 11, "disp on-ink")


def _name(ink: Ink, name: str) -> None:
    """A breed's name, in two lines when it has two words and does not fit in one."""
    words = name.split(" ", 1)
    if len(name) > 9 and len(words) == 2:
        for i, word in enumerate(words):
            ink.text(0, 19 + 13.2 * i, word, 10.8, room=_NAME)
    else:
        ink.text(0, 26.5, name, 11, room=_NAME)


def objective(
    b: Board, key: str, parent: str, at: Point, card: int, said: str, *, scale: float = 1, origin: str = ""
) -> None:
    """An objective card: the action when it is played, its tasks, the points and the penalty."""
    b.piece(key, parent, at, OBJECTIVE_SIZE, said, style="objective", scale=scale, rule="GWT-COMP-5", origin=origin)
    b.print(key, ("objective", issue(b.figures), card), lambda ink: _objective(ink, card, b.figures), scale)


def _objective(ink: Ink, card: int, figures: Figures) -> None:
    w, h = OBJECTIVE_SIZE
    of = figures.objectives[card - figures.cattle]
    ink.block(w, h, "objective-card")
    ink.rect(-w / 2, -h / 2, w, 22, "objective-head")
    if of.immediate >= 0:
        marks = action_marks(figures.actions[of.immediate], figures)
        draw_marks(ink, 0, -31, marks, min(0.86, (w - 8) / marks_width(marks)))
    tasks = [task for task, needed in enumerate(of.needs) for _ in range(needed)]
    pitch = 22.0 if len(tasks) < 4 else 17.6
    for i, task in enumerate(tasks):
        task_sign(ink, pitch * (i - (len(tasks) - 1) / 2), -4, task, figures)
    _worth(ink, of)


def objective_line(b: Board, key: str, parent: str, at: Point, card: int, said: str, h: float) -> None:
    """An objective card that was played, in one line: its tasks, the points and the penalty."""
    scale = h / LINE_SIZE[1]
    b.piece(key, parent, at, LINE_SIZE, said, style="objective", scale=scale, rule="GWT-OBJ-9")
    b.print(key, ("line", issue(b.figures), card), lambda ink: _objective_line(ink, card, b.figures), scale)


def _objective_line(ink: Ink, card: int, figures: Figures) -> None:
    w, h = LINE_SIZE
    of = figures.objectives[card - figures.cattle]
    ink.rect(-w / 2, -h / 2, w, h, "objective-card edge")
    tasks = [task for task, needed in enumerate(of.needs) for _ in range(needed)]
    for i, task in enumerate(tasks):
        task_sign(ink, (21.0 * i if len(tasks) > 1 else 16) - w / 2 + 14, 0, task, figures)
    ink.shield(w / 2 - 52, 0.5, of.vp, 17)
    ink.text(w / 2 - 30, 0, f"−{of.penalty}" if of.penalty else "0", 12.5, "disp loss")


def _worth(ink: Ink, of: Objective) -> None:
    ink.shield(-16, 26, of.vp, 20)
    ink.text(16, 25, f"−{of.penalty}" if of.penalty else "0", 13, "disp loss")


def task_sign(ink: Ink, x: float, y: float, task: int, figures: Figures) -> None:
    """One thing that an objective asks for."""
    name = TASKS[task]
    if name == "cattle_orange":
        ink.rect(x - 7, y - 10, 14, 20, "hide c-orange", 2)
        ink.icon("i-cattle", x, y, 13)
    elif name.startswith("cattle_"):
        ink.rect(x - 7, y - 10, 14, 20, f"hide v-{name[-1]}", 2)
        ink.text(x, y, name[-1], 12.4, "disp on-hide")
    elif name.startswith("native_"):
        native = "ab".index(name[-1])
        ink.icon(native_icon(figures.edition), x, y, 20, native_style(figures.edition, native))
    elif name == "last_city":
        ink.icon("i-locomotive", x - 13, y, 22, "k-engine")
        ink.text(x + 11, y, str(figures.city_value[figures.last_city]), 14)
    else:
        icon, style = {
            "building": ("i-settlement", "k-house"),
            "hazard": ("i-warning", "k-hazard"),
            "station": ("i-station", "k-station"),
            "bell": ("i-bell", "k-rung"),
        }[name]
        ink.icon(icon, x, y, 20, style)


def card_back(
    b: Board, key: str, parent: str, at: Point, said: str, rule: str, count: int = 0, label: str = "",
    *, kind: str = "cattle", scale: float = 1,
) -> None:  # fmt: skip
    """A card or a pile face down: cattle with horns, objectives with a flag; its key never says which card it is."""
    b.piece(key, parent, at, CATTLE_SIZE, said, style="back", scale=scale, rule=rule)
    b.print(key, ("back", kind, label, count), lambda ink: _back(ink, kind, label, count), scale)


def _back(ink: Ink, kind: str, label: str, count: int) -> None:
    w, h = CATTLE_SIZE
    if count > 1:
        ink.rect(3 - w / 2, -4 - h / 2, w, h, "back-edge")
    ink.block(w, h, "back-face")
    ink.rect(4 - w / 2, 4 - h / 2, w - 8, h - 8, "back-line", 2)
    if kind == "cattle":
        ink.icon("i-cattle", 0, -8 if label else 0, 36, "k-back")
    else:
        ink.icon("i-objective", 0, -8 if label else 0, 34, "k-objective")
    if label:
        ink.text(0, 26, label, 12, "disp on-back", room=56)
