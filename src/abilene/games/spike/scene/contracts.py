"""The own contracts and route card."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from abilene.engine.ink import Ink, piece, printed
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip, draw_good
from abilene.games.spike.scene.layout import CARD, COLUMN, PHONE, ROUTE, rows

Row = tuple[str, str, bool, bool]  # a city, what it pays, whether it is connected, whether it is used up


def draw_contracts(b: Board) -> None:
    """What may be delivered where, and the route card."""
    width = float(COLUMN if b.shape == "wide" else PHONE)
    columns = b.frames.columns
    w = (width + 8) / columns - 8
    held = b.known["seats"][b.own]["contracts"]
    for i, contract in enumerate(held):
        row, column = divmod(i, columns)
        _draw_contract(b, contract, (w + 8) * column + w / 2, (CARD + 8) * row + CARD / 2, w)
    _draw_route(b, (CARD + 8) * rows(b.figures.contracts_each, columns), width)


def _draw_contract(b: Board, contract: Mapping[str, Any], x: float, y: float, w: float) -> None:
    good, state = contract["commodity"], contract["cargo"]
    owns = b.known["seats"][b.own]
    key = f"contract:{good}"
    title = b.title(key, contract_words(b, b.own, contract))
    style = f"contract contract-{good}" + (" fulfilled" if state == "delivered" else "")
    size = w - 1.4, CARD - 1.4
    x = round(x, 1)
    choices = b.choices(key)
    piece(b.scene, key, "part:contracts", x, y, size, style=style, title=title, rule="SPK-COMP-3", choices=choices)
    lines = tuple(
        (b.city(name), b.money(money), name in owns["cities"], name in owns["markers"])
        for name, money in contract["pays"].items()
    )
    name = b.good(good)
    done = b.say("delivered") if state == "delivered" else ""
    what = name, state, lines, w, done
    printed(
        b.scene, key, what, partial(_print_contract, good=good, name=name, state=state, lines=lines, w=w, done=done)
    )
    if state == "waiting":
        token = f"cargo:{good}"
        said = b.say("cargo-waiting", commodity=b.figures.commodity_ids.index(good))
        piece(
            b.scene,
            token,
            key,
            round(19 - w / 2, 1),
            15 - CARD / 2,
            (26, 26),
            style="cargo",
            title=said,
            rule="SPK-SETUP-6",
        )
        printed(b.scene, token, "waiting", partial(draw_chip, good=good, radius=12.5))


def contract_words(b: Board, seat: int, contract: Mapping[str, Any]) -> str:
    """A contract in words: whose, what, where, and how far it has come."""
    pays = ", ".join(
        b.texts.format("city-value", place=b.city(name), money=money) for name, money in contract["pays"].items()
    )
    good = b.figures.commodity_ids.index(contract["commodity"])
    return b.say("contract", player=seat, commodity=good, state=contract["cargo"], cities=pays)


def _print_contract(ink: Ink, good: str, name: str, state: str, lines: Sequence[Row], w: float, done: str) -> None:
    left, top = -w / 2, -CARD / 2
    ink.rect(left + 0.7, top + 0.7, w - 1.4, CARD - 1.4, "rail-card edge")
    ink.rect(left + 0.7, top + 0.7, w - 1.4, 29, "contract-head")
    ink.text(
        left + 36, top + 15, name[:1].upper() + name[1:], 13.5, "disp", "start", w - 42 - 24 * (state != "waiting")
    )
    if state != "waiting":
        ink.circle(left + 19, top + 15, 12.5, "ghost")
        draw_good(ink, good, left + 19, top + 15, 17, "fainter")
        ink.icon("i-freight-car" if state == "aboard" else "i-check", left + w - 19, top + 15, 22, "k-car")
    if state == "delivered":
        ink.text(0, 15, done, 15, "disp quiet", room=w - 24)
    else:
        print_destinations(ink, lines, left, top + 41, w, 16.4)


def print_destinations(ink: Ink, lines: Sequence[Row], left: float, top: float, w: float, pitch: float = 17.4) -> None:
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


def route_values(b: Board, route: Mapping[str, Any]) -> str:
    """The cities of a route card in words."""
    return ", ".join(
        b.texts.format("city-value", place=b.city(name), money=value) for name, value in route["values"].items()
    )


def _draw_route(b: Board, y: float, width: float) -> None:
    """One line in the column, two on a phone."""
    owns = b.known["seats"][b.own]
    high = ROUTE if b.shape == "wide" else 2 * ROUTE
    at = width / 2, y + high / 2
    size = width - 1.4, high - 1.4
    route = owns.get("route")
    if route is None or b.known["asks"] == "route":
        said = b.say("route-hidden")
        key = piece(b.scene, "route", "part:contracts", *at, size, style="route-of", title=said, rule="SPK-COMP-4")
        printed(b.scene, key, (size, said), partial(_print_hidden, w=width, h=high, words=said))
        return
    start = b.city(route["start"])
    money = owns["route_money"]
    said = b.say("route", start=start, cities=route_values(b, route)) + " " + b.say("route-now", money=money)
    key = f"route:{route['id']}"
    piece(b.scene, key, "part:contracts", *at, size, style="route-of route-card", title=said, rule="SPK-END-6")
    lines = tuple((b.city(name), str(value), name in owns["cities"], False) for name, value in route["values"].items())
    head = b.say("route-short", start=start)
    connected = route["start"] in owns["cities"]
    what = lines, head, connected, size
    draw = partial(_print_route, lines=lines, head=head, connected=connected, w=width, h=high)
    printed(b.scene, key, what, draw)


def _print_hidden(ink: Ink, w: float, h: float, words: str) -> None:
    ink.rect(0.7 - w / 2, 0.7 - h / 2, w - 1.4, h - 1.4, "ghost edge")
    ink.icon("i-route", 24 - w / 2, 0, 24)
    ink.text(46 - w / 2, 0, words, 12.5, "quiet", "start", w - 60)


def _print_route(ink: Ink, lines: Sequence[Row], head: str, connected: bool, w: float, h: float) -> None:
    left, top = -w / 2, -h / 2
    two = h > ROUTE
    ink.rect(left + 0.7, top + 0.7, w - 1.4, h - 1.4, "rail-card edge")
    dark = w - 1.4 if two else 112.0
    ink.rect(left + 0.7, top + 0.7, dark, ROUTE - 8 if two else h - 1.4, "badge")
    style = "disp on-ink"
    middle = top + (ROUTE - 8) / 2 if two else 0.0
    ink.icon("i-route", left + 15, middle, 18, "on-dark")
    ink.text(left + 27, middle, head, 12.5, style, "start", dark - 34)
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
