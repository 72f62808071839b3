"""Phase 1, upkeep."""

from abilene.engine.core import Step
from abilene.games.good_goat_bad.data import CHARACTERS, GOAT
from abilene.games.good_goat_bad.events import GoatTurnedUp, RoundBegan, SetAside
from abilene.games.good_goat_bad.state import FACE_UP, UNSEEN, Town


class Upkeep(Step[Town]):
    """Tokens and coins arrive at the locations, and two characters are set aside."""

    def run(self, t: Town, /) -> bool:
        t.round += 1
        for location in t.figures.locations:
            t.site_tokens[location] += 1  # GGB-UPK-1
            t.site_coins[location] += t.figures.coins_per_round[location]  # GGB-UPK-2
        if t.heard is not None:
            t.emit(RoundBegan(t.round))
        self.set_aside(t)
        return True

    def set_aside(self, t: Town) -> None:
        """One card face up, one face down (GGB-UPK-4 to GGB-UPK-7)."""
        t.place = [UNSEEN] * len(CHARACTERS)
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
