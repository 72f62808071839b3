"""Stores: plain houses, so that whose they are stays visible."""

from abilene.engine.ink import pattern
from abilene.games.great_western_trail.scene.board import Board


def store(b: Board, key: str, parent: str, x: float, y: float, seat: int, *, origin: str = "") -> str:
    """A seat's store on the northern map."""
    fill = pattern(b.wears(seat))
    title = b.say("store", player=seat)
    return b.scene.add(
        key, "path", parent=parent, d=house(x, y, 19), class_="stripe house", fill=fill, title=title, origin=origin
    )


def house(x: float, y: float, size: float) -> str:
    """The outline of a store about a point."""
    wall, roof = size * 0.55, size * 0.48
    left, foot = x - size / 2, y + (wall + roof) / 2
    return f"M{left:g} {foot:g}v{-wall:g}l{size / 2:g} {-roof:g}l{size / 2:g} {roof:g}v{wall:g}z"
