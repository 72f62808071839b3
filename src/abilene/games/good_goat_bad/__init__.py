"""Le Bon, la Chèvre et le Truand, by Sergio Halaban: slide a character, name one, and be believed."""

from collections.abc import Mapping
from pathlib import Path

from abilene.engine.game import Box
from abilene.games.good_goat_bad.data import CHARACTERS, LOCATIONS, Figures
from abilene.games.good_goat_bad.heuristic import Greedy
from abilene.games.good_goat_bad.meta import META
from abilene.games.good_goat_bad.nouns import nouns
from abilene.games.good_goat_bad.redeal import redeal
from abilene.games.good_goat_bad.scene import scene, where
from abilene.games.good_goat_bad.scoring import breakdown, curves, winners
from abilene.games.good_goat_bad.setup import deal
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.steps.characters import Instant, Rob, Swindle
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare, FirstHand, HandOver, Offer, Slide
from abilene.games.good_goat_bad.steps.end_of_round import EndOfRound
from abilene.games.good_goat_bad.steps.rounds import Rounds
from abilene.games.good_goat_bad.steps.saloon import Act, SaloonPhase, Serve, Steal
from abilene.games.good_goat_bad.steps.upkeep import Upkeep
from abilene.games.good_goat_bad.terminal import lines
from abilene.games.good_goat_bad.view import standing, view


def spans(figures: Figures) -> Mapping[str, range]:
    """The fixed range of choices of each question."""
    seats, cards, splits = range(figures.players), range(len(CHARACTERS)), range(len(figures.splits))
    return {
        Offer.kind: seats,
        Slide.kind: cards,
        Declare.kind: cards,
        Answer.kind: range(2),
        Rob.kind: range(len(LOCATIONS)),
        Swindle.kind: splits,
        Serve.kind: splits,
        Steal.kind: seats,
    }


BOX = Box(
    meta=META,
    folder=Path(__file__).parent,
    figures=Figures,
    state=Town,
    steps=(
        Rounds, Upkeep, FirstHand, Offer, Slide, Declare, Answer, Instant, Rob, Swindle, HandOver,
        SaloonPhase, Act, Serve, Steal, EndOfRound,
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
    over_rules=("GGB-END-1",),
    nouns=nouns,
    where=where,
)  # fmt: skip
