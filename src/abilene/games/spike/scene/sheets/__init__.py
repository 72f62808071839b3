"""Sheets: questions that want more room than the board has, each on a sheet beside it."""

from collections.abc import Callable

from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.sheets.offers import draw_deliver, draw_load, draw_routes, draw_sides
from abilene.games.spike.scene.sheets.pay import draw_pay
from abilene.games.spike.state import Railroad

Sheet = Callable[[Board, Railroad], None]

_SHEETS: dict[str, Sheet] = {
    "pay": draw_pay,
    "load": draw_load,
    "deliver": draw_deliver,
    "side": draw_sides,
    "route": draw_routes,
}


def sheet_of(t: Railroad, seat: int | None) -> Sheet | None:
    """Who draws the sheet of the present question, for the seat that must choose."""
    if seat is None or t.player != seat:
        return None
    return _SHEETS.get(t.step().kind)
