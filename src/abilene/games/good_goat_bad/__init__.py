"""Le Bon, la Chèvre et le Truand, by Sergio Halaban: slide a character, name one, and be believed."""

from abilene.engine.box import Box
from abilene.games.good_goat_bad.bot import Greedy
from abilene.games.good_goat_bad.checks import figures
from abilene.games.good_goat_bad.features import Features
from abilene.games.good_goat_bad.meta import META
from abilene.games.good_goat_bad.nouns import nouns
from abilene.games.good_goat_bad.redeal import redeal
from abilene.games.good_goat_bad.reveals import recap, reveal
from abilene.games.good_goat_bad.scene import scene
from abilene.games.good_goat_bad.scoring import breakdown, curves, winners
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.setup import deal
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.terminal import lines
from abilene.games.good_goat_bad.trace import trace
from abilene.games.good_goat_bad.view import standing, view

BOX = Box(
    meta=META,
    package=__name__,
    figures=figures,
    state=Town,
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
    recap=recap,
    terminal=lines,
    greedy=Greedy,
    over_rules=("GGB-END-1",),
    nouns=nouns,
    round=lambda t: (t.round, t.figures.rounds),
    plate=(("coin", "coins"),),
    left=lambda t: (t.figures.rounds - t.round, t.figures.rounds),
    turn=lambda t: t.turn,
)
