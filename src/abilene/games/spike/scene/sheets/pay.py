"""The sheet of a payment: every complete payment as a row, and what the line brings."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from abilene.engine.board import Frame, Point, capital
from abilene.engine.ink import Ink, commit
from abilene.engine.look import width
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.goods import draw_good
from abilene.games.spike.scene.layout import GAP, SHEET
from abilene.games.spike.scene.panel import panel
from abilene.games.spike.scene.rails import draw_sample
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.build import COMMIT, OFFERED, ROW, payments

PART = "part:sheet"

_LINE, _CITY, _FOOT, _BUTTON = 56.0, 32.0, 48.0, 44.0  # heights from above and below the rows
_HEAD = 46.0  # of the rows
_TALLEST = 41.0  # row
_CARD = (16.0, 23.0)
_FAN = 7.0  # between the cards of a set
_APART, _AFTER = 4.0, 8.0  # between cards side by side, and behind the words of a set
_WORDS = 13.0


class Row(NamedTuple):
    """A complete payment."""

    paid: tuple[int, ...]  # by kind
    need: tuple[int, ...]
    left: tuple[int, ...]

    @property
    def cards(self) -> int:
        """How many are paid."""
        return sum(self.paid)


def draw_pay(b: Board, t: Railroad) -> None:
    """The line, the payments, what its city pays, and the button."""
    need, hand = tuple(b.figures.needs(b.seen.chain)), b.seen.hand(b.own)
    found = payments(t, b.own)
    rows = [
        Row(tuple(paid), need, tuple(held - count for held, count in zip(hand, paid, strict=True)))
        for paid in found[:OFFERED]
    ]
    b.part("sheet", b.frames.beside["sheet"], icon="rails", slot="sheet")
    _draw_line(b, Frame(0, 0, b.width, _LINE))
    high = SHEET - _LINE - _CITY - _FOOT - _BUTTON - 4 * GAP
    _draw_rows(b, rows, len(found) > len(rows), Frame(0, _LINE + GAP, b.width, high))
    y = _LINE + high + 2 * GAP
    _draw_city(b, Frame(0, y, b.width, _CITY))
    _draw_sums(b, rows, y + _CITY + GAP)
    said = b.say("sheet-commit")
    size = b.width - 2, _BUTTON - 2
    b.piece(COMMIT, PART, (b.width / 2, SHEET - _BUTTON / 2), size, _told(b, rows[0]), style="go", rule="SPK-BUILD-10")
    b.print(COMMIT, (said, size), partial(commit, w=size[0], h=size[1], words=said))


def _draw_line(b: Board, frame: Frame) -> None:
    """Its spaces in order."""
    seen = b.seen
    key = panel(b, "sheet:line", PART, frame)
    kinds = tuple(b.figures.track_kind[track] for track in seen.chain)
    line, hint = b.say("sheet-line", city=seen.reached()), b.say("sheet-bend", count=len(kinds))
    hinted = bool(b.bends) and width(line, 17) + width(hint, 13) < frame.w - 40
    words = line, hint if hinted else b.say("sheet-spaces", count=len(kinds))
    b.print(key, (b.land, kinds, words, frame), partial(_print_line, b=b, kinds=kinds, words=words, w=frame.w))


def _print_line(ink: Ink, b: Board, kinds: Sequence[int], words: tuple[str, str], w: float) -> None:
    ink.text(12, 17, words[0], 17, "disp", "start", w - width(words[1], 13) - 36)
    ink.text(w - 12, 17, words[1], 13, "quiet", "end")
    pitch = min(62.0, (w - 20) / len(kinds))
    for i, kind in enumerate(kinds):
        x = 10 + pitch * i
        bar = min(38.0, pitch - 20)
        draw_sample(ink, b.land, kind, x + 18 + bar / 2, 40, bar)
        ink.circle(x + 9, 40, 8.5, "ordinal")  # which space of the line it is, not how many
        ink.text(x + 9, 40, str(i + 1), 13, "plain")


# ------------------------------------------------------------------ payments


def _draw_rows(b: Board, rows: Sequence[Row], more: bool, frame: Frame) -> None:
    key = panel(b, "sheet:rows", PART, frame)
    _define_cards(b, key)
    heads, hand = (b.say("sheet-pay"), b.say("sheet-joker")), tuple(b.seen.hand(b.own))
    last = b.say("sheet-more") if more else b.say("sheet-all", count=len(rows))
    pitch = min(_TALLEST, (frame.h - _HEAD - 22) / len(rows))
    end = _HEAD + pitch * len(rows)
    draw = partial(_print_heads, b=b, heads=heads, hand=hand, last=last, w=frame.w, end=end)
    b.print(key, (b.land, heads, hand, last, frame.w, end), draw)
    for i, row in enumerate(rows):
        name, at, size = f"{ROW}{i + 1}", (frame.w / 2, _HEAD + pitch * (i + 0.5)), (frame.w - 16, pitch - 5)
        b.piece(name, key, at, size, _told(b, row), style="row" if i else "row best", rule="SPK-BUILD-8")
        words = _words(b, row)
        b.print(name, (b.land, row, words, size), partial(_print_row, b=b, row=row, words=words, size=size))


def _told(b: Board, row: Row) -> str:
    return b.say("sheet-row", paid=b.rails(row.paid), left=b.rails(row.left), count=sum(row.left))


def _words(b: Board, row: Row) -> tuple[str, str, tuple[str, ...]]:
    """How many cards, that some are left, and what each kind of card replaces."""
    sets = tuple(
        b.say("sheet-set", count=paid - need - 1) if paid > need else ""
        for paid, need in zip(row.paid, row.need, strict=True)
    )
    return b.say("sheet-cards", count=row.cards), b.say("sheet-left", count=sum(row.left)), sets


def _print_heads(
    ink: Ink, b: Board, heads: tuple[str, str], hand: Sequence[int], last: str, w: float, end: float
) -> None:
    ink.text(12, 15, heads[0], 15, "disp", "start", w * 0.3)
    _print_counts(ink, b, hand, w - 12, 15)
    ink.text(12, 34, heads[1], 13, "quiet", "start", w - 24)
    ink.text(12, end + 10, last, 13, "quiet", "start", w - 24)


def _print_row(ink: Ink, b: Board, row: Row, words: tuple[str, str, tuple[str, ...]], size: Point) -> None:
    w, h = size
    cards, left, sets = words
    ink.rect(-w / 2, -h / 2, w, h, "action-tile edge")
    ink.text(w / 2 - 10, -7.5, cards, 13.5, "disp", "end")
    begin = _print_counts(ink, b, row.left, w / 2 - 10, 8)
    ink.text(begin - 4, 8, left, 13, "quiet", "end")
    x = 10 - w / 2
    step = _step(row, sets, begin - 4 - width(left, _WORDS) - _AFTER - x)
    for kind, (paid, need) in enumerate(zip(row.paid, row.need, strict=True)):
        for _ in range(min(paid, need)):
            _card(ink, b, kind, x)
            x += step
        if paid > need:
            for i in range(paid - need):
                end = _card(ink, b, kind, x + _FAN * i)
            ink.text(end + _APART, 0, sets[kind], _WORDS, "plain", "start")
            x = end + _APART + width(sets[kind], _WORDS) + _AFTER


def _step(row: Row, sets: Sequence[str], room: float) -> float:
    """From one card to the next: where many are paid they lie over one another, so that all find room."""
    joker = sum(
        _FAN * (paid - need - 1) + _CARD[0] + _APART + width(word, _WORDS) + _AFTER
        for paid, need, word in zip(row.paid, row.need, sets, strict=True)
        if paid > need
    )
    single = sum(map(min, row.paid, row.need))
    return min(_CARD[0] + _APART, (room - joker) / max(1, single))


def _print_counts(ink: Ink, b: Board, counts: Sequence[int], right: float, y: float) -> float:
    """Rail cards as numbers and bars, up to the right; where they begin."""
    for kind in reversed(range(len(counts))):
        if counts[kind]:
            draw_sample(ink, b.land, kind, right - 9, y, 18)
            ink.text(right - 21, y, str(counts[kind]), 13, "plain", "end")
            right -= 35
    return right


def _define_cards(b: Board, parent: str) -> None:
    """A small rail card of each kind, drawn once: a sheet has many of them."""
    for kind, held in enumerate(b.seen.hand(b.own)):
        name = b.land.names[kind]
        if not held:
            continue
        key = b.scene.add(f"sheet:card:{name}", "symbol", parent=parent, id=f"small-{name}", overflow="visible")
        b.print(key, (b.land, kind), partial(_print_card, b=b, kind=kind))


def _print_card(ink: Ink, b: Board, kind: int) -> None:
    """Its colours are those of where it is used: the rules of a style do not reach into what is used."""
    (w, h), wide = _CARD, _CARD[0] - 4
    ink.add("rect", y=-h / 2, width=w, height=h, rx=2, fill="var(--card)", stroke="var(--line)", stroke_width=1.2)
    for y in (-6, 0, 6):
        place = {"x": 2, "y": round(y - wide * 0.15, 1), "width": wide, "height": round(wide * 0.3, 1)}
        ink.add("use", href=f"#rail-{b.land.patterns[kind]}", **place)


def _card(ink: Ink, b: Board, kind: int, x: float) -> float:
    """A small rail card; where it ends."""
    name = b.land.names[kind]
    ink.add("use", href=f"#small-{name}", x=round(x, 1), class_=f"rail-{name}")
    return x + _CARD[0]


# ------------------------------------------------------------------ what comes of it


def _draw_city(b: Board, frame: Frame) -> None:
    """What the city supplies, and what that brings now."""
    seen, city = b.seen, b.seen.reached()
    good = b.figures.supplies[city]
    said = b.say("sheet-city", city=city, commodity=good, money=seen.price(good))
    key = panel(b, "sheet:city", PART, frame)
    name = b.figures.commodity_ids[good]

    def draw(ink: Ink) -> None:
        draw_good(ink, name, 20, frame.h / 2, 22)
        ink.text(38, frame.h / 2, capital(said), 15, "disp", "start", frame.w - 50)

    b.print(key, (said, frame), draw)


def _draw_sums(b: Board, rows: Sequence[Row], y: float) -> None:
    """Money, track pieces and cards before and after: of the best payment, or of that which is pointed at."""
    seen, seat, x = b.seen, b.own, b.width * 0.76
    money, price, pieces, held = seen.money[seat], seen.city_price(seen.reached()), seen.pieces[seat], seen.held[seat]
    words = b.say("sheet-money"), b.say("sheet-pieces"), b.say("sheet-hand-size")
    coins, rails = (money, price, money + price), f"{pieces} → {pieces - len(seen.chain)}"
    key = b.scene.add("sheet:sums", "g", parent=PART, transform=f"translate(0 {y:g})")
    b.print(key, (words, coins, rails, b.width), partial(_print_sums, words=words, coins=coins, rails=rails, w=b.width))
    for i, row in enumerate(rows):
        if i and row.cards == rows[0].cards:
            continue  # the same sum
        cards, of = f"{held} → {held - row.cards}", f"{ROW}{i + 1}" if i else ""
        b.scene.add(f"sheet:sums:{i + 1}", "g", parent=key, of=of)
        b.print(f"sheet:sums:{i + 1}", (cards, x), partial(_print_cards, cards=cards, x=x))


def _print_sums(ink: Ink, words: Sequence[str], coins: tuple[int, int, int], rails: str, w: float) -> None:
    ink.rect(1, 0, w - 2, _FOOT, "sums-paper", 3)
    for x, word in zip((14, w * 0.5, w * 0.76), words, strict=True):
        ink.text(x, 11, word, 13, "quiet", "start")
    for i, amount in enumerate(coins):
        ink.coin(24 + 49 * i, 31, amount, 24)
    ink.text(48, 31, "+", 15)
    ink.text(97, 31, "=", 15)
    ink.text(w * 0.5, 31, rails, 16, "disp", "start")


def _print_cards(ink: Ink, cards: str, x: float) -> None:
    """Over what the best payment leaves."""
    ink.rect(x - 2, 21, 80, 20, "sums-under", 0)
    ink.text(x, 31, cards, 16, "disp", "start")
