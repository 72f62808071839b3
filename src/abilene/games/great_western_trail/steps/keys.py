"""The keys of the nodes that stand for things on the table."""

from typing import Final

from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, PRIVATE_TILE, Trail

ON_PILE: Final = 2  # of so many numbers of cards to draw each lies on the pile for itself: of more none could be hit


def location_key(t: Trail, space: int) -> str:
    """The node that stands for a trail space: what lies there, or the empty place."""
    tile = t.tiles[space]
    if tile == EMPTY:
        return f"space:{t.figures.spaces[space]}"
    if tile >= PRIVATE_TILE:
        return building_key(t.owner(space), t.number(space))
    if tile >= NEUTRAL_TILE:
        return f"neutral:{t.figures.faces[t.face(space)].name}"
    return f"tile:{t.figures.spaces[space]}"


def building_key(seat: int, number: int) -> str:
    """A private building, by its number counted from 0."""
    return f"building:{seat}:{number + 1}"


def card_key(t: Trail, seat: int, card: int) -> str:
    """A card in hand; there is one of each objective card."""
    if card >= t.figures.cattle:
        return objective_key(t, card)
    return f"card:{seat}:{t.figures.card_name(card)}"


def draw_key(seat: int, count: int) -> str:
    """A draw pile, or so many cards of it while somebody is asked how many to draw."""
    return f"draw:{seat}:{count}" if count else f"deck:{seat}"


def objective_key(t: Trail, card: int) -> str:
    """An objective card, in hand or on display."""
    return f"objective:{t.figures.objectives[card - t.figures.cattle].id.lower()}"


def market_key(t: Trail, card: int) -> str:
    """A card of the cattle market."""
    return f"market:{t.figures.card_name(card)}"


def station_key(station: int) -> str:
    """A station, by its number counted from 0."""
    return f"station:{station + 1}"


def medium_keys(t: Trail, seat: int, actions: list[int]) -> tuple[str, ...]:
    """The nodes of medium towns with a store of the seat where a tile offers these actions."""
    north, figures = t.north, t.figures.north
    if north is None or figures is None:
        return ()
    return tuple(
        [
            f"medium:{figures.towns[town]}"
            for town in figures.medium
            if north.has_store(seat, town) and figures.tile_actions[north.tiles[town]] == actions
        ]
    )
