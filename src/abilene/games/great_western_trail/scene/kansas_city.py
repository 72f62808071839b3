"""Kansas City: foresight tiles, the supplies behind them, income and delivery."""

from functools import partial

from abilene.engine.board import capital, sentences
from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.data import JOB_ROWS, WORKERS
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import TOWN_FRAME, Land
from abilene.games.great_western_trail.scene.pieces import line, tile
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.kansas_city import (
    Column,
    closes,
    columns,
    first_free,
    range_of,
    refills,
)

TOWN = "board:kansas-city"

_ROMAN = ("I", "II", "III")
_SPOTS = (  # what follows on foresight: its height, name, sign and rule
    (306.0, "income", "coin", "gold", "GWT-INC-1"),
    (350.0, "delivery", "i-locomotive", "k-engine", "GWT-DEL-1"),
)


def draw_kansas_city(b: Board, t: Trail) -> None:
    """What the next arrivals choose from, and what a delivery is worth."""
    waiting = {} if t.over else {column.number: column for column in columns(t)}
    b.scene.add(TOWN, "g", parent=b.sheet)
    key = b.scene.add(f"{TOWN}:area", "g", parent=TOWN, title=b.say("space-kansas-city"), rule="GWT-KC-1")
    b.print(key, "", lambda ink: ink.reach(*TOWN_FRAME))
    for column in range(len(b.land.foresight_x)):
        said = b.say("foresight-column", column=column + 1, count=_lying(b, column))
        key = b.scene.add(f"{TOWN}:column:{column + 1}", "g", parent=TOWN, title=said, rule="GWT-FORE-1")
        b.print(key, b.land, partial(_print_column, b.land, column))
    for y, name, icon, style, rule in _SPOTS:
        key = piece(b.scene, f"spot:{name}", TOWN, 59.5, y, (0, 0), title=b.say("spot-what", spot=name), rule=rule)
        b.print(key, b.texts.lang, partial(_print_spot, words=b.say("spot", spot=name), icon=icon, style=style))
    for i, number in enumerate(b.seen.foresight):
        column, place = divmod(i, 2)
        if number != EMPTY:
            key = f"foresight:{column + 1}:{place + 1}"
            at = b.land.foresight_x[column], b.land.foresight_y[place]
            tile(b, key, TOWN, at, number, *foresight_said(b, column, number, waiting.get(column)))
    for i, left in enumerate(b.seen.supplies):
        at, said = (b.land.foresight_x[i], 264), b.say("supply", column=i + 1, count=left)
        words = f"{_ROMAN[i]} · {left}"
        line(b.scene, f"supply:{i + 1}", TOWN, at, words, 15.2, "disp", title=said, rule="GWT-SETUP-5")
    if b.seen.asks == "deliver":
        _draw_total(b, b.seen.total)


def foresight_said(b: Board, column: int, number: int, left: Column | None) -> tuple[str, str]:
    """What a tile of the foresight is, with its rule; of one that ends the game also what comes of it (GWT-END-1)."""
    said = b.say("foresight", tile=number, column=column + 1)
    if left and number in left.tiles and closes(left.t, number):
        return sentences(said, *comes_of(b, left, number)), "GWT-END-1"
    return said, "GWT-FORE-1"


def comes_of(b: Board, column: Column, number: int) -> tuple[str, ...]:
    """Where a tile of the foresight goes, and what follows from it (GWT-FORE-2 to GWT-FORE-6, GWT-JOB-3, GWT-END-1)."""
    t = column.t
    space = -1 if number < len(WORKERS) else first_free(t, range_of(t, number))
    where = "jobs" if number < len(WORKERS) else "trail" if space >= 0 else "gone"
    goes = capital(b.say("sheet-goes", tile=number, where=where, row=min(t.row + 1, JOB_ROWS), space=space))
    follows = "last" if closes(t, number) else "refill" if refills(t, number) else ""
    return (goes, b.say("sheet-follows", what=follows)) if follows else (goes,)


def _draw_total(b: Board, total: int) -> None:
    """What the herd is worth: how far the delivery may go."""
    title = b.say("total", total=total)
    key = b.scene.add("delivery:total", "g", parent=TOWN, transform="translate(117 350)", title=title, rule="GWT-DEL-1")
    b.print(key, total, lambda ink: _total(ink, total))


def _total(ink: Ink, total: int) -> None:
    ink.circle(0, 0, 15, "lamp")
    ink.text(0, 0, str(total), 15, "disp on-lamp")


def _lying(b: Board, column: int) -> int:
    """How many tiles a column of the foresight has."""
    return sum(number != EMPTY for number in b.seen.foresight[2 * column : 2 * column + 2])


def _print_column(land: Land, column: int, ink: Ink) -> None:
    x = land.foresight_x[column]
    for row, y in enumerate(land.foresight_y, 1):
        ink.place(f"place:foresight:{column + 1}:{row}", x - 26, y - 26, 52, 52, "lot")


def _print_spot(ink: Ink, words: str, icon: str, style: str) -> None:
    ink.rect(-44.5, -18, 89, 36, "pill", 18)
    ink.icon(icon, -28.5, 0, 22, style)
    ink.text(-15.5, 0, words, 12.5, "disp", "start", room=57)
