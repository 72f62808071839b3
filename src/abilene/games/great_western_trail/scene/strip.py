"""Everybody's board as parts of the drawing, and on a phone the other players in brief."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from abilene.engine.ink import Ink, pattern, piece
from abilene.engine.lights import DARK
from abilene.engine.scene import Node, Scene
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.north.data import NorthFigures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.scene.actions import WORKER_ICONS, native_icon, native_style
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.house import house
from abilene.games.great_western_trail.scene.layout import STRIP, Pane, mat_size
from abilene.games.great_western_trail.scene.mats import draw_frame, draw_mat, draw_owner, draw_sums
from abilene.games.great_western_trail.scene.minis import draw_minis

HEIGHT, GAP = STRIP[1], 8
PITCH = HEIGHT + GAP

_MOST_DRAWN = 400
_drawn: dict[Hashable, dict[str, Node]] = {}

_LINES = (20.0, 48.0, 75.0)
_HAND_X, _HAND_ROOM = 26.0, 148.0
_STORES_X = 116.0  # with Rails to the North the hand has less room


def draw_mats(b: Board, own: int) -> None:
    """Everybody's board in turn order, the viewer's own first: each a part of its own.

    On a phone all others are one part, in brief and then whole.
    """
    lay, seats = b.frames, [(own + i) % b.figures.seats for i in range(b.figures.seats)]
    name = b.texts.seat(own) if b.shape == "wide" else b.say("part", part="mat")
    draw_mat(b.on(lay.mats[0]), _part(b, lay.mats[0], own, name), own, scale=lay.mats[0].scale)
    if b.figures.sam:
        return
    if lay.players is None:
        for seat, pane in zip(seats[1:], lay.mats[1:], strict=True):
            _draw_other(b.on(pane), _part(b, pane, seat, b.texts.seat(seat)), seat, (0.0,), pane.scale)
        return
    b.part("players", lay.players.frame, icon="hat", slot="tab")
    players = lay.players.sheet(b.scene, "players", "part:players")
    high = mat_size(b.figures)[1] + GAP
    for i, seat in enumerate(seats[1:]):
        _draw_other(b, players, seat, (PITCH * i, PITCH * (len(seats) - 1) + high * i))


def _part(b: Board, pane: Pane, seat: int, name: str) -> str:
    icons = (icon.removeprefix("i-") for icon in WORKER_ICONS)
    has = list(zip(icons, b.seen.workers[seat], strict=True))
    return b.scene.part(f"part:mat:{seat}", name, *pane.frame, icon="ranch", slot="tab", seat=seat, has=has)


def _draw_other(b: Board, parent: str, seat: int, places: tuple[float, ...], scale: float = 1) -> None:
    """Another player's board; where there are two places, in brief at the first and whole at the second.

    Most decisions change nothing for most players, so that what was drawn last time is laid into the drawing again.
    """
    what = b.figures, b.texts.lang, b.texts.seat(seat), b.smallest, parent, places, scale, seat, repr(_owned(b, seat))
    nodes = _drawn.get(what)
    if nodes is None:
        press = replace(b, scene=Scene(0, 0, "", b.texts.lang), lit=DARK)
        press.scene.add(parent, "g")
        for place in places[:-1]:
            draw_strip(press, parent, seat, place)
        draw_mat(press, parent, seat, places[-1], scale)
        nodes = press.scene.nodes
        del nodes[parent]
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


def draw_strip(b: Board, parent: str, seat: int, y: float) -> None:
    """Another player in 342 by 94 units: money, certificates, points, workers, limits, hand and tiles."""
    seen = b.seen
    key = draw_frame(b, f"strip:{seat}", parent, seat, HEIGHT, y)
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
    room = _STORES_X - _HAND_X - 20 if b.figures.north else _HAND_ROOM
    draw_minis(b, key, seat, (_HAND_X, _LINES[2]), room)
    _belongings(b, key, seat)


def _limits(ink: Ink, steps: int, objectives: int) -> None:
    ink.icon("i-boot", 274, 0, 18, "k-boot")
    ink.text(286, 0, str(steps), 13, "disp", "start")
    style = "" if objectives else " fainter"
    ink.icon("i-objective", 310, 0, 20, f"k-objective{style}")
    ink.text(322, 0, str(objectives), 13, "disp" if objectives else "disp quiet", "start")


def _workers(ink: Ink, workers: tuple[int, ...], most: int) -> None:
    """Each kind as a row of six, filled from the left."""
    for i, count in enumerate(workers):
        x = 26.0 + 82 * i
        name = WORKERS[i]
        ink.icon(WORKER_ICONS[i], x, 0, 25, f"k-{name}")
        for place in range(most):
            ink.rect(x + 15 + 8.5 * place, -9, 7.2, 18, f"foot-{name} pip" if place < count else "place pip", 2)


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
        x = 202.0 + 35 * i
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
        ink.icon("i-bell", _STORES_X + 36, 0, 18, "k-rung" if bells else "k-silent fainter")
        ink.text(_STORES_X + 46, 0, str(bells), 13, "disp" if bells else "disp quiet", "start")

    b.print(key, (fill, placed, bells), draw)
