"""Sam, the solo opponent: a card tells him what to do, and he decides nothing (GWTA)."""

from abilene.games.great_western_trail.extension import Extension
from abilene.games.great_western_trail.sam.checks import check_sam
from abilene.games.great_western_trail.sam.data import SamFigures
from abilene.games.great_western_trail.sam.nouns import sam_nouns
from abilene.games.great_western_trail.sam.state import Sam

MODULE = Extension(
    "sam",
    used=lambda options: "solo" in options,
    part=Sam,
    check=check_sam,
    figures=SamFigures,
    nouns=sam_nouns,
)
