"""The annex of Rails to the North: the stores that are left, the bells, and the sixth auxiliary action."""

from abilene.engine.ink import Ink, pattern, piece
from abilene.games.great_western_trail.data import AUX_STORE, EXTRA_DISC
from abilene.games.great_western_trail.north.data import NorthFigures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.scene.auxiliary import WELLS, draw_auxiliary
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.house import house

_TOP = 542.0  # of the annex: the mat ends there
_LABEL = (14.0, 555.0)
_LEFT, _RIGHT = 15.0, 365.0
_STORES_Y, _BELLS_Y, _AUX_Y = 577.0, 601.0, 625.0
_PITCH = 21.5  # from store to store
EXTRA_PLACE = WELLS[1], _AUX_Y


def draw_annex(b: Board, parent: str, seat: int, figures: NorthFigures, north: SeenNorth) -> None:
    """Rows of stores, each with its bell; the sixth auxiliary action stands below."""
    placed, bells = north.placed[seat], north.bells[seat]
    key = f"annex:{seat}"
    said = b.say("annex", player=seat, placed=placed, left=figures.stores - placed, bells=bells)
    piece(b.scene, key, parent, 0, 0, (0, 0), style="annex", title=said, rule="GWTN-STORE-2")
    label, fill = b.say("annex-label"), pattern(b.wears(seat))
    what = label, fill, placed, figures.stores, figures.per_bell
    b.print(key, what, lambda ink: _annex(ink, label, fill, placed, figures))
    draw_auxiliary(b, parent, seat, AUX_STORE, _AUX_Y, (-1, EXTRA_DISC))


def _annex(ink: Ink, label: str, fill: str, placed: int, figures: NorthFigures) -> None:
    ink.path(f"M10 {_TOP + 1:g}H372", "hair")
    ink.text(*_LABEL, label, 10.8, "disp caps", "start")
    rows = figures.stores // figures.per_bell
    room = (_RIGHT - _LEFT) / rows
    pitch = min(_PITCH, (room - 5) / figures.per_bell)
    for row in range(rows):
        middle = _LEFT + room * (row + 0.5)
        for place in range(figures.per_bell):
            x = middle + pitch * (place - (figures.per_bell - 1) / 2)
            ink.rect(x - 9.5, _STORES_Y - 12, 19, 24, "place pip")
            if row * figures.per_bell + place >= placed:
                ink.path(house(x, _STORES_Y, 15.5), "stripe house", fill=fill)
        rung = (row + 1) * figures.per_bell <= placed
        ink.icon("i-bell", middle, _BELLS_Y, 19, "k-rung" if rung else "k-silent fainter")
