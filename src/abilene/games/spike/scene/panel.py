"""Panels: the paper on which everything beside the map lies."""

from typing import Any

from abilene.engine.board import Frame, Point
from abilene.engine.ink import Ink, pattern
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.plates import TYPE


def panel(
    b: Board,
    key: str,
    parent: str,
    frame: Frame,
    head: str = "",
    style: str = "",
    seat: int = -1,
    *,
    said: str = "",
    rule: str = "",
) -> str:
    """A sheet of paper with a heading, and its owner's pattern if it has one; things on it are placed by its corner.

    What is said of it is the tip wherever none of these things lies.
    """
    x, y, w, h = frame
    worn, at = f"panel {style}".rstrip(), f"translate({x:g} {y:g})"
    owned: dict[str, Any] = {"data_seat": seat} if seat >= 0 else {}
    b.scene.add(key, "g", parent=parent, transform=at, class_=worn, **owned)
    paper = b.scene.add(f"{key}:paper", "g", parent=key, class_="paper-of", title=said, rule=rule)

    def draw(ink: Ink) -> None:
        ink.sheet(0, 0, w, h, "panel-paper edge", 0.7, 3.5)
        if seat >= 0:
            ink.rect(0.7, 0.7, 8, h - 1.4, "stripe", 2, fill=pattern(seat))
        if head:
            ink.text(10, 10.5, head, 12, "disp caps", "start", w - 20)

    b.print(paper, (w, h, head, seat), draw)
    return key


def seat_panel(b: Board, key: str, parent: str, frame: Frame, seat: int, at: Point, room: float) -> str:
    """The sheet of one player: the pattern, the name, and whether something is asked of them."""
    style = f"p{seat + 1}" + (" asked" if b.seen.player == seat else "")
    panel(b, key, parent, frame, style=style, seat=seat)
    name = b.texts.seat(seat)
    state = "turn" if seat == b.seen.turn else "closer" if seat == b.seen.closer else "none"
    said = b.say("owner", player=seat, state=state, first="yes" if seat == b.seen.first else "no")
    b.piece(f"{key}:owner", key, at, (0, 0), said, style=f"owner p{seat + 1}", rule="SPK-SETUP-14")

    def draw(ink: Ink) -> None:
        ink.disc(0, 0, 11, seat)
        ink.circle(0, 0, 7.2, "bead-disc")
        ink.text(0, 0, str(seat + 1), TYPE)
        ink.text(17, 0, name, 15, "disp who", "start", room)

    b.print(f"{key}:owner", (name, seat, room), draw)
    return key


def number(b: Board, key: str, parent: str, x: float, y: float, amount: int, size: float, style: str = "disp") -> None:
    """A number that ticks when it changes."""
    place: dict[str, Any] = {"x": round(x, 1), "y": round(y + size * 0.36, 1), "font_size": size}
    b.scene.add(key, "text", parent=parent, text=str(amount), **place, class_=style, text_anchor="middle")
