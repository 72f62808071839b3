"""Pieces of the box: workers, goods, settlements and representatives, as strokes."""

from collections.abc import Sequence
from typing import NamedTuple

from abilene.engine.board import Point
from abilene.engine.ink import PLAIN, Ink, pattern
from abilene.games.montana.data import ANY, COPPER, GOODS, GOODS_SIGNS, LARGER, STONE

_COAT, _HAT = "M-6 11l1-10h10l1 10z", "M-6-6h12v-1.5h-2.5v-4h-7v4h-2.5z"
REPRESENTATIVE = f"{_COAT}{_HAT}M-4-4a4 4 0 0 0 8 0z"  # in one stroke


class Worker(NamedTuple):
    """A worker as it looks: its colour, and the good on its chest; a white one stands for any colour."""

    colour: int
    good: int


Thing = int | str | Worker  # a kind of good, "cow" or "canteen", or a worker


def spread(counts: Sequence[int]) -> tuple[int, ...]:
    """Each kind as often as there are of it."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def draw_thing(ink: Ink, thing: Thing, x: float, y: float, size: float, style: str = "") -> None:
    """Something that can be owned; large pieces are a little larger."""
    if isinstance(thing, Worker):
        ink.icon("i-worker", x, y, size, f"w-{thing.colour if thing.colour != ANY else 'any'} {style}".rstrip())
        if thing.colour == ANY:
            ink.text(x, y + size * 0.12, "?", max(size * 0.46, 11), "disp on-white")
        else:
            draw_thing(ink, thing.good, x, y + size * 0.11, size * 0.5, style)
    elif isinstance(thing, int):
        size *= 1.15 if thing in (STONE + LARGER, COPPER + LARGER) else 1
        ink.icon(f"i-{GOODS_SIGNS[thing]}", x, y, size, f"g-{GOODS[thing]} {style}".rstrip())
    else:
        ink.icon(f"i-{thing}", x, y, size, f"k-{thing} {style}".rstrip())


class Amount(NamedTuple):
    """How a thing and the number of them are set side by side."""

    box: Point
    x: float
    size: float
    number_x: float
    number_size: float


def print_amount(ink: Ink, thing: Thing, count: int, amount: Amount, lit: bool) -> None:
    """A thing and how many of it there are; it is pale where there are none."""
    w, h = amount.box
    if lit:
        ink.rect(-w / 2, -h / 2, w, h, "lit edge")
    draw_thing(ink, thing, amount.x, 0, amount.size, "" if count else "fainter")
    style = "disp" if count else "disp quiet"
    ink.text(amount.number_x, 0, str(count), amount.number_size, style, "start")


def print_row(ink: Ink, things: Sequence[Thing], pitch: float, size: float) -> None:
    """Things side by side about the middle."""
    for i, thing in enumerate(things):
        draw_thing(ink, thing, pitch * (i - (len(things) - 1) / 2), 0, size)


def print_step(ink: Ink, x: float, y: float, number: int, done: bool, now: bool) -> None:
    """A numbered step of a story: done, now or still to come."""
    ink.circle(x, y, 10, "step-now" if now else "step-done" if done else "step-next")
    if done:
        ink.path(f"M{x - 4.5:g} {y:g}l3.2 3.6l6-7", "step-check")
    else:
        ink.text(x, y, str(number), 12, "disp on-lamp" if now else "disp quiet")


def draw_house(ink: Ink, seat: int, x: float, y: float, size: float) -> None:
    """A settlement of a seat, with its shadow on the land."""
    low, wide = round(y + size * 0.41, 1), round(size * 0.42, 1)
    ink.add("ellipse", cx=round(x, 1), cy=low, rx=wide, ry=size * 0.12, class_="shadow")
    ink.icon("i-settlement", x, y, size, f"seat-{seat + 1} pict-l")


def draw_stock_house(ink: Ink, seat: int, x: float, y: float, left: bool, half: float = 9.5) -> None:
    """A settlement of the stock as a plain silhouette, on which a pattern can be read; or its empty place."""
    if left:
        ink.path(_silhouette(x, y, half), "stock-house", fill=pattern(seat))
    else:
        ink.path(_silhouette(x, y, half - 1), "ghost")


def _silhouette(x: float, y: float, half: float) -> str:
    wall, roof = round(half * 1.1, 1), round(half * 0.95, 1)
    return f"M{x - half:g} {y + half:g}v{-wall:g}l{half:g} {-roof:g}l{half:g} {roof:g}v{wall:g}z"


def print_representative(ink: Ink, seat: int, scale: float) -> None:
    """A representative about its middle, with the number of the seat; seat -1 is the neutral one."""
    fill = pattern(seat if seat >= 0 else PLAIN)
    grown = f"scale({scale:.3g})"
    ink.path(_COAT, "rep", fill=fill, transform=grown)
    ink.add("circle", cy=-4, r=4, class_="rep-face", transform=grown)
    ink.path(_HAT, "rep", fill=fill, transform=grown)
    if seat >= 0:
        ink.circle(8 * scale, 7.5 * scale, 7, "rep-number")
        ink.text(8 * scale, 7.5 * scale, str(seat + 1), 11, f"disp who p{seat + 1}")


def print_sheet(ink: Ink, x: float, y: float, w: float, h: float, style: str = "mat-paper") -> None:
    """The paper of a board."""
    ink.sheet(x, y, w, h, style, 0.6, 3, 2)
