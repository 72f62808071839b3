"""The other players in brief: money, train, cards, track pieces, contracts."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from abilene.engine.ink import Ink, piece, printed
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.contracts import contract_words
from abilene.games.spike.scene.goods import draw_good
from abilene.games.spike.scene.layout import COLUMN, PHONE
from abilene.games.spike.scene.panel import owner, panel
from abilene.games.spike.scene.train import draw_money, draw_stock

_CHIP = 12.5


def draw_players(b: Board) -> None:
    """The others in the order of their turns."""
    players = b.figures.players
    width = float(COLUMN if b.shape == "wide" else PHONE)
    height = b.frames.strip
    for i in range(1, players):
        seat = (b.own + i) % players
        _draw_strip(b, seat, (0, (height + 8) * (i - 1), width, height))


def _draw_strip(b: Board, seat: int, box: tuple[float, float, float, float]) -> None:
    _, _, width, height = box
    owns = b.known["seats"][seat]
    style = f"p{seat + 1}" + (" asked" if b.known["player"] == seat else "")
    key = panel(b, f"strip:{seat}", "part:players", box, style=style, seat=seat)
    first, second = height * 0.3, height * 0.72
    wide = width > PHONE
    owner(b, f"{key}:owner", key, 28, first, seat, 110 if wide else 98)
    x = 190.0 if wide else 166.0
    draw_money(b, "money", key, x, first, seat, 24)
    _draw_train(b, key, seat, owns, x + 24, first)
    _draw_hand(b, key, seat, owns, x + 130, first)
    _draw_cities(b, key, seat, owns, x + 184, first)
    draw_stock(b, key, 19, second, seat)
    pitch = min(34.0, (width - 168) / b.figures.contracts_each)
    for i, contract in enumerate(owns["contracts"]):
        _draw_contract(b, key, seat, contract, 160 + pitch * i, second)
    if "route" in owns and b.known["seat"] != seat:
        _draw_route(b, key, seat, owns, width - 24, second)


def _draw_train(b: Board, parent: str, seat: int, owns: Mapping[str, Any], x: float, y: float) -> None:
    levels = owns["speed"], owns["power"], owns["freight"]
    said = b.say("levels", player=seat, speed=levels[0], power=levels[1], freight=levels[2])
    key = piece(b.scene, f"{parent}:train", parent, x, y, (0, 0), style="sum-of", title=said, rule="SPK-TRAIN-1")

    def draw(ink: Ink) -> None:
        for i, (sign, level) in enumerate(zip(("i-locomotive", "i-tender", "i-freight-car"), levels, strict=True)):
            ink.icon(sign, 10 + 34 * i, 0, 20, f"seat-{seat + 1}" if i == 0 else "k-car")
            ink.text(21 + 34 * i, 0, str(level), 13, "disp", "start")

    printed(b.scene, key, (seat, levels), draw)


def _draw_hand(b: Board, parent: str, seat: int, owns: Mapping[str, Any], x: float, y: float) -> None:
    count = owns["hand"]
    said = b.say("their-hand", player=seat, count=count)
    key = piece(b.scene, f"{parent}:hand", parent, x, y, (0, 0), style="sum-of", title=said, rule="SPK-HID-1")

    def draw(ink: Ink) -> None:
        ink.icon("i-card", 8, 0, 20)
        ink.text(20, 0, str(count), 13.5, "disp", "start")

    printed(b.scene, key, count, draw)


def _draw_cities(b: Board, parent: str, seat: int, owns: Mapping[str, Any], x: float, y: float) -> None:
    count = owns["connected"]
    said = b.say("their-cities", player=seat, count=count)
    key = piece(b.scene, f"{parent}:cities", parent, x, y, (0, 0), style="sum-of", title=said, rule="SPK-MAP-8")

    def draw(ink: Ink) -> None:
        ink.circle(6, 0, 6.5, "city-disc edge")
        ink.text(18, 0, str(count), 13.5, "disp", "start")

    printed(b.scene, key, count, draw)


def _draw_contract(b: Board, parent: str, seat: int, contract: Mapping[str, Any], x: float, y: float) -> None:
    good, state = contract["commodity"], contract["cargo"]
    key = f"contract:{good}"
    said = contract_words(b, seat, contract)
    style = f"contract contract-{good}" + (" fulfilled" if state == "delivered" else "")
    piece(b.scene, key, parent, round(x, 1), y, (26, 26), style=style, title=said, rule="SPK-COMP-3")
    printed(b.scene, key, ("chip", state), partial(_print_contract, good=good, state=state))


def _print_contract(ink: Ink, good: str, state: str) -> None:
    ink.circle(0, 0, _CHIP, "good-chip edge")
    draw_good(ink, good, 0, 0, 17)
    if state != "waiting":
        ink.circle(9, 8, 7.5, "badge" if state == "delivered" else "lamp")
        if state == "delivered":
            ink.path("M5.8 8l2.4 2.6 4-5", "check")
        else:
            ink.icon("i-freight-car", 9, 8, 11)


def _draw_route(b: Board, parent: str, seat: int, owns: Mapping[str, Any], x: float, y: float) -> None:
    """At the end, or when all hands are open."""
    money = owns["route_money"]
    start = b.city(owns["route"]["start"])
    said = b.say("their-route", player=seat, start=start, money=money)
    key = piece(b.scene, f"{parent}:route", parent, x, y, (0, 0), style="sum-of", title=said, rule="SPK-END-6")

    def draw(ink: Ink) -> None:
        ink.icon("i-route", -14, 0, 18)
        ink.coin(8, 0, money, 21)

    printed(b.scene, key, money, draw)
