"""The sheet of contracts and route cards: what pays where, and what is missing on the way there."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from abilene.engine.board import Frame, Point, capital
from abilene.engine.ink import Ink
from abilene.games.spike.data import SIDES, turned
from abilene.games.spike.scene.beams import Goal, distances, goals_of, light_up, ways
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.contracts import contract_words, route_start, route_words
from abilene.games.spike.scene.goods import draw_good
from abilene.games.spike.scene.layout import GAP, SHEET
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.cargo import card_key, loadable

PART = "part:offer"

_HEAD = 36.0
_TALLEST = 30.0  # row


class Card(NamedTuple):
    """A contract or a route card, as it is offered."""

    key: str
    head: str
    note: str  # what choosing it does, or why it cannot be chosen
    good: str  # its pictogram
    said: str
    rule: str
    goals: tuple[Goal, ...]
    used: tuple[int, ...] = ()  # cities that have been delivered to
    here: int = EMPTY  # the city that counts now
    beams: str = ""  # the lights on the map that answer whoever points at it


def draw_deliver(b: Board, t: Railroad) -> None:
    """All that is aboard: what is paid here is lit, the rest says that it is not."""
    city = b.seen.train[b.own]
    cards = []
    for good in b.seen.aboard(b.own):
        pays = b.figures.pays(b.seen.contract[good], city)
        note = b.say("offer-deliver", money=pays) if pays else b.say("offer-not-here", city=city)
        cards.append(_contract(b, card_key(t, good), good, note, city))
    _draw_cards(b, cards)


def draw_load(b: Board, t: Railroad) -> None:
    """The good of this city, then what would have to make room for it."""
    new, aboard = loadable(t, b.own), b.seen.aboard(b.own)
    room = len(aboard) < b.seen.cars(b.own)
    cards = [_contract(b, card_key(t, new), new, b.say("offer-load" if room else "offer-full"))]
    if not room:
        cards += [_contract(b, card_key(t, good), good, b.say("offer-drop", commodity=new)) for good in aboard]
    _draw_cards(b, cards)


def draw_sides(b: Board, _t: Railroad) -> None:
    """Both sides of a contract card (SPK-VAR-1)."""
    good = b.seen.subject
    name, cards = b.figures.commodity_ids[good], []
    for side in range(SIDES):
        goals = _goals(b, b.pays(turned(b.seen.contract[good], side)))
        said, beams = b.say("side", side="AB"[side]), f"side-{side}"
        light_up(b, beams, goals, tuple(b.figures.sources[good]))
        head = capital(b.good(good))
        cards.append(Card(f"offer:{side}", head, "AB"[side], name, said, "SPK-VAR-1", goals, beams=beams))
    _draw_cards(b, cards, columns=SIDES)


def draw_routes(b: Board, _t: Railroad) -> None:
    """Two route cards, of which one is kept (SPK-VAR-2)."""
    cards: list[Card] = []
    for route in sorted((b.seen.routes[b.own], b.seen.spare[b.own])):
        key, start = f"offer:{b.figures.route_ids[route]}", route_start(b, route)
        goals, beams, said = _goals(b, b.route(route)), f"route-{len(cards)}", route_words(b, route)
        light_up(b, beams, goals, (b.figures.route_start[route],))
        cards.append(Card(key, b.say("offer-route", start=start), "", "", said, "SPK-VAR-2", goals, beams=beams))
    _draw_cards(b, cards, columns=len(cards))


def _contract(b: Board, key: str, good: int, note: str, here: int = EMPTY) -> Card:
    seen, seat, name = b.seen, b.own, b.figures.commodity_ids[good]
    pays = b.pays(seen.contract[good])
    used = tuple(city for city in pays if seen.has_marker(seat, city))
    said = contract_words(b, seat, good)
    return Card(key, capital(b.good(good)), note, name, said, "SPK-DELIV-1", _goals(b, pays), used, here)


def _goals(b: Board, pays: Mapping[int, int]) -> tuple[Goal, ...]:
    seen, seat = b.seen, b.own
    return tuple(goals_of(b, pays, distances(seen, seat), ways(seen, seat)))


def _draw_cards(b: Board, cards: Sequence[Card], columns: int = 1) -> None:
    """One below the other; those of which one is kept, side by side."""
    b.part("offer", b.frames.beside["sheet"], icon="contract", slot="sheet")
    rows = max(len(card.goals) for card in cards)
    pitch = min(_TALLEST, ((SHEET + GAP) / len(cards) * columns - GAP - _HEAD - 8) / rows)
    high, wide = _HEAD + pitch * rows + 8, (b.width + GAP) / columns - GAP
    for i, card in enumerate(cards):
        row, column = divmod(i, columns)
        frame = Frame((wide + GAP) * column, (high + GAP) * row, wide, high)
        size, style = (frame.w - 4, frame.h - 4), "row offer" + f" asks-beams-{card.beams}" * bool(card.beams)
        b.piece(card.key, PART, frame.middle, size, card.said, style=style, rule=card.rule)
        names = tuple(b.figures.city_names[goal.city] for goal in card.goals)
        b.print(card.key, (card, names, size), partial(_print_card, card=card, names=names, size=size, pitch=pitch))


def _print_card(ink: Ink, card: Card, names: Sequence[str], size: Point, pitch: float) -> None:
    w, h = size
    left, top = -w / 2, -h / 2
    ink.rect(left, top, w, h, "rail-card edge")
    ink.rect(left + 1, top + 1, w - 2, _HEAD - 3, "contract-head")
    middle = top + _HEAD / 2
    if card.good:
        draw_good(ink, card.good, left + 22, middle, 24)
    else:
        ink.icon("i-route", left + 22, middle, 22)
    room = w - 54  # beside the pictogram
    ink.text(left + 42, middle, card.head, 17, "disp", "start", room * (0.45 if len(card.note) > 1 else 0.9))
    ink.text(w / 2 - 12, middle, card.note, 13.5, "disp", "end", room * 0.53)
    for i, (goal, name) in enumerate(zip(card.goals, names, strict=True)):
        y = top + _HEAD + 4 + pitch * (i + 0.5)
        style = "disp" if goal.city == card.here else "plain"
        if goal.city in card.used:
            style += " gone"
        ink.coin(left + 22, y, goal.money, min(24.0, pitch - 1))
        ink.text(left + 42, y, name, 14, style, "start", room * (0.45 if goal.far else 1))
        if goal.city != card.here:
            ink.text(w / 2 - 12, y, goal.far, 13, "quiet", "end", room * 0.46)
