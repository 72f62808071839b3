"""Spike, by Stephen Glenn: build a railroad over the Eastern United States, and deliver what it carries."""

from abilene.engine.box import Box
from abilene.games.spike.bot import Greedy
from abilene.games.spike.checks import figures
from abilene.games.spike.data import ROUNDS
from abilene.games.spike.features import Features
from abilene.games.spike.forms import FORM
from abilene.games.spike.meta import META
from abilene.games.spike.nouns import nouns
from abilene.games.spike.redeal import redeal
from abilene.games.spike.reveals import reveal
from abilene.games.spike.scene import scene
from abilene.games.spike.scoring import breakdown, curves, winners
from abilene.games.spike.seen import Seen
from abilene.games.spike.setup import deal
from abilene.games.spike.state import Railroad
from abilene.games.spike.terminal import lines
from abilene.games.spike.trace import trace
from abilene.games.spike.view import standing, view

BOX = Box(
    meta=META,
    package=__name__,
    figures=figures,
    state=Railroad,
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
    reveal=reveal,
    terminal=lines,
    greedy=Greedy,
    over_rules=("SPK-END-1",),
    nouns=nouns,
    round=lambda t: (t.round, ROUNDS),
    plate=(("coin", "money"),),
    left=lambda t: (ROUNDS - t.round, ROUNDS),
    nearing=lambda t: {"count": len(t.deck), "clocks": t.time, "last": t.figures.last_time_card},
    turn=lambda t: t.turn,
    form=FORM,
)
