"""The pictograms of things and actions, the same as on the board: those of the buttons."""

from typing import Final

from abilene.games.great_western_trail import data
from abilene.games.great_western_trail.data import HAZARDS, Action, Figures
from abilene.games.great_western_trail.state import Trail

WORKER_SIGNS: Final = ("hat", "hammer", "engineer")

_VERB_SIGNS: Final = {
    data.HIRE: "worker",
    data.BUILD: "hammer",
    data.REMOVE_HAZARD: "warning",
    data.ENGINE: "locomotive",
    data.BUY: "cattle",
    data.AUXILIARY: "disc",
    data.MOVE: "boot",
    data.DRAW: "card",
    data.COPY: "building",
    data.STATION: "station",
    data.DELIVER: "freight-car",
    data.STORE: "store",
    data.BUILD_FREE: "hammer",
    data.REMOVE: "card",
    data.TAKE_CATTLE: "cattle",
    data.BET: "dealer",
    data.SHOW: "dealer",
}


def native_sign(figures: Figures) -> str:
    """What stands for the natives of this edition."""
    return "teepee" if figures.edition == 1 else "bandit"


def card_sign(figures: Figures, card: int) -> str:
    """An objective card; the words say which cattle."""
    return "objective" if card >= figures.cattle else ""


def tile_sign(figures: Figures, tile: int) -> str:
    """A tile of the supplies: a worker, a hazard or a native."""
    if tile < len(WORKER_SIGNS):
        return WORKER_SIGNS[tile]
    hazard = figures.tile_hazard[tile]
    return native_sign(figures) if hazard < 0 else HAZARDS[hazard]


def space_sign(t: Trail, space: int) -> str:
    """A space of the trail, by what can lie on it."""
    kind = t.figures.space_kind[space]
    if kind == data.HAZARD:
        return str(t.figures.space_hazard[space])
    if kind == data.NATIVE:
        return native_sign(t.figures)
    return "building" if kind in (data.NEUTRAL, data.BUILDING) else ""


def action_sign(figures: Figures, action: Action) -> str:
    """What an action is for: its verb, or what it gives."""
    if action.verb == data.TAKE_NATIVE:
        return native_sign(figures)
    if action.verb != data.GAIN:
        return _VERB_SIGNS[action.verb]
    if action.objective:
        return "objective"
    if action.steps or action.to_limit:
        return "certificate"
    return "coin" if action.money else "exchange"
