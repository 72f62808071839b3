"""The arena: bots play the same deals against each other from every seat, and are rated by what came of it."""

from abilene.sim.arena.book import BadRows, Book
from abilene.sim.arena.contest import Contest, Outcome, compete
from abilene.sim.arena.playing import Fault, Game
from abilene.sim.arena.standing import Rated, Standings, standings

__all__ = ["BadRows", "Book", "Contest", "Fault", "Game", "Outcome", "Rated", "Standings", "compete", "standings"]
