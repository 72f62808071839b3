"""The names of things: what the texts say for characters, locations, tokens and shares."""

from collections.abc import Mapping, Sequence
from typing import Any

from abilene.engine.events import UNKNOWN
from abilene.engine.texts import Noun, Texts, seat_noun
from abilene.games.good_goat_bad.data import CHARACTERS, LOCATIONS, TOKENS, Figures


def nouns(_figures: Figures) -> Mapping[str, Noun]:
    """The names of things, by the field that holds them."""
    return {
        "dealer": seat_noun,
        "target": seat_noun,
        "victim": seat_noun,
        "card": _character,
        "declared": _character,
        "cards": _cards,
        "location": _location,
        "token": _token,
        "shares": _shares,
        "stock": _stock,
        "winners": _seats,
        "answer": _answer,
    }


def _character(texts: Texts, name: str, card: int) -> Mapping[str, Any]:
    if card == UNKNOWN:
        return {f"{name}_id": "unknown"}
    return {f"{name}_id": CHARACTERS[card], **texts.forms(f"character-{CHARACTERS[card]}", name)}


def _cards(texts: Texts, name: str, cards: Sequence[int]) -> Mapping[str, Any]:
    return {name: ", ".join(texts.format(f"character-{CHARACTERS[card]}") for card in cards), "seen": len(cards)}


def _location(texts: Texts, name: str, location: int) -> Mapping[str, Any]:
    return texts.forms(f"location-{LOCATIONS[location]}", name)


def _token(texts: Texts, name: str, kind: int) -> Mapping[str, Any]:
    return {name: TOKENS[kind] if kind != UNKNOWN else "unknown"}


def _shares(texts: Texts, name: str, shares: Sequence[tuple[int, int]]) -> Mapping[str, Any]:
    listed = [texts.format("share", victim=seat, count=count) for seat, count in shares]
    return {name: ", ".join(listed), "total": sum(count for _, count in shares)}


def _stock(texts: Texts, name: str, stock: Sequence[int]) -> Mapping[str, Any]:
    owned = [texts.format("tokens", token=kind, count=count) for kind, count in enumerate(stock) if count]
    return {name: ", ".join(owned), "total": sum(stock)}


def _seats(texts: Texts, name: str, seats: Sequence[int]) -> Mapping[str, Any]:
    return {name: f" {texts.format('and')} ".join(texts.seat(seat) for seat in seats), "count": len(seats)}


def _answer(texts: Texts, name: str, answer: int) -> Mapping[str, Any]:
    return {name: ("accept", "refuse")[answer]}
