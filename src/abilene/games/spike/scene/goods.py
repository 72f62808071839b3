"""The twelve goods as pictograms and chips."""

from abilene.engine.ink import Ink

_ICONS = {"cows": "i-cow"}


def icon(good: str) -> str:
    """The pictogram of one of the goods."""
    return _ICONS.get(good, f"i-{good}")


def draw_good(ink: Ink, good: str, x: float, y: float, size: float, style: str = "") -> None:
    """One of the goods about a point."""
    ink.icon(icon(good), x, y, size, f"g-{good} {style}".rstrip())


def draw_chip(ink: Ink, good: str, radius: float, x: float = 0, y: float = 0, style: str = "") -> None:
    """One of the goods on a round chip."""
    ink.circle(x, y, radius, f"good-chip edge {style}".rstrip())
    draw_good(ink, good, x, y, radius * 1.36)
