"""The greedy bot: it weighs everything in victory points against the turns that are left."""

from abilene.games.great_western_trail.bot.greedy import Greedy

__all__ = ["Greedy"]
