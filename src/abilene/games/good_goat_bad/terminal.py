"""The table in plain text: the locations with who may be there, then who owns what."""

from collections.abc import Iterator

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts
from abilene.games.good_goat_bad.data import CHARACTERS, GOAT, LOCATIONS, SALOON, SALOON_ORDER, TOKENS
from abilene.games.good_goat_bad.seen import Seen


def lines(seen: Seen, texts: Texts) -> list[str]:
    """The situation as a seat may see it; the first line is the heading."""
    return [_heading(seen, texts), *_town(seen, texts), "", *_seats(seen, texts), *_below(seen, texts)]


def _heading(seen: Seen, texts: Texts) -> str:
    parts = [texts.format("terminal-round", round=seen.round, rounds=seen.figures.rounds)]
    if seen.dealer >= 0:
        if seen.last >= 0:
            parts.append(texts.format("terminal-deals-to", dealer=seen.dealer, target=seen.last))
        else:
            parts.append(texts.format("terminal-deals", dealer=seen.dealer))
        parts.append(texts.format("terminal-cards", hand=seen.held, pile=seen.pile))
    return " · ".join(parts)


# ------------------------------------------------------------------ the town


def _town(seen: Seen, texts: Texts) -> list[str]:
    """Each location in use: what lies there, and its characters, three in a row if there is room."""
    for in_a_row in (3, 2):
        rows: list[Row] = [("", texts.format("terminal-tokens"), texts.format("score-coins"))]
        for location in seen.figures.locations:
            rows += _location(location, seen, texts, in_a_row)
        found = aligned(rows, "<>><<<")
        if max(map(len, found)) <= WIDTH:
            break
    return found


def _location(location: int, seen: Seen, texts: Texts, in_a_row: int) -> Iterator[Row]:
    lying = str(seen.site_tokens[location] or "–"), str(seen.site_coins[location] or "–")
    row = (texts.format(f"location-{LOCATIONS[location]}"), *lying)
    # The Goat is laid below the Saloon (GGB-DIST-9).
    cards = (*SALOON_ORDER, GOAT) if location == SALOON else (2 * location, 2 * location + 1)
    people = [_character(card, seen, texts) for card in cards]
    for first in range(0, len(people), in_a_row):
        yield (*(row if first == 0 else ("", "", "")), *people[first : first + in_a_row])


def _character(card: int, seen: Seen, texts: Texts) -> str:
    """A character and where it is, as far as the seat knows: with its owner, in the hand, out of the round, unseen."""
    name = texts.format(f"character-{CHARACTERS[card]}")
    if seen.to_come(card):
        return f"{name} ({texts.format('terminal-in-hand')})" if seen.knows(card) else f"{name} ?"
    owner = seen.owner(card)
    if owner < 0:
        return f"{name} ({texts.format('terminal-out')})"
    owned = texts.format("terminal-owned", name=name, owner=short_name(owner, texts))
    return owned if seen.in_play(card) else f"{owned} ✗"


# ------------------------------------------------------------------ the players


def _seats(seen: Seen, texts: Texts) -> list[str]:
    """A row per player: hats, coins, how many tokens, and of which kinds as far as the viewer may look."""
    kinds = seen.figures.locations
    heads = ["score-coins", "terminal-tokens", *(f"score-{TOKENS[kind]}" for kind in kinds)]
    rows: list[Row] = [("", "", *map(texts.format, heads), "")]
    for seat in range(seen.figures.players):
        owned, unseen = _owned(seat, seen)
        name = ("▸ " if seat == seen.seat else "  ") + short_name(seat, texts)
        counts = [str(seen.coins[seat]), str(seen.tokens[seat] or "–"), *(owned[kind] for kind in kinds)]
        rows.append((name, "●" * seen.hats[seat], *counts, unseen))
    return aligned(rows, "<<" + ">" * len(heads) + "<")


def _owned(seat: int, seen: Seen) -> tuple[list[str], str]:
    """A seat's tokens by kind: face down they tell nothing (GGB-HID-8); with the memory aid, what all saw come in."""
    if seen.looks_at(seat):
        return _counted(seen.kinds(seat)), ""
    if seen.figures.memory_aid:
        more, fewer = seen.doubts(seat)
        return _counted(seen.recalled(seat)), " ".join([f"+{more} ?"] * bool(more) + [f"−{fewer} ?"] * bool(fewer))
    return ["?" if seen.tokens[seat] else "–"] * len(TOKENS), ""


def _counted(owned: list[int]) -> list[str]:
    return [str(count or "–") for count in owned]


# ------------------------------------------------------------------ the rest


def _below(seen: Seen, texts: Texts) -> Iterator[str]:
    """What else matters now: loot in suspense, an offer that others are asked about, the hand one may see."""
    elixirs = [(seat, coins) for seat, coins in enumerate(seen.elixirs) if coins]
    held = []
    if seen.loot:
        held.append(texts.format("terminal-loot", token=seen.robbed, count=seen.loot))
    if elixirs:
        held.append(texts.format("terminal-coins", count=sum(seen.elixirs), shares=elixirs))
    together = " · ".join(held)
    if together:
        yield from [together] if len(together) <= WIDTH else held
    if seen.declared >= 0 and seen.player != seen.seat:
        offer = {"dealer": seen.dealer, "target": seen.target, "declared": seen.declared, "card": seen.offered}
        yield texts.format("log-declared", **offer)
    if seen.hand:
        names = [texts.format(f"character-{CHARACTERS[card]}") for card in seen.hand]
        yield texts.format("terminal-hand", hand=", ".join(names))
