"""The market of twelve goods, the display of rail cards, the deck, and how far the game has come."""

from functools import partial
from typing import Any

from abilene.engine.board import Frame
from abilene.engine.ink import Ink
from abilene.games.spike.data import ROUNDS, ROWS
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip
from abilene.games.spike.scene.layout import COLUMN, MARKET, PHONE
from abilene.games.spike.scene.panel import number, panel
from abilene.games.spike.scene.rails import CARD_SIZE, draw_card
from abilene.games.spike.state import EMPTY

_CHIP = 17.5
_SMALLER = 0.92


def draw_market(b: Board) -> None:
    """The prices of the goods, and beside them (on a phone: below them) the rail cards."""
    left = 212.0 if b.wide else float(PHONE)
    prices = panel(b, "market", "part:market", Frame(0, 0, left, MARKET), b.say("head", head="market"))
    _draw_prices(b, prices, left)
    box = Frame(left + 8, 0.0, COLUMN - left - 8, MARKET) if b.wide else Frame(0.0, MARKET, PHONE, MARKET)
    rails = panel(b, "rails", "part:market", box, b.say("head", head="rails"))
    _draw_display(b, rails, box.w)
    _draw_time(b, rails, box.w)


def _draw_prices(b: Board, parent: str, width: float) -> None:
    figures, pitch = b.figures, (width - 60) / 4
    values = figures.row_values
    coins = b.scene.add("market:coins", "g", parent=parent)

    def draw(ink: Ink) -> None:
        for row, money in enumerate(values):
            ink.coin(28, 45 + 39 * row, money, 26)

    b.print(coins, (tuple(values), width), draw)
    for place, good in enumerate(b.seen.market):
        column, row = divmod(place, ROWS)
        name = figures.commodity_ids[good]
        cities = ", ".join(figures.city_names[city] for city in figures.sources[good])
        said = b.say("chip", commodity=good, money=values[row], cities=cities)
        at = round(52 + pitch * (column + 0.5), 1), 45.0 + 39 * row
        size, style = (2 * _CHIP, 2 * _CHIP), f"chip-of chip-{name}"
        key = b.piece(f"chip:{name}", parent, at, size, said, style=style, rule="SPK-BUILD-11")
        b.print(key, "chip", partial(draw_chip, good=name, radius=_CHIP))


def _draw_display(b: Board, parent: str, width: float) -> None:
    """Four cards face up, and the deck."""
    display, y = b.seen.display, 60.0
    pitch = (width - 24) / (len(display) + 1)
    for place, kind in enumerate(display):
        x = round(12 + pitch * (place + 0.5), 1)
        if kind == EMPTY:
            box: dict[str, Any] = {"x": x - 24, "y": y - 33, "width": 48, "height": 66, "rx": 4}
            b.scene.add(f"empty:{place + 1}", "rect", parent=parent, **box, class_="ghost")
            continue
        key, said = f"display:{place + 1}", b.say("display", rail=kind)
        style = f"rail-card-of on-{b.figures.kind_ids[kind]}"
        b.piece(key, parent, (x, y), CARD_SIZE, said, style=style, rule="SPK-DRAW-1", scale=_SMALLER, radius=4)
        b.print(key, (b.land, kind), partial(draw_card, land=b.land, kind=kind))
    at, deck = (round(12 + pitch * (len(display) + 0.5), 1), y), b.seen.deck
    said = b.say("deck", count=deck)
    b.piece("deck", parent, at, CARD_SIZE, said, style="deck", rule="SPK-DRAW-3", scale=_SMALLER, radius=4)
    b.print("deck", deck > 0, partial(_print_back, cards=deck > 0))
    number(b, "deck:count", "deck", 0, 0, deck, 15)


def _print_back(ink: Ink, cards: bool) -> None:
    if not cards:
        ink.rect(-24, -33, 48, 66, "ghost edge", 4)
        return
    ink.rect(-20, -28, 48, 66, "rail-card", 4)
    ink.rect(-24, -33, 48, 66, "rail-card edge", 4)
    ink.rect(-20, -29, 40, 58, "back-of", 2, fill="url(#pat-back)")
    ink.circle(0, 0, 14, "bead-disc")


def _draw_time(b: Board, parent: str, width: float) -> None:
    """Discard, rounds and time cards."""
    y, seen = 123.0, b.seen
    b.scene.add("rails:rule", "path", parent=parent, d=f"M14 102H{width - 14:g}", class_="hair")
    count = sum(seen.discard)
    said, words = b.say("discard", count=count, words=b.rails(seen.discard)), b.say("discard-short", count=count)
    short = partial(_print_words, words=words, room=width * 0.29)
    b.figure("discard", parent, (14, y), said, "SPK-BUILD-7", words, short)
    said, word = b.say("round", round=seen.round, rounds=ROUNDS), b.say("round-short")
    rounds = partial(_print_rounds, word=word, now=seen.round)
    b.figure("round", parent, (round(width * 0.53), y), said, "SPK-ROUND-1", (word, seen.round), rounds)
    last = b.figures.last_time_card
    said, times = b.say("time", count=seen.time, last=last), partial(_print_time, time=seen.time, last=last)
    b.figure("time", parent, (width - 14, y), said, "SPK-END-1", (seen.time, last), times)


def _print_words(ink: Ink, words: str, room: float) -> None:
    ink.text(0, 0, words, 12, "plain", "start", room)


def _print_rounds(ink: Ink, word: str, now: int) -> None:
    ink.text(-4, 0, word, 12, "plain", "end", 46)
    for i in range(1, ROUNDS + 1):
        x = 21.0 * (i - 1) + 9
        ink.circle(x, 0, 9, "badge" if i == now else "past" if i < now else "well-of")
        ink.text(x, 0, str(i), 11.5, "disp on-ink" if i == now else "disp quiet")


def _print_time(ink: Ink, time: int, last: int) -> None:
    for i in range(last):
        ink.icon("i-hourglass", -9.0 - 17 * (last - 1 - i), 0, 17, "k-time" if i < time else "fainter")
