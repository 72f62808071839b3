"""The other players: in brief, and their whole boards on demand."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from abilene.engine.events import UNKNOWN
from abilene.engine.ink import Ink, pattern, piece
from abilene.engine.lights import DARK
from abilene.engine.scene import Node, Scene
from abilene.games.great_western_trail.data import WORKERS, Figures
from abilene.games.great_western_trail.north.data import NorthFigures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.scene.actions import WORKER_ICONS, native_icon, native_style
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import colour
from abilene.games.great_western_trail.scene.house import house
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scene.mats import draw_frame, draw_mat, draw_owner, draw_sums
from abilene.games.great_western_trail.scene.mats import height as mat_height

HEIGHT, GAP = 94, 8
PITCH = HEIGHT + GAP

_MOST_DRAWN = 400
_drawn: dict[Hashable, dict[str, Node]] = {}

_LINES = (20.0, 48.0, 75.0)
_HAND_X, _HAND_ROOM = 26.0, 168.0
_STORES_X = 146.0  # with Rails to the North the hand has less room


def draw_others(b: Board, strips: str, mats: str, own: int) -> None:
    """The other players in turn order: in brief, and their whole boards for whoever points at one of them.

    A phone has no room for a second board beside the own one: there they follow below. Most decisions change
    nothing for most players, so that what was drawn last time is laid into the drawing again.
    """
    for i in range(1, b.figures.seats):
        seat = (own + i) % b.figures.seats
        what = b.figures, b.texts.lang, b.texts.seat(seat), b.shape, strips, mats, i, seat, repr(_owned(b, seat))
        nodes = _drawn.get(what)
        if nodes is None:
            press = Scene(0, 0, "", b.texts.lang)
            parents = {press.add(parent, "g") for parent in (strips, mats)}
            _draw_other(replace(b, scene=press, lit=DARK), strips, mats, seat, i)
            nodes = {key: node for key, node in press.nodes.items() if key not in parents}
            if len(_drawn) >= _MOST_DRAWN:
                _drawn.clear()
            _drawn[what] = nodes
        b.scene.nodes.update(nodes)


def _owned(b: Board, seat: int) -> object:
    """All that is drawn of a seat."""
    seen = b.seen
    by_seat = (
        seen.money, seen.tokens, seen.marker, seen.marker_limit, seen.permanent, seen.emptied, seen.stations,
        seen.owned_masters, seen.unbuilt, seen.workers, seen.natives, seen.discs, seen.step_limit, seen.hand_limit,
        seen.hazards, seen.hand, seen.draw, seen.areas, seen.shown, seen.cards, seen.herd, b.standing,
    )  # fmt: skip
    flags = [asked == seat for asked in (seen.player, seen.turn, seen.closer)]
    stores = (seen.north.placed[seat], seen.north.bells[seat]) if seen.north else ()
    return [owned[seat] for owned in by_seat], seen.sides, len(seen.buildings_of(seat)), flags, stores, seen.sees(seat)


def _draw_other(b: Board, strips: str, mats: str, seat: int, i: int) -> None:
    draw_strip(b, strips, seat, PITCH * (i - 1))
    if b.shape == "tall":
        below = PITCH * (b.figures.seats - 1) + (mat_height(b.figures) + GAP) * (i - 1)
        whole = b.scene.add(f"whole:{seat}", "g", parent=strips, transform=f"translate(0 {below:g})")
    else:
        whole = b.scene.add(f"whole:{seat}", "g", parent=mats, class_=f"whole whole-{seat + 1}")
    draw_mat(b, whole, seat)


def draw_strip(b: Board, parent: str, seat: int, y: float = 0) -> None:
    """Another player in 376 by 94 units: money, certificates, points, workers, limits, hand and tiles."""
    seen = b.seen
    said = b.say("mat-strip", player=seat)
    key = draw_frame(
        b,
        f"strip:{seat}",
        parent,
        seat,
        HEIGHT,
        y,
        class_=f"strip strip-{seat + 1}",
        tabindex="0",
        role="group",
        aria_label=said,
    )
    draw_owner(b, key, seat, _LINES[0])
    draw_sums(b, key, seat, _LINES[0])
    workers = tuple(seen.workers[seat])
    said = b.say("mat-workers", player=seat, cowboys=workers[0], craftsmen=workers[1], engineers=workers[2])
    row = piece(b.scene, f"{key}:workers", key, 0, _LINES[1], (0, 0), style="row", title=said, rule="GWT-HIRE-3")
    b.print(row, workers, partial(_workers, workers=workers, most=b.figures.row_size))
    steps, area = seen.step_limit[seat], len(seen.areas[seat])
    said = b.say("mat-limits", player=seat, steps=steps, objectives=area)
    limits = piece(b.scene, f"{key}:limits", key, 0, _LINES[1], (0, 0), style="limits", title=said, rule="GWT-MOVE-7")
    b.print(limits, (steps, area), partial(_limits, steps=steps, objectives=area))
    _hand(b, key, seat)
    _belongings(b, key, seat)


def _limits(ink: Ink, steps: int, objectives: int) -> None:
    ink.icon("i-boot", 308, 0, 18, "k-boot")
    ink.text(320, 0, str(steps), 13, "disp", "start")
    style = "" if objectives else " fainter"
    ink.icon("i-objective", 346, 0, 20, f"k-objective{style}")
    ink.text(358, 0, str(objectives), 13, "disp" if objectives else "disp quiet", "start")


def _workers(ink: Ink, workers: tuple[int, ...], most: int) -> None:
    """Each kind as a row of six, filled from the left."""
    for i, count in enumerate(workers):
        x = 26.0 + 92 * i
        name = WORKERS[i]
        ink.icon(WORKER_ICONS[i], x, 0, 25, f"k-{name}")
        for place in range(most):
            ink.rect(x + 16 + 9.6 * place, -9, 8, 18, f"foot-{name} pip" if place < count else "place pip", 2)


def _hand(b: Board, parent: str, seat: int) -> None:
    """The hand: cards that everybody knows face up, the others as backs."""
    known = tuple((b.seen.cards if b.seen.sees(seat) else b.seen.shown)[seat])
    cards = known + (UNKNOWN,) * (b.seen.hand[seat] - len(known))
    said = b.say("mat-their-hand", player=seat, count=len(cards), cards=known, known=len(known))
    key = piece(b.scene, f"{parent}:hand", parent, 0, _LINES[2], (0, 0), style="minis", title=said, rule="GWT-HERD-1")
    b.print(key, (issue(b.figures), cards), partial(_minis, cards=cards, figures=b.figures))


def _minis(ink: Ink, cards: tuple[int, ...], figures: Figures) -> None:
    room = _STORES_X - _HAND_X - 20 if figures.north else _HAND_ROOM
    pitch = min(19.0, room / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        x = _HAND_X + pitch * i
        if card == UNKNOWN:
            ink.rect(x - 8, -11, 16, 22, "back-face", 2)
            ink.icon("i-cattle", x, 0, 14, "k-back")
        elif card < figures.cattle:
            ink.rect(x - 8, -11, 16, 22, f"hide c-{colour(card, figures)}", 2)
            ink.text(x, 0, str(figures.kind_value[card]), 12.5, "disp on-hide")
        else:
            ink.rect(x - 8, -11, 16, 22, "objective-card", 2)
            ink.icon("i-objective", x, 0, 15, "k-objective")


def _belongings(b: Board, parent: str, seat: int) -> None:
    """Buildings on the trail, natives and hazards, as numbers."""
    houses = len(b.seen.buildings_of(seat))
    hazards = len(b.seen.hazards[seat])
    natives = tuple(b.seen.natives[seat])
    said = b.say("mat-belongings", player=seat, buildings=houses, hazards=hazards, first=natives[0], second=natives[1])
    key = piece(b.scene, f"{parent}:has", parent, 0, _LINES[2], (0, 0), style="belongings", title=said)
    edition = b.figures.edition
    signs = [("i-settlement", "k-house", houses), ("i-warning", "k-hazard", hazards)]
    signs += [(native_icon(edition), native_style(edition, i), count) for i, count in enumerate(natives)]
    b.print(key, (edition, houses, hazards, natives), partial(_numbers, signs=signs))
    if b.figures.north and b.seen.north:
        _stores(b, parent, seat, b.figures.north, b.seen.north)


def _numbers(ink: Ink, signs: list[tuple[str, str, int]]) -> None:
    for i, (icon, style, count) in enumerate(signs):
        x = 230.0 + 38 * i
        ink.icon(icon, x, 0, 20, style if count else f"{style} fainter")
        ink.text(x + 12, 0, str(count), 13, "disp" if count else "disp quiet", "start")


def _stores(b: Board, parent: str, seat: int, figures: NorthFigures, north: SeenNorth) -> None:
    """Stores on the northern map, and bells."""
    placed, bells = north.placed[seat], north.bells[seat]
    said = b.say("annex", player=seat, placed=placed, left=figures.stores - placed, bells=bells)
    key = piece(b.scene, f"{parent}:stores", parent, 0, _LINES[2], (0, 0), style="belongings", title=said)
    fill = pattern(b.wears(seat))

    def draw(ink: Ink) -> None:
        ink.path(house(_STORES_X, 0, 16), "stripe house", fill=fill)
        ink.text(_STORES_X + 11, 0, str(placed), 13, "disp", "start")
        ink.icon("i-bell", _STORES_X + 40, 0, 18, "k-rung" if bells else "k-silent fainter")
        ink.text(_STORES_X + 50, 0, str(bells), 13, "disp" if bells else "disp quiet", "start")

    b.print(key, (fill, placed, bells), draw)
