"""Great Western Trail, by Alexander Pfister: drive your cattle to Kansas City, and build the trail on the way."""

from collections.abc import Mapping
from pathlib import Path

from abilene.engine.game import Box
from abilene.games.great_western_trail.checks import figures
from abilene.games.great_western_trail.data import JOB_ROWS, WORKERS, Figures
from abilene.games.great_western_trail.heuristic import Greedy
from abilene.games.great_western_trail.meta import META, dialect, guests
from abilene.games.great_western_trail.modules import MODULES
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.stores import ChooseSlot, PayCards, PlaceStore
from abilene.games.great_western_trail.nouns import nouns
from abilene.games.great_western_trail.orange.steps import Grow
from abilene.games.great_western_trail.poker.steps import Showdown, SitDown, Stake
from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.sam.turn import SamTurn
from abilene.games.great_western_trail.scene import scene
from abilene.games.great_western_trail.scene.choices import where
from abilene.games.great_western_trail.scoring import breakdown, curves, winners
from abilene.games.great_western_trail.setup import deal
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import Do, MayDo, Reward
from abilene.games.great_western_trail.steps.asking import LEAST, DiscardCards, DrawThenDiscard
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary, Gain
from abilene.games.great_western_trail.steps.buildings import Build, BuildAt, Copy
from abilene.games.great_western_trail.steps.discs import PlaceDisc
from abilene.games.great_western_trail.steps.herd import Buy, DiscardFor, FillHand, RemoveCards, TakeCattle
from abilene.games.great_western_trail.steps.kansas_city import (
    Arrows,
    AtTurnout,
    Deliver,
    DiscardHand,
    Foresight,
    Income,
    KansasCity,
    LeaveKansasCity,
    SpecialDelivery,
    Transport,
)
from abilene.games.great_western_trail.steps.objectives import GainObjective
from abilene.games.great_western_trail.steps.railroad import (
    YES,
    LeaveLastSpace,
    MayAppoint,
    MayUpgrade,
    MoveBackward,
    MoveForward,
    UpgradeBehind,
)
from abilene.games.great_western_trail.steps.trail import RemoveHazard, Route, TakeNative
from abilene.games.great_western_trail.steps.turn import (
    Arrive,
    FirstDiscard,
    MayMoveFree,
    MoveHerder,
    PhaseA,
    PhaseB,
    PlaceHerder,
    Turn,
)
from abilene.games.great_western_trail.steps.workers import Hire
from abilene.games.great_western_trail.terminal import lines
from abilene.games.great_western_trail.view import standing, view


def spans(figures: Figures) -> Mapping[str, range]:
    """The fixed range of choices of each question; every one begins with the token and the pass."""
    spaces, objectives, stations = len(figures.spaces), len(figures.objectives), len(figures.station_at)
    rails = figures.last_space + 1
    sizes = {
        FirstDiscard.kind: figures.kinds,
        PlaceHerder.kind: spaces,
        PhaseA.kind: spaces + objectives,
        Route.kind: 1 << figures.forks,
        PhaseB.kind: 2 * len(figures.groups) + 2 + objectives,
        MoveHerder.kind: spaces,
        MayMoveFree.kind: spaces,
        FillHand.kind: 1,
        DrawThenDiscard.kind: figures.most_drawn + 1,
        DiscardCards.kind: figures.kinds,
        DiscardFor.kind: figures.kinds,
        RemoveCards.kind: figures.kinds,
        Buy.kind: len(figures.prices) + 1,
        TakeCattle.kind: figures.cattle,
        Hire.kind: JOB_ROWS * len(WORKERS),
        Build.kind: figures.numbers,
        BuildAt.kind: spaces,
        Copy.kind: spaces,
        RemoveHazard.kind: spaces,
        TakeNative.kind: spaces,
        MoveForward.kind: rails,
        MoveBackward.kind: rails,
        LeaveLastSpace.kind: rails,
        MayUpgrade.kind: YES + 1,
        UpgradeBehind.kind: stations,
        MayAppoint.kind: len(WORKERS),
        PlaceDisc.kind: figures.from_station + stations,
        MayDo.kind: len(figures.actions),
        Auxiliary.kind: 2 * len(figures.auxiliaries),
        GainObjective.kind: objectives + 1,
        Foresight.kind: len(figures.tile_names) + objectives,
        Income.kind: len(figures.track),
        Deliver.kind: len(figures.cities),
        LeaveKansasCity.kind: 1,
        SpecialDelivery.kind: rails,
    }
    return {kind: range(LEAST, size) for kind, size in {**sizes, **_module_sizes(figures)}.items()}


def _module_sizes(figures: Figures) -> dict[str, int]:
    """The same for the questions of the modules in play."""
    sizes: dict[str, int] = {}
    if figures.orange and figures.orange.stages:
        sizes[Grow.kind] = max(figures.orange.copies) + 1
    if figures.poker:
        sizes |= {SitDown.kind: len(WORKERS), Stake.kind: figures.kinds}
    if figures.north:
        towns = len(figures.north.towns)
        sizes |= {PayCards.kind: figures.kinds, PlaceStore.kind: towns, ChooseSlot.kind: SLOTS_PER_TOWN}
    return sizes


BOX = Box(
    meta=META,
    folder=Path(__file__).parent,
    figures=figures,
    state=Trail,
    steps=(
        Turn, FirstDiscard, PlaceHerder, PhaseA, Route, Arrive, PhaseB, MoveHerder, MayMoveFree, FillHand,
        Do, Reward, MayDo, Gain, Auxiliary, DrawThenDiscard, DiscardCards, DiscardFor, RemoveCards, Buy, TakeCattle,
        Hire, Build, BuildAt, Copy, RemoveHazard, TakeNative, MoveForward, MoveBackward, LeaveLastSpace, MayUpgrade,
        UpgradeBehind, MayAppoint, PlaceDisc, GainObjective, KansasCity, Foresight, Income, DiscardHand, Deliver,
        Arrows, Transport, LeaveKansasCity, SpecialDelivery, AtTurnout,
        Grow, SitDown, Stake, Showdown, PayCards, PlaceStore, ChooseSlot, SamTurn,
    ),
    spans=spans,
    deal=deal,
    breakdown=breakdown,
    standing=standing,
    curves=curves,
    winners=winners,
    view=view,
    redeal=redeal,
    scene=scene,
    terminal=lines,
    greedy=Greedy,
    over_rules=("GWT-END-2",),
    nouns=nouns,
    dialect=dialect,
    where=where,
    guests=guests,
    modules=MODULES,
)  # fmt: skip
