"""What Sam adds to the table."""

from typing import ClassVar

from abilene.engine.core import Step
from abilene.games.great_western_trail.sam.data import HUMAN, SEAT, SamFigures
from abilene.games.great_western_trail.sam.turn import SamTurn
from abilene.games.great_western_trail.state import EMPTY, Extra, Trail


class Sam(Extra):
    """Sam's specialty, discs and cards; all else that is his lies where everybody else's does."""

    fields: ClassVar[tuple[str, ...]] = (
        "specialty", "discs", "delivered", "gone", "deck", "played", "pile", "active", "turned", "told",
    )  # fmt: skip

    def __init__(
        self,
        specialty: int,
        discs: int,
        delivered: int,
        gone: int,
        deck: list[int],
        played: list[int],
        pile: list[int],
        active: list[int],
        turned: int,
        told: list[int],
    ) -> None:
        self.specialty = specialty  # a worker
        self.discs = discs  # left in his supply
        self.delivered = delivered  # deliveries made along his route
        self.gone = gone  # 1: his engine has left the game (GWTA-ENG-5)
        self.deck = deck  # cards by their place among the cards of this level; the top is last
        self.played = played  # face up, the latest last
        self.pile = pile  # cattle and objective cards he gained; the first is his starting objective, face down
        self.active = active  # expansion cards turned up and not yet finished, the active one last
        self.turned = turned  # how many expansion cards have been turned up so far
        self.told = told  # his latest turn, step by step (see telling.py)

    def copy(self) -> "Sam":
        """An independent twin."""
        return Sam(
            self.specialty,
            self.discs,
            self.delivered,
            self.gone,
            self.deck[:],
            self.played[:],
            self.pile[:],
            self.active[:],
            self.turned,
            self.told[:],
        )

    # ------------------------------------------------------------------ where the game asks

    @classmethod
    def lay(cls, t: Trail) -> "Sam":
        """Workers of supply 2: those of his level, then a random one, his specialty (GWTA-SETUP-2, 3, 5, 6)."""
        figures = _figures(t)
        specialty = 0
        for worker in figures.fixed_workers:
            t.supplies[1].remove(worker)
            t.add_staff(SEAT, worker, 1)
        for _ in range(figures.random_workers):
            specialty = t.supplies[1].pop()
            t.add_staff(SEAT, specialty, 1)
        active = [0] if figures.expansions else []
        return Sam(specialty, figures.discs, 0, 0, [], [], [], active, len(active), [])

    def set_up(self, t: Trail) -> None:
        """His deck is shuffled, his herder stands at the start, and he has nothing else (GWTA-SETUP-7 to 9)."""
        self.deck = list(range(len(_figures(t).cards)))
        t.shuffle(self.deck)
        t.herder[SEAT] = t.figures.start
        t.money[SEAT] = t.tokens[SEAT] = 0
        t.draws[SEAT] = []

    def score(self, t: Trail, seat: int, points: dict[str, int]) -> None:
        """His pile, every objective card as if fulfilled; some categories he never scores (GWTA-SCORE-1, 2)."""
        if seat == SEAT:
            figures = t.figures
            points["money"] = points["station_masters"] = points["step_slot"] = 0
            points["cattle"] += sum([figures.kind_vp[card] for card in self.pile if card < figures.cattle])
            objectives = [figures.objectives[card - figures.cattle] for card in self.pile if card >= figures.cattle]
            points["objectives"] += sum([card.vp for card in objectives])

    def redeal(self, t: Trail, seat: int) -> bool:
        """His deck, and any starting objective but the one that lies open (GWTA-SETUP-8, GWTA-SETUP-9)."""
        if seat != SEAT:
            return False
        t.shuffle(self.deck)
        left = [card for card in t.figures.starting_cards if card not in t.areas[HUMAN]]
        self.pile[0] = left[t.below(len(left))]
        return True

    def turn(self) -> Step[Trail]:
        """His turn in place of anybody else's."""
        return SamTurn(SEAT)

    def slide_foresight(self, t: Trail) -> None:
        """Tiles of the top row slide down into empty places below them (GWTA-HUM-2)."""
        for top in range(0, len(t.foresight), 2):
            if t.foresight[top + 1] == EMPTY:
                t.foresight[top + 1] = t.foresight[top]
                t.foresight[top] = EMPTY


def _figures(t: Trail) -> SamFigures:
    figures = t.figures.sam
    assert figures is not None, "Sam is not in play"
    return figures
