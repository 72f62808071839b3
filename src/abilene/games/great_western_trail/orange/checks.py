"""What must hold of the figures of orange cattle."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.checks import known, same
from abilene.engine.errors import DataError
from abilene.games.great_western_trail.data import TASKS, action_names

Table = Mapping[str, Any]
STAGES = ("calf", "heifer", "cow")
FOR_SALE = 2  # the breeding value of calves and Brahman, by which their prices know them


def check_orange(tables: Table) -> None:
    """DataError for the first figure that the rules could not live with."""
    orange, common = tables["orange"], tables["common"]
    actions = action_names(common)
    cards = orange["simmental"]["cards"]
    same("orange.simmental.cards", [row["id"] for row in cards], list(STAGES))
    same("orange.simmental.cards.calf.value", cards[0]["value"], FOR_SALE)
    same("orange.brahman.value", orange["brahman"]["value"], FOR_SALE)
    for row in orange["market"]["options"]:
        same(f"orange.market.options.{row['id']}.value", row["value"], FOR_SALE)
        same(f"orange.market.options.{row['id']}.cards", row["cards"], 1)  # GWTS-BUY-2
    _check_market(orange, common)
    for table in ("objective_cards", "starting_objective_cards"):
        for row in orange[table]["cards"]:
            known(f"orange.{table}.{row['id']}", row["immediate"], (*actions, "none"))
            for task in row["tasks"]:
                known(f"orange.{table}.{row['id']}", task, TASKS)


def _check_market(orange: Table, common: Table) -> None:
    """Orange cards have prices of their own, and there are enough cards for every market (GWTS-BUY-4)."""
    breeds = [row for row in common["cattle_colours"]["colours"] if row["group"] == "market"]
    for row in breeds:
        if row["value"] == FOR_SALE:
            raise DataError(
                f"common.cattle_colours.{row['colour']}", f"only orange cattle for sale is worth {FOR_SALE}"
            )
    for row in common["cattle_prices"]["options"]:
        if row["value"] == FOR_SALE:
            raise DataError(f"common.cattle_prices.{row['id']}", "orange cattle has prices of its own (GWTS-BUY-4)")
    least = min(orange["simmental"]["cards"][0]["copies"], orange["brahman"]["copies"])
    cattle = sum(row["copies"] for row in breeds) + least
    for count, size in orange["market"]["cattle_market_size"].items():
        if size > cattle:
            raise DataError(f"orange.market.cattle_market_size.{count}", f"there are only {cattle} cards")
