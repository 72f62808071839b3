"""The worker board: four areas with their locations, and the bank."""

from abilene.engine.board import Point, capital
from abilene.engine.ink import Ink
from abilene.games.montana.data import AREAS, COLOURS, unpacked
from abilene.games.montana.nouns import listed
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import BOX
from abilene.games.montana.scene.pieces import Worker, draw_thing, print_row, print_sheet, spread

_LARGE, _SMALL = (66.0, 52.0), (36.0, 42.0)
_BANK = 52.0  # the height of a space
_APART = 7.5
_HEAD = 36.0


def draw_work(b: Board) -> None:
    """The four areas, then the bank."""
    part = b.part("workers", b.frames.work, icon="worker")
    per_row = 5 if b.shape == "wide" else 3
    pitch = (b.frames.work.w - BOX[0]) / (per_row - 1) if per_row == 5 else BOX[0] + _APART
    left = 0.0 if per_row == 5 else (b.frames.work.w - 2 * pitch - BOX[0]) / 2
    places = [(left + pitch * (i % per_row), (BOX[1] + 8) * (i // per_row)) for i in range(COLOURS + 1)]
    for area in range(COLOURS):
        _draw_area(b, part, places[area], area)
    _draw_bank(b, part, places[COLOURS])


def _row(i: int, rows: int) -> float:
    """The middle of one of so many rows of a box."""
    return _HEAD + (BOX[1] - _HEAD - 4) / rows * (i + 0.5)


def _print_box(ink: Ink, words: str, style: str, w: float) -> None:
    print_sheet(ink, 0, 0, w, BOX[1])
    ink.rect(0.6, 0.6, w - 1.2, 31, f"head {style}")
    ink.text(36, 16.5, words, 14, f"disp on-{style}", "start", w - 42)


# ------------------------------------------------------------------ areas


def _draw_area(b: Board, part: str, at: Point, area: int) -> None:
    key, words = f"area:{AREAS[area]}", capital(b.texts.format(f"area-{AREAS[area]}"))
    b.place(key, part, at, _print_area, words, b.worker(area))
    locations = b.figures.area_locations[area]
    for row, location in enumerate(locations):
        y = _row(row, len(locations))
        _draw_large(b, key, location, (41.0, y))
        _draw_small(b, key, location, (96.0, y))


def _print_area(ink: Ink, words: str, worker: Worker) -> None:
    _print_box(ink, words, f"area-{worker.colour}", BOX[0])
    ink.rect(4, 4, 27, 24, "head-light")
    draw_thing(ink, worker, 17.5, 16, 23)


def _draw_large(b: Board, parent: str, location: int, at: Point) -> None:
    """A large space with its price and yield."""
    figures, crew, name = b.figures, b.seen.large[location], b.figures.location_ids[location]
    good, count, coins = (
        figures.location_good[location],
        figures.location_yield[location],
        figures.location_coins[location],
    )
    said = b.say("large", location=location, good=good, count=count, coins=coins) + _crew_words(b, crew, "large")
    key = b.piece(f"large:{name}", parent, at, _LARGE, said, style=_style("large-space", crew), rule="MON-PROD-1")
    b.draw(key, _print_large, coins, count, good)
    _draw_crew(b, key, parent, name, crew, (at[0], at[1] + 11.5), 29.0, 27.0)


def _print_large(ink: Ink, coins: int, count: int, good: int) -> None:
    ink.rect(-33, -26, *_LARGE, "space edge")
    ink.coin(-22, -14, coins, 16)
    ink.text(0, -14, f"{count}×", 12.5)
    draw_thing(ink, good, 21, -14, 19)


def _draw_small(b: Board, parent: str, location: int, at: Point) -> None:
    """The small space beside it, with the good that it adds."""
    crew, name = b.seen.small[location], b.figures.location_ids[location]
    good, count = b.figures.location_good[location], b.figures.small_yield
    said = b.say("small", location=location, good=good, count=count, coins=0) + _crew_words(b, crew, "small")
    key = b.piece(f"small:{name}", parent, at, _SMALL, said, style=_style("small-space", crew), rule="MON-PROD-4")
    b.draw(key, _print_small, count, good, bool(crew))
    size = 26.0 if sum(unpacked(crew, COLOURS)) < 2 else 20.0
    _draw_crew(b, key, parent, f"{name}.small", crew, at, 16.0, size)


def _print_small(ink: Ink, count: int, good: int, taken: bool) -> None:
    ink.rect(-18, -21, *_SMALL, "small-place edge")
    if not taken:
        ink.text(-8, 0, f"+{count}", 11.5, "disp quiet")
        draw_thing(ink, good, 8.5, 0, 15, "faint")


# ------------------------------------------------------------------ the bank


def _draw_bank(b: Board, part: str, at: Point) -> None:
    wide, figures = b.shape == "wide", b.figures
    width = BOX[0] if wide else 2 * BOX[0] + _APART
    pitch, size = (24.0, 23.0) if wide else (36.0, 30.0)
    b.place("area:bank", part, at, _print_bank, b.say("bank-title"), width)
    for space, crew in enumerate(b.seen.bank):
        needs, coins = figures.bank_workers[space], figures.bank_coins[space]
        x, y = width / 2, _row(space, len(b.seen.bank))
        said = b.say("bank", bank=space, coins=coins) + _crew_words(b, crew, "bank", needs)
        name, style = f"bank:{figures.bank_ids[space]}", _style("bank-space", crew)
        key = b.piece(name, "area:bank", (x, y), (width - 14, _BANK), said, style=style, rule="MON-BANK-2")
        b.draw(key, _print_bank_space, coins, needs, width - 14, pitch)
        _draw_crew(b, key, "area:bank", figures.bank_ids[space], crew, (x + 16, y), pitch, size)


def _print_bank(ink: Ink, words: str, width: float) -> None:
    _print_box(ink, words, "area-bank", width)
    ink.icon("i-bank", 18, 16.5, 22)


def _print_bank_space(ink: Ink, coins: int, needs: int, width: float, pitch: float) -> None:
    ink.rect(-width / 2, -_BANK / 2, width, _BANK, "space edge")
    ink.coin(16.5 - width / 2, 0, coins, 24)
    for i in range(needs):
        ink.circle(16 + pitch * (i - (needs - 1) / 2), 0, pitch / 2 - 1, "bunk")


# ------------------------------------------------------------------ workers at work


def _style(style: str, crew: int) -> str:
    return f"{style} taken" if crew else style


def _crew_words(b: Board, crew: int, which: str, needs: int = 0) -> str:
    if crew:
        return " " + b.say("taken", workers=listed(b.texts, unpacked(crew, COLOURS), "worker"))
    figures = b.figures
    return " " + b.say("free", which=which, count=needs, matching=figures.matching, others=figures.others)


def _draw_crew(b: Board, key: str, parent: str, space: str, crew: int, at: Point, pitch: float, size: float) -> None:
    """Workers side by side, new ones from the bunks of whoever's turn it is; then those that would stand there."""
    home = f"bunks:{b.seen.turn}" if b.seen.turn >= 0 else ""
    workers = [b.worker(colour) for colour in spread(unpacked(crew, COLOURS))]
    for i, worker in enumerate(workers):
        x = at[0] + pitch * (i - (len(workers) - 1) / 2)
        name = b.piece(f"crew:{space}:{i}", parent, (x, at[1]), (size, size), "", style="inert", origin=home)
        b.draw(name, draw_thing, worker, 0, 0, size)
    for choice in b.choices(key):
        sent = tuple(b.worker(colour) for colour in spread(b.offers[choice].crew))
        if sent:
            name = f"preview:{choice}"
            b.place(name, parent, at, print_row, sent, pitch, size, class_="would-be alone", preview=(choice,))
