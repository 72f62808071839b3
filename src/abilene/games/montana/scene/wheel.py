"""The wheel with its arrow, and the supply beside it."""

from functools import partial
from math import cos, pi, sin

from abilene.engine.ink import Ink, piece
from abilene.games.montana.data import GOODS, WHEAT, WORKERS
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import Frame, Point
from abilene.games.montana.scene.pieces import COW, draw_good, draw_worker

_TAG = 14.0  # from the rim to the price beside it


def draw_wheel(b: Board) -> None:
    """The wheel that stops where the arrow points, with the supply beside or below it."""
    part = b.part("wheel", "wheel")
    wheel, supply = _sheets(b)
    b.scene.add("wheel:paper", "g", parent=part)
    words = b.say("wheel-title"), b.say("supply-title")
    b.press("wheel:paper", (words, wheel, supply), partial(_print_paper, words, (wheel, supply)))
    radius = (min(wheel.w, wheel.h) - 2 * _TAG - 26) / 2
    _draw_disc(b, part, (wheel.x + wheel.w / 2, wheel.y + wheel.h / 2), radius)
    _draw_supply(b, part, supply)


def _sheets(b: Board) -> tuple[Frame, Frame]:
    """Where the wheel and the supply lie on their part."""
    _, _, w, h = b.frames.wheel
    if b.shape == "tall":
        return Frame(0, 0, w, 272), Frame(0, 280, w, h - 280)
    side = min(h + 88, 340.0)
    return Frame(0, 0, side, h), Frame(side + 8, 0, w - side - 8, h)


def _print_paper(words: tuple[str, str], sheets: tuple[Frame, Frame], ink: Ink) -> None:
    for (x, y, w, h), said in zip(sheets, words, strict=True):
        ink.rect(x + 0.6, y + 0.6, w - 1.2, h - 1.2, "mat-paper")
        ink.rect(x + 3, y + 3, w - 6, h - 6, "hair", 2)
        ink.text(x + 14, y + 19, said, 13, "disp caps", "start", 120)


# ------------------------------------------------------------------ the wheel


def _around(angle: float, radius: float) -> Point:
    """A point of a circle, clockwise from the top, as a share of the whole turn."""
    return radius * sin(2 * pi * angle), -radius * cos(2 * pi * angle)


def _draw_disc(b: Board, part: str, at: Point, radius: float) -> None:
    """The segments, each a thing of its own, and the arrow above them."""
    choices = b.choices("wheel")
    arrow, wheel = b.known["arrow"], b.figures.wheel
    said = b.say("wheel", count=len(wheel)) + (" " + b.say("arrow", segment=arrow) if arrow >= 0 else "")
    title = b.title("wheel", said)
    style = "wheel legal" if choices else "wheel"
    place = f"translate({at[0]:g} {at[1]:g})"
    b.scene.add(
        "wheel", "g", parent=part, transform=place, class_=style, title=title, rule="MON-REC-1", choices=choices
    )
    b.press("wheel", (radius, bool(choices)), partial(_print_rim, radius, bool(choices)))
    for segment in range(len(wheel)):
        _draw_segment(b, segment, radius)
    if arrow >= 0:
        _draw_arrow(b, arrow, radius)


def _print_rim(radius: float, lit: bool, ink: Ink) -> None:
    if lit:
        ink.circle(0, 0, radius, "halo")
        ink.circle(0, 0, radius + 6, "ring")
    ink.circle(0, 0, radius, "rim edge")


def _draw_segment(b: Board, segment: int, radius: float) -> None:
    """A pair of workers; while the arrow can be moved on, what that costs in wheat stands at the rim."""
    key = f"segment:{segment}"
    count, pair = len(b.figures.wheel), b.figures.wheel[segment]
    choices = b.choices(key)
    asked = b.known["asks"] == "advance"
    steps = (segment - b.known["arrow"]) % count if asked else 0
    price = steps * b.figures.step_wheat if 0 < steps <= b.figures.most_steps else 0
    said = b.say("segment", segment=segment)
    if choices:
        b.scene.add(key, "g", parent="wheel", class_="segment legal", title=b.title(key, said), choices=choices)
    else:
        b.scene.add(key, "g", parent="wheel", class_="segment", title=b.title(key, said), rule="MON-REC-3")
    what = (segment, count, pair, radius, price, bool(choices))
    b.press(key, what, partial(_print_segment, b, segment, radius, price, bool(choices)))


def _print_segment(b: Board, segment: int, radius: float, price: int, lit: bool, ink: Ink) -> None:
    count = len(b.figures.wheel)
    (x, y), (to_x, to_y) = (_around((segment + side) / count, radius) for side in (-0.5, 0.5))
    sector = f"M0 0L{x:.4g} {y:.4g}A{radius:.4g} {radius:.4g} 0 0 1 {to_x:.4g} {to_y:.4g}z"
    ink.path(sector, f"sector-{segment % 2} edge")
    if lit:
        ink.path(sector, "halo")
        ink.path(sector, "ring")
    size = radius * 0.27
    for side, colour in zip((-1, 1), b.figures.wheel[segment], strict=True):
        mx, my = _around((segment + 0.185 * side) / count, radius * 0.76)
        draw_worker(ink, b.figures, colour, mx, my, size)
    if price:
        tx, ty = _around(segment / count, radius + _TAG)
        ink.rect(tx - 17, ty - 10, 34, 20, "price lit-price" if lit else "price", 4)
        ink.text(tx - 7, ty, str(price), 13, "disp" if lit else "disp quiet")
        draw_good(ink, WHEAT, tx + 7, ty, 15, "" if lit else "fainter")


def _draw_arrow(b: Board, arrow: int, radius: float) -> None:
    """The arrow turns about the hub; the rounds that it makes on its way are the look's."""
    turn = 360 * arrow / len(b.figures.wheel)
    b.scene.add("arrow", "g", parent="wheel", class_="arrow-turn", transform=f"rotate({turn:g})")
    spin = b.scene.add("arrow:spin", "g", parent="arrow", class_=f"arrow-spin spin-{arrow % 8}")
    b.press(spin, radius, partial(_print_arrow, radius))
    for choice, offer in b.offers.items():
        if offer.steps:
            turn = 360 * ((arrow + offer.steps) % len(b.figures.wheel)) / len(b.figures.wheel)
            name = f"preview:{choice}"
            b.scene.add(name, "g", parent="wheel", class_="would-be", transform=f"rotate({turn:g})", preview=(choice,))
            b.press(name, radius, partial(_print_ghost, radius))


def _tip(radius: float) -> str:
    return f"M0 {-radius * 0.55:.4g}l{radius * 0.12:.4g} {radius * 0.3:.4g}h{-radius * 0.24:.4g}z"


def _print_arrow(radius: float, ink: Ink) -> None:
    ink.circle(0, 0, radius * 0.56, "axle")  # the middle of what turns stays where it is
    ink.circle(0, 0, radius * 0.24, "hub")
    ink.path(_tip(radius), "pointer")
    ink.circle(0, 0, radius * 0.09, "pointer")


def _print_ghost(radius: float, ink: Ink) -> None:
    ink.path(_tip(radius), "ghost-pointer")


# ------------------------------------------------------------------ the supply


def _draw_supply(b: Board, part: str, sheet: Frame) -> None:
    """Goods, cows and workers that nobody has."""
    left, top, w, h = sheet
    pitch, down = (w - 24) / 3, (h - 44) / 3
    x0, y0 = left + 12 + pitch / 2, top + 34 + down / 2
    for kind, name in enumerate(GOODS):
        at = x0 + pitch * (kind // 2), y0 + down * (kind % 2)
        count = b.known["supply"][name]
        said = b.say("supply-good", good=kind, count=count)
        _draw_stock(b, part, f"supply:{name}", at, said, "MON-LIM-1", ("good", kind, count))
    cows = b.known["supply"]["cow"]
    said = b.say("supply-cows", count=cows)
    _draw_stock(b, part, "supply:cow", (left + w - 44, top + 20), said, "MON-LIM-5", ("cow", 0, cows))
    pitch = (w - 24) / len(WORKERS)
    for colour, name in enumerate(WORKERS):
        at = left + 12 + pitch * (colour + 0.5), y0 + 2 * down
        count = b.known["worker_supply"][name]
        said = b.say("supply-worker", worker=colour, count=count)
        _draw_stock(b, part, f"supply:{name}", at, said, "MON-LIM-4", ("worker", colour, count))


def _draw_stock(b: Board, part: str, key: str, at: Point, said: str, rule: str, what: tuple[str, int, int]) -> None:
    choices = b.choices(key)
    piece(b.scene, key, part, *at, (66, 38), style="stock", title=b.title(key, said), rule=rule, choices=choices)
    b.press(key, (what, bool(choices)), partial(_print_stock, b, *what, bool(choices)))


def _print_stock(b: Board, sort: str, number: int, count: int, lit: bool, ink: Ink) -> None:
    if lit:
        ink.rect(-33, -19, 66, 38, "lit edge")
    faint = "" if count else "fainter"
    if sort == "good":
        draw_good(ink, number, -13, 0, 26, faint)
    elif sort == "worker":
        draw_worker(ink, b.figures, number, -13, 0, 28, faint)
    else:
        ink.icon(COW, -12, 0, 24, f"k-cow {faint}".rstrip())
    ink.text(7, 0, str(count), 16, "disp" if count else "disp quiet", "start")
