"""The market of twelve goods, the display of rail cards, the deck, and how far the game has come."""

from functools import partial
from typing import Any

from abilene.engine.board import Frame, sentences
from abilene.engine.ink import Ink
from abilene.games.spike.data import ROUNDS, ROWS
from abilene.games.spike.scene.beams import distances
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_chip
from abilene.games.spike.scene.layout import GAP
from abilene.games.spike.scene.panel import number, panel
from abilene.games.spike.scene.plates import TYPE
from abilene.games.spike.scene.rails import CARD_SIZE, draw_card
from abilene.games.spike.scene.worth import card_now, chip_now
from abilene.games.spike.state import EMPTY

_SMALLER = 0.8  # the cards beside the map


def draw_market(b: Board) -> None:
    """The prices of the goods, and beside them (on a phone: below them) the rail cards."""
    left, high = 186.0 if b.wide else b.width, b.frames.panel
    prices = _panel(b, "market", Frame(0, 0, left, high), "SPK-BUILD-11")
    _draw_prices(b, prices, left, (high - 22) / ROWS)
    box = Frame(left + GAP, 0, b.width - left - GAP, high) if b.wide else Frame(0, high, left, high)
    rails = _panel(b, "rails", box, "SPK-DRAW-1")
    _draw_display(b, rails, box.w, _SMALLER if b.wide else 1)
    _draw_time(b, rails, box.w, high - 15 if b.wide else high - 27)


def _panel(b: Board, key: str, frame: Frame, rule: str) -> str:
    head, said = b.say("head", head=key), b.say("head-what", head=key)
    return panel(b, key, "part:market", frame, head, said=said, rule=rule)


def _draw_prices(b: Board, parent: str, width: float, step: float) -> None:
    figures, pitch, first, chip = b.figures, (width - 46) / 4, 19 + step / 2, min(17.5, step / 2 - 0.7)
    values, away = figures.row_values, distances(b.seen, b.own)
    for row, money in enumerate(values):
        said = b.say("row", money=money, last="yes" if row == len(values) - 1 else "no")
        coin = 24.0, round(first + step * row, 1)
        key = b.piece(f"market:row:{row + 1}", parent, coin, (26, 26), said, style="row", rule="SPK-BUILD-11")
        b.print(key, ("row", money), partial(Ink.coin, x=0, y=0, amount=money, size=23))
    for place, good in enumerate(b.seen.market):
        column, row = divmod(place, ROWS)
        name = figures.commodity_ids[good]
        cities = ", ".join(figures.city_names[city] for city in figures.sources[good])
        said = sentences(b.say("chip", commodity=good, money=values[row], cities=cities), chip_now(b, good, away))
        at = round(40 + pitch * (column + 0.5), 1), round(first + step * row, 1)
        size, style = (2 * chip, 2 * chip), f"chip-of asks-goods-{name}"
        key = b.piece(f"chip:{name}", parent, at, size, said, style=style, rule="SPK-BUILD-11")
        b.print(key, ("chip", chip), partial(draw_chip, good=name, radius=chip))


def _draw_display(b: Board, parent: str, width: float, scale: float) -> None:
    """Four cards face up, and the deck."""
    display, y = b.seen.display, 20 + CARD_SIZE[1] / 2 * scale
    pitch = (width - 16) / (len(display) + 1)
    for place, kind in enumerate(display):
        x = round(8 + pitch * (place + 0.5), 1)
        if kind == EMPTY:
            w, h = (size * scale for size in CARD_SIZE)
            box: dict[str, Any] = {"x": x - w / 2, "y": y - h / 2, "width": w, "height": h, "rx": 4}
            box |= {"class_": "ghost", "pointer_events": "all", "rule": "SPK-DRAW-2"}
            b.scene.add(
                f"empty:{place + 1}", "rect", parent=parent, title=b.say("display-empty", deck=b.seen.deck), **box
            )
            continue
        key, said = f"display:{place + 1}", sentences(b.say("display", rail=kind), card_now(b, kind))
        style = f"rail-card-of asks-rails-{b.figures.kind_ids[kind]}"
        b.piece(key, parent, (x, y), CARD_SIZE, said, style=style, rule="SPK-DRAW-1", scale=scale, radius=4)
        b.print(key, (b.land, kind), partial(draw_card, land=b.land, kind=kind))
    at, deck = (round(8 + pitch * (len(display) + 0.5), 1), y), b.seen.deck
    said = b.say("deck", count=deck)
    b.piece("deck", parent, at, CARD_SIZE, said, style="deck", rule="SPK-DRAW-3", scale=scale, radius=4)
    b.print("deck", deck > 0, partial(_print_back, cards=deck > 0))
    number(b, "deck:count", "deck", 0, 0, deck, 16)


def _print_back(ink: Ink, cards: bool) -> None:
    if not cards:
        ink.rect(-24, -33, 48, 66, "ghost edge", 4)
        return
    ink.rect(-20, -28, 48, 66, "rail-card", 4)
    ink.rect(-24, -33, 48, 66, "rail-card edge", 4)
    ink.rect(-20, -29, 40, 58, "back-of", 2, fill="url(#pat-back)")
    ink.circle(0, 0, 14, "bead-disc")


def _draw_time(b: Board, parent: str, width: float, y: float) -> None:
    """Discard, rounds and time cards."""
    seen = b.seen
    b.scene.add("rails:rule", "path", parent=parent, d=f"M10 {y - 12:g}H{width - 10:g}", class_="hair")
    count = sum(seen.discard)
    said, words = b.say("discard", count=count, words=b.rails(seen.discard)), b.say("discard-short", count=count)
    short = partial(_print_words, words=words, room=width * 0.28)
    b.figure("discard", parent, (10, y), said, "SPK-BUILD-7", words, short)
    said, word = b.say("round", round=seen.round, rounds=ROUNDS), b.say("round-short")
    rounds = partial(_print_rounds, word=word, now=seen.round)
    b.figure("round", parent, (round(width * 0.57), y), said, "SPK-ROUND-1", (word, seen.round), rounds)
    last = b.figures.last_time_card
    said, times = b.say("time", count=seen.time, last=last), partial(_print_time, time=seen.time, last=last)
    b.figure("time", parent, (width - 10, y), said, "SPK-END-1", (seen.time, last), times)


def _print_words(ink: Ink, words: str, room: float) -> None:
    ink.text(0, 0, words, 12, "plain", "start", room)


def _print_rounds(ink: Ink, word: str, now: int) -> None:
    ink.text(-4, 0, word, TYPE, "plain", "end", 46)
    for i in range(1, ROUNDS + 1):
        x = 17.0 * (i - 1) + 8.5
        ink.circle(x, 0, 8.2, "badge" if i == now else "past" if i < now else "well-of")
        ink.text(x, 0, str(i), TYPE, "disp on-ink" if i == now else "disp quiet")


def _print_time(ink: Ink, time: int, last: int) -> None:
    for i in range(last):
        ink.icon("i-hourglass", -7.0 - 13 * (last - 1 - i), 0, 15, "k-time" if i < time else "fainter")
