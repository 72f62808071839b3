"""Cards: faces, backs, and an owner's hat on them."""

from abilene.games.good_goat_bad.data import CHARACTERS, SALOON_ORDER
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import Board
from abilene.games.good_goat_bad.scene.layout import Box

_HAT = 34.0


def emblem(box: Box, less: float = 0) -> Box:
    """Where the pictogram of a card lies within it."""
    size = min(box.w - 18, box.h - 33) - less
    return Box((box.w - size) / 2, (box.h - 15 - size) / 2 + 3, size, size)


def draw_name(b: Board, key: str, card: int, box: Box, style: str) -> None:
    """A character's name along the lower edge of its card."""
    size, margin = (10.5, 5) if b.lay.tall else (11, 9)
    name = b.texts.format(f"character-{CHARACTERS[card]}")
    b.text(f"{key}:name", key, (box.w / 2, box.h - 8), name, size, style, "middle", room=box.w - margin)


def draw_face(
    b: Board,
    card: int,
    box: Box,
    title: str,
    *,
    owner: int | None = None,
    origin: str = "",
    tilt: float = 0,
    mini: bool = False,
    removed: bool = False,
    eye: bool = False,
) -> None:
    """A character face up; its owner's hat and band on it when it is in play."""
    size = Box(0, 0, box.w, box.h)
    key = b.piece(
        f"character:{CHARACTERS[card]}",
        (box.x, box.y),
        style="playing-card",
        title=title,
        rule=words.rule_of(card),
        origin=origin,
        tilt=tilt,
        turn=(box.w / 2, box.h / 2),
    )
    b.edge(key, size, "cardface")
    if mini:
        icon = min(box.w - 8, box.h - 8)
        b.icon(f"{key}:icon", key, f"i-{CHARACTERS[card]}", Box((box.w - icon) / 2, (box.h - icon) / 2, icon, icon))
        return
    b.rect(f"{key}:hair", key, size.grown(-2 if b.lay.tall else -3), "hair", 2)
    if owner is not None:
        band = f"M4 0h{box.w - 8:g}a4 4 0 0 1 4 4v4.5H0V4a4 4 0 0 1 4-4z"
        b.scene.add(f"{key}:band", "path", parent=key, d=band, class_="stripe", fill=f"url(#pat-{owner + 1})")
    b.icon(f"{key}:icon", key, f"i-{CHARACTERS[card]}", emblem(box), "ink fainter" if removed else "ink")
    draw_name(b, key, card, box, "disp gone" if removed else "disp")
    if card in SALOON_ORDER:
        at = (11.5, 19.5 if box.h > 64 else 17.5)
        b.circle(f"{key}:order:disc", key, at, 7.5, "plaque")
        b.text(f"{key}:order", key, (at[0], at[1] + 3.8), str(SALOON_ORDER.index(card) + 1), 10.5, anchor="middle")
    if removed:
        b.rect(f"{key}:hatch", key, Box(2, 10, box.w - 4, box.h - 12), "hatched", 3, fill="url(#pat-hatch)")
    if owner is not None:
        hat = Box(box.w - _HAT + 4, -_HAT / 2 - 1, _HAT, _HAT)
        b.icon(f"{key}:hat", key, f"hat-{owner + 1}", hat, "hat", origin=f"seat:{owner}")
    if eye:
        b.circle(f"{key}:eye:disc", key, (box.w - 4, 5), 10, "plaque")
        b.icon(f"{key}:eye", key, "i-eye", Box(box.w - 11, -2, 14, 14))


def draw_back(b: Board, key: str, box: Box, title: str, rule: str, tilt: float = 0) -> None:
    """A card face down: its key says where it lies, never which one it is."""
    turn = box.w / 2, box.h / 2
    b.piece(key, (box.x, box.y), style="playing-card", title=title, rule=rule, tilt=tilt, turn=turn)
    size = Box(0, 0, box.w, box.h)
    b.edge(key, size, "cardface")
    b.icon(f"{key}:back", key, "back", size, preserveAspectRatio="none")
