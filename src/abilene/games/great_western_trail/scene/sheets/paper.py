"""Paper: what all sheets have in common: head, headings, rows of buttons, and the account at the foot."""

from collections.abc import Iterable, Mapping
from typing import Any

from abilene.engine.board import Frame
from abilene.engine.ink import Ink
from abilene.engine.look import fit, width, wrapped
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.holdings import check
from abilene.games.great_western_trail.scene.layout import SHEET

MARGIN = 12.0
WIDTH = SHEET[0] - 2 * MARGIN
SIZE = 13.2  # of plain words
FOOT = 76.0
ACCOUNT = SHEET[1] - 106.0  # where the account begins, above a button
_TEXT = 0.9  # so much of the room that the display face takes is enough for the text face


def open_sheet(b: Board, name: str, icon: str, title: str, sentence: str, style: str = "quiet") -> str:
    """The paper with its head; what is drawn on it hangs on the key that this says."""
    pane = b.frames.sheet
    assert pane is not None, "there is no room for a sheet"
    part = b.part(name, pane.frame, icon=icon, slot="sheet")
    key = pane.sheet(b.scene, f"sheet:{name}", part)
    w, h = SHEET

    def draw(ink: Ink) -> None:
        ink.sheet(0, 0, w, h, "mat-paper")
        ink.text(MARGIN, 22, title, 20, "disp", "start", WIDTH)
        paragraph(ink, MARGIN, 43, sentence, WIDTH, 1, style)

    b.print(b.scene.add(f"{key}:head", "g", parent=key), (title, sentence, style), draw)
    return key


def heading(ink: Ink, y: float, words: str, aside: str = "") -> None:
    """A heading, and what belongs to it at the right edge."""
    ink.text(MARGIN, y, words, SIZE, "lab", "start", WIDTH if not aside else WIDTH / 2)
    if aside:
        _plain(ink, MARGIN + WIDTH, y, aside, WIDTH * 0.62, "quiet", "end")


def broken(words: str, room: float) -> list[str]:
    """Plain words in as many lines as they need."""
    return wrapped(words, SIZE, room / _TEXT)


def _plain(ink: Ink, x: float, y: float, words: str, room: float, style: str, anchor: str) -> None:
    """A line of plain words, set as it is where it fits: what is set to a length may be stretched to it."""
    ink.text(x, y, words, SIZE, style, anchor, room if width(words, SIZE) * _TEXT > room else 0)


def paragraph(ink: Ink, x: float, y: float, words: str, room: float, most: int, style: str = "") -> int:
    """Words in at most so many lines; the number of them. The others are empty: every language has the same nodes."""
    lines = broken(words, room)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    for i in range(most):
        line = lines[i] if i < len(lines) else ""
        _plain(ink, x, y + 16 * i, line, room, style, "start")
    return len(lines)


def cells(count: int, columns: int, top: float, pitch: float, gap: float = 8) -> list[Frame]:
    """Places side by side, row by row."""
    w = (WIDTH - gap * (columns - 1)) / columns
    return [
        Frame(MARGIN + (w + gap) * (i % columns), top + pitch * (i // columns), w, pitch - gap) for i in range(count)
    ]


def button(b: Board, key: str, parent: str, frame: Frame, said: str, **attributes: Any) -> str:
    """A row or a tile of the sheet, about its middle."""
    return b.piece(key, parent, frame.middle, (frame.w, frame.h), said, **attributes)


def ticked(b: Board, parent: str, frames: Mapping[str, Frame]) -> None:
    """A check at the corner of each row that is chosen: over the glow of its neighbours, below the heading."""
    for key, frame in frames.items():
        if "sel" in b.scene.nodes[key].attributes["class"].split():
            at = f"translate({frame.right:g} {frame.y + 3:g})"
            b.print(b.scene.add(f"{key}:tick", "g", parent=parent, class_="tag", transform=at), "met", check)


def cover(b: Board, parent: str, keys: Iterable[str]) -> None:
    """Paper over the account, while something is pointed at that tells what comes of it."""
    frame: dict[str, Any] = {"x": 4, "y": ACCOUNT, "width": SHEET[0] - 8, "height": 68.0}
    b.scene.add(f"{parent}:told", "rect", parent=parent, of=" ".join(keys), class_="sheet-foot", **frame)


def told(b: Board, parent: str, key: str, keys: Iterable[str], lines: tuple[str, ...]) -> None:
    """What comes of a row, while it or what means the same on the board is pointed at: in the place of the account."""
    of = " ".join(keys)
    for n, words in enumerate(lines):
        size, style = ((15, "told disp"), (SIZE, "told"))[n]
        text, squeezed = fit(words, size, WIDTH)
        more: dict[str, Any] = {"x": MARGIN, "y": ACCOUNT + 29 + 24 * n, "font_size": size, **squeezed}
        b.scene.add(f"{key}:told:{n}", "text", parent=parent, of=of, class_=style, text=text, **more)


def account(ink: Ink, top: float, terms: list[tuple[str, str, int]], points: str, label: str) -> None:
    """Money before and after, and what it brings in the end: `2 + 10 − 1 = 11`."""
    ink.rect(4, top, SHEET[0] - 8, SHEET[1] - top - 4, "sheet-foot", 0)
    x = MARGIN + 26.0
    for sign, words, money in terms:
        if sign:
            ink.text(x - 32, top + 42, sign, 18)
        text, squeezed = fit(words, SIZE, 74)
        ink.add("text", x=x, y=top + 18, font_size=SIZE, class_="quiet", text_anchor="middle", text=text, **squeezed)
        ink.coin(x, top + 42, money, 27)
        x += 68
    if points:
        ink.text(MARGIN + WIDTH - 22, top + 14, label, SIZE, "quiet", room=76)
        ink.shield(MARGIN + WIDTH - 22, top + 42, points, 30)
