"""Titles, seats and options of the game."""

from abilene.engine.meta import Meta, Option

META = Meta(
    name="spike",
    prefix="SPK",
    titles={"en": "Spike", "fr": "Spike"},
    designer="Stephen Glenn",
    publisher="R&R Games",
    players=(1, 2, 3, 4),  # alone: racing the clock, a house rule (SPK-SOLO-2)
    options=(Option("expert", (False, True), False),),  # SPK-VAR-3
    rules_version=2,
    unofficial=("solo",),  # SPK-SOLO-1: the box has no solo game
)
