"""The wheel with its arrow, and the supply beside it."""

from math import cos, pi, sin

from abilene.engine.board import Frame, Point, sentences
from abilene.engine.ink import Ink
from abilene.games.montana.data import ANY, GOODS, NONE, WHEAT, WORKERS
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import SHEET, sheet
from abilene.games.montana.scene.pieces import Amount, Thing, Worker, draw_thing, print_amount, print_sheet
from abilene.games.montana.scene.trades import draw_trades_on_sheet, trades_height
from abilene.games.montana.scene.worth import pair_now
from abilene.games.montana.steps.recruit import Advance, advance_row
from abilene.games.montana.steps.turn import MainAction

_DISC, _PAIR = 262.0, 40.0  # on a sheet: the height of the wheel, and of the row of a pair
_TAG = 14.0  # from the rim to the price beside it
_STOCK = {"wide": Amount((45, 34), -10.5, 20, 3.5, 14), "tall": Amount((66, 38), -13, 27, 7, 16)}


def draw_wheel(b: Board) -> None:
    """The wheel that stops where the arrow points, with the supply beside or below it."""
    if b.is_asked(Advance.kind):
        _draw_sheet(b.on_sheet())
        return
    part = b.part("wheel", b.frames.wheel, icon="wheel", slot="tab")
    _, _, w, h = b.frames.wheel
    wheel = Frame(0, 0, w, 272) if b.shape == "tall" else Frame(0, 0, 226, h)
    supply = Frame(0, 280, w, h - 280) if b.shape == "tall" else Frame(232, 0, w - 232, h)
    _draw_paper(b, part, "wheel", wheel, b.say("wheel", count=len(b.figures.wheel)), "MON-REC-1")
    _draw_paper(b, part, "supply", supply, b.say("supply"), "MON-LIM-1")
    _draw_disc(b, part, wheel.middle, (min(wheel.w, wheel.h) - 2 * _TAG - 26) / 2)
    _draw_supply(b, part, supply)


def _draw_sheet(b: Board) -> None:
    """For whoever may move the arrow on: the wheel, and a row for each pair, with its price in wheat (MON-REC-5)."""
    steps = range(min(b.figures.most_steps + 1, len(b.figures.wheel)))
    high, w = _PAIR * -(-len(steps) // 2), (SHEET - 24) / 2
    height = _DISC + high + 4 + trades_height(b)
    part = b.part("wheel", *sheet(b.frames, height), icon="wheel", slot="sheet")
    said = b.say("wheel", count=len(b.figures.wheel))
    _draw_paper(b, part, "wheel", Frame(0, 0, SHEET, height), said, "MON-REC-1")
    draw_trades_on_sheet(b, part, height)
    _draw_disc(b, part, (SHEET / 2, 130), 98)
    for i in steps:
        at = 8 + (w + 8) * (i % 2) + w / 2, _DISC + _PAIR * (i // 2 + 0.5)
        _draw_pair(b, part, i, at, (w, _PAIR - 6))


def _draw_pair(b: Board, part: str, steps: int, at: Point, size: Point) -> None:
    figures, seen, key = b.figures, b.seen, advance_row(steps)
    segment, price = (seen.arrow + steps) % len(figures.wheel), steps * figures.step_wheat
    if not steps:  # its two workers were taken already
        b.piece(key, part, at, size, b.say("no-more"), style="sheet-row", rule="MON-REC-5")
        b.draw(key, _print_pair, *size, 0, (), b.say("no-more"), False)
        return
    short, extra = max(price - seen.goods[seen.own][WHEAT], 0), sum(seen.workers[seen.own]) + 2 - figures.bunks
    said = sentences(b.say("segment", segment=segment), pair_now(b, segment))
    b.piece(key, part, at, size, said, style="sheet-row off" if short else "sheet-row", rule="MON-REC-5")
    pair = tuple(Worker(ANY, NONE) if colour == ANY else b.worker(colour) for colour in figures.wheel[segment])
    note = b.say("wheat-short", count=short) if short else b.say("too-many", count=extra) if extra > 0 else ""
    b.draw(key, _print_pair, *size, price, pair, note, bool(short))


def _print_pair(ink: Ink, w: float, h: float, price: int, pair: tuple[Worker, ...], note: str, short: bool) -> None:
    """So much wheat for two workers, or none for no more; what is lacking, or how many will be too many."""
    ink.rect(-w / 2, -h / 2, w, h, "sheet-paper edge")
    faint = "fainter" if short else ""
    ink.text(12 - w / 2, 0, str(price), 15, "disp quiet" if short else "disp", "start")
    draw_thing(ink, WHEAT, 32 - w / 2, 0, 18, faint)
    if pair:
        ink.path(f"M{46 - w / 2:g} 0h11m-4-4l4 4l-4 4", "swap")
    for i, worker in enumerate(pair):
        draw_thing(ink, worker, 74 - w / 2 + 25 * i, 0, 25, faint)
    ink.text(w / 2 - 7, 0, note, 13, "disp lack" if short else "quiet", "end", w - (122 if pair else 54))


def _draw_paper(b: Board, part: str, name: str, frame: Frame, said: str, rule: str) -> None:
    key = b.scene.add(f"{name}:paper", "g", parent=part, title=said, rule=rule)
    b.draw(key, _print_paper, b.say(f"{name}-title"), frame)


def _print_paper(ink: Ink, words: str, frame: Frame) -> None:
    print_sheet(ink, *frame)
    ink.text(frame.x + 14, frame.y + 19, words, 13, "disp caps", "start", 120)


# ------------------------------------------------------------------ the wheel


def _around(angle: float, radius: float) -> Point:
    """A point of a circle, clockwise from the top, as a share of the whole turn."""
    return radius * sin(2 * pi * angle), -radius * cos(2 * pi * angle)


def _draw_disc(b: Board, part: str, at: Point, radius: float) -> None:
    """The segments, each a thing of its own, and the arrow above them."""
    choices, arrow, count = b.choices("wheel"), b.seen.arrow, len(b.figures.wheel)
    said = b.say("wheel", count=count) + (" " + b.say("arrow", segment=arrow) if arrow >= 0 else "")
    b.place(
        "wheel", part, at, _print_rim, radius, bool(choices), class_="wheel legal" if choices else "wheel",
        title=b.title("wheel", said), rule="MON-REC-1", choices=choices,
    )  # fmt: skip
    for segment in range(count):
        _draw_segment(b, segment, radius)
    if arrow >= 0:
        _draw_arrow(b, arrow, radius)
    if b.seen.asks == MainAction.kind and choices:
        b.scene.add("preview:spin", "g", parent="wheel", class_="would-be", preview=choices)
        b.draw("preview:spin", _print_spin, radius, b.say("wheel-spin"))


def _print_spin(ink: Ink, radius: float, words: str) -> None:
    """What comes to light cannot be taken back: a finger must mean it twice (MON-TURN-5)."""
    half = 0.48 * radius  # no pair of workers lies below it
    ink.rect(-half, -13, 2 * half, 26, "would-be-pill", 13)
    ink.text(0, 0, words, 13, room=2 * half - 12)


def _print_rim(ink: Ink, radius: float, lit: bool) -> None:
    if lit:
        ink.circle(0, 0, radius, "halo")
        ink.circle(0, 0, radius + 6, "ring")
    ink.circle(0, 0, radius, "rim edge")


def _draw_segment(b: Board, segment: int, radius: float) -> None:
    """A pair of workers; while the arrow can be moved on, what that costs in wheat stands at the rim."""
    key, figures, choices = f"segment:{segment}", b.figures, b.choices(f"segment:{segment}")
    steps = (segment - b.seen.arrow) % len(figures.wheel)
    priced = b.seen.asks == Advance.kind and steps <= figures.most_steps
    price = str(steps * figures.step_wheat) if priced else ""
    style, rule = ("segment legal", "") if choices else ("segment", "MON-REC-3")
    title = b.title(key, sentences(b.say("segment", segment=segment), pair_now(b, segment)))
    b.scene.add(key, "g", parent="wheel", class_=style, title=title, rule=rule, choices=choices)
    pair = [Worker(ANY, NONE) if colour == ANY else b.worker(colour) for colour in figures.wheel[segment]]
    b.draw(key, _print_segment, segment, len(figures.wheel), *pair, radius, price, bool(choices))


def _print_segment(
    ink: Ink, segment: int, count: int, first: Worker, second: Worker, radius: float, price: str, lit: bool
) -> None:
    (x, y), (to_x, to_y) = (_around((segment + side) / count, radius) for side in (-0.5, 0.5))
    sector = f"M0 0L{x:.4g} {y:.4g}A{radius:.4g} {radius:.4g} 0 0 1 {to_x:.4g} {to_y:.4g}z"
    ink.path(sector, f"sector-{segment % 2} edge")
    if lit:
        ink.path(sector, "halo")
        ink.path(sector, "ring")
    for side, worker in ((-1, first), (1, second)):
        draw_thing(ink, worker, *_around((segment + 0.185 * side) / count, radius * 0.76), radius * 0.27)
    if price:
        tx, ty = _around(segment / count, radius + _TAG)
        ink.rect(tx - 17, ty - 10, 34, 20, "price lit-price" if lit else "price", 4)
        ink.text(tx - 7, ty, price, 13, "disp" if lit else "disp quiet")
        draw_thing(ink, WHEAT, tx + 7, ty, 15, "" if lit else "fainter")


def _draw_arrow(b: Board, arrow: int, radius: float) -> None:
    """The arrow turns about the hub; the rounds that it makes on its way are the look's."""
    count = len(b.figures.wheel)
    turn = f"rotate({360 * arrow / count:g})"
    b.scene.add("arrow", "g", parent="wheel", class_="arrow-turn", transform=turn)
    b.scene.add("arrow:spin", "g", parent="arrow", class_=f"arrow-spin spin-{arrow % 8}")
    b.draw("arrow:spin", _print_arrow, radius)
    for choice, offer in b.offers.items():
        if offer.steps:
            name, turn = f"preview:{choice}", f"rotate({360 * ((arrow + offer.steps) % count) / count:g})"
            b.scene.add(name, "g", parent="wheel", class_="would-be", transform=turn, preview=(choice,))
            b.draw(name, _print_tip, radius, "ghost-pointer")


def _print_tip(ink: Ink, radius: float, style: str) -> None:
    ink.path(f"M0 {-radius * 0.55:.4g}l{radius * 0.12:.4g} {radius * 0.3:.4g}h{-radius * 0.24:.4g}z", style)


def _print_arrow(ink: Ink, radius: float) -> None:
    ink.circle(0, 0, radius * 0.56, "axle")  # the middle of what turns stays where it is
    ink.circle(0, 0, radius * 0.24, "hub")
    _print_tip(ink, radius, "pointer")
    ink.circle(0, 0, radius * 0.09, "pointer")


# ------------------------------------------------------------------ the supply


def _draw_supply(b: Board, part: str, sheet: Frame) -> None:
    """Goods, cows and workers that nobody has."""
    left, top, w, h = sheet
    pitch, down = (w - 24) / 3, (h - 44) / 3
    x, y = left + 12, top + 34 + down / 2
    for kind, count in enumerate(b.seen.supply):
        at, said = (x + pitch * (kind // 2 + 0.5), y + down * (kind % 2)), b.say("supply-good", good=kind, count=count)
        _draw_stock(b, part, GOODS[kind], at, said, "MON-LIM-1", kind, count)
    cows = b.seen.cow_supply
    at, said = (left + w - 36, top + 20), b.say("supply-cows", count=cows)
    _draw_stock(b, part, "cow", at, said, "MON-LIM-5", "cow", cows)
    pitch = (w - 24) / len(WORKERS)
    for colour, count in enumerate(b.seen.worker_supply):
        at, said = (x + pitch * (colour + 0.5), y + 2 * down), b.say("supply-worker", worker=colour, count=count)
        _draw_stock(b, part, WORKERS[colour], at, said, "MON-LIM-4", b.worker(colour), count)


def _draw_stock(b: Board, part: str, name: str, at: Point, said: str, rule: str, thing: Thing, count: int) -> None:
    amount = _STOCK[b.shape]
    key = b.piece(f"supply:{name}", part, at, amount.box, said, style="stock", rule=rule)
    b.draw(key, print_amount, thing, count, amount, bool(b.choices(key)))
