"""The hand as six stacks, and below it what is being done: the actions, the line that is built, what is paid."""

from collections.abc import Sequence
from functools import partial

from abilene.engine.board import Frame, capital
from abilene.engine.ink import Ink
from abilene.engine.look import wrapped
from abilene.games.spike.data import SIDES, turned
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.contracts import (
    Row,
    destinations,
    print_destinations,
    route_lines,
    route_start,
    route_words,
)
from abilene.games.spike.scene.layout import DEED, HAND
from abilene.games.spike.scene.panel import number, panel
from abilene.games.spike.scene.rails import CARD_SIZE, draw_card, draw_sample
from abilene.games.spike.state import EMPTY
from abilene.games.spike.steps.turn import ACTIONS, UPGRADE

_HINT_LINES = 5
_ACTIONS = {  # by name: sign and rule
    "draw": ("i-card", "SPK-DRAW-1"),
    "build": ("i-rails", "SPK-BUILD-2"),
    "restart": ("i-locomotive", "SPK-RESTART-1"),
    "extra": ("i-step-forward", "SPK-BOOST-1"),
}


def draw_hand(b: Board) -> None:
    """The own rail cards, and the panel of deeds."""
    head = b.say("hand", count=b.seen.held[b.own])
    key = panel(b, "hand", "part:hand", Frame(0, 0, b.width, HAND), head)
    if b.seen.knows_hand(b.own):
        _draw_stacks(b, key)
    else:
        _draw_backs(b, key, b.seen.held[b.own], b.width)
    _draw_deed(b, panel(b, "deed", "part:hand", Frame(0, HAND + 8, b.width, DEED)))


def _draw_stacks(b: Board, parent: str) -> None:
    seen, kinds = b.seen, b.figures.kind_ids
    needs = b.figures.needs(seen.chain if seen.turn == b.own else [])
    asked = seen.subject if b.options and seen.asks == "pay" else EMPTY
    pitch = (b.width - 24) / len(kinds)
    for kind, held in enumerate(seen.hand(b.own)):
        key, needed = f"stack:{kinds[kind]}", needs[kind]
        at = round(12 + pitch * (kind + 0.5) - 6, 1), 62
        style = f"rail-card-of on-{kinds[kind]}" + ("" if held else " none") + (" sel" if kind == asked else "")
        said = b.say("stack", rail=kind, count=held, needed=needed)
        b.piece(key, parent, at, CARD_SIZE, said, style=style, rule="SPK-COMP-1", radius=4)
        what = b.land, kind, min(held, 3), needed, held < needed
        b.print(key, what, partial(_print_stack, b=b, kind=kind, held=held, needed=needed))
        number(b, f"{key}:count", key, 24, -29, held, 13, "disp on-ink" if held else "disp quiet")


def _print_stack(ink: Ink, b: Board, kind: int, held: int, needed: int) -> None:
    for i in range(min(held, 3) - 1, 0, -1):
        ink.rect(-24 + 3.5 * i, -33 + 2 * i, 48, 66, "rail-card", 4)
    draw_card(ink, b.land, kind, "rail-card edge" if held else "rail-card edge gone-card", shade=held > 0)
    ink.circle(24, -29, 11, "badge" if held else "well-of")
    if needed:
        ink.rect(-26, 21, 52, 17, "short" if held < needed else "lamp", 8)
        ink.text(0, 29.5, f"−{needed}", 12, "disp on-short" if held < needed else "disp on-lamp")


def _draw_backs(b: Board, parent: str, count: int, width: float) -> None:
    """A hand that the viewer does not know."""
    key = b.scene.add("hand:backs", "g", parent=parent, title=b.say("their-hand", player=b.own, count=count))

    def draw(ink: Ink) -> None:
        pitch = min(54.0, (width - 76) / max(1, count - 1))
        for i in range(count):
            ink.rect(14 + pitch * i, 29, 48, 66, "rail-card", 4)
            ink.rect(18 + pitch * i, 33, 40, 58, "back-of", 2, fill="url(#pat-back)")

    b.print(key, (count, width), draw)


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
        _draw_line(b, key, head, line.tracks, note)


def _draw_actions(b: Board, parent: str) -> None:
    """Four actions; to upgrade is on the train itself."""
    seen, seat, width = b.seen, b.own, b.width
    names = ACTIONS[:UPGRADE]
    allowed = seen.power(seat), seen.pieces[seat], seen.speed(seat), 1  # cards or spaces that it is good for
    w, h = (width - 24) / len(names) - 12, DEED - 42
    head, words = b.scene.add("deed:head", "g", parent=parent), b.say("one-action")
    b.print(head, (words, width), lambda ink: ink.text(14, 17, words, 12, "disp caps", "start", width - 28))
    for i, (name, count) in enumerate(zip(names, allowed, strict=True)):
        key, (sign, rule), may = f"action:{name}", _ACTIONS[name], bool(b.choices(f"action:{name}"))
        at, said = (round(12 + (w + 12) * (i + 0.5), 1), 66), b.say("action", action_name=name, open=_yes(may))
        b.piece(key, parent, at, (w, h), said, style="action" if may else "action off", rule=rule)
        lines = b.say("action-word", action_name=name), b.say("action-short", action_name=name, count=count)
        b.print(key, (lines, w), partial(_print_action, sign=sign, lines=lines, w=w, h=h))


def _yes(so: bool) -> str:
    return "yes" if so else "no"


def _print_action(ink: Ink, sign: str, lines: tuple[str, str], w: float, h: float) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "action-tile edge")
    ink.icon(sign, 0, -17, 30, "k-action")
    ink.text(0, 10, lines[0], 12.5, "disp", room=w - 8)
    ink.text(0, 26, lines[1], 11, "quiet", room=w - 8)


def _draw_sides(b: Board, parent: str) -> None:
    """Both sides of a contract card (SPK-VAR-1)."""
    up = b.seen.contract[b.seen.subject]
    for side in range(SIDES):
        pays = {city: b.money(money) for city, money in b.pays(turned(up, side)).items()}
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
    """One of two cards, with its cities."""
    w, h = (b.width - 28) / 2 - 8, DEED - 20
    at = 14 + (w + 16) * (place + 0.5), DEED / 2
    b.piece(key, parent, at, (w, h), said, style="side", rule=rule)

    def draw(ink: Ink) -> None:
        ink.rect(-w / 2, -h / 2, w, h, "rail-card edge")
        if head:
            ink.rect(-w / 2, -h / 2, w, 24, "badge")
            ink.text(0, -h / 2 + 12, head, 13, "disp on-ink", room=w - 12)
        print_destinations(ink, rows, -w / 2, -h / 2 + (35 if head else 13), w, 15.6 if head else 16.4)

    b.print(key, (rows, w), draw)


def _draw_payments(b: Board, parent: str) -> None:
    """How many cards of a kind: as many tiles as there are answers, with the jokers that they make."""
    _draw_build(b, parent)
    rail = b.seen.subject
    need = b.figures.needs(b.seen.chain)[rail]
    w = min(78.0, (b.width - 24) / len(b.options) - 12)
    for i, count in enumerate(b.options):
        key, at = f"pay:{count}", (round(12 + (w + 12) * (i + 0.5), 1), DEED - 31)
        b.piece(key, parent, at, (w, 40), b.say("pay", rail=rail, count=count), style="action", rule="SPK-BUILD-10")
        jokers = max(0, count - need - 1)
        words = b.say("jokers", count=jokers) if jokers else ""
        draw = partial(_print_pay, b=b, rail=rail, count=count, words=words, w=w)
        b.print(key, (b.land, rail, words, w), draw)


def _print_pay(ink: Ink, b: Board, rail: int, count: int, words: str, w: float) -> None:
    ink.rect(-w / 2, -20, w, 40, "action-tile edge")
    y = -7 if words else 0
    ink.text(-w / 4 if count else 0, y, str(count), 16)
    if count:
        draw_sample(ink, b.land, rail, w / 6, y, min(34, w / 2))
    if words:
        ink.text(0, 11, words, 10.5, "quiet", room=w - 4)


def _draw_build(b: Board, parent: str) -> None:
    """The line so far: its spaces in order, and what it pays once it has reached a city."""
    seen, city, paid = b.seen, b.seen.reached(), sum(b.seen.payment)
    if city != EMPTY:
        head = b.say("line-to", city=city, money=seen.city_price(city))
    else:
        head = b.say("line-so-far", spaces=len(seen.chain))
    key = b.scene.add("deed:line", "g", parent=parent, class_="deed-now", title=capital(head), rule="SPK-BUILD-2")
    _draw_line(b, key, head, seen.chain, b.say("line-paid", count=paid) if paid else "")


def _draw_line(b: Board, key: str, head: str, tracks: Sequence[int], note: str) -> None:
    """Whereto, its spaces, and what they cost."""
    kinds, width = tuple(b.figures.track_kind[track] for track in tracks), b.width

    def draw(ink: Ink) -> None:
        ink.text(14, 21, head, 15, "disp", "start", width - 28)
        pitch = min(47.0, (width - 28) / max(1, len(kinds)))
        for i, kind in enumerate(kinds):
            draw_sample(ink, b.land, kind, 14 + pitch * (i + 0.5) - 3, 46, min(40, pitch - 4))
        ink.text(14, 74, note, 13, "quiet", "start", width - 28)

    b.print(key, (head, kinds, note, width, b.land), draw)


def _draw_hint(b: Board, parent: str) -> None:
    """What the question is about; for whoever waits, who is at it."""
    asks, width = b.seen.asks, b.width
    if not asks:
        words = b.say("over")
    elif b.options:
        words = b.say("hint", asks=asks)
    else:
        words = b.say("waiting", player=b.seen.player, asks=asks)
    lines = wrapped(words, 13, (width - 34) / 0.84)  # the widest face is hardly ever the one in use
    top = DEED / 2 - 9 * (len(lines) - 1)
    lines += [""] * (_HINT_LINES - len(lines))  # as many in every language and shape
    key = b.scene.add("deed:hint", "g", parent=parent, class_="deed-now")

    def draw(ink: Ink) -> None:
        for i, line in enumerate(lines):
            ink.text(17, top + 18 * i, line, 13, "quiet", "start", width - 34)

    b.print(key, (*lines, width), draw)
