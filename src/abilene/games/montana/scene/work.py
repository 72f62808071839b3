"""The worker board: four areas with their locations, and the bank."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from abilene.engine.ink import Ink, piece
from abilene.games.montana.data import AREAS, GOODS, WORKERS
from abilene.games.montana.scene.board import Board, capital
from abilene.games.montana.scene.layout import BOX, Point
from abilene.games.montana.scene.pieces import draw_good, draw_worker

_LARGE, _SMALL = (66.0, 52.0), (36.0, 42.0)
_BANK = 52.0  # the height of a space
_APART = 7.5
_HEAD = 36.0
_Crew = tuple[int, ...]  # the colours of the workers


def draw_work(b: Board) -> None:
    """The four areas, then the bank."""
    part = b.part("work", "worker", "part:workers")
    per_row = 5 if b.shape == "wide" else 3
    pitch = (b.frames.work.w - BOX[0]) / (per_row - 1) if per_row == 5 else BOX[0] + _APART
    left = 0.0 if per_row == 5 else (b.frames.work.w - 2 * pitch - BOX[0]) / 2
    for i, name in enumerate((*AREAS, "bank")):
        at = left + pitch * (i % per_row), (BOX[1] + 8) * (i // per_row)
        key = b.scene.add(f"area:{name}", "g", parent=part, transform=f"translate({at[0]:.5g} {at[1]:.5g})")
        if i < len(AREAS):
            _draw_area(b, key, i)
        else:
            _draw_bank(b, key)


def _row(i: int, rows: int) -> float:
    """The middle of one of so many rows of a box."""
    pitch = (BOX[1] - _HEAD - 4) / rows
    return _HEAD + pitch * (i + 0.5)


def _print_box(ink: Ink, words: str, style: str, w: float = BOX[0]) -> None:
    h = BOX[1]
    ink.rect(0.6, 0.6, w - 1.2, h - 1.2, "mat-paper")
    ink.rect(3, 3, w - 6, h - 6, "hair", 2)
    ink.rect(0.6, 0.6, w - 1.2, 31, f"head {style}")
    ink.text(36, 16.5, words, 14, f"disp on-{style}", "start", w - 42)


# ------------------------------------------------------------------ areas


def _draw_area(b: Board, key: str, area: int) -> None:
    words = capital(b.texts.format(f"area-{AREAS[area]}"))
    b.press(key, (words, area), partial(_print_area, b, words, area))
    mine = [(i, location) for i, location in enumerate(b.known["locations"]) if location["area"] == AREAS[area]]
    for row, (number, location) in enumerate(mine):
        y = _row(row, len(mine))
        _draw_space(b, key, number, location, "large", (41.0, y), _LARGE)
        _draw_space(b, key, number, location, "small", (96.0, y), _SMALL)


def _print_area(b: Board, words: str, area: int, ink: Ink) -> None:
    _print_box(ink, words, f"area-{area}")
    ink.rect(4, 4, 27, 24, "head-light")
    draw_worker(ink, b.figures, area, 17.5, 16, 23)


def _draw_space(
    b: Board, parent: str, number: int, location: Mapping[str, Any], which: str, at: Point, size: Point
) -> None:
    """A large space with its price and yield, or the small one beside it."""
    key = f"{which}:{location['location']}"
    good = GOODS.index(location["good"])
    crew = crew_of(location[which])
    count, coins = (location["yield"], location["coins"]) if which == "large" else (b.figures.small_yield, 0)
    said = b.say(which, location=number, good=good, count=count, coins=coins) + " " + _crew_words(b, crew, which)
    rule = "MON-PROD-1" if which == "large" else "MON-PROD-4"
    choices = b.choices(key)
    style = f"{which}-space" + (" taken" if crew else "")
    piece(b.scene, key, parent, *at, size, style=style, title=b.title(key, said), rule=rule, choices=choices)
    if which == "large":
        b.press(key, (coins, count, good), partial(_print_large, coins, count, good))
        place, pitch, workers = (at[0], at[1] + 11.5), 29.0, 27.0
    else:
        b.press(key, (count, good, bool(crew)), partial(_print_small, count, good, bool(crew)))
        place, pitch, workers = at, 16.0, 26.0 if len(crew) < 2 else 20.0
    draw_crew(b, parent, location["location"] + (".small" if which == "small" else ""), crew, place, pitch, workers)
    _draw_previews(b, key, parent, place, pitch if which == "large" else 16.0, workers)


def _print_large(coins: int, count: int, good: int, ink: Ink) -> None:
    ink.rect(-33, -26, *_LARGE, "space edge")
    ink.coin(-22, -14, coins, 16)
    ink.text(0, -14, f"{count}×", 12.5)
    draw_good(ink, good, 21, -14, 19)


def _print_small(count: int, good: int, taken: bool, ink: Ink) -> None:
    ink.rect(-18, -21, *_SMALL, "small-place edge")
    if not taken:
        ink.text(-8, 0, f"+{count}", 11.5, "disp quiet")
        draw_good(ink, good, 8.5, 0, 15, "faint")


# ------------------------------------------------------------------ the bank


def _draw_bank(b: Board, key: str) -> None:
    words = b.say("bank-title")
    width = BOX[0] if b.shape == "wide" else 2 * BOX[0] + _APART
    large = b.shape != "wide"
    b.press(key, (words, width), partial(_print_bank, words, width))
    for number, space in enumerate(b.known["bank"]):
        name = f"bank:{space['space']}"
        at = width / 2, _row(number, len(b.known["bank"]))
        crew = crew_of(space["crew"])
        said = b.say("bank", bank=number, coins=space["coins"]) + " " + _crew_words(b, crew, "bank", space["needs"])
        piece(
            b.scene, name, key, *at, (width - 14, _BANK), style="bank-space" + (" taken" if crew else ""),
            title=b.title(name, said), rule="MON-BANK-2", choices=b.choices(name),
        )  # fmt: skip
        pitch, size = (36.0, 30.0) if large else (24.0, 23.0)
        what = space["coins"], space["needs"], width - 14, pitch
        b.press(name, what, partial(_print_bank_space, *what))
        place = at[0] + 16, at[1]
        draw_crew(b, key, space["space"], crew, place, pitch, size)
        _draw_previews(b, name, key, place, pitch, size)


def _print_bank(words: str, width: float, ink: Ink) -> None:
    _print_box(ink, words, "area-bank", width)
    ink.icon("i-bank", 18, 16.5, 22)


def _print_bank_space(coins: int, needs: int, width: float, pitch: float, ink: Ink) -> None:
    ink.rect(-width / 2, -_BANK / 2, width, _BANK, "space edge")
    ink.coin(16.5 - width / 2, 0, coins, 24)
    for i in range(needs):
        ink.circle(16 + pitch * (i - (needs - 1) / 2), 0, pitch / 2 - 1, "bunk")


# ------------------------------------------------------------------ workers at work


def crew_of(counts: Mapping[str, int]) -> _Crew:
    """The colours of all workers of a crew, in order."""
    return tuple(colour for colour, name in enumerate(WORKERS) for _ in range(counts.get(name, 0)))


def _crew_words(b: Board, crew: _Crew, which: str, needs: int = 0) -> str:
    if crew:
        workers = [crew.count(colour) for colour in range(len(WORKERS))]
        said = ", ".join(
            b.texts.format("workers", worker=colour, count=count) for colour, count in enumerate(workers) if count
        )
        return b.say("taken", workers=said)
    figures = b.figures
    return b.say("free", which=which, count=needs, matching=figures.matching, others=figures.others)


def draw_crew(b: Board, parent: str, space: str, crew: _Crew, at: Point, pitch: float, size: float) -> None:
    """Workers side by side; new ones come from the bunks of whoever's turn it is."""
    home = f"bunks:{b.known['turn']}" if b.known["turn"] >= 0 else ""
    for i, colour in enumerate(crew):
        x = at[0] + pitch * (i - (len(crew) - 1) / 2)
        key = piece(b.scene, f"crew:{space}:{i}", parent, x, at[1], (size, size), style="inert", origin=home)
        b.press(key, (colour, size), partial(_print_worker, b, colour, size))


def _print_worker(b: Board, colour: int, size: float, ink: Ink) -> None:
    draw_worker(ink, b.figures, colour, 0, 0, size)


def _draw_previews(b: Board, key: str, parent: str, at: Point, pitch: float, size: float) -> None:
    """The workers that would stand on a space."""
    for choice in b.choices(key):
        counts = b.offers[choice].crew
        crew = tuple(colour for colour, count in enumerate(counts) for _ in range(count))
        if crew:
            name = b.scene.add(
                f"preview:{choice}", "g", parent=parent, class_="would-be alone",
                transform=f"translate({at[0]:g} {at[1]:g})", preview=(choice,),
            )  # fmt: skip
            b.press(name, (crew, pitch, size), partial(_print_crew, b, crew, pitch, size))


def _print_crew(b: Board, crew: _Crew, pitch: float, size: float, ink: Ink) -> None:
    for i, colour in enumerate(crew):
        draw_worker(ink, b.figures, colour, pitch * (i - (len(crew) - 1) / 2), 0, size)
