"""Many games at once, and what they tell: batch runs and statistics."""

from abilene.sim.perft import perft
from abilene.sim.playing import Row, Run, Table, game_seed
from abilene.sim.runs import Result, simulate

__all__ = ["Result", "Row", "Run", "Table", "game_seed", "perft", "simulate"]
