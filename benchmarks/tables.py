"""Tables: the games, settings and numbers of players that are measured."""

from typing import Any, NamedTuple

import abilene
from abilene.engine.game import Game
from abilene.games import box
from abilene.sim.settings import covering, settings


class Table(NamedTuple):
    """One table: a game, how many play, and its options."""

    game: str
    players: int
    options: dict[str, Any]

    @property
    def title(self) -> str:
        """The table in a few words."""
        options = (f"{name} {str(value).lower()}" for name, value in self.options.items())
        return ", ".join([self.game, *options, f"{self.players} player{'s' * (self.players > 1)}"])

    def load(self) -> Game[Any]:
        """The game as it is played at this table."""
        return abilene.load(self.game, players=self.players, **self.options)


GOATS = [Table("good_goat_bad", players, {}) for players in (2, 3, 4, 5)]
TRAILS = [Table("great_western_trail", players, {"edition": edition}) for edition in (1, 2) for players in (2, 3, 4)]

NORTH = {"rails_to_the_north": True}
EVERYTHING = {**NORTH, "orange_cattle": "both", "orange_objectives": True}  # that goes with Sam, too
# All that the box and its expansion add, beside the base game at the same number of players.
FULL = [Table("great_western_trail", players, {"edition": 2, **EVERYTHING, "poker": True}) for players in (2, 3, 4)]
SAM = [
    Table("great_western_trail", 1, {"solo": level, **more})
    for more in ({}, NORTH)
    for level in ("easy", "medium", "hard")
]
SAM_FULL = Table("great_western_trail", 1, {"solo": "hard", **EVERYTHING})


def covered(game: str) -> list[Table]:
    """Tables of every size at which each two values of its options meet; only what is not usual is said."""
    meta = box(game).meta
    usual = {option.name: option.default for option in meta.options}
    return [
        Table(game, players, {name: value for name, value in setting.items() if value != usual[name]})
        for players in meta.players
        for setting in covering(settings(meta, players))
    ]


PLAINS = [Table("montana", players, {}) for players in (2, 3, 4)]

RAILS = [Table("spike", players, {}) for players in (2, 3, 4)]

ALL = [*GOATS, *TRAILS, *PLAINS, *RAILS]
SOUND = [*ALL, *covered("great_western_trail")]
# The issue of speed is settled at one table where the number of players hardly matters.
FAST = [*GOATS, *(table for table in [*TRAILS, *FULL, *PLAINS, *RAILS] if table.players == 3), SAM_FULL]
BASE = Table("great_western_trail", 3, {"edition": 2})  # tables with modules are measured beside this one
MOVED = [table for table in [*GOATS, *TRAILS, *PLAINS, *RAILS] if table.players == 3]
# Of each game the smallest and the largest table, and what a level sees most at.
PLAYED = [*GOATS, *TRAILS[3::2], FULL[-1], *PLAINS[::2], *RAILS[::2]]
SLOWER = 1.5  # times, at most, that modules may make the game
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
