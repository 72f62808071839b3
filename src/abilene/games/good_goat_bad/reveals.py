"""What comes to light: a card that is turned over, the Saloon card by card, and what a round has brought to whom."""

from collections.abc import Sequence
from typing import Final

from abilene.engine.events import Event
from abilene.engine.reveals import Recap, Reveal, Standing
from abilene.engine.texts import Texts
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARACTERS, CHARLATAN, GAMBLER, SHERIFF, THIEF, WAITRESS, Figures
from abilene.games.good_goat_bad.trace import place_of

_PLATFORM: Final = "platform"
_ANSWERED: Final = (ev.Accepted, ev.Refused, ev.Discarded)
_BAD: Final = ("killed", "arrested", "nothing")

# What comes of a card in the Saloon, in one word.
_SALOON: Final[dict[type[Event], tuple[int, str]]] = {
    ev.SheriffKilled: (SHERIFF, "killed"),
    ev.SheriffPaid: (SHERIFF, "paid"),
    ev.ThiefArrested: (THIEF, "arrested"),
    ev.CharlatanArrested: (CHARLATAN, "arrested"),
    ev.LootKept: (THIEF, "away"),
    ev.CharlatanPaid: (CHARLATAN, "away"),
    ev.Served: (WAITRESS, "served"),
    ev.Stole: (GAMBLER, "drawn"),
    ev.GamblerReplaced: (GAMBLER, "nothing"),
}


def reveal(event: Event, texts: Texts) -> Reveal | None:
    """The card that an event turns over or makes act, and its stamp."""
    if isinstance(event, _ANSWERED):
        lead = texts.format("reveal-said", dealer=event.dealer)
        stamp = texts.format("reveal-stamp", is_="true" if event.honest else "lie")
        claim = _name(texts, event.declared)
        return _card(texts, event.card, stamp, bool(event.honest), texts.format("reveal-claim", claim=claim), lead)
    if isinstance(event, ev.Forced):
        return _card(texts, event.card, "", True, "", texts.format("reveal-forced", player=event.player))
    found = _acted(event)
    if found is None:
        return None
    card, word = found
    stamp = texts.format("reveal-stamp", is_=word)
    return Reveal(place_of(card), CHARACTERS[card], _name(texts, card), stamp, word not in _BAD)


def _card(texts: Texts, card: int, stamp: str, good: bool, claim: str, lead: str) -> Reveal:
    """A card that has lain face down."""
    return Reveal(_PLATFORM, CHARACTERS[card], _name(texts, card), stamp, good, lead, claim, turns=True)


def _acted(event: Event) -> tuple[int, str] | None:
    """The card of the Saloon that has acted, and what came of it."""
    return (event.card, "nothing") if isinstance(event, ev.ActedInVain) else _SALOON.get(type(event))


def _name(texts: Texts, card: int) -> str:
    return texts.format(f"character-{CHARACTERS[card]}")


# ------------------------------------------------------------------ the end of a round


def recap(events: Sequence[Event], figures: Figures, texts: Texts) -> Recap | None:
    """The round that has just ended: the Saloon card by card, then hats, goods and lies of each seat."""
    ended = events[-1]
    assert isinstance(ended, ev.RoundEnded), ended
    begun = max(i for i, event in enumerate(events) if isinstance(event, ev.RoundBegan))
    lately = events[begun:]
    acted = [(found[0], event) for event in lately if (found := _acted(event)) is not None]
    return Recap(
        title=texts.format("recap-title", round=sum(isinstance(event, ev.RoundBegan) for event in events)),
        lead=texts.format("recap-saloon", count=len(acted)),
        steps=tuple((CHARACTERS[card], texts.format(event.text(), **event.arguments())) for card, event in acted),
        heading=texts.format("recap-seats"),
        columns=tuple(texts.format("recap-column", of=name) for name in ("coins", "tokens", "lies")),
        seats=tuple(_standings(lately, ended, _before(events[:begun], figures))),
        notes=tuple(_notes(lately, texts)),
        next=texts.format("recap-next", dealer=ended.dealer),
    )


def _before(events: Sequence[Event], figures: Figures) -> tuple[Sequence[int], Sequence[int]]:
    """Coins and tokens of each seat when the round began."""
    for event in reversed(events):
        if isinstance(event, ev.RoundEnded):
            return event.coins, event.owned
    return [figures.start_coins] * figures.players, [figures.start_bottles] * figures.players


def _standings(
    lately: Sequence[Event], ended: ev.RoundEnded, before: tuple[Sequence[int], Sequence[int]]
) -> list[Standing]:
    standings = []
    for seat, (coins, owned) in enumerate(zip(ended.coins, ended.owned, strict=True)):
        offers = [event for event in lately if isinstance(event, _ANSWERED) and event.dealer == seat]
        lies = sum(not event.honest for event in offers)
        numbers = (
            (str(coins), _change(coins - before[0][seat])),
            (str(owned), _change(owned - before[1][seat])),
            (f"{lies}/{len(offers)}", ""),
        )
        hats = tuple(CHARACTERS[card] for card in _hats(lately, seat))
        standings.append(Standing(seat, hats, numbers))
    return standings


def _hats(lately: Sequence[Event], seat: int) -> list[int]:
    """The characters that carried a hat of the seat."""
    placed = [event for event in lately if isinstance(event, ev.Accepted | ev.Forced | ev.Refused)]
    return [event.card for event in placed if seat == (event.dealer if isinstance(event, ev.Refused) else event.player)]


def _change(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "="


def _notes(lately: Sequence[Event], texts: Texts) -> list[str]:
    """How much was lied, and how much of it believed; and the cards that nobody could have."""
    offers = [event for event in lately if isinstance(event, _ANSWERED)]
    lies = [event for event in offers if not event.honest]
    believed = sum(isinstance(event, ev.Accepted) for event in lies)
    notes = [texts.format("recap-lies", count=len(offers), lies=len(lies), believed=believed)]
    notes += [texts.format("recap-aside", card=event.card) for event in lately if isinstance(event, ev.SetAside)]
    return notes
