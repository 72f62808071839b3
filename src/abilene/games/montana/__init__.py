"""Montana, by Rüdiger Dorn: recruit, work and build, and be the first to settle."""

from abilene.engine.box import Box
from abilene.games.montana.bot import Greedy
from abilene.games.montana.checks import figures
from abilene.games.montana.features import Features
from abilene.games.montana.forms import FORM
from abilene.games.montana.meta import META
from abilene.games.montana.nouns import nouns
from abilene.games.montana.redeal import redeal
from abilene.games.montana.scene import scene
from abilene.games.montana.scoring import breakdown, curves, winners
from abilene.games.montana.seen import Seen
from abilene.games.montana.setup import deal
from abilene.games.montana.state import Territory
from abilene.games.montana.terminal import lines
from abilene.games.montana.trace import trace
from abilene.games.montana.view import standing, view

BOX = Box(
    meta=META,
    package=__name__,
    figures=figures,
    state=Territory,
    deal=deal,
    breakdown=breakdown,
    winners=winners,
    standing=standing,
    curves=curves,
    seen=Seen,
    view=view,
    features=Features,
    redeal=redeal,
    scene=scene,
    trace=trace,
    terminal=lines,
    greedy=Greedy,
    over_rules=("MON-END-2",),
    nouns=nouns,
    plate=(("coin", "coins"), ("settlement", "settlements_left")),
    left=lambda t: (min(t.left), t.figures.settlements),
    turn=lambda t: t.turn,
    form=FORM,
)
