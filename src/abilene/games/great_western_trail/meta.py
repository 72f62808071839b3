"""Titles, seats and options of the game."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.meta import Meta, Option, Spelled

META = Meta(
    name="great_western_trail",
    prefix="GWT",
    titles={"en": "Great Western Trail", "fr": "Great Western Trail"},
    designer="Alexander Pfister",
    publisher="eggertspiele / Gigamic",
    players=(1, 2, 3, 4),
    options=(
        Option("edition", (1, 2), 2),  # GWT-SETUP-1
        Option("neutral_buildings", ("fixed", "random"), "fixed"),  # GWT-SETUP-2
        Option(
            "building_sides", ("a", "b", "random"), "a",  # GWT-SETUP-4
            or_spelled=Spelled("ab", "aabbabbaab", needs=(("edition", (1,)),)), rule="GWT-INT-50",
        ),
        Option(
            "solo", ("easy", "medium", "hard"), "medium",
            players=(1,), needs=(("edition", (2,)),), rule="GWTA-SETUP-11", in_play=True,
        ),
        Option(
            "sam_first_delivery",
            (
                "by_difficulty", "fulton", "st_louis", "bloomington", "peoria",
                "chicago", "toledo", "pittsburgh", "philadelphia",
            ),
            "by_difficulty",
            players=(1,), needs=(("rails_to_the_north", (False,)),), rule="GWTA-KC-7",
        ),
        Option("rails_to_the_north", (False, True), False, needs=(("edition", (2,)),), rule="GWTN-SETUP-7"),
        Option(
            "orange_cattle", ("none", "simmental", "brahman", "both"), "none",
            needs=(("edition", (2,)),), rule="GWTS-SETUP-6",
        ),
        Option(
            "orange_objectives", (False, True), False,
            needs=(("orange_cattle", ("simmental", "brahman", "both")),), rule="GWTS-SETUP-6",
        ),
        Option("poker", (False, True), False, players=(2, 3, 4), rule="GWTP-COMP-1"),
    ),
    rules_version=3,
)  # fmt: skip

# All there is: what one edition has and the other has not, then all modules.
LARGEST: tuple[Mapping[str, Any], ...] = (
    {"players": 4},
    {"players": 4, "edition": 1},
    {
        "players": 4,
        "orange_cattle": "both",
        "orange_objectives": True,
        "poker": True,
        "rails_to_the_north": True,
    },
)


def dialect(options: Mapping[str, Any]) -> str:
    """Each edition has its own names: Jersey or Criollo, teepee or outlaw, craftsman or builder."""
    return f"edition{options['edition']}"


def guests(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Alone one plays against Sam, who takes the second seat (GWTA-SETUP-11)."""
    return ("Sam",) if "solo" in options else ()
