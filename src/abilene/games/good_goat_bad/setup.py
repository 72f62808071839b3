"""Set-up: the table before the first round."""

from typing import TYPE_CHECKING, Any

from abilene.engine.core import NOBODY
from abilene.games.good_goat_bad.data import BOTTLE, CHARACTERS, KINDS, LOCATIONS
from abilene.games.good_goat_bad.state import UNSEEN, Town
from abilene.games.good_goat_bad.steps.rounds import Rounds

if TYPE_CHECKING:
    from abilene.engine.game import Game


def deal(game: "Game[Any]", seed: int) -> Town:
    """Everybody has coins, a bottle and hats; the first dealer is drawn, unless the table fixed one."""
    figures = game.figures
    players = figures.players
    stock = [0] * (players * KINDS)
    for seat in range(players):
        stock[seat * KINDS + BOTTLE] = figures.start_bottles  # GGB-SETUP-4
    t = Town(
        game, seed, 0, NOBODY, [Rounds(NOBODY)], [],
        round=0, dealer=figures.first_dealer, last=NOBODY, goat_back=0, face_down=-1, named=0, loot=0, robbed=-1,
        pile=[], hand=[], place=[UNSEEN] * len(CHARACTERS),
        hats=[figures.hats] * players, coins=[figures.start_coins] * players, stock=stock,
        site_tokens=[0] * len(LOCATIONS), site_coins=[0] * len(LOCATIONS),
        elixirs=[0] * players, seen=[0] * players, thefts=[],
    )  # fmt: skip
    if t.dealer < 0:
        t.dealer = t.below(players)  # GGB-SETUP-8, GGB-CHANCE-1
    return t
