"""Reveals and recaps on their way to a page: what comes to light, and what a round has brought."""

from itertools import takewhile

from msgspec import UNSET, UnsetType

from abilene.engine.events import Event
from abilene.server.contract.answers import Recap, RecapSeat, RecapStep, Reveal
from abilene.server.tables.table import Table
from abilene.server.words import pieces


def reveal_of(table: Table, event: Event, eyes: int | None, lang: str) -> Reveal | UnsetType:
    """What comes to light with an event."""
    found = table.game.reveal(event, eyes, lang, table.names(lang), marked=True)
    return UNSET if found is None else Reveal(**found._asdict() | {"lead": pieces(found.lead)})


def recap_of(table: Table, event: Event, eyes: int | None, lang: str) -> Recap | UnsetType:
    """What has come to its end with an event, unless that was taken back."""
    heard = table.match.events() if event.closes else []
    if not any(event is one for one in heard):
        return UNSET
    until = [*takewhile(lambda one: one is not event, heard), event]
    found = table.game.recap(until, eyes, lang, table.names(lang), marked=True)
    if found is None:
        return UNSET
    return Recap(
        title=found.title,
        lead=found.lead,
        steps=[RecapStep(icon, pieces(text)) for icon, text in found.steps],
        heading=found.heading,
        columns=found.columns,
        seats=[RecapSeat(*seat) for seat in found.seats],
        notes=[pieces(note) for note in found.notes],
        next=pieces(found.next),
    )
