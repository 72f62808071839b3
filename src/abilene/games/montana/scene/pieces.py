"""Pieces of the box: workers, goods, settlements and representatives, as strokes."""

from abilene.engine.ink import Ink
from abilene.games.montana.data import ANY, GOODS, Figures

_ICONS = {name: f"i-{name.split('_')[0]}" + ("-" + name.split("_")[1] if "_" in name else "") for name in GOODS}

COW, CANTEEN = "i-cow", "i-canteen"

_COAT, _HAT = "M-6 11l1-10h10l1 10z", "M-6-6h12v-1.5h-2.5v-4h-7v4h-2.5z"
REPRESENTATIVE = f"{_COAT}{_HAT}M-4-4a4 4 0 0 0 8 0z"  # in one stroke


def draw_good(ink: Ink, kind: int, x: float, y: float, size: float, style: str = "") -> None:
    """A good; large pieces are a little larger."""
    name = GOODS[kind]
    ink.icon(_ICONS[name], x, y, size * (1.15 if name.endswith("large") else 1), f"g-{name} {style}".rstrip())


def draw_worker(ink: Ink, figures: Figures, colour: int, x: float, y: float, size: float, style: str = "") -> None:
    """A worker with the good of its area on the chest; a white one stands for any colour."""
    ink.icon("i-worker", x, y, size, f"w-{colour if colour != ANY else 'any'} {style}".rstrip())
    if colour == ANY:
        ink.text(x, y + size * 0.12, "?", size * 0.46, "disp on-white")
    else:
        draw_good(ink, figures.area_good[colour], x, y + size * 0.11, size * 0.5, style)


def draw_house(ink: Ink, seat: int, x: float, y: float, size: float, style: str = "") -> None:
    """A settlement of a seat, with its shadow on the land."""
    ink.add(
        "ellipse",
        cx=round(x, 1),
        cy=round(y + size * 0.41, 1),
        rx=round(size * 0.42, 1),
        ry=size * 0.12,
        class_="shadow",
    )
    ink.icon("i-settlement", x, y, size, f"seat-{seat + 1} pict-l {style}".rstrip())


def draw_stock_house(ink: Ink, seat: int, x: float, y: float, size: float = 20) -> None:
    """A settlement as a plain silhouette, on which a pattern can still be read."""
    half = size / 2
    ink.path(_silhouette(x, y, half), "stock-house", fill=f"url(#pat-{seat + 1})")


def draw_empty_house(ink: Ink, x: float, y: float, size: float = 18) -> None:
    """The place of a settlement that has left the stock."""
    ink.path(_silhouette(x, y, size / 2), "ghost")


def _silhouette(x: float, y: float, half: float) -> str:
    wall, roof = round(half * 1.1, 1), round(half * 0.95, 1)
    return f"M{x - half:g} {y + half:g}v{-wall:g}l{half:g} {-roof:g}l{half:g} {roof:g}v{wall:g}z"


def draw_representative(ink: Ink, seat: int, scale: float = 1.0) -> None:
    """A representative about its middle, with the number of the seat; seat -1 is the neutral one."""
    pattern = f"url(#pat-{seat + 1 if seat >= 0 else 6})"
    grown = f"scale({scale:.3g})"
    ink.path(_COAT, "rep", fill=pattern, transform=grown)
    ink.add("circle", cy=-4, r=4, class_="rep-face", transform=grown)
    ink.path(_HAT, "rep", fill=pattern, transform=grown)
    if seat >= 0:
        ink.circle(8 * scale, 7.5 * scale, 7, "rep-number")
        ink.text(8 * scale, 7.5 * scale, str(seat + 1), 10.5, f"disp who p{seat + 1}")
