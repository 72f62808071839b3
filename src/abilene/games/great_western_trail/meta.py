"""Titles, seats, options and words of the game."""

from collections.abc import Mapping

from abilene.engine.game import Meta, Option
from abilene.engine.texts import Noun, seat_noun

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

NOUNS: Mapping[str, Noun] = {"owner": seat_noun}
