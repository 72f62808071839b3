"""The poker table: workers who sit down for good, stakes, hidden cards and showdowns (GWTP)."""

from abilene.games.great_western_trail.extension import Extension
from abilene.games.great_western_trail.poker.checks import check_poker
from abilene.games.great_western_trail.poker.data import PokerFigures, add_poker
from abilene.games.great_western_trail.poker.state import Poker

MODULE = Extension(
    "poker",
    used=lambda options: options.get("poker", False),
    part=Poker,
    check=check_poker,
    figures=PokerFigures,
    adds=add_poker,
)
