"""Rails to the North: the northern map, its towns and big cities, and the stores that open them (GWTN)."""

from abilene.games.great_western_trail.extension import Extension
from abilene.games.great_western_trail.north.checks import check_north
from abilene.games.great_western_trail.north.data import NorthFigures, add_north
from abilene.games.great_western_trail.north.nouns import north_nouns
from abilene.games.great_western_trail.north.state import North

MODULE = Extension(
    "north",
    used=lambda options: options.get("rails_to_the_north", False),
    part=North,
    check=check_north,
    figures=NorthFigures,
    adds=add_north,
    nouns=north_nouns,
)
