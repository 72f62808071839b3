"""What everybody may know of Sam: all but the order of his deck and his starting objective (GWTA-SETUP-9)."""

from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.sam.kansas_city import next_city
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.state import Trail


def view_sam(t: Trail, viewer: int | None) -> dict[str, Any]:
    """His level, specialty, cards, pile and route."""
    sam, figures = sam_of(t)
    names = [t.figures.card_name(card) for card in sam.pile]
    hidden = viewer != EVERYBODY and not t.over
    city, _ = next_city(t)
    return {
        "level": figures.level,
        "specialty": WORKERS[sam.specialty],
        "discs": sam.discs,
        "engine_gone": bool(sam.gone),
        "deck": len(sam.deck),
        "played": [figures.cards[card].number for card in sam.played],
        "pile": ["?", *names[1:]] if hidden else names,
        "next_city": t.figures.cities[city],
        "active": [_towns(t, figures.expansions[card]) for card in sam.active],
        "back_city": t.figures.cities[figures.triggers[sam.turned]] if sam.turned < len(figures.triggers) else "",
        "told": sam.told[:],
    }


def _towns(t: Trail, towns: list[int]) -> list[str]:
    north = t.figures.north
    return [north.towns[town] for town in towns] if north else []
