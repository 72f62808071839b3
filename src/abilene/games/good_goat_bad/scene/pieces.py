"""Pieces of the box as strokes: tokens, coins, hats, and the empty places of cards."""

from typing import Any

from abilene.engine.ink import Ink
from abilene.games.good_goat_bad.data import TOKENS

COIN = "i-coin"
ICONS = tuple("i-cow" if name == "cattle" else f"i-{name}" for name in TOKENS)  # of each kind of tokens


def draw_icon(ink: Ink, name: str, size: float, style: str = "") -> None:
    """A pictogram and nothing else."""
    ink.icon(name, 0, 0, size, style)


def draw_ghost(ink: Ink, w: float, h: float) -> None:
    """The dashed place of a card that is not there."""
    ink.rect(-w / 2, -h / 2, w, h, "ghost", 4)


def draw_hatching(ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """Out of play."""
    ink.rect(x, y, w, h, "hatched", fill="url(#pat-hatch)")


def draw_stack(ink: Ink, icon: str, count: int, radius: float, x: float = 0, y: float = 0) -> None:
    """Tokens of one kind on a pile, and how many; none leave a dashed place."""
    if not count:
        ink.circle(x, y, radius * 0.9, "ghost")
        return
    if count > 1:
        ink.circle(x + radius * 0.3, y - radius * 0.15, radius, "plaque")
    ink.circle(x, y, radius, "plaque")
    ink.icon(icon, x, y, radius * 1.44)
    if count > 1:
        ink.badge(x + radius * 0.95, y + radius * 0.8, count, _badge(radius))


def _badge(radius: float) -> float:
    """How large the number of tokens or coins of this size is: on a desk, where they are larger, it shrinks more."""
    return max(9 if radius >= 11 else 7, radius * 0.52)


def draw_coins(ink: Ink, count: int, radius: float, x: float, y: float) -> None:
    """Coins at a location, and how many; none leave a dashed place."""
    if not count:
        ink.circle(x, y, radius * 0.63, "ghost")
        return
    ink.icon(COIN, x, y, radius * 1.5)
    if count > 1:
        ink.badge(x + radius * 0.72, y + radius * 0.6, count, _badge(radius))


def shown(room: object) -> dict[str, Any]:
    """Attributes of a stroke for which only some layouts have room."""
    return {} if room else {"display": "none"}
