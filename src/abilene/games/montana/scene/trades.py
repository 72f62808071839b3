"""What a cow can be traded for: a row of its own on the mat, and on every sheet that lies over the mat."""

from abilene.engine.board import Frame
from abilene.engine.ink import Ink
from abilene.games.montana.data import KINDS, NONE, trade_choice
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import SHEET
from abilene.games.montana.scene.pieces import Thing, draw_thing
from abilene.games.montana.steps.cattle import ON_SHEET, trade_key

_ROW = 48.0  # its height at the foot of a sheet
_HEAD = 56.0  # the cows that are given, and an arrow
_GAP = 4.0


def trades_height(b: Board) -> float:
    """How much higher a sheet is for whoever has a cow."""
    return _ROW if b.seen.cows[b.seen.own] else 0


def draw_trades(b: Board, parent: str, frame: Frame, where: str = "") -> None:
    """A thing for each trade, which one click makes (MON-COW-1); pale where there is no cow, or nobody asks for it."""
    figures, head = b.figures, f"{where}trades"
    cows = b.seen.cows[b.seen.own]
    b.scene.add(head, "g", parent=parent, title=b.say("trades", count=cows), rule="MON-COW-1")
    b.draw(head, _print_head, frame, cows)
    pitch = 2 * ((frame.w - _HEAD + _GAP) // (2 * len(figures.trades)))
    size, left = (pitch - _GAP, frame.h), frame.right + _GAP - pitch * len(figures.trades)
    for place, trade in enumerate(_in_order(b)):
        key = trade_key(figures, trade, where)
        lit = bool(b.choices(key))
        said = "" if lit else b.say("trade", trade=trade)
        at = left + pitch * place + size[0] / 2, frame.middle[1]
        b.piece(key, parent, at, size, said, style="sheet-row" if lit else "sheet-row off", rule="MON-COW-1")
        b.draw(key, _print_trade, *size, *_gained(b, trade), lit)


def draw_trades_on_sheet(b: Board, part: str, bottom: float) -> None:
    """The row at the foot of a sheet."""
    if trades_height(b):
        draw_trades(b, part, Frame(8, bottom - _ROW + 2, SHEET - 16, _ROW - 10), ON_SHEET)


def traded_good(b: Board, choice: int) -> int:
    """Which good a cow is traded for by a choice; NONE: it is no good, or no trade."""
    goods = {trade_choice(trade): good for trade, good in enumerate(b.figures.trade_good)}
    return goods.get(choice, NONE)


def _in_order(b: Board) -> list[int]:
    """The goods as they lie on the mat, then coins and workers."""
    goods = b.figures.trade_good
    return sorted(range(len(goods)), key=lambda trade: goods[trade] if goods[trade] != NONE else KINDS)


def _gained(b: Board, trade: int) -> tuple[Thing, int]:
    """What a trade brings, and how many."""
    figures = b.figures
    good, colour = figures.trade_good[trade], figures.trade_colour[trade]
    if good != NONE:
        return good, figures.trade_good_count
    return ("coin", figures.trade_coins) if colour == NONE else (b.worker(colour), figures.trade_workers)


def _print_head(ink: Ink, frame: Frame, cows: int) -> None:
    x, y, faint = frame.x, frame.middle[1], "" if cows else "fainter"
    draw_thing(ink, "cow", x + 15, y, 28, faint)
    ink.path(f"M{x + 34:g} {y:g}h13m-4.5-4.5l4.5 4.5l-4.5 4.5", f"swap {faint}".rstrip())


def _print_trade(ink: Ink, w: float, h: float, thing: Thing, count: int, lit: bool) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "sheet-paper edge")
    if thing == "coin":
        ink.coin(0, 0, count, min(w, h) * 0.72)
        return
    draw_thing(ink, thing, 0, 0, 2 * round(min(w, h) * 0.38), "" if lit else "fainter")
    if count > 1:
        ink.text(w / 2 - 3, h / 2 - 8, f"×{count}", 12, "disp", "end")
