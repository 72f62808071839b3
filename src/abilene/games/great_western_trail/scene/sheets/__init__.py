"""Sheets: questions that want more room than the board has, each on a sheet beside it."""

from collections.abc import Callable

from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.sheets.build import draw_build, work_of
from abilene.games.great_western_trail.scene.sheets.kansas_city import draw_kansas_city, is_in_kansas_city
from abilene.games.great_western_trail.scene.sheets.objectives import draw_objectives
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.objectives import GainObjective

Sheet = Callable[[Board, Trail], None]


def sheet_of(t: Trail, seat: int | None) -> Sheet | None:
    """Who draws the sheet of the present question, for the seat that must choose."""
    if seat is None or t.player != seat:
        return None
    if is_in_kansas_city(t):
        return draw_kansas_city
    if isinstance(t.step(), GainObjective):
        return draw_objectives
    return draw_build if work_of(t) is not None else None
