"""What must hold of the figures of the poker table."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.checks import at_least, known, same
from abilene.engine.errors import DataError

Table = Mapping[str, Any]
MOST_PLAYERS = 4


def check_poker(tables: Table) -> None:
    """DataError for the first figure that the rules could not live with."""
    poker = tables["poker"]
    table = poker["table"]
    for edition in ("first_edition", "second_edition"):
        spaces = tables[edition]["trail"]["neutral_spaces"]
        for key in ("bet_space", "showdown_space"):
            known(f"poker.table.{key}", table[key], spaces)
    if table["bet_space"] == table["showdown_space"]:
        raise DataError("poker.table.showdown_space", "cards are shown at another building than staked (GWTP-SETUP-2)")
    same("poker.table.cards_per_visit_max", table["cards_per_visit_max"], 2)
    at_least("poker.table.cards_at_table_max", table["cards_at_table_max"], 1)
    points = [row["vp"] for row in poker["bonus_tokens"]["tokens"]]
    if len(points) < MOST_PLAYERS:
        raise DataError("poker.bonus_tokens.tokens", f"there is one for each of {MOST_PLAYERS} players (GWTP-SETUP-1)")
    if points != sorted(points, reverse=True):
        where = "poker.bonus_tokens.tokens"
        raise DataError(where, "the most points lie on top (GWTP-SETUP-1)", "most-on-top", "GWTP-SETUP-1")
