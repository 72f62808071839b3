"""The sheet for Kansas City: foresight, income, city and disc, and one button for all that is left of them."""

from functools import partial
from typing import NamedTuple

from abilene.engine.board import Frame
from abilene.engine.ink import Ink, commit
from abilene.engine.texts import dollars
from abilene.games.great_western_trail.data import CITY_ACTIONS, JOB_COLUMNS, JOB_ROWS, WORKERS
from abilene.games.great_western_trail.scene.actions import Mark, draw_marks, marks_width
from abilene.games.great_western_trail.scene.badges import WAYS
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.layout import SHEET
from abilene.games.great_western_trail.scene.pieces import tile
from abilene.games.great_western_trail.scene.sheets.paper import (
    FOOT,
    MARGIN,
    SIZE,
    WIDTH,
    account,
    broken,
    button,
    cells,
    heading,
    open_sheet,
    paragraph,
    ticked,
)
from abilene.games.great_western_trail.scene.words import signed
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.discs import PlaceDisc, station_at
from abilene.games.great_western_trail.steps.kansas_city import (
    COLUMNS,
    Foresight,
    Transport,
    barred,
    first_free,
    herd_worth,
    legal_cities,
    range_of,
    transport,
)
from abilene.games.great_western_trail.steps.planning import JOURNEY, ahead, journey_end, row

_ROMAN = ("I", "II", "III")
_TILE = 44.0
_COLUMN = 126.0  # two tiles and their numeral
_FORESIGHT = 76.0
_INCOME = 55.0
_LINE, _LEAST, _GAP = 30.0, 24.0, 5.0  # from row to row: as high as there is room for
_LISTED = 3  # so many cities stand one below the other, more side by side
_BUTTON = 44.0
_TOP, _BOTTOM = 62.0, SHEET[1] - FOOT - _BUTTON
_ICONS = {"objective_gain": ("i-objective", "k-objective"), "exchange_token": ("i-exchange", "k-token")}


class Leg(NamedTuple):
    """A question on the way, as it is asked if all before it is answered by default."""

    t: Trail
    usual: int


def is_in_kansas_city(t: Trail) -> bool:
    """Whether the present question belongs on this sheet."""
    step = t.step()
    return step.kind in ("foresee", *JOURNEY) and not (isinstance(step, PlaceDisc) and station_at(step.target) >= 0)


def draw_kansas_city(b: Board, t: Trail) -> None:
    """What is left of the stop, from the first tile to the disc."""
    seat, step = t.player, t.step()
    here = "yes" if t.herder[seat] == t.figures.kansas_city else "no"
    warning = _warning(b, t)
    sentence = warning or b.say("sheet-kansas-tiles" if isinstance(step, Foresight) else "sheet-kansas-plan")
    title, style = b.say("sheet-kansas", here=here), "loss" if warning else "quiet how"
    key = open_sheet(b, "kansas", "locomotive", title, sentence, style)
    legs = _legs(b, t)
    if legs:
        _draw_foot(b, t, key, legs)  # first: what is told of a row lies over it
    # Every block keeps its place from the first tile to the disc: nothing slides under the pointer.
    top = _TOP
    if here == "yes":
        _draw_foresight(b, t, key, step.column if isinstance(step, Foresight) else -1, top)
        _draw_income(b, t, key, legs.get("income"), top + _FORESIGHT)
        top += _FORESIGHT + _INCOME
    bottom = _draw_cities(b, t, key, legs.get("deliver"), top) if here == "yes" or step.kind != "disc" else top
    if "disc" in legs:
        _draw_discs(b, key, legs["disc"], bottom)


def _warning(b: Board, t: Trail) -> str:
    """That a delivery costs points is said before it is too late for anything else, and while the disc is chosen."""
    step, seat, figures = t.step(), t.player, t.figures
    if isinstance(step, PlaceDisc):
        cities = [step.target]
    else:
        worth = t.total if step.kind == "deliver" else herd_worth(t, seat) + figures.track[t.marker[seat]]
        cities = legal_cities(t, seat, worth)
    lost = max([figures.city_vp[city] for city in cities], default=0)
    return b.say("sheet-kansas-loss", city=cities[0], points=signed(lost), asked=step.kind) if lost < 0 else ""


def _legs(b: Board, t: Trail) -> dict[str, Leg]:
    """By kind: the questions that the button answers."""
    plan = b.plan("sheet:go")
    found = {}
    for n, choice in enumerate(plan):
        then = ahead(t, plan[:n])
        found[then.step().kind] = Leg(then, choice)
    return found


# ------------------------------------------------------------------ foresight


def _draw_foresight(b: Board, t: Trail, parent: str, column: int, top: float) -> None:
    """Six tiles, those of one column lit, and at the foot where each of these would go; -1: all are chosen."""
    left_first = sorted(range(COLUMNS), key=lambda i: b.land.foresight_x[i])
    asked = t.foresight_in(column) if column >= 0 else []
    lines = [_goes(b, t, tile) for tile in dict.fromkeys(asked) if tile != EMPTY]
    title, aside = b.say("sheet-foresight"), b.say("sheet-column", column=_ROMAN[column]) if column >= 0 else ""

    def draw(ink: Ink) -> None:
        heading(ink, top + 6, title, aside)
        for x, i in enumerate(left_first):
            for y in range(2):
                ink.rect(*_tile_frame(top, x, y), "lot")
            style = "disp" if i == column else "disp quiet"
            ink.text(MARGIN + _COLUMN * x + 9, top + 20 + _TILE / 2, _ROMAN[i], 14, style)
        at = _BOTTOM + 18
        if lines:
            ink.rect(4, _BOTTOM, SHEET[0] - 8, SHEET[1] - _BOTTOM - 4, "sheet-foot", 0)
        for line in lines:
            at += 16 * paragraph(ink, MARGIN, at, line, WIDTH, 3) + 8

    b.print(b.scene.add(f"{parent}:foresight", "g", parent=parent), (column, *lines), draw)
    for x, i in enumerate(left_first):
        for y, number in enumerate(t.foresight_in(i)):
            if number != EMPTY:
                key = f"sheet:foresight:{i + 1}:{y + 1}"
                said = b.say("foresight", tile=number, column=i + 1)
                tile(b, key, parent, _tile_frame(top, x, y).middle, number, said, "GWT-FORE-1", _TILE)
    for number in dict.fromkeys(asked):
        if number in t.options():
            _mark_goal(b, t, number)


def _tile_frame(top: float, x: int, y: int) -> Frame:
    return Frame(MARGIN + _COLUMN * x + 21 + (_TILE + 3) * y, top + 20, _TILE, _TILE)


def _goes(b: Board, t: Trail, number: int) -> str:
    """Where a tile of the foresight goes, in words (GWT-FORE-2 to GWT-FORE-6)."""
    if number < len(WORKERS):
        where = "closed" if barred(t, number) else "jobs"
        return b.say("sheet-goes", tile=number, where=where, row=min(t.row + 1, JOB_ROWS), space=-1)
    space = first_free(t, range_of(t, number))
    return b.say("sheet-goes", tile=number, where="trail" if space >= 0 else "gone", row=0, space=space)


def _mark_goal(b: Board, t: Trail, number: int) -> None:
    """Where it would lie, on the board, while the tile is pointed at."""
    if number < len(WORKERS):
        row, column = divmod(t.leftmost_job(), JOB_COLUMNS)
        (x, y), half = (b.land.job_x[column], b.land.job_y[row]), 22
    elif (space := first_free(t, range_of(t, number))) >= 0:
        (x, y), half = b.land.spaces[b.figures.spaces[space]], 29
    else:
        return
    d = f"M{x - half:g} {y - half:g}h{2 * half}v{2 * half}h{-2 * half}z"
    b.scene.add(f"preview:{number}", "path", parent=WAYS, d=d, class_="last", preview=(number,))


# ------------------------------------------------------------------ income


def _draw_income(b: Board, t: Trail, parent: str, leg: Leg | None, top: float) -> None:
    """What the hand brings, with so many certificates spent (GWT-INC-1 to GWT-INC-3), or what it has brought."""
    figures, seat = t.figures, t.player
    sold = t.step().kind in ("deliver", "disc")
    held = sorted(
        (figures.kind_colour[card], figures.kind_value[card]) for card in t.hands[seat] if card < figures.cattle
    )
    values = list(dict(held).values())
    stay = t.permanent_certificates(seat)
    total = t.total if sold else herd_worth(t, seat)
    terms = " + ".join(map(str, [*values, *[stay] * (stay > 0)])) or "0"
    aside = "" if sold else f"{terms} = {total}" if len(values) + (stay > 0) > 1 else terms
    title, brought = b.say("sheet-income"), dollars(b.texts.lang, total)
    settled = sold or t.marker[seat] == 0  # nothing is chosen any more, or there is no certificate to spend
    markers = range(t.marker[seat], -1, -1)
    frames = cells(1 if settled else len(markers), max(4, len(markers)), top + 18, 34, 6)

    def draw(ink: Ink) -> None:
        heading(ink, top + 6, title, aside)
        if settled:
            x, y = frames[0].middle
            ink.rect(*frames[0], "lot")
            ink.text(x, y, brought, 14, "disp quiet", room=frames[0].w - 8)

    b.print(b.scene.add(f"{parent}:income", "g", parent=parent), (title, aside, brought, settled), draw)
    if settled:
        return
    for marker, frame in zip(markers, frames, strict=True):
        key = row("income", marker)
        spent = figures.track[t.marker[seat]] - figures.track[marker]
        said = b.say("sheet-spend", spent=spent, total=total + spent)
        style = "sheet-line sel" if leg and leg.usual == marker else "sheet-line"
        button(b, key, parent, frame, said, style=style, rule="GWT-INC-3")
        money = dollars(b.texts.lang, total + spent)
        b.print(key, (spent, money, frame), partial(_certificates, spent=spent, money=money, frame=frame))
        if leg:
            _draw_told(b, t, parent, key)
    ticked(b, parent, {row("income", marker): frame for marker, frame in zip(markers, frames, strict=True)})


def _certificates(ink: Ink, spent: int, money: str, frame: Frame) -> None:
    ink.rect(-frame.w / 2, -frame.h / 2, frame.w, frame.h, "sheet-row edge")
    ink.icon("i-certificate", 10 - frame.w / 2, 0, 15)
    ink.text(18 - frame.w / 2, 0, str(spent), 13, "disp quiet", "start")
    ink.text(frame.w / 2 - 4, 0, money, 14, "disp", "end", frame.w - 31)


# ------------------------------------------------------------------ cities


def _draw_cities(b: Board, t: Trail, parent: str, leg: Leg | None, top: float) -> float:
    """Cities within the total, with what each brings and costs; and why not the others (GWT-DEL-1, GWT-DEL-2)."""
    seat, sold = t.player, t.step().kind in ("deliver", "disc")
    total = t.total if sold else herd_worth(t, seat)
    farthest = total if sold else total + t.figures.track[t.marker[seat]]
    legal = sorted(legal_cities(t, seat, farthest), key=lambda city: (t.figures.city_value[city], city))
    spent = {city: _spent(t, city, total) for city in legal}
    title, aside = b.say("sheet-city"), b.say("sheet-value", total=total)
    others = _others(b, t, total, legal)
    columns = 1 if len(legal) <= _LISTED else 2
    rows = -(-len(legal) // columns)
    frames = cells(len(legal), columns, top + 18, _LINE if rows <= _LISTED else _LEAST, _GAP)
    bottom = frames[-1].bottom
    lines = 3 - columns  # beside one another they are many, and fewer words are left of the others

    def draw(ink: Ink) -> None:
        heading(ink, top + 6, title, aside)
        paragraph(ink, MARGIN, bottom + 14, others, WIDTH, lines, "quiet")

    b.print(b.scene.add(f"{parent}:cities", "g", parent=parent), (title, aside, others, top, bottom), draw)
    step = t.step()
    usual = step.target if isinstance(step, PlaceDisc) else leg.usual if leg else -1
    for city, frame in zip(legal, frames, strict=True):
        key = row("deliver", city)
        cost = transport(t, seat, city)
        style = "sheet-line sel" if city == usual else "sheet-line"
        said = b.say("sheet-deliver", city=city, money=cost, spent=spent[city])
        button(b, key, parent, frame, said, style=style, rule="GWT-DEL-1")
        name, marks = b.texts.format(f"city-{t.figures.cities[city]}"), _brings(t, seat, city)
        if spent[city]:
            marks = (Mark("icon", "i-certificate", "", 21), Mark("count", signed(-spent[city]), "", 15), *marks)
        value = t.figures.city_value[city]
        look = frame.w, frame.h, name, value, marks, cost
        b.print(key, look, partial(_city, frame=frame, name=name, value=value, marks=marks, cost=cost))
        if leg:
            _draw_told(b, t, parent, key)
    ticked(b, parent, {row("deliver", city): frame for city, frame in zip(legal, frames, strict=True)})
    return bottom + (10 + 16 * min(lines, len(broken(others, WIDTH))) if others else 4)


def _spent(t: Trail, city: int, total: int) -> int:
    """How many certificates a delivery to this city takes: as few as will do (GWT-INC-3)."""
    figures, have = t.figures, t.marker[t.player]
    counts = [figures.track[have] - figures.track[marker] for marker in range(have, -1, -1)]
    return next((count for count in counts if total + count >= figures.city_value[city]), 0)


def _city(ink: Ink, frame: Frame, name: str, value: int, marks: tuple[Mark, ...], cost: int) -> None:
    w, h = frame.w, frame.h
    ink.rect(-w / 2, -h / 2, w, h, "sheet-row edge")
    ink.circle(16 - w / 2, 0, 11, "city-value")
    ink.text(16 - w / 2, 0, str(value), 14)
    right = w / 2 - 6
    if cost:
        ink.money(right, 0, f"−{cost}", 14, "disp loss", "end")
        right -= 34
    scale = 0.84
    wide = marks_width(marks) * scale if marks else 0
    if marks:
        draw_marks(ink, right - wide / 2, 0, marks, scale)
    ink.text(32 - w / 2, 0, name, 14, "disp", "start", right - wide - 38 + w / 2)


def _brings(t: Trail, seat: int, city: int) -> tuple[Mark, ...]:
    """What a delivery brings: money, points, an objective, and the arrows to neighbours with an own disc."""
    figures = t.figures
    marks = [Mark("coin", str(figures.city_money[city]), "", 21)] if figures.city_money[city] else []
    if figures.city_objective[city]:
        marks.append(Mark("icon", "i-objective", "k-objective", 21))
    if figures.city_vp[city]:
        marks.append(Mark("shield", signed(figures.city_vp[city]), "", 24))
    for left in _arrows(t, seat, city):
        action = CITY_ACTIONS[figures.arrow_action[left]]
        if action in _ICONS:
            marks.append(Mark("icon", *_ICONS[action], 21))
        if figures.arrow_vp[left]:
            marks.append(Mark("shield", signed(figures.arrow_vp[left]), "", 24))
    return tuple(marks)


def _arrows(t: Trail, seat: int, city: int) -> list[int]:
    """The arrows that a disc there completes, by the city on their left (GWT-DEL-5)."""
    last = t.figures.last_city
    found = []
    for left, other in ((city - 1, city - 1), (city, city + 1)):
        if 0 <= left < last and city <= last and t.figures.arrow[left] and t.has_disc_at(seat, other):
            found.append(left)
    return found


def _others(b: Board, t: Trail, total: int, legal: list[int]) -> str:
    """Why not the other cities: the nearest that is too far, and those that are served."""
    figures, seat = t.figures, t.player
    served = [city for city in range(len(figures.cities)) if figures.city_value[city] <= total and city not in legal]
    far = [
        city
        for city, value in enumerate(figures.city_value)
        if value > total and city not in legal and (figures.city_repeats[city] or not t.has_disc_at(seat, city))
    ]
    said = []
    if far:
        near = min(far, key=lambda city: figures.city_value[city])
        said.append(b.say("sheet-short", city=near, missing=figures.city_value[near] - total))
    done = [city for city in served if t.has_disc_at(seat, city)]
    if done:
        names = ", ".join(b.texts.format(f"city-{figures.cities[city]}") for city in done)
        said.append(b.say("sheet-served", names=names))
    return " ".join(said)


# ------------------------------------------------------------------ discs


def _draw_discs(b: Board, parent: str, leg: Leg, lowest: float) -> None:
    """Which disc goes there, and what its place costs or brings; below what is drawn already."""
    step = leg.t.step()
    assert isinstance(step, PlaceDisc), "no disc is asked for"
    sources = [source for source in leg.t.options() if source >= 0]
    title = b.say("sheet-disc", city=step.target)
    rows = -(-len(sources) // 2)
    pitch = min(_LINE, (_BOTTOM - lowest - 22) / max(1, rows))
    top = _BOTTOM - 22 - pitch * rows  # from below, so that none comes to where a city was chosen
    b.print(b.scene.add(f"{parent}:discs", "g", parent=parent), (title, top), lambda ink: heading(ink, top + 6, title))
    frames = cells(len(sources), 2, top + 18, pitch, _GAP)
    for source, frame in zip(sources, frames, strict=True):
        key = row("disc", source)
        style = "sheet-line sel" if source == leg.usual else "sheet-line"
        slot = b.figures.slots[source] if source < b.figures.from_station else "station"
        name = b.say("sheet-slot", slot_name=slot, source=source)
        money = step.told(leg.t, source)["money"]
        points = b.figures.slot_vp[source] if source < b.figures.from_station else 0
        button(b, key, parent, frame, name, style=style, rule="GWT-DISC-1")
        look = frame.w, frame.h, name, money, points
        seat = b.wears(b.seen.player)
        b.print(key, look, partial(_source, frame=frame, name=name, money=money, points=points, seat=seat))
        _draw_told(b, leg.t, parent, key, leg)
    ticked(b, parent, {row("disc", source): frame for source, frame in zip(sources, frames, strict=True)})


def _source(ink: Ink, frame: Frame, name: str, money: int, points: int, seat: int) -> None:
    w, h = frame.w, frame.h
    ink.rect(-w / 2, -h / 2, w, h, "sheet-row edge")
    ink.disc(14 - w / 2, 0, 7.5, seat)
    right = w / 2 - 6
    if money:
        ink.money(right, 0, f"{'+' if money > 0 else '−'}{abs(money)}", 14, "disp" if money > 0 else "disp loss", "end")
        right -= 32
    if points:
        ink.shield(right - 9, 0, points, 18)
        right -= 22
    ink.text(27 - w / 2, 0, name, SIZE, "", "start", right - 29 + w / 2)


# ------------------------------------------------------------------ what comes of it


def _delivered(t: Trail, then: Trail) -> int:
    """The city that has got a disc; -1: none."""
    seat = t.player
    before, after = t.discs_of(seat), then.discs_of(seat)
    return next((city for city, count in enumerate(after) if count > before[city]), -1)


def _points(t: Trail, then: Trail) -> int:
    """What the disc counts for in the end: its city, its arrows, and the place that it leaves."""
    seat, city, figures = t.player, _delivered(t, then), t.figures
    left = [slot for slot in range(figures.from_station) if (then.emptied[seat] & ~t.emptied[seat]) >> slot & 1]
    points = sum(figures.slot_vp[slot] for slot in left)
    if city >= 0:
        points += figures.city_vp[city] + sum(figures.arrow_vp[left] for left in _arrows(t, seat, city))
    return points


def _left(then: Trail, seat: int) -> int:
    """The money in the end: where an arrow asks something first, the transport is still to be paid (GWT-DEL-10)."""
    owed = sum(step.cost for step in then.stack if isinstance(step, Transport) and step.player == seat)
    return then.money[seat] - owed


def _draw_told(b: Board, t: Trail, parent: str, key: str, leg: Leg | None = None) -> None:
    """While a row is pointed at: the money after it and all that is filled in below, in the place of the account."""
    plan = b.plan(key)
    if not plan:
        return
    now = leg.t if leg else t
    then = journey_end(now, plan[-1:] if leg else plan)
    top, seat = _BOTTOM, t.player
    city = _delivered(now, then)
    first = b.say("sheet-deliver-to", city=city)
    points = _points(now, then)
    second = b.say("sheet-then", left=_left(then, seat), points=signed(points), count=abs(points))
    node = b.scene.add(f"{key}:told", "g", parent=parent, of=key)

    def draw(ink: Ink) -> None:
        ink.rect(4, top, SHEET[0] - 8, FOOT - 6, "sheet-foot", 0)
        ink.text(MARGIN, top + 24, first, 15, "disp", "start", WIDTH)
        ink.text(MARGIN, top + 48, second, SIZE, "", "start", WIDTH)

    b.print(node, (first, second), draw)


def _draw_foot(b: Board, t: Trail, parent: str, legs: dict[str, Leg]) -> None:
    """Money before and after, points, and the button that does all that is left."""
    seat, plan = t.player, b.plan("sheet:go")
    then = ahead(t, plan)
    income = herd_worth(t, seat) if "income" in legs else 0
    before, after = t.money[seat], _left(then, seat)
    rest = after - before - income
    terms = [("", b.say("sheet-have"), before)]
    if "income" in legs:
        terms.append(("+", b.say("sheet-brings"), income))
    if rest:
        terms.append(("+" if rest > 0 else "−", b.say("sheet-gains" if rest > 0 else "sheet-costs"), abs(rest)))
    terms.append(("=", b.say("sheet-keep"), after))
    points, label = signed(_points(t, then)), b.say("sheet-points")
    top = _BOTTOM
    foot = b.scene.add(f"{parent}:foot", "g", parent=parent)
    b.print(foot, (tuple(terms), points, top), lambda ink: account(ink, top, terms, points, label))
    words = b.say("sheet-deliver-to", city=_delivered(t, then))
    frame = Frame(MARGIN, SHEET[1] - _BUTTON - 4, WIDTH, _BUTTON - 6)
    button(b, "sheet:go", parent, frame, words, style="sheet-go", rule="GWT-DEL-1")
    b.print("sheet:go", words, lambda ink: commit(ink, frame.w, frame.h, words))
