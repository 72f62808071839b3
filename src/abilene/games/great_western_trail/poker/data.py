"""The figures of the poker table."""

from collections.abc import Mapping
from typing import Any, Final


class PokerFigures:
    """Stakes, bonus tokens, and the two spaces of the trail whose buildings lead to the table."""

    def __init__(self, tables: Mapping[str, Any], players: int, spaces: list[str], bet: int, show: int) -> None:
        table = tables["table"]
        self.bet_space: Final[int] = spaces.index(table["bet_space"])
        self.show_space: Final[int] = spaces.index(table["showdown_space"])
        self.bet_group: Final = bet  # the local actions there
        self.show_group: Final = show
        self.stakes: Final[list[int]] = [table["first_card_cost"], table["second_card_cost"]]
        self.most_cards: Final[int] = table["cards_at_table_max"]
        self.bank_bonus: Final[int] = table["bank_bonus"]
        tokens = tables["bonus_tokens"]["tokens"][:players]  # GWTP-SETUP-1
        self.token_vp: Final[list[int]] = [row["vp"] for row in tokens]
        self.token_money: Final[list[int]] = [row["money"] for row in tokens]
