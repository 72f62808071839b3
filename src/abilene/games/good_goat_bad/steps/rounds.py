"""The frame: round after round, then the end of the game."""

from abilene.engine.core import NOBODY, Step
from abilene.games.good_goat_bad.data import KINDS
from abilene.games.good_goat_bad.events import GameEnded, StockShown
from abilene.games.good_goat_bad.scoring import winners
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.steps.distribution import FirstHand
from abilene.games.good_goat_bad.steps.end_of_round import EndOfRound
from abilene.games.good_goat_bad.steps.saloon import SaloonPhase
from abilene.games.good_goat_bad.steps.upkeep import Upkeep


class Rounds(Step[Town]):
    """Upkeep, distribution, saloon, end of round, as long as rounds are left (GGB-ROUND-1)."""

    def run(self, t: Town, /) -> bool:
        if t.round < t.figures.rounds:
            t.then(Upkeep(NOBODY), FirstHand(NOBODY), SaloonPhase(NOBODY), EndOfRound(NOBODY), self)
        else:  # GGB-END-1
            self.show_stocks(t)
        return True

    def show_stocks(self, t: Town) -> None:
        """All tokens are turned face up (GGB-END-4)."""
        t.reveal()
        if t.heard is None:
            return
        for seat in range(t.figures.players):
            t.emit(StockShown(seat, t.coins[seat], tuple(t.stock[seat * KINDS : (seat + 1) * KINDS])))
        t.emit(GameEnded(tuple(winners(t))))
