"""Phase 4, end of round."""

from abilene.engine.core import NOBODY, Step
from abilene.games.good_goat_bad.events import RoundEnded
from abilene.games.good_goat_bad.state import UNSEEN, Town


class EndOfRound(Step[Town]):
    """Hats come back, and the last active player will deal first. There is none after the last round."""

    def run(self, t: Town, /) -> bool:
        if t.round == t.figures.rounds:  # GGB-ROUND-2
            return True
        t.dealer = t.last  # GGB-EOR-5
        t.hats = [t.figures.hats] * t.figures.players  # GGB-EOR-1
        t.place = [UNSEEN] * len(t.place)  # GGB-EOR-3
        t.hand = []
        t.last = NOBODY
        t.named = 0
        t.seen = [0] * t.figures.players
        if t.heard is not None:
            owned = tuple([t.tokens(seat) for seat in range(t.figures.players)])
            t.emit(RoundEnded(t.dealer, tuple(t.coins), owned))
        return True
