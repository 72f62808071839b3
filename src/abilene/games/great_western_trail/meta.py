"""Titles, seats and options of the game."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.game import Meta, Option

META = Meta(
    name="great_western_trail",
    prefix="GWT",
    titles={"en": "Great Western Trail", "fr": "Great Western Trail"},
    designer="Alexander Pfister",
    publisher="eggertspiele / Gigamic",
    players=(2, 3, 4),
    options=(
        Option("edition", (1, 2), 2),  # GWT-SETUP-1
        Option("neutral_buildings", ("fixed", "random"), "fixed"),  # GWT-SETUP-2
        Option("building_sides", ("a", "b", "random"), "a"),  # GWT-SETUP-4
    ),
    rules_version=1,
)


def dialect(options: Mapping[str, Any]) -> str:
    """Each edition has its own names: Jersey or Criollo, teepee or outlaw, craftsman or builder."""
    return f"edition{options['edition']}"
