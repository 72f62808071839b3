"""What the parts of the board are, in words: for a pointer that rests on them and for a screen reader."""

from abilene.engine.board import sentences
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
# Where a character may be that can still be placed, as far as the viewer knows.
_OPEN = ("hand", "offered", "to_come")
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
    waits = state in _OPEN or (state == "in_play" and card in (OUTLAW, SHERIFF, WAITRESS))
    return sentences(
        b.say("character", state=state, card=card, **seats), _does(b, card), _now(b, card) if waits else ""
    )


def _does(b: Board, card: int) -> str:
    if card < COLLECTORS:
        return b.say("does-tokens" if takes_tokens(card) else "does-coins", location=location_of(card))
    if card == GOAT:
        return b.say("does-goat")
    foe, order = "here" if b.seen.in_play(_FOES[card]) else "absent", SALOON_TURNS[card]
    return f"{b.say(f'does-{CHARACTERS[card]}', foe=foe, **_pay(b, card))} {b.say('does-order', order=order)}"


def _now(b: Board, card: int) -> str:
    """What the effect of a character would bring at this moment; nothing where it hangs on what a player chooses."""
    seen, figures = b.seen, b.seen.figures
    if card < COLLECTORS:
        home = location_of(card)
        if not takes_tokens(card):
            return _now_coins(b, seen.site_coins[home])
        return b.say("now", count=seen.site_tokens[home], what=b.say("now-lying", **lying(b, home)))
    if card == OUTLAW:
        return _now_coins(b, figures.outlaw_reward if seen.in_play(SHERIFF) else 0)
    if card == SHERIFF and not seen.in_play(OUTLAW):
        thief, charlatan = figures.sheriff_thief_bonus, figures.sheriff_charlatan_bonus
        more = thief * seen.in_play(THIEF) + charlatan * seen.in_play(CHARLATAN)
        return _now_coins(b, figures.sheriff_base + more)
    if card == WAITRESS:
        return b.say("now", count=seen.bottles(), what=b.say("now-lying", **lying(b, SALOON)))
    if card == THIEF:
        best = max(figures.locations, key=lambda place: seen.site_tokens[place] * figures.values[place])
        return b.say("now", count=seen.site_tokens[best], what=b.say("now-most", location=best, **lying(b, best)))
    return ""


def _now_coins(b: Board, count: int) -> str:
    return b.say("now", count=count, what=b.texts.format("coins", count=count))


def lying(b: Board, kind: int, count: int | None = None) -> dict[str, int]:
    """Tokens of a kind and what they are worth: those at its location, if no other number is meant."""
    count = b.seen.site_tokens[kind] if count is None else count
    worth = b.seen.figures.values[kind]
    return {"token": kind, "count": count, "worth": worth, "sum": count * worth}


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
        **lying(b, kind),
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
    worth = b.say("money", total=b.seen.money(number)) if b.seen.looks_at(number) and not b.seen.over else ""
    return sentences(told.rstrip(), worth)


def tokens(b: Board, number: int) -> str:
    """How many tokens a seat has face down (GGB-HID-8); with the memory aid, which of them all saw it gain."""
    told = b.say("tokens", player=number, closed=_closed(b, number))
    gained = b.seen.kinds_gained(number)
    recalls = b.seen.figures.memory_aid and any(gained)
    return f"{told} {b.say('gained', stock=gained)}" if recalls else told


def _closed(b: Board, number: int) -> str:
    return b.texts.format("tokens", token=UNKNOWN, count=b.seen.tokens[number])
