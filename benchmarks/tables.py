"""Tables: the games, settings and numbers of players that are measured."""

from typing import Any, NamedTuple

import abilene
from abilene.engine.game import Game


class Table(NamedTuple):
    """One table: a game, how many play, and its options."""

    game: str
    players: int
    options: dict[str, Any]

    @property
    def title(self) -> str:
        """The table in a few words."""
        return ", ".join(
            [self.game, *(f"{name} {value}" for name, value in self.options.items()), f"{self.players} players"]
        )

    def load(self) -> Game[Any]:
        """The game as it is played at this table."""
        return abilene.load(self.game, players=self.players, **self.options)


GOATS = [Table("good_goat_bad", players, {}) for players in (2, 3, 4, 5)]
TRAILS = [Table("great_western_trail", players, {"edition": edition}) for edition in (1, 2) for players in (2, 3, 4)]

PLAINS = [Table("montana", players, {}) for players in (2, 3, 4)]

RAILS = [Table("spike", players, {}) for players in (2, 3, 4)]

ALL = [*GOATS, *TRAILS, *PLAINS, *RAILS]
# The issue of speed is settled at one table where the number of players hardly matters.
FAST = [*GOATS, *(table for table in [*TRAILS, *PLAINS, *RAILS] if table.players == 3)]
# How fast the engine should be beside Catanatron, by game: decisions and copies, interpreted and compiled.
AIMS = {
    "good_goat_bad": {"interpreted": ("4x", "8x"), "compiled": ("15x", "8x")},
    "great_western_trail": {"interpreted": ("1x", ""), "compiled": ("200,000", "100,000")},
    "spike": {"interpreted": ("1x", "3x"), "compiled": ("6x", "3x")},
    "montana": {"interpreted": ("2x", "5x"), "compiled": ("10x", "5x")},
}


def of_game(tables: list[Table], game: str | None) -> list[Table]:
    """Those of one game, or all."""
    return [table for table in tables if game in (None, table.game)]
