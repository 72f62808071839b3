"""The greedy bot: it counts what can be counted, learns whom to believe, and mixes what could be read."""

from abilene.games.good_goat_bad.bot.greedy import Greedy

__all__ = ["Greedy"]
