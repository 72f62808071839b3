"""The own train: engine, tender and cars with what they carry, and what the next tile of each costs."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from abilene.engine.ink import Ink, piece, printed
from abilene.games.spike.data import SORTS
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip
from abilene.games.spike.scene.layout import COLUMN, PHONE, TRAIN
from abilene.games.spike.scene.panel import number, owner, panel

_TILE = (80.0, 66.0)
_CAR = (50.0, 40.0)


def draw_train(b: Board) -> None:
    """Whose train it is, money and track pieces, then the train itself."""
    seat = b.own
    owns = b.known["seats"][seat]
    wide = b.shape == "wide"
    width = float(COLUMN if wide else PHONE)
    height = TRAIN if wide else TRAIN + 60
    style = f"p{seat + 1}" + (" asked" if b.known["player"] == seat else "")
    key = panel(b, "own", "part:train", (0, 0, width, height), style=style, seat=seat)
    owner(b, "own:owner", key, 30, 24, seat, 72 if wide else 170)
    draw_money(b, "money", key, 138 if wide else 250, 24, seat, 28)
    draw_stock(b, key, 19 if wide else 280, 54 if wide else 24, seat)
    _draw_place(b, key, (19, 77) if wide else (19, 54), seat, owns, 135 if wide else 350)
    x, y = (202.0, 42.0) if wide else (60.0, 108.0)
    for i, sort in enumerate(SORTS[:2]):
        _draw_tile(b, key, seat, sort, owns, x + (_TILE[0] + 4) * i, y)
    _draw_cars(b, key, seat, owns, x + 2 * (_TILE[0] + 4) - _TILE[0] / 2, y)


def draw_money(b: Board, name: str, parent: str, x: float, y: float, seat: int, size: float) -> None:
    """A number in a coin."""
    money = b.known["seats"][seat]["money"]
    said = b.say("money", player=seat, money=money)
    key = piece(b.scene, f"{name}:{seat}", parent, x, y, (0, 0), style="sum-of", title=said, rule="SPK-END-8")
    printed(b.scene, key, size, lambda ink: ink.icon("coin", 0, 0, size * 1.2, "gold"))
    number(b, f"{name}:{seat}:count", key, 0, 0, str(money), size * 0.54)


def draw_stock(b: Board, parent: str, x: float, y: float, seat: int) -> None:
    """The track pieces that are left."""
    left = b.known["seats"][seat]["pieces"]
    said = b.say("stock", player=seat, count=left, all=b.figures.pieces)
    key = piece(b.scene, f"stock:{seat}", parent, x, y, (0, 0), style="sum-of", title=said, rule="SPK-COMP-6")
    words = b.say("stock-short", count=left, all=b.figures.pieces)

    def draw(ink: Ink) -> None:
        ink.rect(0, -5, 22, 10, "stripe", 3, fill=f"url(#pat-{seat + 1})")
        ink.text(28, 0, words, 12.5, "plain", "start", 92)

    printed(b.scene, key, (seat, words), draw)


def _draw_place(
    b: Board, parent: str, at: tuple[float, float], seat: int, owns: Mapping[str, Any], room: float
) -> None:
    """Where the train is, and whether it moves by itself next turn."""
    if not owns["train"]:
        words = b.say("nowhere")
    elif owns["under_way"]:
        words = b.say("under-way")
    else:
        words = b.say("at-rest", city=b.figures.city_ids.index(owns["train"]))
    said = b.say("place", state="way" if owns["under_way"] else "rest" if owns["train"] else "none")
    key = piece(b.scene, f"place:{seat}", parent, *at, (0, 0), style="sum-of", title=said, rule="SPK-TRAIN-4")
    printed(b.scene, key, (words, room), lambda ink: ink.text(0, 0, words, 12.5, "quiet italic", "start", room))


def _draw_tile(b: Board, parent: str, seat: int, sort: str, owns: Mapping[str, Any], x: float, y: float) -> None:
    key = f"tile:{seat}:{sort}"
    level, price = owns[sort], owns["prices"].get(sort)
    said = b.title(key, b.say("tile", sort=SORTS.index(sort), level=level, price=price or 0))
    rule = "SPK-TRAIN-1" if sort == "speed" else "SPK-TRAIN-2"
    piece(b.scene, key, parent, x, y, _TILE, style="tile-of", title=said, rule=rule, choices=b.choices(key))
    word = b.say("tile-short", sort=SORTS.index(sort))
    printed(b.scene, key, (word, price, seat), partial(_print_tile, sort=sort, word=word, price=price, seat=seat))
    number(b, f"{key}:level", key, 22, -11, str(level), 22)


def _print_tile(ink: Ink, sort: str, word: str, price: int | None, seat: int) -> None:
    w, h = _TILE
    for x in (-24, 24):
        ink.circle(x, h / 2 + 2, 6, "wheel")
    ink.rect(-w / 2, -h / 2, w, h, "train-card edge")
    ink.icon("i-locomotive" if sort == "speed" else "i-tender", -15, -10, 40, f"seat-{seat + 1}")
    ink.text(-w / 2 + 6, 22, word, 11, "disp", "start", 49 if price else w - 12)
    if price:
        ink.coin(w / 2 - 12.5, 20, price, 18)


def _draw_cars(b: Board, parent: str, seat: int, owns: Mapping[str, Any], left: float, y: float) -> None:
    """The freight cars; those that can still be bought are dashed, the next one with its price."""
    levels = b.figures.levels[SORTS.index("freight")]
    most, have, price = levels[-1], owns["freight"], owns["prices"].get("freight")
    cargo = owns["cargo"]
    pitch = _CAR[0] + 3
    key = f"tile:{seat}:freight"
    choices = b.choices(key)
    said = b.title(key, b.say("tile", sort=SORTS.index("freight"), level=have, price=price or 0))
    middle = left + pitch * most / 2
    size = pitch * most, _TILE[1] - 2
    style = "cars-of"
    piece(b.scene, key, parent, middle, y, size, style=style, title=said, rule="SPK-TRAIN-3", choices=choices)
    word = b.say("tile-short", sort=SORTS.index("freight"))
    printed(b.scene, key, (have, most, price, word), partial(_print_cars, have=have, most=most, price=price, word=word))
    for place in range(have):
        x = left + pitch * (place + 0.5)
        if place < len(cargo):
            draw_cargo(b, parent, cargo[place], x, y - 11)
        else:
            _draw_empty(b, parent, seat, place, x, y - 11)


def _print_cars(ink: Ink, have: int, most: int, price: int | None, word: str) -> None:
    w, h = _CAR
    pitch = w + 3
    whole = pitch * most
    ink.rect(-whole / 2, -_TILE[1] / 2 + 1, whole, _TILE[1] - 2, "cars edge")
    for place in range(most):
        x = -whole / 2 + pitch * (place + 0.5)
        if place >= have:
            ink.rect(x - w / 2, -h / 2 - 11, w, h, "ghost", 2)
            continue
        for wheel in (-15, 15):
            ink.circle(x + wheel, h / 2 - 10, 5, "wheel")
        ink.rect(x - w / 2, -h / 2 - 11, w, h, "car", 2)
        ink.path("".join(f"M{x + dx:g} {-h / 2 - 11:g}v{h:g}" for dx in (-13, 0, 13)), "plank")
    if price:
        x = -whole / 2 + pitch * (have + 0.5)
        ink.coin(x, -11, price, 20)
    ink.text(-whole / 2 + 4, _TILE[1] / 2 - 9, word, 11, "disp", "start", whole - 8)


def draw_cargo(b: Board, parent: str, good: str, x: float, y: float) -> None:
    """A cargo token aboard."""
    key = f"cargo:{good}"
    said = b.title(key, b.say("cargo", commodity=b.figures.commodity_ids.index(good)))
    piece(
        b.scene,
        key,
        parent,
        x,
        y,
        (36, 36),
        style="cargo",
        title=said,
        rule="SPK-LOAD-1",
        choices=b.choices(key),
        radius=19,
    )
    printed(b.scene, key, "cargo", partial(draw_chip, good=good, radius=17))


def _draw_empty(b: Board, parent: str, seat: int, place: int, x: float, y: float) -> None:
    key = f"car:{seat}:{place + 1}"
    choices = b.choices(key)
    said = b.title(key, b.say("car"))
    piece(b.scene, key, parent, x, y, (44, 38), style="car-of", title=said, rule="SPK-LOAD-3", choices=choices)
    printed(b.scene, key, "car", lambda ink: ink.rect(-22, -19, 44, 38, "inside edge", 2))
