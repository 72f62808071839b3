"""What whoever corrects figures from the box sees: a landscape tile by itself, and what choices are called."""

from abilene.engine.forms import Form, word_of
from abilene.engine.texts import Texts
from abilene.games.montana.data import POSITIONS, Figures
from abilene.games.montana.setup import lay_tile
from abilene.games.montana.state import CANTEEN, COW, FREE, NOTHING, Territory

_MIDDLE = 4  # the place of a tile that lies among others


def _lay(t: Territory, group: str, number: int) -> None:
    """The tile lies unturned in the middle, with its cows and canteens."""
    if group != "tile":
        return
    lay_tile(t, _MIDDLE, number, 0)
    for region in range(_MIDDLE * POSITIONS, (_MIDDLE + 1) * POSITIONS):
        face = t.land[region]
        t.owner[region], t.pieces[region] = FREE, 0
        t.token[region] = COW if t.figures.has_cow[face] else CANTEEN if t.figures.has_canteen[face] else NOTHING


def _word(texts: Texts, figures: Figures, sort: str, value: str) -> str:
    if sort == "bank":
        return texts.format("form-bank-space", count=figures.bank_workers[figures.bank_ids.index(value)])
    if sort == "position":
        return texts.format(f"position-{('c', 'e', 'ne', 'nw', 'w', 'sw', 'se')[int(value)]}")
    if value == "any":
        return texts.format("form-any-worker")
    return word_of(texts, figures, sort, value)


FORM = Form(_lay, _word)
