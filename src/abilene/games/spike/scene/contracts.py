"""The own contracts and route card."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from abilene.engine.board import Point, capital, sentences
from abilene.engine.ink import Ink
from abilene.engine.look import width
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip, draw_good
from abilene.games.spike.scene.layout import GAP, ROUTE
from abilene.games.spike.scene.plates import TYPE
from abilene.games.spike.scene.worth import contract_now
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, ON_CONTRACT
from abilene.games.spike.view import CARGO

_COIN = 23  # a coin and the gaps about it

Row = tuple[str, str, bool, bool]  # a city, what it pays, whether it is connected, whether it is used up


def draw_contracts(b: Board) -> None:
    """What may be delivered where, and the route card."""
    columns, h = b.frames.columns, b.frames.card
    w = round((b.width + GAP) / columns - GAP, 1)
    for i, good in enumerate(b.seen.contracts(b.own)):
        row, column = divmod(i, columns)
        _draw_contract(b, good, (round((w + GAP) * column + w / 2, 1), (h + GAP) * row + h / 2), (w, h))
    _draw_route(b, (h + GAP) * b.frames.rows(b.figures.contracts_each))


def _draw_contract(b: Board, good: int, at: Point, box: Point) -> None:
    seen, seat, name, state = b.seen, b.own, b.figures.commodity_ids[good], b.seen.cargo[good]
    (w, h), style = box, contract_style(b, good)
    size, top = (w - 1.4, h - 1.4), _head(h)
    said = contract_words(b, seat, good)
    key = b.piece(f"contract:{name}", "part:contracts", at, size, said, style=style, rule="SPK-COMP-3")
    pays = {city: b.money(money) for city, money in b.pays(seen.contract[good]).items()}
    used = [city for city in pays if seen.has_marker(seat, city)]
    lines = destinations(b, pays, seen.cities(seat), used)
    head, done = capital(b.good(good)), b.say("delivered") if state == DELIVERED else ""
    draw = partial(_print_contract, good=name, head=head, state=state, lines=lines, box=box, done=done)
    b.print(key, (head, state, lines, box, done), draw)
    if state == ON_CONTRACT:
        place, waits = (
            (round(top * 0.65 - w / 2, 1), top / 2 - h / 2),
            b.say("cargo-waiting", commodity=good, towns=b.figures.sources[good]),
        )
        token = b.piece(f"cargo:{name}", key, place, (top - 4, top - 4), waits, style="cargo", rule="SPK-SETUP-6")
        b.print(token, ("waiting", top), partial(draw_chip, good=name, radius=top / 2 - 2))


def contract_words(b: Board, seat: int, good: int) -> str:
    """A contract in words: whose, what, where, and how far it has come."""
    cities, state = b.worth(b.pays(b.seen.contract[good])), CARGO[b.seen.cargo[good]]
    said = b.say("contract", player=seat, commodity=good, state=state, cities=cities)
    return sentences(said, contract_now(b, seat, good))


def contract_style(b: Board, good: int) -> str:
    """How a contract looks, and what it lights up on the map."""
    done = b.seen.cargo[good] == DELIVERED
    return "contract fulfilled" if done else f"contract asks-beams-{b.figures.commodity_ids[good]}"


def _head(h: float) -> float:
    """The height of the head of a contract card."""
    return round(h * 0.24)


def _print_contract(ink: Ink, good: str, head: str, state: int, lines: Sequence[Row], box: Point, done: str) -> None:
    w, h = box
    left, top, high = -w / 2, -h / 2, _head(h)
    middle, chip = top + high / 2, left + high * 0.65
    ink.rect(left + 0.7, top + 0.7, w - 1.4, h - 1.4, "rail-card edge")
    ink.rect(left + 0.7, top + 0.7, w - 1.4, high, "contract-head")
    ink.text(left + high * 1.25, middle, head, 13, "disp", "start", w - high * 1.4 - 24 * (state != ON_CONTRACT))
    if state != ON_CONTRACT:
        ink.circle(chip, middle, high / 2 - 2, "ghost")
        draw_good(ink, good, chip, middle, high * 0.6, "fainter")
        ink.icon("i-freight-car" if state == ABOARD else "i-check", left + w - 15, middle, 20, "k-car")
    if state == DELIVERED:
        ink.text(0, high / 2, done, 14, "disp quiet", room=w - 16)
    else:
        pitch = (h - high - 4) / len(lines)
        print_destinations(ink, lines, left, top + high + 2 + pitch / 2, w, pitch, min(12.0, pitch * 0.875))


def destinations(
    b: Board, pays: Mapping[int, str], connected: Collection[int] = (), used: Collection[int] = ()
) -> tuple[Row, ...]:
    """Cities and what they pay, as they are printed on a card."""
    return tuple((b.figures.city_names[city], money, city in connected, city in used) for city, money in pays.items())


def print_destinations(
    ink: Ink, lines: Sequence[Row], left: float, top: float, w: float, pitch: float, size: float
) -> None:
    """Cities and what they pay; a dot and bold type where one is connected, struck out where one has delivered."""
    for i, (city, value, connected, used) in enumerate(lines):
        y = top + pitch * i
        style = "disp" if connected else "plain"
        if used:
            style += " gone"
        if connected and not used:
            ink.circle(left + 6, y, 2.6, "dot")
        ink.text(left + 10, y, city, size, style, "start", w - 16.5 - width(value, size))
        ink.text(left + w - 4, y, value, size, f"{style} quiet" if used else "disp", "end")


# ------------------------------------------------------------------ the route card


def route_lines(b: Board, route: int, connected: Collection[int] = ()) -> tuple[Row, ...]:
    """The cities of a route card, as they are printed on it."""
    return destinations(b, {city: str(value) for city, value in b.route(route).items()}, connected)


def route_words(b: Board, route: int) -> str:
    """A route card in words."""
    return b.say("route", start=route_start(b, route), cities=b.worth(b.route(route)))


def route_start(b: Board, route: int) -> str:
    """Where a route card begins."""
    return b.figures.city_names[b.figures.route_start[route]]


def _draw_route(b: Board, y: float) -> None:
    """One line in the column, two on a phone."""
    seen, seat, w, h = b.seen, b.own, b.width, ROUTE if b.wide else 2 * ROUTE
    at, size, route = (w / 2, y + h / 2), (w - 1.4, h - 1.4), seen.routes[seat]
    if route == EMPTY or seen.asks == "route":
        said = b.say("route-hidden")
        told = b.say("route-hidden-why")
        key = b.piece("route", "part:contracts", at, size, told, style="route-of", rule="SPK-COMP-4")
        b.print(key, (size, said), partial(_print_hidden, w=w, h=h, words=said))
        return
    said = route_words(b, route) + " " + b.say("route-now", money=seen.route_money(seat))
    key = f"route:{b.figures.route_ids[route]}"
    b.piece(key, "part:contracts", at, size, said, style="route-of asks-beams-route", rule="SPK-END-6")
    cities = seen.cities(seat)
    lines, head = route_lines(b, route, cities), b.say("route-short", start=route_start(b, route))
    connected = b.figures.route_start[route] in cities
    draw = partial(_print_route, lines=lines, head=head, connected=connected, w=w, h=h)
    b.print(key, (lines, head, connected, size), draw)


def _print_hidden(ink: Ink, w: float, h: float, words: str) -> None:
    ink.rect(0.7 - w / 2, 0.7 - h / 2, w - 1.4, h - 1.4, "ghost edge")
    ink.icon("i-route", 24 - w / 2, 0, 24)
    ink.text(42 - w / 2, 0, words, 12, "quiet", "start", w - 50)


def _print_route(ink: Ink, lines: Sequence[Row], head: str, connected: bool, w: float, h: float) -> None:
    left, top, two = -w / 2, -h / 2, h > ROUTE
    ink.rect(left + 0.7, top + 0.7, w - 1.4, h - 1.4, "rail-card edge")
    dark = w - 1.4 if two else 90.0
    ink.rect(left + 0.7, top + 0.7, dark, h / 2 - 4 if two else h - 1.4, "badge")
    middle = top + h / 4 - 2 if two else 0.0
    ink.icon("i-route", left + 13, middle, 17, "on-dark")
    ink.text(left + 23, middle, head, 12, "disp on-ink", "start", dark - 28)
    if connected:
        ink.circle(left + dark - 4, middle, 2.8, "lamp")
    x, room = (left + 4, w - 8) if two else (left + dark + 3, w - dark - 6)
    y = top + h * 0.72 if two else 0.0
    needed = [_COIN + width(city, TYPE) for city, *_ in lines]  # a long name takes room from the short ones
    for (city, value, joined, _), wide in zip(lines, needed, strict=True):
        pitch = wide * room / sum(needed)
        ink.coin(x + 10, y, value, 19)
        if joined:
            ink.circle(x + 18, y - 7, 3, "dot")
        ink.text(x + 21, y, city, TYPE, "disp" if joined else "plain", "start", pitch - 22)
        x += pitch
