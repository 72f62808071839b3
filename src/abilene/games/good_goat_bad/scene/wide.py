"""The wide board, for a desk."""

from dataclasses import dataclass

from abilene.games.good_goat_bad.data import CHARACTERS, GOAT, LOCATIONS, SALOON, SALOON_ORDER
from abilene.games.good_goat_bad.scene.layout import Box, Layout, Plate, Tile, collectors, row


@dataclass(frozen=True)
class _Sizes:
    loop: Box
    town: Box  # all outer locations and the Saloon below them
    tile: float  # height of a location
    apart: float  # between outer locations
    card: tuple[float, float]
    gap: float  # between the two cards of an outer location
    pad: float  # at the right of them
    purse: float  # from a location's left edge to its tokens and coins
    sides: float  # y of the plates at the left and at the right


_WIDE = {
    2: _Sizes(Box(60, 66, 960, 576), Box(112, 130, 856, 326), 154, 18, (80, 112), 30, 64, 82, 0),
    3: _Sizes(Box(85, 40, 910, 602), Box(187, 68, 706, 374), 178, 18, (94, 136), 8, 12, 69, 262),
    4: _Sizes(Box(85, 66, 910, 576), Box(176, 124, 728, 322), 152, 16, (74, 104), 6, 8, 36, 290),
    5: _Sizes(Box(85, 66, 910, 576), Box(177, 138, 726, 310), 146, 10, (74, 104), 6, 10, 0, 290),
}


def wide(players: int, locations: list[str]) -> Layout:
    """The board for so many players, who sit round it; the viewer below."""
    sizes = _WIDE[players]
    town, (w, h) = sizes.town, sizes.card
    tiles: dict[str, Tile] = {}
    places: dict[str, Box] = {}
    outer = [name for name in locations if name != LOCATIONS[SALOON]]
    for name, box in zip(outer, row(Box(*town[:3], sizes.tile), len(outer), sizes.apart), strict=True):
        tiles[name] = _wide_tile(box, sizes.purse) if sizes.purse else _narrow_tile(box)
        for i, character in enumerate(collectors(name)):
            x = box.right - sizes.pad - (2 - i) * w - (1 - i) * sizes.gap
            places[character] = Box(x, box.bottom - h - 7, w, h)
    saloon = Box(town.x, town.bottom - sizes.tile, town.w, sizes.tile)
    tiles["saloon"] = _wide_tile(saloon, 40)
    for card, cell in zip(SALOON_ORDER, row(Box(saloon.x + 80, saloon.y, saloon.w - 84, 0), 6, 0), strict=True):
        places[CHARACTERS[card]] = Box(cell.x + (cell.w - w) / 2, saloon.bottom - h - 7, w, h)
    y = town.bottom + 16
    places[CHARACTERS[GOAT]] = Box(town.right - 284, y + 2, 74, 104)
    platform = Box(town.x, y, town.w - 306, 116)
    return Layout(
        tall=False,
        width=1080,
        height=706,
        loop=sizes.loop,
        corner=80,
        plates=_wide_plates(players, sizes.sides),
        tiles=tiles,
        places=places,
        platform=platform,
        joins=town.x + 59,
        offered=Box(platform.x + 16, platform.y + 6, 74, 104),
        words=Box(platform.x + 22, platform.y, platform.w - 36, platform.h),
        held=(70, 98),
        mini=(44, 62),
        rest=(platform.right - 66, platform.y + 44),
        rest_memory=(platform.right - 66, platform.y + 95),
        pile=Box(town.right - 184, y + 2, 74, 104),
        aside=Box(town.right - 78, y + 2, 66, 93),
        round=(28, 683),
    )


def _wide_tile(box: Box, purse: float) -> Tile:
    below = box.h - 28
    return Tile(
        box=box,
        rule=box.y + 28,
        name=(box.x + box.w / 2, box.y + 20),
        name_size=15.5,
        name_room=box.w - 110,
        anchor="middle",
        icon=Box(box.x + 8, box.y + 3.5, 21, 21),
        worth=(box.right - 28, box.y + 19),
        tokens=(box.x + purse, box.y + 28 + below * 0.32),
        coins=(box.x + purse, box.y + 28 + below * 0.72),
        disc=17,
    )


def _narrow_tile(box: Box) -> Tile:
    return Tile(
        box=box,
        rule=box.y + 28,
        name=(box.x + 31, box.y + 19),
        name_size=14,
        name_room=72,
        anchor="start",
        icon=Box(box.x + 7, box.y + 4.5, 19, 19),
        worth=None,
        tokens=(box.right - 23, box.y + 14),
        coins=(box.right - 57, box.y + 14),
        disc=11.5,
    )


def _wide_plates(players: int, sides: float) -> tuple[Plate, ...]:
    own = _across(Box(330, 600, 420, 80))
    left, right = (_upright(Box(x, sides, 130, 178)) for x in (20, 930))
    top = {2: [Box(370, 26, 340, 78)], 4: [Box(370, 26, 340, 78)], 5: [Box(186, 26, 268, 78), Box(562, 26, 268, 78)]}
    across = [_across(box) for box in top.get(players, [])]
    return (own, *across) if players == 2 else (own, left, *across, right)


def _across(box: Box) -> Plate:
    """A plate on the upper or lower side of the line; the dealer's cards lie on the line at its right."""
    x, y = box.x, box.y + (box.h - 78) / 2
    below = box.y > 353
    step = 27 if box.w < 300 else 34
    return Plate(
        box=box,
        band=Box(box.x, box.y, 9, box.h),
        emblem=Box(x + 16, y + 10, 54, 54),
        name=(x + 80, y + 25),
        name_size=17,
        name_room=box.w - 116,
        role=(x + 80, y + 41),
        mark=Box(box.right - 32, y + 9, 22, 22),
        coins=(x + 91, y + 60),
        tokens=tuple((x + 147 + step * i, y + 60) for i in range(5)),
        elixirs=(x + 43, box.bottom - 2),
        hats=tuple((box.right - dx, y + 45) for dx in (74, 42, 106)),
        hat=30,
        disc=11.5,
        figure=17,
        hand=(box.right + 52, box.y + box.h / 2),
        memory=(box.right + 170, box.y + box.h / 2) if below else (box.right + 52, box.bottom + 7),
    )


def _upright(box: Box) -> Plate:
    """A plate at the left or right side of the line; the dealer's cards lie above it."""
    x, y, middle = box.x, box.y, box.x + box.w / 2
    return Plate(
        box=box,
        band=Box(x, y, box.w, 9),
        emblem=Box(middle - 27, y + 9, 54, 54),
        name=(middle, y + 78),
        name_size=16,
        name_room=box.w - 12,
        role=(middle, y + 94),
        anchor="middle",
        role_anchor="middle",
        mark=Box(box.right - 27, y + 15, 20, 20),
        coins=(x + 24, y + 117),
        tokens=((x + 78, y + 117), (x + 106, y + 117), (x + 26, y + 152), (x + 65, y + 152), (x + 104, y + 152)),
        elixirs=(x + 22, box.bottom - 2),
        hats=((middle - 33, y + 136), (middle + 3, y + 136)),
        hat=30,
        disc=11.5,
        figure=17,
        hand=(middle, y - 30),
        memory=(middle, y - 78),
    )
