"""The sheet for builds: goods as a ledger, the builds of this action, and every region within reach as a row."""

from typing import NamedTuple

from abilene.engine.board import Frame
from abilene.engine.ink import Ink
from abilene.engine.look import width
from abilene.games.montana.data import KINDS, NONE
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.land import lacking, region_words
from abilene.games.montana.scene.layout import SHEET, sheet
from abilene.games.montana.scene.pieces import Thing, draw_thing, print_sheet, print_step, spread
from abilene.games.montana.scene.trades import draw_trades, traded_good
from abilene.games.montana.state import CANTEEN, COW, TOKENS
from abilene.games.montana.steps.build import Build, build_row
from abilene.games.montana.steps.cattle import ON_SHEET

_TYPE = 13.2
_LEDGER = Frame(6, 6, SHEET - 12, 112)
_TRADES = Frame(10, 70, SHEET - 20, 40)
_FIRST, _PITCH = 134.0, 43.0  # the columns of the ledger
_LINES = 52.0, 78.0, 102.0  # what there is, what goes, what is left
_BUILDS = 126.0
_TOP = 196.0
_ROOM = 360.0  # for the rows
_MOST = 15  # rows in one column
_NAMED = 2  # goods that a narrow row shows of those that it lacks


class _Row(NamedTuple):
    """A region within reach."""

    region: int
    name: str
    cost: tuple[int, ...]
    missing: tuple[int, ...]
    gains: tuple[tuple[Thing, int], ...]  # cows, canteens, settlements free of charge


def draw_build_sheet(b: Board) -> None:
    """What can be built now, for whoever must say so."""
    if not b.is_asked(Build.kind):
        return
    b = b.on_sheet()
    rows = _rows(b)
    columns = 1 if len(rows) <= _MOST else 2
    lines = -(-len(rows) // columns)
    pitch = min(30.0, _ROOM / lines)
    height = _TOP + pitch * lines + 6
    part = b.part("build", *sheet(b.frames, height), icon="settlement", slot="sheet")
    b.scene.add("sheet:paper", "g", parent=part)
    able = sum(not row.missing for row in rows)
    cows = b.seen.cows[b.seen.own]
    words = b.say("ledger-have"), "" if cows else b.say("ledger-hint"), b.say("within-reach", count=able)
    b.draw("sheet:paper", _print_paper, height, *words, tuple(b.seen.goods[b.seen.own]))
    _draw_builds(b, part)
    if cows:
        draw_trades(b, part, _TRADES, ON_SHEET)
        _draw_traded(b, part)
    w = (SHEET - 12 - 8 * (columns - 1)) / columns
    for i, row in enumerate(rows):
        frame = Frame(6 + (w + 8) * (i // lines), _TOP + pitch * (i % lines), w, pitch - 4)
        _draw_row(b, part, row, frame, columns == 1)


def _rows(b: Board) -> list[_Row]:
    """Those that can be paid for first, the most rewarding before the others; then what lacks least."""
    rows = [_row(b, region) for region in b.seen.frontier]
    short = sorted([row for row in rows if row.missing], key=lambda row: len(row.missing))
    able = sorted([row for row in rows if not row.missing], key=lambda row: -sum(count for _, count in row.gains))
    most = 2 * round(_ROOM / 19)
    return [*able, *short][: max(most, len(able))]


def _row(b: Board, region: int) -> _Row:
    seen, figures = b.seen, b.figures
    face = seen.land[region]
    canteens = sum(seen.token[near] == CANTEEN for near in figures.neighbours[region])
    double = figures.double_bonus if figures.has_double[face] else 0
    houses = b.offers[region].houses - 1 if region in b.offers else double
    gains: list[tuple[Thing, int]] = [
        ("cow", int(seen.token[region] == COW)),
        ("canteen", canteens),
        ("settlement", houses),
    ]
    cost = tuple(figures.costs[face])
    missing = lacking(b, region, cost)
    return _Row(region, figures.region_names[region], cost, missing, tuple(gain for gain in gains if gain[1]))


# ------------------------------------------------------------------ the ledger


def _print_paper(ink: Ink, height: float, have: str, hint: str, reach: str, goods: tuple[int, ...]) -> None:
    print_sheet(ink, 0, 0, SHEET, height)
    ink.rect(*_LEDGER, "ledger")
    for kind, count in enumerate(goods):
        x = _FIRST + _PITCH * kind
        draw_thing(ink, kind, x, 27, 25)
        ink.text(x, _LINES[0], str(count), 16, "disp" if count else "disp quiet")
    ink.text(16, _LINES[0], have, _TYPE, "disp", "start", 92)
    if hint:
        ink.text(SHEET / 2, 90, hint, _TYPE, "quiet slant", room=_LEDGER.w - 16)
    ink.text(8, _TOP - 12, reach, _TYPE, "disp caps", "start", SHEET - 16)


def _print_change(ink: Ink, costs: str, left: str, cost: tuple[int, ...], then: tuple[int, ...]) -> None:
    """What a region takes, and what is left of each good."""
    ink.rect(_LEDGER.x + 2, _LINES[0] + 12, _LEDGER.w - 4, _LEDGER.bottom - _LINES[0] - 14, "ledger-cover")
    ink.text(16, _LINES[1], costs, _TYPE, "disp", "start", 92)
    ink.text(16, _LINES[2], left, _TYPE, "disp", "start", 92)
    ink.path(f"M14 {_LINES[1] + 12:g}H{SHEET - 14:g}", "ledger-line")
    for kind in range(KINDS):
        x = _FIRST + _PITCH * kind
        if cost[kind]:
            ink.rect(x - 17, _LINES[1] - 11, 34, 22, "would-be-pill", 11)
        ink.text(x, _LINES[1], f"−{cost[kind]}" if cost[kind] else "·", 15, "disp" if cost[kind] else "quiet")
        style = "disp lack" if then[kind] < 0 else "disp" if then[kind] else "disp quiet"
        ink.text(x, _LINES[2], str(then[kind]).replace("-", "−"), 15, style)


# ------------------------------------------------------------------ the builds of this action


def _draw_builds(b: Board, part: str) -> None:
    """One to three builds; whoever stops gets a coin for each that is left (MON-BUILD-3, MON-BUILD-4)."""
    figures, done = b.figures, b.seen.builds_done()
    stages = [
        b.say("build-stage", stage="done" if i < done else "now" if i == done else "next")
        for i in range(figures.most_builds)
    ]
    unused = (figures.most_builds - done) * figures.unused_coins
    stop = b.say("build-stop", coins=unused) if done else b.say("build-must")
    b.scene.add("sheet:builds", "g", parent=part)
    b.draw("sheet:builds", _print_builds, done, stop, *stages)


def _print_builds(ink: Ink, done: int, stop: str, *stages: str) -> None:
    for i, words in enumerate(stages):
        x = 6 + 84.0 * i
        ink.rect(x, _BUILDS, 78, 44, "build-done" if i < done else "build-now" if i == done else "build-next")
        print_step(ink, x + 17, _BUILDS + 22, i + 1, i < done, i == done)
        ink.text(x + 29, _BUILDS + 22, words, _TYPE, "", "start", 42)
    x = 10 + 84.0 * len(stages)
    first, _, rest = stop.partition(":")
    for i, line in enumerate([first + ":", rest.strip()] if rest else [first]):
        ink.text(x, _BUILDS + (13 + 18 * i if rest else 22), line, _TYPE, "disp" if i else "", "start", SHEET - x - 8)


def _draw_traded(b: Board, part: str) -> None:
    """Goods that a cow would bring, above what it is traded for: those that a region lacks (MON-TURN-3)."""
    goods = b.seen.goods[b.seen.own]
    for choice, offer in b.offers.items():
        kind = traded_good(b, choice)
        if kind != NONE:
            shown = b.scene.add(f"sheet:traded:{kind}", "g", parent=part, class_="inert would-be", preview=(choice,))
            b.draw(shown, _print_traded, kind, goods[kind] + offer.goods[kind])


def _print_traded(ink: Ink, kind: int, then: int) -> None:
    x = _FIRST + _PITCH * kind
    ink.rect(x - 15, _LINES[0] - 12, 30, 24, "would-be-pill", 12)
    ink.text(x, _LINES[0], str(then), 16, "disp gain")


# ------------------------------------------------------------------ the rows


def _draw_row(b: Board, part: str, row: _Row, frame: Frame, broad: bool) -> None:
    """A region with its price and what comes with it, or what it lacks; it is shown on the map while pointed at."""
    key, seen = build_row(row.name), b.seen
    sign = TOKENS[seen.token[row.region]]
    said, rule = region_words(b, row.region, b.figures.terrain[seen.land[row.region]], sign, row.missing)
    b.piece(
        key,
        part,
        frame.middle,
        (frame.w, frame.h),
        said,
        style="sheet-row off" if row.missing else "sheet-row",
        rule=rule,
    )
    lack = tuple(row.missing.count(kind) for kind in range(KINDS))
    kinds = "few" if sum(map(bool, lack)) < 3 else "many"
    words = (
        b.say("row-lacks", cost=lack, count=len(row.missing), kinds=kinds)
        if row.missing
        else b.say("row-gains", **_counts(row))
    )
    b.draw(
        key,
        _print_row,
        row.name.upper(),
        spread(row.cost),
        row.gains,
        row.missing,
        words if broad else "",
        frame.w,
        frame.h,
    )
    if row.region not in b.offers:
        return
    goods = seen.goods[seen.own]
    then = tuple(have - cost for have, cost in zip(goods, row.cost, strict=True))
    change = b.scene.add(f"sheet:change:{row.name}", "g", parent=part, class_="inert", preview=(row.region,))
    costs = b.say("ledger-costs", region=row.region), b.say("ledger-left")
    b.draw(change, _print_change, *costs, row.cost, then)
    hot = b.scene.add(f"sheet:hot:{row.name}", "g", parent=part, class_="would-be", preview=(row.region,))
    b.draw(hot, Ink.rect, *frame.grown(1), "sheet-hot")


def _counts(row: _Row) -> dict[str, int]:
    gains = dict(row.gains)
    return {thing: gains.get(thing, 0) for thing in ("cow", "canteen", "settlement")}


def _print_row(
    ink: Ink,
    name: str,
    cost: tuple[int, ...],
    gains: tuple[tuple[Thing, int], ...],
    missing: tuple[int, ...],
    words: str,
    w: float,
    h: float,
) -> None:
    """Name, price, and at the right end what is gained or lacking: in words where there is room for them."""
    ink.rect(-w / 2, -h / 2, w, h, "sheet-paper edge")
    broad = w > 200
    size, first = (19.0, 50.0) if broad else (15.5, 42.0)
    ink.text(10 - w / 2, 0, name, 14 if broad else _TYPE, "disp", "start", first - 18)
    for i, kind in enumerate(cost):
        draw_thing(ink, kind, first - w / 2 + (size + 3) * i, 0, size, "fainter" if missing else "")
    x = w / 2 - 10
    if words:
        ink.text(x, 0, words, _TYPE, "disp lack" if missing else "", "end", w - first - 100)
        x -= min(width(words, _TYPE), w - first - 100) + 16
    elif missing:
        shown = missing[:_NAMED]
        for kind in shown[::-1]:
            draw_thing(ink, kind, x - 4, 0, size)
            x -= size + 1
        more = f"−{len(missing)}" if len(missing) > _NAMED else "−"
        ink.text(x + 2, 0, more, _TYPE, "disp lack", "end")
    for thing, count in () if missing else gains:
        for _ in range(1 if broad else count):
            draw_thing(ink, thing, x, 0, size)
            x -= size + 1
