"""The hand as six stacks, and below it what is being done: the actions, the line that is built, what is paid."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from abilene.engine.ink import Ink, piece, printed
from abilene.engine.look import width as room_of
from abilene.games.spike.data import SIDES, turned
from abilene.games.spike.scene.board import Board, capital
from abilene.games.spike.scene.contracts import print_destinations, route_values
from abilene.games.spike.scene.layout import COLUMN, DEED, HAND, PHONE
from abilene.games.spike.scene.lines import Line
from abilene.games.spike.scene.panel import number, panel
from abilene.games.spike.scene.rails import draw_card, draw_sample
from abilene.games.spike.steps.turn import ACTIONS, UPGRADE

_CARD = (48.0, 66.0)
_HINT_LINES = 5
_SIGNS = {"draw": "i-card", "build": "i-rails", "restart": "i-locomotive", "extra": "i-step-forward"}


def draw_hand(b: Board) -> None:
    """The own rail cards, and the panel of deeds."""
    width = float(COLUMN if b.shape == "wide" else PHONE)
    owns = b.known["seats"][b.own]
    head = b.say("hand", count=owns["hand"])
    key = panel(b, "hand", "part:hand", (0, 0, width, HAND), head)
    if "cards" in owns:
        _draw_stacks(b, key, owns, width)
    else:
        _draw_backs(b, key, owns["hand"], width)
    deed = panel(b, "deed", "part:hand", (0, HAND + 8, width, DEED))
    _draw_deed(b, deed, width)


def _draw_stacks(b: Board, parent: str, owns: Mapping[str, Any], width: float) -> None:
    kinds = b.figures.kind_ids
    build = b.known["build"] if b.known["turn"] == b.own else None
    asked = b.known["about"]["rail"] if b.options and b.known["asks"] == "pay" else -1
    pitch = (width - 24) / len(kinds)
    for kind, name in enumerate(kinds):
        held = owns["cards"].get(name, 0)
        needed = build["needs"].get(name, 0) if build else 0
        key = f"stack:{name}"
        said = b.title(key, b.say("stack", rail=kind, count=held, needed=needed))
        x = round(12 + pitch * (kind + 0.5) - 6, 1)
        style = f"rail-card-of on-{name}" + ("" if held else " none") + (" sel" if kind == asked else "")
        piece(
            b.scene,
            key,
            parent,
            x,
            62,
            _CARD,
            style=style,
            title=said,
            rule="SPK-COMP-1",
            choices=b.choices(key),
            radius=4,
        )
        what = b.land, kind, min(held, 3), needed, held < needed
        printed(b.scene, key, what, partial(_print_stack, b=b, kind=kind, held=held, needed=needed))
        number(b, f"{key}:count", key, 24, -29, str(held), 13, "disp on-ink" if held else "disp quiet")


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

    printed(b.scene, key, (count, width), draw)


# ------------------------------------------------------------------ what is being done


def _draw_deed(b: Board, parent: str, width: float) -> None:
    asks, mine = b.known["asks"], bool(b.options)
    if mine and asks == "action":
        _draw_actions(b, parent, width)
    elif mine and asks == "side":
        _draw_sides(b, parent, width)
    elif mine and asks == "route":
        _draw_routes(b, parent, width)
    elif mine and asks == "pay":
        _draw_payments(b, parent, width)
    elif b.known["build"] is not None:
        _draw_build(b, parent, width)
    else:
        _draw_hint(b, parent, width)
    for track, line in b.lines.items():
        _draw_preview(b, parent, track, line, width)


def _draw_actions(b: Board, parent: str, width: float) -> None:
    """Four actions; to upgrade is on the train itself."""
    names = ACTIONS[:UPGRADE]
    w, h = (width - 24) / len(names) - 12, DEED - 42
    head = b.scene.add("deed:head", "g", parent=parent)
    words = b.say("one-action")
    printed(b.scene, head, (words, width), lambda ink: ink.text(14, 17, words, 12, "disp caps", "start", width - 28))
    for i, name in enumerate(names):
        key = f"action:{name}"
        choices = b.choices(key)
        said = b.title(key, b.say("action", action_name=name, open="yes" if choices else "no"))
        x = 12 + (w + 12) * (i + 0.5)
        style = "action" if choices else "action off"
        piece(
            b.scene, key, parent, round(x, 1), 66, (w, h), style=style, title=said, rule=_RULES[name], choices=choices
        )
        lines = b.say("action-word", action_name=name), b.say("action-short", action_name=name, count=_allowed(b, name))
        printed(b.scene, key, (lines, w), partial(_print_action, name=name, lines=lines, w=w, h=h))


_RULES = {"draw": "SPK-DRAW-1", "build": "SPK-BUILD-2", "restart": "SPK-RESTART-1", "extra": "SPK-BOOST-1"}


def _allowed(b: Board, name: str) -> int:
    """How many cards or spaces the action is good for."""
    owns = b.known["seats"][b.own]
    limits: Mapping[str, int] = {"draw": owns["power"], "build": owns["pieces"], "restart": owns["speed"], "extra": 1}
    return limits[name]


def _print_action(ink: Ink, name: str, lines: tuple[str, str], w: float, h: float) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "action-tile edge")
    ink.icon(_SIGNS[name], 0, -17, 30, "k-action")
    ink.text(0, 10, lines[0], 12.5, "disp", room=w - 8)
    ink.text(0, 26, lines[1], 11, "quiet", room=w - 8)


def _draw_sides(b: Board, parent: str, width: float) -> None:
    """Both sides of a contract card (SPK-VAR-1)."""
    good = b.figures.commodity_ids[b.known["about"]["commodity"]]
    held = next(its for its in b.known["seats"][b.own]["contracts"] if its["commodity"] == good)
    up = b.figures.contract_ids.index(held["id"])
    w = (width - 28) / 2 - 8
    for side in range(SIDES):
        key = f"side:{side}"
        x = 14 + (w + 16) * (side + 0.5)
        said = b.title(key, b.say("side", side="AB"[side]))
        piece(
            b.scene,
            key,
            parent,
            x,
            DEED / 2,
            (w, DEED - 20),
            style="side",
            title=said,
            rule="SPK-VAR-1",
            choices=b.choices(key),
        )
        contract = turned(up, side)
        pays = {city: b.figures.pays(contract, city) for city in b.figures.destinations[contract]}
        rows = tuple((b.figures.city_names[city], b.money(money), False, False) for city, money in pays.items())
        printed(b.scene, key, (rows, w), partial(_print_side, rows=rows, w=w, h=DEED - 20, good=b.good(good)))


def _print_side(ink: Ink, rows: Sequence[tuple[str, str, bool, bool]], w: float, h: float, good: str) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "rail-card edge")
    print_destinations(ink, rows, -w / 2, -h / 2 + 13, w, 16.4)


def _draw_routes(b: Board, parent: str, width: float) -> None:
    """Two route cards, of which one is kept (SPK-VAR-2)."""
    owns = b.known["seats"][b.own]
    w = (width - 28) / 2 - 8
    for i, route in enumerate(sorted((owns["route"], owns["spare_route"]), key=lambda its: str(its["id"]))):
        key = f"route:{route['id']}"
        x = 14 + (w + 16) * (i + 0.5)
        said = b.title(key, b.say("route", start=b.city(route["start"]), cities=route_values(b, route)))
        piece(
            b.scene,
            key,
            parent,
            x,
            DEED / 2,
            (w, DEED - 20),
            style="side",
            title=said,
            rule="SPK-VAR-2",
            choices=b.choices(key),
        )
        rows = tuple((b.city(name), str(value), False, False) for name, value in route["values"].items())
        printed(
            b.scene, key, (rows, w), partial(_print_route, rows=rows, w=w, h=DEED - 20, start=b.city(route["start"]))
        )


def _print_route(ink: Ink, rows: Sequence[tuple[str, str, bool, bool]], w: float, h: float, start: str) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "rail-card edge")
    ink.rect(-w / 2, -h / 2, w, 24, "badge")
    ink.text(0, -h / 2 + 12, start, 13, "disp on-ink", room=w - 12)
    print_destinations(ink, rows, -w / 2, -h / 2 + 35, w, 15.6)


def _draw_payments(b: Board, parent: str, width: float) -> None:
    """How many cards of a kind: as many tiles as there are answers, with the jokers that they make."""
    _draw_build(b, parent, width)
    rail = b.known["about"]["rail"]
    need = b.known["build"]["needs"].get(b.figures.kind_ids[rail], 0)
    counts = b.options
    w = min(78.0, (width - 24) / len(counts) - 12)
    for i, count in enumerate(counts):
        key = f"pay:{count}"
        x = round(12 + (w + 12) * (i + 0.5), 1)
        said = b.title(key, b.say("pay", rail=rail, count=count))
        piece(
            b.scene,
            key,
            parent,
            x,
            DEED - 31,
            (w, 40),
            style="action",
            title=said,
            rule="SPK-BUILD-10",
            choices=b.choices(key),
        )
        jokers = max(0, count - need - 1)
        words = b.say("jokers", count=jokers) if jokers else ""
        what = b.land, rail, words, w
        printed(b.scene, key, what, partial(_print_pay, b=b, rail=rail, count=count, words=words, w=w))


def _print_pay(ink: Ink, b: Board, rail: int, count: int, words: str, w: float) -> None:
    ink.rect(-w / 2, -20, w, 40, "action-tile edge")
    y = -7 if words else 0
    pair = count > 0
    ink.text(-w / 4 if pair else 0, y, str(count), 16)
    if pair:
        draw_sample(ink, b.land, rail, w / 6, y, min(34, w / 2))
    if words:
        ink.text(0, 11, words, 10.5, "quiet", room=w - 4)


def _draw_build(b: Board, parent: str, width: float) -> None:
    """The line so far: its spaces in order, and what it pays once it has reached a city."""
    build = b.known["build"]
    tracks = [b.figures.track_names.index(name) for name in build["tracks"]]
    kinds = tuple(b.figures.track_kind[track] for track in tracks)
    city = build["city"]
    if city:
        head = b.say("line-to", city=b.figures.city_ids.index(city), money=build["money"])
    else:
        head = b.say("line-so-far", spaces=len(tracks))
    paid = sum(build["paid"].values())
    note = b.say("line-paid", count=paid) if paid else ""
    key = b.scene.add("deed:line", "g", parent=parent, class_="deed-now", title=capital(head), rule="SPK-BUILD-2")
    what = head, kinds, note, width, b.land
    printed(b.scene, key, what, partial(_print_line, b=b, head=head, kinds=kinds, note=note, width=width))


def _draw_preview(b: Board, parent: str, choice: int, line: Line, width: float) -> None:
    head = b.say("line-to", city=line.city, money=line.money)
    kinds = tuple(b.figures.track_kind[track] for track in line.tracks)
    note = b.say("line-cards", count=line.cards)
    key = b.scene.add(f"preview:{choice}:deed", "g", parent=parent, class_="deed-preview", preview=(choice,))
    what = head, kinds, note, width, b.land
    printed(b.scene, key, what, partial(_print_line, b=b, head=head, kinds=kinds, note=note, width=width))


def _print_line(ink: Ink, b: Board, head: str, kinds: Sequence[int], note: str, width: float) -> None:
    ink.text(14, 21, head, 15, "disp", "start", width - 28)
    pitch = min(47.0, (width - 28) / max(1, len(kinds)))
    for i, kind in enumerate(kinds):
        draw_sample(ink, b.land, kind, 14 + pitch * (i + 0.5) - 3, 46, min(40, pitch - 4))
    ink.text(14, 74, note, 13, "quiet", "start", width - 28)


def _draw_hint(b: Board, parent: str, width: float) -> None:
    """What the question is about; for whoever waits, who is at it."""
    asks = b.known["asks"]
    if not asks:
        words = b.say("over")
    elif b.options:
        words = b.say("hint", asks=asks)
    else:
        words = b.say("waiting", player=b.known["player"], asks=asks)
    lines = wrapped(words, 13, width - 34)
    top = DEED / 2 - 9 * (len(lines) - 1)
    lines += [""] * (_HINT_LINES - len(lines))  # as many in every language and shape
    key = b.scene.add("deed:hint", "g", parent=parent, class_="deed-now")

    def draw(ink: Ink) -> None:
        for i, line in enumerate(lines):
            ink.text(17, top + 18 * i, line, 13, "quiet", "start", width - 34)

    printed(b.scene, key, (*lines, width), draw)


def wrapped(words: str, size: float, room: float) -> list[str]:
    """The words in lines that have room."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and room_of(f"{lines[-1]} {word}", size) * 0.84 <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
