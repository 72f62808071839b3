"""The own train: engine, tender and cars with what they carry, and what the next tile of each costs."""

from functools import partial

from abilene.engine.board import Frame, Point, sentences
from abilene.engine.ink import Ink, pattern
from abilene.games.spike.data import FREIGHT, POWER, SORTS, SPEED
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip
from abilene.games.spike.scene.panel import number, seat_panel
from abilene.games.spike.scene.worth import contract_now, money_now, tile_now

_TILE = (80.0, 66.0)
_CAR = (50.0, 40.0)
_PITCH = _CAR[0] + 3
_SMALLER = 0.88  # beside the map
_RULES = ("SPK-TRAIN-1", "SPK-TRAIN-2", "SPK-TRAIN-3")  # by sort


def draw_train(b: Board) -> None:
    """Whose train it is, money and track pieces, then the train itself."""
    seat, wide = b.own, b.wide
    frame = Frame(0, 0, b.width, b.frames.beside["train"].h)
    key = seat_panel(b, "own", "part:train", frame, seat, (26, 18), 92 if wide else 170)
    draw_money(b, key, (125, 36) if wide else (250, 24), seat, 24 if wide else 26)
    draw_stock(b, key, (15, 39) if wide else (280, 24), seat)
    _draw_place(b, key, (15, 56) if wide else (19, 54), seat, 124 if wide else 350)
    scale = _SMALLER if wide else 1.0
    x, y = (144.0, 30.0) if wide else (20.0, 108.0)
    pitch = (_TILE[0] + 4) * scale
    for sort in (SPEED, POWER):
        _draw_tile(b, key, seat, sort, (round(x + _TILE[0] / 2 * scale + pitch * sort, 1), y), scale)
    _draw_cars(b, key, seat, (x + 2 * pitch, y), scale)


def draw_money(b: Board, parent: str, at: Point, seat: int, size: float) -> None:
    """A number in a coin."""
    key, money = f"money:{seat}", b.seen.money[seat]
    said = sentences(b.say("money", player=seat, money=money), money_now(b, seat))
    b.figure(key, parent, at, said, "SPK-END-8", size, lambda ink: ink.icon("coin", 0, 0, size * 1.2, "gold"))
    number(b, f"{key}:count", key, 0, 0, money, size * 0.54)


def draw_stock(b: Board, parent: str, at: Point, seat: int) -> None:
    """The track pieces that are left."""
    counts = {"count": b.seen.pieces[seat], "all": b.figures.pieces}
    said, words = b.say("stock", player=seat, **counts), b.say("stock-short", **counts)

    def draw(ink: Ink) -> None:
        ink.rect(0, -5, 22, 10, "stripe", 3, fill=pattern(seat))
        ink.text(28, 0, words, 12.5, "plain", "start", 92)

    b.figure(f"stock:{seat}", parent, at, said, "SPK-COMP-6", (seat, words), draw)


def _draw_place(b: Board, parent: str, at: Point, seat: int, room: float) -> None:
    """Where the train is, and whether it moves by itself next turn."""
    state = b.stands_at(seat)
    if state == "rest":
        words = b.say("at-rest", city=b.seen.train[seat])
    else:
        words = b.say("under-way" if state == "way" else "nowhere")

    def draw(ink: Ink) -> None:
        ink.text(0, 0, words, 12.5, "quiet italic", "start", room)

    b.figure(f"place:{seat}", parent, at, b.say("place", state=state), "SPK-TRAIN-4", (words, room), draw)


def _draw_sort(
    b: Board, parent: str, seat: int, sort: int, at: Point, size: Point, style: str, scale: float
) -> tuple[str, str, int]:
    """The tiles of one sort, without their print: key, name, and what the next one costs, 0 if there is none."""
    key, price = f"tile:{seat}:{SORTS[sort]}", max(0, b.seen.upgrade_cost(seat, sort))
    said = sentences(b.say("tile", sort=sort, level=b.seen.level(seat, sort), price=price), tile_now(b, seat, price))
    b.piece(key, parent, at, size, said, style=style, rule=_RULES[sort], scale=scale)
    return key, b.say("tile-short", sort=sort), price


def _draw_tile(b: Board, parent: str, seat: int, sort: int, at: Point, scale: float) -> None:
    key, word, price = _draw_sort(b, parent, seat, sort, at, _TILE, "tile-of", scale)
    b.print(key, (word, price, seat), partial(_print_tile, sort=sort, word=word, price=price, seat=seat))
    number(b, f"{key}:level", key, 11, -12, b.seen.level(seat, sort), 22)


def _print_tile(ink: Ink, sort: int, word: str, price: int, seat: int) -> None:
    w, h = _TILE
    for x in (-24, 24):
        ink.circle(x, h / 2 + 2, 6, "wheel")
    ink.rect(-w / 2, -h / 2, w, h, "train-card edge")
    ink.icon("i-locomotive" if sort == SPEED else "i-tender", -18, -10, 38, f"seat-{seat + 1}")
    ink.text(0, 20, word, 14.4, "disp", room=w - 8)
    if price:
        ink.coin(w / 2 - 12, -h / 2 + 13, price, 23.5)


def _draw_cars(b: Board, parent: str, seat: int, left: Point, scale: float) -> None:
    """The freight cars; those that can still be bought are dashed, the next one with its price."""
    most, have, cargo = b.figures.levels[FREIGHT][-1], b.seen.cars(seat), b.seen.aboard(seat)
    (x, y), whole = left, _PITCH * most
    at, size = (round(x + whole * scale / 2, 1), y), (whole, _TILE[1] - 2)
    key, word, price = _draw_sort(b, parent, seat, FREIGHT, at, size, "cars-of", scale)
    b.print(key, (have, most, price, word), partial(_print_cars, have=have, most=most, price=price, word=word))
    for place in range(have):
        at = round(x + _PITCH * (place + 0.5) * scale, 1), round(y - 11 * scale, 1)
        if place < len(cargo):
            _draw_cargo(b, parent, cargo[place], at, scale)
        else:
            car = f"car:{seat}:{place + 1}"
            b.piece(car, parent, at, (44, 38), b.say("car"), style="car-of", rule="SPK-LOAD-3", scale=scale)
            b.print(car, "car", lambda ink: ink.rect(-22, -19, 44, 38, "inside edge", 2))


def _print_cars(ink: Ink, have: int, most: int, price: int, word: str) -> None:
    w, h = _CAR
    whole = _PITCH * most
    ink.rect(-whole / 2, -_TILE[1] / 2 + 1, whole, _TILE[1] - 2, "cars edge")
    for place in range(most):
        x = -whole / 2 + _PITCH * (place + 0.5)
        if place >= have:
            ink.rect(x - w / 2, -h / 2 - 11, w, h, "ghost", 2)
            continue
        for wheel in (-15, 15):
            ink.circle(x + wheel, h / 2 - 10, 5, "wheel")
        ink.rect(x - w / 2, -h / 2 - 11, w, h, "car", 2)
        ink.path("".join(f"M{x + dx:g} {-h / 2 - 11:g}v{h:g}" for dx in (-13, 0, 13)), "plank")
    if price:
        ink.coin(-whole / 2 + _PITCH * (have + 0.5), -11, price, 23.5)
    ink.text(-whole / 2 + 4, _TILE[1] / 2 - 11.5, word, 14.4, "disp", "start", whole - 8)


def _draw_cargo(b: Board, parent: str, good: int, at: Point, scale: float) -> None:
    name = b.figures.commodity_ids[good]
    said = sentences(b.say("cargo", commodity=good), contract_now(b, b.own, good))
    key = b.piece(f"cargo:{name}", parent, at, (36, 36), said, style="cargo", rule="SPK-LOAD-1", scale=scale, radius=19)
    b.print(key, "cargo", partial(draw_chip, good=name, radius=17))
