"""The table in plain text: the map, the worker board, then who owns what."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts
from abilene.games.montana.data import AREAS, GOODS

_CELL = 6  # the width of a region


def lines(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The situation; the first line is the heading."""
    return [
        _heading(view, texts),
        *_map(view, texts),
        *_wrapped(texts.format("terminal-legend")),
        *_wrapped(texts.format("terminal-signs")),
        "",
        *_listed(texts.format("terminal-bank"), _bank(view), texts),
        *(line for area in AREAS for line in _area(view, area, texts)),
        *_listed(texts.format("terminal-shop"), _shop(view, texts), texts),
        *_listed(texts.format("terminal-supply"), _supply(view, texts), texts),
        "",
        *_seats(view, texts),
    ]


def _heading(view: Mapping[str, Any], texts: Texts) -> str:
    turn = view["turn"]
    head = texts.format("terminal-turn", player=turn) if turn >= 0 else texts.format("terminal-before")
    return f"{head} · {texts.format('terminal-solo')}" if view["solo"] else head


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _listed(title: str, words: Sequence[str], texts: Texts) -> list[str]:
    return _wrapped(texts.format("terminal-listed", title=title, words=" · ".join(words)))


# ------------------------------------------------------------------ the map


def _map(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """Each row of regions, half a region further to the right than the one above it."""
    regions = view["map"]
    left = min(2 * region["q"] + region["r"] for region in regions)
    found = []
    for r in sorted({region["r"] for region in regions}):
        row = sorted((region for region in regions if region["r"] == r), key=lambda region: int(region["q"]))
        line = f"{row[0]['region'][0].upper()} "
        for region in row:
            column = 2 + (2 * region["q"] + r - left) * _CELL // 2
            line = f"{line:{column}}{_region(region, texts)}"
        found.append(line)
    return found


def _region(region: Mapping[str, Any], texts: Texts) -> str:
    """A settlement and whose it is, or what the region costs and what lies there."""
    if region["owner"] >= 0:
        more = f"×{region['settlements']}" if region["settlements"] > 1 else ""
        return f"[{region['owner'] + 1}{more}]"
    if region["start"]:
        return "★"
    if region["terrain"] in ("mountain", "lake"):
        return "^^" if region["terrain"] == "mountain" else "~o~" if region["token"] else "~~"
    cost = "".join(texts.format(f"terminal-letter-{good}") * count for good, count in region["cost"].items())
    return f"{cost}{'²' if region['double'] else ''}{'*' if region['token'] else ''}"


# ------------------------------------------------------------------ the worker board


def _bank(view: Mapping[str, Any]) -> list[str]:
    return [f"{space['needs']} → {space['coins']}{_taken(space['crew'])}" for space in view["bank"]]


def _area(view: Mapping[str, Any], area: str, texts: Texts) -> list[str]:
    places = [place for place in view["locations"] if place["area"] == area]
    title = texts.format(f"area-{area}")
    words = [f"{place['coins']} → {place['yield']}{_taken(place['large'])}" for place in places]
    return _listed(title[0].upper() + title[1:], words, texts)


def _taken(crew: Mapping[str, int]) -> str:
    return " ✗" if crew else ""


def _shop(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """Each row with whoever stands in it, and for how many pumpkins."""
    costs = view["shop"]["costs"]
    standing = [(seat["stands"], short_name(number, texts)) for number, seat in enumerate(view["seats"])]
    standing.append((view["shop"]["neutral"], texts.format("terminal-neutral")))
    rows = []
    for row in range(view["shop"]["rows"]):
        here = [f"{name} {costs[space % len(costs)]}" for space, name in standing if space // len(costs) == row]
        rows.append(texts.format("terminal-shop-row", row=row, who="".join(here) or texts.format("terminal-free")))
    return rows


def _supply(view: Mapping[str, Any], texts: Texts) -> list[str]:
    letters = [f"{texts.format(f'terminal-letter-{good}')} {view['supply'][good]}" for good in GOODS]
    workers = "/".join(str(count) for count in view["worker_supply"].values())
    cows = f"{texts.format('terminal-cows')} {view['supply']['cow']}"
    return [*letters, cows, f"{texts.format('terminal-colours')} {workers}"]


# ------------------------------------------------------------------ the players


def _seats(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """A row per player: settlements, coins, cows, canteens, goods and workers."""
    columns = ("settlements", "coins", "cows", "canteens")
    letters = [texts.format(f"terminal-letter-{good}") for good in GOODS]
    rows: list[Row] = [
        ("", *(texts.format(f"terminal-{name}") for name in columns), *letters, texts.format("terminal-workers"))
    ]
    for number, seat in enumerate(view["seats"]):
        rows.append(
            (
                ("▸ " if number == view["seat"] else "  ") + f"{number + 1} {short_name(number, texts)}",
                f"{seat['settlements']}/{seat['settlements'] + seat['settlements_left']}",
                *(str(seat[name]) for name in columns[1:]),
                *(str(seat["goods"][good] or "–") for good in GOODS),
                "/".join(str(count) for count in seat["workers"].values()),
            )
        )
    return aligned(rows, "<" + ">" * (len(columns) + len(GOODS)) + "<")
