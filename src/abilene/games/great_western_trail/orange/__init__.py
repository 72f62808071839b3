"""Orange cattle: Simmental, which grow up in Kansas City, and Brahman, which are worth money there (GWTS)."""

from abilene.games.great_western_trail.extension import Extension
from abilene.games.great_western_trail.orange.checks import check_orange
from abilene.games.great_western_trail.orange.data import OrangeFigures, add_orange
from abilene.games.great_western_trail.orange.state import Orange

MODULE = Extension(
    "orange",
    used=lambda options: options.get("orange_cattle", "none") != "none",
    part=Orange,
    check=check_orange,
    figures=OrangeFigures,
    adds=add_orange,
)
