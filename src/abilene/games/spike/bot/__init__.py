"""The greedy bot: it plans lines by its cards, contracts and route card, and drives its train to what pays."""

from abilene.games.spike.bot.greedy import Greedy

__all__ = ["Greedy"]
