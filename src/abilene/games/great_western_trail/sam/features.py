"""Sam as numbers."""

from typing import TYPE_CHECKING, Any, Final

from abilene.engine.features import Catalogue, Copies, Layout, add_exactly, up_to
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.sam.seen import SeenSam

if TYPE_CHECKING:
    from abilene.engine.game import Game

_DISCS: Final = 20
_DECK: Final = 20
_EXPANSIONS: Final = 12


class SamFeatures:
    """His specialty, discs, cards, pile and route; laid out where one plays alone."""

    def __init__(self, layout: Layout, game: "Game[Any]", cities: Catalogue, copies: Copies) -> None:
        alone = game.players == 1
        figures = game.figures.sam
        numbers = [row["number"] for row in game.tables["sam"]["cards"]["cards"]] if alone else []
        self.copies: Final = copies
        self.city_at: Final = cities.at
        # by card of his deck at this level: its number
        self.card_at: Final[list[int]] = [numbers.index(card.number) for card in figures.cards] if alone else []
        sheet = Layout()
        self.specialty: Final = sheet.block("specialty", WORKERS)
        self.discs: Final = sheet.block("discs left", up_to(_DISCS))
        self.gone: Final = sheet.block("engine gone")
        self.deck: Final = sheet.block("cards to come", up_to(_DECK))
        self.played: Final = sheet.block("played card", [str(number) for number in numbers])
        self.latest: Final = sheet.block("latest card", [str(number) for number in numbers])
        self.pile: Final = sheet.block("pile", copies.words)
        self.city: Final = sheet.block("next city", cities.words)
        self.active: Final = sheet.block("expansion card in force", [str(n + 1) for n in range(_EXPANSIONS)])
        self.turned: Final = sheet.block("expansion cards turned up", up_to(_EXPANSIONS))
        self.first: Final = layout.repeat(["Sam"] if alone else [], sheet)

    def add(self, on: list[int], sam: SeenSam) -> None:
        first = self.first
        on.append(first + self.specialty + sam.specialty)
        add_exactly(on, first + self.discs, sam.discs, _DISCS)
        if sam.gone:
            on.append(first + self.gone)
        add_exactly(on, first + self.deck, sam.deck, _DECK)
        for card in sam.played:
            on.append(first + self.played + self.card_at[card])
        if sam.played:
            on.append(first + self.latest + self.card_at[sam.played[-1]])
        self.copies.add(on, first + self.pile, sorted(sam.pile))
        on.append(first + self.city + self.city_at[sam.next_city])
        for card in sam.active:
            add_exactly(on, first + self.active, card, _EXPANSIONS - 1)
        add_exactly(on, first + self.turned, sam.turned, _EXPANSIONS)
