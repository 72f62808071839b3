"""Kansas City: foresight tiles, the supplies behind them, income and delivery."""

from abilene.engine.board import capital, sentences
from abilene.engine.ink import Ink
from abilene.games.great_western_trail.data import JOB_ROWS, WORKERS
from abilene.games.great_western_trail.scene.board import Board
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


def draw_kansas_city(b: Board, t: Trail) -> None:
    """What the next arrivals choose from, and what a delivery is worth."""
    waiting = {} if t.over else {column.number: column for column in columns(t)}
    b.scene.add(TOWN, "g", parent=b.sheet)
    places = b.scene.add(f"{TOWN}:places", "g", parent=TOWN)
    b.print(places, (b.texts.lang, b.land), lambda ink: _print(b, ink))
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


def _print(b: Board, ink: Ink) -> None:
    for column, x in enumerate(b.land.foresight_x, 1):
        for row, y in enumerate(b.land.foresight_y, 1):
            ink.place(f"place:foresight:{column}:{row}", x - 26, y - 26, 52, 52, "lot")
    for y, name in ((306, "income"), (350, "delivery")):
        ink.rect(15, y - 18, 89, 36, "pill", 18)
        ink.text(44, y, b.say("spot", spot=name), 12.5, "disp", "start", room=57)
    ink.icon("coin", 31, 306, 22, "gold")
    ink.icon("i-locomotive", 31, 350, 22, "k-engine")
