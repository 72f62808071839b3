"""Titles, seats and options of the game."""

from abilene.engine.meta import Meta, Option

META = Meta(
    name="good_goat_bad",
    prefix="GGB",
    titles={"en": "The Good, the Goat and the Bad", "fr": "Le Bon, la Chèvre et le Truand"},
    designer="Sergio Halaban",
    publisher="igiari",
    players=(2, 3, 4, 5),
    options=(
        Option("coin_preset", ("default", "store_two", "equal_six"), "default"),  # GGB-VAR-2
        Option("first_dealer", ("random",), "random", or_seat=True),  # GGB-SETUP-8
        Option("memory_aid", (False, True), False),  # GGB-HID-8
    ),
    rules_version=1,
)
