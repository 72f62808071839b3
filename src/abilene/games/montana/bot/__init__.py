"""The greedy bot: it plans builds by cost and distance, and weighs everything in goods."""

from abilene.games.montana.bot.greedy import Greedy

__all__ = ["Greedy"]
