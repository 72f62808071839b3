"""The city strip: cities with their discs, and the arrows between them."""

from abilene.engine.board import Point
from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.data import CITY_ACTIONS
from abilene.games.great_western_trail.north.data import NorthFigures
from abilene.games.great_western_trail.scene import now, words
from abilene.games.great_western_trail.scene.actions import BELL, Mark, draw_marks, marks_width
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.pieces import disc, line

ARROWS, CITIES = "board:arrows", "board:cities"

CITY = (84.0, 66.0)
BIG_CITY = (108.0, 54.0)
WELLS = ((5, -3), (27, -3), (5, 19), (27, 19))
_BIG_WELLS = ((23, 8), (42, 8))
_SMALL_WELLS = ((27, 0), (43, 0), (27, 17), (43, 17))  # of a big city, where more than two players deliver
_ARROW_ICONS = {"objective_gain": ("i-objective", "k-objective"), "exchange_token": ("i-exchange", "k-token")}


def draw_cities(b: Board) -> None:
    """All cities from left to right; a city's value is the railroad space below it."""
    b.layer(ARROWS, "arrow:", _draw_arrows)
    b.scene.add(CITIES, "g", parent=b.sheet)
    worth = now.value(b)
    for city in range(len(b.figures.cities)):
        _draw_city(b, city, worth)


def is_big(b: Board, city: int) -> bool:
    """A city of the northern map, beyond the strip."""
    return city > b.figures.last_city


def size_of(b: Board, city: int) -> tuple[float, float]:
    """How large a city is."""
    return BIG_CITY if is_big(b, city) else CITY


def wells_of(b: Board, city: int) -> tuple[tuple[tuple[float, float], ...], float]:
    """Where the discs of a city lie, from its middle, and how large they are."""
    if not is_big(b, city):
        return WELLS, 9.3
    return (_BIG_WELLS, 8.5) if b.figures.seats < 3 else (_SMALL_WELLS, 7.1)


def next_well(b: Board, city: int) -> tuple[Point, float]:
    """Where the next disc of a city would lie on the board, and how large it is."""
    wells, radius = wells_of(b, city)
    lying = sum(discs[city] for discs in b.seen.discs)
    (x, y), (dx, dy) = b.land.cities[b.figures.cities[city]], wells[min(lying, len(wells) - 1)]
    return (x + dx, y + dy), radius


def _draw_city(b: Board, city: int, worth: int) -> None:
    figures = b.figures
    name = figures.cities[city]
    key = f"city:{name}"
    closed = _closed(b, city)
    style = "city off" if closed else b.marked("city", key)
    cost = b.offers[city].toll if b.choices(key) else 0
    note = b.say("transport", money=cost) if cost else closed
    said = _said(b, city) + now.city(b, city, worth)
    said, rule = f"{said} {note}".rstrip(), "GWTN-DEL-1" if is_big(b, city) else "GWT-DEL-1"
    b.piece(key, CITIES, b.land.cities[name], size_of(b, city), said, style=style, rule=rule)
    b.print(key, (b.land, figures.seats), lambda ink: _print(b, ink, city))
    counts = [discs[city] for discs in b.seen.discs]
    wells, radius = wells_of(b, city)
    many = sum(counts) > len(wells)
    discs = [seat for seat, count in enumerate(counts) for _ in range(min(count, 1) if many else count)]
    for i, seat in enumerate(discs):
        dx, dy = wells[i]
        number = sum(other == seat for other in discs[:i])
        disc(b.scene, f"disc:{name}:{seat}:{number}", key, (dx, dy), b.wears(seat), radius)
        if many and counts[seat] > 1:
            _draw_count(b, key, seat, (dx + 6, dy + 6), counts[seat])


def _draw_count(b: Board, key: str, seat: int, at: tuple[float, float], count: int) -> None:
    b.scene.add(f"{key}:many:{seat}", "circle", parent=key, cx=at[0], cy=at[1], r=8.5, class_="badge")
    line(b.scene, f"{key}:count:{seat}", key, (at[0], at[1] + 5.4), str(count), 15.2, "disp on-ink")


def _said(b: Board, city: int) -> str:
    figures = b.figures
    said = b.say(
        "city",
        city=city,
        value=figures.city_value[city],
        points=figures.city_vp[city],
        signed=words.signed(figures.city_vp[city]),
        border="white" if figures.city_white[city] else "black",
        money=figures.city_money[city],
    )
    if figures.north:
        said = " ".join([said, *_rewards(b, figures.north, city)])
    owners = [b.texts.seat(seat) for seat, discs in enumerate(b.seen.discs) if discs[city]]
    return f"{said} {b.say('discs', names=', '.join(owners), count=len(owners))}" if owners else said


def _rewards(b: Board, north: NorthFigures, city: int) -> list[str]:
    """What else the extension board promises for a delivery."""
    said = [b.say("city-objective")] if b.figures.city_objective[city] else []
    if north.city_vp_per_bell[city]:
        said.append(b.say("city-bells", points=north.city_vp_per_bell[city]))
    return [*said, b.say("city-store")] if is_big(b, city) else said


def _closed(b: Board, city: int) -> str:
    """Why the present delivery cannot go there (GWT-DEL-1, GWT-DEL-2)."""
    figures, seen = b.figures, b.seen
    if seen.asks != "deliver":
        return ""
    missing = figures.city_value[city] - seen.total
    if missing > 0:
        return b.say("city-far", missing=missing)
    if not now.is_open(seen, seen.player, city):
        return b.say("city-closed")
    served = seen.discs[seen.player][city] and not figures.city_repeats[city]
    return b.say("city-served") if served else ""


def _print(b: Board, ink: Ink, city: int) -> None:
    if is_big(b, city):
        _print_big(b, ink, city)
        return
    figures = b.figures
    white = figures.city_white[city]
    ink.rect(-42, -33, 84, 66, "cardface edge")
    ink.rect(-42, -33, 84, 18, "city-white" if white else "city-black")
    name = b.texts.format(f"city-{figures.cities[city]}")
    ink.text(0, -24, name, 13, "disp on-white" if white else "disp on-black", room=80)
    ink.circle(-25, -1, 12, "city-value")
    ink.text(-25, -1, str(figures.city_value[city]), 15)
    if figures.city_vp[city]:
        ink.shield(-25, 22, figures.city_vp[city], 20)
    if city == 0 and not figures.north:
        ink.coin(54, 0, figures.city_money[0], 20)
    for x, y in WELLS:
        ink.circle(x, y, 9.8, "disc-well white" if white else "disc-well")
    if figures.north and figures.city_money[city]:
        ink.coin(54, 16, figures.city_money[city], 19)
    if figures.north and figures.city_objective[city]:
        ink.icon("i-objective", 53, 16, 20, "k-objective")


def _print_big(b: Board, ink: Ink, city: int) -> None:
    """A card above its town: name, value, what it brings, and the discs."""
    figures, (w, h) = b.figures, BIG_CITY
    white = figures.city_white[city]
    ink.rect(-w / 2, -h / 2, w, h, "cardface edge")
    ink.rect(-w / 2, -h / 2, w, 18, "city-white" if white else "city-black")
    name = b.texts.format(f"city-{figures.cities[city]}")
    ink.text(0, -18, name, 12.5, "disp on-white" if white else "disp on-black", room=102)
    ink.circle(-40, 8, 12, "city-value")
    ink.text(-40, 8, str(figures.city_value[city]), 14)
    signs = _signs(b, city)
    wells, radius = wells_of(b, city)
    room = min(x for x, _ in wells) - radius + 24
    draw_marks(ink, room / 2 - 26, 8, signs, min(0.9, room / max(1, marks_width(signs))))
    for x, y in wells:
        ink.circle(x, y, radius + 0.5, "disc-well white" if white else "disc-well")


def _signs(b: Board, city: int) -> tuple[Mark, ...]:
    """What a delivery to a big city brings, at once and in the end."""
    figures = b.figures
    assert figures.north is not None
    signs = [Mark("icon", "i-objective", "k-objective", 21)] if figures.city_objective[city] else []
    if figures.city_money[city]:
        signs.append(Mark("coin", str(figures.city_money[city]), "", 21))
    if figures.city_vp[city]:
        signs.append(Mark("shield", str(figures.city_vp[city]), "", 21))
    if figures.north.city_vp_per_bell[city]:
        signs += [Mark("shield", str(figures.north.city_vp_per_bell[city]), "", 19), Mark("word", "/", "", 6), BELL]
    return tuple(signs)


def _draw_arrows(b: Board) -> None:
    for city in range(len(b.figures.cities) - 1):
        if b.figures.arrow[city]:
            _draw_arrow(b, city)


def _draw_arrow(b: Board, left: int) -> None:
    figures = b.figures
    places = list(b.land.cities.values())
    (x, y), (to_x, _) = places[left], places[left + 1]
    room = to_x - x - CITY[0]
    key = f"arrow:{figures.cities[left]}"
    action, points = CITY_ACTIONS[figures.arrow_action[left]], figures.arrow_vp[left]
    title = b.say("arrow", city=left, target=left + 1, kind=action, points=points, signed=words.signed(points))
    piece(b.scene, key, ARROWS, (x + to_x) / 2, y, (26, 26), style="arrow-sign", title=title, rule="GWT-DEL-5")
    b.print(key, (room, action, points), lambda ink: _arrow(ink, room, action, points))


def _arrow(ink: Ink, room: float, action: str, points: int) -> None:
    wide = room > 40
    w = 60.0 if wide else 26.0
    left = -w / 2
    tip = 12 if wide else 10
    if not wide:
        left = -room / 2  # it begins at the city on its left and runs into the next one's edge
    ink.path(f"M{left:g} -13h{w - tip:g}l{tip:g} 13l{-tip:g} 13h{tip - w:g}z", "city-arrow")
    number = f"{points:+d}".replace("-", "−")
    if action in _ARROW_ICONS:
        icon, style = _ARROW_ICONS[action]
        ink.icon(icon, left + (14 if wide else 11), 0, 19, style)
        if points:
            ink.text(left + 38, 0, number, 14)
    else:
        ink.text(left + (25 if wide else 11), 0, number, 14 if wide else 13)
