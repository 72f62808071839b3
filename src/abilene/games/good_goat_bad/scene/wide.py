"""The wide board, for a desk."""

from dataclasses import dataclass
from functools import lru_cache

from abilene.engine.board import Frame, Point
from abilene.games.good_goat_bad.data import GOAT, SALOON, SALOON_ORDER
from abilene.games.good_goat_bad.scene.layout import Layout, Plate, Tile, inside, row


@dataclass(frozen=True)
class _Sizes:
    loop: Frame
    town: Frame  # all outer locations and the Saloon below them
    tile: float  # height of a location
    apart: float  # between outer locations
    card: Point
    gap: float  # between the two cards of an outer location
    pad: float  # at the right of them
    purse: float  # from a location's left edge to its tokens and coins; 0: they lie in the header
    sides: float  # y of the plates at the left and at the right


_WIDE = {
    2: _Sizes(Frame(60, 66, 960, 576), Frame(112, 130, 856, 326), 154, 18, (80, 112), 30, 64, 82, 0),
    3: _Sizes(Frame(85, 40, 910, 602), Frame(187, 68, 706, 374), 178, 18, (94, 136), 8, 12, 69, 262),
    4: _Sizes(Frame(85, 66, 910, 576), Frame(176, 124, 728, 322), 152, 16, (74, 104), 6, 8, 36, 290),
    5: _Sizes(Frame(85, 66, 910, 576), Frame(177, 138, 726, 310), 146, 10, (74, 104), 6, 10, 0, 290),
}


@lru_cache
def wide(players: int, locations: tuple[int, ...]) -> Layout:
    """The board for so many players, who sit round it; the viewer below."""
    sizes = _WIDE[players]
    town, (w, h) = sizes.town, sizes.card
    tiles: dict[int, Tile] = {}
    places: dict[int, Frame] = {}
    outer = [location for location in locations if location != SALOON]
    for location, box in zip(outer, row(Frame(*town[:3], sizes.tile), len(outer), sizes.apart), strict=True):
        tiles[location] = _wide_tile(box, sizes.purse) if sizes.purse else _narrow_tile(box)
        for i in range(2):
            x = box.right - sizes.pad - (2 - i) * w - (1 - i) * sizes.gap
            places[2 * location + i] = Frame(x, box.bottom - h - 7, w, h)
    saloon = Frame(town.x, town.bottom - sizes.tile, town.w, sizes.tile)
    tiles[SALOON] = _wide_tile(saloon, 40)
    for card, cell in zip(SALOON_ORDER, row(Frame(saloon.x + 80, saloon.y, saloon.w - 84, 0), 6, 0), strict=True):
        places[card] = Frame(cell.x + (cell.w - w) / 2, saloon.bottom - h - 7, w, h)
    y = town.bottom + 16
    places[GOAT] = Frame(town.right - 284, y + 2, 74, 104)
    platform = Frame(town.x, y, town.w - 306, 116)
    return Layout(
        tall=False,
        type=12,
        width=1080,
        height=706,
        loop=sizes.loop,
        corner=80,
        plates=_wide_plates(players, sizes.sides),
        tiles=tiles,
        places=places,
        platform=platform,
        joins=town.x + 59,
        offered=Frame(platform.x + 16, platform.y + 6, 74, 104),
        words=Frame(platform.x + 22, platform.y, platform.w - 36, platform.h),
        held=(70, 98),
        mini=(44, 62),
        rest=(platform.right - 66, platform.y + 44),
        rest_memory=(platform.right - 66, platform.y + 95),
        pile=Frame(town.right - 184, y + 2, 74, 104),
        aside=Frame(town.right - 78, y + 2, 66, 93),
        labels=((town.right - 145, y + 118), (town.right - 41, y + 118)),
        round=(28, 679),
    )


def _wide_tile(box: Frame, purse: float) -> Tile:
    x, y, w, h = inside(box)
    below = h - 28
    return Tile(
        box=box,
        rule=y + 28,
        name=(0, y + 14),
        name_size=15.5,
        name_room=w - 110,
        anchor="middle",
        icon=(x + 18.5, y + 14),
        worth=(-x - 28, y + 14),
        tokens=(x + purse, y + 28 + below * 0.32),
        coins=(x + purse, y + 28 + below * 0.72),
        disc=17,
    )


def _narrow_tile(box: Frame) -> Tile:
    x, y, _, _ = inside(box)
    return Tile(
        box=box,
        rule=y + 28,
        name=(x + 31, y + 14),
        name_size=14,
        name_room=72,
        icon=(x + 16.5, y + 14),
        tokens=(-x - 23, y + 14),
        coins=(-x - 57, y + 14),
        disc=11.5,
    )


def _wide_plates(players: int, sides: float) -> tuple[Plate, ...]:
    own = _across(Frame(330, 600, 420, 80))
    left, right = (_upright(Frame(x, sides, 130, 178)) for x in (20, 930))
    facing = Frame(370, 26, 340, 78)
    top = {2: [facing], 4: [facing], 5: [Frame(186, 26, 268, 78), Frame(562, 26, 268, 78)]}
    across = [_across(box) for box in top.get(players, [])]
    return (own, *across) if players == 2 else (own, left, *across, right)


def _across(box: Frame) -> Plate:
    """A plate on the upper or lower side of the line; the dealer's cards lie on the line at its right."""
    x, right, y = -box.w / 2, box.w / 2, -39
    below = box.y > 353
    step = 27 if box.w < 300 else 34
    return Plate(
        box=box,
        band=Frame(x, -box.h / 2, 9, box.h),
        emblem=(x + 43, y + 37),
        name=(x + 80, y + 19),
        name_size=17,
        name_room=box.w - 116,
        role=(x + 80, y + 37),
        mark=(right - 21, y + 20),
        mark_size=22,
        coins=(x + 91, y + 60),
        tokens=tuple((x + 147 + step * i, y + 60) for i in range(5)),
        elixirs=(x + 43, box.h / 2 - 2),
        hats=tuple((right - dx, y + 60) for dx in (59, 27, 91)),
        hat=30,
        role_room=box.w - 90,
        beside=() if box.w > 400 else tuple((right - dx, y + 40) for dx in (45, 20, 70)),
        beside_hat=22,
        disc=11.5,
        figure=17,
        hand=(box.right + 52, box.y + box.h / 2),
        memory=(box.right + 170, box.y + box.h / 2) if below else (box.right + 52, box.bottom + 7),
    )


def _upright(box: Frame) -> Plate:
    """A plate at the left or right side of the line; the dealer's cards lie above it."""
    x, y, w, _ = inside(box)
    return Plate(
        box=box,
        band=Frame(x, y, w, 9),
        emblem=(0, y + 36),
        name=(0, y + 72),
        name_size=16,
        name_room=w - 12,
        role=(0, y + 90),
        anchor="middle",
        role_anchor="middle",
        mark=(-x - 17, y + 25),
        mark_size=20,
        coins=(x + 24, y + 117),
        tokens=((x + 78, y + 117), (x + 106, y + 117), (x + 26, y + 152), (x + 65, y + 152), (x + 104, y + 152)),
        elixirs=(x + 22, -y - 2),
        hats=((-18, y + 151), (18, y + 151)),
        hat=30,
        role_room=w - 8,
        beside=((-46, y + 50), (46, y + 50)),
        beside_hat=26,
        disc=11.5,
        figure=17,
        hand=(box.middle[0], box.y - 30),
        memory=(box.middle[0], box.y - 78),
    )
