"""The annex of Rails to the North: the stores that are left, and the bells."""

from abilene.engine.ink import Ink, pattern, piece
from abilene.games.great_western_trail.north.data import NorthFigures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.house import house
from abilene.games.great_western_trail.scene.layout import MAT

_LEFT, _RIGHT = 11.0, 337.0
_Y = MAT[1] + 8.5  # the mat ends above it
_PITCH = 15.5  # from store to store


def draw_annex(b: Board, parent: str, seat: int, figures: NorthFigures, north: SeenNorth) -> None:
    """Stores in a line, those that ring a bell together before it."""
    placed, bells = north.placed[seat], north.bells[seat]
    key = f"annex:{seat}"
    said = b.say("annex", player=seat, placed=placed, left=figures.stores - placed, bells=bells)
    piece(b.scene, key, parent, 0, 0, (0, 0), style="annex", title=said, rule="GWTN-STORE-2")
    fill = pattern(b.wears(seat))
    what = fill, placed, figures.stores, figures.per_bell
    b.print(key, what, lambda ink: _annex(ink, fill, placed, figures))


def _annex(ink: Ink, fill: str, placed: int, figures: NorthFigures) -> None:
    ink.path(f"M{_LEFT:g} {MAT[1] - 2.5:g}H{_RIGHT:g}", "hair")
    rows = figures.stores // figures.per_bell
    room = (_RIGHT - _LEFT) / rows
    pitch = min(_PITCH, (room - 19) / figures.per_bell)
    for row in range(rows):
        left = _LEFT + room * row
        for place in range(figures.per_bell):
            x = left + 1 + pitch * (place + 0.5)
            ink.rect(x - pitch / 2 + 0.4, _Y - 9.5, pitch - 0.8, 19, "place pip")
            if row * figures.per_bell + place >= placed:
                ink.path(house(x, _Y, pitch - 3), "stripe house", fill=fill)
        rung = (row + 1) * figures.per_bell <= placed
        ink.icon("i-bell", left + figures.per_bell * pitch + 9.5, _Y, 16, "k-rung" if rung else "k-silent fainter")
