"""The modules of the box: the one place of the base game that knows their folders."""

from collections.abc import Mapping
from typing import Any

from abilene.games.great_western_trail import north, orange, poker, sam
from abilene.games.great_western_trail.extension import Extension, Table, lay_out

# In the order in which they join in: Sam asks for the towns of the north.
MODULES = (orange.MODULE, poker.MODULE, north.MODULE, sam.MODULE)


def in_play(options: Mapping[str, Any]) -> list[Extension]:
    """The modules that these options bring in."""
    return [module for module in MODULES if module.used(options)]


def laid_out(tables: Table, options: Table) -> tuple[Table, Table]:
    """The common figures and those of the edition, with all that the modules in play add to them."""
    return lay_out(tables, options, in_play(options))
