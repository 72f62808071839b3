"""Pieces: buildings, tiles, discs, herders, engines, and the small signs that tell prices and points."""

from typing import Any

from abilene.engine.board import Point
from abilene.engine.ink import Ink, pattern, piece, printed
from abilene.engine.scene import Scene
from abilene.games.great_western_trail.data import (
    BLACK,
    GREEN,
    HAZARDS,
    MASTER_SCORES,
    WORKERS,
    Face,
    Figures,
    Master,
)
from abilene.games.great_western_trail.scene import now
from abilene.games.great_western_trail.scene.actions import (
    STORE,
    WORKER_ICONS,
    Mark,
    action_marks,
    draw_marks,
    group_marks,
    halves,
    joined,
    marks_width,
    native_icon,
    native_style,
)
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.issue import issue

BUILDING_SIZE = (108.0, 64.0)
TILE_SIZE = 52.0


def building(
    b: Board, key: str, parent: str, at: Point, face: Face, seat: int | None, said: str, rule: str, scale: float = 1
) -> None:
    """A building: whose it is, its number or letter, its hands, and its local actions."""
    b.piece(key, parent, at, BUILDING_SIZE, said, style="building", scale=scale, rule=rule)
    b.print(key, ("building", issue(b.figures), face.name, seat), lambda ink: _face(ink, face, b.figures, seat), scale)


def _face(ink: Ink, face: Face, figures: Figures, seat: int | None) -> None:
    w, h = BUILDING_SIZE
    ink.block(w, h, "neutral" if seat is None else "paper-card")
    if seat is None:
        left = -30.0
        ink.rect(-w / 2, -h / 2, 22, h, "badge", 2)
        ink.text(-43, -20, face.name, 16, "disp on-ink")
    else:
        left = -21.0
        ink.rect(-w / 2, -h / 2, 11, h, "stripe", 2, fill=pattern(seat))
        ink.text(-31.5, -20, face.name, 12.5, room=22)
        for i, colour in enumerate(hands_of(face)):
            hand(ink, -32, 20 - 18 * i, colour, 16)
    right = w / 2 - 3
    lines = face_lines(face, figures, right - left)
    for i, line in enumerate(lines):
        draw_marks(ink, (left + right) / 2, 24.8 * (i - (len(lines) - 1) / 2), line, _scale(line, right - left))


def _scale(line: tuple[Mark, ...], room: float) -> float:
    return min(1.0, room / marks_width(line))


def face_lines(face: Face, figures: Figures, room: float) -> list[tuple[Mark, ...]]:
    """The local actions of a building in at most two lines, as large as possible."""
    lines = [group_marks(figures.groups[group], figures) for group in face.groups]
    if len(lines) == 1 and marks_width(lines[0]) > room:
        return halves(lines[0])
    while len(lines) > 2:
        widths = [marks_width(joined(lines[i], lines[i + 1])) for i in range(len(lines) - 1)]
        # Equal ones stay as low as possible: the first local action keeps a line of its own.
        shortest = max(range(len(widths)), key=lambda i: (-widths[i], i))
        lines[shortest : shortest + 2] = [joined(lines[shortest], lines[shortest + 1])]
    return lines


def hands_of(face: Face) -> list[str]:
    """The colours of the hands of a building: who passes pays for each (GWT-TOLL-1)."""
    return [colour for bit, colour in ((GREEN, "green"), (BLACK, "black")) if face.hands & bit]


def hand(ink: Ink, x: float, y: float, colour: str, size: float, lit: bool = True) -> None:
    """A toll: the solid or the outlined hand, on a lit disc at night."""
    if lit:
        ink.circle(x, y, size * 0.54, "lit")
    ink.icon(f"i-hand-{colour}", x, y, size, f"hand-{colour}")


def tile(
    b: Board, key: str, parent: str, at: Point, number: int, said: str, rule: str, size: float = TILE_SIZE
) -> None:
    """A worker, a hazard or a native, by the number of its tile."""
    scale = size / TILE_SIZE
    b.piece(key, parent, at, (TILE_SIZE, TILE_SIZE), said, style=b.marked("tile-piece", key), scale=scale, rule=rule)
    native = b.figures.tile_native[number] if number >= len(WORKERS) else -1
    letter = b.say("native-letter", native="ab"[native]) if native >= 0 else ""
    b.print(key, ("tile", issue(b.figures), number, letter), lambda ink: _tile(ink, number, b.figures, letter), scale)


def _tile(ink: Ink, number: int, figures: Figures, letter: str) -> None:
    if number < len(WORKERS):
        name = WORKERS[number]
        ink.block(TILE_SIZE, TILE_SIZE, "worker-tile")
        ink.rect(-24.5, 17.5, 49, 7, f"foot-{name}", 2)
        ink.icon(WORKER_ICONS[number], 0, -3.5, 36, f"k-{name}")
        return
    colour = "green" if figures.tile_hands[number] == GREEN else "black"
    native = figures.tile_native[number]
    if native >= 0:
        ink.block(TILE_SIZE, TILE_SIZE, "paper-card")
        size, x = (44, -2) if figures.edition == 1 else (44.7, -6)
        ink.icon(native_icon(figures.edition), x, 0, size, native_style(figures.edition, native))
        ink.text(17, -12.5, letter, 13)  # of its colour
    else:
        hazard = HAZARDS[figures.tile_hazard[number]]
        ink.block(TILE_SIZE, TILE_SIZE, f"{hazard}-tile")
        ink.icon(f"i-{hazard}", -3, -6, 32, f"k-{hazard}")
        ink.shield(-13.5, 14, figures.tile_vp[number])
    hand(ink, 15.3, 14.6, colour, 18)


def herder(scene: Scene, key: str, parent: str, at: Point, seat: int, title: str) -> None:
    """A seat's herder."""
    piece(scene, key, parent, *at, (42, 42), style="herder", title=title, rule="GWT-MOVE-1")
    printed(scene, key, ("herder", seat), lambda ink: _herder(ink, seat))


def _herder(ink: Ink, seat: int) -> None:
    ink.add("ellipse", cx=0, cy=17.5, rx=13, ry=4.5, class_="shade deep")
    ink.circle(0, 0, 20.9, "paper-card edge")
    ink.icon("i-herder", 0, -1, 34.6, style=f"seat-{seat + 1}")


def engine(scene: Scene, key: str, parent: str, at: Point, seat: int, title: str) -> None:
    """A seat's engine."""
    piece(scene, key, parent, *at, (40, 33), style="engine", title=title, rule="GWT-ENG-1")
    printed(scene, key, ("engine", seat), lambda ink: _engine(ink, seat))


def _engine(ink: Ink, seat: int) -> None:
    ink.block(39.7, 32.6, "paper-card")
    ink.rect(-19.8, 11.2, 39.7, 5.1, "stripe", 1, fill=pattern(seat))
    ink.icon("i-locomotive", 0, -2.2, 29.4, style=f"seat-{seat + 1}")


def disc(scene: Scene, key: str, parent: str, at: Point, seat: int, radius: float) -> None:
    """A seat's disc, in one stroke."""
    x, y = at
    fill = pattern(seat)
    scene.add(key, "circle", parent=parent, cx=float(x), cy=float(y), r=float(radius), class_="stripe", fill=fill)


def badge(scene: Scene, key: str, parent: str, at: Point, number: str, radius: float = 12) -> None:
    """The number that matters for a choice, on a lamp: steps or a price."""
    piece(scene, key, parent, *at, (radius, radius), style="tag")
    printed(scene, key, ("badge", number, radius), lambda ink: _badge(ink, number, radius))


def _badge(ink: Ink, number: str, radius: float) -> None:
    width = max(2 * radius, 9.5 * len(number) + 10)
    ink.rect(-width / 2, -radius, width, 2 * radius, "lamp", radius)
    ink.text(0, 0, number, max(15.2, radius * 1.2), "disp on-lamp")


def line(scene: Scene, key: str, parent: str, at: Point, words: str, size: float, style: str, **more: Any) -> None:
    """Words that change by themselves, about a point."""
    x, y = at
    scene.add(
        key, "text", parent=parent, x=x, y=y, font_size=size, class_=style, text_anchor="middle", text=words, **more
    )


def toll(scene: Scene, key: str, parent: str, at: Point, money: int) -> None:
    """What a way or a delivery costs, in a red-edged pill."""
    piece(scene, key, parent, *at, (34, 19), style="tag")
    printed(scene, key, ("toll", money), lambda ink: _toll(ink, f"−{money}"))


def _toll(ink: Ink, amount: str) -> None:
    width = 22 + 8.6 * len(amount)
    ink.rect(-width / 2, -10.5, width, 21, "toll", 10.5)
    ink.money(0, 0, amount, 15.2, "disp on-toll")


def risk(b: Board, key: str, parent: str, at: Point, number: int) -> None:
    """A risk action on a tag along the lower edge of a building space."""
    marks, said = action_marks(b.figures.actions[number], b.figures), b.say("risk", action=number)
    scale = 0.8
    width = marks_width(marks) * scale + 14
    piece(b.scene, key, parent, *at, (width, 20), style="risk", title=said, rule="GWT-LOC-6")

    def draw(ink: Ink) -> None:
        ink.rect(-width / 2, -10, width, 20, "risk-tag", 10)
        draw_marks(ink, 0, 0, marks, scale)

    b.print(key, ("risk", marks), draw)


def master(b: Board, parent: str, at: Point, number: int, rule: str, seat: int, size: float = TILE_SIZE) -> None:
    """A station master: what it gives at once or for good, and what it scores, for that seat as things stand."""
    of = b.figures.masters[number]
    key, said = f"master:{of.id}", b.say("master", master=number)
    if not counted_by(of, b.figures):
        said += " " + b.say("scoreless")
    said += now.master(b, of, seat)
    scale = size / TILE_SIZE
    b.piece(key, parent, at, (TILE_SIZE, TILE_SIZE), said, style="tile-piece", scale=scale, rule=rule)
    b.print(key, ("master", issue(b.figures), of.id), lambda ink: _master(ink, of, b.figures), scale)


def _master(ink: Ink, of: Master, figures: Figures) -> None:
    ink.block(TILE_SIZE, TILE_SIZE, "master-tile")
    ink.path(f"M-26 0h{TILE_SIZE:g}", "hair")
    if of.immediate:
        marks = group_marks(of.immediate, figures)
        draw_marks(ink, 0, -13, marks, min(0.9, 46 / marks_width(marks)))
    else:
        draw_marks(ink, 0, -13, certificates(of.certificates), 0.9)
    signs = counted_by(of, figures)
    if not signs:
        ink.text(0, 13, "–", 13)
        return
    ink.shield(-15.5, 12.5, of.vp, 17)
    line = (Mark("word", f"/{of.per}" if of.per > 1 else "/", "", 14.0 if of.per > 1 else 7.0), *signs)
    draw_marks(ink, 8.5, 13, line, min(0.85, 31 / marks_width(line)))


def certificates(count: int) -> tuple[Mark, ...]:
    """Certificates that stay."""
    return Mark("icon", "i-certificate", "", 21), Mark("count", str(count), "", 6)


def counted_by(of: Master, figures: Figures) -> tuple[Mark, ...]:
    """What a station master scores for."""
    edition = figures.edition
    native = native_icon(edition)
    return {
        "per_worker": (Mark("icon", "i-worker", "k-worker", 21),),
        "per_objective_card_in_area": (Mark("icon", "i-objective", "k-objective", 21),),
        "per_hazard_tile": (Mark("icon", "i-warning", "k-hazard", 21),),
        "per_native_pair": tuple(Mark("icon", native, native_style(edition, kind), 18) for kind in (0, 1)),
        "per_certificate": (Mark("icon", "i-certificate", "", 21),),
        "per_station_disc": (Mark("icon", "i-station", "k-station", 21),),
        "per_private_building": (Mark("icon", "i-settlement", "k-house", 21),),
        "per_store_in_medium_town": (STORE,),
        "per_cattle_card_value_3_4_5": (Mark("value", "3", "", 16), Mark("word", "+", "", 8)),
    }.get(MASTER_SCORES[of.scoring], ())
