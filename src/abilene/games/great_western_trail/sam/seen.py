"""What everybody may know of Sam: all but the order of his deck and his starting objective (GWTA-SETUP-9)."""

from typing import ClassVar, Final

from abilene.engine.events import UNKNOWN
from abilene.engine.seen import SeenPart
from abilene.games.great_western_trail.sam.kansas_city import next_city
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.state import Trail


class SeenSam(SeenPart):
    """His specialty, cards, pile, route and latest turn."""

    fields: ClassVar[tuple[str, ...]] = (
        "specialty", "discs", "gone", "deck", "played", "pile", "next_city", "active", "turned", "told",
    )  # fmt: skip

    def __init__(self, t: Trail, sees: bool) -> None:
        sam, _ = sam_of(t)
        self.specialty: Final = sam.specialty  # a worker
        self.discs: Final = sam.discs
        self.gone: Final = sam.gone == 1  # his engine
        self.deck: Final = len(sam.deck)
        self.played: Final = sam.played[:]
        self.pile: Final = sam.pile[:] if sees else [UNKNOWN, *sam.pile[1:]]
        self.next_city: Final = next_city(t)[0]
        self.active: Final = sam.active[:]  # expansion cards
        self.turned: Final = sam.turned
        self.told: Final = sam.told[:]
