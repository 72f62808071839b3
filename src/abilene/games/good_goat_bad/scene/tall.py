"""The tall board, for a phone."""

from functools import lru_cache

from abilene.engine.board import Frame, Point
from abilene.games.good_goat_bad.data import GOAT, SALOON, SALOON_ORDER
from abilene.games.good_goat_bad.scene.layout import Layout, Plate, Tile, inside, row


@lru_cache
def tall(players: int, locations: tuple[int, ...]) -> Layout:
    """The board for so many players: opponents above, the viewer below; margins of 15 leave the line its place."""
    crowded = players == 5
    card = 60.0 if crowded else 70.0
    tiles: dict[int, Tile] = {}
    places: dict[int, Frame] = {}
    outer = [location for location in locations if location != SALOON]
    y = 68.0
    if crowded:
        for pair in (outer[:2], outer[2:]):
            for location, box in zip(pair, row(Frame(15, y, 360, 17 + card), 2, 6), strict=True):
                tiles[location] = _short_tile(box)
                for i in range(2):
                    places[2 * location + i] = Frame(box.right - 3 - (2 - i) * 56, box.y + 12, 55, card)
            y += 21 + card
    else:
        for location, box in zip(outer, row(Frame(15, y, 360, 40 + card), len(outer), 6), strict=True):
            tiles[location] = _headed_tile(box)
            for i, cell in enumerate(row(Frame(box.x + 3, 0, box.w - 6, 0), 2, 2)):
                places[2 * location + i] = Frame(cell.x, box.y + 36, cell.w, card)
        y += 46 + card
    saloon = Frame(15, y, 360, 40 + card)
    tiles[SALOON] = _headed_tile(saloon)
    for saloon_card, cell in zip(SALOON_ORDER, row(Frame(saloon.x + 3, 0, saloon.w - 6, 0), 6, 3), strict=True):
        places[saloon_card] = Frame(cell.x, saloon.y + 36, cell.w, card)
    platform = Frame(15, saloon.bottom + 6, 360, 76 if crowded else 84)
    y = platform.bottom + 6
    places[GOAT] = Frame(15, y, 50, 64)
    own = Frame(197, y, 178, 90)
    height = int(own.bottom) + 6
    opponents = row(Frame(15, 5, 360, 58), players - 1, 5)
    return Layout(
        tall=True,
        type=10.5,
        width=390,
        height=height,
        loop=Frame(7, 34, 376, height - 11 - 34),
        corner=20,
        plates=(_own_plate(own), *(_small_plate(box) for box in opponents)),
        tiles=tiles,
        places=places,
        platform=platform,
        joins=None,
        offered=Frame(platform.x + 7, platform.y + 7, 54, platform.h - 14),
        words=Frame(platform.x + 12, platform.y, 258, platform.h),
        held=(54, platform.h - 14),
        mini=(27, 38),
        rest=(platform.right - 44, platform.y + 30),
        rest_memory=(platform.right - 46, platform.bottom - 15),
        pile=Frame(73, y + 2, 44, 60),
        aside=Frame(129, y, 52, 60),
        labels=((92, y + 72), (160, y + 72)),
        round=(saloon.middle[0], saloon.y + 12),
    )


def _headed_tile(box: Frame) -> Tile:
    x, y, w, _ = inside(box)
    return Tile(
        box=box,
        rule=y + 24,
        name=(x + 7, y + 12.3),
        name_size=13,
        name_room=min(100, w - 58),
        tokens=(-x - 16, y + 12),
        coins=(-x - 41, y + 12),
        disc=9.5,
    )


def _short_tile(box: Frame) -> Tile:
    x, y, _, _ = inside(box)
    return Tile(
        box=box,
        rule=y,
        headed=False,
        name=(x + 6, y + 12.7),
        name_size=12,
        name_room=50,
        tokens=(x + 18, y + 40),
        coins=(x + 44, y + 40),
        disc=10.5,
    )


def _small_plate(box: Frame) -> Plate:
    x, y, w, h = inside(box)
    return Plate(
        box=box,
        band=Frame(x, y, 7, h),
        name=(x + 11, y + 11),
        name_size=13.5,
        name_room=w - 35,
        role=(-x - 6, y + 11.3),
        role_anchor="end",
        role_shown=False,
        mark=(-x - 11.5, y + 11.5),
        mark_size=17,
        coins=(x + 19, y + 29),
        tokens=tuple((x + 62 + 23 * i, y + 29) for i in range(5)) if w > 170 else _two_rows(x, y),
        elixirs=(x + 96 if w > 170 else min(x + 74, -x - 18), y + 48),  # of two players each has a third hat
        hats=tuple((x + 20 + 21 * i, y + 47) for i in range(3)),
        beside=() if w > 170 else ((-x - 10, y + 23), (-x - 10, y + 35)),
        beside_hat=15,
        hat=20,
        disc=7.5,
        figure=13,
    )


def _two_rows(x: float, y: float) -> tuple[Point, ...]:
    """One kind beside the coins, the others in the place of the hats: they are shown when those are back in the box."""
    return (x + 54, y + 29), *((x + 17 + 18.5 * i, y + 47) for i in range(4))


def _own_plate(box: Frame) -> Plate:
    x, y, w, _ = inside(box)
    return Plate(
        box=box,
        band=Frame(x, y, w, 7),
        name=(x + 9, y + 19),
        name_size=14,
        name_room=98,
        role=(-x - 8, y + 20),
        role_anchor="end",
        mark=(-x - 16.5, y + 75.5),
        mark_size=19,
        coins=(x + 19, y + 44),
        tokens=tuple((x + 66 + 24.5 * i, y + 44) for i in range(5)),
        elixirs=(x + 106, y + 73),
        hats=tuple((x + 21 + 28 * i, y + 72) for i in range(3)),
        hat=26,
        disc=10,
        figure=15,
    )
