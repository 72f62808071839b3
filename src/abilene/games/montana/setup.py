"""Set-up: the map, the supply and the player boards before the first turn."""

from typing import TYPE_CHECKING, Any

from abilene.engine.core import NOBODY, Step
from abilene.games.montana.data import COLOURS, POSITIONS
from abilene.games.montana.state import CANTEEN, COW, FREE, NOTHING, WAITING, Territory
from abilene.games.montana.steps.opening import FirstWorkers, PlaceStart
from abilene.games.montana.steps.turn import FirstTurn

if TYPE_CHECKING:
    from abilene.engine.game import Game


def deal(game: "Game[Any]", seed: int) -> Territory:
    """A random map; everybody has a cow, goods, coins and settlements (MON-SET-1 to MON-SET-13)."""
    figures = game.figures
    players, regions = figures.players, figures.regions
    t = Territory(
        game, seed, 0, NOBODY, [], [],
        turn=NOBODY, closer=NOBODY, arrow=-1, cow_supply=figures.first_cows, neutral=WAITING,
        supply=figures.supply[:], worker_supply=figures.workers[:],
        goods=figures.start_goods * players, workers=[0] * (COLOURS * players), coins=figures.start_coins[:],
        cows=[figures.start_cows] * players, canteens=[0] * players, left=[figures.settlements] * players,
        turns=[0] * players, stand=[WAITING] * players,
        bank=[0] * len(figures.bank_ids), large=[0] * len(figures.location_ids), small=[0] * len(figures.location_ids),
        land=[0] * regions, owner=[FREE] * regions, pieces=[0] * regions, token=[NOTHING] * regions, frontier=[],
    )  # fmt: skip
    lay_tiles(t)
    steps: list[Step[Any]] = [PlaceStart(0)]
    for seat in range(players):
        for _ in range(figures.start_spins):
            steps.append(FirstWorkers(seat))  # noqa: PERF401  # a plain loop compiles better
    t.then(*steps, FirstTurn(0))
    return t


def lay_tiles(t: Territory) -> None:
    """Tiles drawn at random, each turned at random, with cows and canteens on their symbols (MON-SET-1, 4 and 5)."""
    figures = t.figures
    tiles = list(range(len(figures.tile_ids)))
    t.shuffle(tiles)
    for place in range(figures.places):
        lay_tile(t, place, tiles[place], t.below(POSITIONS - 1))
    for region, face in enumerate(t.land):
        if figures.has_cow[face]:
            t.token[region] = COW
        elif figures.has_canteen[face]:
            t.token[region] = CANTEEN


def lay_tile(t: Territory, place: int, tile: int, turns: int) -> None:
    """A tile lies on a place, turned clockwise by so many sixths (MON-INT-2)."""
    first, face = place * POSITIONS, tile * POSITIONS
    t.land[first] = face
    for position in range(1, POSITIONS):
        t.land[first + position] = face + (position - 1 + turns) % (POSITIONS - 1) + 1
