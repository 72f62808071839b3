"""Phase 4, end of round."""

from abilene.engine.core import Step
from abilene.games.good_goat_bad.events import RoundEnded
from abilene.games.good_goat_bad.state import Town


class EndOfRound(Step[Town]):
    """What the round has brought is told while hats and characters lie there still; `Upkeep` takes them back.

    There is nothing to do after the last round (GGB-ROUND-2).
    """

    def run(self, t: Town, /) -> bool:
        if t.round < t.figures.rounds and t.heard is not None:
            owned = tuple([t.tokens(seat) for seat in range(t.figures.players)])
            t.emit(RoundEnded(t.last, tuple(t.coins), owned))  # GGB-EOR-5
        return True
