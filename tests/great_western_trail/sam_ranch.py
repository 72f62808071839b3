"""A table with Sam set up by hand, told in the game's words."""

from typing import Any, Self

from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.sam.state import Sam
from abilene.games.great_western_trail.sam.telling import deeds, sam_of
from abilene.games.great_western_trail.sam.turn import SamTurn
from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.ranch import Ranch, card, start

HUMAN, SAM = range(2)  # the seats
LEVELS = ("easy", "medium", "hard")


def solo(level: str = "medium", seed: int = 1, **options: Any) -> Trail:
    """A solo game after its set-up, settled."""
    return start(1, 2, seed, solo=level, **options)


class SamRanch(Ranch):
    """A situation in a solo game: Sam has his printed workers only, and the human's herder stands on A."""

    def __init__(self, level: str, **options: Any) -> None:
        super().__init__(1, 2, solo=level, **options)
        self.workers(SAM, cowboy=1, craftsman=1, engineer=1).herders("A", "START")

    @property
    def sam(self) -> Sam:
        """Sam himself."""
        return sam_of(self.t)[0]

    def specialty(self, worker: str) -> Self:
        self.sam.specialty = WORKERS.index(worker)
        return self

    def supply(self, discs: int) -> Self:
        """Discs that are left beside Sam's board."""
        self.sam.discs = discs
        return self

    def delivered(self, *cities: str) -> Self:
        """Sam has made these deliveries of his route."""
        self.sam.delivered = len(cities)
        return self.discs(SAM, **{city: cities.count(city) for city in cities})

    def his_pile(self, *cards: str) -> Self:
        """Sam's pile of cards, the starting objective first."""
        self.sam.pile = [card(self.t, name) for name in cards]
        return self

    def his_supply(self, *faces: str) -> Self:
        """The buildings that Sam has not placed yet."""
        self.t.unbuilt[SAM] = sum(1 << int(face[:-1]) - 1 for face in faces)
        return self

    def his_deck(self, *numbers: int) -> Self:
        """Sam's deck, its top card first; all his other cards have been played."""
        cards = [each.number for each in sam_of(self.t)[1].cards]
        self.sam.deck = [cards.index(number) for number in numbers[::-1]]
        self.sam.played = [each for each in range(len(cards)) if each not in self.sam.deck]
        return self

    def sams_turn(self, number: int) -> Self:
        """Sam has a turn, for which he draws this card."""
        self.his_deck(number)
        return self.owe(SamTurn(SAM))

    # --- what became of it

    def pile_names(self) -> list[str]:
        """The cards of Sam's pile that he has gained, in order."""
        return self.cards(self.sam.pile[1:])

    def played_numbers(self) -> list[int]:
        """Sam's played cards, the latest last."""
        return [sam_of(self.t)[1].cards[each].number for each in self.sam.played]

    def his_workers(self) -> tuple[int, ...]:
        """Sam's cowboys, builders and engineers."""
        return tuple(self.t.staffs(SAM))

    def his_stations(self) -> list[int]:
        """Stations with a disc of Sam, S1 being 1."""
        return [number + 1 for number in range(len(self.t.masters)) if self.t.stations[SAM] >> number & 1]

    def his_cities(self) -> dict[str, int]:
        """Sam's discs by city."""
        names = self.t.figures.cities
        return {name: count for name, count in zip(names, self.t.cities[SAM * len(names) :], strict=True) if count}

    def his_buildings(self) -> dict[str, str]:
        """Sam's buildings by trail space."""
        figures = self.t.figures
        return {figures.spaces[at]: figures.faces[self.t.face(at)].name for at in self.t.own_buildings(SAM)}

    def market_names(self) -> list[str]:
        """The cattle market, equal cards one by one."""
        return self.cards([kind for kind, count in enumerate(self.t.market) for _ in range(count)])

    def engine_at(self, seat: int = SAM) -> str:
        """The railroad space of an engine."""
        return self.t.figures.rail_name(self.t.engine[seat])

    def told(self) -> list[tuple[str, str]]:
        """Sam's turn, step by step: what he did and why."""
        return [(deed.step, deed.reason) for deed in deeds(self.sam.told)]

    def why(self, step: str) -> str:
        """Why Sam did this, the first time he did it in his turn."""
        return next(reason for each, reason in self.told() if each == step)


def with_sam(level: str = "medium", **options: Any) -> SamRanch:
    """A table with Sam."""
    return SamRanch(level, **options)


def with_sam_in_the_north(level: str = "medium", **options: Any) -> SamRanch:
    """A table with Sam and Rails to the North."""
    return SamRanch(level, rails_to_the_north=True, **options)
