"""The figures of the poker table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from abilene.games.great_western_trail.extension import add_rows

if TYPE_CHECKING:
    from abilene.games.great_western_trail.data import Figures

Table = Mapping[str, Any]


class PokerFigures:
    """Stakes, bonus tokens, and the two spaces of the trail whose buildings lead to the table."""

    def __init__(self, figures: "Figures", tables: Table, options: Table) -> None:
        table = tables["table"]
        self.bet_space: Final[int] = figures.spaces.index(table["bet_space"])
        self.show_space: Final[int] = figures.spaces.index(table["showdown_space"])
        self.bet_group: Final[int] = figures.add_groups([["poker_bet"]])[0]  # the local actions there
        self.show_group: Final[int] = figures.add_groups([["poker_show"]])[0]
        self.stakes: Final[list[int]] = [table["first_card_cost"], table["second_card_cost"]]
        self.most_cards: Final[int] = table["cards_at_table_max"]
        self.bank_bonus: Final[int] = table["bank_bonus"]
        tokens = tables["bonus_tokens"]["tokens"][: figures.seats]  # GWTP-SETUP-1
        self.token_vp: Final[list[int]] = [row["vp"] for row in tokens]
        self.token_money: Final[list[int]] = [row["money"] for row in tokens]


def add_poker(common: dict[str, Any], own: dict[str, Any], poker: Table, options: Table) -> None:
    """The local actions of the two buildings that lead to the table."""
    deeds = [{"id": "poker_bet", "poker_bet": True}, {"id": "poker_show", "poker_show": True}]
    add_rows(common, "actions", "actions", deeds)
