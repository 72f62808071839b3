"""The own contracts and route card."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from abilene.engine.board import Point, capital
from abilene.engine.ink import Ink
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip, draw_good
from abilene.games.spike.scene.layout import CARD, ROUTE, rows
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, ON_CONTRACT
from abilene.games.spike.view import CARGO

Row = tuple[str, str, bool, bool]  # a city, what it pays, whether it is connected, whether it is used up


def draw_contracts(b: Board) -> None:
    """What may be delivered where, and the route card."""
    columns = b.frames.columns
    w = (b.width + 8) / columns - 8
    for i, good in enumerate(b.seen.contracts(b.own)):
        row, column = divmod(i, columns)
        _draw_contract(b, good, (round((w + 8) * column + w / 2, 1), (CARD + 8) * row + CARD / 2), w)
    _draw_route(b, (CARD + 8) * rows(b.figures.contracts_each, columns))


def _draw_contract(b: Board, good: int, at: Point, w: float) -> None:
    seen, seat, name, state = b.seen, b.own, b.figures.commodity_ids[good], b.seen.cargo[good]
    size, style = (w - 1.4, CARD - 1.4), contract_style(b, good)
    said = contract_words(b, seat, good)
    key = b.piece(f"contract:{name}", "part:contracts", at, size, said, style=style, rule="SPK-COMP-3")
    pays = {city: b.money(money) for city, money in b.pays(seen.contract[good]).items()}
    used = [city for city in pays if seen.has_marker(seat, city)]
    lines = destinations(b, pays, seen.cities(seat), used)
    head, done = capital(b.good(good)), b.say("delivered") if state == DELIVERED else ""
    draw = partial(_print_contract, good=name, head=head, state=state, lines=lines, w=w, done=done)
    b.print(key, (head, state, lines, w, done), draw)
    if state == ON_CONTRACT:
        place, waits = (round(19 - w / 2, 1), 15 - CARD / 2), b.say("cargo-waiting", commodity=good)
        token = b.piece(f"cargo:{name}", key, place, (26, 26), waits, style="cargo", rule="SPK-SETUP-6")
        b.print(token, "waiting", partial(draw_chip, good=name, radius=12.5))


def contract_words(b: Board, seat: int, good: int) -> str:
    """A contract in words: whose, what, where, and how far it has come."""
    cities, state = b.worth(b.pays(b.seen.contract[good])), CARGO[b.seen.cargo[good]]
    return b.say("contract", player=seat, commodity=good, state=state, cities=cities)


def contract_style(b: Board, good: int) -> str:
    """How a contract looks, and what it lights up on the map."""
    style = f"contract contract-{b.figures.commodity_ids[good]}"
    return f"{style} fulfilled" if b.seen.cargo[good] == DELIVERED else style


def _print_contract(ink: Ink, good: str, head: str, state: int, lines: Sequence[Row], w: float, done: str) -> None:
    left, top = -w / 2, -CARD / 2
    ink.rect(left + 0.7, top + 0.7, w - 1.4, CARD - 1.4, "rail-card edge")
    ink.rect(left + 0.7, top + 0.7, w - 1.4, 29, "contract-head")
    ink.text(left + 36, top + 15, head, 13.5, "disp", "start", w - 42 - 24 * (state != ON_CONTRACT))
    if state != ON_CONTRACT:
        ink.circle(left + 19, top + 15, 12.5, "ghost")
        draw_good(ink, good, left + 19, top + 15, 17, "fainter")
        ink.icon("i-freight-car" if state == ABOARD else "i-check", left + w - 19, top + 15, 22, "k-car")
    if state == DELIVERED:
        ink.text(0, 15, done, 15, "disp quiet", room=w - 24)
    else:
        print_destinations(ink, lines, left, top + 41, w, 16.4)


def destinations(
    b: Board, pays: Mapping[int, str], connected: Collection[int] = (), used: Collection[int] = ()
) -> tuple[Row, ...]:
    """Cities and what they pay, as they are printed on a card."""
    return tuple((b.figures.city_names[city], money, city in connected, city in used) for city, money in pays.items())


def print_destinations(ink: Ink, lines: Sequence[Row], left: float, top: float, w: float, pitch: float) -> None:
    """Cities and what they pay; a dot and bold type where one is connected, struck out where one has delivered."""
    for i, (city, value, connected, used) in enumerate(lines):
        y = top + pitch * i
        style = "disp" if connected else "plain"
        if used:
            style += " gone"
        if connected and not used:
            ink.circle(left + 7, y, 2.6, "dot")
        ink.text(left + 13, y, city, 12, style, "start", w - 48)
        ink.text(left + w - 9, y, value, 12.5, f"{style} quiet" if used else "disp", "end")


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
        key = b.piece("route", "part:contracts", at, size, said, style="route-of", rule="SPK-COMP-4")
        b.print(key, (size, said), partial(_print_hidden, w=w, h=h, words=said))
        return
    said = route_words(b, route) + " " + b.say("route-now", money=seen.route_money(seat))
    key = f"route:{b.figures.route_ids[route]}"
    b.piece(key, "part:contracts", at, size, said, style="route-of route-card", rule="SPK-END-6")
    cities = seen.cities(seat)
    lines, head = route_lines(b, route, cities), b.say("route-short", start=route_start(b, route))
    connected = b.figures.route_start[route] in cities
    draw = partial(_print_route, lines=lines, head=head, connected=connected, w=w, h=h)
    b.print(key, (lines, head, connected, size), draw)


def _print_hidden(ink: Ink, w: float, h: float, words: str) -> None:
    ink.rect(0.7 - w / 2, 0.7 - h / 2, w - 1.4, h - 1.4, "ghost edge")
    ink.icon("i-route", 24 - w / 2, 0, 24)
    ink.text(46 - w / 2, 0, words, 12.5, "quiet", "start", w - 60)


def _print_route(ink: Ink, lines: Sequence[Row], head: str, connected: bool, w: float, h: float) -> None:
    left, top, two = -w / 2, -h / 2, h > ROUTE
    ink.rect(left + 0.7, top + 0.7, w - 1.4, h - 1.4, "rail-card edge")
    dark = w - 1.4 if two else 112.0
    ink.rect(left + 0.7, top + 0.7, dark, ROUTE - 8 if two else h - 1.4, "badge")
    middle = top + (ROUTE - 8) / 2 if two else 0.0
    ink.icon("i-route", left + 15, middle, 18, "on-dark")
    ink.text(left + 27, middle, head, 12.5, "disp on-ink", "start", dark - 34)
    if connected:
        ink.circle(left + dark - 5, middle, 2.8, "lamp")
    x, room = (left + 6, w - 12) if two else (left + dark + 6, w - dark - 10)
    y = top + ROUTE + 16 if two else 0.0
    pitch = room / len(lines)
    for i, (city, value, joined, _) in enumerate(lines):
        at = x + pitch * i
        ink.coin(at + 10, y, value, 18)
        if joined:
            ink.circle(at + 18, y - 7, 3, "dot")
        ink.text(at + 22, y, city, 11.5, "disp" if joined else "plain", "start", pitch - 25)
