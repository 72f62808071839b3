"""Spike, by Stephen Glenn: build a railroad over the Eastern United States, and deliver what it carries."""

from collections.abc import Mapping
from pathlib import Path

from abilene.engine.core import PASS
from abilene.engine.game import Box
from abilene.games.spike.checks import figures
from abilene.games.spike.data import COMMODITIES, KINDS, SIDES, Figures
from abilene.games.spike.heuristic import Greedy
from abilene.games.spike.meta import META
from abilene.games.spike.nouns import nouns
from abilene.games.spike.redeal import redeal
from abilene.games.spike.scene import scene
from abilene.games.spike.scene.choices import where
from abilene.games.spike.scoring import breakdown, curves, winners
from abilene.games.spike.setup import deal
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.build import Lay, Pay
from abilene.games.spike.steps.cargo import INTO_EMPTY_CAR, Deliver, Load
from abilene.games.spike.steps.draw import DECK, Draw
from abilene.games.spike.steps.moving import ExtraMove, FreeMove, Restart
from abilene.games.spike.steps.opening import (
    Begin,
    ChooseSide,
    DealRails,
    DealRoutes,
    Give,
    KeepRoute,
    PlaceLocomotive,
)
from abilene.games.spike.steps.turn import ACTIONS, Action, EndTurn, Turn
from abilene.games.spike.terminal import lines
from abilene.games.spike.view import standing, view


def spans(figures: Figures) -> Mapping[str, range]:
    """The fixed range of choices of each question."""
    positions = range(figures.cities + figures.tracks)
    return {
        ChooseSide.kind: range(SIDES),
        Give.kind: range(KINDS),
        KeepRoute.kind: range(len(figures.route_ids)),
        PlaceLocomotive.kind: range(figures.cities),
        FreeMove.kind: positions,
        Action.kind: range(PASS, len(ACTIONS)),
        Draw.kind: range(PASS, DECK + 1),
        Lay.kind: range(figures.tracks),
        Pay.kind: range(figures.most_of_a_kind + 1),
        Load.kind: range(PASS, INTO_EMPTY_CAR + 1),
        Restart.kind: positions,
        ExtraMove.kind: positions,
        Deliver.kind: range(PASS, COMMODITIES),
    }


BOX = Box(
    meta=META,
    folder=Path(__file__).parent,
    figures=figures,
    state=Railroad,
    steps=(
        Begin, ChooseSide, DealRails, Give, DealRoutes, KeepRoute, PlaceLocomotive, Turn, FreeMove, Action, Draw,
        Lay, Pay, Load, Restart, ExtraMove, Deliver, EndTurn,
    ),
    spans=spans,
    deal=deal,
    breakdown=breakdown,
    winners=winners,
    standing=standing,
    curves=curves,
    view=view,
    redeal=redeal,
    scene=scene,
    terminal=lines,
    greedy=Greedy,
    over_rules=("SPK-END-1",),
    nouns=nouns,
    where=where,
)  # fmt: skip
