"""Kansas City: foresight tiles, the supplies behind them, income and delivery."""

from abilene.engine.ink import Ink
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.pieces import line, tile
from abilene.games.great_western_trail.state import EMPTY

TOWN = "board:kansas-city"

_ROMAN = ("I", "II", "III")


def draw_kansas_city(b: Board) -> None:
    """What the next arrivals choose from, and what a delivery is worth."""
    b.scene.add(TOWN, "g", parent=b.sheet)
    places = b.scene.add(f"{TOWN}:places", "g", parent=TOWN)
    b.print(places, (b.texts.lang, b.land), lambda ink: _print(b, ink))
    for i, number in enumerate(b.seen.foresight):
        column, place = divmod(i, 2)
        if number != EMPTY:
            key = f"foresight:{column + 1}:{place + 1}"
            at = b.land.foresight_x[column], b.land.foresight_y[place]
            tile(b, key, TOWN, at, number, b.say("foresight", tile=number, column=column + 1), "GWT-FORE-1")
    for i, left in enumerate(b.seen.supplies):
        at, said = (b.land.foresight_x[i], 264), b.say("supply", column=i + 1, count=left)
        words = f"{_ROMAN[i]} · {left}"
        line(b.scene, f"supply:{i + 1}", TOWN, at, words, 15.2, "disp", title=said, rule="GWT-SETUP-5")
    if b.seen.asks == "deliver":
        _draw_total(b, b.seen.total)


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
