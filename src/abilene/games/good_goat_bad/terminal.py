"""The table in plain text: the locations with who may be there, then who owns what."""

from collections.abc import Iterator, Mapping
from typing import Any

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.events import UNKNOWN
from abilene.engine.texts import Texts
from abilene.games.good_goat_bad.data import (
    CHARACTERS,
    GOAT,
    LOCATIONS,
    SALOON,
    SALOON_ORDER,
    TOKENS,
)


def lines(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The situation as a seat may see it; the first line is the heading."""
    return [_heading(view, texts), *_town(view, texts), "", *_seats(view, texts), *_below(view, texts)]


def _heading(view: Mapping[str, Any], texts: Texts) -> str:
    parts = [texts.format("terminal-round", round=view["round"], rounds=view["rounds"])]
    if view["dealer"] >= 0:
        if view["last"] >= 0:
            parts.append(texts.format("terminal-deals-to", dealer=view["dealer"], target=view["last"]))
        else:
            parts.append(texts.format("terminal-deals", dealer=view["dealer"]))
        parts.append(texts.format("terminal-cards", hand=view["hand"], pile=view["pile"]))
    return " · ".join(parts)


# ------------------------------------------------------------------ the town


def _town(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """Each location in use: what lies there, and its characters, three in a row if there is room."""
    for in_a_row in (3, 2):
        rows: list[Row] = [("", texts.format("terminal-tokens"), texts.format("score-coins"))]
        for i, name in enumerate(LOCATIONS):
            if name in view["locations"]:
                rows += _location(i, view, texts, in_a_row)
        found = aligned(rows, "<>><<<")
        if max(map(len, found)) <= WIDTH:
            break
    return found


def _location(i: int, view: Mapping[str, Any], texts: Texts, in_a_row: int) -> Iterator[Row]:
    lying = view["locations"][LOCATIONS[i]]
    row = (texts.format(f"location-{LOCATIONS[i]}"), str(lying["tokens"] or "–"), str(lying["coins"] or "–"))
    # The Goat is laid below the Saloon (GGB-DIST-9).
    cards = (*SALOON_ORDER, GOAT) if i == SALOON else (2 * i, 2 * i + 1)
    people = [_character(card, view, texts) for card in cards]
    for first in range(0, len(people), in_a_row):
        yield (*(row if first == 0 else ("", "", "")), *people[first : first + in_a_row])


def _character(card: int, view: Mapping[str, Any], texts: Texts) -> str:
    """A character and where it is, as far as the seat knows: with its owner, in the hand, out of the round, unseen."""
    name = texts.format(f"character-{CHARACTERS[card]}")
    place = view["characters"].get(CHARACTERS[card])
    if place is None:
        known = CHARACTERS[card] in view["you_know"] or CHARACTERS[card] in view["all_know"]
        return f"{name} ({texts.format('terminal-in-hand')})" if known else f"{name} ?"
    if place["is"] in ("set_aside", "refused"):
        return f"{name} ({texts.format('terminal-out')})"
    owner = short_name(place["owner"], texts)
    owned = texts.format("terminal-owned", name=name, owner=owner)
    return f"{owned} ✗" if place["is"] == "removed" else owned


# ------------------------------------------------------------------ the players


def _seats(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """A row per player: hats, coins, how many tokens, and of which kinds as far as the viewer may look."""
    kinds = [kind for kind, name in enumerate(LOCATIONS) if name in view["locations"]]
    heads = ["score-coins", "terminal-tokens", *(f"score-{TOKENS[kind]}" for kind in kinds)]
    rows: list[Row] = [("", "", *map(texts.format, heads), "")]
    for number, seat in enumerate(view["seats"]):
        owned, unseen = _owned(number, view)
        name = ("▸ " if number == view["seat"] else "  ") + short_name(number, texts)
        counts = [str(seat["coins"]), str(seat["tokens"] or "–"), *(owned[kind] for kind in kinds)]
        rows.append((name, "●" * seat["hats"], *counts, unseen))
    return aligned(rows, "<<" + ">" * len(heads) + "<")


def _owned(seat: int, view: Mapping[str, Any]) -> tuple[list[str], str]:
    """A seat's tokens by kind: face down they tell nothing (GGB-HID-8); with the memory aid, what all saw come in."""
    shown = view["seats"][seat]
    if "stock" in shown:
        return _counted([shown["stock"].get(name, 0) for name in TOKENS]), ""
    if "gained" in shown:
        return _remembered(seat, view)
    return ["?" if shown["tokens"] else "–"] * len(TOKENS), ""


def _counted(owned: list[int]) -> list[str]:
    return [str(count or "–") for count in owned]


def _remembered(seat: int, view: Mapping[str, Any]) -> tuple[list[str], str]:
    """What all saw a seat gain, and the random thefts, those it could not see apart (GGB-HID-9)."""
    owned, more, fewer = [view["seats"][seat]["gained"].get(name, 0) for name in TOKENS], 0, 0
    for theft in view["thefts"]:
        if theft["taker"] == seat:
            if theft["token"]:
                owned[TOKENS.index(theft["token"])] += 1
            else:
                more += 1
        if theft["victim"] == seat:
            if theft["token"]:
                owned[TOKENS.index(theft["token"])] -= 1
            else:
                fewer += 1
    return _counted(owned), " ".join([f"+{more} ?"] * bool(more) + [f"−{fewer} ?"] * bool(fewer))


# ------------------------------------------------------------------ the rest


def _below(view: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """What else matters now: loot in suspense, an offer that others are asked about, the hand one may see."""
    loot, offer = view["loot"], view["offer"]
    elixirs = [(number, seat["elixirs"]) for number, seat in enumerate(view["seats"]) if seat["elixirs"]]
    held = []
    if loot["tokens"]:
        held.append(texts.format("terminal-loot", token=LOCATIONS.index(loot["from"]), count=loot["tokens"]))
    if elixirs:
        held.append(texts.format("terminal-coins", count=sum(coins for _, coins in elixirs), shares=elixirs))
    together = " · ".join(held)
    if together:
        yield from [together] if len(together) <= WIDTH else held
    if offer and "declared" in offer and view["player"] != view["seat"]:
        card = CHARACTERS.index(offer["card"]) if "card" in offer else UNKNOWN
        named = CHARACTERS.index(offer["declared"])
        yield texts.format("log-declared", dealer=offer["dealer"], target=offer["target"], declared=named, card=card)
    if view["your_hand"]:
        names = [texts.format(f"character-{name}") for name in view["your_hand"]]
        yield texts.format("terminal-hand", hand=", ".join(names))
