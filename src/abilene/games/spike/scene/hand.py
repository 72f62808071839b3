"""The hand as six stacks, and below it what is being done: the actions, the line that is built, what is paid."""

from collections.abc import Sequence
from functools import partial

from abilene.engine.board import Frame, Point, capital
from abilene.engine.ink import Ink
from abilene.engine.look import width, wrapped
from abilene.games.spike.data import SIDES, turned
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.contracts import (
    Row,
    destinations,
    route_lines,
    route_start,
    route_words,
)
from abilene.games.spike.scene.layout import GAP
from abilene.games.spike.scene.panel import number, panel
from abilene.games.spike.scene.plates import TYPE
from abilene.games.spike.scene.rails import CARD_SIZE, draw_card, draw_sample
from abilene.games.spike.scene.worth import jokers
from abilene.games.spike.state import EMPTY
from abilene.games.spike.steps.turn import ACTIONS, UPGRADE

_SMALLER = 0.72  # what is left of a card beside the map: below the heading, and no light of it on the heading
_COUNT = TYPE / _SMALLER  # numbers on the cards: no smaller there than any other
_HINT_LINES = 5
_CARD_LINES = 6
_ACTIONS = {  # by name: sign and rule
    "draw": ("i-card", "SPK-DRAW-1"),
    "build": ("i-rails", "SPK-BUILD-2"),
    "restart": ("i-locomotive", "SPK-RESTART-1"),
    "extra": ("i-step-forward", "SPK-BOOST-1"),
}


def draw_hand(b: Board) -> None:
    """The own rail cards, and the panel of deeds."""
    head = b.say("hand", count=b.seen.held[b.own])
    high = b.frames.cards
    said = b.say("hand-what", player=b.own, count=b.seen.held[b.own])
    key = panel(b, "hand", "part:hand", Frame(0, 0, b.width, high), head, said=said, rule="SPK-DRAW-4")
    if b.seen.knows_hand(b.own):
        _draw_stacks(b, key)
    else:
        _draw_backs(b, key, b.seen.held[b.own], b.width)
    _draw_deed(b, panel(b, "deed", "part:hand", Frame(0, high + GAP, b.width, b.frames.deed)))


def _draw_stacks(b: Board, parent: str) -> None:
    seen, kinds = b.seen, b.figures.kind_ids
    needs = b.figures.needs(seen.chain if seen.turn == b.own else [])
    asked = seen.subject if b.options and seen.asks == "pay" else EMPTY
    pitch, y, scale = (b.width - 24) / len(kinds), b.frames.cards - 42 * _scale(b) + b.wide, _scale(b)
    for kind, held in enumerate(seen.hand(b.own)):
        key, needed = f"stack:{kinds[kind]}", needs[kind]
        at = round(12 + pitch * (kind + 0.5) - 6, 1), round(y, 1)
        style = f"rail-card-of asks-rails-{kinds[kind]}" + ("" if held else " none") + (" sel" if kind == asked else "")
        said = b.say("stack", rail=kind, count=held, needed=needed, jokers=jokers(held))
        b.piece(key, parent, at, CARD_SIZE, said, style=style, rule="SPK-COMP-1", scale=scale, radius=4)
        what = b.land, kind, min(held, 3), needed, held < needed
        b.print(key, what, partial(_print_stack, b=b, kind=kind, held=held, needed=needed))
        number(b, f"{key}:count", key, 24, -21, held, _COUNT, "disp on-ink" if held else "disp quiet")


def _print_stack(ink: Ink, b: Board, kind: int, held: int, needed: int) -> None:
    for i in range(min(held, 3) - 1, 0, -1):
        ink.rect(-24 + 3.5 * i, -33 + 2 * i, 48, 66, "rail-card", 4)
    draw_card(ink, b.land, kind, "rail-card edge" if held else "rail-card edge gone-card", shade=held > 0)
    ink.circle(24, -21, 12.5, "badge" if held else "well-of")
    if needed:
        ink.rect(-26, 17, 52, 21, "short" if held < needed else "lamp", 8)
        ink.text(0, 27.5, f"−{needed}", _COUNT, "disp on-short" if held < needed else "disp on-lamp")


def _draw_backs(b: Board, parent: str, count: int, width: float) -> None:
    """A hand that the viewer does not know."""
    key = b.scene.add("hand:backs", "g", parent=parent, title=b.say("their-hand", player=b.own, count=count))
    w, h = (size * _scale(b) for size in CARD_SIZE)
    top = b.frames.cards - h - 6

    def draw(ink: Ink) -> None:
        pitch = min(w + 6, (width - w - 28) / max(1, count - 1))
        for i in range(count):
            ink.rect(14 + pitch * i, top, w, h, "rail-card", 4)
            ink.rect(17 + pitch * i, top + 3, w - 6, h - 6, "back-of", 2, fill="url(#pat-back)")

    b.print(key, (count, width), draw)


def _scale(b: Board) -> float:
    """Beside the map the cards are smaller: a low window has little room below the question."""
    return _SMALLER if b.wide else 1.0


# ------------------------------------------------------------------ what is being done


def _draw_deed(b: Board, parent: str) -> None:
    offers = {"action": _draw_actions, "side": _draw_sides, "route": _draw_routes, "pay": _draw_payments}
    if b.options and b.seen.asks in offers:
        offers[b.seen.asks](b, parent)
    elif b.seen.chain:
        _draw_build(b, parent)
    else:
        _draw_hint(b, parent)
    for track, line in b.lines.items():
        head, note = b.say("line-to", city=line.city, money=line.money), b.say("line-cards", count=line.cards)
        key = b.scene.add(f"preview:{track}:deed", "g", parent=parent, class_="deed-preview", preview=(track,))
        _draw_line(b, key, parent, head, line.tracks, note)
    for city, line in b.ends.items():
        left = b.seen.held[b.own] - line.cards
        head, note = b.say("line-to", city=line.city, money=line.money), b.say("line-left", count=line.cards, left=left)
        key = b.scene.add(f"way:{city}:deed", "g", parent=parent, class_="deed-preview", of=city)
        _draw_line(b, key, parent, head, line.tracks, note)


def _draw_actions(b: Board, parent: str) -> None:
    """Four actions; to upgrade is on the train itself."""
    seen, seat = b.seen, b.own
    allowed = seen.power(seat), seen.pieces[seat], seen.speed(seat), 1  # cards or spaces that it is good for
    for i, (name, count) in enumerate(zip(ACTIONS[:UPGRADE], allowed, strict=True)):
        key, (sign, rule), may = f"action:{name}", _ACTIONS[name], bool(b.choices(f"action:{name}"))
        at, size = _tile(b, i, 4 if b.wide else 2, 1 if b.wide else 2)
        said = b.say("action", action_name=name, open=_yes(may))
        b.piece(key, parent, at, size, said, style="action deed-now" if may else "action off deed-now", rule=rule)
        lines = b.say("action-word", action_name=name), b.say("action-short", action_name=name, count=count)
        b.print(key, (lines, size), partial(_print_action, sign=sign, lines=lines, size=size))


def _tile(b: Board, place: int, columns: int, rows: int = 1) -> tuple[Point, Point]:
    """The middle and the size of one of several equal tiles that fill the panel."""
    row, column = divmod(place, columns)
    w, h = (b.width - 6) / columns - 6, (b.frames.deed - 4) / rows - 4
    return (round(6 + (w + 6) * column + w / 2, 1), round(4 + (h + 4) * row + h / 2, 1)), (round(w, 1), round(h, 1))


def _yes(so: bool) -> str:
    return "yes" if so else "no"


def _print_action(ink: Ink, sign: str, lines: tuple[str, str], size: Point) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "action-tile edge")
    ink.icon(sign, 16 - w / 2, 0, 24, "k-action")
    ink.text(31 - w / 2, -7, lines[0], 12.5, "disp", "start", w - 34)
    ink.text(31 - w / 2, 7.5, lines[1], TYPE, "quiet", "start", w - 34)


def _draw_sides(b: Board, parent: str) -> None:
    """Both sides of a contract card (SPK-VAR-1)."""
    up = b.seen.contract[b.seen.subject]
    for side in range(SIDES):
        pays = {city: str(money) for city, money in b.pays(turned(up, side)).items()}
        said = b.say("side", side="AB"[side])
        _draw_card(b, parent, f"side:{side}", side, said, "SPK-VAR-1", destinations(b, pays))


def _draw_routes(b: Board, parent: str) -> None:
    """Two route cards, of which one is kept (SPK-VAR-2)."""
    dealt = {b.figures.route_ids[route]: route for route in (b.seen.routes[b.own], b.seen.spare[b.own])}
    for i, name in enumerate(sorted(dealt)):
        route = dealt[name]
        rows, start = route_lines(b, route), route_start(b, route)
        _draw_card(b, parent, f"route:{name}", i, route_words(b, route), "SPK-VAR-2", rows, start)


def _draw_card(
    b: Board, parent: str, key: str, place: int, said: str, rule: str, rows: Sequence[Row], head: str = ""
) -> None:
    """One of two cards, with its cities: each in a line, or in running text where there is little room."""
    at, (w, h) = _tile(b, place, 2)
    b.piece(key, parent, at, (w, h), said, style="side", rule=rule)
    words = [head] * bool(head) + [f"{city} {value}" for city, value, *_ in rows]
    lines = _two_lines(words) if b.wide else words
    size, pitch = (TYPE, 14.0) if b.wide else (13.0, 19.0)
    top = -pitch / 2 * (len(lines) - 1)
    lines += [""] * (_CARD_LINES - len(lines))  # as many in every shape

    def draw(ink: Ink) -> None:
        ink.rect(-w / 2, -h / 2, w, h, "rail-card edge")
        for i, line in enumerate(lines):
            ink.text(4 - w / 2, top + pitch * i, line, size, "disp" if line == head else "plain", "start", w - 8)

    b.print(key, (rows, w), draw)


def _two_lines(words: Sequence[str]) -> list[str]:
    """The words in two lines that are as short as can be."""
    splits = [(", ".join(words[:i]) + ",", ", ".join(words[i:])) for i in range(1, len(words))]
    return list(min(splits, key=lambda lines: max(width(line, 1) for line in lines)))


def _draw_payments(b: Board, parent: str) -> None:
    """How many cards of a kind: as many tiles as there are answers, with the jokers that they make."""
    rail = b.seen.subject
    need = b.figures.needs(b.seen.chain)[rail]
    _draw_build(b, "hand" if b.wide else parent)
    for i, count in enumerate(b.options):
        (x, y), (w, _) = _tile(b, i, max(5, len(b.options)))
        key, at, size = f"pay:{count}", (x, y if b.wide else b.frames.deed - 26), (w, 32.0 if b.wide else 40.0)
        b.piece(key, parent, at, size, b.say("pay", rail=rail, count=count), style="action", rule="SPK-BUILD-10")
        jokers = max(0, count - need - 1)
        words = b.say("jokers", count=jokers) if jokers else ""
        b.print(
            key, (b.land, rail, words, size), partial(_print_pay, b=b, rail=rail, count=count, words=words, size=size)
        )


def _print_pay(ink: Ink, b: Board, rail: int, count: int, words: str, size: Point) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "action-tile edge")
    y = -7 if words else 0
    ink.text(-w / 4 if count else 0, y, str(count), 16)
    if count:
        draw_sample(ink, b.land, rail, w / 6, y, min(34, w / 2))
    if words:
        ink.text(0, 9, words, TYPE, "quiet", room=w - 4)


def _draw_build(b: Board, parent: str) -> None:
    """The line so far: its spaces in order, and what it pays once it has reached a city."""
    seen, city, paid = b.seen, b.seen.reached(), sum(b.seen.payment)
    if city != EMPTY:
        head = b.say("line-to", city=city, money=seen.city_price(city))
    else:
        head = b.say("line-so-far", spaces=len(seen.chain))
    key = b.scene.add("deed:line", "g", parent=parent, class_="deed-now", title=capital(head), rule="SPK-BUILD-2")
    _draw_line(b, key, parent, head, seen.chain, b.say("line-paid", count=paid) if paid else "")


def _draw_line(b: Board, key: str, parent: str, head: str, tracks: Sequence[int], note: str) -> None:
    """Whereto, its spaces, and what they cost; in the head of the hand, where the tiles of the payment are below."""
    kinds, width = tuple(b.figures.track_kind[track] for track in tracks), b.width
    left, y, down, note = (150, 12, 0, "") if parent == "hand" else (10, 13, 17 if b.wide else 33, note)
    room = width / 2 - 20

    def draw(ink: Ink) -> None:
        ink.text(width - 10 if left > 10 else left, y, head, 13.5, "disp", "end" if left > 10 else "start", room)
        ink.text(width - 10, y, note, 12.5, "quiet", "end", room)
        pitch = min(47.0, (width - 20) / max(1, len(kinds))) if down else 14.0
        for i, kind in enumerate(kinds):
            draw_sample(ink, b.land, kind, left + pitch * (i + 0.5), y + down, min(40, pitch - 3))

    b.print(key, (head, kinds, note, width, left, b.land), draw)


def _draw_hint(b: Board, parent: str) -> None:
    """What the question is about; for whoever waits, who is at it."""
    asks, width = b.seen.asks, b.width
    if not asks:
        words = b.say("over")
    elif b.options:
        words = b.say("hint", asks=asks)
    else:
        words = b.say("waiting", player=b.seen.player, asks=asks)
    size, step = (TYPE, 12.4) if b.wide else (13, 18)
    lines = wrapped(words, size, (b.width - 20) / 0.84)  # the widest face is hardly ever the one in use
    top = b.frames.deed / 2 - step / 2 * (len(lines) - 1)
    lines += [""] * (_HINT_LINES - len(lines))  # as many in every language and shape
    key = b.scene.add("deed:hint", "g", parent=parent, class_="deed-now")

    def draw(ink: Ink) -> None:
        for i, line in enumerate(lines):
            ink.text(10, top + step * i, line, size, "quiet", "start", width - 20)

    b.print(key, (*lines, width), draw)
