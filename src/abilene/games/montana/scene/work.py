"""The worker board: four areas with their locations, and the bank."""

from typing import Any, NamedTuple

from abilene.engine.board import Point, capital, sentences
from abilene.engine.ink import Ink
from abilene.games.montana.data import AREAS, COLOURS, unpacked
from abilene.games.montana.nouns import listed
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.pieces import Worker, draw_thing, print_row, print_sheet, spread
from abilene.games.montana.scene.worth import bank_now, location_now


class _Plan(NamedTuple):
    """How large the areas and their spaces are, and how many stand side by side."""

    per_row: int
    left: float
    pitch: Point
    box: Point  # an area
    head: float
    title: float  # the size of its type
    large: Point
    small: Point
    bank: Point  # the bank, which can be broader than an area
    coin: float
    type: float
    good: float
    crew: float  # the size of a worker
    guest: float  # of one on a small space
    teller: float  # of one at the bank

    def row(self, i: int, rows: int) -> float:
        """The middle of one of so many rows of a box."""
        return self.head + 2 + (self.box[1] - self.head - 5) / rows * (i + 0.5)


_WIDE = _Plan(5, 0, (88.8, 0), (84.8, 170), 31, 12, (51, 42), (25, 42), (84.8, 42), 18, 11.5, 15, 21, 21, 17)
_TALL = _Plan(3, 6, (128.5, 232), (121, 224), 32, 14, (66, 52), (36, 42), (249.5, 52), 18, 12.5, 19, 27, 26, 30)


def draw_work(b: Board) -> None:
    """The four areas, then the bank."""
    part, plan = b.part("workers", b.frames.work, icon="worker"), _WIDE if b.shape == "wide" else _TALL
    (right, down), per_row = plan.pitch, plan.per_row
    places = [(plan.left + right * (i % per_row), down * (i // per_row)) for i in range(COLOURS + 1)]
    for area in range(COLOURS):
        _draw_area(b, part, plan, places[area], area)
    _draw_bank(b, part, plan, places[COLOURS])


def _print_box(ink: Ink, words: str, style: str, plan: _Plan, w: float) -> None:
    """The paper of an area, with each word of its name in a line of its own, but for small words."""
    print_sheet(ink, 0, 0, w, plan.box[1])
    ink.rect(0.6, 0.6, w - 1.2, plan.head, f"head {style}")
    lines = words.rsplit(" ", 1)
    for i, line in enumerate(lines):
        y = (plan.head + 1) / 2 + 12.5 * (i - (len(lines) - 1) / 2)
        ink.text(plan.head - 1, y, line, plan.title, f"disp on-{style}", "start", w - plan.head - 3)


# ------------------------------------------------------------------ areas


def _draw_area(b: Board, part: str, plan: _Plan, at: Point, area: int) -> None:
    key, words = f"area:{AREAS[area]}", capital(b.texts.format(f"area-{AREAS[area]}"))
    locations = b.figures.area_locations[area]
    taken = sum(bool(b.seen.large[one]) for one in locations)
    said = b.say("area", name=words, taken=taken, of=len(locations))
    b.place(key, part, at, _print_area, words, plan, b.worker(area), title=said, rule="MON-PROD-9")
    for row, location in enumerate(locations):
        y, edge = plan.row(row, len(locations)), (plan.box[0] - plan.large[0] - plan.small[0]) / 3
        _draw_large(b, key, plan, location, (edge + plan.large[0] / 2, y))
        _draw_small(b, key, plan, location, (plan.box[0] - edge - plan.small[0] / 2, y))


def _print_area(ink: Ink, words: str, plan: _Plan, worker: Worker) -> None:
    _print_box(ink, words, f"area-{worker.colour}", plan, plan.box[0])
    ink.rect(4, 4, plan.head - 7, plan.head - 7, "head-light")
    draw_thing(ink, worker, (plan.head + 1) / 2, (plan.head + 1) / 2, plan.head - 9)


def _draw_large(b: Board, parent: str, plan: _Plan, location: int, at: Point) -> None:
    """A large space with its price and yield."""
    figures, crew, name = b.figures, b.seen.large[location], b.figures.location_ids[location]
    good, count, coins = (
        figures.location_good[location],
        figures.location_yield[location],
        figures.location_coins[location],
    )
    said = b.say("large", location=location, good=good, count=count, coins=coins) + _crew_words(b, crew, "large")
    said = sentences(said + _other_crews(b, f"large:{name}"), location_now(b, location))
    key = b.piece(f"large:{name}", parent, at, plan.large, said, style=_style("large-space", crew), rule="MON-PROD-1")
    b.draw(key, _print_large, coins, count, good, plan)
    below = at[1] + (plan.large[1] - plan.crew) / 2 - 1
    _draw_crew(b, key, parent, name, crew, (at[0], below), plan.crew + 2, plan.crew)


def _print_large(ink: Ink, coins: int, count: int, good: int, plan: _Plan) -> None:
    w, h = plan.large
    y = plan.coin * 0.7 - h / 2
    ink.rect(-w / 2, -h / 2, w, h, "space edge")
    ink.coin(-w / 3, y, coins, plan.coin)
    ink.text(1.5, y, f"{count}×", plan.type)
    draw_thing(ink, good, w / 3 + 1, y, plan.good)


def _draw_small(b: Board, parent: str, plan: _Plan, location: int, at: Point) -> None:
    """The small space beside it, with the good that it adds."""
    crew, name = b.seen.small[location], b.figures.location_ids[location]
    good, count = b.figures.location_good[location], b.figures.small_yield
    said = b.say("small", location=location, good=good, count=count, coins=0) + _crew_words(b, crew, "small")
    key = b.piece(f"small:{name}", parent, at, plan.small, said, style=_style("small-space", crew), rule="MON-PROD-4")
    b.draw(key, _print_small, count, good, bool(crew), plan)
    size = plan.guest if sum(unpacked(crew, COLOURS)) < 2 else plan.guest * 0.77
    _draw_crew(b, key, parent, f"{name}.small", crew, at, (plan.small[0] - size) / 1.1, size)


def _print_small(ink: Ink, count: int, good: int, taken: bool, plan: _Plan) -> None:
    w, h = plan.small
    ink.rect(-w / 2, -h / 2, w, h, "small-place edge")
    if not taken:
        ink.text(0, -9, f"+{count}", plan.type, "disp quiet")
        draw_thing(ink, good, 0, 9, plan.good, "faint")


# ------------------------------------------------------------------ the bank

_BESIDE = 12.0  # from the middle of a space of the bank, since its coins stand at the left


def _draw_bank(b: Board, part: str, plan: _Plan, at: Point) -> None:
    figures, (width, height), size = b.figures, plan.bank, plan.teller
    room, pitch = (width - 6, height), size * 1.05
    said = b.say("bank-area", taken=sum(map(bool, b.seen.bank)), of=len(b.seen.bank))
    b.place("area:bank", part, at, _print_bank, b.say("bank-title"), plan, title=said, rule="MON-BANK-5")
    for space, crew in enumerate(b.seen.bank):
        needs, coins = figures.bank_workers[space], figures.bank_coins[space]
        x, y = width / 2, plan.row(space, len(b.seen.bank))
        said = b.say("bank", bank=space, coins=coins) + _crew_words(b, crew, "bank", needs)
        name, style = f"bank:{figures.bank_ids[space]}", _style("bank-space", crew)
        said = sentences(said + _other_crews(b, name), bank_now(b, space))
        key = b.piece(name, "area:bank", (x, y), room, said, style=style, rule="MON-BANK-2")
        b.draw(key, _print_bank_space, coins, needs, *room, pitch)
        _draw_crew(b, key, "area:bank", figures.bank_ids[space], crew, (x + _BESIDE, y), pitch, size)


def _print_bank(ink: Ink, words: str, plan: _Plan) -> None:
    _print_box(ink, words, "area-bank", plan, plan.bank[0])
    ink.icon("i-bank", (plan.head + 1) / 2, (plan.head + 1) / 2, 21)


def _print_bank_space(ink: Ink, coins: int, needs: int, w: float, h: float, pitch: float) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "space edge")
    ink.coin(h * 0.3 - w / 2, 0, coins, h * 0.5)
    for i in range(needs):
        ink.circle(_BESIDE + pitch * (i - (needs - 1) / 2), 0, pitch / 2 - 1, "bunk")


# ------------------------------------------------------------------ workers at work


def _style(style: str, crew: int) -> str:
    return f"{style} taken" if crew else style


def _other_crews(b: Board, key: str) -> str:
    """A space that is clicked is manned by the cheapest crew: where that is a choice, where the others are."""
    return " " + b.say("other-crews") if len(b.plan(key)) > 1 else ""


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
    shown: dict[str, dict[str, Any]] = {f"preview:{choice}": {"preview": (choice,)} for choice in b.choices(key)}
    sent = {f"preview:{choice}": b.offers[choice].crew for choice in b.choices(key)}
    if key in b.planned:
        shown[f"preview:{key}"], sent[f"preview:{key}"] = {"of": key}, b.planned[key].crew
    for name, crew_sent in sent.items():
        row = tuple(b.worker(colour) for colour in spread(crew_sent))
        if row:
            b.place(name, parent, at, print_row, row, pitch, size, class_="would-be alone", **shown[name])
