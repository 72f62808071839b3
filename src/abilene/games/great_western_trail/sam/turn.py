"""Sam's turn: one card, carried out without a single decision."""

from abilene.engine.core import Step
from abilene.games.great_western_trail.sam.build import build
from abilene.games.great_western_trail.sam.buy import add_cards, buy, take_value_3
from abilene.games.great_western_trail.sam.data import (
    ADD_CARDS,
    BUILD,
    BUILD_ONE,
    BUY,
    DRIVE,
    DRIVE_TO_STATION,
    HIRE_CHEAPEST,
    HIRE_SPECIALTY,
    SEAT,
    TAKE_HAZARD,
    TAKE_OBJECTIVE,
    TAKE_OUTLAW,
    TAKE_VALUE_3,
    SamCard,
)
from abilene.games.great_western_trail.sam.engine import drive, drive_to_next_station
from abilene.games.great_western_trail.sam.hire import hire
from abilene.games.great_western_trail.sam.kansas_city import visit_kansas_city
from abilene.games.great_western_trail.sam.move import ride
from abilene.games.great_western_trail.sam.stores import open_store
from abilene.games.great_western_trail.sam.taking import take_hazard, take_objective, take_outlaw
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import Trail


class SamTurn(Step[Trail]):
    """One card: a store on some, a ride, an action, and Kansas City if he gets there (GWTA-TURN-2)."""

    def run(self, t: Trail, /) -> bool:
        sam, figures = sam_of(t)
        sam.told = []
        number = draw(t)
        card = figures.cards[number]
        if card.store:
            open_store(t)
        ride(t, card)
        for deed in card.deeds[sam.specialty]:  # GWTA-HIRE-6
            act(t, deed)
        if t.herder[SEAT] == t.figures.kansas_city:  # GWTA-TURN-4
            visit_kansas_city(t)
        sam.played.append(number)
        return True


def draw(t: Trail) -> int:
    """The top card of his deck, which is made anew of the played cards when it is empty (GWTA-TURN-1)."""
    sam, figures = sam_of(t)
    if not sam.deck:
        sam.deck, sam.played = sam.played, []
        tell(t, "shuffled", "deck-empty", [len(sam.deck)])
        t.shuffle(sam.deck)
    number = sam.deck.pop()
    t.reveal()
    card = figures.cards[number]
    tell(t, "drew", "side" if _has_sides(card) else "one-side", [card.number, sam.specialty])
    return number


def _has_sides(card: SamCard) -> bool:
    return not card.deeds[0] == card.deeds[1] == card.deeds[2]


def act(t: Trail, deed: int) -> None:
    """Carry out one action of a card, as far as it can be (GWTA-TURN-7)."""
    if deed in (HIRE_SPECIALTY, HIRE_CHEAPEST):
        hire(t, deed == HIRE_CHEAPEST)
    elif deed == ADD_CARDS:
        add_cards(t, "cards-first")
    elif deed == BUY:
        buy(t)
    elif deed == TAKE_VALUE_3:
        take_value_3(t)
    elif deed in (BUILD, BUILD_ONE):
        build(t, deed == BUILD_ONE)
    elif deed == DRIVE:
        drive(t)
    elif deed == DRIVE_TO_STATION:
        drive_to_next_station(t)
    elif deed == TAKE_OBJECTIVE:
        take_objective(t, "objective-card")
    elif deed == TAKE_OUTLAW:
        take_outlaw(t)
    else:
        assert deed == TAKE_HAZARD
        take_hazard(t)
