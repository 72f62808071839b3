"""Titles, seats and options of the game."""

from abilene.engine.meta import Meta, Option

META = Meta(
    name="montana",
    prefix="MON",
    titles={"en": "Montana", "fr": "Montana"},
    designer="Rüdiger Dorn",
    publisher="White Goblin Games",
    players=(1, 2, 3, 4),  # alone: the solo race, a house rule (MON-SOLO-2)
    options=(
        Option("start_region", ("random", "first_player_chooses"), "random"),  # MON-VAR-2
        Option("surplus_cows", ("box", "supply"), "box"),  # MON-VAR-3
        Option("auto_bonus", (True, False), True),  # MON-VAR-4
    ),
    rules_version=3,
    unofficial=("solo",),  # MON-SOLO-1: the box has no solo mode
)
