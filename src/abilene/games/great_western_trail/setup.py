"""Set-up: the board, the markets and the players' herds before the first turn."""

from typing import TYPE_CHECKING, Any

from abilene.engine.core import NOBODY
from abilene.games.great_western_trail.data import JOB_COLUMNS, JOB_ROWS, WORKERS
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail, column_of
from abilene.games.great_western_trail.steps.kansas_city import put_on_trail
from abilene.games.great_western_trail.steps.turn import Turn

if TYPE_CHECKING:
    from abilene.engine.game import Game


def deal(game: "Game[Any]", seed: int) -> Trail:
    """Everything in the order of the rulebook; chance decides what the options leave open."""
    figures = game.figures
    players = figures.seats
    t = Trail(
        game, seed, 0, NOBODY, [Turn(0)], [],
        turn=0, closer=NOBODY, row=figures.token_row, total=0, done=0,
        money=figures.start_money[:players], tokens=[figures.start_tokens] * players, engine=[0] * players,
        herder=[-1] * players, marker=[0] * players, emptied=[0] * players, stations=[0] * players,
        owned_masters=[0] * players, unbuilt=[(1 << figures.numbers) - 1] * players,
        workers=[1] * (len(WORKERS) * players), natives=[0] * (2 * players),
        cities=[0] * (players * len(figures.cities)),
        tiles=[EMPTY] * len(figures.spaces), jobs=[EMPTY] * (JOB_ROWS * JOB_COLUMNS), foresight=[EMPTY] * 6,
        pile=figures.market_cards[:], market=[0] * figures.cattle,
        stack_of_objectives=figures.objective_cards[:], display=[],
        masters=[EMPTY] * len(figures.station_at), posted=[EMPTY] * len(figures.station_at),
        sides=[0] * figures.numbers, visit=[], used=[], gone_cards=[], gone_tiles=[],
        supplies=[supply[:] for supply in figures.supplies],
        hands=[[] for _ in range(players)], draws=[figures.start_herd[:] for _ in range(players)],
        discards=[[] for _ in range(players)], hazards=[[] for _ in range(players)],
        areas=[[] for _ in range(players)], shown=[[] for _ in range(players)], blind=[[] for _ in range(players)],
    )  # fmt: skip
    _place_buildings(t)
    _place_masters(t)
    _place_tiles(t)
    for module in figures.modules:
        setattr(t, module.name, module.part.lay(t))
    _fill_markets(t)
    for extra in t.extras():
        extra.set_up(t)
    _deal_cards(t)
    return t


def _place_buildings(t: Trail) -> None:
    """Neutral buildings, and which face of the private ones is used (GWT-SETUP-2, GWT-SETUP-4)."""
    letters = list(range(t.figures.neutrals))
    if t.figures.neutral_random:
        t.shuffle(letters)
    for space, letter in zip(t.figures.neutral_spaces, letters):
        t.tiles[space] = NEUTRAL_TILE + letter
    faces, numbers = t.figures.sides, t.figures.numbers
    if faces == "random":
        t.sides = [t.below(2) for _ in range(numbers)]
    else:  # one face for all of them, or a letter for each (GWT-INT-50)
        t.sides = ["ab".index(face) for face in (faces * numbers if len(faces) == 1 else faces)]


def _place_masters(t: Trail) -> None:
    """A random station master for each of the first five stations (GWT-SETUP-3)."""
    masters = list(range(len(t.figures.masters)))
    t.shuffle(masters)
    for station, has_master in enumerate(t.figures.station_has_master):
        if has_master:
            t.masters[station] = masters.pop()


def _place_tiles(t: Trail) -> None:
    """Shuffle the supplies; seven tiles of the first one go on the trail (GWT-SETUP-5, GWT-SETUP-6)."""
    for supply in t.supplies:
        t.shuffle(supply)
    placed = 0
    returned = []
    while placed < t.figures.opening_tiles:
        tile = t.supplies[0].pop()
        native = t.figures.tile_native[tile] >= 0
        spaces = t.figures.native_spaces if native else t.figures.hazard_spaces[t.figures.tile_hazard[tile]]
        if put_on_trail(t, tile, spaces) >= 0:
            placed += 1
        else:
            returned.append(tile)
    if returned:  # GWT-INT-30
        t.supplies[0] += returned
        t.shuffle(t.supplies[0])


def _fill_markets(t: Trail) -> None:
    """Workers, foresight, cattle and objectives (GWT-SETUP-7 to GWT-SETUP-11)."""
    places = [row * JOB_COLUMNS + column for row in range(2) for column in range(t.figures.job_first, JOB_COLUMNS)]
    for place in places[: t.figures.opening_workers]:
        t.jobs[place] = t.supplies[1].pop()
    for place in range(len(t.foresight)):
        t.foresight[place] = t.supplies[column_of(place)].pop()
    t.shuffle(t.pile)
    t.refill_market()
    t.shuffle(t.stack_of_objectives)
    t.display = [t.stack_of_objectives.pop() for _ in range(t.figures.display_size)]


def _deal_cards(t: Trail) -> None:
    """A starting objective and a first hand for everybody (GWT-SETUP-13 to GWT-SETUP-17)."""
    starting = t.figures.starting_cards[:]
    t.shuffle(starting)
    for seat in range(t.figures.seats):
        if t.sam is not None and seat == t.figures.sam_seat:
            t.sam.pile.append(starting.pop())  # face down (GWTA-SETUP-9)
            continue
        t.areas[seat].append(starting.pop())
        t.shuffle(t.draws[seat])
        for _ in range(t.figures.start_hand[seat]):
            t.draw_card(seat)
