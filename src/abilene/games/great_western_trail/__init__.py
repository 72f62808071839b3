"""Great Western Trail, by Alexander Pfister: drive your cattle to Kansas City, and build the trail on the way."""

from abilene.engine.box import Box
from abilene.games.great_western_trail.bot import Greedy
from abilene.games.great_western_trail.checks import figures
from abilene.games.great_western_trail.data import JOB_ROWS
from abilene.games.great_western_trail.features import Features
from abilene.games.great_western_trail.forms import FORM
from abilene.games.great_western_trail.meta import LARGEST, META, dialect, guests
from abilene.games.great_western_trail.modules import MODULES
from abilene.games.great_western_trail.nouns import nouns
from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.scene import scene
from abilene.games.great_western_trail.scoring import breakdown, curves, winners
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.setup import deal
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.terminal import lines
from abilene.games.great_western_trail.trace import trace
from abilene.games.great_western_trail.view import standing, view

BOX = Box(
    meta=META,
    package=__name__,
    figures=figures,
    state=Trail,
    deal=deal,
    breakdown=breakdown,
    standing=standing,
    curves=curves,
    winners=winners,
    seen=Seen,
    view=view,
    features=Features,
    redeal=redeal,
    scene=scene,
    trace=trace,
    terminal=lines,
    greedy=Greedy,
    over_rules=("GWT-END-2",),
    nouns=nouns,
    dialect=dialect,
    guests=guests,
    modules=MODULES,
    plate=(("coin", "money"),),
    left=lambda t: (max(0, JOB_ROWS - t.row), JOB_ROWS),
    marks=lambda t: [row for row, arrow in enumerate(t.figures.job_arrow) if arrow in ("yellow", "end")],
    turn=lambda t: t.turn,
    largest=LARGEST,
    form=FORM,
)
