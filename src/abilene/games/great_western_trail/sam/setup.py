"""Set-up of Sam's side."""

from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.state import Sam
from abilene.games.great_western_trail.state import Trail


def take_workers(t: Trail) -> int:
    """Workers of supply 2 for Sam: those of his level, then a random one, his specialty (GWTA-SETUP-2, 3, 5, 6)."""
    figures = t.figures.sam
    assert figures is not None, "Sam is not in play"
    specialty = 0
    for worker in figures.fixed_workers:
        t.supplies[1].remove(worker)
        t.add_staff(SEAT, worker, 1)
    for _ in range(figures.random_workers):
        specialty = t.supplies[1].pop()
        t.add_staff(SEAT, specialty, 1)
    return specialty


def seat_sam(t: Trail, specialty: int) -> None:
    """His deck is shuffled, his herder stands at the start, and he has nothing else (GWTA-SETUP-7 to 9)."""
    figures = t.figures.sam
    assert figures is not None, "Sam is not in play"
    deck = list(range(len(figures.cards)))
    t.shuffle(deck)
    t.herder[SEAT] = t.figures.start
    t.money[SEAT] = t.tokens[SEAT] = 0
    t.draws[SEAT] = []
    active = [0] if figures.expansions else []
    t.sam = Sam(specialty, figures.discs, 0, 0, deck, [], [], active, len(active), [])
