"""What nobody can know of Sam, dealt anew."""

from abilene.games.great_western_trail.sam.data import HUMAN
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.state import Trail


def redeal_sam(t: Trail) -> None:
    """His deck in another order, and any starting objective but the one that lies open (GWTA-SETUP-8, GWTA-SETUP-9)."""
    sam, _ = sam_of(t)
    t.shuffle(sam.deck)
    left = [card for card in t.figures.starting_cards if card not in t.areas[HUMAN]]
    sam.pile[0] = left[t.below(len(left))]
