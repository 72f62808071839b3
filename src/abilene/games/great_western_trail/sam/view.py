"""Sam, with the names of things."""

from typing import Any

from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.seen import Seen


def view_sam(seen: Seen) -> dict[str, Any]:
    """His level, specialty, cards, pile and route."""
    sam, figures = seen.sam, seen.figures.sam
    if sam is None or figures is None:
        return {}
    cities, triggers = seen.figures.cities, figures.triggers
    towns = seen.figures.north.towns if seen.figures.north else []
    known = {
        "level": figures.level,
        "specialty": WORKERS[sam.specialty],
        "discs": sam.discs,
        "engine_gone": sam.gone,
        "deck": sam.deck,
        "played": [figures.cards[card].number for card in sam.played],
        "pile": ["?" if card == UNKNOWN else seen.figures.card_name(card) for card in sam.pile],
        "next_city": cities[sam.next_city],
        "active": [[towns[town] for town in figures.expansions[card]] for card in sam.active],
        "back_city": cities[triggers[sam.turned]] if sam.turned < len(triggers) else "",
        "told": sam.told,
    }
    return {"sam": known}
