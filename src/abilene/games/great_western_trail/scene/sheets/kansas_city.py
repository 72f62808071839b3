"""The sheet for Kansas City: foresight, income, city and disc are picked, and one button plays all of them."""

from functools import partial

from abilene.engine.board import Frame
from abilene.engine.ink import Ink, commit
from abilene.engine.texts import dollars
from abilene.games.great_western_trail.data import CITY_ACTIONS
from abilene.games.great_western_trail.scene.actions import Mark, draw_marks, marks_width
from abilene.games.great_western_trail.scene.badges import BADGES
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cities import next_well
from abilene.games.great_western_trail.scene.layout import SHEET
from abilene.games.great_western_trail.scene.pieces import disc
from abilene.games.great_western_trail.scene.sheets.foresight import FORESIGHT, ROMAN, draw_foresight
from abilene.games.great_western_trail.scene.sheets.paper import (
    ACCOUNT,
    MARGIN,
    SIZE,
    WIDTH,
    account,
    broken,
    button,
    cells,
    cover,
    heading,
    open_sheet,
    paragraph,
    ticked,
    told,
)
from abilene.games.great_western_trail.scene.words import signed
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.discs import PlaceDisc, station_at
from abilene.games.great_western_trail.steps.journey import JOURNEY, READY, Journey, detour, journey, row
from abilene.games.great_western_trail.steps.kansas_city import (
    Transport,
    closes,
    columns,
    herd_worth,
    legal_cities,
    transport,
)
from abilene.games.great_western_trail.steps.planning import ahead

_INCOME = 55.0
_LINE, _LEAST, _GAP = 30.0, 24.0, 5.0  # from row to row: as high as there is room for
_LISTED = 3  # so many cities stand one below the other, more side by side
_NAME = 58.0  # so much of a row is left to the name of its city
_BUTTON = 44.0
_TOP = 62.0
_BESIDE_WELL = 13.0  # half of what is hit of the disc that lies ready
_ICONS = {"objective_gain": ("i-objective", "k-objective"), "exchange_token": ("i-exchange", "k-token")}


def is_in_kansas_city(t: Trail) -> bool:
    """Whether the present question belongs on this sheet."""
    step = t.step()
    return step.kind in ("foresee", *JOURNEY) and not (isinstance(step, PlaceDisc) and station_at(step.target) >= 0)


def draw_kansas_city(b: Board, t: Trail) -> None:
    """What is left of the stop, from the first tile to the disc, as it is with what is picked."""
    seat, step = t.player, t.step()
    here = "yes" if t.herder[seat] == t.figures.kansas_city else "no"
    warning = _warning(b, t)
    title, style = b.say("sheet-kansas", here=here), "loss" if warning else "quiet how"
    key = open_sheet(b, "kansas", "locomotive", title, warning or b.say("sheet-kansas-plan"), style)
    trip = journey(t)
    _draw_foot(b, t, key, trip)  # first: what is told of a row lies over it
    cover(b, key, [of for of in b.lit.picks if of not in b.chosen])
    # Every block keeps its place from the first tile to the disc: nothing slides under the pointer.
    top = _TOP
    if here == "yes":
        draw_foresight(b, t, key, top)
        _draw_income(b, t, key, trip, top + FORESIGHT)
        top += FORESIGHT + _INCOME
    bottom = _draw_cities(b, t, key, trip, top) if here == "yes" or step.kind != "disc" else top
    if "disc" in trip.legs:
        _draw_discs(b, t, key, trip, bottom)


def _warning(b: Board, t: Trail) -> str:
    """What is said before it is too late for anything else: a tile ends the game, or a delivery costs points."""
    step, seat, figures = t.step(), t.player, t.figures
    if any(column.tile >= 0 and closes(column.t, column.tile) for column in columns(t)):
        return b.say("sheet-kansas-last")
    if isinstance(step, PlaceDisc):
        cities = [step.target]
    else:
        worth = t.total if step.kind == "deliver" else herd_worth(t, seat) + figures.track[t.marker[seat]]
        cities = legal_cities(t, seat, worth)
    lost = max([figures.city_vp[city] for city in cities], default=0)
    return b.say("sheet-kansas-loss", city=cities[0], points=signed(lost), asked=step.kind) if lost < 0 else ""


# ------------------------------------------------------------------ income


def _draw_income(b: Board, t: Trail, parent: str, trip: Journey, top: float) -> None:
    """What the hand brings, with so many certificates spent (GWT-INC-1 to GWT-INC-3), or what it has brought."""
    figures, seat, leg = t.figures, t.player, trip.legs.get("income")
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
        style = "sheet-line sel" if leg and leg.choice == marker else "sheet-line"
        button(b, key, parent, frame, said, style=style, rule="GWT-INC-3")
        money = dollars(b.texts.lang, total + spent)
        b.print(key, (spent, money, frame), partial(_certificates, spent=spent, money=money, frame=frame))
        _draw_told(b, t, parent, key, trip)
    ticked(b, parent, {row("income", marker): frame for marker, frame in zip(markers, frames, strict=True)})


def _certificates(ink: Ink, spent: int, money: str, frame: Frame) -> None:
    ink.rect(-frame.w / 2, -frame.h / 2, frame.w, frame.h, "sheet-row edge")
    ink.icon("i-certificate", 10 - frame.w / 2, 0, 15)
    ink.text(18 - frame.w / 2, 0, str(spent), 13, "disp quiet", "start")
    ink.text(frame.w / 2 - 4, 0, money, 14, "disp", "end", frame.w - 31)


# ------------------------------------------------------------------ cities


def _draw_cities(b: Board, t: Trail, parent: str, trip: Journey, top: float) -> float:
    """Cities within the total, with what each brings and costs; and why not the others (GWT-DEL-1, GWT-DEL-2)."""
    seat, sold = t.player, t.step().kind in ("deliver", "disc")
    herd = t.total if sold else herd_worth(t, seat)
    total = herd if sold else _sold_for(t, trip)
    farthest = herd if sold else herd + t.figures.track[t.marker[seat]]
    legal = sorted(legal_cities(t, seat, farthest), key=lambda city: (t.figures.city_value[city], city))
    spent = {city: _spent(t, city, herd) if t.figures.city_value[city] > total else 0 for city in legal}
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
    chosen = city_of(trip)
    for city, frame in zip(legal, frames, strict=True):
        key = row("deliver", city)
        cost = transport(t, seat, city)
        style = "sheet-line sel" if city == chosen else "sheet-line"
        said = b.say("sheet-deliver", city=city, money=cost, spent=spent[city])
        button(b, key, parent, frame, said, style=style, rule="GWT-DEL-1")
        name, marks = b.texts.format(f"city-{t.figures.cities[city]}"), _brings(t, seat, city)
        if spent[city]:
            marks = (Mark("icon", "i-certificate", "", 21), Mark("count", signed(-spent[city]), "", 15), *marks)
        value = t.figures.city_value[city]
        look = frame.w, frame.h, name, value, marks, cost
        b.print(key, look, partial(_city, frame=frame, name=name, value=value, marks=marks, cost=cost))
        _draw_told(b, t, parent, key, trip)
    if chosen >= 0 and b.plan(READY):
        _draw_ready(b, chosen)
    ticked(b, parent, {row("deliver", city): frame for city, frame in zip(legal, frames, strict=True)})
    return bottom + (10 + 16 * min(lines, len(broken(others, WIDTH))) if others else 4)


def city_of(trip: Journey) -> int:
    """The city that the delivery goes to; -1: that is still to be seen."""
    step = trip.legs["disc"].t.step() if "disc" in trip.legs else None
    if isinstance(step, PlaceDisc):
        return step.target
    return trip.legs["deliver"].choice if "deliver" in trip.legs else -1


def _sold_for(t: Trail, trip: Journey) -> int:
    """What the herd brings with the certificates that are picked."""
    leg = trip.legs.get("income")
    track = t.figures.track
    return herd_worth(t, t.player) + (track[t.marker[t.player]] - track[leg.choice] if leg else 0)


def _draw_ready(b: Board, city: int) -> None:
    """On the board, the disc as it would lie in its city: it does the same as the button."""
    at, radius = next_well(b, city)
    size = 2 * _BESIDE_WELL, 2 * _BESIDE_WELL
    said = b.say("sheet-deliver-to", city=city)
    b.piece(READY, BADGES, at, size, said, style="ready", rule="GWT-DEL-1", radius=_BESIDE_WELL)
    disc(b.scene, f"{READY}.disc", READY, (0, 0), b.wears(b.seen.player), radius)


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
    room = right + w / 2 - 40 - _NAME
    scale = min(0.84, room / marks_width(marks)) if marks else 1
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


def _draw_discs(b: Board, t: Trail, parent: str, trip: Journey, lowest: float) -> None:
    """Which disc goes there, and what its place costs or brings; below what is drawn already."""
    leg = trip.legs["disc"]
    step = leg.t.step()
    assert isinstance(step, PlaceDisc), "no disc is asked for"
    sources = [source for source in leg.t.options() if source >= 0]
    title = b.say("sheet-disc", city=step.target)
    rows = -(-len(sources) // 2)
    pitch = min(_LINE, (ACCOUNT - lowest - 22) / max(1, rows))
    top = ACCOUNT - 22 - pitch * rows  # from below, so that none comes to where a city was chosen
    b.print(b.scene.add(f"{parent}:discs", "g", parent=parent), (title, top), lambda ink: heading(ink, top + 6, title))
    frames = cells(len(sources), 2, top + 18, pitch, _GAP if pitch >= _LEAST else _GAP / 2)
    for source, frame in zip(sources, frames, strict=True):
        key = row("disc", source)
        style = "sheet-line sel" if source == leg.choice else "sheet-line"
        name = _slot(b, source)
        money = step.told(leg.t, source)["money"]
        points = b.figures.slot_vp[source] if source < b.figures.from_station else 0
        button(b, key, parent, frame, name, style=style, rule="GWT-DISC-1")
        look = frame.w, frame.h, name, money, points
        seat = b.wears(b.seen.player)
        b.print(key, look, partial(_source, frame=frame, name=name, money=money, points=points, seat=seat))
        _draw_told(b, t, parent, key, trip)
    ticked(b, parent, {row("disc", source): frame for source, frame in zip(sources, frames, strict=True)})


def _slot(b: Board, source: int) -> str:
    """Where a disc comes from."""
    slot = b.figures.slots[source] if source < b.figures.from_station else "station"
    return b.say("sheet-slot", slot_name=slot, source=source)


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


def _draw_told(b: Board, t: Trail, parent: str, key: str, known: Journey) -> None:
    """While it is pointed at, here or on the board: where the disc goes and comes from, and the money after it."""
    pick = b.pick(key)
    if not pick or key in b.chosen:
        return
    trip = detour(t, known, pick)
    leg = trip.legs.get("disc")
    first = b.say("sheet-deliver-to", city=_delivered(t, trip.end))
    if leg:
        first = f"{first} · {_slot(b, leg.choice)}"
    told(b, parent, key, [other for other, same in b.lit.picks.items() if same == pick], (first, _sum(b, t, trip)))


def _sum(b: Board, t: Trail, trip: Journey) -> str:
    """What it comes to: money, and points in the end."""
    points = _points(t, trip.end)
    return b.say("sheet-then", left=_left(trip.end, t.player), points=signed(points), count=abs(points))


def _draw_foot(b: Board, t: Trail, parent: str, trip: Journey) -> None:
    """Money before and after, points, and the button that does all that is picked; or what is to be picked first."""
    seat, end, plan = t.player, trip.end, b.plan("sheet:go")
    income = end.total if t.step().kind in ("foresee", "income") and trip.legs else 0
    before, after = t.money[seat], _left(end, seat)
    rest = after - before - income
    terms = [("", b.say("sheet-have"), before)]
    if income:
        terms.append(("+", b.say("sheet-brings"), income))
    if rest:
        terms.append(("+" if rest > 0 else "−", b.say("sheet-gains" if rest > 0 else "sheet-costs"), abs(rest)))
    terms.append(("=", b.say("sheet-keep"), after))
    points, label = signed(_points(t, end)), b.say("sheet-points")
    foot = b.scene.add(f"{parent}:foot", "g", parent=parent)
    b.print(foot, (tuple(terms), points), lambda ink: account(ink, ACCOUNT, terms, points, label))
    frame = Frame(MARGIN, SHEET[1] - _BUTTON - 4, WIDTH, _BUTTON - 6)
    if plan:
        city = _delivered(t, ahead(t, plan))
        words = b.say("sheet-tiles" if city < 0 and t.step().kind == "foresee" else "sheet-deliver-to", city=city)
        said = f"{words}. {_sum(b, t, trip)}" if city >= 0 else words
        button(b, "sheet:go", parent, frame, said, style="sheet-go", rule="GWT-DEL-1")
        b.print("sheet:go", words, lambda ink: commit(ink, frame.w, frame.h, words))
    elif t.choices:
        missing = [ROMAN[column.number] for column in columns(t) if column.tiles and column.tile < 0]
        words = b.say("sheet-missing", columns=" · ".join(missing), count=len(missing))
        x, y = frame.middle
        b.scene.add("sheet:missing", "g", parent=parent, transform=f"translate({x:g} {y:g})")
        b.print("sheet:missing", words, partial(_gap, frame=frame, words=words))


def _gap(ink: Ink, frame: Frame, words: str) -> None:
    """Where the button will be."""
    ink.rect(-frame.w / 2, -frame.h / 2, frame.w, frame.h, "ghost", 4)
    ink.text(0, 0, words, 15, "disp quiet", room=frame.w - 20)
