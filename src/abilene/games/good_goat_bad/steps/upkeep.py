"""Phase 1, upkeep."""

from abilene.engine.core import NOBODY, Step
from abilene.games.good_goat_bad.data import CHARACTERS, GOAT
from abilene.games.good_goat_bad.events import GoatTurnedUp, RoundBegan, SetAside
from abilene.games.good_goat_bad.state import FACE_UP, UNSEEN, Town


class Upkeep(Step[Town]):
    """Hats and characters come back, tokens and coins arrive at the locations, two characters are set aside."""

    def run(self, t: Town, /) -> bool:
        t.round += 1
        self.sweep(t)
        for location in t.figures.locations:
            t.site_tokens[location] += 1  # GGB-UPK-1
            t.site_coins[location] += t.figures.coins_per_round[location]  # GGB-UPK-2
        if t.heard is not None:
            t.emit(RoundBegan(t.round))
        self.set_aside(t)
        return True

    def sweep(self, t: Town) -> None:
        """What is left of the round before, if there was one."""
        t.hats = [t.figures.hats] * t.figures.players  # GGB-EOR-1
        t.place = [UNSEEN] * len(CHARACTERS)  # GGB-EOR-3
        t.hand = []
        if t.last >= 0:
            t.dealer = t.last  # GGB-EOR-5
        t.last = NOBODY
        t.named = 0
        t.seen = [0] * t.figures.players

    def set_aside(self, t: Town) -> None:
        """One card face up, one face down (GGB-UPK-4 to GGB-UPK-7)."""
        t.pile = t.figures.deck[:]
        t.shuffle(t.pile)
        face_up = t.pile.pop()
        t.face_down = t.pile.pop()
        t.goat_back = 0
        if face_up == GOAT:
            face_up = t.pile.pop()
            t.pile.append(GOAT)
            t.shuffle(t.pile)
            t.goat_back = 1
            if t.heard is not None:
                t.emit(GoatTurnedUp())
        t.show(face_up, FACE_UP)
        if t.heard is not None:
            t.emit(SetAside(face_up))
