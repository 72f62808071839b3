"""What the parts of the board are, in words: for a pointer that rests on them and for a screen reader."""

from typing import Any

from abilene.games.good_goat_bad.data import (
    CHARACTERS,
    CHARLATAN,
    COLLECTORS,
    GAMBLER,
    GOAT,
    LOCATIONS,
    OUTLAW,
    SHERIFF,
    THIEF,
    TOKENS,
    WAITRESS,
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
    return ("GGB-CHAR-1", "GGB-CHAR-2")[card % 2] if card < COLLECTORS else _RULES[card]


def character(b: Board, card: int, state: str, **arguments: Any) -> str:
    """A character, where it is, and what it does."""
    return f"{b.say('character', state=state, card=card, **arguments)} {_does(b, card)}"


def _does(b: Board, card: int) -> str:
    if card < COLLECTORS:
        return b.say("does-coins" if card % 2 else "does-tokens", location=card // 2)
    if card == GOAT:
        return b.say("does-goat")
    foe = b.view["characters"].get(CHARACTERS[_FOES[card]], {})
    return b.say(f"does-{CHARACTERS[card]}", foe="here" if foe.get("is") == "in_play" else "absent")


def location(b: Board, name: str) -> str:
    """A location and what lies there."""
    kind = LOCATIONS.index(name)
    lying = b.view["locations"][name]
    arguments = {
        "location": kind,
        "lying": b.texts.format("tokens", token=kind, count=lying["tokens"]),
        "worth": b.view["worth"][TOKENS[kind]],
    }
    if 2 * kind >= COLLECTORS:
        return b.say("saloon", **arguments)
    coins = b.texts.format("coins", count=lying["coins"])
    return b.say("location", coins=coins, card=2 * kind, declared=2 * kind + 1, **arguments)


def roles(b: Board, seat: int) -> list[str]:
    """What the seat is at this moment, the most telling first."""
    view = b.view
    if view["player"] < 0:
        return ["wins"] if seat in view["winners"] else []
    found = []
    if seat == view["dealer"]:
        found.append("deals")
    elif seat == view["last"] and view["dealer"] >= 0:
        found.append("last")
    elif seat == view["last"] and view["round"] < view["rounds"]:
        found.append("next")
    if seat == view["player"] and seat != view["dealer"]:
        found.append("asked")
    if not found and idle(b, seat):
        found.append("idle")
    return found


def idle(b: Board, seat: int) -> bool:
    """Has placed its last hat while others still deal (GGB-DIST-11)."""
    return b.view["dealer"] >= 0 and not b.view["seats"][seat]["hats"]


def seat(b: Board, number: int) -> str:
    """A seat and what it owns."""
    owns = b.view["seats"][number]
    told = b.say(
        "seat",
        player=number,
        coins=b.texts.format("coins", count=owns["coins"]),
        closed=b.texts.format("tokens", token=-1, count=owns["tokens"]),
        hats=owns["hats"],
        role=(*roles(b, number), "none")[0],
    )
    return told.rstrip()


def tokens(b: Board, number: int) -> str:
    """How many tokens a seat has face down (GGB-HID-8); with the memory aid, which of them all saw it gain."""
    owns = b.view["seats"][number]
    told = b.say("tokens", player=number, closed=b.texts.format("tokens", token=-1, count=owns["tokens"]))
    gained = [owns["gained"].get(name, 0) for name in TOKENS] if "gained" in owns else []
    return f"{told} {b.say('gained', stock=gained)}" if any(gained) else told
