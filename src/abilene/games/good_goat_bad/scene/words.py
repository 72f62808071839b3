"""What the parts of the board are, in words: for a pointer that rests on them and for a screen reader."""

from abilene.engine.core import NOBODY
from abilene.engine.events import UNKNOWN
from abilene.games.good_goat_bad.data import (
    CHARACTERS,
    CHARLATAN,
    COLLECTORS,
    GAMBLER,
    GOAT,
    OUTLAW,
    SALOON,
    SALOON_TURNS,
    SHERIFF,
    THIEF,
    WAITRESS,
    location_of,
    takes_tokens,
)
from abilene.games.good_goat_bad.scene.board import Board

# The rule that says what a saloon character does.
_RULES = {
    OUTLAW: "GGB-CHAR-12",
    SHERIFF: "GGB-CHAR-14",
    THIEF: "GGB-CHAR-4",
    CHARLATAN: "GGB-CHAR-8",
    WAITRESS: "GGB-CHAR-19",
    GAMBLER: "GGB-CHAR-22",
    GOAT: "GGB-CHAR-3",
}
# Whose presence changes what it does.
_FOES = {OUTLAW: SHERIFF, SHERIFF: OUTLAW, THIEF: SHERIFF, CHARLATAN: SHERIFF, WAITRESS: GAMBLER, GAMBLER: WAITRESS}


def rule_of(card: int) -> str:
    """The rule of a character's effect."""
    return _RULES[card] if card >= COLLECTORS else "GGB-CHAR-1" if takes_tokens(card) else "GGB-CHAR-2"


def name(b: Board, card: int) -> str:
    """What a character is called."""
    return b.texts.format(f"character-{CHARACTERS[card]}")


def character(b: Board, card: int, state: str, owner: int = NOBODY) -> str:
    """A character, where it is, and what it does."""
    seats = {"player": owner} if owner >= 0 else {"target": b.seen.target} if state == "offered" else {}
    return f"{b.say('character', state=state, card=card, **seats)} {_does(b, card)}"


def _does(b: Board, card: int) -> str:
    if card < COLLECTORS:
        return b.say("does-tokens" if takes_tokens(card) else "does-coins", location=location_of(card))
    if card == GOAT:
        return b.say("does-goat")
    foe, order = "here" if b.seen.in_play(_FOES[card]) else "absent", SALOON_TURNS[card]
    return f"{b.say(f'does-{CHARACTERS[card]}', foe=foe, **_pay(b, card))} {b.say('does-order', order=order)}"


def _pay(b: Board, card: int) -> dict[str, int]:
    """What a saloon character brings in coins, by the figures."""
    figures = b.seen.figures
    if card == OUTLAW:
        return {"kill": figures.outlaw_reward}
    if card == SHERIFF:
        thief, charlatan = figures.sheriff_thief_bonus, figures.sheriff_charlatan_bonus
        return {"base": figures.sheriff_base, "thief": thief, "charlatan": charlatan}
    return {"coins": figures.charlatan_coins} if card == CHARLATAN else {}


def location(b: Board, kind: int) -> str:
    """A location and what lies there."""
    arguments = {
        "location": kind,
        "lying": b.texts.format("tokens", token=kind, count=b.seen.site_tokens[kind]),
        "count": b.seen.site_tokens[kind],
        "worth": b.seen.figures.values[kind],
    }
    if kind == SALOON:
        return b.say("saloon", **arguments)
    coins = b.texts.format("coins", count=b.seen.site_coins[kind])
    return b.say("location", coins=coins, card=2 * kind, declared=2 * kind + 1, **arguments)


def roles(b: Board, seat: int) -> list[str]:
    """What the seat is at this moment, the most telling first."""
    seen = b.seen
    if seen.over:
        return ["wins"] if seat in seen.winners else []
    found = []
    if seat == seen.dealer:
        found.append("deals")
    elif seat == seen.last and seen.dealer >= 0:
        found.append("last")
    elif seat == seen.last and seen.round < seen.figures.rounds:
        found.append("next")
    if seen.must_choose(seat) and seat != seen.dealer:
        found.append("asked")
    if not found and idle(b, seat):
        found.append("idle")
    return found


def idle(b: Board, seat: int) -> bool:
    """Has placed its last hat while others still deal (GGB-DIST-11)."""
    return b.seen.dealer >= 0 and not b.seen.hats[seat]


def seat(b: Board, number: int) -> str:
    """A seat and what it owns."""
    told = b.say(
        "seat",
        player=number,
        coins=b.texts.format("coins", count=b.seen.coins[number]),
        closed=_closed(b, number),
        hats=b.seen.hats[number],
        role=(*roles(b, number), "none")[0],
    )
    return told.rstrip()


def tokens(b: Board, number: int) -> str:
    """How many tokens a seat has face down (GGB-HID-8); with the memory aid, which of them all saw it gain."""
    told = b.say("tokens", player=number, closed=_closed(b, number))
    gained = b.seen.kinds_gained(number)
    recalls = b.seen.figures.memory_aid and any(gained)
    return f"{told} {b.say('gained', stock=gained)}" if recalls else told


def _closed(b: Board, number: int) -> str:
    return b.texts.format("tokens", token=UNKNOWN, count=b.seen.tokens[number])
