"""Panels: the paper on which everything beside the map lies."""

from abilene.engine.ink import Ink, piece, printed
from abilene.games.spike.scene.board import Board


def panel(
    b: Board,
    key: str,
    parent: str,
    box: tuple[float, float, float, float],
    head: str = "",
    style: str = "",
    seat: int = -1,
) -> str:
    """A sheet of paper with a heading, and its owner's pattern if it has one; things on it are placed by its corner."""
    x, y, w, h = box
    b.scene.add(key, "g", parent=parent, transform=f"translate({x:g} {y:g})", class_=f"panel {style}".rstrip())
    paper = b.scene.add(f"{key}:paper", "g", parent=key, class_="paper-of")

    def draw(ink: Ink) -> None:
        ink.rect(0.7, 0.7, w - 1.4, h - 1.4, "panel-paper edge")
        ink.rect(3.5, 3.5, w - 7, h - 7, "hair")
        if seat >= 0:
            ink.rect(0.7, 0.7, 8, h - 1.4, "stripe", 2, fill=f"url(#pat-{seat + 1})")
        if head:
            ink.text(14, 17, head, 12, "disp caps", "start", w - 28)

    printed(b.scene, paper, (w, h, head, seat), draw)
    return key


def number(b: Board, key: str, parent: str, x: float, y: float, words: str, size: float, style: str = "disp") -> None:
    """A number that ticks when it changes."""
    b.scene.add(
        key,
        "text",
        parent=parent,
        x=round(x, 1),
        y=round(y + size * 0.36, 1),
        font_size=size,
        class_=style,
        text_anchor="middle",
        text=words,
    )


def owner(b: Board, key: str, parent: str, x: float, y: float, seat: int, room: float) -> None:
    """Whose it is: the pattern and the name."""
    name = b.texts.seat(seat)
    state = "turn" if seat == b.known["turn"] else "closer" if seat == b.known["closer"] else "none"
    said = b.say("owner", player=seat, state=state, first="yes" if seat == b.known["first"] else "no")
    piece(b.scene, key, parent, x, y, (0, 0), style=f"owner p{seat + 1}", title=said, rule="SPK-SETUP-14")

    def draw(ink: Ink) -> None:
        ink.circle(0, 0, 11, "stripe", fill=f"url(#pat-{seat + 1})")
        ink.circle(0, 0, 6.6, "bead-disc")
        ink.text(0, 0, str(seat + 1), 10.5)
        ink.text(18, 0, name, 16, "disp who", "start", room)

    printed(b.scene, key, (name, seat, room), draw)
