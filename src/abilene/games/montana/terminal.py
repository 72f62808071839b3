"""The table in plain text: the map, the worker board, then who owns what."""

from collections.abc import Sequence
from textwrap import wrap

from abilene.engine.board import capital
from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts
from abilene.games.montana.data import AREAS, GOODS
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import NOTHING, START_TILE, WAITING

_CELL = 6  # the width of a region


def lines(seen: Seen, texts: Texts) -> list[str]:
    """The situation; the first line is the heading."""
    return [
        _heading(seen, texts),
        *_map(seen, texts),
        *_wrapped(texts.format("terminal-legend")),
        *_wrapped(texts.format("terminal-signs")),
        "",
        *_listed(texts.format("terminal-bank"), _bank(seen), texts),
        *(line for area in range(len(AREAS)) for line in _area(seen, area, texts)),
        *_listed(texts.format("terminal-shop"), _shop(seen, texts), texts),
        *_listed(texts.format("terminal-supply"), _supply(seen, texts), texts),
        "",
        *_seats(seen, texts),
    ]


def _heading(seen: Seen, texts: Texts) -> str:
    turn = seen.turn
    head = texts.format("terminal-turn", player=turn) if turn >= 0 else texts.format("terminal-before")
    return f"{head} · {texts.format('terminal-solo')}" if seen.figures.solo else head


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _listed(title: str, words: Sequence[str], texts: Texts) -> list[str]:
    return _wrapped(texts.format("terminal-listed", title=title, words=" · ".join(words)))


# ------------------------------------------------------------------ the map


def _map(seen: Seen, texts: Texts) -> list[str]:
    """Each row of regions, half a region further to the right than the one above it."""
    where, names = seen.figures.where, seen.figures.region_names
    left = min(2 * q + r for q, r in where)
    rows: dict[str, str] = {}
    for region in sorted(range(len(where)), key=lambda region: where[region][::-1]):
        (q, r), row = where[region], names[region][0].upper()
        column = 2 + (2 * q + r - left) * _CELL // 2
        rows[row] = f"{rows.get(row, row + ' '):{column}}{_region(seen, region, texts)}"
    return list(rows.values())


def _region(seen: Seen, region: int, texts: Texts) -> str:
    """A settlement and whose it is, or what the region costs and what lies there."""
    figures, face, owner, token = seen.figures, seen.land[region], seen.owner[region], seen.token[region]
    if owner >= 0:
        more = f"×{seen.pieces[region]}" if seen.pieces[region] > 1 else ""
        return f"[{owner + 1}{more}]"
    if owner == START_TILE:
        return "★"
    if not figures.buildable[face]:
        return "^^" if figures.terrain[face] == "mountain" else "~~" if token == NOTHING else "~o~"
    cost = "".join(letter * count for letter, count in zip(_letters(texts), figures.costs[face], strict=True))
    return f"{cost}{'²' if figures.has_double[face] else ''}{'' if token == NOTHING else '*'}"


def _letters(texts: Texts) -> list[str]:
    """What stands for each kind of good."""
    return [texts.format(f"terminal-letter-{good}") for good in GOODS]


# ------------------------------------------------------------------ the worker board


def _bank(seen: Seen) -> list[str]:
    spaces = zip(seen.figures.bank_workers, seen.figures.bank_coins, seen.bank, strict=True)
    return [f"{needs} → {coins}{_taken(crew)}" for needs, coins, crew in spaces]


def _area(seen: Seen, area: int, texts: Texts) -> list[str]:
    figures = seen.figures
    words = [
        f"{figures.location_coins[place]} → {figures.location_yield[place]}{_taken(seen.large[place])}"
        for place in figures.area_locations[area]
    ]
    return _listed(capital(texts.format(f"area-{AREAS[area]}")), words, texts)


def _taken(crew: int) -> str:
    return " ✗" if crew else ""


def _shop(seen: Seen, texts: Texts) -> list[str]:
    """Each row with whoever stands in it, and for how many pumpkins."""
    figures = seen.figures
    standing = [(space, short_name(seat, texts)) for seat, space in enumerate(seen.stand)]
    standing.append((seen.neutral, texts.format("terminal-neutral")))
    who = [texts.format("terminal-free")] * figures.rows
    for space, name in standing:
        if space != WAITING:
            row, column = figures.cell(space)
            who[row] = f"{name} {figures.column_costs[column]}"
    return [texts.format("terminal-shop-row", row=row, who=name) for row, name in enumerate(who)]


def _supply(seen: Seen, texts: Texts) -> list[str]:
    goods = [f"{letter} {count}" for letter, count in zip(_letters(texts), seen.supply, strict=True)]
    cows = f"{texts.format('terminal-cows')} {seen.cow_supply}"
    return [*goods, cows, f"{texts.format('terminal-colours')} {'/'.join(map(str, seen.worker_supply))}"]


# ------------------------------------------------------------------ the players


def _seats(seen: Seen, texts: Texts) -> list[str]:
    """A row per player: settlements, coins, cows, canteens, goods and workers."""
    columns = [texts.format(f"terminal-{name}") for name in ("settlements", "coins", "cows", "canteens")]
    rows: list[Row] = [("", *columns, *_letters(texts), texts.format("terminal-workers"))]
    rows += [
        (
            ("▸ " if seat == seen.seat else "  ") + f"{seat + 1} {short_name(seat, texts)}",
            f"{seen.placed(seat)}/{seen.figures.settlements}",
            *map(str, (seen.coins[seat], seen.cows[seat], seen.canteens[seat])),
            *(str(count or "–") for count in seen.goods[seat]),
            "/".join(map(str, seen.workers[seat])),
        )
        for seat in range(seen.figures.players)
    ]
    return aligned(rows, "<" + ">" * (len(columns) + len(GOODS)) + "<")
