"""Montana, by Rüdiger Dorn: recruit, work and build, and be the first to settle."""

from collections.abc import Mapping
from pathlib import Path

from abilene.engine.game import Box
from abilene.games.montana.checks import figures
from abilene.games.montana.data import COLOURS, Figures
from abilene.games.montana.heuristic import Greedy
from abilene.games.montana.meta import META
from abilene.games.montana.nouns import nouns
from abilene.games.montana.redeal import redeal
from abilene.games.montana.scene import scene
from abilene.games.montana.scene.choices import where
from abilene.games.montana.scoring import breakdown, curves, winners
from abilene.games.montana.setup import deal
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import PlaceAtBank
from abilene.games.montana.steps.build import Bonus, Build
from abilene.games.montana.steps.cattle import LEAST, Dismiss
from abilene.games.montana.steps.city import Bid, ChooseGoods, Exchange, Payday
from abilene.games.montana.steps.opening import FirstWorkers, PlaceStart
from abilene.games.montana.steps.production import LargeSpace, SmallSpace
from abilene.games.montana.steps.recruit import Advance, PickWorker
from abilene.games.montana.steps.turn import BANK, EndTurn, FirstTurn, MainAction, MayDrink
from abilene.games.montana.terminal import lines
from abilene.games.montana.view import standing, view


def spans(figures: Figures) -> Mapping[str, range]:
    """The fixed range of choices of each question; those at which cattle can be traded begin with the trades."""
    crews = len(figures.crews)
    return {
        PlaceStart.kind: range(figures.regions),
        MainAction.kind: range(LEAST, BANK + len(figures.bank_ids) + len(figures.location_ids)),
        PickWorker.kind: range(LEAST, COLOURS),
        Dismiss.kind: range(COLOURS),
        Advance.kind: range(LEAST, figures.most_steps + 1),
        PlaceAtBank.kind: range(crews),
        LargeSpace.kind: range(crews),
        SmallSpace.kind: range(LEAST, crews),
        Bid.kind: range(LEAST, figures.rows * figures.columns),
        ChooseGoods.kind: range(LEAST, len(figures.mixes)),
        Exchange.kind: range(LEAST, (figures.most_exchanges + 1) ** 2),
        Build.kind: range(LEAST, figures.regions),
        Bonus.kind: range(2),
        EndTurn.kind: range(LEAST, 1),
        MayDrink.kind: range(2),
    }


BOX = Box(
    meta=META,
    folder=Path(__file__).parent,
    figures=figures,
    state=Territory,
    steps=(
        PlaceStart, FirstWorkers, FirstTurn, MainAction, PickWorker, Dismiss, Advance, PlaceAtBank, LargeSpace,
        SmallSpace, Bid, Payday, ChooseGoods, Exchange, Build, Bonus, EndTurn, MayDrink,
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
    over_rules=("MON-END-2",),
    nouns=nouns,
    where=where,
)  # fmt: skip
