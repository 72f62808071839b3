"""The solo race (house rules): the drifter, and the neutral representative."""

from abilene.games.montana.data import ANY, COLOURS, NONE, alone
from abilene.games.montana.events import DrifterAtBank, DrifterAtLocation, DrifterSpun, NeutralPlaced
from abilene.games.montana.state import Territory


def drifter_works(t: Territory) -> None:
    """After the player's turn the drifter occupies up to two spaces (MON-SOLO-3)."""
    t.arrow = t.below(len(t.figures.wheel))
    if t.heard is not None:
        t.emit(DrifterSpun(t.arrow))
    for colour in t.figures.wheel[t.arrow]:
        if colour == ANY:
            _stand_at_bank(t)
        else:
            _stand_in_area(t, colour)


def _stand_at_bank(t: Territory) -> None:
    """A worker of the most plentiful colour, on the free space that asks for the fewest."""
    colour = 0
    for other in range(1, COLOURS):
        if t.worker_supply[other] > t.worker_supply[colour]:
            colour = other
    space = NONE
    for other, crew in enumerate(t.bank):
        if crew == 0 and (space == NONE or t.figures.bank_workers[other] < t.figures.bank_workers[space]):
            space = other
    if space != NONE and t.worker_supply[colour]:
        t.worker_supply[colour] -= 1
        t.bank[space] = alone(colour)
        if t.heard is not None:
            t.emit(DrifterAtBank(colour, space))


def _stand_in_area(t: Territory, colour: int) -> None:
    """A worker of this colour, on the cheapest free large space of its area."""
    coins = t.figures.location_coins
    location = NONE
    for other in t.figures.area_locations[colour]:
        if t.large[other] == 0 and (location == NONE or coins[other] < coins[location]):
            location = other
    if location != NONE and t.worker_supply[colour]:
        t.worker_supply[colour] -= 1
        t.large[location] = alone(colour)
        if t.heard is not None:
            t.emit(DrifterAtLocation(colour, location))


def place_neutral(t: Territory) -> None:
    """A spin says in which row the neutral representative stands (MON-SOLO-4)."""
    t.arrow = t.below(len(t.figures.wheel))
    row = t.arrow % t.figures.rows
    t.neutral = t.figures.spaces[row][t.figures.neutral_column]
    if t.heard is not None:
        t.emit(NeutralPlaced(row))
