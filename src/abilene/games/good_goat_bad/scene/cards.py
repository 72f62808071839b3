"""Cards: faces, backs, and an owner's hat on them."""

from abilene.engine.board import Frame, Point
from abilene.engine.core import NOBODY
from abilene.engine.ink import Ink, pattern
from abilene.games.good_goat_bad.data import CHARACTERS, SALOON_TURNS
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import TABLE, Board
from abilene.games.good_goat_bad.scene.pieces import draw_hatching, draw_icon

_HAT = 34.0


def icon_of(card: int) -> str:
    """The pictogram of a character."""
    return f"i-{CHARACTERS[card]}"


def draw_face(
    b: Board,
    card: int,
    box: Frame,
    state: str,
    *,
    owner: int = NOBODY,
    origin: str = "platform",
    tilt: float = 0,
    mini: bool = False,
    eye: bool = False,
) -> None:
    """A character face up; its owner's hat and band on it when it is in play."""
    said = words.character(b, card, state, owner)
    key, size, rule = f"character:{CHARACTERS[card]}", (box.w, box.h), words.rule_of(card)
    b.piece(key, TABLE, box.middle, size, said, style="playing-card", rule=rule, origin=origin, tilt=tilt, radius=5)
    if mini:
        b.draw(key, _print_mini, card, size)
        return
    removed = owner != NOBODY and not b.seen.in_play(card)
    b.draw(key, _print_face, card, size, words.name(b, card), b.lay.type, owner, removed, eye)
    if owner != NOBODY:
        at = (box.w - _HAT) / 2 + 4, -box.h / 2 - 1
        b.piece(f"{key}:hat", key, at, (_HAT, _HAT), "", style="hat", origin=f"seat:{owner}")
        b.draw(f"{key}:hat", draw_icon, f"hat-{owner + 1}", _HAT)


def _print_mini(ink: Ink, card: int, size: Point) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "cardface edge", 4)
    ink.icon(icon_of(card), 0, 0, min(w, h) - 8)


def _print_face(
    ink: Ink, card: int, size: Point, name: str, type_size: float, owner: int, removed: bool, eye: bool
) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "cardface edge", 4)
    ink.rect(2.5 - w / 2, 2.5 - h / 2, w - 5, h - 5, "hair", 2)
    if owner != NOBODY:
        band = f"M{4 - w / 2:g} {-h / 2:g}h{w - 8:g}a4 4 0 0 1 4 4v4.5h{-w:g}v-4.5a4 4 0 0 1 4-4z"
        ink.path(band, "stripe", fill=pattern(owner))
    draw_emblem(ink, card, size, name, type_size, "fainter" if removed else "", "disp gone" if removed else "disp")
    if card in SALOON_TURNS:
        x, y = 11.5 - w / 2, (19.5 if h > 64 else 17.5) - h / 2
        ink.circle(x, y, 8, "plaque")
        ink.text(x, y, str(SALOON_TURNS[card]), type_size)
    if removed:
        draw_hatching(ink, 2 - w / 2, 10 - h / 2, w - 4, h - 12)
    if eye:
        ink.circle(w / 2 - 4, 5 - h / 2, 10, "plaque")
        ink.icon("i-eye", w / 2 - 4, 5 - h / 2, 14)


def draw_emblem(
    ink: Ink, card: int, size: Point, name: str, type_size: float, style: str, type_style: str, less: float = 0
) -> None:
    """The pictogram of a character, and its name along the lower edge of its card."""
    w, h = size
    ink.icon(icon_of(card), 0, -4.5, min(w - 18, h - 33) - less, style)
    ink.text(0, h / 2 - 12, name, type_size, type_style, room=w - 5)


def draw_back(b: Board, key: str, box: Frame, said: str, rule: str, tilt: float = 0) -> None:
    """A card face down: its key says where it lies, never which one it is."""
    size = (box.w, box.h)
    b.piece(key, TABLE, box.middle, size, said, style="playing-card", rule=rule, tilt=tilt, radius=5)
    b.draw(key, _print_back, size)


def _print_back(ink: Ink, size: Point) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "cardface edge", 4)
    print_pattern(ink, -w / 2, -h / 2, w, h)


def print_pattern(ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """What all cards bear on their backs."""
    style = "ink pict-l" if w >= 34 else "ink"
    ink.add("use", href="#back", x=x, y=y, width=w, height=h, class_=style, preserveAspectRatio="none")
