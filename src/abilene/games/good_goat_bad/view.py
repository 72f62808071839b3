"""What each seat may know, built up field by field (GGB-HID-1 to GGB-HID-11)."""

from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.games.good_goat_bad.data import CHARACTERS, KINDS, LOCATIONS, TOKENS
from abilene.games.good_goat_bad.redeal import Theft, thefts
from abilene.games.good_goat_bad.scoring import breakdown
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, REMOVED, UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare, Slide


def view(t: Town, seat: int | None) -> dict[str, Any]:
    """All that this seat may know (None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = t.figures
    known = {
        "seat": seat,
        "players": figures.players,
        "round": t.round,
        "rounds": figures.rounds,
        "player": t.player,
        "asks": "" if t.over else t.step().kind,
        "dealer": t.dealer,
        "last": t.last,
        "must_accept": _must_accept(t),
        "locations": {
            LOCATIONS[i]: {"tokens": t.site_tokens[i], "coins": t.site_coins[i], "to_come": t.token_reserve(i)}
            for i in figures.locations
        },
        "characters": {CHARACTERS[card]: _place(t.place[card]) for card in figures.deck if t.place[card] != UNSEEN},
        "goat_back": bool(t.goat_back),
        "pile": len(t.pile),
        "hand": len(t.hand),
        "offer": _offer(t, seat),
        "your_hand": _names(t.hand) if t.dealer >= 0 and seat in (t.dealer, EVERYBODY) else [],
        "you_know": _names(_bits(t.seen[seat])) if seat is not None and seat >= 0 else [],
        "all_know": _names(_bits(t.named)),
        "loot": {"tokens": t.loot, "from": LOCATIONS[t.robbed] if t.loot else ""},
        "reserve": t.reserve(),
        "seats": [_seat(t, other, seat) for other in range(figures.players)],
    }
    if figures.memory_aid:
        known["thefts"] = [_theft(t, theft, seat) for theft in thefts(t)]
    return known


def _must_accept(t: Town) -> bool:
    """The offer that comes next cannot be refused (GGB-LAST-7); one already declared can."""
    return t.dealer >= 0 and not isinstance(t.step(), Declare | Answer) and t.must_accept()


def _names(cards: list[int]) -> list[str]:
    return [CHARACTERS[card] for card in sorted(cards)]


def _bits(cards: int) -> list[int]:
    return [card for card in range(len(CHARACTERS)) if cards >> card & 1]


def _place(place: int) -> dict[str, Any]:
    if place == FACE_UP:
        return {"is": "set_aside"}
    if place == REFUSED:
        return {"is": "refused"}
    if place >= REMOVED:
        return {"is": "removed", "owner": place - REMOVED}
    return {"is": "in_play", "owner": place}


def _offer(t: Town, seat: int | None) -> dict[str, Any] | None:
    """The offer as far as it has come; the card itself only for the dealer (GGB-HID-4)."""
    step = t.stack[-1] if t.stack else None
    if not isinstance(step, Slide | Declare | Answer):
        return None
    dealer, target = (step.dealer, step.player) if isinstance(step, Answer) else (step.player, step.target)
    offer: dict[str, Any] = {"dealer": dealer, "target": target}
    if isinstance(step, Answer):
        offer["declared"] = CHARACTERS[step.declared]
    if not isinstance(step, Slide) and seat in (dealer, EVERYBODY):
        offer["card"] = CHARACTERS[step.card]
    return offer


def _seat(t: Town, seat: int, viewer: int | None) -> dict[str, Any]:
    """One seat: coins, hats and the number of tokens are open; kinds only to the owner until the end (GGB-HID-8)."""
    known: dict[str, Any] = {
        "hats": t.hats[seat],
        "coins": t.coins[seat],
        "elixirs": t.elixirs[seat],
        "tokens": t.tokens(seat),
    }
    if _looks_at(t, seat, viewer):
        known["stock"] = _tokens(t.stock[seat * KINDS : (seat + 1) * KINDS])
    if t.figures.memory_aid:
        known["gained"] = _tokens(_gained(t, seat))
    return known


def _looks_at(t: Town, seat: int, viewer: int | None) -> bool:
    """The viewer may turn this seat's tokens up: the owner, and all after the end (GGB-HID-10)."""
    return t.over or viewer in (seat, EVERYBODY)


def _gained(t: Town, seat: int) -> list[int]:
    """Tokens by kind that all saw this seat gain: all it owns but for the random thefts."""
    gained = t.stock[seat * KINDS : (seat + 1) * KINDS]
    for theft in thefts(t):
        if theft.taker == seat:
            gained[theft.kind] -= 1
        if theft.victim == seat:
            gained[theft.kind] += 1
    return gained


def standing(t: Town, viewer: int | None) -> list[dict[str, int | None]]:
    """The score so far: coins, and tokens whose kinds the viewer knows; who has none scores none (GGB-HID-8)."""
    return [
        {part: points if part == "coins" or _knows_stock(t, seat, viewer) else None for part, points in parts.items()}
        for seat, parts in enumerate(breakdown(t))
    ]


def _knows_stock(t: Town, seat: int, viewer: int | None) -> bool:
    if _looks_at(t, seat, viewer) or not t.tokens(seat):
        return True
    # With the memory aid only a theft that the viewer did not see leaves a doubt.
    unseen = any(seat in (x.taker, x.victim) and viewer not in (x.taker, x.victim) for x in thefts(t))
    return t.figures.memory_aid and not unseen


def _tokens(counts: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: count for kind, count in enumerate(counts) if count}


def _theft(t: Town, theft: Theft, viewer: int | None) -> dict[str, Any]:
    known = t.over or viewer in (theft.taker, theft.victim, EVERYBODY)
    return {
        "taker": theft.taker,
        "victim": theft.victim,
        "token": TOKENS[theft.kind] if known else "",
    }
