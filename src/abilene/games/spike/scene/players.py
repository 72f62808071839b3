"""The other players in brief: money, train, cards, track pieces, contracts."""

from functools import partial

from abilene.engine.board import Frame, Point
from abilene.engine.ink import Ink
from abilene.games.spike.data import SORTED
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.contracts import contract_style, contract_words
from abilene.games.spike.scene.goods import draw_good
from abilene.games.spike.scene.layout import GAP
from abilene.games.spike.scene.panel import seat_panel
from abilene.games.spike.scene.plates import TYPE
from abilene.games.spike.scene.rails import draw_sample
from abilene.games.spike.scene.train import draw_money, draw_stock
from abilene.games.spike.state import DELIVERED, EMPTY, ON_CONTRACT

_CHIP = 12.5
_ROOMY = 80  # a strip so high has a third row
_SIGNS = ("i-locomotive", "i-tender", "i-freight-car")


def draw_players(b: Board) -> None:
    """The others in the order of their turns."""
    players, height = b.figures.players, b.frames.strip
    for i in range(1, players):
        _draw_strip(b, (b.own + i) % players, Frame(0, (height + GAP) * (i - 1), b.width, height))


def _draw_strip(b: Board, seat: int, box: Frame) -> None:
    seen, first, second = b.seen, box.h * 0.3, box.h * 0.72
    key = seat_panel(b, f"strip:{seat}", "part:players", box, seat, (26, first), 110 if b.wide else 98)
    x = 180.0 if b.wide else 166.0
    draw_money(b, key, (x, first), seat, 24)
    _draw_train(b, key, seat, (x + 24, first))
    _draw_count(b, "hand", key, seat, (x + 130, first), seen.held[seat], "SPK-HID-1")
    _draw_count(b, "cities", key, seat, (x + 184, first), len(seen.cities(seat)), "SPK-MAP-8")
    if seen.knows_hand(seat):
        row = box.h > _ROOMY
        _draw_cards(b, key, seat, (26, box.h - 8) if row else (box.w - 148, second), row)
    draw_stock(b, key, (19, second), seat)
    pitch = min(34.0, (box.w - 168) / b.figures.contracts_each)
    for i, good in enumerate(seen.contracts(seat)):
        _draw_contract(b, key, seat, good, (round(160 + pitch * i, 1), second))
    if seen.routes[seat] != EMPTY and seen.seat != seat:
        _draw_route(b, key, seat, (box.w - 24, second))


def _draw_train(b: Board, parent: str, seat: int, at: Point) -> None:
    levels = tuple(b.seen.level(seat, sort) for sort in range(SORTED))
    said = b.say("levels", player=seat, speed=levels[0], power=levels[1], freight=levels[2])

    def draw(ink: Ink) -> None:
        for i, (sign, level) in enumerate(zip(_SIGNS, levels, strict=True)):
            ink.icon(sign, 10 + 34 * i, 0, 20, f"seat-{seat + 1}" if i == 0 else "k-car")
            ink.text(21 + 34 * i, 0, str(level), 13, "disp", "start")

    b.figure(f"{parent}:train", parent, at, said, "SPK-TRAIN-1", (seat, levels), draw)


def _draw_count(b: Board, what: str, parent: str, seat: int, at: Point, count: int, rule: str) -> None:
    """How many cards are in the hand, or how many cities are connected."""

    def draw(ink: Ink) -> None:
        if what == "hand":
            ink.icon("i-card", 8, 0, 20)
        else:
            ink.circle(6, 0, 6.5, "city-disc edge")
        ink.text(20 if what == "hand" else 18, 0, str(count), 13.5, "disp", "start")

    b.figure(f"{parent}:{what}", parent, at, b.say(f"their-{what}", player=seat, count=count), rule, count, draw)


def _draw_cards(b: Board, parent: str, seat: int, at: Point, row: bool) -> None:
    """A hand that lies open, for whoever may see all: each kind and its number, in a row or one above the other."""
    hand = tuple(b.seen.hand(seat))
    said = b.say("open-hand", player=seat, count=sum(hand), words=b.rails(hand))

    def draw(ink: Ink) -> None:
        for kind, count in enumerate(hand):
            x = (34.0 if row else 17.0) * kind
            if count:
                draw_sample(ink, b.land, kind, x, 0 if row else -8, 14)
                ink.text(x + 13 if row else x, 0 if row else 4, str(count), TYPE)

    b.figure(f"{parent}:cards", parent, at, said, "SPK-HID-1", (b.land, hand, row), draw)


def _draw_contract(b: Board, parent: str, seat: int, good: int, at: Point) -> None:
    name, state = b.figures.commodity_ids[good], b.seen.cargo[good]
    said, style = contract_words(b, seat, good), contract_style(b, good)
    key = b.piece(f"contract:{name}", parent, at, (26, 26), said, style=style, rule="SPK-COMP-3")
    b.print(key, ("chip", state), partial(_print_contract, good=name, state=state))


def _print_contract(ink: Ink, good: str, state: int) -> None:
    ink.circle(0, 0, _CHIP, "good-chip edge")
    draw_good(ink, good, 0, 0, 17)
    if state == DELIVERED:
        ink.circle(9, 8, 7.5, "badge")
        ink.path("M5.8 8l2.4 2.6 4-5", "check")
    elif state != ON_CONTRACT:
        ink.circle(9, 8, 7.5, "lamp")
        ink.icon("i-freight-car", 9, 8, 11)


def _draw_route(b: Board, parent: str, seat: int, at: Point) -> None:
    """At the end, or when all hands are open."""
    money = b.seen.route_money(seat)
    start = b.figures.city_names[b.figures.route_start[b.seen.routes[seat]]]

    def draw(ink: Ink) -> None:
        ink.icon("i-route", -14, 0, 18)
        ink.coin(8, 0, money, 21)

    said = b.say("their-route", player=seat, start=start, money=money)
    b.figure(f"{parent}:route", parent, at, said, "SPK-END-6", money, draw)
