"""What is seen, with names on: the JSON of the interface."""

from typing import Any

from abilene.engine.seen import SPECTATOR
from abilene.games.good_goat_bad.data import CHARACTERS, LOCATIONS, TOKENS
from abilene.games.good_goat_bad.scoring import breakdown
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.state import Town


def view(seen: Seen) -> dict[str, Any]:
    """All that a seat may know (None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = seen.figures
    known = {
        "seat": None if seen.seat == SPECTATOR else seen.seat,
        "players": figures.players,
        "round": seen.round,
        "rounds": figures.rounds,
        "player": seen.player,
        "asks": seen.asks,
        "dealer": seen.dealer,
        "last": seen.last,
        "must_accept": seen.must_accept,
        "locations": {LOCATIONS[location]: _location(seen, location) for location in figures.locations},
        "characters": {CHARACTERS[card]: _place(seen, card) for card in figures.deck if not seen.to_come(card)},
        "goat_back": bool(seen.goat_back),
        "pile": seen.pile,
        "hand": seen.held,
        "offer": _offer(seen) if seen.target >= 0 else None,
        "your_hand": _names(seen.hand),
        "you_know": _names(_bits(seen.noted)),
        "all_know": _names(_bits(seen.named)),
        "loot": {"tokens": seen.loot, "from": LOCATIONS[seen.robbed] if seen.loot else ""},
        "reserve": seen.reserve,
        "seats": [_seat(seen, seat) for seat in range(figures.players)],
    }
    if figures.memory_aid:
        known["thefts"] = [_theft(*seen.thefts[i : i + 3]) for i in range(0, len(seen.thefts), 3)]
    return known


def _location(seen: Seen, location: int) -> dict[str, int]:
    """What lies there, and the tokens still to come: one for each round not yet begun (GGB-INV-7)."""
    to_come = seen.figures.rounds - seen.round
    return {"tokens": seen.site_tokens[location], "coins": seen.site_coins[location], "to_come": to_come}


def _place(seen: Seen, card: int) -> dict[str, Any]:
    if seen.set_aside(card):
        return {"is": "set_aside"}
    if seen.refused(card):
        return {"is": "refused"}
    return {"is": "in_play" if seen.in_play(card) else "removed", "owner": seen.owner(card)}


def _bits(cards: int) -> list[int]:
    return [card for card in range(len(CHARACTERS)) if cards >> card & 1]


def _names(cards: list[int]) -> list[str]:
    return [CHARACTERS[card] for card in cards]


def _offer(seen: Seen) -> dict[str, Any]:
    offer: dict[str, Any] = {"dealer": seen.dealer, "target": seen.target}
    if seen.declared >= 0:
        offer["declared"] = CHARACTERS[seen.declared]
    if seen.offered >= 0:
        offer["card"] = CHARACTERS[seen.offered]
    return offer


def _seat(seen: Seen, seat: int) -> dict[str, Any]:
    known: dict[str, Any] = {
        "hats": seen.hats[seat],
        "coins": seen.coins[seat],
        "elixirs": seen.elixirs[seat],
        "tokens": seen.tokens[seat],
    }
    if seen.looks_at(seat):
        known["stock"] = _tokens(seen.kinds(seat))
    if seen.figures.memory_aid:
        known["gained"] = _tokens(seen.kinds_gained(seat))
    return known


def _tokens(counts: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: count for kind, count in enumerate(counts) if count}


def _theft(taker: int, victim: int, kind: int) -> dict[str, Any]:
    return {"taker": taker, "victim": victim, "token": TOKENS[kind] if kind >= 0 else ""}


def standing(t: Town, seat: int | None) -> list[dict[str, int | None]]:
    """The score so far: coins, and tokens whose kinds the seat knows (GGB-HID-8)."""
    seen = Seen(t, seat)
    return [
        {part: points if part == "coins" or seen.knows_stock(owner) else None for part, points in parts.items()}
        for owner, parts in enumerate(breakdown(t))
    ]
