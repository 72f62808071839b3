"""The tall board, for a phone."""

from abilene.games.good_goat_bad.data import CHARACTERS, GOAT, LOCATIONS, SALOON, SALOON_ORDER
from abilene.games.good_goat_bad.scene.layout import Box, Layout, Plate, Point, Tile, collectors, row


def tall(players: int, locations: list[str]) -> Layout:
    """The board for so many players: opponents above, the viewer below; margins of 15 leave the line its place."""
    crowded = players == 5
    card = 60.0 if crowded else 70.0
    tiles: dict[str, Tile] = {}
    places: dict[str, Box] = {}
    outer = [name for name in locations if name != LOCATIONS[SALOON]]
    y = 68.0
    if crowded:
        for names in (outer[:2], outer[2:]):
            for name, box in zip(names, row(Box(15, y, 360, 17 + card), 2, 6), strict=True):
                tiles[name] = _short_tile(box)
                for i, character in enumerate(collectors(name)):
                    places[character] = Box(box.right - 4 - (2 - i) * 56 + 1, box.y + 12, 55, card)
            y += 21 + card
    else:
        for name, box in zip(outer, row(Box(15, y, 360, 40 + card), len(outer), 6), strict=True):
            tiles[name] = _headed_tile(box)
            for character, cell in zip(collectors(name), row(Box(box.x + 3, 0, box.w - 6, 0), 2, 2), strict=True):
                places[character] = Box(cell.x, box.y + 36, cell.w, card)
        y += 46 + card
    saloon = Box(15, y, 360, 40 + card)
    tiles["saloon"] = _headed_tile(saloon)
    for saloon_card, cell in zip(SALOON_ORDER, row(Box(saloon.x + 3, 0, saloon.w - 6, 0), 6, 3), strict=True):
        places[CHARACTERS[saloon_card]] = Box(cell.x, saloon.y + 36, cell.w, card)
    platform = Box(15, saloon.bottom + 6, 360, 76 if crowded else 84)
    y = platform.bottom + 6
    places[CHARACTERS[GOAT]] = Box(15, y, 50, 64)
    own = Box(197, y, 178, 90)
    height = int(own.bottom) + 6
    opponents = row(Box(15, 5, 360, 58), players - 1, 5)
    return Layout(
        tall=True,
        width=390,
        height=height,
        loop=Box(7, 34, 376, height - 11 - 34),
        corner=20,
        plates=(_own_plate(own), *(_small_plate(box) for box in opponents)),
        tiles=tiles,
        places=places,
        platform=platform,
        joins=None,
        offered=Box(platform.x + 7, platform.y + 7, 50, platform.h - 14),
        words=Box(platform.x + 12, platform.y, 258, platform.h),
        held=(54, platform.h - 14),
        mini=(27, 38),
        rest=(platform.right - 44, platform.y + 30),
        rest_memory=(platform.right - 46, platform.bottom - 15),
        pile=Box(73, y + 2, 44, 60),
        aside=Box(129, y, 52, 60),
        round=(saloon.x + saloon.w / 2, saloon.y + 16),
    )


def _headed_tile(box: Box) -> Tile:
    return Tile(
        box=box,
        rule=box.y + 24,
        name=(box.x + 7, box.y + 17),
        name_size=13,
        name_room=min(100, box.w - 58),
        anchor="start",
        icon=None,
        worth=None,
        tokens=(box.right - 16, box.y + 12),
        coins=(box.right - 41, box.y + 12),
        disc=9.5,
    )


def _short_tile(box: Box) -> Tile:
    return Tile(
        box=box,
        rule=0,
        name=(box.x + 6, box.y + 17),
        name_size=12,
        name_room=50,
        anchor="start",
        icon=None,
        worth=None,
        tokens=(box.x + 18, box.y + 40),
        coins=(box.x + 44, box.y + 40),
        disc=10.5,
    )


def _small_plate(box: Box) -> Plate:
    x, y = box.x, box.y
    return Plate(
        box=box,
        band=Box(x, y, 7, box.h),
        name=(x + 11, y + 16),
        name_size=13.5,
        name_room=box.w - 35,
        role=(box.right - 6, y + 16),
        role_anchor="end",
        role_shown=False,
        mark=Box(box.right - 20, y + 3, 17, 17),
        coins=(x + 19, y + 29),
        tokens=tuple((x + 62 + 23 * i, y + 29) for i in range(5)) if box.w > 170 else _two_rows(x, y),
        elixirs=(min(x + 74, box.right - 18), y + 48),
        hats=tuple((x + 10 + 21 * i, y + 37) for i in range(3)),
        hat=20,
        disc=7.5,
        figure=13,
    )


def _two_rows(x: float, y: float) -> tuple[Point, ...]:
    """One kind beside the coins, the others in the place of the hats: they are shown when those are back in the box."""
    return (x + 54, y + 29), *((x + 17 + 18.5 * i, y + 47) for i in range(4))


def _own_plate(box: Box) -> Plate:
    x, y = box.x, box.y
    return Plate(
        box=box,
        band=Box(x, y, box.w, 7),
        name=(x + 9, y + 24),
        name_size=14,
        name_room=98,
        role=(box.right - 8, y + 24),
        role_anchor="end",
        mark=Box(box.right - 26, y + 66, 19, 19),
        coins=(x + 19, y + 44),
        tokens=tuple((x + 66 + 24.5 * i, y + 44) for i in range(5)),
        elixirs=(x + 106, y + 73),
        hats=tuple((x + 8 + 28 * i, y + 59) for i in range(3)),
        hat=26,
        disc=10,
        figure=15,
    )
